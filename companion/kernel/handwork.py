"""What hands have to do after an entry: found in the two positions it stands between."""

from __future__ import annotations

from typing import Any, TypeVar

from companion.kernel.game import Seat
from companion.kernel.journal import Entry
from companion.kernel.layout import Step, open_hands, own_hands
from companion.kernel.paths import EVERYTHING
from companion.kernel.table import Table

S = TypeVar("S")


def steps_of(table: Table[Any], entry: Entry, seat: Seat | None = None) -> tuple[Step, ...]:
    """What everybody may hear of, or all that one player has to do."""
    known = table.past.steps
    if (entry.n, seat) not in known:
        between = _between(table, entry)
        known[entry.n, seat] = () if between is None or between[0] is between[1] else _found(table, between, seat)
    return known[entry.n, seat]


def _found(table: Table[S], between: tuple[S | None, S], seat: Seat | None) -> tuple[Step, ...]:
    return open_hands(table.game, *between) if seat is None else own_hands(table.game, *between, seat)


def steps_from_box(table: Table[Any], seat: Seat | None = None) -> tuple[Step, ...]:
    """How the table as it stands now is laid out."""
    game, state = table.game, table.state
    return open_hands(game, None, state) if seat is None else own_hands(game, None, state, seat)


def lays_out(table: Table[Any], entry: Entry) -> bool:
    """Is the whole table laid out at this entry, from the box?"""
    between = _between(table, entry)
    return between is not None and between[0] is None


def _between(table: Table[S], entry: Entry) -> tuple[S | None, S] | None:
    """The positions before and after; before the game, or a restored one, everything is in the box.

    None where nothing is to be done: a correction says what the table shows already.
    """
    at = table.past.state_at
    match entry.kind:
        case "start":
            return None, at(entry.n)
        case "correct":
            return (None, at(entry.n)) if table.body(entry).path == EVERYTHING and entry.parent == 0 else None
        case "undo" | "redo" | "jump":
            return at(int(entry.events[0].facts["from"])), at(int(entry.events[0].facts["to"]))
        case "seal":
            return None
        case _:
            assert entry.parent is not None, "only the start has nothing above it"
            return at(entry.parent), at(entry.n)
