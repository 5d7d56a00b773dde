"""Who decides what, how it stands and which turn it is: what everybody wants to see from across the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import NamedTuple

from rich.cells import cell_len
from textual.content import Content
from textual.geometry import Size

from companion.kernel.game import Seat
from companion.tui.large import Block, beside, block, large, wide
from companion.tui.signs import UNICODE, Signs
from companion.tui.widgets.words import NOTHING, Words

LOW = 3  # lines of the smaller large letters
GAP = 3  # columns between parts
NARROW, NARROWEST = 18, 12  # columns for a question, and where only the names are large besides
COUNTED = re.compile(r"(\D*)(\d+)(.*)")


class Glance(NamedTuple):
    """What is worth large letters."""

    names: tuple[tuple[Seat, str], ...] = ()  # those who decide
    asked: str = ""
    score: tuple[tuple[Seat, int], ...] = ()
    turn: str = ""


class Asked(Words):
    """As large as there is room; else in a line or two."""

    def __init__(self) -> None:
        super().__init__("asked", at_bottom=True)
        self._glance, self._signs = Glance(), UNICODE

    def tell(self, plain: Content, warning: Content, glance: Glance, signs: Signs) -> None:
        """`plain` says all of it where there is no room for large letters; a warning has to wait for room."""
        before, self._glance, self._signs = (self._glance, self._signs), glance, signs
        if not self.put(plain, extra=warning) and before != (glance, signs):
            self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Where the style leaves it open: whatever is asked can be read; a warning is worth no line there."""
        return len(self._content.wrap(max(width, 1)))

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        found = next(self._bands(width, height), None)
        if found is None:
            found = list(super().compose_lines(width, min(height, LOW)))
        below = [NOTHING] if height > max(LOW, len(found)) else []  # a gap, if nothing else stands there
        return [*[NOTHING] * (height - len(found) - len(below)), *found, *below]

    def _bands(self, width: int, height: int) -> Iterator[Block]:
        """Large names, score and turn: the more of them the better, then the larger the better."""
        written = [Written(self._glance, self._signs, width, high) for high in dict.fromkeys((height, LOW))]
        asked = Content.styled(self._glance.asked, "bold")
        for with_names, kinds in product((True, False), (("score", "turn"), ("score",), ("turn",), ())):
            for large_ones in written:
                names = large_ones.names if with_names else []
                right = beside([getattr(large_ones, kind) for kind in kinds], GAP)
                if bool(names) == with_names and bool(right) == bool(kinds) and (names or right):
                    yield from _band(names, asked if names else self._content, self._extra, right, width, height)


class Written:
    """The parts in large letters, each of them nothing if it cannot be written so large or at all."""

    def __init__(self, glance: Glance, signs: Signs, width: int, height: int) -> None:
        self._glance, self._signs, self._room = glance, signs, (width, height)

    @cached_property
    def names(self) -> Block:
        return _all_of([_name(seat, name, self._signs, *self._room) for seat, name in self._glance.names])

    @cached_property
    def score(self) -> Block:
        return _all_of([_points(seat, points, self._signs, *self._room) for seat, points in self._glance.score])

    @cached_property
    def turn(self) -> Block:
        """The number large, the words around it as they are."""
        counted = COUNTED.match(self._glance.turn)
        if counted is None:
            return []
        before, number, behind = counted.groups()
        words = [Content.styled(part.strip(), "$muted") for part in (before, behind)]
        return _number(number, "$accent", self._signs, self._room, *words)


@lru_cache(maxsize=64)
def _name(seat: Seat, name: str, signs: Signs, width: int, height: int) -> Block:
    letters, small = large(name, signs, width, height), [signs.seat(seat)]
    sign = large(UNICODE.seat(seat), signs, width, height) if len(letters) > LOW else small
    return beside([block(part, f"bold $seat-{seat}") for part in (sign, letters)], 2) if letters else []


@lru_cache(maxsize=64)
def _points(seat: Seat, points: int, signs: Signs, width: int, height: int) -> Block:
    sign = Content.styled(signs.seat(seat), f"bold $seat-{seat}")
    return _number(str(points), f"$seat-{seat}", signs, (width, height), before=sign)


def _number(
    number: str, style: str, signs: Signs, room: tuple[int, int], before: Content, behind: Content = NOTHING
) -> Block:
    digits = block(large(number, signs, *room), style)
    return beside([[before] if before else [], digits, [behind] if behind else []], 1) if digits else []


def _all_of(blocks: Sequence[Block]) -> Block:
    """Side by side, or nothing if one is missing."""
    return beside(blocks, GAP) if all(blocks) else []


def _band(names: Block, asked: Content, warning: Content, right: Block, width: int, height: int) -> Iterator[Block]:
    """Names at the left, the question behind them, the rest at the right; a warning below or behind the question."""
    if warning:
        under = warning.wrap(width)
        yield from ([*band, *under] for band in _band(names, asked, NOTHING, right, width, height - len(under)))
    room = width - sum(wide(part) + GAP for part in (names, right) if part)
    least = NARROW if right else NARROWEST
    if room < max((min(least, asked.cell_length), *map(cell_len, asked.plain.split()))):
        return
    words = [line for each in (asked, warning) if each for line in each.wrap(room)]
    high = max(map(len, (names, words, right)))
    if high <= height:
        middle = [line.truncate(room, pad=True) for line in words]
        middle += [Content(" " * room)] * ((high - len(words)) // 2)
        yield beside([names, middle, right], GAP)
