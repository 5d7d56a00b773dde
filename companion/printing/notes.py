"""Short lines under headings, with small pictures before them and the ids of their rules in the margin."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from companion.printing.box import Box, Point
from companion.printing.fonts import CAP_HEIGHT, DROP, POINT, RISE, text_width
from companion.printing.identity import Identity
from companion.printing.prose import lay_out, prose
from companion.printing.surface import HAIR, Surface
from companion.printing.text import LEADING

SMALLEST_RULE = 4.6  # points
IDS_APART = 1.12  # the leading of ids, which stand below each other
IDS_PAINT = "#7d7d7d"  # lighter than words, dark enough to be read

Picture: TypeAlias = Callable[[Surface, Point, float], None]  # drawn around a point, in a size


class Type(NamedTuple):
    """Everything follows from the size of the type, in points; the measures are in mm."""

    size: float

    @property
    def em(self) -> float:
        return self.size * POINT

    @property
    def rule_size(self) -> float:
        return max(SMALLEST_RULE, self.size * 0.56)

    @property
    def margin(self) -> float:
        """For ids: two of the longest chapter side by side, and a gap."""
        return text_width("BATTLE-00/00", self.rule_size, "narrow") + 0.4 * self.em

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
        """The room for the letter or picture before a line."""
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
    lines = lay_out(text, _words_width(ids, width, type_) / type_.em)
    return None if lines is None else max(type_.lines_height(len(lines)), _ids_height(ids, type_))


def _words_width(ids: str, width: float, type_: Type) -> float:
    return width - type_.margin if ids else width


def _ids_height(ids: str, type_: Type) -> float:
    rows = len(list(_id_rows(ids, type_)))
    return ((rows - 1) * IDS_APART + RISE + DROP) * type_.rule_size * POINT if rows else 0.0


def _id_rows(ids: str, type_: Type) -> Iterator[str]:
    """As many of a chapter side by side as the margin holds; its name stands before each row of numbers."""
    for group in ids.split("  ") if ids else ():
        chapter, _, numbers = group.rpartition("-")
        row = ""
        for number in numbers.split("/"):
            longer = f"{row}/{number}" if row else f"{chapter}-{number}"
            if row and text_width(longer, type_.rule_size, "narrow") > type_.margin - 0.35 * type_.em:
                yield row
                longer = f"{chapter}-{number}"
            row = longer
        yield row


def draw_note(surface: Surface, box: Box, text: str, ids: str, type_: Type) -> None:
    """The box is as high as `note_height` says. Ids stand back, small and grey at the edge, beside the first lines."""
    words = Box(box.x, box.y, _words_width(ids, box.width, type_), box.height)
    prose(surface, words, text, type_.size, type_.size)
    em = type_.rule_size * POINT
    y = box.y + max(RISE * em, (RISE - CAP_HEIGHT) * type_.em + CAP_HEIGHT * em)
    for row, shown in enumerate(_id_rows(ids, type_)):
        surface.label(box.right, y + row * IDS_APART * em, shown, type_.rule_size, "narrow", IDS_PAINT, "right")


def draw_heading(
    surface: Surface, box: Box, title: str, type_: Type, apart: bool, look: Identity, picture: Picture | None = None
) -> Box:
    """The title of a section with its picture, and what is left for its lines; `apart`: all of it on a panel."""
    if apart:
        surface.rect(box, fill=look.pale, line=look.colour, width=HAIR * 1.5, radius=type_.padding)
        box = box.inset(type_.padding)
    head, rest = box.cut_top(type_.title_height)
    baseline = head.bottom - 0.75 * type_.em
    foot = baseline + 0.42 * type_.em
    surface.line(head.x, foot, head.right, foot, look.colour, HAIR * 2.5)
    if picture is not None:
        size = 1.45 * type_.em
        picture(surface, (head.x + size / 2, foot - 0.18 * type_.em - size / 2), size)
        head = head.cut_left(size, 0.45 * type_.em)[1]
    surface.label(head.x, baseline, title, type_.size * 1.15, "bold", room=head.width)
    return rest


def draw_picture(surface: Surface, x: float, y: float, picture: Picture, type_: Type) -> None:
    """The picture before a line that begins at `y`."""
    size = 1.3 * type_.em
    picture(surface, (x + size / 2, y + (RISE - CAP_HEIGHT / 2) * type_.em), size)


def draw_lead(surface: Surface, x: float, y: float, letter: str, type_: Type) -> None:
    """The letter before a line that begins at `y`."""
    radius = 0.72 * type_.em
    surface.badge(x + radius, y + (RISE - CAP_HEIGHT / 2) * type_.em, radius, letter)
