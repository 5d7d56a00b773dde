"""Steps a to f: whoever has played a card of the step carries it out (MP-TURN-06..08).

What can do nothing or has only one legal outcome happens by itself, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import ClassVar

from msgspec.structs import replace

from companion.games.march.moves.attack import attacks, may_attack
from companion.games.march.moves.base import MarchMove
from companion.games.march.moves.fortify import fortifications
from companion.games.march.moves.initiative import flip
from companion.games.march.moves.movement import army_moves
from companion.games.march.moves.nothing import ByHand, idle, passes
from companion.games.march.moves.recruit import Recruit
from companion.games.march.moves.score import Score, order_matters
from companion.games.march.moves.strength import strengthenings, wasted
from companion.games.march.scenario import Step
from companion.games.march.state import SEATS, State, at_full_strength
from companion.kernel.game import Decision, Seat
from companion.kernel.moves import legal
from companion.kernel.sequence import Segment
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
# step of the turn -> what the player is asked, and the verbs that answer
ASKED: dict[Step, tuple[str, tuple[str, ...]]] = {
    "a": ("move", ("move", "nothing")),
    "b": ("recruit", ("recruit", "nothing")),
    "c": ("fortify", ("fortify", "nothing")),
    "d": ("attack", ("attack", "nothing")),
    "e": ("strength", ("strength", "nothing")),
    "f": ("score", ("score", "nothing")),
}


def ways_to_act(state: State, seat: Seat) -> Iterator[MarchMove]:
    """Every legal way to carry out the card this player has played."""
    card = state.side(seat).played or ""
    if card in state.rules.manual:
        return iter((ByHand(seat),))
    if card not in CANDIDATES:  # a correction took the card away
        return iter(())
    return legal(state, chain(CANDIDATES[card](state, seat), passes(state, seat)))


class ActionStep(Segment[State]):
    """One step of the turn. `acting` are those who still have to carry out their card."""

    letter: ClassVar[Step]
    about: ClassVar[tuple[str, ...]]  # the chapters on this kind of action

    def __init__(self) -> None:
        self.chapters = (*self.about, "MP-TURN")

    def begin(self, state: State, story: Story) -> State:
        """Two cards of one step: does the holder of the initiative have to choose (MP-INIT-07)?"""
        return replace(state, phase="order") if len(state.acting) == 2 and self.order_wanted(state) else state

    def order_wanted(self, state: State) -> bool:
        return state.rules.rulings.ask_order == "always"  # MP-AMB-19

    def step(self, state: State, story: Story) -> State:
        """Carry out a card that leaves nothing to decide."""
        for seat in state.actors if state.rules.automatic else ():
            ways = list(islice(ways_to_act(state, seat), 2))
            if len(ways) == 1 and ways[0].verb() in state.rules.automatic and not wasted(state, ways[0]):
                story.automatic(ways[0])
                return ways[0].effect(state, story)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.actors:
            if state.side(seat).played in state.rules.manual:
                yield Decision(seat, "done", ("done",))
            else:
                yield self.asked(state, seat)

    def asked(self, state: State, seat: Seat) -> Decision:
        return Decision(seat, *ASKED[self.letter])

    def choices(self, state: State, decision: Decision) -> Iterator[MarchMove]:
        return ways_to_act(state, decision.seat or "")


class FlippingStep(ActionStep):
    """Both move or both attack: the holder settles the order, and the card is flipped (MP-INIT-01..03)."""

    def begin(self, state: State, story: Story) -> State:
        if len(state.acting) < 2:
            return state
        if "order" in state.rules.automatic and not self._can_matter(state):
            story.tell("order-idle", "MP-INIT-05")
            return flip(state, story)
        return replace(state, phase="order")

    def _can_matter(self, state: State) -> bool:
        by_hand = any(state.side(seat).played in state.rules.manual for seat in SEATS)  # whatever such a card does
        return by_hand or any(self.can_act(state, seat) for seat in SEATS)

    def can_act(self, state: State, seat: Seat) -> bool:
        raise NotImplementedError


class Movement(FlippingStep):
    """Step a: MOVE 1 and MOVE 2."""

    letter: ClassVar[Step] = "a"
    about: ClassVar[tuple[str, ...]] = ("MP-MOVE",)

    def can_act(self, state: State, seat: Seat) -> bool:
        return state.armies_in_play(seat) > 0


class Recruitment(ActionStep):
    """Step b: RECRUIT."""

    letter: ClassVar[Step] = "b"
    about: ClassVar[tuple[str, ...]] = ("MP-RECR",)


class Fortification(ActionStep):
    """Step c: FORTIFY."""

    letter: ClassVar[Step] = "c"
    about: ClassVar[tuple[str, ...]] = ("MP-FORT",)


class Attacks(FlippingStep):
    """Step d: ATTACK and ATTACK+1."""

    letter: ClassVar[Step] = "d"
    about: ClassVar[tuple[str, ...]] = ("MP-ATT", "MP-CMB", "MP-OCC")

    def can_act(self, state: State, seat: Seat) -> bool:
        return may_attack(state, seat)


class Strengthening(ActionStep):
    """Step e: STRENGTH."""

    letter: ClassVar[Step] = "e"
    about: ClassVar[tuple[str, ...]] = ("MP-STR", "MP-CTRL")

    def asked(self, state: State, seat: Seat) -> Decision:
        """Nobody turns a die down for nothing without a warning (MP-AMB-08)."""
        wasted = at_full_strength(state, seat) and idle(state, seat) is None
        kind, verbs = ASKED["e"]
        return Decision(seat, "strength-wasted" if wasted else kind, verbs)


class Scoring(ActionStep):
    """Step f: SCORE."""

    letter: ClassVar[Step] = "f"
    about: ClassVar[tuple[str, ...]] = ("MP-SCORE", "MP-CTRL", "MP-VP")

    def order_wanted(self, state: State) -> bool:
        return super().order_wanted(state) or order_matters(state)  # MP-VP-06
