"""A table in few words, what its things are called, and a game looked back on."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.aces.moves.ending import goal
from companion.games.aces.spelling import UNIT_NAMES, spelled
from companion.games.aces.state import ARMIES, LAUNCHER, SEATS, State
from companion.kernel.game import Event, Fact, Facts, Names, Seat


def names(state: State) -> Names:
    return {
        "seat": state.rules.seats,
        "unit": tuple(state.units),
        "hex": () if state.in_books else state.ground.hexes,
        "type": tuple(card.id for card in state.troops.unit if card.faction in state.factions),
        "factory": tuple(state.ground.factories),
        "place": state.ground.hexes if state.in_books else (),
    }


def labels(state: State, language: str) -> dict[str, str]:
    """Units and their types by name, also those that are gone; factories with their hex."""
    called = {unit: spelled(unit, language) for unit in UNIT_NAMES}
    called |= {card.id: card.de if language == "de" else card.en for card in state.troops.unit}
    called |= {
        factory: factory if state.in_books else f"{factory} ({hex_})"
        for factory, hex_ in state.ground.factories.items()
    }
    english = language != "de"
    for faction in state.troops.faction:
        own = faction.en if english else faction.de
        called |= {f"{faction.id}{army}": f"{army} ({own})" for army in ARMIES}
    called |= {LAUNCHER: "V2", "launcher": "launcher" if english else "Abschussrampe"}
    map_ = state.ground.map
    return called if map_ is None else called | {"map": map_.en if english else map_.de}


def headline(state: State) -> Facts:
    """What a list of tables says of this one."""
    germany, allies = state.team_factories("germany"), state.team_factories("allies")
    facts: Facts = {"turn": state.round, "phase": state.phase, "seat": state.seat}
    return facts | {"germany": germany, "allies": allies, "goal": goal(state)}


def score(state: State) -> dict[Seat, int]:
    """Factories that each faction holds."""
    return {seat: len(state.held_by(seat)) for seat in state.rules.seats}


def timeline(events: Sequence[Event]) -> dict[Seat, list[int]]:
    """Factories of each faction after each turn, and when the game was over; of those that the game tells of."""
    held: dict[str, str] = {}
    playing = _playing(events)
    line: dict[Seat, list[int]] = {seat: [0] for seat in playing}
    for event in events:
        if event.kind in ("occupied", "divided"):
            held[str(event.facts["factory"])] = str(event.facts["seat" if event.kind == "occupied" else "to"])
        elif event.kind == "rocket" and event.facts["hit"]:
            held.pop(str(event.facts["factory"]), None)
        elif event.kind in ("income", "game-over"):
            now = [sum(owner == seat for owner in held.values()) for seat in playing]
            if event.kind == "income" or now != [line[seat][-1] for seat in playing]:  # it ended within a turn
                for seat, count in zip(playing, now, strict=True):
                    line[seat].append(count)
    return line


def summary(events: Sequence[Event]) -> tuple[Event, ...]:
    """How the game went: a number for each faction."""
    over = tuple(event for event in events if event.kind == "game-over")
    turns = sum(event.kind == "turn-began" for event in events)
    fights = sum(event.kind in ("fought", "shelled") for event in events)
    return (
        *over[-1:],
        Event("summary-length", facts={"turns": turns, "fights": fights}),
        Event("summary-taken", facts=_counted(events, "occupied")),
        Event("summary-lost", facts=_counted(events, "destroyed")),
        Event("summary-bought", facts=_counted(events, "bought")),
    )


def _playing(events: Sequence[Event]) -> Sequence[Seat]:
    """Those that the game tells of; before it tells anything, all."""
    named = {event.facts.get("seat") for event in events}
    return [seat for seat in SEATS if seat in named] or SEATS


def _counted(events: Sequence[Event], kind: str) -> dict[str, Fact]:
    """Nothing is said of factions that do not play."""
    done = [event.facts.get("seat") for event in events if event.kind == kind]
    return dict.fromkeys(SEATS, "none") | {seat: done.count(seat) for seat in _playing(events)}
