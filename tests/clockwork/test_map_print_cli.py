"""`companion print clockwork …` and `companion map … --pdf`, as somebody at a terminal would use them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from companion.games.clockwork.maps.mapcode import read_map
from companion.games.clockwork.sheets import SHEETS
from companion.text.language import CODES, language
from tests.printing.proof import qr_codes, text
from tests.shell import OK, WRONG_USAGE, Shell, refusal

CODE = "2A-5HZK5-7S6YV-EDB"
FOUR = "4A-G4PKM-CSSS5-VVWNE-2JS6K"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where Companion is started."""
    started = tmp_path / "started"
    started.mkdir()
    monkeypatch.chdir(started)
    return started


def titles(pdf: bytes) -> list[str]:
    return [str(entry["/Title"]) for entry in PdfReader(io.BytesIO(pdf)).outline]


@pytest.mark.parametrize("code", CODES)
def test_the_list_names_every_sheet_and_the_calibration_page_last(companion: Shell, code: str) -> None:
    for game in ("", "clockwork"):
        lines = companion("print", "--list", *filter(None, [game]), "--lang", code).lines
        for sheet in SHEETS:
            title = language(code).say(f"clockwork-sheet-{sheet.id}")
            assert any(line.split()[:2] == ["clockwork", sheet.id] and title in line for line in lines)
        assert any(line.split()[:2] == ["clockwork", "all"] for line in lines)
    lines = companion("print", "--list", "--lang", code).lines
    assert lines[-1].split()[0] == "calibration"


def test_a_printed_map_is_the_map_of_its_code(companion: Shell, folder: Path) -> None:
    told = companion("print", "clockwork", "map", "--map", CODE, "--ink", "grey", "--paper", "letter", "--json").json
    assert told["pages"] == 1
    assert Path(told["file"]).name == f"clockwork-map-{CODE}-en-letter-grey.pdf"
    (scanned,) = qr_codes((folder / told["file"]).read_bytes(), 0)
    assert read_map(scanned) == read_map(CODE)


def test_names_races_variant_and_tile_size_are_set(companion: Shell, folder: Path) -> None:
    said = ("--set", "variant=epic-2v2", "--set", "names=Ada, Jules", "--set", "races=purebreeds, Mongrels")
    companion("print", "clockwork", "map", "--map", FOUR, *said, "-o", "map.pdf")
    page = text((folder / "map.pdf").read_bytes(), 0)
    assert "Ada" in page
    assert "two against two" in page
    companion("print", "clockwork", "real-size", "--map", FOUR, "--set", "tile=27,5", "-o", "small.pdf")
    assert "27.5 mm" in text((folder / "small.pdf").read_bytes(), 0)


def test_sheets_that_show_no_map_need_none(companion: Shell, folder: Path) -> None:
    assert companion("print", "clockwork", "tiles", "-o", "tiles.pdf").code == OK
    assert "T1" in text((folder / "tiles.pdf").read_bytes(), 0)
    assert "--map" in refusal(companion("print", "clockwork", "map"))
    companion("print", "clockwork", "all", "--set", "players=3", "-o", "all.pdf")
    everything = (folder / "all.pdf").read_bytes()
    assert len(titles(everything)) == 1 + sum(sheet.of == "game" for sheet in SHEETS), "a cover, and all without a map"
    cover = " ".join(text(everything, 0).split())
    for lacking in (
        "The table as it stands: The sheet “table” shows a running table",
        "Map: The sheet “map” shows a map",
    ):
        assert lacking in cover


def test_everything_of_a_map_in_one_file(companion: Shell, folder: Path) -> None:
    companion("print", "clockwork", "all", "--map", CODE, "-o", "all.pdf", "--lang", "de")
    say = language("de").say
    assert titles((folder / "all.pdf").read_bytes()) == [
        say("paper-kit-cover"),
        *(sheet.title("clockwork", say) for sheet in SHEETS if sheet.of != "table"),
    ]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("mpa", "--map", CODE), "map"),
        (("map", "--map", CODE[:-1] + "C"), "EDB"),
        (("map", "--map", "nope"), "nope"),
        (("tiles", "--set", "tile=500"), "150"),
        (("tiles", "--set", "size=50"), "tile"),
        (("orders", "--map", CODE, "--set", "variant=2v2"), "epic"),
        (("map", "--map", CODE, "--set", "races=elves"), "mongrels"),
        (("tiles", "--set", "players=5"), "4"),
        (("tiles", "--paper", "130x130"), "130x130"),
    ],
)
def test_what_cannot_be_printed_is_told_in_one_sentence(companion: Shell, words: tuple[str, ...], told: str) -> None:
    assert told in refusal(companion("print", "clockwork", *words))


