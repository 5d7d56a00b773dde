"""Discoveries are used: whose they are, when, how often, and what speaks against a target."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork.vocabulary import EliminateSoldiers, EliminateUnits, GainVp, Manual, Strength
from tests.clockwork.carding import ROW, holding, owning
from tests.clockwork.tables import Play, at, begun, position, small_map

EX_08 = small_map("V1 2,1  C1 1,0  C2 3,0  H1 2,-1  H2 2,3  H3 3,2")


@pytest.mark.rule("CW-SUP-07")
def test_ex_08_dragon_flame_as_a_support_order() -> None:
    """Charles sends two soldiers; Jules burns one of them and sends one; Jules wins 3:2:2 and keeps 1."""
    state = position(
        EX_08,
        "support",
        red={"V1": "1", "C1": "2"},
        blue={"V1": "2", "C2": "1"},
        white={"V1": "2"},
        options={"capitals": "H1 H2 H3"},
        players={seat: {"cards": 0} for seat in ("red", "blue", "white")},
    )
    play = begun(owning(state, "blue", "magic1", "H2", "dragon-flame"))
    before = {seat: player.supply for seat, player in play.state.players.items()}
    play.enter("red support C1->V1 2")  # who has nothing more to do passes by himself
    assert play.units("V1") == {"red": 3, "blue": 2, "white": 2}
    play.enter("blue use magic1 V1:red:1")
    assert play.units("V1") == {"red": 2, "blue": 2, "white": 2}
    play.enter("blue support C2->V1 1")
    while play.state.phase == "battle":
        play.enter(next(line for line in play.lines() if line.split()[1] in ("battle", "keep")))
    assert play.units("V1") == {"blue": 1}
    gained = {seat: player.supply - before[seat] for seat, player in play.state.players.items()}
    assert gained == {"red": 3, "blue": 2, "white": 2}


def titan_in_a_contested_factory() -> Play:
    army = {"M1": "6", "S1": "1"}  # supplied by the capital H2
    no_cards = {"red": {"cards": 0}, "blue": {"cards": 0}}
    state = position(ROW, "support", red=army, blue={"M1": "2"}, players=no_cards, options={"capitals": "H2 H1"})
    return begun(owning(state, "blue", "science2", "M1", "titan"))


@pytest.mark.rule("CW-TOKEN-11", "CW-DISC-13")
def test_ex_12_a_captured_titan_may_be_used_again_by_its_new_owner() -> None:
    play = titan_in_a_contested_factory()
    assert "blue use science2 M1:red:3" in play.lines()
    play.enter("blue use science2 M1:red:3")
    assert play.cited("card-used") == {"CW-DISC-13", "CW-ACT-06", "CW-BASE-12"}
    while play.state.phase in ("support", "leviathan", "battle"):
        play.enter(next(line for line in play.lines() if line.split()[1] in ("battle", "keep", "pass")))
    assert play.units("M1") == {"red": 1}
    assert play.state.discoveries["science2"].owner == "red"
    target = replace(play.state, phase="activation", waiting=("red",)).with_soldiers("L1", "blue", 1)
    assert Play(target).broken_by("red use science2 L1:blue") == set()


@pytest.mark.rule("CW-TOKEN-11", "CW-DISC-13")
def test_while_a_tile_is_contested_its_discovery_is_still_its_old_owners() -> None:
    play = titan_in_a_contested_factory()
    assert play.state.discoveries["science2"].owner == "blue"
    assert play.broken_by("red use science2 M1:blue") == {"CW-DISC-13"}


def portal_and_titan(first: str) -> Play:
    """Charles has 3 soldiers in a city 2 tiles from Jules's capital, where the Titan stands; a citadel is 3 away."""
    city = small_map("H1 1,0  F1 2,1  V1 3,2  C1 4,3  L1 5,4  H2 6,5")
    state = position(city, "activation", blue={}, red={"V1": "3"}, options={"start": first, "colours": "blue red"})
    state = owning(state, "blue", "science2", "H1", "titan")
    return begun(owning(state, "red", "magic2", "H2", "portal"))


@pytest.mark.rule("CW-ACT-03", "CW-ACT-06")
def test_ex_13a_titan_first_the_soldiers_are_gone() -> None:
    play = portal_and_titan("blue").enter("blue use science2 V1:red:3")
    assert play.units("V1") == {}


