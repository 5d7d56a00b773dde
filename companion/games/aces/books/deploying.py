"""From the books to the whole game: where everybody stands is told, and the table goes on with the map.

From `deploy` on the table has its map; units that are still somewhere, as in the books, have yet to be told.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from msgspec.structs import replace

from companion.games.aces.board.maps import LOOSE
from companion.games.aces.board.reading import map_of
from companion.games.aces.books.moving import BooksMove
from companion.games.aces.moves.base import AcesMove, Segment, named
from companion.games.aces.moves.launcher import TILES, room
from companion.games.aces.moves.setup import EXAMPLES, drowned, usable
from companion.games.aces.reach import grey_is_shut, is_taken
from companion.games.aces.state import TURN, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import is_legal, legal, no
from companion.kernel.story import Story


def deploying_offered(state: State) -> Iterator[Decision]:
    """Beside what is asked in a turn, as long as no attack is under way."""
    if is_legal(state, Deploy(None)):
        yield Decision(None, "deploy", ("deploy",), optional=True, rare=True)


class Deploy(BooksMove, frozen=True, tag="deploy"):
    """The table will go on with the map: positions are told next."""

    def objections(self, state: State) -> Iterator[Objection]:
        in_turn = state.result is None and state.phase in TURN and state.phase != "fight" and not state.attacks
        lacking = list(_lacking(state)) if state.in_books and in_turn else []
        yield from lacking
        if not lacking and (self.seat is not None or not state.in_books or not in_turn):
            yield no("AA-TURN-02", case="deploy", phase=state.phase)

    def effect(self, state: State, story: Story) -> State:
        """Factories keep their owners, in the order of their names, and whoever is in one stays there."""
        onto = _with_map(state)
        called = dict(zip(state.factories, _factories(onto), strict=True))
        factories = {called[factory]: owner for factory, owner in state.factories.items()}
        hexes = {factory: onto.ground.factories[called[factory]] for factory in state.factories}
        units = {id_: replace(unit, hex=hexes.get(unit.hex, unit.hex)) for id_, unit in state.units.items()}
        story.tell("deploying", "AA-TURN-02", count=sum(unit.hex in LOOSE for unit in units.values()))
        site = onto.v2 and replace(onto.v2, ruins=tuple(called[factory] for factory in onto.v2.ruins))
        return replace(onto, factories=factories, units=units, v2=site)


def _lacking(state: State) -> Iterator[Objection]:
    """What the map of this table does not have."""
    half = state.rules.half
    if half and half not in map_of(state.rules.map).halves:
        yield no("AA-SET-07", half=half)
        return
    there = len(_factories(_with_map(state)))
    if there != len(state.factories):
        yield no("AA-SET-27", count=there, wanted=len(state.factories))


def _with_map(state: State) -> State:
    return replace(state, rules=replace(state.rules, depth="full"))


def _factories(state: State) -> list[str]:
    ground = state.ground
    return [id_ for id_, hex_ in ground.factories.items() if hex_ in ground.home]


class Stands(AcesMove, frozen=True, tag="stands"):
    """A unit stands on this hex of the real map."""

    unit: str
    hex: str

    def objections(self, state: State) -> Iterator[Objection]:
        if state.owner(self.unit) != self.seat:
            owner = state.owner(self.unit)
            yield no("AA-MOVE-01", seat=self.player or "none", owner=owner, **named(state, self.unit))
        elif state.units[self.unit].hex not in LOOSE:
            yield no("AA-SET-21", case="told", hex=state.units[self.unit].hex, **named(state, self.unit))
        elif self.hex in state.at:
            there = state.at[self.hex]
            yield no("AA-MOVE-22", hex=self.hex, target=there, target_type=state.units[there].type)
        elif self.hex in state.grey:
            yield grey_is_shut(state, "AA-V2-07", self.unit, self.hex)
        elif is_taken(state, self.unit, self.hex):
            yield no("AA-MOVE-21", hex=self.hex)
        elif state.card(self.unit).arm == "tank" and state.ground.terrain[self.hex] == "mountain":
            yield no("AA-MTN-02", hex=self.hex, **named(state, self.unit))
        else:
            yield from drowned(state, self.unit, self.hex)

    def effect(self, state: State, story: Story) -> State:
        story.tell("told-hex", "AA-SET-21", seat=self.player, hex=self.hex, **named(state, self.unit))
        return state.changed(self.unit, hex=self.hex)


class Tiles(AcesMove, frozen=True, tag="tiles"):
    """Mission V2: grey tiles lie on these hexes of the real map, some of them turned; once the launcher is found, its
    own tile alone.
    """

    hexes: tuple[str, ...]
    turned: tuple[str, ...] = ()

    def objections(self, state: State) -> Iterator[Objection]:
        if state.v2 is None or not state.tiles_untold:
            yield no("AA-V2-05", case="told", hex="none", count=0)
            return
        if self.seat != state.rules.controller:
            yield no("AA-V2-04", seat=self.player or "none", holder=state.rules.controller)
            return
        told = (*self.hexes, *self.turned)
        for hex_ in dict.fromkeys(told):
            if not usable(state, hex_) or told.count(hex_) > 1:
                yield no("AA-V2-05", case="taken", hex=hex_, count=0)
        if state.v2.found and len(told) > 1:
            yield no("AA-V2-11")
        elif len(told) > TILES:
            yield no("AA-V2-05", case="many", hex="none", count=TILES)

    def effect(self, state: State, story: Story) -> State:
        """Which of them is the launcher is asked next, unseen."""
        assert state.v2 is not None
        if state.v2.found:
            story.tell("launcher-stands", "AA-V2-11", seat=self.player, hex=self.hexes[0])
            return replace(state, v2=replace(state.v2, hex=self.hexes[0]))
        parts, turned = ", ".join(self.hexes), ", ".join(self.turned) or "none"
        story.tell("tiles-told", "AA-V2-05", seat=self.player, count=len(self.hexes), parts=parts, turned=turned)
        tiles = {**dict.fromkeys(self.hexes, False), **dict.fromkeys(self.turned, True)}
        return replace(state, v2=replace(state.v2, tiles=tiles))


def _tilings(state: State) -> Iterator[Tiles]:
    """All around the start numbers, where they were laid if nobody has stood there; and single hexes, as examples."""
    seat = state.rules.controller
    around = room(state)
    all_of_them = [Tiles(seat, tuple(around[:TILES]))] if len(around) > 1 else []
    single = (Tiles(seat, (hex_,)) for hex_ in dict.fromkeys((*around, *state.ground.hexes)))
    return islice(legal(state, chain(all_of_them, single)), EXAMPLES)


class Deployment(Segment):
    """Unit by unit, of all factions in any order, and grey tiles; then the turn goes on where it was."""

    chapters = ("AA-SET-2", "AA-MOVE-2")

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.rules.seats:
            if left := _untold(state, seat):
                yield Decision(seat, "stands", ("stands",), occasion=str(len(left)), complete=False)
        if state.tiles_untold and state.v2 is not None:
            seat, found = state.rules.controller, state.v2.found
            yield Decision(seat, "found-tile" if found else "tiles", ("tiles",), complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        """One hex for each unit, as examples."""
        if "tiles" in decision.verbs:
            yield from _tilings(state)
            return
        for unit in _untold(state, decision.seat or ""):
            yield from islice(legal(state, (Stands(decision.seat, unit, hex_) for hex_ in state.ground.hexes)), 1)


def _untold(state: State, seat: Seat) -> list[str]:
    return [unit for unit in state.of(seat) if state.units[unit].hex in LOOSE]
