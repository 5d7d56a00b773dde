"""Phase 1 (AA-MOVE, AA-FAC): moving units, one after the other, and occupying factories."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from companion.games.aces.moves.base import AcesMove, Segment, idle, named, not_now, not_yours, owed
from companion.games.aces.moves.ending import removed, settled
from companion.games.aces.moves.launcher import scouted
from companion.games.aces.moves.turn import Next
from companion.games.aces.reach import (
    barred,
    barred_at_end,
    closed,
    is_taken,
    route_through,
    stopping,
    stops,
    takes_whole_move,
)
from companion.games.aces.state import State, Walk
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.remembering import for_equal
from companion.kernel.story import Story


class March(AcesMove, frozen=True, tag="move"):
    """A unit moves: to a hex by the cheapest way, or along the hexes that are named. The first may be where it is."""

    unit: str
    path: tuple[str, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = [*not_now(state, self.seat, "move"), *not_yours(state, self.seat, self.unit)]
        yield from wrong or cannot_set_out(state, self.unit)
        yield from () if wrong else self._barred(state)

    def named_hexes(self, state: State) -> tuple[str, ...]:
        """Without the hex it starts from."""
        return self.path[1:] if self.path[:1] == (state.units[self.unit].hex,) else self.path

    def _barred(self, state: State) -> Iterator[Objection]:
        path, card, here = self.named_hexes(state), state.card(self.unit), state.units[self.unit].hex
        if all(hex_ == here for hex_ in path):  # it goes nowhere
            yield no("AA-MOVE-02", **named(state, self.unit))
            return
        if not all(hex_ in state.ground.near for hex_ in path):
            yield no("AA-MOVE-11", case="map", hex=path[-1], points=card.half_points, **named(state, self.unit))
            return
        way = route_through(state, self.unit, path)
        if way is None:
            found = list(barred_at_end(state, self.unit, path[-1], 2))
            yield from found or [self._too_far(state, path[-1])]
            return
        *through, last = way.route
        shut = closed(state, self.unit)
        for hex_ in through:
            yield from barred(state, self.unit, hex_) if hex_ in shut else ()
        yield from barred_at_end(state, self.unit, last, len(way.route))
        if way.cost > card.half_points and not takes_whole_move(state, self.unit, last):
            yield self._too_far(state, last)

    def _too_far(self, state: State, hex_: str) -> Objection:
        points = state.card(self.unit).half_points
        return no("AA-MOVE-11", case="points", hex=hex_, points=points, **named(state, self.unit))

    def effect(self, state: State, story: Story) -> State:
        path = self.named_hexes(state)
        way = route_through(state, self.unit, path)
        route = path if way is None else way.route  # a house rule may move a unit anywhere
        own = state.units[self.unit]
        units = {**state.units, self.unit: replace(own, moved=True)}
        return replace(state, units=units, walk=Walk(self.unit, own.hex, tuple(route)))


def enter(state: State, story: Story) -> State:
    """On to the next hex where anything can happen: an enemy beside it, a factory to be taken (AA-FAC-04), grey tiles
    to be turned (AA-V2-10), the end. On a hex with such a tile nobody can be stopped (AA-AMB-21).
    """
    walk = state.walk
    assert walk is not None
    calm = 0
    while calm < len(walk.route) - 1 and _is_calm(state, walk.unit, walk.route[calm]):
        calm += 1
    hex_, *rest = walk.route[calm:]
    taken, empty = is_taken(state, walk.unit, hex_), hex_ not in state.at
    state = occupy(state, walk.unit, hex_, story) if taken else state
    if state.result is not None:
        return state.changed(walk.unit, hex=hex_)
    state = scouted(state.changed(walk.unit, hex=hex_, **({"occupied": True} if taken else {})), walk.unit, story)
    skipped = not rest and state.rules.rulings.last_hex == "skipped"  # AA-AMB-11
    return replace(
        state, walk=Walk(walk.unit, walk.start, tuple(rest), open=empty and not skipped and hex_ not in state.grey)
    )


def _is_calm(state: State, unit: str, hex_: str) -> bool:
    """Nobody intercepts here (AA-INT-01), and nothing is taken or turned."""
    near = state.ground.near[hex_]
    if state.v2 is not None and not state.grey.isdisjoint(near):
        return False
    return not state.enemies_on(state.owner(unit), near) and not is_taken(state, unit, hex_)


def occupy(state: State, unit: str, hex_: str, story: Story) -> State:
    """The unit inside is gone, the old flag with it; the own flag goes up (AA-FAC-08..10), and that may win."""
    seat, id_ = state.owner(unit), state.ground.factory_at[hex_]
    inside, before = state.at.get(hex_), state.factories.get(id_, "")
    if inside is not None:
        state = removed(state, inside, story, "AA-FAC-08", "AA-FAC-15", captor=seat)
    rules = ("AA-FAC-04", "AA-FAC-10", *(("AA-FAC-09",) if before else ()))
    story.tell("occupied", *rules, seat=seat, factory=id_, hex=hex_, former=before or "nobody", **named(state, unit))
    return settled(replace(state, factories={**state.factories, id_: seat}), story)


@for_equal(lambda state, unit: (state.seat, unit, state.units[unit].hex, *stopping(state, unit)))
def moves_of(state: State, unit: str) -> tuple[March, ...]:
    """Every hex a unit of whoever has the turn can end on, by the cheapest way, the nearest first."""
    here = state.units[unit].hex
    return tuple([March(state.seat, unit, (here, hex_)) for hex_ in stops(state, unit)])


def cannot_set_out(state: State, unit: str) -> Iterator[Objection]:
    """Why a unit of whoever moves now does not move itself, wherever it would go."""
    own = state.units[unit]
    yield from idle(state, unit)
    if own.moved:
        yield no("AA-MOVE-24", **named(state, unit))
    if own.duty:
        yield no("AA-INT-04", **owed(state, unit), **named(state, unit))


def can_set_out(state: State, unit: str) -> bool:
    """The same in short: it is asked of every unit."""
    own = state.units[unit]
    return bool(own.hex) and not own.moved and not own.duty and state.may_act(unit)


def _marches(state: State) -> Iterator[March]:
    """Where a unit can stop, nothing speaks against going there: only whether it can go at all is asked."""
    if next(not_now(state, state.seat, "move"), None) is not None:
        return iter(())
    return chain.from_iterable([moves_of(state, unit) for unit in state.of(state.seat) if can_set_out(state, unit)])


class Movement(Segment):
    """The active player moves units, one after the other."""

    chapters = ("AA-MOVE", "AA-FAC")

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready:
            moved = [unit for unit in state.of(state.seat) if state.units[unit].moved]
            yield Decision(state.seat, "move", ("move", "next"), occasion=str(len(moved)), complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return chain(_marches(state), legal(state, (Next(state.seat),)))
