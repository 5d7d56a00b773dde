"""Three ways to print the same: colour never speaks alone, saving saves, grey has no hue."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.ink import Ink, Pattern, Swatch, luminance
from tests.printing.asks import ask
from tests.printing.content import drawing
from tests.printing.proof import darkness, is_grey, picture
from tests.printing.samples import TERRAINS, parts_pdf

PATCH = 20  # mm


def patches(ink: str, swatches: list[Swatch]) -> list[Image.Image]:
    """What each swatch looks like on paper."""
    book = Book(ask(ink=ink), "Patches")
    page = book.page()
    for i, swatch in enumerate(swatches):
        page.area(Box(20 + i % 7 * 22, 20 + i // 7 * 22, PATCH, PATCH), swatch, line=None)
    image = picture(book.finish(), 0, 150, colour=True)
    found = []
    for i in range(len(swatches)):
        x, y = (20 + i % 7 * 22 + 1) / 25.4 * 150, (20 + i // 7 * 22 + 1) / 25.4 * 150
        side = (PATCH - 2) / 25.4 * 150
        found.append(image.crop((int(x), int(y), int(x + side), int(y + side))))
    return found


@pytest.mark.parametrize("ink", list(Ink))
def test_all_patterns_can_be_told_apart_even_in_one_colour(ink: Ink) -> None:
    looks = patches(ink, [Swatch(pattern, "#7a7a7a", pattern) for pattern in Pattern])
    for one, other in combinations(looks, 2):
        difference = ImageStat.Stat(ImageChops.difference(one.convert("L"), other.convert("L"))).rms[0]
        assert difference > 5


@pytest.mark.parametrize("ink", list(Ink))
def test_terrains_stay_apart_without_colour(ink: Ink) -> None:
    looks = patches(ink, list(TERRAINS))
    for one, other in combinations(looks, 2):
        assert ImageStat.Stat(ImageChops.difference(one.convert("L"), other.convert("L"))).rms[0] > 8


def test_grey_has_no_hue_and_full_has() -> None:
    assert is_grey(picture(parts_pdf(ask(ink="grey")), 1, 60, colour=True))
    assert not is_grey(picture(parts_pdf(ask(ink="full")), 1, 60, colour=True))


def test_saving_ink_saves_ink() -> None:
    full, saver = (darkness(parts_pdf(ask(ink=ink)), 1) for ink in ("full", "saver"))
    assert saver < 0.4 * full


@pytest.mark.parametrize("colour", ["#000000", "#20305a", "#2f5d9b", "#c9a15b", "#ffffff"])
def test_saver_has_no_solid_areas(colour: str) -> None:
    for pattern in Pattern:
        assert luminance(Ink.SAVER.area(Swatch("x", colour, pattern))) > 0.85
    assert luminance(Ink.SAVER.area(colour)) > 0.85


@pytest.mark.parametrize("ink", list(Ink))
@pytest.mark.parametrize("colour", ["#000000", "#20305a", "#2f5d9b", "#6f6f6f", "#c9a15b", "#e8dfb8", "#ffffff"])
def test_words_on_an_area_are_readable(ink: Ink, colour: str) -> None:
    """At least 4.5 : 1, as for text on a screen."""
    ground = _linear(ink.area(colour))
    words = _linear(ink.line(ink.on(colour)))
    light, dark = max(ground, words), min(ground, words)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def _linear(colour: tuple[float, float, float]) -> float:
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("ink", list(Ink))
def test_small_marks_stay_black(ink: Ink) -> None:
    assert ink.area("mark") == (0, 0, 0)


def test_the_three_ways_draw_the_same_lines() -> None:
    """What is cut, measured or filled in lies in the same place whatever the ink."""
    full, saver, grey = (sorted(drawing(parts_pdf(ask(ink=ink)), 0).rects) for ink in Ink)
    assert full == saver == grey


@pytest.mark.parametrize("pattern", [pattern for pattern in Pattern if pattern is not Pattern.PLAIN])
def test_a_pattern_does_not_break_where_areas_meet(pattern: Pattern) -> None:
    """Side by side, in sizes and places of no measure, they look like one area of both."""

    def drawn(*boxes: Box) -> Image.Image:
        book = Book(ask(), "areas")
        book.begin("areas")
        page = book.page()
        for box in boxes:
            page.area(box, Swatch("field", "#c64a3f", pattern), line=None)
        return picture(book.finish(), 0, 150)

    one = drawn(Box(20.3, 31.7, 47.1, 38.9))
    two = drawn(Box(20.3, 31.7, 22.9, 38.9), Box(43.2, 31.7, 24.2, 38.9))
    four = drawn(*(Box(x, y, w, h) for x, w in ((20.3, 22.9), (43.2, 24.2)) for y, h in ((31.7, 9.3), (41.0, 29.6))))
    assert one.getextrema()[0] < one.getextrema()[1]
    for other in (two, four):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] < 0.05
