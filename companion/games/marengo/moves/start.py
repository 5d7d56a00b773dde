"""The start of a turn: shuffling, surprise and activation (BM-SURP-01..15, BM-TURN-11, BM-TURN-12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations_with_replacement

from msgspec.structs import force_setattr, replace

from companion.games.marengo import told
from companion.games.marengo.moves.base import MarengoMove, Segment, is_now, next_phase, not_now
from companion.games.marengo.parts import Stand
from companion.games.marengo.pieces import Picked, each, kind, name_of, order_of_words, pick, word
from companion.games.marengo.state import State, asked_once
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

FREE_ACTIVATION_HOUR = 11  # BM-SURP-06

# --- shuffling ------------------------------------------------------------------------------------------------------


def stays_apart(state: State, seat: Seat, name: str) -> bool:
    """Sleeping blocks are never mixed with others (BM-SURP-13), an announced artillery lies face up (BM-BOMB-03)."""
    return kind(name).asleep or (kind(name).arm == "a" and state.guns[seat].announced > 0)


def scope(state: State, seat: Seat, place: str) -> list[str]:
    """The positions that are mixed with this one: itself, or all of its locale (BM-AMB-17)."""
    locale = state.board.locale_of.get(place, place)
    if state.rules.rulings.shuffle_scope == "position" or locale not in state.board.locale:
        return [place]
    return state.places(seat, locale)


def mixed(state: State, seat: Seat, place: str) -> list[Stand]:
    """What is mixed if this position is shuffled: those awake, and those that sleep, each among themselves."""
    heaps: tuple[Stand, Stand] = ({}, {})
    for where in scope(state, seat, place):
        for name, count in state.at(seat, where).items():
            if kind(name).asleep or not stays_apart(state, seat, name):
                heaps[kind(name).asleep].setdefault(where, {})[name] = count
    return [heap for heap in heaps if sum(sum(blocks.values()) for blocks in heap.values()) > 1]


def hides_something(state: State, seat: Seat, place: str) -> bool:
    """Would a shuffle make anything unknown that was known (BM-HID-05)?"""
    if len({name for where in scope(state, seat, place) for name in state.at(seat, where)}) < 2:
        return False  # they all look alike
    return any(len({name for blocks in heap.values() for name in blocks}) > 1 for heap in mixed(state, seat, place))


class Shuffle(MarengoMove, frozen=True, tag="shuffle"):
    """The blocks of one position are mixed out of sight: nobody else knows any more which is which."""

    place: str

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        yield from not_now(state, seat, "start")
        if seat in state.stand and not mixed(state, seat, self.place):
            yield no("BM-TURN-11", seat=seat, place=self.place, count=state.number(seat, self.place))

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        for heap in mixed(state, seat, self.place):
            state = _shuffled(state, seat, heap)
        story.tell("shuffled", "BM-TURN-11", "BM-HID-05", seat=seat, place=self.place)
        return state


def _shuffled(state: State, seat: Seat, heap: Stand) -> State:
    """Faces that were known are now known to be among these; so are those of an earlier shuffle if all of it is here.

    If only some of it is, nobody can say any more where its faces are.
    """
    names = [name for blocks in heap.values() for name in each(blocks)]
    number, shuffles = state.shuffled + 1, dict(state.shuffles)
    batch, faces = f"x{number}", [kind(name).face for name in names if kind(name).face]
    for earlier in {kind(name).shuffle for name in names} - {""}:
        known = shuffles.pop(earlier, ())
        if _only_here(state, seat, names, earlier):
            faces += known
    for place, blocks in heap.items():
        here = dict(state.at(seat, place))
        for name, count in blocks.items():
            here[name] -= count
            after = name_of(kind(name)._replace(face="", shuffle=batch))
            here[after] = here.get(after, 0) + count
            state = _as_told(state, seat, place, name, after, count)
        state = state.with_stand(seat, place, here)
    together = ((place, name) for place in heap for name in state.at(seat, place) if kind(name).shuffle == batch)
    state = told.mixed(state, seat, (told.group(place, name) for place, name in together))
    shuffles[batch] = tuple(sorted(faces))
    return replace(state, shuffles=shuffles, shuffled=number)


def _as_told(state: State, seat: Seat, place: str, name: str, after: str, count: int) -> State:
    """Their owner knows more than everybody, and goes on knowing it."""
    face = kind(name).face
    if face:
        return told.covered(state, seat, told.group(place, after), (face,) * count)
    return told.moved(state, seat, told.group(place, name), told.group(place, after), count)


def _only_here(state: State, seat: Seat, names: list[str], shuffle: str) -> bool:
    everywhere = sum(
        count for here in state.stand[seat].values() for name, count in here.items() if kind(name).shuffle == shuffle
    )
    return everywhere == sum(kind(name).shuffle == shuffle for name in names)


# --- activation -----------------------------------------------------------------------------------------------------


def may_declare(state: State) -> int:
    """How many blocks the French may still declare activated this turn (BM-SURP-03..06)."""
    if state.side != "french":
        return 0
    if state.round == 1:
        return max(0, 1 - state.declared)
    late = state.board.hour(state.round) >= FREE_ACTIVATION_HOUR
    return max(0, 2 - state.declared) if state.entered or late else 0


class Activate(MarengoMove, frozen=True, tag="activate"):
    """The French declare sleeping blocks of one position activated, up to so many, after the alarm (BM-AMB-12)."""

    place: str
    blocks: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def picked(self, state: State) -> list[Picked] | None:
        return pick(state, self.seat or "", self.place, self.blocks, lambda parts: parts.asleep)

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        yield from not_now(state, seat, "start")
        if seat == "austrian":
            yield no("BM-SURP-01", case="austrian", seat=seat)
            return
        if self.picked(state) is None:
            yield no("BM-SURP-01", case="awake", seat=seat, place=self.place)
        allowed = may_declare(state)
        if len(self.blocks) > allowed:
            rule = "BM-SURP-03" if state.round == 1 else "BM-SURP-04"
            yield no(rule, seat=seat, count=len(self.blocks), allowed=allowed)

    def effect(self, state: State, story: Story) -> State:
        picked = self.picked(state) or []
        state = _wake(state, self.place, [block.kind for block in picked])
        story.tell("activated", "BM-SURP-03", "BM-SURP-07", seat="french", place=self.place, count=len(picked))
        return replace(state, declared=state.declared + len(picked))


def _wake(state: State, place: str, names: list[str]) -> State:
    here = dict(state.at("french", place))
    for name in names:
        here[name] -= 1
        awake = name_of(kind(name)._replace(asleep=False))
        here[awake] = here.get(awake, 0) + 1
        state = told.moved(state, "french", told.group(place, name), told.group(place, awake))
    return state.with_stand("french", place, here)


def alarmed(state: State, story: Story) -> State:
    """French blocks beside an Austrian-occupied locale wake up by themselves (BM-SURP-02)."""
    for place, blocks in state.stand["french"].items():
        kinds = [name for name, count in blocks.items() if count and kind(name).asleep]
        if kinds and _beside_austrians(state, place):
            asleep = each({name: blocks[name] for name in kinds})
            state = _wake(state, place, asleep)
            story.tell("alarmed", "BM-SURP-02", "BM-SURP-07", seat="french", place=place, count=len(asleep))
    return state


def _beside_austrians(state: State, place: str) -> bool:
    locale = state.board.locale_of.get(place, place)
    return any(state.holds("austrian", beside) for beside in neighbours(state, locale))


def neighbours(state: State, locale: str) -> tuple[str, ...]:
    """Also across impassable terrain, where a table reads it so (BM-MAP-24, BM-AMB-32)."""
    board = state.board
    if state.rules.rulings.impassable_neighbours == "no":
        return board.adjacent[locale]
    faced = (board.approach[side].opposite for side in board.sides_of[locale])
    return tuple(dict.fromkeys(board.locale_of[side] for side in faced if side is not None))


# --- both sides in one pair of hands --------------------------------------------------------------------------------


def turned(state: State, story: Story) -> None:
    """Whoever plays alone looks at the blocks of the side that has the turn, and hides those of the other."""
    if state.rules.alone:
        story.tell("sides-turned", seat=state.side, rival=state.enemy)


# --- the segment ----------------------------------------------------------------------------------------------------


class TurnStart(Segment):
    """Before phase 1 (BM-TURN-12): who wakes up, who is declared awake, what is shuffled."""

    chapters = ("BM-SURP", "BM-TURN")

    def begin(self, state: State, story: Story) -> State:
        story.tell("turn-begins", "BM-TURN-02", seat=state.side, round=state.round, hour=state.board.hour(state.round))
        turned(state, story)
        return alarmed(state, story) if state.side == "french" else state

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready and useful(state):
            verbs, occasion = ("activate", "shuffle", "next"), f"{state.round}{state.side}"
            yield Decision(state.side, "start", verbs, occasion, complete=False)  # not every shuffle hides something

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return chain(useful(state), next_phase(state))


@asked_once
def useful(state: State) -> list[MarengoMove]:
    """Whoever could be declared awake, and each shuffle that hides something."""
    seat = state.side
    if not is_now(state, seat, "start"):
        return []
    most = may_declare(state)
    found: list[MarengoMove] = list(legal(state, _activations(state, most))) if most else []
    if not state.rules.alone:  # from whom should it be hidden?
        found += [Shuffle(seat, place) for place in _assorted(state, seat) if hides_something(state, seat, place)]
    return found


def _assorted(state: State, seat: Seat) -> Iterable[str]:
    """Where blocks do not all look alike; whoever mixes a whole locale has to look at all of it."""
    here = state.stand[seat]
    together = state.rules.rulings.shuffle_scope != "position"
    return here if together else [place for place, blocks in here.items() if len(blocks) > 1]


def _activations(state: State, most: int) -> Iterator[Activate]:
    for place, blocks in state.stand["french"].items():
        asleep = [word(name) for name in blocks if kind(name).asleep]
        for count in range(1, most + 1) if asleep else ():
            for chosen in combinations_with_replacement(sorted(set(asleep)), count):
                yield Activate("french", place, chosen)
