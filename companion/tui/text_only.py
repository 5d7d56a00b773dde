"""Whatever a text from outside holds, the app draws signs: nothing in it reaches the terminal as a command."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from companion.kernel.outside import UNSAFE, UNSEEN


class TextOnly(LineFilter):
    """Goes over what is about to be drawn; nothing becomes wider or narrower."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        if "".join([part.text for part in segments]).isprintable():
            return segments
        return [part if part.control or part.text.isprintable() else _drawn(part) for part in segments]


TEXT_ONLY = TextOnly()


def _drawn(part: Segment) -> Segment:
    return Segment(UNSAFE.sub(lambda sign: UNSEEN * cell_len(sign[0]), part.text), part.style)
