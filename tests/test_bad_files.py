"""Records and scenario files that are cut off, newer, too long, no text or wrong: told, never half taken in."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from companion.kernel.assets import asset_text
from companion.text.language import CODES
from tests.shell import OK, REFUSED, Shell, refusal
from tests.stored import stored

in_both_languages = pytest.mark.parametrize("code", CODES)
TYW = asset_text("games", "march", "scenarios", "tyw.toml")

RECORDS = {
    "nothing": b"",
    "binary noise": Random(7).randbytes(5000),
    "noise that is text": bytes(Random(8).choices(range(32, 127), k=5000)),
    "a zero byte": b"game: march\nroll 5\0 2\n",
    "half a character": "game: march\n# Grüße".encode()[:-2],
    "a line of 10 MB": b"game: march\nroll " + b"5" * 10_000_000 + b"\n",
    "a line of 20 kB": b"game: march\nroll " + b"5" * 20_000 + b"\n",
    "another game": b"game: chess\ne4\n",
    "newer rules": b"game: march\nrules: 99\nroll 5 2\n",
    "much newer rules": b"game: march\nrules: 99999999999999999999\nroll 5 2\n",
    "fewer entries than promised": b"game: march\nentries: 3\nroll 5 2\n",
    "an unknown option": b"game: march\noption colour: red\nroll 5 2\n",
    "questions left open": b"game: march\noption scenario: marlborough\nroll 5 2\n",
    "no move": b"game: march\nblue dance\n",
    "a line that may mean two moves": b"game: march\nroll 5 2\npick MOVE1\n",
    "an illegal move": b"game: march\nroll 5 5\n",
    "a correction without a value": b"game: march\nset turn\n",
    "a correction that is no JSON": b"game: march\nset turn = two\n",
    "a correction that is not a number": b"game: march\nset turn = NaN\n",
    "half a surrogate": b'game: march\nset turn = "\\ud800"\n',
    "a path that is not there": b"game: march\nset turn.turn = 2\n",
    "a value that does not fit": b'game: march\nset turn = "two"\n',
    "an undo of \xc2\xb2 steps": "game: march\nroll 5 2\nundo ²\n".encode(),
    "a jump to nowhere": b"game: march\njump 99999999999999999999\n",
    "nothing to undo": b"game: march\nundo\n",
    "a broken scenario": b"game: march\noption scenario: mine\nfile scenario| name = 3\nroll 5 2\n",
}


@in_both_languages
@pytest.mark.parametrize("name", RECORDS)
def test_a_bad_record_is_refused_and_changes_nothing(
    companion: Shell, home: Path, table: str, tmp_path: Path, name: str, code: str
) -> None:
    before, path = stored(home), tmp_path / "bad.record"
    path.write_bytes(RECORDS[name])
    for arguments in (["import", str(path)], ["replay", str(path)], ["replay", str(path), "--json"]):
        refusal(companion(*arguments, "--lang", code))
    refusal(companion("import", "-", "--lang", code, reads=RECORDS[name]))
    assert stored(home) == before


@in_both_languages
def test_a_line_that_may_mean_two_moves_is_told_with_both(companion: Shell, code: str) -> None:
    line = refusal(companion("import", "-", "--lang", code, reads=RECORDS["a line that may mean two moves"]))
    assert {"en": "(blue pick MOVE1)", "de": "(blau wähle BEWEGEN1)"}[code] in line
    assert {"en": "(orange pick MOVE1)", "de": "(orange wähle BEWEGEN1)"}[code] in line


def test_a_record_cut_off_anywhere_is_not_imported(companion: Shell, home: Path, table: str) -> None:
    companion("enter", table, "blue pick ATTACK+1")
    companion("enter", table, "orange pick MOVE2")
    record = companion("export", table, "-").out
    before = stored(home)
    start = record.index("roll")
    for end in range(start, len(record) - len("\n# end\n"), 3):
        line = refusal(companion("import", "-", reads=record[:end]))
        assert "cut off" in line or "cannot be played" in line
    assert stored(home) == before
    assert companion("import", "-", reads=record.rstrip()).code == OK, "pasted without its last line break it is whole"


def test_names_and_reasons_survive_the_way_out_and_in(companion: Shell, tmp_path: Path) -> None:
    name = "Round #2: Übung – “final” = yes"
    first = companion("new", "march", "--name", name, "--seat", "blue=Anna # 1").out.strip()
    companion("enter", first, "roll 5 2")
    companion("force", first, "blue end", "--reason", "late # and\u2028tired")
    companion("set", first, "rules.name.en", json.dumps("A war\u2028# of words"), "--reason", "set x = 1 # 2")
    path = tmp_path / "game.record"
    companion("export", first, str(path))
    second = companion("import", str(path)).out.strip()
    rows = {row["table"]: row for row in companion("tables", "--json").json}
    assert rows[second]["name"] == name
    assert rows[second]["seats"] == {"blue": "Anna # 1"}
    assert companion("show", second, "--json").json["state"] == companion("show", first, "--json").json["state"]
    texts = [
        event["facts"] for line in companion("log", second, "--json").lines for event in json.loads(line)["events"]
    ]
    assert {"late # and tired", "set x = 1 # 2"} <= {facts.get("reason") for facts in texts}


def test_files_that_are_not_there_or_no_files(companion: Shell, tmp_path: Path, table: str) -> None:
    for arguments in (["import", "nowhere.record"], ["replay", str(tmp_path)], ["data", "check", "nowhere.toml"]):
        assert arguments[-1] in refusal(companion(*arguments))
    for path in (tmp_path / "no" / "folder.record", tmp_path):
        assert str(path) in refusal(companion("export", table, str(path)))


# --- scenario files -------------------------------------------------------------------------------------------------

MISTAKES = {
    "no TOML": ("cubes = {", "TOML"),
    "a missing field": (TYW.replace('name = { en = "Neutral", de = "Neutral" }', ""), "name"),
    "an unknown field": (TYW.replace("threshold = 18", "treshold = 18"), "treshold"),
    "a wrong type": (TYW.replace("armies = 3", 'armies = "three"'), "armies"),
    "out of range": (TYW.replace("armies = 3", "armies = 99"), "armies"),
    "no such value": (TYW.replace('owner = "blue"', 'owner = "green"'), "green"),
    "no such country": (TYW.replace('["N", "OH"]', '["N", "XX"]'), "XX"),
    "one home only": (TYW.replace('home = true\nowner = "orange"', ""), "home"),
    "no such card": (TYW.replace('"FORTIFY"', '"FEAST"'), "FEAST"),
    "no SCORE": (TYW.replace(', "SCORE"]', "]"), "SCORE"),
    "too few cubes": (TYW.replace("black = 5, white = 10", "black = 1, white = 1"), "18"),
    "a value above its limit": (TYW.replace("vp = 2\n", "vp = 5\n"), "N"),
    "a source of nothing": (TYW.replace('"countries.BH.name" = "sample"', '"countries.ZZ.name" = "sample"'), "ZZ"),
}


@in_both_languages
@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_in_a_scenario_is_told_with_file_and_line(
    companion: Shell, home: Path, table: str, name: str, code: str
) -> None:
    text, said = MISTAKES[name]
    assert text != TYW, "the mistake is in it"
    before, path = stored(home), home / "games" / "march" / "scenarios" / "mine.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text)
    for arguments in (["data", "check", str(path)], ["new", "march", "--set", "scenario=mine"]):
        line = refusal(companion(*arguments, "--lang", code))
        assert line.startswith({"en": "mine.toml, line ", "de": "mine.toml, Zeile "}[code])
        assert said in line
    assert stored(home) == before


def test_one_bad_file_does_not_hide_the_next(companion: Shell, tmp_path: Path) -> None:
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe" * 100)
    (tmp_path / "bad.toml").write_text("cubes = {")
    (tmp_path / "good.toml").write_text(TYW)
    answer = companion("data", "check", *(str(tmp_path / f"{name}.toml") for name in ("noise", "bad", "good")))
    assert answer.code == REFUSED
    assert len(answer.err.splitlines()) == 2
    assert answer.lines == [f"{tmp_path / 'good.toml'} is fine."]


def test_the_own_file_travels_with_the_table(companion: Shell, home: Path, tmp_path: Path) -> None:
    path = home / "games" / "march" / "scenarios" / "tyw.toml"
    path.parent.mkdir(parents=True)
    path.write_text(TYW.replace("Blue home", "Sweden").replace("\n", "\r\n"))
    table = companion("new", "march").out.strip()
    companion("export", table, str(tmp_path / "game.record"))
    path.unlink()
    again = companion("import", str(tmp_path / "game.record")).out.strip()
    assert "Sweden" in companion("show", table).out
    assert "Sweden" in companion("show", again).out
