"""Printing on the command line: what there is, what comes out, and one clear sentence for everything else."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from companion.printing.kits import KITS
from companion.printing.offer import Prints
from companion.prints import prints_of
from companion.text.language import CODES, language
from tests.printing.proof import qr_codes
from tests.shell import OK, WRONG_USAGE, Shell, refusal

MM = 72 / 25.4
A_SHEET = "country-cards"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where Companion is started: prints go to output/ in it."""
    started = tmp_path / "started"
    started.mkdir()
    monkeypatch.chdir(started)
    return started


def printed(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "output").glob("*"))


def opened(path: Path) -> PdfReader:
    return PdfReader(io.BytesIO(path.read_bytes()))


def text_of(path: Path) -> str:
    return "\n".join(page.extract_text() for page in opened(path).pages)


# --- what there is --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_the_list_names_every_sheet_in_words(companion: Shell, code: str) -> None:
    lines = companion("print", "--list", "--lang", code).lines
    for sheet in prints_of("march").sheets:
        title = language(code).say(f"march-sheet-{sheet.id}")
        assert any(line.split()[:2] == ["march", sheet.id] and title in line for line in lines)
    for kit in KITS:
        assert any(line.split()[:2] == ["march", kit] and language(code).say(f"print-{kit}") in line for line in lines)
    assert lines[-1].split()[0] == "calibration"


def test_the_list_as_json_says_which_sheets_need_a_table(companion: Shell) -> None:
    listed = companion("print", "--list", "march", "--json").json
    known = {line["sheet"]: line for line in listed}
    assert {sheet.id: known[sheet.id]["of"] for sheet in prints_of("march").sheets} == {
        sheet.id: sheet.of for sheet in prints_of("march").sheets
    }
    assert all(line["title"] and line["about"] for line in listed)


def test_nothing_but_printing_loads_the_print_kit(home: Path) -> None:
    program = (
        "import sys; from companion.cli.app import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: print('loaded' if 'reportlab' in sys.modules or 'PIL' in sys.modules else 'light')"
    )
    for arguments in (["--help"], ["tables"], ["rules", "garrison"], ["print", "--help"]):
        ran = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
        wanted = "loaded" if arguments[0] == "print" else "light"
        assert ran.stdout.splitlines()[-1] == wanted, arguments
    screen = "import sys, companion.tui.app, companion.tui.screens.home, companion.tui.screens.table\n"
    subprocess.run([sys.executable, "-c", screen + "assert 'reportlab' not in sys.modules"], check=True)


# --- what comes out -------------------------------------------------------------------------------------------------


def test_a_sheet_becomes_a_file_that_opens_again(companion: Shell, folder: Path) -> None:
    answer = companion("print", "march", A_SHEET)
    assert answer.code == OK
    assert printed(folder) == ["march-country-cards-en-a4.pdf"]
    assert "output/march-country-cards-en-a4.pdf" in answer.out
    pages = opened(folder / "output" / "march-country-cards-en-a4.pdf").pages
    assert float(pages[0].mediabox.width) / MM == pytest.approx(210, abs=0.01)


def test_everything_is_one_file_with_an_outline(companion: Shell, folder: Path) -> None:
    answer = companion("print", "march", "all", "--json", "--lang", "de").json
    pdf = opened(folder / answer["file"])
    assert len(pdf.pages) == answer["pages"]
    titles = [entry["/Title"] for entry in pdf.outline if isinstance(entry, dict)]
    wanted = [sheet for sheet in prints_of("march").sheets if sheet.of == "game"]
    assert titles == [
        language("de").say("paper-kit-cover"),
        *(language("de").say(f"march-sheet-{sheet.id}") for sheet in wanted),
    ]


