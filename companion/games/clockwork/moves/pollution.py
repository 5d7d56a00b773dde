"""The pollution segment: one unit stays on each forest and lake (CW-POLL-01..05, CW-A-56)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import force_setattr, replace

from companion.games.clockwork.effects import is_immune
from companion.games.clockwork.losses import eliminate
from companion.games.clockwork.moves.attrition import kinds_on
from companion.games.clockwork.moves.base import ClockworkMove, Segment, not_now
from companion.games.clockwork.spelling import Units
from companion.games.clockwork.standing import commander, sides, standing
from companion.games.clockwork.state import Due, Phase, State
from companion.games.clockwork.units import Unit, units_on, without
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class Stay(ClockworkMove, frozen=True, tag="stay"):
    """This unit stays on a polluted tile, the others are eliminated. `owner`: the ally, if it is the ally's unit."""

    tile: str
    unit: Unit
    owner: Seat = ""

    def __post_init__(self) -> None:
        """Naming oneself adds nothing."""
        if self.owner == self.seat:
            force_setattr(self, "owner", "")

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, "pollution")
        if late is not None:
            yield late
            return
        if Due(self.seat or "", self.tile) not in state.due:
            yield no("CW-POLL-03", case="not-due", seat=self.seat or "nobody", tile=self.tile, unit=self.unit)
        elif (self._owner, self.unit) not in units_that_may_stay(state, self.seat or "", self.tile):
            yield no("CW-POLL-03", case="absent", seat=self._owner, tile=self.tile, unit=self.unit)

    @property
    def _owner(self) -> Seat:
        return self.owner or self.seat or ""

    def effect(self, state: State, story: Story) -> State:
        story.tell("polluted", "CW-POLL-01", "CW-POLL-03", seat=self._owner, tile=self.tile, unit=self.unit)
        for owner in polluters(state, self.seat or "", self.tile):
            lost = units_on(state, self.tile, owner)
            if owner == self._owner:
                lost = without(lost, Units(1) if self.unit == "soldier" else Units(0, (self.unit,)))
            state = eliminate(state, story, self.tile, owner, lost, "CW-POLL-02")
        return replace(state, due=tuple(due for due in state.due if due != Due(self.seat or "", self.tile)))


class Pollution(Segment):
    """In every scoring phase, after its VP (CW-POLL-05)."""

    phase: ClassVar[Phase] = "pollution"
    chapters = ("CW-POLL", "CW-A-56")

    def begin(self, state: State, story: Story) -> State:
        order = state.player_order()
        return replace(state, due=tuple(sorted(_dues(state), key=lambda due: order.index(due.seat))))

    def step(self, state: State, story: Story) -> State:
        """Where all units are alike there is nothing to choose."""
        for due in state.due if "stay" in state.rules.automatic else ():
            ways = list(_stays(state, due))
            if len(ways) == 1:
                story.automatic(ways[0])
                return ways[0].effect(state, story)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in dict.fromkeys(due.seat for due in state.due):
            yield Decision(seat, "stay", ("stay",), str(state.round))

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        for due in state.due:
            if due.seat == decision.seat:
                yield from _stays(state, due)


def _dues(state: State) -> Iterator[Due]:
    """Who has to name a unit for which tile; on a shared tile the commander (CW-A-56)."""
    here = standing(state)
    for tile in here.board.resources:
        present = here.units.get(tile, {})
        for group in _groups(state, tile):
            if sum(present[seat] for seat in group) > 1:  # CW-POLL-04
                yield Due(group[0] if len(group) == 1 else commander(state, group[0]), tile)


def _groups(state: State, tile: str) -> list[tuple[Seat, ...]]:
    """Players who keep one unit on the tile between them; cards protect some."""
    present = [seat for seat in standing(state).units.get(tile, {}) if not is_immune(state, seat, tile, "pollution")]
    if state.rules.rulings.allied_pollution == "one-a-player":
        return [(seat,) for seat in present]
    return sides(state, present)


def polluters(state: State, seat: Seat, tile: str) -> tuple[Seat, ...]:
    """Whose units this player decides on: the own ones, and on a shared tile the ally's."""
    return next((group for group in _groups(state, tile) if seat in group), ())


def units_that_may_stay(state: State, seat: Seat, tile: str) -> Iterator[tuple[Seat, Unit]]:
    """Every kind of unit there, with its owner."""
    for owner in polluters(state, seat, tile):
        yield from ((owner, kind) for kind in kinds_on(state, tile, owner))


def _stays(state: State, due: Due) -> Iterator[Stay]:
    for owner, unit in units_that_may_stay(state, due.seat, due.tile):
        yield Stay(due.seat, due.tile, unit, owner)


PATTERNS: dict[type[Move], str] = {Stay: "stay <tile:tile> <unit:unit> [of <owner:seat>]"}
