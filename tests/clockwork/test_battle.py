"""The battle segment: CW-BATTLE-01..20. Alliances and the Leviathan have files of their own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork import combat
from companion.games.clockwork.combat import armies_on, compare, judge
from companion.games.clockwork.losses import eliminate
from companion.games.clockwork.moves.battle import Keep, Resolve
from companion.games.clockwork.spelling import Share, Units
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import REMOVED, Battle, Discovery, State
from companion.kernel.story import Story
from tests.clockwork.tables import Play, at, begun, position, small_map

# V1 lies between all three capitals and V2 between two, so nobody there is out of supply.
MAP = small_map("H1 2,-1  H2 4,-1  H3 3,2  V1 3,0  V2 3,-2  C1 4,1  M1 5,0  T1 2,1")


def given(options: dict[str, str] | None = None, action: str = "", **armies: dict[str, str]) -> Play:
    """The battle segment begins; `action`: who has Tactical Operations."""
    players = {action: {"action": "tacops"}} if action else None
    return at(MAP, "battle", options=options or {}, players=players, **armies)


def fought(line: str, **given_: object) -> Play:
    play = given(**given_)  # type: ignore[arg-type]
    return play.enter(line)


def strengths(play: Play) -> list[int]:
    return [facts["strength"] for facts in play.told("battle-strength")]


# --- which battles, in which order -----------------------------------------------------------------------------------


@pytest.mark.rule("CW-BATTLE-01")
def test_a_battle_is_wherever_two_races_meet() -> None:
    play = given(red={"V1": "1", "V2": "1"}, blue={"V1": "1", "M1": "1"})
    assert play.lines() == ["red battle V1"]
    assert play.broken_by("red battle V2") == {"CW-BATTLE-01"}


@pytest.mark.rule("CW-BATTLE-02")
def test_the_start_player_resolves_all_of_his_battles_first() -> None:
    armies = {
        "red": {"V1": "1"},
        "blue": {"V1": "1", "V2": "1"},
        "white": {"V2": "1", "C1": "1"},
    }
    play = given({"start": "blue"}, **armies)
    assert play.owing() == [("blue", "battle")]
    assert play.broken_by("red battle V1") == {"CW-BATTLE-02"}
    play.enter("blue battle V2", "blue battle V1")
    assert play.state.battles == {}


@pytest.mark.rule("CW-BATTLE-02")
def test_then_the_next_player_resolves_what_is_left_of_his() -> None:
    play = given(red={"V1": "1"}, blue={"V1": "1", "V2": "1"}, white={"V2": "1"})
    assert play.broken_by("red battle V2") == {"CW-BATTLE-02"}
    assert play.lines() == ["red battle V1"]
    play.enter("red battle V1")
    assert play.lines() == ["blue battle V2"]


@pytest.mark.rule("CW-BATTLE-03")
def test_the_resolving_player_chooses_the_order() -> None:
    play = given(red={"V1": "1", "V2": "1"}, blue={"V1": "1", "V2": "1"})
    assert set(play.lines()) == {"red battle V1", "red battle V2"}


@pytest.mark.rule("CW-BATTLE-03", breaks=True)
def test_nobody_else_does() -> None:
    play = given(red={"V1": "1", "V2": "1"}, blue={"V1": "1", "V2": "1"})
    assert play.broken_by("blue battle V2") == {"CW-BATTLE-02"}


@pytest.mark.rule("CW-A-29")
def test_a_player_without_units_left_still_resolves_his_battle() -> None:
    play = given(red={"V1": "1"}, blue={"V1": "1"})
    play.state = eliminate(play.state, Story(str), "V1", "red", Units(1))
    assert play.lines() == ["red battle V1"]


@pytest.mark.rule("CW-A-29")
def test_a_player_who_came_in_support_resolves_it_too_and_each_battle_is_resolved_once() -> None:
    state = position(MAP, "battle", red={"V1": "1"}, blue={"V1": "2"}, white={"V1": "4"})
    play = begun(replace(state, battles={"V1": Battle(("blue", "white"))}))
    play.enter("red battle V1")
    assert play.state.phase != "battle"


@pytest.mark.rule("CW-BATTLE-18", breaks=True)
def test_there_is_no_battle_in_a_capital() -> None:
    play = given(red={"V1": "1"}, blue={"V1": "1"})
    assert play.broken_by("red battle H2") == {"CW-BATTLE-18"}


@pytest.mark.rule("CW-BATTLE-18")
def test_everywhere_else_there_is() -> None:
    assert given(red={"C1": "1"}, blue={"C1": "1"}).broken_by("red battle C1") == set()


@pytest.mark.rule("CW-ROUND-03", breaks=True)
def test_battles_are_resolved_only_in_their_segment() -> None:
    state = position(MAP, "support", red={"V1": "1"}, blue={"V1": "1"})
    for move in (Resolve("red", "V1"), Keep("red", "V1", (Share("", Units(1)),))):
        assert [o.rule for o in move.objections(state)] == ["CW-ROUND-03"]


# --- strength --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-BATTLE-04", "CW-BATTLE-05")
@pytest.mark.parametrize(
    ("seat", "units", "strength"),
    [
        ("red", "3", 3),
        ("red", "3+agent", 4),
        ("green", "hunter", 2),
        ("green", "1+hunter+tank", 6),
        ("blue", "1+engineer", 1),
        ("blue", "tank", 3),
        ("white", "2+crasher", 2),
        ("white", "1+guardian", 1),
    ],
)
def test_what_units_are_worth(seat: str, units: str, strength: int) -> None:
    state = position(MAP, "battle", **{seat: {"V1": units}})
    [army] = armies_on(state, "V1")
    assert army.strength == strength


@pytest.mark.rule("CW-ENG-05")
def test_an_engineer_adds_nothing_and_can_fall() -> None:
    play = fought("blue battle V1", blue={"V1": "engineer"}, red={"V1": "1"})
    assert play.state.players["blue"].figures["engineer-1"] == REMOVED


@pytest.mark.rule("CW-A-36")
def test_the_guardians_strength_is_none_unless_a_table_gives_him_one() -> None:
    armies = {"red": {"V1": "2+guardian"}}
    assert armies_on(position(MAP, "battle", **armies), "V1")[0].strength == 2
    one = position(MAP, "battle", options={"guardian-strength": "one"}, **armies)
    assert armies_on(one, "V1")[0].strength == 3


@pytest.mark.rule("CW-A-36", "CW-GUARD-05")
def test_where_a_card_brings_a_battle_to_the_guardian_he_falls_with_his_side() -> None:
    play = fought("red battle V1", red={"V1": "1+guardian"}, blue={"V1": "2"})
    assert play.state.generals["guardian"].place == REMOVED
    assert play.units("V1") == {"blue": 1}


@pytest.mark.rule("CW-BATTLE-06")
def test_discoveries_add_to_the_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    def armour(state: State, seat: str, tile: str) -> list[tuple[str, int]]:
        return [("science2", 1)] if seat == "red" else []

    monkeypatch.setattr(combat, "strength_bonuses", armour)
    play = fought("red battle V1", red={"V1": "2"}, blue={"V1": "2"})
    assert strengths(play) == [3, 2]
    assert "CW-BATTLE-06" in play.cited("battle-strength")
    assert play.units("V1") == {"red": 1}


def test_a_card_that_weakens_never_makes_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(combat, "strength_bonuses", lambda state, seat, tile: [("card", -5)] if seat == "red" else [])
    play = fought("red battle V1", red={"V1": "2"}, blue={"V1": "2"})
    assert strengths(play) == [0, 2]


# --- winners and losers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-BATTLE-07", "CW-BATTLE-08", "CW-BATTLE-09", "CW-BATTLE-12")
def test_the_strongest_wins_keeps_the_difference_and_controls_the_tile() -> None:
    play = fought("red battle V1", red={"V1": "5"}, blue={"V1": "3"}, white={"V1": "2"})
    assert play.units("V1") == {"red": 2}
    assert standing(play.state).controller("V1") == "red"
    assert [facts["seat"] for facts in play.told("battle-held")] == ["red"]
    assert [facts["keep"] for facts in play.told("battle-won")] == [5 - 3]


@pytest.mark.rule("CW-BASE-06", "CW-BASE-07", "CW-BASE-08", "CW-TANK-09", "CW-UNIT-02")
def test_soldiers_go_to_supply_figures_and_the_tank_out_of_the_game() -> None:
    play = given(green={"V1": "2+hunter+tank"}, blue={"V1": "9"})
    supply = play.state.players["green"].supply
    play.enter("green battle V1")
    green = play.state.players["green"]
    assert (green.supply, green.pool, green.figures["hunter"]) == (supply + 2, 0, REMOVED)
    assert (play.state.generals["tank"].place, play.state.generals["tank"].owner) == (REMOVED, "")
    assert {"CW-BASE-06", "CW-BASE-07", "CW-BASE-08"} <= play.cited("eliminated")


@pytest.mark.rule("CW-BATTLE-13", "CW-BATTLE-14")
def test_a_tie_at_the_top_eliminates_everybody_also_those_below() -> None:
    play = fought("red battle V1", red={"V1": "3"}, blue={"V1": "3"}, white={"V1": "2"})
    assert play.units("V1") == {}
    assert standing(play.state).controller("V1") == ""
    assert play.told("battle-won") == []
    assert len(play.told("eliminated")) == 3


@pytest.mark.rule("CW-BATTLE-20")
def test_a_tie_below_the_top_is_none() -> None:
    play = fought("red battle V1", action="blue", red={"V1": "5"}, blue={"V1": "3"}, white={"V1": "3"})
    assert strengths(play) == [5, 3, 3]
    assert play.units("V1") == {"red": 2}


@pytest.mark.rule("CW-BATTLE-15", "CW-SPY-17", "CW-A-63")
def test_tactical_operations_break_a_tie_and_leave_one_unit() -> None:
    play = fought("red battle V1", action="blue", red={"V1": "3"}, blue={"V1": "3"})
    assert strengths(play) == [3, 4]
    assert play.units("V1") == {"blue": 1}
    assert "CW-BATTLE-15" in play.cited("battle-won")


@pytest.mark.rule("CW-BATTLE-16")
def test_tactical_operations_do_nothing_below_the_tie() -> None:
    play = fought("red battle V1", action="white", red={"V1": "3"}, blue={"V1": "3"}, white={"V1": "2"})
    assert strengths(play) == [3, 3, 2]
    assert play.units("V1") == {}


def test_tactical_operations_help_nobody_who_is_not_there() -> None:
    play = fought("red battle V1", action="white", red={"V1": "3"}, blue={"V1": "3"}, white={"V2": "1"})
    assert play.units("V1") == {}


@pytest.mark.rule("CW-SPY-17")
def test_tactical_operations_work_in_every_battle_of_the_round() -> None:
    play = given(action="red", red={"V1": "1", "V2": "2"}, blue={"V1": "1", "V2": "2"})
    play.enter("red battle V1")
    assert play.units("V1") == {"red": 1}
    play.enter("red battle V2")
    assert play.told("battle-won")[0]["strength"] == 3


# --- one side or none left -------------------------------------------------------------------------------------------


def alone(options: dict[str, str], **armies: dict[str, str]) -> Play:
    """White's soldier was there at the reveal and is gone."""
    state = position(MAP, "battle", options=options, white={}, **armies)
    return begun(replace(state, battles={"V1": Battle((*armies, "white"))}))


