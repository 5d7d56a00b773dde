"""Everything can be done without knowing the notation: every kind of move is reached by what is offered alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.journal import Journal
from companion.kernel.record import import_record, read_record
from tests.test_laws import SETUPS, opening
from tests.test_telling import TABLES
from tests.walking import never_reached, played_at_random

RECORDS = Path(__file__).parent / "records"
# Records and random games in which, one after the other, every kind of move comes up.
PLAYED = {
    "march": ["mp-tv-01", "mp-tv-05", "game-threshold-blue", "mp-restored"],
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
    """Each position of some records, the first one also as it is restored; then those of some random games."""
    for name in PLAYED[id_]:
        found = read_record((RECORDS / f"{name}.record").read_bytes())
        table = import_record(Journal(":memory:"), game(id_), found, name)
        yield game(id_).face_up(table.past.state_at(0))
        yield from (table.past.state_at(entry.n) for entry in table.line())
    for name in RANDOM[id_]:
        setup = SETUPS[name][1] if name in SETUPS else TABLES[name]
        yield from played_at_random(game(id_), setup, opening(id_, setup))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id_", ["march", "clockwork"])
def test_every_kind_of_move_is_reached_by_what_is_offered(id_: str, language: str) -> None:
    assert never_reached(game(id_), positions(id_), language) == set()
