"""The entry line: completion in grey, tab takes it, up and down go through what else fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.color import TRANSPARENT
from textual.geometry import Region, Size
from textual.reactive import Reactive
from textual.strip import Strip
from textual.widgets import Input

from companion.kernel.once import Latest
from companion.tui.widgets.still import Still

LOOKS = ("suggestion", "cursor", "placeholder")


class EntryLine(Input, Still):
    """A line for a move. Secret ones are masked from the letter after their verb."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "complete", show=False)]
    virtual_size = Reactive(Size(0, 0), layout=False)  # always one line: a letter moves nothing else on the screen

    def __init__(self, id: str) -> None:  # noqa: A002
        super().__init__(id=id, select_on_focus=False, compact=True)
        self._offers: list[str] = []
        self._behind = ""  # what stands behind the move that is completed
        self._looks: Latest[tuple[Style, Style, Style]] = Latest()

    def _watch_value(self, value: str) -> None:
        with self.prevent(Input.Changed):  # whoever watches `value` knows already
            super()._watch_value(value)

    def validate(self, value: str) -> None:
        """Whether it is right the verdict says, not a style."""

    def watch_has_focus(self, has_focus: bool) -> None:
        """The cursor alone shows it: matching the style sheet anew would take longer than drawing the line."""

    def fresh_lines(self, crop: Region) -> list[Strip]:
        """By the shortest way what is usual: nothing around it or selected, all of it in sight."""
        room, parts = self.scrollable_content_region.width, self._parts()
        words = "".join(text for text, _ in parts)
        is_usual = self.selection.is_empty and not self.scroll_offset.x and words
        if not is_usual or cell_len(words) > room or crop.size != (room, 1) or any(self.gutter):
            return super().fresh_lines(crop)
        strip = Strip([Segment(*part) for part in parts if part[0]])
        strip = strip.adjust_cell_length(room, self.visual_style.rich_style)
        for line_filter in self.get_line_filters():
            strip = strip.apply_filter(line_filter, self.visual_style.background or TRANSPARENT)
        return [strip]

    def _parts(self) -> list[tuple[str, Style]]:
        """What is typed and how it may go on, or what to do here, with the cursor if the line has it."""
        base, at = self.visual_style.rich_style, self.cursor_position
        faded, cursor, hint = self._looks.about((self.app.theme, base), lambda: self._looks_on(base))
        if not self.value:
            typed, rest, look = "", self.placeholder, hint
        else:
            typed, look = "•" * len(self.value) if self.password else self.value, faded
            rest = self._suggestion[len(typed) :] if self.has_focus else ""
        if not self.has_focus or not self._cursor_visible:
            return [(typed, base), (rest, look)]
        if at == len(typed):
            return [(typed, base), (rest[:1] or " ", (base if typed else look) + cursor), (rest[1:], look)]
        return [(typed[:at], base), (typed[at], base + cursor), (typed[at + 1 :], base), (rest, look)]

    def _looks_on(self, base: Style) -> tuple[Style, Style, Style]:
        """Of what is suggested, of the cursor, and of what to do here."""
        suggestion, cursor, hint = (self.get_component_rich_style(f"input--{part}") for part in LOOKS)
        return base + suggestion, cursor, base + hint

    def offer(self, lines: Sequence[str], behind: str = "") -> None:
        """What the line may go on to; `behind`: more that is typed already, and stays."""
        self._offers, self._behind = list(lines), behind
        self._suggestion = self._offers[0] if self._offers and self.value and not behind else ""

    def action_complete(self) -> None:
        """As far as all completions agree; the first one if that is no further."""
        if not self._offers:
            return
        common, typed = _common(self._offers), len(self.value) - len(self._behind)
        completed = (common if len(common) > typed else self._offers[0]) + " "
        self.value, self.cursor_position = completed + self._behind, len(completed)


def _common(lines: Sequence[str]) -> str:
    first, last = min(lines), max(lines)
    for at, letter in enumerate(first):
        if at >= len(last) or last[at] != letter:
            return first[:at]
    return first
