"""Posters: all of it is there, at its true size also across the joins."""

from __future__ import annotations

from itertools import combinations
from math import ceil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.paper import paper_named
from companion.printing.poster import poster
from companion.printing.surface import Surface
from companion.printing.tiling import LEAST_OVERLAP, OVERLAP, roman, room_of, tiling_for
from tests.printing.asks import PAPERS, ask
from tests.printing.content import Rect, drawing, reader
from tests.printing.proof import letters, page_count, text, trim
from tests.printing.samples import poster_pdf

SIZES = st.floats(50, 2000)


def fewest(paper: str, width: float, height: float) -> int:
    """Pages that take it with the least overlap, whichever way the paper lies."""
    rooms = [room_of(turned) for turned in (paper_named(paper).upright, paper_named(paper).landscape)]
    return min(
        max(1, ceil(round((width - LEAST_OVERLAP) / (room.width - LEAST_OVERLAP), 6)))
        * max(1, ceil(round((height - LEAST_OVERLAP) / (room.height - LEAST_OVERLAP), 6)))
        for room in rooms
    )


ICONS = st.lists(
    st.builds(Box, st.floats(0, 1900), st.floats(0, 1900), st.floats(1, 60), st.floats(1, 60)), max_size=30
)


@given(SIZES, SIZES, st.sampled_from(PAPERS), ICONS)
@settings(deadline=None)
def test_as_few_pages_as_the_paper_permits_cover_the_poster(
    width: float, height: float, paper: str, icons: list[Box]
) -> None:
    tiling = tiling_for(paper_named(paper), width, height, icons)
    tiles = tiling.tiles()
    assert len(tiles) == tiling.across * tiling.down == fewest(paper, width, height)
    room = room_of(tiling.paper)
    assert all(tile.part.width <= room.width + 1e-3 and tile.part.height <= room.height + 1e-3 for tile in tiles)
    assert (tiles[0].part.x, tiles[0].part.y) == (0, 0)
    assert (tiles[-1].part.right, tiles[-1].part.bottom) == pytest.approx((width, height))
    assert LEAST_OVERLAP <= tiling.overlap <= OVERLAP
    for tile in tiles:
        if tile.column:
            left = tiles[tiles.index(tile) - 1].part
            assert left.right - tile.part.x == pytest.approx(tiling.overlap)
        if tile.row:
            above = tiles[tiles.index(tile) - tiling.across].part
            assert above.bottom - tile.part.y == pytest.approx(tiling.overlap)


def test_a_join_moves_aside_for_an_icon() -> None:
    """The join of two equal pages would run through the middle of it."""
    plain = tiling_for(paper_named("a4"), 340, 260)
    icon = Box(plain.columns[1].start - 12, 100, 20, 20)
    shifted = tiling_for(paper_named("a4"), 340, 260, [icon])
    assert (plain.across, shifted.across) == (2, 2)
    join = shifted.columns[1].start
    assert icon.right + 2 <= join < icon.right + 3, "just beside it"
    assert shifted.cut == 0


def test_where_no_shift_helps_the_fewest_icons_are_cut() -> None:
    """So wide that two pages leave no room to shift."""
    widest = 2 * room_of(paper_named("a4")).width - LEAST_OVERLAP
    tiling = tiling_for(paper_named("a4"), widest, 260, [Box(widest / 2 - 10, 100, 20, 20)])
    assert (tiling.across, tiling.overlap, tiling.cut) == (2, LEAST_OVERLAP, 1)


def test_pages_are_numbered_in_roman_numerals() -> None:
    """Tiles, hexes and locales have letters and digits."""
    assert " ".join(map(roman, (1, 2, 4, 6, 9, 14, 19, 40, 99))) == "I II IV VI IX XIV XIX XL XCIX"
    assert len({roman(n) for n in range(1, 300)}) == 299
    tiling = tiling_for(paper_named("a4"), 800, 600)
    assert [tile.name for tile in tiling.tiles()][:2] == ["I", "II"]
    assert tiling.name(0, 1) == roman(tiling.across + 1)


def test_the_paper_is_turned_if_that_saves_pages() -> None:
    assert tiling_for(paper_named("a4"), 275, 180).paper.width == 297
    assert tiling_for(paper_named("a4"), 180, 270).paper.width == 210


def test_one_page_needs_no_plan() -> None:
    book = Book(ask(), "Small")
    poster(book, "small", 180, 200, lambda surface: surface.rect(Box(0, 0, 180, 200)))
    assert page_count(book.finish()) == 1


def test_the_plan_comes_first_and_names_every_page() -> None:
    pdf = poster_pdf(ask("de"))
    plan = text(pdf, 0)
    assert "380 × 300 mm" in plan
    names = [text(pdf, page).split(" · ")[1].split()[0] for page in range(1, page_count(pdf))]
    assert names == [tile.name for tile in tiling_for(paper_named("a4"), 380, 300).tiles()]
    assert set(names) <= set(plan.split())


def test_the_plan_shows_pages_apart_with_nothing_on_them() -> None:
    """Each name stands above its page, clear of every page."""
    pdf = poster_pdf(ask())
    tiles = tiling_for(paper_named("a4"), 380, 300).tiles()
    rounded = [Rect(*(round(edge, 2) for edge in box)) for box in drawing(pdf, 0).rects]
    frames = {box for box in rounded if 20 < box.right - box.left < 190}
    assert len(frames) == len(tiles)
    names = [place for sign, place in letters(pdf, 0) if sign in "IVX" and place.bottom < min(frames)[1]]
    assert len(names) >= sum(len(tile.name) for tile in tiles[:2])
    for one, other in combinations(frames, 2):
        assert one.right < other.left or one.bottom < other.top or other.bottom < one.top or other.right < one.left


def test_glue_strips_name_the_neighbour() -> None:
    pdf = poster_pdf(ask("en"))
    assert "glue II here" in text(pdf, 1)
    assert "glue" not in text(pdf, page_count(pdf) - 1)


@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_lengths_are_true_across_the_joins(paper: str) -> None:
    """A line over the whole poster: put the pages together as the plan says, and it is as long as drawn."""
    width, height = 500.0, 350.0

    def draw(surface: Surface) -> None:
        surface.line(10, 20, width - 10, 20)
        surface.rect(Box(5, 5, width - 10, height - 10))

    wish = ask(paper=paper)
    book = Book(wish, "Ruler")
    tiling = poster(book, "ruler", width, height, draw)
    pdf = book.finish()
    for page, tile in enumerate(tiling.tiles(), start=1):
        window = trim(pdf, page)
        assert window is not None
        assert window.right - window.left == pytest.approx(tile.part.width, abs=0.01)
        lines = [s for s in drawing(pdf, page).segments if s.level and s.length == pytest.approx(width - 20, abs=0.01)]
        assert len(lines) == 1
        # Where the page shows the line, in the poster's own measure.
        assert lines[0].x1 - window.left + tile.part.x == pytest.approx(10, abs=0.01)
        assert lines[0].y1 - window.top + tile.part.y == pytest.approx(20, abs=0.01)


def test_a_poster_is_drawn_once() -> None:
    drawn = []
    book = Book(ask(), "Once")
    poster(book, "once", 800, 600, lambda surface: drawn.append(surface.rect(Box(0, 0, 800, 600))))
    pdf = book.finish()
    assert len(drawn) == 1
    assert page_count(pdf) > 9
    assert all("once" in str(reader(pdf).pages[i]["/Resources"]["/XObject"]) for i in range(page_count(pdf)))
