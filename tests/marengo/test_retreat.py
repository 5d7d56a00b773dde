"""Retreats: all show themselves, losses, then everybody goes (BM-RET-01..23)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.marengo.faults import faults
from companion.games.marengo.moves.base import Next
from companion.games.marengo.moves.retreat import Go
from companion.games.marengo.moves.retreat_losses import Sacrifice, Show
from companion.games.marengo.parts import Gun, Retreat, Stand
from companion.games.marengo.state import State
from companion.kernel.game import Event
from tests.marengo.retreat_positions import (
    answers,
    asked,
    attacked,
    battle,
    broken,
    by_themselves,
    objections,
    played,
    the,
    told,
)

FRENCH, AUSTRIAN = "french", "austrian"


def driven_out(
    french: Stand, austrian: Stand | None = None, beaten: str = "", **more: object
) -> tuple[State, list[Event]]:
    """The French have to leave Q, in the Austrian turn; they were attacked from P."""
    here = {"P": {"i2": 1}} if austrian is None else austrian
    state = battle(here, french, side=AUSTRIAN, **more)  # type: ignore[arg-type]
    return attacked(replace(state, retreat=Retreat(FRENCH, "Q", "P", beaten)))


# --- BM-TV-13 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "BM-RET-01", "BM-RET-02", "BM-RET-07", "BM-RET-08", "BM-RET-09", "BM-RET-13", "BM-RET-14", "BM-RET-15", "BM-RET-18"
)
@pytest.mark.rule("BM-RET-13", "BM-RET-14", "BM-RET-15", breaks=True)
def test_tv_13_a_retreat_after_a_lost_assault() -> None:
    """Up is P, left is S with enemies, down is W behind a wall, right is R; T is in enemy hands too."""
    austrian: Stand = {"P>Q": {"i3": 1}, "S": {"i1": 1}, "T": {"i1": 1}}
    french: Stand = {"Q>P": {"i2": 1}, "Q>S": {"i1": 1}, "Q": {"c2": 1}}
    state, story = driven_out(french, austrian, "Q>P")
    assert state.stand[FRENCH] == {"R": {"c2": 1, "i2": 1}}
    assert state.morale[FRENCH] == 9
    assert by_themselves(story) == ["sacrifice", "go", "go"]
    assert the(story, "eliminated").rules[:2] == ("BM-RET-08", "BM-RET-23")
    assert state.retreat is None

    asks = replace(battle(austrian, french, side=AUSTRIAN), retreat=Retreat(FRENCH, "Q", "P", "Q>P", "go"))
    for to, rule in {"P": "BM-RET-13", "S": "BM-RET-15", "W": "BM-RET-14", "R": ""}.items():
        assert broken(asks, Go(FRENCH, "Q", ("c2",), to)) == ([rule] if rule else [])


# --- showing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-RET-04")
@pytest.mark.rule("BM-RET-02", "BM-RET-04", breaks=True)
def test_all_blocks_show_themselves_position_by_position() -> None:
    """BM-RET-04: all that nobody knows yet."""
    state, _ = driven_out({"Q": {"x": 2, "i3": 1}, "Q>T": {"x": 1}})
    assert (asked(state).seat, asked(state).kind) == (FRENCH, "show")
    assert broken(state, Show(FRENCH, "Q", ("x=i2",))) == ["BM-RET-04"]  # one is missing
    assert broken(state, Show(FRENCH, "Q", ("x", "x=i2"))) == ["BM-RET-04"]
    assert broken(state, Show(FRENCH, "Q", ("i2", "i2", "i3"))) == ["BM-RET-04"]  # one too many
    assert broken(state, Show(FRENCH, "Q", ("x=a1", "x=a1"))) == ["BM-SET-03"]
    assert broken(state, Show(FRENCH, "Q>R", ("x=i2",))) == ["BM-RET-02"]
    assert broken(state, Show(AUSTRIAN, "Q", ("x=i2", "x=i2"))) == ["BM-RET-04"]
    assert broken(state, Next(AUSTRIAN)) == ["BM-RET-02"]  # nothing else before it
    assert broken(state, Go(FRENCH, "Q", ("i3",), "T")) == ["BM-RET-12"]
    state, story = played(state, Show(FRENCH, "Q", ("x=i2", "x=c2")))
    assert the(story, "shown").facts["faces"] == "c2, i2"
    assert asked(state).kind == "show"
    state, _ = played(state, Show(FRENCH, "Q>T", ("x=c1",)))
    assert asked(state).kind == "sacrifice"


def test_a_short_word_for_a_face_means_a_block_that_nobody_knows() -> None:
    state, _ = driven_out({"Q": {"x": 1, "i3": 1}})
    state, _ = played(replace(state, rules=replace(state.rules, automatic=())), Show(FRENCH, "Q", ("x=i3",)))
    assert state.at(FRENCH, "Q") == {"i3": 2}
    other, _ = driven_out({"Q": {"x": 1, "i3": 1}})
    assert not broken(other, Show(FRENCH, "Q", ("i3",)))


def test_what_everybody_can_work_out_is_shown_by_itself() -> None:
    """All of the army but a c1 is known."""
    armies = {FRENCH: {"i2": 1, "c1": 1}}
    state, story = driven_out({"Q": {"x": 1}, "W": {"i2": 1}}, armies=armies)
    assert by_themselves(story) == ["show"]
    assert (asked(state).kind, state.at(FRENCH, "Q")) == ("go", {"c1": 1})


def test_blocks_of_a_shuffle_show_what_is_known_to_be_among_them() -> None:
    """BM-HID-05: two blocks, an i2 and a c1 are among them; no two are i2."""
    state, story = driven_out({"Q": {"x1": 2}}, shuffles={"x1": ("c1", "i2")}, shuffled=1)
    assert by_themselves(story)[0] == "show"
    assert "c1" in state.at(FRENCH, "Q")
    asks = replace(battle({}, {"Q": {"x1": 2}}, side=AUSTRIAN), shuffles={"x1": ("c1", "i2")})
    asks = replace(asks, retreat=Retreat(FRENCH, "Q", "P"))
    assert broken(asks, Show(FRENCH, "Q", ("x1=i2", "x1=i2"))) == ["BM-HID-05"]


def test_many_faces_are_typed() -> None:
    state, _ = driven_out({"Q": {"x": 6}}, armies={FRENCH: {"x": 8}})  # nobody has named its pieces
    assert asked(state).typed
    assert 0 < len(answers(state)) <= 20
    assert all(not broken(state, answer) for answer in answers(state))
    played(state, Show(FRENCH, "Q", ("x=i2", "x=i2", "x=i2", "x=i2", "x=c2", "x=a1")))


def test_few_faces_are_listed_each_once() -> None:
    state, _ = driven_out({"Q": {"x": 2}})
    listed = answers(state)
    assert not asked(state).typed
    # i3 i2 i1 c2 c1 a1: 21 pairs, but not twice the only c1 or a1
    assert len(listed) == len(set(listed)) == 19


# --- losses ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-RET-05", "BM-RET-10")
def test_artillery_is_eliminated_and_nobody_pays_for_its_approach() -> None:
    """BM-RET-05, BM-RET-10; what it had announced is gone with it."""
    guns = {FRENCH: Gun(announced=4, last_announced=4), AUSTRIAN: Gun()}
    state, story = driven_out({"Q>T": {"a1": 1}, "Q": {"c2": 1}}, guns=guns)
    assert the(story, "eliminated").rules[0] == "BM-RET-05"
    assert state.morale[FRENCH] == 9
    assert state.guns[FRENCH] == Gun(last_announced=4, lost=True)
    assert state.stand[FRENCH] == {"Q": {"c2": 1}}


@pytest.mark.rule("BM-AMB-13")
@pytest.mark.parametrize(("ruling", "left"), [("lost", {}), ("spared", {"a1": 1})])
def test_artillery_that_lost_the_assault(ruling: str, left: dict[str, int]) -> None:
    """BM-AMB-13."""
    state, _ = driven_out({"Q>P": {"a1": 1}}, beaten="Q>P", rulings={"retreat_artillery": ruling})
    assert state.at(FRENCH, "Q>P") == left
    elsewhere, _ = driven_out({"Q>T": {"a1": 1}}, beaten="Q>P", rulings={"retreat_artillery": ruling})
    assert not elsewhere.stand[FRENCH]


@pytest.mark.rule("BM-AMB-13", "BM-BOMB-12")
def test_artillery_that_is_spared_has_nothing_announced_any_more() -> None:
    """Only whoever blocks can fire (BM-BOMB-12). That it had been announced still keeps it from defending
    (BM-AS02-02)."""
    guns = {FRENCH: Gun(announced=4, last_announced=4), AUSTRIAN: Gun()}
    spared = {"rulings": {"retreat_artillery": "spared"}, "guns": guns, "beaten": "Q>P"}
    state, story = driven_out({"Q>P": {"a1": 1, "i2": 1}}, **spared)  # type: ignore[arg-type]
    assert (the(story, "called-off").rules, the(story, "called-off").facts["case"]) == (
        ("BM-BOMB-12", "BM-BOMB-16"),
        "driven",
    )
    assert state.guns[FRENCH] == Gun(last_announced=4)
    assert not [fault for fault in faults(state) if fault.rule == "BM-BOMB-03"]
    far_away, story = driven_out({"Q>P": {"i2": 1}, "T>P": {"a1": 1}}, **spared)  # type: ignore[arg-type]
    assert far_away.guns[FRENCH] == guns[FRENCH]
    assert "called-off" not in told(story)


@pytest.mark.rule("BM-RET-06", "BM-RET-07")
@pytest.mark.rule("BM-RET-07", "BM-RET-23", breaks=True)
def test_the_infantry_in_reserve_loses_one_point_together() -> None:
    """BM-RET-06, -07: cavalry cannot take it."""
    state, _ = driven_out({"Q": {"c2": 1, "i2": 2, "i3": 1}})
    assert answers(state) == [Sacrifice(FRENCH, "Q", "i2"), Sacrifice(FRENCH, "Q", "i3")]
    assert broken(state, Sacrifice(FRENCH, "Q", "c2")) == ["BM-RET-07"]
    assert broken(state, Sacrifice(FRENCH, "Q", "i1")) == ["BM-HID-06"]
    assert broken(state, Sacrifice(FRENCH, "Q>T", "i2")) == ["BM-RET-23"]
    assert broken(state, Sacrifice(AUSTRIAN, "Q", "i2")) == ["BM-RET-23"]
    state, story = played(state, Sacrifice(FRENCH, "Q", "i2"))
    assert state.at(FRENCH, "Q") == {"c2": 1, "i1": 1, "i2": 1, "i3": 1}
    assert told(story) == ["reduced", "morale"]
    assert asked(state).kind == "go"


def test_cavalry_alone_in_reserve_loses_nothing() -> None:
    state, _ = driven_out({"Q": {"c2": 2}})
    assert (asked(state).kind, state.morale[FRENCH]) == ("go", 10)


@pytest.mark.rule("BM-RET-08", "BM-RET-22", "BM-RET-23")
def test_each_approach_that_is_left_costs_one_point() -> None:
    """BM-RET-08, -23: cavalry pays there too; artillery cannot."""
    state, story = driven_out({"Q": {"i3": 1}, "Q>T": {"c2": 1, "a1": 1}, "Q>S": {"c1": 1, "i2": 1}})
    assert by_themselves(story) == ["sacrifice", "sacrifice"]  # the i3, and the cavalry whose gun is gone
    assert answers(state) == [Sacrifice(FRENCH, "Q>S", "c1"), Sacrifice(FRENCH, "Q>S", "i2")]
    state, _ = played(state, Sacrifice(FRENCH, "Q>S", "c1"))
    assert state.stand[FRENCH] == {"Q": {"i2": 1}, "Q>S": {"i2": 1}, "Q>T": {"c1": 1}}
    assert state.morale[FRENCH] == 10 - 4  # gun, i3, c2, c1 (BM-RET-22)


@pytest.mark.rule("BM-RET-11")
def test_losses_come_before_anybody_goes() -> None:
    """BM-RET-11: in R and T there is room for five, and one of the six is eliminated."""
    austrian: Stand = {"P": {"i2": 1}, "S": {"i1": 1}}
    state, story = driven_out({"Q": {"i1": 1, "c2": 5}}, austrian, armies={FRENCH: {"i1": 1, "c2": 5}})
    assert "no-refuge" not in told(story)
    state, _ = played(state, Go(FRENCH, "Q", ("c2", "c2"), "R"))
    assert state.stand[FRENCH] == {"R": {"c2": 2}, "T": {"c2": 3}}  # the others had no choice any more


# --- going ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-RET-12", "BM-RET-16", "BM-RET-17", "BM-RET-18", "BM-RET-20", "BM-RET-21", "BM-CMD-10")
@pytest.mark.rule("BM-RET-12", "BM-RET-16", breaks=True)
def test_the_owner_chooses_where_everybody_goes() -> None:
    """BM-RET-12, -17, -18, -21."""
    state, _ = driven_out({"Q": {"c2": 1, "c1": 1}, "Q>P": {"i2": 1}}, beaten="Q>P")
    assert (asked(state).seat, asked(state).kind) == (FRENCH, "go")
    assert Go(FRENCH, "Q", ("c1", "c2"), "T") in answers(state)
    assert Go(FRENCH, "Q", ("c1", "c2"), "S") not in answers(state)
    assert broken(state, Go(FRENCH, "Q", ("c1", "c2"), "S")) == ["BM-RET-16"]
    assert broken(state, Go(FRENCH, "Q", ("c1",), "nowhere")) == ["BM-RET-12"]
    assert broken(state, Go(FRENCH, "Q", ("i2",), "T")) == ["BM-HID-06"]
    assert broken(state, Go(FRENCH, "Q>T", ("i2",), "T")) == ["BM-RET-02"]
    assert broken(state, Go(FRENCH, "Q", (), "T")) == ["BM-RET-02"]
    assert broken(state, Go(AUSTRIAN, "Q", ("c1",), "T")) == ["BM-RET-12"]
    state, story = played(state, Go(FRENCH, "Q", ("c1",), "S"))
    assert the(story, "retreats").facts == {"seat": FRENCH, "place": "Q", "to": "S", "count": 1}
    state, _ = played(state, Go(FRENCH, "Q>P", ("i2",), "T"))
    state, _ = played(state, Go(FRENCH, "Q", ("c2",), "T"))
    assert state.stand[FRENCH] == {"S": {"c1": 1}, "T": {"c2": 1, "i2": 1}}
    assert (state.retreat, state.commands) == (None, 3)  # BM-RET-20
    assert state.retreated == {"S": {"c1": 1}, "T": {"c2": 1, "i2": 1}}


@pytest.mark.rule("BM-RET-12", "BM-RET-21", breaks=True)
def test_nobody_retreats_further_than_one_locale() -> None:
    state = battle({"R": {"c2": 1}}, {"T": {"i2": 1}}, side=FRENCH)
    state = replace(state, retreat=Retreat(AUSTRIAN, "R", "T", "", "go"))
    assert broken(state, Go(AUSTRIAN, "R", ("c2",), "S")) == ["BM-RET-12"]
    assert not broken(state, Go(AUSTRIAN, "R", ("c2",), "Q"))


@pytest.mark.rule("BM-RET-16")
@pytest.mark.rule("BM-RET-16", breaks=True)
def test_a_full_locale_is_no_refuge() -> None:
    """BM-RET-16: only blocks of one's own colour count, wherever in it they are."""
    state, _ = driven_out({"Q": {"c2": 1}, "S": {"i2": 1}, "R>Q": {"i2": 1}, "R": {"i2": 1}})
    assert state.at(FRENCH, "T") == {"c2": 1}
    asks = replace(battle({}, {"Q": {"c2": 1}, "S>Q": {"i2": 1}}), retreat=Retreat(FRENCH, "Q", "P", "", "go"))
    facts = objections(asks, Go(FRENCH, "Q", ("c2",), "S"))[0].facts
    assert facts == {"seat": FRENCH, "to": "S", "count": 1, "room": 0}


