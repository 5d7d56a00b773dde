"""The road planner in words: roads as rows, steps as columns, with where the piece would stand and what is taken."""

from __future__ import annotations

from textual.content import Content

from companion.games.marengo.block_words import write_block
from companion.games.marengo.moves.routes import WAIT
from companion.games.marengo.panel.move_panel import Told
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.planning.picked_move import PickedMove
from companion.games.marengo.planning.road_plan import Cell, Plan, RoadRow
from companion.games.marengo.state import STEPS
from companion.games.marengo.summary import numbers

KIND, CELL = 8, 9  # columns for the kind of road, and for each step


class RoadWords:
    """Puts a plan into words."""

    def __init__(self, shown: Shown, pick: PickedMove, plan: Plan) -> None:
        self._shown, self._pick, self._plan, self._state = shown, pick, plan, shown.state
        self._say, self._numbers = shown.say, numbers(shown.state.board)

    def told(self) -> Told:
        rows = self._pick.roads
        chosen = rows[self._pick.row] if self._pick.row < len(rows) else None
        foot = self._about(chosen) if chosen is not None else [Content(self._say("marengo-road-full"))]
        hint = Content.styled(self._say("marengo-road-hint"), "$muted")
        return Told(self._head(), [self._row(row) for row in rows], self._pick.row, [*foot, hint])

    def _head(self) -> list[Content]:
        teller = self._shown.teller
        block = write_block(self._plan.block, teller.language.code)
        place = teller.label(self._plan.entry or self._plan.post.place)
        steps = "".join(f" {step:<{CELL - 1}}" for step in range(1, STEPS + 1))
        return [
            Content.styled(self._say("marengo-road-who", block=block, place=place), "bold $accent"),
            Content.styled(f"  {self._say('marengo-road-step'):<{KIND}}{steps}", "$muted"),
            Content.styled(f"  {self._say('marengo-road-stands'):<{KIND}}", "$muted") + self._so_far(),
        ]

    def _so_far(self) -> Content:
        """Where the piece stands after each step it has taken; a wait leaves it where it is."""
        legs = {leg.step: leg.to for leg in self._plan.course(self._state).legs}
        waits = self._say("marengo-road-wait")
        taken = self._plan.course(self._state).steps
        cells = [self._numbers[legs[step]] if step in legs else waits for step in range(1, taken + 1)]
        return Content.styled("".join(f" {cell:<{CELL - 1}}" for cell in cells), "bold")

    def _row(self, row: RoadRow) -> Content:
        before = " " * CELL * (row.cells[0].step - 1)
        if not row.road:
            return Content(f"{self._say('marengo-road-wait'):<{KIND}}{before} {self._shown.signs.bullet}")
        kind = self._say("marengo-panel-road-main" if row.main else "marengo-panel-road-secondary")
        return Content(f"{kind:<{KIND}}{before}") + Content("").join([self._cell(cell) for cell in row.cells])

    def _cell(self, cell: Cell) -> Content:
        """Where it leads, whether one may end there, and which steps of this crossing are taken."""
        signs = self._shown.signs
        taken = "".join(signs.full if step in cell.used else signs.bullet for step in range(1, STEPS + 1))
        sign = signs.no if cell.against else " "
        told = f"{sign}{self._numbers[cell.to]} {taken}"
        return Content.styled(f"{told:<{CELL}}", "$error" if cell.against else "")

    def _about(self, row: RoadRow) -> list[Content]:
        """The road by its name, what it costs, and why one may not go there with the next step."""
        if not row.road:
            return [Content(self._say("marengo-road-waits"))]
        teller, cell = self._shown.teller, row.cells[0]
        key = "marengo-road-free" if row.main else "marengo-road-paid"
        lines = [Content(self._say(key, road=teller.label(row.road)))]
        if cell.used:
            steps = ", ".join(map(str, cell.used))
            lines.append(Content(self._say("marengo-road-taken", place=self._crossing(cell), steps=steps)))
        sign = (f"{self._shown.signs.no} ", "$error")
        told = dict.fromkeys((teller.objection(each), each.rule) for each in cell.against)
        return [*lines, *(Content.assemble(sign, f"{words} ", (rule, "$muted")) for words, rule in told)]

    def _crossing(self, cell: Cell) -> str:
        return self._shown.teller.label(next(leg for leg in reversed(cell.route) if leg != WAIT).partition("@")[0])
