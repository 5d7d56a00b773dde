"""What hands have to do after an entry: found in the two positions it stands between."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from companion.kernel.game import Seat
from companion.kernel.journal import Entry
from companion.kernel.layout import Step, open_hands, own_hands
from companion.kernel.paths import EVERYTHING, set_path
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
    game = table.game
    return own_hands(game, *between, seat) if seat else open_hands(game, *between, begun=table.past.state_at(0))


def steps_from_box(table: Table[Any], seat: Seat | None = None) -> tuple[Step, ...]:
    """How the table as it stands now is laid out."""
    return _found(table, (None, table.state), seat)


def lays_out(table: Table[Any], entry: Entry) -> bool:
    """Is the whole table laid out at this entry, from the box?"""
    between = _between(table, entry)
    return between is not None and between[0] is None


def _between(table: Table[S], entry: Entry) -> tuple[S | None, S] | None:
    """The positions before and after; before the game, or a restored one, everything is in the box.

    None where nothing is to be done.
    """
    at = table.past.state_at
    match entry.kind:
        case "start":
            return None, at(entry.n)
        case "correct":
            return _after_correction(table, entry)
        case "undo" | "redo" | "jump":
            return at(int(entry.events[0].facts["from"])), at(int(entry.events[0].facts["to"]))
        case "seal":
            return None
        case _:
            assert entry.parent is not None, "only the start has nothing above it"
            return at(entry.parent), at(entry.n)


def _after_correction(table: Table[S], entry: Entry) -> tuple[S | None, S] | None:
    """A correction says what the table shows already; only what happened by itself because of it is left to do."""
    if [event.kind for event in entry.events] == ["restored"]:
        return None, table.past.state_at(entry.n)
    shown = [event.facts for event in entry.events if event.kind == "corrected"]
    if len(shown) == len(entry.events) or entry.parent is None:
        return None
    written = {str(facts["path"]): msgspec.json.decode(str(facts["value"])) for facts in shown}
    return set_path(table.past.state_at(entry.parent), EVERYTHING, written), table.past.state_at(entry.n)
