"""Maneuver attacks once they are made: stopped or not, and what comes of it (BM-MAN-10..25)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.faults import faults
from companion.games.marengo.moves.base import Next
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import March
from companion.games.marengo.moves.maneuver import Hold, Split, Stay, Stop, Yield
from companion.games.marengo.moves.retreat import Go
from companion.games.marengo.moves.retreat_losses import Show
from companion.games.marengo.parts import Blocks, Going, Maneuver, Stand
from companion.games.marengo.state import State
from companion.games.registry import game
from companion.kernel.game import Event, Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import Impossible
from tests.marengo.retreat_positions import answers, asked, attacked, battle, broken, by_themselves, played, the, told

GAME = game("marengo")
FRENCH, AUSTRIAN = "french", "austrian"


def attacking(
    austrian: Stand,
    group: Blocks | None = None,
    origin: str = "P",
    attack: dict[str, object] | None = None,
    **more: object,
) -> tuple[State, list[Event]]:
    """French blocks have moved from P against Q, and have paid for it."""
    here = group or {"x": 1}
    state = battle(austrian, {origin: dict(here)}, commands=2, **more)  # type: ignore[arg-type]
    maneuver = Maneuver(origin, "P>Q", here, **(attack or {}))  # type: ignore[arg-type]
    return attacked(replace(state, maneuver=maneuver))


# --- BM-TV-09, BM-TV-10 ---------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "BM-MAN-10", "BM-MAN-11", "BM-MAN-12", "BM-MAN-13", "BM-MAN-14", "BM-MAN-15", "BM-MAN-17", "BM-CMD-19"
)
@pytest.mark.parametrize(("then", "place"), [(Stay(FRENCH), "P"), (Hold(FRENCH), "P>Q")])
def test_tv_09_a_maneuver_attack_is_stopped(then: Stay | Hold, place: str) -> None:
    state, _ = attacking({"Q": {"x": 1}})
    assert (asked(state).seat, asked(state).kind) == (AUSTRIAN, "stop")
    assert answers(state) == [Yield(AUSTRIAN), Stop(AUSTRIAN, ("x",))]
    state, story = played(state, Stop(AUSTRIAN, ("x",)))
    assert state.stand[AUSTRIAN] == {"Q>P": {"x": 1}}  # hidden
    assert the(story, "stopped").facts["count"] == 1
    assert answers(state) == [Stay(FRENCH), Hold(FRENCH)]  # nothing to split
    state, _ = played(state, then)
    assert state.stand[FRENCH] == {place: {"xm": 1}}  # its movement is over (BM-MAN-17)
    assert (state.commands, state.maneuver, state.going) == (2, None, None)  # BM-CMD-19, BM-CAV-13
    assert state.morale == {AUSTRIAN: 10, FRENCH: 10}


@pytest.mark.rule("BM-MAN-18", "BM-MAN-19", "BM-MAN-25", "BM-RET-07")
@pytest.mark.rule("BM-RET-13", breaks=True)
def test_tv_10_a_maneuver_attack_succeeds() -> None:
    state, _ = attacking({"Q": {"x": 1}})
    state, _ = played(state, Yield(AUSTRIAN))
    state, _ = played(state, Show(AUSTRIAN, "Q", ("x=c2",)))
    assert broken(state, Go(AUSTRIAN, "Q", ("c2",), "P")) == ["BM-RET-13"]
    state, story = played(state, Go(AUSTRIAN, "Q", ("c2",), "R"))
    assert the(story, "took").facts == {"seat": FRENCH, "rival": AUSTRIAN, "place": "Q", "count": 1}
    assert state.stand == {AUSTRIAN: {"R": {"c2": 1}}, FRENCH: {"Q": {"xm": 1}}}
    assert (state.commands, state.maneuver, state.retreat) == (2, None, None)
    assert state.morale == {AUSTRIAN: 10, FRENCH: 10}
    assert state.going == Going("Q", {"xm": 1}, attacked=True)


# --- can it be stopped? ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-MAN-18")
@pytest.mark.rule("BM-MAN-11", breaks=True)
def test_attackers_who_began_in_a_block_are_not_stopped() -> None:
    """BM-MAN-11: whoever cannot stop them yields by itself."""
    state, story = attacking({"Q": {"c2": 1}}, origin="P>Q")
    assert by_themselves(story) == ["yield"]
    assert the(story, "yields").facts["case"] == "block"
    assert asked(state).kind == "go"
    asks = replace(state, retreat=None, maneuver=Maneuver("P>Q", "P>Q", {"x": 1}))
    assert broken(asks, Stop(AUSTRIAN, ("c2",))) == ["BM-MAN-11"]


def test_a_table_may_want_to_be_asked_always() -> None:
    state = battle({"Q>T": {"c2": 1}}, {"P": {"x": 1}})
    state = replace(state, maneuver=Maneuver("P", "P>Q", {"x": 1}), rules=replace(state.rules, automatic=()))
    assert answers(attacked(state)[0]) == [Yield(AUSTRIAN)]


@pytest.mark.rule("BM-MAN-18")
@pytest.mark.rule("BM-MAN-12", breaks=True)
def test_without_a_reserve_nobody_stops_it() -> None:
    """BM-MAN-12: blocks at other approaches do not count, and leave with losses (BM-RET-08)."""
    state, story = attacking({"Q>T": {"c2": 1}})
    assert by_themselves(story) == ["yield", "sacrifice"]
    assert state.at(AUSTRIAN, "Q>T") == {"c1": 1}
    asks = replace(state, retreat=None, maneuver=Maneuver("P", "P>Q", {"x": 1}))
    assert broken(asks, Stop(AUSTRIAN, ("c1",))) == ["BM-MAN-12", "BM-HID-06"]


@pytest.mark.parametrize(("ruling", "verbs"), [("stoppable", []), ("unstoppable", ["yield"])])
def test_entering_cavalry(ruling: str, verbs: list[str]) -> None:
    """BM-AMB-10."""
    _, story = attacking({"Q": {"c2": 1}}, attack={"entering": True}, rulings={"entering_attack": ruling})
    assert by_themselves(story) == verbs


@pytest.mark.rule("BM-AMB-16")
@pytest.mark.parametrize(("ruling", "rules"), [("yes", []), ("no", ["BM-MAN-12"])])
def test_stopping_with_blocks_that_have_just_retreated_there(ruling: str, rules: list[str]) -> None:
    """BM-AMB-16."""
    rulings, came = {"stop_with_retreated": ruling}, {"Q": {"i2": 1}}
    state, _ = attacking({"Q": {"i2": 1, "x": 1}}, rulings=rulings, retreated=came)
    assert broken(state, Stop(AUSTRIAN, ("i2",))) == rules
    assert broken(state, Stop(AUSTRIAN, ("i2", "x"))) == rules
    assert not broken(state, Stop(AUSTRIAN, ("x",)))
    alone, story = attacking({"Q": {"i2": 1}}, rulings=rulings, retreated=came)
    assert ("yield" in by_themselves(story)) is (ruling == "no")
    assert alone.maneuver is not None


def test_whoever_retreats_again_is_counted_where_it_is_now() -> None:
    """BM-AMB-16 looks at the locale that is attacked."""
    state, _ = attacking({"Q": {"c2": 1}}, retreated={"Q": {"c2": 1}, "T": {"i2": 1}})
    state, _ = played(state, Yield(AUSTRIAN))
    state, _ = played(state, Go(AUSTRIAN, "Q", ("c2",), "T"))
    assert state.retreated == {"T": {"c2": 1, "i2": 1}}


# --- stopping -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-MAN-13", "BM-CMD-08", "BM-SURP-10", "BM-SURP-12")
@pytest.mark.rule("BM-MAN-10", "BM-MAN-14", "BM-HID-02", breaks=True)
def test_any_blocks_of_the_reserve_stop_it_for_nothing() -> None:
    """BM-MAN-13, BM-CMD-08, BM-SURP-10: sleeping ones too, and they sleep on."""
    here: Stand = {"Q": {"x": 2, "xz": 1}}
    state = battle({"P": {"c2": 1}}, here, side=AUSTRIAN)
    state, _ = attacked(replace(state, maneuver=Maneuver("P", "P>Q", {"c2": 1})))
    assert len(answers(state)) == 1 + 2 * 3 - 1
    assert broken(state, Stop(FRENCH, ())) == ["BM-MAN-13"]
    assert broken(state, Stop(FRENCH, ("z", "z"))) == ["BM-HID-06"]
    assert broken(state, Stop(FRENCH, ("x=c2",))) == ["BM-HID-02"]  # nobody has to see it
    assert broken(state, Stop(AUSTRIAN, ("x",))) == broken(state, Yield(AUSTRIAN)) == ["BM-MAN-10"]
    assert broken(state, Stay(AUSTRIAN)) == ["BM-MAN-14"]  # not yet
    assert broken(state, Next(AUSTRIAN)) == ["BM-MAN-10"]
    state, story = played(state, Stop(FRENCH, ("x", "z")))
    assert state.stand[FRENCH] == {"Q": {"x": 1}, "Q>P": {"x": 1, "xz": 1}}
    assert "paid" not in told(story)
    assert broken(state, Yield(FRENCH)) == ["BM-MAN-10"]  # too late
    assert broken(state, Next(AUSTRIAN)) == ["BM-MAN-14"]


def test_many_blocks_that_could_stop_it_are_typed() -> None:
    faces = dict.fromkeys(("i1", "i2", "i3", "c1", "c2", "c3", "x"), 2)
    state, _ = attacking({"Q": faces})
    assert asked(state).typed
    assert answers(state)[0] == Yield(AUSTRIAN)
    assert all(not broken(state, answer) for answer in answers(state))
    played(state, Stop(AUSTRIAN, ("i1", "c3", "x", "x")))


# --- after a stop ---------------------------------------------------------------------------------------------------


def stopped(group: Blocks, **more: object) -> State:
    state, _ = attacking({"Q": {"x": 1}}, group, **more)  # type: ignore[arg-type]
    return played(state, Stop(AUSTRIAN, ("x",)))[0]


@pytest.mark.rule("BM-MAN-14", "BM-MAN-16", "BM-CMD-20")
@pytest.mark.rule("BM-MAN-14", breaks=True)
def test_a_stopped_group_splits_for_one_more_command() -> None:
    """BM-MAN-14..16, BM-CMD-20."""
    state = stopped({"x": 2, "i3": 1})
    assert broken(state, Split(FRENCH, ())) == ["BM-MAN-14"]
    assert broken(state, Split(FRENCH, ("i3", "x", "x"))) == ["BM-MAN-14"]
    assert broken(state, Split(FRENCH, ("i3", "i3"))) == ["BM-HID-02"]
    assert broken(state, Split(FRENCH, ("c2z",))) == ["BM-HID-06"]
    assert broken(state, Split(AUSTRIAN, ("x",))) == ["BM-MAN-14"]
    assert len(answers(state)) == 2 + 4
    state, story = played(state, Split(FRENCH, ("i3", "x")))
    assert state.stand[FRENCH] == {"P": {"xm": 1}, "P>Q": {"i3m": 1, "xm": 1}}
    assert the(story, "paid").facts["left"] == state.commands == 1


@pytest.mark.rule("BM-MAN-16", "BM-CMD-23", breaks=True)
def test_without_a_command_nobody_splits() -> None:
    state = replace(stopped({"x": 2}), commands=0)
    assert broken(state, Split(FRENCH, ("x",))) == ["BM-CMD-23"]
    assert answers(state) == [Stay(FRENCH), Hold(FRENCH)]


def test_only_the_group_is_split_not_who_stands_beside_it() -> None:
    state = battle({"Q": {"x": 1}}, {"P": {"x": 2, "i3": 1}})
    state, _ = attacked(replace(state, maneuver=Maneuver("P", "P>Q", {"x": 2})))
    state, _ = played(state, Stop(AUSTRIAN, ("x",)))
    assert broken(state, Split(FRENCH, ("i3",))) == ["BM-HID-02"]
    state, _ = played(state, Hold(FRENCH))
    assert state.stand[FRENCH] == {"P": {"i3": 1}, "P>Q": {"xm": 2}}


@pytest.mark.rule("BM-MAN-15", "BM-MAN-22", "BM-CMD-18")
def test_stopped_road_cavalry_stays_where_it_was_last() -> None:
    """BM-MAN-22, BM-CMD-18: it came to P by road, and goes to block for nothing."""
    state = stopped({"c2m": 1}, attack={"road": "post", "steps": 2, "free": True})
    state, story = played(state, Hold(FRENCH))
    assert state.stand[FRENCH] == {"P>Q": {"c2m": 1}}
    assert "paid" not in told(story)
    assert (state.going, state.commands) == (None, 2)


# --- after a retreat ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-MAN-20")
def test_road_cavalry_may_ride_on_with_the_steps_that_are_left() -> None:
    """BM-MAN-20, -21: what it has used so far is kept for that."""
    attack = {"road": "post", "steps": 2, "free": True}
    state, _ = attacking({"Q": {"c2": 1}}, {"c2m": 1}, attack=attack)
    state, _ = played(state, Yield(AUSTRIAN))
    state, _ = played(state, Go(AUSTRIAN, "Q", ("c2",), "R"))
    assert state.going == Going("Q", {"c2m": 1}, "post", 2, free=True, attacked=True)


def test_the_whole_group_enters() -> None:
    """BM-AMB-36; whoever was not named stays behind."""
    state = battle({"Q>S": {"c1": 1}}, {"P": {"x": 2, "i3": 1}})
    state, story = attacked(replace(state, maneuver=Maneuver("P", "P>Q", {"x": 2})))
    assert told(story)[-1] == "took"  # the only defender paid with its last strength point
    assert state.stand == {AUSTRIAN: {}, FRENCH: {"P": {"i3": 1}, "Q": {"xm": 2}}}


@pytest.mark.rule("BM-AMB-35")
@pytest.mark.rule("BM-SURP-05", "BM-SURP-15")
@pytest.mark.parametrize(
    ("ruling", "stops", "entered"), [("no", True, False), ("yes", True, True), ("no", False, True)]
)
def test_austrians_in_a_french_start_locale(ruling: str, stops: bool, entered: bool) -> None:
    """BM-SURP-05, -15; a stopped attack has not been in, unless a table reads it so (BM-AMB-35)."""
    rulings = {"stopped_counts_entered": ruling}
    state = battle({"P": {"i2": 1}}, {"Q": {"c2": 1}}, side=AUSTRIAN, rulings=rulings)
    state, _ = attacked(replace(state, maneuver=Maneuver("P", "P>Q", {"i2": 1})))
    assert not state.entered
    if stops:
        state, _ = played(state, Stop(FRENCH, ("c2",)))
    else:
        state, _ = played(state, Yield(FRENCH))
        state, _ = played(state, Go(FRENCH, "Q", ("c2",), "R"))
    assert state.entered is entered


def test_french_who_enter_a_start_locale_wake_nobody() -> None:
    state, _ = attacking({"Q": {"c2": 1}})
    state, _ = played(state, Yield(AUSTRIAN))
    assert not played(state, Go(AUSTRIAN, "Q", ("c2",), "R"))[0].entered


# --- from the move on -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-MAN-01", "BM-MAN-02", "BM-MAN-23", "BM-MAN-24")
@pytest.mark.rule("BM-MOVE-06", breaks=True)
def test_a_move_that_is_stopped_closes_the_approach_for_the_rest_of_the_turn() -> None:
    """Also for a demoralized army, which may attack so all the same."""
    state = battle({"Q": {"x": 1}}, {"P": {"i2": 1, "i3": 1}}, broke={FRENCH: 2, AUSTRIAN: 0})
    state, _ = played(state, March(FRENCH, ("i2",), "P", "Q"))
    state, _ = played(state, Stop(AUSTRIAN, ("x",)))
    state, _ = played(state, Hold(FRENCH))
    assert (state.stand[FRENCH], state.commands) == ({"P": {"i3": 1}, "P>Q": {"i2m": 1}}, 2)
    assert broken(state, March(FRENCH, ("i3",), "P", "Q")) == ["BM-MOVE-06"]


@pytest.mark.rule("BM-MAN-21", "BM-CAV-01")
def test_cavalry_goes_on_to_block_after_a_successful_attack() -> None:
    state = battle({"Q": {"c1": 1}, "R": {"i2": 1}}, {"P": {"c2": 1}})
    state, _ = played(state, March(FRENCH, ("c2",), "P", "Q"))
    state, _ = played(state, Yield(AUSTRIAN))
    state, _ = played(state, Go(AUSTRIAN, "Q", ("c1",), "S"))
    state, _ = played(state, Continue(FRENCH, ("c2",), "Q>R"))
    assert (state.stand[FRENCH], state.commands) == ({"Q>R": {"c2m": 1}}, 2)


@pytest.mark.rule("BM-MAN-11")
def test_blocks_that_leave_their_block_to_attack_drive_everybody_out() -> None:
    """The enemy opposite blocks no longer; its reserve cannot stop them."""
    state = battle({"Q": {"i1": 1}, "S": {"x": 1}, "T": {"x": 1}}, {"P>Q": {"i3": 1}})
    state, story = played(state, March(FRENCH, ("i3",), "P>Q", "Q"))
    assert by_themselves(story) == ["yield", "sacrifice"]  # and with its last point it is gone
    assert state.stand[FRENCH] == {"Q": {"i3m": 1}}


@pytest.mark.rule("BM-MAN-19")
def test_attackers_who_are_not_where_they_attack_from_are_a_fault() -> None:
    """So no house rule lets a side attack in the other's turn: nobody could enter the locale in the end."""
    state, _ = attacking({"Q": {"x": 1}})
    assert "BM-MAN-19" not in {fault.rule for fault in faults(state)}
    torn = state.with_stand(FRENCH, "P", {})
    assert "BM-MAN-19" in {fault.rule for fault in faults(torn)}
    table = Table.create(Journal(":memory:"), GAME, Setup({"board": "training"}))
    for line in ("austrian enter 1 west_gate A-C", "austrian enter 1 west_gate"):
        table.enter(line)
    with pytest.raises(Impossible):
        table.force(March(FRENCH, ("z",), "F", "C"), "too early")
