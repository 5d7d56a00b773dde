"""SCORE: MP-SCORE-01..13 and the rulings MP-AMB-11, MP-AMB-12 and MP-AMB-22."""

import pytest

from companion.games.march.moves.score import score_worth
from tests.support import MARLBOROUGH, broken_by, cited, events, legal_lines, play

FIRST_TURN = """
    blue pick FORTIFY
    orange pick FORTIFY
"""
IN_NEUTRAL = """
    set countries.BH.blue = {"standing": 0, "fortified": 0}
    set countries.N.blue.standing = 1
"""
ON_BLUE_CAPITAL = """
    set countries.OH.orange = {"standing": 0, "fortified": 0}
    set countries.BH.orange.standing = 1
    set countries.BH.occupied = "standing"
"""
BLUE_SCORES = """
    blue pick SCORE
    orange pick RECRUIT
"""


@pytest.mark.rule("MP-SCORE-01")
def test_a_score_is_one_plus_the_dice_of_all_controlled_countries() -> None:
    """MP-TV-06."""
    table = play(FIRST_TURN + IN_NEUTRAL + BLUE_SCORES)
    assert table.state.sides["blue"].vp == 6
    assert table.state.stock.value == 29
    told = events(table, "scored")[0].facts
    assert (told["basic"], told["parts"], told["worth"], told["total"]) == (1, "BH 3 + N 2", 6, 6)


@pytest.mark.rule("MP-SCORE-01", "MP-CTRL-06")
def test_an_occupied_enemy_home_is_scored_too() -> None:
    table = play(
        FIRST_TURN
        + """
        set countries.BH.blue.fortified = 0
        set countries.OH.blue.fortified = 1
        set countries.OH.occupied = "fortified"
        """
        + BLUE_SCORES
    )
    assert table.state.sides["blue"].vp == 7


@pytest.mark.rule("MP-SCORE-01")
def test_score_is_always_carried_out() -> None:
    table = play("option automatic: off\n blue pick FORTIFY\n orange pick RECRUIT\n orange recruit\n blue fortify BH")
    table.enter("blue pick SCORE")
    table.enter("orange pick STRENGTH")
    table.enter("orange strength OH")
    assert legal_lines(table) == ["blue score"]
    assert broken_by(table, "blue nothing") == {"MP-SCORE-01"}


@pytest.mark.rule("MP-SCORE-02", "MP-STR-04")
def test_a_country_without_a_die_counts_nothing() -> None:
    table = play(FIRST_TURN + IN_NEUTRAL + "    set countries.N.vp = 0" + BLUE_SCORES)
    assert table.state.sides["blue"].vp == 4
    assert events(table, "scored")[0].facts["parts"] == "BH 3"


@pytest.mark.rule("MP-SCORE-03")
def test_control_is_judged_after_all_other_actions_of_the_turn() -> None:
    table = play(FIRST_TURN + IN_NEUTRAL + "    blue pick SCORE\n    orange pick MOVE1\n    orange move 1f OH->N")
    assert table.state.sides["blue"].vp == 4


@pytest.mark.rule("MP-SCORE-03", "MP-SCORE-05")
def test_a_capital_lost_in_the_same_turn_costs_the_score() -> None:
    table = play(
        FIRST_TURN
        + """
        set countries.BH.blue.fortified = 0
        set sides.blue.stock = 3
        set countries.OH.orange.fortified = 0
        set countries.BH.orange.standing = 3
        set sides.orange.stock = 0
        blue pick SCORE
        orange pick ATTACK
        """
    )
    assert table.state.countries["BH"].occupied == "standing"
    assert table.state.sides["blue"].vp == 0


@pytest.mark.rule("MP-SCORE-04")
def test_scoring_leaves_the_dice_as_they_are() -> None:
    table = play(FIRST_TURN + IN_NEUTRAL + BLUE_SCORES)
    assert {id_: country.vp for id_, country in table.state.countries.items()} == {"BH": 3, "N": 2, "OH": 3}


@pytest.mark.rule("MP-SCORE-05", "MP-SCORE-07", "MP-SCORE-12", "MP-AMB-11")
def test_with_the_enemy_on_the_capital_nothing_is_scored_but_the_cards_return() -> None:
    table = play(FIRST_TURN + IN_NEUTRAL + ON_BLUE_CAPITAL + BLUE_SCORES)
    blue = table.state.sides["blue"]
    assert (blue.vp, table.state.stock.value) == (0, 35)
    assert (blue.hand, blue.discard) == (table.state.rules.cards, ())
    assert events(table, "scored-nothing")[0].rules == ("MP-SCORE-05",)
    assert table.faults() == ()


@pytest.mark.rule("MP-AMB-11")
def test_a_table_may_keep_the_cards_back_while_the_capital_is_occupied() -> None:
    table = play("option score-while-occupied: cards-stay" + FIRST_TURN + IN_NEUTRAL + ON_BLUE_CAPITAL + BLUE_SCORES)
    blue = table.state.sides["blue"]
    assert blue.vp == 0
    assert blue.discard == ("FORTIFY", "SCORE")
    assert "SCORE" not in blue.hand
    assert table.faults() == ()


