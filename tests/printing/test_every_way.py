"""Every part of the kit, printed on every paper, in every ink and both languages, opened again and measured."""

from __future__ import annotations

import pytest

from companion.printing.calibration import calibration_pdf
from companion.printing.job import Ask
from companion.printing.paper import ORIGINAL, POKER, CardSize
from tests.printing.asks import ask, every_ask, named
from tests.printing.proof import check_backs, check_no_overprint, check_pdf, check_same_bytes, page_count, qr_codes
from tests.printing.samples import CODE, cards_pdf, parts_pdf, poster_pdf


@pytest.mark.parametrize("wish", every_ask(), ids=named)
def test_parts(wish: Ask) -> None:
    pdf = parts_pdf(wish)
    check_pdf(pdf, wish)
    assert qr_codes(pdf, 0) == [CODE]


@pytest.mark.parametrize("wish", every_ask(offset=(0.7, -1.2)), ids=named)
def test_cards_and_their_backs(wish: Ask) -> None:
    pdf = cards_pdf(wish)
    check_pdf(pdf, wish)
    for front in range(0, page_count(pdf), 2):
        check_backs(pdf, front, wish)


@pytest.mark.parametrize("bleed", [0, 3])
@pytest.mark.parametrize("size", [POKER, ORIGINAL, CardSize("own", 45, 68)], ids=lambda size: size.name)
@pytest.mark.parametrize("duplex", [True, False], ids=["duplex", "to fold"])
def test_card_sizes(size: CardSize, bleed: float, duplex: bool) -> None:
    wish = ask(card=size, bleed=bleed, duplex=duplex)
    check_pdf(cards_pdf(wish), wish)


SOME_PAPERS = [*every_ask(("a4",)), ask("de", "letter", "saver"), ask("en", "a5", "grey")]


@pytest.mark.parametrize("wish", SOME_PAPERS, ids=named)
def test_posters(wish: Ask) -> None:
    check_pdf(poster_pdf(wish), wish, covered=(0,))


@pytest.mark.parametrize("wish", [*every_ask(), *every_ask(("a4",), offset=(0.5, -1))], ids=named)
def test_the_calibration_page(wish: Ask) -> None:
    check_pdf(calibration_pdf(wish), wish)


@pytest.mark.parametrize("wish", every_ask(("a4",), fillable=True), ids=named)
def test_fillable_parts(wish: Ask) -> None:
    check_pdf(parts_pdf(wish), wish)


@pytest.mark.parametrize("size", ["130x180", "130x1500", "600x400", "1500x1500"])
def test_own_papers(size: str) -> None:
    wish = ask("de", size)
    check_pdf(cards_pdf(wish), wish)
    check_pdf(calibration_pdf(wish), wish)


PROGRAM = """
from tests.printing.asks import ask
from tests.printing.samples import cards_pdf, parts_pdf, poster_pdf
from companion.printing.calibration import calibration_pdf
wish = ask("de", "letter", "grey", fillable=True, offset=(1, 0.5))
pdf = parts_pdf(wish) + cards_pdf(wish) + poster_pdf(wish) + calibration_pdf(wish)
"""


def test_the_same_input_gives_the_same_bytes() -> None:
    wish = ask("de", "letter", "grey", fillable=True, offset=(1, 0.5))
    here = parts_pdf(wish) + cards_pdf(wish) + poster_pdf(wish) + calibration_pdf(wish)
    check_same_bytes(PROGRAM, here)


def test_the_proof_sees_letters_on_letters() -> None:
    from companion.printing.book import Book

    book = Book(ask(), "Wrong")
    page = book.page()
    page.label(50, 50, "one word")
    page.label(51, 50.5, "another")
    pdf = book.finish()
    with pytest.raises(AssertionError, match="at 51, 49 mm"):
        check_no_overprint(pdf, 0)
