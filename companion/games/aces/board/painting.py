"""A map while it is painted: one hex after the other, its numbers and halves, all of it turned or mirrored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from companion.games.aces.board.map_checks import LARGEST
from companion.games.aces.board.maps import (
    NO_HEX,
    STARTS,
    Ardennes,
    FactoryEntry,
    Half,
    HalfEntry,
    Map,
    Missions,
    column_and_row,
    hex_name,
)
from companion.kernel.trouble import Trouble

FACTORY, STANDARD = "F", "."
USUAL = (18, 12)  # columns and rows of a new map, as ours has
Turn: TypeAlias = Literal["left-right", "top-bottom", "around"]
TURNS: tuple[Turn, ...] = ("left-right", "top-bottom", "around")


def new_map(id_: str, name: str, columns: int = USUAL[0], rows: int = USUAL[1]) -> Map:
    """Nothing but standard terrain, with halves."""
    plain = (STANDARD * columns,) * rows
    map_ = Map("aces-armor.map/1", id_, "custom", name, name, "flat", "odd-down", plain)
    return split(map_, columns // 2)


def own(map_: Map) -> Map:
    """The owner's from now on."""
    return replace(map_, origin="custom") if map_.origin == "sample" else map_


# --- one hex --------------------------------------------------------------------------------------------------------


def painted(map_: Map, hex_: str, letter: str) -> Map:
    """Another terrain there; what cannot be on it goes. A factory gets the next name that is free."""
    column, row = column_and_row(hex_)
    line = map_.rows[row]
    if line[column] == letter:
        return map_
    rows = (*map_.rows[:row], f"{line[:column]}{letter}{line[column + 1 :]}", *map_.rows[row + 1 :])
    factories = tuple(entry for entry in map_.factory if entry.hex != hex_)
    if letter == FACTORY:
        factories = (*factories, FactoryEntry(_free_name(factories), hex_, half_of(map_, hex_)))
    map_ = replace(own(map_), rows=rows, factory=factories)
    return _without(map_, hex_) if letter == NO_HEX else _known_factories(map_)


def _free_name(factories: tuple[FactoryEntry, ...]) -> str:
    taken = {entry.id for entry in factories}
    return next(name for number in range(1, 100) if (name := f"F{number:02}") not in taken)


def _without(map_: Map, hex_: str) -> Map:
    """Nothing is told of a hex that is not there."""
    start = {number: place for number, place in map_.start.items() if place != hex_}
    return _known_factories(_with_coast(replace(map_, start=start), lambda coast: coast - {hex_}))


def _known_factories(map_: Map) -> Map:
    mission, known = map_.mission.ardennes, {entry.id for entry in map_.factory}
    if mission is None or known.issuperset((*mission.german_factories, *mission.allied_factories)):
        return map_
    german, allied = (
        tuple(id_ for id_ in ids if id_ in known) for ids in (mission.german_factories, mission.allied_factories)
    )
    return _with_mission(map_, replace(mission, german_factories=german, allied_factories=allied))


def half_of(map_: Map, hex_: str) -> Half | None:
    return next((half for half in map_.halves if hex_ in set(map_.hexes_of(half))), None)


def numbered(map_: Map, hex_: str, number: int | None) -> Map:
    """A start number there, taken from wherever it was; or none."""
    start = {known: place for known, place in map_.start.items() if place != hex_ and known != str(number)}
    if number is not None:
        if not any(number in numbers for numbers in STARTS.values()):
            raise Trouble("aces-painter-number")
        start[str(number)] = hex_
    return replace(own(map_), start={known: start[known] for known in sorted(start, key=int)})


def split(map_: Map, column: int | None) -> Map:
    """Two halves: numbers 1 to 6 before this column, counted from 0, the others from it on; none: no halves."""
    width = len(map_.rows[0])
    if column is None:
        return replace(own(map_), halves={}, factory=tuple(replace(entry, half=None) for entry in map_.factory))
    if not 0 < column < width:
        raise Trouble("aces-painter-half", first=_letters(1), last=_letters(width - 1))
    halves: dict[Half, HalfEntry] = {
        "1-6": HalfEntry(columns=(_letters(0), _letters(column - 1))),
        "7-12": HalfEntry(columns=(_letters(column), _letters(width - 1))),
    }
    map_ = replace(own(map_), halves=halves)
    return replace(map_, factory=tuple(replace(entry, half=half_of(map_, entry.hex)) for entry in map_.factory))


def _letters(column: int) -> str:
    return hex_name(column, 0)[:-1]


# --- mission Ardennes ----------------------------------------------------------------------------------------------


def marked(map_: Map, hex_: str) -> Map:
    """What the mission needs to know (AA-ARD-02, -03, -07): whose factory it is at first, or whether it is coast."""
    mission = map_.mission.ardennes or Ardennes((), (), ())
    factory = next((entry.id for entry in map_.factory if entry.hex == hex_), None)
    if factory is None:
        return _with_coast(own(map_), lambda coast: coast ^ {hex_})
    german, allied = mission.german_factories, mission.allied_factories
    if factory in german:
        german, allied = tuple(id_ for id_ in german if id_ != factory), (*allied, factory)
    elif factory in allied:
        allied = tuple(id_ for id_ in allied if id_ != factory)
    else:
        german = (*german, factory)
    return _with_mission(own(map_), replace(mission, german_factories=german, allied_factories=allied))


