"""The Automa without a map (ledger 7.3): it asks what it needs, each thing once, and says what it decided."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.aces.automa.blind import BlindPlan, next_blind_plan
from companion.games.aces.automa.inquiries import interceptor
from companion.games.aces.automa.telling import open_inquiry
from companion.games.aces.state import Automa
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.aces.positions import Play, table


def books(units: Mapping[str, str], *, seat: str = "g2", human: str = "us", **more: Any) -> Play:
    """No map; everybody is somewhere in the field, unless a factory is named."""
    rules = {"automa": Automa(seat, "standard"), "depth": "ledger", "half": "1-6"}
    play = table(units=units, seat=seat, seats=(human, seat), rules=rules, **more)
    factories = dict.fromkeys(play.state.ground.factories, "") | dict(more.get("factories", {}))
    return Play(replace(play.state, factories=factories))


def asked(play: Play) -> tuple[str, str, tuple[str, ...]]:
    found = open_inquiry(play.state)
    assert found is not None
    return found.kind, found.about, found.options


def plan(play: Play) -> BlindPlan:
    found = next_blind_plan(play.state)
    assert isinstance(found, BlindPlan), found
    return found


def test_one_question_for_the_only_target() -> None:
    play = books({"t1": "g2_tank field", "art2": "us_how field", "ftr2": "us_ftr field"})
    assert asked(play) == ("range", "t1", ("art2",))  # no tank harms an aircraft, so nobody asks about it
    play.enter("tell art2")
    if open_inquiry(play.state) is not None:  # only what the fight itself needs
        assert asked(play)[0] == "facts"
        assert set(asked(play)[2]) <= {"forest", "far"}
        play.enter("tell none")
    assert plan(play).rule == "AA-AGU-01"
    play.enter("step")
    assert play.facts("automa-goes")[0]["target"] == "art2"
    play.enter("tell never")
    assert [fact["target"] for fact in play.facts("fought")] == ["art2"]


@pytest.mark.rule("AA-AUT-04", breaks=True)
def test_what_is_told_must_be_an_answer() -> None:
    play = books({"t1": "g2_tank field", "inf1": "g2_inf field moved=yes", "art2": "us_how field"})
    assert play.broken("tell inf1") == {"AA-AUT-04"}
    assert play.broken("tell art2 art2") == {"AA-AUT-04"}
    assert play.broken("tell none") == set()
    assert books({"inf1": "g2_inf field", "inf2": "us_inf field"}).broken("tell F01 F02") == {"AA-AUT-04"}


def test_who_cannot_come_first_is_not_asked_about() -> None:
    """The tank destroys the howitzer for sure: infantry beside a factory would be worth less."""
    units = {"t1": "g2_tank field", "art2": "us_how field damage=5", "inf2": "us_inf field"}
    play = books(units).enter("tell art2 inf2")
    questions = []
    while (found := open_inquiry(play.state)) is not None:
        questions.append(found.about)
        play.enter("tell none")
    assert "inf2" not in questions
    found_plan = plan(play)
    assert found_plan.aim is not None
    assert found_plan.aim.target == "art2"


@pytest.mark.parametrize(
    ("answer", "number", "rule"),
    [("F02", 1, "AA-AIN-01"), ("beside", 2, "AA-AIN-02"), ("soon", 3, "AA-AIN-04")],
)
def test_infantry_says_how_near_it_comes(answer: str, number: int, rule: str) -> None:
    play = books({"inf1": "g2_inf field", "t2": "us_tank field"})
    assert asked(play)[:2] == ("goal", "inf1")
    play.enter(f"tell {answer}")
    assert (plan(play).number, plan(play).rule) == (number, rule)
    play.enter("step")
    if answer == "F02":
        assert play.state.factories["F02"] == "g2"


def test_towards_a_factory_only_if_nobody_is_attacked_by_a_or_b() -> None:
    play = books({"inf1": "g2_inf field", "inf2": "us_inf field"}).enter("tell towards", "tell inf2")
    assert asked(play)[:2] == ("facts", "inf2")
    assert plan(Play(play.state).enter("tell beside")).rule == "AA-AIN-05"
    assert plan(Play(play.state).enter("tell none")).rule == "AA-AIN-06"


def test_an_intercepted_unit_attacks_from_where_it_was_stopped() -> None:
    play = books({"t1": "g2_tank field", "art2": "us_how field", "inf2": "us_inf field"}).enter("tell art2")
    while open_inquiry(play.state) is not None:
        play.enter("tell none")
    play.enter("step")
    assert asked(play)[0] == "caught"
    play.enter("tell inf2")
    assert play.state.units["inf2"].duty == "t1"
    assert asked(play)[0] == "here"
    play.enter("tell inf2")
    while open_inquiry(play.state) is not None:
        play.enter("tell none")
    assert play.asked == [("us", "reply")]
    play.enter("replied 0")
    assert [fact["target"] for fact in play.facts("fought")] == ["inf2"]


def test_two_factories_with_room_take_at_most_two_questions() -> None:
    units = {"inf1": "g2_inf field", "inf3": "g2_inf field", "inf2": "us_inf field"}
    own = {"F01": "g2", "F02": "g2"}
    play = books(units, factories=own, coins={"g2": 9}, phase="money")
    assert asked(play)[0] == "threatened"
    assert asked(Play(play.state).enter("tell none"))[0] == "nearest"
    play.enter("tell F02", "step")
    assert play.facts("bought")[0]["factory"] == "F02"


TWO_TANKS = {"t1": "g2_tank field", "t3": "g2_tank field damage=4", "inf2": "us_inf field", "art2": "us_how field"}


def test_all_that_a_later_unit_may_need_of_a_target_is_told_at_once() -> None:
    """The first tank has to know only whether the infantry is beside a factory."""
    play = books(TWO_TANKS).enter("tell t1 inf2 art2", "tell t3 inf2 art2", "lot 1")
    assert asked(play) == ("facts", "inf2", ("forest", "beside", "near"))
    offered = [
        play.game.notation.write(move) for move in play.game.choices(play.state, play.game.pending(play.state)[0])
    ]
    assert "tell inf2 forest near" in offered
    assert "tell inf2 beside near" not in offered  # who is beside it reaches it
    told = play.enter("tell inf2 beside").state.automa.told
    assert (told["forest inf2"], told["beside inf2"], told["near inf2"]) == ("no", "yes", "yes")


def test_an_answer_that_names_nobody_says_what_was_needed_as_in_older_records() -> None:
    told = books(TWO_TANKS).enter("tell inf2 art2", "tell inf2 art2", "lot 1", "tell none").state.automa.told
    assert (told.get("beside inf2"), told.get("forest inf2"), told.get("near inf2")) == ("no", None, None)


def test_who_wanted_a_factory_that_was_taken_is_asked_again() -> None:
    units = {"inf1": "g2_inf field", "inf3": "g2_inf field", "inf2": "us_inf field"}
    play = books(units).enter("tell inf1 F02", "tell inf3 F02", "lot 1", "step")
    assert play.state.factories["F02"] == "g2"
    assert asked(play)[:2] == ("goal", "inf3")
    assert "F02" not in asked(play)[2]
    assert plan(play.enter("tell inf3 beside")).rule == "AA-AIN-02"


def test_no_forest_in_a_factory_and_an_interceptor_stands_beside() -> None:
    """The gun could have fired from afar; whoever has stopped it shoots back (AA-CMB-04)."""
    units = {"art1": "g2_flk field", "inf2": "us_inf F02", "t2": "us_tank field"}
    play = books(units, factories={"F02": "us"}).enter("tell art1 inf2")
    assert "forest" not in asked(play)[2]
    play.enter("tell inf2 far", "step")
    assert play.broken("us catch t2->art1") == {"AA-INT-01"}, "the Automa asks for that itself"
    play.enter("tell art1 t2", "tell art1 t2")
    while open_inquiry(play.state) is not None:
        assert "far" not in asked(play)[2]
        play.enter(f"tell {asked(play)[1]}")
    assert play.asked == [("us", "reply")]


# --- planning ahead -------------------------------------------------------------------------------------------------


def foreseen(play: Play) -> list[str]:
    """In sentences, which there are in both languages."""
    events = play.game.ahead(play.state)
    german, english = ([Teller(language(code), play.game).event(event) for event in events] for code in ("de", "en"))
    assert len(german) == len(english) == len([each for each in german if each])
    return english


@pytest.mark.rule("AA-AUT-02")
def test_a_plan_tells_who_acts_in_which_order_what_it_would_ask_and_buy() -> None:
    units = {"t1": "g2_tank field", "inf1": "g2_inf field", "inf3": "g2_inf field moved=yes"}
    units |= {"art2": "us_how field", "inf2": "us_inf field", "ftr2": "us_ftr field"}
    play = books(units, factories={"F01": "g2"}, coins={"g2": 20})
    before, (_, infantry, tank, *bought, last) = play.state, foreseen(play)
    assert "deploy" in last
    assert "inf1: asks how near to a factory it comes" in infantry
    assert tank.endswith("t1: asks who is in range: art2, inf2.")  # the howitzer cannot shoot back; none harms aircraft
    assert "F01" in bought[0]
    assert play.state == before


def test_a_plan_in_the_humans_turn_tells_of_the_turn_after_it() -> None:
    units = {"t1": "g2_tank field", "inf2": "us_inf field"}
    play = books(units)
    mine = Play(replace(play.state, seat="us"))
    assert [each for each in foreseen(mine) if "t1" in each] == [each for each in foreseen(play) if "t1" in each]


def test_where_two_factories_have_room_the_purchase_would_be_asked_about() -> None:
    units = {"inf1": "g2_inf field", "inf3": "g2_inf field", "inf2": "us_inf field"}
    play = books(units, factories={"F01": "g2", "F02": "g2"}, coins={"g2": 9}, phase="money")
    assert foreseen(play)[-2].endswith("F01, F02.")


def test_before_everything_is_set_up_a_plan_says_so() -> None:
    rules = game("aces")
    events = rules.ahead(rules.start(Setup(BOOKS["alone"])))
    assert [event.kind for event in events] == ["ahead-set-up"]


BOOKS = {
    "alone": {"players": "solo", "depth": "ledger", "side": "germany", "allied": "su"},
    "alone, two sets": {"players": "solo", "depth": "ledger", "sets": "2", "difficulty": "overkill"},
    "together": {"players": "coop", "depth": "ledger", "difficulty": "hard"},
    "alone, without dice": {"players": "solo", "depth": "ledger", "hits": "fixed", "reaching": "into"},
}


@pytest.mark.parametrize("seed", [5, 6, 7])
@pytest.mark.parametrize("options", BOOKS.values(), ids=list(BOOKS))
def test_at_most_one_question_for_each_candidate_and_every_question_has_words(
    options: dict[str, str], seed: int
) -> None:
    """What is true of a target is told once a turn; from how far it is attacked, once for each unit and place."""
    rules, dice = game("aces"), Random(seed)
    state, questions, seat = rules.start(Setup(options)), 0, ""
    seen, of_targets, of_pairs = set[str](), set[str](), set[tuple[str, str, str]]()
    for _ in range(400):
        if rules.result(state) is not None:
            break
        if state.seat != seat:
            seat = state.seat
            seen, of_targets, of_pairs = set(), set(), set()
        owed = [decision for decision in rules.pending(state) if not decision.optional]
        inquiry = open_inquiry(state)
        if inquiry is not None:
            assert owed[0].occasion not in seen
            seen.add(owed[0].occasion)
            questions += 1
            assert all(Teller(language(code), rules).ask(owed[0]) for code in CODES)
        if inquiry is not None and inquiry.kind == "facts":
            pair = (inquiry.unit, inquiry.about, interceptor(state, inquiry.unit))
            assert pair not in of_pairs
            of_pairs.add(pair)
            if {*inquiry.options} - {"far"} and not pair[2]:
                assert inquiry.about not in of_targets
                of_targets.add(inquiry.about)
        state = rules.play(state, dice.choice(list(rules.choices(state, owed[0])))).state
    assert questions > 10


def test_each_target_is_offered_with_what_the_fixed_hits_would_do() -> None:
    play = books({"t1": "g2_tank field", "art2": "us_how field damage=5", "inf2": "us_inf field"})
    hints = {line: play.game.hint(play.state, play.reader().move(line)) for line in ("tell art2", "tell inf2")}
    assert all(hint is not None and hint.facts["hits"] == 6 for hint in hints.values())
    assert [hint.facts["destroyed"] for hint in hints.values() if hint is not None] == [1, 0]
