"""Combat arithmetic and its outcome: MP-CMB-01..21."""

import pytest

from tests.march.attacking import armies, fight, given, occupied, stocks
from tests.support import broken_by, cited, events, legal_lines, play

FACE_TO_FACE = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 1
"""
BEFORE_THE_GARRISON = """
    set sides.orange.stock = 3
    set countries.OH.orange.standing = 0
    set countries.BH.blue.standing = 0
    set countries.OH.blue.standing = 1
"""


@pytest.mark.rule("MP-CMB-01", "MP-CMB-11")
@pytest.mark.parametrize(("blue", "orange"), [(1, 1), (3, 2), (2, 6)])
def test_each_army_counts_the_strength_die_of_its_own_home(blue: int, orange: int) -> None:
    table = given(f"""
        set sides.blue.stock = 1
        set sides.blue.strength = {blue}
        set sides.orange.strength = {orange}
        set countries.BH.blue.standing = 0
        set countries.N.blue.standing = 2
        set countries.OH.orange.standing = 0
        set countries.N.orange.standing = 1
    """)
    assert fight(table, "blue attack N") == (2 * blue, orange)
    assert {"MP-CMB-01", "MP-CMB-11"} <= cited(table)


@pytest.mark.rule("MP-CMB-02", "MP-CMB-18")
@pytest.mark.parametrize("strength", [1, 4])
def test_a_fortified_defender_counts_1_more_beside_the_standing_ones(strength: int) -> None:
    table = given(f"""
        set countries.BH.blue.standing = 0
        set countries.N.blue.standing = 1
        set sides.orange.stock = 0
        set sides.orange.strength = {strength}
        set countries.OH.orange.standing = 0
        set countries.N.orange = {{"standing": 1, "fortified": 2}}
    """)
    assert fight(table, "blue attack N") == (1, strength + 2 * (strength + 1))
    assert "MP-CMB-02" in cited(table)


@pytest.mark.rule("MP-CMB-02", "MP-CMB-03")
def test_a_fortified_army_adds_nothing_to_an_attack() -> None:
    table = given(FACE_TO_FACE + "set sides.blue.stock = 1\nset countries.N.blue.fortified = 1")
    assert fight(table, "blue attack N") == (1, 1)


@pytest.mark.rule("MP-CMB-03")
def test_a_fortified_army_stood_up_counts_without_its_bonus() -> None:
    table = given(FACE_TO_FACE + "set sides.blue.stock = 1\nset countries.N.blue.fortified = 1")
    assert fight(table, "blue attack N stand 1") == (2, 1)


@pytest.mark.rule("MP-CMB-03", breaks=True)
def test_fortified_armies_alone_cannot_attack_lying_down() -> None:
    table = given(FACE_TO_FACE + 'set countries.N.blue = {"standing": 0, "fortified": 1}')
    assert broken_by(table, "blue attack N") == {"MP-CMB-03"}


@pytest.mark.rule("MP-CMB-04")
def test_attack_plus_1_adds_1_to_the_total_not_to_each_army() -> None:
    table = given(FACE_TO_FACE + "set sides.blue.stock = 0\nset countries.N.blue.standing = 3", blue="ATTACK+1")
    assert fight(table, "blue attack N discard MOVE1") == (3 + 1, 1)
    assert "MP-CMB-04" in cited(table)


@pytest.mark.rule("MP-CMB-05", "MP-CMB-06")
@pytest.mark.parametrize(("attacker", "home", "own_home"), [("blue", "OH", "BH"), ("orange", "BH", "OH")])
def test_each_capital_has_a_garrison_of_2_that_defends_it(attacker: str, home: str, own_home: str) -> None:
    position = f"set countries.{own_home}.{attacker}.standing = 0\nset countries.{home}.{attacker}.standing = 1"
    cards = {"blue": "STRENGTH", "orange": "STRENGTH", attacker: "ATTACK"}
    table = given(position, **cards)
    assert fight(table, f"{attacker} attack {home}") == (1, 1 + 2)
    assert "MP-CMB-06" in cited(table)


@pytest.mark.rule("MP-CMB-06")
@pytest.mark.parametrize("defender_in", ["N", "BH"])
def test_the_garrison_does_not_help_its_owner_outside_the_own_home(defender_in: str) -> None:
    """Neither in the neutral country nor in the enemy home."""
    table = given(f"""
        set countries.BH.blue.standing = 0
        set countries.{defender_in}.blue.standing = 1
        set countries.OH.orange.standing = 0
        set countries.{defender_in}.orange.standing = 1
    """)
    assert fight(table, f"blue attack {defender_in}") == (1, 1)


@pytest.mark.rule("MP-CMB-07")
def test_the_garrison_does_not_join_an_attack_in_its_own_home() -> None:
    table = given("set countries.OH.orange.standing = 0\nset countries.BH.orange.standing = 1")
    assert fight(table, "blue attack BH") == (1, 1)
    assert armies(table, "BH") == {}


@pytest.mark.rule("MP-CMB-08")
def test_a_garrison_stays_where_it_is() -> None:
    """Blue's only army is in N: nothing can leave BH, and its garrison is still there afterwards."""
    table = given(FACE_TO_FACE, blue="MOVE1")
    assert legal_lines(table, "blue") == ["blue move 1 N->BH", "blue move 1 N->OH"]
    assert broken_by(table, "blue move 1 BH->N") == {"MP-MOVE-14"}
    table.enter("blue move 1 N->OH")
    assert [card.garrison for card in table.state.rules.map.values()] == [2, 0, 2]


