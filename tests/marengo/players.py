"""Players for whole games: no masters, but they march at what they want, stand in the way of the other and fight.

Each weighs what is offered by a liking for its kind, by where it leads and by lot; the same dice, the same game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from math import log
from random import Random
from typing import Any

from companion.games.marengo.board.model import Board
from companion.games.marengo.board.named import board_of
from companion.games.marengo.books.assault import Attack
from companion.games.marengo.books.ending import Stars
from companion.games.marengo.books.retreat import Leave, Stranded
from companion.games.marengo.moves.assault import Assault
from companion.games.marengo.moves.assault_answers import Front, Pursue
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.roads import Enter, Ride
from companion.games.marengo.pieces import FACES, strength
from companion.games.marengo.state import State, other
from companion.games.registry import game
from companion.kernel.game import Decision, Move
from companion.kernel.moves import legal

GAME = game("marengo")
# How much a player likes to do a thing; 0 is what going on to the next phase is worth.
LIKING = {
    "assault": 1.5, "announce": 3, "fire": 3, "calloff": -1, "cannonade": 2, "front": 1, "pursue": 2, "continue": 1,
    "block": 1.5, "withdraw": -4, "enter": 3, "pontoon": 2.5, "road": 0.5, "activate": 2, "shuffle": -0.5,
    "yield": 0, "stop": 0.5, "hold": 1, "split": 0, "stay": -1,
    "attack": 1.5, "maneuver": 1, "aim": 1, "bombard": 2, "volley": 1, "meet": 1, "chase": 1, "bar": 1,
}  # fmt: skip
AFTER_BEING_IDLE = 9  # what has to be given up is given up first
AN_ATTACK = 1.5
A_STAR = 3  # nobody leaves one that has been won

Likings = Mapping[str, float]


def owed(state: State) -> Decision:
    """The question that has to be answered now."""
    return next(decision for decision in (*GAME.untold(state), *GAME.pending(state)) if not decision.optional)


def chosen(state: State, dice: Random, style: Likings) -> Move:
    """What the player whose decision is due does."""
    offered = list(GAME.choices(state, owed(state)))
    if any(isinstance(move, Attack) for move in offered):
        offered += typed_attacks(state, dice)
    if any(isinstance(move, Leave) for move in offered):
        offered.append(Stranded(owed(state).seat, (dice.choice(FACES[:6]),)))
    offered = [move for move in offered if next(GAME.belied(state, move), None) is None] or offered
    return max(offered, key=lambda move: wish(state, move, style) + by_lot(dice))


def by_lot(dice: Random) -> float:
    """So that a wish of 1 more is followed about three times as often."""
    return -log(-log(dice.random() or 0.5))


def typed_attacks(state: State, dice: Random) -> list[Attack]:
    """Assaults as players type them from a real board, of which the list shows a single example."""
    leaders = [(face,) for face in FACES] + [("i2", "i3"), ("c2", "c2")]
    some = (
        Attack(
            state.side, f"{dice.randint(1, 9)}/{dice.randint(10, 19)}", dice.choice(("narrow", "wide")),
            dice.choice(leaders), dice.randint(1, 4), dice.randint(1, 4), dice.randint(0, 1), dice.randint(0, 1),
            dice.random() < 0.2, dice.randint(0, 1), dice.random() < 0.2,
        )
        for _ in range(12)
    )  # fmt: skip
    return list(legal(state, some))


# --- what a move is worth -------------------------------------------------------------------------------------------


def wish(state: State, move: Move, style: Likings) -> float:
    verb = move.verb()
    return style.get(verb, LIKING.get(verb, 0)) + worth(state, move)


def worth(state: State, move: Any) -> float:
    """Where it leads, whom it meets, how strong those are who show themselves."""
    match move:
        case March(start=start, to=to):
            return gain(state, move.seat or "", start, to) + 0.2 * len(move.blocks)
        case Ride(start=start, route=route):
            return gain(state, move.seat or "", start, end_of(state, start, route))
        case Enter(entry=entry, route=route):
            gate = state.board.entry[entry].locale
            return 0.5 * gain(state, move.seat or "", gate, end_of(state, gate, route))
        case Withdraw(over=over) if not state.holds(other(move.seat or ""), state.board.beyond[over]):
            return AFTER_BEING_IDLE
        case Assault(leading=leading, blocks=blocks):
            return 0.6 * sum(map(shown_strength, leading)) + 0.3 * len(blocks) - 1.5
        case Front(blocks=blocks) | Pursue(blocks=blocks):
            return 0.6 * sum(map(shown_strength, blocks))
        case Block(blocks=blocks):
            return 0.2 * len(blocks)
        case Stars(red=red, green=green, blue=blue):
            return -(red + green + blue)  # nobody gets that far
    return 0


def shown_strength(word: str) -> int:
    face = word.rpartition("=")[2][:2]
    return strength(face) if face in FACES else 0


def end_of(state: State, start: str, route: Iterable[str]) -> str:
    """Where a route ends."""
    here = start
    for step in route:
        here = state.board.beyond.get(step.partition("@")[0], here)
    return here


def gain(state: State, seat: str, start: str, to: str) -> float:
    """Austrians march at the stars, French at Austrians."""
    here = state.board.locale_of.get(start, start)
    goals = frozenset(state.board.stars) if seat == "austrian" else held_by(state, other(seat))
    leaves = A_STAR if seat == "austrian" and here in state.board.stars else 0
    attack = AN_ATTACK if state.holds(other(seat), to) else 0
    far = distances(state.rules.board, goals)
    return far.get(here, 0) - far.get(to, 0) + attack - leaves


def held_by(state: State, seat: str) -> frozenset[str]:
    return frozenset(state.board.locale_of.get(place, place) for place in state.stand[seat]) & set(state.board.locale)


@cache
def distances(named: str, goals: frozenset[str]) -> dict[str, int]:
    """How many locales it is from each one to the nearest goal."""
    board = board_of(named)
    far = dict.fromkeys(sorted(goals), 0)
    edge = list(far)
    for here in edge:  # it grows while it is gone through
        for there in neighbours(board, here):
            if there not in far:
                far[there] = far[here] + 1
                edge.append(there)
    return far


def neighbours(board: Board, locale: str) -> Iterator[str]:
    return (board.beyond[over] for over in board.ways_out[locale])
