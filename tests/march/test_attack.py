"""ATTACK: MP-ATT-01..07, 13..16, 19..21. What ATTACK+1 adds is in test_attack_plus_1.py."""

import pytest

from tests.march.attacking import armies, fight, given, occupied, stocks
from tests.support import broken_by, cited, events, legal_lines, play

FACE_TO_FACE = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 1
"""
TWO_FRONTS = """
    set sides.blue.stock = 0
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.blue.standing = 2
    set sides.orange.stock = 1
    set countries.N.orange.standing = 1
"""
ONLY_FORTIFIED = """
    set sides.blue.stock = 0
    set countries.N.blue.fortified = 2
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 1
"""
APART = ""  # the start: each army alone in its own home


@pytest.mark.rule("MP-ATT-01")
def test_an_attack_sets_all_standing_armies_against_everything_the_enemy_has_there() -> None:
    table = given("""
        set sides.blue.stock = 0
        set sides.blue.strength = 2
        set countries.BH.blue.standing = 0
        set countries.OH.blue = {"standing": 2, "fortified": 1}
        set sides.orange.stock = 1
        set countries.OH.orange = {"standing": 1, "fortified": 1}
    """)
    assert fight(table, "blue attack OH") == (2 + 2, 1 + 2 + 2)
    assert "MP-ATT-01" in cited(table)


@pytest.mark.rule("MP-ATT-02", "MP-ATT-21")
def test_one_attack_is_one_combat_in_the_one_country_the_attacker_names() -> None:
    table = given(TWO_FRONTS)
    assert legal_lines(table, "blue") == ["blue attack N", "blue attack OH"]
    table.enter("blue attack N")
    assert len(events(table, "attacked")) == 1
    assert armies(table, "N") == {}
    assert armies(table, "OH") == {"blue": (2, 0), "orange": (1, 0)}


@pytest.mark.rule("MP-ATT-02", breaks=True)
def test_the_same_card_does_not_attack_in_a_second_country() -> None:
    table = given(TWO_FRONTS)
    table.enter("blue attack N")
    assert broken_by(table, "blue attack OH") == {"MP-ATT-02"}


def test_an_attack_before_its_step_is_early_and_not_a_second_one() -> None:
    table = given(FACE_TO_FACE, orange="MOVE1")
    assert broken_by(table, "blue attack N") == {"MP-TURN-06"}


HOPELESS = """
    set sides.orange.strength = 6
    set countries.BH.blue.standing = 0
    set countries.OH.blue.standing = 1
"""


@pytest.mark.rule("MP-ATT-03", breaks=True)
@pytest.mark.parametrize("position", [FACE_TO_FACE, HOPELESS])
def test_a_standing_army_that_faces_an_enemy_has_to_attack(position: str) -> None:
    assert broken_by(given(position), "blue nothing") == {"MP-ATT-03"}


@pytest.mark.rule("MP-ATT-03")
def test_the_compulsory_attack_is_made_however_bad_the_odds() -> None:
    table = given(HOPELESS)
    assert legal_lines(table, "blue") == ["blue attack OH"]
    assert fight(table, "blue attack OH") == (1, 8)
    assert stocks(table) == (3, 2)


@pytest.mark.rule("MP-ATT-04")
def test_nobody_is_held_back_not_even_the_army_on_the_capital() -> None:
    table = given("""
        set sides.blue.stock = 0
        set countries.OH.blue.standing = 2
        set countries.OH.occupied = "standing"
    """)
    table.enter("blue attack OH")
    assert events(table, "attacked")[0].facts["attackers"] == 2


@pytest.mark.rule("MP-ATT-05", breaks=True)
@pytest.mark.parametrize("where", ["BH", "N"])
def test_no_attack_without_an_own_army_and_an_enemy_in_the_country(where: str) -> None:
    """Blue stands alone in BH, Orange stands alone in N."""
    table = given("set countries.OH.orange.standing = 0\nset countries.N.orange.standing = 1")
    assert broken_by(table, f"blue attack {where}") == {"MP-ATT-05"}


@pytest.mark.rule("MP-ATT-05")
def test_one_army_against_one_army_is_enough() -> None:
    assert legal_lines(given(FACE_TO_FACE), "blue") == ["blue attack N"]


@pytest.mark.rule("MP-ATT-06")
def test_an_attack_that_meets_nobody_does_nothing() -> None:
    table = given(APART)
    assert legal_lines(table, "blue") == ["blue nothing"]
    table.enter("blue nothing")
    assert cited(table) == {"MP-ATT-06"}
    assert armies(table, "BH") == {"blue": (1, 0)}
    assert armies(table, "OH") == {"orange": (1, 0)}


@pytest.mark.rule("MP-ATT-07")
def test_a_garrison_alone_is_a_target() -> None:
    table = given("""
        set countries.BH.blue.standing = 0
        set countries.OH.orange.standing = 0
        set countries.OH.blue.standing = 1
        set sides.orange.stock = 3
    """)
    assert legal_lines(table, "blue") == ["blue attack OH"]
    assert fight(table, "blue attack OH") == (1, 2)


@pytest.mark.rule("MP-ATT-07", breaks=True)
def test_the_garrison_of_a_capital_one_occupies_is_no_target() -> None:
    table = given("""
        set countries.BH.blue.standing = 0
        set countries.OH.orange.standing = 0
        set countries.OH.blue.standing = 1
        set countries.OH.occupied = "standing"
        set sides.orange.stock = 3
    """)
    assert broken_by(table, "blue attack OH") == {"MP-ATT-07"}
    assert legal_lines(table, "blue") == ["blue nothing"]


@pytest.mark.rule("MP-ATT-13")
@pytest.mark.parametrize(("standing_up", "total"), [("", 1), (" stand 1", 2), (" stand 2", 3)])
def test_any_number_of_fortified_armies_there_may_be_stood_up(standing_up: str, total: int) -> None:
    table = given(FACE_TO_FACE + "set sides.blue.stock = 0\nset countries.N.blue.fortified = 2")
    assert legal_lines(table, "blue") == ["blue attack N", "blue attack N stand 1", "blue attack N stand 2"]
    assert fight(table, f"blue attack N{standing_up}") == (total, 1)


@pytest.mark.rule("MP-ATT-14", "MP-ATT-16")
def test_armies_stood_up_stand_before_the_comparison_and_ever_after() -> None:
    table = given(FACE_TO_FACE + "set sides.blue.stock = 0\nset countries.N.blue.fortified = 2")
    assert fight(table, "blue attack N stand 1") == (2, 1)
    assert armies(table, "N") == {"blue": (2, 1)}
    told = [event.kind for event in events(table)]
    assert told.index("stood-up") < told.index("attacked")


@pytest.mark.rule("MP-ATT-15", breaks=True)
@pytest.mark.parametrize("standing_up", ["stand 2", "stand c", "stand c+1"])
def test_only_fortified_armies_in_the_country_of_the_combat_stand_up(standing_up: str) -> None:
    """One of Blue's two fortified armies is at home."""
    table = given("""
        set sides.blue.stock = 0
        set countries.BH.blue = {"standing": 0, "fortified": 1}
        set countries.N.blue = {"standing": 1, "fortified": 1}
        set countries.OH.orange.standing = 0
        set countries.N.orange.standing = 1
    """)
    assert broken_by(table, f"blue attack N {standing_up}") == {"MP-ATT-15"}


