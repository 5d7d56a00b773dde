"""Commands for whole games as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from companion.cli.app import REFUSED, as_json, command, say, spoken
from companion.cli.look import show
from companion.cli.session import (
    events_json,
    objections_json,
    open_journal,
    open_table,
    print_events,
    print_json,
    read_file,
    teller,
)
from companion.games.registry import game as find_game
from companion.kernel.journal import Journal
from companion.kernel.record import Step, check_version, export_record, import_record, read_record, replay
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble


@command("replay")
@click.argument("file")
@click.option("--state", "with_state", is_flag=True, help="with_state")
@click.option("--keep-going", is_flag=True, help="keep_going")
@as_json
def replay_command(file: str, with_state: bool, keep_going: bool, as_json: bool) -> int:
    record = read_record(read_file(file))
    rules = find_game(record.game)
    check_version(record, rules)
    table = Table.create(Journal(":memory:"), rules, record.setup, record.table)
    code = 0
    for step in replay(table, record, spoken().code):
        _tell_step(table, step, as_json)
        if not step.legal:
            code = REFUSED
            if not keep_going:
                break
    if as_json:
        state = msgspec.to_builtins(table.seen_by(None))
        print_json({"state": state, "result": table.result})
    elif with_state:
        show(table, None)
    return code


def _tell_step(table: Table[Any], step: Step, as_json: bool) -> None:
    voice = teller(table)
    if as_json:
        answer: dict[str, Any] = {"line": step.line.number, "move": step.move, "legal": step.legal}
        answer["objections"] = objections_json(voice, step.objections)
        answer["events"] = events_json(voice, step.events)
        if step.trouble is not None:
            answer["error"] = " ".join(voice.trouble(step.trouble))
        print_json(answer)
        return
    if step.legal:
        click.echo(f"{step.line.number:4}  {step.line.kind} {step.line.text}".rstrip())
        print_events(table, step.events, indent="      ")
        return
    for objection in step.objections:
        sentence = f"{voice.objection(objection)} [{objection.rule}]"
        click.echo(say("cli-line", line=step.line.number, move=step.move, sentence=sentence), err=True)
    if step.trouble is not None:
        sentence = " ".join(voice.trouble(step.trouble))
        click.echo(say("cli-line", line=step.line.number, move=step.move, sentence=sentence), err=True)


@command("export")
@click.argument("table")
@click.argument("file")
def export_command(table: str, file: str) -> None:
    with open_table(table) as found:
        text = export_record(found)
        if file == "-":
            click.echo(text, nl=False)
            return
        try:
            Path(file).write_text(text, encoding="utf-8")
        except OSError as error:
            raise Trouble("no-write", path=file) from error
        click.echo(say("cli-exported", path=file))


@command("import")
@click.argument("file")
@click.option("--name", default="", help="name")
def import_command(file: str, name: str) -> None:
    record = read_record(read_file(file))
    with open_journal(write=True) as journal:
        try:
            table = import_record(journal, find_game(record.game), record, name)
        except Trouble as trouble:
            cause = trouble.__cause__
            if isinstance(cause, NotAllowed):  # spoken of with the names of a fresh table of that kind
                fresh = Table.create(Journal(":memory:"), find_game(record.game), record.setup)
                for sentence in teller(fresh).trouble(trouble):
                    click.echo(sentence, err=True)
                raise SystemExit(REFUSED) from None
            raise
        click.echo(table.id)
