"""Step c, FORTIFY: MP-FORT-01..09; fortifying twice (MP-AMB-07)."""

import pytest

from companion.games.march.state import Force, controller
from tests.support import broken_by, cited, events, legal_lines, play

BY_HAND = "option automatic: off\n"
FORTIFY = """
    blue pick FORTIFY
    orange pick STRENGTH
"""
# One Blue army in every country, the one in OH on Orange's capital.
EVERYWHERE = """
    set countries.N.blue.standing = 1
    set countries.OH.blue.standing = 1
    set countries.OH.occupied = "standing"
    set sides.blue.stock = 0
"""
OCCUPIER_AND_FRIEND = """
    set countries.BH.blue.standing = 0
    set countries.OH.blue.standing = 2
    set countries.OH.occupied = "standing"
    set sides.blue.stock = 1
"""
NO_ARMY = """
    set countries.BH.blue.standing = 0
    set sides.blue.stock = 3
"""
ALL_FORTIFIED = """
    set countries.BH.blue = {"standing": 0, "fortified": 1}
    set countries.N.blue = {"standing": 0, "fortified": 1}
    set sides.blue.stock = 1
"""
ONE_FORTIFIED = """
    set countries.N.blue.fortified = 1
    set sides.blue.stock = 1
"""


@pytest.mark.rule("MP-FORT-01", "MP-FORT-05")
def test_one_army_is_laid_on_its_side() -> None:
    table = play("set countries.BH.blue.standing = 3\nset sides.blue.stock = 0" + FORTIFY)
    assert table.state.countries["BH"].blue == Force(standing=2, fortified=1)
    assert cited(table) >= {"MP-FORT-01", "MP-FORT-02"}


@pytest.mark.rule("MP-FORT-01", breaks=True)
def test_there_must_be_an_army_to_lay_down() -> None:
    table = play(BY_HAND + FORTIFY)
    assert broken_by(table, "blue fortify N") == {"MP-FORT-01"}
    assert broken_by(table, "blue fortify OH") == {"MP-FORT-01"}  # the army there is Orange's


@pytest.mark.rule("MP-FORT-02")
@pytest.mark.parametrize(
    ("force", "left"),
    [
        ('{"standing": 1, "fortified": 0}', Force()),  # 1 against 1: both are destroyed
        ('{"standing": 0, "fortified": 1}', Force(0, 1)),  # 1 against 2: the defender stays
    ],
)
def test_a_fortified_army_is_worth_one_more_in_defence(force: str, left: Force) -> None:
    table = play(
        f"""
        set countries.BH.blue.standing = 0
        set countries.N.blue = {force}
        set countries.OH.orange.standing = 0
        set countries.N.orange.standing = 1
        blue pick RECRUIT
        orange pick ATTACK
        """
    )
    assert (table.state.countries["N"].blue, table.state.countries["N"].orange) == (left, Force())


@pytest.mark.rule("MP-FORT-03")
def test_without_an_army_in_play_fortify_does_nothing() -> None:
    table = play(BY_HAND + NO_ARMY + FORTIFY)
    assert legal_lines(table) == ["blue nothing"]
    table.enter("blue nothing")
    assert cited(table) == {"MP-FORT-03"}


@pytest.mark.rule("MP-FORT-04")
@pytest.mark.parametrize("where", ["BH", "N", "OH capital"])
def test_any_own_army_qualifies_wherever_it_is(where: str) -> None:
    table = play(EVERYWHERE + FORTIFY)
    assert legal_lines(table) == ["blue fortify BH", "blue fortify N", "blue fortify OH capital"]
    table.enter(f"blue fortify {where}")
    assert table.state.countries[where.split()[0]].blue == Force(standing=0, fortified=1)
    assert table.faults() == ()


@pytest.mark.rule("MP-FORT-04", breaks=True)
def test_an_army_that_is_not_on_the_capital_cannot_be_fortified_there() -> None:
    table = play(EVERYWHERE.replace('occupied = "standing"', "occupied = null") + FORTIFY)
    assert broken_by(table, "blue fortify OH capital") == {"MP-FORT-04"}
    assert broken_by(table, "blue fortify OH") == set()


@pytest.mark.rule("MP-FORT-01", breaks=True)
def test_the_army_on_the_capital_has_to_be_named_as_such() -> None:
    table = play(EVERYWHERE + FORTIFY)
    assert broken_by(table, "blue fortify OH") == {"MP-FORT-01"}


@pytest.mark.rule("MP-FORT-05", breaks=True)
def test_one_card_fortifies_only_one_army() -> None:
    table = play(BY_HAND + EVERYWHERE + FORTIFY + "blue fortify BH")
    assert broken_by(table, "blue fortify N") == {"MP-FORT-05"}


@pytest.mark.rule("MP-FORT-06")
def test_an_army_stays_fortified_through_other_actions() -> None:
    """Recruiting and strengthening leave it on its side."""
    table = play(
        """
        set countries.BH.blue = {"standing": 0, "fortified": 1}
        blue pick RECRUIT
        orange pick RECRUIT
        blue pick STRENGTH
        orange pick STRENGTH
        """
    )
    assert table.state.turn == 3
    assert table.state.countries["BH"].blue == Force(standing=1, fortified=1)


