"""A print job: sheets in, one PDF out, with outline, progress and the printer told what to do."""

from __future__ import annotations

import subprocess
import sys

import pypdf
import pytest

from companion.games.registry import game
from companion.kernel.assets import ASSETS
from companion.kernel.game import Setup
from companion.printing.book import Book
from companion.printing.fonts import FILES
from companion.printing.forms import blank, choices, grid, ruled, tick_boxes
from companion.printing.job import Sheet, Subject, make_pdf
from companion.printing.preview import page_count, render_page
from companion.text.language import CODES
from tests.printing.asks import ask
from tests.printing.content import every_font, reader
from tests.printing.proof import check_pdf, text
from tests.printing.samples import cards_pdf, parts_pdf
from tests.printing.viewer import viewing


def score(book: Book, subject: Subject) -> None:
    page = book.page("Score", subject.game.id)
    grid(page, page.body.cut_top(60)[0], ["", "1", "2"], ["blue", "orange"], "score")


def two_pages(book: Book, subject: Subject) -> None:
    book.page("One")
    book.page("Two")


SHEETS = (Sheet("of-a-test", score), Sheet("of-two-pages", two_pages, two_sided=True))


def printed(sheets: tuple[Sheet, ...] = SHEETS, **more: object) -> bytes:
    return make_pdf(ask(**more), "The March of Progress", sheets, Subject(game("march"), Setup()))  # type: ignore[arg-type]


def test_each_sheet_has_an_entry_in_the_outline() -> None:
    pdf = printed()
    document = reader(pdf)
    found = [(entry.title, document.get_destination_page_number(entry)) for entry in document.outline]
    assert found == [("march-sheet-of-a-test", 0), ("march-sheet-of-two-pages", 2)]
    check_pdf(pdf, ask())


def test_pages_are_counted_within_their_sheet() -> None:
    pdf = printed()
    assert [text(pdf, page).split("\n")[-1].rpartition("pages")[2].strip()[-5:] for page in range(4)] == [
        "1 / 1",
        "",  # the blank back of the one-sided sheet
        "1 / 2",
        "2 / 2",
    ]


def test_progress_is_told_after_each_sheet() -> None:
    told: list[tuple[int, int]] = []
    make_pdf(ask(), "All", SHEETS, Subject(game("march"), Setup()), lambda done, total: told.append((done, total)))
    assert told == [(1, 2), (2, 2)]


@pytest.mark.parametrize(("duplex", "said"), [(True, "/DuplexFlipLongEdge"), (False, None)])
def test_the_printer_is_told_to_turn_the_paper(duplex: bool, said: str | None) -> None:
    assert reader(printed(duplex=duplex)).root_object["/ViewerPreferences"].get("/Duplex") == said


def test_metadata_name_title_author_subject_and_language() -> None:
    document = reader(printed(code="de"))
    about = document.metadata
    assert about is not None
    assert (about.title, about.author) == ("The March of Progress", "Companion")
    assert about.subject == "march-sheet-of-a-test, march-sheet-of-two-pages"
    assert document.root_object["/Lang"] == "de-DE"


# --- fields to fill in ------------------------------------------------------------------------------------------


def pad(fillable: bool) -> bytes:
    book = Book(ask("de", fillable=fillable), "Pad")
    book.begin("Pad")
    for _ in range(2):
        page = book.page("Pad")
        name, rest = page.body.cut_top(10, 3)
        blank(page, name, "Name", "name")
        ticks, rest = rest.cut_top(6, 3)
        tick_boxes(page, ticks, ["one", "two"], "tick")
        winner, rest = rest.cut_top(6, 3)
        with page.about("Ge\u00adwinner"):
            choices(page, winner, ["Blau", "Orange"], "winner")
        ruled(page, rest.cut_top(30)[0], "Notes", "note")
    return book.finish("pad")


