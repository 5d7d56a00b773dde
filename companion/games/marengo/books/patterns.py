"""How all moves in the books are typed; each module knows its own."""

from __future__ import annotations

from companion.games.marengo.books import (
    answers,
    assault,
    bombard,
    commands,
    deploying,
    ending,
    losses,
    maneuver,
    retreat,
    roads,
    turn,
)
from companion.kernel.game import Move

# In the order of a turn.
PATTERNS: dict[type[Move], str] = {
    **turn.PATTERNS,
    **bombard.PATTERNS,
    **assault.PATTERNS,
    **answers.PATTERNS,
    **losses.PATTERNS,
    **commands.PATTERNS,
    **maneuver.PATTERNS,
    **retreat.PATTERNS,
    **roads.PATTERNS,
    **ending.PATTERNS,
    **deploying.PATTERNS,
}
