"""Moves as the players say them, for lists and the log: what their message needs besides names."""

from __future__ import annotations

from companion.games.aces.automa.inquiries import without_name
from companion.games.aces.automa.steps import Lot, Reply, Step, open_question, option_of, step_facts
from companion.games.aces.automa.striking import Strike, ready_shot
from companion.games.aces.automa.telling import Tell, open_inquiry, told_facts
from companion.games.aces.books.deploying import Tiles
from companion.games.aces.books.fighting import Shelled
from companion.games.aces.moves.combat import Roll
from companion.games.aces.moves.intercepting import Intercept, LetPass
from companion.games.aces.moves.launcher import Lay
from companion.games.aces.moves.movement import March
from companion.games.aces.moves.naming import Name, Reorder, aim
from companion.games.aces.moves.secrets import Choose
from companion.games.aces.moves.setup import Assign, Start
from companion.games.aces.moves.turn import Next, Use
from companion.games.aces.reach import is_taken
from companion.games.aces.state import State
from companion.kernel.game import Facts, Move


def more_facts(state: State | None, move: Move) -> Facts:
    """Types of units, ways and dice in words."""
    facts: Facts = {}
    unit = getattr(move, "unit", "")
    if unit:
        facts["type"] = state.units[unit].type if state is not None and unit in state.units else "none"
    match move:
        case Step():
            facts |= step_facts(state)
        case Strike():
            shot = ready_shot(state) if state is not None else None
            facts |= {"target": shot.target if shot is not None else "none"}
            facts |= {"unit": state.automa.unit if state is not None and shot is not None else "none"}
        case Lot(dice=dice):
            asked = open_question(state) if state is not None else None
            facts["option"] = option_of(asked, dice) if asked is not None else " ".join(map(str, dice))
        case Tell(words=words):
            inquiry = open_inquiry(state) if state is not None else None
            facts["asked"] = inquiry.kind if inquiry is not None else "none"
            facts |= told_facts(words if inquiry is None else without_name(inquiry, words))
        case Reply(dice=dice):
            facts["dice"] = " ".join(map(str, dice))
        case Next():
            facts["phase"] = "none" if state is None else state.phase
        case March(path=path):
            taken = state is not None and move.unit in state.units and is_taken(state, move.unit, path[-1])
            facts |= {"hex": path[-1], "path": " – ".join(path), "taken": int(taken)}
        case Name(target=target):
            facts |= aim(state, target) if state is not None else {"target_type": "none"}
        case Assign(units=units) | Reorder(units=units):
            facts["parts"] = ", ".join(units)
        case Shelled(units=units, forest=woods):
            facts["parts"] = ", ".join((*units, *woods)) or "none"
        case Choose(types=types):
            facts["parts"] = ", ".join(types)
        case Lay(hexes=hexes):
            facts["parts"] = ", ".join(hexes)
        case Tiles(hexes=hexes, turned=turned):
            facts |= {"parts": ", ".join(hexes), "turned": ", ".join(turned) or "none"}
        case Start(dice=dice):
            facts["dice"] = ", ".join(map(str, dice))
        case Use(armies=armies):
            facts |= {"armies": ", ".join(map(str, armies)), "count": len(armies)}
        case Roll(dice=dice, back=back):
            facts |= {"dice": " ".join(map(str, dice)), "back": " ".join(map(str, back)) or "none"}
        case Intercept() | LetPass():
            facts["target"] = state.walk.unit if state is not None and state.walk is not None else "none"
    return facts
