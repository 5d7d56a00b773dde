"""Assaults: the ledger's vectors, who may storm and who leads (BM-ASLT, BM-AS01), every rule broken and kept."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.marengo.moves.assault_answers import Cannonade, Front, Pursue
from companion.games.marengo.moves.assault_losses import Suffer
from companion.games.marengo.moves.base import Next, Pass
from companion.games.marengo.moves.groups import March
from companion.games.marengo.moves.rows import astray
from companion.games.marengo.parts import Gun
from companion.games.marengo.state import State
from tests.marengo.assault_positions import battle, storm
from tests.marengo.positions import ruled, rules_against

A, F = "austrian", "french"


# --- the ledger's vectors -------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-ASLT-05", "BM-ASLT-17", "BM-ASLT-18", "BM-ASLT-25", "BM-AS01-01", "BM-AS02-01", "BM-AS03-01")
@pytest.mark.rule("BM-AS04-01", "BM-AS05-01", "BM-AS05-03", "BM-AS06-01", "BM-AS06-02", "BM-AS07-01", "BM-AS07-02")
@pytest.mark.rule("BM-AS07-03", "BM-AS08-01", "BM-AS09-01", "BM-AS10-01", "BM-AS10-02", "BM-AS11-01", "BM-AS11-02")
@pytest.mark.rule("BM-DEM-01")
@pytest.mark.rule("BM-ASLT-09", "BM-ASLT-11", breaks=True)
def test_a_full_assault_with_defensive_fire_and_pursuit() -> None:
    """BM-TV-12: every one of the eleven steps."""
    fight = battle("x x", "x x x", symbols="inf = 1", own_symbols="cav = 1")
    fight.enter(storm("x=i3 x", "x=i3"))
    assert fight.state.commands == 2
    assert fight.asked == (F, "fire")
    fight.enter(Cannonade(F, "x=a1"))
    assert fight.stands(A) == {"N>S": "i2s xs"}
    assert fight.morale == (9, 10)
    assert fight.asked == (F, "front")
    fight.enter(Front(F, ("x=i2",)))
    assert [(event.facts["strength"], event.kind) for event in fight.story if event.kind.endswith("-strength")] == [
        (1, "attack-strength"),
        (2, "defence-strength"),
    ]
    assert fight.told("assault-result")[0].facts["result"] == -1
    assert fight.stands(F) == {"S>N": "a1 i1 x"}
    assert fight.stands(A) == {"N>S": "xs"}
    assert fight.morale == (7, 9)
    assert fight.asked == (F, "pursuit")
    fight.enter(Pursue(F, ("x=c2",)))
    assert fight.told("pursuit")[0].facts["points"] == 1
    assert fight.asked == (A, "loss-second")
    fight.enter(Suffer(A, "x=i2"))
    assert fight.stands(A) == {"N": "i1s"}
    assert fight.stands(F) == {"S>N": "a1 c1 i1"}
    assert fight.morale == (6, 8)
    assert fight.state.lost == {A: 4, F: 2}
    assert fight.state.failed == ("N>S",)
    assert fight.state.assault is None
    assert rules_against(replace(fight.state, phase="move"), March(A, ("i1",), "N", "S")) >= {
        "BM-MOVE-15",
        "BM-MOVE-13",
    }


@pytest.mark.rule("BM-AS05-02")
@pytest.mark.parametrize(("over", "strength"), [("N>S", 1), ("S>N", 2)])
def test_symbols_weaken_only_whoever_attacks_them(over: str, strength: int) -> None:
    """BM-TV-03: BM-MAP-04, BM-MAP-18."""
    side, enemy = (A, F) if over == "N>S" else (F, A)
    fight = battle("c2", "c2", symbols="cav = 1", side=side)
    fight.enter(storm("c2", "c2", over, side), Pass(enemy))
    assert fight.told("attack-strength")[0].facts["strength"] == strength


@pytest.mark.rule("BM-AS04-02", "BM-AS06-01", "BM-AS07-01", "BM-AS07-02")
def test_nobody_leads_the_defence() -> None:
    """BM-TV-14: attack 2 against nobody; the winner loses 1, the loser 3."""
    fight = battle("i2", "i3 i2")
    fight.enter(storm("i2", "i2"), Pass(F))
    assert fight.told("assault-result")[0].facts == {"seat": A, "rival": F, "result": 2}
    assert fight.asked == (F, "loss-second")
    fight.enter(Suffer(F, "i3", 3))
    assert fight.stands(F) == {"H": "i2"}
    assert fight.stands(A) == {"S": "i1s"}
    assert fight.morale == (9, 7)


@pytest.mark.rule("BM-AS06-02", "BM-AS07-01", "BM-AS07-02", "BM-AS11-01", "BM-AS11-02", "BM-AS11-07")
def test_a_tie_is_the_defenders_and_costs_each_one_point() -> None:
    """BM-TV-14."""
    fight = battle("i2", "i2 i1")
    fight.enter(storm("i2", "i2"), Front(F, ("i2",)))
    assert fight.told("assault-result")[0].facts["seat"] == F
    assert fight.stands(A) == {"N": "i1s"}
    assert fight.stands(F) == {"S>N": "i1 i1"}
    assert fight.morale == (9, 9)
    assert fight.state.taken == ()


# --- who may storm, and where ---------------------------------------------------------------------------------------


@pytest.mark.rule("BM-ASLT-01", "BM-ASLT-08")
@pytest.mark.rule("BM-ASLT-01", breaks=True)
def test_an_assault_goes_over_an_approach_that_the_enemy_blocks() -> None:
    """BM-MAP-06."""
    fight = battle("i3", "i3")
    assert fight.against(storm("i3", "i3")) == set()
    assert fight.enter(storm("i3", "i3")).told("assault")[0].facts["target"] == "S>N"
    assert battle("i3", {"S": "i3"}).against(storm("i3", "i3")) == {"BM-ASLT-01"}
    assert battle("i3", "i3").against(storm("i3", "i3", "N>Q")) == {"BM-MAP-06"}


@pytest.mark.rule("BM-ASLT-07")
@pytest.mark.rule("BM-ASLT-07", "BM-ASLT-09", breaks=True)
def test_all_of_them_have_blocked_that_approach_since_the_turn_began() -> None:
    """BM-MOVE-13."""
    fight = battle({"N>S": "i3", "N": "i3", "E>S": "c2"}, "i3")
    assert fight.against(storm("i3 i3", "i3")) == {"BM-ASLT-07"}
    assert fight.against(storm("i3 c2", "i3")) == {"BM-ASLT-07"}
    assert battle("i3 c2s", "i3").against(storm("i3 c2", "i3")) == {"BM-ASLT-09"}
    assert battle("i3 c2m", "i3").against(storm("i3 c2", "i3")) == {"BM-ASLT-09"}
    assert battle("i3 c2", "i3").against(storm("i3 c2", "i3")) == set()


@pytest.mark.rule("BM-ASLT-02", "BM-ASLT-03", "BM-ASLT-04", "BM-ASLT-05")
@pytest.mark.rule("BM-ASLT-02", "BM-ASLT-04", "BM-ASLT-15", breaks=True)
def test_one_assault_a_turn_over_an_approach_and_as_many_as_there_are_commands() -> None:
    """BM-CMD-06, -07, -23; whoever was left out does not join later."""
    fight = battle({"N>S": "i2 i2", "E>S": "i2"}, {"S>N": "i3", "S>E": "i3"})
    fight.enter(storm("i2", "i2"))
    assert fight.against(storm("i2", "i2")) == {"BM-ASLT-03"}
    assert fight.against(storm("i2", "i2", "E>S")) == {"BM-ASLT-03"}
    fight.enter(Front(F, ("i3",)))
    assert fight.state.commands == 2
    assert fight.against(storm("i2", "i2")) == {"BM-ASLT-04"}
    assert fight.against(storm("i2", "i2", "E>S")) == set()
    fight.state = replace(fight.state, commands=0)
    assert fight.against(storm("i2", "i2", "E>S")) == {"BM-CMD-23"}


@pytest.mark.rule("BM-ASLT-12")
def test_a_locale_that_withstood_can_be_stormed_from_elsewhere() -> None:
    """BM-AMB-18."""
    fight = battle({"E>S": "i2"}, {"S>E": "i3"}, failed=("N>S",), assaulted=("N>S",))
    assert fight.against(storm("i2", "i2", "E>S")) == set()
    fight.state = ruled(fight.state, second_attack="no")
    assert fight.against(storm("i2", "i2", "E>S")) == {"BM-MOVE-16"}


@pytest.mark.rule("BM-ASLT-24", "BM-DEM-09")
@pytest.mark.rule("BM-ASLT-24", "BM-DEM-09", breaks=True)
def test_a_demoralized_army_storms_no_more() -> None:
    assert battle("i3", "i3", broke={A: 2, F: 0}).against(storm("i3", "i3")) == {"BM-DEM-09"}
    assert battle("i3", "i3", broke={A: 0, F: 2}).against(storm("i3", "i3")) == set()


@pytest.mark.rule("BM-AS11-08")
@pytest.mark.rule("BM-AS11-08", breaks=True)
def test_there_must_be_room_for_all_of_them() -> None:
    """BM-AMB-33: only their own colour counts."""
    fight = battle("i3 x x", "x x x", capacity={"S": 2})
    assert fight.against(storm("i3 x x", "i3")) == {"BM-AS11-08"}
    assert fight.against(storm("i3 x", "i3")) == set()


@pytest.mark.rule("BM-BOMB-07", "BM-BOMB-17")
@pytest.mark.rule("BM-BOMB-07", breaks=True)
def test_artillery_that_has_bombarded_does_not_join() -> None:
    """BM-AMB-03: defensive fire in the enemy's turn is no bombardment."""
    fired, called_off = Gun(bombarded=3, fired=2), Gun(last_announced=1, fired=1)
    fight = battle("i3 a1", "i3", round=2, guns={A: fired, F: Gun()})
    assert fight.against(storm("i3 a1", "i3")) == {"BM-BOMB-07"}
    assert fight.against(storm("i3", "i3")) == set()
    fight.state = replace(fight.state, guns={A: called_off, F: Gun()})
    assert fight.against(storm("i3 a1", "i3")) == set()


