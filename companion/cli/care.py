"""Commands that look after the files."""

from __future__ import annotations

import click
from msgspec.structs import replace

from companion import datafiles, places
from companion.cli.app import argument, command, say, tell
from companion.cli.session import open_journal
from companion.games.registry import troubles
from companion.kernel.backup import backups, restore
from companion.kernel.lock import nobody_plays


@command("where")
def where_command() -> None:
    click.echo(say("cli-where-data", path=str(places.database())))
    click.echo(say("cli-where-backups", path=str(places.backup_folder())))
    for kind in datafiles.kinds():
        click.echo(say(f"{kind.game}-file-{kind.file.id}", path=str(kind.place)))
    for trouble in troubles():  # plug-ins: whoever misses a game looks here
        tell(trouble)


@command("backups")
def backups_command() -> None:
    found = backups(places.backup_folder())
    for copy in found:
        click.echo(f"{copy.name}  {copy.stat().st_size // 1000} kB")
    if not found:
        click.echo(say("cli-no-backups"))


@command("restore")
@argument("name", required=False)
def restore_command(name: str | None) -> None:
    nobody_plays(places.lock_folder())
    chosen, aside = restore(places.database(), places.backup_folder(), name or "")
    click.echo(say("cli-restored", name=chosen.name))
    with open_journal() as journal:
        for row in journal.tables():  # what stands on real tables may have gone on since that copy
            journal.settle(row.id, replace(row.settings, lay_out=True))
    if aside is not None:
        click.echo(say("cli-aside", path=str(aside)))
