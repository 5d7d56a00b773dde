"""The end of the game: MP-END-01..07, the rulings MP-AMB-13 and MP-AMB-24."""

import pytest

from companion.games.march.faults import faults
from tests.support import MARLBOROUGH, broken_by, cited, events, legal_lines, play

FIRST_TURN = """
    blue pick FORTIFY
    orange pick FORTIFY
"""
BLUE_SCORES = """
    blue pick SCORE
    orange pick RECRUIT
"""
BOTH_SCORE = """
    blue pick SCORE
    orange pick SCORE
"""


def vp(blue: int, orange: int, whole: int = 35) -> str:
    """Totals as lines of a record, the cubes simply dealt out by value."""
    left = whole - blue - orange
    white = blue % 5, orange % 5
    stock_white = (10 if whole == 35 else 11) - sum(white)
    assert left >= stock_white
    assert (left - stock_white) % 5 == 0
    piles = {
        "sides.blue.cubes": (blue // 5, white[0]),
        "sides.orange.cubes": (orange // 5, white[1]),
        "stock": ((left - stock_white) // 5, stock_white),
    }
    return "".join(f'\n    set {path} = {{"black": {b}, "white": {w}}}' for path, (b, w) in piles.items())


@pytest.mark.rule("MP-END-01", "MP-END-05", "MP-TYW-04")
def test_eighteen_vp_at_the_end_of_a_turn_end_the_game() -> None:
    table = play(FIRST_TURN + vp(14, 3) + BLUE_SCORES)
    assert table.state.sides["blue"].vp == 18
    assert table.result is not None
    assert (table.result.winner, table.result.reason) == ("blue", "threshold")
    assert cited(table) >= {"MP-END-01", "MP-END-05"}
    assert legal_lines(table) == []
    assert broken_by(table, "blue pick MOVE1") == {"MP-TURN-01"}


@pytest.mark.rule("MP-END-01")
def test_seventeen_are_not_enough() -> None:
    table = play(FIRST_TURN + vp(13, 3) + BLUE_SCORES)
    assert table.state.sides["blue"].vp == 17
    assert (table.result, table.state.phase, table.state.turn) == (None, "choose", 3)


@pytest.mark.rule("MP-END-01")
def test_a_game_that_should_have_ended_is_a_fault() -> None:
    table = play(vp(18, 0))
    assert [fault.rule for fault in faults(table.state)] == ["MP-END-01"]


@pytest.mark.rule("MP-END-02")
@pytest.mark.parametrize("first", ["blue", "orange"])
def test_the_turn_is_completed_before_the_game_ends(first: str) -> None:
    """Whoever scores first reaches 18, yet the other score of that turn is still paid."""
    first_turn = "    blue pick FORTIFY\n    orange pick RECRUIT"
    table = play("option ask-order: always\n" + first_turn + vp(14, 13) + BOTH_SCORE + f"    blue order {first}")
    assert (table.state.sides["blue"].vp, table.state.sides["orange"].vp) == (18, 17)
    assert table.result is not None
    assert table.result.winner == "blue"


@pytest.mark.rule("MP-END-02", "MP-END-05")
def test_with_less_left_the_order_of_the_scores_decides_who_wins() -> None:
    record = FIRST_TURN + vp(14, 14) + BOTH_SCORE
    for first in ("blue", "orange"):
        table = play(record + f"    blue order {first}")
        assert table.result is not None
        assert table.result.winner == first
        assert sorted(side.vp for side in table.state.sides.values()) == [17, 18]


@pytest.mark.rule("MP-END-03", "MP-END-05")
def test_both_agree_and_more_vp_win() -> None:
    table = play(vp(3, 4) + "\n    orange end\n    blue end")
    assert table.result is not None
    assert (table.result.winner, table.result.reason) == ("orange", "agreed")
    assert table.result.rules == ("MP-END-03", "MP-END-05")


@pytest.mark.rule("MP-END-06", "MP-TYW-04")
def test_equal_vp_are_a_tie() -> None:
    table = play("blue end\n orange end")
    assert table.result is not None
    assert (table.result.winner, table.result.rules) == (None, ("MP-END-03", "MP-END-06"))


@pytest.mark.rule("MP-END-04", breaks=True)
def test_one_player_alone_cannot_end_the_game() -> None:
    table = play("blue end")
    assert table.result is None
    assert broken_by(table, "blue end") == {"MP-END-04"}


@pytest.mark.rule("MP-END-04")
def test_the_offer_lapses_with_the_turn() -> None:
    table = play("blue end" + FIRST_TURN + "    orange end")
    assert table.result is None
    table.enter("blue end")
    assert table.result is not None


@pytest.mark.rule("MP-END-07")
def test_neither_a_lost_capital_nor_the_last_lost_army_ends_the_game() -> None:
    table = play(
        """
        set countries.BH.blue.standing = 0
        set countries.OH.blue.standing = 3
        set sides.blue.stock = 0
        set sides.blue.strength = 2
        blue pick ATTACK
        orange pick STRENGTH
        """
    )
    assert events(table, "occupied")
    assert table.state.armies_in_play("orange") == 0
    assert (table.result, table.state.turn) == (None, 2)


IN_THE_MIDDLE = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    blue pick MOVE1
    orange pick RECRUIT
"""


@pytest.mark.rule("MP-AMB-13", "MP-END-03")
def test_by_default_the_game_can_be_ended_at_any_time() -> None:
    table = play(IN_THE_MIDDLE)
    assert table.state.phase == "act"
    table.enter("blue end")
    table.enter("orange end")
    assert table.result is not None


@pytest.mark.rule("MP-AMB-13")
def test_a_table_may_end_between_turns_only() -> None:
    table = play("option agreed-end: between-turns" + IN_THE_MIDDLE)
    assert broken_by(table, "blue end") == {"MP-AMB-13"}
    table.enter("blue move 1 N->BH")
    assert broken_by(table, "blue end") == set()


@pytest.mark.rule("MP-MARL-10")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_marlborough_is_won_with_eighteen_at_the_end_of_a_turn(edition: str) -> None:
    table = play(MARLBOROUGH + f"    option edition: {edition}" + FIRST_TURN + vp(14, 12, 36) + BLUE_SCORES)
    assert table.result is not None
    assert (table.result.winner, table.state.sides["blue"].vp) == ("blue", 18)


@pytest.mark.rule("MP-MARL-11", "MP-AMB-24", "MP-DRV-06")
def test_marlborough_is_tied_when_both_reach_eighteen() -> None:
    table = play(MARLBOROUGH + FIRST_TURN + vp(14, 14, 36) + BOTH_SCORE)
    assert [side.vp for side in table.state.sides.values()] == [18, 18]
    assert table.state.stock.value == 0
    assert table.result is not None
    assert (table.result.winner, table.result.rules) == (None, ("MP-MARL-11",))


@pytest.mark.rule("MP-AMB-24")
@pytest.mark.parametrize(("ruling", "winner"), [("tie", None), ("compare", "blue")])
def test_unequal_totals_beyond_the_threshold(ruling: str, winner: str | None) -> None:
    """They cannot happen with 36 VP, so this table plays to 15."""
    table = play(
        MARLBOROUGH
        + f"    option both-at-threshold: {ruling}\n    set rules.threshold = 15"
        + FIRST_TURN
        + vp(14, 12, 36)
        + BOTH_SCORE
    )
    assert [side.vp for side in table.state.sides.values()] == [18, 16]
    assert table.result is not None
    assert table.result.winner == winner


@pytest.mark.rule("MP-AMB-24", "MP-END-03")
def test_the_end_by_agreement_in_marlborough() -> None:
    table = play(MARLBOROUGH + vp(3, 1, 36) + "\n    blue end\n    orange end")
    assert table.result is not None
    assert (table.result.winner, table.result.rules) == ("blue", ("MP-END-03", "MP-END-05"))
    table = play(MARLBOROUGH + "    option both-at-threshold: compare")
    assert broken_by(table, "blue end") == {"MP-AMB-24"}


@pytest.mark.rule("MP-AMB-24")
def test_the_introductory_scenario_knows_no_such_question() -> None:
    assert broken_by(play("option both-at-threshold: compare"), "blue end") == set()