@pytest.mark.parametrize(
    ("words", "name", "size"),
    [
        (["--paper", "letter"], "march-country-cards-en-letter.pdf", (215.9, 279.4)),
        (["--paper", "A3", "--ink", "grey"], "march-country-cards-en-a3-grey.pdf", (297, 420)),
        (["--paper", "200x300", "--ink", "saver"], "march-country-cards-en-200x300-saver.pdf", (200, 300)),
        (["--lang", "de", "--set", "scenario=marlborough"], "march-country-cards-marlborough-de-a4.pdf", (210, 297)),
    ],
)
def test_how_it_is_printed_is_in_the_file_and_in_its_name(
    companion: Shell, folder: Path, words: list[str], name: str, size: tuple[float, float]
) -> None:
    assert companion("print", "march", A_SHEET, *words).code == OK
    assert printed(folder) == [name]
    box = opened(folder / "output" / name).pages[0].mediabox
    measured = sorted((float(box.width) / MM, float(box.height) / MM))
    assert measured == pytest.approx(sorted(size), abs=0.01)


def test_the_edition_is_the_one_in_the_language_of_the_print(companion: Shell, folder: Path) -> None:
    made = {}
    for words in (["--lang", "de"], ["--lang", "de", "--set", "edition=de"], ["--lang", "de", "--set", "edition=en"]):
        assert companion("print", "march", "action-cards", *words, "-o", "cards.pdf").code == OK
        made[words[-1]] = (folder / "cards.pdf").read_bytes()
    assert made["de"] == made["edition=de"] != made["edition=en"]


def test_cards_can_have_another_size_and_be_folded(companion: Shell, folder: Path) -> None:
    pages = {}
    ways = (["--card", "poker"], ["--card", "original"], ["--one-sided"], ["--offset", "0.5,-1"], ["--bleed", "3"])
    for words in ways:
        companion("print", "march", "action-cards", *words, "-o", "cards.pdf")
        pages[" ".join(words)] = (folder / "cards.pdf").read_bytes()
    assert len(set(pages.values())) == len(ways)


def test_unless_somebody_asks_cards_have_the_size_they_have_in_the_box(companion: Shell, folder: Path) -> None:
    for words in ([], ["--card", "original"]):
        companion("print", "march", "country-cards", *words, "-o", f"{len(words)}.pdf")
    assert (folder / "0.pdf").read_bytes() == (folder / "2.pdf").read_bytes()


def test_the_calibration_page_belongs_to_no_game(companion: Shell, folder: Path) -> None:
    assert companion("print", "calibration", "--offset", "0.5 -1").code == OK
    assert len(opened(folder / "output" / "calibration-en-a4.pdf").pages) == 2


def test_fields_can_be_filled_in(companion: Shell, folder: Path) -> None:
    companion("print", "calibration", "--fillable", "-o", "form.pdf")
    fields = opened(folder / "form.pdf").get_fields()
    assert fields
    companion("print", "calibration", "-o", "plain.pdf")
    assert not opened(folder / "plain.pdf").get_fields()


def test_the_same_print_again_is_the_same_file_and_another_one_leaves_it_alone(companion: Shell, folder: Path) -> None:
    companion("print", "march", A_SHEET)
    companion("print", "march", A_SHEET)
    assert printed(folder) == ["march-country-cards-en-a4.pdf"]
    first = folder / "output" / "march-country-cards-en-a4.pdf"
    first.write_bytes(b"somebody has filled this in")
    companion("print", "march", A_SHEET)
    assert printed(folder) == ["march-country-cards-en-a4-2.pdf", "march-country-cards-en-a4.pdf"]
    assert first.read_bytes() == b"somebody has filled this in"


def test_a_named_file_is_written_wherever_it_is_wanted(companion: Shell, folder: Path) -> None:
    companion("print", "march", A_SHEET, "-o", "paper/mine.pdf")
    companion("print", "march", A_SHEET, "-o", "paper")
    assert sorted(path.name for path in (folder / "paper").iterdir()) == ["march-country-cards-en-a4.pdf", "mine.pdf"]
    assert (folder / "paper" / "mine.pdf").read_bytes() == (
        folder / "paper" / "march-country-cards-en-a4.pdf"
    ).read_bytes()


def test_standard_output_gets_the_pdf_and_nothing_else(home: Path, folder: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "companion", "print", "calibration", "-o", "-"], capture_output=True, check=True
    )
    assert len(PdfReader(io.BytesIO(ran.stdout)).pages) == 2
    assert not printed(folder)


