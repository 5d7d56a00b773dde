"""Two-sided printing: every sheet begins on a new piece of paper, and nothing lies behind a page that has no back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import pytest

from companion.games.registry import boxes
from companion.games.registry import game as find_game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.printing import job
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.cards import Card, Side, lay_cards
from companion.printing.job import Ask, Sheet, make_pdf
from companion.printing.paper import Paper
from companion.printing.surface import Surface
from companion.prints import as_it_stands, prints_of
from tests.printing.asks import PAPERS, ask
from tests.printing.content import reader
from tests.printing.proof import check_backs, check_pdf, is_blank, page_count, text, trim
from tests.printing.test_march_all import subject as march_table

SHEETS: dict[str, tuple[Sheet[Any], ...]] = {game: prints_of(game).sheets for game in boxes() if prints_of(game).sheets}


@cache
def subject(game: str) -> Any:
    if game == "march":
        return march_table("tyw", "en")
    options = {"board": "training"} if game == "marengo" else {"players": "3"}
    table = Table.create(Journal(":memory:"), find_game(game), Setup(options), "Attic")
    return prints_of(game).of(as_it_stands(table, "en"))


class Role(NamedTuple):
    """What a page is for: of which paper, and whether something is cut out of it."""

    paper: Paper
    new_leaf: bool
    cut: bool


class Kept(Book):
    """Is never written; its pages are looked at instead."""

    books: list[Kept]

    def finish(self, subject: str = "") -> bytes:
        self.books.append(self)
        return b""


@pytest.fixture
def laid_out(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Page]]:
    """Makes a print job of sheets and gives its pages in the order of the file."""
    Kept.books = []
    monkeypatch.setattr(job, "Book", Kept)

    def make(wish: Ask, sheets: Sequence[Sheet[Any]], what: Any = None) -> list[Page]:
        make_pdf(wish, "Together", sheets, what or subject("march"))
        return list(Kept.books[-1].in_order())

    return make


@cache
def drawn(game: str, paper: str, duplex: bool) -> tuple[Sheet[Any], ...]:
    """The sheets of a game, each drawn once: what is printed of them here are empty pages in the same roles."""
    return tuple(_again(sheet, game, ask(paper=paper, duplex=duplex)) for sheet in SHEETS[game])


def _again(sheet: Sheet[Any], game: str, wish: Ask) -> Sheet[Any]:
    book = Book(wish, "Once")
    book.begin(sheet.id, backs=sheet.two_sided)
    sheet.draw(book, subject(game))
    roles = [Role(page.paper, page.new_leaf, page.cut_lines is not None) for page in book.pages]

    def draw(other: Book, _: object) -> None:
        for role in roles:
            page = other.page(paper=role.paper)
            page.sheet, page.new_leaf = sheet.id, role.new_leaf
            page.cut_lines = role.paper.box if role.cut else None

    return sheet._replace(draw=draw)


def check_parity(pages: list[Page], sheets: Sequence[Sheet[Any]]) -> None:
    """What somebody who prints two-sided may expect of every file."""
    two_sided = {sheet.id for sheet in sheets if sheet.two_sided}
    seen: set[str] = set()
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert not front.blank
        assert (front.paper, front.sheet) == (back.paper, back.sheet)
        assert back.blank or (front.sheet in two_sided and (front.cut_lines is None) == (back.cut_lines is None))
        seen.add(front.sheet)
    assert seen == {sheet.id for sheet in sheets}


def combined(sheets: Sequence[Sheet[Any]]) -> Iterator[tuple[Sheet[Any], ...]]:
    yield from ((sheet,) for sheet in sheets)
    yield from combinations(sheets, 2)
    yield tuple(sheets)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", SHEETS)
def test_every_combination_of_sheets(game: str, paper: str, laid_out: Callable[..., list[Page]]) -> None:
    for sheets in combined(drawn(game, paper, True)):
        pages = laid_out(ask(paper=paper), sheets)
        if any(sheet.two_sided for sheet in sheets):
            check_parity(pages, sheets)
        else:
            assert pages == Kept.books[-1].pages, "no sheet needs a back"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", SHEETS)
def test_one_sided_printing_has_no_blank_pages(game: str, paper: str, laid_out: Callable[..., list[Page]]) -> None:
    for sheets in combined(drawn(game, paper, False)):
        assert laid_out(ask(paper=paper, duplex=False), sheets) == Kept.books[-1].pages


# --- read back --------------------------------------------------------------------------------------------------------


def starts(pdf: bytes) -> list[int]:
    """The page on which each sheet begins, as the outline says."""
    document = reader(pdf)
    return [int(document.get_destination_page_number(entry) or 0) for entry in document.outline]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", SHEETS)
def test_everything_in_one_file(game: str, paper: str) -> None:
    """Each sheet begins on an odd page, counts its own pages and no blanks; backs lie behind their fronts."""
    wish = ask("de", paper, offset=(0.7, -1.2))
    pdf = make_pdf(wish, "Alles", SHEETS[game], subject(game))
    plain = make_pdf(wish._replace(duplex=False), "Alles", SHEETS[game], subject(game))
    assert all(start % 2 == 0 for start in starts(pdf))
    assert page_count(pdf) % 2 == 0
    for sheet, (first, end) in zip(SHEETS[game], pairwise([*starts(pdf), page_count(pdf)]), strict=True):
        inked = [page for page in range(first, end) if not is_blank(pdf, page)]
        assert all(f"{number} / {len(inked)}" in text(pdf, page) for number, page in enumerate(inked, 1))
        if not sheet.two_sided:
            assert inked == list(range(first, end, 2))
        for front in range(first, end, 2):
            if not is_blank(pdf, front + 1) and trim(pdf, front):
                check_backs(pdf, front, wish)
    assert not any(is_blank(plain, page) for page in range(page_count(plain)))


@pytest.mark.parametrize("game", SHEETS)
def test_blank_pages_are_blank(game: str) -> None:
    wish = ask(paper="a5")
    pdf = make_pdf(
        wish, "All", [sheet for sheet in SHEETS[game] if sheet.id not in ("real-size", "poster")], subject(game)
    )
    check_pdf(pdf, wish)


# --- in the kit -------------------------------------------------------------------------------------------------------


def nothing(surface: Surface, box: Box) -> None:
    """A side of a card."""


def test_cards_after_a_single_page_lie_on_a_leaf_of_their_own() -> None:
    """Even within a sheet, no front of a card is printed behind the page that tells how to cut."""
    book = Book(ask(), "Cards")
    book.two_sided()
    book.begin("Cards", backs=True)
    book.page("How to cut")
    lay_cards(book, [Card(Side(nothing), Side(nothing))])
    assert [page.blank for page in book.in_order()] == [False, True, False, False]


def test_a_blank_back_is_as_large_as_its_front() -> None:
    book = Book(ask(paper="a3"), "Lying")
    book.two_sided()
    book.begin("Lying")
    lying = book.page(landscape=True)
    upright = book.page(landscape=False)
    assert [page.paper for page in book.in_order()] == [lying.paper, lying.paper, upright.paper, upright.paper]
