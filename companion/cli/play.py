"""Commands that enter something at a table."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import Any

import click

from companion.cli.app import argument, as_json, command, option, say, spoken
from companion.cli.look import seat_option
from companion.cli.session import (
    check_seat,
    events_json,
    one_line,
    open_table,
    print_entry,
    print_json,
    print_pending,
    refused_as_json,
    tasks_json,
    teller,
    unseen,
)
from companion.kernel.game import Move, Seat
from companion.kernel.journal import Entry
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.handwork import tasks_after
from companion.text.things import value_typed

reason_option = option("--reason", default="")
agreed_option = option("--agreed", is_flag=True)


@command("enter")
@argument("table")
@argument("move", required=False)
@seat_option
@as_json
def enter_command(table: str, move: str | None, seat: str | None, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        viewer = check_seat(found, seat)
        masked = move is None or viewer is not None
        _enter(found, move if move is not None else _typed(found, viewer), viewer, masked, as_json=as_json)


@refused_as_json
def _enter(table: Table[Any], move: str, seat: Seat | None, masked: bool, *, as_json: bool) -> None:
    before = table.head
    chosen = _chosen(table, move, seat) if move.isdecimal() else move
    with unseen(table, move, seat) if masked else nullcontext():
        entry = table.enter(chosen, seat, spoken().code, anew=seat is not None)
    if entry.n == before:  # it happened by itself a moment ago
        _answer(table, entry, as_json, again=True)
        return
    _answer(table, entry, as_json)


def _chosen(table: Table[Any], number: str, seat: Seat | None) -> Move:
    """A move by its number in the list of choices."""
    moves = [move for _, choices in table.choices(seat) for move in choices]
    if number not in map(str, range(1, len(moves) + 1)):
        raise Trouble("no-number", word=number[:40], count=len(moves))
    return moves[int(number) - 1]


def _typed(table: Table[Any], seat: Seat | None) -> str:
    """The move typed at a prompt, unseen if it is a secret one."""
    print_pending(table)
    secret = any(decision.secret and seat in (decision.seat, None) for decision in table.asked())
    typed: str = click.prompt(say("cli-prompt"), hide_input=secret and sys.stdin.isatty())
    return typed


def _answer(table: Table[Any], entry: Entry, as_json: bool, again: bool = False) -> None:
    """What was entered, what it did, and who decides next."""
    voice = teller(table)
    if as_json:
        events = [] if again else events_json(voice, entry.events)
        hands = [] if again else tasks_json(tasks_after(table, entry, voice))
        faults = [{"rule": fault.rule, "text": voice.objection(fault)} for fault in table.faults()]
        answer = {"legal": True, "entry": entry.n, "kind": entry.kind}
        print_json(answer | {"events": events, "hands": hands, "faults": faults})
        return
    if again:
        click.echo(say("cli-already"))
    else:
        print_entry(table, entry)
    for fault in table.faults():
        click.echo(f"{say('cli-warning')} {voice.objection(fault)} [{fault.rule}]")
    print_pending(table)


@command("undo")
@argument("table")
@option("--steps", type=click.IntRange(1), default=1)
@agreed_option
@as_json
def undo_command(table: str, steps: int, agreed: bool, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        _answer(found, found.undo(steps, consent=agreed), as_json)


@command("redo")
@argument("table")
@option("--steps", type=click.IntRange(1), default=1)
@as_json
def redo_command(table: str, steps: int, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        _answer(found, found.redo(steps), as_json)


@command("jump")
@argument("table")
@argument("entry", type=click.IntRange(0, 10**9))
@agreed_option
@as_json
def jump_command(table: str, entry: int, agreed: bool, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        _answer(found, found.jump(entry, consent=agreed), as_json)


@command("force")
@argument("table")
@argument("move")
@seat_option
@reason_option
@as_json
def force_command(table: str, move: str, seat: str | None, reason: str, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        _force(found, move, one_line(reason), check_seat(found, seat), as_json=as_json)


@refused_as_json
def _force(table: Table[Any], move: str, reason: str, seat: Seat | None, *, as_json: bool) -> None:
    with unseen(table, move, seat):
        entry = table.force(move, reason, seat, spoken().code, anew=seat is not None)
    _answer(table, entry, as_json)


@command("set", negative=True)
@argument("table")
@argument("path")
@argument("value")
@reason_option
@as_json
def set_command(table: str, path: str, value: str, reason: str, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        meant = value_typed(value, path, found.game)
        _answer(found, found.correct(path, meant, one_line(reason)), as_json)
