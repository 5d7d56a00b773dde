"""Papers and cards by name or by size. Sizes are exact: a rounded page costs whole pages when a poster is tiled."""

from __future__ import annotations

import re
from typing import NamedTuple

from companion.kernel.trouble import Trouble
from companion.printing.box import Box

MARGIN = 8.0  # mm that nearly every printer can reach; nothing but marks for cutting lies outside
CUT_MARGIN = 5.0  # crop marks and glue areas may reach this far out: losing them costs nothing
SMALLEST, LARGEST = 130.0, 1500.0  # the check bar of 100 mm has to fit
SMALLEST_CARD, LARGEST_CARD = 20.0, 250.0
_SIZE = re.compile(r"(\d{1,4}(?:[.,]\d{1,2})?)\s*[x×*]\s*(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*mm)?", re.IGNORECASE)


class Paper(NamedTuple):
    name: str
    width: float
    height: float

    @property
    def box(self) -> Box:
        return Box(0, 0, self.width, self.height)

    @property
    def printable(self) -> Box:
        return self.box.inset(MARGIN)

    @property
    def upright(self) -> Paper:
        return self if self.width <= self.height else Paper(self.name, self.height, self.width)

    @property
    def landscape(self) -> Paper:
        return self if self.width >= self.height else Paper(self.name, self.height, self.width)


class CardSize(NamedTuple):
    name: str
    width: float
    height: float


A4 = Paper("a4", 210, 297)
PAPERS = {
    paper.name: paper for paper in (A4, Paper("letter", 215.9, 279.4), Paper("a3", 297, 420), Paper("a5", 148, 210))
}
POKER = CardSize("poker", 63, 88)
ORIGINAL = CardSize("original", 105, 75)
CARDS = {size.name: size for size in (POKER, ORIGINAL)}


def paper_named(text: str, landscape: bool = False) -> Paper:
    """a4, letter, a3, a5, or width x height in millimetres such as 200x300."""
    paper = PAPERS.get(text.strip().casefold())
    if paper is None:
        size = own_size(text, SMALLEST, LARGEST)
        if size is None:
            raise Trouble("no-paper", size=text[:40], known=", ".join(PAPERS))
        paper = Paper(*size)
    return paper.landscape if landscape else paper


def card_named(text: str) -> CardSize:
    """poker, original, or width x height in millimetres such as 70x120."""
    card = CARDS.get(text.strip().casefold())
    if card is None:
        size = own_size(text, SMALLEST_CARD, LARGEST_CARD)
        if size is None:
            raise Trouble("no-card", size=text[:40], known=", ".join(CARDS))
        card = CardSize(*size)
    return card


def own_size(text: str, least: float, most: float) -> tuple[str, float, float] | None:
    """Width x height in millimetres with a name; None if the text is no size, Trouble if it is out of range."""
    match = _SIZE.fullmatch(text.strip())
    if match is None:
        return None
    width, height = (float(number.replace(",", ".")) for number in match.groups())
    if not (least <= width <= most and least <= height <= most):
        raise Trouble("size-range", size=text[:40], least=round(least), most=round(most))
    return f"{width:g}x{height:g}", width, height
