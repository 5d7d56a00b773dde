"""Initiative: who goes first when both play the same kind of action (MP-INIT-01..12)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.march.moves.base import MarchMove, order_rule
from companion.games.march.scenario import Player
from companion.games.march.state import SEATS, State, other
from companion.kernel.game import Decision, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.sequence import Segment
from companion.kernel.story import Story

FLIPPING_STEPS = ("a", "d")  # both move or both attack: the card is flipped (MP-INIT-03)


class Order(MarchMove, frozen=True, tag="order"):
    """The holder of the initiative names the player who acts first."""

    first: Player

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase != "order":
            yield no("MP-INIT-12")
        elif self.seat != state.initiative:
            yield no("MP-INIT-10", seat=self.seat or "", holder=state.initiative or "")

    def effect(self, state: State, story: Story) -> State:
        flips = state.step in FLIPPING_STEPS
        story.tell("ordered", order_rule(state), "MP-INIT-09", seat=self.seat or "", first=self.first)
        state = replace(state, acting=(self.first, other(self.first)), ordered=True, phase="act")
        if not flips:  # MP-INIT-08
            return state
        if state.rules.rulings.flip == "after-actions":  # MP-AMB-18
            return replace(state, flip_due=True)
        return flip(state, story)


def flip(state: State, story: Story) -> State:
    """The other player becomes the holder, whatever the two actions achieve (MP-INIT-03, MP-INIT-05)."""
    holder = other(state.initiative or "blue")
    story.tell("flipped", "MP-INIT-03", "MP-INIT-05", seat=holder)
    return replace(state, initiative=holder, flip_due=False)


def orders(state: State) -> Iterator[Order]:
    return (Order(state.initiative, first) for first in SEATS)


class OrderOfActions(Segment[State]):
    """In the middle of a step: the holder settles who goes first, then the step goes on."""

    def __init__(self, about_the_step: tuple[str, ...]) -> None:
        self.chapters = (*about_the_step, "MP-INIT")

    def decisions(self, state: State) -> Iterator[Decision]:
        yield Decision(state.initiative, "order", ("order",))

    def choices(self, state: State, decision: Decision) -> Iterator[Order]:
        return legal(state, orders(state))


class AskOrder(MarchMove, frozen=True, tag="ask"):
    """A player finds that the order matters in another step: the holder decides, no flip (MP-INIT-07/08)."""

    def objections(self, state: State) -> Iterator[Objection]:
        if self.seat is None or not may_ask(state, self.seat):
            yield no("MP-INIT-07", case="none")

    def effect(self, state: State, story: Story) -> State:
        story.tell("asked-order", "MP-INIT-07", seat=self.seat or "", holder=state.initiative or "")
        return replace(state, phase="order")


def may_ask(state: State, seat: Seat) -> bool:
    both_waiting = state.phase == "act" and len(state.acting) == 2 and not state.ordered
    return both_waiting and seat in state.acting
