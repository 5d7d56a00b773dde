"""The Automa's turn: the rulebook's two examples, every action and every priority, and what it buys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.aces.automa.buying import Purchase, next_purchase
from companion.games.aces.automa.plans import Plan, next_plan
from companion.games.aces.automa.questions import Question
from companion.games.aces.fights import fixed_hits
from companion.games.aces.state import Automa, Orders
from companion.kernel.game import Event
from tests.aces.positions import PLAIN, Play, table

WIDE = (".......",) * 7


def automa(rows: Sequence[str], units: Mapping[str, str], *, seat: str = "g2", human: str = "us", **more: Any) -> Play:
    """A position where a unit of the Automa is next."""
    rules = {"automa": Automa(seat, "standard"), **more.pop("rules", {})}
    return table(rows, units, seat=seat, seats=(human, seat), rules=rules, **more)


def planned(play: Play) -> Plan:
    """The next step; of hexes that are all alike the first one is drawn."""
    while isinstance(found := next_plan(play.state), Question) and found.about == "hex":
        play.enter("lot 1")
    assert isinstance(found, Plan), found
    return found


def sifted(plan: Plan) -> tuple[list[str], list[str]]:
    """The letters that decided on the target, and on the hex."""
    targets = [each.letter for each in plan.shot.told] if plan.shot is not None else []
    return targets, [each.letter for each in plan.told]


def reasons(play: Play, line: str = "step") -> list[Event]:
    return list(play.game.reasons(play.state, play.reader().move(line)))


# --- the examples of the rulebook (ledger 9.7) ----------------------------------------------------------------------


@pytest.mark.rule("AA-AUT-01")
@pytest.mark.rule("AA-AUT-04")
@pytest.mark.rule("AA-AUT-05")
@pytest.mark.rule("AA-AUT-07")
@pytest.mark.rule("AA-AUT-08")
@pytest.mark.rule("AA-AGU-01")
@pytest.mark.rule("AA-AAT-04")
@pytest.mark.rule("AA-AAT-09")
@pytest.mark.rule("AA-AMV-06")
@pytest.mark.rule("AA-AMB-47")
@pytest.mark.rule("AA-AMB-50")
def test_the_tank_of_the_rulebook() -> None:
    units = {"t1": "g2_tank D6", "inf1": "g2_inf A4 moved=yes"}
    units |= {"inf2": "us_inf F5 damage=2", "art2": "us_how D3", "art3": "us_how D2 xp=2"}
    play = automa(WIDE, units)
    plan = planned(play)
    assert fixed_hits(play.state, "t1", at_aircraft=False) == 6
    assert plan.action.rule == "AA-AGU-01"
    assert plan.shot is not None
    assert (plan.shot.target, plan.hex) == ("art3", "C3")
    assert [(each.letter, each.kept) for each in plan.shot.told] == [("c", ("art2", "art3")), ("h", ("art3",))]
    assert set(plan.among) == {"C3", "E3"}
    assert plan.told[-1].letter == "f"
    play.enter("step")
    assert play.hex("t1") == "C3"
    assert [(fact["target"], fact["hits"]) for fact in play.facts("fought")] == [("art3", 6)]


@pytest.mark.rule("AA-AUT-10")
@pytest.mark.rule("AA-AMV-04")
@pytest.mark.rule("AA-AAT-02")
def test_the_flak_of_the_rulebook() -> None:
    units = {"art1": "g2_flk A4", "inf2": "us_inf G2 damage=4 xp=2", "inf3": "us_inf E1 damage=4"}
    play = automa((".........",) * 7, units)
    plan = planned(play)
    assert plan.shot is not None
    assert (plan.shot.target, plan.hex) == ("inf2", "C4")
    assert sifted(plan)[0] == ["h"]
    assert plan.told[0].letter == "d"
    assert set(plan.among) == {"C4", "C3"}
    play.enter("step")
    assert "inf2" not in play.state.units
    assert play.state.units["art1"].xp == 2
    assert "AA-CMB-16" in play.cited


@pytest.mark.rule("AA-AHT-01")
@pytest.mark.parametrize(("damage", "xp", "hits"), [(0, 0, 2), (2, 3, 4), (0, 5, 6), (3, 0, 1), (4, 3, 2), (5, 5, 3)])
def test_fixed_hits_of_infantry(damage: int, xp: int, hits: int) -> None:
    play = automa(PLAIN, {"inf1": f"g2_inf A1 damage={damage} xp={xp}", "inf2": "us_inf E5"})
    assert fixed_hits(play.state, "inf1", at_aircraft=False) == hits


# --- who acts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-AUT-02")
def test_the_order_of_arms() -> None:
    units = {"inf1": "g2_inf A1", "mob1": "g2_mec A2", "art1": "g2_flk A3", "bmb1": "g2_j88 A4", "t1": "g2_tank A5"}
    play = automa(PLAIN, {**units, "inf2": "us_inf E5"})
    acted = []
    for _ in units:
        plan = planned(play)
        acted.append(plan.unit)
        play.state = play.state.changed(plan.unit, moved=True)
    assert acted == ["inf1", "mob1", "art1", "bmb1", "t1"]
    assert next_plan(play.state) is None


@pytest.mark.rule("AA-AUT-09")
@pytest.mark.rule("AA-AMB-33")
def test_the_unit_with_the_earlier_action_goes_first() -> None:
    rows = ("...........",) * 5
    play = automa(rows, {"t1": "g2_tank A1", "t3": "g2_tank H3", "inf2": "us_inf K3"})
    assert planned(play).unit == "t3"
    first = [event for event in reasons(play) if event.kind == "why-first"]
    assert [event.facts["parts"] for event in first] == ["t1"]


@pytest.mark.rule("AA-AUT-06")
@pytest.mark.rule("AA-AUT-06", breaks=True)
def test_chance_decides_a_tie_and_is_entered() -> None:
    play = automa(WIDE, {"t1": "g2_tank A4", "t3": "g2_tank G4", "inf2": "us_inf D1"})
    assert play.asked == [(None, "lot-unit")]
    assert play.broken("lot 3") == {"AA-AUT-06"}
    assert "AA-AUT-06" in play.broken("step")
    play.enter("lot 2")
    assert play.facts("lot")[0]["option"] == "t3"
    assert planned(play).unit == "t3"


@pytest.mark.rule("AA-AUT-12")
@pytest.mark.rule("AA-AUT-12", breaks=True)
@pytest.mark.rule("AA-AMB-31")
def test_humans_intercept_it_and_it_attacks_from_where_it_was_stopped() -> None:
    rows = (".......",) * 3
    units = {"t1": "g2_tank A2", "inf2": "us_inf D1", "art2": "us_how F2 xp=4"}
    play = automa(rows, units)
    plan = planned(play)
    assert plan.shot is not None
    assert plan.shot.target == "art2"
    play.enter("step")
    assert play.asked == [("us", "intercept")]
    assert play.broken("g2 pass") == {"AA-AUT-01"}
    play.enter("intercept inf2")
    assert play.asked == [("us", "reply")]
    stopped = play.hex("t1")
    assert play.state.ground.beside(stopped, "D1")
    play.enter("replied 2")
    assert [fact["target"] for fact in play.facts("fought")] == ["inf2"]
    human = table(
        rows, {"t1": "g2_tank A2", "inf2": "us_inf D1"}, seats=("us", "g2"), rules={"automa": Automa("g2", "easy")}
    )
    assert human.enter("inf2 B2").asked != [("g2", "intercept")]


@pytest.mark.rule("AA-AUT-11")
def test_it_gets_no_red_dice() -> None:
    units = {"t1": "g2_tank C3", "inf1": "g2_inf B3 moved=yes", "art2": "us_how D3"}
    play = automa(PLAIN, units)
    planned(play)
    assert play.enter("step").facts("fought")[0]["red"] == 0


def test_nobody_moves_its_units_for_it() -> None:
    play = automa(PLAIN, {"t1": "g2_tank C3", "inf2": "us_inf A1"})
    assert play.broken("g2 t1 C3-C4") == {"AA-AUT-01"}
    assert play.broken("us next") == {"AA-TURN-03"}


@pytest.mark.rule("AA-AHT-01", breaks=True)
def test_it_shoots_back_with_fixed_hits() -> None:
    units = {"t1": "us_tank C3", "inf9": "g2_inf C4 damage=3 xp=3", "inf8": "g2_inf A1"}
    play = table(units=units, seats=("us", "g2"), rules={"automa": Automa("g2", "easy")}, phase="name")
    play.enter("name t1>inf9", "next")
    assert play.broken("hits 1 back 1") >= {"AA-AHT-01"}
    play.enter("hits 0")
    assert (play.facts("fought")[0]["returned"], play.facts("fought")[0]["back"]) == (1, 2)


# --- infantry -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-AIN-01")
def test_infantry_occupies_a_factory_unless_enemy_infantry_is_beside_it() -> None:
    rows = (".....", "..F..", ".....", ".....", ".....")
    play = automa(rows, {"inf1": "g2_inf B2", "t2": "us_tank E5"})
    assert (planned(play).action.number, planned(play).hex) == (1, "C2")
    assert play.enter("step").state.factories["F01"] == "g2"
    guarded = automa(rows, {"inf1": "g2_inf B2", "inf2": "us_inf D2"})
    assert planned(guarded).action.number == 2


@pytest.mark.rule("AA-AIN-02")
@pytest.mark.rule("AA-AIN-03")
@pytest.mark.rule("AA-AMB-26")
def test_infantry_waits_beside_a_factory_where_no_other_waits() -> None:
    rows = ("........", "......F.", "........", "........")
    play = automa(rows, {"inf1": "g2_inf C3", "t2": "us_tank A1"})
    assert planned(play).action.number == 2
    assert play.state.ground.beside("G2", planned(play).hex)
    other = {"mob1": "g2_mec H2 moved=yes"}
    assert planned(automa(rows, {"inf1": "g2_inf C3", "t2": "us_tank A1", **other})).action.number != 2
    contested = {"inf1": "g2_inf C3", "inf2": "us_inf G1", **other}
    plan = planned(automa(rows, contested))
    assert plan.action.number == 2
    assert plan.shot is None or plan.shot.target == "inf2"
    quiet = planned(automa(rows, contested, automa_attacks="as-ordered"))
    assert quiet.shot is None


@pytest.mark.rule("AA-AIN-04")
@pytest.mark.rule("AA-AMB-53")
def test_infantry_comes_so_near_that_it_is_beside_a_factory_next_turn() -> None:
    rows = ("............", "...........F", "............")
    plan = planned(automa(rows, {"inf1": "g2_inf E2", "t2": "us_tank A1"}))
    assert plan.action.number == 3
    far = planned(automa(rows, {"inf1": "g2_inf A2", "t2": "us_tank L1"}))
    assert far.action.number == 5


@pytest.mark.rule("AA-AIN-05")
@pytest.mark.rule("AA-AIN-06")
@pytest.mark.rule("AA-AIN-07")
def test_infantry_attacks_by_a_or_b_then_goes_to_a_factory_then_does_as_tanks_do() -> None:
    rows = ("............", "...........F", "............")
    weak = planned(automa(rows, {"inf1": "g2_inf A2", "inf2": "us_inf C2 damage=5"}))
    assert (weak.action.number, weak.shot is not None) == (4, True)
    strong = planned(automa(rows, {"inf1": "g2_inf A2", "inf2": "us_inf C1"}))
    assert (strong.action.number, strong.hex[0]) == (5, "D")
    none = planned(automa(PLAIN, {"inf1": "g2_inf A2", "inf2": "us_inf C2"}))
    assert (none.action.number, none.action.rule) == (6, "AA-AGU-01")


# --- approaching, and staying ---------------------------------------------------------------------------------------


@pytest.mark.rule("AA-AGU-02")
@pytest.mark.rule("AA-AMB-30")
@pytest.mark.rule("AA-AMB-32")
@pytest.mark.rule("AA-AMB-56")
def test_whoever_reaches_nobody_approaches_and_whoever_harms_nobody_stays() -> None:
    rows = ("............",) * 3
    plan = planned(automa(rows, {"t1": "g2_tank A2", "inf2": "us_inf L2"}))
    assert (plan.action.rule, plan.hex[0]) == ("AA-AGU-02", "E")
    flying = {"t1": "g2_tank A2", "ftr2": "us_ftr L2"}
    assert planned(automa(rows, flying)).hex == "A2"
    assert planned(automa(rows, flying, harmless="approach")).hex != "A2"


@pytest.mark.rule("AA-AAT-01")
def test_only_whom_it_can_damage_is_a_target() -> None:
    play = automa(PLAIN, {"inf1": "g2_inf C3 damage=5", "t2": "us_tank C4", "inf2": "us_inf D4"})
    plan = planned(play)
    assert plan.shot is not None
    assert plan.shot.among == ("inf2",)


# --- the letters ----------------------------------------------------------------------------------------------------

FACTORY = (".......", "......F", ".......", ".......", ".......")


@pytest.mark.rule("AA-AAT-03")
@pytest.mark.rule("AA-AAT-05")
@pytest.mark.rule("AA-AAT-06")
@pytest.mark.rule("AA-AAT-07")
@pytest.mark.rule("AA-AAT-08")
@pytest.mark.rule("AA-AAT-10")
@pytest.mark.rule("AA-AAT-11")
@pytest.mark.rule("AA-AAT-12")
@pytest.mark.rule("AA-AMB-46")
@pytest.mark.rule("AA-AMB-49")
@pytest.mark.parametrize(
    ("letter", "units", "target"),
    [
        ("b", {"t1": "g2_tank E4", "inf2": "us_inf F2", "inf3": "us_inf D4"}, "inf2"),
        ("d", {"ftr1": "g2_ftr D3", "bmb2": "us_b17 B3", "ftr2": "us_ftr F3"}, "bmb2"),
        ("e", {"t1": "g2_tank C3", "inf2": "us_inf D3", "mob2": "us_inf A4 xp=0", "inf3": "us_inf B4"}, "inf2"),
        ("i", {"t1": "g2_tank D3", "t2": "us_tank B3", "mob2": "us_mob F4"}, "mob2"),
        ("k", {"t1": "g2_tank D4", "t2": "us_tank B4 xp=1", "t3": "us_tank F4"}, "t3"),
    ],
)
def test_attack_priorities(letter: str, units: dict[str, str], target: str) -> None:
    rows = FACTORY if letter in "be" else WIDE
    play = automa(rows, units)
    found = planned(play)
    assert found.shot is not None
    assert found.shot.target == target
    assert letter in [each.letter for each in found.shot.told]


def test_attack_priorities_f_g_and_j() -> None:
    """f: the factory of infantry that could be driven out; g: who was attacked already; j: who cost more."""
    rows = (".......", "...F...", ".......", ".......", ".......")
    units = {"t1": "g2_tank D4", "inf1": "g2_inf A2 moved=yes", "inf2": "us_inf D2", "inf3": "us_inf G5"}
    play = automa(rows, units, factories={"F01": "us"})
    found = planned(play)
    assert found.shot is not None
    assert (found.shot.target, "f" in sifted(found)[0]) == ("inf2", True)
    pair = automa(WIDE, {"t1": "g2_tank D4", "t2": "us_tank B4", "t3": "us_tank F4"})
    pair.state = replace(pair.state, automa=Orders(attacked=("t3",)))
    assert sifted(planned(pair))[0] == ["g"]
    dear = automa(WIDE, {"t1": "g1_tig D4", "t2": "us_tank B4", "t3": "su_tank F4"}, seat="g1")
    assert sifted(planned(dear))[0] == ["j"]


@pytest.mark.rule("AA-AMV-01")
@pytest.mark.rule("AA-AMV-02")
@pytest.mark.rule("AA-AMV-03")
@pytest.mark.rule("AA-AMV-07")
def test_movement_priorities() -> None:
    rows = ("........", "......F.", "........", "........")
    away = planned(automa(rows, {"inf1": "g2_inf E2", "t2": "us_tank E4"}))
    assert away.told[0].letter == "a"
    woods = (".......", ".......", "..T....", ".......", ".......")
    hidden = planned(automa(woods, {"t1": "g2_tank B5", "art2": "us_how D3"}))
    assert (hidden.hex, hidden.told[0].letter) == ("C3", "c")
    road = (".......", "..=....") + (".......",) * 5
    assert "b" in sifted(planned(automa(road, {"art1": "g2_flk B3", "inf2": "us_inf G3"})))[1]
    guns = {"art1": "g2_flk D4", "t1": "g2_tank D7 moved=yes", "inf2": "us_inf D1"}
    assert {"d", "e"} & set(sifted(planned(automa(WIDE, guns)))[1])
    near = planned(automa(WIDE, {"ftr1": "g2_ftr D7", "art2": "us_how D2"}))
    assert near.told[-1].letter in ("g", "g2")
    assert near.hex == "D3"


# --- Katyusha -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-KAT-08")
@pytest.mark.rule("AA-KAT-09")
@pytest.mark.rule("AA-AMB-55")
def test_katyusha_aims_so_that_most_enemies_are_hit() -> None:
    units = {
        "art1": "su_kat A4",
        "inf2": "g1_inf E3 damage=5",
        "inf3": "g1_inf E4",
        "t2": "g1_tig F4",
        "inf1": "su_inf D3 moved=yes",
    }
    play = automa(WIDE, units, seat="su", human="g1")
    plan = planned(play)
    assert plan.shot is not None
    assert plan.shot.target == "inf2"
    assert "why-aim" in [event.kind for event in reasons(play)]
    play.enter("step")
    shelled = play.facts("shelled")
    assert shelled[0]["target"] == plan.shot.aim
    assert {fact["unit"] for fact in play.facts("damaged")} >= {"inf2", "inf3"}


# --- money ----------------------------------------------------------------------------------------------------------

TOWNS = ("F......", ".......", "......F", ".......", ".......")


def bought(play: Play) -> Purchase:
    found = next_purchase(play.state)
    assert isinstance(found, Purchase), found
    return found


@pytest.mark.rule("AA-ABY-01")
@pytest.mark.rule("AA-ABY-02")
@pytest.mark.rule("AA-ABY-03")
@pytest.mark.rule("AA-ABY-04")
@pytest.mark.rule("AA-AMB-28")
def test_what_it_buys() -> None:
    own = {"F01": "g2"}
    few = {"inf1": "g2_inf B4", "inf2": "us_inf D5"}
    enough = {**few, "inf3": "g2_inf B5"}
    tanks = {f"t{number}": f"g2_tank {hex_}" for number, hex_ in enumerate(("C1", "C2", "C3", "C4"), 1)}

    def at(units: Mapping[str, str], coins: int, **more: Any) -> Play:
        return automa(TOWNS, units, factories=own, coins={"g2": coins}, phase="money", **more)

    assert bought(at(few, 9)).buy.type == "g2_mec"
    assert (bought(at(enough, 9)).buy.type, bought(at(enough, 9)).rule) == ("g2_tank", "AA-ABY-03")
    assert next_purchase(at(enough, 5).state) is None
    any_of = next_purchase(at(enough, 5, automa_saves="no").state)
    assert isinstance(any_of, Question)
    assert any_of.options == ("g2_flk", "g2_ftr", "g2_j88", "g2_mec")
    assert bought(at({**enough, **tanks}, 9)).buy.type == "g2_flk"
    play = at(few, 9)
    assert play.asked == [(None, "step")]
    play.enter("step")
    assert [fact["type"] for fact in play.facts("bought")] == ["g2_mec"]
    assert play.state.seat == "us"


@pytest.mark.rule("AA-APL-01")
@pytest.mark.rule("AA-APL-02")
def test_where_it_places_what_it_has_bought() -> None:
    own = {"F01": "g2", "F02": "g2"}
    infantry = {"inf1": "g2_inf D1", "inf3": "g2_inf D2"}

    def at(units: Mapping[str, str]) -> Purchase:
        play = automa(TOWNS, {**infantry, **units}, factories=own, coins={"g2": 9}, phase="money")
        return bought(play)

    threatened = at({"inf2": "us_inf A5", "t2": "us_tank G5"})
    assert (threatened.buy.factory, threatened.told[0].letter) == ("F01", "a")
    near = at({"t2": "us_tank G5"})
    assert (near.buy.factory, near.told[0].letter) == ("F02", "b")


# --- why ------------------------------------------------------------------------------------------------------------


def test_every_reason_names_its_rule_and_the_candidates() -> None:
    units = {"t1": "g2_tank D6", "inf1": "g2_inf A4 moved=yes"}
    units |= {"inf2": "us_inf F5 damage=2", "art2": "us_how D3", "art3": "us_how D2 xp=2"}
    told = reasons(automa(WIDE, units))
    assert all(event.rules for event in told)
    letters = [
        (event.facts["letter"], event.facts["parts"], event.rules[0]) for event in told if event.kind == "why-letter"
    ]
    assert ("c", "art2, art3", "AA-AAT-04") in letters
    assert ("h", "art3", "AA-AAT-09") in letters
    assert [event.facts["hits"] for event in told if event.kind == "why-hits"] == [6]
