"""The command `companion rivers`."""

from __future__ import annotations

import click

from companion.cli.app import command, say, spoken
from fog_ferry.rivers import kept


@command("rivers")
def rivers_command() -> None:
    for river in kept():
        name = river.name.get(spoken().code, next(iter(river.name.values()), ""))
        click.echo(say("ferry-river-listed", name=name, stones=river.stones, tide=river.tide))
