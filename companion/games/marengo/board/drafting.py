"""Writing a board: new parts, parts that go, and names that change wherever they stand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import chain, count
from string import ascii_lowercase
from typing import TypeVar

from msgspec.structs import replace

from companion.games.marengo.board.model import (
    Approach,
    Board,
    Entry,
    Force,
    Junction,
    Locale,
    Morale,
    Road,
    Side,
    Spares,
    Time,
    Words,
)
from companion.games.marengo.board.parts import Kind, Part, added, change, get, id_of, key_of, parts, without
from companion.kernel.trouble import Trouble

T = TypeVar("T")
ID = re.compile(r"[A-Za-z0-9_]+")
_PLACES: tuple[Kind, ...] = ("locale", "entry")  # their names stand in courses, so no two may be alike


def new_board(name: Words) -> Board:
    """A field that nobody has drawn yet: one locale, and the day of the printed board."""
    first = Locale("L1", capacity=1)
    return Board("bm-map/1", name, "invented", Time(rounds=16, first_hour=6), Morale(10, 10), locales=(first,))


# --- new parts ------------------------------------------------------------------------------------------------------


def add_locale(board: Board) -> tuple[Board, Part]:
    return added(board, "locale", Locale(_free(board, "L", _PLACES), capacity=1))


def add_pair(board: Board, part: Part, other: str) -> tuple[Board, Part]:
    """Both sides of a border between two locales; if there is one already, with letters that tell them apart."""
    at, beyond = part.at, _locale_called(board, other)
    if beyond == at:
        raise Trouble("marengo-editor-own-neighbour", word=board.locales[at].id)
    here, there = board.locales[at].id, board.locales[beyond].id
    if _faces(board, at, there) and f"{here}>{there}" in board.approach:
        board = _lettered(board, here, there)
    letters = chain(("", *ascii_lowercase[1:]), ("z" * number for number in count(2)))
    letter = next(letter for letter in letters if _is_free(board, here, there, letter))
    mine, theirs = f"{here}>{there}{letter}", f"{there}>{here}{letter}"
    board = _with_row(board, beyond, Approach(theirs, "narrow", opposite=mine))
    board = _with_row(board, at, Approach(mine, "narrow", opposite=theirs))
    return board, Part("approach", at, len(board.locales[at].approaches) - 1)


def add_closed(board: Board, part: Part) -> tuple[Board, Part]:
    """A side that nothing lies opposite: impassable, until somebody says that it is the edge of the map."""
    here = board.locales[part.at].id
    names = (f"{here}>closed{number or ''}" for number in count())
    id_ = next(name for name in names if name not in board.approach)
    board = _with_row(board, part.at, Approach(id_, "narrow", impassable=True))
    return board, Part("approach", part.at, len(board.locales[part.at].approaches) - 1)


def add_road(board: Board) -> tuple[Board, Part]:
    return added(board, "road", Road(_free(board, "road", ("road",)), "secondary", ()))


def add_entry(board: Board) -> tuple[Board, Part]:
    return added(board, "entry", Entry(_free(board, "entry", _PLACES), "austrian", board.locales[0].id))


def add_force(board: Board) -> tuple[Board, Part]:
    return added(board, "force", Force("french", _free(board, "display", ("force",)), ()))


def add_spares(board: Board) -> tuple[Board, Part]:
    side: Side = "french" if any(spares.side == "austrian" for spares in board.spares) else "austrian"
    return added(board, "spares", Spares(side, ()))


def _with_row(board: Board, at: int, row: Approach) -> Board:
    return change(board, Part("locale", at), approaches=(*board.locales[at].approaches, row))


def _faces(board: Board, at: int, other: str) -> bool:
    return any(board.locale_of.get(row.opposite or "") == other for row in board.locales[at].approaches)


def _is_free(board: Board, here: str, there: str, letter: str) -> bool:
    """Has no border this letter? None at all is free only for the first one."""
    names = [f"{here}>{there}{letter}", f"{there}>{here}{letter}", *([] if letter else [f"{here}>{there}a"])]
    return board.approach.keys().isdisjoint(names)


def _lettered(board: Board, here: str, there: str) -> Board:
    """The only border of two locales becomes the first of several."""
    for name in (f"{here}>{there}", f"{there}>{here}"):
        board = _renamed_side(board, name, f"{name}a")
    return board


def _free(board: Board, word: str, kinds: Iterable[Kind]) -> str:
    taken = _names(board, kinds)
    return next(name for name in (f"{word}{number}" for number in count(1)) if name not in taken)


def _names(board: Board, kinds: Iterable[Kind]) -> set[str]:
    return {id_of(board, part) for part in parts(board) if part.kind in kinds}


def _locale_called(board: Board, word: str) -> int:
    """By its id or by the owner's label."""
    id_ = board.called.get(word.strip(), "")
    if not id_:
        raise Trouble("marengo-editor-no-locale", word=word[:40])
    return next(at for at, locale in enumerate(board.locales) if locale.id == id_)


