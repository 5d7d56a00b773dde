"""Bad input: one clear sentence in either language, and nothing has changed."""

from __future__ import annotations

import msgspec
import pytest

from companion.games.aces.board.reading import read_map, read_troops
from companion.games.registry import game
from companion.kernel.assets import ASSETS
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble
from companion.text.language import CODES
from companion.text.teller import Teller
from tests.aces.positions import map_text, unit
from tests.aces.test_v2 import TABLES, V2
from tests.test_telling import STRICT, speak

UNITS = {"t2": unit("us_tank C5 damage=4"), "inf1": unit("g1_inf C6"), "inf9": unit("g1_inf A12")}
SECOND_TURN = {"phase": "name", "seat": "us", "first": "us", "round": 3, "active": []}


def opened(*lines: str) -> Table[object]:
    """A table with three units, at which the United States name their attacks; the tank rolls 4 dice."""
    table: Table[object] = Table.create(Journal(":memory:"), game("aces"), Setup({"players": "2"}))
    table.correct("*", {"units": msgspec.to_builtins(UNITS), **SECOND_TURN})
    for line in lines:
        table.enter(line)
    return table


FIGHT = ("name t2>inf1", "next")
LINES = {
    "seven dice for a pool of four": (FIGHT, "roll 1 2 3 4 5 6 7 back 1 2 3 4 5 6 7 8 9 10 11 12"),
    "a 13 on a die": (FIGHT, "roll 1 2 3 13 back 1 2 3 4 5 6 7 8 9 10 11 12"),
    "a unit that is not there": ((), "name t7>inf1"),
    "a target that is not there": ((), "name t2>inf8"),
    "money that is not there": ((*FIGHT, "hits 0 back 0"), "buy us_tank F01"),
    "a die of a rocket": ((), "fire F01 13"),
}


@pytest.mark.parametrize("case", LINES)
def test_a_line_is_refused_in_a_sentence(case: str) -> None:
    lines, bad = LINES[case]
    table = opened(*lines)
    before = (table.head, table.state)
    with pytest.raises(Trouble) as refused:
        table.enter(bad)
    assert (table.head, table.state) == before
    for code in CODES:
        voice = Teller(STRICT[code], table.game, table.state)
        trouble = refused.value
        told = (
            [voice.objection(each) for each in trouble.objections]
            if isinstance(trouble, NotAllowed)
            else list(voice.trouble(trouble))[:1]
        )
        assert told
        assert all(sentence.rstrip().endswith(".") for sentence in told), told


def test_files_are_refused_in_a_sentence() -> None:
    troops = (ASSETS / "games" / "aces" / "troops" / "sample.toml").read_text(encoding="utf-8")
    bad = {
        "a card with speed 0": lambda: read_troops(troops.replace("speed = 3.0", "speed = 0", 1), "mine.toml"),
        "a hex that touches nothing": lambda: read_map(map_text(("..  .", "..   ")), "mine.toml"),
    }
    for case, read in bad.items():
        with pytest.raises(Trouble) as refused:
            read()
        for code in CODES:
            told = " ".join(Teller(STRICT[code], game("aces"), None).trouble(refused.value))
            assert told.rstrip().endswith("."), (case, told)
            assert "mine.toml" in told


@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
def test_mission_v2_is_told_in_both_languages_without_a_gap(options: dict[str, str]) -> None:
    speak("aces", Setup(V2 | options), seed=2, count=90)
    for code in CODES:
        assert "aces-show-launcher" in STRICT[code].said


@pytest.mark.parametrize(
    ("code", "many", "none"),
    [
        ("en", "There is no hex “Z9”. There are: M9, N9, O9, P9, Q9, R9, ….", "There is no hex “C5”."),
        ("de", "Feld „Z9“ gibt es nicht. Es gibt: M9, N9, O9, P9, Q9, R9, ….", "Feld „C5“ gibt es nicht."),
    ],
)
def test_of_very_many_hexes_those_are_named_that_are_written_alike(code: str, many: str, none: str) -> None:
    half = Setup({"players": "2", "half": "7-12"})
    for setup, line, told in (
        (half, "inf1 K6-Z9", many),
        (Setup({"players": "2", "depth": "ledger"}), "place inf1 C5", none),
    ):
        table: Table[object] = Table.create(Journal(":memory:"), game("aces"), setup)
        with pytest.raises(Trouble) as refused:
            table.enter(line)
        assert " ".join(Teller(STRICT[code], table.game, table.state).trouble(refused.value)).startswith(told)
