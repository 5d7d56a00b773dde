"""Interception (AA-INT): on every free hex beside an enemy that could attack it, a moving unit may be stopped."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.automa.reactions import automa_interceptor
from companion.games.aces.interception import cannot_intercept, interceptors
from companion.games.aces.moves.base import AcesMove, Segment, named
from companion.games.aces.moves.ending import reached_coast
from companion.games.aces.moves.movement import enter
from companion.games.aces.state import State, asked_once
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


@asked_once
def asked(state: State) -> Seat | None:
    """Who decides now: each opposing player in turn order after the mover, for his own units (AA-INT-02, AA-INT-13)."""
    walk = state.walk
    if walk is None or not walk.open or state.result is not None:
        return None
    mine = state.owner(walk.unit)
    if not state.enemies_on(mine, state.ground.near[state.units[walk.unit].hex]):
        return None  # nobody else intercepts (AA-INT-01)
    at = state.order.index(mine)
    for seat in (*state.order[at + 1 :], *state.order[:at]):
        if state.is_automa(seat):
            continue  # nobody decides for it (AA-AMB-25)
        if state.are_enemies(seat, mine) and seat not in (*walk.passed, *state.waved) and _can(state, seat):
            return seat
    return None


def _can(state: State, seat: Seat) -> bool:
    assert state.walk is not None
    mover = state.walk.unit
    return next(interceptors(state, seat, mover, state.units[mover].hex), None) is not None


def _not_asked(state: State, seat: Seat | None) -> Iterator[Objection]:
    if asked(state) is None:
        yield no("AA-INT-01", case="nobody")
    elif seat != asked(state):
        yield no("AA-INT-13", seat=seat or "none", holder=asked(state) or "none")


class Intercept(AcesMove, frozen=True, tag="intercept"):
    """Stop the moving unit where it is: this one must attack it next turn."""

    unit: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(_not_asked(state, self.seat))
        yield from wrong
        if wrong or state.walk is None:
            return
        if state.owner(self.unit) != self.seat:
            owner = state.owner(self.unit)
            yield no("AA-INT-02", seat=self.player or "none", owner=owner, **named(state, self.unit))
        yield from cannot_intercept(state, self.unit, state.walk.unit, state.units[state.walk.unit].hex)

    def effect(self, state: State, story: Story) -> State:
        walk = state.walk
        assert walk is not None
        mover = walk.unit
        facts = {"target": mover, "target_type": state.units[mover].type, "hex": state.units[mover].hex}
        rules = ("AA-INT-03", "AA-INT-04", "AA-INT-05")
        story.tell("intercepted", *rules, seat=self.player, **facts, **named(state, self.unit))
        state = state.changed(self.unit, duty=mover, intercepted=state.round)
        others_too = state.rules.rulings.interceptors == "all"  # AA-AMB-10
        return replace(state, walk=replace(walk, route=(), open=others_too))


class LetPass(AcesMove, frozen=True, tag="pass"):
    """Let the unit go on; or everything for the rest of this turn."""

    all_turn: bool = False

    def objections(self, state: State) -> Iterator[Objection]:
        return _not_asked(state, self.seat)

    def effect(self, state: State, story: Story) -> State:
        walk = state.walk
        assert walk is not None
        rules = ("AA-INT-02", "AA-INT-12")
        facts = {"target": walk.unit, "target_type": state.units[walk.unit].type}
        story.tell("let-pass", *rules, seat=self.player, all=int(self.all_turn), **facts)
        if self.all_turn:
            return replace(state, waved=(*state.waved, self.player))
        return replace(state, walk=replace(walk, passed=(*walk.passed, self.player)))


class Walking(Segment):
    """A unit is on its way, hex by hex; on each free hex enemies beside it may stop it."""

    chapters = ("AA-INT", "AA-MOVE")

    def step(self, state: State, story: Story) -> State:
        automa = state.rules.automa
        if automa is not None and (stopping := automa_interceptor(state)):
            return Intercept(automa.seat, stopping).effect(state, story)
        if state.walk is None or asked(state) is not None or not state.walk.route:
            return state
        return enter(state, story)

    def decisions(self, state: State) -> Iterator[Decision]:
        seat = asked(state)
        if seat is not None and state.walk is not None:
            unit = state.walk.unit
            where = f"{unit} {state.units[unit].hex}"
            yield Decision(seat, "intercept", ("intercept", "pass"), occasion=where, about=unit)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        assert state.walk is not None
        seat, mover = decision.seat or "", state.walk.unit
        hex_ = state.units[mover].hex
        yield from legal(state, (Intercept(seat, unit) for unit in interceptors(state, seat, mover, hex_)))
        yield from legal(state, (LetPass(seat, all_turn) for all_turn in (False, True)))

    def end(self, state: State, story: Story) -> State:
        """Told when it is clear where the unit has come to."""
        if state.walk is not None:
            start, unit = state.walk.start, state.walk.unit
            facts = {"start": start, "hex": state.units[unit].hex}
            story.tell("moved", "AA-MOVE-05", seat=state.owner(unit), **facts, **named(state, unit))
            state = reached_coast(state, unit, story)
        return state