def test_what_the_studio_remembers_holds_here_too(companion: Shell, home: Path, folder: Path) -> None:
    home.mkdir(exist_ok=True)
    (home / "settings.json").write_text('{"prints": {"paper": "a5", "ink": "grey", "folder": "kept"}}')
    assert companion("print", "march", A_SHEET).code == OK
    assert [path.name for path in (folder / "kept").iterdir()] == ["march-country-cards-en-a5-grey.pdf"]
    companion("print", "march", A_SHEET, "--paper", "a4", "--ink", "full", "-o", "x.pdf")
    assert float(opened(folder / "x.pdf").pages[0].mediabox.width) / MM == pytest.approx(210, abs=0.01)


# --- a table --------------------------------------------------------------------------------------------------------


def test_a_table_is_printed_while_it_is_open_elsewhere(companion: Shell, table: str, folder: Path) -> None:
    from companion.store import Store

    store = Store()
    sitting = store.sit_down(table)
    try:
        assert sitting.may_write
        assert companion("print", "march", A_SHEET, "--table", table).code == OK
    finally:
        sitting.leave()
        store.close()


def test_a_printed_table_is_a_save_file(companion: Shell, table: str, folder: Path) -> None:
    name = companion("print", "march", "table", "--table", table, "--json").json["file"]
    assert Path(name).name == "march-table-Kitchen-en-a4.pdf"
    pdf = (folder / name).read_bytes()
    (code,) = qr_codes(pdf, 0)
    (again,) = companion("import", "--code", code).lines
    assert companion("show", again, "--json").json["state"] == companion("show", table, "--json").json["state"]
    assert "Anna" in text_of(folder / name)


def test_everything_of_a_table_ends_with_the_table(companion: Shell, table: str, folder: Path) -> None:
    name = companion("print", "march", "all", "--table", table, "--json").json["file"]
    titles = [entry["/Title"] for entry in opened(folder / name).outline if isinstance(entry, dict)]
    assert titles[1:] == [language("en").say(f"march-sheet-{sheet.id}") for sheet in prints_of("march").sheets]


@pytest.mark.parametrize("code", CODES)
def test_nothing_that_lies_face_down_gets_on_paper(companion: Shell, table: str, folder: Path, code: str) -> None:
    texts = []
    for card in ("FORTIFY", "STRENGTH"):
        companion("enter", table, f"blue pick {card}")
        companion("print", "march", "table", "--table", table, "--lang", code, "-o", f"{card}.pdf")
        texts.append(text_of(folder / f"{card}.pdf"))
        companion("undo", table)
    assert language(code).say("paper-table-sealed") in " ".join(texts[0].split())
    assert texts[0] == texts[1]


@pytest.mark.parametrize("code", CODES)
def test_a_sheet_of_a_table_needs_one(companion: Shell, code: str) -> None:
    assert "--table" in refusal(companion("print", "march", "table", "--lang", code))


def test_a_table_has_its_options_already(companion: Shell, table: str) -> None:
    refusal(companion("print", "march", A_SHEET, "--table", table, "--set", "scenario=tyw"), WRONG_USAGE)


@pytest.mark.parametrize("code", CODES)
def test_a_name_that_cannot_be_printed_is_told_with_whose_it_is(companion: Shell, folder: Path, code: str) -> None:
    (table,) = companion(
        "new", "march", "--seat", "blue=李明", "--seat", "orange=Zoë 👩\u200d🚀", "--name", "Teehaus"
    ).lines
    answer = companion("print", "march", "table", "--table", table, "--lang", code, "-o", "tea.pdf")
    assert answer.code == OK
    assert f"李明 ({language(code).say('march-blue')})" in answer.err
    assert "Zoë" not in answer.err
    found = text_of(folder / "tea.pdf")
    assert "??" not in found
    assert "Zoë ?" not in found
    assert "Zoë" in found


