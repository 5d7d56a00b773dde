"""Mission Ardennes (AA-ARD): factories of both teams at the start, and a tank that has to reach the coast."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.board.cards import TEAMS, Team
from companion.games.aces.board.maps import Ardennes
from companion.games.aces.moves.base import AcesMove, Segment
from companion.games.aces.moves.setup import wrong_phase
from companion.games.aces.state import State
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


def mission(state: State) -> Ardennes | None:
    map_ = state.ground.map
    return map_.mission.ardennes if map_ is not None and state.rules.mission == "ardennes" else None


def dealt(state: State) -> Iterator[tuple[str, Team]]:
    """Factories that belong to a team from the start (AA-ARD-02, AA-ARD-03)."""
    entry = mission(state)
    if entry is not None:
        yield from ((factory, "germany") for factory in entry.german_factories)
        yield from ((factory, "allies") for factory in entry.allied_factories)


class Divide(AcesMove, frozen=True, tag="divide"):
    """One of the factories of a team goes to one of its factions."""

    factory: str
    to: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(wrong_phase(state, "divide"))
        yield from wrong
        if wrong:
            return
        team = dict(dealt(state)).get(self.factory)
        rule = "AA-ARD-03" if team == "allies" else "AA-ARD-02"
        if self.seat is not None or team is None or state.factories[self.factory]:
            yield no(rule, case="factory", factory=self.factory, to=self.to)
        elif TEAMS[self.to] != team:
            yield no(rule, case="team", factory=self.factory, to=self.to)

    def effect(self, state: State, story: Story) -> State:
        rule = "AA-ARD-03" if TEAMS[self.to] == "allies" else "AA-ARD-02"
        story.tell("divided", rule, factory=self.factory, to=self.to)
        return replace(state, factories={**state.factories, self.factory: self.to})


class Dividing(Segment):
    """Both teams divide their factories as they like."""

    chapters = ("AA-ARD",)

    def decisions(self, state: State) -> Iterator[Decision]:
        left = [factory for factory, _ in dealt(state) if not state.factories[factory]]
        if left:
            yield Decision(None, "divide", ("divide",), occasion=str(len(left)))

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return legal(state, (Divide(None, factory, seat) for factory, _ in dealt(state) for seat in state.rules.seats))