@pytest.mark.rule("MP-ATT-15")
def test_all_fortified_armies_in_the_country_may_stand_up_also_the_one_on_the_capital() -> None:
    table = given("""
        set sides.blue.stock = 0
        set countries.BH.blue.standing = 0
        set countries.OH.blue.fortified = 3
        set countries.OH.occupied = "fortified"
    """)
    assert fight(table, "blue attack OH stand c+2") == (3, 1 + 2)


@pytest.mark.rule("MP-ATT-19")
def test_fortified_armies_need_not_attack_but_may_when_one_stands_up() -> None:
    table = given(ONLY_FORTIFIED)
    assert legal_lines(table, "blue") == ["blue attack N stand 1", "blue attack N stand 2", "blue nothing"]
    table.enter("blue nothing")
    assert cited(table) == {"MP-ATT-19"}
    assert armies(table, "N") == {"blue": (0, 2), "orange": (1, 0)}


def test_fortified_armies_are_not_stood_up_by_themselves() -> None:
    """With a choice left, nothing happens automatically."""
    table = play(ONLY_FORTIFIED + "blue pick ATTACK\norange pick STRENGTH")
    assert len(legal_lines(table, "blue")) == 3


BOTH_ATTACK = """
    set sides.blue.stock = 1
    set sides.blue.strength = 2
    set countries.N.blue.standing = 1
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 1
"""


@pytest.mark.rule("MP-ATT-20")
def test_a_second_attack_whose_target_is_gone_does_nothing() -> None:
    table = given(BOTH_ATTACK, orange="ATTACK+1")
    table.enter("blue order blue")
    table.enter("blue attack N")
    assert broken_by(table, "orange attack N discard MOVE1") == {"MP-ATT-05"}
    assert legal_lines(table, "orange") == ["orange nothing"]
    table.enter("orange nothing")
    assert {"MP-ATT-06", "MP-ATT-12"} <= cited(table)


@pytest.mark.rule("MP-ATT-20", "MP-ATT-03")
def test_a_second_attack_that_still_has_a_target_anywhere_must_be_made() -> None:
    """The combat in N is over, but Orange's other army still stands before Blue's garrison."""
    position = BOTH_ATTACK + "set sides.orange.stock = 1\nset countries.BH.orange.standing = 1"
    table = given(position, orange="ATTACK")
    table.enter("blue order blue")
    table.enter("blue attack N")
    assert broken_by(table, "orange nothing") == {"MP-ATT-03"}
    assert legal_lines(table, "orange") == ["orange attack BH"]


@pytest.mark.rule("MP-ATT-20")
def test_a_second_attack_is_not_owed_by_armies_the_first_one_destroyed() -> None:
    """MP-TV-03: Orange goes first this time; Blue's only army is gone and Blue pays nothing."""
    position = """
        set sides.blue.strength = 2
        set countries.BH.blue.standing = 0
        set countries.BH.vp = 2
        set countries.N.blue.standing = 1
        set sides.orange.stock = 1
        set countries.OH.orange.standing = 0
        set countries.N.orange.standing = 2
    """
    table = given(position, blue="ATTACK+1", orange="ATTACK+1")
    table.enter("blue order orange")
    assert fight(table, "orange attack N discard FORTIFY") == (3, 2)
    table.enter("blue nothing")
    assert table.state.side("blue").discard == ("ATTACK+1",)
    assert table.state.initiative == "orange"


@pytest.mark.rule("MP-ATT-21")
def test_the_attacker_may_turn_to_a_country_where_only_fortified_armies_are() -> None:
    position = TWO_FRONTS + 'set countries.OH.blue = {"standing": 0, "fortified": 2}'
    table = given(position)
    assert "blue attack OH stand 1" in legal_lines(table, "blue")
    table.enter("blue attack OH stand 2")
    assert armies(table, "N") == {"blue": (1, 0), "orange": (1, 0)}
    assert occupied(table, "OH") is None
