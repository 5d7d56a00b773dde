"""Who controls which country: MP-CTRL-01..09."""

import pytest

from companion.games.march.state import controller
from tests.support import MARLBOROUGH, events, play

Holders = dict[str, str | None]
START: Holders = {"BH": "blue", "N": None, "OH": "orange"}


def holders(record: str) -> Holders:
    """Who controls what after a record; the position itself must be sound."""
    table = play(record)
    assert table.faults() == ()
    return {id_: controller(table.state, id_) for id_ in table.state.countries}


@pytest.mark.rule("MP-CTRL-01", "MP-CTRL-05")
def test_at_the_start_each_side_controls_its_home_and_nobody_the_neutral() -> None:
    assert holders("") == START


@pytest.mark.rule("MP-CTRL-01", "MP-CTRL-06")
def test_an_enemy_army_on_the_capital_takes_the_home_over() -> None:
    found = holders(
        """
        set countries.OH.orange.standing = 0
        set countries.BH.orange.standing = 1
        set countries.BH.occupied = "standing"
        """
    )
    assert found == START | {"BH": "orange"}


@pytest.mark.rule("MP-CTRL-02", "MP-CTRL-06")
def test_enemy_armies_beside_the_capital_change_nothing() -> None:
    found = holders("set countries.OH.orange.standing = 0\n set countries.BH.orange.standing = 1")
    assert found == START


@pytest.mark.rule("MP-CTRL-02", "MP-CTRL-03")
def test_not_even_against_an_empty_home() -> None:
    found = holders(
        """
        set countries.BH.blue.standing = 0
        set sides.blue.stock = 3
        set countries.OH.orange.standing = 0
        set countries.BH.orange.standing = 3
        set sides.orange.stock = 0
        """
    )
    assert found == START


@pytest.mark.rule("MP-CTRL-03")
def test_a_home_without_an_army_is_still_controlled() -> None:
    assert holders("set countries.BH.blue.standing = 0\n set sides.blue.stock = 3") == START


@pytest.mark.rule("MP-CTRL-04", "MP-CTRL-07")
@pytest.mark.parametrize("posture", ["standing", "fortified"])
@pytest.mark.parametrize(("seat", "home"), [("blue", "BH"), ("orange", "OH")])
def test_a_single_army_alone_controls_a_neutral_country(seat: str, home: str, posture: str) -> None:
    found = holders(f"set countries.{home}.{seat}.standing = 0\n set countries.N.{seat}.{posture} = 1")
    assert found == START | {"N": seat}


@pytest.mark.rule("MP-CTRL-05", "MP-CTRL-07")
@pytest.mark.parametrize("posture", ["standing", "fortified"])
def test_nobody_controls_a_contested_neutral_country_whatever_the_numbers(posture: str) -> None:
    found = holders(
        f"""
        set countries.BH.blue.standing = 0
        set countries.N.blue.standing = 3
        set sides.blue.stock = 0
        set countries.OH.orange.standing = 0
        set countries.N.orange.{posture} = 1
        """
    )
    assert found == START


@pytest.mark.rule("MP-CTRL-06")
def test_both_homes_can_be_held_by_the_other_side() -> None:
    found = holders(
        """
        set countries.BH.blue.standing = 0
        set countries.OH.blue.standing = 1
        set countries.OH.occupied = "standing"
        set countries.OH.orange.standing = 0
        set countries.BH.orange.fortified = 1
        set countries.BH.occupied = "fortified"
        """
    )
    assert found == {"BH": "orange", "N": None, "OH": "blue"}


@pytest.mark.rule("MP-CTRL-06")
def test_a_won_attack_gives_control_of_the_enemy_home() -> None:
    table = play(
        """
        set countries.BH.blue.standing = 0
        set countries.OH.blue.standing = 3
        set sides.blue.stock = 0
        set countries.OH.orange.standing = 0
        set sides.orange.stock = 3
        blue pick ATTACK
        orange pick STRENGTH
        """
    )
    assert events(table, "occupied")
    assert controller(table.state, "OH") == "blue"


@pytest.mark.rule("MP-CTRL-08")
def test_control_goes_when_the_army_goes() -> None:
    record = """
        blue pick MOVE1
        orange pick RECRUIT
        blue move 1 BH->N
    """
    assert holders(record)["N"] == "blue"
    assert holders(record + "    blue pick MOVE2\n    orange pick STRENGTH\n    blue move 1 N->BH")["N"] is None


@pytest.mark.rule("MP-CTRL-09", "MP-MARL-03")
def test_each_of_two_neutral_countries_is_judged_by_itself() -> None:
    found = holders(
        MARLBOROUGH
        + """
    set countries.FR.blue.standing = 0
    set countries.SN.blue.standing = 1
    set countries.BA.blue.standing = 1
    set sides.blue.stock = 1
    set countries.DR.orange.standing = 0
    set countries.BA.orange.standing = 1
    """
    )
    assert found == {"FR": "blue", "DR": "orange", "SN": "blue", "BA": None}
