"""Printed codes on the command line: export --code, import --code."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.text.language import CODES
from tests.shell import OK, WRONG_USAGE, Shell, refusal
from tests.stored import stored


def code_of(companion: Shell, table: str) -> list[str]:
    answer = companion("export", table, "--code")
    assert answer.code == OK
    return answer.lines


@pytest.mark.parametrize("way", ["lines", "one word", "standard input"])
def test_the_code_of_a_table_makes_the_same_table_again(companion: Shell, table: str, way: str) -> None:
    lines = code_of(companion, table)
    match way:
        case "lines":
            answer = companion("import", "--code", "\n".join(lines))
        case "one word":
            answer = companion("import", "--code", "".join(lines).replace(" ", "").lower())
        case _:
            answer = companion("import", "--code", "-", reads="\n".join(lines) + "\n")
    assert answer.code == OK
    (id_,) = answer.lines
    assert id_ != table
    assert companion("show", id_, "--json").json["state"] == companion("show", table, "--json").json["state"]
    assert companion("choices", id_).out == companion("choices", table).out
    assert "Anna" in companion("tables").out
    assert code_of(companion, id_) == lines


def test_a_restored_table_can_be_given_another_name(companion: Shell, table: str) -> None:
    (id_,) = companion("import", "--code", " ".join(code_of(companion, table)), "--name", "Attic").lines
    assert id_ in next(line for line in companion("tables").lines if "Attic" in line)


@pytest.mark.parametrize("code", CODES)
def test_whoever_prints_a_code_is_told_that_a_secret_is_not_in_it(companion: Shell, table: str, code: str) -> None:
    open_code = companion("export", table, "--code", "--lang", code)
    assert open_code.err == ""
    companion("enter", table, "blue pick FORTIFY")
    sealed = companion("export", table, "--code", "--lang", code)
    assert sealed.out == open_code.out
    assert ("face down" if code == "en" else "verdeckt") in sealed.err


@pytest.mark.parametrize("code", CODES)
def test_a_typing_mistake_is_told_with_its_line_and_stores_nothing(
    companion: Shell, home: Path, table: str, code: str
) -> None:
    lines = code_of(companion, table)
    before = stored(home)
    wrong = lines[1][:2] + ("7" if lines[1][2] != "7" else "8") + lines[1][3:]
    told = refusal(companion("import", "--code", "\n".join([lines[0], wrong, *lines[2:]]), "--lang", code))
    assert ("Line 2" if code == "en" else "Zeile 2") in told
    assert lines[1][:5] in told, "what it should have been"
    assert wrong[:5] in told
    assert stored(home) == before


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("typed", ["", "hello", "U" * 40, "0" * 9999, "kitchen.record", "\u2603", "12345 67890 ABCDE"])
def test_garbage_gets_one_clear_line(companion: Shell, home: Path, typed: str, code: str) -> None:
    companion("new", "march")
    before = stored(home)
    refusal(companion("import", "--code", typed, "--lang", code))
    refusal(companion("import", "--code", "-", "--lang", code, reads=typed.encode() + b"\xff\x00"))
    assert stored(home) == before


def test_a_file_or_a_code_but_not_none_and_not_both(companion: Shell, table: str, tmp_path: Path) -> None:
    record = str(tmp_path / "kitchen.record")
    assert "FILE" in refusal(companion("import"), WRONG_USAGE)
    assert "FILE" in refusal(companion("export", table), WRONG_USAGE)
    refusal(companion("import", record, "--code", "ABC"), WRONG_USAGE)
    refusal(companion("export", table, record, "--code"), WRONG_USAGE)
    assert not Path(record).exists()
    assert companion("export", table, record).code == OK
    assert companion("import", record).code == OK
