"""Initiative: MP-INIT-01..13; when the card is flipped (MP-AMB-18), when the order is asked (MP-AMB-19)."""

import pytest

from companion.games.march.state import Force
from tests.support import broken_by, cited, events, legal_lines, play

BOTH_MOVE = """
    blue pick MOVE1
    orange pick MOVE2
"""
FACE_TO_FACE = """
    set countries.N.blue.standing = 1
    set sides.blue.stock = 1
    set countries.N.orange.standing = 1
    set sides.orange.stock = 1
"""
BOTH_ATTACK = f"""
    {FACE_TO_FACE}
    blue pick ATTACK
    orange pick ATTACK
"""
BOTH_FORTIFY = f"""
    {FACE_TO_FACE}
    blue pick FORTIFY
    orange pick FORTIFY
"""
ONE_CARD_USED = """
    set sides.blue.hand = ["MOVE1", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
    set sides.blue.discard = ["MOVE2"]
    set sides.orange.hand = ["MOVE1", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
    set sides.orange.discard = ["MOVE2"]
"""
FIVE_VP_LEFT = """
    set sides.blue.cubes = {"black": 2, "white": 4}
    set sides.orange.cubes = {"black": 3, "white": 1}
    set stock = {"black": 0, "white": 5}
"""
BOTH_SCORE = """
    blue pick SCORE
    orange pick SCORE
"""
MOVES, ATTACKS = ("MOVE1", "MOVE2"), ("ATTACK", "ATTACK+1")
PAIRINGS = [(blue, orange) for cards in (MOVES, ATTACKS) for blue in cards for orange in cards]


# --- both move, both attack ------------------------------------------------------------------------------------


@pytest.mark.rule("MP-INIT-01", "MP-INIT-06", "MP-INIT-09")
def test_when_both_move_the_holder_names_either_player() -> None:
    table = play(BOTH_MOVE)
    assert legal_lines(table) == ["blue order blue", "blue order orange"]


@pytest.mark.rule("MP-INIT-02", "MP-INIT-09")
def test_when_both_attack_the_holder_names_either_player() -> None:
    table = play(f"roll 1 6\n{BOTH_ATTACK}")
    assert legal_lines(table) == ["orange order blue", "orange order orange"]


@pytest.mark.rule("MP-INIT-06")
@pytest.mark.parametrize(("blue", "orange"), PAIRINGS)
def test_every_pairing_of_moves_or_attacks_counts(blue: str, orange: str) -> None:
    table = play(f"option automatic: off\n{FACE_TO_FACE}\nblue pick {blue}\norange pick {orange}")
    table.enter("blue order orange")
    assert table.state.initiative == "orange"
    assert table.state.acting == ("orange", "blue")


@pytest.mark.rule("MP-INIT-01", breaks=True)
def test_nobody_moves_before_the_order_is_named() -> None:
    table = play(BOTH_MOVE)
    assert broken_by(table, "blue move 1 BH->N") == {"MP-INIT-01"}
    assert broken_by(table, "orange move 1 OH->N") == {"MP-INIT-01"}


@pytest.mark.rule("MP-INIT-01", breaks=True)
def test_the_player_named_second_does_not_move_first() -> None:
    table = play(f"option automatic: off\n{BOTH_MOVE}\nblue order orange")
    assert broken_by(table, "blue move 1 BH->N") == {"MP-INIT-01"}
    table.enter("orange move 1 OH->N")
    assert broken_by(table, "blue move 1 BH->N") == set()


@pytest.mark.rule("MP-INIT-02", breaks=True)
def test_nobody_attacks_out_of_order() -> None:
    table = play(BOTH_ATTACK)
    assert broken_by(table, "blue attack N") == {"MP-INIT-02"}
    table.enter("blue order orange")  # both armies in N fall, so Blue's attack fizzles
    assert table.state.turn == 2


@pytest.mark.rule("MP-INIT-02", breaks=True)
def test_the_player_named_second_does_not_attack_first() -> None:
    table = play(f"option automatic: off\n{BOTH_ATTACK}\nblue order orange")
    assert broken_by(table, "blue attack N") == {"MP-INIT-02"}
    assert broken_by(table, "orange attack N") == set()


