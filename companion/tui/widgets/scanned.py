"""A code to be scanned from the screen: black on white with light around it, in every theme."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, zip_longest
from operator import itemgetter

from textual.content import Content

from companion.tui.widgets.canvas import Canvas

LIGHT, DARK, MIXED = "#ffffff on #ffffff", "#000000 on #000000", "#ffffff on #000000"
# Light is drawn, so that a dark terminal without colours shows it the right way round too.
HALVES = {
    (False, False): ("█", LIGHT),
    (False, True): ("▀", MIXED),
    (True, False): ("▄", MIXED),
    (True, True): (" ", DARK),
}
CELLS = {False: ("  ", LIGHT), True: ("  ", DARK)}  # a terminal without half cells has no whole ones either


class Scanned(Canvas):
    """Its squares two in a cell, one above the other; or each as two cells, where there is room or no half cell."""

    def __init__(self, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self._squares: Sequence[Sequence[bool]] = ()
        self._whole = False

    def put(self, squares: Sequence[Sequence[bool]], whole: bool) -> None:
        """`whole`: each square as two cells."""
        self._squares, self._whole = squares, whole
        self.redraw()

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if self._whole:
            return [_line(CELLS[dark] for dark in row) for row in self._squares]
        rows = zip_longest(self._squares[::2], self._squares[1::2])
        return [
            _line(HALVES[pair] for pair in zip(above, below or [False] * len(above), strict=True))
            for above, below in rows
        ]


def _line(cells: Iterable[tuple[str, str]]) -> Content:
    """Cells of one look are one piece."""
    pieces = (("".join(sign for sign, _ in run), look) for look, run in groupby(cells, key=itemgetter(1)))
    return Content.assemble(*pieces)
