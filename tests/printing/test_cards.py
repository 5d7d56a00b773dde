"""Cards: how many fit, exact sizes, marks, and backs that lie behind their fronts."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from companion.kernel.trouble import Trouble
from companion.printing.book import Book
from companion.printing.box import Box, Overflow
from companion.printing.cards import Card, Side, grid_for, lay_cards
from companion.printing.frame import footer_height
from companion.printing.paper import CUT_MARGIN, ORIGINAL, POKER, CardSize, Paper, paper_named
from companion.printing.surface import Surface
from tests.printing.asks import ask
from tests.printing.content import Rect, drawing, reader
from tests.printing.proof import check_pdf, letters, page_count, text, trim
from tests.printing.samples import cards_pdf


@pytest.mark.parametrize(
    ("paper", "size", "places"),
    [
        ("a4", POKER, 9),
        ("letter", POKER, 8),
        ("a3", POKER, 18),
        ("a5", POKER, 4),
        ("a4", ORIGINAL, 4),
        ("letter", ORIGINAL, 4),
        ("a3", ORIGINAL, 10),
    ],
)
def test_as_many_cards_as_the_paper_holds(paper: str, size: CardSize, places: int) -> None:
    assert grid_for(paper_named(paper), size.width, size.height).places == places


@given(st.floats(130, 450), st.floats(130, 450), st.floats(25, 110), st.floats(25, 110), st.floats(0, 5))
@settings(deadline=None)
def test_places_are_apart_and_on_the_page(wide: float, high: float, width: float, height: float, bleed: float) -> None:
    paper = Paper("own", wide, high).upright
    assume(max(width, height) + 2 * bleed < min(wide, high) - 30)
    grid = grid_for(paper, width, height, bleed)
    room = paper.printable.cut_bottom(footer_height(paper))[1]
    places = [grid.place(i) for i in range(grid.places)]
    size = sorted((width, height))
    for i, place in enumerate(places):
        assert sorted((place.width, place.height)) == pytest.approx(size)
        assert room.holds(place.inset(-bleed), 0.01)
        for other in places[i + 1 :]:
            across = min(place.right, other.right) - max(place.x, other.x)
            down = min(place.bottom, other.bottom) - max(place.y, other.y)
            assert across <= 0.001 - 2 * bleed + 1e-6 or down <= 0.001 - 2 * bleed + 1e-6


def test_a_card_that_is_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(Trouble) as trouble:
        grid_for(paper_named("a5"), 200, 220)
    assert trouble.value.key == "card-no-room"


def frames(pdf: bytes, page: int, size: CardSize) -> list[Rect]:
    """The frames of the cards on a page, found by their size."""
    wanted = {(size.width, size.height), (size.height, size.width)}
    found = (rect.rounded() for rect in drawing(pdf, page).rects)
    return sorted({r for r in found if (round(r.right - r.left, 2), round(r.bottom - r.top, 2)) in wanted})


@pytest.mark.parametrize("offset", [(0.0, 0.0), (0.8, -1.3)])
@pytest.mark.parametrize("bleed", [0, 2])
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
@pytest.mark.parametrize("size", [POKER, ORIGINAL], ids=lambda size: size.name)
def test_backs_lie_behind_their_fronts(size: CardSize, paper: str, bleed: float, offset: tuple[float, float]) -> None:
    wish = ask(paper=paper, card=size, bleed=bleed, offset=offset)
    pdf = cards_pdf(wish, 11)
    assert page_count(pdf) % 2 == 0
    for front in range(0, page_count(pdf), 2):
        fronts, backs = frames(pdf, front, size), frames(pdf, front + 1, size)
        assert len(fronts) == len(backs) > 0
        wanted = sorted(rect.mirrored(wish.paper.width).moved(*offset).rounded() for rect in fronts)
        assert backs == [pytest.approx(rect, abs=0.011) for rect in wanted]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("size", [POKER, ORIGINAL], ids=lambda size: size.name)
def test_each_back_belongs_to_its_front_and_stands_upright(paper: str, size: CardSize) -> None:
    """A letter near the top left corner of every front; on the back near the top right, where it shines through."""
    wish = ask(paper=paper, card=size)

    def numbered(sign: str, right: bool) -> Side:
        def draw(surface: Surface, box: Box) -> None:
            surface.label(box.width - 6 if right else 6, 10, sign, 12, align="centre")

        return Side(draw)

    signs = "ABCDEFGHIJK"
    book = Book(wish, "Pairs")
    lay_cards(book, [Card(numbered(sign, False), numbered(sign, True)) for sign in signs])
    pdf = book.finish()
    middle = {}
    for page in range(page_count(pdf)):
        for sign, place in letters(pdf, page):
            if sign in signs:
                x, y = (place.left + place.right) / 2, (place.top + place.bottom) / 2
                middle[sign, page % 2] = (x if page % 2 == 0 else wish.paper.width - x, y)
    for sign in signs:
        assert middle[sign, 0] == pytest.approx(middle[sign, 1], abs=0.6)  # no letter fills its box evenly


def test_marks_are_as_long_as_the_margin_allows_and_in_line_with_the_cuts() -> None:
    wish = ask()
    pdf = cards_pdf(wish, 9)
    cards = frames(pdf, 0, POKER)
    edges = {x for card in cards for x in (card.left, card.right)}
    reaching_out = [s for s in drawing(pdf, 0).segments if min(s.y1, s.y2) == pytest.approx(CUT_MARGIN, abs=0.01)]
    assert {round(s.x1, 2) for s in reaching_out} == edges
    assert all(max(s.y1, s.y2) > min(card.top for card in cards) - 1 for s in reaching_out)


def test_unused_places_get_no_marks() -> None:
    full, single = (len(drawing(cards_pdf(ask(), count), 0).segments) for count in (9, 1))
    assert single < full


def test_a_shared_back_is_written_once() -> None:
    pdf = cards_pdf(ask(), 9)
    forms = reader(pdf).pages[1]["/Resources"]["/XObject"]
    assert len([name for name in forms if "card" in name]) == 1
    assert len(cards_pdf(ask(), 54)) < 2.5 * len(pdf)


def test_without_duplex_front_and_back_meet_at_a_fold() -> None:
    wish = ask(duplex=False)
    pdf = cards_pdf(wish, 4)
    rects = frames(pdf, 0, POKER)
    assert len(rects) == 8
    assert page_count(pdf) == 1
    assert text(pdf, 0).count("Card ") == 4
    pairs = [
        (a, b)
        for a in rects
        for b in rects
        if a.right == pytest.approx(b.left, abs=0.01) and a.top == pytest.approx(b.top, abs=0.01)
    ]
    assert len(pairs) >= 4


def test_only_pages_to_be_cut_say_where() -> None:
    """A print shop trims to that box: the page after the cards must not have theirs."""
    book = Book(ask(), "Cards")
    lay_cards(book, [Card(Side(lambda surface, box: None))])
    book.page("How to cut")
    pdf = book.finish()
    assert [trim(pdf, page) is None for page in range(2)] == [False, True]


def test_words_may_not_leave_their_card() -> None:
    def too_wide(surface: Surface, box: Box) -> None:
        surface.label(40, 20, "over the edge", 12)

    with pytest.raises(Overflow):
        lay_cards(Book(ask(), "Wrong"), [Card(Side(too_wide))])


def test_two_sided_books_tell_the_printer() -> None:
    book = Book(ask(), "Two")
    book.two_sided()
    book.page()
    assert reader(book.finish()).root_object["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipLongEdge"


def test_colour_reaches_beyond_the_cut_where_that_costs_no_page() -> None:
    """Eight cards lie two by four with room between them; nine fill the page to the edge."""
    pdf = cards_pdf(ask(bleed=None), 8)
    page, without = reader(pdf).pages[0], reader(cards_pdf(ask(bleed=0), 8))
    assert len(reader(pdf).pages) == len(without.pages) == 2
    beyond = [float(bleed - cut) * 25.4 / 72 for bleed, cut in zip(page.bleedbox, page.trimbox, strict=True)]
    assert beyond == pytest.approx([-2, -2, 2, 2], abs=0.01)
    full = reader(cards_pdf(ask(bleed=None), 9)).pages
    assert len(full) == 2
    assert full[0].bleedbox == full[0].trimbox


@pytest.mark.parametrize("count", [1, 8, 9, 18, 30])
@pytest.mark.parametrize("duplex", [True, False])
@pytest.mark.parametrize("paper", ["a4", "a3"])
def test_bleed_that_nobody_asked_for_takes_no_page(count: int, duplex: bool, paper: str) -> None:
    usual, none = (cards_pdf(ask(paper=paper, duplex=duplex, bleed=bleed), count) for bleed in (None, 0))
    assert page_count(usual) == page_count(none)
    check_pdf(usual, ask(paper=paper, duplex=duplex))
