"""What every page carries: the 100 mm check bar, the sheet's name and the page's number; and its heading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.printing.box import Box
from companion.printing.fonts import text_width
from companion.printing.paper import Paper
from companion.printing.surface import LINE, THIN, Align

if TYPE_CHECKING:
    from companion.printing.book import Page

CHECK_BAR = 100.0  # mm
_SMALL = 6.5  # points
_ROW = 3.6  # mm, one line of the footer
_LIFT = 0.9  # mm from the foot of the page to the line its words stand on
_LEFT: Align = "left"
_RIGHT: Align = "right"
_BESIDE = 175.0  # mm of paper that the bar and the words need to stand side by side


def footer_height(paper: Paper) -> float:
    return _ROW if paper.width >= _BESIDE else 2 * _ROW


def footer(page: Page, number: int, total: int) -> None:
    """Drawn at the end, when it is known how many pages the sheet has."""
    foot, _ = page.live.cut_bottom(footer_height(page.paper))
    used = _check_bar(page, foot.cut_bottom(_ROW)[0])
    place = page.say("paper-page", page=number, total=total)
    wide = text_width(place, _SMALL, "bold") + 2
    if foot.height > _ROW:  # above the bar
        words, x, align = foot, foot.x, _LEFT
        y = foot.y + _ROW - _LIFT
    else:
        words = foot.cut_left(used, 4)[1]
        x, y, align = foot.right - wide, foot.bottom - _LIFT, _RIGHT
    page.label(foot.right, y, place, _SMALL, "bold", align="right")
    page.label(x, y, page.sheet, _SMALL, paint="soft", align=align, room=words.width - wide, cut=True)


def _check_bar(page: Page, box: Box) -> float:
    """Returns how much of the row it takes."""
    y = box.bottom - 0.6
    ticks = [(box.x + mm, y, box.x + mm, y - (2.4 if mm % 50 == 0 else 0.9)) for mm in range(0, 101, 10)]
    page.lines([(box.x, y, box.x + CHECK_BAR, y), *ticks], width=THIN)
    page.label(box.x + 1, y - 1.6, page.say("paper-check-bar"), 5.2, paint="soft", room=48, least=4.5)
    return CHECK_BAR


def heading(page: Page, body: Box, title: str, note: str = "") -> Box:
    """The title, a note under it, a rule; returns what is left of the body."""
    top, _ = body.cut_top(7)
    page.label(top.x, top.y + 5.2, title, 16, "bold", room=top.width, least=10)
    y = top.bottom
    if note:
        y += page.write(Box(top.x, y, top.width, 9), note, 8.5, 7, paint="soft") + 0.8
    page.line(body.x, y + 0.4, body.right, y + 0.4, width=LINE)
    return body.cut_top(y - body.y + 0.4, 3)[1]
