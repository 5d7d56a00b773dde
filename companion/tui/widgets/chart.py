"""Points over time as columns: one group a turn, one column a side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from companion.kernel.game import Seat
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.canvas import Canvas

AXIS = 4  # columns for the numbers at the left
FEET = 3  # lines for the axis, the signs and the turns
WIDEST = 6  # cells of one column


class VpChart(Canvas):
    """Each column stands on the sign of its side, so that no colour is needed to tell them apart."""

    DEFAULT_CSS = "VpChart { height: 14; }"

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._points: dict[Seat, list[int]] = {}
        self._goal = 1
        self._teller: Teller | None = None
        self._signs = Signs()

    def show(self, points: dict[Seat, list[int]], goal: int, teller: Teller, signs: Signs) -> None:
        """`goal` is where the race ends; 0 if there is no such number."""
        self._points, self._teller, self._signs = points, teller, signs
        self._goal = max(goal, 1, *(value for line in points.values() for value in line))
        self.redraw()

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if self._teller is None or not self._points or height < FEET + 2:
            return []
        turns = list(self._turns(width - AXIS))
        cells = self._cells(width - AXIS, len(turns))
        rows = height - FEET - 1
        return [
            self._legend(width - AXIS),
            *(self._row(row, rows, turns, cells) for row in range(rows)),
            self._axis(turns, cells),
            self._feet(turns, cells),
            self._numbers(turns, cells),
        ]

    def _turns(self, room: int) -> Iterator[int]:
        """Which turns are shown: all, or as many as fit, the last one among them."""
        count = max((len(line) for line in self._points.values()), default=0)
        most = max(1, room // (len(self._points) + 1))
        step = -(-count // most)
        return reversed(range(count - 1, -1, -step)) if count else iter(())

    def _cells(self, room: int, turns: int) -> int:
        """How wide one column is."""
        each = room // max(turns, 1)
        return max(1, min(WIDEST, (each - 1) // len(self._points)))

    def _legend(self, room: int) -> Content:
        """Who has how many now; without names where there is no room for all of them."""
        assert self._teller is not None
        named, short = self._scores(self._teller), self._scores(None)
        return Content(" " * AXIS) + (named if named.cell_length <= room else short)

    def _scores(self, teller: Teller | None) -> Content:
        scores = []
        for seat, line in self._points.items():
            name = f" {teller.seat(seat)}" if teller else ""
            score = f" {line[-1]}" if line else ""  # nothing was told of this side yet
            scores.append(Content.styled(f"{self._signs.seat(seat)}{name}{score}", f"$seat-{seat}"))
        return Content("   ").join(scores)

    def _row(self, row: int, rows: int, turns: list[int], cells: int) -> Content:
        parts: list[Content | str | tuple[str, str]] = [self._label(row, rows)]
        for turn in turns:
            for seat, points in self._points.items():
                value = points[turn] if turn < len(points) else 0
                parts.append((self._block(value, row, rows) * cells, f"$seat-{seat}"))
            parts.append(" ")
        return Content.assemble(*parts)

    def _label(self, row: int, rows: int) -> Content:
        """The goal at the top, half of it where columns of that height end."""
        half = self._goal // 2
        value = {rows - -(-half * rows // self._goal): half if rows > 3 else None, 0: self._goal}.get(row)
        return Content.styled(f"{'' if value is None else value:>{AXIS - 2}}  ", "$muted")

    def _block(self, value: int, row: int, rows: int) -> str:
        """What of this value reaches into this row: nothing, all of the cell, or a part of it."""
        steps = len(self._signs.chart)
        height = value * rows * steps // self._goal - (rows - 1 - row) * steps
        return " " if height <= 0 else self._signs.chart[min(height, steps) - 1]

    def _axis(self, turns: list[int], cells: int) -> Content:
        width = len(turns) * (cells * len(self._points) + 1)
        return Content.styled(f"{0:>{AXIS - 2}}  {self._signs.rule * width}", "$muted")

    def _feet(self, turns: list[int], cells: int) -> Content:
        signs = [Content.styled(f"{self._signs.seat(seat):^{cells}}", f"$seat-{seat}") for seat in self._points]
        return Content(" " * AXIS) + Content("").join([*signs, Content(" ")] * len(turns))

    def _numbers(self, turns: list[int], cells: int) -> Content:
        width = cells * len(self._points)
        return Content.styled(" " * AXIS + "".join(f"{turn + 1:^{width}} " for turn in turns), "$muted")
