"""The table on the screen: the river between its banks, and the two crews."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from companion.kernel.game import Seat
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.board import BoardCanvas
from fog_ferry.state import State


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
        return [] if self._shown is None else list(self._picture(*self._shown))

    def _picture(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> Iterator[Content]:
        yield self._crew("north", state, teller, signs, people)
        yield Content("")
        stones = range(1, state.rules.river.stones + 1)
        banks = Content.styled(signs.seat("north"), "$seat-north"), Content.styled(signs.seat("south"), "$seat-south")
        river = Content.assemble(*((f" {self._stone(n, state, signs)} ", self._tone(n, state)) for n in stones))
        yield banks[0] + Content(" ") + river + Content(" ") + banks[1]
        yield Content("")
        yield self._crew("south", state, teller, signs, people)

    def _stone(self, number: int, state: State, signs: Signs) -> str:
        return f"{signs.holder}{number}" if number == state.stone else str(number)

    def _tone(self, number: int, state: State) -> str:
        return "bold $accent" if number == state.stone else "$muted"

    def _crew(self, seat: Seat, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> Content:
        name = " ".join(filter(None, (signs.seat(seat), teller.seat(seat).upper(), people.get(seat, ""))))
        die = teller.label(state.dice[seat]) if seat in state.dice else "–"
        told = teller.language.say("ferry-panel-die", way=die, coin=int(state.coin == seat))
        return Content.assemble((name, f"bold $seat-{seat}"), f"   {told}")
