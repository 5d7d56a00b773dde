"""Commands that enter something at a table."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import Any

import click

from companion.cli.app import argument, as_json, command, option, say, spoken, tell
from companion.cli.look import seat_option
from companion.cli.session import (
    check_seat,
    events_json,
    one_line,
    open_table,
    print_entry,
    print_json,
    print_pending,
    refusal_json,
    refused_as_json,
    tasks_json,
    teller,
    unseen,
)
from companion.kernel.game import Move, Seat
from companion.kernel.going_on import go_on, next_by_itself
from companion.kernel.journal import Entry
from companion.kernel.several import Typed, as_line
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.handwork import tasks_after
from companion.text.things import value_typed

reason_option = option("--reason", default="")
agreed_option = option("--agreed", is_flag=True)
UNREPEATED = ("secret-refused", "secret-among-several")  # what stands on such a line is not said once more


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
    before, typed = table.head, Typed(table, move, seat, spoken().code)
    if typed.is_several:
        _enter_several(table, typed, seat, masked, as_json)
        return
    with unseen(table, move, seat) if masked else nullcontext():
        entry = table.enter(_chosen(table, move, seat), seat) if move.isdecimal() else typed.enter()
    _answer(table, entry, as_json, again=entry.n == before)  # it may have happened by itself a moment ago


def _enter_several(table: Table[Any], typed: Typed, seat: Seat | None, masked: bool, as_json: bool) -> None:
    """Until one is refused or somebody else has to decide; what is left is said, unless it is a secret."""
    answers, refusal, going_on = list[dict[str, Any]](), None, True
    while going_on:
        before = table.head
        try:
            with unseen(table, typed.rest[0], seat) if masked else nullcontext():
                entry = typed.enter()
        except Trouble as trouble:
            refusal = trouble
            break
        answers.append(_answer_json(table, entry, again=entry.n == before))
        if not as_json:
            _tell_entry(table, entry, again=entry.n == before)
        going_on = typed.goes_on
    rest = "" if refusal is not None and refusal.key in UNREPEATED else as_line(typed.rest)
    if as_json:
        told = refusal_json(teller(table), refusal) if refusal else {"legal": True}
        print_json(told | {"entered": answers, "rest": rest, "faults": _faults_json(table)})
    else:
        _tell_position(table)
        if rest:
            click.echo(say("cli-rest", moves=rest))
    if refusal is not None:
        sys.exit(tell(refusal, teller(table)))


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
    if as_json:
        print_json(_answer_json(table, entry, again) | {"faults": _faults_json(table)})
    else:
        _tell_entry(table, entry, again)
        _tell_position(table)


def _answer_json(table: Table[Any], entry: Entry, again: bool) -> dict[str, Any]:
    voice = teller(table)
    events = [] if again else events_json(voice, entry.events)
    hands = [] if again else tasks_json(tasks_after(table, entry, voice))
    return {"legal": True, "entry": entry.n, "kind": entry.kind, "events": events, "hands": hands}


def _faults_json(table: Table[Any]) -> list[dict[str, str]]:
    return [{"rule": fault.rule, "text": teller(table).objection(fault)} for fault in table.faults()]


def _tell_entry(table: Table[Any], entry: Entry, again: bool) -> None:
    if again:
        click.echo(say("cli-already"))
    else:
        print_entry(table, entry)


def _tell_position(table: Table[Any]) -> None:
    """What does not fit together, and who decides now."""
    for fault in table.faults():
        click.echo(f"{say('cli-warning')} {teller(table).objection(fault)} [{fault.rule}]")
    print_pending(table)


@command("continue")
@argument("table")
@as_json
def continue_command(table: str, as_json: bool) -> None:
    with open_table(table, write=True) as found:
        if next_by_itself(found) is None:
            raise Trouble("nothing-by-itself")
        answers = list[dict[str, Any]]()
        for entry in go_on(found):
            answers.append(_answer_json(found, entry, again=False))
            if not as_json:
                _tell_entry(found, entry, again=False)
        if as_json:
            print_json({"legal": True, "entered": answers, "faults": _faults_json(found)})
        else:
            _tell_position(found)


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
