"""Commands that make and list tables."""

from __future__ import annotations

import sys
import time
from typing import Any

import click
import msgspec

from companion import places
from companion.cli.app import as_json, command, say, spoken
from companion.cli.look import show
from companion.cli.session import open_journal, open_table, print_json, print_pending
from companion.games.registry import game as find_game
from companion.kernel.game import Game, Question, Setup
from companion.kernel.journal import Journal, TableRow
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble, Unsettled


@command("new")
@click.argument("game")
@click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE", help="settings")
@click.option("--seat", "seats", multiple=True, metavar="SIDE=NAME", help="seats")
@click.option("--name", default="", help="name")
@as_json
def new_command(game: str, settings: tuple[str, ...], seats: tuple[str, ...], name: str, as_json: bool) -> None:
    rules = find_game(game)
    setup = Setup(_pairs(settings), _pairs(seats), {})
    for seat in setup.seats:
        if seat not in rules.seats:
            raise Trouble("name", kind="seat", word=seat[:40], known=", ".join(rules.seats))
    setup = answer_questions(rules, msgspec.structs.replace(setup, files=own_files(rules, setup)))
    with open_journal(write=True) as journal:
        table = Table.create(journal, rules, setup, name)
        if as_json:
            print_json({"table": table.id, "name": table.name, "game": game})
            return
        click.echo(table.id)
        if sys.stdout.isatty():
            print_pending(table)


def _pairs(words: tuple[str, ...]) -> dict[str, str]:
    pairs = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise Trouble("bad-set", word=word[:40])
        pairs[key.strip()] = value.strip()
    return pairs


def own_files(rules: Game[Any], setup: Setup) -> dict[str, str]:
    """The player's own data files that the options name; they win over ours and travel with the table."""
    files = {}
    for option in rules.file_options:
        default = next(o.default for o in rules.options if o.key == option)
        value = setup.options.get(option, default or "")
        path = places.user_file(rules.id, option, value)
        if value.replace("-", "").replace("_", "").isalnum() and path.is_file():
            try:
                files[option] = path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise Trouble("no-file", path=str(path)) from error
    return files


def answer_questions(rules: Game[Any], setup: Setup) -> Setup:
    """Ask what no rulebook states; without a keyboard, say what is missing and how to give it."""
    questions = rules.questions(setup)
    if not questions:
        return setup
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        for question in questions:
            click.echo(f"{_question(rules, question)}  --set {question.option}={question.suggestion or '…'}", err=True)
        raise Unsettled(questions)
    answers = {q.option: click.prompt(_question(rules, q), default=q.suggestion or None).strip() for q in questions}
    return msgspec.structs.replace(setup, options={**setup.options, **answers})


def _question(rules: Game[Any], question: Question) -> str:
    return spoken().say(f"{rules.id}-option-{question.option}", **question.facts)


@command("tables")
@click.option("--archived", is_flag=True, help="archived")
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
        touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.touched))
        click.echo(f"{row.id}  {_title(row)}  {_headline(journal, row)}  {touched}")
    if not rows:
        click.echo(say("cli-no-tables"))


def _title(row: TableRow) -> str:
    people = " – ".join(row.setup.seats.values())
    name = row.name if row.name != row.id else ""
    return "  ".join(part for part in (say(f"{row.game}-title"), name, people) if part)


def _headline(journal: Journal, row: TableRow) -> str:
    table = Table(journal, find_game(row.game), row)
    shown = table.seen_by(None)
    return say(f"{row.game}-headline", **table.game.headline(shown))


def _table_json(journal: Journal, row: TableRow) -> dict[str, Any]:
    table = Table(journal, find_game(row.game), row)
    facts = table.game.headline(table.seen_by(None))
    people = row.setup.seats
    return {"table": row.id, "game": row.game, "name": row.name, "seats": people, "touched": row.touched, **facts}


def home() -> None:
    """`companion` without a command, until the screen exists: the tables and what to do next."""
    click.echo(say("cli-welcome"))
    with open_journal() as journal:
        _list(journal, journal.tables())
    click.echo(say("cli-next"))


@command("rename")
@click.argument("table")
@click.argument("name")
def rename_command(table: str, name: str) -> None:
    with open_journal(write=True) as journal:
        row = journal.table(table)
        journal.rename(row.id, name)
        click.echo(f"{row.id}  {name}")


@command("archive")
@click.argument("table")
@click.option("--back", is_flag=True, help="back")
def archive_command(table: str, back: bool) -> None:
    with open_journal(write=True) as journal:
        row = journal.table(table)
        journal.archive(row.id, not back)
        click.echo(say("cli-unarchived" if back else "cli-archived", table=row.id))


@command("demo")
def demo_command() -> None:
    """A table in the middle of its first turn, made once."""
    name = "demo"
    with open_journal(write=True) as journal:
        if not any(row.name == name for row in journal.tables()):
            table = Table.create(journal, find_game("march"), Setup({}, {"blue": "Blue", "orange": "Orange"}), name)
            for line in ("roll 5 2", "blue pick MOVE2", "orange pick RECRUIT"):
                table.enter(line)
    with open_table(name) as table:
        show(table, None)
        click.echo(say("cli-demo-hint", table=table.name))
