"""What a correction may write into a field of this game, where its type alone would allow too much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.march.scenario import STEPS
from companion.games.march.state import State
from companion.kernel.holding import LARGEST


def may_hold(state: State, path: str) -> Sequence[Any] | None:
    """Everything else is whatever its type allows."""
    match path.split("."):
        case ["turn"]:
            return range(1, LARGEST + 1)
        case ["sides", seat, "home"]:
            return tuple(id_ for id_, card in state.rules.map.items() if card.owner == seat)
        case ["rules", "map", id_, "touches", *_]:  # MP-MOVE-12, MP-DRV-12
            return tuple(country for country in state.countries if country != id_)
        case ["sides", _, "hand" | "discard", _] | ["sides", _, "played"] | ["rules", "cards", _]:
            return tuple(dict.fromkeys((*state.rules.cards, *STEPS)))
    return None
