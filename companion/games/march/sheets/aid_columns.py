"""Sections of short lines in columns: measured first, then drawn, the ids of the rules in the margin beside them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from companion.games.march.sheets.aid_example import draw_example
from companion.games.march.sheets.aid_terms import Item, Section
from companion.games.march.sheets.names import in_few_lines
from companion.printing.box import Box
from companion.printing.fonts import CAP_HEIGHT, DROP, POINT, RISE, text_width
from companion.printing.prose import Line, lay_out, prose
from companion.printing.surface import HAIR, Surface
from companion.printing.text import LEADING

SMALLEST_RULE = 5.0  # points
PREFIX = "MP-"  # of every rule of this game
TYPED_LINES = 4  # of a note that a player typed
GUTTER = 1.6  # ems between columns


class Type(NamedTuple):
    """Everything follows from the size of the type, in points; the measures are in mm."""

    size: float

    @property
    def em(self) -> float:
        return self.size * POINT

    @property
    def rule_size(self) -> float:
        return max(SMALLEST_RULE, self.size * 0.62)

    @property
    def item_gap(self) -> float:
        return 0.26 * self.em

    @property
    def title_height(self) -> float:
        return 1.75 * self.em

    @property
    def section_gap(self) -> float:
        return 0.5 * self.em

    @property
    def padding(self) -> float:
        """Around a section that is set apart."""
        return 0.7 * self.em

    @property
    def lead(self) -> float:
        """The room for the letter of a step."""
        return 1.75 * self.em

    @property
    def figure(self) -> float:
        """The height of the picture of an example."""
        return 3.9 * self.em

    def lines_height(self, count: int) -> float:
        return ((count - 1) * LEADING + RISE + DROP) * self.em if count else 0.0


# --- measuring ------------------------------------------------------------------------------------------------------


def item_height(item: Item, width: float, type_: Type) -> float | None:
    """None if a word is too wide for the column."""
    if item.typed:
        return in_few_lines(item.text, width, type_.size, TYPED_LINES, "italic").height
    lines = lay_out(item.text, width / type_.em)
    if lines is None:
        return None
    figure = type_.figure if item.example else 0.0
    return figure + type_.lines_height(len(lines) + _rules_below(lines, item, width, type_))


def _rules_below(lines: tuple[Line, ...], item: Item, width: float, type_: Type) -> bool:
    """The rules stand at the end of the last line; if it is full, under it."""
    last = lines[-1].runs[-1]
    free = width - text_width(last.text, type_.size, last.face) - last.x * type_.em
    return free < text_width(chapters(item.rules), type_.rule_size, "narrow") + type_.em


def chapters(rules: Sequence[str]) -> str:
    """Ids of one chapter together, without what all ids have in common: END-01/02 for MP-END-01 and MP-END-02."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        chapter, _, number = rule.removeprefix(PREFIX).rpartition("-")
        found.setdefault(chapter, []).append(number)
    return "  ".join(f"{chapter}-{'/'.join(numbers)}" for chapter, numbers in found.items())


def section_height(section: Section, width: float, type_: Type) -> float | None:
    heights = [item_height(item, _items_width(section, width, type_), type_) for item in section.items]
    known = [height for height in heights if height is not None]
    if len(known) < len(heights):
        return None
    padding = 2 * type_.padding if section.set_apart else 0.0
    return type_.title_height + sum(known) + (len(known) - 1) * type_.item_gap + padding


def _items_width(section: Section, width: float, type_: Type) -> float:
    width -= 2 * type_.padding if section.set_apart else 0.0
    return width - (type_.lead if _has_steps(section) else 0.0)


def _has_steps(section: Section) -> bool:
    return any(item.lead for item in section.items)


def split(sections: Sequence[Section], heights: Sequence[float], count: int, gap: float) -> list[list[int]]:
    """Which sections stand in which column, in order: the tallest column as short as possible.

    The first section begins the first column; what is set apart ends the last one.
    """
    inner = [i for i, section in enumerate(sections) if i and not section.set_apart]
    apart = [i for i, section in enumerate(sections) if i and section.set_apart]
    best: list[list[int]] = []
    lowest = float("inf")
    for places in product(range(count), repeat=len(inner)):
        columns: list[list[int]] = [[0], *([] for _ in range(count - 1))]
        for section, place in zip(inner, places, strict=True):
            columns[place].append(section)
        columns[-1] += apart
        tallest = max(sum(heights[i] + gap for i in column) for column in columns)
        if tallest < lowest - 0.01:
            best, lowest = columns, tallest
    return best


# --- drawing --------------------------------------------------------------------------------------------------------


def draw_section(surface: Surface, box: Box, section: Section, type_: Type, loose: float = 0) -> None:
    """The box is as high as `section_height` says, and `loose` mm more for every gap between two items."""
    if section.set_apart:
        surface.rect(box, fill="tint", line="faint", radius=type_.padding)
        box = box.inset(type_.padding)
    title, rest = box.cut_top(type_.title_height)
    baseline = title.bottom - 0.75 * type_.em
    surface.label(title.x, baseline, section.title, type_.size * 1.15, "bold", room=title.width)
    surface.line(title.x, baseline + 0.42 * type_.em, title.right, baseline + 0.42 * type_.em, "soft", HAIR * 1.5)
    indent = type_.lead if _has_steps(section) else 0.0
    y = rest.y
    for item in section.items:
        height = item_height(item, rest.width - indent, type_) or 0.0
        if item.lead:
            radius = 0.72 * type_.em
            surface.badge(rest.x + radius, y + (RISE - CAP_HEIGHT / 2) * type_.em, radius, item.lead)
        draw_item(surface, Box(rest.x + indent, y, rest.width - indent, height), item, type_)
        y += height + type_.item_gap + loose


def draw_item(surface: Surface, box: Box, item: Item, type_: Type) -> None:
    if item.typed:
        surface.set_lines(box, in_few_lines(item.text, box.width, type_.size, TYPED_LINES, "italic"), "italic")
        return
    if item.example is not None:
        figure, box = box.cut_top(type_.figure)
        draw_example(surface, figure, item.example)
    prose(surface, box, item.text, type_.size, type_.size)
    baseline = box.bottom - DROP * type_.em
    surface.label(box.right, baseline, chapters(item.rules), type_.rule_size, "narrow", "soft", "right")
