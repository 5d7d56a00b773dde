"""Words in their place, wrapped, drawn only where they are others than before."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Size

from companion.tui.widgets.canvas import Canvas

NOTHING = Content("")


class Words(Canvas):
    """A few lines that change often."""

    def __init__(self, id: str, *, at_bottom: bool = False) -> None:  # noqa: A002
        super().__init__(id=id)
        self._content = self._foot = self._extra = NOTHING
        self._at_bottom = at_bottom

    def put(self, content: Content, foot: Content = NOTHING, extra: Content = NOTHING) -> bool:
        """Say this from now on; was something else said before?

        The foot is seen even if there is no room for the rest; what is extra only if there is room for all of it.
        """
        said = (content, foot, extra)
        if all(new.is_same(old) for new, old in zip(said, (self._content, self._foot, self._extra), strict=True)):
            return False
        self._content, self._foot, self._extra = said
        if self.styles.is_auto_height:
            self.refresh(layout=True)
        self.redraw()
        return True

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        lines, extra, foot = self._wrapped(width)
        room = height - len(foot)
        if len(lines) + len(extra) <= room:
            lines += extra
        lines = _shortened(lines, max(room, 0), width) + foot
        return [*[Content("")] * (height - len(lines)), *lines] if self._at_bottom else lines

    def _wrapped(self, width: int) -> tuple[list[Content], ...]:
        return tuple(_in_lines(words, width) for words in (self._content, self._extra, self._foot))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Where the style leaves it open: as high as all that is said."""
        return sum(map(len, self._wrapped(max(width, 1))))


def _in_lines(words: Content, width: int) -> list[Content]:
    """Most words fit in one: no need to look where they could be parted."""
    if not words or (words.cell_length <= width and "\n" not in words.plain):
        return [words] if words else []
    return words.wrap(width)


def _shortened(lines: list[Content], room: int, width: int) -> list[Content]:
    """What has to be left out is not left out in secret: the last line shows that it goes on."""
    if len(lines) <= room or not room:
        return lines[:room]
    *whole, last = lines[:room]
    mark = Content(" …")
    return [*whole, last.rstrip().truncate(max(width - mark.cell_length, 0)) + mark]