def test_all_go_by_themselves_where_there_is_but_one_refuge() -> None:
    austrian: Stand = {"P": {"i2": 1}, "S": {"i1": 1}, "R": {"i1": 1}}
    state, story = driven_out({"Q": {"c2": 1, "c1": 1}, "Q>S": {"i3": 1}}, austrian)
    assert by_themselves(story) == ["sacrifice", "go", "go"]
    assert state.stand[FRENCH] == {"T": {"c1": 1, "c2": 1, "i2": 1}}


@pytest.mark.rule("BM-SURP-11", "BM-SURP-12")
def test_sleeping_blocks_retreat_and_sleep_on() -> None:
    """BM-SURP-11, -12: and one that is known can still be told from one awake."""
    state, _ = driven_out({"Q": {"c2z": 1, "c2": 1}})
    assert Go(FRENCH, "Q", ("c2z",), "S") in answers(state)
    state, _ = played(state, Go(FRENCH, "Q", ("c2z",), "S"))
    assert state.at(FRENCH, "S") == {"c2z": 1}
    state, _ = played(state, Go(FRENCH, "Q", ("c2",), "T"))
    assert state.at(FRENCH, "T") == {"c2": 1}


@pytest.mark.rule("BM-SURP-15")
def test_austrians_who_retreat_into_a_french_start_locale_have_entered_it() -> None:
    """BM-SURP-05, -15."""
    state = battle({"Q": {"c2": 1}}, {"P": {"i2": 1}}, side=FRENCH)
    state, _ = attacked(replace(state, retreat=Retreat(AUSTRIAN, "Q", "P")))
    assert not played(state, Go(AUSTRIAN, "Q", ("c2",), "R"))[0].entered
    assert played(state, Go(AUSTRIAN, "Q", ("c2",), "T"))[0].entered


