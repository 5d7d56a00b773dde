"""What hands have to do in Clockwork Wars: whole games in words, what nobody else may hear of, and the set-up."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.state import DISPLAY, General, Influence, State
from companion.games.clockwork.vocabulary import DrawEspionage, GainIp, StealOrLose
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Entry
from companion.kernel.layout import Step, open_hands, own_hands
from companion.kernel.rulebook import rulebook
from companion.text.handwork import Task, in_words, tasks_after
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.clockwork.carding import ROW, described, espionage, holding
from tests.clockwork.tables import Play, begun, position, small_map
from tests.test_records import NAMES, played

GAMES = [name for name in NAMES if name.startswith("game-cw-")]
RAW = re.compile(r"\b(?:clockwork|event|trouble|place|thing|CW)-\w|[{}?]|\w:\w|  |FIELD|None")


# --- whole games in words -----------------------------------------------------------------------------------------


def is_raw(text: str, names: dict[str, str]) -> bool:
    """Does it show a key, an id that has a name, or a gap?"""
    words = set(re.findall(r"[\w-]+", text))
    return bool(RAW.search(text)) or any(id_ in words for id_, name in names.items() if id_ != name)


def is_told(task: Task, entry: Entry, names: dict[str, str]) -> bool:
    """A sentence under somebody's name; in the set-up the heading alone may say it."""
    silent = entry.kind == "start" and not task.text
    return bool(task.under) and (silent or bool(task.text.strip())) and not is_raw(f"{task.under} {task.text}", names)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", GAMES)
def test_every_task_of_a_whole_game_is_told_in_words_and_none_like_another(name: str, code: str) -> None:
    table = played(name).table
    teller, names = Teller(language(code), table.game, table.state), table.game.labels(table.state, code)
    told = 0
    for entry in table.entries():
        tasks, acts = tasks_after(table, entry, teller), {teller.hand(event) for event in entry.events}
        assert [task for task in tasks if not is_told(task, entry, names)] == []
        steps = [task.text for task in tasks if task.text and task.text not in acts]
        assert len(set(steps)) == len(steps), f"entry {entry.n}: {steps}"
        told += len(steps)
    assert told > 50


def sentences(play: Play, before: State, code: str = "en", seat: str | None = None) -> list[str]:
    """What is to be done between two positions, told one by one."""
    steps = own_hands(play.game, before, play.state, seat) if seat else open_hands(play.game, before, play.state)
    return [in_words([step], Teller(language(code), play.game, play.state)) for step in steps]


def entered(play: Play, *lines: str, code: str = "en", seat: str | None = None) -> list[str]:
    """What the last of these lines asks for."""
    play.enter(*lines[:-1])
    before = play.state
    return sentences(play.enter(lines[-1]), before, code, seat)


BATTLE = small_map("H1 2,-1  H2 4,-1  V1 3,0  V2 3,-2  C1 4,1  M1 5,0")


@pytest.mark.parametrize(
    ("code", "sent", "spent"),
    [
        ("en", ["the Leviathan from Red to V1"], "the Leviathan from V1 back into the box"),
        ("de", ["den Leviathan von Rot nach V1"], "den Leviathan von V1 zurück in die Schachtel"),
    ],
)
def test_the_leviathan_goes_into_a_battle_and_then_into_the_box(code: str, sent: list[str], spent: str) -> None:
    state = position(BATTLE, "leviathan", red={"V1": "1"}, blue={"V1": "2"})
    play = begun(state.with_general("leviathan", General(DISPLAY, "red")))
    assert entered(play, "red unleash V1", code=code)[: len(sent)] == sent
    assert spent in entered(play, "red battle V1", code=code)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            [
                "the card Science (Early) from the grid to Red",
                "the token of Science (Early) from its card to M1",
                "3 science IP from behind Red's screen into the bank",
            ],
        ),
        (
            "de",
            [
                "die Karte Wissenschaft (Frühzeit) aus dem Raster zu Rot",
                "den Marker von Wissenschaft (Frühzeit) von der Karte nach M1",
                "3 EP Wissenschaft hinter dem Sichtschirm von Rot hervor in die Bank",
            ],
        ),
    ],
)
def test_a_purchase_moves_a_card_its_token_and_the_price(code: str, told: list[str]) -> None:
    play = begun(position(ROW, "discovery", red={"M1": "1"}, blue={}, players={"red": {"ip": Influence(science=4)}}))
    assert entered(play, "red buy science1 for 3 on M1", code=code) == told


def test_discards_go_into_the_pile_before_cards_are_drawn_from_it() -> None:
    state = position(ROW, "spy", red={}, blue={}, players={"red": {"cards": 5}, "blue": {"cards": 7}})
    play = begun(described(replace(state, deck=0, discard=("ruse", "", "ruse")), espionage("ruse")))
    assert entered(play, "red rnd") == [
        "the tile “R & D” from the board to Red",
        "2 espionage cards (2 Ruse) from the discard pile to the draw pile, face down",
        "1 espionage card from the discard pile to the draw pile, face down",
        "1 espionage card from the draw pile into Red's hand",
    ]


def test_a_card_that_draws_others_is_played_from_the_hand() -> None:
    state = position(ROW, "support", red={"F1": "1"}, blue={"F1": "1"}, players={"red": {"cards": 1}})
    play = begun(described(state, espionage("ruse", DrawEspionage(2))))
    assert entered(play, "red card ruse")[1:] == [
        "the espionage card Ruse from Red's hand face up onto the discard pile",
        "2 espionage cards from the draw pile into Red's hand",
    ]


