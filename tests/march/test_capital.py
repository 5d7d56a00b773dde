"""Occupying a capital and losing it again: MP-OCC-01..16."""

import pytest

from companion.games.march.state import controller
from tests.march.attacking import armies, fight, given, occupied, stocks
from tests.support import broken_by, cited, events, legal_lines, play

STORMING = """
    set sides.blue.stock = 1
    set sides.blue.strength = 2
    set countries.BH.blue.standing = 0
    set countries.OH.blue.standing = 2
"""  # two armies of strength 2 against one army and the garrison: 4 to 3
OCCUPYING = """
    set sides.blue.stock = 1
    set countries.BH.blue.standing = 0
    set countries.OH.blue.standing = 2
    set countries.OH.occupied = "standing"
"""
FORTIFIED_OCCUPIER = """
    set sides.blue.stock = 0
    set countries.BH.blue.standing = 0
    set countries.OH.blue = {"standing": 2, "fortified": 1}
    set countries.OH.occupied = "fortified"
"""


@pytest.mark.rule("MP-OCC-01", "MP-OCC-02", "MP-OCC-12", "MP-OCC-13")
def test_an_attacker_who_wins_in_the_enemy_home_puts_one_army_on_the_capital() -> None:
    table = given(STORMING)
    assert legal_lines(table, "blue") == ["blue attack OH"]  # whether to occupy is not asked
    assert fight(table, "blue attack OH") == (4, 3)
    assert occupied(table, "OH") == "standing"
    assert armies(table, "OH") == {"blue": (2, 0)}  # placed, not moved: both are still in the country
    assert "MP-OCC-01" in cited(table)


@pytest.mark.rule("MP-OCC-01")
@pytest.mark.parametrize("where", ["N", "BH"])
def test_winning_elsewhere_occupies_nothing(where: str) -> None:
    """Neither in the neutral country nor in the own home."""
    table = given(f"""
        set sides.blue.strength = 2
        set countries.BH.blue.standing = 0
        set countries.{where}.blue.standing = 1
        set countries.OH.orange.standing = 0
        set countries.{where}.orange.standing = 1
    """)
    assert fight(table, f"blue attack {where}") == (2, 1)
    assert not events(table, "occupied")
    assert [occupied(table, country) for country in ("BH", "N", "OH")] == [None, None, None]


@pytest.mark.rule("MP-OCC-02")
def test_moving_in_outnumbering_and_waiting_occupy_nothing() -> None:
    table = play("""
        option automatic: off
        set sides.blue.stock = 0
        set countries.BH.blue.standing = 1
        set countries.N.blue.standing = 2
        blue pick MOVE2
        orange pick STRENGTH
        blue move 2 N->OH
        orange strength OH
        blue pick STRENGTH
        orange pick RECRUIT
        orange recruit
        blue strength BH
    """)
    assert armies(table, "OH") == {"blue": (2, 0), "orange": (2, 0)}
    assert occupied(table, "OH") is None
    assert controller(table.state, "OH") == "orange"


@pytest.mark.rule("MP-OCC-03")
def test_an_undefeated_army_that_stays_keeps_the_capital() -> None:
    """Orange's attack on it fails, and turns pass."""
    table = given(OCCUPYING, blue="RECRUIT", orange="ATTACK")
    table.enter("blue recruit")
    assert fight(table, "orange attack OH") == (1, 2)
    for line in ("blue pick STRENGTH", "orange pick FORTIFY", "orange nothing", "blue strength OH"):
        table.enter(line)
    assert table.state.turn == 3
    assert occupied(table, "OH") == "standing"


@pytest.mark.rule("MP-OCC-04", "MP-OCC-09", "MP-OCC-10")
def test_an_army_that_moves_away_frees_the_capital_at_once() -> None:
    """Blue's other army in the country does not take the place."""
    table = given(OCCUPYING, blue="MOVE1")
    table.enter("blue move c OH->N")
    assert occupied(table, "OH") is None
    assert armies(table, "OH") == {"blue": (1, 0), "orange": (1, 0)}
    assert controller(table.state, "OH") == "orange"
    assert {"MP-OCC-04", "MP-OCC-09"} <= cited(table)


@pytest.mark.rule("MP-OCC-03")
def test_another_army_that_moves_away_leaves_the_capital_occupied() -> None:
    table = given(OCCUPYING, blue="MOVE1")
    table.enter("blue move 1 OH->N")
    assert occupied(table, "OH") == "standing"
    assert armies(table, "OH") == {"blue": (1, 0), "orange": (1, 0)}


