"""Bombardment: announced in phase 4, fired or called off in phase 1 (BM-BOMB-01..27)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.moves.announce import Announce
from companion.games.marengo.moves.base import Next
from companion.games.marengo.moves.bombard import CallOff, Fire, TakeHit
from companion.games.marengo.parts import Gun, Stand
from companion.games.marengo.pieces import Picked, impossible
from companion.games.marengo.state import State
from tests.marengo.retreat_positions import answers, asked, battle, begun, broken, by_themselves, played, the, told

FRENCH, AUSTRIAN = "french", "austrian"


def announced(austrian: Stand, french: Stand | None = None, **more: object) -> State:
    """The French announced in their last turn, and phase 1 of this one begins."""
    gun = Gun(announced=4, last_announced=4)
    state = battle(austrian, french or {"P>Q": {"a1": 1}}, "bombard", **more)  # type: ignore[arg-type]
    return begun(replace(state, guns={**state.guns, FRENCH: gun}))[0]


# --- BM-TV-11 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-TURN-03", "BM-TURN-06", "BM-BOMB-02", "BM-BOMB-03", "BM-BOMB-05", "BM-BOMB-21", "BM-BOMB-22")
@pytest.mark.rule("BM-BOMB-04", breaks=True)
def test_tv_11_a_bombardment_from_its_announcement_to_the_end_of_the_turn() -> None:
    state, _ = begun(battle({"Q>P": {"i2": 1}}, {"P>Q": {"xm": 1}}, "announce"))
    state, story = played(state, Announce(FRENCH, "P>Q", "x=a1"))
    assert state.at(FRENCH, "P>Q") == {"a1m": 1}  # BM-BOMB-03; it has moved this turn (BM-BOMB-05)
    assert (state.guns[FRENCH].announced, state.guns[FRENCH].last_announced) == (6, 6)
    assert the(story, "announced").facts["face"] == "a1"

    state = begun(replace(state, round=4, phase="bombard", ready=False))[0]
    state, story = played(state, Fire(FRENCH))
    assert the(story, "bombards").facts["points"] == 1  # the symbol against infantry is none of its business
    assert by_themselves(story) == ["hit"]  # everybody knows the i2, and it is alone
    assert state.at(AUSTRIAN, "Q>P") == {"i1": 1}
    assert state.morale == {AUSTRIAN: 9, FRENCH: 10}
    assert state.guns[FRENCH] == Gun(0, 6, bombarded=8, fired=4)
    assert (state.phase, state.hit) == ("assault", None)

    again = replace(state, phase="announce")
    assert broken(again, Announce(FRENCH, "P>Q", "a1")) == ["BM-BOMB-04"]
    nobody = begun(again)[0]
    assert nobody.phase != "announce"  # nothing to ask


# --- phase 4 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-BOMB-01", "BM-BOMB-13")
@pytest.mark.rule("BM-BOMB-01", "BM-BOMB-13", breaks=True)
@pytest.mark.parametrize(
    ("place", "block", "rule"),
    [
        ("P", "x=a1", "BM-BOMB-13"),  # in reserve
        ("P>Q", "x=i2", "BM-BOMB-01"),
        ("P>Q", "x", "BM-BOMB-01"),  # not shown
        ("P>Q", "x=a2", "BM-SET-03"),  # the army has no such piece
        ("P>T", "x=a1", "BM-HID-06"),  # nobody is there
        ("P>Q", "x=a1", ""),
    ],
)
def test_only_an_artillery_that_blocks_announces(place: str, block: str, rule: str) -> None:
    state = battle({"Q": {"x": 1}}, {"P>Q": {"x": 2}, "P": {"x": 1}}, "announce")
    assert broken(state, Announce(FRENCH, place, block)) == ([rule] if rule else [])


@pytest.mark.rule("BM-BOMB-08")
@pytest.mark.rule("BM-BOMB-08", breaks=True)
def test_artillery_that_stormed_does_not_announce() -> None:
    """BM-BOMB-08: of two blocks it is the other one that is meant."""
    state = battle({"Q": {"x": 1}}, {"P>Q": {"xs": 1}}, "announce")
    assert broken(state, Announce(FRENCH, "P>Q", "x=a1")) == ["BM-BOMB-08"]
    both = begun(battle({"Q": {"x": 1}}, {"P>Q": {"x": 1, "xs": 1}}, "announce"))[0]
    assert played(both, Announce(FRENCH, "P>Q", "x=a1"))[0].at(FRENCH, "P>Q") == {"a1": 1, "xs": 1}


def test_only_one_bombardment_is_announced() -> None:
    state = battle({"Q": {"x": 1}}, {"P>Q": {"a1": 1}}, "announce")
    state = replace(state, guns={**state.guns, FRENCH: Gun(announced=6)})
    assert broken(state, Announce(FRENCH, "P>Q", "a1")) == ["BM-BOMB-02"]


@pytest.mark.rule("BM-AMB-03")
@pytest.mark.rule("BM-BOMB-04")
@pytest.mark.rule("BM-BOMB-04", breaks=True)
@pytest.mark.parametrize(("ruling", "rules"), [("yes", []), ("no", ["BM-BOMB-04"])])
def test_announcing_in_the_round_of_a_defensive_fire(ruling: str, rules: list[str]) -> None:
    """BM-AMB-03."""
    rulings = {"announce_after_defence": ruling}
    state = battle({"Q": {"x": 1}}, {"P>Q": {"a1": 1}}, "announce", rulings=rulings)
    state = replace(state, guns={**state.guns, FRENCH: Gun(fired=3)})
    assert broken(state, Announce(FRENCH, "P>Q", "a1")) == rules


def test_the_question_comes_only_where_an_artillery_could_be() -> None:
    """Everybody knows the gun to be in reserve: a block at an approach can be none."""
    hidden = begun(battle({"Q": {"x": 1}}, {"P>Q": {"x": 1}}, "announce"))[0]
    assert asked(hidden).kind == "announce"
    assert answers(hidden) == [Announce(FRENCH, "P>Q", "x=a1"), Next(FRENCH)]
    known = begun(battle({"Q": {"x": 1}}, {"P>Q": {"x": 1}, "P": {"a1": 1}}, "announce"))[0]
    assert known.phase != "announce"


@pytest.mark.rule("BM-SET-03")
@pytest.mark.parametrize(
    ("army", "here", "gun", "faces"),
    [
        ({"x": 3}, {}, Gun(), ["a1", "a2", "a3"]),  # nobody has named its pieces
        ({"a2": 1, "x": 2}, {}, Gun(), ["a2"]),
        ({"a2": 1, "x": 2}, {"P": {"a2": 1}}, Gun(), []),
        ({"x": 3}, {"P": {"a1": 1}}, Gun(), []),
        ({"x": 3}, {}, Gun(lost=True), []),
    ],
)
def test_an_army_has_one_artillery(army: dict[str, int], here: Stand, gun: Gun, faces: list[str]) -> None:
    """BM-COMP-06, also where nobody has named the pieces of a display."""
    state = battle({"Q": {"x": 1}}, {"P>Q": {"x": 2}, **here}, "announce", armies={FRENCH: army})
    state = replace(state, guns={**state.guns, FRENCH: gun})
    shown = [Announce(FRENCH, "P>Q", f"x={face}") for face in ("a1", "a2", "a3")]
    assert [move.block[2:] for move in shown if not broken(state, move)] == faces
    pair = (Picked("x", "a1"), Picked("x", "a3"))
    assert [objection.facts["case"] for objection in impossible(state, FRENCH, pair)] == ["gun"]


@pytest.mark.rule("BM-BOMB-10")
def test_nothing_has_to_be_announced() -> None:
    state = begun(battle({"Q": {"x": 1}}, {"P>Q": {"x": 1}}, "announce"))[0]
    state, _ = played(state, Next(FRENCH))
    assert state.guns[FRENCH] == Gun()


def test_a_sleeping_artillery_announces_too() -> None:
    """BM-SURP-01 holds up moves, no shots."""
    state = begun(battle({"Q": {"x": 1}}, {"P>Q": {"xz": 1}}, "announce"))[0]
    state, _ = played(state, Announce(FRENCH, "P>Q", "z=a1"))
    assert state.at(FRENCH, "P>Q") == {"a1z": 1}


# --- phase 1: fire or call off --------------------------------------------------------------------------------------


@pytest.mark.rule("BM-BOMB-02", breaks=True)
def test_only_what_was_announced_is_fired() -> None:
    state = battle({"Q>P": {"i2": 1}}, {"P>Q": {"a1": 1}}, "bombard")
    assert broken(state, Fire(FRENCH)) == ["BM-BOMB-02"]
    assert broken(state, CallOff(FRENCH)) == ["BM-BOMB-02"]
    assert begun(state)[0].phase == "assault"  # nobody is asked


@pytest.mark.rule("BM-BOMB-10")
@pytest.mark.rule("BM-TURN-03", breaks=True)
def test_it_is_fired_or_called_off_before_the_phase_ends() -> None:
    state = announced({"Q>P": {"i2": 1}})
    assert answers(state) == [Fire(FRENCH), CallOff(FRENCH)]
    assert broken(state, Next(FRENCH)) == ["BM-TURN-03"]
    assert broken(state, Fire(AUSTRIAN)) == ["BM-TURN-02"]
    assert broken(replace(state, phase="assault"), Fire(FRENCH)) == ["BM-TURN-07"]


@pytest.mark.rule("BM-BOMB-15", "BM-BOMB-16", "BM-BOMB-17")
def test_a_bombardment_that_is_called_off_was_no_shot() -> None:
    """BM-BOMB-15..17: it may move, and announce again."""
    state, story = played(announced({"Q>P": {"i2": 1}}), CallOff(FRENCH))
    assert the(story, "called-off").facts["case"] == "wish"
    assert state.guns[FRENCH] == Gun(last_announced=4)
    assert not broken(replace(state, phase="announce"), Announce(FRENCH, "P>Q", "a1"))


@pytest.mark.rule("BM-BOMB-15")
@pytest.mark.rule("BM-BOMB-12", "BM-BOMB-14", breaks=True)
@pytest.mark.parametrize("french", [{"P>Q": {"a1": 1}}, {"P": {"a1": 1}}], ids=["nobody there", "in reserve"])
def test_without_a_target_it_is_called_off_by_itself(french: Stand) -> None:
    state = replace(battle({"S": {"i2": 1}}, french, "bombard"), guns={FRENCH: Gun(4, 4), AUSTRIAN: Gun()})
    rule = "BM-BOMB-14" if "P>Q" in french else "BM-BOMB-12"
    assert broken(state, Fire(FRENCH)) == [rule]
    state, story = begun(state)
    assert by_themselves(story) == ["calloff"]
    assert the(story, "called-off").facts["case"] == "target"
    assert (state.phase, state.guns[FRENCH].announced) == ("assault", 0)


@pytest.mark.rule("BM-BOMB-11", breaks=True)
def test_nobody_fires_twice_in_a_round() -> None:
    """BM-BOMB-11."""
    state = battle(
        {"Q>P": {"i2": 1}}, {"P>Q": {"a1": 1}}, "bombard", guns={FRENCH: Gun(4, 4, fired=3), AUSTRIAN: Gun()}
    )
    assert broken(state, Fire(FRENCH)) == ["BM-BOMB-11"]
    assert by_themselves(begun(state)[1]) == ["calloff"]


# --- phase 1: the target --------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-BOMB-11", "BM-BOMB-12", "BM-BOMB-14", "BM-BOMB-18", "BM-BOMB-19")
@pytest.mark.rule("BM-BOMB-18", "BM-BOMB-19", breaks=True)
def test_first_whoever_blocks_opposite_then_the_reserve() -> None:
    """BM-BOMB-18, -19."""
    state = announced({"Q>P": {"i2": 1}, "Q": {"i3": 1}, "Q>S": {"c2": 1}})
    assert broken(state, Fire(FRENCH, "Q>S")) == broken(state, Fire(FRENCH, "Q>P")) == ["BM-BOMB-18"]
    assert the(played(state, Fire(FRENCH))[1], "bombards").facts["place"] == "Q>P"
    state = announced({"Q": {"i3": 1}, "Q>S": {"c2": 1}})
    assert broken(state, Fire(FRENCH, "Q>S")) == ["BM-BOMB-19"]
    assert the(played(state, Fire(FRENCH))[1], "bombards").facts["place"] == "Q"


@pytest.mark.rule("BM-BOMB-20", "BM-BOMB-21")
@pytest.mark.rule("BM-BOMB-20", breaks=True)
def test_else_any_other_approach_of_the_locale() -> None:
    """BM-BOMB-20."""
    state = announced({"Q>S": {"c2": 1}, "Q>T": {"i2": 1}})
    assert answers(state) == [Fire(FRENCH, "Q>S"), Fire(FRENCH, "Q>T"), CallOff(FRENCH)]
    assert broken(state, Fire(FRENCH)) == broken(state, Fire(FRENCH, "Q>R")) == ["BM-BOMB-20"]
    state, story = played(state, Fire(FRENCH, "Q>T"))
    assert the(story, "bombards").facts["penalty"] == 0  # BM-BOMB-21: not the approach opposite
    assert state.at(AUSTRIAN, "Q>T") == {"i1": 1}
    only = announced({"Q>S": {"c2": 1}})
    assert broken(only, Fire(FRENCH, "Q>S")) == ["BM-BOMB-20"]
    assert answers(only) == [Fire(FRENCH), CallOff(FRENCH)]


@pytest.mark.rule("BM-MAP-05", "BM-BOMB-21", "BM-BOMB-22", "BM-DEM-01")
@pytest.mark.parametrize(
    ("gun", "austrian", "left"),
    [
        ("a3", {"Q>R": {"i3": 1}}, {"Q>R": {"i1": 1}}),  # the symbol of that approach
        ("a3", {"Q": {"i3": 1}}, {}),  # none against the reserve
        ("a2", {"Q>R": {"i1": 1}}, {}),
        ("a3", {"Q": {"i1": 1}}, {}),  # more than it has: lost (BM-BOMB-22)
    ],
)
def test_its_strength_without_the_symbols_opposite(gun: str, austrian: Stand, left: Stand) -> None:
    state = announced(austrian, {"R>Q": {gun: 1}}, armies={FRENCH: {gun: 1}, AUSTRIAN: {"i3": 1, "i1": 1}})
    before = state.lost[AUSTRIAN]
    state, _ = played(state, Fire(FRENCH))
    assert {place: here for place, here in state.stand[AUSTRIAN].items() if here} == left
    assert 10 - state.morale[AUSTRIAN] == state.lost[AUSTRIAN] - before


@pytest.mark.rule("BM-BOMB-27")
def test_a_bombardment_of_nothing_shows_nobody() -> None:
    """BM-BOMB-27, BM-AMB-15; it was a shot all the same."""
    state, story = played(announced({"Q>T": {"x": 2}}, {"T>Q": {"a1": 1}}), Fire(FRENCH))
    assert told(story) == ["bombards", "no-effect"]
    assert state.at(AUSTRIAN, "Q>T") == {"x": 2}
    assert state.guns[FRENCH].bombarded == 6
    assert state.phase == "assault"


@pytest.mark.rule("BM-BOMB-26", "BM-DEM-11")
def test_demoralization_does_not_weaken_it() -> None:
    """BM-BOMB-26."""
    state = announced({"Q": {"i2": 1}}, broke={FRENCH: 2, AUSTRIAN: 0})
    assert the(played(state, Fire(FRENCH))[1], "bombards").facts["points"] == 1


# --- phase 1: who is hit --------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-BOMB-22", "BM-BOMB-23", "BM-BOMB-25")
@pytest.mark.rule("BM-BOMB-22", "BM-BOMB-23", breaks=True)
def test_the_defender_chooses_who_is_hit_and_shows_it() -> None:
    """BM-BOMB-22, -23; the artillery loses nothing, nobody retreats (BM-BOMB-25)."""
    state, _ = played(announced({"Q": {"x": 1, "i3": 1}, "Q>S": {"c2": 1}}), Fire(FRENCH))
    assert (asked(state).seat, asked(state).kind) == (AUSTRIAN, "hit")
    assert TakeHit(AUSTRIAN, "x=c2") in answers(state)
    assert TakeHit(AUSTRIAN, "x=a2") not in answers(state)
    assert broken(state, TakeHit(FRENCH, "i3")) == broken(state, Fire(FRENCH)) == ["BM-BOMB-22"]
    assert broken(state, TakeHit(AUSTRIAN, "x")) == ["BM-BOMB-23"]
    assert broken(state, TakeHit(AUSTRIAN, "z=i2")) == ["BM-HID-06"]
    assert broken(state, TakeHit(AUSTRIAN, "x=a3")) == ["BM-SET-03"]
    state, story = played(state, TakeHit(AUSTRIAN, "x=c2"))
    assert told(story) == ["shown", "reduced", "morale"]
    assert state.stand[AUSTRIAN] == {"Q": {"c1": 1, "i3": 1}, "Q>S": {"c2": 1}}
    assert state.at(FRENCH, "P>Q") == {"a1": 1}
    assert (state.hit, state.phase) == (None, "assault")


def test_nobody_takes_a_hit_unasked() -> None:
    state = announced({"Q": {"i3": 1}})
    assert broken(state, TakeHit(AUSTRIAN, "i3")) == ["BM-BOMB-22"]


def test_a_hidden_block_is_asked_for_though_it_is_alone() -> None:
    """Only its owner knows which face it will show."""
    state, story = played(announced({"Q": {"x": 1}}), Fire(FRENCH))
    assert not by_themselves(story)
    assert asked(state).kind == "hit"


def test_a_table_may_want_to_be_asked_always() -> None:
    state = announced({"Q": {"i3": 1}})
    state = replace(state, rules=replace(state.rules, automatic=()))
    state, _ = played(state, Fire(FRENCH))
    assert answers(state) == [TakeHit(AUSTRIAN, "i3")]
    empty = battle({}, {"P>Q": {"a1": 1}}, "bombard", guns={FRENCH: Gun(4, 4), AUSTRIAN: Gun()})
    empty, story = begun(replace(empty, rules=replace(empty.rules, automatic=())))
    assert answers(empty) == [CallOff(FRENCH)]
    assert not story


@pytest.mark.rule("BM-BOMB-09")
@pytest.mark.parametrize(("others", "place"), [({}, "P"), ({"Q>S": {"i1": 1}}, "P>Q")])
def test_with_nobody_left_opposite_the_artillery_falls_back(others: Stand, place: str) -> None:
    """BM-BOMB-09; whoever blocks beside it stays for now."""
    state = announced({"Q": {"i1": 1}, **others}, {"P>Q": {"a1": 1, "i2": 1}})
    state, story = played(state, Fire(FRENCH))
    assert state.at(FRENCH, place).get("a1") == 1
    assert state.at(FRENCH, "P>Q").get("i2") == 1
    assert ("gun-falls-back" in told(story)) is (place == "P")


def test_an_announced_artillery_that_is_eliminated_has_announced_nothing() -> None:
    gun = Gun(announced=5, last_announced=5)
    state = announced({"Q>P": {"a1": 1}})
    state = replace(state, guns={**state.guns, AUSTRIAN: gun})
    state, _ = played(state, Fire(FRENCH))
    assert state.guns[AUSTRIAN] == Gun(last_announced=5, lost=True)
