"""The table on the screen: the river between its banks, and the two crews."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from companion.kernel.game import Seat
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.board import BoardCanvas
from fog_ferry.state import SEATS, State


class FerryBoard(BoardCanvas):
    """Five lines are enough for it, however wide the screen is."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self._shown: tuple[State, Teller, Signs, dict[str, str]] | None = None

    def show(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        self._shown = state, teller, signs, people
        self.redraw()

    def height_for(self, width: int, height: int) -> int:
        return 5

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return [] if self._shown is None else self._picture(*self._shown)

    def _picture(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> Sequence[Content]:
        crews = [self._crew(seat, state, teller, signs, people) for seat in SEATS]
        here = {state.stone: (f" {signs.holder}{state.stone} ", "bold $accent")}
        stones = (here.get(n, (f" {n} ", "$muted")) for n in range(1, state.rules.river.stones + 1))
        banks = [Content.styled(signs.seat(seat), f"$seat-{seat}") for seat in SEATS]
        river = banks[0] + Content(" ") + Content.assemble(*stones) + Content(" ") + banks[1]
        return crews[0], Content(""), river, Content(""), crews[1]

    def _crew(self, seat: Seat, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> Content:
        name = " ".join(filter(None, (signs.seat(seat), teller.side(seat).upper(), people.get(seat, ""))))
        die = teller.label(state.dice[seat]) if seat in state.dice else "–"
        told = teller.language.say("ferry-panel-die", way=die, coin=int(state.coin == seat))
        return Content.assemble((name, f"bold $seat-{seat}"), f"   {told}")