def test_names_of_a_pad_leave_their_place_to_a_pen_and_too_many_are_refused(companion: Shell, folder: Path) -> None:
    answer = companion("print", "clockwork", "tracker", "--set", "names=Ada, 李明", "-o", "pad.pdf")
    assert answer.code == OK
    assert "李明 (2)" in answer.err
    assert "5" in refusal(companion("print", "clockwork", "tracker", "--set", "names=A,B,C,D,E"))


# --- one clear sentence ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["march", "contry-cards"], ["contry-cards", "“country-cards”", "--list march"]),
        (["march", "xyzzy"], ["xyzzy", "--list march"]),
        (["chess", "all"], ["chess", "march"]),
        (["march", "all", "--paper", "foolscap"], ["foolscap", "letter"]),
        (["march", "all", "--paper", "1x1"], ["1x1", "mm"]),
        (["march", "all", "--ink", "purple"], ["purple", "saver"]),
        (["march", "all", "--card", "tarot"], ["tarot", "poker"]),
        (["march", "all", "--offset", "left"], ["left", "10"]),
        (["march", "all", "--set", "scenario=waterloo"], ["waterloo", "tyw"]),
        (["march", "all", "--set", "weather=bad"], ["weather"]),
        (["march", "all", "--table", "nowhere"], ["nowhere"]),
    ],
)
@pytest.mark.parametrize("code", CODES)
def test_what_does_not_exist_is_named(
    companion: Shell, folder: Path, code: str, words: list[str], told: list[str]
) -> None:
    line = refusal(companion("print", *words, "--lang", code))
    for word in told:
        assert word.strip("“”") in line
    assert not printed(folder)


@pytest.mark.parametrize("words", [[], ["march"]])
def test_a_missing_word_is_wrong_usage(companion: Shell, words: list[str]) -> None:
    assert ("SHEET" if words else "GAME") in refusal(companion("print", *words), WRONG_USAGE)


@pytest.mark.parametrize("code", CODES)
def test_a_folder_that_cannot_be_made_is_named(companion: Shell, folder: Path, code: str) -> None:
    (folder / "output").write_text("in the way")
    assert "output" in refusal(companion("print", "march", A_SHEET, "--lang", code))
    assert "output" in refusal(companion("print", "march", A_SHEET, "-o", "output/x/y.pdf", "--lang", code))


def test_a_folder_that_cannot_be_written_is_named(
    companion: Shell, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(path: Path, content: bytes) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("companion.files.write_new", closed)
    assert "march-country-cards-en-a4.pdf" in refusal(companion("print", "march", A_SHEET))


@pytest.mark.parametrize("code", CODES)
def test_a_file_that_is_open_in_a_viewer_stays_as_it_is(
    companion: Shell, folder: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    def locked(unfinished: Path, target: Path) -> None:
        raise PermissionError(13, "The process cannot access the file", str(target))

    (folder / "mine.pdf").write_bytes(b"open")
    monkeypatch.setattr("companion.files.put_in_place", locked)
    line = refusal(companion("print", "march", A_SHEET, "-o", "mine.pdf", "--lang", code))
    assert "mine.pdf" in line
    assert ("another program" if code == "en" else "anderen Programm") in line
    assert os.listdir(folder) == ["mine.pdf"]
    assert (folder / "mine.pdf").read_bytes() == b"open"


def test_a_print_that_does_not_fit_says_what_to_do(
    companion: Shell, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.printing.box import Overflow

    def too_much(*_: object) -> None:
        raise Overflow("a very long name")

    sheet = prints_of("march").sheets[0]._replace(draw=too_much)
    monkeypatch.setattr("companion.prints.prints_of", lambda game: Prints((sheet,)))
    assert "a5" in refusal(companion("print", "march", sheet.id, "--paper", "a5"))
    assert not printed(folder)


@pytest.mark.parametrize(("code", "said"), [("en", "possible are 0–5"), ("de", "möglich sind 0–5")])
def test_a_number_out_of_range_is_told_with_its_range(companion: Shell, code: str, said: str) -> None:
    told = companion("print", "march", A_SHEET, "--bleed", "9", "--lang", code)
    assert told.code == WRONG_USAGE
    assert said in told.err
