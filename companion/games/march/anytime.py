"""What nobody has to do: settle an order, pick again, offer the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from companion.games.march.moves.base import MarchMove
from companion.games.march.moves.cards import Repick
from companion.games.march.moves.ending import AgreeEnd
from companion.games.march.moves.initiative import AskOrder
from companion.games.march.state import SEATS, State
from companion.kernel.game import Decision
from companion.kernel.moves import legal

Offer: TypeAlias = tuple[MarchMove, Decision]


def _offers(move_type: type[MarchMove]) -> tuple[Offer, ...]:
    verb = move_type.verb()
    return tuple((move_type(seat), Decision(seat, verb, (verb,), optional=True)) for seat in SEATS)


ASK, REPICK, END = map(_offers, (AskOrder, Repick, AgreeEnd))  # the same in every position


def decisions(state: State) -> Iterator[Decision]:
    return (decision for move, decision in _usual(state) if next(move.objections(state), None) is None)


def _usual(state: State) -> tuple[Offer, ...]:
    """What may come up at this moment of the turn."""
    if state.phase == "choose":
        return REPICK + END
    return ASK + END if state.phase == "act" and len(state.acting) == 2 else END


def choices(state: State, wanted: Decision) -> Iterator[MarchMove]:
    return legal(state, (move for move, decision in ASK + REPICK + END if decision == wanted))
