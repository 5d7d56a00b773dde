"""Naming attacks (AA-NAME): ranges, targets, order."""

from __future__ import annotations

import pytest

from tests.aces.positions import table

FRONT = {"t1": "us_tank C3", "inf9": "g1_inf C2", "art1": "us_how C5"}


@pytest.mark.rule("AA-NAME-01")
@pytest.mark.rule("AA-NAME-02")
@pytest.mark.rule("AA-NAME-03")
@pytest.mark.rule("AA-NAME-06")
@pytest.mark.rule("AA-NAME-09")
@pytest.mark.rule("AA-NAME-10")
@pytest.mark.rule("AA-NAME-14")
@pytest.mark.rule("AA-CMB-02")
def test_attacks_are_named_in_order_and_fought_in_that_order() -> None:
    play = table(units=FRONT, phase="name")
    play.enter("name art1>inf9", "name t1>inf9", "next")
    assert play.asked == [("us", "fight")]
    assert play.broken("hits t1>inf9 3") == {"AA-NAME-03"}
    play.enter("hits art1>inf9 1")
    assert play.state.units["inf9"].damage == 1
    play.enter("hits t1>inf9 1 back 0")
    assert play.state.phase == "money"


@pytest.mark.rule("AA-NAME-03", breaks=True)
@pytest.mark.rule("AA-CMB-01", breaks=True)
@pytest.mark.rule("AA-CMB-02", breaks=True)
def test_no_attack_is_skipped_or_swapped() -> None:
    play = table(units=FRONT, phase="fight", attacks=[("art1", "inf9"), ("t1", "inf9")])
    assert play.broken("roll t1>inf9 1 2 3") == {"AA-NAME-03"}
    assert play.broken("us next") == {"AA-TURN-02"}


@pytest.mark.rule("AA-NAME-01", breaks=True)
@pytest.mark.rule("AA-NAME-10", breaks=True)
def test_nothing_is_named_before_all_have_moved_and_nobody_has_to_attack() -> None:
    assert table(units=FRONT).broken("name t1>inf9") == {"AA-TURN-02"}
    assert table(units=FRONT, phase="name").enter("next").state.phase == "money"


@pytest.mark.rule("AA-NAME-04")
@pytest.mark.rule("AA-NAME-04", breaks=True)
@pytest.mark.rule("AA-NAME-02", breaks=True)
def test_attacks_are_taken_back_and_reordered_while_naming_only() -> None:
    play = table(units=FRONT, phase="name").enter("name art1>inf9", "name t1>inf9")
    assert play.broken("reorder t1") == {"AA-NAME-02"}
    assert play.broken("reorder art1 t1") == {"AA-NAME-02"}  # it is so already
    play.enter("reorder t1 art1")
    assert [attack.unit for attack in play.state.attacks] == ["t1", "art1"]
    play.enter("unname art1")
    assert play.broken("unname art1") == {"AA-NAME-04"}
    play.enter("next")
    assert play.broken("us unname t1") == {"AA-TURN-02"}


@pytest.mark.rule("AA-NAME-05")
@pytest.mark.rule("AA-AMB-03")
def test_an_attack_on_a_unit_that_is_gone_is_lost() -> None:
    """TV-C6."""
    units = {**FRONT, "inf9": "g1_inf C2 damage=5", "inf8": "g1_inf A1"}
    play = table(units=units, phase="name").enter("name art1>inf9", "name t1>inf9", "next", "hits 1")
    assert "inf9" not in play.state.units
    assert play.facts("attack-lost") == [{"seat": "us", "unit": "t1", "target": "inf9"}]
    assert play.state.phase == "money"


@pytest.mark.rule("AA-NAME-06", breaks=True)
@pytest.mark.rule("AA-NAME-07", breaks=True)
@pytest.mark.rule("AA-NAME-14", breaks=True)
def test_targets_out_of_range_are_refused() -> None:
    far = ("." * 9,)
    units = {"art1": "us_how A1", "t1": "us_tank B1", "inf9": "g1_inf H1", "inf8": "g1_inf C1", "inf7": "g1_inf D1"}
    play = table(far, units, phase="name")
    assert play.broken("name art1>inf9") == {"AA-NAME-06"}
    assert play.broken("name t1>inf7") == {"AA-NAME-14"}
    near = table(far, {"art1": "us_how A1", "inf9": "g1_inf B1"}, phase="name")
    assert near.broken("name art1>inf9") == {"AA-NAME-07"}


