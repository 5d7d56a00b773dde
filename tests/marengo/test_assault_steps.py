"""Within an assault: defensive fire, the first rows, strengths and losses (BM-AS02..BM-AS07, BM-ASLT-15..22)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.moves.assault_answers import Cannonade, Front, Pursue
from companion.games.marengo.moves.assault_losses import Suffer
from companion.games.marengo.moves.base import Next, Pass
from companion.games.marengo.moves.groups import March
from companion.games.marengo.parts import Gun
from tests.marengo.assault_positions import battle, storm
from tests.marengo.positions import ruled, rules_against

A, F = "austrian", "french"


# --- steps 2 and 3: defensive fire ----------------------------------------------------------------------------------


@pytest.mark.rule("BM-AS02-01", "BM-AS02-04")
@pytest.mark.rule("BM-AS02-01", breaks=True)
def test_defensive_fire_needs_artillery_among_the_defenders() -> None:
    """In reserve or beside it does not count."""
    fight = battle("i3", {"S>N": "x", "S": "a1"}).enter(storm("i3", "i3"))
    assert fight.asked == (F, "front")  # everybody knows where the artillery is
    fight = battle("i3", "x x").enter(storm("i3", "i3"))
    assert fight.against(Cannonade(F, "a2")) == {"BM-SET-03"}
    assert fight.against(Cannonade(F, "x")) == {"BM-AS02-01"}
    assert fight.against(Cannonade(F, "i2")) == {"BM-AS02-01"}
    assert fight.against(Cannonade(A, "a1")) == {"BM-AS02-01"}
    assert fight.choices == [Cannonade(F, "x=a1"), Pass(F)]
    fight.enter(Pass(F))
    assert fight.morale == (10, 10)
    assert fight.against(Cannonade(F, "a1")) == {"BM-AS02-01"}


@pytest.mark.rule("BM-AMB-02")
@pytest.mark.rule("BM-AS02-02", "BM-AS02-03")
@pytest.mark.rule("BM-AS02-02", "BM-AS02-03", "BM-BOMB-11", breaks=True)
@pytest.mark.parametrize(
    ("side", "gun", "reading", "rules"),
    [
        (A, Gun(announced=4, last_announced=4), "turn", {"BM-AS02-02"}),  # the French announced in their last turn
        (A, Gun(last_announced=2, bombarded=4, fired=2), "turn", {"BM-AS02-02"}),
        (A, Gun(last_announced=2, bombarded=2, fired=1), "turn", set()),
        (A, Gun(fired=3), "turn", {"BM-AS02-03"}),
        (F, Gun(announced=5, last_announced=5), "turn", {"BM-AS02-02"}),
        (F, Gun(announced=5, last_announced=5), "round", set()),
        (F, Gun(last_announced=3), "turn", set()),
        (F, Gun(last_announced=3), "round", {"BM-AS02-02"}),
        (A, Gun(last_announced=4), "round", {"BM-AS02-02"}),
    ],
)
def test_when_artillery_may_not_fire_defensively(side: str, gun: Gun, reading: str, rules: set[str]) -> None:
    """BM-AMB-02: it is round 3."""
    enemy = F if side == A else A
    fight = battle("i3 a1", "i3 a1", round=3, side=side, guns={side: Gun(), enemy: gun})
    fight.state = ruled(fight.state, defensive_round=reading)
    started = storm("i3", "i3", "N>S" if side == A else "S>N", side)
    asked = started.effect(fight.state, fight.story)
    assert rules_against(asked, Cannonade(enemy, "a1")) == rules
    assert fight.enter(started).asked[1] == ("front" if rules else "fire")


@pytest.mark.rule("BM-BOMB-11", "BM-AS02-03")
def test_artillery_fires_once_a_round() -> None:
    fight = battle({"N>S": "i3", "E>S": "i3"}, "i3 a1").enter(storm("i3", "i3"), Cannonade(F, "a1"))
    assert fight.state.guns[F].fired == fight.state.round
    once_more = battle({"E>S": "i3"}, {"S>E": "i3 a1"}, guns=fight.state.guns).enter(storm("i3", "i3", "E>S"))
    assert once_more.asked == (F, "front")


@pytest.mark.rule("BM-AS03-01", "BM-AS03-02", "BM-AS03-03", "BM-ASLT-19")
def test_fire_hits_the_first_row_whatever_the_ground() -> None:
    """The defender chooses between two leaders."""
    fight = battle(
        "i3 i2", "a2 i1", wide=True, symbols="inf = 1\nart = 2", own_symbols="art = 2",
        muster={A: {"i3": 1, "i2": 1}, F: {"a2": 1, "i1": 1}},
    )  # fmt: skip
    fight.enter(storm("i3 i2", "i3 i2"), Cannonade(F, "a2"))
    assert fight.asked == (F, "loss-first")
    assert set(fight.choices) == {Suffer(F, "i2", 1), Suffer(F, "i2", 2), Suffer(F, "i3", 1), Suffer(F, "i3", 2)}
    fight.enter(Suffer(F, "i2", 2))
    assert fight.stands(A) == {"N>S": "i3s"}
    fight.enter(Pass(F))
    assert fight.told("attack-strength")[0].facts["strength"] == 3 - 1


@pytest.mark.rule("BM-AS03-03", "BM-AS03-04", "BM-AS05-05", "BM-AS05-07", "BM-ASLT-18")
def test_fire_that_kills_all_leaders_goes_on_into_the_second_row() -> None:
    """Nobody moves up, and terrain still counts."""
    army = {A: {"i2": 1, "c2": 1}, F: {"a3": 1, "i1": 1}}
    fight = battle("i2 c2", "a3 i1", symbols="inf = 1", muster=army)
    fight.enter(storm("i2 c2", "i2"), Cannonade(F, "a3"))
    assert fight.stands(A) == {"N>S": "c1s"}
    fight.enter(Pass(F))
    assert fight.told("attack-strength")[0].facts["strength"] == -1
    assert fight.told("assault-losses")[0].facts["lost"] == 2


@pytest.mark.rule("BM-AMB-23")
@pytest.mark.rule("BM-AS03-05", "BM-DEM-03", "BM-DEM-12", "BM-DEM-13", "BM-DEM-15")
@pytest.mark.parametrize(("reading", "strength"), [("survivors", 2), ("named", 1)])
def test_fire_that_breaks_the_attackers_weakens_each_leader(reading: str, strength: int) -> None:
    """BM-AMB-23: the assault is finished, and a fallen leader is not reduced again."""
    army = {A: {"i3": 1, "i2": 1}, F: {"a2": 1, "i1": 1}}
    fight = battle("i3 i2", "a2 i1", wide=True, morale={A: 2, F: 9}, muster=army)
    fight.state = ruled(fight.state, broken_leaders=reading)
    fight.enter(storm("i3 i2", "i3 i2"), Cannonade(F, "a2"), Suffer(F, "i2", 2))
    assert fight.state.demoralized(A)
    assert fight.stands(A) == {"N>S": "i3s"}
    fight.enter(Pass(F)).lose()
    assert fight.told("attack-strength")[0].facts["strength"] == strength
    assert fight.stands(A) == {"S": "i2s"}


# --- step 4: who leads the defence ----------------------------------------------------------------------------------


@pytest.mark.rule("BM-AS04-01", "BM-AS04-03", "BM-AS04-04", "BM-AS04-05", "BM-AS04-07")
@pytest.mark.rule("BM-AS04-01", "BM-AS04-03", "BM-AS04-04", "BM-AS04-05", "BM-ASLT-22", breaks=True)
def test_who_may_lead_the_defence() -> None:
    fight = battle("i3", "i1 c2 a1 x i3", wide=True, guns={A: Gun(), F: Gun(fired=1)}).enter(storm("i3", "i3"))
    assert fight.asked == (F, "front")
    assert fight.against(Front(F, ("i1",))) == set()
    assert fight.against(Front(F, ("i1", "i3"))) == set()
    assert fight.against(Front(F, ("c2", "i3"))) == {"BM-AS04-04"}
    assert fight.against(Front(F, ("a1",))) == {"BM-AS04-05"}
    assert fight.against(Front(F, ("i1", "i3", "x=i2"))) == {"BM-AS04-03"}
    assert fight.against(Front(F, ())) == {"BM-AS04-02"}
    assert fight.against(Front(F, ("x",))) == {"BM-AS04-01"}
    assert fight.against(Front(F, ("c2", "c2", "c2"))) == {"BM-ASLT-22", "BM-AS04-03"}
    assert fight.against(Front(A, ("i1",))) == {"BM-AS04-01"}
    assert Front(F, ("c2", "x=c1")) in fight.choices
    assert all(not fight.against(move) for move in fight.choices)


@pytest.mark.rule("BM-AS04-03")
@pytest.mark.rule("BM-AS04-03", breaks=True)
def test_a_narrow_approach_has_room_for_one_leader() -> None:
    fight = battle("i3", "i1 i3").enter(storm("i3", "i3"))
    assert fight.against(Front(F, ("i1", "i3"))) == {"BM-AS04-03"}
    assert fight.choices == [Front(F, ("i1",)), Front(F, ("i3",)), Pass(F)]


@pytest.mark.rule("BM-AS04-06")
@pytest.mark.rule("BM-AS04-06", breaks=True)
def test_cavalry_does_not_lead_behind_an_obstacle() -> None:
    """BM-MAP-08."""
    fight = battle("i3", "c2 i2", symbols="obstacle = true").enter(storm("i3", "i3"))
    assert fight.against(Front(F, ("c2",))) == {"BM-AS04-06"}
    assert fight.against(Front(F, ("i2",))) == set()
    alone = battle("i3", "c2", symbols="obstacle = true").enter(storm("i3", "i3"))
    assert alone.told("by-itself")
    assert alone.told("no-front")
    entered = battle("i3", "c2", symbols="obstacle = true")
    entered.state = replace(entered.state, rules=replace(entered.state.rules, automatic=()))
    assert entered.enter(storm("i3", "i3")).choices == [Pass(F)]


# --- steps 5 and 6: strengths and result ----------------------------------------------------------------------------


@pytest.mark.rule("BM-AMB-01")
@pytest.mark.rule("BM-AS05-01", "BM-AS05-02", "BM-AS05-06")
@pytest.mark.parametrize(("reading", "strength"), [("once", 4), ("each", 3)])
def test_terrain_is_subtracted_once_from_the_sum(reading: str, strength: int) -> None:
    """BM-AMB-01, BM-MAP-03."""
    fight = battle("i3 i2 i3", "i1", wide=True, symbols="inf = 1\ncav = 2")
    fight.state = ruled(fight.state, penalty_per_piece=reading)
    fight.enter(storm("i3 i2 i3", "i3 i2"), Pass(F))
    assert fight.told("attack-strength")[0].facts["strength"] == strength


@pytest.mark.rule("BM-AS05-03", "BM-AS05-04", "BM-DEM-10", "BM-DEM-15")
@pytest.mark.parametrize(("broke", "strength"), [(0, 3), (1, 1)])
def test_a_demoralized_defender_counts_each_leader_one_less(broke: int, strength: int) -> None:
    """BM-AMB-20; the defender's own symbols do not weaken him."""
    fight = battle("i3", "i2 i1", wide=True, symbols="inf = 1", broke={A: 0, F: broke})
    fight.enter(storm("i3", "i3"), Front(F, ("i1", "i2")))
    assert fight.told("defence-strength")[0].facts["strength"] == strength
    assert fight.told("defence-strength")[0].facts["points"] == 3


