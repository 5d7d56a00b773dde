"""Sections of short lines in columns: measured first, then drawn, the ids of the rules in the margin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.printing.box import Box
from companion.printing.identity import Identity
from companion.printing.notes import (
    Picture,
    Type,
    chapters,
    draw_heading,
    draw_lead,
    draw_note,
    draw_picture,
    note_height,
)
from companion.printing.surface import Surface

MOST_AIR = 2.4, 0.55  # ems that may be added between sections, between items


class Item(NamedTuple):
    """One line of an aid, the letter or picture before it if there is one, and the rules behind it."""

    text: str
    rules: tuple[str, ...]
    lead: str = ""
    picture: Picture | None = None


class Section(NamedTuple):
    """`apart`: a panel of its own, for what a variant or a table changes."""

    title: str
    items: list[Item]
    apart: bool = False
    picture: Picture | None = None

    @property
    def has_leads(self) -> bool:
        """Something stands before some of its lines; then all of them begin alike."""
        return any(item.lead or item.picture for item in self.items)


# --- measuring ------------------------------------------------------------------------------------------------------


def section_height(section: Section, width: float, type_: Type) -> float | None:
    """None if a word is too wide for the column."""
    width -= (2 * type_.padding if section.apart else 0.0) + (type_.lead if section.has_leads else 0.0)
    heights = [item_height(item, width, type_) for item in section.items]
    known = [height for height in heights if height is not None]
    if len(known) < len(heights):
        return None
    padding = 2 * type_.padding if section.apart else 0.0
    return type_.title_height + sum(known) + (len(known) - 1) * type_.item_gap + padding


def item_height(item: Item, width: float, type_: Type) -> float | None:
    return note_height(item.text, chapters(item.rules), width, type_)


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


def draw_column(
    surface: Surface, box: Box, column: Sequence[tuple[Section, float]], type_: Type, look: Identity
) -> None:
    """Sections with their heights; what is left of the box becomes air between them and between their items."""
    spare = box.height - sum(height for _, height in column) - type_.section_gap * (len(column) - 1)
    gaps = [len(section.items) - 1 for section, _ in column]
    between_items = min(0.5 * spare / max(sum(gaps), 1), MOST_AIR[1] * type_.em)
    rest = spare - between_items * sum(gaps)
    between = type_.section_gap + min(rest / max(len(column) - 1, 1), MOST_AIR[0] * type_.em)
    y = box.y
    for (section, height), count in zip(column, gaps, strict=True):
        high = height + between_items * count
        draw_section(surface, Box(box.x, y, box.width, high), section, type_, look, between_items)
        y += high + between


def draw_section(surface: Surface, box: Box, section: Section, type_: Type, look: Identity, air: float = 0) -> None:
    rest = draw_heading(surface, box, section.title, type_, section.apart, look, section.picture)
    leads, rest = rest.cut_left(type_.lead if section.has_leads else 0.0)
    y = rest.y
    for item in section.items:
        height = item_height(item, rest.width, type_) or 0.0
        if item.lead:
            draw_lead(surface, leads.x, y, item.lead, type_)
        elif item.picture is not None:
            draw_picture(surface, leads.x, y, item.picture, type_)
        draw_note(surface, Box(rest.x, y, rest.width, height), item.text, chapters(item.rules), type_)
        y += height + type_.item_gap + air