@pytest.mark.rule("AA-NAME-07")
@pytest.mark.parametrize(("hex_", "legal"), [("B1", False), ("C1", True), ("F1", True), ("G1", False)])
def test_a_howitzer_reaches_two_to_five_hexes(hex_: str, legal: bool) -> None:
    play = table(("." * 9,), {"art1": "us_how A1", "inf9": f"g1_inf {hex_}"}, phase="name")
    assert (play.broken("name art1>inf9") == set()) == legal


@pytest.mark.rule("AA-NAME-08")
@pytest.mark.rule("AA-NAME-08", breaks=True)
@pytest.mark.rule("AA-NAME-15")
@pytest.mark.rule("AA-NAME-15", breaks=True)
@pytest.mark.rule("AA-NAME-16")
@pytest.mark.rule("AA-NAME-16", breaks=True)
@pytest.mark.rule("AA-B17-01")
@pytest.mark.rule("AA-B17-01", breaks=True)
@pytest.mark.parametrize(
    ("unit", "seat", "rule"),
    [
        ("us_inf C3", "us", None),
        ("us_ftr C3", "us", None),
        ("us_tank C3", "us", "AA-NAME-15"),
        ("us_b17 C3", "us", "AA-B17-01"),
        ("us_how C4", "us", "AA-NAME-08"),
    ],
)
def test_only_units_with_the_cloud_attack_aircraft(unit: str, seat: str, rule: str | None) -> None:
    play = table(units={"t1": unit, "ftr9": "g1_262 C2"}, seat=seat, phase="name")
    assert play.broken("name t1>ftr9") == ({rule} if rule else set())
    ground = table(units={"t1": unit, "inf9": "g1_inf C2"}, seat=seat, phase="name")
    assert ground.broken("name t1>inf9") == set()


@pytest.mark.parametrize(("unit", "legal"), [("g2_flk C5", True), ("g2_mec C3", False), ("g2_mec C5", False)])
def test_of_germany_2_the_flak_reaches_aircraft_and_mechanised_infantry_does_not(unit: str, legal: bool) -> None:
    play = table(units={"art9": unit, "ftr1": "us_ftr C2"}, seat="g2", phase="name")
    assert play.broken("name art9>ftr1") == (set() if legal else {"AA-NAME-16"})


@pytest.mark.rule("AA-NAME-09", breaks=True)
@pytest.mark.rule("AA-NAME-11", breaks=True)
def test_friends_and_hexes_are_no_targets_and_nobody_attacks_twice() -> None:
    units = {**FRONT, "inf2": "su_inf D3", "inf1": "us_inf B3", "inf8": "g1_inf D2"}
    play = table(units=units, phase="name")
    assert play.broken("name t1>inf2") == {"AA-NAME-09"}
    assert play.broken("name t1>inf1") == {"AA-NAME-09"}
    assert play.broken("name t1>C2") == {"AA-NAME-09"}
    assert play.enter("name t1>inf9").broken("name t1>inf8") == {"AA-NAME-11"}


@pytest.mark.rule("AA-NAME-11")
@pytest.mark.rule("AA-NAME-12")
@pytest.mark.rule("AA-MOVE-14")
@pytest.mark.rule("AA-MOVE-14", breaks=True)
def test_from_the_water_only_aircraft_attack() -> None:
    rows = (".....", ".....", "..~..", ".....", ".....")
    assert table(rows, {"inf1": "us_inf C3", "inf9": "g1_inf C2"}, phase="name").broken("name inf1>inf9") == {
        "AA-NAME-12"
    }
    assert table(rows, {"ftr1": "us_ftr C3", "inf9": "g1_inf C2"}, phase="name").broken("name ftr1>inf9") == set()
    assert table(units={"inf1": "us_inf C3", "inf9": "g1_inf C2"}, phase="name").broken("name inf1>inf9") == set()
