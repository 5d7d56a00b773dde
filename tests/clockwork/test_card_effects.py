"""Every type of effect that happens when a card is used (ledger 9.3)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.state import Influence
from companion.games.clockwork.vocabulary import (
    Cancel,
    DrawEspionage,
    EliminateSoldiers,
    EliminateUnits,
    GainIp,
    GainVp,
    GainWorkers,
    PlaceUnits,
    Relocate,
    RemoveSpies,
    StealOrLose,
)
from tests.clockwork.carding import ROW, holding
from tests.clockwork.tables import Play, begun, position


def using(*effects: Any, token: str = "M1", phase: str = "activation", **given: Any) -> Play:
    """Red's turn with a card of these effects, its token on a factory with two soldiers."""
    red = {"M1": "2", **given.pop("red", {})}
    state = position(ROW, phase, red=red, **{"blue": {}, **given})
    return begun(holding(state, "red", "science1", token, *effects, timing=(phase,)))


def cases(play: Play, line: str) -> set[Any]:
    move = play.game.notation.read(line, play.game.names(play.state)).moves("red")[0]
    return {objection.facts.get("case") for objection in play.game.objections(play.state, move)}


# --- on the map -------------------------------------------------------------------------------------------------


def test_eliminate_soldiers_on_one_tile_only() -> None:
    play = using(EliminateSoldiers(3, where="one_tile"), blue={"S1": "2", "L1": "2"})
    assert cases(play, "red use science1 S1:blue L1:blue") == {"one-tile"}
    play.enter("red use science1 S1:blue:2")
    assert play.units("S1") == {}


def test_eliminate_soldiers_on_several_tiles_and_of_several_players() -> None:
    play = using(EliminateSoldiers(3), blue={"S1": "2"}, white={"L1": "1"})
    play.enter("red use science1 S1:blue:2 L1:white")
    assert play.units("S1") == play.units("L1") == {}


def test_eliminate_soldiers_in_battles_only() -> None:
    play = using(EliminateSoldiers(1, only="battle"), phase="support", blue={"S1": "2", "M1": "2"})
    assert cases(play, "red use science1 S1:blue") == {"no-battle"}
    play.enter("red use science1 M1:blue")
    assert play.units("M1")["blue"] == 1


def test_an_unknown_number_is_the_players_business() -> None:
    play = using(EliminateSoldiers("?", range="?"), blue={"V1": "9"}).enter("red use science1 V1:blue:9")
    assert play.units("V1") == {}


def test_a_support_order_that_kills_everybody_leaves_the_battle() -> None:
    play = using(EliminateSoldiers(2), phase="support", blue={"M1": "2"}, players={"red": {"cards": 0}})
    assert "M1" in play.state.battles
    play.enter("red use science1 M1:blue:2")
    assert [event.kind for event in play.events].count("eliminated") == 1
    assert play.units("M1").get("blue") is None


def test_eliminate_units_of_everybody_or_of_enemies_only() -> None:
    army = {"red": {"F1": "1"}, "blue": {"S1": "2"}}
    assert cases(using(EliminateUnits(), **army), "red use science1 T1") == {"nobody"}
    assert cases(using(EliminateUnits(), **army), "red use science1 S1 F1") == {"tiles"}
    assert cases(using(EliminateUnits(), **army), "red use science1 S1:2") == {"whole"}
    assert cases(using(EliminateUnits(who="enemy"), **army), "red use science1 F1") == {"nobody"}
    play = using(EliminateUnits(tiles=2), **army).enter("red use science1 S1 F1")
    assert play.units("S1") == play.units("F1") == {}


def test_eliminate_units_may_spare_generals() -> None:
    play = using(EliminateUnits(generals=False), blue={"S1": "2+guardian"}).enter("red use science1 S1")
    assert play.units("S1") == {"blue": 1}
    assert play.state.generals["guardian"].place == "S1"


