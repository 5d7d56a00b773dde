"""The end: 18 VP at the end of a turn, or both agree (MP-END-01..07, MP-MARL-10/11)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.march.moves.base import MarchMove
from companion.games.march.state import SEATS, State, at_full_strength, other
from companion.kernel.game import Objection, Result, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class AgreeEnd(MarchMove, frozen=True, tag="end"):
    """This player would end the game now; it ends when the other one agrees in the same turn."""

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase == "over":
            yield no("MP-TURN-01", case="over")
            return
        seat, rulings = self.seat or "", state.rules.rulings
        if state.side(seat).wants_end:
            yield no("MP-END-04", seat=seat, enemy=other(seat))
        if rulings.agreed_end == "between-turns" and not between_turns(state):
            yield no("MP-AMB-13")
        compare = state.rules.both_at_threshold == "tie" and rulings.both_at_threshold == "compare"
        if compare and not nobody_has_cards(state):
            yield no("MP-AMB-24")

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        story.tell("wants-end", "MP-END-03", "MP-END-04", seat=seat, enemy=other(seat))
        state = state.with_side(seat, replace(state.side(seat), wants_end=True))
        if not state.side(other(seat)).wants_end:
            return state
        return game_over(state, Result(leader(state), "agreed", ("MP-END-03", *_verdict(state))), story)


def nobody_has_cards(state: State) -> bool:
    """Neither player will ever get a card back: with MP-AMB-11 (b) it can come to that. What is left is the end."""
    rulings = state.rules.rulings
    if state.phase != "choose" or rulings.score_while_occupied != "cards-stay":
        return False
    return all(state.side(seat).played is None and set(state.side(seat).hand) <= _dead(state, seat) for seat in SEATS)


def _dead(state: State, seat: Seat) -> set[str]:
    """Cards in hand that cannot be played (MP-AMB-08)."""
    dead = state.rules.rulings.strength_at_six == "unplayable" and at_full_strength(state, seat)
    return {"STRENGTH"} if dead else set()


def between_turns(state: State) -> bool:
    return state.phase == "choose" and all(state.side(seat).played is None for seat in SEATS)


def leader(state: State) -> Seat | None:
    """Who has more VP; nobody on equal VP (MP-END-05, MP-END-06)."""
    blue, orange = (state.side(seat).vp for seat in SEATS)
    return None if blue == orange else "blue" if blue > orange else "orange"


def _verdict(state: State) -> tuple[str, ...]:
    return ("MP-END-06",) if leader(state) is None else ("MP-END-05",)


def threshold_result(state: State) -> Result | None:
    """The check at the end of a turn (MP-TURN-13, MP-END-01, MP-END-02)."""
    there = [seat for seat in SEATS if state.side(seat).vp >= state.rules.threshold]
    if not there:
        return None
    tie_rule = state.rules.both_at_threshold == "tie" and state.rules.rulings.both_at_threshold == "tie"
    if len(there) == 2 and tie_rule:  # MP-MARL-11, MP-AMB-24
        return Result(None, "threshold", ("MP-MARL-11",))
    return Result(leader(state), "threshold", ("MP-END-01", *_verdict(state)))


def end_turn(state: State, story: Story) -> State:
    """Step 4: cards to the discard piles, then the one check for the end (MP-TURN-09, MP-TURN-13)."""
    for seat in SEATS:
        side = state.side(seat)
        if side.played is not None:
            story.tell("card-discarded", "MP-TURN-09", seat=seat, card=side.played)
            side = replace(side, discard=(*side.discard, side.played), played=None)
        state = state.with_side(seat, replace(side, bonus=False, wants_end=False))
    result = threshold_result(state)
    if result is not None:
        return game_over(state, result, story)
    story.tell("turn-began", "MP-TURN-01", turn=state.turn + 1)
    return replace(state, turn=state.turn + 1, phase="choose", step=None, ordered=False, tries=0)


def game_over(state: State, result: Result, story: Story) -> State:
    blue, orange = (state.side(seat).vp for seat in SEATS)
    story.tell(
        "game-over", *result.rules, winner=result.winner or "nobody", reason=result.reason, blue=blue, orange=orange
    )
    return replace(state, phase="over", result=result, acting=(), step=None, ordered=False)
