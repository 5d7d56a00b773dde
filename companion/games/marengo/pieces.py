"""Blocks as everybody knows them: kinds, how a player names them, showing a face, losing strength.

A player names blocks by words: `x` any whose face is not shown, the least known first; `c2` one that is a c2, known as
such or shown now; `z` one that sleeps; `x2` one of the second shuffle; `x=c2`, `z=c2`, `x2=c2` one of those, shown now;
`c2z` one that sleeps and is known as a c2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from companion.games.marengo import told
from companion.games.marengo.state import WAITING, Blocks, State, asked_once, other
from companion.kernel.game import Fact, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

ARMS = ("i", "c", "a")
FACES = tuple(f"{arm}{strength}" for arm in ARMS for strength in (1, 2, 3))
ANY, ASLEEP = "x", "z"


class Kind(NamedTuple):
    """A kind of block, taken apart."""

    face: str  # "" if nobody but its owner knows it
    shuffle: str  # the shuffle it was mixed in, if its face is not known: `x2`
    asleep: bool
    moved: bool
    stormed: bool

    @property
    def arm(self) -> str:
        return self.face[:1]

    @property
    def done(self) -> bool:
        """Has moved or stormed this turn (BM-CMD-25, BM-MOVE-13)."""
        return self.moved or self.stormed


@cache
def kind(name: str) -> Kind:
    known = name.rstrip("zms")
    flags = name[len(known) :]
    face = known if known in FACES else ""
    return Kind(face, known if not face and known != ANY else "", "z" in flags, "m" in flags, "s" in flags)


@cache
def name_of(parts: Kind) -> str:
    flags = ("z" * parts.asleep) + ("m" * parts.moved) + ("s" * parts.stormed)
    return (parts.face or parts.shuffle or ANY) + flags


def face_of(said: str) -> str:
    """The face that a player's word for a block names; nothing if it names none."""
    face = said.rpartition("=")[2].removesuffix(ASLEEP)
    return face if face in FACES else ""


def strength(face: str) -> int:
    return int(face[1])


def weaker(face: str, points: int) -> str:
    """The face of the block that takes its place; nothing if it is eliminated (BM-ASLT-25)."""
    left = strength(face) - points
    return f"{face[0]}{left}" if left > 0 else ""


class Picked(NamedTuple):
    """One block that a player has named, and the face it shows now; nothing if it stays hidden."""

    kind: str
    face: str = ""

    @property
    def shown(self) -> str:
        """The kind of block it is from now on."""
        return name_of(kind(self.kind)._replace(face=self.face, shuffle="")) if self.face else self.kind

    @property
    def known(self) -> str:
        """The face that everybody knows once it is shown; nothing if none is."""
        return self.face or kind(self.kind).face


def order_of_words(words: Iterable[str]) -> tuple[str, ...]:
    """Words for blocks in one order, so that the same move is always the same value."""
    return tuple(sorted(words))


# --- which blocks a player means ------------------------------------------------------------------------------------


def pick(
    state: State, seat: Seat, place: str, words: Iterable[str], usable: Callable[[Kind], bool] = lambda _: True
) -> list[Picked] | None:
    """The blocks of a position that these words mean; None if there are not so many of them."""
    left = {name: count for name, count in state.at(seat, place).items() if usable(kind(name))}
    unused = {shuffle: list(faces) for shuffle, faces in state.shuffles.items()} if state.shuffles else {}
    found: list[Picked] = []
    for word in sorted(words, key=_definite):
        picked = _one(left, unused, word)
        if picked is None:
            return None
        left[picked.kind] -= 1
        shuffle = kind(picked.kind).shuffle
        if picked.face and picked.face in unused.get(shuffle, ()):
            unused[shuffle].remove(picked.face)
        found.append(picked)
    return found


@cache
def _definite(named: str) -> int:
    """Words that leave no choice come first."""
    if "=" in named or (named.startswith(ANY) and named != ANY):
        return 0
    return 1 if named in FACES else 2 if named == ASLEEP else 3


def _one(left: Blocks, unused: dict[str, list[str]], word: str) -> Picked | None:
    who, _, face = word.partition("=")
    if who in FACES:
        known = next((name for name in _there(left) if kind(name).face == who), None)
        if known is not None:
            return Picked(known)
        likely = sorted(
            (name for name in _there(left) if not kind(name).face), key=lambda name: _doubt(name, unused, who)
        )
        return Picked(likely[0], who) if likely else None
    match = [name for name, count in left.items() if count > 0 and _is(kind(name), who)]
    return Picked(match[0] if len(match) == 1 else min(match, key=_known), face) if match else None


def _there(left: Blocks) -> Iterator[str]:
    return (name for name, count in left.items() if count > 0)


def _doubt(name: str, unused: dict[str, list[str]], face: str) -> tuple[bool, bool]:
    """A block of a shuffle in which such a face is known to be comes before one that nobody knows anything of."""
    shuffle = kind(name).shuffle
    return face not in unused.get(shuffle, ()), bool(shuffle)


def _is(parts: Kind, who: str) -> bool:
    if who == ANY:
        return True
    if who[:-1] in FACES:
        return parts.asleep and parts.face == who[:-1]
    return parts.asleep and not parts.face if who == ASLEEP else parts.shuffle == who != ""