# --- step 7: losses -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-ASLT-18", "BM-ASLT-19", "BM-AS07-03")
@pytest.mark.rule("BM-ASLT-18", "BM-ASLT-19", "BM-ASLT-21", breaks=True)
def test_the_opponent_spreads_losses_over_the_first_row() -> None:
    fight = battle("i3 i3", "c3 c2 i3", wide=True).enter(storm("i3 i3", "i3 i3"), Front(F, ("c2", "c3")))
    assert fight.told("assault-result")[0].facts["result"] == 1
    assert fight.asked == (
        A,
        "loss-first",
    )  # which of the two cavalry; it makes no difference which i3 the winner loses
    assert fight.against(Suffer(F, "c2")) == {"BM-ASLT-19"}
    assert fight.against(Suffer(A, "i3")) == {"BM-ASLT-18"}
    assert fight.against(Suffer(A, "c2", 3)) == {"BM-ASLT-21"}
    assert fight.against(Suffer(A, "c2", 0)) == {"BM-ASLT-21"}
    assert fight.against(Suffer(A, "c3", 3)) == {"BM-ASLT-21"}
    fight.enter(Suffer(A, "c2"))
    assert fight.asked == (A, "loss-first")
    fight.enter(Suffer(A, "c3"))
    assert fight.stands(F) == {"H": "c1 c2 i3"}
    assert fight.stands(A) == {"S": "i2s i3s"}


