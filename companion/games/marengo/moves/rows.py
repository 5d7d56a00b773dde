"""Both sides of an assault under way: where they stand, who leads, who stands behind (BM-ASLT-06, BM-ASLT-22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from msgspec.structs import replace

from companion.games.marengo.board.model import Approach
from companion.games.marengo.combat import ABREAST
from companion.games.marengo.losing import lose
from companion.games.marengo.moves.answers import present
from companion.games.marengo.parts import Assault, Blocks, Loss, Row
from companion.games.marengo.pieces import Picked, kind, name_of, pick, possible_faces, shown_as, strength, weaker
from companion.games.marengo.state import State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


def begun(over: str, leaders: Iterable[str]) -> Assault:
    """An assault whose attackers have shown who leads (BM-AS01-01); the next step is defensive fire."""
    return Assault(over, 2, row_of(leaders))


def row_of(leaders: Iterable[str]) -> Row:
    first = tuple(sorted(leaders))
    return Row(first, kind(first[0]).arm, len(first))


def next_is(state: State, step: int) -> bool:
    """Is this step of an assault the next thing to do, all losses before it taken?"""
    free = state.assault is not None and state.retreat is None and state.result is None
    return free and not under_way(state).losses and under_way(state).step == step


def under_way(state: State) -> Assault:
    return present(state.assault)


def going_on(state: State, **changes: object) -> State:
    """The same battle with the assault changed."""
    return replace(state, assault=replace(under_way(state), **changes))


# --- where they stand -----------------------------------------------------------------------------------------------


def position(state: State, side: Seat) -> str:
    """The approach from which a side fights."""
    over = under_way(state).over
    return over if side == state.side else state.board.opposite[over]


def attacked(state: State) -> Approach:
    """The approach under attack: it says how many fit abreast for both sides and in pursuit too (BM-AMB-29)."""
    return state.board.approach[position(state, state.enemy)]


def abreast(state: State) -> int:
    return ABREAST[attacked(state).width]


# --- who stands there -----------------------------------------------------------------------------------------------


def row(state: State, side: Seat) -> Row:
    return under_way(state).attacker if side == state.side else under_way(state).defender


def with_first(state: State, side: Seat, first: Iterable[str]) -> State:
    changed = replace(row(state, side), first=tuple(sorted(first)))
    return going_on(state, attacker=changed) if side == state.side else going_on(state, defender=changed)


def participants(state: State, side: Seat) -> Blocks:
    """Whoever takes part: of the attackers those who have stormed, of the defenders all at the approach."""
    here = state.at(side, position(state, side))
    return {name: count for name, count in here.items() if side != state.side or kind(name).stormed}


def second_row(state: State, side: Seat) -> Blocks:
    behind = dict(participants(state, side))
    for name in row(state, side).first:
        behind[name] = behind.get(name, 0) - 1
    return {name: count for name, count in behind.items() if count > 0}


def pick_among(state: State, side: Seat, blocks: Blocks, words: Iterable[str]) -> list[Picked] | None:
    """The blocks that a player means, of these alone."""
    place = position(state, side)
    return pick(state.with_stand(side, place, blocks), side, place, words)


def strengths(names: Iterable[str]) -> list[int]:
    return [strength(kind(name).face) for name in names]


def astray(state: State) -> Iterator[Objection]:
    """Rows that a correction has torn away from what stands there; none on an honest table."""
    for side in (state.side, state.enemy) if state.assault is not None else ():
        here, shown = participants(state, side), Counter(row(state, side).first)
        if (under_way(state).result > 0) == (side == state.side):  # the winner
            shown.update(under_way(state).pursuit)
        if any(count > here.get(name, 0) for name, count in shown.items()):
            yield no("BM-ASLT-06", case="astray", seat=side, place=position(state, side))


# --- what they could show -------------------------------------------------------------------------------------------


class Showing(NamedTuple):
    """A block that could show this face now, and how a player says so."""

    name: str
    face: str

    @property
    def word(self) -> str:
        return shown_as(self.name, self.face)


def could_show(state: State, side: Seat, blocks: Blocks, arms: str) -> list[Showing]:
    """What any of these blocks could show of these arms, as far as everybody knows."""
    faces = ((name, face) for name in blocks for face in possible_faces(state, side, name))
    return [Showing(name, face) for name, face in faces if face[0] in arms]


def side_by_side(blocks: Blocks, could: list[Showing], most: int) -> Iterator[tuple[Showing, ...]]:
    """Up to so many of one arm together, and never more of a kind than there are."""
    for number in range(1, most + 1):
        for together in combinations_with_replacement(could, number):
            names = [showing.name for showing in together]
            one_arm = len({showing.face[0] for showing in together}) == 1
            if one_arm and all(names.count(name) <= blocks[name] for name in set(names)):
                yield together


# --- losing strength ------------------------------------------------------------------------------------------------


def hurt(state: State, story: Story, loss: Loss, name: str, points: int) -> State:
    """A block of a row loses strength; rows and pursuers stay what stands there."""
    face, where = kind(name).face, position(state, loss.side)
    state = lose(state, story, loss.side, where, name, points, loss.rule)
    left = weaker(face, points)
    after = (name_of(kind(name)._replace(face=left)),) if left else ()
    if loss.pursuers:
        return going_on(state, pursuit=_instead(under_way(state).pursuit, name, after))
    first = row(state, loss.side).first
    return with_first(state, loss.side, _instead(first, name, after)) if first else state


def _instead(names: tuple[str, ...], gone: str, come: tuple[str, ...]) -> tuple[str, ...]:
    at = names.index(gone)
    return (*names[:at], *come, *names[at + 1 :])


# --- objections that several answers share --------------------------------------------------------------------------


def not_shown(picked: Iterable[Picked], rule: str, seat: Seat) -> Iterator[Objection]:
    """A block whose face has to be shown, and that is named without it."""
    hidden = sum(not block.known for block in picked)
    if hidden:
        yield no(rule, case="hidden", seat=seat, count=hidden)
