"""The support segment: in player order, one uninterrupted turn each, ending with a pass (CW-SUP-01..15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.deeds.base import works_by_hand
from companion.games.clockwork.effects import owned
from companion.games.clockwork.moves import cards
from companion.games.clockwork.moves.base import ClockworkMove, Pass, Segment
from companion.games.clockwork.moves.citadel import Send, citadel_orders
from companion.games.clockwork.moves.specials import Crash, Hunt, Kill, on_the_map, special_orders
from companion.games.clockwork.moves.supporting import out_of_turn
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import Battle, Phase, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import is_legal, no
from companion.kernel.story import Story

PATTERNS: dict[type[Move], str] = {
    Send: "support <start:tile>-><to:tile> <units:units>",
    Hunt: "hunt <to:tile>",
    Crash: "crash <tile:tile> <victims:shares>",
    Kill: "kill <tile:tile>",
}
VERBS = ("support", "hunt", "crash", "kill", "use", "card", "pass")


def orders(state: State, seat: Seat) -> Iterator[ClockworkMove]:
    """Every support order this player can give now."""
    if out_of_turn(state, seat) is not None:
        return
    yield from special_orders(state, seat)
    yield from citadel_orders(state, seat)
    yield from cards.offers(state, seat, "support")  # CW-SUP-07, CW-SUP-08


def _has_cards(state: State, seat: Seat) -> bool:
    """Whoever holds cards can do more than a list could show."""
    return bool(state.player(seat).cards or owned(state, seat))


class Support(Segment):
    """Who still waits for a turn stands in `waiting`; a pass takes a player out for good (CW-SUP-10, CW-SUP-11)."""

    phase: ClassVar[Phase] = "support"
    chapters = ("CW-SUP", "CW-AGENT-05", "CW-HUNT", "CW-CRASH", "CW-ALLY-19", "CW-ALLY-20")

    def begin(self, state: State, story: Story) -> State:
        if not state.battles:
            story.tell("no-battles", "CW-BATTLE-01")
        return replace(state, waiting=state.player_order())  # CW-SUP-01

    def step(self, state: State, story: Story) -> State:
        """A player who can give no order passes by itself."""
        if not state.waiting or "pass" not in state.rules.automatic:
            return state
        seat = state.waiting[0]
        if works_by_hand(state, seat) or next(orders(state, seat), None) is not None or not is_legal(state, Pass(seat)):
            return state
        if state.battles:
            story.tell("support-none", "CW-SUP-13", seat=seat)
        return super().passed(state, seat, story)

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.waiting[:1]:
            yield Decision(seat, "support", VERBS, occasion=f"{state.round}", complete=not _has_cards(state, seat))

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat or ""
        yield from orders(state, seat)
        if is_legal(state, Pass(seat)):
            yield Pass(seat)

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        wrong = out_of_turn(state, seat)
        if wrong is not None:
            yield wrong
            return
        for tile in on_the_map(state, seat, "crasher"):  # CW-SUP-13
            yield no("CW-CRASH-03", case="unused", seat=seat or "", tile=tile)

    def end(self, state: State, story: Story) -> State:
        """What a card or a house rule has brought together is a battle like any other (CW-BATTLE-01)."""
        here = standing(state)
        met = {tile: Battle(tuple(units)) for tile, units in here.units.items() if here.is_contested(tile)}
        return replace(state, battles=met | state.battles) if met.keys() - state.battles.keys() else state

    def passed(self, state: State, seat: Seat, story: Story) -> State:
        story.tell("support-passed", "CW-SUP-10", seat=seat)
        return super().passed(state, seat, story)
