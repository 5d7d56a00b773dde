"""The drawing board of the map studio: a map, what is locked on it, how fair it is, and how it was before."""

from __future__ import annotations

from collections.abc import Collection
from secrets import token_hex
from typing import NamedTuple

from msgspec.structs import replace

from companion.games.clockwork.maps.balance import Balance
from companion.games.clockwork.maps.fairness import Fairness, measure
from companion.games.clockwork.maps.generate import FREE, Counts, Dice, dice
from companion.games.clockwork.maps.hexmap import FIRE_LAKE, HexMap, Special, errors
from companion.games.clockwork.maps.layout import Layout
from companion.games.clockwork.maps.mapcode import MapCode, map_code
from companion.games.clockwork.maps.percentile import Yardstick
from companion.games.clockwork.maps.search import Mode, fair, make
from companion.games.clockwork.maps.tiles import IN_BOX, LAKE
from companion.games.clockwork.shelf import map_shelf
from companion.kernel.trouble import Trouble


class Judged(NamedTuple):
    """A map and all that is told about it."""

    design: HexMap
    fairness: Fairness
    yardstick: Yardstick
    code: MapCode
    printed: dict[str, str]  # our id of a tile -> what is printed on it


class Step(NamedTuple):
    """One state of the board."""

    map: Judged
    locked: frozenset[int] = frozenset()  # places that a new or a fairer map leaves as they are
    counts: Counts = FREE  # so many tiles of these kinds has a new map


class DrawingBoard:
    """Everything done to the map can be taken back."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    @property
    def now(self) -> Step | None:
        return self._steps[-1] if self._steps else None

    def put(self, step: Step) -> None:
        self._steps.append(step)

    def undo(self) -> bool:
        """One step back, if there is one."""
        if len(self._steps) < 2:
            return False
        self._steps.pop()
        return True


def judged(design: HexMap) -> Judged:
    """May take a second or two for a layout that was never seen before."""
    return Judged(design, measure(design), map_shelf.yardstick(design), map_code(design), map_shelf.box().printed())


# --- what can be done to a map --------------------------------------------------------------------------------------


def chance() -> Dice:
    """Never the same twice."""
    return dice(token_hex())


def drawn(layout: Layout, mode: Mode) -> HexMap:
    return make(layout, chance(), mode)


def drawn_anew(design: HexMap, mode: Mode, locked: Collection[int], counts: Counts = FREE) -> HexMap:
    """Another map of the layout, with the locked tiles where they are; a fire lake among them stays one.

    Only the name of a printed map is kept: whoever fills its place may need several tries.
    """
    new = make(design.layout, chance(), mode, counts, {place: design.kinds[place] for place in locked})
    special = tuple(each for each in design.special if each.place in locked)
    return replace(new, special=special, name=design.name if map_shelf.printed_id(design.name) else "")


def fairer(design: HexMap, locked: Collection[int]) -> HexMap:
    """The same tiles laid more fairly; Trouble if a search finds nothing better."""
    found = fair(design, chance(), locked)
    if Balance(found).unfairness >= Balance(design).unfairness:
        raise Trouble("map-no-fairer")
    return found


def changed(design: HexMap, place: int, kind: int, fire: bool = False) -> HexMap:
    """Another kind of tile on a place, as far as the box has one left (CW-MAP-12)."""
    kinds = bytearray(design.kinds)
    kinds[place] = kind
    special = [each for each in design.special if each.place != place]
    if fire and kind == LAKE:
        special.append(Special(place, FIRE_LAKE))
    new = replace(design, kinds=bytes(kinds), numbers=_numbers(design, place, kind), special=tuple(sorted(special)))
    for error in errors(new):
        raise error
    return new


def _numbers(design: HexMap, place: int, kind: int) -> bytes:
    """Where the owner's own tiles lie: the first of the new kind that lies nowhere else."""
    if not design.numbers or design.kinds[place] == kind:
        return design.numbers
    taken = {number for at, number in enumerate(design.numbers) if design.kinds[at] == kind}
    numbers = bytearray(design.numbers)
    numbers[place] = next((number for number in range(IN_BOX[kind]) if number not in taken), IN_BOX[kind])
    return bytes(numbers)