@pytest.mark.rule("BM-ASLT-18", "BM-ASLT-20", "BM-AS01-10", "BM-AS04-08")
@pytest.mark.rule("BM-ASLT-20", breaks=True)
def test_the_owner_spreads_losses_over_the_second_row_and_shows_who_takes_them() -> None:
    """BM-HID-03."""
    fight = battle("i3", "i1 x x").enter(storm("i3", "i3"), Pass(F), Front(F, ("i1",)))
    assert fight.told("assault-losses")[0].facts["lost"] == 3
    assert fight.asked == (F, "loss-second")
    assert fight.against(Suffer(F, "x")) == {"BM-ASLT-20"}
    assert fight.against(Suffer(F, "i1")) == set()  # one of the hidden ones that is an i1 too
    assert fight.against(Suffer(A, "x=i2")) == {"BM-ASLT-20"}
    fight.enter(Suffer(F, "x=c3"))
    assert fight.stands(F) == {"S>N": "c2 x"}
    assert Suffer(F, "x=i1") in fight.choices
    fight.enter(Suffer(F, "c2"))
    assert fight.stands(F) == {"H": "c1 x"}


@pytest.mark.rule("BM-ASLT-15", "BM-ASLT-16", "BM-ASLT-21")
def test_whoever_stays_out_of_it_loses_nothing() -> None:
    """More than the participants have is ignored."""
    fight = battle("i2 i3", {"S>N": "i3 c2", "S": "i1"}, symbols="inf = 1").enter(storm("i2", "i2"), Front(F, ("i3",)))
    assert fight.told("losses-ignored")[0].facts == {"seat": A, "points": 1}
    fight.enter(Pass(F))
    assert fight.stands(A) == {"N>S": "i3"}
    assert fight.stands(F) == {"S": "i1", "S>N": "c2 i2"}
    assert fight.morale == (8, 9)


