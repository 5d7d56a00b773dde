"""What a dialog covers, seen through a veil."""

from __future__ import annotations

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.css.styles import RulesMap
from textual.screen import Screen
from textual.strip import Strip
from textual.style import Style as ContentStyle
from textual.visual import RenderOptions, Visual


class Veil(Visual):
    """A screen in fainter colours. Each style is blended once, where Textual blends every piece of every line."""

    def __init__(self, screen: Screen[object], colour: Color) -> None:
        self._screen, self._colour = screen, colour

    def render_strips(self, width: int, height: int | None, style: ContentStyle, options: RenderOptions) -> list[Strip]:
        colour = self._colour
        return [
            Strip([Segment(text, _veiled(own, colour)) for text, own, _ in strip], strip.cell_length)
            for strip in self._screen._compositor.render_strips()
        ]

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:
        return container_width

    def get_height(self, rules: RulesMap, width: int) -> int:
        return self._screen.size.height


@lru_cache(maxsize=2048)
def _veiled(style: Style | None, colour: Color) -> Style | None:
    if style is None:
        return None
    blend = [shade and (Color.from_rich_color(shade) + colour).rich_color for shade in (style.color, style.bgcolor)]
    return style.clear_meta_and_links() + Style.from_color(*blend)
