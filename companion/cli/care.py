"""Commands that look after the files."""

from __future__ import annotations

import click

from companion import datafiles, places
from companion.cli.app import argument, command, say, tell
from companion.games.registry import troubles
from companion.kernel.backup import backups
from companion.kernel.lock import nobody_plays
from companion.kernel.restoring import restore


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
    with nobody_plays(places.lock_folder()):
        restored = restore(places.database(), places.backup_folder(), name or "")
    click.echo(say("cli-restored", name=restored.copy.name))
    if restored.aside is not None:
        click.echo(say("cli-aside", path=str(restored.aside)))
    if restored.open_elsewhere:
        click.echo(say("cli-restored-elsewhere"))
