"""Commands that make and list tables."""

from __future__ import annotations

import sys
import time
from typing import Any

import click
import msgspec

from companion.cli.app import argument, as_json, command, option, say, spoken
from companion.cli.look import show
from companion.cli.session import (
    find_seat,
    load_table,
    one_line,
    open_journal,
    open_table,
    pairs,
    print_json,
    print_pending,
)
from companion.dice import drawn
from companion.games.registry import boxes
from companion.games.registry import game as find_game
from companion.kernel.game import Game, Question, Setup
from companion.kernel.journal import Journal, TableRow
from companion.kernel.outside import as_text
from companion.kernel.record import import_record, read_record
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.store import own_files
from companion.text.standing import headline
from companion.text.teller import Teller


@command("new")
@argument("game")
@option("--set", "settings", multiple=True)
@option("--seat", "seats", multiple=True)
@option("--name", default="")
@option("--agreed", is_flag=True)
@as_json
def new_command(
    game: str, settings: tuple[str, ...], seats: tuple[str, ...], name: str, agreed: bool, as_json: bool
) -> None:
    rules = find_game(game.lower())
    people = {find_seat(rules, seat): person for seat, person in pairs(seats).items()}
    setup = Setup(pairs(settings), people, {})
    setup = answer_questions(rules, msgspec.structs.replace(setup, files=own_files(rules, setup)))
    if not agreed:
        _ask_about(rules, setup)
    with open_journal(write=True) as journal:
        table = Table.create(journal, rules, drawn(rules, setup), one_line(name))
        if as_json:
            print_json({"table": table.id, "name": table.name, "game": rules.id})
            return
        click.echo(table.id)
        if sys.stdout.isatty():
            print_pending(table)


def answer_questions(rules: Game[Any], setup: Setup) -> Setup:
    """Ask what no rulebook states; without a keyboard, say what is missing and how to give it."""
    questions = rules.questions(setup)
    if not questions:
        return setup
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        wanted = (f"--set {q.option}={q.suggestion or '…'} ({_question(rules, q)})" for q in questions)
        raise Trouble("unsettled", options="; ".join(wanted))
    answers = {q.option: click.prompt(_question(rules, q), default=q.suggestion or None).strip() for q in questions}
    return msgspec.structs.replace(setup, options={**setup.options, **answers})


def _ask_about(rules: Game[Any], setup: Setup) -> None:
    """What is hardly meant has to be said again."""
    doubts = [Teller(spoken(), rules).event(doubt) for doubt in rules.doubts(setup)]
    if doubts:
        raise Trouble("doubtful", doubts=" ".join(doubts))


def _question(rules: Game[Any], question: Question) -> str:
    return spoken().say(f"{rules.id}-option-{question.option}", **question.facts)


@command("tables")
@option("--archived", is_flag=True)
@as_json
def tables_command(archived: bool, as_json: bool) -> None:
    with open_journal() as journal:
        rows = journal.tables(archived)
        if as_json:
            print_json([_table_json(journal, row) for row in rows])
            return
        _list(journal, rows)


def _list(journal: Journal, rows: list[TableRow]) -> None:
    for row in rows:
        click.echo(f"{row.id}  {_title(row)}  {_headline(journal, row)}  {_date(row.touched)}")
    if not rows:
        click.echo(say("cli-no-tables"))


def _date(at: float) -> str:
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
    except (OverflowError, OSError, TypeError, ValueError):  # a damaged database may hold any number
        return "?"


def _title(row: TableRow) -> str:
    people = " – ".join(dict.fromkeys(row.setup.seats.values()))  # one may play two sides
    name = row.name if row.name != row.id else ""
    title = say(f"{row.game}-title") if row.game in boxes() else row.game
    return as_text("  ".join(part for part in (title, name, people) if part))


def _headline(journal: Journal, row: TableRow) -> str:
    try:
        table = load_table(journal, row)
    except Trouble:  # one table that cannot be read must not hide the others
        return say("cli-unreadable")
    return headline(spoken(), row, table.game.headline(table.seen_by(None)))


def _table_json(journal: Journal, row: TableRow) -> dict[str, Any]:
    about = {"table": row.id, "game": row.game, "name": row.name, "seats": row.setup.seats, "touched": row.touched}
    try:
        table = load_table(journal, row)
    except Trouble:
        return about
    return {**about, **table.game.headline(table.seen_by(None))}


def home() -> None:
    """`companion` without a command where there is no screen: the tables and what to do next."""
    click.echo(say("cli-welcome"))
    with open_journal() as journal:
        _list(journal, journal.tables())
    click.echo(say("cli-next", game=next(iter(boxes()))))


@command("rename")
@argument("table")
@argument("name")
def rename_command(table: str, name: str) -> None:
    with open_journal(write=True) as journal:
        row = journal.table(table)
        journal.rename(row.id, one_line(name) or row.id)
        click.echo(f"{row.id}  {one_line(name) or row.id}")


@command("archive")
@argument("table")
@option("--back", is_flag=True)
def archive_command(table: str, back: bool) -> None:
    with open_journal(write=True) as journal:
        row = journal.table(table)
        journal.archive(row.id, not back)
        click.echo(say("cli-unarchived" if back else "cli-archived", table=row.id))


@command("demo")
def demo_command() -> None:
    """A table to try things on, of the first game that has one; made once."""
    box = next(box for box in boxes().values() if box.demo)
    with open_journal(write=True) as journal:
        record = read_record((box.assets / box.demo).read_bytes())
        found = next((row.id for row in journal.tables() if row.name == record.table), None)
        if found is None:
            found = import_record(journal, find_game(box.id), record).id
    with open_table(found) as table:
        show(table, None)
        click.echo(say(f"{box.id}-demo-hint", table=table.name))
