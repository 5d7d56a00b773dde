"""Cards in the hands of the players: discoveries are used, espionage cards played (ledger section 9)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.moves.playing import PlayCard, plays
from companion.games.clockwork.moves.using import Use, is_vague, uses
from companion.games.clockwork.state import State
from companion.kernel.game import Move, Seat


def offers(state: State, seat: Seat, moment: str) -> Iterator[ClockworkMove]:
    """The cards this player can use in a segment in which players use cards in turn (support, activation, scoring.vp).

    Espionage cards, and cards of which nobody knows when they are used, are worth a turn in the support segment only
    where there is a battle to support.
    """
    quiet = moment == "support" and not state.battles
    for move in uses(state, seat):
        if not (quiet and is_vague(state, move.slot)):
            yield move
    if moment == "support" and not quiet:
        yield from plays(state, seat)


PATTERNS: dict[type[Move], str] = {
    Use: "use <slot:slot> [<targets:targets>]",
    PlayCard: "card [<name:name>] [on <targets:targets>] [pay <pay:figure>]",
}
