"""Phase 3: movement, with maneuver attacks and reinforcements (BM-MOVE-01, BM-TURN-05)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from companion.games.marengo.board.model import Board, Entry
from companion.games.marengo.moves.base import MarengoMove, Segment, is_now, next_phase
from companion.games.marengo.moves.checks import give_up_first, idle_blocks
from companion.games.marengo.moves.continuing import continuations
from companion.games.marengo.moves.ground import Ground, ground
from companion.games.marengo.moves.groups import Withdraw
from companion.games.marengo.moves.positions import from_all_positions
from companion.games.marengo.moves.roads import (
    Enter,
    Pontoon,
    Ride,
    cannot_enter,
    due_displays,
    entry_key,
    may_not_attack,
    open_displays,
)
from companion.games.marengo.moves.routes import REMEMBERED
from companion.games.marengo.moves.ways import Ways, barred_ways, first_to_each, ways_on
from companion.games.marengo.parts import Going
from companion.games.marengo.pieces import each, kind, word
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Move, Seat
from companion.kernel.moves import legal
from companion.kernel.remembering import for_equal

Waits: TypeAlias = tuple[tuple[str, tuple[tuple[str, int], ...]], ...]  # display -> who waits there
VERBS = ("move", "block", "withdraw", "road", "continue", "enter", "pontoon", "next")


class Movement(Segment):
    """Groups in any order (BM-CMD-24), each piece once (BM-CMD-25), as far as the command points go."""

    chapters = ("BM-MOVE", "BM-BLK", "BM-ROAD", "BM-CMD")

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready:
            yield _decision(state.side, state.turn)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return chain(likely(state, state.side), next_phase(state))


@cache
def _decision(seat: Seat, turn: int) -> Decision:
    return Decision(seat, "move", VERBS, f"{turn}", complete=False)


# --- what people are likely to do -----------------------------------------------------------------------------------
# Most of these moves are found part by part: blocks that may move, ways that are open, room where they lead. Each part
# is asked of the rules once for all moves that share it; where more than these could speak against a move, it is asked
# of the move itself.


def likely(state: State, seat: Seat) -> list[MarengoMove]:
    """First what has to be done, follows from the last move or comes onto the map; then what each position can do."""
    if not is_now(state, seat, "move"):
        return []
    before_us, going = ground(state, seat), state.going
    found: list[MarengoMove] = list(legal(state, _given_up(state, seat))) if idle_blocks(state, seat) else []
    if going is not None:
        found += dict.fromkeys(continuations(state, seat))
        if going.attacked and going.road:
            found += legal(state, dict.fromkeys(_riding_on(state, seat, going, before_us)))
    if give_up_first(state, seat):
        return found
    here = state.stand[seat]
    due = [place for place in due_displays(state.board, seat, state.round) if place in here]
    if due:
        found += _reinforcements(state, seat, before_us, due)
    found += from_all_positions(state, seat, before_us)
    return found


def _given_up(state: State, seat: Seat) -> Iterator[MarengoMove]:
    for place in idle_blocks(state, seat):
        yield Withdraw(seat, tuple(word(name) for name in each(state.at(seat, place))), place)


def _riding_on(state: State, seat: Seat, going: Going, ground: Ground) -> Iterator[MarengoMove]:
    """Cavalry that has won a maneuver attack by road takes the steps that are left (BM-MAN-20)."""
    ways = ways_on(state.board, going.place, going.road, going.steps, going.free)
    dear = going.free and not state.commands
    for name in going.group:
        barred = barred_ways(state, seat, ways, ground, kind(name).arm == "c", dear)
        for way in first_to_each(ways, going.place, ways.start[going.place][1] & ~barred):
            yield Ride(seat, word(name), going.place, way.route)


class Gates(NamedTuple):
    """What the board has within reach of whoever comes in."""

    locales: frozenset[str]
    crossings: frozenset[str]  # of roads, by their keys


@cache
def _gates(board: Board, seat: Seat) -> Gates:
    entries = [entry for entry in board.entries if entry.side == seat]
    ways = [ways_on(board, entry.locale, entry.road, 0, True) for entry in entries if entry.road]
    locales = [entry.locale for entry in entries] + [locale for each in ways for locale in each.into]
    crossings = [entry_key(board, entry.id) for entry in entries] + [key for each in ways for key in each.by_key]
    return Gates(frozenset(locales), frozenset(crossings))


def _at_the_gates(state: State, seat: Seat, ground: Ground, due: Sequence[str]) -> Hashable:
    """Who may come, with which means, and how the ground lies before them: all that decides who can, and where."""
    board, stand, roads = state.board, state.stand[seat], state.roads
    rulings, near = state.rules.rulings, _gates(board, seat)
    waits = tuple([(place, tuple(stand[place].items())) for place in due])
    one_way = rulings.road_direction != "crossing"  # then it matters who rides anywhere on a road
    return (
        board, rulings, seat, waits, _army_that_waits(state, seat, waits), not state.commands,
        state.pontoon, state.taken, state.failed, ground.rivals.shut, ground.rivals.enemies,
        tuple([locale for locale in ground.troops.full if locale in near.locales]),
        tuple([(key, roads[key]) for key in roads if one_way or key in near.crossings]),
    )  # fmt: skip


def _army_that_waits(state: State, seat: Seat, waits: Waits) -> Hashable:
    """Where faces are known of those who wait, they can be what an army as it is cannot have."""
    if not any(kind(name).face for _, here in waits for name, _ in here):
        return ()
    stand = tuple((place, tuple(here.items())) for place, here in state.stand[seat].items())
    return stand, tuple(state.muster[seat].items()), state.guns[seat].lost, tuple(state.shuffles.items())


@for_equal(_at_the_gates)
def _reinforcements(state: State, seat: Seat, ground: Ground, due: Sequence[str]) -> tuple[MarengoMove, ...]:
    return tuple(dict.fromkeys(_coming_in(state, seat, ground)))


def _coming_in(state: State, seat: Seat, ground: Ground) -> Iterator[MarengoMove]:
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
    if cannot_enter(state, seat, entry.id, block) or here.reading(state)[1]:
        return
    yield here
    ways = ways_on(state.board, entry.locale, road, here.first_step(state), state.board.road[road].main)
    barred = barred_ways(state, seat, ways, ground, block[-2:-1] == "c", not state.commands)
    further = _further(seat, block, entry.id, ways, entry.locale, ways.start[entry.locale][1] & ~barred)
    # It has just come along that road itself, and that counts too; and not everywhere those who come in may attack.
    sure = state.rules.rulings.road_direction == "crossing" and not may_not_attack(state)
    yield from further if sure else legal(state, further)


@lru_cache(REMEMBERED)
def _further(seat: Seat, block: str, entry: str, ways: Ways, at: str, open_: int) -> tuple[Enter, ...]:
    """On from the entry locale along the roads."""
    return tuple(Enter(seat, block, entry, way.route) for way in first_to_each(ways, at, open_))
