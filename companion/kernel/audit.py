"""Playing a whole journal again under today's rules, to see what comes out differently. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from companion.kernel.game import Objection
from companion.kernel.journal import Entry
from companion.kernel.past import state_digest
from companion.kernel.table import Table


class Drift(Struct, frozen=True):
    """The first entry that today's rules judge differently from the day it was written."""

    n: int
    version: str
    objections: tuple[Objection, ...] = ()


def audit(table: Table[Any]) -> Iterator[Drift]:
    """Nothing if everything comes out as stored; what follows a drift cannot be judged, so it ends there."""
    states: dict[int, Any] = {}
    for entry in table.entries():
        if not entry.is_position:
            continue
        if entry.parent is None:
            states[entry.n] = table.game.start(table.setup)
        else:
            before = states[entry.parent]
            refused = _refusals(table, before, entry) if entry.kind in ("play", "reveal") else ()
            if refused:
                yield Drift(entry.n, entry.version, refused)
                return
            states[entry.n] = table.past.after(before, entry)
        if state_digest(states[entry.n]) != entry.digest:
            yield Drift(entry.n, entry.version)
            return


def _refusals(table: Table[Any], state: Any, entry: Entry) -> tuple[Objection, ...]:
    """What speaks against the moves of an entry, but for rules set aside when they were laid face down."""
    sealed = {seal.seat: table.body(seal).broken for seal in _seals(table, entry)}
    for move in table.moves_of(entry):
        broken = sealed.get(move.seat, table.body(entry).broken)
        objections = tuple(o for o in table.game.objections(state, move) if o.rule not in broken)
        if objections:
            return objections
        state = table.game.play(state, move).state
    return ()


def _seals(table: Table[Any], entry: Entry) -> tuple[Entry, ...]:
    return table.seals_before(entry) if entry.kind == "reveal" else ()
