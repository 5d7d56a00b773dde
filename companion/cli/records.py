"""Commands for whole games as text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from companion.cli.app import REFUSED, argument, as_json, command, option, say, spoken
from companion.cli.look import show
from companion.cli.session import (
    events_json,
    objections_json,
    one_line,
    open_journal,
    open_table,
    print_entry,
    print_json,
    print_pending,
    print_tasks,
    read_file,
    tasks_json,
    teller,
)
from companion.files import write_text
from companion.games.registry import game as find_game
from companion.kernel.game import Move
from companion.kernel.journal import Entry, Journal
from companion.kernel.outside import names_replaced
from companion.kernel.paths import plain
from companion.kernel.record import (
    Step,
    check_version,
    export_everything,
    import_record,
    read_record,
    replay,
    words_before,
)
from companion.kernel.savecode import save_code
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.store import restored
from companion.terminal import hand_over
from companion.text.handwork import tasks_after, tasks_from_box
from companion.text.recorded import open_record
from companion.text.teller import Teller


@command("replay")
@argument("file")
@option("--state", "with_state", is_flag=True)
@option("--keep-going", is_flag=True)
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
        state = plain(table.seen_by(None))
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
        answer["hands"] = tasks_json(tasks_after(table, step.entry, voice)) if step.entry is not None else []
        if step.trouble is not None:
            answer["error"] = " ".join(voice.trouble(step.trouble))
        print_json(answer)
    elif step.legal:
        click.echo(f"{step.line.number:4}  {_written(table, step, voice)}".rstrip())
        if step.entry is not None:
            print_entry(table, step.entry, indent="      ")
    if not step.legal:
        why = [f"{voice.objection(objection)} [{objection.rule}]" for objection in step.objections]
        why += voice.trouble(step.trouble) if step.trouble is not None else []
        click.echo(say("cli-line", line=step.line.number, move=step.move[:80], sentence=" ".join(why)), err=True)


def _written(table: Table[Any], step: Step, voice: Teller) -> str:
    """A line of the record in the words of whoever reads it."""
    kind, text = step.line.kind, step.line.text
    word = words_before(step.line, voice.language.code)
    if kind.startswith(("move", "force")):
        move = _laid_last(table, step.entry) if step.entry is not None else _read(table, text)
        text = voice.move(move) if move is not None else text
    return f"{word} {text}".strip()


def _laid_last(table: Table[Any], entry: Entry) -> Move:
    """What was entered: a reveal also tells the orders that were sealed before it."""
    sealed = [seal.seat for seal in table.seals_before(entry)] if entry.kind == "reveal" else []
    return next(move for move in table.moves_of(entry) if move.seat not in sealed)


def _read(table: Table[Any], text: str) -> Move | None:
    """A move that had happened by itself, so that no entry knows it."""
    try:
        reading = table.game.notation.read(text, table.game.names(table.state))
    except Trouble:
        return None
    return reading.moves(reading.seat)[0]


@command("export")
@argument("table")
@argument("file", required=False)
@option("--code", "as_code", is_flag=True)
@option("--everything", is_flag=True)
def export_command(table: str, file: str | None, as_code: bool, everything: bool) -> None:
    _one_of(file, as_code)
    if as_code and everything:  # nobody's secrets fit on paper
        raise click.UsageError("", click.get_current_context())
    with open_table(table) as found:
        if file is None:
            _print_code(found)
            return
        text, left_out = (export_everything(found), False) if everything else open_record(found, spoken())
        if file == "-":
            hand_over(text)
        else:
            write_text(Path(file), text)
            click.echo(say("cli-exported", path=file))
        if left_out:
            click.echo(say("cli-export-withheld"), err=True)


def _print_code(table: Table[Any]) -> None:
    code = save_code(table)
    for line in code.lines:
        click.echo(line)
    if code.sealed:
        click.echo(say("cli-code-sealed"), err=True)


@command("import")
@argument("file", required=False)
@option("--code")
@option("--name", default="")
def import_command(file: str | None, code: str | None, name: str) -> None:
    _one_of(file, code is not None)
    if code == "-":
        code = read_file(code).decode("utf-8", "replace")
    with open_journal(write=True) as journal:
        if code is not None:
            table = restored(journal, code, one_line(name))
        else:
            record = read_record(read_file(file or ""))
            table = import_record(journal, find_game(record.game), record, one_line(name))
        table.to_be_laid_out()
        click.echo(table.id)
        if names := names_replaced((table.name, *table.setup.seats.values())):
            click.echo(say("names-replaced", names=names), err=True)
        print_tasks(tasks_from_box(table, teller(table)), teller(table), err=True)  # the id stays alone for scripts
        if table.game.untold(table.state):
            _ask_untold(table)


def _ask_untold(table: Table[Any]) -> None:
    """What only its player knows is typed unseen; without a keyboard, or whoever just presses enter, is asked later."""
    while sys.stdin.isatty() and sys.stdout.isatty() and table.game.untold(table.state):
        decision, voice = table.pending()[0], teller(table)
        asked = f"{voice.seat(decision.seat)}: {voice.ask(decision)}"
        typed = click.prompt(asked, default="", show_default=False, hide_input=True)
        if not typed.strip():
            break
        try:
            table.enter(table.reader(spoken().code).answer(typed, decision))
        except Trouble as trouble:
            click.echo(" ".join(voice.trouble(trouble)), err=True)
    print_pending(table, err=True)


def _one_of(file: str | None, code: bool) -> None:
    """A whole game is in a file, a position in a code: never both."""
    context = click.get_current_context()
    if file is None and not code:
        parameter = next(p for p in context.command.params if p.name == "file")
        raise click.MissingParameter(ctx=context, param=parameter)
    if file is not None and code:
        raise click.UsageError("", context)