# --- parts that go --------------------------------------------------------------------------------------------------


def remove(board: Board, part: Part) -> Board:
    """An approach takes its opposite along, a locale all its approaches; what roads name is left to be seen to."""
    if part.kind in ("board", "time", "morale") or (part.kind == "locale" and len(board.locales) == 1):
        raise Trouble("marengo-editor-stays")
    gone = {key_of(board, part)}
    if part.kind == "locale":
        id_ = board.locales[part.at].id
        for row in reversed(range(len(board.locales[part.at].approaches))):
            board = remove(board, Part("approach", part.at, row))
        board = replace(board, junctions=tuple(each for each in board.junctions if each.locale != id_))
    elif part.kind == "approach":
        opposite = _opposite(board, part)
        if opposite is not None:
            gone.add(key_of(board, opposite))
            first, second = sorted((part, opposite))
            return _forgotten(without(without(board, second), first), gone)
    return _forgotten(without(board, part), gone)


def _opposite(board: Board, part: Part) -> Part | None:
    facing = get(board, part).opposite
    sides = (each for each in parts(board) if each.kind == "approach" and each.at != part.at)
    return next((each for each in sides if get(board, each).id == facing), None)


def _forgotten(board: Board, gone: set[str]) -> Board:
    """Without what was noted about parts that are gone."""

    def kept(told: dict[str, T]) -> dict[str, T]:
        prefixes = tuple(f"{key}." for key in gone)
        return {key: value for key, value in told.items() if key not in gone and not key.startswith(prefixes)}

    return replace(board, sources=kept(board.sources), notes=kept(board.notes))


# --- both halves of a border ----------------------------------------------------------------------------------------


def change_both(board: Board, part: Part, **values: object) -> Board:
    """What both halves of a border have in common."""
    opposite = _opposite(board, part)
    board = change(board, part, **values)
    return board if opposite is None else change(board, opposite, **values)


# --- names ----------------------------------------------------------------------------------------------------------


def rename(board: Board, part: Part, name: str) -> Board:
    """Another id, here and wherever it is named."""
    before = id_of(board, part)
    if name == before:
        return board
    kinds = _PLACES if part.kind in _PLACES else (part.kind,)
    if not ID.fullmatch(name):
        raise Trouble("marengo-editor-id", word=name[:40])
    if name in _names(board, kinds) or (part.kind in _PLACES and name in _labels(board, before)):
        raise Trouble("marengo-editor-twice", word=name[:40])
    renames = {"locale": _renamed_locale, "road": _renamed_road, "entry": _renamed_entry, "force": _renamed_display}
    return renames[part.kind](board, before, name)


