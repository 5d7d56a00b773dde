"""Rounds, ages and the end: CW-AGE, CW-ROUND, CW-EOR, CW-END, CW-EPIC, CW-ALLY-02/28/36..38, CW-BASE-16."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from companion.games.clockwork.sequence import phases
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import Discovery, Influence, Line, Phase, State
from companion.text.language import CODES, language
from tests.clockwork.lands import ALLIES, CROSS, VILLAGES
from tests.clockwork.tables import Play, at, ended, position

NOTHING = {"ip": Influence()}


def last_round(map_: str = CROSS, points: dict[str, int] | None = None, **given: Any) -> State:
    """The end of the seventh round, with these victory points and no influence."""
    given["options"] = {"players": "4", **given.get("options", {})}
    state = position(map_, "pollution", round_=7, **given)
    for seat in state.seats:
        player = replace(state.players[seat], vp=(points or {}).get(seat, 0), **NOTHING)
        state = state.with_player(seat, player)
    return state


def verdict(play: Play) -> tuple[str | None, str, tuple[str, ...]]:
    result = play.state.result
    assert result is not None
    return result.winner, result.reason, result.rules


# --- ages and rounds --------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-AGE-01", "CW-AGE-03", "CW-ROUND-01", "CW-A-01")
def test_the_seven_rounds_of_the_base_game() -> None:
    rounds = [position(VILLAGES, round_=number) for number in range(1, 8)]
    assert [state.age for state in rounds] == ["early"] * 2 + ["middle"] * 2 + ["late"] * 3
    assert [state.round for state in rounds if state.is_scoring_round] == [2, 4, 7]
    assert rounds[0].last_round == 7


@pytest.mark.rule("CW-EPIC-02", "CW-EPIC-05")
def test_the_nine_rounds_of_the_epic_game() -> None:
    rounds = [position(VILLAGES, round_=number, options={"variant": "epic"}) for number in range(1, 10)]
    assert [state.age for state in rounds] == ["early"] * 3 + ["middle"] * 3 + ["late"] * 3
    assert [state.round for state in rounds if state.is_scoring_round] == [3, 6, 9]
    assert ended(replace(rounds[6], phase="activation")).state.round == 8
    assert ended(rounds[8]).state.phase == "over"


EVERY_ROUND = ["spy", "guardian", "recruit", "tank", "call", "deploy", "support", "leviathan", "battle", "attrition",
               "study", "discovery", "activation"]  # fmt: skip


@pytest.mark.rule("CW-ROUND-02", "CW-ROUND-03", "CW-ROUND-04", "CW-ROUND-05", "CW-A-40")
def test_the_order_of_phases_and_segments() -> None:
    assert list(phases(position(VILLAGES, round_=1))) == EVERY_ROUND
    assert list(phases(position(VILLAGES, round_=2))) == [*EVERY_ROUND, "score", "court", "pollution"]
    late = position(VILLAGES, round_=7, options={"court-moment": "after-pollution"})
    assert list(phases(late))[-3:] == ["score", "pollution", "court"]


@pytest.mark.parametrize("phase", ["score", "court", "pollution"])
def test_a_scoring_phase_is_played_to_its_end_though_the_round_was_corrected(phase: str) -> None:
    """Round 3 has no scoring phase; somebody has set the number while one was going on."""
    play = at(VILLAGES, phase, round_=3)
    assert (play.state.round, play.state.phase) == (4, "spy")


@pytest.mark.parametrize("code", CODES)
def test_every_part_of_a_round_has_a_name(code: str) -> None:
    assert [phase for phase in get_args(Phase) if not language(code).has(f"clockwork-phase-{phase}")] == []


@pytest.mark.rule("CW-EOR-01", "CW-EOR-02", "CW-EOR-03", "CW-SPY-04", "CW-SPY-18")
def test_the_end_of_a_round() -> None:
    used: dict[str, Any] = {"action": "tacops", "used": ("agent",), "orders": (Line("F1", 1),), "call": "F1"}
    state = position(VILLAGES, "activation", round_=2, players={"red": used, "blue": {"action": "rnd"}})
    play = ended(state)
    assert (play.state.round, play.state.start) == (3, "blue")
    for player in play.state.players.values():
        assert (player.action, player.used, player.orders, player.call) == ("", (), None, "")
    assert play.told("round-began") == [{"round": 3, "age": "middle", "start": "blue", "last": 7}]
    assert play.told("age-began") == [{"age": "middle"}]


@pytest.mark.rule("CW-EOR-03", "CW-BASE-11")
def test_the_marker_goes_round_clockwise() -> None:
    state, starts = position(CROSS, options={"players": "4", "start": "white"}), []
    for _ in range(5):
        starts.append(state.start)
        state = ended(state).state
    assert starts == ["white", "green", "red", "blue", "white"]
    assert state.player_order() == ("green", "red", "blue", "white")


# --- end of the game --------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-END-01", "CW-A-46")
def test_cw_ex_18_thirteen_influence_points_are_four_victory_points() -> None:
    """l.466: magic 4, science 2, religion 7."""
    state = last_round(points={"red": 10})
    state = state.with_player("red", replace(state.players["red"], ip=Influence(4, 2, 7)))
    play = ended(state)
    assert play.told("converted")[0] == {"seat": "red", "ip": 13, "gained": 4, "total": 14}
    assert play.state.players["red"].vp == 14


@pytest.mark.rule("CW-A-46", "CW-END-01")
def test_allies_convert_each_for_themselves() -> None:
    state = last_round(options=ALLIES)
    for seat in ("red", "white"):
        state = state.with_player(seat, replace(state.players[seat], ip=Influence(2, 2, 1)))
    play = ended(state)
    assert [play.state.players[seat].vp for seat in ("red", "white")] == [1, 1]  # 10 together would be 3


@pytest.mark.rule("CW-END-02", "CW-BASE-16")
def test_most_victory_points_win() -> None:
    play = ended(last_round(points={"red": 20, "blue": 21, "white": 21, "green": 22}))
    assert verdict(play) == ("green", "vp", ("CW-BASE-16", "CW-END-02"))
    assert play.state.phase == "over"
    assert play.game.pending(play.state) == ()
    assert play.told("game-over") == [{"winner": "green", "ally": "nobody", "reason": "vp", "vp": 22}]


@pytest.mark.rule("CW-END-02", "CW-END-01")
def test_influence_can_turn_the_game() -> None:
    state = last_round(points={"red": 20, "blue": 19})
    state = state.with_player("blue", replace(state.players["blue"], ip=Influence(2, 2, 2)))
    assert verdict(ended(state))[0] == "blue"


@pytest.mark.rule("CW-END-03", "CW-A-45")
def test_a_tie_goes_to_whoever_controls_more_territories() -> None:
    """Only the tied players are compared; red holds more than both."""
    armies = {"red": {"F1": "1", "V1": "1", "M1": "1"}, "blue": {"L1": "1"}, "white": {"T1": "1", "S1": "1"}}
    play = ended(last_round(points={"red": 5, "blue": 9, "white": 9}, **armies))
    assert verdict(play) == ("white", "territories", ("CW-BASE-16", "CW-END-02", "CW-END-03"))


@pytest.mark.rule("CW-END-04")
@pytest.mark.parametrize(("start", "winner"), [("red", "green"), ("green", "white"), ("white", "green")])
def test_then_to_whoever_was_last_in_player_order(start: str, winner: str) -> None:
    """White and green are tied in everything."""
    play = ended(last_round(points={"white": 9, "green": 9}, options={"start": start}))
    assert verdict(play) == (winner, "order", ("CW-BASE-16", "CW-END-02", "CW-END-03", "CW-END-04"))


@pytest.mark.rule("CW-END-02", breaks=True)
def test_nothing_can_be_passed_when_the_game_is_over() -> None:
    play = ended(last_round(points={"red": 1}))
    assert play.broken_by("red pass") == {"CW-END-02"}
    assert play.broken_by("red conscription") == {"CW-ROUND-02"}


# --- alliances --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-ALLY-02", "CW-ALLY-36")
def test_the_alliance_with_most_points_together_wins() -> None:
    points = {"red": 30, "blue": 20, "white": 1, "green": 12}
    play = ended(last_round(points=points, options={**ALLIES, "start": "white"}))
    assert verdict(play) == ("green", "vp", ("CW-ALLY-36", "CW-ALLY-02"))  # green commands in this round
    assert play.told("game-over") == [{"winner": "green", "ally": "blue", "reason": "vp", "vp": 32}]


@pytest.mark.rule("CW-ALLY-37")
def test_tied_alliances_compare_their_territories() -> None:
    armies = {"red": {"F1": "1", "V1": "1"}, "blue": {"L1": "1"}, "white": {}, "green": {"M1": "1", "C1": "1"}}
    play = ended(last_round(points={"red": 9, "blue": 5, "green": 4}, options=ALLIES, **armies))
    assert verdict(play) == ("blue", "territories", ("CW-ALLY-36", "CW-ALLY-02", "CW-ALLY-37"))


@pytest.mark.rule("CW-ALLY-38")
@pytest.mark.parametrize(("start", "winner"), [("red", "blue"), ("blue", "white"), ("white", "green")])
def test_then_the_alliance_of_the_last_in_player_order_wins(start: str, winner: str) -> None:
    play = ended(last_round(options={**ALLIES, "start": start}))
    assert verdict(play) == (winner, "order", ("CW-ALLY-36", "CW-ALLY-02", "CW-ALLY-37", "CW-ALLY-38"))


@pytest.mark.rule("CW-ALLY-28", "CW-ALLY-07", "CW-ALLY-05")
def test_cw_ex_23_equal_strength_is_settled_by_who_commands() -> None:
    """l.662: Ha (red) and Ai (white) have one soldier each beside the token; In is blue, Pa green."""
    state = position(CROSS, options=ALLIES, red={"M1": "1"}, blue={}, white={"M1": "1"}, green={})
    state = state.with_discovery("science1", Discovery(price=3, place="owned", owner="red", token="M1"))
    seen = []
    for _ in range(4):
        seen.append((state.start, standing(state).controller("M1"), state.discoveries["science1"].owner))
        state = ended(state).state
    assert seen == [
        ("red", "red", "red"),
        ("blue", "white", "white"),
        ("white", "white", "white"),
        ("green", "red", "red"),
    ]


@pytest.mark.rule("CW-ALLY-28")
def test_what_passes_to_the_ally_is_told() -> None:
    state = position(CROSS, options=ALLIES, red={"M1": "1"}, blue={}, white={"M1": "1"}, green={})
    play = ended(state)
    assert play.told("commanders") == [{"first": "blue", "second": "white"}]
    assert play.told("control-passed") == [{"tile": "M1", "seat": "white", "ally": "red"}]
    stronger = position(CROSS, options=ALLIES, red={"M1": "2"}, blue={}, white={"M1": "1"}, green={})
    assert ended(stronger).told("control-passed") == []
