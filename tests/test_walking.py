"""Everything can be done without knowing the notation: every kind of move is reached by what is offered alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Game, Move
from companion.kernel.journal import Journal
from companion.kernel.reading import Reader
from companion.kernel.record import import_record, read_record
from companion.kernel.trouble import Trouble
from tests.laws import opened, random_move
from tests.test_laws import SETUPS, opening
from tests.test_telling import TABLES

RECORDS = Path(__file__).parent / "records"
LONGEST = 40  # words of a line
TRIES = 6  # ways from one beginning to its end
# Records and random games in which, one after the other, every kind of move comes up.
PLAYED = {
    "march": ["mp-tv-01", "mp-tv-05", "game-threshold-blue"],
    "clockwork": [
        "cw-ex-19",
        "game-cw-2-order",
        "game-cw-ledger-full",
        "game-cw-ledger",
        "game-cw-2-pius",
        "game-cw-2v2-house-rules",
        "game-cw-2-by-hand",
    ],
}
RANDOM = {
    "march": ["march tyw by hand", "march house rules 1", "march house rules 2", "cards by hand"],
    "clockwork": ["clockwork 3"],  # where things may change hands
}


def positions(id_: str) -> Iterator[Any]:
    """Each position of some records, then of some random games."""
    for name in PLAYED[id_]:
        found = read_record((RECORDS / f"{name}.record").read_bytes())
        table = import_record(Journal(":memory:"), game(id_), found, name)
        yield from (table.past.state_at(entry.n) for entry in table.line())
    for name in RANDOM[id_]:
        setup = SETUPS[name][1] if name in SETUPS else TABLES[name]
        rules, dice = game(id_), Random(7)
        state = opened(rules, setup, opening(id_, setup))
        for _ in range(150):
            yield state
            if rules.result(state) is not None:
                break
            state = rules.play(state, random_move(rules, state, dice)).state


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


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id_", ["march", "clockwork"])
def test_every_kind_of_move_is_reached_by_what_is_offered(id_: str, language: str) -> None:
    rules, dice = game(id_), Random(11)
    missing = {move.verb() for move in rules.moves}
    for state in positions(id_):
        pending = rules.pending(state)
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
            return
    assert missing == set()
