"""Pages as drawings for web pages: they look as on paper, and hold nothing but shapes."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageStat

from bench.paper import SET_UP
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import FACES
from companion.printing.ink import Pattern, Swatch
from companion.printing.job import Ask
from companion.printing.svg import Svg, drawn_as_svg
from companion.printing.text import fit
from companion.prints import as_it_stands, order, prints_of
from tests.printing.asks import ask
from tests.printing.proof import picture
from tests.printing.samples import draw_forms, draw_map
from tests.printing.test_lean import LETTERS
from tests.web.browser import PATIENCE, chromium

SVG = "{http://www.w3.org/2000/svg}"
FINE = 300  # dpi, in which both are drawn
PATCH = 72  # of these dots make 6 mm, of which the colours are compared
ALIKE = 8  # of 255: pdfium draws fine lines a little wider; without hatchings a patch is at 11
POLICY = "default-src 'none'; img-src 'self'; style-src 'self'"
HOLD = {"svg", "title", "desc", "defs", "g", "use", "path", "clipPath"}
SAY = {
    *("xmlns", "width", "height", "viewBox", "role", "lang", "id", "href", "x", "d", "transform", "clip-path", "fill"),
    *("stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit"),
}
EXAMPLES = [("march", "tracks"), ("marengo", "map"), ("aces", "table"), ("clockwork", "map")]


def sample(wish: Ask, into: type[Svg] | None = None) -> bytes:
    """Every part of the kit, and all kinds of letters."""
    book = Book(wish, "Parts", into) if into else Book(wish, "Parts")
    draw_forms(book.page("Parts"), wish.language)
    draw_map(book.page("Map"))
    page = book.page("Letters")
    for row, face in enumerate(FACES):
        for line, text in enumerate(LETTERS):
            page.label(20, 40 + 40 * row + 10 * line, text, 11, face)
    return book.finish()


@pytest.fixture(scope="module")
def seen() -> Iterator[object]:
    """A page that allows next to nothing, and is told what is wrong."""
    with chromium() as browser:
        page = browser.new_page(device_scale_factor=FINE / 96, viewport={"width": 1300, "height": 1700})
        page.set_default_timeout(PATIENCE)
        yield page


def shot(page, svg: str) -> Image.Image:  # type: ignore[no-untyped-def]
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text))
    page.on("request", lambda asked: wrong.append(asked.url))
    page.set_content(f'<!doctype html><meta http-equiv="Content-Security-Policy" content="{POLICY}">{svg}')
    taken = page.locator("svg").screenshot()
    assert not wrong
    return Image.open(io.BytesIO(taken)).convert("RGB")


def difference(svg: Image.Image, pdf: bytes, number: int = 0) -> int:
    """Where a page in the file and the page at that place in the drawing differ most."""
    paper = picture(pdf, number, FINE, colour=True)
    top = number * paper.height
    there = svg.crop((0, top, paper.width, top + paper.height))
    size = paper.width // PATCH, paper.height // PATCH
    patches = [each.resize(size, Image.Resampling.BOX) for each in (there, paper)]
    return max(most for _, most in ImageStat.Stat(ImageChops.difference(*patches)).extrema)


def subject_of(game_id: str, language: str = "en"):  # type: ignore[no-untyped-def]
    table = Table.create(Journal(":memory:"), game(game_id), Setup(SET_UP[game_id]))
    return as_it_stands(table, language)


@pytest.mark.parametrize(("game_id", "sheet"), EXAMPLES)
def test_it_looks_as_on_paper(seen: object, game_id: str, sheet: str) -> None:
    wish = order(ask("de"), subject_of(game_id, "de"), [sheet])
    assert difference(shot(seen, wish.svg()), wish.make()) < ALIKE


@pytest.mark.parametrize("ink", ["full", "saver", "grey"])
def test_every_part_looks_as_on_paper(seen: object, ink: str) -> None:
    wish = ask(ink=ink)
    drawn, pdf = shot(seen, sample(wish, Svg).decode()), sample(wish)
    assert max(difference(drawn, pdf, number) for number in range(3)) < ALIKE


def test_what_is_missing_is_seen(seen: object) -> None:
    """The comparison itself: without hatchings a map does not pass."""
    wish = order(ask(), subject_of("clockwork"), ["map"])
    bare = re.sub(r'<path stroke="#[0-9a-f]+" stroke-width="0.22"[^>]*>', "", wish.svg())
    assert difference(shot(seen, bare), wish.make()) > ALIKE


@pytest.mark.parametrize("game_id", SET_UP)
def test_every_sheet_is_shapes_and_nothing_else(game_id: str) -> None:
    subject = subject_of(game_id)
    for sheet in prints_of(game_id).sheets:
        check_shapes(order(ask(), subject, [sheet.id]).svg())


def check_shapes(svg: str) -> None:
    whole = ElementTree.fromstring(svg)
    elements = list(whole.iter())
    assert {element.tag.removeprefix(SVG) for element in elements} <= HOLD
    assert {name for element in elements for name in element.attrib} <= SAY
    ids = [element.get("id") for element in elements if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {each[1:] for element in elements if (each := element.get("href"))}
    used |= {each[5:-1] for element in elements if (each := element.get("clip-path"))}
    assert used <= set(ids)


def small(wish: Ask, title: str = "", word: str = "A", patch: Pattern = Pattern.WAVES) -> str:
    def draw(book: Book, page: Page, box: Box) -> None:
        page.area(box.inset(5), Swatch("patch", "#c64a3f", patch))
        page.write(box, word)

    return drawn_as_svg(wish, 40, 30, draw, title)


def test_a_drawing_by_itself_has_its_size_and_no_page_around_it() -> None:
    svg = small(ask("de"), "Karte", "Brücke über den Bormida")
    whole = ElementTree.fromstring(svg)
    assert (whole.get("width"), whole.get("height"), whole.get("viewBox")) == ("40mm", "30mm", "0 0 40 30")
    assert [element.text for element in whole[:2]] == ["Karte", "Brücke über den Bormida"]
    check_shapes(svg)


def test_words_from_outside_are_words() -> None:
    bad = '</title><script>x("&amp;")</script>\x00\x1b[2J\u202e\ud800\ufffe'
    svg = drawn_as_svg(
        ask(), 120, 30, lambda book, page, box: page.set_lines(box, fit(bad, 110, 20, 9, 9), "text"), bad
    )
    check_shapes(svg)
    title, words = (element.text or "" for element in ElementTree.fromstring(svg)[:2])
    assert title.startswith('</title><script>x("&amp;")</script>')
    assert words.startswith('</title><script>x("&amp;")</script>')
    assert all(sign.isprintable() for sign in title + words)


def test_one_id_is_one_thing_in_all_drawings() -> None:
    """So that several can stand in one page."""
    drawn = [small(ask(ink=ink), patch=pattern) for ink in ("full", "grey") for pattern in Pattern]
    found: dict[str, str] = {}
    for svg in drawn:
        for element in ElementTree.fromstring(svg).iter():
            if id_ := element.get("id"):
                assert found.setdefault(id_, ElementTree.tostring(element, "unicode")) == ElementTree.tostring(
                    element, "unicode"
                )


def test_the_same_drawing_is_the_same_text() -> None:
    assert small(ask()) == small(ask())


@pytest.mark.parametrize(("game_id", "sheet"), [("clockwork", "map"), ("march", "table")])
def test_a_page_is_small_enough_for_a_phone(game_id: str, sheet: str) -> None:
    assert len(order(ask(), subject_of(game_id), [sheet]).svg()) < 150_000
