"""Changing what stands where: showing a face, going to another position, losing strength and morale."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from companion.games.marengo import told
from companion.games.marengo.pieces import ANY, Picked, kind, name_of, strength, weaker
from companion.games.marengo.state import State, other
from companion.kernel.game import Fact, Seat
from companion.kernel.story import Story


def show(state: State, seat: Seat, place: str, picked: Iterable[Picked]) -> State:
    """These blocks of a position have shown their faces; everybody remembers."""
    for block in picked:
        if not block.face or kind(block.kind).face:
            continue
        shuffle = kind(block.kind).shuffle
        if block.face in state.shuffles.get(shuffle, ()):
            rest = list(state.shuffles[shuffle])
            rest.remove(block.face)
            state = replace(state, shuffles={**state.shuffles, shuffle: tuple(rest)})
        here = dict(state.at(seat, place))
        here[block.kind] -= 1
        here[block.shown] = here.get(block.shown, 0) + 1
        state = state.with_stand(seat, place, here)
        state = told.shown(state, seat, told.group(place, block.kind), block.face)
    return state


def shift(
    state: State, seat: Seat, start: str, to: str, kinds: Iterable[str], flag: str = ""
) -> tuple[State, dict[str, int]]:
    """Blocks of these kinds go from one position to another; `flag`: `m` if that was their move, `s` their assault.

    Also the kinds they are then.
    """
    here, there = dict(state.at(seat, start)), dict(state.at(seat, to))
    came: dict[str, int] = {}
    for name in kinds:
        after = _marked(name, flag)
        here[name] -= 1
        if start == to:
            here[after] = here.get(after, 0) + 1
        else:
            there[after] = there.get(after, 0) + 1
        came[after] = came.get(after, 0) + 1
        if state.told:
            state = told.moved(state, seat, told.group(start, name), told.group(to, after))
    return state.with_stands(seat, {start: here} if start == to else {start: here, to: there}), came


@cache
def _marked(name: str, flag: str) -> str:
    parts = kind(name)
    return name_of(parts._replace(moved=parts.moved or flag == "m", stormed=parts.stormed or flag == "s"))


def lose(state: State, story: Story, seat: Seat, place: str, name: str, points: int, *rules: str) -> State:
    """A block whose face everybody knows loses strength, its army as much morale (BM-DEM-01..03, BM-ASLT-25).

    Whether the box has a spare for it changes nothing (BM-AMB-27).
    """
    parts = kind(name)
    points = min(points, strength(parts.face))
    after = weaker(parts.face, points)
    if parts.arm == "a" and not after:
        gun = replace(state.guns[seat], announced=0, lost=True)
        state = replace(state, guns={**state.guns, seat: gun})
    here = dict(state.at(seat, place))
    here[name] -= 1
    if after:
        reduced = name_of(parts._replace(face=after))
        here[reduced] = here.get(reduced, 0) + 1
    state = state.with_stand(seat, place, here)
    army = dict(state.muster[seat])
    taken = parts.face if army.get(parts.face) else ANY  # a display whose types nobody has named
    army[taken] = army.get(taken, 0) - 1
    if after:
        army[after] = army.get(after, 0) + 1
    army = {face: army[face] for face in sorted(army) if army[face] > 0}
    state = replace(state, muster={**state.muster, seat: army}, lost={**state.lost, seat: state.lost[seat] + points})
    facts: dict[str, Fact] = {"seat": seat, "face": parts.face, "place": place, "points": points}
    story.tell("reduced" if after else "eliminated", *rules, "BM-ASLT-25", after=after or "none", **facts)
    return lower_morale(state, story, seat, points)


def lower_morale(state: State, story: Story, seat: Seat, points: int) -> State:
    """BM-DEM-01, BM-DEM-03, BM-DEM-04."""
    before = state.morale[seat]
    after = max(0, before - points)
    state = replace(state, morale={**state.morale, seat: after})
    story.tell("morale", "BM-DEM-01", seat=seat, points=points, morale=after)
    if after == 0 and not state.demoralized(seat):
        state = replace(state, broke={**state.broke, seat: state.round})
        story.tell("demoralized", "BM-DEM-03", seat=seat, rival=other(seat))
    return state
