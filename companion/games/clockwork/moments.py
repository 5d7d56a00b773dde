"""When a card may be used: the moments of ledger 9.3, and the segments in which each can be entered.

A segment that leaves nothing to decide passes by itself. A card for its beginning or end is therefore entered at the
nearest moment at which the table waits for somebody: that comes to the same, because nothing was decided in between.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.clockwork.state import Phase, State, age_ends
from companion.games.clockwork.vocabulary import Timing
from companion.kernel.game import Seat

TURNS: tuple[Phase, ...] = ("support", "activation", "score")  # where players use cards one after the other
_BEFORE_ORDERS: tuple[Phase, ...] = ("guardian", "recruit", "tank", "call", "deploy")
_SCORING: tuple[Phase, ...] = ("score", "court", "pollution")

SEGMENTS_OF: dict[Timing, tuple[Phase, ...]] = {
    "spy.start": ("spy",),
    "spy.end": _BEFORE_ORDERS,
    "recruit.start": _BEFORE_ORDERS,
    "recruit": _BEFORE_ORDERS,
    "deploy.start": ("tank", "call", "deploy"),
    "deploy.end": ("support",),
    "support": ("support",),
    "support.end": ("leviathan", "battle"),
    "battle": ("battle",),
    "battle.end": ("attrition", "study", "discovery"),
    "attrition": ("attrition", "study", "discovery"),
    "study": ("study", "discovery"),
    "discovery": ("discovery",),
    "activation": ("activation",),
    "scoring.start": ("discovery", "activation", *_SCORING),  # of a scoring round: its beginning needs no decision
    "scoring.vp": _SCORING,
    "scoring.court": _SCORING,
    "scoring.pollution": _SCORING,
    "scoring.end": (*_SCORING, "spy"),
    "round.end": ("spy",),
    "purchase": ("discovery", "activation", "pollution", "spy"),  # the last two: of what the court has given
}


def may_act(state: State) -> tuple[Seat, ...]:
    """Whoever may use a card whenever he likes: everybody, or where there are turns whoever has it."""
    return state.waiting[:1] if state.phase in TURNS else state.seats


def is_time(state: State, seat: Seat, timing: Timing) -> bool:
    """Can a card of that moment be entered now by this player?"""
    if timing != "deploy.end" and seat not in may_act(state):
        return False
    if timing in ("always", "?"):
        return True
    return state.phase in SEGMENTS_OF[timing] and _fits_round(state, timing)


def _fits_round(state: State, timing: Timing) -> bool:
    if state.phase == "spy":  # nobody has acted yet (CW-ESP-10), and a round that ended was there before
        last = state.round - 1
        ended = last > 0 if timing == "round.end" else last in age_ends(state.rules.variant)
        return len(state.waiting) == len(state.seats) and (timing == "spy.start" or ended)
    return timing != "scoring.start" or state.is_scoring_round


def has_turn(state: State, seat: Seat) -> bool:
    return state.waiting[:1] == (seat,)


def is_one_of(state: State, seat: Seat, timings: Iterable[Timing]) -> bool:
    return any(is_time(state, seat, timing) for timing in timings)