def _known(name: str) -> tuple[bool, bool, str]:
    """The least known first, and of those whoever is awake."""
    parts = kind(name)
    return bool(parts.face), parts.asleep, name


# --- what may be shown ----------------------------------------------------------------------------------------------


def impossible(state: State, seat: Seat, picked: Iterable[Picked]) -> Iterator[Objection]:
    """Faces that cannot be there: not what was seen before (BM-HID-03), or more than the army has (BM-SET-03).

    Among pieces that nobody has named there is at most one artillery, and none if the army has one (BM-COMP-06).
    """
    picked = tuple(picked)
    if not any(block.face for block in picked):
        return
    shown: dict[str, int] = {}
    fresh: dict[str, int] = {}  # of each shuffle, faces that nobody knew to be in it
    unused = {shuffle: list(faces) for shuffle, faces in state.shuffles.items()}
    for block in picked:
        seen, shuffle = kind(block.kind).face, kind(block.kind).shuffle
        if block.face and seen and seen != block.face:
            yield no("BM-HID-03", seat=seat, face=block.face, seen=seen)
        elif block.face and not seen and block.face in unused.get(shuffle, ()):
            unused[shuffle].remove(block.face)
        elif block.face and not seen:
            shown[block.face] = shown.get(block.face, 0) + 1
            fresh[shuffle] = fresh.get(shuffle, 0) + 1
            if shuffle and fresh[shuffle] > _unknown_in(state, seat, shuffle):
                yield no("BM-HID-05", seat=seat, face=block.face, faces=", ".join(state.shuffles.get(shuffle, ())))
    known, army = _known_faces(state, seat), state.muster[seat]
    spare = army.get(ANY, 0) - sum(max(0, count - army.get(face, 0)) for face, count in known.items())
    guns = int(state.guns[seat].lost or any(face[0] == "a" for face in (*army, *known)))  # there is but one
    for face, count in shown.items():
        unnamed = max(0, count - max(0, army.get(face, 0) - known.get(face, 0)))
        spare -= unnamed
        guns += unnamed if face[0] == "a" else 0
        if spare < 0:
            yield no("BM-SET-03", case="army", seat=seat, face=face, count=army.get(face, 0))
            return
        if guns > 1:
            yield no("BM-SET-03", case="gun", seat=seat, face=face, count=1)
            return


@asked_once
def possible_faces(state: State, seat: Seat, name: str) -> tuple[str, ...]:
    """What a block of this kind can be, as far as everybody knows."""
    known = kind(name).face
    if known:
        return (known,)
    return tuple(face for face in FACES if next(impossible(state, seat, (Picked(name, face),)), None) is None)


def could_be(state: State, seat: Seat, place: str, arm: str) -> bool:
    """Can anybody rule out that such an arm is in this position?"""
    return any(face[0] == arm for name in state.at(seat, place) for face in possible_faces(state, seat, name))


@cache
def word(name: str) -> str:
    """How a player names a block of this kind without showing it."""
    parts = kind(name)
    asleep = ASLEEP if parts.asleep else ""
    return parts.face + asleep if parts.face else parts.shuffle or asleep or ANY


def shown_as(name: str, face: str) -> str:
    """How a player names a block of this kind that shows its face; the short way where it means no other."""
    return word(name) if kind(name).face else f"{word(name)}={face}"


def _unknown_in(state: State, seat: Seat, shuffle: str) -> int:
    """Of how many blocks of a shuffle nobody knows anything."""
    here = state.stand[seat].values()
    left = sum(count for blocks in here for name, count in blocks.items() if kind(name).shuffle == shuffle)
    return left - len(state.shuffles.get(shuffle, ()))


@asked_once
def _known_faces(state: State, seat: Seat) -> dict[str, int]:
    """How many of each face everybody knows to be somewhere in this army."""
    known: dict[str, int] = {}
    batches: set[str] = set()
    for blocks in state.stand[seat].values():
        for name, count in blocks.items():
            parts = kind(name)
            if parts.face:
                known[parts.face] = known.get(parts.face, 0) + count
            elif parts.shuffle:
                batches.add(parts.shuffle)
    for batch in batches:
        for face in state.shuffles.get(batch, ()):
            known[face] = known.get(face, 0) + 1
    return known


# --- changing what stands where -------------------------------------------------------------------------------------


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
    here, there, came = dict(state.at(seat, start)), dict(state.at(seat, to)), {}  # type: Blocks, Blocks, dict[str, int]
    for name in kinds:
        parts = kind(name)
        after = name_of(parts._replace(moved=parts.moved or flag == "m", stormed=parts.stormed or flag == "s"))
        here[name] -= 1
        if start == to:
            here[after] = here.get(after, 0) + 1
        else:
            there[after] = there.get(after, 0) + 1
        came[after] = came.get(after, 0) + 1
        state = told.moved(state, seat, told.group(start, name), told.group(to, after))
    state = state.with_stand(seat, start, here)
    return (state if start == to else state.with_stand(seat, to, there)), came


def each(blocks: Blocks) -> list[str]:
    """Every block of them by its kind, one by one."""
    return [name for name, count in blocks.items() for _ in range(count)]


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


def waiting(display: str) -> str:
    """The place where the blocks of a display wait."""
    return f"{WAITING}{display}"
