"""Who may still do something in the phase at hand, as the rules offer it."""

from __future__ import annotations

from companion.games.aces.books.fighting import namings_in_books
from companion.games.aces.moves.money import Repair
from companion.games.aces.moves.movement import can_set_out
from companion.games.aces.moves.naming import namings
from companion.games.aces.state import State, asked_once
from companion.kernel.game import Seat
from companion.kernel.moves import is_legal


@asked_once
def may_still_act(state: State) -> frozenset[str]:
    """Units that can set out, be named for an attack, have to fight, be repaired or be placed now."""
    own = list(state.of(state.seat))
    match state.phase:
        case "move":
            return frozenset(unit for unit in own if can_set_out(state, unit))
        case "name":
            found = namings_in_books(state) if state.in_books else namings(state)
            return frozenset(move.unit for move in found)
        case "fight":
            return frozenset(attack.unit for attack in state.attacks)
        case "money":
            return frozenset(unit for unit in own if is_legal(state, Repair(state.seat, unit)))
        case "assign" | "place":
            return frozenset(unit for unit, each in state.units.items() if not each.hex)
    return frozenset()


def turns_until(state: State, seat: Seat) -> int:
    """Turns until a faction has its next one, in which its repairs are done (AA-REP-03)."""
    order = state.order
    if seat not in order:
        return 0
    return (order.index(seat) - order.index(state.seat)) % len(order) or len(order)
