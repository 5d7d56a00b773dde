"""Commands that look at a table and change nothing."""

from __future__ import annotations

from typing import Any

import click

from companion.cli.app import argument, as_json, command, option, say
from companion.cli.session import (
    check_seat,
    events_json,
    open_table,
    print_entry,
    print_json,
    print_pending,
    tasks_json,
    teller,
)
from companion.kernel.audit import audit
from companion.kernel.game import Seat
from companion.kernel.going_on import looked_ahead
from companion.kernel.journal import Entry
from companion.kernel.paths import plain
from companion.kernel.rulebook import rulebook
from companion.kernel.table import Table
from companion.text.handwork import tasks_after

seat_option = option("--seat", default=None)


@command("show")
@argument("table")
@seat_option
@as_json
def show_command(table: str, seat: str | None, as_json: bool) -> None:
    with open_table(table) as found:
        viewer = check_seat(found, seat)
        if as_json:
            state = plain(found.seen_by(viewer))
            print_json({"table": found.id, "game": found.game.id, "state": state, "result": found.result})
            return
        show(found, viewer)


def show(table: Table[Any], viewer: Seat | None) -> None:
    voice = teller(table)
    for line in table.game.picture(table.state, viewer):
        click.echo(voice.event(line))
    for fault in table.faults():
        click.echo(f"{say('cli-warning')} {voice.objection(fault)} [{fault.rule}]")
    for seal in table.sealed():
        click.echo(say("event-sealed", seat=voice.seat(seal.seat), digest=seal.digest))
    print_pending(table)


@command("choices")
@argument("table")
@seat_option
@as_json
def choices_command(table: str, seat: str | None, as_json: bool) -> None:
    with open_table(table) as found:
        voice, viewer = teller(found), check_seat(found, seat)
        pending = found.choices(viewer)
        if as_json:
            print_json(
                [
                    {"decision": decision, "choices": [found.game.notation.write(move) for move in moves]}
                    for decision, moves in pending
                ]
            )
            return
        if not pending:
            click.echo(say("cli-no-choices"))
        number = 0
        for decision, moves in pending:
            who = f"{voice.seat(decision.seat)}: " if decision.seat else ""
            click.echo(f"{who}{voice.ask(decision)}{say('cli-optional') if decision.optional else ''}")
            if decision.typed:
                click.echo(f"      {found.game.notation.usage(decision.verbs[0], voice.language.code)}")
                continue
            for move in moves:
                number += 1
                click.echo(f"  {number:2}  {voice.lesson(move)}")
            for beginning in found.game.beginnings(found.seen_by(viewer), decision):
                click.echo(f"      {voice.event(beginning.said)} ({voice.begun(beginning)} …)")


@command("log")
@argument("table")
@seat_option
@as_json
def log_command(table: str, seat: str | None, as_json: bool) -> None:
    with open_table(table) as found:
        viewer = check_seat(found, seat)
        current = {entry.n for entry in found.line()}
        for entry in found.entries():
            if as_json:
                print_json(_entry_json(found, entry, viewer, entry.n in current))
                continue
            undone = "" if entry.n in current or not entry.is_position else say("cli-undone")
            click.echo(f"{entry.n:4}  {say(f'cli-entry-{entry.kind}')}{undone}")
            print_entry(found, entry, viewer, indent="      ")


def _entry_json(table: Table[Any], entry: Entry, viewer: Seat | None, current: bool) -> dict[str, Any]:
    return {
        "entry": entry.n,
        "parent": entry.parent,
        "kind": entry.kind,
        "seat": entry.seat,
        "current": current,
        "time": entry.time,
        "digest": table.open_digest(entry),
        "events": events_json(teller(table), entry.events, viewer),
        "hands": tasks_json(tasks_after(table, entry, teller(table), viewer)),
        "seals": [check.facts for check in table.seals_checked(entry)] if entry.kind == "reveal" else [],
    }


@command("ahead")
@argument("table")
@argument("moves", required=False, default="")
def ahead_command(table: str, moves: str) -> None:
    with open_table(table) as found:
        voice = teller(found)
        for event in looked_ahead(found, moves, voice.language.code):
            click.echo(voice.event(event))


@command("why")
@argument("table")
@argument("entry", type=click.IntRange(0, 10**9))
def why_command(table: str, entry: int) -> None:
    with open_table(table) as found:
        voice, rules = teller(found), rulebook(found.game.id)
        for event in found.why(entry):
            if not event.visible_to(None):
                continue
            click.echo(voice.event(event))
            for rule in event.rules:
                text = rules[rule].text(voice.language.code) if rule in rules else ""
                click.echo(f"  {rule}  {text}".rstrip())


@command("recheck")
@argument("table")
def recheck_command(table: str) -> int:
    with open_table(table) as found:
        voice, code = teller(found), 0
        for difference in audit(found):
            code = 1
            click.echo(say("cli-differs", entry=difference.n, rules=difference.version, ours=found.game.version))
            for objection in difference.objections:
                click.echo(f"  {voice.objection(objection)} [{objection.rule}]")
        if code == 0:
            click.echo(say("cli-same", entries=len(list(found.entries()))))
        return code
