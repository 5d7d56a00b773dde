"""Commands that look after the files."""

from __future__ import annotations

import click

from companion import cardshelf, mapshelf, places
from companion.cli.app import argument, command, say
from companion.games.registry import GAMES
from companion.games.registry import game as find_game
from companion.kernel.backup import backups, restore
from companion.kernel.lock import nobody_plays


@command("where")
def where_command() -> None:
    click.echo(say("cli-where-data", path=str(places.database())))
    click.echo(say("cli-where-backups", path=str(places.backup_folder())))
    for game in GAMES:
        if "scenario" in find_game(game).file_options:
            click.echo(say("cli-where-scenarios", path=str(places.user_file(game, "scenario", "NAME").parent)))
    click.echo(say("cli-where-maps", path=str(mapshelf.maps_folder())))
    click.echo(say("cli-where-layouts", path=str(mapshelf.layouts_folder())))
    click.echo(say("cli-where-tiles", path=str(mapshelf.tiles_file())))
    click.echo(say("cli-where-cards", path=str(cardshelf.path())))


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
    if aside is not None:
        click.echo(say("cli-aside", path=str(aside)))
