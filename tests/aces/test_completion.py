"""Somebody who does not know the notation comes to the end of every move by completion alone."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.reading import Reader
from tests.aces.positions import table
from tests.laws import check_line, random_move

AFIELD = {"t1": "us_tank C3", "art1": "us_how A1", "inf1": "us_inf B3", "t9": "g2_tank C4", "inf9": "g2_inf B4"}


def words_for(verbs: set[str], lines: list[str]) -> set[str]:
    return verbs & {line.split()[0] for line in lines}


@pytest.mark.parametrize(
    "options",
    [{"players": "2"}, {}, {"players": "2", "depth": "ledger"}, {"mission": "ardennes"}],
    ids=["two", "four", "without a map", "Ardennes"],
)
def test_every_verb_that_leads_somewhere_is_offered_and_leads_to_a_move(options: dict[str, str]) -> None:
    rules, dice = game("aces"), Random(5)
    state, met = rules.start(Setup(options)), set[str]()
    for number in range(240):
        if rules.result(state) is not None:
            break
        for decision in rules.pending(state) if number % 6 == 0 else ():
            reader = Reader(rules, state, rules.pending(state))
            wanted = {move.verb() for move in rules.ways(state, decision)} | {"roll"} & set(decision.verbs)
            firsts = reader.complete("", decision.seat)
            assert words_for(wanted, firsts) == wanted
            for verb in wanted:
                check_line(rules, state, reader, verb, decision.seat, dice)
            met |= wanted
        state = rules.play(state, random_move(rules, state, dice)).state
    assert len(met) > 8


def test_a_move_is_completed_without_its_verb() -> None:
    reader = table(units=AFIELD).reader()
    assert {"t1", "art1", "inf1", "move"} <= set(reader.complete(""))
    assert reader.complete("t1 C3-B") == [line.removeprefix("move ") for line in reader.complete("move t1 C3-B")]
    assert "t1 C3-B2" in reader.complete("t1 C3-B")
    assert "us t1 C3-B2" in reader.complete("us t1 C3-B")


def test_a_move_is_completed_in_german() -> None:
    play = table(units=AFIELD)
    reader = Reader(play.game, play.state, play.game.pending(play.state), "de")
    assert "pz1 C3-B2" in reader.complete("pz1 C3-B")


def test_dice_are_completed_to_as_many_as_are_rolled() -> None:
    reader = table(units=AFIELD, phase="fight", attacks=[("t1", "t9")]).reader()
    line, marks = "roll", []
    while further := [each for each in reader.complete(f"{line} ") if each.endswith((" ?", " back"))]:
        line = further[0].removesuffix("?") + "7" if further[0].endswith("?") else further[0]
        marks.append(further[0].split()[-1])
    assert "back" in marks
    assert reader.move(line).verb() == "roll"
    german = table(units=AFIELD, phase="fight", attacks=[("t1", "t9")])
    dice = Reader(german.game, german.state, german.game.pending(german.state), "de")
    assert dice.complete("würf") == ["würfle"]
    assert dice.complete(f"würfle {' '.join('4' for _ in range(marks.index('back')))} ") == [
        f"würfle {' '.join('4' for _ in range(marks.index('back')))} zurück"
    ]


def test_another_order_of_attacks_is_completed() -> None:
    units = {**AFIELD, "inf1": "us_inf B4", "inf9": "g2_inf B5"}
    play = table(units=units, phase="name", attacks=[("t1", "t9"), ("inf1", "inf9")])
    assert play.reader().complete("reorder ") == ["reorder inf1"]
    assert play.reader().complete("reorder inf1 ") == ["reorder inf1 t1"]
