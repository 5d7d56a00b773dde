"""The command that prints. Only here does the command line load the print kit."""

from __future__ import annotations

import sys
from typing import Any

import click
from msgspec.structs import replace

from companion import prints
from companion.cli.app import argument, as_json, command, option, say, spoken
from companion.cli.session import need, open_table, pairs, print_json
from companion.games.registry import game as find_game
from companion.kernel.trouble import Trouble
from companion.printing.job import Subject
from companion.store import likely
from companion.tui.settings import PrintSettings, load_settings


@command("print")
@argument("game", required=False)
@argument("sheet", required=False)
@option("--list", "list_sheets", is_flag=True)
@option("--paper")
@option("--ink")
@option("--card")
@option("--bleed", type=click.FloatRange(0, 5))
@option("--one-sided", is_flag=True)
@option("--offset")
@option("--fillable", is_flag=True)
@option("--table")
@option("--of", "--map", "made")
@option("--set", "settings", multiple=True)
@option("-o", "--output")
@as_json
def print_command(game: str | None, sheet: str | None, list_sheets: bool, as_json: bool, **how: Any) -> None:
    game, sheet = (game or "").lower(), (sheet or "").lower()
    if list_sheets:
        _list(game, as_json)
        return
    need("game", game)
    ask = prints.ask_for(_print_settings(how), spoken().code, how["fillable"])
    if game == prints.CALIBRATION:
        _print(prints.calibration(ask), how["output"], as_json)
        return
    find_game(game)
    need("sheet", sheet)
    if how["table"]:
        details = _details(game, how)
        with open_table(how["table"]) as table:
            if table.game.id != game:
                raise Trouble("table-of-game", table=table.name, game=table.game.id)
            subject = prints.as_it_stands(table, spoken().code, details)
            _print(prints.order(ask, subject, [sheet]), how["output"], as_json)
    else:
        _print(prints.order(ask, _new_game(game, how), [sheet]), how["output"], as_json)


def _details(game: str, how: dict[str, Any]) -> dict[str, str]:
    """What can be said about the print of a table, which has its options and its map already."""
    said, known = pairs(how["settings"]), [detail.key for detail in prints.prints_of(game).details]
    if how["made"] or not said.keys() <= set(known):
        raise click.UsageError("", click.get_current_context())
    return _remembered(game) | said


def _new_game(game: str, how: dict[str, Any]) -> Subject:
    """A new game, or what a workshop made: by its code, by its name, or in a file."""
    things = prints.prints_of(game).things
    if how["made"] and things is None:
        raise click.UsageError("", click.get_current_context())
    made = things.find(how["made"]) if things and how["made"] else None
    return prints.new_game(game, _remembered(game) | _options(game, how["settings"]), made)


def _remembered(game: str) -> dict[str, str]:
    """As the print studio remembers it."""
    kept = load_settings().prints.details
    return {each.key: kept[each.key] for each in prints.prints_of(game).details if each.remembered and each.key in kept}


def _options(game: str, settings: tuple[str, ...]) -> dict[str, str]:
    """What somebody says, and as in the print studio an edition in the language of the print."""
    editions = (option for option in find_game(game).options if option.key == "edition")
    return {option.key: likely(option, spoken().code) for option in editions} | pairs(settings)


def _print_settings(how: dict[str, Any]) -> PrintSettings:
    """As the print studio remembers them, where the command line says nothing else."""
    named = {key: how[key] for key in ("paper", "ink", "card", "bleed", "offset") if how[key] is not None}
    if how["one_sided"]:
        named["two_sided"] = False
    return replace(load_settings().prints, **named)


def _print(order: prints.Order, output: str | None, as_json: bool) -> None:
    for name, who in order.unwritten:
        click.echo(say("print-unwritten", name=name, who=who), err=True)
    pdf = order.make()
    if output == "-":
        sys.stdout.buffer.write(pdf)
        return
    usual = load_settings().prints.where
    path = prints.save_as(output, order.name, pdf) if output else prints.save_in(usual, order.name, pdf)
    if as_json:
        print_json({"file": str(path), "title": order.title, "pages": prints.pages_of(pdf), "bytes": len(pdf)})
    else:
        click.echo(say("cli-printed", path=str(path), pages=prints.pages_of(pdf)))


def _list(game: str, as_json: bool) -> None:
    if game:
        find_game(game)
    lines = list(prints.listed(spoken().say, game))
    if as_json:
        print_json([line._asdict() for line in lines])
        return
    widths = max(len(line.game) for line in lines), max(len(line.sheet) for line in lines)
    for line in lines:
        click.echo(f"{line.game:{widths[0]}}  {line.sheet:{widths[1]}}  {line.title} – {line.about}")
