"""What the commands share: opening tables, speaking about them, printing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import click
import msgspec

from companion import places
from companion.cli.app import say, spoken, tell
from companion.files import LARGEST_FILE, checked_size, read_bytes
from companion.games.registry import game as find_game
from companion.kernel.backup import back_up_if_due, back_up_now
from companion.kernel.game import Event, Game, Objection, Seat
from companion.kernel.journal import Entry, Journal, TableRow
from companion.kernel.lock import TableLock
from companion.kernel.outside import as_json
from companion.kernel.table import Table
from companion.kernel.table import open_table as open_known_table
from companion.kernel.trouble import Impossible, NotAllowed, Trouble, Unreadable, WhichOne
from companion.text.handwork import Task, in_lines, tasks_after
from companion.text.language import CODES, language
from companion.text.teller import Teller

P = ParamSpec("P")
R = TypeVar("R")


@contextmanager
def open_journal(write: bool = False) -> Iterator[Journal]:
    """The store; after something may have been written, a copy of it if one is due.

    Whoever only looks can do so where nothing can be written.
    """
    places.make_home()
    copy = partial(back_up_now, places.database(), places.backup_folder())
    journal = Journal(places.database(), copy, look=not write)
    try:
        yield journal
    except msgspec.MsgspecError as error:  # something is there that never was written so
        raise Trouble("db-corrupt", path=str(places.database())) from error
    finally:
        journal.close()
    if write:
        back_up_if_due(places.database(), places.backup_folder())


def load_table(journal: Journal, row: TableRow) -> Table[Any]:
    return open_known_table(journal, find_game(row.game), row)


@contextmanager
def open_table(id_: str, write: bool = False) -> Iterator[Table[Any]]:
    """A table to look at, or to write on; trouble inside is told with the names of that table."""
    with open_journal(write) as journal:
        row = journal.table(id_)
        lock = TableLock(places.lock_folder(), row.id) if write else None
        try:
            table = load_table(journal, journal.table(row.id))
            try:
                yield table
            except Trouble as trouble:
                sys.exit(tell(trouble, teller(table)))
        finally:
            if lock is not None:
                lock.release()


def teller(table: Table[Any]) -> Teller:
    return Teller.at(table, spoken())


def print_json(value: Any) -> None:
    click.echo(as_json(msgspec.json.encode(value, order="deterministic").decode()))


def check_seat(table: Table[Any], seat: str | None) -> Seat | None:
    if seat is None:
        return None
    return find_seat(table.game, seat)


def find_seat(game: Game[Any], word: str) -> Seat:
    """A side as players call it, in either language."""
    for seat in game.seats:
        if word.casefold() in (seat, *(language(code).say(f"{game.id}-{seat}").casefold() for code in CODES)):
            return seat
    known = ", ".join(spoken().say(f"{game.id}-{seat}") for seat in game.seats)
    raise Trouble("name", kind="seat", word=word[:40], known=known)


def print_events(table: Table[Any], events: Iterable[Event], seat: Seat | None = None, indent: str = "") -> None:
    """Log lines."""
    voice = teller(table)
    for event in events:
        if event.visible_to(seat):
            click.echo(indent + voice.event(event))


def print_entry(table: Table[Any], entry: Entry, seat: Seat | None = None, indent: str = "") -> None:
    """What happened, and what hands have to do for it."""
    print_events(table, entry.events, seat, indent)
    print_tasks(tasks_after(table, entry, teller(table), seat), teller(table), indent)


def print_tasks(tasks: Iterable[Task], voice: Teller, indent: str = "", err: bool = False) -> None:
    for line in in_lines(tasks, voice):
        click.echo(f"{indent}  {say('cli-hand')} {line}", err=err)


def tasks_json(tasks: Iterable[Task]) -> list[dict[str, str]]:
    return [{"seat": task.seat, "under": task.under, "text": task.text} for task in tasks]


def print_pending(table: Table[Any], err: bool = False) -> None:
    """Who owes what now, or how it ended."""
    voice = teller(table)
    if table.result is not None:
        click.echo(f"→ {voice.outcome(table.winners)}", err=err)
    required = [decision for decision in table.pending() if not decision.optional]
    for decision in required:
        who = f"{voice.seat(decision.seat)}: " if decision.seat else ""
        click.echo(f"→ {who}{voice.ask(decision)}", err=err)
    if table.result is None and not required:
        click.echo(f"→ {say('table-halted', steps=table.halted())}", err=err)


def one_line(text: str) -> str:
    """Names and reasons fit on one line of a list and of a record."""
    return " ".join(text.split())


def pairs(words: tuple[str, ...]) -> dict[str, str]:
    """Options and names as they are typed: option=value."""
    pairs = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise Trouble("bad-set", word=word[:40])
        pairs[key.strip()] = one_line(value)
    return pairs


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
        }
        for event in events
        if event.visible_to(seat)
    ]


def refusal_json(voice: Teller, trouble: Trouble) -> dict[str, Any]:
    answer: dict[str, Any] = {"legal": False, "objections": [], "error": " ".join(voice.trouble(trouble))}
    if isinstance(trouble, NotAllowed):
        answer |= {"move": voice.move(trouble.move), "objections": objections_json(voice, trouble.objections)}
    return answer


@contextmanager
def unseen(table: Table[Any], line: str, seat: Seat | None) -> Iterator[None]:
    """Whatever is wrong with a secret move, it is not repeated: somebody else may look at this screen."""
    try:
        yield
    except (NotAllowed, Unreadable, WhichOne, Impossible) as trouble:
        if table.is_secret(line) or (isinstance(trouble, Unreadable) and _owes_a_secret(table, seat)):
            impossible = isinstance(trouble, Impossible)
            raise Trouble("force-impossible" if impossible else "secret-refused") from None
        raise


def _owes_a_secret(table: Table[Any], seat: Seat | None) -> bool:
    return any(decision.secret and decision.seat == seat for decision in table.asked())


def refused_as_json(function: Callable[P, R]) -> Callable[P, R]:
    """With --json a refused move is an answer, not just an error line."""

    @wraps(function)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except Trouble as trouble:
            if kwargs.get("as_json"):
                table = args[0]
                assert isinstance(table, Table)
                print_json(refusal_json(teller(table), trouble))
            raise

    return wrapped


def read_file(path: str) -> bytes:
    """A file's bytes, or standard input for -."""
    if path == "-":
        try:
            return checked_size(sys.stdin.buffer.read(LARGEST_FILE + 1), path)
        except OSError as error:
            raise Trouble("no-file", path=path) from error
    return read_bytes(Path(path))


def need(parameter: str, value: Any) -> None:
    """An argument or option that is needed only sometimes, and now is."""
    if not value:
        context = click.get_current_context()
        missing = next(p for p in context.command.params if p.name == parameter)
        raise click.MissingParameter(ctx=context, param=missing)
