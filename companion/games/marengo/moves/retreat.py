"""Retreats (BM-RET-01..23): everybody leaves the locale; first they show themselves, then losses, then they go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from msgspec.structs import force_setattr, replace

from companion.games.marengo.changes import shift
from companion.games.marengo.losing import lose
from companion.games.marengo.moves.answers import (
    EXAMPLES,
    FEW,
    by_itself,
    handfuls,
    not_asked,
    not_there,
    number_of_handfuls,
    present,
    words_for,
)
from companion.games.marengo.moves.base import MarengoMove, Segment
from companion.games.marengo.moves.checks import entered
from companion.games.marengo.moves.retreat_losses import (
    asked,
    charged,
    leaving,
    sacrifices,
    showings,
    takers,
    to_show,
    under_way,
    ways_to_show,
)
from companion.games.marengo.parts import Retreat
from companion.games.marengo.pieces import each, impossible, kind, order_of_words, pick, strength
from companion.games.marengo.state import State, other
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

# --- they go --------------------------------------------------------------------------------------------------------


def refuges(state: State) -> dict[str, int]:
    """Where they can go, and for how many there is room (BM-RET-12..16)."""
    retreat = under_way(state)
    beside = (to for to in state.board.adjacent[retreat.locale] if next(_closed(state, retreat, to), None) is None)
    room = {to: state.board.locale[to].capacity - state.room_taken(retreat.side, to) for to in beside}
    return {to: free for to, free in room.items() if free > 0}


def _closed(state: State, retreat: Retreat, to: str) -> Iterator[Objection]:
    """Why nobody retreats there, however much room there is."""
    board, facts = state.board, {"case": "to", "seat": retreat.side, "place": retreat.locale, "to": to}
    if to not in board.adjacent[retreat.locale]:
        walls = (board.approach[side].opposite for side in board.sides_of[retreat.locale])
        walled = any(wall is not None and board.locale_of[wall] == to for wall in walls)
        yield no("BM-RET-14" if walled else "BM-RET-12", **facts)
    if to == retreat.away_from:
        yield no("BM-RET-13", **facts)
    elif to in board.locale and state.holds(other(retreat.side), to):
        yield no("BM-RET-15", **facts)


def no_refuge(state: State, to: str, number: int) -> Iterator[Objection]:
    """Why so many blocks cannot retreat there (BM-RET-12..16)."""
    retreat = under_way(state)
    closed = list(_closed(state, retreat, to))
    yield from closed
    room = refuges(state).get(to, 0)
    if not closed and number > room:
        yield no("BM-RET-16", seat=retreat.side, to=to, count=number, room=room)


def neighbours(state: State) -> list[str]:
    """Every locale beside the one they leave, whether or not anybody can go there."""
    board, locale = state.board, under_way(state).locale
    across = (board.approach[side].opposite for side in board.sides_of[locale])
    return list(dict.fromkeys(board.locale_of[side] for side in across if side is not None))


class Go(MarengoMove, frozen=True, tag="go"):
    """Blocks of one position retreat into the reserve of an adjacent locale (BM-RET-12, -17, -18)."""

    place: str
    blocks: tuple[str, ...]
    to: str

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        unasked = list(not_asked(state, seat, asked(state, "go"), "BM-RET-12"))
        if unasked:
            yield from unasked
            return
        if self.place not in leaving(state) or not self.blocks:
            yield no("BM-RET-02", case="place", seat=seat, place=self.place)
        elif (picked := pick(state, seat, self.place, self.blocks)) is None:
            yield not_there(state, seat, self.place, self.blocks)
        else:
            yield from impossible(state, seat, picked)
        yield from no_refuge(state, self.to, len(self.blocks))

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        picked = present(pick(state, seat, self.place, self.blocks))
        state, came = shift(state, seat, self.place, self.to, [block.kind for block in picked])
        story.tell("retreats", "BM-RET-12", "BM-RET-18", seat=seat, place=self.place, to=self.to, count=len(picked))
        there = dict(state.retreated.get(self.to, {}))
        for name, count in came.items():
            there[name] = there.get(name, 0) + count
        return entered(replace(state, retreated={**state.retreated, self.to: there}), seat, self.to)


def _goings(state: State, place: str) -> Iterator[Go]:
    """Every handful to every refuge."""
    words = words_for(state.at(under_way(state).side, place))
    for to, room in refuges(state).items():
        for blocks in handfuls(words, 1, min(room, sum(words.values()))):
            yield Go(under_way(state).side, place, blocks, to)


def _likely_goings(state: State, place: str) -> Iterator[Go]:
    """As many as there is room for, and each kind of block by itself."""
    words = words_for(state.at(under_way(state).side, place))
    for to, room in refuges(state).items():
        most = min(room, sum(words.values()))
        for blocks in dict.fromkeys(chain(islice(handfuls(words, most, most), 1), ((one,) for one in words))):
            yield Go(under_way(state).side, place, blocks, to)


def _ways_to_go(state: State, place: str) -> int:
    words = words_for(state.at(under_way(state).side, place))
    rooms = (min(room, sum(words.values())) for room in refuges(state).values())
    return sum(number_of_handfuls(words, 1, most) for most in rooms)


def _lost(state: State, story: Story) -> State:
    """Nowhere to go (BM-RET-19)."""
    retreat = under_way(state)
    number = state.room_taken(retreat.side, retreat.locale)
    story.tell("no-refuge", "BM-RET-19", "BM-RET-22", seat=retreat.side, place=retreat.locale, count=number)
    for place in leaving(state):
        for name in each(state.at(retreat.side, place)):
            state = lose(state, story, retreat.side, place, name, strength(kind(name).face), "BM-RET-19")
    return state


# --- the segment ----------------------------------------------------------------------------------------------------


class Retreating(Segment):
    """A side leaves a locale, whoever has the turn: it shows itself, takes its losses, goes (BM-RET-11)."""

    chapters = ("BM-RET",)

    def begin(self, state: State, story: Story) -> State:
        seat, locale = under_way(state).side, under_way(state).locale
        number = state.room_taken(seat, locale)
        if number:
            story.tell("retreat", "BM-RET-01", "BM-RET-02", seat=seat, place=locale, count=number)
        came = {place: blocks for place, blocks in state.retreated.items() if place != locale}
        return replace(state, retreated=came)

    def step(self, state: State, story: Story) -> State:
        retreat = under_way(state)
        if to_show(state):
            return self._first_only(state, story, (showings(state, place) for place in to_show(state)))
        if retreat.stage == "show":
            return charged(state, story)
        if retreat.stage == "lose" and not any(takers(state, place) for place in retreat.due):
            return replace(state, retreat=replace(retreat, stage="go"))
        if retreat.stage == "lose":
            return self._first_only(state, story, (sacrifices(state, place) for place in retreat.due))
        return self._gone(state, story)

    def _first_only(self, state: State, story: Story, answers: Iterable[Iterator[MarengoMove]]) -> State:
        """One position after the other, whatever leaves nothing to decide."""
        return next((after for ways in answers if (after := by_itself(state, story, ways)) is not state), state)

    def _gone(self, state: State, story: Story) -> State:
        left, rooms = state.room_taken(under_way(state).side, under_way(state).locale), refuges(state)
        together = state.rules.rulings.partial_retreat == "all-lost"  # BM-AMB-24
        if left and (not rooms or (together and sum(rooms.values()) < left)):
            return _lost(state, story)
        if not left or len(rooms) > 1:
            return state
        kinds = {name for place in leaving(state) for name in state.at(under_way(state).side, place)}
        if left > sum(rooms.values()) and len(kinds) > 1:  # who gets away?
            return state
        return by_itself(state, story, islice(_likely_goings(state, leaving(state)[0]), 1))

    def decisions(self, state: State) -> Iterator[Decision]:
        retreat = under_way(state)
        occasion = f"{state.turn} {retreat.locale}"
        if to_show(state):
            many = sum(ways_to_show(state, place) for place in to_show(state)) > FEW
            yield Decision(retreat.side, "show", ("show",), occasion, complete=False, typed=many)
        elif retreat.stage == "lose":
            yield Decision(retreat.side, "sacrifice", ("sacrifice",), occasion, complete=False)
        elif retreat.stage == "go" and leaving(state):
            many = sum(_ways_to_go(state, place) for place in leaving(state)) > FEW
            yield Decision(retreat.side, "go", ("go",), occasion, complete=False, typed=many)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind == "show":
            most = EXAMPLES if decision.typed else FEW
            return chain(*(islice(showings(state, place), most) for place in to_show(state)))
        if decision.kind == "sacrifice":
            return chain(*(sacrifices(state, place) for place in under_way(state).due))
        ways = _likely_goings if decision.typed else _goings
        return legal(state, chain(*(ways(state, place) for place in leaving(state))))
