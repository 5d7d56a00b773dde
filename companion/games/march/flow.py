"""From one decision to the next: reveal, steps a to f, end of the turn (MP-TURN-05..13).

What can do nothing or has only one legal outcome happens by itself, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice

from msgspec.structs import replace

from companion.games.march.moves.attack import attacks, may_attack
from companion.games.march.moves.base import MarchMove
from companion.games.march.moves.cards import Discard, can_pick, discardable
from companion.games.march.moves.ending import game_over, threshold_result
from companion.games.march.moves.fortify import fortifications
from companion.games.march.moves.initiative import FLIPPING_STEPS, flip
from companion.games.march.moves.movement import army_moves
from companion.games.march.moves.nothing import ByHand, passes
from companion.games.march.moves.recruit import Recruit
from companion.games.march.moves.score import Score, order_matters
from companion.games.march.moves.strength import strengthenings, wasted
from companion.games.march.state import SEATS, Player, State
from companion.kernel.game import Seat
from companion.kernel.story import Story

Candidates = Callable[[State, Seat], Iterator[MarchMove]]

CANDIDATES: dict[str, Candidates] = {
    "MOVE1": army_moves,
    "MOVE2": army_moves,
    "RECRUIT": lambda _, seat: iter((Recruit(seat),)),
    "FORTIFY": fortifications,
    "ATTACK": attacks,
    "ATTACK+1": attacks,
    "STRENGTH": strengthenings,
    "SCORE": lambda _, seat: iter((Score(seat),)),
}


def legal(state: State, candidates: Iterator[MarchMove]) -> Iterator[MarchMove]:
    return (move for move in candidates if next(move.objections(state), None) is None)


def ways_to_act(state: State, seat: Seat) -> Iterator[MarchMove]:
    """Every legal way to carry out the card this player has played."""
    card = state.side(seat).played or ""
    if card in state.rules.manual:
        return iter((ByHand(seat),))
    if card not in CANDIDATES:  # a correction took the card away
        return iter(())
    return legal(state, chain(CANDIDATES[card](state, seat), passes(state, seat)))


def actors(state: State) -> tuple[Player, ...]:
    """Who may carry out a card right now."""
    if state.phase != "act":
        return ()
    return state.acting[:1] if state.ordered else state.acting


def advance(state: State, story: Story) -> State:
    """Go on until somebody has to decide."""
    while True:
        after = _next(state, story)
        if after is state:
            return state
        state = after


def _next(state: State, story: Story) -> State:
    """One automatic step, or the very same state when a decision is due."""
    match state.phase:
        case "choose":
            return _reveal(state, story)
        case "discard":
            return _forced_discard(state, story) if state.acting else _next_step(state, story)
        case "act":
            return _forced_action(state, story) if state.acting else _next_step(state, story)
    return state


def _reveal(state: State, story: Story) -> State:
    """Both cards are in: turn them over (MP-TURN-05)."""
    waiting = [seat for seat in SEATS if state.side(seat).played is None]
    if len(waiting) == len(SEATS) or any(can_pick(state, seat) for seat in waiting):
        return state
    for seat in SEATS:
        played = state.side(seat).played
        if played is None:
            story.tell("no-card", "MP-AMB-11", seat=seat)
        else:
            story.tell("revealed", "MP-TURN-05", seat=seat, card=played)
    payers = pay_at_reveal(state)
    if payers:
        return replace(state, phase="discard", acting=payers)
    return _next_step(state, story)


def pay_at_reveal(state: State) -> tuple[Player, ...]:
    """MP-AMB-20: some tables pay for ATTACK+1 as soon as it is revealed."""
    if state.rules.rulings.discard_moment == "at-attack":
        return ()
    return tuple(s for s in SEATS if state.side(s).played == "ATTACK+1" and discardable(state, s))


def _forced_discard(state: State, story: Story) -> State:
    """Only one card could pay: it does."""
    for seat in state.acting if "discard" in state.rules.automatic else ():
        cards = discardable(state, seat)
        if len(cards) == 1:
            story.automatic(Discard(seat, cards[0]))
            return Discard(seat, cards[0]).effect(state, story)
    return state


def _next_step(state: State, story: Story) -> State:
    """The first step after this one for which somebody has played a card."""
    if state.flip_due:
        state = flip(state, story)
    steps, now = state.rules.steps, state.step or ""
    played = {seat: steps.get(state.side(seat).played or "") for seat in SEATS}
    due = {seat: step for seat, step in played.items() if step is not None and step > now}
    if not due:
        return _end_turn(state, story)
    step = min(due.values())  # a to f, whoever played them (MP-TURN-06)
    players = tuple(seat for seat in SEATS if due.get(seat) == step)
    state = replace(state, step=step, acting=players, ordered=False, phase="act")
    return _settle_order(state, story) if len(players) == 2 else state


def _settle_order(state: State, story: Story) -> State:
    """Two cards of one step: does the holder of the initiative have to choose (MP-INIT-01, 02, 07)?"""
    if state.step in FLIPPING_STEPS:
        if "order" in state.rules.automatic and not _order_can_matter(state):
            story.tell("order-idle", "MP-INIT-05")
            return flip(state, story)
        return replace(state, phase="order")
    asked = state.rules.rulings.ask_order == "always"  # MP-AMB-19
    short = state.step == "f" and order_matters(state)  # MP-VP-06
    return replace(state, phase="order") if asked or short else state


def _order_can_matter(state: State) -> bool:
    if any(state.side(seat).played in state.rules.manual for seat in SEATS):  # whatever such a card does
        return True
    if state.step == "a":
        return any(state.armies_in_play(seat) for seat in SEATS)
    return any(may_attack(state, seat) for seat in SEATS)


def _forced_action(state: State, story: Story) -> State:
    """Carry out a card that leaves nothing to decide."""
    for seat in actors(state) if state.rules.automatic else ():
        ways = list(islice(ways_to_act(state, seat), 2))
        if len(ways) == 1 and ways[0].verb() in state.rules.automatic and not wasted(state, ways[0]):
            story.automatic(ways[0])
            return ways[0].effect(state, story)
    return state


def _end_turn(state: State, story: Story) -> State:
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
