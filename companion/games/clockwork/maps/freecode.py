"""Any map as one large number, described piece by piece: for maps that are not among the legal ones of our layouts."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork.maps.hexmap import HexMap, Special, errors
from companion.games.clockwork.maps.layout import FURTHEST, LAYOUTS, LONGEST_NAME, Layout, layout, mistakes
from companion.games.clockwork.maps.tiles import IN_BOX, KINDS, LAKE
from companion.games.clockwork.maps.vectors import PLAYERS
from companion.kernel.digits import DigitReader, Digits
from companion.kernel.hexgrid import Cell

MAPS = 1  # what such a code begins with; no layout of a table's codes has this number
_STEPS = 2 * FURTHEST + 1
_NOTHING, _TILE, _CAPITAL, _BLANK = range(4)
_VP = 10


def write(design: HexMap) -> int:
    """The number of a map that can be laid; or Trouble."""
    for error in (*mistakes(design.layout), *errors(design)):
        raise error
    digits = Digits()
    digits.count(MAPS)
    _put_layout(digits, design.layout)
    for kind in design.kinds:
        digits.put(kind, len(KINDS))
    _put_numbers(digits, design)
    lakes = _lakes(design.kinds)
    digits.put(len(design.special), len(lakes) + 1)
    for place, vp in design.special:
        digits.put(lakes.index(place), len(lakes))
        digits.put(vp, _VP)
    return digits.number()


def read(digits: DigitReader) -> HexMap:
    """The map of a number, after MAPS has been taken from it. A number that describes none is a ValueError."""
    place = _take_layout(digits)
    kinds = bytes(digits.take(len(KINDS)) for _ in place.cells)
    numbers = _take_numbers(digits, kinds)
    lakes = _lakes(kinds)
    special = [_take_special(digits, lakes) for _ in range(digits.take(len(lakes) + 1))]
    digits.end()
    design = HexMap(place, kinds, numbers, tuple(special))
    for error in (*mistakes(place), *errors(design)):
        raise ValueError(error.key)
    return design


def _lakes(kinds: bytes) -> list[int]:
    return [place for place, kind in enumerate(kinds) if kind == LAKE]


def _take_special(digits: DigitReader, lakes: list[int]) -> Special:
    return Special(lakes[digits.take(len(lakes))], digits.take(_VP))


# --- which tile of its kind -----------------------------------------------------------------------------------------


def _put_numbers(digits: Digits, design: HexMap) -> None:
    digits.put(not design.laid_by_order, 2)
    if design.laid_by_order:
        return
    unused = [list(range(count)) for count in IN_BOX]
    for kind, number in zip(design.kinds, design.numbers, strict=True):
        digits.put(unused[kind].index(number), len(unused[kind]))
        unused[kind].remove(number)


def _take_numbers(digits: DigitReader, kinds: bytes) -> bytes:
    if not digits.take(2):
        return b""
    unused = [list(range(count)) for count in IN_BOX]
    if any(kinds.count(kind) > count for kind, count in enumerate(IN_BOX)):
        raise ValueError("more tiles than there are")
    return bytes(unused[kind].pop(digits.take(len(unused[kind]))) for kind in kinds)


# --- the layout -----------------------------------------------------------------------------------------------------


def _put_layout(digits: Digits, place: Layout) -> None:
    digits.put(LAYOUTS.index(place.id) if place.is_ours else len(LAYOUTS), len(LAYOUTS) + 1)
    if place.is_ours:
        return
    everywhere = (*place.cells, *place.capitals, *place.blanks)
    columns, steps = [column for column, _ in everywhere], [step for _, step in everywhere]
    digits.put(place.players - PLAYERS[0], len(PLAYERS))
    digits.put(sum(everywhere[0]) % 2, 2)
    digits.put(max(columns), FURTHEST + 1)
    digits.put(min(steps) + FURTHEST, _STEPS)
    digits.put(max(steps) + FURTHEST, _STEPS)
    what = dict.fromkeys(place.cells, _TILE) | dict.fromkeys(place.capitals, _CAPITAL)
    what |= dict.fromkeys(place.blanks, _BLANK)
    for cell in _grid(sum(everywhere[0]) % 2, max(columns), min(steps), max(steps)):
        digits.put(what.get(cell, _NOTHING), 4)
    unnamed = sorted(place.capitals)
    for capital in place.capitals:
        digits.put(unnamed.index(capital), len(unnamed))
        unnamed.remove(capital)
    _put_text(digits, place.id)


def _take_layout(digits: DigitReader) -> Layout:
    ours = digits.take(len(LAYOUTS) + 1)
    if ours < len(LAYOUTS):
        return layout(LAYOUTS[ours])
    players = PLAYERS[digits.take(len(PLAYERS))]
    parity, columns = digits.take(2), digits.take(FURTHEST + 1)
    top, bottom = digits.take(_STEPS) - FURTHEST, digits.take(_STEPS) - FURTHEST
    found: dict[int, list[Cell]] = {what: [] for what in range(4)}
    for cell in _grid(parity, columns, top, bottom):
        found[digits.take(4)].append(cell)
    unnamed = sorted(found[_CAPITAL])
    capitals = tuple(unnamed.pop(digits.take(len(unnamed))) for _ in found[_CAPITAL])
    return Layout(_take_text(digits), players, tuple(found[_TILE]), capitals, tuple(found[_BLANK]))


def _grid(parity: int, columns: int, top: int, bottom: int) -> Iterator[Cell]:
    """Every place of that parity, column by column."""
    for column in range(1, columns + 1):
        yield from ((column, step) for step in range(top, bottom + 1) if (column + step) % 2 == parity)


def _put_text(digits: Digits, text: str) -> None:
    letters = text.encode()
    digits.count(len(letters))
    for letter in letters:
        digits.put(letter, 256)


def _take_text(digits: DigitReader) -> str:
    length = digits.count()
    if length > 4 * LONGEST_NAME:
        raise ValueError("no name is that long")
    return bytes(digits.take(256) for _ in range(length)).decode()