def _with_coast(map_: Map, change: Callable[[frozenset[str]], frozenset[str]]) -> Map:
    mission = map_.mission.ardennes or Ardennes((), (), ())
    coast = change(frozenset(mission.coast))
    return _with_mission(map_, replace(mission, coast=tuple(hex_ for hex_ in map_.grid if hex_ in coast)))


def _with_mission(map_: Map, mission: Ardennes) -> Map:
    nothing = not (mission.german_factories or mission.allied_factories or mission.coast)
    return replace(map_, mission=Missions(None if nothing else mission))


# --- all of it -----------------------------------------------------------------------------------------------------


def resized(map_: Map, columns: int, rows: int) -> Map:
    """More room at the right and below, or less; what lies beyond is gone."""
    if not (2 <= columns <= LARGEST and 2 <= rows <= LARGEST):
        raise Trouble("aces-painter-size", most=LARGEST)
    cut = tuple(f"{row[:columns]:{STANDARD}<{columns}}" for row in map_.rows[:rows])
    lines = (*cut, *(STANDARD * columns,) * (rows - len(cut)))
    there = {hex_name(column, row) for row, line in enumerate(lines) for column in range(len(line))}
    gone = [hex_ for hex_ in map_.grid if hex_ not in there]
    middle = split_at(map_)
    map_ = replace(own(map_), rows=lines, factory=tuple(entry for entry in map_.factory if entry.hex in there))
    for hex_ in gone:
        map_ = _without(map_, hex_)
    return split(map_, min(middle, columns - 1)) if middle else map_


def split_at(map_: Map) -> int:
    """The column with which the second half begins; none if the halves are no columns side by side."""
    entry = map_.halves.get("7-12")
    return column_and_row(f"{entry.columns[0]}1")[0] if entry is not None and entry.columns else 0


def turned(map_: Map, how: Turn) -> Map:
    """Mirrored or turned around with everything on it; where columns or rows stand half a hex lower may change."""
    flat, width, height = map_.orientation == "flat", len(map_.rows[0]), len(map_.rows)
    sideways, upside = how != "top-bottom", how != "left-right"
    rows = tuple(row[::-1] if sideways else row for row in (map_.rows[::-1] if upside else map_.rows))

    def there(hex_: str) -> str:
        column, row = column_and_row(hex_)
        return hex_name(width - 1 - column if sideways else column, height - 1 - row if upside else row)

    lanes, along, across = (width, upside, sideways) if flat else (height, sideways, upside)
    shift = _other_shift(map_.shift) if along != (across and lanes % 2 == 0) else map_.shift
    return _moved(replace(own(map_), rows=rows, shift=shift), there, width if sideways else 0)


def _other_shift(shift: str) -> Any:
    first, _, way = shift.partition("-")
    return f"{'even' if first == 'odd' else 'odd'}-{way}"


def _moved(map_: Map, there: Callable[[str], str], mirrored: int) -> Map:
    """Everything that names a hex names where it is now; `mirrored`: so many columns were turned round."""
    mission = map_.mission.ardennes
    if mission is not None:
        map_ = _with_mission(map_, replace(mission, coast=tuple(map(there, mission.coast))))
    return replace(
        map_,
        factory=tuple(replace(entry, hex=there(entry.hex)) for entry in map_.factory),
        start={number: there(hex_) for number, hex_ in map_.start.items()},
        halves={half: _half_moved(entry, there, mirrored) for half, entry in map_.halves.items()},
    )


def _half_moved(entry: HalfEntry, there: Callable[[str], str], width: int) -> HalfEntry:
    columns = entry.columns
    if columns and width:
        first, last = (width - 1 - column_and_row(f"{letters}1")[0] for letters in reversed(columns))
        columns = (_letters(first), _letters(last))
    return HalfEntry(columns, tuple(map(there, entry.hexes)))


def completed(map_: Map) -> Map:
    """The second half as the first one turned around: terrain, factories, and 7 to 12 where 1 to 6 are."""
    width, height = len(map_.rows[0]), len(map_.rows)
    if map_.orientation != "flat" or width % 2:
        raise Trouble("aces-painter-complete")
    middle = width // 2
    rows = tuple(f"{row[:middle]}{map_.rows[height - 1 - at][:middle][::-1]}" for at, row in enumerate(map_.rows))

    def there(hex_: str) -> str:
        column, row = column_and_row(hex_)
        return hex_name(width - 1 - column, height - 1 - row)

    first = [entry for entry in map_.factory if column_and_row(entry.hex)[0] < middle]
    copies: tuple[FactoryEntry, ...] = tuple(first)
    for entry in first:
        copies = (*copies, FactoryEntry(_free_name(copies), there(entry.hex)))
    start = {number: hex_ for number, hex_ in map_.start.items() if int(number) in STARTS["1-6"]}
    start |= {str(int(number) + len(STARTS["1-6"])): there(hex_) for number, hex_ in start.items()}
    return split(_known_factories(replace(own(map_), rows=rows, factory=copies, start=start)), middle)
