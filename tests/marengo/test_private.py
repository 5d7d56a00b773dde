"""Faces that only their owner and the laptop know (BM-HID-01): told unseen, followed, checked, shown to nobody else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.marengo import told
from companion.games.marengo.moves.telling import Tell, belied, questions
from companion.games.marengo.own import own_blocks
from companion.games.marengo.state import SEATS, State
from companion.games.registry import game
from companion.kernel.game import Decision, Setup
from companion.kernel.journal import Journal
from companion.kernel.openness import hides
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.laws import opened, random_move
from tests.marengo.test_laws import by_lot

PRIVATE = Setup({"board": "training", "faces": "private"})
START = {"D": "i2", "F": "i3 c2", "H": "a1"}  # the French, as these tests set them up


def begun(setup: Setup = PRIVATE) -> Table[Any]:
    return Table.create(Journal(":memory:"), game("marengo"), setup)


def at_table() -> Table[Any]:
    """The French have told their set-up."""
    table = begun()
    for _ in START:
        asked = question(table)
        table.enter(f"french tell {START[asked.about]} at {asked.about}", "french", anew=True)
    return table


def question(table: Table[Any]) -> Decision:
    """What has to be decided now."""
    (asked,) = (decision for decision in table.pending() if not decision.optional)
    return asked


def own(table: Table[Any], seat: str, place: str) -> str:
    return " ".join(told.own_faces(table.seen_by(seat), seat, place))


def test_before_the_battle_the_french_are_asked_position_by_position() -> None:
    table, places = begun(), []
    for _ in START:
        asked = question(table)
        assert (asked.seat, asked.kind, asked.secret) == ("french", "faces", True)
        places.append(asked.about)
        table.enter(f"french tell {START[asked.about]}", "french", anew=True)  # of the position that is asked for
    assert sorted(places) == sorted(START)
    assert {place: own(table, "french", place) for place in START} == {"D": "i2", "F": "c2 i3", "H": "a1"}
    assert question(table).seat == "austrian"


def test_what_waits_in_a_display_lies_there_for_all_to_see() -> None:
    assert own(at_table(), "austrian", "wait:vanguard") == "a1 c2 c2 i2 i2 i2 i3 i3"


def hidden_lines(table: Table[Any], viewer: str | None) -> list[tuple[Any, Any]]:
    """Where the picture of the table names hidden faces of the French."""
    lines = (line.facts for line in table.game.picture(table.state, viewer) if line.kind == "show-own")
    return [(facts["place"], facts["faces"]) for facts in lines if facts["seat"] == "french"]


def test_nobody_else_sees_a_face() -> None:
    table = at_table()
    for viewer in (None, "austrian"):
        view = table.seen_by(viewer)
        assert {face for what in view.told["french"] for face in what.faces} == {told.UNSEEN}
        assert told.own_faces(view, "french", "H") == (told.UNSEEN,)
        assert hidden_lines(table, viewer) == []
    assert hidden_lines(table, "french") == [("D", "i2"), ("F", "c2, i3"), ("H", "a1"), ("wait:relief", "c2, i2")]
    for entry in table.entries():
        assert all(not event.visible_to(None) or "a1" not in repr(event) for event in entry.events)


# --- who went where -------------------------------------------------------------------------------------------------


def enter_all(table: Table[Any], *lines: str) -> None:
    for line in lines:
        table.enter(line)


def test_before_the_next_turn_whoever_has_parted_is_asked_for_once() -> None:
    table = at_table()
    enter_all(table, "enter 1 west_gate", "enter 1 west_gate A-C", "next")
    asked = question(table)
    assert (asked.seat, asked.about, asked.secret) == ("austrian", "A", True)
    table.enter("tell i3", "austrian", anew=True)
    asked = question(table)
    assert asked.about == "C"
    table.enter("tell c2", "austrian", anew=True)
    assert own(table, "austrian", "A") == "i3"
    assert own(table, "austrian", "C") == "c2"
    assert own(table, "austrian", "wait:vanguard") == "a1 c2 i2 i2 i2 i3"  # what is left
    assert table.state.phase == "start"


def test_the_question_does_not_depend_on_faces() -> None:
    """Two blocks with the same face part as two with different faces do: not to ask would tell that they are alike."""
    questions = []
    for faces in ("i2 i2", "i2 i3"):
        state = game("marengo").start(PRIVATE)
        state = told.tell(state, "austrian", "wait:vanguard x", 8, (*faces.split(), "i2", "i2", "i3", "c2", "c2", "a1"))
        state = told.moved(
            state.with_stand("austrian", "wait:vanguard", {"x": 7}), "austrian", "wait:vanguard x", "A x"
        )
        state = state.with_stand("austrian", "A", {"x": 1})
        questions.append([list(what.groups.items()) for what in told.torn(state, "austrian")])
    assert questions[0] == questions[1] == [[("A x", 1), ("wait:vanguard x", 7)]]


PARTED = {"F x": 1, "F xz": 1, "K x": 1}  # one of three was activated, another one has gone


def test_blocks_of_one_place_that_have_parted_together_share_what_is_left() -> None:
    """Each by itself could be the c2. Told of both, it left nothing for the third one, and whether that was asked for
    told everybody which faces had been told."""
    known = told.Told(("c2", "i2", "i3"), PARTED)
    stand = {"F": {"x": 1, "xz": 1}, "K": {"x": 1}}
    state = replace(game("marengo").start(PRIVATE), phase="tell", told={"austrian": (), "french": (known,)})
    state = replace(state, stand={"austrian": {}, "french": stand})
    (asked,) = questions(state)
    assert asked.about == "F"
    twice = Tell("french", ("x=c2", "z=c2"), "F")
    assert [(o.rule, o.facts["face"]) for o in belied(state, twice)] == [("BM-SET-03", "c2")]
    answers = list(game("marengo").choices(state, asked))
    assert len(answers) == 6  # three for one, two for the other
    for answer in answers:
        after = game("marengo").play(state, answer).state
        assert (told.untold(after, "french"), told.torn(after, "french")) == ({}, [])


def test_whoever_enters_and_sleeps_is_told_apart_from_whoever_stands_there_awake() -> None:
    """BM-AMB-11: everybody can tell them apart, so nobody is asked which of the two is the one that came before."""
    table = begun(Setup({**PRIVATE.options, "reinforcements-active": "no"}))
    enter_all(table, "draw 3 1 4 1 5 2", "next", "activate z F", "road 1 F->C", "next")
    table.enter("tell c2 at C", "french", anew=True)
    enter_all(table, "next", "next", "road 1 C->F-K", "enter 1 east_gate")
    groups = [list(what.groups) for what in table.state.told["french"] if len(what.groups) > 1]
    assert groups == [["K xzm", "wait:relief x"]]


def test_as_long_as_nobody_has_told_who_went_each_may_be_any_of_them() -> None:
    """A face that one of them shows is gone from the others (BM-CAV-10)."""
    table = at_table()
    enter_all(table, "enter 1 west_gate A-C", "continue 1=c2 C/F", "next")
    assert question(table).kind == "start"  # of the French turn: nothing is left to tell
    assert own(table, "austrian", "wait:vanguard") == "a1 c2 i2 i2 i2 i3 i3"


# --- what was told is checked ---------------------------------------------------------------------------------------


def test_a_face_that_was_not_told_is_refused_and_only_its_owner_hears_why() -> None:
    table = at_table()
    enter_all(table, "next", "activate z F", "road 1 F->K", "next")
    asked = question(table)
    assert (asked.seat, asked.about) == ("french", "F")
    with pytest.raises(NotAllowed) as refused:
        table.enter("tell a1", "french", anew=True)
    assert [objection.rule for objection in refused.value.objections] == ["BM-SET-03"]
    with pytest.raises(Trouble) as openly:
        table.enter("tell a1", "french")
    assert openly.value.key == "not-as-entered"
    for code in CODES:
        sentence = " ".join(Teller.at(table, language(code)).trouble(openly.value))
        assert "a1" not in sentence
        assert "BM-" not in sentence
    table.enter("tell c2", "french", anew=True)
    assert (own(table, "french", "F"), own(table, "french", "K")) == ("c2", "i3")


def test_a_block_that_is_shown_is_one_that_was_told() -> None:
    """The French stop nobody, so what stands at D has to show itself when it retreats (BM-RET-04)."""
    table = at_table()
    enter_all(table, "enter 1 west_gate A-C", "next")
    table.enter("tell c2", "austrian", anew=True)
    enter_all(table, "next", "next", "move 1 C->D", "yield")
    asked = question(table)
    assert (asked.seat, asked.kind) == ("french", "show")
    with pytest.raises(Trouble, match="not-as-entered"):
        table.enter("reveal 1=c2 D")
    with pytest.raises(NotAllowed) as refused:
        table.enter("reveal 1=c2 D", "french", anew=True)
    (objection,) = refused.value.objections
    assert (objection.rule, objection.facts["case"], objection.facts["place"]) == ("BM-HID-01", "belied", "D")
    before = len(table.line())
    table.enter("reveal 1=i2 D")
    assert len(table.line()) == before + 1


def test_a_house_rule_shows_what_was_not_told_and_the_rest_is_asked_again() -> None:
    """What lies on the table is right: whoever has told something else tells it anew."""
    table = at_table()
    enter_all(table, "next", "activate z F", "road 1 F->K", "next")
    table.enter("tell c2", "french", anew=True)
    state: State = table.state
    shown = told.shown(state, "french", "K x", "c2")
    assert list(told.belied(state, shown, "french")) == [("K", "c2")]
    assert told.untold(shown, "french") == {"K x": 1}


@pytest.mark.parametrize(("face", "held"), [("i2", [("H", "c2")]), ("a2", [])])
def test_nobody_is_held_to_a_face_that_the_army_does_not_have(face: str, held: list[tuple[str, str]]) -> None:
    """A house rule has told it. No block can ever be shown as one, so whatever is shown there would be refused."""
    state = at_table().state
    state = told.tell(state, "french", "H xz", 1, (face,))
    state = told.tell(state, "french", "D xz", 1, ("a1",))
    assert list(told.belied(state, told.shown(state, "french", "H xz", "c2"), "french")) == held


def test_a_face_that_was_shown_falsely_spoils_nothing_that_is_told_later() -> None:
    """What is remembered of it belongs to no block, also where others come to the very same position."""
    state = at_table().state
    state = told.shown(state.with_stand("french", "D", {"c2z": 1}), "french", "D xz", "c2")
    state = state.with_stand("french", "F", {"xz": 1}).with_stand("french", "D", {"c2z": 1, "xz": 1})
    state = told.moved(state, "french", "F xz", "D xz")
    assert [what.groups for what in told.torn(state, "french")] == [{"D xz": 1, "F xz": 1}]
    assert told.untold(state, "french") == {}


# --- the set-up is drawn --------------------------------------------------------------------------------------------


def test_the_set_up_may_be_drawn_and_only_the_french_see_it() -> None:
    table = begun()
    asked = question(table)
    assert asked.dice == "draw ? ? ? ? ? ?"
    entry = table.enter("draw 2 6 5 3 5 1")
    drawn = [event for event in entry.events if event.kind == "drawn"]
    assert Counter(" ".join(str(event.facts["faces"]) for event in drawn).replace(",", "").split()) == Counter(
        ("i3", "i2", "c2", "a1")
    )
    assert all(event.visible_to("french") and not event.visible_to(None) for event in drawn)
    assert {place: len(told.own_faces(table.state, "french", place)) for place in START} == {"D": 1, "F": 2, "H": 1}
    assert "draw" not in repr([event for event in entry.events if event.visible_to(None)]).replace("faces-drawn", "")


def test_each_draw_is_equally_likely_to_put_any_face_anywhere() -> None:
    """All 46,656 dice: how often the artillery stands in each of four places, within a tenth."""
    from companion.games.marengo.moves.telling import _mixed

    found, dice = Counter[int](), Random(1)
    for _ in range(8000):
        rolled = tuple(dice.randint(1, 6) for _ in range(6))
        found[_mixed(["a1", "c2", "i2", "i3"], rolled).index("a1")] += 1
    assert all(abs(count - 2000) < 200 for count in found.values()), found


def test_dice_that_no_die_shows_and_a_second_draw_are_refused() -> None:
    table = begun()
    for line, case in (("draw 0 1 2 3 4 5", "dice"), ("draw 7 1 2 3 4 5", "dice")):
        with pytest.raises(NotAllowed) as refused:
            table.enter(line)
        assert [(o.rule, o.facts["case"]) for o in refused.value.objections] == [("BM-SET-05", case)]
    table.enter("french tell i2 at D", "french", anew=True)
    with pytest.raises(NotAllowed) as refused:
        table.enter("draw 1 1 2 3 4 5")
    assert [(o.rule, o.facts["case"]) for o in refused.value.objections] == [("BM-SET-05", "drawn")]


# --- whatever happens -----------------------------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_every_hidden_block_stays_told_and_their_faces_are_the_army(seed: int) -> None:
    """As long as everybody answers truly, told and known faces together are what the army still has, by any ruling."""
    rules, dice = game("marengo"), Random(seed)
    state: State = opened(rules, by_lot(PRIVATE, seed), ("french draw 3 2 1 6 5 4",))
    for _ in range(60):
        if rules.result(state) is not None:
            break
        state = rules.play(state, random_move(rules, state, dice)).state
        for seat in SEATS:
            assert told.untold(state, seat) == {}
            assert told.pooled(state, seat) == {}


def test_answers_are_offered_for_one_block_and_typed_for_many() -> None:
    table = begun()
    asked = question(table)
    assert asked.about == "D"
    assert not asked.typed
    offered = table.choices("french")[0][1]
    assert {move.blocks for move in offered if isinstance(move, Tell)} == {
        ("z=i2",),
        ("z=i3",),
        ("z=c2",),
        ("z=a1",),
    }
    battle = begun(Setup({"reinforcements": "sample", "faces": "private"}))
    assert {decision.typed for decision in battle.pending()} == {False}


# --- what a side may know of its own --------------------------------------------------------------------------------


def test_a_side_reads_of_its_own_blocks_what_it_has_told_and_what_the_enemy_has_seen() -> None:
    stand = {"C": {"i3": 1, "x": 2, "x1": 3}, "D": {"xz": 1}, "wait:vanguard": {"x": 1}}
    knows = (
        told.Told(("c2", "i1"), {"C x": 2}),
        told.Told(("i2", "i3", "i3", "i3"), {"C x1": 3, "D xz": 1}),
        told.Told(("a1",), {"wait:vanguard x": 1}),
    )
    state = replace(at_table().state, stand={"austrian": stand, "french": {}}, shuffles={"x1": ("i3",)})
    state = replace(state, told={"austrian": knows, "french": ()})
    assert [own[1:] for own in own_blocks(state, "austrian")] == [
        ("i3", 1, ("i3",), "seen", ()),
        ("x", 2, ("c2", "i1"), "unseen", ()),
        ("x1", 3, ("i2", "i3", "i3", "i3"), "mixed", ("i3",)),
        ("xz", 1, ("i2", "i3", "i3", "i3"), "unseen", ()),
        ("x", 1, ("a1",), "open", ()),
    ]
    assert {own.faces for own in own_blocks(told.seen_by(state, None), "austrian")} == {
        ("i3",), ("x",), ("x",) * 2, ("x",) * 4
    }  # fmt: skip
    words = Teller(language("en"), game("marengo"), state)
    lines = [
        words.event(line).strip() for line in game("marengo").picture(state, "austrian") if line.kind == "show-own"
    ]
    assert (
        lines[2]
        == (
            "C Crossways: 3 of infantry 2, infantry 3, infantry 3, infantry 3"
            " · shuffled, the enemy knows that among them is: infantry 3"
        )
        in lines
    )


MANY_AT_THE_BRIDGE = (
    "french draw 3 1 4 1 5 2", "austrian next", "french activate z M08", "french next",
    "austrian enter 1 road_bridge", "austrian enter 1 road_bridge", "austrian enter 1 road_bridge",
    "austrian pontoon 1", "austrian next",
)  # fmt: skip


def test_what_many_blocks_are_is_in_no_public_record_and_in_no_refusal() -> None:
    """Faces that the army does not have were the only examples tried, so nothing else seemed to be possible."""
    rules = game("marengo")
    state = opened(rules, Setup({"reinforcements": "sample", "faces": "private"}), MANY_AT_THE_BRIDGE)
    (asked,) = [decision for decision in rules.pending(state) if decision.secret]
    assert list(rules.ways(state, asked))
    answers = list(rules.choices(state, asked))
    assert all(hides(rules, state, [move]) for move in answers[:5])
    wrong = Tell("austrian", ("x=i1",) * 4, "M01")
    refusals = [list(rules.objections(known, wrong)) for known in (state, told.seen_by(state, None))]
    assert refusals[0] == refusals[1] != []
