"""Espionage cards: what they cost, when they are played, where they go (CW-ESP-01..12)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork.effects import strength_bonuses
from companion.games.clockwork.vocabulary import EliminateSoldiers, GainVp, Immune, Strength
from tests.clockwork.carding import ROW, described, espionage
from tests.clockwork.tables import Play, at, begun, position

BATTLE = {"red": {"V1": "2"}, "blue": {"V1": "3"}}


@pytest.mark.rule("CW-SUP-08", "CW-ESP-03", "CW-ESP-04", "CW-ESP-05", "CW-ESP-07", "CW-ESP-09")
def test_a_support_card_costs_a_spy_and_goes_to_the_discards() -> None:
    play = at(ROW, "support", **BATTLE)
    before = play.state.players["red"]
    assert "red card ambush" in play.lines("red")
    play.enter("red card ambush")
    after = play.state.players["red"]
    assert (after.spies, after.supply, after.cards) == (before.spies - 1, before.supply + 1, before.cards - 1)
    assert play.state.discard == ("ambush",)
    assert [facts["card"] for facts in play.told("by-hand")] == ["ambush"]
    assert play.cited("card-played") == {"CW-ESP-03", "CW-ESP-04", "CW-ESP-07"}


@pytest.mark.rule("CW-ESP-04", "CW-ESP-05", breaks=True)
def test_without_a_spy_no_card_is_played() -> None:
    play = Play(replace(position(ROW, "support", **BATTLE, players={"red": {"spies": 0}}), waiting=("red",)))
    assert play.broken_by("red card ambush") == {"CW-ESP-05"}
    assert "CW-ESP-04" in at(ROW, "support", **BATTLE).broken_by("red card ambush pay hunter")


@pytest.mark.rule("CW-AGENT-04", "CW-ESP-06")
def test_the_agent_on_the_court_pays_and_leaves_the_game() -> None:
    players = {"red": {"spies": 0, "figures": {"agent": "court"}}}
    play = at(ROW, "support", **BATTLE, players=players)
    assert play.broken_by("red card ambush") == {"CW-ESP-05"}  # he is not given up unasked
    play.enter("red card ambush pay agent")
    assert play.state.players["red"].figures["agent"] == "removed"
    assert play.cited("card-played") >= {"CW-ESP-06"}


@pytest.mark.rule("CW-AGENT-04", breaks=True)
def test_the_agent_pays_only_on_the_court() -> None:
    assert at(ROW, "support", **BATTLE).broken_by("red card ambush pay agent") == {"CW-AGENT-04"}
    assert at(ROW, "support", **BATTLE).broken_by("red card pay agent") == {"CW-AGENT-04"}


@pytest.mark.rule("CW-ESP-03", breaks=True)
def test_only_cards_in_hand_are_played_and_only_espionage_cards() -> None:
    play = at(ROW, "support", **BATTLE, players={"red": {"cards": 0}})
    assert "CW-ESP-03" in play.broken_by("red card ambush")
    assert at(ROW, "support", **BATTLE).broken_by("red card titan") == {"CW-ESP-03"}


@pytest.mark.rule("CW-ESP-09", breaks=True)
def test_a_support_card_is_played_in_ones_own_support_turn() -> None:
    assert at(ROW, "support", **BATTLE).broken_by("blue card ambush") == {"CW-ESP-09"}
    assert at(ROW, "spy", red={}, blue={}).broken_by("red card ambush") == {"CW-ESP-09"}


@pytest.mark.rule("CW-SUP-08", breaks=True)
def test_other_cards_are_no_support_orders() -> None:
    state = described(position(ROW, "support", **BATTLE), espionage("feast", GainVp(1), timing=("scoring.start",)))
    assert begun(state).broken_by("red card feast") == {"CW-SUP-08"}


@pytest.mark.rule("CW-ESP-10")
def test_a_card_for_the_beginning_of_a_phase_comes_before_anybody_acts() -> None:
    state = described(position(ROW, "spy", red={}, blue={}), espionage("feast", GainVp(1), timing=("spy.start",)))
    play = begun(state)
    assert play.broken_by("blue card feast") == set()
    play.enter("red technophilia")
    assert play.broken_by("blue card feast") == {"CW-ESP-10"}


@pytest.mark.rule("CW-ESP-10")
@pytest.mark.parametrize(("round_", "rules"), [(1, {"CW-ESP-10"}), (2, set())])
def test_a_card_for_the_beginning_of_the_scoring_phase_is_played_before_its_points(
    round_: int, rules: set[str]
) -> None:
    card = espionage("feast", GainVp(1), timing=("scoring.start",))
    play = begun(described(position(ROW, "discovery", round_=round_, red={"T1": "1"}, blue={}), card))
    assert play.state.phase == "discovery"
    assert play.broken_by("blue card feast") == rules


@pytest.mark.rule("CW-ESP-11")
def test_cards_for_the_support_segment_take_effect_in_player_order() -> None:
    play = at(ROW, "support", **BATTLE)
    assert "CW-ESP-09" in play.broken_by("blue card ambush")
    play.enter("red card", "red pass")
    play.enter("blue card ambush")
    assert play.state.discard == ("", "ambush")


@pytest.mark.rule("CW-ESP-12")
def test_any_number_of_cards_each_for_a_spy_of_its_own() -> None:
    play = at(ROW, "support", **BATTLE, players={"red": {"spies": 2, "cards": 3}})
    play.enter("red card", "red card ambush")
    assert (play.state.players["red"].spies, play.state.players["red"].cards) == (0, 1)
    assert "CW-ESP-05" in play.broken_by("red card")
    assert play.state.discard == ("", "ambush")


def test_a_card_nobody_has_described_is_played_by_hand_whenever_its_text_says() -> None:
    play = at(ROW, "spy", red={}, blue={})
    play.enter("blue card Palace Revolt")
    assert play.state.discard == ("palace-revolt",)
    assert [facts["card"] for facts in play.told("by-hand")] == ["palace-revolt"]


def test_it_can_be_played_in_german() -> None:
    play = at(ROW, "support", **BATTLE)
    play.enter("rot karte Hinterhalt", language="de")
    assert play.state.discard == ("ambush",)


def test_a_described_card_does_what_it_says() -> None:
    card = espionage("arrow", EliminateSoldiers(1, range=1))
    play = begun(described(position(ROW, "support", **BATTLE), card))
    play.enter("red card arrow on V1:blue")
    assert play.units("V1") == {"red": 2, "blue": 2}
    far = begun(described(position(ROW, "support", red={"V1": "2"}, blue={"V1": "3", "T1": "1"}), card))
    assert far.broken_by("red card arrow on T1:blue") == {"CW-ESP-03"}


def test_a_card_adds_strength_in_one_battle() -> None:
    state = described(position(ROW, "support", **BATTLE), espionage("ruse", Strength(2)))
    assert begun(state).broken_by("red card ruse on F1") == {"CW-ESP-03"}
    play = begun(state).enter("red card ruse on V1")
    assert list(strength_bonuses(play.state, "red", "V1")) == [("card", 2)] or play.units("V1") == {"red": 1}


def test_a_lasting_effect_on_an_espionage_card_is_settled_by_hand() -> None:
    state = described(position(ROW, "support", **BATTLE), espionage("wall", Immune(("attrition",))))
    assert len(begun(state).enter("red card wall").told("by-hand")) == 1


def test_nothing_is_played_after_the_end() -> None:
    over = Play(replace(position(ROW), phase="over"))
    for line in ("red card", "red use science1", "red give blue card", "lay magic1 golem", "adjust red vp +1"):
        move = over.game.notation.read(line, over.game.names(over.state)).moves("red" if line[0] == "r" else None)[0]
        assert [objection.rule for objection in over.game.objections(over.state, move)] == ["CW-END-02"]
