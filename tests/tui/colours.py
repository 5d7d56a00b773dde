"""What colour everything on a screen has."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.segment import Segment
from textual.color import Color
from textual.screen import ModalScreen
from textual.strip import Strip

from tests.tui.driving import Driver

Seen = tuple[str, Color, Color]


def colours(player: Driver) -> list[Seen]:
    """Every piece of text on the screen with its colour and what is behind it; of a dialog only what is in it."""
    screen = player.app.screen
    box = screen.children[0].region if isinstance(screen, ModalScreen) else screen.region
    strips = screen._compositor.render_strips()[box.y : box.bottom]
    return [seen for strip in strips for seen in _pieces(strip.crop(box.x, box.right))]


def _pieces(strip: Strip) -> Iterator[Seen]:
    for segment in strip:
        if segment.text.strip() and not all("▀" <= character <= "▟" for character in segment.text.strip()):
            yield segment.text, *_pair(segment)


def _pair(segment: Segment) -> tuple[Color, Color]:
    style = segment.style
    assert style, f"no colours: {segment}"
    assert style.color, f"no colour: {segment}"
    assert style.bgcolor, f"nothing behind: {segment}"
    fore, back = Color.from_rich_color(style.color), Color.from_rich_color(style.bgcolor)
    return (back, fore) if style.reverse else (fore, back)


def told(pieces: list[Seen]) -> str:
    """A line for each run of text in the same colours."""
    runs = groupby(pieces, key=lambda piece: f"{piece[1].hex} on {piece[2].hex}")
    return "\n".join(f"{pair}  {' '.join(text.strip() for text, *_ in run)}" for pair, run in runs)