def test_maps_and_tables_are_not_mixed_up(companion: Shell) -> None:
    assert companion("print", "march", "aid", "--map", CODE).code == WRONG_USAGE
    assert companion("print", "clockwork", "map", "--table", "1", "--map", CODE).code == WRONG_USAGE


def test_a_table_is_printed_as_it_stands_and_with_its_map(companion: Shell, folder: Path) -> None:
    seats = ("--seat", "red=Ada", "--seat", "white=Jules")
    wish = ("--set", "players=4", "--set", f"map={FOUR}", "--set", "alliance=yes", "--name", "Attic")
    companion("new", "clockwork", *wish, *seats)
    told = companion("print", "clockwork", "table", "--table", "Attic", "--json").json
    assert Path(told["file"]).name == "clockwork-table-Attic-en-a4.pdf"
    pdf = (folder / told["file"]).read_bytes()
    assert "Ada" in text(pdf, 0)
    (code,) = qr_codes(pdf, 0)
    assert companion("import", "--code", code, "--name", "again").code == OK
    again, before = ([line for line in companion("show", name).lines if "→" not in line] for name in ("again", "Attic"))
    assert again == before
    companion("print", "clockwork", "orders", "--table", "Attic", "--set", "tile=50", "-o", "pads.pdf")
    pads = text((folder / "pads.pdf").read_bytes(), 0)
    assert "Ada" in pads
    assert "two against two" in pads
    assert companion("print", "clockwork", "map", "--table", "Attic", "--set", "scenario=x").code == WRONG_USAGE
    assert "--table" in refusal(companion("print", "clockwork", "table", "--map", CODE))


def test_a_new_map_goes_straight_to_paper(companion: Shell, folder: Path) -> None:
    answer = companion("map", "clockwork", "--players", "2", "--seed", "7", "--pdf", "new.pdf")
    assert CODE in answer.out
    assert "new.pdf" in answer.out
    assert [read_map(code) for code in qr_codes((folder / "new.pdf").read_bytes(), 0)] == [read_map(CODE)]
    companion("map", "show", CODE, "--pdf", "again.pdf")
    assert (folder / "again.pdf").read_bytes() == (folder / "new.pdf").read_bytes()


def test_many_maps_in_one_file_each_in_the_outline(companion: Shell, folder: Path) -> None:
    wish = ("map", "clockwork", "--players", "2", "--seed", "7", "--maps", "12")
    assert companion(*wish, "--pdf", "many.pdf").code == OK
    pdf = (folder / "many.pdf").read_bytes()
    assert len(set(titles(pdf))) == 12
    assert titles(pdf)[0] == f"1 · {CODE}"
    assert len({code for page in range(12) for code in qr_codes(pdf, page)}) == 12
    assert companion(*wish).code == WRONG_USAGE  # nothing to put them into


@pytest.mark.parametrize("name", ["nosuchname", "my 2nd try on Friday", "harbours"])
def test_a_mistyped_name_is_told_apart_from_a_mistyped_code(companion: Shell, name: str) -> None:
    assert refusal(companion("print", "clockwork", "map", "--map", name)) == language("en").say(
        "trouble-no-kept-map", word=name
    )


@pytest.mark.parametrize("typed", [FOUR[:-1] + "X", FOUR.replace("-", "")[:-1] + "X", "4O" + FOUR[2:]])
def test_a_mistyped_code_is_compared_with_the_paper(companion: Shell, typed: str) -> None:
    assert "Compare it with the paper" in refusal(companion("print", "clockwork", "map", "--map", typed))


def test_a_file_says_which_map_is_in_it(companion: Shell, folder: Path) -> None:
    companion("print", "clockwork", "map", "--map", FOUR, "-o", "map.pdf")
    about = PdfReader(folder / "map.pdf").metadata
    assert about is not None
    assert about.title == f"Map · {FOUR}"


@pytest.mark.parametrize("sheet", ["tiles", "real-size"])
@pytest.mark.parametrize("tile", ["15", "150"])
def test_the_smallest_and_the_largest_tile_that_are_named_can_be_printed(
    companion: Shell, sheet: str, tile: str
) -> None:
    paper = "a4" if tile == "15" else "a3"
    told = companion("print", "clockwork", sheet, "--map", CODE, "--set", f"tile={tile}", "--paper", paper)
    assert told.code == OK, told
