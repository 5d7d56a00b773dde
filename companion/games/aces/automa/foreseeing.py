"""What the Automa would do if its turn came now, for whoever plans ahead; chance and answers are assumed."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.aces.automa.outlook import outlook
from companion.games.aces.automa.steps import Replied, Step, lots, open_question
from companion.games.aces.moves.intercepting import LetPass
from companion.games.aces.moves.turn import end_turn
from companion.games.aces.sequence import TURNS
from companion.games.aces.state import State
from companion.kernel.game import Decision, Event, Facts
from companion.kernel.moves import GameMove
from companion.kernel.story import Story

TOLD = frozenset({"automa-acts", "occupied", "destroyed", "bought", "repair-began", "game-over"})
LONGEST = 200  # entries of a turn


def foreseen(state: State) -> tuple[Event, ...]:
    """Step by step, with every tie, interception and return fire in between and how it is taken here."""
    automa = state.rules.automa
    if automa is None or state.result is not None:
        return ()
    if state.deploying or not state.round:
        return (Event("ahead-set-up"),)
    story = Story(lambda move: move.verb())
    state = state if state.seat == automa.seat else _its_turn(state, story)
    found = list[Event]()
    for _ in range(LONGEST):
        if state.seat != automa.seat or state.result is not None:
            break
        if state.in_books and state.phase in ("move", "money"):
            return (*found, *outlook(state))
        owed = next(decision for decision in TURNS.under_way(state)[-1].decisions(state))
        move = _assumed(state, owed, found)
        if move is None:
            break
        story = Story(lambda move: move.verb())
        state = TURNS.play(state, move, story)
        found += [event for event in story if event.kind in TOLD]
    return tuple(found)


def _its_turn(state: State, story: Story) -> State:
    """The humans' turn ends as it stands, without the fights that are still to come."""
    over = end_turn(replace(state, walk=None, attacks=(), cover=None), story)
    return TURNS.begin(over, story)


def _assumed(state: State, owed: Decision, found: list[Event]) -> GameMove[State] | None:
    """What is entered here; nothing where not even an assumption helps, as with the weather."""
    if owed.verbs == ("lot",):
        return _drawn(state, found)
    match owed.kind:
        case "step":
            return Step(None)
        case "intercept":
            found.append(Event("ahead-let-pass", ("AA-INT-01",), {"unit": owed.about}))
            return LetPass(owed.seat)
        case "reply":
            found.append(Event("ahead-reply", ("AA-CMB-04",), {"unit": owed.about}))
            return Replied(owed.seat, 0)
    found.append(Event("ahead-dice"))
    return None


def _drawn(state: State, found: list[Event]) -> GameMove[State]:
    """Of those that are tied the first."""
    asked = open_question(state)
    assert asked is not None
    facts: Facts = {"parts": ", ".join(asked.options), "option": asked.options[0], "about": asked.about}
    found.append(Event("ahead-tie", ("AA-AUT-06",), facts))
    return next(lots(asked))