@pytest.mark.rule("MP-OCC-10", "MP-OCC-02")
def test_a_vacated_capital_has_to_be_won_again() -> None:
    table = given(OCCUPYING + "set sides.blue.strength = 4", blue="MOVE1", orange="MOVE1")
    for line in ("blue order blue", "blue move c OH->N", "orange move 1 OH->N", "blue pick ATTACK"):
        table.enter(line)
    table.enter("orange pick STRENGTH")
    assert occupied(table, "OH") is None
    assert fight(table, "blue attack OH") == (4, 2)  # the garrison is back
    assert occupied(table, "OH") == "standing"


@pytest.mark.rule("MP-OCC-05")
def test_english_edition_the_occupation_ends_when_the_occupier_attacks() -> None:
    """The garrison is back in the very combat and wins it."""
    table = given(OCCUPYING)
    assert fight(table, "blue attack OH") == (2, 1 + 2)
    [ended] = events(table, "occupation-ended")
    assert (ended.rules, ended.facts["case"]) == (("MP-OCC-05",), "attacks")
    assert occupied(table, "OH") is None


@pytest.mark.rule("MP-OCC-05")
def test_german_edition_the_occupation_goes_on_when_the_occupier_attacks() -> None:
    table = given("option edition: de" + OCCUPYING)
    assert fight(table, "blue attack OH") == (2, 1)
    assert not events(table, "occupation-ended")
    assert occupied(table, "OH") == "standing"


@pytest.mark.rule("MP-OCC-05", "MP-OCC-01")
def test_english_edition_an_occupier_who_attacks_and_wins_is_back_at_once() -> None:
    table = given(OCCUPYING + "set sides.blue.strength = 2")
    assert fight(table, "blue attack OH") == (4, 3)
    assert [event.kind for event in events(table) if event.kind.startswith("occup")] == ["occupation-ended", "occupied"]
    assert occupied(table, "OH") == "standing"


@pytest.mark.rule("MP-OCC-06", "MP-OCC-09")
@pytest.mark.parametrize(("strength", "left"), [(2, {}), (3, {"orange": (1, 0)})])
def test_a_destroyed_occupier_frees_the_capital(strength: int, left: dict[str, tuple[int, int]]) -> None:
    """By a tie and by a defeat."""
    table = given(OCCUPYING + f"set sides.orange.strength = {strength}", blue="STRENGTH", orange="ATTACK")
    assert fight(table, "orange attack OH") == (strength, 2)
    assert occupied(table, "OH") is None
    assert armies(table, "OH") == left
    assert controller(table.state, "OH") == "orange"
    assert {"MP-OCC-06", "MP-OCC-09"} <= cited(table)


@pytest.mark.rule("MP-OCC-07")
def test_a_tie_is_no_win_and_occupies_nothing() -> None:
    table = given(STORMING + "set sides.orange.strength = 2")
    assert fight(table, "blue attack OH") == (4, 4)
    assert occupied(table, "OH") is None
    assert stocks(table) == (3, 3)


@pytest.mark.rule("MP-OCC-08")
def test_a_defender_who_wins_in_the_attackers_home_occupies_nothing() -> None:
    table = given(STORMING, blue="STRENGTH", orange="ATTACK")
    assert fight(table, "orange attack OH") == (1, 4)
    assert armies(table, "OH") == {"blue": (2, 0)}
    assert occupied(table, "OH") is None
    assert not events(table, "occupied")


@pytest.mark.rule("MP-OCC-11")
def test_owners_armies_coming_home_do_not_lift_the_occupation() -> None:
    table = given(
        OCCUPYING + "set sides.orange.stock = 0\nset countries.N.orange.standing = 2",
        blue="FORTIFY",
        orange="MOVE2",
    )
    table.enter("orange move 2 N->OH")
    assert armies(table, "OH") == {"blue": (2, 0), "orange": (3, 0)}
    assert occupied(table, "OH") == "standing"
    assert controller(table.state, "OH") == "blue"


@pytest.mark.rule("MP-OCC-12")
@pytest.mark.parametrize(("country", "posture"), [("BH", "standing"), ("N", "standing"), ("OH", "fortified")])
def test_only_an_enemy_army_that_is_there_can_be_on_a_capital(country: str, posture: str) -> None:
    """Blue's own army on Blue's capital, an army on a neutral card, a fortified army that is not there."""
    table = play("set sides.blue.stock = 1\nset countries.N.blue.standing = 1")
    table.correct(f"countries.{country}.occupied", posture)
    assert {fault.rule for fault in table.faults()} == {"MP-OCC-12"}


