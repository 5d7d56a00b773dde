"""Pursuit, and how an assault ends (BM-AS08..BM-AS11)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.moves.assault_answers import Cannonade, Front, Pursue
from companion.games.marengo.moves.assault_losses import Suffer
from companion.games.marengo.moves.base import Next, Pass
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import March, Withdraw
from companion.games.marengo.state import State
from tests.marengo.assault_positions import Fight, battle, storm
from tests.marengo.positions import after, ruled, rules_against

A, F = "austrian", "french"


# --- steps 8 to 10: pursuit -----------------------------------------------------------------------------------------


def won(
    blocks: str = "i3 c2 c1", enemies: str = "i1 i3", leading: str = "i3", front: str = "i1", **ground: object
) -> Fight:
    """An attack that is won, just before the pursuit."""
    fight = battle(blocks, enemies, **ground)
    fight.enter(storm(blocks, leading), Front(F, tuple(front.split())) if front else Pass(F))
    return fight.lose()


@pytest.mark.rule("BM-AS08-01", "BM-AS08-03", "BM-AS08-04", "BM-AS08-06", "BM-AS08-07")
@pytest.mark.rule("BM-AS08-01", "BM-AS08-03", "BM-AS08-04", "BM-AS08-07", breaks=True)
def test_who_pursues() -> None:
    fight = won()
    assert fight.asked == (A, "pursuit")
    assert fight.against(Pursue(A, ("c2",))) == set()
    assert fight.against(Pursue(A, ("c1", "c2"))) == {"BM-AS08-04"}
    assert fight.against(Pursue(A, ("i2",))) == {"BM-AS08-07"}
    assert fight.against(Pursue(A, ())) == {"BM-AS08-03"}
    assert fight.against(Pursue(F, ("c2",))) == {"BM-AS08-01"}
    assert fight.choices == [Pursue(A, ("c1",)), Pursue(A, ("c2",)), Pass(A)]
    commands = fight.state.commands
    fight.enter(Pass(A))
    assert fight.state.commands == commands
    assert fight.stands(A) == {"S": "c1s c2s i2s"}
    wide = won(wide=True)
    assert wide.against(Pursue(A, ("c1", "c2"))) == set()
    infantry = won(blocks="i3 i2 x")
    assert infantry.against(Pursue(A, ("i2",))) <= {"BM-AS08-01", "BM-AS08-07"}
    assert infantry.against(Pursue(A, ("x",))) == {"BM-AS08-03"}
    assert infantry.against(Pursue(A, ("x=i3",))) == {"BM-AS08-01"}


@pytest.mark.rule("BM-AS08-07")
@pytest.mark.rule("BM-AS08-07", breaks=True)
def test_cavalry_that_leads_or_stays_out_does_not_pursue() -> None:
    leads = battle("c3 c2", "i1")
    leads.enter(storm("c3", "c3"), Front(F, ("i1",)))
    assert leads.stands(A) == {"N>S": "c2", "S": "c2s"}  # nobody was asked
    beside = battle("i3 c2 c1", "i1 i3").enter(storm("i3 c1", "i3"), Front(F, ("i1",))).lose()
    assert beside.against(Pursue(A, ("c2",))) == {"BM-AS08-07"}
    led = battle("c3 c1", "i1 i3").enter(storm("c3 c1", "c3"), Front(F, ("i1",))).lose()
    assert led.against(Pursue(A, ("c2",))) == {"BM-AS08-07"}  # the c3 that led
    assert led.against(Pursue(A, ("c1",))) == set()


@pytest.mark.rule("BM-AS08-02", "BM-AS08-05")
@pytest.mark.parametrize(
    ("front", "symbols", "own_symbols", "asked"),
    [
        ("i1", "", "", True),
        ("", "", "", True),
        ("c1", "", "", False),
        ("i1", "obstacle = true", "", False),
        ("i1", "", "obstacle = true", False),
    ],
)
def test_when_nobody_may_pursue(front: str, symbols: str, own_symbols: str, asked: bool) -> None:
    """BM-MAP-08: cavalry that led and fell still covers the loser."""
    fight = won(enemies="i1 c1 i3", front=front, symbols=symbols, own_symbols=own_symbols)
    assert (fight.asked == (A, "pursuit")) == asked


@pytest.mark.rule("BM-AS08-02", "BM-AS08-05", breaks=True)
def test_pursuit_where_it_is_forbidden_is_refused() -> None:
    fight = won()
    assert fight.state.assault is not None
    covered = replace(
        fight.state, assault=replace(fight.state.assault, defender=replace(fight.state.assault.defender, arm="c"))
    )
    assert rules_against(covered, Pursue(A, ("c2",))) == {"BM-AS08-02"}
    rough = battle("i3 c2", "i3", own_symbols="obstacle = true").state
    assert rules_against(replace(rough, **_dialogue(fight.state)), Pursue(A, ("c2",))) >= {"BM-AS08-05"}


def _dialogue(state: State) -> dict[str, object]:
    return {"assault": state.assault, "stand": state.stand}


@pytest.mark.rule("BM-AS09-01", "BM-AS10-01", "BM-AS10-02", "BM-AS10-03")
@pytest.mark.parametrize(("symbols", "pursued"), [("", 3), ("cav = 1", 2), ("cav = 3", 0)])
def test_pursuit_strength_and_what_it_costs(symbols: str, pursued: int) -> None:
    """BM-AMB-14, -15, BM-MAP-04: two pursuers lose one point in all."""
    fight = won(wide=True, symbols=symbols, enemies="i1 i3 i3", broke={A: 0, F: 0})
    before = fight.morale
    fight.enter(Pursue(A, ("c1", "c2")))
    assert fight.told("pursuit")[0].facts["points"] == pursued
    assert fight.asked == (A, "loss-pursuer")
    fight.enter(Suffer(A, "c2"))
    fight.lose()
    assert (before[0] - fight.morale[0], before[1] - fight.morale[1]) == (1, pursued)
    assert fight.stands(A) == {"S": "c1s c1s i2s"}


@pytest.mark.rule("BM-AMB-14")
def test_who_chooses_the_pursuer_that_loses() -> None:
    """BM-AMB-14."""
    fight = won(wide=True)
    fight.state = ruled(fight.state, pursuit_loss="opponent")
    assert fight.enter(Pursue(A, ("c1", "c2"))).asked == (F, "loss-pursuer")
    assert fight.against(Suffer(A, "c1")) == {"BM-AMB-14"}


# --- step 11: the end -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-AS11-03", "BM-AS11-04", "BM-AS11-05", "BM-ASLT-10", "BM-ASLT-13", "BM-ASLT-14", "BM-ASLT-26")
@pytest.mark.rule("BM-AS11-05", "BM-ASLT-10", "BM-ASLT-13", breaks=True)
def test_the_winners_drive_everybody_out_and_advance() -> None:
    """BM-MOVE-14, BM-SURP-15."""
    fight = battle({"N>S": "i3 c2 x", "N": "i1"}, {"S>N": "i1", "S": "i2", "S>E": "i1", "E": "x"})
    fight.enter(storm("i3 c2", "i3"), Front(F, ("i1",)), Pass(A))
    assert fight.stands(F) == {"E": "x", "H": "i1 i2"}
    assert fight.stands(A) == {"N": "i1", "N>S": "x", "S": "c2s i2s"}
    assert fight.state.taken == ("S",)
    assert fight.state.going is not None
    assert fight.state.going.group == {"c2s": 1, "i2s": 1}
    assert fight.asked == (A, "assault")
    assert Continue(A, ("c2",), "S>H") in fight.choices
    assert fight.against(Continue(A, ("i2",), "S>H")) == {"BM-CAV-03"}
    assert fight.against(Continue(A, ("c2",), "S>N")) == {"BM-CAV-02"}
    fight.enter(Continue(A, ("c2",), "S>H"))
    assert fight.stands(A)["S>H"] == "c2s"
    assert fight.state.commands == 1
    moving = replace(fight.state, phase="move")
    assert rules_against(moving, March(A, ("x",), "N>S", "S")) == {"BM-MOVE-14"}
    assert rules_against(moving, Next(A)) == {"BM-BLK-13"}
    assert after(moving, Withdraw(A, ("x",), "N>S")).stand[A]["N"] == {"i1": 1, "xm": 1}


@pytest.mark.rule("BM-AS11-03")
def test_what_the_beaten_are_told_about_their_retreat() -> None:
    """BM-RET-09, BM-RET-13: where the attack came from, and who has paid already."""
    fight = battle("i3", {"S>N": "i2", "S": "x"}).enter(storm("i3", "i3"), Front(F, ("i2",)))
    assert fight.told("leaves")[0].facts == {"seat": F, "place": "S", "away_from": "N", "beaten": "S>N"}
    alone = battle("i3", "i2").enter(storm("i3", "i3"), Front(F, ("i2",)))
    assert alone.told("leaves") == []
    assert alone.stands(A) == {"S": "i2s"}


@pytest.mark.rule("BM-AMB-19")
@pytest.mark.parametrize(
    ("reading", "french", "taken"),
    [("empty", {"H": "a1 i1 i3"}, ("S",)), ("open", {"H": "a1 i1 i3"}, ()), ("stays", {"S>N": "a1 i1 i3"}, ())],
)
def test_winners_of_whom_nobody_is_left(reading: str, french: dict[str, str], taken: tuple[str, ...]) -> None:
    """BM-AMB-19: they won with 1 against nobody, and lost their last point."""
    army = {A: {"i2": 1}, F: {"a1": 1, "i2": 9, "i3": 9}}
    fight = battle("i2", "i3 i3 a1", muster=army)
    fight.state = ruled(fight.state, dead_winners=reading)
    fight.enter(storm("i2", "i2"), Cannonade(F, "a1"), Pass(F))
    assert fight.told("assault-result")[0].facts["result"] == 1
    fight.enter(Suffer(F, "i3", 2))
    assert fight.stands(A) == {}
    assert fight.state.going is None
    assert fight.state.taken == taken
    assert fight.stands(F) == french


@pytest.mark.rule("BM-AS11-01", "BM-AS11-02", "BM-AS11-07", "BM-RET-03")
def test_beaten_attackers_fall_back_and_do_not_retreat() -> None:
    """BM-CMD-16."""
    fight = battle("i2 x", {"S>N": "i3", "S": "i1"}).enter(storm("i2 x", "i2"), Front(F, ("i3",)))
    assert fight.stands(A) == {"N": "xs"}
    assert fight.stands(F) == {"S": "i1", "S>N": "i2"}
    assert fight.state.commands == 2
