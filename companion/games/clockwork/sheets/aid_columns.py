"""Sections of short lines in columns: measured first, then drawn, the ids of the rules at the end of every line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.games.clockwork.sheets.aid_words import Item, Section
from companion.printing.box import Box
from companion.printing.fonts import CAP_HEIGHT, DROP, POINT, RISE, text_width
from companion.printing.prose import Line, lay_out, prose
from companion.printing.surface import HAIR, Surface
from companion.printing.text import LEADING

SMALLEST_RULE = 5.0  # points
MOST_AIR = 2.4, 0.55  # ems that may be added between sections, between items


class Type(NamedTuple):
    """Everything follows from the size of the type, in points; the measures are in mm."""

    size: float

    @property
    def em(self) -> float:
        return self.size * POINT

    @property
    def rule_size(self) -> float:
        return max(SMALLEST_RULE, self.size * 0.6)

    @property
    def item_gap(self) -> float:
        return 0.3 * self.em

    @property
    def title(self) -> float:
        return 1.9 * self.em

    @property
    def section_gap(self) -> float:
        return 0.8 * self.em

    @property
    def padding(self) -> float:
        """Around a panel."""
        return 0.8 * self.em

    @property
    def lead(self) -> float:
        """The room for the letter before an item."""
        return 1.8 * self.em

    def lines_height(self, count: int) -> float:
        return ((count - 1) * LEADING + RISE + DROP) * self.em if count else 0.0


# --- measuring ------------------------------------------------------------------------------------------------------


def section_height(section: Section, width: float, type_: Type) -> float | None:
    """None if a word is too wide for the column."""
    width -= 2 * type_.padding if section.apart else 0.0
    heights = [item_height(item, width, type_) for item in section.items]
    known = [height for height in heights if height is not None]
    if len(known) < len(heights):
        return None
    padding = 2 * type_.padding if section.apart else 0.0
    return type_.title + sum(known) + (len(known) - 1) * type_.item_gap + padding


def item_height(item: Item, width: float, type_: Type) -> float | None:
    width -= type_.lead if item.lead else 0.0
    lines = lay_out(item.text, width / type_.em)
    return None if lines is None else type_.lines_height(len(lines) + _rules_below(lines, item, width, type_))


def _rules_below(lines: tuple[Line, ...], item: Item, width: float, type_: Type) -> bool:
    """The rules stand at the end of the last line; if it is full, under it."""
    last = lines[-1].runs[-1]
    free = width - text_width(last.text, type_.size, last.face) - last.x * type_.em
    return free < text_width(chapters(item.rules), type_.rule_size, "narrow") + type_.em


def chapters(rules: Sequence[str]) -> str:
    """Ids of one chapter together: END-02/03 for END-02 and END-03."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        chapter, _, number = rule.rpartition("-")
        found.setdefault(chapter, []).append(number)
    return "  ".join(f"{chapter}-{'/'.join(numbers)}" for chapter, numbers in found.items())


def filled(heights: Sequence[float], rooms: Sequence[float], gap: float) -> list[int] | None:
    """How many sections stand in each column if they are put in one after the other; None if they do not fit."""
    counts, at = [], 0
    for room in rooms:
        used, count = 0.0, 0
        while at < len(heights) and used + heights[at] <= room + 0.001:
            used += heights[at] + gap
            count, at = count + 1, at + 1
        counts.append(count)
    return counts if at == len(heights) else None


def balanced(heights: Sequence[float], rooms: Sequence[float], gap: float) -> list[int] | None:
    """The same, but all columns about equally full."""
    best = filled(heights, rooms, gap)
    low, high = 0.0, 1.0
    while best is not None and high - low > 0.005:
        share = (low + high) / 2
        tried = filled(heights, [room * share for room in rooms], gap)
        if tried is None:
            low = share
        else:
            best, high = tried, share
    return best


# --- drawing --------------------------------------------------------------------------------------------------------


def draw_column(surface: Surface, box: Box, column: Sequence[tuple[Section, float]], type_: Type) -> None:
    """Sections with their heights; what is left of the box becomes air between them and between their items."""
    spare = box.height - sum(height for _, height in column) - type_.section_gap * (len(column) - 1)
    gaps = [len(section.items) - 1 for section, _ in column]
    between_items = min(0.5 * spare / max(sum(gaps), 1), MOST_AIR[1] * type_.em)
    rest = spare - between_items * sum(gaps)
    between = type_.section_gap + min(rest / max(len(column) - 1, 1), MOST_AIR[0] * type_.em)
    y = box.y
    for (section, height), count in zip(column, gaps, strict=True):
        high = height + between_items * count
        draw_section(surface, Box(box.x, y, box.width, high), section, type_, between_items)
        y += high + between


def draw_section(surface: Surface, box: Box, section: Section, type_: Type, air: float = 0) -> None:
    if section.apart:
        surface.rect(box, fill="tint", line="faint", radius=type_.padding)
        box = box.inset(type_.padding)
    title, rest = box.cut_top(type_.title)
    baseline = title.bottom - 0.8 * type_.em
    surface.label(title.x, baseline, section.title, type_.size * 1.2, "bold", room=title.width)
    surface.line(title.x, baseline + 0.42 * type_.em, title.right, baseline + 0.42 * type_.em, "soft", HAIR * 1.5)
    y = rest.y
    for item in section.items:
        height = item_height(item, rest.width, type_) or 0.0
        draw_item(surface, Box(rest.x, y, rest.width, height), item, type_)
        y += height + type_.item_gap + air


def draw_item(surface: Surface, box: Box, item: Item, type_: Type) -> None:
    if item.lead:
        radius = 0.7 * type_.em
        surface.badge(box.x + radius, box.y + (RISE - CAP_HEIGHT / 2) * type_.em, radius, item.lead)
        box = box.cut_left(type_.lead)[1]
    prose(surface, box, item.text, type_.size, type_.size)
    baseline = box.bottom - DROP * type_.em
    surface.label(box.right, baseline, chapters(item.rules), type_.rule_size, "narrow", "soft", "right")
