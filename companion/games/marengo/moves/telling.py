"""Where faces are private their owners tell them, unseen: before the battle, and who went where before each turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice, product

from msgspec.structs import force_setattr

from companion.games.marengo import told
from companion.games.marengo.board.model import AT_START
from companion.games.marengo.moves.answers import handfuls
from companion.games.marengo.moves.base import MarengoMove, Segment
from companion.games.marengo.parts import Blocks
from companion.games.marengo.pieces import ANY, ASLEEP, FACES, Picked, impossible, kind, order_of_words, pick
from companion.games.marengo.state import SEATS, WAITING, State
from companion.games.marengo.told import fitting, group, place_and_kind, pooled, tell, torn, untold
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

LISTED = 2  # blocks of a position whose faces are chosen from a list; of more they are typed
EXAMPLES, TRIED = 60, 600  # answers that are listed, and how many handfuls are looked at for them
DIE = 6
ROLLED = "draw ? ? ? ? ? ?"
SLEEPING = f"{ANY}{ASLEEP}"


# --- what is asked --------------------------------------------------------------------------------------------------


def to_tell(state: State, seat: Seat) -> dict[str, Blocks]:
    """Place by place the kinds of hidden blocks whose faces are to be told now; the fewest first, displays last.

    Of blocks that have parted, all positions but the last one are asked for: it has what is left.
    """
    keys = dict(untold(state, seat))
    for parted in torn(state, seat) if state.phase == "tell" else ():
        keys |= dict(sorted(parted.groups.items(), key=_fewest_first)[:-1])
    places: dict[str, Blocks] = {}
    for key, count in sorted(keys.items(), key=_fewest_first):
        place, name = place_and_kind(key)
        places.setdefault(place, {})[name] = count
    return places


def _fewest_first(group_of: tuple[str, int]) -> tuple[bool, int, str]:
    key, count = group_of
    return key.startswith(WAITING), count, key


class Telling(Segment):
    """Before a turn: where blocks of one position have parted, their owner says unseen who went where."""

    chapters = ("BM-HID",)

    def decisions(self, state: State) -> Iterator[Decision]:
        return questions(state)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return answers(state, decision.seat or "")


def unknown(state: State) -> Iterator[Decision]:
    """Faces that were never told: before the battle, or on a table that was put together again."""
    return questions(state) if any(untold(state, seat) for seat in SEATS if state.told) else iter(())


def questions(state: State) -> Iterator[Decision]:
    """One position at a time, and one side after the other, so that the laptop is handed over once.

    What is asked depends on no face.
    """
    seat = whose(state)
    for place, blocks in islice(to_tell(state, seat).items(), 1) if seat else ():
        typed, drawn = sum(blocks.values()) > LISTED, can_be_drawn(state, seat)
        verbs, dice = (("tell", "draw"), ROLLED) if drawn else (("tell",), "")
        occasion = f"{state.turn} {place}"
        yield Decision(seat, "faces", verbs, occasion, complete=False, secret=True, typed=typed, about=place, dice=dice)


def whose(state: State) -> Seat:
    """Who has to tell something now; nobody at a table at which faces are typed when they are shown."""
    if not state.told or state.result is not None:
        return ""
    return next((seat for seat in SEATS if to_tell(state, seat)), "")


def answers(state: State, seat: Seat) -> Iterator[Move]:
    """All that these blocks can be as far as their owner knows, or some of it."""
    return islice((move for move in _tellings(state, state, seat) if next(belied(state, move), None) is None), EXAMPLES)


def ways(state: State, seat: Seat) -> Iterator[Move]:
    """What could be said as far as everybody knows; and two draws of many."""
    yield from islice(_tellings(state, told.seen_by(state, None), seat), EXAMPLES)
    yield from legal(state, (Draw(seat, *dice) for dice in ((1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1))))


def _tellings(state: State, known: State, seat: Seat) -> Iterator[Tell]:
    """Everything that the blocks of the position that is asked for can be, by what is known."""
    for place, blocks in islice(to_tell(state, seat).items(), 1):
        each = (_handfuls(known, seat, group(place, name), count) for name, count in blocks.items())
        yield from legal(state, (Tell(seat, tuple(chain(*words)), place) for words in product(*each)))


def _handfuls(known: State, seat: Seat, key: str, count: int) -> Iterator[tuple[str, ...]]:
    """The faces that so many blocks of a group can have, as words."""
    faces, parts = own_choice(known, seat, key), kind(place_and_kind(key)[1])
    spare, who = faces.pop(ANY, 0), parts.shuffle or (ASLEEP if parts.asleep else ANY)
    army = known.muster[seat]  # what it does not have is no example, or many blocks would leave none
    can_be = {face: min(count, faces[face] + spare, army.get(face, 0) + army.get(ANY, 0)) for face in FACES}
    named = {f"{who}={face}": most for face, most in can_be.items() if most > 0}
    return islice(handfuls(named, count, count), TRIED)


def own_choice(state: State, seat: Seat, key: str) -> Counter[str]:
    """The faces that blocks of a group can have as far as their owner knows; `x`: any of so many."""
    parted = next((each for each in fitting(state, seat) if key in each.groups), None)
    return Counter(parted.faces) if parted is not None else Counter(pooled(state, seat))


def told_together(state: State, seat: Seat, key: str) -> tuple[str, ...]:
    """The groups that share their faces with this one: those it has parted from, or all of which nothing was told."""
    parted = (tuple(each.groups) for each in fitting(state, seat) if key in each.groups)
    return next(parted, tuple(untold(state, seat)))


# --- telling --------------------------------------------------------------------------------------------------------


class Tell(MarengoMove, frozen=True, tag="tell"):
    """These are the faces of my hidden blocks in one position; nobody else learns them."""

    blocks: tuple[str, ...]
    place: str = ""  # nothing: the one that is asked for

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def where(self, state: State) -> str:
        return self.place or next(iter(to_tell(state, self.seat or "")), "")

    def picked(self, state: State) -> list[Picked] | None:
        seat, place = self.seat or "", self.where(state)
        wanted = to_tell(state, seat).get(place, {})
        return pick(state.with_stand(seat, place, wanted), seat, place, self.blocks)

    def objections(self, state: State) -> Iterator[Objection]:
        seat, asked = self.seat or "", whose(state)
        if not asked or seat != asked:
            case, place = "turn" if asked else "open", self.place or "nowhere"
            yield no("BM-HID-01", case=case, seat=asked or "nobody", place=place, count=0)
            return
        place, picked = self.where(state), self.picked(state) or []
        missing = sum(to_tell(state, seat).get(place, {}).values())
        if not missing:
            yield no("BM-HID-01", case="known", seat=seat, place=place or "nowhere", count=0)
        elif len(picked) != missing or not all(block.face for block in picked):
            yield no("BM-HID-01", case="count", seat=seat, place=place, count=missing)
        else:
            yield from impossible(state, seat, picked)

    def against_what_was_told(self, state: State) -> Iterator[Objection]:
        """Of blocks that have parted, faces that are not among theirs; of others, more than the army has left."""
        seat, place = self.seat or "", self.where(state)
        said: dict[tuple[str, ...], list[str]] = {}
        for block in self.picked(state) or ():
            said.setdefault(told_together(state, seat, group(place, block.kind)), []).append(block.face)
        for keys, faces in said.items():
            left = own_choice(state, seat, keys[0])
            spare = left[ANY]
            for face, count in Counter(faces).items():
                spare -= max(0, count - left[face])
                if spare < 0:
                    yield no("BM-SET-03", case="army", seat=seat, face=face, count=left[face])
                    break

    def effect(self, state: State, story: Story) -> State:
        seat, picked = self.seat or "", self.picked(state) or []
        place = self.where(state)
        for name in dict.fromkeys(block.kind for block in picked):
            faces = [block.face for block in picked if block.kind == name]
            state = tell(state, seat, group(place, name), len(faces), faces)
        story.tell("faces-told", "BM-HID-01", seat=seat, place=place or "nowhere", count=len(picked))
        return state


class Draw(MarengoMove, frozen=True, tag="draw"):
    """Companion draws the set-up in place of a blind hand (BM-SET-05); dice say how."""

    one: int
    two: int
    three: int
    four: int
    five: int
    six: int

    @property
    def dice(self) -> tuple[int, ...]:
        return (self.one, self.two, self.three, self.four, self.five, self.six)

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        if seat != whose(state) or not can_be_drawn(state, seat):
            yield no("BM-SET-05", case="drawn", seat=seat or "nobody")
        elif not all(1 <= die <= DIE for die in self.dice):
            yield no("BM-SET-05", case="dice", seat=seat)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        drawn = _mixed(sorted(state.rules.forces[AT_START]), self.dice)
        for place, count in state.board.french_starts.items():
            faces, drawn = drawn[:count], drawn[count:]
            state = tell(state, seat, group(place, SLEEPING), count, faces)
            facts = {"seat": seat, "place": place, "faces": ", ".join(sorted(faces))}
            story.whisper((seat,), "drawn", "BM-SET-05", "BM-SET-06", **facts)
        story.tell("faces-drawn", "BM-SET-05", seat=seat)
        return state


def can_be_drawn(state: State, seat: Seat) -> bool:
    """As long as the French stand where they began, nothing was told of them, and their types are known."""
    if seat != "french" or not state.told or ANY in state.rules.forces.get(AT_START, (ANY,)):
        return False
    missing = untold(state, seat)
    return all(missing.get(group(place, SLEEPING)) == count for place, count in state.board.french_starts.items())


def _mixed(faces: list[str], dice: tuple[int, ...]) -> list[str]:
    """The same dice give the same order, on every machine."""
    number = 0
    for die in dice:
        number = number * DIE + die - 1
    for last in range(len(faces) - 1, 0, -1):
        number = (number * 1_103_515_245 + 12_345) % 2**31
        chosen = (number >> 8) % (last + 1)
        faces[last], faces[chosen] = faces[chosen], faces[last]
    return faces


# --- what only its owner can know -----------------------------------------------------------------------------------


def belied(state: State, move: MarengoMove) -> Iterator[Objection]:
    """What speaks against a move only because its owner has told other faces; nobody else may hear it."""
    if not state.told or move.seat is None:
        return
    if isinstance(move, Tell):
        yield from move.against_what_was_told(state)
        return
    after = move.effect(state, Story(str))
    for seat in SEATS:
        for place, face in told.belied(state, after, seat):
            yield no("BM-HID-01", case="belied", seat=seat, place=place, face=face, count=0)