@pytest.mark.rule("MP-INIT-10", breaks=True)
def test_only_the_holder_chooses() -> None:
    table = play(BOTH_MOVE)
    assert broken_by(table, "orange order orange") == {"MP-INIT-10"}
    assert broken_by(table, "orange order blue") == {"MP-INIT-10"}


@pytest.mark.rule("MP-INIT-11")
def test_the_second_player_acts_on_the_board_the_first_has_left() -> None:
    """MP-TV-03: once Orange has won in N, Blue's attack finds nobody."""
    table = play(
        """
        set countries.BH.blue.standing = 0
        set countries.N.blue.standing = 1
        set countries.N.orange.standing = 2
        set sides.orange.stock = 0
        blue pick ATTACK+1
        orange pick ATTACK+1
        blue order orange
        orange attack N discard FORTIFY
        """
    )
    assert [event.facts["seat"] for event in events(table, "nothing")] == ["blue"]
    assert table.state.side("blue").discard == ("ATTACK+1",)
    assert (table.state.countries["N"].blue, table.state.countries["N"].orange) == (Force(), Force(2))
    assert table.state.initiative == "orange"


# --- the flip --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MP-INIT-03", "MP-INIT-10")
def test_the_initiative_is_flipped_after_the_choice() -> None:
    table = play(BOTH_MOVE)
    table.enter("blue order orange")
    assert table.state.initiative == "orange"
    assert [event.facts["seat"] for event in events(table, "flipped")] == ["orange"]


@pytest.mark.rule("MP-INIT-03", "MP-INIT-13")
def test_next_time_the_other_player_chooses() -> None:
    table = play(f"{BOTH_MOVE}\nblue order blue\nblue pick MOVE2\norange pick MOVE1")
    assert table.state.turn == 2
    assert legal_lines(table) == ["orange order blue", "orange order orange"]


@pytest.mark.rule("MP-INIT-05")
def test_two_attacks_that_do_nothing_still_flip_the_card() -> None:
    table = play("blue pick ATTACK\norange pick ATTACK+1")
    assert len(events(table, "nothing")) == 2
    assert table.state.initiative == "orange"
    assert cited(table) >= {"MP-INIT-03", "MP-INIT-05"}


@pytest.mark.rule("MP-INIT-05")
def test_a_move_without_armies_still_flips_the_card() -> None:
    table = play("set countries.BH.blue.standing = 0\nset sides.blue.stock = 3\n" + BOTH_MOVE + "blue order blue")
    assert [event.facts["seat"] for event in events(table, "nothing")] == ["blue"]
    assert table.state.initiative == "orange"


@pytest.mark.rule("MP-INIT-04", "MP-INIT-12")
@pytest.mark.parametrize(
    ("blue", "orange"),
    [
        ("MOVE1", "RECRUIT"),
        ("FORTIFY", "MOVE2"),
        ("ATTACK", "STRENGTH"),
        ("MOVE1", "ATTACK"),
        ("ATTACK+1", "MOVE2"),
        ("RECRUIT", "RECRUIT"),
        ("FORTIFY", "FORTIFY"),
    ],
)
def test_no_other_pair_of_cards_asks_or_flips(blue: str, orange: str) -> None:
    table = play(f"blue pick {blue}\norange pick {orange}")
    while table.state.turn == 1:
        table.enter(legal_lines(table)[0])
    assert not any(entry.kind == "flipped" for n in range(table.head + 1) for entry in table.why(n))
    assert table.state.initiative == "blue"


@pytest.mark.rule("MP-INIT-12", breaks=True)
@pytest.mark.parametrize("cards", ["blue pick MOVE1\norange pick RECRUIT", "blue pick MOVE1\norange pick ATTACK"])
def test_one_move_alone_leaves_no_order_to_name(cards: str) -> None:
    table = play(f"option automatic: off\n{cards}")
    assert broken_by(table, "blue order blue") == {"MP-INIT-12"}


@pytest.mark.rule("MP-INIT-13", breaks=True)
def test_a_table_without_a_holder_is_noticed() -> None:
    table = play("")
    assert table.faults() == ()
    table.correct("initiative", None)
    assert [fault.rule for fault in table.faults()] == ["MP-INIT-13"]


