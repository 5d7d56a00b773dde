"""Posters: all of it is there, at its true size also across the joins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.paper import paper_named
from companion.printing.poster import OVERLAP, poster, tile_name, tiling_for
from companion.printing.surface import Surface
from tests.printing.asks import PAPERS, ask
from tests.printing.content import drawing, reader
from tests.printing.proof import page_count, text, trim
from tests.printing.samples import poster_pdf

SIZES = st.floats(50, 2000)


@given(SIZES, SIZES, st.sampled_from(PAPERS), st.floats(0, 20))
@settings(deadline=None)
def test_tiles_cover_the_poster_and_overlap_as_asked(width: float, height: float, paper: str, overlap: float) -> None:
    tiling = tiling_for(paper_named(paper), width, height, overlap)
    tiles = tiling.tiles()
    assert len(tiles) == tiling.across * tiling.down
    room = tiling.paper.printable
    assert all(tile.part.width <= room.width + 1e-6 and tile.part.height <= room.height for tile in tiles)
    assert (tiles[0].part.x, tiles[0].part.y) == (0, 0)
    assert (tiles[-1].part.right, tiles[-1].part.bottom) == pytest.approx((width, height))
    for tile in tiles:
        if tile.column:
            left = tiles[tiles.index(tile) - 1].part
            assert left.right - tile.part.x == pytest.approx(overlap)
        if tile.row:
            above = tiles[tiles.index(tile) - tiling.across].part
            assert above.bottom - tile.part.y == pytest.approx(overlap)


def test_tiles_are_named_like_a_street_plan() -> None:
    assert [tile_name(0, 0), tile_name(1, 0), tile_name(0, 1), tile_name(26, 2)] == ["A1", "B1", "A2", "AA3"]


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
    assert all(name in plan for name in names)


def test_glue_strips_name_the_neighbour() -> None:
    pdf = poster_pdf(ask("en"))
    assert "glue B1 here" in text(pdf, 1)
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
        assert window.right - window.left == pytest.approx(tiling.width, abs=0.01)
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


def test_what_two_pages_share_is_the_overlap() -> None:
    tiling = tiling_for(paper_named("a4"), 380, 300)
    first, second = tiling.tiles()[:2]
    assert first.part.right - second.part.x == pytest.approx(OVERLAP)
