"""What a move of the combat phase would do, told before it is made."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork.state import DISPLAY, General, Line
from companion.kernel.game import Event
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.clockwork.tables import Play, at, begun, position, small_map

BY_HAND = {"automatic": "off"}
MAP = small_map("H1 1,0  T1 2,1  V1 3,0  C1 4,1  V2 5,0  M1 6,1  H2 7,0  H3 7,2  H4 1,2")


def hint_of(play: Play, line: str) -> Event:
    hint = play.game.hint(play.state, play.reader().move(line))
    assert hint is not None
    return hint


def told(play: Play, line: str, code: str = "en") -> str:
    return Teller(language(code), play.game, play.state).event(hint_of(play, line))


def test_a_battle_says_who_would_win_and_what_stays() -> None:
    play = at(MAP, "battle", green={"V1": "3+hunter"}, blue={"V1": "3"})
    assert told(play, "green battle V1") == "Green 5, Blue 3: Green wins, 2 units stay"
    assert told(play, "green battle V1", "de") == "Grün 5, Blau 3: Grün gewinnt, 2 Einheiten bleiben"


@pytest.mark.parametrize(
    ("red", "blue", "english"),
    [
        ("2", "2", "Red 2, Blue 2: a draw, all units are eliminated"),
        ("9", "2", "Red 9, Blue 2: Red wins, 7 units stay"),
        ("tank", "1", "Red 3, Blue 1: Red wins, every unit stays"),
    ],
)
def test_every_way_a_battle_can_end(red: str, blue: str, english: str) -> None:
    assert told(at(MAP, "battle", red={"V1": red}, blue={"V1": blue}), "red battle V1") == english


def test_the_hint_of_a_battle_is_what_then_happens() -> None:
    play = at(MAP, "battle", green={"V1": "3+hunter"}, blue={"V1": "3"})
    facts = hint_of(play, "green battle V1").facts
    [won] = play.enter("green battle V1").told("battle-won")
    assert (facts["seat"], facts["keep"], facts["lost"]) == (won["seat"], won["keep"], won["lost"])


def test_support_says_how_the_battle_would_stand_and_what_it_leaves_behind() -> None:
    play = at(MAP, "support", options=BY_HAND, red={"V1": "1", "C1": "2"}, blue={"V1": "2"})
    assert told(play, "red support C1->V1 1") == "then in V1 Red 2, Blue 2: a draw"
    assert told(play, "red support C1->V1 2").endswith("Red would win and keep 1 unit; leaves C1 empty")


def test_special_units_say_the_same() -> None:
    hunter = at(MAP, "support", options=BY_HAND, green={"V1": "1", "V2": "hunter"}, blue={"V1": "2"})
    assert (
        told(hunter, "green hunt V1") == "then in V1 Green 3, Blue 2: Green would win and keep 1 unit; leaves V2 empty"
    )
    crasher = at(MAP, "support", options=BY_HAND, white={"V1": "2+crasher"}, blue={"V1": "3"})
    assert told(crasher, "white crash V1 blue:3") == "then in V1 White 2: White would keep every unit"
    agent = at(MAP, "support", options=BY_HAND, red={"V1": "agent"}, blue={"V1": "1"})
    assert told(agent, "red kill V1") == "then in V1 Red 1: Red would keep every unit"


def test_the_leviathan_says_what_it_brings() -> None:
    state = position(MAP, "leviathan", red={"V1": "1"}, blue={"V1": "3+engineer"})
    play = begun(state.with_general("leviathan", General(DISPLAY, "red")))
    assert told(play, "red unleash V1") == "wins V1 and brings 4 VP"
    assert "the Leviathan wins for Red" in told(play.enter("red unleash V1"), "red battle V1")


def test_keeping_and_losing_say_what_goes() -> None:
    keep = at(MAP, "battle", green={"V1": "3+hunter"}, blue={"V1": "3"}).enter("green battle V1")
    assert told(keep, "green keep V1 2") == "lost in V1: 1 soldier, Hunter"
    lose = at(MAP, "attrition", green={"V2": "1+hunter"}, blue={})
    assert told(lose, "green lose V2 soldier") == "1 unit left in V2"


def test_orders_say_what_is_left_and_whom_they_meet() -> None:
    play = at(MAP, "deploy", red={"V1": "1"}, blue={"C1": "2"}, players={"red": {"pool": 4}})
    assert told(play, "red deploy C1:3") == "1 left in the pool, strength against enemies there now: C1 3:2"
    assert told(play, "red deploy V1:4") == "pool empty, no enemy met so far"
    assert told(play, "red deploy court:1") == "3 left in the pool, no enemy met so far"


def test_orders_of_others_change_no_hint() -> None:
    state = position(
        MAP, "deploy", red={"V1": "1"}, blue={"C1": "2"}, players={"red": {"pool": 4}, "blue": {"pool": 2}}
    )
    play = begun(state)
    open_ = hint_of(play, "red deploy C1:3")
    for lines in ((Line("C1", 2),), (Line("V2", 1),)):
        blue = play.state.players["blue"]
        hidden = Play(play.state.with_player("blue", replace(blue, orders=lines)))
        assert hint_of(hidden, "red deploy C1:3") == open_


def test_a_move_against_the_rules_has_no_hint() -> None:
    play = at(MAP, "battle", red={"V1": "1"}, blue={"V1": "1"})
    assert play.game.hint(play.state, play.reader().meant("blue battle V1")) is None


@pytest.mark.parametrize("code", CODES)
def test_every_hint_of_an_allied_battle_is_a_whole_sentence(code: str) -> None:
    armies = {"red": {"V1": "2"}, "blue": {"V1": "3"}, "white": {"V1": "2"}, "green": {}}
    play = at(MAP, "battle", options={"alliance": "yes"}, **armies)
    text = told(play, "red battle V1", code)
    assert "{" not in text
    assert "/" in text