def test_only_in_this_phase_by_whoever_has_the_turn() -> None:
    """BM-TURN-02, BM-TURN-07."""
    fight = battle("i3", "i3")
    assert fight.against(storm("i3", "i3", "S>N", F)) == {"BM-TURN-02"}
    assert rules_against(replace(fight.state, phase="move"), storm("i3", "i3")) == {"BM-TURN-07"}


# --- step 1: who leads the attack -----------------------------------------------------------------------------------


@pytest.mark.rule("BM-ASLT-06", "BM-AS01-02")
@pytest.mark.rule("BM-ASLT-06", "BM-AS01-02", breaks=True)
def test_somebody_leads_and_shows_it() -> None:
    """BM-HID-03, BM-SET-03."""
    fight = battle("x x", "i3")
    assert fight.against(storm("x x", "")) == {"BM-AS01-02"}
    assert fight.against(storm("x x", "x")) == {"BM-AS01-01"}
    assert fight.against(storm("x x", "i3")) == {"BM-ASLT-06"}
    assert fight.against(storm("x i3", "i3")) == set()
    assert battle("i2 x", "i3").against(storm("x=c3 i2", "c3")) == set()
    seen = battle("i2", "i3")
    assert seen.against(storm("x=i3", "i3")) == {"BM-HID-03"}
    unknown = battle("x", "i3", muster={A: {"i2": 1}, F: {"i3": 1}})
    assert unknown.against(storm("i3", "i3")) == {"BM-SET-03"}


