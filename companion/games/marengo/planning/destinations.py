"""Everything a picked group could do: each move that could be meant, where it leads, what it costs, what it sets off.

Moves are made for every way there is and held against the rules; nothing is checked here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from companion.games.marengo.board.model import Entry
from companion.games.marengo.hints import cost_of, leads_to
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.roads import Enter, Pontoon, Ride, open_displays
from companion.games.marengo.moves.routes import WAIT
from companion.games.marengo.moves.ways import ways_on
from companion.games.marengo.planning.posts import Post
from companion.games.marengo.state import STEPS, State, other
from companion.kernel.game import Objection, Seat

Against: TypeAlias = Callable[[MarengoMove], Sequence[Objection]]  # what this table does not let pass
Route: TypeAlias = tuple[str, ...]


class Candidate(NamedTuple):
    """A move that could be meant, and the locale it leads to or faces."""

    move: MarengoMove
    to: str


class Option(NamedTuple):
    """A move that is looked at: `sets_off` is a word for what comes of it, `against` every rule that forbids it."""

    move: MarengoMove
    to: str
    cost: int
    sets_off: str
    against: tuple[Objection, ...] = ()


class Group(NamedTuple):
    """Blocks of one position, as a player names them."""

    seat: Seat
    post: Post
    words: tuple[str, ...]


def options(state: State, group: Group, against: Against, only_to: str = "") -> list[Option]:
    """Every place the group may go to, each with the ways there that differ: the cheapest first."""
    near, along_roads = (
        [each for each in candidates if only_to in ("", each.to)]
        for candidates in (_near(state, group), _along_roads(state, group))
    )
    found = [_option(state, each) for each in near if not against(each.move)]
    for routes in _by_locale(along_roads).values():
        ridden = next((each for each in routes if not against(each.move)), None)
        if ridden is not None:
            found.append(_option(state, ridden))
    order = list(state.board.locale)
    first = {each.to: not _is_near(state, group, each.to) for each in found}
    return sorted(found, key=lambda each: (first[each.to], order.index(each.to), each.cost))


def can_do_something(state: State, groups: Iterable[Group], against: Against) -> bool:
    """Is there anything that one of these groups may do?"""
    return any(
        not against(each.move) for group in groups for each in (*_near(state, group), *_along_roads(state, group))
    )


def refusals(state: State, group: Group, to: str, against: Against) -> list[Option]:
    """Why the group cannot go there: each move that could be meant, with every rule against it."""
    found = [each for each in _near(state, group) if each.to == to]
    found += _by_locale(_along_roads(state, group)).get(to, [])[:1]
    if not found:
        found = list(_too_far(state, group, to))[:1]
    looked_at = [_option(state, each)._replace(against=tuple(against(each.move))) for each in found]
    return [each for each in looked_at if each.against]


def _too_far(state: State, group: Group, to: str) -> Iterator[Candidate]:
    """What somebody may mean who points at a place to which no way leads now."""
    (seat, post, words), board = group, state.board
    if post.waits:
        for entry in doors(state, seat, post):
            ways = ways_on(board, entry.locale, entry.road or "", 0, True).every
            yield from (Candidate(Enter(seat, words[0], entry.id, way.route), to) for way in ways if way.leg.to == to)
    elif not post.goes_on:
        yield Candidate(March(seat, words, post.place, to), to)


# --- beside the group -----------------------------------------------------------------------------------------------


def _near(state: State, group: Group) -> Iterator[Candidate]:
    """Without a road: to the next locale, into a block or out of it, on to a block, over the pontoon bridge."""
    (seat, post, words), board = group, state.board
    if post.waits:
        yield from _over_the_bridge(state, group)
    elif post.goes_on:
        yield from (Candidate(Continue(seat, words, over), board.beyond[over]) for over in board.ways_out[post.place])
    elif post.place in board.approach:
        yield Candidate(Withdraw(seat, words, post.place), board.locale_of[post.place])
        beyond = board.beyond[post.place]
        yield Candidate(March(seat, words, post.place, beyond, board.named_way[post.place]), beyond)
    else:
        for over in board.ways_out[post.place]:
            to = board.beyond[over]
            yield Candidate(March(seat, words, post.place, to, board.named_way[over]), to)
            yield Candidate(Block(seat, words, over), to)


def _over_the_bridge(state: State, group: Group) -> Iterator[Candidate]:
    seat, post, words = group
    for entry in state.board.entries:
        if entry.pontoon and entry.side == seat and post.place in open_displays(state, seat, entry.id):
            yield from (Candidate(Pontoon(seat, block), entry.locale) for block in words[:1] if len(words) == 1)


# --- along roads ----------------------------------------------------------------------------------------------------


def _along_roads(state: State, group: Group) -> Iterator[Candidate]:
    """One piece by every way the roads have, the cheapest first, then the shortest; with waits if they could help."""
    seat, post, words = group
    if len(words) != 1 or post.place in state.board.approach:
        return
    if post.waits:
        yield from _coming_in(state, seat, post, words[0])
        return
    going = state.going if post.goes_on else None
    if post.goes_on and (going is None or not going.attacked or not going.road):
        return
    road, step, free = (going.road, going.steps, going.free) if going is not None else ("", 0, True)
    for way in ways_on(state.board, post.place, road, step, free).every:
        for route in dict.fromkeys(_with_waits(state, way.route, STEPS - step)):
            yield Candidate(Ride(seat, words[0], post.place, route), way.leg.to)


def _coming_in(state: State, seat: Seat, post: Post, block: str) -> Iterator[Candidate]:
    """By each entry for which this display waits, and on from there."""
    board = state.board
    for entry in doors(state, seat, post):
        road = entry.road or ""
        for waits in range(STEPS if state.roads else 1):
            here = Enter(seat, block, entry.id, (WAIT,) * waits)
            yield Candidate(here, entry.locale)
            step = here.first_step(state)
            for way in ways_on(board, entry.locale, road, step, board.road[road].main).every:
                for route in dict.fromkeys(_with_waits(state, way.route, STEPS - step, first=False)):
                    yield Candidate(Enter(seat, block, entry.id, (*here.route, *route)), way.leg.to)


def doors(state: State, seat: Seat, post: Post) -> list[Entry]:
    """The entries by which those of a display may come in along a road."""
    ours = [entry for entry in state.board.entries if entry.side == seat and not entry.pontoon]
    return [entry for entry in ours if post.place in open_displays(state, seat, entry.id)]


def _with_waits(state: State, route: Route, steps: int, first: bool = True) -> Iterator[Route]:
    """The route itself; then, where somebody has used a road this turn, with one wait more before any of its legs."""
    yield route
    if state.roads and len(route) < steps:
        for at in range(0 if first else 1, len(route)):
            yield from _with_waits(state, (*route[:at], WAIT, *route[at:]), steps, first)


def _by_locale(candidates: Iterable[Candidate]) -> dict[str, list[Candidate]]:
    found: dict[str, list[Candidate]] = {}
    for each in candidates:
        found.setdefault(each.to, []).append(each)
    return found


# --- what comes of it -----------------------------------------------------------------------------------------------


def _option(state: State, candidate: Candidate) -> Option:
    move, to = candidate
    return Option(move, to, cost_of(state, move) or 0, _sets_off(state, move))


def _sets_off(state: State, move: MarengoMove) -> str:
    """In a word: `attack` is one that the other side may answer (BM-MAN-10)."""
    if leads_to(state, move) and state.holds(other(move.seat or ""), leads_to(state, move)):
        return "attack"
    if isinstance(move, Withdraw) and move.is_free(state):
        return "give-up"
    return move.verb()


def _is_near(state: State, group: Group, to: str) -> bool:
    here = state.board.locale_of.get(group.post.place, group.post.place)
    return to == here or to in state.board.adjacent.get(here, ())