@pytest.mark.rule("CW-BATTLE-17", "CW-A-10")
@pytest.mark.parametrize("units", ["3", "engineer", "1+engineer"])
def test_a_side_without_opponents_keeps_everything(units: str) -> None:
    play = alone({}, blue={"V1": units})
    before = play.units("V1")
    after = judge(play.state, "V1")
    assert (after.kind, after.keep) == ("lone", before["blue"])
    play.enter("white battle V1")
    assert [facts["tile"] for facts in play.told("battle-lone")] == ["V1"]


@pytest.mark.rule("CW-A-10")
@pytest.mark.parametrize(
    ("units", "kind", "keep"), [("3", "won", 3), ("engineer", "drawn", 0), ("1+engineer", "won", 1)]
)
def test_a_table_may_count_the_absent_side_as_nothing(units: str, kind: str, keep: int) -> None:
    play = alone({"lone-side": "against-zero"}, blue={"V1": units})
    verdict = judge(play.state, "V1")
    assert (verdict.kind, verdict.keep) == (kind, keep)


@pytest.mark.rule("CW-A-10")
def test_where_nobody_is_left_the_tile_is_unoccupied() -> None:
    state = position(MAP, "battle", red={}, blue={})
    play = begun(replace(state, battles={"V1": Battle(("red", "blue"))})).enter("red battle V1")
    assert play.told("battle-nobody") == [{"tile": "V1"}]
    assert play.told("battle-empty") == [{"tile": "V1"}]


