"""After the last pass: the Leviathan may be sent into a battle (CW-LEV-01..03, CW-LEV-08, CW-ALLY-29)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.moves.base import ClockworkMove, Pass, Segment, all_acted, not_now
from companion.games.clockwork.standing import ally_of, standing
from companion.games.clockwork.state import DISPLAY, Phase, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


class Unleash(ClockworkMove, frozen=True, tag="unleash"):
    """The Leviathan is put into one battle. Until that is resolved he belongs to his owner's display."""

    tile: str

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, "leviathan")
        if late is not None:
            yield late
            return
        wrong = _not_his(state, self.seat)
        if wrong is not None:
            yield wrong
            return
        seat, here = self.seat or "", standing(state)
        if self.tile not in state.battles:
            yield no("CW-LEV-03", case="battle", seat=seat, tile=self.tile)
        elif not here.units_of(self.tile, seat):  # CW-A-41
            if here.units_of(self.tile, ally_of(state, seat)):
                yield no("CW-ALLY-29", seat=seat, tile=self.tile)
            else:
                yield no("CW-LEV-03", case="units", seat=seat, tile=self.tile)
        if here.guardian_on(self.tile):
            yield no("CW-LEV-08", tile=self.tile)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        battle = replace(state.battles[self.tile], leviathan=seat)
        story.tell("unleashed", "CW-LEV-02", "CW-LEV-03", seat=seat, tile=self.tile)
        return all_acted(replace(state, battles={**state.battles, self.tile: battle}), "leviathan")


PATTERNS: dict[type[Move], str] = {Unleash: "unleash <tile:tile>"}


def _not_his(state: State, seat: Seat | None) -> Objection | None:
    """Why this player has no Leviathan to play now."""
    leviathan = state.generals["leviathan"]
    if leviathan.place != DISPLAY or leviathan.owner != seat:
        return no("CW-LEV-02", case="none", seat=seat or "nobody")
    return None if seat in state.waiting else no("CW-LEV-02", case="done", seat=seat)


def targets(state: State, seat: Seat) -> Iterator[ClockworkMove]:
    return legal(state, (Unleash(seat, tile) for tile in state.battles))


class LeviathanMoment(Segment):
    """Only for its owner, and only while there is a battle it can be played in."""

    phase: ClassVar[Phase] = "leviathan"
    chapters = ("CW-LEV", "CW-ALLY-29")

    def begin(self, state: State, story: Story) -> State:
        leviathan = state.generals["leviathan"]
        return replace(state, waiting=(leviathan.owner,)) if leviathan.place == DISPLAY else state

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.waiting:
            if next(targets(state, seat), None) is not None:
                yield Decision(seat, "unleash", ("unleash", "pass"), occasion=f"{state.round}")

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat or ""
        yield from targets(state, seat)
        yield Pass(seat)

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        wrong = _not_his(state, seat)
        if wrong is not None:
            yield wrong

    def passed(self, state: State, seat: Seat, story: Story) -> State:
        story.tell("leviathan-held", "CW-LEV-01", seat=seat)
        return super().passed(state, seat, story)
