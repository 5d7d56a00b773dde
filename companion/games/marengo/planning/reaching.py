"""Who could reach a locale in a side's next turn: by group, by road, as reinforcements.

The position is the one of today with the next turn begun: the rules are asked of each move there. What the turn itself
could change before is not considered: waking blocks, assaults, retreats, ways that other moves open, close or fill.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from companion.games.marengo.hints import way_of
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.moves.ending import end_turn
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.roads import Pontoon
from companion.games.marengo.pieces import ANY, possible_faces
from companion.games.marengo.planning.destinations import Against, Group, Option, options
from companion.games.marengo.planning.posts import Post, heaps, posts
from companion.games.marengo.state import State
from companion.kernel.game import Seat
from companion.kernel.story import Story

SHOWN = ("c", "i")  # an arm that has to show itself before some attacks (BM-MAN-05, BM-MAN-06)


class Arrival(NamedTuple):
    """Blocks of one position that could come: how many at once, over which approach or by which entry."""

    post: Post
    blocks: int
    option: Option
    over: str
    as_arm: str = ""  # only if one of them is such an arm and shows itself


def next_turn(state: State, seat: Seat) -> State | None:
    """The movement of this side's next turn, if nothing happened till then; nothing if there is none any more."""
    if state.result is not None:
        return None
    later = replace(state, hit=None, assault=None, maneuver=None, retreat=None)
    while later.result is None:
        later = end_turn(later, Story(lambda move: ""))
        if later.side == seat:
            return replace(later, phase="move") if later.result is None else None
    return None


def arrivals(state: State, seat: Seat, locale: str) -> list[Arrival]:
    """In the movement that `state` has, with all its command points; the cheapest ways first."""
    found = [each for post in posts(state, seat) for each in _of(state, seat, post, locale)]
    return sorted(found, key=lambda each: (each.option.cost, each.as_arm))


def _of(state: State, seat: Seat, post: Post, locale: str) -> Iterator[Arrival]:
    """The largest group of a position that may go there, and one piece by road if that differs."""
    if state.board.locale_of.get(post.place, post.place) == locale:
        return
    everybody = [named for named, count in heaps(state, seat, post).items() for _ in range(count)]
    for as_arm in ("", *SHOWN):
        ways = list(_ways(state, seat, post, locale, everybody, as_arm))
        if ways:
            yield from ways
            return


def _ways(state: State, seat: Seat, post: Post, locale: str, everybody: list[str], as_arm: str) -> Iterator[Arrival]:
    known: set[str] = set()
    for count in range(1 if post.waits else len(everybody), 0, -1):
        for named in dict.fromkeys(everybody) if count == 1 else ("",):
            words = _shown(state, seat, (named,) if named else tuple(everybody[:count]), as_arm)
            for each in options(state, Group(seat, post, words), _asked(state), locale) if words else ():
                verb = each.move.verb()
                if verb not in known and not isinstance(each.move, Block | Withdraw):
                    known.add(verb)
                    yield Arrival(post, count, each, _over(state, each.move), as_arm)


def _shown(state: State, seat: Seat, words: tuple[str, ...], arm: str) -> tuple[str, ...]:
    """The same blocks, one of which nobody knows shows such an arm; nobody if none can be one."""
    if not arm:
        return words
    face = next((face for face in possible_faces(state, seat, ANY) if face[0] == arm), "")
    hidden = next((at for at, named in enumerate(words) if named == ANY), None)
    if not face or hidden is None:
        return ()
    return (*words[:hidden], f"{ANY}={face}", *words[hidden + 1 :])


def _asked(state: State) -> Against:
    return lambda move: tuple(move.objections(state))


def _over(state: State, move: MarengoMove) -> str:
    """The side of the locale that is entered: an approach, or an entry."""
    if isinstance(move, March):
        return state.board.opposite[move.over(state)]
    if isinstance(move, Pontoon):
        return move.entry(state)
    course = way_of(state, move)
    over = course.legs[-1].over if course is not None and course.legs else ""
    return state.board.opposite.get(over, over.removeprefix("@"))
