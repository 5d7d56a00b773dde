"""Command points in the books (BM-CMD): a player names the kind of action, the books know what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias, get_args

from companion.games.marengo.books.base import BooksMove
from companion.games.marengo.moves.base import not_now, paid, too_dear
from companion.games.marengo.state import Phase, State
from companion.kernel.game import Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

Action: TypeAlias = Literal[
    "group", "block", "forward", "withdraw", "secondary", "split", "main", "cavalry", "release"
]  # fmt: skip
ACTIONS: tuple[Action, ...] = get_args(Action)

_RULES: dict[Action, tuple[str, ...]] = {
    "group": ("BM-CMD-05",),  # to a neighbouring locale
    "block": ("BM-CMD-05",),  # from reserve to an approach
    "forward": ("BM-CMD-05", "BM-CMD-14"),  # from a block into the locale that the enemy has left
    "withdraw": ("BM-CMD-27",),  # from a block into reserve, the enemy still opposite
    "secondary": ("BM-CMD-12", "BM-ROAD-15"),  # one piece by road, not all of it along main roads
    "split": ("BM-CMD-21", "BM-CMD-22"),  # cavalry leaves its group to go on
    "main": ("BM-CMD-11",),  # one piece along main roads
    "cavalry": ("BM-CMD-17", "BM-CAV-06", "BM-CAV-07"),  # goes on to block along a main road
    "release": ("BM-CMD-13",),  # a block that faces nobody any more goes into reserve
}
_FREE: tuple[Action, ...] = ("main", "cavalry", "release")


def cost_of(state: State, action: Action) -> int:
    if action == "withdraw":
        return int(state.rules.rulings.withdraw_cost == "one")  # BM-AMB-05
    return int(action not in _FREE)


class Spend(BooksMove, frozen=True, tag="spend"):
    """A group does something that costs a command point, or nothing."""

    action: Action

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, *self._phases(state))
        if late:
            yield from late
            return
        if state.phase == "assault" and not state.assaulted:
            yield no("BM-CMD-22", seat=state.side)
        yield from too_dear(state, cost_of(state, self.action))

    def _phases(self, state: State) -> tuple[Phase, ...]:
        """What belongs to a won assault is entered at once; along a main road where that is free (BM-AMB-22)."""
        free = self.action == "cavalry" and state.rules.rulings.free_split == "main-road"
        return ("move", "assault") if free or self.action == "split" else ("move",)

    def effect(self, state: State, story: Story) -> State:
        cost, rules = cost_of(state, self.action), _RULES[self.action]
        story.tell("books-action", *rules, seat=state.side, action=self.action, cost=cost)
        return paid(state, story, cost, *rules)


def spendings(state: State) -> Iterator[Spend]:
    return legal(state, (Spend(state.side, action) for action in ACTIONS))


PATTERNS: dict[type[Move], str] = {Spend: "spend <action:action>"}