@pytest.mark.rule("MP-CMB-09")
def test_the_garrison_stays_at_2_when_the_armies_grow() -> None:
    table = given("""
        set countries.BH.blue.standing = 0
        set countries.OH.blue.standing = 1
        set sides.orange.strength = 6
    """)
    assert fight(table, "blue attack OH") == (1, 6 + 2)


OCCUPIED = """
    set sides.blue.stock = 0
    set countries.BH.blue.standing = 0
    set countries.OH.blue = {"standing": 2, "fortified": 1}
    set countries.OH.occupied = "fortified"
"""


@pytest.mark.rule("MP-CMB-10")
def test_the_garrison_of_an_occupied_capital_does_not_defend() -> None:
    assert fight(given(OCCUPIED), "blue attack OH") == (2, 1)


@pytest.mark.rule("MP-CMB-10", "MP-CMB-07")
def test_the_garrison_of_an_occupied_capital_helps_neither_side_against_its_owner() -> None:
    assert fight(given(OCCUPIED, blue="STRENGTH", orange="ATTACK"), "orange attack OH") == (1, 1 + 1 + 2)


@pytest.mark.rule("MP-CMB-12")
def test_equal_totals_destroy_all_armies_there_also_those_that_took_no_part() -> None:
    table = given(FACE_TO_FACE + "set sides.blue.stock = 0\nset countries.N.blue.fortified = 2")
    assert fight(table, "blue attack N") == (1, 1)
    assert armies(table, "N") == {}
    assert stocks(table) == (3, 3)
    assert "MP-CMB-12" in cited(table)


@pytest.mark.rule("MP-CMB-13", "MP-CMB-17")
def test_a_tie_leaves_the_garrison_in_place() -> None:
    """MP-TV-07: two armies tie with the garrison; the next attacker meets the same 2."""
    table = given(BEFORE_THE_GARRISON + "set sides.blue.stock = 1\nset countries.OH.blue.standing = 2")
    assert fight(table, "blue attack OH") == (2, 2)
    assert stocks(table) == (3, 3)
    table.enter("orange strength OH")
    table.correct("countries.OH.blue.standing", 1)
    table.correct("sides.blue.stock", 2)
    for line in ("blue pick ATTACK+1", "orange pick FORTIFY", "orange nothing"):
        table.enter(line)
    assert fight(table, "blue attack OH discard MOVE1") == (2, 2)


@pytest.mark.rule("MP-CMB-14", "MP-CMB-16")
def test_one_point_less_loses_every_army_there() -> None:
    table = given(FACE_TO_FACE + "set sides.orange.strength = 3\nset sides.blue.strength = 2")
    assert fight(table, "blue attack N") == (2, 3)
    assert armies(table, "N") == {"orange": (1, 0)}
    assert stocks(table) == (3, 2)