@pytest.mark.rule("CW-ACT-03", "CW-A-05")
def test_ex_13b_portal_first_titan_finds_nobody() -> None:
    play = portal_and_titan("red").enter("red use magic2 V1->C1:3")
    assert play.units("C1") == {"red": 3}
    state = replace(play.state, phase="activation", waiting=("blue",))
    assert Play(state).broken_by("blue use science2 C1:red:3") == {"CW-ACT-06"}
    assert not [line for line in Play(state).lines("blue") if line.startswith("blue use")]


@pytest.mark.rule("CW-ACT-03", breaks=True)
def test_nobody_uses_a_discovery_in_the_turn_of_another_player() -> None:
    assert portal_and_titan("blue").broken_by("red use magic2 V1->C1:3") == {"CW-ACT-03"}


@pytest.mark.rule("CW-ACT-04")
def test_nobody_has_to_use_a_discovery() -> None:
    play = portal_and_titan("blue").enter("blue pass", "red pass")
    assert play.state.phase != "activation"


@pytest.mark.rule("CW-ACT-05")
def test_a_discovery_may_be_used_in_the_round_it_was_bought() -> None:
    play = at(ROW, "discovery", red={"M1": "2"}, blue={"S1": "1"}, players={"red": {"cards": 0}, "blue": {"cards": 0}})
    play.enter("lay science1 titan for 1", "red buy science1 on M1")
    while play.state.phase == "discovery":
        play.enter(f"{play.owing()[0][0]} pass")
    assert "red use science1 S1:blue" in play.lines("red")


@pytest.mark.rule("CW-ACT-06", breaks=True)
@pytest.mark.parametrize(
    ("line", "case"),
    [
        ("red use science2", "target"),
        ("red use science2 X9:blue", "no-tile"),
        ("red use science2 F1:blue", "range"),
        ("red use science2 S1:blue:4", "many"),
        ("red use science2 S1:blue:3", "few"),
        ("red use science2 M1:red", "not-enemy"),
        ("red use science2 M1->S1", "not-named"),
        ("red use science2 S1:green", "not-enemy"),
    ],
)
def test_what_the_card_says_decides_its_targets(line: str, case: str) -> None:
    state = position(ROW, "activation", red={"M1": "2"}, blue={"S1": "2", "F1": "1"})
    play = begun(owning(state, "red", "science2", "M1", "titan"))
    assert play.broken_by("red use science2 S1:blue:2") == set()
    move = play.game.notation.read(line, play.game.names(play.state)).moves("red")[0]
    found = list(play.game.objections(play.state, move))
    assert case in [objection.facts["case"] for objection in found if objection.rule == "CW-ACT-06"]


@pytest.mark.rule("CW-SUP-07", breaks=True)
def test_a_card_for_another_segment_is_no_support_order() -> None:
    state = position(ROW, "support", red={"M1": "2", "T1": "1"}, blue={"M1": "2"})
    play = begun(owning(state, "red", "magic2", "T1", "portal"))
    assert play.broken_by("red use magic2 T1->V2") == {"CW-SUP-07"}
    assert play.broken_by("red use magic2 T1->M1") >= {"CW-SUP-07"}


@pytest.mark.rule("CW-TOKEN-12", breaks=True)
def test_once_a_round_unless_the_card_says_otherwise() -> None:
    kill = EliminateSoldiers(1)
    state = position(ROW, "activation", red={"M1": "1"}, blue={"S1": "3"})
    once = begun(holding(state, "red", "science1", "M1", kill)).enter("red use science1 S1:blue")
    assert once.units("S1") == {"blue": 2}
    assert "red use science1 S1:blue" not in once.lines()
    twice = begun(holding(state, "red", "science1", "M1", kill, uses_per_round=2))
    twice.enter("red use science1 S1:blue").enter("red use science1 S1:blue")
    assert twice.units("S1") == {"blue": 1}