@pytest.mark.rule("MP-OCC-13", breaks=True)
@pytest.mark.parametrize("where", ["OH", "N"])
def test_an_army_left_fortified_does_not_go_onto_the_capital(where: str) -> None:
    """It took no part in the attack; and in the neutral country there is no capital at all."""
    table = given(f"""
        set sides.blue.stock = 0
        set countries.BH.blue.standing = 0
        set countries.OH.blue.standing = 1
        set countries.{where}.blue = {{"standing": 1, "fortified": 1}}
        set countries.N.blue.standing = 1
        set sides.orange.stock = 1
        set countries.N.orange.standing = 1
    """)
    assert broken_by(table, f"blue attack {where} place fortified") == {"MP-OCC-13"}


@pytest.mark.rule("MP-OCC-13")
def test_one_of_the_armies_that_fought_goes_onto_the_capital() -> None:
    """The third army stays fortified beside it."""
    table = given(STORMING + "set sides.blue.stock = 0\nset countries.OH.blue.fortified = 1")
    table.enter("blue attack OH place standing")
    assert occupied(table, "OH") == "standing"
    assert armies(table, "OH") == {"blue": (2, 1)}


@pytest.mark.rule("MP-OCC-14")
def test_while_occupied_the_owner_neither_recruits_nor_scores_nor_controls_the_home() -> None:
    discarded = 'set sides.orange.discard = ["MOVE1"]\n'
    hand = '["MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]'
    table = given(OCCUPYING + discarded + f"set sides.orange.hand = {hand}", blue="FORTIFY", orange="RECRUIT")
    assert controller(table.state, "OH") == "blue"
    assert broken_by(table, "orange recruit") == {"MP-RECR-04"}
    for line in ("orange nothing", "blue fortify OH capital", "blue pick STRENGTH", "orange pick SCORE"):
        table.enter(line)
    table.enter("blue strength OH")
    table.enter("orange score")
    assert table.state.side("orange").vp == 0
    assert table.state.side("blue").strength == 2


@pytest.mark.rule("MP-OCC-14", "MP-CMB-10")
def test_while_occupied_the_garrison_is_out_of_use() -> None:
    assert fight(given(FORTIFIED_OCCUPIER), "blue attack OH") == (2, 1)


@pytest.mark.rule("MP-OCC-15")
def test_both_capitals_can_be_occupied_at_once() -> None:
    table = given(
        """
        set sides.blue.stock = 1
        set sides.blue.strength = 2
        set countries.BH.blue.standing = 0
        set countries.OH.blue.standing = 2
        set sides.orange.stock = 1
        set sides.orange.strength = 2
        set countries.OH.orange.standing = 0
        set countries.BH.orange.standing = 2
        """,
        orange="ATTACK",
    )
    table.enter("blue order orange")
    table.enter("orange attack BH")
    table.enter("blue attack OH")
    assert (occupied(table, "BH"), occupied(table, "OH")) == ("standing", "standing")
    assert controller(table.state, "BH") == "orange"
    assert controller(table.state, "OH") == "blue"


@pytest.mark.rule("MP-OCC-16")
def test_english_edition_an_occupier_who_stays_fortified_keeps_the_capital() -> None:
    table = given(FORTIFIED_OCCUPIER)
    table.enter("blue attack OH")
    assert occupied(table, "OH") == "fortified"
    assert armies(table, "OH") == {"blue": (2, 1)}


@pytest.mark.rule("MP-OCC-05", "MP-OCC-16")
def test_english_edition_an_occupier_stood_up_for_the_attack_gives_the_capital_up() -> None:
    table = given(FORTIFIED_OCCUPIER + "set sides.orange.strength = 2")
    assert fight(table, "blue attack OH stand c") == (3, 2 + 2)
    assert occupied(table, "OH") is None
    assert stocks(table) == (3, 2)


@pytest.mark.rule("MP-OCC-16")
def test_english_edition_an_attack_in_another_country_keeps_the_capital() -> None:
    table = given("""
        set sides.blue.stock = 1
        set countries.BH.blue.standing = 0
        set countries.OH.blue.standing = 1
        set countries.OH.occupied = "standing"
        set countries.N.blue.standing = 1
        set countries.OH.orange.standing = 0
        set countries.N.orange.standing = 1
    """)
    assert legal_lines(table, "blue") == ["blue attack N"]
    table.enter("blue attack N")
    assert occupied(table, "OH") == "standing"
