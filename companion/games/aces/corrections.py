"""What a correction may write into a field of this game, where its type alone would allow too much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.aces.board.maps import LOOSE
from companion.games.aces.moves.money import LETTERS
from companion.games.aces.spelling import UNIT_NAMES
from companion.games.aces.state import GONE, LAUNCHER, State

MOST_TILES = 12


def may_hold(state: State, path: str) -> Sequence[Any] | None:
    """Everything else is whatever its type allows, and a name stays one of its kind."""
    match path.split("."):
        case [
            "rules",
            "depth"
            | "troops"
            | "map"
            | "seats"
            | "sets"
            | "half"
            | "hits"
            | "mission"
            | "secret"
            | "last_round"
            | "controller"
            | "v2_table"
            | "v2_health"
            | "automa",
            *_,
        ] | ["automa", *_]:
            return ()  # settled before the game
        case ["units"]:
            return UNIT_NAMES
        case ["units", unit, "type"]:
            return _types_of(state, unit)
        case ["units", _, "hex"]:
            return ("", *dict.fromkeys((*state.ground.hexes, *(LOOSE if state.deploying else ()))))
        case ["units", unit, "duty"]:
            gone = (GONE,) if state.rules.rulings.lost_duty == "stays" else ()
            return ("", *gone, *(other for other in state.units if other != unit))
        case ["units", _, "intercepted"]:
            return range(state.round + 1)
        case ["chosen", seat, _]:
            return tuple(card.id for card in state.troops.by_seat[seat])
        case ["chosen"]:
            return state.rules.seats if state.phase == "choose" else ()
        case ["factories", _]:
            return ("", *state.rules.seats)
        case ["tiles", _, _]:
            return range(MOST_TILES + 1)
        case ["seat"] | ["first"] | ["rolling", _] | ["waved", _]:
            return state.rules.seats
        case ["attacks", _, "unit"] | ["walk", "unit"]:
            return tuple(state.units)
        case ["attacks", _, "target"]:
            return (*state.units, *state.ground.hexes, *((LAUNCHER,) if state.v2 is not None else ()))
        case ["v2", *field]:
            return _of_v2(state, field)
        case ["walk", "start"] | ["walk", "route", _]:
            return state.ground.hexes
    return None


def _of_v2(state: State, field: list[str]) -> Sequence[Any] | None:
    """Of mission V2; where it is not played nothing of it can be written."""
    if state.rules.mission != "v2" or state.v2 is None:
        return ()
    match field:
        case ["hex"]:
            return state.ground.hexes if state.v2.found else ("", *state.v2.tiles)
        case ["tiles"]:
            return () if state.in_books else state.ground.hexes
        case ["ruins", _]:
            return tuple(state.factories)
        case ["fired"]:
            return range(state.round + 1)
        case ["damage"]:
            return range(state.rules.v2_health)
    return None


def _types_of(state: State, unit: str) -> tuple[str, ...]:
    """A unit stays what it is called: another type of the same role, of a faction that plays."""
    letters = unit.rstrip("0123456789")
    cards = (card for card in state.troops.unit if card.faction in state.factions)
    return tuple(card.id for card in cards if LETTERS[card.role] == letters)
