"""Somebody who does not know the notation takes one of the words that are offered, to the end of a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from companion.kernel.game import Game, Move, Setup
from companion.kernel.reading import Reader
from companion.kernel.trouble import Trouble
from tests.laws import opened, random_move

LONGEST = 40  # words of a line
TRIES = 6  # ways from one beginning to its end


def played_at_random(rules: Game[Any], setup: Setup, opening: tuple[str, ...] = (), count: int = 150) -> Iterator[Any]:
    """Each position of a random game."""
    dice, state = Random(7), opened(rules, setup, opening)
    for _ in range(count):
        yield state
        if rules.result(state) is not None:
            break
        state = rules.play(state, random_move(rules, state, dice)).state


def never_reached(rules: Game[Any], positions: Iterable[Any], language: str) -> set[str]:
    """The kinds of moves that nobody comes to by what is offered in any of these positions."""
    dice, missing = Random(11), {move.verb() for move in rules.moves}
    for state in positions:
        pending = rules.untold(state) or rules.pending(state)
        due = {verb for decision in pending for verb in decision.verbs} & missing
        reader = Reader(rules, state, pending, language) if due else None
        for verb in due:
            assert reader is not None
            for begun in first_words(rules, reader, verb, language):
                moves = [walked(reader, begun, dice) for _ in range(TRIES)]
                assert not [move for move in moves if list(rules.objections(state, move))]
                assert {move.verb() for move in moves} == {verb}
                missing.discard(verb)
        if not missing:
            break
    return missing


def first_words(rules: Game[Any], reader: Reader, verb: str, language: str) -> Iterator[str]:
    """How a line with this verb begins, as far as that is offered: the verb, or a side and the verb."""
    spelled = rules.notation.spell(verb, language)
    for first in reader.complete(""):
        if first == spelled:
            yield first
        yield from (line for line in reader.complete(f"{first} ") if line == f"{first} {spelled}")


def walked(reader: Reader, line: str, dice: Random) -> Move:
    """Take one of the words that are offered until there is none, then enter the line."""
    for _ in range(LONGEST):
        further = [longer for longer in reader.complete(f"{line} ") if longer != line]
        if not further:
            return reader.move(line)
        line = dice.choice(further)
        try:
            if dice.random() < 0.3:
                return reader.move(line)
        except Trouble:
            continue  # it does not end here
    return reader.move(line)
