"""The rockets of mission V2 (AA-V2-12..15): once a round, one die, one factory."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.moves.base import AcesMove, Segment, not_now
from companion.games.aces.moves.ending import removed, settled
from companion.games.aces.moves.turn import Next
from companion.games.aces.state import Phase, State
from companion.kernel.game import Decision, Facts, Move, Objection
from companion.kernel.moves import is_legal, legal, no
from companion.kernel.story import Story

MISSES = 3  # up to this a rocket does nothing (AA-V2-13)
WHEN: tuple[Phase, ...] = ("move", "rocket", "name", "fight", "money")  # AA-AMB-21


class Fire(AcesMove, frozen=True, tag="fire"):
    """A rocket at a factory, and what its die shows."""

    factory: str
    die: int

    def objections(self, state: State) -> Iterator[Objection]:
        facts = {"factory": self.factory, "seat": self.player or "none", "holder": state.rules.controller or "none"}
        if state.v2 is None:
            yield no("AA-V2-12", case="none", **facts)
            return
        if self.seat != state.rules.controller:
            yield no("AA-V2-12", case="seat", **facts)
            return
        wrong = list(not_now(state, self.seat, *WHEN))
        yield from wrong
        if wrong:
            return
        if state.v2.fired == state.round:
            yield no("AA-V2-12", case="again", **facts)
        if self.factory in state.ruins:
            yield no("AA-V2-12", case="ruin", **facts)
        elif self.factory not in state.factories:
            yield no("AA-V2-12", case="map", **facts)
        if not 1 <= self.die <= state.troops.die_sides:
            yield no("AA-V2-13", die=self.die, sides=state.troops.die_sides)

    def effect(self, state: State, story: Story) -> State:
        assert state.v2 is not None
        hit = self.die > MISSES
        facts: Facts = {"factory": self.factory, "die": self.die, "hit": int(hit)}
        rules = ("AA-V2-12", "AA-V2-13", *(("AA-V2-15",) if hit else ()))
        story.tell("rocket", *rules, seat=self.player, **facts)
        state = replace(state, v2=replace(state.v2, fired=state.round))
        return settled(_destroyed(state, self.factory, story), story) if hit else state


def _destroyed(state: State, factory: str, story: Story) -> State:
    """The unit inside is gone, the flag too (AA-V2-14); the ruin is nobody's for good (AA-AMB-21)."""
    inside = state.at.get(state.ground.factories[factory])
    if inside is not None:
        state = removed(state, inside, story, "AA-V2-14")
    assert state.v2 is not None
    site = replace(state.v2, ruins=(*state.v2.ruins, factory))
    return replace(state, v2=site, factories={**state.factories, factory: ""})


def shots(state: State) -> Iterator[Fire]:
    """Every factory with every die."""
    seat, sides = state.rules.controller, state.troops.die_sides
    return legal(state, (Fire(seat, id_, die) for id_ in state.factories for die in range(1, sides + 1)))


def may_fire(state: State) -> bool:
    return state.v2 is not None and next(shots(state), None) is not None


class Rockets(Segment):
    """Whoever has the launcher is asked before attacks are named, and may fire later as well (AA-AMB-21)."""

    chapters = ("AA-V2",)

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready and may_fire(state):
            yield Decision(state.seat, "fire", ("fire", "next"))

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        yield from shots(state)
        done = Next(state.seat)
        if is_legal(state, done):
            yield done
