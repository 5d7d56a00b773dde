"""What can be said of the Automa's next turn at a table without a map: the order of its units, whom each would rather
attack, what it would ask for, what it would buy."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.automa.aiming import by_what_is_known
from companion.games.aces.automa.buying import Purchase, Repairing, next_purchase, wanted
from companion.games.aces.automa.inquiries import Inquiry
from companion.games.aces.automa.plans import ORDER, can_act
from companion.games.aces.automa.questions import Question
from companion.games.aces.moves.base import named
from companion.games.aces.moves.money import Money
from companion.games.aces.reach import is_taken
from companion.games.aces.state import Orders, State
from companion.kernel.game import Event
from companion.kernel.story import Story

MOST = 20  # purchases


def outlook(state: State) -> Iterator[Event]:
    """From where it would begin to ask; everything else stays as it stands now."""
    yield Event("ahead-books", ("AA-AUT-04",))
    left = sorted(unit for unit in state.of(state.seat) if state.phase == "move" and can_act(state, unit))
    for roles in ORDER:  # AA-AUT-02
        yield from (_unit(state, unit) for unit in left if state.card(unit).role in roles)
    yield from _purchases(state)
    yield Event("ahead-deploy")


def _unit(state: State, unit: str) -> Event:
    """Infantry looks for factories first (AA-AIN-01..06); then the letters decide, as far as they are known."""
    infantry = state.card(unit).arm == "infantry" and not state.units[unit].duty
    seeks = infantry and any(is_taken(state, unit, factory) for factory in state.factories)
    targets = by_what_is_known(state, unit)
    facts = {**named(state, unit), "seeks": int(seeks), "parts": ", ".join(targets) or "none", "count": len(targets)}
    return Event("ahead-unit", ("AA-AUT-02", "AA-AIN-01" if seeks else "AA-AGU-01"), facts)


def _purchases(state: State) -> Iterator[Event]:
    """With the coins that it has then, if no factory changes hands (AA-ABY-01)."""
    story = Story(lambda move: move.verb())
    if state.phase != "money":
        state = replace(Money().begin(state, story), phase="money", automa=Orders())
    for _ in range(MOST):
        found, story = next_purchase(state), Story(lambda move: move.verb())
        match found:
            case Purchase():
                state = found.buy.effect(state, story)
                yield from story
            case Repairing():
                state = found.repair.effect(state, story)
                yield from story
            case Inquiry() | Question():
                rule, types = wanted(state)
                yield Event("ahead-place", ("AA-ABY-01", rule), {"type": types[0], "parts": ", ".join(found.options)})
                return
            case None:
                yield Event("ahead-saves", ("AA-AMB-28",), {"coins": state.coins[state.seat]})
                return
