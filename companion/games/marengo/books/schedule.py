"""Reinforcements at a table without a map (BM-REIN-02): when they come, how many, where; if somebody has typed it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from companion.games.marengo.board.model import Side
from companion.games.marengo.books.base import kept, with_books
from companion.games.marengo.state import State, Wave
from companion.kernel.game import Fact, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story
from companion.kernel.trouble import Trouble

FIRST_HOUR = 6  # BM-COMP-09
_WAVE = re.compile(r"(?P<side>[aoöf])\w*\s+(?P<hour>\d{1,2})(?::00)?\s+(?P<count>\d{1,2})\s+(?P<entries>\S.*)")


def hour(round_: int) -> int:
    """What the clock shows in a round."""
    return FIRST_HOUR - 1 + round_


def read_schedule(text: str, rounds: int) -> tuple[Wave, ...]:
    """`austrian 6 20 west; french 12 2 east north`: whose, from what hour, how many, by which entries."""
    written = [part.strip().casefold() for part in re.split("[;,\n]", text) if part.strip()]
    return tuple(_wave(part, rounds) for part in written)


def _wave(text: str, rounds: int) -> Wave:
    found = _WAVE.fullmatch(text)
    first = int(found["hour"]) - FIRST_HOUR + 1 if found is not None else 0
    if found is None or not 1 <= first <= rounds or not int(found["count"]):
        raise Trouble("marengo-schedule", word=text[:40], first=FIRST_HOUR, last=hour(rounds))
    side: Side = "french" if found["side"] == "f" else "austrian"
    return Wave(side, first, int(found["count"]), tuple(found["entries"].split()))


# --- who is still to come -------------------------------------------------------------------------------------------


def left_of(state: State, at: int) -> int:
    return max(0, state.rules.schedule[at].count - kept(state).arrived.get(str(at), 0))


def _next(state: State, seat: Seat, entry: str) -> int | None:
    """The wave that a piece belongs to which comes in here now; no entry: over the pontoon bridge, whoever waits."""
    for at, wave in enumerate(state.rules.schedule):
        here = wave.side == seat and (not entry or entry in wave.entries)
        if here and wave.round <= state.round and left_of(state, at):
            return at
    return None


def not_due(state: State, seat: Seat, entry: str, called: Fact) -> Iterator[Objection]:
    """Nobody waits there whose time has come, as far as anybody has typed a schedule."""
    if state.rules.schedule and _next(state, seat, entry) is None:
        yield no("BM-REIN-02", seat=seat, entry=called)


def come_in(state: State, seat: Seat, entry: str) -> State:
    """One piece less is to come."""
    at = _next(state, seat, entry)
    if at is None:
        return state
    arrived = kept(state).arrived
    return with_books(state, arrived={**arrived, str(at): arrived.get(str(at), 0) + 1})


def tell_due(state: State, story: Story) -> None:
    """At the start of the turn from which on pieces may come."""
    for wave in state.rules.schedule:
        if wave.side == state.side and wave.round == state.round:
            entries = ", ".join(wave.entries)
            story.tell("books-due", "BM-REIN-02", seat=wave.side, count=wave.count, where=f"'{entries}")