@pytest.mark.rule("CW-TOKEN-12", "CW-A-34")
def test_a_table_may_allow_one_use_a_segment() -> None:
    options = {"discovery-uses": "once-a-segment"}
    state = position(ROW, "support", red={"M1": "2"}, blue={"M1": "4", "S1": "2"}, options=options)
    play = begun(owning(state, "red", "science2", "M1", "titan")).enter("red use science2 M1:blue")
    assert play.broken_by("red use science2 M1:blue") == {"CW-TOKEN-12"}
    later = Play(replace(play.state, phase="activation", waiting=("red",), battles={}))
    assert later.broken_by("red use science2 S1:blue") == set()
    literal = Play(replace(later.state, rules=replace(later.state.rules, rulings=position(ROW).rules.rulings)))
    assert literal.broken_by("red use science2 S1:blue") == {"CW-TOKEN-12"}


def test_a_card_for_once_a_game_stays_spent_for_everybody() -> None:
    state = position(ROW, "activation", red={"M1": "1"}, blue={})
    play = begun(holding(state, "red", "science1", "M1", GainVp(2), once_per_game=True)).enter("red use science1")
    assert play.state.players["red"].vp == 2
    discovery = play.state.discoveries["science1"]
    assert discovery.spent
    next_round = play.state.with_player("red", replace(play.state.players["red"], used=()))
    again = Play(replace(next_round, phase="activation", waiting=("red",)))
    assert again.broken_by("red use science1") == {"CW-TOKEN-12"}


@pytest.mark.rule("CW-TOKEN-13", breaks=True)
def test_nobody_uses_a_neutral_discovery() -> None:
    state = owning(position(ROW, "activation", red={"M1": "1"}, blue={}), "red", "science2", "T1", "titan")
    neutral = state.with_discovery("science2", replace(state.discoveries["science2"], owner="", place="neutral"))
    for seat in ("red", "blue"):
        assert Play(replace(neutral, waiting=(seat,))).broken_by(f"{seat} use science2") == {"CW-TOKEN-13"}


@pytest.mark.rule("CW-TOKEN-13")
def test_whoever_controls_its_tile_again_uses_it_again() -> None:
    state = position(ROW, "activation", red={"M1": "1"}, blue={"S1": "1"})
    play = begun(owning(state, "red", "science2", "M1", "titan"))
    assert play.broken_by("red use science2 S1:blue") == set()


def test_what_nobody_has_bought_is_nobodys_to_use() -> None:
    assert at(ROW, "activation", red={"M1": "1"}, blue={}).broken_by("red use science2") == {"CW-DISC-13"}


@pytest.mark.rule("CW-UNIT-06", breaks=True)
def test_cards_against_soldiers_do_not_hit_special_units_or_generals() -> None:
    state = position(ROW, "activation", red={"M1": "2"}, green={"S1": "hunter"}, options={"colours": "red green"})
    play = begun(owning(state, "red", "science2", "M1", "titan"))
    assert "CW-UNIT-06" in play.broken_by("red use science2 S1:green:hunter")
    assert not [line for line in play.lines() if line.startswith("red use")]


@pytest.mark.rule("CW-UNIT-06", "CW-GUARD-05")
def test_cards_against_tiles_hit_everybody_even_beside_the_guardian() -> None:
    state = position(
        ROW, "activation", red={"M1": "2"}, green={"S1": "2+guardian+hunter"}, options={"colours": "red green"}
    )
    play = begun(owning(state, "red", "magic3", "M1", "cataclysm")).enter("red use magic3 S1")
    assert play.units("S1") == {}
    assert play.state.generals["guardian"].place == "removed"
    assert play.state.players["green"].figures["hunter"] == "removed"
    assert play.state.players["green"].supply == 29


@pytest.mark.rule("CW-GUARD-05")
def test_titan_kills_soldiers_beside_the_guardian() -> None:
    state = position(ROW, "activation", red={"M1": "2"}, blue={"S1": "2+guardian"})
    play = begun(owning(state, "red", "science2", "M1", "titan")).enter("red use science2 S1:blue:2")
    assert play.units("S1") == {"blue": 1}


@pytest.mark.rule("CW-COURT-05", breaks=True)
def test_the_court_is_no_target() -> None:
    state = position(ROW, "activation", red={"M1": "2"}, blue={"S1": "2"})
    play = begun(owning(state, "red", "magic3", "M1", "cataclysm"))
    assert play.broken_by("red use magic3 court") == {"CW-COURT-05"}
    assert play.broken_by("red use magic3 hof") == {"CW-COURT-05"}


