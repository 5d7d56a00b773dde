"""Phase 3: movement, with maneuver attacks and reinforcements (BM-MOVE-01, BM-TURN-05)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias

from companion.games.marengo.board.model import Entry
from companion.games.marengo.moves.base import MarengoMove, Segment, next_phase
from companion.games.marengo.moves.checks import (
    Ground,
    faces_nobody,
    give_up_first,
    ground,
    idle_blocks,
    movers,
    resting_rule,
    too_full,
)
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.roads import Enter, Pontoon, Ride, open_displays
from companion.games.marengo.moves.routes import open_ways, ways_from
from companion.games.marengo.pieces import each, kind, possible_faces, shown_as, word
from companion.games.marengo.state import WAITING, Blocks, State
from companion.kernel.game import Decision, Move, Seat
from companion.kernel.moves import is_legal, legal

Groups: TypeAlias = list[tuple[str, ...]]  # each as a player names it
VERBS = ("move", "block", "withdraw", "road", "continue", "enter", "pontoon", "next")


class Movement(Segment):
    """Groups in any order (BM-CMD-24), each piece once (BM-CMD-25), as far as the command points go."""

    chapters = ("BM-MOVE", "BM-BLK", "BM-ROAD", "BM-CMD")

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready:
            yield Decision(state.side, "move", VERBS, f"{state.turn}", complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return chain(likely(state, state.side), next_phase(state))


# --- what people are likely to do -----------------------------------------------------------------------------------
# Most of these moves are found part by part: blocks that may move, ways that are open, room where they lead. Each part
# is asked of the rules once for all moves that share it; where more than these could speak against a move, it is asked
# of the move itself.


def likely(state: State, seat: Seat) -> Iterator[MarengoMove]:
    """First what has to be done, follows from the last move or comes onto the map; then what each position can do."""
    before_us = ground(state, seat)
    yield from legal(state, _given_up(state, seat))
    yield from legal(state, dict.fromkeys(continuations(state, seat)))
    yield from legal(state, dict.fromkeys(_riding_on(state, seat, before_us)))
    if next(give_up_first(state, seat), None) is not None:
        return
    yield from dict.fromkeys(_reinforcements(state, seat, before_us))
    for place in state.stand[seat]:
        if not place.startswith(WAITING):
            yield from _from_here(state, seat, place, before_us)


def _from_here(state: State, seat: Seat, place: str, ground: Ground) -> Iterator[MarengoMove]:
    """Each position: all of it or one block, wherever it could go."""
    here = state.at(seat, place)
    ready = {name: count for name, count in here.items() if not resting_rule(state, seat, kind(name))}
    if not ready:
        return
    groups = _groups(ready)
    if place in state.board.approach:
        yield from legal(state, _out_of_the_block(state, seat, place, groups))
        return
    yield from _marches(state, seat, place, groups, ground)
    yield from _rides(state, seat, place, ready, ground)


def _given_up(state: State, seat: Seat) -> Iterator[MarengoMove]:
    for place in idle_blocks(state, seat):
        yield Withdraw(seat, tuple(word(name) for name in each(state.at(seat, place))), place)


def _groups(ready: Blocks) -> Groups:
    """All of them, and every single kind of block."""
    words = sorted(word(name) for name in each(ready))
    single: Groups = [(one,) for one in dict.fromkeys(words)]
    return [tuple(words), *single] if len(words) > 1 else single


def _out_of_the_block(state: State, seat: Seat, place: str, groups: Groups) -> Iterator[MarengoMove]:
    idle, beyond = faces_nobody(state, seat, place), state.board.beyond.get(place)
    everybody = state.number(seat, place)
    for blocks in groups:
        if not idle or len(blocks) < everybody:  # all of them: that is at hand
            yield Withdraw(seat, blocks, place)
        if beyond is not None and state.commands:
            yield March(seat, blocks, place, beyond, state.board.named_way[place])


def _marches(state: State, seat: Seat, place: str, groups: Groups, ground: Ground) -> Iterator[MarengoMove]:
    """To each locale beside this one, or into a block against the enemies there."""
    sure, dear = state.rules.rulings.offroad_counts == "no", not state.commands
    for over in state.board.ways_out[place]:
        to = state.board.beyond[over]
        hard = to in ground.hard
        for blocks in groups if not dear and over not in ground.shut else ():
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


def continuations(state: State, seat: Seat) -> Iterator[MarengoMove]:
    going = state.going
    if going is None:
        return
    facing = [over for over in state.board.ways_out[going.place] if not faces_nobody(state, seat, over)]
    for name in going.group if facing else ():
        for face in possible_faces(state, seat, name):
            for over in facing if face[0] == "c" else ():
                yield Continue(seat, (shown_as(name, face),), over)


def _riding_on(state: State, seat: Seat, ground: Ground) -> Iterator[MarengoMove]:
    """Cavalry that has won a maneuver attack by road takes the steps that are left (BM-MAN-20)."""
    going = state.going
    if going is not None and going.attacked and going.road:
        ways = ways_from(state.board, going.place, going.road, going.steps, going.free)
        dear = going.free and not state.commands
        for name in going.group:
            for way in open_ways(state, seat, going.place, ways, ground, kind(name).arm == "c", dear):
                yield Ride(seat, word(name), going.place, way.route)


def _rides(state: State, seat: Seat, place: str, ready: Blocks, ground: Ground) -> Iterator[MarengoMove]:
    """One block of each kind along the roads. One step that costs a command is no ride: a group does the same."""
    ways, dear = ways_from(state.board, place), not state.commands
    for name in ready if ways else ():
        block = word(name)
        for way in open_ways(state, seat, place, ways, ground, kind(name).arm == "c", dear):
            if way.leg.free or way.before:
                yield Ride(seat, block, place, way.route)


def _reinforcements(state: State, seat: Seat, ground: Ground) -> Iterator[MarengoMove]:
    for entry in state.board.entries:
        for place in open_displays(state, seat, entry.id) if entry.side == seat else ():
            for name in state.at(seat, place):
                if entry.pontoon:
                    yield from legal(state, (Pontoon(seat, word(name)),))
                else:
                    yield from _entering(state, seat, entry, word(name), ground)


def _entering(state: State, seat: Seat, entry: Entry, block: str, ground: Ground) -> Iterator[Enter]:
    """To the entry locale, or on from there; who cannot come in at all cannot go on either."""
    here, road = Enter(seat, block, entry.id), entry.road or ""
    if is_legal(state, here):
        yield here
        ways = ways_from(state.board, entry.locale, road, here.first_step(state), state.board.road[road].main)
        shown, dear = block[-2:-1] == "c", not state.commands
        one_way = state.rules.rulings.road_direction == "road"  # it has just come along that road itself
        for way in open_ways(state, seat, entry.locale, ways, ground, shown, dear):
            further = Enter(seat, block, entry.id, way.route)
            if (way.leg.to not in ground.hard and not one_way) or is_legal(state, further):
                yield further
