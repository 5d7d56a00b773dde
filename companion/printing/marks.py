"""Marks that show where to cut: outside of what is kept, and as long as the paper allows."""

from __future__ import annotations

from collections.abc import Sequence

from companion.printing.book import Page
from companion.printing.box import Box
from companion.printing.frame import footer_height
from companion.printing.paper import CUT_MARGIN
from companion.printing.surface import THIN

_GAP = 0.8  # mm between what is kept and the beginning of its mark


def crop_marks(page: Page, kept: Box, cuts_x: Sequence[float], cuts_y: Sequence[float]) -> None:
    """From the edge of the paper to a box, in line with every cut; the footer stays free."""
    outer = page.box.inset(CUT_MARGIN)
    foot = page.live.bottom - footer_height(page.paper) - 0.4
    marks = []
    for x in cuts_x:
        marks += [(x, outer.y, x, kept.y - _GAP), (x, kept.bottom + _GAP, x, foot)]
    for y in cuts_y:
        marks += [(outer.x, y, kept.x - _GAP, y), (kept.right + _GAP, y, outer.right, y)]
    page.lines([mark for mark in marks if mark[0] < mark[2] or mark[1] < mark[3]], width=THIN)
