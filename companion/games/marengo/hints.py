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
from companion.games.marengo.pieces import face_of, strength
from companion.games.marengo.state import State, other
from companion.kernel.game import Event, Facts, Move


def hint(state: State, move: Move) -> Event | None:
    """Command points, and how many enemies are where it leads to; None if there is nothing to pay or it is illegal."""
    if not isinstance(move, MarengoMove) or next(move.objections(state), None) is not None:
        return None
    match move:
        case March():
            return _told(state, move, 1, move.to)
        case Block(over=over) | Continue(over=over) | Withdraw(over=over):
            picked = movers(state, move.seat or "", state.board.locale_of[over], move.blocks) or []
            cost = move.cost(state, picked) if isinstance(move, Block) else move.cost(state)
            return _told(state, move, cost, "")
        case Ride():
            course = move.reading(state)[0]
            return _told(state, move, move.cost(state, course), course.legs[-1].to) if course else None
        case Enter():
            course = move.reading(state)[0]
            return _told(state, move, int(not course.free), course.legs[-1].to) if course else None
        case Pontoon():
            return _told(state, move, 1, "")
        case Assault():
            return _assault(state, move)
    return None


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