def test_relocate_own_units_to_free_or_own_tiles() -> None:
    play = using(Relocate(3, ("unoccupied", "controlled")), red={"F1": "3"}, blue={"S1": "1"})
    assert cases(play, "red use science1 F1->S1") == {"to"}
    assert cases(play, "red use science1 F1->T1:4") == {"many", "absent"}
    assert cases(play, "red use science1 F1->F1") >= {"same"}
    assert cases(play, "red use science1 S1->F1") == {"absent"}
    assert cases(play, "red use science1 F1->T9") == {"no-tile"}
    assert play.broken_by("red use science1 F1->H2") == {"CW-CTRL-03"}
    assert play.broken_by("red use science1 F1->court") == {"CW-COURT-05"}
    play.enter("red use science1 F1->T1:2 F1->M1")
    assert play.units("T1") == {"red": 2}
    assert play.units("M1") == {"red": 3}


def test_relocate_figures_unless_the_card_says_soldiers() -> None:
    army = {"green": {"F1": "1+hunter"}, "red": {}, "options": {"colours": "green red"}}
    state = position(ROW, "activation", **army)
    card = Relocate(1, ("unoccupied",))
    units = begun(holding(state, "green", "science1", "H1", card)).enter("green use science1 hunter F1->T1")
    assert units.state.players["green"].figures["hunter"] == "T1"
    soldiers = begun(holding(state, "green", "science1", "H1", replace(card, what="soldiers")))
    assert soldiers.broken_by("green use science1 hunter F1->T1") == {"CW-ACT-06"}


@pytest.mark.parametrize(
    ("card", "wrong", "right"),
    [
        (Relocate(1, ("unoccupied",), start="citadel"), "M1->T1", "C1->T1"),
        (Relocate(1, ("unoccupied",), start="token"), "C1->T1", "M1->T1"),
        (Relocate(1, ("unoccupied",), range=1), "M1->T1", "C1->T1"),
        (Relocate(1, ("adjacent",)), "M1->T1", "C1->T1"),
    ],
)
def test_relocate_from_where_and_how_far(card: Relocate, wrong: str, right: str) -> None:
    play = using(card, red={"C1": "1"})
    assert play.broken_by(f"red use science1 {wrong}") == {"CW-ACT-06"}
    assert play.broken_by(f"red use science1 {right}") == set()


def test_relocate_into_a_battle_in_the_support_segment() -> None:
    play = using(Relocate(2, ("battle",)), phase="support", red={"F1": "2"}, blue={"M1": "1", "S1": "1"})
    assert cases(play, "red use science1 F1->S1") == {"to"}
    play.enter("red use science1 F1->M1:2")
    assert play.units("M1") == {"red": 4, "blue": 1}


def test_units_meet_enemies_only_where_a_battle_can_still_be_fought() -> None:
    support = using(Relocate(1, ("adjacent",)), phase="support", blue={"S1": "1", "M1": "1"})
    support.enter("red use science1 M1->S1")
    assert support.told("battle-joined") == [{"tile": "S1"}]
    later = using(Relocate(1, ("adjacent",)), blue={"S1": "1"})
    assert cases(later, "red use science1 M1->S1") == {"enemy"}


def test_two_engineers_never_share_a_tile_and_no_tank_joins_a_guardian() -> None:
    state = position(ROW, "activation", blue={"T1": "engineer", "M1": "engineer", "F1": "tank"}, red={})
    state = state.with_general("guardian", replace(state.generals["guardian"], place="C1", owner="blue"))
    play = begun(holding(state, "blue", "science1", "M1", Relocate(1, ("controlled",))))
    assert play.broken_by("blue use science1 engineer T1->M1") == {"CW-ENG-03"}
    assert play.broken_by("blue use science1 tank F1->C1") == {"CW-TANK-05"}
    assert play.broken_by("blue use science1 engineer T1->F1") == set()