def test_a_pad_is_fillable_only_if_asked_for() -> None:
    assert reader(pad(False)).get_fields() is None
    fields = reader(pad(True)).get_fields()
    assert fields is not None
    assert list(fields)[:7] == ["name", "tick-1", "tick-2", "winner", "note-1", "note-2", "note-3"]
    assert len(fields) == 14  # each page its own
    assert fields["tick-1"]["/FT"] == "/Btn"


def test_what_is_filled_in_is_shown_in_our_own_font() -> None:
    pdf = pad(True)
    check_pdf(pdf, ask("de"))
    writer = pypdf.PdfWriter(clone_from=reader(pdf))
    writer.update_page_form_field_values(
        writer.pages[0], {"name": "Jürgen Größe", "tick-2": "/Yes"}, auto_regenerate=False
    )
    fields = writer.get_fields()
    assert fields is not None
    assert fields["name"]["/V"] == "Jürgen Größe"
    assert fields["tick-2"]["/V"] == "/Yes"
    assert fields["name (2)"].get("/V") is None
    whole = [font for font in every_font(pdf) if font["/Subtype"] == "/TrueType" and "+" not in font["/BaseFont"]]
    assert len(whole) == 1
    assert len(whole[0]["/Widths"]) == 224


def test_a_field_tells_what_belongs_there() -> None:
    """In the language of the page, and without what only tells where a word may break."""
    page = reader(pad(True)).pages[0]
    told = [str(field.get_object()["/TU"]) for field in page["/Annots"]]
    assert told == [
        *("Name", "one", "two", "Gewinner · Blau", "Gewinner · Orange", "Notes 1", "Notes 2", "Notes 3"),
    ]
    parents = [parent for field in page["/Annots"] if (parent := field.get_object().get("/Parent"))]
    assert {parent["/TU"] for parent in parents} == {"Gewinner"}


def test_of_a_choice_one_box_is_ticked_and_it_can_be_taken_back() -> None:
    with viewing(pad(True)) as viewer:
        steps = []
        for tip in ("one", "Gewinner · Blau", "Gewinner · Orange", "Gewinner · Orange"):
            viewer.click(tip)
            steps.append(viewer.ticked() - {"one"})
        assert viewer.ticked() == {"one"}
    assert steps == [set(), {"Gewinner · Blau"}, {"Gewinner · Orange"}, set()]


# --- the files and the screen -----------------------------------------------------------------------------------


def test_the_fonts_come_with_their_licence() -> None:
    folder = ASSETS / "fonts"
    assert "SIL OPEN FONT LICENSE" in (folder / "OFL.txt").read_text(encoding="utf-8").upper()
    assert {path.name for path in folder.glob("*.ttf")} == set(FILES.values())


@pytest.mark.parametrize(("width", "height"), [(300, 300), (80, 200), (1000, 1414)])
def test_the_preview_fits_its_pixels(width: int, height: int) -> None:
    pdf = parts_pdf(ask())
    picture = render_page(pdf, 1, width, height)
    assert picture.width <= width + 1
    assert picture.height <= height + 1
    assert picture.width >= width - 1 or picture.height >= height - 1
    assert picture.width / picture.height == pytest.approx(210 / 297, rel=0.02)
    assert page_count(pdf) == 2


def test_nothing_prints_before_it_is_asked_to() -> None:
    """reportlab and the renderer are loaded neither by the command line nor by the screen."""
    program = "import companion.cli.app, companion.tui.app, sys; print({'reportlab', 'pypdfium2'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


@pytest.mark.parametrize("duplex", [True, False])
def test_the_header_names_a_version_that_knows_what_is_in_the_file(duplex: bool) -> None:
    """Telling a printer to turn the paper came with 1.7."""
    assert cards_pdf(ask(duplex=duplex)).startswith(b"%PDF-1.7")


@pytest.mark.parametrize("code", CODES)
def test_the_check_bar_is_told_in_one_piece(code: str) -> None:
    wish = ask(code)
    assert wish.say("paper-check-bar") in text(cards_pdf(wish), 0)
    assert "100 mm" in wish.say("paper-check-bar")
