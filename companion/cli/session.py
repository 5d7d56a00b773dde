"""What the commands share: opening tables, speaking about them, printing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import click
import msgspec

from companion import places
from companion.cli.app import say, spoken, tell
from companion.games.registry import game as find_game
from companion.kernel.backup import back_up_if_due
from companion.kernel.game import Event, Objection, Seat
from companion.kernel.journal import Journal
from companion.kernel.lock import TableLock
from companion.kernel.record import LONGEST_LINE
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble
from companion.text.teller import Teller

P = ParamSpec("P")
R = TypeVar("R")
MEGABYTE = 1_000_000
LARGEST_FILE = 5 * MEGABYTE
assert LARGEST_FILE > LONGEST_LINE


@contextmanager
def open_journal(write: bool = False) -> Iterator[Journal]:
    places.make_home()
    journal = Journal(places.database())
    try:
        if write:
            back_up_if_due(places.database(), places.backup_folder())
        yield journal
    finally:
        journal.close()


@contextmanager
def open_table(id_: str, write: bool = False) -> Iterator[Table[Any]]:
    """A table to look at, or to write on; trouble inside is told with the names of that table."""
    with open_journal(write) as journal:
        row = journal.table(id_)
        lock = TableLock(places.lock_folder(), row.id) if write else None
        try:
            table = Table(journal, find_game(row.game), journal.table(row.id))
            try:
                yield table
            except Trouble as trouble:
                sys.exit(tell(trouble, teller(table)))
        finally:
            if lock is not None:
                lock.release()


def teller(table: Table[Any]) -> Teller:
    return Teller(spoken(), table.game, table.state)


def print_json(value: Any) -> None:
    click.echo(msgspec.json.encode(value, order="deterministic").decode())


def check_seat(table: Table[Any], seat: str | None) -> Seat | None:
    if seat is None:
        return None
    for known in table.game.seats:
        if seat.casefold() in (known, spoken().say(f"{table.game.id}-{known}").casefold()):
            return known
    raise Trouble("name", kind="seat", word=seat[:40], known=", ".join(table.game.seats))


def print_events(table: Table[Any], events: Iterable[Event], seat: Seat | None = None, indent: str = "") -> None:
    """Log lines, each with its hand instruction."""
    voice = teller(table)
    for event in events:
        if not event.visible_to(seat):
            continue
        click.echo(indent + voice.event(event))
        hand = voice.hand(event)
        if hand is not None:
            click.echo(f"{indent}  {say('cli-hand')} {hand}")


def print_pending(table: Table[Any]) -> None:
    """Who owes what now, or how it ended."""
    voice = teller(table)
    for decision in table.pending():
        if not decision.optional:
            who = f"{voice.seat(decision.seat)}: " if decision.seat else ""
            click.echo(f"→ {who}{voice.ask(decision)}")


def objections_json(voice: Teller, objections: Iterable[Objection]) -> list[dict[str, Any]]:
    return [
        {
            "rule": objection.rule,
            "text": voice.objection(objection),
            "instead": [voice.move(move) for move in objection.instead],
        }
        for objection in objections
    ]


def events_json(voice: Teller, events: Iterable[Event], seat: Seat | None = None) -> list[dict[str, Any]]:
    return [
        {
            "kind": event.kind,
            "rules": event.rules,
            "facts": event.facts,
            "text": voice.event(event),
            "hand": voice.hand(event),
        }
        for event in events
        if event.visible_to(seat)
    ]


def refused_as_json(function: Callable[P, R]) -> Callable[P, R]:
    """With --json a refused move is an answer, not just an error line."""

    @wraps(function)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except NotAllowed as refused:
            if not kwargs.get("as_json"):
                raise
            table = args[0]
            assert isinstance(table, Table)
            objections = objections_json(teller(table), refused.objections)
            print_json({"legal": False, "move": teller(table).move(refused.move), "objections": objections})
            raise

    return wrapped


def read_file(path: str) -> bytes:
    """A file's bytes, or standard input for -."""
    if path == "-":
        content = sys.stdin.buffer.read(LARGEST_FILE + 1)
    else:
        try:
            with Path(path).open("rb") as file:
                content = file.read(LARGEST_FILE + 1)
        except OSError as error:
            raise Trouble("no-file", path=path) from error
    if len(content) > LARGEST_FILE:
        raise Trouble("big-file", path=path, limit=LARGEST_FILE // MEGABYTE)
    return content