@pytest.mark.rule("MP-CMB-14")
def test_a_losing_attacker_also_loses_the_fortified_armies_that_took_no_part() -> None:
    position = "set sides.orange.strength = 3\nset sides.blue.stock = 0\nset countries.N.blue.fortified = 2"
    table = given(FACE_TO_FACE + position)
    assert fight(table, "blue attack N") == (1, 3)
    assert armies(table, "N") == {"orange": (1, 0)}
    assert stocks(table) == (3, 2)


@pytest.mark.rule("MP-CMB-14", "MP-CMB-15", "MP-CMB-16")
def test_one_point_more_wins_and_the_winner_keeps_everything_as_it_lies() -> None:
    table = given("""
        set sides.blue.stock = 0
        set countries.BH.blue.standing = 0
        set countries.N.blue = {"standing": 2, "fortified": 1}
        set countries.OH.orange.standing = 0
        set countries.N.orange.standing = 1
    """)
    assert fight(table, "blue attack N") == (2, 1)
    assert armies(table, "N") == {"blue": (2, 1)}
    assert stocks(table) == (0, 3)


@pytest.mark.rule("MP-CMB-15")
def test_a_winning_defender_stays_fortified() -> None:
    table = given(FACE_TO_FACE + 'set countries.N.orange = {"standing": 0, "fortified": 1}')
    assert fight(table, "blue attack N") == (1, 2)
    assert armies(table, "N") == {"orange": (0, 1)}


@pytest.mark.rule("MP-CMB-17")
def test_a_garrison_alone_can_win() -> None:
    table = given(BEFORE_THE_GARRISON)
    assert fight(table, "blue attack OH") == (1, 2)
    assert stocks(table) == (3, 3)
    assert occupied(table, "OH") is None


@pytest.mark.rule("MP-CMB-17", "MP-OCC-01")
def test_a_beaten_garrison_goes_to_no_stock() -> None:
    """MP-TV-07: two armies with ATTACK+1 beat it."""
    position = BEFORE_THE_GARRISON + "set sides.blue.stock = 1\nset countries.OH.blue.standing = 2"
    table = given(position, blue="ATTACK+1")
    assert fight(table, "blue attack OH discard MOVE1") == (3, 2)
    assert stocks(table) == (1, 3)
    assert not events(table, "destroyed")
    assert occupied(table, "OH") == "standing"


@pytest.mark.rule("MP-CMB-19")
def test_armies_share_a_country_in_peace_until_somebody_attacks() -> None:
    table = play("""
        option automatic: off
        blue pick MOVE1
        orange pick MOVE1
        blue order blue
        blue move 1 BH->N
        orange move 1 OH->N
        blue pick FORTIFY
        orange pick RECRUIT
        orange recruit
        blue fortify N
        blue pick RECRUIT
        orange pick STRENGTH
        blue recruit
        orange strength OH
    """)
    assert armies(table, "N") == {"blue": (0, 1), "orange": (1, 0)}
    assert not [entry for entry in table.line() for event in entry.events if event.kind == "attacked"]


@pytest.mark.rule("MP-CMB-20")
def test_armies_elsewhere_neither_help_nor_die() -> None:
    position = """
        set sides.blue.stock = 0
        set countries.BH.blue.standing = 2
        set countries.N.blue.standing = 1
        set sides.orange.stock = 1
        set countries.N.orange.standing = 1
    """
    table = given(position)
    assert fight(table, "blue attack N") == (1, 1)
    assert armies(table, "BH") == {"blue": (2, 0)}
    assert armies(table, "OH") == {"orange": (1, 0)}
    assert stocks(table) == (1, 2)


@pytest.mark.rule("MP-CMB-21")
def test_armies_fight_on_at_full_strength_when_their_capital_is_lost() -> None:
    table = given("""
        set sides.blue.strength = 3
        set countries.BH.blue.standing = 0
        set countries.BH.vp = 1
        set countries.BH.orange.standing = 1
        set countries.BH.occupied = "standing"
        set countries.N.blue.standing = 1
        set sides.orange.stock = 1
        set countries.OH.orange.standing = 0
        set countries.N.orange.standing = 1
    """)
    assert fight(table, "blue attack N") == (3, 1)
