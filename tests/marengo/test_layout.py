"""What lies where on the real table, what hands do after a move, and how the table is set up (BM-SET-01..09)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.marengo.game import Marengo
from companion.games.marengo.parts import Gun
from companion.games.marengo.state import State
from companion.kernel.game import Setup
from companion.kernel.layout import Step, Thing, hands
from companion.kernel.reading import Reader
from tests.laws import check_fields

GAME = Marengo()


def training(**fields: Any) -> State:
    return replace(GAME.start(Setup({"board": "training"})), **fields)


def lies(state: State, place: str) -> list[tuple[str, int, str]]:
    """Whose blocks lie in a place, how many, and how."""
    return [
        (t.owner, t.count, t.shows)
        for t in GAME.layout(state, None)
        if t.kind == "block" and t.place == place and t.count
    ]


def done(state: State, *lines: str) -> tuple[State, list[Step]]:
    """The table after these lines, and what hands had to do after the last one."""
    before = state
    for line in lines:
        before, state = state, GAME.play(state, Reader(GAME, state, GAME.pending(state)).move(line)).state
    return state, list(hands(GAME.layout(before, None), GAME.layout(state, None), GAME.reserves))


def thing(state: State, kind: str, owner: str = "") -> Thing:
    return next(t for t in GAME.layout(state, None) if t.kind == kind and t.owner == owner)


@pytest.mark.rule("BM-SET-01", "BM-SET-02")
@pytest.mark.parametrize(("board", "hour", "morale"), [("training", 10, (6, 5)), ("marengo", 6, (16, 17))])
def test_markers_begin_on_their_first_fields(board: str, hour: int, morale: tuple[int, int]) -> None:
    state = GAME.start(Setup({"board": board, "reinforcements": "sample"}))
    assert thing(state, "round").place == f"hour:{hour}"
    assert [thing(state, "morale", seat).place for seat in GAME.seats] == [f"morale:{points}" for points in morale]


@pytest.mark.rule("BM-SET-05", "BM-SET-06", "BM-SET-07", "BM-SET-08", "BM-SET-09", "BM-SURP-13")
def test_french_blocks_lie_asleep_in_their_start_locales_and_all_others_wait() -> None:
    state = training()
    assert lies(state, "locale:F") == [("french", 2, "lying")]
    assert lies(state, "display:vanguard") == [("austrian", 8, "")]
    assert lies(state, "display:relief") == [("french", 2, "")]


def test_the_set_up_names_its_rules_in_their_order() -> None:
    named = [rule for laying in GAME.layings for rule in laying.event.rules]
    assert named == [f"BM-SET-{number:02}" for number in range(1, 10)]
    laid = {kind for laying in GAME.layings for kind in laying.kinds}
    assert laid == {t.kind for t in GAME.layout(training(), None)}


def test_reinforcements_come_from_their_display() -> None:
    _, (step,) = done(training(), "enter 1 west_gate A-C")
    assert (step.before.place, step.after.place, step.count) == ("display:vanguard", "locale:C", 1)


@pytest.mark.rule("BM-SURP-13")
def test_whoever_is_activated_stands_up() -> None:
    _, steps = done(training(), "next", "french activate z D")
    (step,) = [step for step in steps if step.kind == "block"]
    assert step.is_turn
    assert (step.before.shows, step.after.shows, step.after.place) == ("lying", "", "locale:D")


def test_a_known_face_stands_hidden_again() -> None:
    state = training(stand={"austrian": {"A": {"i3": 1, "x": 2}}, "french": {}})
    assert lies(state, "locale:A") == [("austrian", 1, ""), ("austrian", 2, "")]


@pytest.mark.rule("BM-BOMB-03", "BM-BOMB-24")
@pytest.mark.parametrize(
    ("gun", "shows"),
    [(Gun(), ""), (Gun(announced=1, last_announced=1), "up"), (Gun(bombarded=1, fired=1), "up"), (Gun(fired=1), "")],
)
def test_artillery_lies_face_up_once_it_has_announced_or_bombarded(gun: Gun, shows: str) -> None:
    state = training(
        stand={"austrian": {"A>C": {"a1": 1}}, "french": {"C>A": {"x": 1}}}, guns={"austrian": gun, "french": Gun()}
    )
    assert lies(state, "approach:A>C") == [("austrian", 1, shows)]
    assert lies(state, "approach:C>A") == [("french", 1, "")]


@pytest.mark.rule("BM-BOMB-24")
def test_artillery_that_bombarded_in_an_earlier_turn_is_hidden() -> None:
    guns = {"austrian": Gun(bombarded=1, fired=1), "french": Gun()}
    state = training(stand={"austrian": {"A>C": {"a1": 1}}, "french": {}}, guns=guns, side="french")
    assert lies(state, "approach:A>C") == [("austrian", 1, "")]


@pytest.mark.rule("BM-AMB-25")
@pytest.mark.parametrize(("morale", "place"), [(0, "0"), (10, "10"), (12, "10+2"), (40, "10+30")])
def test_morale_beyond_the_track_is_counted_on(morale: int, place: str) -> None:
    state = training(morale={"austrian": 6, "french": morale})
    assert thing(state, "morale", "french").place == f"morale:{place}"
    check_fields(GAME, state, None)


def test_what_is_lost_goes_into_the_box() -> None:
    before = training(stand={"austrian": {"A": {"x": 2}}, "french": {}})
    after = replace(before, stand={"austrian": {"A": {"x": 1}}, "french": {}})
    (step,) = hands(GAME.layout(before, None), GAME.layout(after, None), GAME.reserves)
    assert (step.before.place, step.after.place, step.count) == ("locale:A", "box", 1)


def test_blocks_that_are_known_go_where_they_are_sent_and_no_others_in_their_place() -> None:
    before = training(stand={"austrian": {"C": {"c2": 1}, "C>F": {"i2": 1}}, "french": {}})
    after = replace(before, stand={"austrian": {"A": {"c2m": 1}, "B": {"i2m": 1}}, "french": {}})
    steps = hands(GAME.layout(before, None), GAME.layout(after, None), GAME.reserves)
    went = {(step.before.place, step.after.place) for step in steps}
    assert went == {("locale:C", "locale:A"), ("approach:C>F", "locale:B")}