FORTIFIED_NEXT_TO_ENEMY = """
    set countries.BH.blue.standing = 0
    set countries.N.blue = {"standing": 0, "fortified": 2}
    set sides.blue.stock = 1
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 1
"""


@pytest.mark.rule("MP-FORT-06")
def test_moving_an_army_ends_its_fortification_only() -> None:
    table = play(FORTIFIED_NEXT_TO_ENEMY + "blue pick MOVE1\norange pick RECRUIT\nblue move 1 N->BH")
    assert (table.state.countries["BH"].blue, table.state.countries["N"].blue) == (Force(1, 0), Force(0, 1))


@pytest.mark.rule("MP-FORT-06")
def test_standing_up_for_an_attack_ends_the_fortification() -> None:
    table = play(FORTIFIED_NEXT_TO_ENEMY + "blue pick ATTACK\norange pick RECRUIT\nblue attack N stand 2")
    assert table.state.countries["N"].blue == Force(2, 0)


@pytest.mark.rule("MP-FORT-06")
def test_there_is_no_other_way_to_stand_up() -> None:
    table = play(FORTIFIED_NEXT_TO_ENEMY + FORTIFY)
    assert table.state.turn == 2
    assert table.state.countries["N"].blue == Force(0, 2)


@pytest.mark.rule("MP-FORT-07", breaks=True)
def test_with_a_standing_army_a_fortified_one_may_not_be_chosen() -> None:
    table = play(BY_HAND + ONE_FORTIFIED + FORTIFY)
    assert broken_by(table, "blue fortify N") == {"MP-FORT-07"}
    assert legal_lines(table) == ["blue fortify BH"]


@pytest.mark.rule("MP-FORT-07", breaks=True)
def test_the_fortified_army_on_the_capital_may_not_be_chosen_again() -> None:
    lying = OCCUPIER_AND_FRIEND.replace("blue.standing = 2", 'blue = {"standing": 1, "fortified": 1}')
    table = play(BY_HAND + lying.replace('"standing"\n', '"fortified"\n') + FORTIFY)
    assert broken_by(table, "blue fortify OH capital") == {"MP-FORT-07"}
    assert broken_by(table, "blue fortify OH") == set()


@pytest.mark.rule("MP-FORT-07", "MP-AMB-07")
def test_with_all_armies_fortified_the_card_does_nothing() -> None:
    table = play(BY_HAND + ALL_FORTIFIED + FORTIFY)
    assert legal_lines(table) == ["blue nothing"]
    before = table.state.countries
    table.enter("blue nothing")
    assert table.state.countries == before
    assert cited(table) == {"MP-FORT-07"}


@pytest.mark.rule("MP-FORT-07")
def test_laying_a_second_army_down_beside_a_fortified_one() -> None:
    table = play('set countries.BH.blue = {"standing": 1, "fortified": 1}\nset sides.blue.stock = 1' + FORTIFY)
    assert table.state.countries["BH"].blue == Force(0, 2)


@pytest.mark.rule("MP-AMB-07")
@pytest.mark.parametrize("armies", [ONE_FORTIFIED, ALL_FORTIFIED])
def test_a_table_may_let_the_card_be_wasted_on_a_fortified_army(armies: str) -> None:
    table = play("option fortify-again: yes\n" + armies + FORTIFY)
    before = table.state.countries["N"].blue
    assert legal_lines(table) == ["blue fortify BH", "blue fortify N"]
    table.enter("blue fortify N")
    assert table.state.countries["N"].blue == before == Force(0, 1)
    assert [event.facts["case"] for event in events(table, "nothing")] == ["fortified-again"]


@pytest.mark.rule("MP-FORT-08")
def test_fortifying_on_the_capital_keeps_it_occupied() -> None:
    table = play(OCCUPIER_AND_FRIEND + FORTIFY)
    assert legal_lines(table) == ["blue fortify OH", "blue fortify OH capital"]
    table.enter("blue fortify OH capital")
    country = table.state.countries["OH"]
    assert (country.occupied, country.blue) == ("fortified", Force(1, 1))
    assert controller(table.state, "OH") == "blue"
    assert events(table, "occupation-ended") == []


@pytest.mark.rule("MP-FORT-08")
def test_fortifying_beside_the_capital_leaves_the_occupier_standing() -> None:
    table = play(OCCUPIER_AND_FRIEND + FORTIFY + "blue fortify OH")
    country = table.state.countries["OH"]
    assert (country.occupied, country.blue) == ("standing", Force(1, 1))


@pytest.mark.rule("MP-FORT-09", breaks=True)
def test_fortifying_cannot_be_declined() -> None:
    assert broken_by(play(BY_HAND + FORTIFY), "blue nothing") == {"MP-FORT-09"}


@pytest.mark.rule("MP-FORT-09")
@pytest.mark.parametrize("reason", [NO_ARMY, ALL_FORTIFIED])
def test_doing_nothing_is_fine_when_nobody_can_be_fortified(reason: str) -> None:
    assert broken_by(play(BY_HAND + reason + FORTIFY), "blue nothing") == set()
