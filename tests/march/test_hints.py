"""What a move would do, told before it is made."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.march.game import March
from companion.games.march.moves.cards import Pick
from companion.kernel.game import Move
from companion.kernel.table import Table
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.march.attacking import given
from tests.march.own_scenario import ALPS, own
from tests.support import MARLBOROUGH, play

FACE_TO_FACE = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 1
"""
ORANGE_ON_THE_CAPITAL = """
    set countries.BH.orange.standing = 1
    set countries.OH.orange.standing = 0
    set countries.BH.occupied = "standing"
"""
BLUE_ON_THE_CAPITAL = """
    set countries.OH.blue.standing = 1
    set countries.BH.blue.standing = 0
    set countries.OH.occupied = "standing"
"""


def told(table: Table[Any], move: Move, code: str = "en") -> str:
    hint = table.game.hint(table.state, move)
    return Teller(language(code), table.game, table.state).event(hint) if hint else ""


def card(table: Table[Any], name: str, seat: str = "blue", code: str = "en") -> str:
    return told(table, Pick(seat, name), code)


def line(table: Table[Any], text: str, code: str = "en") -> str:
    return told(table, table.reader().move(text), code)


# --- a card in hand --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("MOVE1", "1 army to Neutral"),
        ("MOVE2", "up to 2 armies to Neutral"),
        ("RECRUIT", "1 army in Blue home, 1 left in stock"),
        ("FORTIFY", "lays down an army in Blue home"),
        ("ATTACK", "does nothing now: no army faces an enemy army or garrison"),
        ("ATTACK+1", "does nothing now: no army faces an enemy army or garrison"),
        ("STRENGTH", "army strength 2; one VP die down: Blue home 3"),
        ("SCORE", "4 VP: 1 + Blue home 3, then 4 of 18"),
    ],
)
def test_at_the_start_each_card_says_what_it_would_do(name: str, english: str) -> None:
    assert card(play("roll 6 1"), name) == english


def test_a_card_with_rules_of_its_own_is_carried_out_by_hand() -> None:
    state = own(ALPS)
    hint = March().hint(state, Pick("blue", "SPY"))
    assert hint is not None
    assert hint.kind == "hint-by-hand"


@pytest.mark.parametrize(
    ("position", "name", "why"),
    [
        ("set countries.BH.blue.standing = 0\nset sides.blue.stock = 3", "MOVE1", "no army is in play"),
        ("set countries.BH.blue.standing = 0\nset sides.blue.stock = 3", "FORTIFY", "no army is in play"),
        ("set countries.BH.blue.standing = 3\nset sides.blue.stock = 0", "RECRUIT", "no army is left in the stock"),
        ('set countries.BH.blue = {"standing": 0, "fortified": 1}', "FORTIFY", "every army is fortified already"),
        ("set countries.BH.vp = 0", "STRENGTH", "no controlled country has a VP die that may go down"),
        (
            ORANGE_ON_THE_CAPITAL,
            "RECRUIT",
            "the enemy is on the capital",
        ),
    ],
)
def test_a_dead_card_says_why(position: str, name: str, why: str) -> None:
    assert card(play(position), name) == f"does nothing now: {why}"


def test_score_adds_up_what_is_controlled_now() -> None:
    table = play(
        """
        set countries.BH.blue.standing = 0
        set countries.N.blue.standing = 1
        set sides.blue.cubes = {"black": 2, "white": 1}
        """
    )
    assert card(table, "SCORE") == "6 VP: 1 + Blue home 3 + Neutral 2, then 17 of 18"
    assert card(table, "SCORE", code="de") == "6 SP: 1 + Heimat Blau 3 + Neutral 2, dann 17 von 18"


def test_score_says_when_the_stock_is_too_small_and_when_the_capital_is_lost() -> None:
    short = play('set stock = {"black": 0, "white": 3}')
    assert card(short, "SCORE") == "4 VP: 1 + Blue home 3, but the stock has only 3"
    lost = play(ORANGE_ON_THE_CAPITAL)
    assert card(lost, "SCORE") == "no VP, the enemy is on the capital; all cards back"


def test_attack_names_the_best_odds() -> None:
    table = play(FACE_TO_FACE + "set sides.blue.stock = 1\nset countries.OH.blue.standing = 1")
    assert card(table, "ATTACK") == "best in Neutral: 1 against 1, all armies there are lost; 1 other place"
    assert card(table, "ATTACK+1") == "best in Neutral: 2 against 1, a win; costs a card; 1 other place"


def test_an_attack_that_must_be_lost_says_so() -> None:
    table = play("set countries.BH.blue.standing = 0\nset countries.OH.blue.standing = 1")
    assert card(table, "ATTACK") == "best in Orange home: 1 against 3, a defeat and no way around it"


