"""What a correction may write into a field of this game, where its type alone would allow too much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.marengo.pieces import FACES
from companion.games.marengo.state import STEPS, State
from companion.kernel.holding import LARGEST


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
        case ["retreat", "beaten"]:
            return ("", *state.board.opposite)
    return None
