"""Everything The March of Progress prints, in one file, on every paper, in every ink and both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product

import pytest

from companion.printing.job import Ask, Sheet, Subject
from companion.prints import as_it_stands, new_game, order, prints_of
from companion.text.language import CODES
from tests.printing.asks import PAPERS, ask, in_pairs
from tests.printing.content import reader
from tests.printing.proof import (
    check_backs,
    check_file,
    check_fonts,
    check_pdf,
    check_same_bytes,
    check_size,
    is_blank,
    is_grey,
    page_count,
    picture,
    qr_codes,
    text,
)
from tests.support import MARLBOROUGH, play

OWN_PAPER = "170x250"
THUMBNAIL = 40  # dpi, enough to weigh the ink of a page and to see a hue
TABLES = {
    "tyw": """
        seat blue: Änne
        seat orange: Ole
        blue pick MOVE1
        orange pick RECRUIT
        blue move 1 BH->N
    """,
    "marlborough": f"""{MARLBOROUGH}
        blue pick FORTIFY
        orange pick MOVE1
        orange move 1 DR->BA
    """,
}


@lru_cache(maxsize=2)
def subject(scenario: str, edition: str) -> Subject:
    """A running table, so that the sheets of a table are there too.

    Its name and its log would be others each time: a table without a name gets an id, and seals are random.
    """
    shown = as_it_stands(play(f"option edition: {edition}\n{TABLES[scenario]}"), edition)
    assert shown.table is not None
    since_the_reveal = shown.table.log[-6:]
    return shown._replace(table=shown.table._replace(name="Sonntag", log=since_the_reveal))


def everything(wish: Ask, scenario: str) -> bytes:
    return order(wish, subject(scenario, wish.language), ["all"]).make()


def sheets(pdf: bytes) -> Iterator[tuple[Sheet, list[int]]]:
    """Each sheet after the cover with its pages, as the outline names them; blank backs are none of them."""
    document = reader(pdf)
    starts = [document.get_destination_page_number(entry) for entry in document.outline][1:]
    for sheet, (first, end) in zip(prints_of("march").sheets, pairwise([*starts, page_count(pdf)]), strict=True):
        yield sheet, [page for page in range(first, end) if not is_blank(pdf, page)]


@lru_cache(maxsize=256)
def levels(pdf: bytes, page: int) -> list[int]:
    """How many dots of a page are how bright; each is weighed for its sheet and for the whole print."""
    return picture(pdf, page, THUMBNAIL).histogram()


def ink_on(pdf: bytes, pages: Sequence[int]) -> float:
    """Mean darkness, 0 to 1."""
    histograms = [levels(pdf, page) for page in pages]
    dark = sum((255 - level) * count for histogram in histograms for level, count in enumerate(histogram))
    return dark / 255 / sum(map(sum, histograms))


EVERY_PRINT = list(product(TABLES, CODES, (*PAPERS, OWN_PAPER)))
SOME_PRINTS = EVERY_PRINT[::3]  # each paper, language and scenario


@pytest.mark.parametrize(("scenario", "code", "paper"), in_pairs(list(TABLES), CODES, (*PAPERS, OWN_PAPER)))
def test_every_sheet_keeps_to_its_paper(scenario: str, code: str, paper: str) -> None:
    """Sizes, fonts, margins, the check bar, no letter on another; cards and their backs; the code of the table."""
    wish = ask(code, paper, offset=(0.7, -1.2))
    pdf = everything(wish, scenario)
    check_pdf(pdf, wish)
    for sheet, pages in sheets(pdf):
        if sheet.two_sided:
            for front in (page for page in pages[::2] if page + 1 in pages):  # the last cards may have blank backs
                check_backs(pdf, front, wish)
        if sheet.of == "table":
            table = subject(scenario, code).table
            assert table is not None
            assert [read for page in pages for read in qr_codes(pdf, page)] == [table.code]


@pytest.mark.parametrize(("scenario", "code", "paper"), SOME_PRINTS)
def test_ink_changes_colours_and_nothing_else(scenario: str, code: str, paper: str) -> None:
    check_inks(scenario, code, paper)


@pytest.mark.fuzz
@pytest.mark.parametrize(("scenario", "code", "paper"), EVERY_PRINT)
def test_so_it_is_with_every_print(scenario: str, code: str, paper: str) -> None:
    check_inks(scenario, code, paper)


def check_inks(scenario: str, code: str, paper: str) -> None:
    full, saver, grey = (everything(ask(code, paper, ink), scenario) for ink in ("full", "saver", "grey"))
    for other, ink in ((saver, "saver"), (grey, "grey")):
        check_file(other, ask(code, paper, ink))
        check_fonts(other)
        assert page_count(other) == page_count(full)
    for page in range(page_count(full)):
        check_size(saver, page, ask(code, paper))
        check_size(grey, page, ask(code, paper))
        assert text(full, page) == text(saver, page) == text(grey, page)
        assert is_grey(picture(grey, page, THUMBNAIL, colour=True)), f"page {page + 1} has colour in it"
    for sheet, pages in sheets(full):
        assert ink_on(saver, pages) <= ink_on(full, pages) * 1.001, f"{sheet.id} saves no ink"
    whole = range(page_count(full))
    assert ink_on(saver, whole) < 0.8 * ink_on(full, whole)


@pytest.mark.parametrize(("scenario", "code"), list(product(TABLES, CODES)))
def test_one_file_with_an_outline(scenario: str, code: str) -> None:
    """An entry for each sheet in the language of the print; every page says which sheet it belongs to."""
    wish = ask(code)
    pdf = everything(wish, scenario)
    document = reader(pdf)
    titles = [sheet.title("march", wish.say) for sheet in prints_of("march").sheets]
    assert [str(entry["/Title"]) for entry in document.outline] == [wish.say("paper-kit-cover"), *titles]
    for sheet, pages in sheets(pdf):
        for number, page in enumerate(pages, start=1):
            found = text(pdf, page)
            assert sheet.title("march", wish.say) in found
            assert f"{number} / {len(pages)}" in found
            assert "march-" not in found, "a word is missing"


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_without_a_table_and_before_anything_is_settled(paper: str) -> None:
    """Nobody has said yet who plays France and what the countries are worth: the sheets leave it open."""
    wish = ask("de", paper)
    pdf = order(wish, new_game("march", {"scenario": "marlborough", "edition": "de"}), ["all"]).make()
    check_pdf(pdf, wish)
    titles = [sheet.title("march", wish.say) for sheet in prints_of("march").sheets if sheet.of == "game"]
    assert [str(entry["/Title"]) for entry in reader(pdf).outline][1:] == titles


def test_titles_and_descriptions_exist_in_both_languages() -> None:
    for code, sheet in product(CODES, prints_of("march").sheets):
        say = ask(code).say
        assert "march-sheet" not in sheet.title("march", say) + sheet.about("march", say)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_lying_paper_and_a_fillable_print(paper: str) -> None:
    wish = ask("de", paper, landscape=True, fillable=True)
    check_pdf(everything(wish, "marlborough"), wish)


PROGRAM = """
from tests.printing.asks import ask
from tests.printing.test_march_all import everything
pdf = everything(ask("de", "letter", "grey"), "marlborough")
"""


def test_the_same_table_gives_the_same_bytes() -> None:
    check_same_bytes(PROGRAM, everything(ask("de", "letter", "grey"), "marlborough"))