# --- nowhere to go --------------------------------------------------------------------------------------------------

ENEMIES: Stand = {"P": {"i2": 1}, "R": {"i1": 1}, "T": {"i1": 1}}  # only S is left, with room for one


@pytest.mark.rule("BM-RET-19", "BM-RET-22", "BM-DEM-02")
def test_without_a_refuge_all_are_eliminated() -> None:
    """BM-RET-19, -22."""
    state, story = driven_out({"Q": {"i3": 1, "c2": 1}}, {**ENEMIES, "S": {"i1": 1}})
    assert not state.stand[FRENCH]
    assert state.morale[FRENCH] == 5  # i3 pays one, then both are lost
    assert the(story, "no-refuge").facts["count"] == 2
    assert state.lost[FRENCH] == 5


@pytest.mark.rule("BM-AMB-24")
@pytest.mark.rule("BM-RET-19")
def test_room_for_some_the_owner_chooses_who_gets_away() -> None:
    """BM-AMB-24; only those who cannot be placed are lost."""
    state, _ = driven_out({"Q": {"c1": 1, "c2": 1}}, ENEMIES)
    assert answers(state) == [Go(FRENCH, "Q", ("c1",), "S"), Go(FRENCH, "Q", ("c2",), "S")]
    state, story = played(state, Go(FRENCH, "Q", ("c2",), "S"))
    assert state.stand[FRENCH] == {"S": {"c2": 1}}
    assert told(story) == ["retreats", "no-refuge", "eliminated", "morale"]
    assert state.morale[FRENCH] == 9


