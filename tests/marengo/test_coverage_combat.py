"""Rules of combat that no other test breaks or keeps: maneuver attacks, guns, assaults, broken armies, the stars."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.layout import things
from companion.games.marengo.losing import lower_morale
from companion.games.marengo.moves.announce import Announce
from companion.games.marengo.moves.assault_answers import Cannonade, Front, Pursue
from companion.games.marengo.moves.base import Pass
from companion.games.marengo.moves.bombard import CallOff, Fire, TakeHit
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.ending import end_turn, verdict
from companion.games.marengo.moves.groups import Block, March
from companion.games.marengo.moves.maneuver import Hold, Stop, Yield
from companion.games.marengo.moves.retreat import Go
from companion.games.marengo.moves.retreat_losses import Show
from companion.games.marengo.moves.roads import Ride
from companion.games.marengo.parts import Gun
from companion.games.marengo.state import State
from companion.kernel.story import Story
from tests.marengo.assault_positions import Fight, storm
from tests.marengo.assault_positions import battle as assault
from tests.marengo.positions import after, board_text, position, rules_against
from tests.marengo.retreat_positions import ORDER, battle, begun, broken, played, the

A, F = "austrian", "french"


def none_lies_open(state: State) -> bool:
    """Does every block stand on the table with its face away from the opponent?"""
    return {thing.shows for thing in things(state) if thing.kind == "block"} == {""}


# --- maneuver attacks off the road ----------------------------------------------------------------------------------


@pytest.mark.rule("BM-MAN-01", breaks=True)
def test_a_maneuver_attack_waits_for_the_movement_phase() -> None:
    state = battle({"Q": {"x": 1}}, {"P": {"x": 1}})
    assert broken(state, March(F, ("x",), "P", "Q")) == []
    assert broken(replace(state, phase="assault"), March(F, ("x",), "P", "Q")) == ["BM-TURN-07"]


@pytest.mark.rule("BM-MAN-02", breaks=True)
def test_no_maneuver_attack_goes_through_a_block() -> None:
    state = battle({"Q": {"x": 1}, "Q>P": {"x": 1}}, {"P": {"x": 1}})
    assert broken(state, March(F, ("x",), "P", "Q")) == ["BM-MOVE-06"]


@pytest.mark.rule("BM-MAN-03")
def test_the_weakest_pieces_drive_out_the_strongest() -> None:
    """Artillery too."""
    state = battle({"Q": {"i3": 1, "c2": 2}}, {"P": {"i1": 1, "c1": 1, "a1": 1}})
    state, _ = played(state, March(F, ("i1", "c1", "a1"), "P", "Q"))
    state, _ = played(state, Yield(A))
    state, _ = played(state, Go(A, "Q", ("c2", "c2", "i2"), "T"))
    assert state.stand == {A: {"T": {"c2": 2, "i2": 1}}, F: {"Q": {"a1m": 1, "c1m": 1, "i1m": 1}}}
    assert state.morale == {A: 9, F: 10}


@pytest.mark.rule("BM-MAN-04")
@pytest.mark.rule("BM-MAN-04", breaks=True)
def test_the_attackers_need_room_but_the_enemy_takes_none() -> None:
    """R has room for two, and two Austrians are there."""
    state = battle({"R": {"x": 2}}, {"Q": {"x": 3}})
    assert broken(state, March(F, ("x", "x"), "Q", "R")) == []
    assert broken(state, March(F, ("x", "x", "x"), "Q", "R")) == ["BM-MOVE-04"]


@pytest.mark.rule("BM-MAN-05")
@pytest.mark.rule("BM-MAN-05", breaks=True)
def test_only_with_infantry_across_a_cavalry_obstacle() -> None:
    """It is shown, and afterwards it stands hidden again."""
    board = board_text(("S-T",), symbols={"T>S": "obstacle = true"})
    state = position(board, {"S": "x x"}, {"T": "x"})
    assert rules_against(state, March(A, ("x", "x"), "S", "T")) == {"BM-MAN-05"}
    assert rules_against(state, March(A, ("x", "c2"), "S", "T")) == {"BM-MAN-05"}
    attack = after(state, March(A, ("x", "i2"), "S", "T"))
    assert attack.stand[A] == {"S": {"i2": 1, "x": 1}}
    assert none_lies_open(attack)
    assert rules_against(replace(state, stand={**state.stand, F: {}}), March(A, ("x", "x"), "S", "T")) == set()


@pytest.mark.rule("BM-MAN-21")
@pytest.mark.rule("BM-MAN-21", breaks=True)
def test_who_goes_on_after_a_maneuver_attack_and_where() -> None:
    """T is empty, in R are enemies."""
    state = battle({"Q": {"c1": 1}, "R": {"i2": 1}}, {"P": {"c2": 1, "i3": 1}})
    state, _ = played(state, March(F, ("c2", "i3"), "P", "Q"))
    state, _ = played(state, Yield(A))
    state, _ = played(state, Go(A, "Q", ("c1",), "S"))
    assert broken(state, Continue(F, ("i3",), "Q>R")) == ["BM-CAV-03"]
    assert broken(state, Continue(F, ("c2",), "Q>T")) == ["BM-CAV-02"]
    assert broken(state, Continue(F, ("c2",), "Q>R")) == []


# --- maneuver attacks by road ---------------------------------------------------------------------------------------


def road(kind: str = "main", **ground: str) -> str:
    """A road from A to D; E lies beside B, G beside C."""
    return board_text(("A-B", "B-C", "C-D", "B-E", "C-G"), roads={"r": f"{kind}:ABCD"}, symbols=ground)


@pytest.mark.rule("BM-MAN-06", "BM-MAN-07")
@pytest.mark.rule("BM-MAN-06", breaks=True)
def test_cavalry_that_attacks_by_road_shows_itself() -> None:
    state = position(road(), {"A": "x"}, {"C": "x"})
    for block in ("i3", "a1", "x"):
        assert rules_against(state, Ride(A, block, "A", ("A>B", "B>C"))) == {"BM-MAN-06"}
    attack = after(state, Ride(A, "c2", "A", ("A>B", "B>C")))
    assert attack.maneuver is not None
    assert attack.stand[A] == {"B": {"c2m": 1}}
    assert none_lies_open(attack)


@pytest.mark.rule("BM-MAN-08")
@pytest.mark.parametrize(("kind", "left"), [("main", 3), ("secondary", 2)])
def test_what_a_maneuver_attack_by_road_costs(kind: str, left: int) -> None:
    state = position(road(kind), {"A": "c2"}, {"C": "x"})
    assert after(state, Ride(A, "c2", "A", ("A>B", "B>C"))).commands == left


@pytest.mark.rule("BM-MAN-09")
@pytest.mark.rule("BM-MAN-09", breaks=True)
def test_an_obstacle_stops_cavalry_that_attacks_by_road() -> None:
    """It hinders nobody who rides into an empty locale."""
    rough = road(**{"C>B": "obstacle = true"})
    ride = Ride(A, "c2", "A", ("A>B", "B>C"))
    assert rules_against(position(rough, {"A": "c2"}, {"C": "x"}), ride) == {"BM-MAN-09"}
    assert rules_against(position(rough, {"A": "c2"}, {"D": "x"}), ride) == set()


@pytest.mark.rule("BM-MAN-08", "BM-MAN-20")
@pytest.mark.rule("BM-MAN-20", breaks=True)
@pytest.mark.parametrize(("kind", "left"), [("main", 3), ("secondary", 2)])
def test_cavalry_attacks_again_and_again_while_it_has_steps(kind: str, left: int) -> None:
    """A secondary road is paid for once."""
    state = position(road(kind), {"A": "c2"}, {"B": "c1", "C": "c3"})
    for here, over, loser, refuge in (("A", "A>B", "c1", "E"), ("B", "B>C", "c3", "G")):
        assert broken(state, Ride(A, "c2", here, (over,))) == []
        state = ORDER.play(state, Ride(A, "c2", here, (over,)), Story(str))
        state, _ = played(state, Yield(F))
        state, _ = played(state, Go(F, over[2], (loser,), refuge))
    assert (state.stand[A], state.commands) == ({"C": {"c2m": 1}}, left)
    assert broken(state, Ride(A, "c2", "C", ("-", "C>D"))) == ["BM-ROAD-01"]
    assert after(state, Ride(A, "c2", "C", ("C>D",))).stand[A] == {"D": {"c2m": 1}}


# --- artillery, retreats --------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-BOMB-06", "BM-BOMB-16")
@pytest.mark.rule("BM-BOMB-06", breaks=True)
def test_artillery_that_bombards_does_not_move() -> None:
    """One that calls it off does, hidden and without any harm; and so do others at its approach."""
    state = battle({"Q": {"i3": 1}}, {"P>Q": {"a1": 1, "i2": 1}}, "bombard", guns={F: Gun(4, 4), A: Gun()})
    fired, called_off = (replace(played(begun(state)[0], move)[0], phase="move") for move in (Fire(F), CallOff(F)))
    assert broken(fired, March(F, ("a1",), "P>Q", "Q")) == ["BM-BOMB-06"]
    assert broken(fired, March(F, ("i2",), "P>Q", "Q")) == []
    assert broken(called_off, March(F, ("a1",), "P>Q", "Q")) == []
    assert called_off.at(A, "Q") == {"i3": 1}
    assert none_lies_open(called_off)
    assert not none_lies_open(fired)


@pytest.mark.rule("BM-BOMB-23")
def test_whoever_was_hit_stands_hidden_again() -> None:
    """Only the gun lies open."""
    state = battle({"Q": {"x": 2}}, {"P>Q": {"a1": 1}}, "bombard", guns={F: Gun(4, 4), A: Gun()})
    state, _ = played(begun(state)[0], Fire(F))
    state, _ = played(state, TakeHit(A, "x=i3"))
    assert state.at(A, "Q") == {"i2": 1, "x": 1}
    assert {thing.shows for thing in things(state) if thing.owner == A} == {""}


@pytest.mark.rule("BM-RET-01", "BM-RET-04")
def test_whoever_has_retreated_stands_hidden_again() -> None:
    state, _ = played(battle({"Q": {"x": 1}}, {"P": {"x": 1}}), March(F, ("x",), "P", "Q"))
    state, _ = played(state, Yield(A))
    state, _ = played(state, Show(A, "Q", ("x=c2",)))
    state, _ = played(state, Go(A, "Q", ("c2",), "T"))
    assert state.stand[A] == {"T": {"c2": 1}}
    assert none_lies_open(state)


# --- around an assault ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-ASLT-09", "BM-ASLT-11", "BM-ASLT-12")
@pytest.mark.rule("BM-ASLT-09", "BM-ASLT-11", "BM-ASLT-12", breaks=True)
def test_after_a_failed_assault_others_may_come_from_elsewhere() -> None:
    """The i3 of N has stormed in vain; the c2 there and the blocks of E and H have not."""
    board = board_text(("N-S", "H-S", "E-S", "E-N"))
    french = {"S>N": "i3", "S>H": "x", "S": "x"}
    fight = Fight(position(board, {"N>S": "i3", "N": "c2", "E": "x", "H": "x"}, french, phase="assault"))
    fight.enter(storm("i3", "i3"), Front(F, ("i3",)))
    state = replace(fight.state, phase="move")
    assert state.failed == ("N>S",)
    assert rules_against(state, March(A, ("i2",), "N", "E")) == {"BM-MOVE-13"}  # what is left of the i3
    assert rules_against(state, March(A, ("c2",), "N", "E")) == set()
    assert rules_against(state, March(A, ("c2",), "N", "S")) == {"BM-MOVE-06", "BM-MOVE-15"}
    assert rules_against(state, March(A, ("x",), "H", "S")) == {"BM-MOVE-06"}
    assert after(state, March(A, ("x",), "E", "S")).maneuver is not None


@pytest.mark.rule("BM-AS03-04")
def test_a_leader_too_weak_to_begin_still_leads_after_the_fire() -> None:
    fight = assault("i2", "a1 i1").enter(storm("i2", "i2"), Cannonade(F, "a1"))
    assert fight.stands(A) == {"N>S": "i1s"}
    fight.enter(Front(F, ("i1",)))
    assert fight.told("attack-strength")[0].facts["strength"] == 1


@pytest.mark.rule("BM-ASLT-23", "BM-AS11-06")
@pytest.mark.parametrize(("leader", "front", "end"), [("i3", "i1", "advanced"), ("i2", "i3", "assault-failed")])
def test_after_an_assault_everybody_stands_hidden_again(leader: str, front: str, end: str) -> None:
    """Artillery that fired in defence too; whoever wants to have it unknown again shuffles."""
    fight = assault("x x", {"S>N": "x x x", "S": "i2"})
    fight.enter(storm(f"x={leader} x", f"x={leader}"), Cannonade(F, "x=a1"), Front(F, (f"x={front}",)))
    while fight.asked[1] not in ("", "assault"):
        answer = Pass(fight.asked[0]) if fight.asked[1] == "pursuit" else fight.choices[0]
        fight.enter(answer)
    assert "BM-ASLT-23" in fight.told(end)[0].rules
    assert none_lies_open(fight.state)


@pytest.mark.rule("BM-AS10-01")
def test_the_pursuer_pays_even_with_its_last_point() -> None:
    fight = assault("i3 c1", "i1 i3").enter(storm("i3 c1", "i3"), Front(F, ("i1",))).lose()
    fight.enter(Pursue(A, ("c1",))).lose()
    assert fight.stands(A) == {"S": "i2s"}


# --- broken armies --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-AS09-02", "BM-DEM-11")
def test_a_broken_army_fires_and_pursues_as_before() -> None:
    """Only its leader counts 1 less."""
    army = {A: {"i2": 2, "i3": 1}, F: {"a2": 1, "i3": 1, "c2": 1}}
    fight = assault("i3 i2 i2", "a2 i3 c2", broke={A: 0, F: 1}, muster=army)
    fight.enter(storm("i3 i2 i2", "i3"), Cannonade(F, "a2"))
    assert fight.told("cannonade")[0].facts["points"] == 2
    assert fight.stands(A) == {"N>S": "i1s i2s i2s"}
    fight.enter(Front(F, ("i3",))).lose()
    assert fight.told("defence-strength")[0].facts["strength"] == 2
    fight.enter(Pursue(F, ("c2",)))
    assert fight.told("pursuit")[0].facts["points"] == 2


@pytest.mark.rule("BM-DEM-02")
@pytest.mark.parametrize(("block", "morale"), [("i1", 9), ("i2", 8), ("i3", 7)])
def test_all_that_is_left_of_a_piece_counts_when_it_is_eliminated(block: str, morale: int) -> None:
    fight = assault("i3", block).enter(storm("i3", "i3"), Pass(F))
    assert fight.stands(F) == {}
    assert fight.morale == (9, morale)


@pytest.mark.rule("BM-DEM-04")
def test_morale_stops_at_nought_and_nobody_recovers() -> None:
    story = Story(str)
    state = replace(battle({"Q": {"i2": 1}}, {"P": {"i2": 1}}), morale={A: 2, F: 10})
    state = lower_morale(state, story, A, 3)
    assert (state.morale[A], state.broke[A]) == (0, 3)
    later = lower_morale(replace(state, round=5), story, A, 1)
    assert (later.morale[A], later.broke[A]) == (0, 3)
    assert [event.kind for event in story].count("demoralized") == 1
    for _ in range(4):  # the French gain 5 in the meantime, the Austrians nothing
        state = end_turn(state, story)
    assert state.demoralized(A)
    assert state.morale == {A: 0, F: 15}


@pytest.mark.rule("BM-DEM-14", "BM-VIC-08")
def test_a_broken_army_plays_on() -> None:
    """It moves, blocks, attacks by maneuver and bombards."""
    state = battle({"Q": {"x": 1}}, {"P": {"x": 3}, "P>Q": {"a1": 1}}, broke={F: 2, A: 0})
    assert broken(state, March(F, ("x",), "P", "T")) == []
    assert broken(state, Block(F, ("x",), "P>Q")) == []
    assert broken(replace(state, phase="announce"), Announce(F, "P>Q", "a1")) == []
    attack, _ = played(state, March(F, ("x",), "P", "Q"))
    attack, _ = played(attack, Stop(A, ("x",)))
    assert played(attack, Hold(F))[0].at(F, "P>Q") == {"a1": 1, "xm": 1}
    fire = begun(replace(state, phase="bombard", guns={F: Gun(4, 4), A: Gun()}))[0]
    assert the(played(fire, Fire(F))[1], "bombards").facts["points"] == 1
    ended = end_turn(state, Story(str))
    assert (ended.round, ended.result) == (4, None)


# --- the stars ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-VIC-07")
def test_only_who_is_there_in_the_end_holds_a_star() -> None:
    board = board_text(("A-B", "B-C", "C-D"))
    for locale, colour in {"B": "red", "C": "green"}.items():
        board = board.replace(f'id = "{locale}"\n', f'id = "{locale}"\nstar = "{colour}"\n')
    state = position(board, {"B": "x", "C": "x"}, {"A": "x"})
    assert verdict(state).winner == A
    left = after(state, March(A, ("x",), "C", "D"))
    assert verdict(left).winner == F
    assert verdict(after(left, Block(A, ("x",), "B>A"))).winner == F
