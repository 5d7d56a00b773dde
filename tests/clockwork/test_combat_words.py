"""Every event and every objection of the combat phase is a sentence in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.games.clockwork.state import DISPLAY, General
from companion.kernel.game import Event, Objection
from companion.kernel.rulebook import rulebook
from companion.kernel.trouble import NotAllowed
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.clockwork.tables import Play, at, begun, position, small_map
from tests.words import called

MAP = small_map("H1 1,0  T1 2,1  V1 3,0  C1 4,1  V2 5,0  M1 6,1  H2 7,0  H3 7,2  H4 1,2")
BY_HAND = {"automatic": "off"}
ALLIES = {"alliance": "yes"}
OWN = ("moves/supp", "moves/citadel", "moves/specials", "moves/leviathan", "moves/battle", "moves/attrition", "losses")


def with_leviathan(options: dict[str, str], **armies: dict[str, str]) -> Play:
    state = position(MAP, "leviathan", options=options, **armies)
    return begun(state.with_general("leviathan", General(DISPLAY, "red")))


def played() -> Iterator[tuple[Play, tuple[str, ...]]]:
    """Positions and what is entered there: between them they tell everything there is to tell."""
    armies = {"red": {"V1": "1+agent", "C1": "2"}, "blue": {"V1": "1"}}
    yield (
        at(MAP, "support", options=BY_HAND, **armies),
        ("red support C1->V1 2", "red kill V1", "red pass", "blue pass"),
    )
    yield at(MAP, "support", red={}, blue={}), ()
    yield at(MAP, "support", players={"red": {"cards": 0}}, red={"V1": "1"}, blue={"V1": "1"}), ()
    yield (
        at(MAP, "support", white={"V1": "1+crasher"}, green={"V1": "2+tank", "V2": "hunter"}),
        (
            "white crash V1 green:2",
            "white pass",
            "green hunt V1",
            "green pass",
            "white battle V1",
        ),
    )
    yield at(MAP, "battle", red={"V1": "1", "V2": "2"}, blue={"V1": "1", "V2": "5"}), ("red battle V1", "red battle V2")
    allied = {"red": {"V1": "2"}, "blue": {"V1": "3"}, "white": {"V1": "2"}, "green": {}}
    yield at(MAP, "battle", options=ALLIES, **allied), ("red battle V1", "red keep V1 white:1")
    yield with_leviathan({}, red={"V1": "1"}, blue={"V1": "3"}), ("red unleash V1", "red battle V1")
    yield with_leviathan({}, red={"V1": "1"}, blue={"V1": "3"}), ("red pass",)
    yield at(MAP, "attrition", red={"V2": "agent"}, green={"V1": "1+hunter"}), ("green lose V1 hunter",)
    lenient = {"attrition-beside-immune": "immune-may-go"}
    yield at(MAP, "attrition", options=lenient, red={"V2": "1+agent"}, blue={}), ("red lose V2 agent",)
    emptied = at(MAP, "battle", red={"V1": "1"}, blue={"V1": "1"})
    emptied.state = emptied.state.with_soldiers("V1", "blue", 0)
    yield emptied, ("red battle V1",)
    deserted = at(MAP, "battle", red={"V1": "1"}, blue={"V1": "1"})
    deserted.state = deserted.state.with_soldiers("V1", "blue", 0).with_soldiers("V1", "red", 0)
    yield deserted, ("red battle V1",)


def events() -> Iterator[tuple[Play, Event]]:
    for play, lines in played():
        yield from ((play, event) for event in play.events)
        for line in lines:
            play.enter(line)
            yield from ((play, event) for event in play.events)


def own_kinds() -> set[str]:
    """The kinds of events this part of the game tells."""
    found = set()
    for call in called("tell", under="games/clockwork"):
        if any(name in str(call.path) for name in OWN):
            found |= set(call.texts())
    return found


def test_the_positions_tell_every_kind_of_event() -> None:
    told = {event.kind for _, event in events()}
    assert own_kinds() - told == set()


@pytest.mark.parametrize("code", CODES)
def test_every_event_is_a_sentence_and_cites_rules_that_exist(code: str) -> None:
    for play, event in events():
        if event.kind in own_kinds():
            teller = Teller(language(code), play.game, play.state)
            for text in (teller.event(event), teller.hand(event) or ""):
                assert "{" not in text
                assert "@" not in text
                assert not text.startswith("clockwork-")
            assert set(event.rules) <= rulebook("clockwork").keys()


REFUSED = (
    ({"red": {"C1": "2", "V1": "1"}, "blue": {"V1": "2"}}, {}, "support", "blue pass"),
    ({"red": {"C1": "2", "V1": "1"}, "blue": {"V1": "2"}}, {}, "support", "red support V1->C1 1"),
    ({"red": {"C1": "2", "V1": "1"}, "blue": {"V1": "2"}}, {}, "support", "red support C1->V1 9"),
    ({"red": {"C1": "2", "V1": "1"}, "blue": {"V1": "2"}}, {}, "support", "red support C1->V1 0+tank"),
    ({"red": {"C1": "2", "V1": "1"}, "blue": {"V1": "2", "C1": "1"}}, {}, "support", "red support C1->V1 1"),
    ({"green": {"M1": "hunter", "V1": "1"}, "blue": {"V1": "2"}}, {}, "support", "green hunt V1"),
    ({"green": {"M1": "hunter", "V1": "1"}, "blue": {"V1": "2"}}, {}, "support", "green hunt C1"),
    ({"white": {"V1": "crasher"}, "blue": {"V1": "2"}}, {}, "support", "white pass"),
    ({"white": {"V1": "crasher"}, "blue": {"V1": "2"}}, {}, "support", "white crash V1 blue:9+tank"),
    ({"white": {"V1": "crasher"}, "blue": {"V1": "2"}}, {}, "support", "white crash V2 white:1"),
    ({"red": {"V1": "agent"}, "blue": {"V1": "2"}}, {}, "support", "red kill V1"),
    ({"red": {"V1": "agent"}, "blue": {"V1": "2"}}, {}, "support", "red kill V2"),
    ({"red": {"V1": "3"}, "blue": {"V1": "2"}}, {}, "battle", "blue battle H1"),
    ({"red": {"V1": "3"}, "blue": {"V1": "2"}}, {}, "battle", "red battle V2"),
    ({"red": {"V1": "3"}, "blue": {"V1": "2"}}, {}, "battle", "red keep V1 1"),
    ({"red": {"C1": "3"}, "blue": {}}, {}, "attrition", "blue lose C1 soldier"),
    ({"red": {"C1": "3+agent"}, "blue": {}}, {}, "attrition", "red lose C1 agent"),
    ({"red": {"C1": "3"}, "blue": {}}, {}, "attrition", "red lose C1 tank"),
    ({"red": {"C1": "3"}, "blue": {}}, {}, "attrition", "red unleash C1"),
)


def objections(play: Play, line: str) -> tuple[Objection, ...]:
    with pytest.raises(NotAllowed) as refused:
        play.reader().move(line)
    return refused.value.objections


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("armies", "options", "phase", "line"), REFUSED)
def test_every_refusal_is_a_sentence(
    armies: dict[str, dict[str, str]], options: dict[str, str], phase: str, line: str, code: str
) -> None:
    play = at(MAP, phase, options=BY_HAND | options, **armies)
    teller = Teller(language(code), play.game, play.state)
    for objection in objections(play, line):
        text = teller.objection(objection)
        assert not text.startswith("CW-")
        assert "{" not in text
        assert "@" not in text


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("line", ["red keep V1 1", "green keep V1 9", "green keep V1 1", "green keep V1 1+tank"])
def test_every_refusal_of_what_stays_is_a_sentence(line: str, code: str) -> None:
    play = at(MAP, "battle", green={"V1": "3+hunter"}, red={"V1": "3"}).enter("green battle V1")
    teller = Teller(language(code), play.game, play.state)
    for objection in objections(play, line):
        assert not {"{", "@"} & set(teller.objection(objection))


def test_every_rule_that_speaks_has_words() -> None:
    calls = [call for call in called("no", under="games/clockwork") if any(name in str(call.path) for name in OWN)]
    rules = {rule for call in calls for rule in call.texts()}
    assert len(rules) > 20
    for code in CODES:
        assert {rule for rule in rules if not language(code).has(rule)} == set()
    assert rules <= rulebook("clockwork").keys()
