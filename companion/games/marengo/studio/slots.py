"""What can be typed about each part of a board: every value with its name, how it is written and how it is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace

from companion.games.marengo.board.compared import touch
from companion.games.marengo.board.drafting import change_both, rename, rename_side
from companion.games.marengo.board.model import STARS, UNKNOWN, Board, Words
from companion.games.marengo.board.parts import BOARD, Part, change, get, id_of
from companion.games.marengo.board.shorthand import course_in_short, joins_in_short, read_course, roads_in, with_joins
from companion.kernel.outside import as_text
from companion.kernel.trouble import Trouble
from companion.tui.workshop.slot import Slot as AnySlot

NONE = "none"  # no star
NO, YES = "no", "yes"
SIDES = ("austrian", "french")
MOST = 99_999  # of any number: what a board is measured on
LANGUAGES = ("en", "de")
Slot: TypeAlias = AnySlot[Board]


def slots(board: Board, part: Part) -> list[Slot]:
    """Everything that can be typed about a part, what is printed first."""
    found = _OF_KIND[part.kind](board, part)
    return [slot._replace(put=partial(_put, board, part, slot)) for slot in found]


def _put(board: Board, part: Part, slot: Slot, typed: str) -> Board:
    """What is typed is the owner's from now on; typing what stands there already changes nothing."""
    words = " ".join(as_text(typed).split())
    return board if words == slot.value else touch(slot.put(words), part, slot.key)


# --- kinds of values ------------------------------------------------------------------------------------------------


def _number(board: Board, part: Part, key: str, low: int = 0, high: int = MOST, **how: Any) -> Slot:
    def put(typed: str) -> Board:
        return change(board, part, **{key: read_number(typed, low, high)})

    return Slot(key, str(getattr(get(board, part), key)), put, number=True, **how)


def read_number(typed: str, low: int, high: int) -> int:
    if not typed.isascii() or not typed.isdecimal() or len(typed) > len(str(MOST)) or not low <= int(typed) <= high:
        raise Trouble("marengo-editor-number", low=low, high=high)
    return int(typed)


def _perhaps(board: Board, part: Part, key: str, high: int = MOST) -> Slot:
    """A number that need not be there."""
    value = getattr(get(board, part), key)

    def put(typed: str) -> Board:
        return change(board, part, **{key: read_number(typed, 1, high) if typed else None})

    return Slot(key, "" if value is None else str(value), put, number=True)


def _choice(board: Board, part: Part, key: str, words: tuple[str, ...], file_key: str = "") -> Slot:
    def put(word: str) -> Board:
        return change(board, part, **{key: word})

    return Slot(file_key or key, getattr(get(board, part), key), put, words)


def _switch(board: Board, part: Part, key: str, both: bool = False) -> Slot:
    changing = change_both if both else change

    def put(word: str) -> Board:
        return changing(board, part, **{key: word == YES})

    return Slot(key, YES if getattr(get(board, part), key) else NO, put, (NO, YES))


def _words(board: Board, part: Part, key: str, file_key: str = "") -> Slot:
    """A list of ids."""

    def put(typed: str) -> Board:
        return change(board, part, **{key: tuple(typed.replace(",", " ").split())})

    return Slot(file_key or key, " ".join(getattr(get(board, part), key)), put)


def _id(board: Board, part: Part, key: str = "id") -> Slot:
    return Slot(key, id_of(board, part), partial(rename, board, part))


def _names(board: Board, part: Part) -> Iterator[Slot]:
    """What it is called in each language; a name that is written once serves for both."""
    words = get(board, part).name
    for code in LANGUAGES:

        def put(typed: str, code: str = code) -> Board:
            return change(board, part, name=named(words, code, typed))

        yield Slot(f"name_{code}", _in(words, code), put)


def _in(words: Words, code: str) -> str:
    return (
        next((name for language, name in words.items() if language == code), "") if isinstance(words, dict) else words
    )


def named(words: Words, code: str, name: str) -> Words:
    """A name with another one in one language."""
    told = {each: name if each == code else _in(words, each) for each in LANGUAGES}
    if len(set(told.values())) == 1:
        return name
    names: dict[Any, str] = {each: word for each, word in told.items() if word}
    return names


# --- the parts ------------------------------------------------------------------------------------------------------


def _board(board: Board, part: Part) -> Iterator[Slot]:
    yield from _names(board, part)
    yield Slot("source", board.source, partial(_from_elsewhere, board), ("invented", "community", "owner"))
    size = "" if board.size is None else " ".join(map(str, board.size))
    yield Slot("size", size, partial(_sized, board))


def _from_elsewhere(board: Board, word: str) -> Board:
    """What is true of the whole board is true of each part."""
    return change(board, BOARD, source=word, sources={})


