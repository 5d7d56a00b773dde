"""What a correction may write into a field of this game, where its type alone would allow too much."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from companion.games.marengo.board.check_forces import PIECES_IN_THE_BOX
from companion.games.marengo.board.model import AT_START, Board
from companion.games.marengo.pieces import ANY, ASLEEP, FACES, waiting
from companion.games.marengo.state import STEPS, WAITING, State
from companion.kernel.game import Seat
from companion.kernel.holding import LARGEST


def positions(board: Board, seat: Seat) -> tuple[str, ...]:
    """Everywhere that blocks of a side can be: reserves, approaches that can be crossed, displays."""
    displays = (force.display for force in board.forces if force.side == seat and force.display != AT_START)
    return (*board.locale, *board.opposite, *map(waiting, displays))


def kinds(state: State, seat: Seat) -> tuple[str, ...]:
    """Whatever can be known of a block; only the French sleep (BM-SURP-01)."""
    asleep = ("", ASLEEP) if seat == "french" else ("",)
    flags = ("".join(each) for each in product(asleep, ("", "m"), ("", "s")))
    return tuple(known + each for each in flags for known in (ANY, *FACES, *state.shuffles))


def may_hold(state: State, path: str) -> Sequence[Any] | None:
    """Everything else is whatever its type allows, and a name stays one of its kind."""
    match path.split("."):
        case ["rules", "board" | "depth" | "faces"]:
            return ()  # settled before the game
        case ["round"]:
            return range(1, state.rules.rounds + 1)
        case ["guns", _, "fired"] | ["broke", _]:
            return range(state.round + 1)
        case ["guns", _, _]:
            return range(state.turn + 1)
        case ["stand", seat]:
            return positions(state.board, seat)
        case ["stand", seat, _]:
            return kinds(state, seat)
        case ["retreated"]:
            return tuple(state.board.locale)
        case ["retreated", _]:
            return kinds(state, state.enemy)
        case ["going" | "maneuver", "group"]:
            return kinds(state, state.side)
        case ["muster", _]:
            return (ANY, *FACES)
        case ["muster", _, _]:
            return range(PIECES_IN_THE_BOX + 1)
        case ["stand", _, place, _] if place.startswith(WAITING):
            return range(len(state.board.force[place.removeprefix(WAITING)].pieces) + 1)
        case ["stand", _, _, _]:
            return range(max(locale.capacity for locale in state.board.locales) + 1)
        case ["hit", "strength"] | ["going" | "maneuver", "steps"] | ["roads", _, _, "step"]:
            return range(STEPS + 1)
        case ["assault", "step"]:
            return range(1, 12)
        case ["assault", "result"] | ["assault", "losses", _, "points"] | ["assault", _, "named"]:
            return range(LARGEST + 1)
        case ["shuffles", _, _]:
            return FACES
        case ["going" | "maneuver", "road"]:
            return ("", *state.board.road)
        case ["going" | "maneuver", "began"]:
            return ("", *positions(state.board, state.side))
        case ["retreat", "beaten"]:
            return ("", *state.board.opposite)
    return None
