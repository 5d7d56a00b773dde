"""Blocks as everybody knows them: kinds, how a player names them, showing a face, going somewhere.

A player names blocks by words: `x` any whose face is not shown, the least known first; `c2` one that is a c2, known as
such or shown now; `z` one that sleeps; `x2` one of the second shuffle; `x=c2`, `z=c2`, `x2=c2` one of those, shown now;
`c2z` one that sleeps and is known as a c2.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from companion.games.marengo.parts import Blocks
from companion.games.marengo.state import WAITING, State, asked_once
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.remembering import for_equal, for_the_same

ARMS = ("i", "c", "a")
FACES = tuple(f"{arm}{strength}" for arm in ARMS for strength in (1, 2, 3))
ANY, ASLEEP = "x", "z"
Counted: TypeAlias = tuple[tuple[str, int], ...]  # kind of block -> how many
Shuffles: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]  # `x2` -> faces that are among its blocks


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
    there = [block for block in state.at(seat, place).items() if usable(kind(block[0]))]
    found = picked_of(tuple(there), tuple(state.shuffles.items()), tuple(words))
    return None if found is None else list(found)


@lru_cache(4096)
def picked_of(there: Counted, shuffles: Shuffles, words: tuple[str, ...]) -> tuple[Picked, ...] | None:
    """Those of these blocks that the words mean."""
    left = dict(there)
    unused = {shuffle: list(faces) for shuffle, faces in shuffles}
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
    return tuple(found)


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


def impossible(state: State, seat: Seat, picked: Sequence[Picked]) -> Sequence[Objection]:
    """Faces that cannot be there: not what was seen before (BM-HID-03), or more than the army has (BM-SET-03).

    Among pieces that nobody has named there is at most one artillery, and none if the army has one (BM-COMP-06).
    """
    if len(picked) == 1:
        return () if _can_be(state, seat, picked[0]) else list(_impossible(state, seat, picked))
    for block in picked:
        if block.face:
            return list(_impossible(state, seat, picked))
    return ()


def _can_be(state: State, seat: Seat, block: Picked) -> bool:
    return not block.face or block.face in possible_faces(state, seat, block.kind)


def _impossible(state: State, seat: Seat, picked: Sequence[Picked]) -> Iterator[Objection]:
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
    spare = max(0, army.get(ANY, 0) - sum(max(0, count - army.get(face, 0)) for face, count in known.items()))
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


def _public(state: State, seat: Seat, name: str) -> Hashable:
    """What everybody knows of a block of this kind and of the army that it belongs to."""
    army, known, lost = state.muster[seat].items(), _known_faces(state, seat), state.guns[seat].lost
    shuffle = kind(name).shuffle
    mixed = (state.shuffles.get(shuffle), _unknown_in(state, seat, shuffle)) if shuffle else ()
    return name, tuple(army), tuple(known.items()), lost, mixed


@asked_once
@for_equal(_public)
def possible_faces(state: State, seat: Seat, name: str) -> tuple[str, ...]:
    """What a block of this kind can be, as far as everybody knows."""
    known = kind(name).face
    if known:
        return (known,)
    return tuple(face for face in FACES if next(_impossible(state, seat, (Picked(name, face),)), None) is None)


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


@for_the_same(lambda state, seat: (state.stand[seat], state.shuffles))
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


def not_in_the_army(state: State, seat: Seat) -> Iterator[str]:
    """Faces that everybody knows, though no block of this army can have them any more; only a correction does that."""
    army, known = state.muster[seat], _known_faces(state, seat)
    beyond = {face: count - army.get(face, 0) for face, count in known.items() if count > army.get(face, 0)}
    if sum(beyond.values()) > army.get(ANY, 0):
        yield from beyond


def each(blocks: Blocks) -> list[str]:
    """Every block of them by its kind, one by one."""
    return [name for name, count in blocks.items() for _ in range(count)]


def waiting(display: str) -> str:
    """The place where the blocks of a display wait."""
    return f"{WAITING}{display}"
