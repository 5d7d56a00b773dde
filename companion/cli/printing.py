"""The command that prints. Only here does the command line load the print kit."""

from __future__ import annotations

import sys
from typing import Any

import click
from msgspec.structs import replace

from companion import map_prints, mapshelf, prints
from companion.cli.app import argument, as_json, command, option, say, spoken
from companion.cli.session import need, open_table, pairs, print_json
from companion.games.registry import GAMES
from companion.games.registry import game as find_game
from companion.kernel.trouble import Trouble
from companion.printing.job import Ask
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
@option("--map", "map_shown")
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
    if game == mapshelf.GAME:
        need("sheet", sheet)
        _print(_of_map(ask, sheet, how), how["output"], as_json)
        return
    find_game(game)
    need("sheet", sheet)
    if how["map_shown"]:  # only Clockwork Wars has maps
        raise click.UsageError("", click.get_current_context())
    if how["table"] and how["settings"]:  # a table has its own options
        raise click.UsageError("", click.get_current_context())
    if how["table"]:
        with open_table(how["table"]) as table:
            if table.game.id != game:
                raise Trouble("table-of-game", table=table.name, game=table.game.id)
            subject = prints.as_it_stands(table, spoken().code)
            _print(prints.order(ask, subject, [sheet]), how["output"], as_json)
    else:
        subject = prints.new_game(game, _options(game, how["settings"]))
        _print(prints.order(ask, subject, [sheet]), how["output"], as_json)


def _of_map(ask: Ask, sheet: str, how: dict[str, Any]) -> map_prints.MapOrder:
    """Sheets of Clockwork Wars show a map: a code, a kept one by its name, or a file."""
    if how["table"]:
        raise click.UsageError("", click.get_current_context())
    design = mapshelf.find_map(how["map_shown"]) if how["map_shown"] else None
    tile = load_settings().prints.tile  # as the print studio remembers it
    subject = map_prints.described(design, ({"tile": tile} if tile else {}) | pairs(how["settings"]))
    return map_prints.order(ask, subject, [sheet], design is not None)


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


def _print(order: prints.Order | map_prints.MapOrder, output: str | None, as_json: bool) -> None:
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
    if game and game not in (*GAMES, mapshelf.GAME):
        find_game(game)
    lines = list(prints.listed(spoken().say, game)) if game != mapshelf.GAME else []
    if game in ("", mapshelf.GAME):
        lines[-1:-1] = map_prints.listed(spoken().say)  # the page that belongs to no game stays the last one
    if as_json:
        print_json([line._asdict() for line in lines])
        return
    widths = max(len(line.game) for line in lines), max(len(line.sheet) for line in lines)
    for line in lines:
        click.echo(f"{line.game:{widths[0]}}  {line.sheet:{widths[1]}}  {line.title} – {line.about}")
