"""A table in one line, in words, and looked back on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.state import DISPLAY, Discovery, General, Influence, State
from companion.games.clockwork.summary import headline, summarize, summary, timeline
from companion.kernel.game import Event, Setup
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.clockwork.lands import ALLIES, FOUR, LAND
from tests.clockwork.tables import position
from tests.laws import random_move

GAME = Clockwork()


def told(state: State, viewer: str | None, code: str = "en") -> list[str]:
    teller = Teller(language(code), GAME, state)
    return [teller.event(event) for event in GAME.picture(state, viewer)]


def little_table() -> State:
    state = position(
        LAND,
        "battle",
        round_=3,
        red={"F1": "2+agent", "M1": "1+tank"},
        blue={"M1": "2", "T1": "engineer"},
        players={"red": {"vp": 7, "pool": 2, "action": "tacops"}, "blue": {"spies": 3}},
    )
    state = state.with_discovery("science1", Discovery("alchemy", 3, "owned", "red", "M1"))
    return state.with_general("guardian", General(DISPLAY, "blue"))


# --- in words -----------------------------------------------------------------------------------------------------


def test_the_table_as_everybody_sees_it() -> None:
    assert told(little_table(), None) == [
        "round 3 of 7 · battle segment · Middle Age",
        "Red (start player, H1): 7 VP · 2 in the pool · 24 in the supply · Tactical Operations",
        "  espionage cards: 1",
        "Blue (H2): 0 VP · 0 in the pool · 25 in the supply",
        "  in reserve: Engineer",
        "  espionage cards: 1",
        "Court of Rasputin, spies: Red 1, Blue 3 · controlled by Blue",
        "T1 tower · controlled by Blue",
        "    Blue: Engineer",
        "M1 factory · controlled by nobody",
        "    Red: 1 soldier, Steam Tank",
        "    Blue: 2 soldiers",
        "    token: Alchemy",
        "F1 forest · controlled by Red",
        "    Red: 2 soldiers, Agent",
        "Battle in M1: Red, Blue",
        "Discovery Alchemy (science 3): Red, token on M1",
        "Leviathan: to be had",
        "Guardian: in Blue's display",
        "Steam Tank: Red's, on M1",
    ]


def test_the_table_in_german() -> None:
    lines = told(little_table(), None, "de")
    assert lines[1] == "Rot (Startspieler, H1): 7 SP · 2 im Pool · 24 im Vorrat · Taktische Operationen"
    assert "Hof Rasputin, Spione: Rot 1, Blau 3 · kontrolliert von Blau" in lines
    assert "Entdeckung Alchemie (Wissenschaft 3): Rot, Marker auf M1" in lines


def test_only_the_viewer_reads_the_own_influence() -> None:
    state = little_table()
    rich = replace(state.players["blue"], ip=Influence(2, 0, 1))
    state = state.with_player("blue", rich)
    assert "  influence: 2 magic, 1 religion" in told(state, "blue")
    assert not any("influence" in line for line in told(state, None))
    assert [line for line in told(state, "red") if "influence" in line] == [
        "  influence: 1 magic, 1 science, 1 religion"
    ]


def test_a_call_to_arms_is_read_by_the_ally_and_by_nobody_else() -> None:
    players = {"red": {"call": "F1", "orders": ()}}
    state = position(FOUR, "deploy", options=ALLIES, players=players, red={}, blue={}, white={}, green={})
    assert "  call to arms: F1" in told(state, "white")
    for viewer in ("blue", "green", None):
        assert not any("call to arms" in line for line in told(state, viewer))
        assert "  orders are written" in told(state, viewer)
    assert "  allied with White, commander this round" in told(state, None)


def test_a_city_is_called_a_city_and_the_agent_a_spy() -> None:
    land = position("", red={"V1": "3"}, blue={})
    red = replace(land.players["red"], figures={"agent": "court"})
    lines = told(land.with_player("red", red), None)
    assert "V1 city · controlled by Red" in lines
    assert "  Red's Agent is one of the spies" in lines


@pytest.mark.parametrize("code", CODES)
def test_every_line_of_the_table_has_words(code: str) -> None:
    state = position(FOUR, "deploy", options=ALLIES, red={"T1": "1"}, blue={}, white={"T1": "1"}, green={})
    gone = replace(state.players["white"], figures={"crasher-1": "removed", "crasher-2": "reserve"})
    state = state.with_player("white", gone)
    state = state.with_discovery("magic1", Discovery(place="neutral", token="S1", price=2))
    assert not [line for line in told(state, "red", code) if "show-" in line or "{" in line or "???" in line]


# --- in one line --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "line"), [("en", "round 3 of 7, 7 : 0 VP"), ("de", "Runde 3 von 7, 7 : 0 SP")])
def test_a_list_of_tables_says_where_this_one_stands(code: str, line: str) -> None:
    assert language(code).say("clockwork-headline", **headline(little_table())) == line


# --- looking back -------------------------------------------------------------------------------------------------


def random_game(options: dict[str, str], seed: int) -> tuple[State, list[Event]]:
    dice, state = Random(seed), GAME.start(Setup(options))
    events = [Event("started", facts=GAME.headline(state))]
    while GAME.result(state) is None:
        outcome = GAME.play(state, random_move(GAME, state, dice))
        state, events = outcome.state, [*events, *outcome.events]
    return state, events


@pytest.mark.parametrize(
    "options",
    [{"court": "lovelace"}, {"players": "3", "variant": "epic"}, {"players": "4", "alliance": "yes"}],
    ids=str,
)
def test_the_last_points_are_those_on_the_table(options: dict[str, str]) -> None:
    state, events = random_game(options, seed=6)
    points = timeline(events)
    assert {seat: line[-1] for seat, line in points.items()} == {seat: p.vp for seat, p in state.players.items()}
    assert {len(line) for line in points.values()} == {state.last_round}
    told = summary(events)
    assert told[0].kind == "game-over"
    assert all(seat in event.facts for event in told[2:] for seat in state.seats)


def event(kind: str, **facts: Any) -> Event:
    return Event(kind, facts=facts)


STORY = [
    event("started", red=0, blue=0, turn=1),
    event("technophilia-vp", seat="blue", gained=1, total=1),
    event("bought", seat="red"),
    event("round-began", round=2),
    event("battle-won", seat="red", ally="nobody"),
    event("eliminated", seat="blue", count=3),
    event("eliminated", seat="red", count=1),
    event("battle-drawn", tile="F1"),
    event("token-captured", seat="red", loser="blue"),
    event("scored", seat="red", gained=6, total=6),
    event("punished", seat="blue", lost=1, total=0),
    event("hired", seat="blue"),
]


def test_points_after_each_round_and_what_everybody_did() -> None:
    found = summarize(STORY)
    assert found.vp == {"red": [0, 6], "blue": [1, 0]}
    assert (found.rounds, found.battles) == (2, 2)
    red, blue = found.deeds["red"], found.deeds["blue"]
    assert (red.won, red.lost, red.bought, red.captured, red.harvest) == (1, 1, 1, 1, 6)
    assert (blue.won, blue.lost, blue.bought, blue.captured, blue.harvest) == (0, 3, 1, 0, 0)


def test_a_corrected_or_restored_table_counts_as_it_stands() -> None:
    corrected = event("corrected", path="players.red.vp", value="9", reason="none")
    assert timeline([*STORY, corrected])["red"] == [0, 9]
    assert timeline([*STORY, event("restored", red=3, blue=4, turn=2)]) == {"red": [0, 3], "blue": [1, 4]}


def test_both_allies_have_won_a_battle_of_their_alliance() -> None:
    found = summarize([event("started", red=0, blue=0, white=0), event("battle-won", seat="white", ally="red")])
    assert [deeds.won for deeds in found.deeds.values()] == [1, 0, 1]


def test_a_running_game_has_a_summary_without_an_end() -> None:
    teller = Teller(language("en"), GAME, little_table())
    lines = summary(STORY)
    assert [teller.event(line) for line in lines[:3]] == [
        "2 rounds, 2 battles",
        "VP from forests and lakes: Red 6, Blue 0",
        "Battles won: Red 1, Blue 0",
    ]
    assert [teller.short(line) for line in lines[:2]] == [None, "forests, lakes (VP)"]
    assert timeline([]) == {}