@pytest.mark.rule("MP-AMB-11")
def test_a_player_left_without_cards_sits_the_turn_out() -> None:
    table = play(
        """
        option score-while-occupied: cards-stay
        set sides.blue.discard = ["MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
        set sides.blue.hand = []
        orange pick RECRUIT
        """
    )
    assert [event.facts["seat"] for event in events(table, "no-card")] == ["blue"]
    assert (table.state.turn, table.state.sides["orange"].stock) == (2, 1)


@pytest.mark.rule("MP-AMB-11")
@pytest.mark.parametrize("both", ["tie", "compare"])
def test_when_nobody_has_a_card_left_both_are_asked_to_end_the_game(both: str) -> None:
    every = '["MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]'
    none_left = ", ".join(f'"sides.{seat}.discard": {every}, "sides.{seat}.hand": []' for seat in ("blue", "orange"))
    table = play(f"option score-while-occupied: cards-stay\noption both-at-threshold: {both}\nset * = {{{none_left}}}")
    owed = [(decision.seat, decision.kind) for decision in table.pending() if not decision.optional]
    assert owed == [("blue", "end"), ("orange", "end")]
    table.enter("orange end")
    owed = [(decision.seat, decision.kind) for decision in table.pending() if not decision.optional]
    assert owed == [("blue", "accept-end")]
    table.enter("blue end")
    assert table.result is not None
    assert table.result.reason == "agreed"


@pytest.mark.rule("MP-SCORE-06", "MP-SCORE-13")
def test_only_the_own_cards_return_to_hand() -> None:
    table = play(FIRST_TURN + BLUE_SCORES)
    blue, orange = table.state.sides["blue"], table.state.sides["orange"]
    assert (blue.hand, blue.discard, blue.played) == (table.state.rules.cards, (), None)
    assert orange.discard == ("FORTIFY", "RECRUIT")
    assert cited(table) >= {"MP-SCORE-06", "MP-SCORE-13"}


@pytest.mark.rule("MP-SCORE-08", "MP-SCORE-10", breaks=True)
def test_nobody_scores_on_the_first_turn() -> None:
    table = play("")
    assert broken_by(table, "blue pick SCORE") == {"MP-SCORE-08", "MP-SCORE-10"}
    assert "blue pick SCORE" not in legal_lines(table)


@pytest.mark.rule("MP-SCORE-10", "MP-AMB-12")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_both_editions_forbid_it_on_the_first_turn_and_allow_it_on_the_second(edition: str) -> None:
    table = play(f"option edition: {edition}")
    assert "MP-SCORE-10" in broken_by(table, "orange pick SCORE")
    table = play(f"option edition: {edition}" + FIRST_TURN)
    assert broken_by(table, "orange pick SCORE") == set()


@pytest.mark.rule("MP-AMB-12")
def test_a_table_may_allow_it_on_the_first_turn_but_not_right_after_that() -> None:
    table = play("option first-turn-score: allowed" + BLUE_SCORES)
    assert table.state.sides["blue"].vp == 4
    assert broken_by(table, "blue pick SCORE") == {"MP-SCORE-08", "MP-SCORE-09"}


@pytest.mark.rule("MP-SCORE-08", "MP-SCORE-09", breaks=True)
def test_score_cannot_be_played_twice_in_a_row() -> None:
    """MP-TV-05."""
    table = play(FIRST_TURN + BLUE_SCORES)
    assert broken_by(table, "blue pick SCORE") == {"MP-SCORE-08", "MP-SCORE-09"}


@pytest.mark.rule("MP-SCORE-08", "MP-SCORE-09")
def test_after_any_other_card_score_is_allowed_again() -> None:
    """MP-TV-05."""
    table = play(FIRST_TURN + BLUE_SCORES + "    blue pick RECRUIT\n    orange pick STRENGTH")
    assert broken_by(table, "blue pick SCORE") == set()


@pytest.mark.rule("MP-SCORE-11")
def test_only_the_own_discard_pile_counts() -> None:
    table = play(FIRST_TURN + BLUE_SCORES)
    assert (len(table.state.sides["blue"].discard), len(table.state.sides["orange"].discard)) == (0, 2)
    assert "MP-SCORE-08" in broken_by(table, "blue pick SCORE")
    assert broken_by(table, "orange pick SCORE") == set()


@pytest.mark.rule("MP-SCORE-12")
def test_score_may_be_picked_while_the_capital_is_occupied() -> None:
    table = play(FIRST_TURN + ON_BLUE_CAPITAL)
    assert "blue pick SCORE" in legal_lines(table, "blue")


@pytest.mark.rule("MP-AMB-22", "MP-MARL-07")
@pytest.mark.parametrize(
    ("ruling", "posture", "worth"),
    [("anywhere", "standing", 1), ("anywhere", "fortified", 1), ("capital", "standing", 4)],
)
def test_which_enemy_costs_the_vp_of_the_own_home(ruling: str, posture: str, worth: int) -> None:
    table = play(
        MARLBOROUGH
        + f"""
    option enemy-in-home: {ruling}
    set countries.DR.orange.standing = 0
    set countries.FR.orange.{posture} = 1
    """
    )
    assert score_worth(table.state, "blue") == worth
