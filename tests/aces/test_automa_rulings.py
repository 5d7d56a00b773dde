"""What the rulebook leaves open about the Automa: the default, and what another answer changes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.dice import drawn
from companion.games.aces.automa.buying import Purchase, next_purchase
from companion.games.aces.automa.distances import reaches_next_turn
from companion.games.aces.automa.questions import Question
from companion.games.aces.state import Automa
from companion.games.registry import game
from companion.kernel.game import Setup
from tests.aces.positions import PLAIN, Play, table
from tests.aces.test_automa import TOWNS, WIDE, automa, bought, planned, sifted
from tests.aces.test_automa_setup import at, placing, roles


def against(ruling: str, units: dict[str, str]) -> Play:
    rules = {"automa": Automa("g2", "easy")}
    return table(PLAIN, units, seats=("us", "g2"), rules=rules, automa_intercepts=ruling)


@pytest.mark.rule("AA-AMB-25")
def test_it_intercepts_only_where_a_table_says_so_and_only_by_a_or_b() -> None:
    weak = {"t1": "g2_tank C1", "inf2": "us_inf A1 damage=5", "inf3": "us_inf A5"}
    assert against("never", weak).enter("inf2 A1-B1-C2").hex("inf2") == "C2"
    play = against("aggressive", weak).enter("inf2 A1-B1-C2")
    assert (play.hex("inf2"), play.state.units["t1"].duty) == ("B1", "inf2")
    whole = {**weak, "inf2": "us_inf A1"}
    assert against("aggressive", whole).enter("inf2 A1-B1-C2").hex("inf2") == "C2"


@pytest.mark.rule("AA-AMB-27")
def test_it_repairs_only_where_a_table_says_so() -> None:
    units = {"inf1": "g2_inf B4", "inf3": "g2_inf B5", "inf2": "us_inf D5"}
    units |= {"t1": "g2_tank A1 damage=2", "t3": "g2_tank G3 damage=4"}
    own = {"F01": "g2", "F02": "g2"}

    def money(ruling: str) -> Play:
        return automa(TOWNS, units, factories=own, coins={"g2": 3}, phase="money", automa_repairs=ruling)

    assert money("no").asked == []  # nothing to pay for, no room: its turn is over
    play = money("yes")
    assert play.asked == [(None, "step")]
    play.enter("step")
    assert [fact["unit"] for fact in play.facts("repair-began")] == ["t3"]  # the more damaged one


@pytest.mark.rule("AA-AMB-35")
def test_its_faction_is_drawn_when_the_table_is_made_unless_it_is_named() -> None:
    rules = game("aces")

    def factions(**options: str) -> set[str]:
        made = (drawn(rules, Setup({"players": "solo", **options})) for _ in range(60))
        return {rules.start(setup).rules.automa.seat for setup in made}

    assert factions() == {"g1", "g2"}
    assert factions(side="germany") == {"us", "su"}
    assert factions(german="g2") == {"g2"}
    assert factions(german="g2", **{"automa-faction": "drawn"}) == {"g2"}
    assert factions(german="g1", **{"automa-faction": "drawn"}) == {"g1", "g2"}
    assert factions(**{"automa-faction": "named"}) == {"g1"}
    assert drawn(rules, Setup({"players": "2"})) == Setup({"players": "2"})


@pytest.mark.rule("AA-AMB-36")
def test_two_together_have_a_set_each_or_divide_one() -> None:
    each, divided = at(players="coop").state, at(players="coop", **{"coop-armies": "divided"}).state
    assert {each.card(unit).faction for unit in each.of("us")} == {"us", "su"}
    assert {divided.card(unit).faction for unit in divided.of("us")} == {"us"}
    assert (len(list(each.of("us"))), len(list(divided.of("us")))) == (12, 6)
    easy = at(players="coop", difficulty="easy", **{"coop-armies": "divided"}).state
    assert roles(easy).total() == 6
    assert at(players="coop", half="whole", **{"coop-armies": "divided"}).state.rules.half is None


# --- rulings that decide what can be reached ------------------------------------------------------------------------


@pytest.mark.rule("AA-AMB-29")
def test_reaching_is_coming_beside_unless_a_table_reads_it_as_coming_into_it() -> None:
    rows = (".......", "......F", ".......")
    units = {"t1": "g2_tank A3", "inf2": "us_inf D2"}
    beside = automa(rows, units)
    assert reaches_next_turn(beside.state, "inf2", "G2")
    assert not reaches_next_turn(automa(rows, units, reaching="into").state, "inf2", "G2")
    inside = automa(rows, {"t1": "g2_tank A3", "inf2": "us_inf F2"}, reaching="into")
    assert reaches_next_turn(inside.state, "inf2", "G2")


@pytest.mark.rule("AA-AMB-57")
def test_whoever_is_in_the_way_counts_unless_a_table_says_otherwise() -> None:
    """A corridor one hex wide: an enemy in it bars it."""
    rows = ("~~~~~~~", ".....F.", "~~~~~~~")
    free = {"t1": "g2_tank G2", "inf2": "us_inf B2"}
    barred = {**free, "t3": "g2_tank C2"}
    assert reaches_next_turn(automa(rows, free).state, "inf2", "F2")
    assert not reaches_next_turn(automa(rows, barred).state, "inf2", "F2")
    assert reaches_next_turn(automa(rows, barred, blockers="ignored").state, "inf2", "F2")


# --- priorities that decide alone -----------------------------------------------------------------------------------


@pytest.mark.rule("AA-AMV-05")
def test_artillery_stays_near_its_own_in_hexes_where_nothing_before_decides() -> None:
    """Both hexes are as far from the enemy; e keeps the one nearer to the tank, without it another one is taken."""
    units = {"art1": "g2_flk D6", "inf2": "us_inf D1"}
    alone = planned(automa(WIDE, units))
    assert "e" not in sifted(alone)[1]
    for hex_ in ("A6", "G6"):
        play = automa(WIDE, {**units, "t1": f"g2_tank {hex_} moved=yes"})
        found = planned(play)
        assert "e" in sifted(found)[1]
        near = [
            play.state.ground.distance(each, hex_) for each in next(x.before for x in found.told if x.letter == "e")
        ]
        assert play.state.ground.distance(found.hex, hex_) == min(near)


@pytest.mark.rule("AA-APL-03")
def test_a_tie_of_factories_goes_to_most_enemies_as_near_then_to_the_second_nearest() -> None:
    rows = ("F.............F",) + ("...............",) * 4
    own = {"F01": "g2", "F02": "g2"}
    infantry = {"inf1": "g2_inf H4", "inf3": "g2_inf H5"}

    def at_(units: dict[str, str]) -> Purchase:
        return bought(automa(rows, {**infantry, **units}, factories=own, coins={"g2": 9}, phase="money"))

    equal = {"t2": "us_tank A4", "t3": "us_tank O4"}
    tied = next_purchase(automa(rows, {**infantry, **equal}, factories=own, coins={"g2": 9}, phase="money").state)
    assert isinstance(tied, Question)
    most = at_({"t2": "us_tank A4", "t3": "us_tank O4", "t4": "us_tank O3", "t5": "us_tank N4"})
    assert most.buy.factory == "F02"
    second = at_({**equal, "t4": "us_tank N5"})
    assert (second.buy.factory, second.told[-1].rule) == ("F02", "AA-APL-03")


@pytest.mark.rule("AA-AMB-54")
def test_with_four_tanks_and_four_guns_chance_says_what_it_buys() -> None:
    units = {"inf1": "g2_inf B4", "inf3": "g2_inf B5", "inf2": "us_inf D5"}
    tanks = {f"t{number}": f"g2_tank {hex_}" for number, hex_ in enumerate(("C1", "C2", "C3", "C4"), 1)}
    guns = {f"art{number}": f"g2_flk {hex_}" for number, hex_ in enumerate(("E1", "E2", "E3", "E4"), 1)}

    def asked(more: dict[str, str], **rules: Any) -> Purchase | Question:
        play = automa(TOWNS, {**units, **more}, factories={"F01": "g2"}, coins={"g2": 20}, phase="money", rules=rules)
        found = next_purchase(play.state)
        assert isinstance(found, Purchase | Question)
        return found

    full = asked({**tanks, **guns})
    assert isinstance(full, Question)
    assert not {"g2_tank", "g2_flk"} & {*full.options}
    assert {"g2_inf", "g2_mec"} <= {*full.options}
    free = asked({**tanks, **guns}, type_limit=False)
    assert isinstance(free, Purchase)
    assert free.buy.type == "g2_tank"


# --- the cup --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-AUS-10")
@pytest.mark.rule("AA-AMB-34")
def test_units_stand_clockwise_around_the_number_from_the_top_and_skip_what_they_cannot_stand_on() -> None:
    play = placing(difficulty="easy", sets="2").enter("reveal 1")
    ground, centre = play.state.ground, play.state.ground.start[1]
    ring = sorted(ground.near[centre], key=lambda hex_: clockwise(play, centre, hex_))
    free = [hex_ for hex_ in ring if hex_ not in ground.factory_at and hex_ in ground.home]
    stood = []
    for type_ in ("inf", "tig", "inf", "tig"):
        play.enter(f"draw {type_}")
        stood.append((type_, play.facts("drawn")[0]["hex"]))
    assert stood[0] == ("inf", centre)
    left = list(free)
    for type_, hex_ in stood[1:]:
        usable = [each for each in left if type_ == "inf" or not play.state.is_water(each)]
        assert hex_ == usable[0]
        left.remove(hex_)


def clockwise(play: Play, centre: str, hex_: str) -> int:
    """By the six directions of a map with a neighbour straight above: up, upper right, lower right, down, …"""
    map_ = play.state.ground.map
    assert map_ is not None
    (lane, step), (lane0, step0) = map_.grid[hex_], map_.grid[centre]
    across, down = lane - lane0, step - step0
    order = [(0, True), (1, True), (1, False), (0, False), (-1, False), (-1, True)]
    return order.index((across, down < 0))


@pytest.mark.rule("AA-AMB-34")
def test_a_tank_skips_water_where_infantry_stands() -> None:
    from companion.games.aces.automa.cup import spot

    rows = (".....", "..~..", ".~.~.", ".....", ".....")
    play = automa(rows, {"inf1": "g2_inf C3", "t1": "g2_tank E5", "inf3": "g2_inf E4", "inf2": "us_inf A5"})
    state = replace(play.state)
    assert state.is_water(spot(state, "inf3", "C3"))
    assert not state.is_water(spot(state, "t1", "C3"))


@pytest.mark.rule("AA-AUT-10")
@pytest.mark.rule("AA-AUT-10", breaks=True)
def test_where_everything_is_entered_its_attack_is_a_move_of_its_own() -> None:
    units = {"t1": "g2_tank D6", "art2": "us_how D3", "inf2": "us_inf A1"}
    play = automa(WIDE, units, rules={"strikes": True})
    planned(play)
    assert play.broken("strike") == {"AA-AUT-10"}
    play.enter("step")
    assert (play.asked, play.facts("fought")) == ([(None, "strike")], [])
    play.enter("strike")
    assert [fact["target"] for fact in play.facts("fought")] == ["art2"]
    assert game("aces").start(Setup({"players": "solo", "automatic": "off"})).rules.strikes
    assert not at().state.rules.strikes
