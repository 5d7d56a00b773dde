"""Changing what stands where: showing a face, going to another position."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from companion.games.marengo import told
from companion.games.marengo.pieces import Picked, kind, name_of
from companion.games.marengo.state import State
from companion.kernel.game import Seat
from companion.kernel.story import Story


def show(state: State, story: Story, seat: Seat, place: str, picked: Iterable[Picked]) -> State:
    """These blocks of a position have shown their faces; everybody remembers (BM-HID-03)."""
    for block in picked:
        if not block.face or kind(block.kind).face:
            continue
        story.reveal()
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
    """Blocks of these kinds go from one position to another, and the kinds they are then.

    `flag`: `m` if that was their move, `s` their assault; `mz` if they sleep after it.
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
    moved, stormed, asleep = parts.moved or "m" in flag, parts.stormed or "s" in flag, parts.asleep or "z" in flag
    return name_of(parts._replace(moved=moved, stormed=stormed, asleep=asleep))