# --- what stays ------------------------------------------------------------------------------------------------------

MIXED = {"green": {"V1": "3+hunter"}, "blue": {"V1": "3"}}  # 5 to 3: two of four units stay


@pytest.mark.rule("CW-BATTLE-10")
def test_the_winner_chooses_even_if_another_player_resolves() -> None:
    play = given({"start": "blue"}, **MIXED).enter("blue battle V1")
    assert play.owing() == [("green", "keep")]
    assert play.lines() == ["green keep V1 1+hunter", "green keep V1 2"]
    assert play.units("V1") == {"green": 4}  # the losers are gone already
    play.enter("green keep V1 hunter+1")
    assert play.units("V1") == {"green": 2}
    assert play.state.players["green"].figures["hunter"] == "V1"


@pytest.mark.rule("CW-BATTLE-10", breaks=True)
@pytest.mark.parametrize("line", ["blue keep V1 2", "green keep V1 1+tank", "green keep V2 2", "green keep V1 blue:2"])
def test_only_the_winner_chooses_and_only_from_what_is_there(line: str) -> None:
    play = given({"start": "blue"}, **MIXED).enter("blue battle V1")
    assert play.broken_by(line) == {"CW-BATTLE-10"}


def test_the_next_battle_waits_until_the_winner_has_chosen() -> None:
    armies = {"green": {"V1": "3+hunter", "V2": "1"}, "blue": {"V1": "3", "V2": "1"}}
    play = given(**armies).enter("green battle V1")
    assert play.broken_by("green battle V2") == {"CW-BATTLE-10"}
    assert play.enter("green keep V1 2").broken_by("green battle V2") == set()


