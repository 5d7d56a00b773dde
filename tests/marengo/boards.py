"""Boards as somebody writes them in the board editor: value by value, each as it is typed."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from companion.games.marengo.board import drafting
from companion.games.marengo.board.model import Board, Locale, said
from companion.games.marengo.board.parts import BOARD, MORALE, TIME, Part, get, parts
from companion.games.marengo.studio.slots import NO, YES, slots


def same(board: Board) -> Any:
    """All that a board says, to be compared."""
    return to_builtins(board)


def typed(board: Board, part: Part, **values: object) -> Board:
    """The board with these values typed one after the other."""
    for key, value in values.items():
        words = {True: YES, False: NO}.get(value, str(value)) if isinstance(value, bool) else str(value)
        found = {slot.key.removesuffix("_"): slot for slot in slots(board, part)}
        board = found[key.removesuffix("_")].put(words)
    return board


def side_called(board: Board, id_: str) -> Part:
    return next(part for part in parts(board) if part.kind == "approach" and get(board, part).id == id_)


def written_anew(model: Board) -> Board:
    """The same board once more, from nothing, as an owner would type it."""
    board = drafting.new_board({"en": said(model.name, "en")})
    board = typed(board, BOARD, **_named(model), source=model.source, size="{} {}".format(*model.size or (0, 0)))
    board = typed(board, TIME, rounds=model.time.rounds, first_hour=model.time.first_hour)
    morale = model.morale
    board = typed(board, MORALE, austrian_start=morale.austrian_start, french_start=morale.french_start)
    board = typed(board, MORALE, track_max=morale.track_max)
    for at, locale in enumerate(model.locales):
        board, part = (board, Part("locale", 0)) if at == 0 else drafting.add_locale(board)
        board = typed(board, part, **_about(locale))
    board = _with_sides(board, model)
    for kind, add in (("entry", drafting.add_entry), ("road", drafting.add_road), ("force", drafting.add_force)):
        for thing in {"entry": model.entries, "road": model.roads, "force": model.forces}[kind]:
            board, part = add(board)
            board = typed(board, part, **_values(thing))
    for at, entry in enumerate(model.entries):
        board = typed(board, Part("entry", at), road=entry.road or "")
    for at, locale in enumerate(model.locales):
        joins = " | ".join(" ".join(each.roads) for each in model.junctions if each.locale == locale.id)
        board = typed(board, Part("locale", at), roads=joins) if joins else board
    return board


def _named(thing: Any) -> dict[str, str]:
    return {f"name_{code}": said(thing.name, code) for code in ("en", "de")}


def _about(locale: Locale) -> dict[str, object]:
    numbers = {"capacity": locale.capacity, "french_start": locale.french_start, "x": locale.x, "y": locale.y}
    return {**numbers, "star": locale.star or "none", "label": locale.label or "", **_named(locale), "id": locale.id}


def _values(thing: Any) -> dict[str, object]:
    names = {"kind": "class", "entries": "entry"}
    found = {name: getattr(thing, name) for name in thing.__struct_fields__ if name not in ("name", "road")}
    words = {key: " ".join(value) if isinstance(value, tuple) else value for key, value in found.items()}
    return {names.get(key, key): "" if value is None else value for key, value in words.items()} | _named(thing)


def _with_sides(board: Board, model: Board) -> Board:
    for at, locale in enumerate(model.locales):
        here = Part("locale", at)
        for side in locale.approaches:
            if side.opposite is None:
                board, part = drafting.add_closed(board, here)
                board = typed(board, part, edge=side.edge, impassable=side.impassable, id=side.id.partition(">")[2])
            elif side.id not in board.approach:
                board, part = drafting.add_pair(board, here, model.locale_of[side.opposite])
    for side in [side for locale in model.locales for side in locale.approaches]:
        arms = {"inf": side.inf, "cav": side.cav, "art": side.art, "obstacle": side.obstacle}
        board = typed(board, side_called(board, side.id), width=side.width, impassable=side.impassable, **arms)
    return board
