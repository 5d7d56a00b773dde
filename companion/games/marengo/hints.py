"""What a move would cost, and whom it would meet: told before it is made. It tells nothing that is not public."""

from __future__ import annotations

from companion.games.marengo.combat import penalty
from companion.games.marengo.moves.assault import Assault
from companion.games.marengo.moves.assault_answers import strongest_front, strongest_gun
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.moves.checks import movers
from companion.games.marengo.moves.comparing import Led, attack_of
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.roads import Enter, Pontoon, Ride
from companion.games.marengo.moves.routes import Course
from companion.games.marengo.pieces import face_of, strength
from companion.games.marengo.state import State, other
from companion.kernel.game import Event, Facts, Move


def hint(state: State, move: Move) -> Event | None:
    """Command points, and how many enemies are where it leads to; None if there is nothing to pay or it is illegal."""
    if not isinstance(move, MarengoMove) or next(move.objections(state), None) is not None:
        return None
    if isinstance(move, Assault):
        return _assault(state, move)
    cost = cost_of(state, move)
    return None if cost is None else _told(state, move, cost, leads_to(state, move))


def cost_of(state: State, move: MarengoMove) -> int | None:
    """The command points a move of blocks costs; None if it is no such move, or nobody can read its route."""
    match move:
        case March() | Pontoon():
            return 1
        case Block(over=over):
            return move.cost(state, movers(state, move.seat or "", state.board.locale_of[over], move.blocks) or [])
        case Continue() | Withdraw():
            return move.cost(state)
        case Ride():
            course = way_of(state, move)
            return None if course is None else move.cost(state, course)
        case Enter():
            course = way_of(state, move)
            return None if course is None else int(not course.free)
    return None


def leads_to(state: State, move: MarengoMove) -> str:
    """The locale into which a move goes, if it goes into one that enemies could be in."""
    if isinstance(move, March):
        return move.to
    course = way_of(state, move)
    return course.legs[-1].to if course is not None and course.legs else ""


def way_of(state: State, move: MarengoMove) -> Course | None:
    """How a move along roads reads."""
    return move.reading(state)[0] if isinstance(move, (Ride, Enter)) else None


def _assault(state: State, move: Assault) -> Event:
    """How strong it is, and how strong whoever defends can be, as far as everybody knows."""
    target = state.board.approach[state.board.opposite[move.over]]
    faces = [face_of(said) for said in move.leading]
    row = Led([strength(face) for face in faces], faces[0][0], len(faces))
    facts: Facts = {
        "attack": attack_of(state, penalty(target, row.arm), row, broken=False),
        "defence": strongest_front(state, target.id),
        "fire": strongest_gun(state, target.id),
        "count": state.number(state.enemy, target.id),
    }
    return Event("hint-assault", facts=facts)


def _told(state: State, move: MarengoMove, cost: int, to: str) -> Event:
    enemies = state.room_taken(other(move.seat or ""), to) if to else 0
    return Event("hint-move", facts={"cost": cost, "enemies": enemies})
