"""What nobody has to do, and seldom does: settle an order, pick again, offer the end or accept it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from companion.games.march.moves.base import MarchMove
from companion.games.march.moves.cards import Repick
from companion.games.march.moves.ending import AgreeEnd, nobody_has_cards
from companion.games.march.moves.initiative import AskOrder
from companion.games.march.state import SEATS, State, other
from companion.kernel.game import Decision
from companion.kernel.moves import legal

Offer: TypeAlias = tuple[MarchMove, Decision]


def _offers(move_type: type[MarchMove], kind: str = "") -> tuple[Offer, ...]:
    verb = move_type.verb()
    return tuple((move_type(seat), Decision(seat, kind or verb, (verb,), optional=True, rare=True)) for seat in SEATS)


# The same in every position.
ASK, REPICK, END = map(_offers, (AskOrder, Repick, AgreeEnd))
ACCEPT = _offers(AgreeEnd, "accept-end")


def decisions(state: State) -> Iterator[Decision]:
    return (decision for move, decision in _usual(state) if next(move.objections(state), None) is None)


def _usual(state: State) -> tuple[Offer, ...]:
    """What may come up at this moment of the turn."""
    if state.phase == "choose":
        return REPICK if nobody_has_cards(state) else _end(state) + REPICK
    return _end(state) + ASK if state.phase == "act" and len(state.acting) == 2 else _end(state)


def _end(state: State) -> tuple[Offer, ...]:
    """Whoever has been offered the end accepts it (MP-END-04)."""
    ways = zip(SEATS, END, ACCEPT, strict=True)
    return tuple(accept if state.side(other(seat)).wants_end else offer for seat, offer, accept in ways)


def choices(state: State, wanted: Decision) -> Iterator[MarchMove]:
    return legal(state, (move for move, decision in ASK + REPICK + END + ACCEPT if decision == wanted))
