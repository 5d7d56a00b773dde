"""What only its player knows of how a game went: a choice that would have looked the same to everybody else, had it
been another one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from companion.kernel.correcting import SENSELESS
from companion.kernel.game import Event, Game, Move, Outcome, decision_for
from companion.kernel.journal import Entry
from companion.kernel.table import Table


def withholds(table: Table[Any]) -> bool:
    """Would the moves of this game tell what not everybody may know? When it is over nothing is a secret."""
    if table.result is not None:
        return False
    entries = list(table.entries())
    below = {entry.parent: entry for entry in entries if entry.is_position and entry.parent is not None}
    return any(_hides(table, entry) and not _shown_since(table, entry, below) for entry in entries)


def _hides(table: Table[Any], entry: Entry) -> bool:
    """Undone entries too: what was chosen in secret and taken back is nobody else's business."""
    if entry.parent is None or not entry.is_position or entry.kind == "seal":  # a seal shows at its reveal, or never
        return False
    if entry.kind == "correct":
        return any(not event.visible_to(None) for event in entry.events)
    known = table.past.hiding
    if entry.n not in known:
        known[entry.n] = hides(table.game, table.past.state_at(entry.parent), table.moves_of(entry))
    return known[entry.n]


def _shown_since(table: Table[Any], entry: Entry, below: Mapping[int, Entry]) -> bool:
    """Did the next reveal after it turn it over? So it was with a card that a house rule laid face down."""
    if entry.parent is None or entry.kind == "correct":
        return False
    state, own, moves, at = table.past.state_at(entry.parent), table.moves_of(entry), table.moves_of(entry), entry
    while at.n in below and at.revealed == entry.revealed and hides(table.game, state, moves, len(own)):
        at = below[at.n]
        if at.kind == "correct":
            return False
        moves += table.moves_of(at) if at.kind != "seal" else []
    return at.revealed > entry.revealed and not hides(table.game, state, moves, len(own))


def hides(game: Game[Any], state: Any, moves: Sequence[Move], first: int | None = None) -> bool:
    """Is any of these moves, or of the `first` of them, one of several that nobody else can tell apart?"""
    done, here, heard = _Seen.after(game, state, moves), state, 0
    for at, move in enumerate(moves[:first]):
        decision, before = decision_for((*game.untold(here), *game.pending(here)), move), here
        unheard, outcome = done.told[heard:], game.play(here, move)
        here, heard = outcome.state, heard + len(_told(outcome))
        if decision is None:  # a house rule out of turn: there is nothing to compare it with
            found = done.whispered or (done.view == game.seen_by(state, None) and done.state != state)
        elif decision.secret or _unseen(game, before) != _unseen(game, here):
            others = ([other, *moves[at + 1 :]] for other in game.ways(before, decision))
            found = any(_looks_like(game, before, other, done, unheard) for other in others)
        else:
            found = False
        if found:
            return True
    return False


def _unseen(game: Game[Any], state: Any) -> list[Any]:
    """The parts of a position in which something is hidden from everybody."""
    view = game.seen_by(state, None)
    parts = ((getattr(state, name), getattr(view, name)) for name in state.__struct_fields__)
    return [part for part, shown in parts if part is not shown and part != shown]


def _looks_like(game: Game[Any], state: Any, moves: Sequence[Move], done: _Seen, told: list[Event]) -> bool:
    """Another game, and nobody could tell by what is `told` from here on? Most give themselves away at once."""
    heard = 0
    try:
        for move in moves:
            outcome = game.play(state, move)
            state, news = outcome.state, _told(outcome)
            if told[heard : heard + len(news)] != news:
                return False
            heard += len(news)
        return heard == len(told) and game.seen_by(state, None) == done.view and bool(state != done.state)
    except SENSELESS:  # what was done together cannot be done with this
        return False


def _told(outcome: Outcome[Any]) -> list[Event]:
    """What everybody hears of it."""
    return [event for event in outcome.events if event.visible_to(None)]


class _Seen(Struct, frozen=True):
    """What came of some moves, and what everybody saw and heard of it."""

    state: Any
    view: Any
    told: list[Event]
    whispered: bool  # something else was told to somebody

    @classmethod
    def after(cls, game: Game[Any], state: Any, moves: Sequence[Move]) -> _Seen:
        told, events = list[Event](), 0
        for move in moves:
            outcome = game.play(state, move)
            state, told, events = outcome.state, [*told, *_told(outcome)], events + len(outcome.events)
        return cls(state, game.seen_by(state, None), told, len(told) != events)