# --- what nobody else may hear of ---------------------------------------------------------------------------------


def influence(steps: tuple[Step, ...]) -> list[tuple[str, str, str, int]]:
    told = [step for step in steps if step.kind == "influence"]
    return [(step.before.place, step.after.place, step.name, step.count) for step in told]


def heard(play: Play, line: str, seat: str | None = None) -> list[tuple[str, str, str, int]]:
    """The influence that changes its place, as everybody hears of it or as one player sees it."""
    before, after = play.state, play.enter(line).state
    return influence(own_hands(play.game, before, after, seat) if seat else open_hands(play.game, before, after))


RICH: dict[str, Any] = {"ip": Influence(2, 2, 2), "doubt": Influence(1, 1, 1)}
POOR: dict[str, Any] = {"ip": Influence(0, 2, 2), "doubt": Influence(3, 1, 1)}


def spied_on(**blue: Any) -> Play:
    return begun(position(ROW, "spy", red={}, blue={}, players={"blue": blue}))


@pytest.mark.parametrize("blue", [RICH, POOR], ids=["has some", "has none"])
def test_what_counter_intelligence_costs_is_not_told_to_all(blue: dict[str, Any]) -> None:
    line = "red counterintel science against blue:magic"
    assert heard(spied_on(**blue), line) == [("~bank", "screen:red", "science", 1)]


def test_whoever_loses_a_point_to_counter_intelligence_is_told_so() -> None:
    line = "red counterintel science against blue:magic"
    assert heard(spied_on(**RICH), line, "blue") == [("screen:blue", "~bank", "magic", 1)]
    assert heard(spied_on(**POOR), line, "blue") == []


@pytest.mark.parametrize("phase", ["support", "activation"])
@pytest.mark.parametrize("blue", [RICH, POOR], ids=["has some", "has none"])
def test_what_a_discovery_takes_away_is_not_told_to_all(blue: dict[str, Any], phase: Any) -> None:
    """In the activation segment the round is over at once, and with it what says that the card was used."""
    armies: dict[str, Any] = {"red": {"M1": "2", "F1": "1"}, "blue": {"F1": "1"} if phase == "support" else {}}
    state = position(ROW, phase, players={"blue": blue}, **armies)
    play = begun(holding(state, "red", "science1", "M1", StealOrLose("ip", 1, steal=True), timing=(phase,)))
    assert heard(play, "red use science1 blue:magic") == []


@pytest.mark.parametrize("blue", [RICH, POOR], ids=["has some", "has none"])
def test_what_an_espionage_card_takes_away_is_not_told_to_all(blue: dict[str, Any]) -> None:
    state = position(ROW, "support", red={"F1": "1"}, blue={"F1": "1"}, players={"blue": blue})
    play = begun(described(state, espionage("thief", StealOrLose("ip", 1, steal=True))))
    assert heard(play, "red card thief blue:magic") == []


def test_what_a_card_brings_openly_is_told_to_all() -> None:
    state = position(ROW, "support", red={"M1": "2", "F1": "1"}, blue={"F1": "1"}, players={"red": RICH})
    play = begun(holding(state, "red", "science1", "M1", GainIp(2, "magic"), timing=("support",)))
    assert heard(play, "red use science1") == [("~bank", "screen:red", "magic", 2)]


def test_influence_for_workers_is_seen_by_its_owner_alone() -> None:
    pools = {"red": {"pool": 3, "spies": 0}, "blue": {"pool": 1, "spies": 0}}
    everybody, red = (begun(position(ROW, "study", red={}, blue={}, players=pools)) for _ in range(2))
    for play in (everybody, red):
        play.enter("red study magic:2 religion:1")
    assert heard(everybody, "blue study -") == []
    assert heard(red, "blue study -", "red") == [
        ("~bank", "screen:red", "magic", 2),
        ("~bank", "screen:red", "religion", 1),
    ]


def test_with_open_screens_everybody_hears_of_all_influence() -> None:
    state = position(ROW, "spy", red={}, blue={}, options={"screens": "open"})
    line = "red counterintel science against blue:magic"
    assert heard(begun(state), line) == [("screen:blue", "~bank", "magic", 1), ("~bank", "screen:red", "science", 1)]


# --- setting up ---------------------------------------------------------------------------------------------------

BASE = "races map discoveries generals bank influence board markers espionage court start"


@pytest.mark.parametrize(
    ("options", "order"),
    [
        ({}, BASE),
        ({"variant": "epic"}, BASE),
        ({"players": "4", "alliance": "yes"}, BASE.replace("races", "races alliances")),
        ({"depth": "ledger"}, BASE),
    ],
)
def test_the_table_is_set_up_in_the_order_of_the_rulebook(options: dict[str, str], order: str) -> None:
    rules = game("clockwork")
    state = rules.start(Setup(options))
    layings = rules.setting_up(state)
    assert [laying.event.kind for laying in layings] == [f"setup-{name}" for name in order.split()]
    assert {rule for laying in layings for rule in laying.event.rules} <= rulebook("clockwork").keys()
    assert {rule for rule in rulebook("clockwork") if rule.startswith("CW-SETUP")} <= {
        rule for laying in layings for rule in laying.event.rules
    }
    laid = [kind for laying in layings for kind in laying.kinds]
    assert sorted(laid) == sorted({thing.kind for thing in rules.layout(state, "red")})


def test_the_epic_game_begins_without_influence() -> None:
    rules = game("clockwork")
    assert influence(open_hands(rules, None, rules.start(Setup({"variant": "epic"})))) == []
    assert len(influence(open_hands(rules, None, rules.start(Setup())))) == 6
