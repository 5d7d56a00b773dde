"""Phones without the app: `companion serve` and `companion phones`. Only here is the server loaded."""

from __future__ import annotations

import time
from queue import Empty
from typing import TYPE_CHECKING, Any

import click

from companion.cli.app import argument, command, option, say
from companion.cli.session import find_seat, open_table, teller
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble

if TYPE_CHECKING:
    from companion.plain_clock import PlainClock

PATIENCE = 0.5  # seconds


@command("serve")
@argument("table")
@option("--address")
@option("--port", type=click.IntRange(1, 65535))
def serve_command(table: str, address: str | None, port: int | None) -> None:
    from companion.plain_clock import PlainClock
    from companion.room import Room
    from companion.tui.settings import load_settings
    from companion.web.address import addresses
    from companion.web.guests import Guests
    from companion.web.server import Phones

    with open_table(table, write=True) as found:
        known = addresses()
        if not known and not address:
            raise Trouble("no-address")
        room = Room(found)
        clock = PlainClock(room)
        phones = Phones(room, Guests(found.id), address or known[0], port or 0)
        phones.start()
        try:
            _invite(phones.url)
            others = ", ".join(each for each in known if each != phones.address)
            click.echo(say("cli-serve-others", addresses=others or "–"))
            click.echo(say("cli-serve-wifi"))
            if load_settings().clock:
                clock.show()
            _tell_news(phones, found, clock)
        except KeyboardInterrupt:
            click.echo(say("cli-serve-over"))
        finally:
            phones.stop()
            clock.keep()


def _invite(url: str) -> None:
    from companion.web.qr import in_letters

    click.echo(say("cli-serve-scan"))
    for line in in_letters(url):
        click.echo(line)
    click.echo(url)


def _tell_news(phones: Any, table: Table[Any], clock: PlainClock) -> None:
    """Who sits down and whose seat is free again, until Ctrl-C; and a new code, where one was tried too often."""
    shown, since = phones.url, time.monotonic()
    while True:
        now = time.monotonic()
        clock.run(now - since)
        since = now
        try:
            kind, seat = phones.news.get(timeout=PATIENCE)
            name = teller(table).both(seat) if seat else say("cli-serve-screen")
            click.echo(say("cli-serve-joined", seat=name) if kind == "joined" else say("cli-serve-released", seat=name))
        except Empty:
            pass
        if phones.url != shown:
            shown = phones.url
            click.echo(say("cli-serve-new-code"))
            _invite(shown)


@command("phones")
@argument("table")
@option("--release")
def phones_command(table: str, release: str | None) -> None:
    from companion.web.guests import Guests

    with open_table(table) as found:
        guests = Guests(found.id)
        if release is not None:
            seat = None if release.casefold() == "all" else find_seat(found.game, release)
            click.echo(say("cli-phones-released", count=guests.release(seat)))
            return
        for guest in guests.all():
            name = teller(found).both(guest.seat) if guest.seat else say("cli-serve-screen")
            since = time.strftime("%Y-%m-%d %H:%M", time.localtime(guest.since))
            click.echo(say("cli-phones-sits", seat=name, since=since))
        if not guests.all():
            click.echo(say("cli-phones-none"))
