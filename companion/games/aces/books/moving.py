"""Movement without a map: who has moved, into which factory, into the water, and who was intercepted."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.aces.board.maps import AT_WATER, FIELD
from companion.games.aces.interception import unable
from companion.games.aces.moves.base import AcesMove, Segment, named, not_now, not_yours
from companion.games.aces.moves.launcher import found
from companion.games.aces.moves.movement import can_set_out, cannot_set_out, occupy
from companion.games.aces.moves.turn import Next
from companion.games.aces.reach import barred_at_end, cannot_take, is_taken
from companion.games.aces.state import TEAMS, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import is_legal, legal, no
from companion.kernel.story import Story


class BooksMove(AcesMove, frozen=True):
    """A move of a table without a map."""


def _cannot_move(state: State, seat: Seat | None, unit: str) -> Iterator[Objection]:
    wrong = [*not_now(state, seat, "move"), *not_yours(state, seat, unit)]
    yield from wrong or cannot_set_out(state, unit)


class Go(BooksMove, frozen=True, tag="go"):
    """A unit has moved: somewhere, into the water, or into a factory of its team."""

    unit: str
    place: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(_cannot_move(state, self.seat, self.unit))
        yield from wrong
        if wrong:
            return
        if is_taken(state, self.unit, self.place):
            yield no("AA-MOVE-21", hex=self.place)
        elif self.place not in (FIELD, AT_WATER) or not state.card(self.unit).flies:
            yield from barred_at_end(state, self.unit, self.place, 1)

    def effect(self, state: State, story: Story) -> State:
        facts = {"start": state.units[self.unit].hex, "hex": self.place}
        story.tell("moved", "AA-MOVE-01", seat=self.player, **facts, **named(state, self.unit))
        return state.changed(self.unit, hex=self.place, moved=True)


class Take(BooksMove, frozen=True, tag="occupy"):
    """Infantry that began its turn beside a factory occupies it."""

    unit: str
    factory: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(_cannot_move(state, self.seat, self.unit))
        yield from wrong
        if wrong:
            return
        if not is_taken(state, self.unit, self.factory):
            yield no("AA-AMB-21" if self.factory in state.ruins else "AA-FAC-04", case="ruin", factory=self.factory)
        else:
            yield from cannot_take(state, self.unit, self.factory, 1)

    def effect(self, state: State, story: Story) -> State:
        state = occupy(state, self.unit, self.factory, story)
        return state.changed(self.unit, hex=self.factory, moved=True, occupied=True)


class Find(BooksMove, frozen=True, tag="find"):
    """Mission V2: an Allied unit has come beside the launcher, and its tile was turned."""

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "move"))
        yield from wrong
        if not wrong and (state.v2 is None or state.v2.found or TEAMS[self.player] == "germany"):
            yield no("AA-V2-10", seat=self.player)

    def effect(self, state: State, story: Story) -> State:
        return found(state, "", story)


class Catch(BooksMove, frozen=True, tag="catch"):
    """A unit has intercepted one that moved beside it: that one has stopped."""

    unit: str
    target: str

    def objections(self, state: State) -> Iterator[Objection]:
        if state.is_automa(state.seat):  # it asks itself who has stopped it
            return iter((no("AA-INT-01", case="asked"),))
        return self.hindrances(state)

    def hindrances(self, state: State) -> Iterator[Objection]:
        """Why it cannot intercept, whoever asks."""
        if state.result is not None or state.phase != "move":
            yield no("AA-INT-01", case="nobody")
            return
        facts = {"target": self.target, "target_type": state.units[self.target].type}
        if state.owner(self.unit) != self.seat:
            owner = state.owner(self.unit)
            yield no("AA-INT-02", seat=self.player or "none", owner=owner, **named(state, self.unit))
            return
        there = bool(state.units[self.unit].hex) and state.are_enemies(self.player, state.seat)
        if not there or state.owner(self.target) != state.seat or not state.units[self.target].moved:
            yield no("AA-INT-03", **facts)
        else:
            yield from unable(state, self.unit, self.target)

    def effect(self, state: State, story: Story) -> State:
        facts = {"target": self.target, "target_type": state.units[self.target].type, "hex": "field"}
        rules = ("AA-INT-03", "AA-INT-04", "AA-INT-05")
        story.tell("intercepted", *rules, seat=self.player, **facts, **named(state, self.unit))
        return state.changed(self.unit, duty=self.target, intercepted=state.round)


class BooksMovement(Segment):
    """Units are told to have moved; opponents tell what they have intercepted."""

    chapters = ("AA-MOVE", "AA-FAC", "AA-INT")

    def decisions(self, state: State) -> Iterator[Decision]:
        if state.ready:
            return
        moved = sum(state.units[unit].moved for unit in state.of(state.seat))
        yield Decision(state.seat, "go", ("go", "occupy", "find", "next"), occasion=str(moved))
        for seat in state.rules.seats:
            if next(catches(state, seat), None) is not None:
                yield Decision(seat, "catch", ("catch",), occasion=str(moved), optional=True)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        seat = decision.seat or ""
        if decision.kind == "catch":
            yield from catches(state, seat)
            return
        for unit in state.of(seat):
            if can_set_out(state, unit):
                yield from legal(state, (Go(seat, unit, place) for place in state.ground.hexes))
                yield from legal(state, (Take(seat, unit, factory) for factory in state.factories))
        yield from legal(state, (Find(seat),))
        done = Next(seat)
        if is_legal(state, done):
            yield done


def catches(state: State, seat: Seat) -> Iterator[Catch]:
    never = state.is_automa(seat) and state.rules.rulings.automa_intercepts == "never"  # AA-AMB-25
    if never or not state.are_enemies(seat, state.seat):
        return iter(())
    movers = [unit for unit in state.of(state.seat) if state.units[unit].moved]
    every = (Catch(seat, unit, target) for unit in state.of(seat) for target in movers)
    return (catch for catch in every if next(catch.hindrances(state), None) is None)
