"""Kits: what the table needs tonight, a set to print and play with, everything; each with a cover that tells it all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from companion.games.registry import boxes
from companion.printing.book import Book
from companion.printing.cover import Cover
from companion.printing.job import Ask, Sheet, Subject, make_pdf
from companion.printing.kits import KITS, LeftOut
from companion.prints import Order, new_game, order, prints_of
from companion.text.language import CODES
from tests.printing.asks import PAPERS, ask
from tests.printing.content import reader
from tests.printing.proof import check_pdf, is_blank, page_count, text

GAMES = [game for game in boxes() if prints_of(game).sheets]


def kit(wish: Ask, game: str, name: str, **options: str) -> Order:
    return order(wish, new_game(game, options), [name])


def cover_only(made: Order, wish: Ask) -> bytes:
    """The cover of a kit whose sheets are blank pages."""
    blank = [sheet._replace(draw=lambda book, _: _blank(book)) for sheet in made.sheets]
    return make_pdf(wish, made.title, blank, made.subjects[0], cover=made.cover)


def _blank(book: Book) -> None:
    book.page("…")


def words(pdf: bytes, page: int = 0) -> str:
    return " ".join(text(pdf, page).split())


@pytest.mark.parametrize(("game", "code", "paper"), list(product(GAMES, CODES, (*PAPERS, "130x130"))))
def test_every_cover_fits_its_paper_and_names_all_there_is(game: str, code: str, paper: str) -> None:
    for name in KITS:
        wish = ask(code, paper)
        made = kit(wish, game, name)
        pdf = cover_only(made, wish)
        check_pdf(pdf, wish)
        end = next((page for page in range(page_count(pdf)) if "…" in text(pdf, page)), page_count(pdf))
        told = " ".join(words(pdf, page) for page in range(end) if not is_blank(pdf, page))
        for sheet in prints_of(game).sheets:
            assert sheet.title(game, wish.say) in told, (name, sheet.id)


@pytest.mark.parametrize("game", GAMES)
def test_no_sheet_is_named_like_a_kit_and_kits_grow(game: str) -> None:
    assert not {sheet.id for sheet in prints_of(game).sheets} & set(KITS)
    tonight, whole, everything = ({sheet.id for sheet in kit(ask(), game, name).sheets} for name in KITS)
    assert tonight
    assert tonight | whole <= everything
    assert len(tonight) < len(everything)


def test_what_the_game_as_set_up_does_not_need_is_left_out_and_said() -> None:
    def left(**options: str) -> set[str]:
        cover = kit(ask(), "aces", "set", **options).cover
        assert cover is not None
        return {each.titles for each in cover.left_out}

    assert {"The Automa", "Weather", "Mission V2"} <= left()
    assert "The Automa" not in left(players="solo")
    assert "Weather" not in left(mission="weather")


def subject() -> Subject:
    return new_game("march", {})


def _sheet(id_: str, pages: int, **more: object) -> Sheet[Subject]:
    def draw(book: Book, _: Subject) -> None:
        for _page in range(pages):
            book.page()

    return Sheet(id_, draw, **more)  # type: ignore[arg-type]


def test_pages_and_pieces_of_paper_are_those_of_the_file() -> None:
    sheets = [
        _sheet("aid", 2, two_sided=True, stock="card"),
        _sheet("score", 2),
        _sheet("tracks", 1, stock="card", finish="cut"),
        _sheet("tokens", 1, stock="card", finish="glue"),
    ]
    cover = Cover("Kit", (LeftOut("Standees", "nobody stands"),))
    two = make_pdf(ask(), "Kit", sheets, subject(), cover=cover)
    one = make_pdf(ask(duplex=False), "Kit", sheets, subject(), cover=cover)
    assert list(_starts(two)) == [0, 2, 4, 8, 10]
    assert page_count(two) == 12
    told = words(two)
    for said in ("3–4", "5–8", "9–10", "11–12", "6 pieces of A4", "3 of them card", "pages 3–4, 9–12"):
        assert said in told, said
    assert "Standees: nobody stands" in told
    assert "in this order: Tracks." in told
    assert "long edge" in told
    told = words(one)
    for said in ("2–3", "4–5", "7 pieces", "pages 2–3, 6–7", "one-sided"):
        assert said in told, said


def _starts(pdf: bytes) -> Iterator[int]:
    document = reader(pdf)
    return (int(document.get_destination_page_number(entry) or 0) for entry in document.outline)
