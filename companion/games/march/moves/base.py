"""What every move of this game shares."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.march.state import State
from companion.kernel.game import Fact, Objection, Seat
from companion.kernel.moves import GameMove, no


class MarchMove(GameMove[State], frozen=True):
    """A move of this game."""


def not_now(state: State, seat: Seat | None, card: str) -> Objection:
    """Why this player has no such card to carry out at this moment (MP-TURN-06)."""
    if state.phase == "over":
        return no("MP-TURN-01", case="over")
    if state.phase == "order":
        return no(order_rule(state), case="open", holder=state.initiative or "")
    facts: dict[str, Fact] = {"seat": seat or "", "card": card}
    if state.phase != "act":
        return no("MP-TURN-06", case=state.phase, **facts)
    if seat is None or state.rules.steps.get(state.side(seat).played or "") != state.rules.steps.get(card):
        return no("MP-TURN-06", case="not-played", **facts)
    if seat in state.acting[1:] and state.ordered:
        return no(order_rule(state), case="second", first=state.acting[0])
    if seat in state.acting:  # due now, but with another card of this step
        return no("MP-TURN-06", case="not-played", **facts)
    return no("MP-TURN-06", case="done-or-later", **facts)


def order_rule(state: State) -> str:
    """The rule that lets the holder of the initiative settle the order of this step."""
    return {"a": "MP-INIT-01", "d": "MP-INIT-02"}.get(state.step or "", "MP-INIT-07")


def carried_out(state: State, seat: Seat | None, *cards: str) -> bool:
    """Has this player carried out one of these cards earlier in the turn?"""
    if state.phase != "act" or seat is None or state.step is None or seat in state.acting:
        return False
    played = state.side(seat).played
    return played in cards and state.rules.steps.get(played, "a") <= state.step


def action_done(state: State, seat: Seat) -> State:
    """This player's card of the turn is carried out."""
    return replace(state, acting=tuple(s for s in state.acting if s != seat))
