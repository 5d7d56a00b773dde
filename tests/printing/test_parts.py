"""Tables, codes, hexes, maps, legends, tracks: exact where a ruler is laid on, never outside of their boxes."""

from __future__ import annotations

import math
import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.printing.areas import leaving
from companion.printing.book import Book
from companion.printing.box import Box, Overflow, around
from companion.printing.hexes import HexGrid, hexagon, size_to_fit
from companion.printing.ink import Pattern, Swatch
from companion.printing.legend import counted, legend
from companion.printing.qr import LEAST_MODULE, least_size, modules, qr, qr_with_text
from companion.printing.tables import Column, Drawn, long_table, table
from companion.printing.tracks import track
from tests.printing.asks import ask
from tests.printing.content import drawing
from tests.printing.proof import check_pdf, letters, page_count, qr_codes, text
from tests.printing.samples import CELLS, TERRAINS, terrain

CELL = st.text("abcdefg hijklm ÄÖÜß-", min_size=0, max_size=60)


# --- tables -----------------------------------------------------------------------------------------------------


@given(st.lists(st.tuples(CELL, CELL, CELL), min_size=1, max_size=8))
@settings(deadline=None, max_examples=40)
def test_a_table_stays_in_its_box_or_is_refused(rows: list[tuple[str, str, str]]) -> None:
    book = Book(ask(), "Table")
    page = book.page()
    box = Box(30, 30, 120, 60)
    try:
        height = table(page, box, [Column("one"), Column("two", 2), Column("three", 1, "right")], rows)
    except Overflow:
        return
    assert height <= box.height + 0.001
    pdf = book.finish()
    for sign, place in letters(pdf, 0):
        if place.bottom < 200:  # not the footer
            assert box.x <= place.left <= place.right <= box.right, sign
            assert box.y <= place.top <= place.bottom <= box.bottom, sign


def test_a_table_shrinks_before_it_is_refused() -> None:
    page = Book(ask(), "Table").page()
    columns = [Column("Land"), Column("Wert")]
    rows = [["Brandenburg", "was es tut und warum"]] * 8
    roomy = table(page, Box(20, 20, 80, 200), columns, rows)
    assert table(page, Box(20, 20, 80, roomy * 0.85), columns, rows) <= roomy * 0.85
    with pytest.raises(Overflow, match="8 rows"):
        table(page, Box(20, 20, 80, roomy * 0.3), columns, rows)


def test_a_long_table_goes_on_on_the_next_page_with_its_heads() -> None:
    wish = ask("de", "a5")
    book = Book(wish, "Rules")
    book.begin("Rules")
    long_table(book, "Regeln", [Column("Nr.", 1), Column("Text", 6)], [[str(i), "Worte " * 12] for i in range(150)])
    pdf = book.finish("rules")
    check_pdf(pdf, wish)
    assert page_count(pdf) > 2
    pages = [text(pdf, page) for page in range(page_count(pdf))]
    assert all("Nr. Text" in page for page in pages)
    lines = [line for page in pages for line in page.split("\n") if line[:1].isdigit() and "Worte" in line]
    assert [int(line.split()[0]) for line in lines] == list(range(150))


def test_a_cell_may_be_a_picture() -> None:
    drawn: list[Box] = []
    page = Book(ask(), "Table").page()
    picture = Drawn(12, lambda _, box: drawn.append(box))
    height = table(page, Box(20, 20, 80, 60), [Column(""), Column("")], [["dice", picture]])
    assert height >= 12
    assert drawn[0].height >= 12


# --- codes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [15, 25])
def test_a_code_reads_back_from_the_page(size: float) -> None:
    book = Book(ask(), "Code")
    page = book.page()
    qr_with_text(page, Box(20, 30, 100, size), "MARCH-7K2Q-9XWB", "Restore this table:")
    pdf = book.finish()
    assert qr_codes(pdf, 0) == ["MARCH-7K2Q-9XWB"]
    assert "MARCH-7K2Q-9XWB" in text(pdf, 0)


@given(st.text(string.ascii_uppercase + string.digits + "-", min_size=1, max_size=400))
@settings(deadline=None, max_examples=25)
def test_any_code_reads_back_at_its_smallest_size(code: str) -> None:
    book = Book(ask(), "Code")
    page = book.page()
    qr(page, 40.3, 50.7, least_size(code), code)
    assert qr_codes(book.finish(), 0) == [code]


def test_a_code_that_would_be_too_fine_is_refused() -> None:
    page = Book(ask(), "Code").page()
    with pytest.raises(Overflow, match="modules"):
        qr(page, 20, 20, least_size("ABC") - 0.1, "ABC")