def test_attack_plus_1_counts_when_it_is_paid_at_the_reveal() -> None:
    table = play("option discard-moment: at-reveal\n" + FACE_TO_FACE)
    assert card(table, "ATTACK+1") == "best in Neutral: 2 against 1, a win"


def test_strength_at_its_limit_is_told_to_be_wasted() -> None:
    table = play("set sides.blue.strength = 6")
    assert card(table, "STRENGTH") == "army strength stays 6; one VP die down: Blue home 3"


def test_a_ring_of_countries_offers_both_ways() -> None:
    table = play(MARLBOROUGH)
    assert card(table, "MOVE1") == "1 army to Spanish Netherlands, Electorate of Bavaria"


# --- a move ----------------------------------------------------------------------------------------------------


def test_an_attack_shows_its_arithmetic_and_who_wins() -> None:
    two = "set sides.blue.stock = 0\nset countries.N.blue.standing = 2\nset countries.BH.blue.fortified = 1"
    table = given(FACE_TO_FACE + two, blue="ATTACK+1")
    assert line(table, "blue attack N discard MOVE1") == "2×1+1 = 3 against 1: Blue wins"
    assert line(table, "blue attack N discard MOVE1", "de") == "2×1+1 = 3 gegen 1: Blau siegt"


def test_an_attack_tells_a_draw_a_defeat_and_a_capital() -> None:
    assert line(given(FACE_TO_FACE), "blue attack N") == "1×1 = 1 against 1: all armies there are lost"
    storm = "set countries.BH.blue.standing = 0\nset countries.OH.blue.standing = 1\n"
    garrison = "set countries.OH.orange.standing = 0\nset sides.orange.stock = 3\n"
    lost = given(storm + garrison)
    assert line(lost, "blue attack OH") == "1×1 = 1 against 0 + 2 garrison = 2: Blue loses the army"
    won = given(storm + garrison + "set sides.blue.strength = 3\n")
    assert line(won, "blue attack OH") == "1×3 = 3 against 0 + 2 garrison = 2: Blue wins and takes the capital"


def test_the_hint_of_an_attack_is_what_then_happens() -> None:
    table = given(FACE_TO_FACE + "set sides.blue.strength = 2")
    move = table.reader().move("blue attack N")
    hint = table.game.hint(table.state, move)
    table.enter(move)
    [fought] = [event for event in table.entry(table.head).events if event.kind == "attacked"]
    assert hint is not None
    assert {key: hint.facts[key] for key in fought.facts} == fought.facts


@pytest.mark.parametrize(
    ("position", "move", "english"),
    [
        ("", "blue move 1 BH->N", "1 army to Neutral: Blue controls it"),
        (
            "set countries.N.orange.standing = 1\nset countries.OH.orange.standing = 0",
            "blue move 1 BH->N",
            "1 army to Neutral: against 1 enemy army",
        ),
        (
            "set countries.N.blue.standing = 1\nset countries.BH.blue.standing = 0",
            "blue move 1 N->OH",
            "1 army to Orange home: against 1 enemy army and the garrison of 2",
        ),
        (
            BLUE_ON_THE_CAPITAL,
            "blue move c OH->N",
            "1 army to Neutral: Blue controls it, off the capital",
        ),
    ],
)
def test_a_move_says_what_it_meets(position: str, move: str, english: str) -> None:
    assert line(given(position, blue="MOVE1"), move) == english


def test_strength_and_fortify_say_what_changes() -> None:
    assert line(given("", blue="STRENGTH"), "blue strength BH") == "Blue home down to 2 VP, army strength up to 2"
    assert line(given("", blue="FORTIFY"), "blue fortify BH") == "defence in Blue home 2 instead of 1"


def test_a_move_against_the_rules_has_no_hint() -> None:
    table = given("", blue="STRENGTH")
    assert table.game.hint(table.state, table.reader().meant("blue strength OH")) is None


# --- secrets ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MP-TURN-04")
def test_a_hint_never_depends_on_the_card_the_other_side_laid_face_down() -> None:
    game, state = March(), play(FACE_TO_FACE).state
    hidden = [game.play(state, Pick("orange", card)).state for card in ("ATTACK", "FORTIFY", "ATTACK+1")]
    for name in state.side("blue").hand:
        assert len({str(game.hint(after, Pick("blue", name))) for after in (state, *hidden)}) == 1


@pytest.mark.parametrize("code", CODES)
def test_every_hint_is_a_sentence_without_gaps(code: str) -> None:
    table = play(FACE_TO_FACE)
    for seat in table.game.seats:
        for name in table.state.side(seat).hand:
            text = card(table, name, seat, code)
            assert text
            assert "{" not in text
