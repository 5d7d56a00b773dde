"""Turns and phases (AA-TURN): which armies act in the first rounds, and going on to the next phase."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from companion.games.aces.moves.base import AcesMove, Segment, limit_rule, named, not_now
from companion.games.aces.moves.ending import FEE, out_of_time
from companion.games.aces.state import ARMIES, State, Unit
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

REPAIRED = 3  # damage that comes off at most (AA-REP-03)
_FOUR = (1, 1, 2, 3)  # armies that act in round 1, by the place in the order (AA-TURN-05, AA-TURN-06)
_TWO = ((1, 2), (2, 3))  # the same for two sides, round by round (AA-TURN-08..11)


def armies_allowed(state: State) -> int:
    """How many armies act in this turn."""
    place = state.order.index(state.seat)
    if state.rules.two_sides:
        return _TWO[state.round - 1][place] if state.round <= len(_TWO) else len(ARMIES)
    return _FOUR[place] if state.round == 1 else len(ARMIES)


class Use(AcesMove, frozen=True, tag="use"):
    """These armies act in this turn; the others wait."""

    armies: tuple[int, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "armies"))
        yield from wrong
        if wrong:
            return
        rule, wanted = limit_rule(state), armies_allowed(state)
        if len(self.armies) != wanted or tuple(sorted(set(self.armies))) != self.armies:
            yield no(rule, case="count", army=0, wanted=wanted)
        for army in self.armies:
            if army not in ARMIES:
                yield no("AA-SET-19", case="army", army=army)
            elif army in _spent(state):
                yield no("AA-TURN-10", case="used", army=army, wanted=wanted)

    def effect(self, state: State, story: Story) -> State:
        listed = ", ".join(map(str, self.armies))
        story.tell("armies-chosen", limit_rule(state), seat=self.player, armies=listed, count=len(self.armies))
        used = {**state.used, self.player: self.armies} if state.round == 1 else state.used
        return _without_idle_duties(replace(state, active=self.armies, used=used, ready=True), story)


def _spent(state: State) -> tuple[int, ...]:
    """Armies that may not act again in round 2: the one that the first of two sides used in round 1 (AA-TURN-10)."""
    first = state.rules.two_sides and state.round == 2 and state.seat == state.order[0]
    return state.used.get(state.seat, ()) if first else ()


def _without_idle_duties(state: State, story: Story) -> State:
    """Whoever may not act yet owes no attack, or goes on owing it (AA-AMB-09)."""
    if state.rules.rulings.lost_duty == "stays":
        return state
    for unit in state.of(state.seat):
        if state.units[unit].duty and not state.may_act(unit):
            state = lapsed(state, unit, story)
    return state


def lapsed(state: State, unit: str, story: Story) -> State:
    story.tell("duty-lapsed", "AA-AMB-09", seat=state.owner(unit), **named(state, unit))
    return state.changed(unit, duty="")


class ChoosingArmies(Segment):
    """At the start of the turn: repairs end, then armies are chosen in the first rounds."""

    chapters = ("AA-TURN", "AA-REP-03")

    def begin(self, state: State, story: Story) -> State:
        return begin_turn(state, story)

    def step(self, state: State, story: Story) -> State:
        if not state.ready and armies_allowed(state) == len(ARMIES):
            return replace(state, ready=True)
        only = list(uses(state)) if not state.ready else []
        if len(only) == 1 and "use" in state.rules.automatic:  # the two armies that are left (AA-TURN-10)
            story.automatic(only[0])
            return only[0].effect(state, story)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready:
            yield Decision(state.seat, "use", ("use",))

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return uses(state)


def uses(state: State) -> Iterator[Use]:
    return legal(state, (Use(state.seat, armies) for armies in combinations(ARMIES, armies_allowed(state))))


def begin_turn(state: State, story: Story) -> State:
    """Everything is ready again; running repairs end (AA-TURN-04, AA-REP-03)."""
    story.tell("turn-began", "AA-TURN-03", turn=state.round, seat=state.seat, armies=armies_allowed(state))
    units = state.units | {unit: _ready_again(state, unit, story) for unit in state.of(state.seat)}
    return replace(state, units=units, active=(), waved=(), attacks=(), bought=False, ready=False)


def _ready_again(state: State, unit: str, story: Story) -> Unit:
    own = state.units[unit]
    if own.repair:
        off = min(REPAIRED, own.damage)
        facts = named(state, unit)
        story.tell("repaired", "AA-REP-03", "AA-TURN-04", seat=state.seat, points=off, coins=FEE, **facts)
        own = replace(own, repair=False, damage=own.damage - off)
    return replace(own, moved=False, occupied=False) if own.moved or own.occupied else own


class Next(AcesMove, frozen=True, tag="next"):
    """Done with this phase: moving, naming, or everything."""

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "move", "rocket", "name", "money"))
        yield from wrong
        if not wrong and state.phase == "name":
            from companion.games.aces.moves.naming import duties_left

            for unit in duties_left(state):
                target = state.units[unit].duty
                facts = {"target": target, "target_type": state.units[target].type}
                yield no("AA-INT-05", case="unnamed", **named(state, unit), **facts)

    def effect(self, state: State, story: Story) -> State:
        rule = "AA-TURN-14" if state.phase == "money" else "AA-TURN-02"
        story.tell("done", rule, seat=self.player, phase=state.phase)
        return replace(state, ready=True)


def nothing_but_next(state: State, others: Iterator[Move], story: Story) -> State:
    """Where nothing else can be done, a phase ends by itself."""
    only = Next(state.seat)
    if state.ready or "next" not in state.rules.automatic or next(others, None) is not None:
        return state
    if next(only.objections(state), None) is not None:
        return state
    story.automatic(only)
    return only.effect(state, story)


def end_turn(state: State, story: Story) -> State:
    """The next faction has its turn; a round is over when everybody has had one (AA-TURN-14)."""
    at = (state.order.index(state.seat) + 1) % len(state.order)
    following = replace(
        state,
        seat=state.order[at],
        round=state.round + (at == 0),
        phase="weather",
        ready=False,
        active=(),
        attacks=(),
        weather_left=max(0, state.weather_left - 1),
    )
    over = state.rules.mission == "ardennes" and 0 < state.rules.last_round < following.round
    return out_of_time(following, story) if over else following
