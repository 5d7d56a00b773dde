"""What the blocks of each position can do in the movement: groups that march, block or withdraw, and single rides."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from companion.games.marengo.board.model import Board
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.moves.checks import faces_nobody, movers, too_full
from companion.games.marengo.moves.ground import Ground
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.looks import looks_of
from companion.games.marengo.moves.roads import Ride
from companion.games.marengo.moves.routes import REMEMBERED
from companion.games.marengo.moves.troops import Groups, Ready
from companion.games.marengo.moves.ways import Ways, all_ways, barred_by_enemies, barred_to_all, first_to_each
from companion.games.marengo.state import State
from companion.kernel.game import Seat
from companion.kernel.moves import is_legal, legal
from companion.kernel.remembering import Remembered, for_equal, standing_for

_found = Remembered[Hashable, tuple[MarengoMove, ...]]()


class Post(NamedTuple):
    """Where the bits of a position are, and so many ones: in the looks of the ground, and among all ways."""

    look: int
    looks: int
    way: int
    ways: int


class Outlook(NamedTuple):
    """What decides where the blocks of an army can go, in numbers of which each position has its own bits."""

    ground: Ground
    ways: Ways
    on_foot: int  # ways that are barred to whoever is no cavalry
    on_horse: int  # to cavalry
    alike: object  # stands for what is the same for all positions


def from_all_positions(state: State, seat: Seat, ground: Ground) -> list[MarengoMove]:
    """What each position can do, in their order."""
    outlook, posts = _outlook(state, seat, ground), _posts(state.board)
    _, _, on_foot, on_horse, alike = outlook
    looks, found = ground.looks, list[MarengoMove]()
    for place, ready in ground.troops.ready:
        look, seen, way, ways = post = posts[place]
        # Who could go, with which means, and how the ground lies before them: all that decides where they can go.
        horse = on_horse >> way & ways if ready.cavalry else 0
        room = ground.troops.beside(state.board, place) if ready.many else ()
        here = alike, place, ready, looks >> look & seen, on_foot >> way & ways, horse, room
        moves = _found.get(here)
        if moves is None:
            moves = _found.keep(here, tuple(_from_here(state, seat, place, ready, post, outlook)))
        found += moves
    return found


@cache
def _posts(board: Board) -> dict[str, Post]:
    ways = all_ways(board).start
    return {place: Post(*look, *ways.get(place, (0, 0))) for place, look in looks_of(board).first.items()}


def _outlook(state: State, seat: Seat, ground: Ground) -> Outlook:
    board, rulings, dear = state.board, state.rules.rulings, not state.commands
    ways = all_ways(board)
    barred, (foot, horse) = (
        barred_to_all(state, seat, ways, ground, dear),
        barred_by_enemies(state, ways, ground.rivals),
    )
    roads = tuple(state.roads.items()) if rulings.offroad_counts != "no" else ()
    return Outlook(ground, ways, barred | foot, barred | horse, standing_for(board, rulings, seat, dear, roads))


def _from_here(
    state: State, seat: Seat, place: str, ready: Ready, post: Post, outlook: Outlook
) -> Iterator[MarengoMove]:
    yield from _groups_from_here(state, seat, place, ready, post, outlook)
    for block, cavalry in ready.riders if post.ways else ():
        barred = outlook.on_horse if cavalry else outlook.on_foot
        yield from _rides(seat, block, place, outlook.ways, post.ways & ~(barred >> post.way))


def _in_sight(state: State, seat: Seat, place: str, ready: Ready, post: Post, outlook: Outlook) -> Hashable:
    """The same without the roads: all that decides where groups can go."""
    room = outlook.ground.troops.beside(state.board, place) if ready.many else ()
    return outlook.alike, place, ready, outlook.ground.looks >> post.look & post.looks, room


@for_equal(_in_sight)
def _groups_from_here(
    state: State, seat: Seat, place: str, ready: Ready, post: Post, outlook: Outlook
) -> tuple[MarengoMove, ...]:
    if place in state.board.approach:
        return tuple(legal(state, _out_of_the_block(state, seat, place, ready)))
    return tuple(_marches(state, seat, place, ready.groups, outlook.ground))


def _out_of_the_block(state: State, seat: Seat, place: str, ready: Ready) -> Iterator[MarengoMove]:
    idle, beyond = faces_nobody(state, seat, place), state.board.beyond.get(place)
    for blocks in ready.groups:
        if not idle or len(blocks) < ready.everybody:  # all of them: that is at hand
            yield Withdraw(seat, blocks, place)
        if beyond is not None and state.commands:
            yield March(seat, blocks, place, beyond, state.board.named_way[place])


def _marches(state: State, seat: Seat, place: str, groups: Groups, ground: Ground) -> Iterator[MarengoMove]:
    """To each locale beside this one, or into a block against the enemies there."""
    sure, dear = state.rules.rulings.offroad_counts == "no", not state.commands
    for over in state.board.ways_out[place]:
        to = state.board.beyond[over]
        hard = ground.hard(to)
        for blocks in groups if not dear and over not in ground.rivals.shut else ():
            if not too_full(state, seat, to, len(blocks)):
                march = March(seat, blocks, place, to, state.board.named_way[over])
                if (sure and not hard) or is_legal(state, march):
                    yield march
        if hard and not faces_nobody(state, seat, over):
            for blocks in groups:
                block = Block(seat, blocks, over)
                free = not dear or not block.cost(state, movers(state, seat, place, blocks) or [])
                if free and is_legal(state, block):
                    yield block


@lru_cache(REMEMBERED)
def _rides(seat: Seat, block: str, place: str, ways: Ways, open_: int) -> tuple[Ride, ...]:
    """One block along the roads. One step that costs a command is no ride: a group does the same."""
    found = first_to_each(ways, place, open_)
    return tuple(Ride(seat, block, place, way.route) for way in found if way.leg.free or len(way.route) > 1)
