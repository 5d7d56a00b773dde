"""Rulings with alternatives (ledger section 8): the default, and what another answer changes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.aces.beginning import OPTIONS
from companion.games.aces.fights import fight_between
from companion.games.aces.reach import stops
from companion.games.registry import game
from companion.kernel.assets import ASSETS
from companion.kernel.game import Setup
from companion.kernel.rulebook import rulings
from tests.aces.positions import Play, table, unit
from tests.aces.test_missions import ardennes


def test_each_ruling_is_an_option_with_its_answers_and_default() -> None:
    options = {option.rule: option for option in OPTIONS if option.rule.startswith("AA-AMB")}
    assert options.keys() == rulings("aces").keys()
    for id_, ruling in rulings("aces").items():
        assert (ruling.option, ruling.default) == (options[id_].key, options[id_].default)
        assert tuple(ruling.values) == options[id_].values


@pytest.mark.rule("AA-AMB-04")
def test_infantry_may_walk_to_the_water_where_a_table_reads_it_so() -> None:
    rows, units = ("~", ".", "."), {"inf1": "us_inf A3"}
    assert table(rows, units).broken("inf1 A1") == {"AA-MOVE-13"}
    play = table(rows, units, water_entry="last-step")
    assert "A1" in stops(play.state, "inf1")
    assert play.enter("inf1 A1").hex("inf1") == "A1"
    over = table((".", "~", "."), units, water_entry="last-step")
    assert over.broken("inf1 A3-A2-A1") == {"AA-MOVE-13"}


@pytest.mark.rule("AA-AMB-38")
@pytest.mark.parametrize(("ruling", "xp"), [("none", 7), ("five", 5)])
def test_experience_may_end_at_five(ruling: str, xp: int) -> None:
    units = {"t1": "us_tank C2 xp=5", "inf9": "g1_inf C3 damage=5", "inf8": "g1_inf A1"}
    play = table(units=units, phase="name", experience_cap=ruling).enter("name t1>inf9", "next", "hits 1 back 0")
    assert play.state.units["t1"].xp == xp


def on_half(ruling: str) -> Play:
    """Two players on the left half; infantry of the United States at its right edge."""
    state = game("aces").start(Setup({"players": "2", "other-half": ruling}))
    fields = {field: getattr(state, field) for field in state.__struct_fields__}
    units = {"inf2": state.units["inf2"], "mob1": state.units["mob1"]}
    play = Play(type(state)(**fields | {"phase": "move", "seat": "us", "round": 3, "units": units}))
    play.state = play.state.changed("inf2", hex="I10").changed("mob1", hex="A1")
    return play


@pytest.mark.rule("AA-AMB-44")
@pytest.mark.rule("AA-SET-08")
@pytest.mark.rule("AA-SET-08", breaks=True)
def test_the_other_half_is_closed_or_open_but_its_factories_are_never_taken() -> None:
    closed = on_half("closed")
    assert "J10" not in closed.state.ground.hexes
    play = on_half("open")
    assert play.broken("inf2 J10") == set()
    assert len(play.state.factories) == 5
    play.state = play.state.changed("inf2", hex="J9")
    assert play.broken("inf2 K9") == {"AA-SET-08"}
    play.state = play.state.changed("inf2", hex="I11")
    assert play.broken("inf2 I12") == set()  # a factory of their own half


@pytest.mark.rule("AA-AMB-06")
@pytest.mark.rule("AA-AMB-52")
def test_terrain_does_nothing_to_aircraft_and_the_sea_is_water() -> None:
    play = table(("T.s",), {"ftr1": "us_ftr A1", "ftr9": "g1_262 B1", "inf1": "us_inf C1"}, seat="g1")
    fight = fight_between(play.state, "ftr9", "ftr1")
    card = play.state.card("ftr1")
    assert card.damage_of(4, fight.forest) == card.damage_of(4, in_forest=False)
    assert play.state.stands_on_water("inf1")


@pytest.mark.rule("AA-AMB-12")
def test_armies_that_wait_intercept_unless_a_table_forbids_it() -> None:
    units = {"ftr9": "g1_262 C3 army=2", "inf9": "g1_inf A1 army=1", "inf1": "us_inf C5"}
    for ruling, asked in (("react", [("g1", "intercept")]), ("nothing", [("us", "move")])):
        play = table(units=units, idle_armies=ruling)
        play.state = replace(play.state, round=1, used={"g1": (1,)})
        assert play.enter("inf1 C4").asked == asked


@pytest.mark.rule("AA-AMB-09")
def test_an_interceptor_whose_target_is_gone_is_free_or_sits_out_a_turn() -> None:
    units = {"ftr9": "g1_262 C3 duty=inf1", "inf9": "g1_inf A1", "inf1": "us_inf C4 damage=5", "inf2": "us_inf E5"}
    for ruling, broken in (("lapses", set()), ("stays", {"AA-INT-04"})):
        play = table(units={**units, "t9": "g2_tank C5"}, seat="g2", phase="name", lost_duty=ruling)
        play.enter("name t9>inf1", "next", "hits 3 back 0", "next")
        assert "inf1" not in play.state.units
        while play.state.seat != "g1":
            play.enter("next")
        assert play.broken("ftr9 C3-D3") == broken
        assert not list(play.game.faults(play.state))
        play.enter("next")
        assert play.broken("name ftr9>inf2") == ({"AA-NAME-13", "AA-NAME-14"} if broken else {"AA-NAME-14"})
        play.enter("next", "next")
        assert play.state.units["ftr9"].duty == ""


def test_a_duty_lapses_or_waits_while_its_army_may_not_act() -> None:
    units = {"ftr9": "g1_262 C3 army=2 duty=inf1", "inf9": "g1_inf A1 army=1", "inf1": "us_inf C4"}
    for ruling, duty in (("lapses", ""), ("stays", "inf1")):
        play = table(units=units, seat="g1", phase="armies", lost_duty=ruling)
        play.state = replace(play.state, round=1)
        play.enter("use 1", "next", "next", "next")
        assert play.state.units["ftr9"].duty == duty


@pytest.mark.rule("AA-AMB-10")
def test_one_unit_intercepts_or_all_that_want_to() -> None:
    units = {"ftr9": "g1_262 C3", "ftr8": "g1_262 B4", "ftr7": "g2_ftr D4", "inf1": "us_inf C5"}
    play = table(units=units).enter("inf1 C4", "g2 intercept ftr7")
    assert play.asked == [("us", "move")]
    play = table(units=units, interceptors="all").enter("inf1 C4", "g2 intercept ftr7")
    assert play.asked == [("g1", "intercept")]
    play.enter("g1 intercept ftr9", "g1 intercept ftr8")
    assert play.asked == [("us", "move")]
    assert [play.state.units[unit].duty for unit in ("ftr7", "ftr8", "ftr9")] == ["inf1"] * 3


@pytest.mark.rule("AA-AMB-13")
def test_one_person_may_have_one_purse_for_two_factions() -> None:
    units = {"t1": "us_tank A1", "t9": "g2_tank E5"}
    for ruling, got in (("apart", 3), ("germany", 3), ("allies", 4)):
        play = table(units=units, coins={"us": 4}, one_person=ruling).enter("give 4")
        assert play.state.coins == {"us": 0, "su": got, "g1": 0, "g2": 0}


@pytest.mark.rule("AA-AMB-17")
def test_repairs_and_purchases_come_in_any_order_or_in_one() -> None:
    units = {"t1": "us_tank A1 damage=2", "t9": "g2_tank E5"}
    rows = ("F.F..", *(".....",) * 4)
    held, repair, buy = {"F01": "us", "F02": "us"}, "repair t1", "buy us_inf F02"
    for ruling, repaired, bought in (
        ("free", set(), set()),
        ("repairs-first", set(), {"AA-AMB-17"}),
        ("purchases-first", {"AA-AMB-17"}, set()),
    ):
        for first, second, broken in ((repair, buy, repaired), (buy, repair, bought)):
            play = table(rows, units, phase="money", factories=held, coins={"us": 9}, money_order=ruling)
            assert play.enter(first).broken(second) == broken


@pytest.mark.rule("AA-AMB-20")
def test_a_defender_shoots_back_or_holds_its_fire() -> None:
    units = {"t1": "us_tank C2", "inf9": "g1_inf C3", "inf8": "g1_inf A1"}
    attack = " ".join(["12"] * 12)
    play = table(units=units, phase="name").enter("name t1>inf9", "next")
    assert play.broken(f"roll {attack}") == {"AA-CMB-09"}
    play = table(units=units, phase="name", return_fire="if-wanted").enter("name t1>inf9", "next")
    assert play.broken(f"roll {attack} back 1 1") == {"AA-CMB-09"}
    assert play.enter(f"roll {attack}").facts("fought")[0]["returned"] == 0


def test_without_dice_a_defender_is_asked_whether_it_holds_its_fire() -> None:
    units = {"t1": "us_tank C2", "inf9": "g1_inf C3", "inf8": "g1_inf A1"}
    fixed = {"hits": "fixed"}
    shot = table(units=units, phase="name", rules=fixed).enter("name t1>inf9", "next")
    assert (shot.state.units["t1"].damage, shot.state.phase) == (1, "money")
    play = table(units=units, phase="name", rules=fixed, return_fire="if-wanted").enter("name t1>inf9", "next")
    assert [line for line in play.lines() if line.startswith("hits")] == ["hits 5", "hits 5 back 2"]
    assert play.broken("hits 4") == play.broken("hits 5 back 1") == play.broken("roll 1") == {"AA-DLS-01"}
    assert play.enter("hits 5").state.units["t1"].damage == 0


@pytest.mark.rule("AA-AMB-37")
@pytest.mark.parametrize(("ruling", "hits"), [("recruit", 4), ("current", 6)])
def test_fixed_hits_go_by_the_number_of_a_recruit_or_by_that_of_the_unit(ruling: str, hits: int) -> None:
    units = {"inf1": "us_inf C2 xp=3", "inf9": "g1_inf C3", "inf8": "g1_inf A1"}
    play = table(units=units, phase="name", rules={"hits": "fixed"}, attack_value=ruling)
    assert play.enter("name inf1>inf9", "next").facts("fought")[0]["hits"] == hits


@pytest.mark.rule("AA-AMB-58")
@pytest.mark.parametrize(("ruling", "over"), [("wins", True), ("goals-only", False)])
def test_in_a_mission_the_last_unit_decides_or_the_goals_alone(ruling: str, over: bool) -> None:

    play = ardennes(automatic="off", **{"all-destroyed": ruling})
    units = {"t9": unit("g1_tig C6"), "t1": unit("us_tank C5 damage=5")}
    play.state = replace(play.state, phase="name", seat="g1", first="g1", round=3, units=units)
    play.enter("name t9>t1", "next", "hits 3 back 0")
    assert (play.state.result is not None) == over


@pytest.mark.rule("AA-AMB-01")
def test_how_far_a_flak_reaches_is_what_its_card_says() -> None:
    text = (ASSETS / "games" / "aces" / "troops" / "sample.toml").read_text(encoding="utf-8")
    before, flak = text.split('id = "g2_flk"')
    other = flak.replace("range_ground = [1, 4]", "range_ground = [2, 3]", 1)
    for cards, broken in (("sample", set()), (f'{before}id = "g2_flk"{other}', {"AA-NAME-07"})):
        units = {"art9": "g2_flk C3", "inf1": "us_inf C4", "ftr1": "us_ftr C2"}
        play = table(units=units, seat="g2", phase="name")
        play.state = replace(play.state, rules=replace(play.state.rules, troops=cards))
        assert play.broken("name art9>inf1") == broken
        assert play.broken("name art9>ftr1") == set()


def test_forest_counts_for_an_aircraft_whose_card_has_a_green_line() -> None:
    text = (ASSETS / "games" / "aces" / "troops" / "sample.toml").read_text(encoding="utf-8")
    before, fighter = text.split('id = "us_ftr"')
    green = fighter.replace(
        "damage = [1, 3, 4, 6, 7, 9]", "damage = [1, 3, 4, 6, 7, 9]\ndamage_forest = [2, 4, 6, 8, 10, 12]", 1
    )
    for cards, damage in (("sample", 3), (f'{before}id = "us_ftr"{green}', 2)):
        play = table(("T.",), {"ftr1": "us_ftr A1", "ftr9": "g1_262 B1", "inf2": "us_inf A1"}, seat="g1", phase="name")
        play.state = replace(play.state, rules=replace(play.state.rules, troops=cards))
        play.state = play.state.changed("inf2", hex="")
        play.enter("name ftr9>ftr1", "next", "hits 4 back 0")
        assert play.state.units["ftr1"].damage == damage