@pytest.mark.parametrize("source", ["pool", "supply"])
def test_place_units_from_pool_or_supply(source: Any) -> None:
    play = using(PlaceUnits(2, ("controlled",), start=source), players={"red": {"pool": 2}})
    before = play.state.players["red"]
    assert cases(play, "red use science1 M1:3") >= {"many"}
    assert cases(play, "red use science1 T1:2") == {"to"}
    play.enter("red use science1 M1:2")
    assert play.units("M1") == {"red": 4}
    after = play.state.players["red"]
    assert getattr(after, source) == getattr(before, source) - 2


def test_nobody_places_workers_he_does_not_have() -> None:
    play = using(PlaceUnits(2, ("controlled",)), players={"red": {"pool": 1}})
    assert cases(play, "red use science1 M1:2") == {"discs"}
    assert cases(play, "red use science1 M1") == set()


# --- gains ------------------------------------------------------------------------------------------------------


def test_gain_influence_of_the_domain_on_the_card() -> None:
    play = using(GainIp(2, "magic", per="factory")).enter("red use science1")
    assert play.state.players["red"].ip == Influence(3, 1, 1)
    assert play.told("card-influence") == [{"seat": "red", "card": "science1-card", "count": 2, "domain": "magic"}]


def test_gain_influence_of_any_domain() -> None:
    play = using(GainIp(2))
    assert cases(play, "red use science1") == {"target"}
    assert cases(play, "red use science1 magic:3") == {"points"}
    play.enter("red use science1 magic:1 religion:1")
    assert play.state.players["red"].ip == Influence(2, 1, 2)
    assert "magic" not in str(play.told("card-influence"))


@pytest.mark.rule("CW-VP-05")
@pytest.mark.parametrize(
    ("effect", "vp"),
    [
        (GainVp(2), 2),
        (GainVp(2, per="unit"), 8),
        (GainVp(2, per="unit", max=5), 5),
        (GainVp(1, per="city"), 1),
        (GainVp(1, per="village"), 0),
        (GainVp(3, per="discovery"), 3),
        (GainVp(1, per="capital"), 1),
    ],
)
def test_gain_victory_points_in_the_scoring_phase(effect: GainVp, vp: int) -> None:
    state = position(ROW, "score", round_=2, red={"M1": "1", "V1": "3"}, blue={})
    play = begun(holding(state, "red", "science1", "M1", effect, timing=("scoring.vp",)))
    assert play.owing() == [("red", "activation")]
    play.enter("red use science1")
    assert play.told("card-points")[0]["total"] == vp
    assert "CW-VP-05" in play.cited("card-points")


def test_gain_workers_as_far_as_the_supply_goes() -> None:
    play = using(GainWorkers(3, per="factory")).enter("red use science1")
    assert play.state.players["red"].pool == 3
    poor = using(GainWorkers(3))
    poor.state = poor.state.with_player("red", replace(poor.state.players["red"], supply=2, pool=25))
    poor.enter("red use science1")
    assert (poor.state.players["red"].supply, poor.state.players["red"].pool) == (0, 27)


@pytest.mark.rule("CW-ESP-08", "CW-A-61")
def test_draw_espionage_cards_with_the_discards_shuffled_in() -> None:
    play = using(DrawEspionage(3, keep=2))
    play.state = replace(play.state, deck=1, discard=("ambush", *["x"] * 11))
    play.enter("red use science1")
    assert play.state.players["red"].cards == 3
    assert (play.state.deck, play.state.discard) == (11, ())
    assert play.told("reshuffled") == [{"count": 12}]


def test_draw_espionage_cards_as_many_as_there_are() -> None:
    play = using(DrawEspionage(3))
    play.state = replace(play.state, deck=1, discard=(), players={**play.state.players})
    play.enter("red use science1")
    assert (play.state.players["red"].cards, play.state.deck) == (2, 0)


# --- losses -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-BASE-13")
def test_one_opponent_loses_victory_points_never_below_zero() -> None:
    play = using(StealOrLose("vp", 2), players={"blue": {"vp": 1}})
    assert cases(play, "red use science1 red") == {"not-enemy"}
    assert cases(play, "red use science1 blue:magic") == {"domain"}
    play.enter("red use science1 blue")
    assert play.state.players["blue"].vp == 0


