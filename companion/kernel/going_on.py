"""Going on until somebody has to decide: what is owed by nobody in particular and can be done in one way only."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from companion.kernel.game import Event, Move
from companion.kernel.journal import Entry
from companion.kernel.notation import Language
from companion.kernel.several import Typed
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble


def next_by_itself(table: Table[Any]) -> Move | None:
    """The only move there is, where it is nobody's decision and needs no dice; e.g. of a faction that nobody plays."""
    asked = [decision for decision in table.pending() if not decision.optional]
    if table.result is not None or len(asked) != 1:
        return None
    decision = asked[0]
    if decision.seat is not None or decision.secret or decision.typed or decision.dice or not decision.complete:
        return None
    moves = list(islice(table.game.choices(table.seen_by(None), decision), 2))
    return moves[0] if len(moves) == 1 else None


def go_on(table: Table[Any]) -> Iterator[Entry]:
    """One such move after the other, each an entry of its own."""
    while (move := next_by_itself(table)) is not None:
        yield table.enter(move)


def looked_ahead(table: Table[Any], line: str, language: Language) -> tuple[Event, ...]:
    """What a faction that nobody plays would do after these moves; nothing is entered."""
    sketch = table.sketch()
    typed = Typed(sketch, line, language=language)
    while line and typed.rest:
        typed.enter()
    told = sketch.game.ahead(sketch.seen_by(None))
    if not told:
        raise Trouble("nothing-ahead")
    return told
