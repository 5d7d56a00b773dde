"""Step b: RECRUIT (MP-RECR-01..08)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.march.moves.base import MarchMove, action_done, carried_out, not_now
from companion.games.march.state import Force, State
from companion.kernel.game import Objection
from companion.kernel.moves import no
from companion.kernel.story import Story


class Recruit(MarchMove, frozen=True, tag="recruit"):
    """One army from the stock onto the own home card."""

    def objections(self, state: State) -> Iterator[Objection]:
        if not state.is_acting(self.seat, "RECRUIT"):
            done = carried_out(state, self.seat, "RECRUIT")
            yield no("MP-RECR-02", seat=self.seat or "") if done else not_now(state, self.seat, "RECRUIT")
            return
        seat = self.seat or ""
        if state.side(seat).stock == 0:
            yield no("MP-RECR-03", seat=seat)
        if state.countries[state.home(seat)].occupied is not None:
            yield no("MP-RECR-04", seat=seat)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        side, home = state.side(seat), state.countries[state.home(seat)]
        force = home.force(seat)
        story.tell("recruited", "MP-RECR-01", "MP-RECR-07", seat=seat, country=side.home)
        state = state.with_side(seat, replace(side, stock=side.stock - 1))
        recruited = home.with_force(seat, Force(force.standing + 1, force.fortified))
        return action_done(state.with_country(side.home, recruited), seat)
