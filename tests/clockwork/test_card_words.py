"""Cards in words: every effect, every log line of cards and every refusal can be said in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.card_words import about, tell
from companion.games.clockwork.cards import our_cards
from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.state import Due, Influence, State
from companion.games.clockwork.vocabulary import (
    EFFECTS,
    Cancel,
    DeployRule,
    DrawEspionage,
    Effect,
    EliminateSoldiers,
    EliminateUnits,
    GainIp,
    GainVp,
    GainWorkers,
    Immune,
    Manual,
    PlaceUnits,
    Price,
    RecruitRule,
    Relocate,
    RemoveSpies,
    ScoreRule,
    StealOrLose,
    Strength,
)
from companion.kernel.game import Event
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.clockwork.carding import ROW, described, espionage, holding, owning
from tests.clockwork.tables import Play, begun, position

EVERY: tuple[Any, ...] = (
    EliminateSoldiers("?", range="?"),
    EliminateSoldiers(1, range=2, where="one_tile", only="battle"),
    EliminateUnits(2, 1, "enemy", generals=False),
    EliminateUnits(),
    Relocate(3, ("unoccupied", "controlled"), range=1, start="citadel", what="soldiers"),
    Relocate("?", ("adjacent",), start="token"),
    PlaceUnits(2, ("battle",), start="supply"),
    PlaceUnits("?", ("controlled",)),
    GainIp(2),
    GainIp(1, "magic", per="city"),
    GainVp(1, per="unit", max=3),
    GainVp(1, per="discovery"),
    GainWorkers(1, per="capital"),
    DrawEspionage(2, keep=1),
    StealOrLose("ip", steal=True),
    StealOrLose("vp", target="all"),
    StealOrLose("espionage", 2),
    StealOrLose("spy"),
    RemoveSpies(2, target="all"),
    Strength(1, ("attacking", "forest"), per="unit"),
    Strength(-2),
    Price(-1, "science", min=1),
    DeployRule(1, ("citadel",), ("occupied_waypoint", "empty_waypoint")),
    Immune(("attrition", "pollution", "elimination", "deploy"), ("shrine", "city")),
    ScoreRule("lake", 4, min_units=2, cap=5),
    RecruitRule("village", 2),
    Cancel("an order"),
    Manual("Turn the board."),
    Manual(),
)


def teller(code: str, state: State | None = None) -> Teller:
    return Teller(language(code), Clockwork(), state)


def is_said(text: str) -> bool:
    return bool(text) and not any(sign in text for sign in ("{", "}", "@", "  ", "clockwork-", " ,"))


def test_the_list_has_every_effect() -> None:
    assert {type(effect) for effect in EVERY} == set(EFFECTS.values())


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("effect", EVERY, ids=repr)
def test_every_effect_is_told(code: str, effect: Effect) -> None:
    assert is_said(teller(code).event(tell(effect)))


@pytest.mark.parametrize("code", CODES)
def test_our_cards_are_told_and_what_is_deduced_is_marked(code: str) -> None:
    for card in our_cards().values():
        assert all(is_said(teller(code).event(event)) for event in about(card))
    assert "effect-deduced" in [event.kind for event in about(our_cards()["titan"])]
    assert "effect-deduced" not in [event.kind for event in about(our_cards()["alchemy"])]


def telling(play: Play) -> list[Event]:
    return [event for event in play.events if event.kind != "by-itself"]


def deeds() -> list[Play]:
    """One game after each thing that can be done with cards."""
    played = []
    for effect, line in (
        (EliminateSoldiers(2), "S1:blue:2"),
        (EliminateUnits(), "S1"),
        (Relocate(2, ("unoccupied",)), "M1->T1:2"),
        (PlaceUnits(1, ("controlled",), start="supply"), "M1"),
        (GainIp(2), "magic:2"),
        (GainIp(1, "science"), ""),
        (GainVp(1), ""),
        (GainWorkers(2), ""),
        (DrawEspionage(2, keep=1), ""),
        (StealOrLose("ip", domain="magic"), "blue"),
        (StealOrLose("ip", steal=True), "blue:magic"),
        (StealOrLose("vp", steal=True), "blue"),
        (StealOrLose("espionage"), "blue"),
        (StealOrLose("espionage", steal=True), "blue"),
        (RemoveSpies(1), "blue"),
        (Cancel(), ""),
        (Manual("Do it."), ""),
    ):
        state = position(ROW, "activation", red={"M1": "2"}, blue={"S1": "2"})
        played.append(begun(holding(state, "red", "science1", "M1", effect)).enter(f"red use science1 {line}".strip()))
    fight = {"red": {"V1": "2"}, "blue": {"V1": "3"}}
    state = described(position(ROW, "support", **fight), espionage("ruse", Strength(2)))
    played.append(begun(state).enter("red card ruse on V1"))
    played.append(begun(state).enter("red card"))
    agent = {"red": {"figures": {"agent": "court"}}}
    played.append(begun(position(ROW, "support", **fight, players=agent)).enter("red card ambush pay agent"))
    table = position(ROW, "spy", red={"M1": "1"}, blue={}, white={}, options={"exchange": "yes"})
    table = owning(table, "red", "science1", "M1")
    unsure = replace(table.players["red"], doubt=Influence(9, 9, 9))
    played += [begun(table.with_player("red", unsure)).enter(f"red give blue {gift}") for gift in ("magic:2", "card")]
    lines = (
        "red give blue magic:1 card:1 science1",
        "lay science2 titan for 5",
        "lay magic1 something",
        'learn {"id":"x","kind":"discovery","name_en":"X"}',
        "adjust red vp +2: Alchemy",
        "adjust red magic -1",
        "adjust red cards +1",
        "adjust red cards -1: why",
        "adjust red pool +1",
        "adjust red spies -1",
        "adjust red soldiers +1 M1",
        "adjust red agent court",
        "adjust red agent M1",
        "adjust red tank M1",
        "adjust red guardian display",
        "adjust red leviathan removed",
        "adjust red science1 available: sold",
    )
    return played + [begun(table).enter(line) for line in lines]


@pytest.mark.parametrize("code", CODES)
def test_everything_that_happens_with_cards_is_told(code: str) -> None:
    for play in deeds():
        voice = teller(code, play.state)
        assert telling(play)
        for event in telling(play):
            assert is_said(voice.event(event)), (event, voice.event(event))
            hand = voice.hand(event)
            assert hand is None or is_said(hand), (event, hand)


OURS = {
    *("CW-ACT-03", "CW-ACT-06", "CW-ESP-03", "CW-ESP-04", "CW-ESP-05", "CW-ESP-08", "CW-ESP-09", "CW-AGENT-04"),
    *("CW-DISC-13", "CW-TOKEN-12", "CW-UNIT-06", "CW-COURT-05", "CW-NEG-01", "CW-NEG-02", "CW-NEG-03", "CW-NEG-04"),
    *("CW-A-66", "CW-BASE-05", "CW-BASE-13", "CW-SETUP-06", "CW-SETUP-10"),
}


def refused(play: Play, line: str) -> list[Any]:
    reading = play.game.notation.read(line, play.game.names(play.state))
    return list(play.game.objections(play.state, reading.moves(reading.seat)[0]))


def refusals() -> list[tuple[Play, list[Any]]]:
    found: list[tuple[Play, list[Any]]] = []
    army = {"red": {"M1": "2", "C1": "1"}, "blue": {"S1": "2", "L1": "1"}}
    support = {"red": {"M1": "2"}, "blue": {"M1": "1", "S1": "1"}}
    for phase, effect, *lines in (
        (
            "activation",
            EliminateSoldiers(1, range=1, where="one_tile"),
            "",
            "X1:blue",
            "L1:blue",
            "S1:blue:2",
            "M1:red",
        ),
        ("activation", EliminateSoldiers(3, where="one_tile"), "S1:blue L1:blue", "S1:blue:3", "court:blue", "M1:red"),
        ("activation", EliminateSoldiers(3), "S1:blue:hunter", "S1:white", "blue"),
        ("activation", EliminateUnits(), "", "T1", "S1:2", "S1 L1"),
        ("activation", Relocate(1, ("unoccupied",), "soldiers", "citadel", 1), "", "M1->T1", "C1->S1", "C1->C1"),
        ("activation", Relocate(1, ("adjacent",), start="token"), "agent M1->T1", "M1->S1", "C1->T1:2", "M1->H2"),
        ("activation", Relocate(1, ("unoccupied",), "soldiers"), "agent M1->T1"),
        ("activation", PlaceUnits(1, ("controlled",)), "", "M1", "M1:2", "T1"),
        ("activation", GainIp(1), "", "magic:2"),
        ("activation", StealOrLose("vp"), "", "red", "blue:magic", "blue blue"),
        ("activation", StealOrLose("ip"), "blue"),
        ("activation", RemoveSpies(1), "", "blue:2"),
        ("activation", Strength(1), ""),
        ("activation", Manual(), "S1"),
        ("support", EliminateSoldiers(1, only="battle"), "S1:blue"),
    ):
        state = position(ROW, str(phase), **(army if phase == "activation" else support))  # type: ignore[arg-type]
        state = holding(state, "red", "science1", "M1", effect, timing=(phase,))
        play = Play(replace(state, waiting=("red",)))
        found += [(play, refused(play, f"red use science1 {line}".strip())) for line in lines]
        card = described(state, espionage("ruse", effect, timing=(phase,)))  # type: ignore[arg-type]
        spied = Play(replace(card, waiting=("red",)))
        found += [(spied, refused(spied, f"red card ruse on {line}" if line else "red card ruse")) for line in lines]
    table = position(ROW, "spy", red={"M1": "1"}, blue={}, white={}, options={"exchange": "yes"})
    table = owning(table, "red", "science1", "M1", "titan")
    polluted = replace(table, phase="pollution", due=(Due("red", "M1"),))
    plain = position(ROW, "spy", red={"M1": "1"}, blue={}, players={"red": {"spies": 0, "cards": 0}})
    at_court = position(ROW, "spy", red={}, blue={}, players={"red": {"spies": 0, "figures": {"agent": "court"}}})
    barred = position(ROW, "spy", red={}, blue={}, white={}, options={"exchange": "yes", "given-discovery": "barred"})
    spent = replace(table, phase="activation", waiting=("red",)).with_discovery(
        "science1", replace(table.discoveries["science1"], spent=True)
    )
    elsewhere = replace(table, phase="activation", waiting=("blue",))
    for state, *lines in (
        (table, "red give red magic", "red give blue magic:9", "red give blue card:9", "red give blue science2"),
        (table, "red give blue -", "red give blue worker", "blue use science1", "red use science2", "red use science1"),
        (table, "lay magic1 ambush", "lay magic1 titan", "lay science2 titan", "lay magic1 golem for 100"),
        (table, "adjust red vp -1", "adjust red magic -9", "adjust red vp", "adjust red agent", "adjust red pool +99"),
        (table, "adjust red pool -1", "adjust red soldiers +1 X1", "adjust red hunter M1", "adjust red cards +99"),
        (table, "adjust red cards -9", "adjust red science2 S1", "adjust blue soldiers +1 M1", "red card ambush"),
        (polluted, "adjust red soldiers -1 M1"),
        (plain, "red card", "red card titan", "red card ambush pay agent", "red card ambush pay hunter"),
        (plain, "red give blue magic"),
        (at_court, "red card"),
        (owning(barred, "red", "science1", "H1"), "red give blue science1"),
        (position(ROW, "spy", red={}, blue={}, white={}), "red give blue magic"),
        (spent, "red use science1"),
        (elsewhere, "red use science1"),
        (position(ROW, "support", red={"M1": "1"}, blue={"M1": "1"}), "blue card ambush"),
    ):
        assert isinstance(state, State)
        play = Play(state)
        found += [(play, refused(play, str(line))) for line in lines]
    return found


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_told(code: str) -> None:
    found = refusals()
    assert {objection.rule for _, objections in found for objection in objections} >= OURS
    for play, objections in found:
        voice = teller(code, play.state)
        for objection in objections:
            text = voice.objection(objection)
            assert is_said(text.replace("->", "")), (objection, text)
