"""A printed page on the screen, in the middle of its room."""

from __future__ import annotations

from rich.control import Control
from rich.segment import ControlType, Segment
from textual.geometry import Region
from textual.strip import Strip

from companion.tui.images import FORGET
from companion.tui.pictures import NOTHING, Picture
from companion.tui.widgets.still import Still


class PagePicture(Still):
    """Shows what was drawn elsewhere, off the event loop."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._picture = NOTHING

    def show(self, picture: Picture) -> None:
        self._tell_terminal(picture.before)
        self._picture = picture
        self.refresh()

    def on_unmount(self) -> None:
        if self._picture.before:
            self._tell_terminal(FORGET)

    def _tell_terminal(self, words: str) -> None:
        if words and self.app._driver is not None:  # there is no other way to say what is not on the screen
            self.app._driver.write(words)

    def fresh_lines(self, crop: Region) -> list[Strip]:
        width, height = self.size
        picture = self._picture if self.screen.is_active else NOTHING  # what lies over it would be drawn over
        style, shown = self.visual_style.rich_style, picture.lines[:height]
        empty = Strip([Segment(" " * width, style)], width)
        above = (height - len(shown)) // 2
        lines = [*[empty] * above, *(self._framed(strip) for strip in shown)]
        lines += [empty] * (height - len(lines))
        background = self.background_colors[1]
        for line_filter in self.get_line_filters():
            lines = [line.apply_filter(line_filter, background) for line in lines]
        if picture.after and shown:
            lines[-1] = self._with_picture(lines[-1], above, picture)
        return [line.crop(*crop.column_span) for line in lines[crop.y : crop.bottom]]

    def _framed(self, strip: Strip) -> Strip:
        """With room at both sides."""
        left = max(0, (self.size.width - strip.cell_length) // 2)
        right = max(0, self.size.width - left - strip.cell_length)
        style = self.visual_style.rich_style
        between = Segment.apply_style(strip, style)
        return Strip([Segment(" " * left, style), *between, Segment(" " * right, style)], self.size.width)

    def _with_picture(self, last: Strip, above: int, picture: Picture) -> Strip:
        """Behind the last line, when all cells are blank: go to the corner, draw, come back."""
        region, left = self.region, (self.size.width - picture.lines[0].cell_length) // 2
        steps = [
            Control.move_to(region.x + left, region.y + above).segment.text,
            picture.after,
            Control.move_to(region.right, region.bottom - 1).segment.text,
        ]
        control = ((ControlType.CURSOR_FORWARD, 0),)  # takes no cell of the line
        return Strip([*last, *(Segment(step, None, control) for step in steps)], last.cell_length)
