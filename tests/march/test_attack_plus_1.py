"""ATTACK+1 and the card it costs: MP-ATT-08..12, 17, 18."""

import pytest

from tests.march.attacking import armies, fight, given
from tests.support import broken_by, cited, legal_lines

FACE_TO_FACE = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 1
"""
ONLY_SCORE_LEFT = """
    set sides.blue.hand = ["ATTACK+1", "SCORE"]
    set sides.blue.discard = ["MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "STRENGTH"]
"""
ONLY_MOVE1_AND_SCORE_LEFT = """
    set sides.blue.hand = ["MOVE1", "ATTACK+1", "SCORE"]
    set sides.blue.discard = ["MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "STRENGTH"]
"""
RECRUIT_DISCARDED = """
    set sides.blue.hand = ["MOVE1", "MOVE2", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
    set sides.blue.discard = ["RECRUIT"]
"""
OTHER_CARDS = ("MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "STRENGTH")


@pytest.mark.rule("MP-ATT-08")
def test_attack_plus_1_is_an_attack_with_1_more() -> None:
    plain, better = given(FACE_TO_FACE), given(FACE_TO_FACE, blue="ATTACK+1")
    assert fight(plain, "blue attack N") == (1, 1)
    assert fight(better, "blue attack N discard MOVE1") == (2, 1)
    assert armies(better, "N") == {"blue": (1, 0)}


@pytest.mark.rule("MP-ATT-08", breaks=True)
def test_a_plain_attack_cannot_be_improved_with_a_card() -> None:
    assert broken_by(given(FACE_TO_FACE), "blue attack N discard MOVE1") == {"MP-ATT-08"}


@pytest.mark.rule("MP-ATT-09", breaks=True)
@pytest.mark.parametrize("hand", ["", ONLY_MOVE1_AND_SCORE_LEFT])
def test_the_card_for_attack_plus_1_is_not_optional(hand: str) -> None:
    table = given(FACE_TO_FACE + hand, blue="ATTACK+1")
    assert broken_by(table, "blue attack N") == {"MP-ATT-09"}


@pytest.mark.rule("MP-ATT-09", "MP-ATT-10")
def test_the_attacker_gives_up_any_one_card_but_score() -> None:
    table = given(FACE_TO_FACE, blue="ATTACK+1")
    assert legal_lines(table, "blue") == [f"blue attack N discard {card}" for card in OTHER_CARDS]
    table.enter("blue attack N discard STRENGTH")
    assert table.state.side("blue").hand == ("MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "SCORE")


@pytest.mark.rule("MP-ATT-10", breaks=True)
@pytest.mark.parametrize("hand", ["", ONLY_MOVE1_AND_SCORE_LEFT])
def test_score_is_never_given_up(hand: str) -> None:
    table = given(FACE_TO_FACE + hand, blue="ATTACK+1")
    assert broken_by(table, "blue attack N discard SCORE") == {"MP-ATT-10"}


@pytest.mark.rule("MP-ATT-11", "MP-CMB-04")
def test_with_only_score_left_attack_plus_1_is_a_plain_attack() -> None:
    table = given(FACE_TO_FACE + ONLY_SCORE_LEFT, blue="ATTACK+1")
    assert legal_lines(table, "blue") == ["blue attack N"]
    assert fight(table, "blue attack N") == (1, 1)
    assert table.state.side("blue").hand == ("SCORE",)


@pytest.mark.rule("MP-ATT-11", breaks=True)
def test_with_only_score_left_there_is_no_card_to_give_up() -> None:
    table = given(FACE_TO_FACE + ONLY_SCORE_LEFT, blue="ATTACK+1")
    assert broken_by(table, "blue attack N discard SCORE") == {"MP-ATT-11"}


@pytest.mark.rule("MP-ATT-12")
def test_an_attack_plus_1_without_a_target_costs_no_card() -> None:
    """Each army is alone in its own home."""
    table = given("", blue="ATTACK+1")
    table.enter("blue nothing")
    assert table.state.side("blue").hand == (*OTHER_CARDS, "SCORE")
    assert cited(table) == {"MP-ATT-06", "MP-ATT-12"}


@pytest.mark.rule("MP-ATT-12", breaks=True)
def test_nothing_is_not_paid_for() -> None:
    assert broken_by(given("", blue="ATTACK+1"), "blue nothing discard MOVE1") == {"MP-ATT-12"}


@pytest.mark.rule("MP-ATT-17", breaks=True)
@pytest.mark.parametrize("card", ["ATTACK+1", "RECRUIT"])
def test_neither_the_card_just_played_nor_a_discarded_one_can_be_given_up(card: str) -> None:
    table = given(FACE_TO_FACE + RECRUIT_DISCARDED, blue="ATTACK+1")
    assert broken_by(table, f"blue attack N discard {card}") == {"MP-ATT-17"}


@pytest.mark.rule("MP-ATT-17")
def test_the_last_card_besides_score_can_be_given_up() -> None:
    table = given(FACE_TO_FACE + ONLY_MOVE1_AND_SCORE_LEFT, blue="ATTACK+1")
    assert legal_lines(table, "blue") == ["blue attack N discard MOVE1"]
    assert fight(table, "blue attack N discard MOVE1") == (2, 1)


@pytest.mark.rule("MP-ATT-18")
def test_the_card_given_up_lies_open_and_comes_back_with_score() -> None:
    table = given(FACE_TO_FACE, blue="ATTACK+1")
    table.enter("blue attack N discard MOVE2")
    assert table.seen_by("orange").side("blue").discard == ("MOVE2",)
    for line in ("orange strength OH", "blue pick SCORE", "orange pick RECRUIT", "orange recruit", "blue score"):
        table.enter(line)
    assert "MOVE2" in table.state.side("blue").hand
    assert table.state.side("blue").discard == ()