@pytest.mark.rule("BM-AS07-04", "BM-AS11-01")
@pytest.mark.rule("BM-ASLT-11", breaks=True)
def test_a_defender_can_be_wiped_out_and_still_win() -> None:
    """BM-MOVE-15."""
    fight = battle("i2 i3", "i1", symbols="inf = 1").enter(storm("i2", "i2"), Front(F, ("i1",)))
    assert fight.stands(F) == {}
    assert fight.stands(A) == {"N": "i1s", "N>S": "i3"}
    assert fight.state.failed == ("N>S",)
    moving = replace(fight.state, phase="move")
    assert rules_against(moving, March(A, ("i3",), "N>S", "S")) == {"BM-MOVE-15"}


@pytest.mark.rule("BM-ASLT-22")
@pytest.mark.rule("BM-ASLT-22", breaks=True)
def test_only_those_who_block_the_approach_defend_it() -> None:
    fight = battle("i3", {"S>N": "i1", "S": "c3"}).enter(storm("i3", "i3"))
    assert fight.against(Front(F, ("c3",))) == {"BM-ASLT-22"}
    assert fight.against(Cannonade(F, "a1")) == {"BM-AS02-01"}
    fight.enter(Front(F, ("i1",)))
    assert fight.told("assault-losses")[0].facts["lost"] == 3
    assert fight.stands(F) == {"H": "c3"}


def test_sleeping_blocks_defend_like_any_other() -> None:
    """BM-SURP-01: they only do not move."""
    fight = battle("i3", "xz xz").enter(storm("i3", "i3"), Pass(F), Front(F, ("z=i2",)))
    assert fight.told("assault-result")[0].facts["result"] == 1
    assert fight.stands(F) == {"H": "xz"}


@pytest.mark.rule("BM-ASLT-03")
@pytest.mark.rule("BM-AS02-01", "BM-AS04-01", "BM-AS08-01", breaks=True)
def test_answers_are_given_when_they_are_asked_for() -> None:
    """BM-TURN-07."""
    fight = battle("i3 c2", "x x")
    answers = [Cannonade(F, "a1"), Front(F, ("i1",)), Suffer(F, "i1"), Pursue(A, ("c2",)), Pass(F)]
    refused = {"BM-AS02-01", "BM-AS04-01", "BM-ASLT-17", "BM-AS08-01", "BM-TURN-07"}
    assert {rule for answer in answers for rule in fight.against(answer)} == refused
    fight.enter(storm("i3 c2", "i3"))
    assert fight.against(Pass(A)) == {"BM-TURN-07"}
    assert fight.against(Next(A)) == {"BM-ASLT-03"}
    assert fight.against(Pass(F)) == set()


@pytest.mark.rule("BM-AS02-01", "BM-AS02-02", "BM-AS02-03", "BM-AS08-01", "BM-AS08-02", "BM-AS08-05")
@pytest.mark.parametrize(
    ("gun", "defenders", "front", "symbols", "said"),
    [
        (Gun(), "i1", "i1", "", ("nobody", None)),
        (Gun(announced=4, last_announced=4), "i1 x", "i1", "", ("announced", None)),
        (Gun(fired=3), "i1 x", "i1", "", ("fired", None)),
        (Gun(), "c1", "c1", "", ("nobody", "cavalry")),
        (Gun(), "i1", "i1", "obstacle = true", ("nobody", "obstacle")),
    ],
)
def test_a_question_that_everybody_can_answer_is_not_asked_and_says_why(
    gun: Gun, defenders: str, front: str, symbols: str, said: tuple[str, str | None]
) -> None:
    fight = battle("i3 x", defenders, symbols, round=3, guns={A: Gun(), F: gun})
    fight.enter(storm("i3 x", "i3"), Front(F, (front,)))
    told = [[str(event.facts["case"]) for event in fight.told(kind)] for kind in ("cannot-fire", "cannot-pursue")]
    assert told == [[said[0]], [said[1]] if said[1] else []]
