"""`companion replay` speaks the language of whoever reads it, whatever language the record was written in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.text.language import CODES
from tests.shell import OK, Shell, refusal

RECORDS = Path(__file__).parent / "records"
NAMES = ["mp-tv-08-en", "mp-tv-08-de", "game-marlborough-tie", "game-agreed-orange"]
NAMES += ["game-cw-2-german", "game-cw-3-order", "game-bm-other-rulings-german"]


@pytest.mark.parametrize("name", NAMES)
def test_no_line_is_the_same_in_both_languages(companion: Shell, name: str) -> None:
    english, german = (
        companion("replay", str(RECORDS / f"{name}.record"), "--state", "--lang", code).lines for code in CODES
    )
    assert len(english) == len(german)
    assert [line for line, other in zip(english, german, strict=True) if line == other and line.strip()] == []


STEPS = {
    "en": """roll 5 2
        blue pick MOVE2
        orange pick FORTIFY
        undo
        redo
        set turn = 2
        force blue end
        jump 1
        blue pick MOVE2
        anew blue pick MOVE1
        anew force face-down blue pick SCORE""",
    "de": """würfle 5 2
        blau wähle BEWEGEN2
        orange wähle BEFESTIGEN
        zurück
        vor
        setze turn = 2
        erzwinge blau ende
        springe 1
        blau wähle BEWEGEN2
        neu blau wähle BEWEGEN1
        neu erzwinge verdeckt blau wähle PUNKTEN""",
}


@pytest.mark.parametrize("written", CODES)
@pytest.mark.parametrize("code", CODES)
def test_each_step_is_told_as_it_could_be_typed(companion: Shell, written: str, code: str) -> None:
    answer = companion("replay", "-", "--lang", code, reads=f"game: march\n{STEPS[written]}\n")
    assert answer.code == OK
    told = [line[6:] for line in answer.lines if re.match(r" *\d+  ", line)]
    assert told == [line.strip() for line in STEPS[code].splitlines()]


@pytest.mark.parametrize(("code", "move"), [("en", "blue pick SCORE"), ("de", "blau wähle PUNKTEN")])
def test_what_is_refused_is_told_in_the_same_words(companion: Shell, code: str, move: str) -> None:
    answer = companion("replay", "-", "--lang", code, reads="game: march\nroll 5 2\nblue pick SCORE\n")
    assert move in answer.err
    line = refusal(companion("import", "-", "--lang", code, reads="game: march\nroll 5 2\nblue pick SCORE\n"))
    assert "blue pick SCORE" in line, "the line as it stands in the file"


def test_dice_that_were_rolled_are_told_as_they_fell(companion: Shell) -> None:
    answer = companion(
        "replay",
        "-",
        reads="game: march\nroll ? ?\n",
    )
    assert re.search(r"roll [1-6] [1-6]", answer.out + answer.err)
