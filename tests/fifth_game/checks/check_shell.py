"""Fog Ferry on the command line and on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.printing.proof import qr_codes
from tests.shell import OK, REFUSED, Shell, refusal

CODE = (Path(__file__).parents[1] / "code.txt").read_text(encoding="ascii")  # a table that was printed once


@pytest.fixture
def ferry(companion: Shell) -> str:
    id_ = companion("new", "ferry", "--seat", "north=Anna", "--seat", "Süd=Ben", "--name", "Pier").out.strip()
    for line in ("north haul steady", "south haul jerk", "stemme", "roll 2"):
        assert companion("enter", id_, line).code == OK
    return id_


def shown(companion: Shell, table: str) -> object:
    return companion("show", table, "--json").json["state"]


def test_every_command_knows_the_game(companion: Shell, ferry: str) -> None:
    assert "Fog Ferry" in companion("tables").out
    assert "Nebelfähre" in companion("tables", "--lang", "de").out
    assert "FF-BRACE-01" in companion("rules", "wet", "boots").out
    assert "Stiefel" in companion("rules", "FF-BRACE-01", "--lang", "de").out
    assert "middle = tie" in companion("options", "ferry").out
    assert "rivers" in companion("--help").out


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "There is no way to haul “hard”. There are: slack, steady, jerk."),
        ("de", "Die Art zu ziehen „hard“ gibt es nicht. Es gibt: locker, stetig, ruckartig."),
    ],
)
def test_what_has_no_such_name_is_called_as_the_game_calls_it(
    companion: Shell, ferry: str, lang: str, sentence: str
) -> None:
    assert refusal(companion("enter", ferry, "north haul hard", "--lang", lang)) == sentence


def test_a_record_goes_out_and_comes_in(companion: Shell, ferry: str, tmp_path: Path) -> None:
    assert companion("export", ferry, str(tmp_path / "pier.record")).code == OK
    (again,) = companion("import", str(tmp_path / "pier.record")).lines
    assert shown(companion, again) == shown(companion, ferry)


def test_the_code_of_a_table_makes_the_same_table_again(companion: Shell, ferry: str) -> None:
    (again,) = companion("import", "--code", " ".join(companion("export", ferry, "--code").lines)).lines
    assert shown(companion, again) == shown(companion, ferry)


def test_a_code_that_was_printed_once_can_still_be_read(companion: Shell) -> None:
    (id_,) = companion("import", "--code", CODE).lines
    assert "stone 5 of 9" in companion("show", id_).out
    assert "Anna" in companion("tables").out


@pytest.mark.parametrize(("lang", "words"), [("en", "its side of the coin"), ("de", "ihre Seite der Münze")])
def test_the_printed_table_can_be_read_and_restored(
    companion: Shell, ferry: str, tmp_path: Path, lang: str, words: str
) -> None:
    path = tmp_path / "table.pdf"
    assert companion("print", "ferry", "table", "--table", ferry, "-o", str(path), "--lang", lang).code == OK
    (page,) = PdfReader(path).pages
    text = page.extract_text()
    assert "Pier" in text
    assert "Anna" in text
    assert words in text
    (code,) = qr_codes(path.read_bytes(), 0)
    (again,) = companion("import", "--code", code).lines
    assert shown(companion, again) == shown(companion, ferry)


def test_the_river_is_printed_with_the_rules_in_four_lines(companion: Shell, tmp_path: Path) -> None:
    for lang, words in (("en", "one stone further"), ("de", "einen Stein weiter")):
        path = tmp_path / f"{lang}.pdf"
        assert companion("print", "ferry", "river", "--set", "river=broad", "-o", str(path), "--lang", lang).code == OK
        text = PdfReader(path).pages[0].extract_text()
        assert words in " ".join(text.split())
        assert "13" in text.split()


# --- rivers -----------------------------------------------------------------------------------------------------------


def river(home: Path, text: str) -> Path:
    path = home / "games" / "ferry" / "rivers" / "creek.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_its_own_command_lists_the_rivers(companion: Shell, home: Path) -> None:
    river(home, 'name = { en = "Creek", de = "Bach" }\nstones = 5\ntide = 6\n')
    assert companion("rivers").lines[-1] == "Creek: 5 stones, 6 rounds"
    assert companion("rivers", "--lang", "de").lines[-1] == "Bach: 5 Steine, 6 Runden"
    assert "rivers of Fog Ferry" in companion("rivers", "--help").out


def test_where_tells_where_rivers_lie(companion: Shell, home: Path) -> None:
    answer = companion("where")
    assert f"Your rivers for Fog Ferry: {home / 'games' / 'ferry' / 'rivers'}" in answer.lines
    assert answer.err == ""


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ('name = { en = "Creek", de = "Bach" }\nstones = 5\ntide = 6\n', OK, "is fine"),
        ('name = { en = "Creek", de = "Bach" }\nstones = 9\ntide = 6\n', OK, "expect ties"),
        ('name = { en = "Creek", de = "Bach" }\nstones = 6\ntide = 6\n', REFUSED, "line 2: 6 stones have no middle"),
        ('name = { en = "Creek", de = "Bach" }\nstones = 99\ntide = 6\n', REFUSED, "creek.toml, line 2"),
    ],
)
def test_data_check_reads_a_river(companion: Shell, home: Path, text: str, code: int, told: str) -> None:
    answer = companion("data", "check", str(river(home, text)))
    assert answer.code == code
    assert told in answer.out + answer.err


def test_a_table_takes_its_own_river_along(companion: Shell, home: Path, tmp_path: Path) -> None:
    path = river(home, 'name = { en = "Creek", de = "Bach" }\nstones = 5\ntide = 6\n')
    id_ = companion("new", "ferry", "--set", "river=creek").out.strip()
    companion("export", id_, str(tmp_path / "creek.record"))
    code = " ".join(companion("export", id_, "--code").lines)
    path.unlink()
    for answer in (companion("import", str(tmp_path / "creek.record")), companion("import", "--code", code)):
        assert "stone 3 of 5" in companion("show", answer.out.strip()).out
    assert "no river “creek”" in refusal(companion("new", "ferry", "--set", "river=creek"))
