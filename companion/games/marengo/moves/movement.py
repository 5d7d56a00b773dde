"""Phase 3: movement, with maneuver attacks and reinforcements (BM-MOVE-01, BM-TURN-05)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from companion.games.marengo.moves.base import MarengoMove, Segment, next_phase
from companion.games.marengo.moves.checks import idle_blocks, resting_rule
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.roads import Enter, Pontoon, Ride, open_displays
from companion.games.marengo.pieces import each, kind, possible_faces, shown_as, word
from companion.games.marengo.state import STEPS, WAITING, State
from companion.kernel.game import Decision, Move, Seat
from companion.kernel.moves import legal

VERBS = ("move", "block", "withdraw", "road", "continue", "enter", "pontoon", "next")


class Movement(Segment):
    """Groups in any order (BM-CMD-24), each piece once (BM-CMD-25), as far as the command points go."""

    chapters = ("BM-MOVE", "BM-BLK", "BM-ROAD", "BM-CMD")

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready:
            yield Decision(state.side, "move", VERBS, f"{state.turn}", complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return chain(legal(state, dict.fromkeys(likely(state, state.side))), next_phase(state))


# --- what people are likely to do -----------------------------------------------------------------------------------


def likely(state: State, seat: Seat) -> Iterator[MarengoMove]:
    """First what has to be done or is at hand, then each position: all of it or one block, wherever it could go."""
    yield from _given_up(state, seat)
    yield from continuations(state, seat)
    yield from riding_on(state, seat)
    yield from reinforcements(state, seat)
    for place in state.stand[seat]:
        if not place.startswith(WAITING):
            for blocks in _groups(state, seat, place):
                yield from _ways(state, seat, place, blocks)
            yield from rides(state, seat, place)


def _given_up(state: State, seat: Seat) -> Iterator[MarengoMove]:
    for place in idle_blocks(state, seat):
        yield Withdraw(seat, tuple(word(name) for name in each(state.at(seat, place))), place)


def _groups(state: State, seat: Seat, place: str) -> list[tuple[str, ...]]:
    """All that may still move, and every single kind of block of them."""
    may = [name for name in each(state.at(seat, place)) if not resting_rule(state, seat, kind(name))]
    words = sorted(word(name) for name in may)
    single = [(one,) for one in dict.fromkeys(words)]
    return ([tuple(words)] if len(words) > 1 else []) + single


def _ways(state: State, seat: Seat, place: str, blocks: tuple[str, ...]) -> Iterator[MarengoMove]:
    board = state.board
    if place in board.approach:
        yield Withdraw(seat, blocks, place)
        if place in board.beyond:
            yield March(seat, blocks, place, board.beyond[place], _via(state, place))
        return
    for over in board.ways_out[place]:
        yield March(seat, blocks, place, board.beyond[over], _via(state, over))
        yield Block(seat, blocks, over)


def _via(state: State, over: str) -> str:
    """Named only where two pairs join the same locales."""
    board = state.board
    return over if len(board.facing(board.locale_of[over], board.beyond[over])) > 1 else ""


def continuations(state: State, seat: Seat) -> Iterator[MarengoMove]:
    going = state.going
    for name in dict.fromkeys(going.group) if going is not None else ():
        for face in possible_faces(state, seat, name):
            for over in state.board.ways_out[going.place] if going is not None and face[0] == "c" else ():
                yield Continue(seat, (shown_as(name, face),), over)


def riding_on(state: State, seat: Seat) -> Iterator[MarengoMove]:
    """Cavalry that has won a maneuver attack by road takes the steps that are left (BM-MAN-20)."""
    going = state.going
    if going is not None and going.attacked and going.road:
        for name in going.group:
            for route in routes(state, going.place, going.steps, (going.road,)):
                yield Ride(seat, word(name), going.place, route)


def rides(state: State, seat: Seat, place: str) -> Iterator[MarengoMove]:
    """One block of each kind along every road, as far as it leads."""
    if place not in state.board.road_net.at:
        return
    for name in state.at(seat, place):
        if not resting_rule(state, seat, kind(name)):
            for route in routes(state, place, 0, state.board.road_net.at[place]):
                yield Ride(seat, word(name), place, route)


def routes(state: State, place: str, step: int, roads: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every way along these roads with the steps that are left, without turning back; no waiting but before the first
    crossing, as long as others have been there.
    """
    for road in roads:
        yield from _along(state, place, road, step, (), frozenset((place,)))


def _along(
    state: State, at: str, road: str, step: int, so_far: tuple[str, ...], seen: frozenset[str]
) -> Iterator[tuple[str, ...]]:
    if step >= STEPS:
        return
    net = state.board.road_net
    changes = tuple(change.road for change in net.changes.get((at, road), ()))
    for by in (road, *changes):
        for way in net.steps.get((at, by), ()):
            if way.to in seen or way.approach.startswith("@"):
                continue
            several = len(net.through[way.approach]) > 1
            route = (*so_far, f"{way.approach}@{by}" if several else way.approach)
            yield route
            yield from _along(state, way.to, by, step + 1, route, seen | {way.to})


def reinforcements(state: State, seat: Seat) -> Iterator[MarengoMove]:
    for entry in state.board.entries:
        if entry.side != seat:
            continue
        for place in open_displays(state, seat, entry.id):
            for name in state.at(seat, place):
                if entry.pontoon:
                    yield Pontoon(seat, word(name))
                else:
                    yield Enter(seat, word(name), entry.id)
                    for route in routes(state, entry.locale, 1, (entry.road or "",)):
                        yield Enter(seat, word(name), entry.id, route)
