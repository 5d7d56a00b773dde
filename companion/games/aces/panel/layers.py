"""What keys show on the map: where a unit can go, who can hit a hex, support, threats, interception, the weather."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from companion.games.aces.fights import supporters
from companion.games.aces.interception import watched_hexes
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.sights import Note
from companion.games.aces.panel.threats import Threat, supported, threats_at, threats_to
from companion.games.aces.reach import cost_of, stops, way_to
from companion.games.aces.state import LAUNCHER, State
from companion.tui.signs import UNICODE

CAN = "bold $background on $success"
WATCHED = "bold $background on $warning"
DANGER = "bold $background on $error"
FAR = Note(far=True)


class Layer(NamedTuple):
    """Notes on hexes, and lines from hex to hex."""

    notes: Mapping[str, Note] = {}
    lines: tuple[tuple[str, str], ...] = ()


def halves(shown: Shown, points: int) -> str:
    """Half points on little room."""
    whole, half = divmod(points, 2)
    sign = "½" if shown.signs is UNICODE else ".5"
    return f"{whole or ('' if half and shown.signs is UNICODE else 0)}{sign if half else ''}"


def unit_on(state: State, hex_: str) -> str:
    return state.at.get(hex_, "")


def _reach(shown: Shown, hex_: str) -> Layer:
    """What each hex costs that the unit can end its move on; where it could be intercepted carries a mark."""
    state, unit = shown.state, unit_on(shown.state, hex_)
    if not unit:
        return Layer()
    card = state.card(unit)
    watched = watched_hexes(state, card.faction, card.flies)
    notes = dict.fromkeys(state.ground.hexes, FAR) | {hex_: Note()}
    for there in stops(state, unit):
        way = way_to(state, unit, there)
        if way is not None and there != hex_:
            seen = any(each in watched for each in way.route)
            notes[there] = Note(f"{halves(shown, way.cost)}{'!' if seen else ''}", WATCHED if seen else CAN)
    return Layer(notes)


def threats(state: State, hex_: str) -> tuple[Threat, ...]:
    """To the unit on a hex; to one of whoever has the turn, where nobody stands."""
    unit = unit_on(state, hex_)
    return threats_to(state, unit) if unit else threats_at(state, state.seat, hex_)


def _hitters(shown: Shown, hex_: str) -> Layer:
    """How many dice, or fixed hits, everybody has who could hit it."""
    state, found = shown.state, threats(shown.state, hex_)
    return Layer(_only(state, hex_, {state.units[each.unit].hex: _dice(shown, each) for each in found}))


def _dice(shown: Shown, threat: Threat) -> Note:
    return Note(shown.say("aces-panel-note-dice", dice=threat.dice, fixed=threat.fire.fixed), DANGER)


def _only(state: State, hex_: str, notes: dict[str, Note]) -> dict[str, Note]:
    """These stand out, all others step back."""
    return dict.fromkeys(state.ground.hexes, FAR) | {hex_: Note()} | notes


def _support(shown: Shown, hex_: str) -> Layer:
    """Who could attack the unit there with how many red dice, and who gives them."""
    state, target = shown.state, unit_on(shown.state, hex_)
    if not target:
        return Layer()
    found = supported(state, target)
    notes: dict[str, Note] = {}
    for attacker in found:
        for helper in supporters(state, attacker.unit, hex_) if attacker.red else ():
            notes.setdefault(state.units[helper].hex, Note(shown.signs.yes, CAN))
    for attacker in reversed(found):
        tone = DANGER if attacker.red else ""
        notes[state.units[attacker.unit].hex] = Note(shown.say("aces-panel-note-red", dice=attacker.red), tone)
    return Layer(_only(state, hex_, notes))


def _threatened(shown: Shown, hex_: str) -> Layer:
    """Every unit that somebody could attack where both stand, with how many of them could."""
    state = shown.state
    notes = {}
    for there, unit in state.at.items():
        count = len(threats_to(state, unit))
        notes[there] = Note(shown.say("aces-panel-note-threats", count=count), DANGER) if count else Note()
    return Layer(dict.fromkeys(state.ground.hexes, FAR) | notes)


def _interception(shown: Shown, hex_: str) -> Layer:
    """Where units of whoever has the turn could be intercepted, on the ground and in the air; who owes whom."""
    state, notes = shown.state, {}  # type: State, dict[str, Note]
    faction = next((state.card(unit).faction for unit in state.of(state.seat)), state.seat)
    for flying, mark in ((False, "!"), (True, "^")):
        if any(state.card(unit).flies == flying for unit in state.of(faction)):
            for there in watched_hexes(state, faction, flying):
                before = notes.get(there, Note())
                notes[there] = Note(before.words + mark, WATCHED)
    return Layer(notes, tuple(duties(state)))


def duties(state: State) -> Iterator[tuple[str, str]]:
    """From every unit that has intercepted to the one that it must attack, by their hexes."""
    for unit in state.units.values():
        if unit.duty in state.units:
            yield unit.hex, state.units[unit.duty].hex


def aims(state: State) -> Iterator[tuple[str, str]]:
    """From every unit that is named for an attack to its target, by their hexes."""
    for attack in state.attacks:
        if attack.unit in state.units and not state.in_books:
            target = attack.target if attack.target in state.ground.near else _spot(state, attack.target)
            if target in state.ground.near:
                yield state.units[attack.unit].hex, target


def _spot(state: State, target: str) -> str:
    """Nowhere, if it is gone."""
    return state.spot(target) if target in state.units or target == LAUNCHER else ""


def _weather(shown: Shown, hex_: str) -> Layer:
    """What entering each hex costs ground units in this weather; water that nobody can enter costs nothing."""
    state = shown.state
    walker = next((unit for unit in state.units if not state.card(unit).flies), None)
    if walker is None:
        return Layer()
    card = state.card(walker)
    free = [there for there in state.ground.hexes if not state.is_water(there)]
    return Layer({there: Note(halves(shown, cost_of(state, card, there)), CAN) for there in free})


LAYERS: dict[str, Callable[[Shown, str], Layer]] = {
    "reach": _reach,
    "hitters": _hitters,
    "support": _support,
    "threatened": _threatened,
    "interception": _interception,
    "weather_map": _weather,
}
OF_A_HEX = ("reach", "hitters", "support")  # these are about the hex that somebody looks at
