"""Every sentence of research and scoring is said once, in both languages, with all its facts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.moves.discovery import Buy, Hire
from companion.games.clockwork.moves.favours import Acquire
from companion.games.clockwork.state import DISPLAY, REMOVED, Discovery, General, Influence, State
from companion.kernel.assets import ASSETS
from companion.kernel.game import Event, Objection
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.clockwork.lands import ALLIES, FOUR, LAND
from tests.clockwork.tables import Play, begun, position

RICH = {"red": {"ip": Influence(9, 9, 9)}}
OWNED = Discovery("alchemy", 3, "owned", "blue", "H2")
Told = tuple[State, list[Event], list[Objection]]


def situation(state: State, *lines: str, refused: tuple[str | ClockworkMove, ...] = ()) -> Told:
    """What is told when a segment begins and these lines are entered, and why others are not."""
    play = begun(state)
    events = [*play.events]
    for line in lines:
        events += play.enter(line).events
    moves = [play.reader().meant(move) if isinstance(move, str) else move for move in refused]
    return play.state, events, [found for move in moves for found in play.game.objections(play.state, move)]


def studying() -> Iterator[Told]:
    two = {"red": {"pool": 1}, "blue": {"pool": 2}}
    lines = ("red study magic:1", "blue study -")
    yield situation(position(LAND, "study", red={"T1": "1", "M1": "1"}, blue={"S1": "1"}, players=two), *lines)
    refusals = ("red study magic:3", "blue study science:1", "white study magic:1")
    full = {"red": {"ip": Influence(magic=60), "pool": 2}, "blue": {"pool": 0}}
    yield situation(position(LAND, "study", red={"T1": "1"}, blue={}, players=full), refused=refusals[:2])
    three = {seat: {"pool": 1} for seat in ("red", "blue")}
    state = position(LAND, "study", red={}, blue={}, players=three)
    yield situation(state, "red study -", refused=("red study -",))
    hard = position(LAND, "study", options={"ip-limit": "hard"}, red={"T1": "1"}, blue={}, players=full)
    yield situation(hard)


def buying() -> Iterator[Told]:
    state = position(LAND, "discovery", red={"T1": "1"}, blue={}, players=RICH).with_discovery("science1", OWNED)
    refused = (
        *("blue pass", "red buy science1 on H1", "red buy magic1 on H1", "red buy magic1 for 20 on H1"),
        *("red buy magic3 for 1 on S1", "red buy magic2 for 1 on F1", "red hire guardian on H1", "red hire tank"),
        *("red hire tank on S1", Buy("red", "magic9", "H1"), Hire("red", "napoleon"), "red acquire magic1 on H1"),
    )
    yield situation(state, refused=refused)
    yield situation(state, "red buy magic1 for 2 on H1", refused=("red pass", "red buy magic1 on T1"))
    yield situation(state, "red hire leviathan", "blue pass", refused=("blue pass", "red hire leviathan"))
    yield situation(state, "red pass", refused=("blue hire leviathan", "blue hire guardian", "blue hire tank on H2"))
    held = state.with_discovery("magic1", Discovery(price=2, place="owned", owner="red", token="H1"))
    held = held.with_discovery("magic2", Discovery(price=2, place="neutral", token="S1"))
    held = held.with_discovery("magic3", Discovery(price=2, place="removed")).with_general("guardian", General(REMOVED))
    refused = ("red buy religion1 for 1 on H1", "red buy magic2 on T1", "red buy magic3 on T1", "red hire guardian")
    yield situation(held, "red hire tank on H1", "blue pass", refused=refused)
    unsure = replace(state.players["red"], ip=Influence(), doubt=Influence(magic=9))
    yield situation(state.with_player("red", unsure), "red buy magic1 for 2 on H1")
    priced = state.with_discovery("magic1", Discovery(price=2))
    yield situation(priced, refused=("red buy magic1 for 3 on H1",))
    shared = position(FOUR, "discovery", options=ALLIES, players=RICH, red={"M1": "1"}, blue={}, white={"M1": "2"})
    yield situation(shared, refused=("red buy science1 for 1 on M1",))


def scoring() -> Iterator[Told]:
    yield situation(position(LAND, "score", round_=2, red={"F1": "2", "L1": "2"}, blue={}), refused=())
    agents = position(LAND, "pollution", round_=2, red={"F1": "1+agent"}, blue={})
    yield situation(agents, refused=("red stay F1 tank", "blue stay F1 soldier"))
    yield situation(agents, "red stay F1 agent")


def at_court(court: str, round_: int, spies: int = 2, **armies: dict[str, str]) -> State:
    players = {"red": {"spies": spies, "vp": 3}, "blue": {"vp": 5}}
    return position(
        LAND, "court", round_=round_, options={"court": court}, players=players, **{"red": {}, "blue": {}, **armies}
    )


def courtly() -> Iterator[Told]:
    yield situation(at_court("pius", 2, spies=1))
    yield situation(at_court("pius", 2))
    yield situation(at_court("pius", 2, red={"S1": "1"}))
    yield situation(at_court("rasputin", 7))
    yield situation(at_court("rasputin", 2))
    yield situation(replace(at_court("rasputin", 2), deck=1, discard=("ambush",)))
    yield situation(replace(at_court("rasputin", 2), deck=0))
    refused = ("red punish -", "red punish red", "red claim", "blue pass")
    yield situation(at_court("rasputin", 4), refused=refused)
    yield situation(at_court("rasputin", 4), "red punish blue")
    yield situation(at_court("rasputin", 4), "red pass")
    allied = position(FOUR, "court", round_=4, options=ALLIES, players={"red": {"spies": 2}}, red={}, blue={})
    yield situation(allied, refused=("red punish white",))
    yield situation(at_court("pius", 4))
    yield situation(at_court("pius", 4).with_general("guardian", General("T1", "blue")), "red claim")
    yield situation(at_court("pius", 4).with_general("guardian", General(REMOVED)))
    yield situation(at_court("lovelace", 2), refused=("red bonus magic:4", "red pass"))
    yield situation(at_court("lovelace", 2), "red bonus magic:1 science:2")
    yield situation(at_court("lovelace", 4), "red acquire magic3 on H1")
    full = at_court("lovelace", 4).with_discovery("magic1", Discovery(place="owned", owner="red", token="H1"))
    yield situation(full, refused=(Acquire("red", "magic2", "H1"),))
    for guardian in (General(REMOVED), General(DISPLAY, "red")):
        play = Play(replace(at_court("pius", 4).with_general("guardian", guardian), waiting=("red",)))
        yield play.state, [], list(play.reader().meant("red claim").objections(play.state))  # type: ignore[attr-defined]


def everything() -> list[Told]:
    return [*studying(), *buying(), *scoring(), *courtly()]


def keys(code: str) -> set[str]:
    text = (ASSETS / "games" / "clockwork" / "locale" / code / "research.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))


# Told by the parts of the game that move units and take cards over; asked questions and phrases are no sentences.
ELSEWHERE = {"clockwork-token-captured", "clockwork-token-gained", "clockwork-token-neutral", "CW-ACT-02", "CW-VP-01"}
ELSEWHERE |= {"clockwork-screen-told", "clockwork-screen-holds"}  # of a table that was restored


@pytest.mark.parametrize("code", CODES)
def test_every_sentence_can_be_said(code: str) -> None:
    said: dict[str, str] = {}
    for state, events, objections in everything():
        teller = Teller(language(code), Play.game, state)
        for event in events:
            said[f"clockwork-{event.kind}"] = teller.event(event)
            hand = teller.hand(event)
            assert hand is None or (hand and not re.search(r"[{}@]", hand)), event
        for objection in objections:
            said[f"{objection.rule}"] = teller.objection(objection)
            assert not re.search(r"[{}@]", said[objection.rule]), objection
    assert [text for key, text in said.items() if text == key or re.search(r"[{}@]", text)] == []
    spoken = {key for key in keys(code) if "-ask-" not in key} - {"clockwork-points", "clockwork-no-points"}
    assert spoken - ELSEWHERE - said.keys() == set()


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "Blue cannot pay for this general. The Steam Tank costs 5 science and 2 magic."),
        ("de", "Blau kann diesen General nicht bezahlen. Der Dampfpanzer kostet 5 Wissenschaft und 2 Magie."),
    ],
)
def test_a_refusal_names_what_is_missing_and_not_what_is_there(code: str, sentence: str) -> None:
    state, _, objections = situation(
        position(LAND, "discovery", red={}, blue={}), "red pass", refused=("blue hire tank on H2",)
    )
    assert [Teller(language(code), Play.game, state).objection(found) for found in objections] == [sentence]