def rename_side(board: Board, part: Part, name: str) -> Board:
    """Another name for a side that nothing lies opposite: what stands behind the >."""
    before, whole = get(board, part).id, f"{board.locales[part.at].id}>{name}"
    if whole == before:
        return board
    if not ID.fullmatch(name):
        raise Trouble("marengo-editor-id", word=name[:40])
    if whole in board.approach:
        raise Trouble("marengo-editor-twice", word=name[:40])
    return _renamed_side(board, before, whole)


def _labels(board: Board, of: str) -> set[str | None]:
    """The owner's own names of all other locales."""
    return {locale.label for locale in board.locales if locale.id != of}


def _renamed_locale(board: Board, before: str, name: str) -> Board:
    sides, belongs_to = [side for locale in board.locales for side in locale.approaches], board.locale_of
    for side in sides:
        here, _, there = side.id.partition(">")
        beyond = belongs_to.get(side.opposite or "")
        if here == before:
            board = _renamed_side(board, side.id, f"{name}>{there}")
        elif beyond == before and there.startswith(before):
            board = _renamed_side(board, side.id, f"{here}>{name}{there.removeprefix(before)}")
    told = _told_anew(board, f"locale.{before}", f"locale.{name}")
    return replace(
        told,
        locales=tuple(replace(each, id=name) if each.id == before else each for each in told.locales),
        entries=tuple(replace(each, locale=name) if each.locale == before else each for each in told.entries),
        junctions=tuple(replace(each, locale=name) if each.locale == before else each for each in told.junctions),
        roads=_courses(told, {before: name}.get),
    )


def _renamed_side(board: Board, before: str, name: str) -> Board:
    board = _told_anew(board, f"approach.{before}", f"approach.{name}")

    def side(row: Approach) -> Approach:
        id_, facing = (name if word == before else word for word in (row.id, row.opposite))
        return replace(row, id=id_, opposite=facing)

    locales = tuple(replace(each, approaches=tuple(map(side, each.approaches))) for each in board.locales)
    return replace(board, locales=locales, roads=_courses(board, {before: name}.get))


def _renamed_road(board: Board, before: str, name: str) -> Board:
    board = _told_anew(board, f"road.{before}", f"road.{name}")

    def joined(junction: Junction) -> Junction:
        return replace(junction, roads=tuple(name if road == before else road for road in junction.roads))

    return replace(
        board,
        roads=tuple(replace(each, id=name) if each.id == before else each for each in board.roads),
        junctions=tuple(map(joined, board.junctions)),
        entries=tuple(replace(each, road=name) if each.road == before else each for each in board.entries),
    )


def _renamed_entry(board: Board, before: str, name: str) -> Board:
    board = _told_anew(board, f"entry.{before}", f"entry.{name}")

    def ways(force: Force) -> Force:
        return replace(force, entries=tuple(name if entry == before else entry for entry in force.entries))

    return replace(
        board,
        entries=tuple(replace(each, id=name) if each.id == before else each for each in board.entries),
        forces=tuple(map(ways, board.forces)),
        roads=_courses(board, {before: name, f"@{before}": f"@{name}"}.get),
    )


def _renamed_display(board: Board, before: str, name: str) -> Board:
    board = _told_anew(board, f"force.{before}", f"force.{name}")
    return replace(
        board,
        forces=tuple(replace(each, display=name) if each.display == before else each for each in board.forces),
        sample={name if display == before else display: pieces for display, pieces in board.sample.items()},
    )


def _courses(board: Board, new: Callable[[str], str | None]) -> tuple[Road, ...]:
    return tuple(replace(road, course=tuple(new(word) or word for word in road.course)) for road in board.roads)


def _told_anew(board: Board, before: str, after: str) -> Board:
    """What was noted about a part goes with its name."""

    def moved(told: dict[str, T]) -> dict[str, T]:
        return {
            after + key.removeprefix(before) if key == before or key.startswith(f"{before}.") else key: value
            for key, value in told.items()
        }

    return replace(board, sources=moved(board.sources), notes=moved(board.notes))
