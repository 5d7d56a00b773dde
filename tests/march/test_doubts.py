"""Marlborough: what no rulebook states is answered by the table, and an answer that is hardly meant is asked about."""

from __future__ import annotations

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.record import import_record, read_record
from tests.shell import OK, Shell, refusal
from tests.support import MARLBOROUGH

ANSWERS = {"scenario": "marlborough", "touching": "FR-SN SN-DR DR-BA BA-FR", "blue-home": "FR", "home-vp": "3",
           "neutral-vp": "2", "armies-in-play": "1"}  # fmt: skip
APART = "FR-SN DR-BA"


def doubted(**changed: str) -> list[str]:
    answers = ANSWERS | {key.replace("_", "-"): value for key, value in changed.items()}
    return [doubt.kind for doubt in game("march").doubts(Setup(answers))]


@pytest.mark.rule("MP-MARL-06")
@pytest.mark.parametrize(("vp", "kinds"), [("0", ["doubt-floor"]), ("1", ["doubt-floor"]), ("2", []), ("3", [])])
def test_a_home_die_below_the_floor_is_asked_about(vp: str, kinds: list[str]) -> None:
    assert doubted(home_vp=vp) == kinds


@pytest.mark.rule("MP-MOVE-12")
@pytest.mark.parametrize(
    ("touching", "kinds"), [(APART, ["doubt-apart"]), ("FR-SN SN-BA BA-DR", []), ("FR-DR SN-BA", [])]
)
def test_countries_from_which_the_sides_can_never_meet_are_asked_about(touching: str, kinds: list[str]) -> None:
    assert doubted(touching=touching) == kinds


def test_the_introductory_scenario_leaves_no_doubt() -> None:
    assert game("march").doubts(Setup()) == ()


def new(*more: str, **changed: str) -> tuple[str, ...]:
    answers = ANSWERS | {key.replace("_", "-"): value for key, value in changed.items()}
    return ("new", "march", *(word for key, value in answers.items() for word in ("--set", f"{key}={value}")), *more)


def test_the_command_line_refuses_and_names_what_confirms_it(companion: Shell) -> None:
    told = refusal(companion(*new(touching=APART, home_vp="1")))
    assert told == (
        "The home VP dice would begin on 1, though nothing ever turns them below 2. As the cards lie, no way leads "
        "from FR to DR, so the two sides can never meet. If it is meant so, add --agreed; otherwise change the options."
    )
    assert "füge --agreed hinzu" in refusal(companion(*new("--lang", "de", home_vp="1")))
    assert companion("tables").out.count("march") == 0
    assert companion(*new("--agreed", touching=APART, home_vp="1")).code == OK


def test_a_record_of_such_a_table_opens_unasked() -> None:
    record = f"game: march\n{MARLBOROUGH}\nroll 6 1\n".replace("FR-SN SN-DR DR-BA BA-FR", APART)
    table = import_record(Journal(":memory:"), game("march"), read_record(record.encode()))
    assert table.state.phase == "choose"
