"""Drawn by the shortest way, a line looks as Textual would draw it; on another ground and under a card too."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.content import Content
from textual.style import Style

from companion.tui.widgets.canvas import laid_over, on_ground
from companion.tui.widgets.drawn import Look, side_by_side

BASE = Style.parse("white on black")
LOOK = Look("", BASE, (), 1, 20, 22)
LINES = {
    "nothing styled": Content("plain"),
    "side by side": Content.assemble("a ", ("red", "red"), ("blue", "bold blue on yellow"), " end"),
    "in layers": Content.assemble("a ", ("red", "red"), " b").stylize("bold", 1, 4),
    "too long": Content.assemble(("red" * 5, "red"), ("blue" * 5, "blue")),
    "wide signs": Content.assemble(("日本", "red"), ("x", "green")),
}


def signs(line: Content, base: Style = BASE) -> list[tuple[str, Style]]:
    """Every character, and how it looks."""
    parts = line.render(base, end="", parse_style=lambda style: Style.parse(style) if isinstance(style, str) else style)
    return [(sign, style) for text, style in parts for sign in text]


@pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
def test_a_line_looks_as_textual_draws_it(line: Content) -> None:
    strip = LOOK.draw(line, "", {})
    drawn = [(sign, segment.style) for segment in strip for sign in segment.text]
    fits = line.truncate(20, ellipsis=True, pad=True)
    blank = (" ", BASE.rich_style)
    assert drawn == [blank, *((sign, style.rich_style) for sign, style in signs(fits)), blank]
    assert strip.cell_length == LOOK.outer


@pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
def test_what_has_no_ground_of_its_own_gets_one(line: Content) -> None:
    assert signs(on_ground(line, "on green")) == signs(line.stylize_before("on green"))


def test_a_card_lies_over_a_line() -> None:
    line, card = LINES["side by side"], Content.styled("card", "on green")
    for left in range(len(line.plain) - 3):
        assert signs(laid_over(line, card, left)) == signs(line[:left] + card + line[left + 4 :])


@given(st.sets(st.integers(0, 30)))
def test_rows_without_a_gap_are_one_stretch(rows: set[int]) -> None:
    stretches = side_by_side(sorted(rows))
    assert sorted(row for first, last in stretches for row in range(first, last + 1)) == sorted(rows)
    assert all(last + 1 < first for (_, last), (first, _) in pairwise(stretches)), "no two could be one"