@pytest.mark.rule("CW-COURT-05")
def test_a_tile_is_a_target() -> None:
    state = position(ROW, "activation", red={"M1": "2"}, blue={"S1": "2"})
    assert begun(owning(state, "red", "magic3", "M1", "cataclysm")).broken_by("red use magic3 S1") == set()


def test_no_card_strikes_a_capital() -> None:
    state = position(ROW, "activation", red={"M1": "2"}, blue={"H2": "2"})
    play = begun(owning(state, "red", "magic3", "M1", "cataclysm"))
    assert play.broken_by("red use magic3 H2") == {"CW-CTRL-03"}


@pytest.mark.rule("CW-BASE-12")
def test_a_card_beats_the_rulebook() -> None:
    """In a game by the rulebook alone nobody could clear a tile in the activation segment."""
    state = position(ROW, "activation", red={"M1": "2"}, blue={"S1": "2"})
    play = begun(holding(state, "red", "magic3", "M1", EliminateUnits(range=1, who="enemy"))).enter("red use magic3 S1")
    assert play.units("S1") == {}
    assert "CW-BASE-12" in play.cited("card-used")


def test_an_unknown_card_is_used_by_hand() -> None:
    state = position(ROW, "activation", red={"M1": "2"}, blue={})
    play = begun(owning(state, "red", "science1", "M1"))
    assert play.broken_by("red use science1 V1:blue") == {"CW-ACT-06"}
    play.enter("red use science1")
    assert play.told("by-hand") == [{"seat": "red", "card": "science1", "reason": "none"}]


def test_a_manual_card_tells_what_is_on_it() -> None:
    state = position(ROW, "activation", red={"M1": "2"}, blue={})
    play = begun(holding(state, "red", "science1", "M1", Manual("Turn the map around."))).enter("red use science1")
    assert [facts["reason"] for facts in play.told("by-hand")] == ["Turn the map around."]


def test_a_card_that_works_by_itself_is_not_used() -> None:
    state = position(ROW, "activation", red={"M1": "2"}, blue={})
    play = Play(replace(holding(state, "red", "science1", "M1", Strength(1), timing=("battle",)), waiting=("red",)))
    assert play.broken_by("red use science1") == {"CW-ACT-06"}


def test_emptying_a_tile_frees_its_token() -> None:
    state = position(ROW, "activation", red={"M1": "2"}, blue={"S1": "2"})
    state = owning(owning(state, "red", "science2", "M1", "titan"), "blue", "religion1", "S1")
    play = begun(state).enter("red use science2 S1:blue:2")
    assert play.state.discoveries["religion1"].place == "neutral"


def test_whoever_carries_out_a_card_by_hand_has_time_to_enter_what_changed() -> None:
    """The segment does not go on by itself, whatever else there is to use."""
    state = position(ROW, "activation", round_=2, red={"M1": "2", "F1": "1"}, blue={})
    play = begun(holding(state, "red", "science1", "M1", Manual("Two soldiers more."))).enter("red use science1")
    assert play.owing() == [("red", "activation")]
    play.enter("adjust red soldiers +2 F1: the card")
    assert play.owing() == [("red", "activation")]
    play.enter("red pass")
    assert play.told("scored")[0]["gained"] == 3


def test_so_has_whoever_plays_an_espionage_card_in_the_support_segment() -> None:
    play = begun(position(ROW, "support", red={"V1": "2"}, blue={"V1": "3"}, players={"blue": {"cards": 0}}))
    play.enter("red card ambush")
    assert play.owing() == [("red", "support")]
    play.enter("adjust blue soldiers -2 V1: Ambush", "red pass", "red battle V1")
    assert play.units("V1") == {"red": 1}


def test_a_card_nobody_knows_is_worth_no_support_turn_without_a_battle() -> None:
    state = position(ROW, "support", red={"M1": "1"}, blue={}, players={"red": {"cards": 0}, "blue": {"cards": 0}})
    assert begun(owning(state, "red", "science1", "M1")).state.phase != "support"
    battle = position(ROW, "support", red={"M1": "1"}, blue={"M1": "1"}, players={"red": {"cards": 0}})
    assert begun(owning(battle, "red", "science1", "M1")).owing() == [("red", "support")]
