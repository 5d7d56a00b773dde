"""The attrition segment: every tile out of supply costs a unit (CW-ATTR-01..11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, cast

from msgspec.structs import replace

from companion.games.clockwork.effects import is_immune
from companion.games.clockwork.losses import eliminate
from companion.games.clockwork.moves.base import ClockworkMove, Segment, not_now
from companion.games.clockwork.pieces import settle_tokens
from companion.games.clockwork.spelling import Units
from companion.games.clockwork.standing import ally_of, standing
from companion.games.clockwork.state import Due, Phase, State
from companion.games.clockwork.units import Unit, told, units_on
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import is_legal, no
from companion.kernel.story import Story

IMMUNE = ("agent", "guardian", "tank")  # CW-ATTR-04


def out_of_supply(state: State) -> Iterator[Due]:
    """Whose tiles have no line to a capital or city, in player order; read before anything is lost (CW-ATTR-11)."""
    here = standing(state)
    for seat in state.player_order():
        supplied = here.supplied(seat)
        yield from (Due(seat, tile) for tile in _held(state, seat) if tile not in supplied)


def _held(state: State, seat: Seat) -> tuple[str, ...]:
    """The tiles that can cost this player a unit (CW-A-55)."""
    here = standing(state)
    if state.rules.rulings.allied_attrition == "one-a-tile":
        return here.controlled(seat)
    beside_ally = {tile for tile in here.controlled(ally_of(state, seat)) if here.units_of(tile, seat)}
    return tuple(tile for tile in here.board.tiles if tile in beside_ally or here.controls(seat, tile))


def kinds_on(state: State, tile: str, seat: Seat) -> tuple[Unit, ...]:
    """The kinds of units a player has on a tile."""
    here = standing(state)
    soldier = ("soldier",) if here.soldiers(tile, seat) else ()
    return cast("tuple[Unit, ...]", (*soldier, *dict.fromkeys(here.figures_of(tile, seat))))


def affected(state: State, due: Due) -> tuple[Unit, ...]:
    """The kinds of units attrition can take there (CW-ATTR-04, CW-ATTR-05); a discovery may protect all of them."""
    if is_immune(state, due.seat, due.tile, "attrition"):
        return ()
    return tuple(kind for kind in kinds_on(state, due.tile, due.seat) if kind not in IMMUNE)


class Lose(ClockworkMove, frozen=True, tag="lose"):
    """One unit leaves a tile that is out of supply."""

    tile: str
    unit: Unit

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, "attrition")
        if late is not None:
            yield late
            return
        seat, due = self.seat or "nobody", Due(self.seat or "", self.tile)
        if due not in state.due:
            yield no("CW-ATTR-03", seat=seat, tile=self.tile)
        elif self.unit not in kinds_on(state, self.tile, seat):
            yield no("CW-ATTR-06", seat=seat, tile=self.tile, units=told(units_on(state, self.tile, seat)))
        elif self.unit in IMMUNE and state.rules.rulings.attrition_beside_immune == "affected-goes":
            yield no("CW-ATTR-07", tile=self.tile, units=told(_one(self.unit)))  # CW-A-30

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        state = replace(state, due=tuple(due for due in state.due if due != Due(seat, self.tile)))
        if self.unit in IMMUNE:
            story.tell("attrition-named", "CW-A-30", seat=seat, tile=self.tile, units=told(_one(self.unit)))
            return state
        state = eliminate(state, story, self.tile, seat, _one(self.unit), "CW-ATTR-03", "CW-ATTR-10")
        return settle_tokens(state, story)


def _one(unit: Unit) -> Units:
    return Units(1) if unit == "soldier" else Units(0, (unit,))


PATTERNS: dict[type[Move], str] = {Lose: "lose <tile:tile> <unit:unit>"}


class Attrition(Segment):
    """Everybody at once: no loss touches another one (CW-ATTR-11)."""

    phase: ClassVar[Phase] = "attrition"
    chapters = ("CW-ATTR", "CW-CTRL-07", "CW-ALLY-24")

    def begin(self, state: State, story: Story) -> State:
        short: list[Due] = []
        for due in out_of_supply(state):
            if affected(state, due):
                short.append(due)
                story.tell("unsupplied", "CW-ATTR-02", "CW-ATTR-03", seat=due.seat, tile=due.tile)
            else:
                units = told(units_on(state, due.tile, due.seat))
                story.tell("attrition-spared", "CW-ATTR-04", seat=due.seat, tile=due.tile, units=units)
        return replace(state, due=tuple(short))

    def step(self, state: State, story: Story) -> State:
        """Where there is only one kind of unit to lose, it goes."""
        for due in state.due if "lose" in state.rules.automatic else ():
            ways = [move for move in ways_to_lose(state, due) if is_legal(state, move)]
            if len(ways) == 1:
                story.automatic(ways[0])
                return ways[0].effect(state, story)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in dict.fromkeys(due.seat for due in state.due):
            yield Decision(seat, "lose", ("lose",), occasion=f"{state.round}")

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        own = (due for due in state.due if due.seat == decision.seat)
        return (move for due in own for move in ways_to_lose(state, due) if is_legal(state, move))

    def end(self, state: State, story: Story) -> State:
        return replace(state, due=())


def ways_to_lose(state: State, due: Due) -> Iterator[ClockworkMove]:
    return (Lose(due.seat, due.tile, kind) for kind in kinds_on(state, due.tile, due.seat))