def test_a_code_is_one_path_of_row_runs() -> None:
    book = Book(ask(), "Code")
    page = book.page()
    before = len(page.operators)
    qr(page, 20, 20, 30, "MARCH-7K2Q-9XWB")
    assert len(page.operators) - before <= 3
    assert page.operators[-1].count(" re") < modules("MARCH-7K2Q-9XWB") ** 2 / 4
    assert modules("MARCH-7K2Q-9XWB") * LEAST_MODULE < 15


# --- hexes ------------------------------------------------------------------------------------------------------


@given(st.floats(5, 80), st.booleans(), st.integers(-5, 5), st.integers(-5, 5))
@settings(deadline=None)
def test_hexes_have_their_exact_size_and_touch(size: float, pointy: bool, q: int, r: int) -> None:
    grid = HexGrid(size, pointy, (100, 100))
    box = grid.box([(q, r)])
    flat, tall = (box.width, box.height) if pointy else (box.height, box.width)
    assert flat == pytest.approx(size)
    assert tall == pytest.approx(size * 2 / math.sqrt(3))
    x, y = grid.middle(q, r)
    for dq, dr in ((1, 0), (0, 1), (1, -1)):
        nx, ny = grid.middle(q + dq, r + dr)
        assert math.hypot(nx - x, ny - y) == pytest.approx(size)
        shared = {(round(a, 6), round(b, 6)) for a, b in grid.corners(q, r)} & {
            (round(a, 6), round(b, 6)) for a, b in grid.corners(q + dq, r + dr)
        }
        assert len(shared) == 2


def test_a_hex_measures_what_it_should_on_paper() -> None:
    book = Book(ask(), "Hex")
    book.page().polygon(hexagon(100, 100, 37.5))
    sides = [s for s in drawing(book.finish(), 0).segments if 60 < s.y1 < 140]
    xs = [x for s in sides for x in (s.x1, s.x2)]
    assert max(xs) - min(xs) == pytest.approx(37.5, abs=0.01)


@given(st.floats(40, 190), st.floats(40, 250), st.booleans())
@settings(deadline=None)
def test_a_map_fills_its_room(width: float, height: float, pointy: bool) -> None:
    room = Box(10, 10, width, height)
    grid = HexGrid(size_to_fit(CELLS, room, pointy), pointy).placed(CELLS, room)
    box = grid.box(CELLS)
    assert room.holds(box)
    assert box.width == pytest.approx(width) or box.height == pytest.approx(height)


# --- maps and legends -------------------------------------------------------------------------------------------


@given(st.floats(0, 200), st.floats(0, 200))
@settings(deadline=None)
def test_a_way_ends_on_the_edge_of_an_area(x: float, y: float) -> None:
    for outline in (Box(80, 90, 30, 20), hexagon(100, 100, 30)):
        box = outline if isinstance(outline, Box) else around(outline)
        end = leaving(outline, (x, y))
        assert box.holds(Box(*end, 0, 0))
        if not box.inset(-0.1).holds(Box(x, y, 0, 0)):
            corners = outline.corners if isinstance(outline, Box) else outline
            edges = zip(corners, [*corners[1:], corners[0]], strict=True)
            assert min(_distance(end, a, b) for a, b in edges) < 0.01


def _distance(point: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    """From a point to a line between two others."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    along = min(1, max(0, along))
    return math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))


def test_a_legend_counts_what_is_on_the_map() -> None:
    kinds = [terrain(cell) for cell in CELLS]
    entries = counted(kinds, lambda kind: kind.name)
    assert sum(entry.number or 0 for entry in entries) == len(CELLS)
    assert {entry.swatch for entry in entries} == set(TERRAINS)
    book = Book(ask(), "Legend")
    page = book.page()
    height = legend(page, Box(20, 20, 120, 60), entries, across=2)
    assert height <= 60
    found = text(book.finish(), 0)
    for entry in entries:
        assert f"{entry.number} × {entry.label}" in found
        assert entry.swatch.letter in found


def test_a_kind_that_is_not_there_is_not_in_the_legend() -> None:
    lake = Swatch("lake", "#3f7fb5", Pattern.WAVES, "L")
    assert [entry.swatch for entry in counted([lake, lake], lambda kind: kind.name)] == [lake]


def test_a_track_has_every_number_once() -> None:
    book = Book(ask(), "Track")
    track(book.page(), Box(20, 20, 170, 40), [str(i) for i in range(100, 125)], 10)
    found = text(book.finish(), 0).split()
    assert all(found.count(str(i)) == 1 for i in range(101, 125))
