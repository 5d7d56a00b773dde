"""Short lines with the ids of their rules at the end, under headings: what player aids are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.printing.box import Box
from companion.printing.fonts import CAP_HEIGHT, DROP, POINT, RISE, text_width
from companion.printing.prose import Line, lay_out, prose
from companion.printing.surface import HAIR, Surface
from companion.printing.text import LEADING

SMALLEST_RULE = 5.0  # points


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
        """The room for the letter before a line."""
        return 1.75 * self.em

    def lines_height(self, count: int) -> float:
        return ((count - 1) * LEADING + RISE + DROP) * self.em if count else 0.0


def chapters(rules: Sequence[str], prefix: str = "") -> str:
    """Ids of one chapter together, without what all of them have in common: END-01/02 for MP-END-01 and MP-END-02."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        chapter, _, number = rule.removeprefix(prefix).rpartition("-")
        found.setdefault(chapter, []).append(number)
    return "  ".join(f"{chapter}-{'/'.join(numbers)}" for chapter, numbers in found.items())


def note_height(text: str, ids: str, width: float, type_: Type) -> float | None:
    """None if a word is too wide for the column."""
    lines = lay_out(text, width / type_.em)
    return None if lines is None else type_.lines_height(len(lines) + _ids_below(lines, ids, width, type_))


def _ids_below(lines: tuple[Line, ...], ids: str, width: float, type_: Type) -> bool:
    """The ids stand at the end of the last line; if it is full, under it."""
    last = lines[-1].runs[-1]
    free = width - text_width(last.text, type_.size, last.face) - last.x * type_.em
    return free < text_width(ids, type_.rule_size, "narrow") + type_.em


def draw_note(surface: Surface, box: Box, text: str, ids: str, type_: Type) -> None:
    """The box is as high as `note_height` says."""
    prose(surface, box, text, type_.size, type_.size)
    surface.label(box.right, box.bottom - DROP * type_.em, ids, type_.rule_size, "narrow", "soft", "right")


def draw_heading(surface: Surface, box: Box, title: str, type_: Type, apart: bool) -> Box:
    """The title of a section, and what is left for its lines; `apart`: all of it on a panel."""
    if apart:
        surface.rect(box, fill="tint", line="faint", radius=type_.padding)
        box = box.inset(type_.padding)
    head, rest = box.cut_top(type_.title_height)
    baseline = head.bottom - 0.75 * type_.em
    surface.label(head.x, baseline, title, type_.size * 1.15, "bold", room=head.width)
    surface.line(head.x, baseline + 0.42 * type_.em, head.right, baseline + 0.42 * type_.em, "soft", HAIR * 1.5)
    return rest


def draw_lead(surface: Surface, x: float, y: float, letter: str, type_: Type) -> None:
    """The letter before a line that begins at `y`."""
    radius = 0.72 * type_.em
    surface.badge(x + radius, y + (RISE - CAP_HEIGHT / 2) * type_.em, radius, letter)