@pytest.mark.rule("BM-AS01-03")
@pytest.mark.rule("BM-AS01-03", breaks=True)
@pytest.mark.parametrize(("wide", "most"), [(False, 1), (True, 2)])
def test_as_many_lead_as_fit_abreast(wide: bool, most: int) -> None:
    """BM-MAP-02, BM-AMB-29."""
    fight = battle("i3 i3 i3", "i3", wide=wide)
    for number in (1, 2, 3):
        refused = fight.against(storm("i3 i3 i3", " ".join(["i3"] * number)))
        assert refused == (set() if number <= most else {"BM-AS01-03"})


@pytest.mark.rule("BM-AS01-04", "BM-AS01-05", "BM-AS01-07", "BM-AS01-08")
@pytest.mark.rule("BM-AS01-04", "BM-AS01-05", "BM-AS01-07", "BM-AS01-08", breaks=True)
@pytest.mark.parametrize(
    ("face", "symbols", "rules"),
    [
        ("i2", "", set()),
        ("i1", "", {"BM-AS01-04"}),
        ("i2", "inf = 1", set()),
        ("i2", "inf = 2", {"BM-AS01-05"}),
        ("i2", "cav = 2", set()),
        ("c2", "cav = 2", {"BM-AS01-05"}),
        ("i3", "inf = 2", set()),
        ("a1", "", {"BM-AS01-07"}),
        ("c3", "obstacle = true", {"BM-AS01-08"}),
        ("i3", "obstacle = true", set()),
    ],
)
def test_who_is_fit_to_lead(face: str, symbols: str, rules: set[str]) -> None:
    """BM-MAP-08."""
    assert battle(face, "i3", symbols=symbols).against(storm(face, face)) == rules


