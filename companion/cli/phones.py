"""Phones without the app: `companion serve` and `companion phones`. Only here is the server loaded."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import click

from companion.cli.app import argument, command, option, say
from companion.cli.session import find_seat, open_table, teller
from companion.kernel.table import Table
from companion.text.phoning import PATIENCE, PhoneWords

if TYPE_CHECKING:
    from companion.plain.clock import PlainClock
    from companion.web.switch import Switch

LOOK = 0.3  # seconds until somebody looks for news again


@command("serve")
@argument("table")
@option("--address")
@option("--port", type=click.IntRange(1, 65535))
def serve_command(table: str, address: str | None, port: int | None) -> None:
    from companion.plain.clock import PlainClock
    from companion.room import Room
    from companion.tui.settings import load_settings
    from companion.web.switch import Switch

    with open_table(table, write=True) as found:
        room = Room(found)
        switch, clock = Switch(room), PlainClock(room)
        switch.turn_on(address or "", port or 0)
        try:
            _invite(switch)
            click.echo(f"{say('phones-wifi')} {say('cli-serve-stop')}")
            if load_settings().clock:
                clock.show()
            _tell_news(switch, found, clock)
        except KeyboardInterrupt:
            switch.turn_off()
            click.echo(say("phones-off"))
        finally:
            clock.keep()
            switch.leave()


def _invite(switch: Switch) -> None:
    from companion.web.qr import in_letters

    click.echo(say("phones-scan"))
    for line in in_letters(switch.url):
        click.echo(line)
    click.echo(switch.url)


def _tell_news(switch: Switch, table: Table[Any], clock: PlainClock) -> None:
    """Who sits down and whose seat is free again, until Ctrl-C; a new code, where one was tried too often."""
    shown, since = switch.url, time.monotonic()
    until = since + PATIENCE
    while True:
        now = time.monotonic()
        clock.run(now - since)
        since, words = now, PhoneWords(teller(table))
        for kind, seat in switch.news():
            click.echo(words.news(kind, seat))
        if switch.url != shown:
            shown = switch.url
            click.echo(say("trouble-phones-new-code"))
            _invite(switch)
        if until and now > until:
            until = 0.0
            _tell_causes(switch, words)
        time.sleep(LOOK)


def _tell_causes(switch: Switch, words: PhoneWords) -> None:
    """What may be wrong, if nobody has come."""
    if not any(place.there for place in switch.places()):
        for cause in words.nobody():
            click.echo(cause)
        click.echo(say("cli-serve-others", addresses=", ".join(switch.others()) or "–"))


@command("phones")
@argument("table")
@option("--release")
def phones_command(table: str, release: str | None) -> None:
    from companion.web.guests import Guests

    with open_table(table) as found:
        guests, words = Guests(found.id), PhoneWords(teller(found))
        if release is not None:
            seat = None if release.casefold() == "all" else find_seat(found.game, release)
            click.echo(say("cli-phones-released", count=guests.release(seat)))
            return
        for guest in guests.all():
            since = time.strftime("%Y-%m-%d %H:%M", time.localtime(guest.since))
            click.echo(say("cli-phones-sits", seat=words.name(guest.seat), since=since))
        if not guests.all():
            click.echo(say("cli-phones-none"))
