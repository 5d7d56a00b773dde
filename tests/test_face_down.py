"""At the command line a secret move lies face down however it was entered, and is not repeated when it is refused."""

from __future__ import annotations

import re
from hashlib import blake2b
from json import loads as as_json

import pytest

from companion.text.language import CODES
from tests.shell import OK, REFUSED, Shell, refusal

SEATS = ("blue", "orange")
CHANCE = re.compile(r'"(?:table|time)":(?:"[^"]*"|[\d.]+)|\b[0-9a-f]{8}\b')  # ids, times and seals
RULES = ("MP-SCORE-08", "MP-SCORE-10")


@pytest.fixture
def picking(companion: Shell) -> str:
    """A table at which both pick their first card."""
    id_ = companion("new", "march").out.strip()
    companion("enter", id_, "roll 6 1")
    return id_


def outlets(companion: Shell, table: str) -> list[str]:
    """All that is printed about a table, for everybody and for each seat; but for what differs each time."""
    looks = [
        [look, table, *seat] for look in ("show", "choices", "log") for seat in ([], *(["--seat", s] for s in SEATS))
    ]
    looks += [[*look, "--json"] for look in looks]
    looks += [["why", table, "2"], ["export", table, "-"], ["export", table, "--code"], ["recheck", table]]
    answers = [companion(*look) for look in looks]
    assert [answer.code for answer in answers] == [OK] * len(answers)
    return [CHANCE.sub("…", (answer.out + answer.err).replace(table, "TABLE")) for answer in answers]


def test_a_house_rule_face_down_looks_like_any_other_pick_from_everywhere(companion: Shell) -> None:
    tables = [companion("new", "march").out.strip() for _ in range(2)]
    for table in tables:
        companion("enter", table, "roll 6 1")
    answers = [
        companion("enter", tables[0], "blue pick MOVE2"),
        companion("force", tables[1], "blue pick SCORE", "--reason", "late"),
    ]
    assert CHANCE.sub("…", answers[0].out) == CHANCE.sub("…", answers[1].out)
    assert outlets(companion, tables[0]) == outlets(companion, tables[1])


def test_at_the_reveal_the_rules_it_set_aside_are_told(companion: Shell, picking: str) -> None:
    companion("force", picking, "blue pick SCORE", "--reason", "late")
    told = companion("enter", picking, "orange pick RECRUIT").lines
    assert told[0] == f"House rule by Blue, against {', '.join(RULES)}: late"


# --- refused --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("typed", ["pick SCORE", "pick SCROE", "blue pick SCORE", "SCROE", "pick", "pick SCORE X"])
def test_a_seat_that_is_refused_reads_nothing_of_its_card(
    companion: Shell, picking: str, typed: str, code: str
) -> None:
    for asked in (
        companion("enter", picking, typed, "--seat", "blue", "--lang", code),
        companion("enter", picking, "--seat", "blue", "--lang", code, reads=f"{typed}\n"),
    ):
        line = asked.err.strip()
        assert asked.code == REFUSED
        assert len(line.splitlines()) == 1
        assert "companion choices" in line
        for word in ("SCORE", "SCROE", "PUNKTEN", "MP-"):
            assert word not in asked.out + asked.err


def test_scripts_read_nothing_of_it_either(companion: Shell, picking: str) -> None:
    answer = companion("enter", picking, "pick SCORE", "--seat", "blue", "--json")
    assert answer.json.keys() == {"legal", "objections", "error"}
    assert (answer.json["legal"], answer.json["objections"]) == (False, [])
    assert "SCORE" not in answer.out + answer.err


def test_a_house_rule_that_cannot_be_laid_down_is_not_repeated(companion: Shell, table: str) -> None:
    """MOVE 2 is on the discard pile."""
    line = refusal(companion("force", table, "blue pick MOVE2"))
    assert "house rule" in line
    assert "MOVE" not in line
    assert "MP-" not in line


def test_what_is_no_secret_is_refused_with_its_rules_as_ever(companion: Shell, picking: str) -> None:
    assert "[MP-TURN-06]" in refusal(companion("enter", picking, "recruit", "--seat", "blue"))


# --- digests --------------------------------------------------------------------------------------------------------


def test_after_the_reveal_anybody_can_check_a_seal(companion: Shell, table: str) -> None:
    *_, sealed, reveal = [line for line in map(as_json, companion("log", table, "--json").lines) if line["entry"] <= 3]
    (seal,) = reveal["seals"]
    assert blake2b((seal["salt"] + seal["order"]).encode(), digest_size=4).hexdigest() == seal["digest"]
    assert sealed["events"][0]["facts"]["digest"] == seal["digest"]
    assert sealed["seals"] == []
    for n in ("2", "3"):
        assert f"The seal {seal['digest']} is right." in companion("why", table, n).out


@pytest.mark.parametrize("code", CODES)
def test_why_says_so_in_both_languages(companion: Shell, table: str, code: str) -> None:
    assert {"en": "is right", "de": "stimmt"}[code] in companion("why", table, "3", "--lang", code).out
