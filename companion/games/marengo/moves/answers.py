"""What all questions in the middle of a turn share: whose answer it is, how many there are, the only one there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import TypeVar

from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.parts import Blocks
from companion.games.marengo.pieces import Picked, word
from companion.games.marengo.state import State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

T = TypeVar("T")
FEW = 200  # answers that can still be listed
EXAMPLES = 20  # where they are too many


def not_asked(state: State, seat: Seat | None, owner: Seat | None, rule: str) -> Iterator[Objection]:
    """Why this player has nothing to answer now. `owner`: who is asked; None if that question is not on the table."""
    if state.result is not None:
        yield no("BM-TURN-10", seat=seat or "nobody")
    elif owner is None:
        yield no(rule, case="unasked", seat=seat or "nobody")
    elif seat != owner:
        yield no(rule, case="other", seat=owner)


def not_there(state: State, seat: Seat, place: str, words: Iterable[str]) -> Objection:
    """There are not so many blocks of that kind in this position."""
    return no("BM-HID-06", seat=seat, place=place, count=len(tuple(words)), there=state.number(seat, place))


def must_stay_hidden(
    state: State, seat: Seat, place: str, words: Iterable[str], picked: list[Picked] | None
) -> Iterator[Objection]:
    """They have to be there, and nobody has to see what they are (BM-HID-02)."""
    if picked is None:
        yield not_there(state, seat, place, words)
    for block in picked or ():
        if block.face:
            yield no("BM-HID-02", seat=seat, place=place, face=block.face)


def present(wanted: T | None) -> T:
    """What a move needs: it is there if the move is legal, and nobody can be forced to do without."""
    if wanted is None:
        raise LookupError
    return wanted


def by_itself(state: State, story: Story, answers: Iterable[MarengoMove]) -> State:
    """The only answer that anybody can think of is given, where the table wants that."""
    ways = list(islice(answers, 2))
    if len(ways) != 1 or ways[0].verb() not in state.rules.automatic:
        return state
    story.automatic(ways[0])
    return ways[0].effect(state, story)


# --- some of these blocks -------------------------------------------------------------------------------------------


def words_for(blocks: Blocks) -> dict[str, int]:
    """How a player names them, and how many there are of each."""
    words: dict[str, int] = {}
    for name, count in blocks.items():
        words[word(name)] = words.get(word(name), 0) + count
    return words


def handfuls(words: Mapping[str, int], least: int, most: int) -> Iterator[tuple[str, ...]]:
    """Every way to take so many of them."""
    if sum(words.values()) < least or most < 0:
        return
    if not words:
        yield ()
        return
    (first, count), *others = words.items()
    for taken in range(min(count, most), -1, -1):
        for rest in handfuls(dict(others), least - taken, most - taken):
            yield (first,) * taken + rest


def number_of_handfuls(words: Mapping[str, int], least: int, most: int) -> int:
    """How many ways that would be."""
    ways = [1] + [0] * most  # to take 0, 1, ... of the words so far
    for count in words.values():
        ways = [sum(ways[max(0, total - count) : total + 1]) for total in range(most + 1)]
    return sum(ways[max(0, least) :])
