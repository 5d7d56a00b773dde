"""What a correction may write into a field of this game, where its type alone would allow too much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.clockwork.beginning import ESPIONAGE_CARDS
from companion.games.clockwork.board import Board
from companion.games.clockwork.state import (
    ACTIONS,
    AVAILABLE,
    COURT,
    DISCS,
    DISPLAY,
    REMOVED,
    RESERVE,
    SPECIAL,
    State,
)
from companion.kernel.game import Seat

NOBODY = NOWHERE = ""


def may_hold(state: State, path: str, board: Board) -> Sequence[Any] | None:
    """Everything else is whatever its type allows."""
    match path.split("."):
        case ["seats", *_] | ["rules", "map"]:  # settled before the game
            return ()
        case ["round"]:
            return range(1, state.last_round + 1)
        case ["rules", "alliance"] if len(state.seats) != 4:  # CW-ALLY-01
            return (False,)
        case ["soldiers", _, _]:
            return range(DISCS + 1)
        case ["deck"] | ["players", _, "cards"]:
            return range(ESPIONAGE_CARDS + 1)
        case ["battles", _, "bonus", _]:
            return range(-99, 100)  # a card may take away
    who = _who(state, path.split("."))
    return _where(state, path.split("."), board) if who is None else who


def _who(state: State, parts: list[str]) -> Sequence[Any] | None:
    """Players, and what only players do."""
    match parts:
        case ["start"] | ["waiting", _] | ["due", _, "seat"] | ["battles", _, "sides", _]:
            return state.seats
        case ["generals", name, "owner"] if state.generals[name].place not in (AVAILABLE, REMOVED):
            return state.seats
        case ["discoveries", _, "owner" | "given"] | ["generals", _, "owner"]:
            return (*state.seats, NOBODY)
        case ["battles", _, "winner" | "holder" | "leviathan"]:
            return (*state.seats, NOBODY)
        case ["players", _, "action"]:
            return (*ACTIONS, "")
        case ["players", _, "orders", _, "figure"]:
            return (*SPECIAL, "")
    return None


def _where(state: State, parts: list[str], board: Board) -> Sequence[Any] | None:
    """Tiles, and the places beside the map."""
    tiles = board.tiles
    match parts:
        case ["players", seat, "capital"]:
            return _free_capitals(state, seat, board)
        case ["players", _, "figures", _]:
            return (*tiles, COURT, RESERVE, REMOVED)
        case ["players", _, "orders", _, "to"]:
            return (*tiles, COURT)
        case ["players", _, "call"] | ["players", _, "orders", _, "via"] | ["discoveries", _, "token"]:
            return (*tiles, NOWHERE)
        case ["due", _, "tile"]:
            return (*tiles, NOWHERE)
        case ["generals", name, "place"]:
            return (*tiles, DISPLAY, AVAILABLE, REMOVED) if state.generals[name].owner else (AVAILABLE, REMOVED)
    return None


def _free_capitals(state: State, seat: Seat, board: Board) -> tuple[str, ...]:
    """Nobody lives in a capital of somebody else."""
    taken = {player.capital for other, player in state.players.items() if other != seat}
    return tuple(tile for tile in board.capitals if tile not in taken)
