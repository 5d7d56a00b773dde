"""Sections of short lines in columns: measured first, then drawn, the ids of the rules in the margin beside them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from companion.games.march.sheets.aid_example import draw_example
from companion.games.march.sheets.aid_terms import Item, Section
from companion.games.march.sheets.look import LOOK
from companion.printing.box import Box
from companion.printing.entries import in_few_lines
from companion.printing.notes import Type, chapters, draw_heading, draw_lead, draw_note, draw_picture, note_height
from companion.printing.surface import Surface

PREFIX = "MP-"  # of every rule of this game
TYPED_LINES = 4  # of a note that a player typed
GUTTER = 1.6  # ems between columns
FIGURE = 3.9  # ems: the height of the picture of an example


def ids_of(rules: Sequence[str]) -> str:
    return chapters(rules, PREFIX)


# --- measuring ------------------------------------------------------------------------------------------------------


def item_height(item: Item, width: float, type_: Type) -> float | None:
    """None if a word is too wide for the column."""
    if item.typed:
        return in_few_lines(item.text, width, type_.size, TYPED_LINES, "italic").height
    height = note_height(item.text, ids_of(item.rules), width, type_)
    return height + FIGURE * type_.em if height is not None and item.example else height


def section_height(section: Section, width: float, type_: Type) -> float | None:
    heights = [item_height(item, _items_width(section, width, type_), type_) for item in section.items]
    known = [height for height in heights if height is not None]
    if len(known) < len(heights):
        return None
    padding = 2 * type_.padding if section.set_apart else 0.0
    return type_.title_height + sum(known) + (len(known) - 1) * type_.item_gap + padding


def _items_width(section: Section, width: float, type_: Type) -> float:
    width -= 2 * type_.padding if section.set_apart else 0.0
    return width - _indent(section, type_)


def _indent(section: Section, type_: Type) -> float:
    """Room for the letters of the steps, and for pictures beside them."""
    steps, pictures = (any(item.lead for item in section.items), any(item.picture for item in section.items))
    return (steps + pictures) * type_.lead


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
    rest = draw_heading(surface, box, section.title, type_, section.set_apart, LOOK, section.picture)
    indent = _indent(section, type_)
    y = rest.y
    for item in section.items:
        height = item_height(item, rest.width - indent, type_) or 0.0
        if item.lead:
            draw_lead(surface, rest.x, y, item.lead, type_)
        if item.picture is not None:
            draw_picture(surface, rest.x + indent - type_.lead, y, item.picture, type_)
        draw_item(surface, Box(rest.x + indent, y, rest.width - indent, height), item, type_)
        y += height + type_.item_gap + loose


def draw_item(surface: Surface, box: Box, item: Item, type_: Type) -> None:
    if item.typed:
        surface.set_lines(box, in_few_lines(item.text, box.width, type_.size, TYPED_LINES, "italic"), "italic")
        return
    if item.example is not None:
        figure, box = box.cut_top(FIGURE * type_.em)
        draw_example(surface, figure, item.example)
    draw_note(surface, box, item.text, ids_of(item.rules), type_)