@pytest.mark.rule("CW-BATTLE-09", breaks=True)
def test_no_more_stay_than_the_difference() -> None:
    play = given(**MIXED).enter("green battle V1")
    assert play.broken_by("green keep V1 2+hunter") == {"CW-BATTLE-09"}


@pytest.mark.rule("CW-BASE-10", breaks=True)
@pytest.mark.parametrize("units", ["1", "hunter", "-"])
def test_nobody_takes_own_units_off_the_map_beyond_that(units: str) -> None:
    play = given(**MIXED).enter("green battle V1")
    assert play.broken_by(f"green keep V1 {units}") == {"CW-BASE-10"}


@pytest.mark.rule("CW-BASE-10")
def test_just_as_many_as_the_difference_stay() -> None:
    assert given(**MIXED).enter("green battle V1").broken_by("green keep V1 2") == set()


@pytest.mark.rule("CW-BATTLE-11")
def test_units_are_counted_not_strength_and_no_more_than_there_are() -> None:
    play = fought("green battle V1", green={"V1": "hunter+tank"}, blue={"V1": "1"})  # 5 to 1
    assert play.units("V1") == {"green": 2}
    assert play.told("eliminated")[0]["seat"] == "blue"


def test_a_winner_with_nothing_to_choose_is_not_asked() -> None:
    play = fought("red battle V1", red={"V1": "5"}, blue={"V1": "3"})
    assert [facts["move"] for facts in play.told("by-itself")] == ["red keep V1 2"]
    by_hand = fought("red battle V1", options={"automatic": "off"}, red={"V1": "5"}, blue={"V1": "3"})
    assert by_hand.lines() == ["red keep V1 2"]


