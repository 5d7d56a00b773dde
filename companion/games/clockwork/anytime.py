"""What may be done at any moment: name or describe a card, use one, hand something over, change something by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from msgspec.structs import replace

from companion.games.clockwork.cards import cards_of
from companion.games.clockwork.effects import owners
from companion.games.clockwork.moments import may_act
from companion.games.clockwork.moves.adjust import adjustments
from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.moves.give import can_give, gifts
from companion.games.clockwork.moves.lay import Lay, Learn
from companion.games.clockwork.moves.playing import payments, plays
from companion.games.clockwork.moves.using import can_use, uses
from companion.games.clockwork.state import SEATS, SLOTS, State
from companion.kernel.game import Decision, Seat
from companion.kernel.moves import legal

KINDS = ("card", "use", "give", "lay", "adjust")
EXAMPLES = 12  # of moves that are too many to be listed
WAYS = 200  # of them that completion knows


def _rarely(decision: Decision) -> Decision:
    """All of it is optional and typed, and seldom done."""
    return replace(decision, complete=False, optional=True, typed=True, rare=True)


CARD = {seat: _rarely(Decision(seat, "card", ("card",))) for seat in SEATS}
USE = {seat: _rarely(Decision(seat, "use", ("use",))) for seat in SEATS}
GIVE = {seat: _rarely(Decision(seat, "give", ("give",))) for seat in SEATS}
LAY = _rarely(Decision(None, "lay", ("lay", "learn")))
ADJUST = _rarely(Decision(None, "adjust", ("adjust",)))
BOOKKEEPING = replace(ADJUST, rare=False)  # where only the books are kept nothing is done more often


def decisions(state: State, owed: Sequence[Decision] = ()) -> list[Decision]:
    """Whoever may use cards in the segment at hand does so there."""
    if state.phase == "over":
        return []
    busy = {decision.seat for decision in owed if "card" in decision.verbs}
    found = [CARD[seat] for seat in may_act(state) if seat not in busy and payments(state.players[seat])]
    if owners(state):
        busy = {decision.seat for decision in owed if "use" in decision.verbs}
        found += [USE[seat] for seat in state.seats if seat not in busy and can_use(state, seat)]
    if can_give(state):
        found += [GIVE[seat] for seat in state.seats]
    return [*found, LAY, ADJUST if state.rules.depth == "full" else BOOKKEEPING]


def choices(state: State, decision: Decision) -> Iterator[ClockworkMove]:
    """Some of what could be typed."""
    return islice(_moves(state, decision.kind, decision.seat or ""), EXAMPLES)


def ways(state: State, decision: Decision) -> Iterator[ClockworkMove]:
    """More of it; also every card as it is described now, to be described better."""
    learnt = (Learn(None, card) for card in cards_of(state.rules.cards).values()) if decision.kind == "lay" else ()
    return chain(islice(_moves(state, decision.kind, decision.seat or ""), WAYS), legal(state, learnt))


def _moves(state: State, kind: str, seat: Seat) -> Iterator[ClockworkMove]:
    match kind:
        case "card":
            return plays(state, seat)
        case "use":
            return uses(state, seat)
        case "give":
            return legal(state, gifts(state, seat))
        case "adjust":
            return legal(state, adjustments(state))
    return legal(state, _lays(state))


def _lays(state: State) -> Iterator[Lay]:
    """The described discoveries, each in the places that nobody has named yet."""
    known = [card.id for card in cards_of(state.rules.cards).values() if card.kind == "discovery"]
    free = [slot for slot in SLOTS if not state.discoveries[slot].card] or list(SLOTS)
    return (Lay(None, slot, card) for card in known for slot in free)