@pytest.mark.rule("BM-AS01-08")
def test_an_obstacle_on_the_attackers_own_side_does_not_hinder_him() -> None:
    """The symbol has to be in the defender's approach."""
    assert battle("c3", "i3", own_symbols="obstacle = true").against(storm("c3", "c3")) == set()


@pytest.mark.rule("BM-AS01-06")
@pytest.mark.rule("BM-AS01-06", breaks=True)
def test_leaders_are_of_one_arm() -> None:
    fight = battle("i3 c3 c2", "i3", wide=True)
    assert fight.against(storm("i3 c3", "i3 c3")) == {"BM-AS01-06"}
    assert fight.against(storm("i3 c3 c2", "c3 c2")) == set()


@pytest.mark.rule("BM-AS01-10")
@pytest.mark.rule("BM-AS01-10", breaks=True)
def test_the_second_row_stays_hidden() -> None:
    """BM-HID-02: of any arm and strength; whoever is known already is called by its face."""
    assert battle("x x", "i3").against(storm("x=i3 x=a1", "i3")) == {"BM-AS01-10"}
    assert battle("x a1 i1", "i3").against(storm("x=i3 a1 i1", "i3")) == set()


@pytest.mark.rule("BM-AS01-01")
def test_a_leader_is_told_from_a_known_block_with_the_same_face() -> None:
    """Both are i3 afterwards, one leads."""
    fight = battle("x i3 x", "i2").enter(storm("x=i3 i3", "x=i3"))
    assert fight.state.assault is not None
    assert fight.state.assault.attacker.first == ("i3s",)
    assert fight.stands(A) == {"N>S": "i3s i3s x"}


def test_a_leader_out_of_a_shuffle() -> None:
    """BM-HID-05: what was known to be in it is taken out by showing it."""
    fight = battle("x2 x2", "i1", shuffles={"x2": ("i3", "c1")})
    assert fight.against(storm("x2=i2 x2", "x2=i2")) == {"BM-HID-05"}
    fight.enter(storm("x2=i3 x2", "x2=i3"))
    assert fight.state.shuffles == {"x2": ("c1",)}
    assert fight.stands(A) == {"N>S": "i3s x2s"}


