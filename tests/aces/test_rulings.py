"""Rulings with alternatives (ledger section 8): the default, and what another answer changes."""

from __future__ import annotations

import pytest

from companion.games.aces.beginning import OPTIONS
from companion.games.aces.fights import fight_between
from companion.games.aces.reach import stops
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.rulebook import rulings
from tests.aces.positions import Play, table


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
    from msgspec.structs import replace

    units = {"ftr9": "g1_262 C3 army=2", "inf9": "g1_inf A1 army=1", "inf1": "us_inf C5"}
    for ruling, asked in (("react", [("g1", "intercept")]), ("nothing", [("us", "move")])):
        play = table(units=units, idle_armies=ruling)
        play.state = replace(play.state, round=1, used={"g1": (1,)})
        assert play.enter("inf1 C4").asked == asked
