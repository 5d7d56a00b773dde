"""The entry line: completion in grey, tab takes it, up and down go through what else fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.reactive import Reactive
from textual.strip import Strip
from textual.widgets import Input


class EntryLine(Input):
    """A line for a move. Secret ones are masked from the letter after their verb."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "complete", show=False)]
    virtual_size = Reactive(Size(0, 0), layout=False)  # always one line: a letter moves nothing else on the screen

    def __init__(self, id: str) -> None:  # noqa: A002
        super().__init__(id=id, select_on_focus=False, compact=True)
        self._offers: list[str] = []

    def _watch_value(self, value: str) -> None:
        with self.prevent(Input.Changed):  # whoever watches `value` knows already
            super()._watch_value(value)

    def watch_has_focus(self, has_focus: bool) -> None:
        """The cursor alone shows it: matching the style sheet anew would take longer than drawing the line."""

    def render_line(self, y: int) -> Strip:
        """By the shortest way what is usual while typing: nothing selected, all of it in sight."""
        text, at = "•" * len(self.value) if self.password else self.value, self.cursor_position
        rest = self._suggestion[len(text) :] if self.has_focus else ""
        room, base = self.scrollable_content_region.width, self.visual_style.rich_style
        if y or not text or cell_len(text + rest) >= room or self.scroll_offset.x or not self.selection.is_empty:
            return super().render_line(y)
        faded = base + self.get_component_rich_style("input--suggestion")
        parts = [(text, base), (rest, faded)]
        if self.has_focus and self._cursor_visible:
            cursor = base + self.get_component_rich_style("input--cursor")
            under = (f"{text}{rest} "[at], cursor)
            parts = [(text[:at], base), under, (text[at + 1 :], base), (rest[at == len(text) :], faded)]
        return Strip([Segment(*part) for part in parts if part[0]]).adjust_cell_length(room + 1, base)

    def offer(self, lines: Sequence[str]) -> None:
        """What the line may go on to."""
        self._offers = list(lines)
        self._suggestion = self._offers[0] if self._offers and self.value else ""

    def action_complete(self) -> None:
        """As far as all completions agree; the first one if that is no further."""
        if not self._offers:
            return
        common = _common(self._offers)
        self.value = (common if len(common) > len(self.value) else self._offers[0]) + " "
        self.action_end()


def _common(lines: Sequence[str]) -> str:
    first, last = min(lines), max(lines)
    for at, letter in enumerate(first):
        if at >= len(last) or last[at] != letter:
            return first[:at]
    return first
