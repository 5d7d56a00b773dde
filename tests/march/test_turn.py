"""The turn: MP-TURN-01..13."""

from itertools import combinations
from typing import Any

import pytest

from companion.games.march.state import HIDDEN, Force
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from tests.support import broken_by, cited, events, legal_lines, play

ONE_CARD_USED = """
    set sides.blue.hand = ["MOVE1", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
    set sides.blue.discard = ["MOVE2"]
    set sides.orange.hand = ["MOVE1", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
    set sides.orange.discard = ["MOVE2"]
"""
FACE_TO_FACE = """
    set countries.N.blue.standing = 1
    set sides.blue.stock = 1
    set countries.N.orange.standing = 1
    set sides.orange.stock = 1
"""
IN_TURN_ORDER = ["MOVE1", "RECRUIT", "FORTIFY", "ATTACK", "STRENGTH", "SCORE"]


def owing(table: Table[Any]) -> list[tuple[str | None, str]]:
    """Who has to decide what now."""
    return [(decision.seat, decision.kind) for decision in table.pending() if not decision.optional]


# --- step 1: pick ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MP-TURN-02", "MP-TURN-03")
def test_each_player_owes_exactly_one_card_of_the_hand() -> None:
    table = play(ONE_CARD_USED)
    assert owing(table) == [("blue", "pick"), ("orange", "pick")]
    hand = ["MOVE1", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
    assert legal_lines(table, "blue") == [f"blue pick {card}" for card in hand]
    table.enter("blue pick FORTIFY")
    assert owing(table) == [("orange", "pick")]


@pytest.mark.rule("MP-TURN-02", breaks=True)
def test_nobody_picks_a_second_card_after_the_reveal() -> None:
    table = play("option automatic: off\nblue pick MOVE1\norange pick RECRUIT")
    assert broken_by(table, "blue pick MOVE2") == {"MP-TURN-02"}


@pytest.mark.rule("MP-TURN-02")
def test_nobody_lays_down_a_second_card() -> None:
    table = play("blue pick MOVE1")
    with pytest.raises(Trouble) as refused:
        table.enter("blue pick MOVE2")
    assert refused.value.key == "sealed-already"


@pytest.mark.rule("MP-TURN-06", breaks=True)
def test_doing_nothing_is_no_card() -> None:
    assert broken_by(play(""), "blue nothing") == {"MP-TURN-06"}


@pytest.mark.rule("MP-TURN-03", breaks=True)
def test_a_card_the_game_is_played_without_cannot_be_picked() -> None:
    table = play("option hand: MOVE1 RECRUIT ATTACK SCORE")
    assert broken_by(table, "blue pick FORTIFY") == {"MP-TURN-03"}


@pytest.mark.rule("MP-TURN-11", breaks=True)
def test_a_discarded_card_cannot_be_picked() -> None:
    assert broken_by(play(ONE_CARD_USED), "blue pick MOVE2") == {"MP-TURN-11"}


@pytest.mark.rule("MP-TURN-11", "MP-TURN-10")
def test_after_score_a_discarded_card_can_be_picked_again() -> None:
    table = play(ONE_CARD_USED + "blue pick SCORE\norange pick RECRUIT")
    assert table.state.turn == 2
    assert broken_by(table, "blue pick MOVE2") == set()
    assert broken_by(table, "orange pick MOVE2") == {"MP-TURN-11"}


@pytest.mark.rule("MP-TURN-04")
def test_a_card_laid_face_down_tells_nobody_anything() -> None:
    move, score = play(ONE_CARD_USED + "blue pick MOVE1"), play(ONE_CARD_USED + "blue pick SCORE")
    assert move.seen_by("orange") == score.seen_by("orange")
    assert move.seen_by(None) == score.seen_by(None)
    assert legal_lines(move) == legal_lines(score)
    (sealed,) = events(move)
    assert sealed.kind == "sealed"
    assert sealed.facts.keys() == {"seat", "digest"}


@pytest.mark.rule("MP-TURN-04")
def test_a_pick_already_in_the_state_is_hidden_from_the_other_player() -> None:
    table = play('set sides.blue.hand = ["MOVE1"]\nset sides.blue.played = "SCORE"')
    assert table.seen_by("blue").sides["blue"].played == "SCORE"
    for seat in ("orange", None):
        side = table.seen_by(seat).sides["blue"]
        assert (side.played, side.hand) == (HIDDEN, ("MOVE1", "SCORE"))


# --- step 2: reveal --------------------------------------------------------------------------------------------


@pytest.mark.rule("MP-TURN-05")
def test_both_cards_are_revealed_by_one_entry() -> None:
    table = play("option automatic: off\norange pick RECRUIT")
    assert events(table, "revealed") == []
    table.enter("blue pick MOVE1")
    revealed = [(event.facts["seat"], event.facts["card"]) for event in events(table, "revealed")]
    assert revealed == [("blue", "MOVE1"), ("orange", "RECRUIT")]
    assert table.seen_by(None).sides["blue"].played == "MOVE1"


# --- step 3: carry out -----------------------------------------------------------------------------------------


@pytest.mark.rule("MP-TURN-06")
@pytest.mark.parametrize(("early", "late"), list(combinations(IN_TURN_ORDER, 2)))
@pytest.mark.parametrize(("first", "second"), [("blue", "orange"), ("orange", "blue")])
def test_the_earlier_step_goes_first_whoever_played_it(early: str, late: str, first: str, second: str) -> None:
    table = play(f"option automatic: off\n{ONE_CARD_USED}{FACE_TO_FACE}{first} pick {early}\n{second} pick {late}")
    assert [seat for seat, _ in owing(table)] == [first]
    table.enter(legal_lines(table, first)[0])
    assert [seat for seat, _ in owing(table)] == [second]


@pytest.mark.rule("MP-TURN-06", breaks=True)
def test_a_later_step_has_to_wait() -> None:
    table = play("option automatic: off\nblue pick RECRUIT\norange pick MOVE1")
    assert broken_by(table, "blue recruit") == {"MP-TURN-06"}
    table.enter("orange move 1 OH->N")
    assert broken_by(table, "blue recruit") == set()


@pytest.mark.rule("MP-TURN-06", breaks=True)
def test_only_the_card_that_was_played_is_carried_out() -> None:
    table = play("option automatic: off\nblue pick RECRUIT\norange pick RECRUIT")
    assert broken_by(table, "blue fortify BH") == {"MP-TURN-06"}


@pytest.mark.rule("MP-TURN-07")
@pytest.mark.parametrize(("blue", "orange", "step"), [("MOVE1", "MOVE2", "a"), ("ATTACK+1", "ATTACK", "d")])
def test_two_cards_of_one_step_wait_for_the_order(blue: str, orange: str, step: str) -> None:
    table = play(f"{FACE_TO_FACE}blue pick {blue}\norange pick {orange}")
    assert (table.state.step, table.state.phase) == (step, "order")
    assert owing(table) == [("blue", "order")]


ADVANCE_ON_NEUTRAL = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.orange.standing = 2
    set sides.orange.stock = 1
    blue pick STRENGTH
    orange pick MOVE2
"""


@pytest.mark.rule("MP-TURN-08")
def test_a_move_of_the_same_turn_takes_a_country_out_of_reach() -> None:
    """MP-TV-02, turn 2: Blue controlled N when the cards were revealed, but not when STRENGTH came."""
    table = play("option automatic: off\n" + ADVANCE_ON_NEUTRAL)
    assert table.state.countries["N"].orange == Force()
    table.enter("orange move 2 OH->N")
    assert broken_by(table, "blue strength N") == {"MP-STR-01", "MP-CTRL-05"}
    assert legal_lines(table) == ["blue strength BH"]


# --- step 4: discard -------------------------------------------------------------------------------------------


@pytest.mark.rule("MP-TURN-01", "MP-TURN-09")
def test_played_cards_are_discarded_and_the_next_turn_begins() -> None:
    table = play("blue pick MOVE1\norange pick RECRUIT")
    state = table.state
    assert (state.side("blue").discard, state.side("orange").discard) == (("MOVE1",), ("RECRUIT",))
    assert "MOVE1" not in state.side("blue").hand
    assert (state.side("blue").played, state.side("orange").played) == (None, None)
    assert (state.turn, state.phase, state.step) == (2, "choose", None)
    assert cited(table) >= {"MP-TURN-01", "MP-TURN-05", "MP-TURN-09"}


@pytest.mark.rule("MP-TURN-09")
def test_a_card_that_did_nothing_is_discarded_too() -> None:
    table = play("blue pick ATTACK\norange pick RECRUIT")
    assert [event.facts["seat"] for event in events(table, "nothing")] == ["blue"]
    assert table.state.side("blue").discard == ("ATTACK",)


@pytest.mark.rule("MP-TURN-10")
def test_score_is_back_in_hand_and_never_discarded() -> None:
    table = play(ONE_CARD_USED + "blue pick SCORE\norange pick RECRUIT")
    blue = table.state.side("blue")
    assert (blue.discard, len(blue.hand), "SCORE" in blue.hand) == ((), 8, True)
    assert [event.facts["card"] for event in events(table, "card-discarded")] == ["RECRUIT"]


@pytest.mark.rule("MP-TURN-12")
@pytest.mark.parametrize("seat", ["blue", "orange", None])
def test_everybody_sees_both_discard_piles(seat: str | None) -> None:
    seen = play("blue pick MOVE1\norange pick RECRUIT").seen_by(seat)
    assert (seen.sides["blue"].discard, seen.sides["orange"].discard) == (("MOVE1",), ("RECRUIT",))


# --- the end of the turn ---------------------------------------------------------------------------------------

NEARLY_THERE = """
    set sides.blue.cubes = {"black": 3, "white": 0}
    set sides.orange.cubes = {"black": 0, "white": 5}
    set stock = {"black": 2, "white": 5}
"""


@pytest.mark.rule("MP-TURN-13")
def test_the_end_is_checked_once_the_turn_is_complete() -> None:
    """Blue reaches 18 first, but Orange's SCORE of the same turn still counts, and the cards are put away."""
    table = play(ONE_CARD_USED + NEARLY_THERE + "blue pick SCORE\norange pick SCORE")
    assert [event.kind for event in events(table)][-1] == "game-over"
    assert (table.state.side("blue").vp, table.state.side("orange").vp) == (19, 9)
    assert table.result is not None
    assert table.result.winner == "blue"


@pytest.mark.rule("MP-TURN-13")
def test_eighteen_points_do_not_end_a_turn_in_the_middle() -> None:
    table = play("option automatic: off\n" + ONE_CARD_USED + NEARLY_THERE + "blue pick SCORE\norange pick SCORE")
    table.enter("blue score")
    assert (table.state.side("blue").vp, table.result) == (19, None)
    assert owing(table) == [("orange", "score")]


@pytest.mark.rule("MP-TURN-01", breaks=True)
def test_no_turn_follows_the_end() -> None:
    table = play(ONE_CARD_USED + NEARLY_THERE + "blue pick SCORE\norange pick RECRUIT")
    assert table.pending() == ()
    assert broken_by(table, "blue pick MOVE1") == {"MP-TURN-01"}
    assert broken_by(table, "orange recruit") == {"MP-TURN-01"}


def test_a_table_on_which_nobody_has_a_card_waits_for_the_players() -> None:
    """Corrections have emptied both hands: no turn passes by itself, and both may still agree to stop."""
    table = play("set sides.blue.hand = []\nset sides.orange.hand = []")
    table.enter("blue repick")
    assert (table.state.phase, table.state.turn) == ("choose", 1)
    assert {(decision.seat, decision.kind) for decision in table.pending()} == {
        ("blue", "repick"),
        ("orange", "repick"),
        ("blue", "end"),
        ("orange", "end"),
    }
