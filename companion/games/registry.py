"""Every game there is: ours, and those of installed plug-ins. Nothing else reads boxes, and no game is loaded here."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.commands import COMMANDS
from companion.games.box import COLOURS, Box, CodeKind
from companion.kernel.assets import keep_assets_of
from companion.kernel.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.games.phone import Draws
    from companion.kernel.game import Game
    from companion.kernel.steps import Steps, Writing

OURS = ("march", "clockwork", "marengo", "aces")  # as home lists them
PLUG_INS = "companion.games"  # the group of entry points under which a package offers a box
_ID = re.compile(r"[a-z][a-z0-9-]{0,30}")


class _Shelf(NamedTuple):
    boxes: dict[str, Box]
    troubles: tuple[Trouble, ...]


@cache
def _shelf() -> _Shelf:
    boxes = {id_: import_module(f"companion.games.{id_}.box").BOX for id_ in OURS}
    troubles = []
    for offer in _offers():
        try:
            box = _box_of(offer, boxes)
        except Trouble as trouble:
            troubles.append(trouble)
        else:
            boxes[box.id] = box
    for box in boxes.values():
        keep_assets_of(box.id, box.assets)
    return _Shelf(boxes, tuple(troubles))


# --- plug-ins -------------------------------------------------------------------------------------------------------


class Offer(NamedTuple):
    """An entry point of our group: what the package calls its game, and where its box is."""

    name: str
    place: str


def _offers() -> list[Offer]:
    """Boxes of other packages. Python's own search for entry points costs more than starting up may."""
    return sorted({offer for folder in filter(None, sys.path) for offer in _offered_in(folder)})


def _offered_in(folder: str) -> Iterator[Offer]:
    """What the packages that are installed there offer."""
    try:
        installed = [entry.path for entry in os.scandir(folder) if entry.name.endswith((".dist-info", ".egg-info"))]
    except OSError:
        return
    for package in installed:
        _, ours, below = _text(os.path.join(package, "entry_points.txt")).partition(f"[{PLUG_INS}]")
        for line in below.partition("\n[")[0].splitlines() if ours else ():
            name, equals, place = line.partition("#")[0].partition("=")
            if equals:
                yield Offer(name.strip(), place.partition("[")[0].strip())


def _text(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def _box_of(offer: Offer, known: dict[str, Box]) -> Box:
    """The box that a package offers; whatever is wrong with it is told and stops nothing else."""
    try:
        box: Box = _named(offer.place)
        wrong = _wrong_with(box)
    except Exception as error:  # anything may happen in somebody else's code
        raise _broken(offer.name, error) from None
    if wrong:
        raise Trouble("plug-in-broken", plug_in=offer.name, detail=f"{offer.place}: {wrong}"[:200])
    if box.id in known or not _names(*known.values()).union(COMMANDS).isdisjoint(_names(box)):
        raise Trouble("plug-in-taken", plug_in=offer.name, game=box.id)
    return box


def _names(*boxes: Box) -> set[str]:
    """What only one game can have: commands, and workshops, which have their keys by these names."""
    return {name for box in boxes for name in (*box.commands, *(workshop.id for workshop in box.workshops))}


def _wrong_with(box: Any) -> str:
    """What would be in everybody's way later; in few words, for whoever has written it."""
    if not isinstance(box, Box):
        return "no Box"
    if not _ID.fullmatch(box.id):
        return f"id {box.id!r}"
    if not box.assets.is_dir():
        return f"assets {box.assets}"
    return next((f"colours {colour!r}" for colour in box.colours.values() if colour not in COLOURS), "")


def _broken(plug_in: str, error: Exception) -> Trouble:
    return Trouble("plug-in-broken", plug_in=plug_in, detail=f"{type(error).__name__}: {error}"[:200])


# --- what the rest asks for -----------------------------------------------------------------------------------------


def boxes() -> dict[str, Box]:
    """Every game by its id."""
    return _shelf().boxes


def troubles() -> tuple[Trouble, ...]:
    """Plug-ins that could not be loaded."""
    return _shelf().troubles


def box(id_: str) -> Box:
    if id_ not in boxes():
        raise Trouble("no-game", game=id_[:40], known=", ".join(boxes()))
    return boxes()[id_]


@cache
def game(id_: str) -> Game[Any]:
    loaded: Game[Any] = load(box(id_).game)()
    return loaded


def board_of(id_: str) -> Any:
    """The widget that draws a game's table; only the screen asks for it."""
    return load(box(id_).board)


def has_desk(id_: str, kind: str) -> bool:
    return kind in box(id_).desks


def desk_of(id_: str, kind: str) -> Any:
    """The screen for a decision of that kind; none if it is chosen from a list."""
    place = box(id_).desks.get(kind)
    return None if place is None else load(place)


def steps_of(id_: str, kind: str) -> Callable[[Writing], Steps] | None:
    """How a decision of that kind is put together by taps, if its game has a way of its own."""
    place = box(id_).steps.get(kind)
    return None if place is None else load(place)


def drawing_of(id_: str) -> Draws | None:
    """How a game draws its table for phones, if it does; only whoever serves them asks for it."""
    place = box(id_).phone
    return load(place) if place else None


def commands() -> dict[str, str]:
    """The commands of the games, and where they are."""
    return {name: place for each in boxes().values() for name, place in each.commands.items()}


def code_kind(code: str) -> tuple[str, CodeKind] | None:
    """Which game's own kind of code this is, if it is one."""
    for id_, each in boxes().items():
        for kind in each.codes:
            if load(kind.knows)(code):
                return id_, kind
    return None


@cache
def colours() -> dict[str, str]:
    """The colours of the seats that are not called by one."""
    return {seat: colour for each in reversed(boxes().values()) for seat, colour in each.colours.items()}


def load(place: str) -> Any:
    """What a dotted name stands for; Trouble if it is a plug-in's, and cannot be loaded."""
    try:
        return _named(place)
    except Exception as error:  # anything may happen in somebody else's code
        if place.startswith("companion."):
            raise
        raise _broken(place.partition(":")[0], error) from error


def _named(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
