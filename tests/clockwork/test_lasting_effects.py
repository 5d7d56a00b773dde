"""Discoveries that change a rule as long as they are owned (ledger 9.3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork.effects import strength_bonuses
from companion.games.clockwork.moves.using import carried_over
from companion.games.clockwork.state import Battle, Influence, State
from companion.games.clockwork.vocabulary import (
    AnyEffect,
    DeployRule,
    GainIp,
    GainVp,
    GainWorkers,
    Immune,
    Price,
    RecruitRule,
    ScoreRule,
    Strength,
)
from tests.clockwork.carding import ROW, holding, owning
from tests.clockwork.tables import Play, begun, position


@pytest.mark.rule("CW-BATTLE-06", "CW-DISC-13")
def test_power_armour_adds_one_for_its_owner_only() -> None:
    state = owning(position(ROW, "battle", red={"F1": "2"}, blue={"F1": "2"}), "red", "science1", "H1", "power-armour")
    assert list(strength_bonuses(state, "red", "F1")) == [("science1", 1)]
    assert list(strength_bonuses(state, "blue", "F1")) == []
    play = begun(state)
    while play.state.phase == "battle":
        play.enter(play.lines()[0])
    assert "red" in {facts["seat"] for facts in play.told("battle-won")} or play.units("F1") == {"red": 1}


@pytest.mark.parametrize(
    ("effect", "tile", "bonus"),
    [
        (Strength(2, per="unit"), "F1", 6),
        (Strength(1, when=("defending",)), "F1", 1),
        (Strength(1, when=("attacking",)), "F1", 0),
        (Strength(1, when=("attacking",)), "V1", 1),
        (Strength(1, when=("forest",)), "F1", 1),
        (Strength(1, when=("forest",)), "V1", 0),
        (Strength(1, when=("city", "lake")), "V1", 1),
        (Strength(-1), "V1", -1),
    ],
)
def test_strength_by_role_place_and_units(effect: Strength, tile: str, bonus: int) -> None:
    state = position(ROW, "battle", red={"F1": "3", "V1": "1"}, blue={"F1": "1", "V1": "1"})
    battles = {"F1": Battle(("red", "blue"), holder="red"), "V1": Battle(("red", "blue"), holder="blue")}
    state = holding(replace(state, battles=battles), "red", "science1", "H1", effect)
    assert sum(number for _, number in strength_bonuses(state, "red", tile)) == bonus


@pytest.mark.rule("CW-RECR-07")
def test_discoveries_add_workers_when_recruiting() -> None:
    state = position(ROW, "recruit", red={"T1": "1", "V1": "1"}, blue={})
    play = begun(holding(state, "red", "science1", "H1", GainWorkers(2, per="tower"), timing=("recruit",)))
    assert play.state.players["red"].pool == 4 + 1 + 2
    assert "CW-RECR-07" in play.cited("recruited")


@pytest.mark.rule("CW-RECR-07")
@pytest.mark.parametrize(
    ("rule", "workers"),
    [
        (RecruitRule("village", 3), 7),
        (RecruitRule("capital", 6), 7),
        (RecruitRule("tower", 2), 7),
        (RecruitRule("city", 5), 5),
    ],
)
def test_a_kind_of_tile_gives_other_numbers_of_workers(rule: RecruitRule, workers: int) -> None:
    state = position(ROW, "recruit", red={"T1": "1", "V1": "1"}, blue={})
    assert begun(holding(state, "red", "science1", "H1", rule)).state.players["red"].pool == workers


def test_orders_reach_further() -> None:
    state = position(ROW, "deploy", red={}, blue={}, players={"red": {"pool": 3}})
    assert begun(state).broken_by("red deploy C1:1") != set()
    further = begun(holding(state, "red", "science1", "H1", DeployRule(extra_range=2)))
    assert further.broken_by("red deploy C1:1") == set()
    assert further.broken_by("red deploy T1:1") != set()
    from_citadels = begun(holding(state, "red", "science1", "H1", DeployRule(extra_range=2, start=("citadel",))))
    assert from_citadels.broken_by("red deploy C1:1") != set()


def test_marches_pass_units_or_leave_nobody_behind() -> None:
    blocked = position(ROW, "deploy", red={}, blue={"V1": "1"}, players={"red": {"pool": 3}})
    assert begun(blocked).broken_by("red deploy F1:1 via V1, V1:1") != set()
    through = holding(blocked, "red", "science1", "H1", DeployRule(allow=("occupied_waypoint",)))
    assert begun(through).broken_by("red deploy F1:1 via V1, V1:1") == set()
    free = position(ROW, "deploy", red={}, blue={}, players={"red": {"pool": 3}})
    assert begun(free).broken_by("red deploy F1:1 via V1") != set()
    empty = holding(free, "red", "science1", "H1", DeployRule(allow=("empty_waypoint",)))
    assert begun(empty).broken_by("red deploy F1:1 via V1") == set()


def test_units_do_not_suffer_attrition() -> None:
    state = position(ROW, "attrition", red={"T1": "2", "C1": "1"}, blue={})
    play = begun(holding(state, "red", "science1", "H1", Immune(("attrition",), ("tower",))))
    assert play.units("T1") == {"red": 2}
    assert play.units("C1") == {}


def test_units_do_not_suffer_pollution() -> None:
    state = position(ROW, "pollution", round_=2, red={"F1": "3", "L1": "3"}, blue={})
    play = begun(holding(state, "red", "science1", "H1", Immune(("pollution",), ("forest",))))
    assert play.units("F1") == {"red": 3}
    assert play.units("L1") == {"red": 1}


def test_soldiers_are_protected_from_cards() -> None:
    state = position(ROW, "activation", red={"M1": "1"}, blue={"S1": "2", "L1": "1"})
    state = owning(state, "red", "science2", "M1", "titan")
    play = begun(holding(state, "blue", "religion1", "S1", Immune(("elimination",), ("shrine",))))
    assert play.broken_by("red use science2 S1:blue") == {"CW-ACT-06"}
    assert play.broken_by("red use science2 L1:blue") == set()


def test_nobody_deploys_into_a_protected_tile() -> None:
    state = position(ROW, "deploy", red={}, blue={"V1": "1"}, players={"red": {"pool": 3}})
    assert begun(state).broken_by("red deploy V1:1") == set()
    protected = holding(state, "blue", "religion1", "H2", Immune(("deploy",)))
    assert begun(protected).broken_by("red deploy V1:1") != set()


@pytest.mark.parametrize(
    ("effect", "slot", "paid"),
    [
        (Price(-2), "magic1", 3),
        (Price(-2, "science"), "magic1", 5),
        (Price(-9, min=1), "magic1", 1),
        (Price(2), "magic1", 7),
    ],
)
def test_discoveries_cost_less_or_more(effect: Price, slot: str, paid: int) -> None:
    rich = {"red": {"ip": Influence(9, 9, 9)}}
    state = position(ROW, "discovery", red={"T1": "1"}, blue={}, players=rich)
    play = begun(holding(state, "red", "science1", "H1", effect)).enter(f"red buy {slot} for 5 on T1")
    assert play.state.players["red"].ip == Influence(9 - paid, 9, 9)


@pytest.mark.parametrize(
    ("effect", "gained"),
    [
        (ScoreRule("forest", 2, per="unit"), 8 + 3),
        (ScoreRule("forest", 2, per="unit", cap=5), 5 + 3),
        (ScoreRule("lake", 6, min_units=3), 3),
        (ScoreRule("tower", 2), 3 + 3 + 2),
    ],
)
def test_a_kind_of_tile_pays_otherwise(effect: ScoreRule, gained: int) -> None:
    state = position(ROW, "score", round_=2, red={"F1": "4", "L1": "2", "T1": "1"}, blue={})
    play = begun(holding(state, "red", "science1", "H1", effect))
    scored = {facts["seat"]: facts["gained"] for facts in play.told("scored")}
    assert scored["red"] == gained


def test_influence_comes_by_itself_in_the_study_segment() -> None:
    state = position(ROW, "study", red={"T1": "1"}, blue={})
    play = begun(holding(state, "red", "science1", "H1", GainIp(2, "religion"), timing=("study",)))
    assert play.state.players["red"].ip == Influence(2, 1, 3)
    assert not [line for line in play.lines("red") if line.startswith("red use")]


def test_what_a_card_brings_when_it_is_bought() -> None:
    rich = {"red": {"ip": Influence(9, 9, 9)}}
    state = position(ROW, "discovery", red={"T1": "1", "M1": "1"}, blue={}, players=rich)
    state = holding(state, "red", "magic1", "T1", GainVp(2), GainWorkers(1), timing=("purchase",))
    for_sale = replace(state.discoveries["magic1"], owner="", token="", place="available", price=3)
    play = begun(state.with_discovery("magic1", for_sale)).enter("red buy magic1 on T1")
    assert (play.state.players["red"].vp, play.state.players["red"].pool) == (2, 1)
    assert play.broken_by("red use magic1") == {"CW-ACT-06"}


def test_what_has_to_be_aimed_when_it_is_bought_is_used_in_that_round() -> None:
    state = position(ROW, "discovery", red={"T1": "1"}, blue={}, players={"red": {"ip": Influence(9, 9, 9)}})
    state = holding(state, "red", "magic1", "T1", GainIp(2), timing=("purchase",))
    for_sale = replace(state.discoveries["magic1"], owner="", token="", place="available", price=3)
    play = begun(state.with_discovery("magic1", for_sale)).enter("red buy magic1 on T1")
    assert play.broken_by("red use magic1 magic:2") == set()
    next_round = play.state.with_player("red", replace(play.state.players["red"], used=()))
    assert Play(next_round).broken_by("red use magic1 magic:2") == {"CW-ACT-06"}


@pytest.mark.rule("CW-COURT-15")
def test_what_a_card_brings_when_the_court_gives_it() -> None:
    play = begun(_at_lovelace(GainVp(2), GainWorkers(1))).enter("red acquire magic1 on T1")
    assert [facts["count"] for facts in play.told("card-points")] == [2]
    assert [facts["count"] for facts in play.told("card-workers")] == [1]


@pytest.mark.rule("CW-COURT-15")
def test_what_has_to_be_aimed_when_the_court_gives_it_is_used_at_the_beginning_of_the_next_round() -> None:
    play = begun(_at_lovelace(GainIp(2))).enter("red acquire magic1 on T1")
    assert (play.state.phase, play.state.round) == ("spy", 5)
    before = play.state.players["red"].ip
    assert play.enter("red use magic1 magic:2").state.players["red"].ip == replace(before, magic=before.magic + 2)
    assert play.broken_by("red use magic1 magic:2") == {"CW-TOKEN-12"}


def test_what_the_court_has_given_waits_for_one_round_only() -> None:
    used = ("magic1@given", "science1@given", "science1@pollution", "religion1@bought", "hunter")
    assert carried_over(used) == ("magic1@bought",)
    assert carried_over(carried_over(used)) == ()


def _at_lovelace(*effects: AnyEffect) -> State:
    """Red may take a discovery without paying; one of them does something once."""
    options = {"court": "lovelace"}
    state = position(ROW, "court", round_=4, options=options, red={"T1": "1"}, blue={}, players={"red": {"spies": 2}})
    state = holding(state, "red", "magic1", "T1", *effects, timing=("purchase",))
    for_sale = replace(state.discoveries["magic1"], owner="", token="", place="available", price=3)
    return state.with_discovery("magic1", for_sale)
