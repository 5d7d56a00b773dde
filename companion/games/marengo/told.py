"""Faces that only their owner knows, where a table plays so (BM-HID-01): told once, and followed from move to move.

Everything else in this game works on what everybody knows, and so does this: which blocks are known together never
depends on a face. What no longer fits what stands there, after a correction say, counts as not told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from companion.games.marengo.parts import Blocks, Told
from companion.games.marengo.state import State
from companion.kernel.game import Seat

FACED = "ica"  # kinds that begin so show their face to everybody
UNSEEN = "x"  # a face that was told, for whoever may not see it


def is_hidden(name: str) -> bool:
    return name[0] not in FACED


def group(place: str, name: str) -> str:
    return f"{place} {name}"


def place_and_kind(key: str) -> tuple[str, str]:
    place, _, name = key.rpartition(" ")
    return place, name


# --- what is known --------------------------------------------------------------------------------------------------


def hidden_groups(state: State, seat: Seat) -> dict[str, int]:
    stand = state.stand[seat].items()
    return {
        group(place, name): count for place, here in stand for name, count in here.items() if count and is_hidden(name)
    }


def fitting(state: State, seat: Seat) -> list[Told]:
    """What was told and still fits."""
    there = hidden_groups(state, seat)
    return [told for told in state.told.get(seat, ()) if _fits(told, there)]


def _fits(told: Told, there: Mapping[str, int]) -> bool:
    return len(told.faces) == sum(told.groups.values()) and all(
        there.get(key) == count for key, count in told.groups.items()
    )


def untold(state: State, seat: Seat) -> dict[str, int]:
    """Groups of which nothing was told."""
    known = {key for told in fitting(state, seat) for key in told.groups}
    return {key: count for key, count in hidden_groups(state, seat).items() if key not in known}


def torn(state: State, seat: Seat) -> list[Told]:
    """Blocks that have parted since their faces were told."""
    return [told for told in fitting(state, seat) if len(told.groups) > 1]


def belied(before: State, after: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """Faces that were shown in between, and where, although their owner had told others.

    Whoever has told faces that the army does not have, by a house rule say, is held to none of them.
    """
    for each in after.told.get(seat, ()):
        if each not in before.told.get(seat, ()) and not sum(each.groups.values()) and _an_army(before, seat):
            yield place_and_kind(next(iter(each.groups)))[0], each.faces[0]


def _an_army(state: State, seat: Seat) -> bool:
    """Can all that was told be true at once?"""
    left = Counter(state.muster[seat])
    spare = left.pop(UNSEEN, 0)
    left.subtract(_known(state, seat))
    left.subtract(face for each in fitting(state, seat) for face in each.faces if face != UNSEEN)
    return sum(-count for count in left.values() if count < 0) <= spare


def _known(state: State, seat: Seat) -> list[str]:
    """The faces that everybody knows."""
    stand = state.stand[seat].values()
    return [name.rstrip("zms") for here in stand for name in _every(here) if not is_hidden(name)]


def own_faces(state: State, seat: Seat, place: str) -> tuple[str, ...]:
    """The hidden faces of a position, as far as their owner has told them."""
    settled = (told for told in fitting(state, seat) if len(told.groups) == 1)
    return tuple(face for told in settled if place_and_kind(next(iter(told.groups)))[0] == place for face in told.faces)


# --- what becomes of it ---------------------------------------------------------------------------------------------


def tell(state: State, seat: Seat, key: str, count: int, faces: Iterable[str]) -> State:
    """Their owner says what these blocks are; of those they were known with, the rest is left for the others."""
    earlier, others = _apart(state, seat, key)
    faces = tuple(sorted(faces))
    others = [each for each in others if _fits(each, hidden_groups(state, seat))]
    kept = [Told(faces, {key: count})]
    rest = _without(earlier.faces, faces) if earlier is not None else None
    if earlier is not None and rest is not None and len(earlier.groups) > 1:
        kept.append(Told(rest, {each: number for each, number in earlier.groups.items() if each != key}))
    return _with(state, seat, [*others, *kept])


def moved(state: State, seat: Seat, old: str, new: str, count: int = 1) -> State:
    """So many hidden blocks of one group belong to another one from now on."""
    if not state.told or old == new:
        return state
    came, others = _apart(state, seat, old)
    if came is None:
        return state
    met = next((each for each in others if each.groups.get(new)), Told((), {}))
    groups = {**met.groups, **came.groups}
    groups[old] -= count
    groups[new] = met.groups.get(new, came.groups.get(new, 0)) + count
    return _with(state, seat, [*(each for each in others if each is not met), _joined(came.faces + met.faces, groups)])


def shown(state: State, seat: Seat, key: str, face: str) -> State:
    """Everybody knows one of them now. If it is none of the faces that were told, these were not right."""
    if not state.told:
        return state
    earlier, others = _apart(state, seat, key)
    if earlier is None:
        return state
    rest = _without(earlier.faces, (face,))
    if rest is None:
        return _with(state, seat, [*others, Told((face,), {key: 0})])
    groups = {**earlier.groups, key: earlier.groups[key] - 1}
    return _with(state, seat, [*others, _joined(rest, groups)])


def covered(state: State, seat: Seat, key: str, faces: tuple[str, ...]) -> State:
    """Blocks that everybody knew are hidden among the blocks of a group from now on."""
    if not state.told:
        return state
    met, others = _apart(state, seat, key)
    met = met or Told((), {})
    groups = {**met.groups, key: met.groups.get(key, 0) + len(faces)}
    return _with(state, seat, [*others, _joined(met.faces + faces, groups)])


def mixed(state: State, seat: Seat, keys: Iterable[str]) -> State:
    """Nobody but their owner can say any more which of the blocks of these groups stand where."""
    wanted = set(keys)
    mine = [each for each in state.told.get(seat, ()) if any(each.groups.get(key) for key in wanted)]
    if len(mine) < 2:
        return state
    others = [each for each in state.told[seat] if each not in mine]
    groups = {key: count for each in mine for key, count in each.groups.items()}
    return _with(state, seat, [*others, _joined(tuple(face for each in mine for face in each.faces), groups)])


def _apart(state: State, seat: Seat, key: str) -> tuple[Told | None, list[Told]]:
    """What was told of a group, and of all others."""
    every = state.told.get(seat, ())
    mine = next((each for each in every if each.groups.get(key)), None)
    return mine, [each for each in every if each is not mine]


def _without(faces: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...] | None:
    left = list(faces)
    for face in gone:
        taken = face if face in left else UNSEEN
        if taken not in left:
            return None
        left.remove(taken)
    return tuple(left)


def _joined(faces: tuple[str, ...], groups: Mapping[str, int]) -> Told:
    return Told(tuple(sorted(faces)), {key: groups[key] for key in sorted(groups) if groups[key]})


def _with(state: State, seat: Seat, every: list[Told]) -> State:
    kept = sorted((each for each in every if each.groups), key=lambda each: (next(iter(each.groups)), each.faces))
    return replace(state, told={**state.told, seat: tuple(kept)})


# --- who may see it -------------------------------------------------------------------------------------------------


def seen_by(state: State, seat: Seat | None) -> State:
    """Without the faces that only the other side knows; that they were told, and of which blocks, everybody knows."""
    if not state.told:
        return state
    return replace(
        state, told={each: what if each == seat else tuple(_unseen(what)) for each, what in state.told.items()}
    )


def _unseen(every: tuple[Told, ...]) -> Iterator[Told]:
    return (Told((UNSEEN,) * len(each.faces), each.groups) for each in every if sum(each.groups.values()))


def forgotten(state: State) -> State:
    """For a table that is put together again: nothing was told."""
    return replace(state, told=dict.fromkeys(state.told, ()))


def pooled(state: State, seat: Seat) -> Blocks:
    """The faces of the army that neither everybody knows nor its owner has told; `x`: of a type nobody has named."""
    left = dict(state.muster[seat])
    for face in (*_known(state, seat), *(face for each in fitting(state, seat) for face in each.faces)):
        taken = face if left.get(face) else UNSEEN
        left[taken] = left.get(taken, 0) - 1
    return {face: count for face, count in left.items() if count > 0}


def _every(here: Blocks) -> Iterator[str]:
    return (name for name, count in here.items() for _ in range(count))