def test_all_opponents_are_robbed_of_victory_points() -> None:
    play = using(
        StealOrLose("vp", 2, target="all", steal=True), white={}, players={"blue": {"vp": 5}, "white": {"vp": 1}}
    )
    play.enter("red use science1")
    assert {seat: player.vp for seat, player in play.state.players.items()} == {"red": 3, "blue": 3, "white": 0}
    assert [(facts["seat"], facts["total"]) for facts in play.told("card-points")][-1] == ("red", 3)


def test_an_opponent_loses_influence_of_a_domain_the_user_picks() -> None:
    play = using(StealOrLose("ip", 2, steal=True))
    assert cases(play, "red use science1 blue") == {"domain"}
    play.enter("red use science1 blue:religion")
    assert play.state.players["blue"].ip == Influence(1, 1, 0)
    assert play.state.players["red"].ip == Influence(1, 1, 2)
    whispers = [event for event in play.events if event.kind == "card-influence-lost"]
    assert [event.seen_by for event in whispers] == [("blue", "red")]


def test_influence_of_the_domain_on_the_card_is_lost_by_everybody() -> None:
    play = using(StealOrLose("ip", 3, target="all", domain="magic"), white={}).enter("red use science1")
    assert [play.state.players[seat].ip for seat in ("blue", "white")] == [Influence(0, 1, 1)] * 2


def test_espionage_cards_are_lost_or_stolen() -> None:
    lost = using(StealOrLose("espionage", 2)).enter("red use science1 blue")
    assert (lost.state.players["blue"].cards, lost.state.discard) == (0, ("",))
    stolen = using(StealOrLose("espionage", 2, steal=True)).enter("red use science1 blue")
    assert stolen.state.players["red"].cards == 2
    assert not list(stolen.game.faults(stolen.state))


def test_spies_go_home() -> None:
    play = using(StealOrLose("spy"), players={"blue": {"spies": 3}}).enter("red use science1 blue")
    assert play.state.players["blue"].spies == 2
    removed = using(RemoveSpies(2), players={"blue": {"spies": 3}})
    assert cases(removed, "red use science1 blue:3") == {"spies"}
    removed.enter("red use science1 blue:2")
    assert removed.state.players["blue"].spies == 1
    everybody = using(RemoveSpies(2, target="all"), white={}, players={"blue": {"spies": 3}}).enter("red use science1")
    assert [everybody.state.players[seat].spies for seat in ("red", "blue", "white")] == [1, 1, 0]
    assert not list(everybody.game.faults(everybody.state))


# --- several, and by hand ---------------------------------------------------------------------------------------


def test_several_effects_take_what_was_named_for_each() -> None:
    play = using(EliminateSoldiers(1), GainIp(1), GainVp(1), blue={"S1": "2"})
    play.enter("red use science1 S1:blue magic:1")
    assert play.units("S1") == {"blue": 1}
    assert play.state.players["red"].ip == Influence(2, 1, 1)
    assert play.state.players["red"].vp == 1


def test_an_effect_finds_the_table_as_the_one_before_left_it() -> None:
    play = using(EliminateUnits(), Relocate(1, ("unoccupied",)), blue={"S1": "1"})
    assert play.broken_by("red use science1 M1 M1->T1") == {"CW-ACT-06"}  # they are gone by then
    play.enter("red use science1 S1 M1->S1")
    assert play.units("S1") == {"red": 1}


def test_cancel_is_settled_by_the_players() -> None:
    play = using(Cancel("any card")).enter("red use science1")
    assert [facts["card"] for facts in play.told("by-hand")] == ["science1-card"]


def test_whoever_only_keeps_the_books_moves_the_pieces_by_hand() -> None:
    state = position(options={"depth": "ledger"})
    state = replace(holding(state, "red", "science1", "H1", EliminateSoldiers(1), timing=("always",)))
    play = Play(state)
    assert play.broken_by("red use science1 V1:blue") == {"CW-ACT-06"}
    play.enter("red use science1")
    assert len(play.told("by-hand")) == 1
