"""The command line: every command, in both languages, for people and for scripts."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
import pytest

from companion.cli.app import COMMANDS
from companion.text.language import CODES
from tests.shell import OK, WRONG_USAGE, Shell, refusal

# --- help and usage -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_there_in_both_languages(companion: Shell, command: str) -> None:
    arguments = [command] if command else []
    english, german = (companion(*arguments, "--help", "--lang", code) for code in CODES)
    assert (english.code, german.code) == (OK, OK)
    assert english.lines[0].startswith(f"Usage: companion {command}".rstrip())
    assert german.lines[0].startswith(f"Aufruf: companion {command}".rstrip())
    for text in (english.out, german.out):
        assert "--lang" in text
        assert not re.search(r"\bcli-\w+", text), "a word is missing"
    assert not re.search(r"Options|OPTIONS|show this help|TABLE|GAME|FILE", german.out)


@pytest.mark.parametrize("position", ["before", "after", "joined", "environment"])
def test_the_language_can_be_named_anywhere(companion: Shell, position: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if position == "environment":
        monkeypatch.setenv("COMPANION_LANG", "de")
    line = {
        "before": ["--lang", "de", "tables"],
        "after": ["tables", "--lang", "de"],
        "joined": ["tables", "--lang=de"],
    }
    assert companion(*line.get(position, ["tables"])).out.strip() == "Noch keine Tische."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("shwo x", "“shwo”; did you mean “show”?"),
        ("qqqqqq", "“qqqqqq”."),
        ("show", "TABLE"),
        ("show x --sideways", "--sideways"),
        ("show x y", "“show x y”"),
        ("undo x --steps none", "--steps NUMBER"),
        ("jump x 999999999999999999999", "NUMBER"),
        ("tables --lang fr", "--lang en|de"),
        ("data chek x", "check"),
        ("why x first", "NUMBER"),
        ("--frobnicate", "--frobnicate"),
    ],
)
def test_wrong_usage_is_told_in_one_line(companion: Shell, line: str, said: str) -> None:
    assert said in refusal(companion(*line.split()), WRONG_USAGE)
    german = refusal(companion(*line.split(), *(["--lang", "de"] if "--lang" not in line else [])), WRONG_USAGE)
    assert "„companion" in german or "--lang" in line


def test_without_a_command_the_tables_and_the_next_step_are_shown(companion: Shell, table: str) -> None:
    answer = companion()
    assert answer.code == OK
    assert "Kitchen" in answer.out
    assert "companion new march" in answer.out


# --- tables -------------------------------------------------------------------------------------------------------


def test_new_prints_the_id_and_nothing_else(companion: Shell) -> None:
    assert re.fullmatch(r"[0-9a-f]{6}\n", companion("new", "March").out)
    made = companion(
        "new", "march", "--set", "edition=de", "--seat", "Blau=Anna", "--name", "Two\nlines", "--json"
    ).json
    assert made["name"] == "Two lines"
    listed = {row["name"]: row for row in companion("tables", "--json").json}
    assert listed["Two lines"]["seats"] == {"blue": "Anna"}
    assert listed["Two lines"]["table"] == made["table"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "march"),
        (["march", "--set", "edition=fr"], "en, de"),
        (["march", "--set", "colour=red"], "scenario"),
        (["march", "--set", "edition"], "name=value"),
        (["march", "--set", "scenario=../../x"], "tyw"),
        (["march", "--seat", "green=Anna"], "Blue, Orange"),
        (["march", "--set", "hand=SCORE"], "SCORE"),
    ],
)
def test_a_set_up_that_makes_no_sense_is_refused_and_makes_no_table(
    companion: Shell, arguments: list[str], said: str
) -> None:
    assert said in refusal(companion("new", *arguments))
    assert companion("tables", "--json").json == []


@pytest.mark.parametrize("code", CODES)
def test_what_no_rulebook_states_has_to_be_said(companion: Shell, code: str) -> None:
    line = refusal(companion("new", "march", "--set", "scenario=marlborough", "--lang", code))
    for option in ("touching", "blue-home", "home-vp=3", "neutral-vp=2", "armies-in-play=1"):
        assert f"--set {option}" in line


def test_tables_are_found_by_name_or_the_beginning_of_the_id(companion: Shell, table: str) -> None:
    shown = companion("show", table).out
    assert companion("show", "Kitchen").out == companion("show", table[:4]).out == shown
    assert "“nowhere”" in refusal(companion("show", "nowhere"))
    companion("new", "march", "--name", "Kitchen")
    assert table in refusal(companion("show", "Kitchen"))


def test_a_table_is_renamed_put_away_and_brought_back(companion: Shell, table: str) -> None:
    assert companion("rename", table, "Attic").code == OK
    assert companion("archive", "Attic").code == OK
    assert companion("tables", "--json").json == []
    assert companion("tables", "--archived", "--json").json[0]["name"] == "Attic"
    assert companion("archive", "Attic", "--back").code == OK
    assert "Attic" in companion("tables").out


@pytest.mark.parametrize("code", CODES)
def test_the_demo_shows_the_same_table_twice(companion: Shell, code: str) -> None:
    first, second = companion("demo", "--lang", code), companion("demo", "--lang", code)
    assert first.code == OK
    assert first.out == second.out
    companion("archive", "demo")
    assert companion("demo").code == OK, "a new one, though the old one has the same name"


# --- looking ------------------------------------------------------------------------------------------------------


def test_a_sealed_card_is_on_nobodys_screen(companion: Shell, table: str) -> None:
    companion("enter", table, "pick ATTACK", "--seat", "Blau")
    for seat in (None, "blue", "orange"):
        answer = companion("show", table, *(["--seat", seat] if seat else []))
        assert "Anna has decided" in answer.out
    everybody = companion("show", table).out
    assert "played: ATTACK" not in everybody
    assert "green" in refusal(companion("show", table, "--seat", "green"))


def test_show_for_scripts_has_the_whole_state(companion: Shell, table: str) -> None:
    shown = companion("show", table, "--json").json
    assert shown["game"] == "march"
    assert shown["state"]["countries"]["N"]["blue"]["standing"] == 1
    assert shown["result"] is None


def test_choices_are_numbered_and_a_number_can_be_entered(companion: Shell, table: str) -> None:
    lines = companion("choices", table).lines
    assert lines[0] == "Anna: Pick a card, face down"
    number, _, move = lines[1].strip().partition("  ")
    assert move == "Anna: Play MOVE 1 (blue pick MOVE1)"
    companion("enter", table, number, "--seat", "blue")
    assert companion("choices", table, "--json").json[0]["decision"]["seat"] == "orange"
    assert "99" in refusal(companion("enter", table, "99"))


@pytest.mark.parametrize("code", CODES)
def test_a_finished_game_says_who_won(companion: Shell, table: str, code: str) -> None:
    companion("set", table, "sides.blue.cubes.white", "1")
    companion("enter", table, "blue end")
    companion("enter", table, "orange end")
    shown = companion("show", table, "--lang", code).out
    assert {"en": "Anna wins", "de": "Anna gewinnt"}[code] in shown
    assert companion("choices", table, "--lang", code).lines != []
    assert {"en": "The game is over", "de": "Das Spiel ist aus"}[code] in refusal(
        companion("enter", table, "blue pick MOVE1", "--lang", code)
    )


def test_the_log_tells_everything_in_order(companion: Shell, table: str) -> None:
    assert [line.split()[0] for line in companion("log", table).lines if line[:4].strip()] == ["0", "1", "2", "3"]
    german = companion("log", table, "--lang", "de").out
    assert "aufgedeckt" in german
    assert "Anna deckt BEWEGEN 2 auf." in german
    rows = [json.loads(line) for line in companion("log", table, "--json").lines]
    assert [row["entry"] for row in rows] == [0, 1, 2, 3]
    assert rows[3]["hands"][1] == {
        "seat": "blue",
        "under": "Anna",
        "text": "MOVE 2 from the hand face up onto the discard pile",
    }


def test_why_cites_the_rules_behind_an_entry(companion: Shell, table: str) -> None:
    assert "MP-TURN-05  Once both" in companion("why", table, "3").out
    assert "MP-TURN-05" in companion("why", table, "3", "--lang", "de").out
    assert "77" in refusal(companion("why", table, "77"))


def test_recheck_finds_an_honest_game_unchanged(companion: Shell, table: str) -> None:
    answer = companion("recheck", table)
    assert (answer.code, answer.out) == (OK, "All 4 entries come out the same under today's rules.\n")


# --- reference and care -------------------------------------------------------------------------------------------


def test_rules_are_found_by_id_game_and_words(companion: Shell) -> None:
    assert companion("rules", "MP-MOVE-12").lines[0].startswith("MP-MOVE-12")
    assert companion("rules", "mp-move-12", "--lang", "de", "--json").json[0]["text"].startswith("Zwei Länder")
    assert len(companion("rules", "march").lines) > 200
    assert "garrison" in companion("rules", "march", "garrison", "capital").out
    assert "xyzzy" in refusal(companion("rules", "xyzzy"))
    assert companion("rules", "--coverage").lines[0].startswith("march: tests name")


def test_options_are_listed_with_their_questions(companion: Shell) -> None:
    assert "scenario = tyw" in companion("options", "march").out
    assert "freier Text" in companion("options", "march", "--lang", "de").out
    keys = {option["key"] for option in companion("options", "march", "--json").json}
    assert {"edition", "scenario", "flip"} <= keys


def test_good_data_files_are_praised(companion: Shell) -> None:
    from companion.kernel.assets import ASSETS

    files = sorted(map(str, (ASSETS / "games" / "march" / "scenarios").glob("*.toml")))
    answer = companion("data", "check", *files)
    assert answer.code == OK
    assert len(answer.lines) == len(files)


def test_where_says_where_everything_is(companion: Shell, home: Path) -> None:
    clockwork = home / "games" / "clockwork"
    named = [home / "companion.db", home / "backups", home / "games" / "march" / "scenarios"]
    named += [clockwork / "maps", clockwork / "layouts", clockwork / "tiles.toml", clockwork / "cards.toml"]
    named += [home / "games" / "marengo" / "boards"]
    named += [home / "games" / "aces" / "troops", home / "games" / "aces" / "maps"]
    for code in CODES:
        lines = companion("where", "--lang", code).lines
        assert [line.rpartition(": ")[2] for line in lines] == list(map(str, named))


def test_every_command_has_been_tried_here() -> None:
    tried = "".join(path.read_text() for path in Path(__file__).parent.rglob("test_*.py"))
    assert [command for command in COMMANDS if f'companion("{command}"' not in tried] == []


def test_every_command_is_a_click_command_of_that_name() -> None:
    from companion.cli.app import cli

    for name in COMMANDS:
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        assert command.name == name


@pytest.mark.parametrize(("code", "word"), [("en", "Occupation"), ("de", "Besetzung")])
def test_the_differences_of_the_editions_are_listed_with_the_option_that_decides_them(
    companion: Shell, code: str, word: str
) -> None:
    shown = companion("rules", "march", "--editions", "--lang", code)
    assert sum(bool(re.match(r"[ \d]\d  ", line)) for line in shown.lines) == 27
    assert any(word in line and "[occupier-attacks]" in line for line in shown.lines)
    assert len(json.loads(companion("rules", "march", "--editions", "--json").out)) == 27
