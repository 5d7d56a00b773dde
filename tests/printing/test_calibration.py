"""The calibration page: the two numbers one reads off it bring the backs exactly behind the fronts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.printing.calibration import REACH, calibration_pdf
from companion.printing.job import Ask
from companion.printing.paper import POKER
from tests.printing.asks import ask
from tests.printing.content import Segment, drawing
from tests.printing.proof import letters, text
from tests.printing.samples import cards_pdf
from tests.printing.test_cards import frames

MILLIMETRES = st.floats(-4, 4).map(lambda mm: round(mm, 1))


def scales(pdf: bytes) -> list[tuple[float, float]]:
    """The middles of the scales on the front."""
    lines = [s for s in drawing(pdf, 0).segments if s.level and s.length == pytest.approx(2 * REACH, abs=0.01)]
    return [((line.x1 + line.x2) / 2, line.y1) for line in lines]


def needles(pdf: bytes) -> list[tuple[Segment, Segment]]:
    """The crosses on the back: level and upright line."""
    long = [s for s in drawing(pdf, 1).segments if s.length == pytest.approx(2 * REACH + 6, abs=0.01)]
    return [(s, t) for s, t in zip(long[::2], long[1::2], strict=True)]


def reading(pdf: bytes, wish: Ask, error: tuple[float, float], target: int) -> tuple[float, float]:
    """What one reads at a target if the printer shifts back pages by this error (right and down on the back)."""
    level, upright = needles(pdf)[target]
    x, y = upright.x1 + error[0], level.y1 + error[1]
    seen_x, seen_y = wish.paper.width - x, y  # through the paper, from the front
    middle_x, middle_y = scales(pdf)[target]
    return seen_x - middle_x, middle_y - seen_y  # the scales count to the right and upwards


@given(MILLIMETRES, MILLIMETRES)
@settings(max_examples=15, deadline=None)
def test_the_numbers_read_off_are_the_offset_that_makes_up_for_the_printer(right: float, down: float) -> None:
    pdf = calibration_pdf(ask("de"))
    numbers = reading(pdf, ask("de"), (right, down), target=0)
    assert numbers == pytest.approx(reading(pdf, ask("de"), (right, down), target=1), abs=0.01)

    wish = ask(offset=numbers)
    cards = cards_pdf(wish, 5)
    printed_backs = sorted(rect.moved(right, down) for rect in frames(cards, 1, POKER))
    fronts_seen_from_behind = sorted(rect.mirrored(wish.paper.width) for rect in frames(cards, 0, POKER))
    for back, front in zip(printed_backs, fronts_seen_from_behind, strict=True):
        assert back == pytest.approx(front, abs=0.03)


def test_the_scales_are_labelled_with_what_to_enter() -> None:
    """Plus is right and up: a cross that lies too low must be moved up, and entered as a minus it moves up."""
    pdf = calibration_pdf(ask())
    x, y = scales(pdf)[0]
    near = [(sign, place) for sign, place in letters(pdf, 0) if abs(place.top - y) < 14 and abs(place.left - x) < 14]
    signs = {(sign, place.left > x + 3, place.top < y - 3) for sign, place in near if sign in "+−"}
    assert ("+", True, False) in signs
    assert ("−", False, False) in signs
    assert ("+", False, True) in signs


def test_a_set_offset_can_be_checked() -> None:
    wish = ask("de", offset=(0.5, -1.0))
    pdf = calibration_pdf(wish)
    assert "+0,5 / −1 mm" in text(pdf, 0)
    assert "Beispiel" not in text(pdf, 0)
    cross = [s for s in drawing(pdf, 1).segments if s.length == pytest.approx(12, abs=0.01)]
    ring_x, ring_y = wish.paper.width / 2, cross[0].y1
    assert (cross[0].x1 + cross[0].x2) / 2 == pytest.approx(ring_x + 0.5, abs=0.01)
    assert ring_y == pytest.approx((cross[1].y1 + cross[1].y2) / 2, abs=0.01)