def _sized(board: Board, typed: str) -> Board:
    if not typed:
        return replace(board, size=None)
    numbers = [read_number(word, 1, MOST) for word in typed.replace("x", " ").split()]
    if len(numbers) != 2:
        raise Trouble("marengo-editor-size")
    return replace(board, size=(numbers[0], numbers[1]))


def _time(board: Board, part: Part) -> Iterator[Slot]:
    yield _number(board, part, "rounds", 1, 24)
    yield _number(board, part, "first_hour", 0, 23)


def _morale(board: Board, part: Part) -> Iterator[Slot]:
    yield _number(board, part, "austrian_start", label="morale-austrian")
    yield _number(board, part, "french_start", label="morale-french")
    yield _perhaps(board, part, "track_max")


def _locale(board: Board, part: Part) -> Iterator[Slot]:
    locale = board.locales[part.at]
    yield _number(board, part, "capacity")
    yield _number(board, part, "french_start")
    yield Slot("star", locale.star or NONE, partial(_starred, board, part), (NONE, *STARS))
    if len(roads_in(board, locale.id)) > 1 or joins_in_short(board, locale.id):
        yield Slot("roads", joins_in_short(board, locale.id), partial(with_joins, board, locale.id), label="joins")
    yield Slot("label", locale.label or "", lambda typed: change(board, part, label=typed or None))
    yield from _names(board, part)
    yield _number(board, part, "x")
    yield _number(board, part, "y")
    yield _id(board, part)


def _starred(board: Board, part: Part, word: str) -> Board:
    return change(board, part, star=None if word == NONE else word)


def _approach(board: Board, part: Part) -> Iterator[Slot]:
    side = get(board, part)
    yield Slot("width", side.width, lambda word: change_both(board, part, width=word), ("narrow", "wide"))
    yield from (_number(board, part, arm, 0, 9) for arm in ("inf", "cav", "art"))
    yield _switch(board, part, "obstacle")
    yield _switch(board, part, "impassable", both=True)
    if side.opposite is None:
        yield _switch(board, part, "edge")
        yield Slot("id", side.id.partition(">")[2], partial(rename_side, board, part), label="side-name")


def _road(board: Board, part: Part) -> Iterator[Slot]:
    road = board.roads[part.at]
    yield _choice(board, part, "kind", ("main", "secondary"), "class")
    course = course_in_short(board, road.course)
    yield Slot("course", course, lambda typed: change(board, part, course=read_course(board, typed)))
    yield _switch(board, part, "certain")
    yield from _names(board, part)
    yield _id(board, part)


def _entry(board: Board, part: Part) -> Iterator[Slot]:
    entry = board.entries[part.at]
    yield _choice(board, part, "side", SIDES)
    yield Slot("locale", entry.locale, lambda typed: change(board, part, locale=board.called.get(typed, typed)))
    yield Slot("road", entry.road or "", lambda typed: change(board, part, road=typed or None), label="entry-road")
    yield _switch(board, part, "pontoon")
    yield from _names(board, part)
    yield _id(board, part)


def _force(board: Board, part: Part) -> Iterator[Slot]:
    force = board.forces[part.at]
    yield Slot("pieces", " ".join(force.pieces), partial(_manned, board, part))
    yield _choice(board, part, "side", SIDES)
    yield _perhaps(board, part, "round", 24)
    yield _words(board, part, "entries", "entry")
    yield from _names(board, part)
    yield _id(board, part, "display")


def _manned(board: Board, part: Part, typed: str) -> Board:
    """The sample stood for pieces that nobody knew; it goes when they are known, or are others."""
    force, pieces = board.forces[part.at], read_pieces(typed)
    board = change(board, part, pieces=pieces)
    if UNKNOWN in pieces and len(pieces) == len(force.pieces):
        return board
    return replace(board, sample={key: value for key, value in board.sample.items() if key != force.display})


def read_pieces(typed: str) -> tuple[str, ...]:
    """As the file writes them; k is how Germans write cavalry."""
    words = typed.casefold().replace(",", " ").split()
    return tuple(f"c{word[1:]}" if word.startswith("k") else word for word in words)


def _spares(board: Board, part: Part) -> Iterator[Slot]:
    yield _choice(board, part, "side", SIDES)
    spares = board.spares[part.at]
    yield Slot("pieces", " ".join(spares.pieces), lambda typed: change(board, part, pieces=read_pieces(typed)))


_OF_KIND: dict[str, Callable[[Board, Part], Iterator[Slot]]] = {
    "board": _board,
    "time": _time,
    "morale": _morale,
    "locale": _locale,
    "approach": _approach,
    "road": _road,
    "entry": _entry,
    "force": _force,
    "spares": _spares,
}
