"""Commands that enter something at a table."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from companion.cli.app import as_json, command, say, spoken
from companion.cli.look import seat_option
from companion.cli.session import (
    check_seat,
    events_json,
    open_table,
    print_events,
    print_json,
    print_pending,
    refused_as_json,
    teller,
)
from companion.kernel.game import Seat
from companion.kernel.journal import Entry
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble

reason_option = click.option("--reason", default="", help="reason")
agreed_option = click.option("--agreed", is_flag=True, help="agreed")


@command("enter")
@click.argument("table")
@click.argument("move", required=False)
@seat_option
@as_json
def enter_command(table: str, move: str | None, seat: str | None, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        viewer = check_seat(found, seat)
        _enter(found, move if move is not None else _typed(found, viewer), viewer, as_json=as_json)


@refused_as_json
def _enter(table: Table[Any], move: str, seat: Seat | None, *, as_json: bool) -> None:
    before = table.head
    entry = table.enter(move, seat, spoken().code)
    if entry.n == before:  # it happened by itself a moment ago
        _answer(table, entry, as_json, again=True)
        return
    _answer(table, entry, as_json)


def _typed(table: Table[Any], seat: Seat | None) -> str:
    """The move typed at a prompt, unseen if it is a secret one."""
    secret = any(decision.secret and decision.seat in (seat, None) for decision in table.pending())
    typed: str = click.prompt(say("cli-prompt"), hide_input=secret and seat is not None)
    return typed


def _answer(table: Table[Any], entry: Entry, as_json: bool, again: bool = False) -> None:
    """What was entered, what it did, and who decides next."""
    voice = teller(table)
    if as_json:
        events = [] if again else events_json(voice, entry.events)
        faults = [{"rule": fault.rule, "text": voice.objection(fault)} for fault in table.faults()]
        print_json({"legal": True, "entry": entry.n, "kind": entry.kind, "events": events, "faults": faults})
        return
    if again:
        click.echo(say("cli-already"))
    else:
        print_events(table, entry.events)
    for fault in table.faults():
        click.echo(f"{say('cli-warning')} {voice.objection(fault)} [{fault.rule}]")
    print_pending(table)


@command("undo")
@click.argument("table")
@click.option("--steps", type=click.IntRange(1), default=1, help="steps")
@agreed_option
@as_json
def undo_command(table: str, steps: int, agreed: bool, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        _answer(found, found.undo(steps, consent=agreed), as_json)


@command("redo")
@click.argument("table")
@click.option("--steps", type=click.IntRange(1), default=1, help="steps")
@as_json
def redo_command(table: str, steps: int, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        _answer(found, found.redo(steps), as_json)


@command("jump")
@click.argument("table")
@click.argument("entry", type=int)
@agreed_option
@as_json
def jump_command(table: str, entry: int, agreed: bool, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        _answer(found, found.jump(entry, consent=agreed), as_json)


@command("force")
@click.argument("table")
@click.argument("move")
@seat_option
@reason_option
@as_json
def force_command(table: str, move: str, seat: str | None, reason: str, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        entry = found.force(move, reason, check_seat(found, seat), spoken().code)
        _answer(found, entry, as_json)


@command("set")
@click.argument("table")
@click.argument("path")
@click.argument("value")
@reason_option
@as_json
def set_command(table: str, path: str, value: str, reason: str, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        try:
            decoded = msgspec.json.decode(value)
        except msgspec.DecodeError as error:
            raise Trouble("bad-json", word=value[:40]) from error
        _answer(found, found.correct(path, decoded, reason), as_json)