@pytest.mark.rule("CW-TANK-10")
def test_the_tank_that_stays_holds_the_tile() -> None:
    play = given(red={"V1": "3+tank"}, blue={"V1": "5"}).enter("red battle V1", "red keep V1 tank")
    assert standing(play.state).controller("V1") == "red"


# --- tokens ----------------------------------------------------------------------------------------------------------

TOKEN = Discovery("titan", 4, "owned", "blue", "M1")


def over_a_token(options: dict[str, str], **armies: dict[str, str]) -> Play:
    state = position(MAP, "battle", options=options, **armies)
    return begun(state.with_discovery("science1", TOKEN))


@pytest.mark.rule("CW-BATTLE-19", "CW-TOKEN-05", "CW-A-35")
def test_the_winner_takes_the_discovery_at_once() -> None:
    armies = {"red": {"M1": "3", "V1": "1"}, "blue": {"M1": "1", "V1": "1"}}
    play = over_a_token({}, **armies).enter("red battle M1")
    assert play.state.phase == "battle"
    assert play.state.discoveries["science1"].owner == "red"


@pytest.mark.rule("CW-A-35")
def test_a_table_may_wait_for_the_end_of_the_segment() -> None:
    armies = {"red": {"M1": "3", "V1": "1"}, "blue": {"M1": "1", "V1": "1"}}
    play = over_a_token({"token-transfer": "end-of-segment"}, **armies).enter("red battle M1")
    assert play.state.discoveries["science1"].owner == "blue"
    play.enter("red battle V1")
    assert play.state.discoveries["science1"].owner == "red"


@pytest.mark.rule("CW-TOKEN-08", "CW-TOKEN-14")
def test_a_draw_leaves_the_discovery_to_nobody() -> None:
    play = over_a_token({}, red={"M1": "1"}, blue={"M1": "1"}).enter("red battle M1")
    assert play.state.discoveries["science1"].place == "neutral"


# --- whatever is typed -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["spy", "support", "leviathan", "battle", "attrition", "over"])
@pytest.mark.parametrize("seat", ["red", "green", None])
@pytest.mark.parametrize("tile", ["V1", "H1", "X9", ""])
def test_nonsense_is_refused_and_never_breaks_anything(phase: str, seat: str | None, tile: str) -> None:
    state = replace(position(MAP, "battle", red={"V1": "1"}, blue={"V1": "1"}), phase=phase)
    nonsense = (
        Resolve(seat, tile),
        Keep(seat, tile, ()),
        Keep(seat, tile, (Share("green", Units(10**9, ("tank", "tank"))),)),
    )
    for move in nonsense:
        legal = (phase, seat, tile) == ("battle", "red", "V1") and isinstance(move, Resolve)
        assert (list(move.objections(state)) == []) is legal


def test_the_same_choice_is_the_same_move_however_it_is_written() -> None:
    play = given(**MIXED).enter("green battle V1")
    spellings = (
        "green keep V1 1+hunter",
        "green keep V1 hunter 1",
        "green keep V1 green:hunter+1",
        "grün behalte V1 jäger+1",
    )
    assert len({play.reader().move(line) for line in spellings}) == 1


def test_armies_compare_as_the_numbers_say() -> None:
    state = position(MAP, "battle", red={"V1": "4"}, blue={"V1": "4"}, white={"V1": "1"})
    assert compare(armies_on(state, "V1")).kind == "drawn"
    assert compare(armies_on(state, "V1"), "red").keep == 1
    assert compare(armies_on(state, "V1"), "white").kind == "drawn"
    assert compare(()).kind == "nobody"