def test_where_all_are_alike_nobody_has_to_choose() -> None:
    state, story = driven_out({"Q": {"c2": 1}, "Q>P": {"c2": 1}}, ENEMIES, "Q>P")
    assert by_themselves(story) == ["go"]
    assert (state.stand[FRENCH], state.morale[FRENCH]) == ({"S": {"c2": 1}}, 8)


@pytest.mark.rule("BM-AMB-24")
def test_a_table_may_lose_the_whole_group() -> None:
    """BM-AMB-24 read the other way."""
    rulings = {"partial_retreat": "all-lost"}
    state, _ = driven_out({"Q": {"c1": 1, "c2": 1}}, ENEMIES, rulings=rulings)
    assert (state.stand[FRENCH], state.morale[FRENCH]) == ({}, 7)
    enough, _ = driven_out({"Q": {"c2": 1}}, ENEMIES, rulings=rulings)
    assert enough.stand[FRENCH] == {"S": {"c2": 1}}


@pytest.mark.rule("BM-DEM-03")
def test_losses_can_demoralize_the_army() -> None:
    state, story = driven_out({"Q": {"i3": 1}}, morale={AUSTRIAN: 10, FRENCH: 1})
    assert state.broke[FRENCH] == 3
    assert "demoralized" in told(story)