@pytest.mark.rule("MP-AMB-18")
@pytest.mark.parametrize(("moment", "in_between"), [("at-once", "orange"), ("after-actions", "blue")])
def test_the_flip_comes_at_once_or_after_both_actions(moment: str, in_between: str) -> None:
    table = play(f"option automatic: off\noption flip: {moment}\n{BOTH_MOVE}\nblue order blue\nblue move 1 BH->N")
    assert table.state.initiative == in_between
    table.enter("orange move 1 OH->N")
    assert table.state.initiative == "orange"


# --- the order of other cards ----------------------------------------------------------------------------------


@pytest.mark.rule("MP-INIT-07", "MP-INIT-08", "MP-INIT-04", "MP-AMB-19")
@pytest.mark.parametrize("asks", ["blue", "orange"])
def test_either_player_may_have_the_order_settled_without_a_flip(asks: str) -> None:
    table = play(f"roll 1 6\n{BOTH_FORTIFY}\n{asks} ask")
    assert legal_lines(table) == ["orange order blue", "orange order orange"]
    table.enter("orange order blue")
    assert table.state.acting == ("blue", "orange")
    assert table.state.initiative == "orange"
    assert cited(table) == {"MP-INIT-07", "MP-INIT-09"}


@pytest.mark.rule("MP-AMB-19")
def test_nobody_who_does_not_ask_has_to_wait() -> None:
    table = play(BOTH_FORTIFY)
    assert {line.split()[0] for line in legal_lines(table)} == {"blue", "orange"}
    table.enter("orange fortify N")
    assert table.state.countries["N"].orange == Force(0, 1)


@pytest.mark.rule("MP-INIT-07", breaks=True)
def test_once_the_order_is_asked_for_it_holds() -> None:
    table = play(f"{BOTH_FORTIFY}\nblue ask")
    assert broken_by(table, "blue fortify N") == {"MP-INIT-07"}
    table.enter("blue order orange")
    assert broken_by(table, "blue fortify N") == {"MP-INIT-07"}
    assert broken_by(table, "blue ask") == {"MP-INIT-07"}
    assert broken_by(table, "orange fortify N") == set()


@pytest.mark.rule("MP-INIT-07", breaks=True)
def test_there_is_no_order_between_cards_of_different_steps() -> None:
    table = play(f"{FACE_TO_FACE}\nblue pick FORTIFY\norange pick ATTACK")
    assert broken_by(table, "blue ask") == {"MP-INIT-07"}


@pytest.mark.rule("MP-INIT-07", breaks=True)
def test_it_is_too_late_to_ask_when_one_has_acted() -> None:
    table = play(f"{BOTH_FORTIFY}\nblue fortify N")
    assert broken_by(table, "orange ask") == {"MP-INIT-07"}


@pytest.mark.rule("MP-AMB-19", "MP-INIT-08")
@pytest.mark.parametrize("card", ["RECRUIT", "FORTIFY", "STRENGTH"])
def test_a_table_may_always_ask_for_the_order(card: str) -> None:
    table = play(f"option ask-order: always\nblue pick {card}\norange pick {card}")
    assert legal_lines(table) == ["blue order blue", "blue order orange"]
    table.enter("blue order orange")
    assert table.state.initiative == "blue"


@pytest.mark.rule("MP-AMB-19", "MP-INIT-07", "MP-INIT-08")
def test_two_scores_and_a_short_stock_are_always_asked_for() -> None:
    """MP-VP-06: 4 VP each, but only 5 are left."""
    table = play("roll 1 6" + ONE_CARD_USED + FIVE_VP_LEFT + BOTH_SCORE)
    assert legal_lines(table) == ["orange order blue", "orange order orange"]
    table.enter("orange order blue")
    assert (table.state.side("blue").vp, table.state.side("orange").vp) == (18, 17)
    assert table.state.initiative == "orange"


@pytest.mark.rule("MP-AMB-19")
def test_two_scores_the_stock_can_pay_are_not_asked_for() -> None:
    table = play(ONE_CARD_USED + BOTH_SCORE)
    assert (table.state.side("blue").vp, table.state.side("orange").vp) == (4, 4)
    assert table.state.turn == 2
