"""Entries under a title, as many as there is room for: a log, or what a table has agreed on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from companion.printing.book import Page
from companion.printing.box import Box
from companion.printing.fonts import POINT, Face
from companion.printing.surface import THIN
from companion.printing.text import LEADING, Setting, block_height, fit, shorten, wrap

TITLE, BELOW_TITLE = 5.0, 1.2  # mm
APART = 0.8  # mm between entries


def draw_entries(
    page: Page,
    box: Box,
    title: str,
    entries: Sequence[str],
    size: float,
    newest: bool = False,
    scale: float = 1,
    lines: int = 2,
    more: Callable[[int], str] | None = None,
) -> None:
    """In their order, each in at most so many lines. `newest`: the last ones are shown if there are too many, not the
    first; `more` tells how many of them are left out."""
    head, rest = box.cut_top(TITLE * scale, BELOW_TITLE * scale)
    page.label(head.x, head.bottom - 1.4 * scale, title, 9 * scale, "bold", room=head.width)
    page.line(head.x, head.bottom, head.right, head.bottom, "soft", THIN)
    settings = [in_few_lines(entry, rest.width, size * scale, lines) for entry in entries]
    shown = list(_fitting(reversed(settings) if newest else iter(settings), rest.height))
    if more is not None and len(shown) < len(settings):
        shown = list(_fitting(iter(settings), rest.height - block_height(1, size * scale) - APART))
        shown.append(in_few_lines(more(len(settings) - len(shown)), rest.width, size * scale, 1))
    y = rest.y
    for setting in reversed(shown) if newest else shown:
        page.set_lines(Box(rest.x, y, rest.width, setting.height), setting, "text")
        y += setting.height + APART


def _fitting(settings: Iterator[Setting], height: float) -> Iterator[Setting]:
    used = 0.0
    for setting in settings:
        used += setting.height + APART
        if used > height:
            return
        yield setting


def in_few_lines(text: str, width: float, size: float, lines: int, face: Face = "text") -> Setting:
    """What a player typed, or a line of the log: whole words as far as they go, then an ellipsis."""
    room = width / (size * POINT)
    wrapped = wrap(text, room, face)
    if wrapped is None:  # a word without end
        return fit(text, width, block_height(lines, size), size, size, face, lines, cut=True)
    if len(wrapped) > lines:
        last = shorten(f"{wrapped[lines - 1]} {wrapped[lines]}", room, face)
        wrapped = (*wrapped[: lines - 1], last)
    return Setting(size, wrapped, LEADING)