def test_the_french_storm_by_the_same_rules() -> None:
    """BM-TURN-08."""
    fight = battle("i1", "i3 x", side=F).enter(storm("i3", "i3", "S>N", F), Front(A, ("i1",)))
    assert fight.stands(F) == {"N": "i2s", "S>N": "x"}
    assert fight.stands(A) == {}
    assert fight.state.taken == ("N",)


# --- what is known, what is asked -----------------------------------------------------------------------------------


@pytest.mark.rule("BM-ASLT-19", "BM-ASLT-20")
def test_nothing_is_asked_that_everybody_can_tell() -> None:
    """With one way to spread them, losses are taken at once."""
    fight = battle("i3 i3", "i3", wide=True).enter(storm("i3 i3", "i3 i3"), Pass(F))
    assert fight.stands(A) == {"S": "i2s i3s"}
    assert fight.stands(F) == {}
    army = {A: {"i3": 1}, F: {"i2": 1, "i1": 2}}
    alone = battle("i3", "i1 x", muster=army).enter(storm("i3", "i3"), Front(F, ("i1",)))
    assert alone.asked == (F, "loss-second")  # i1 or i2: only its owner knows
    alone.enter(Suffer(F, "x=i2", 2))
    assert alone.stands(F) == {}


def test_a_hidden_block_that_can_be_but_one_thing_shows_itself() -> None:
    """BM-HID-03: the last face that is left in the army."""
    fight = battle("i3", "i1 x", muster={A: {"i3": 1}, F: {"i1": 1, "i2": 1}}).enter(
        storm("i3", "i3"), Front(F, ("i1",))
    )
    assert fight.stands(F) == {}
    assert fight.morale == (9, 7)


@pytest.mark.rule("BM-AS01-09")
@pytest.mark.rule("BM-AS01-09", breaks=True)
def test_the_phase_passes_where_nobody_can_storm() -> None:
    """BM-TURN-04: an approach that nobody can lead over is no question."""
    nobody = battle("i1 a1", "i3")
    assert nobody.asked == (None, "")
    assert nobody.against(storm("i1 a1", "i1")) == {"BM-AS01-04"}
    assert battle("i2", "i3").asked == (A, "assault")
    assert battle("x", "i3", muster={A: {"i1": 1}, F: {"i3": 1}}).asked == (None, "")


@pytest.mark.rule("BM-ASLT-15")
def test_all_assaults_are_listed_while_they_are_few() -> None:
    fight = battle("i3 c2 a1", "i3", symbols="obstacle = true")
    assert fight.question is not None
    assert fight.question.complete
    alone, one, two, both = storm("i3", "i3"), storm("i3 c2", "i3"), storm("i3 a1", "i3"), storm("i3 c2 a1", "i3")
    assert set(fight.choices) == {alone, one, two, both, Next(A)}
    many = battle(
        {"N>S": "x x x x2 x2 x3 c2", "E>S": "x x x x2 x2"},
        {"S>N": "x", "S>E": "x"},
        wide=True,
        shuffles={"x2": (), "x3": ()},
    )
    assert many.question is not None
    assert many.question.typed
    assert not many.question.complete
    assert 1 < len(many.choices) <= 201
    assert all(not many.against(move) for move in many.choices)


def test_a_dialogue_is_plain_data() -> None:
    """A table is stored in the middle of it."""
    fight = battle("x x", "x x x").enter(storm("x=i3 x", "x=i3"), Cannonade(F, "x=a1"))
    assert msgspec.json.decode(msgspec.json.encode(fight.state), type=State) == fight.state


@pytest.mark.rule("BM-ASLT-06")
def test_rows_that_a_correction_has_torn_apart_are_found() -> None:
    fight = battle("i3 c2", "x x x").enter(storm("i3 c2", "i3"), Pass(F), Front(F, ("i1",))).lose()
    assert list(astray(fight.state)) == []
    torn = fight.state.with_stand(A, "N>S", {"c2s": 1})
    assert [fault.rule for fault in astray(torn)] == ["BM-ASLT-06"]
