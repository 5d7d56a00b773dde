"""The command for maps: makes them, shows them, keeps them."""

from __future__ import annotations

import sys
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Any

import click
import msgspec
from msgspec.structs import replace

from companion.cli.app import argument, command, option, say, spoken
from companion.cli.session import need, one_line
from companion.files import write_text
from companion.games.clockwork.maps.fairness import measure
from companion.games.clockwork.maps.generate import dice
from companion.games.clockwork.maps.hexmap import HexMap, errors, warnings
from companion.games.clockwork.maps.layout import Layout, usual_layout
from companion.games.clockwork.maps.mapcode import map_code
from companion.games.clockwork.maps.picture import picture
from companion.games.clockwork.maps.search import MODES, make
from companion.games.clockwork.maps.tiles import KINDS, Kind, letter
from companion.games.clockwork.maps.vectors import PLAYERS
from companion.games.clockwork.maps.why import fairer_than, why
from companion.games.clockwork.shelf import map_shelf
from companion.kernel.lettercode import ALPHABET
from companion.kernel.outside import as_json
from companion.kernel.trouble import Trouble
from companion.terminal import hand_over
from companion.text.language import CODES, language
from companion.text.teller import Teller

if TYPE_CHECKING:
    from companion import prints

GAME, SHOW, LIST = map_shelf.GAME, "show", "list"
MOST_MAPS = 1000  # in one PDF
_SEED = 6  # signs of a seed that nobody chose


@command("map")
@argument("map_action", type=click.Choice([GAME, SHOW, LIST]))
@argument("map_words", nargs=-1)
@option("--players", type=click.Choice([*map(str, PLAYERS)]))
@option("--layout")
@option("--mode", type=click.Choice(MODES), default="random")
@option("--fair", is_flag=True)
@option("--seed")
@option("--count", "counts", multiple=True)
@option("--name", "map_name")
@option("--json", "json_file")
@option("--svg", "svg_file")
@option("--pdf", "pdf_file")
@option("--maps", type=click.IntRange(1, MOST_MAPS), default=1)
def map_command(map_action: str, map_words: tuple[str, ...], **how: Any) -> None:
    if map_action == LIST:
        _list()
        return
    made_by: dict[str, Any] = {}
    if map_action == SHOW:
        need("map_words", map_words)
        design = map_shelf.find_map(" ".join(map_words))
    else:
        if map_words:
            raise click.UsageError("", click.get_current_context())
        how["mode"] = "fair" if how["fair"] else how["mode"]
        how["seed"] = how["seed"] if how["seed"] is not None else _new_seed()
        design = make(_layout(how), dice(how["seed"]), how["mode"], _counts(how["counts"]))
        made_by = {"seed": how["seed"], "mode": how["mode"]}
        if how["maps"] > 1:
            _print_many(how)
            return
    for error in errors(design):
        raise error
    _hand_out(design, made_by, how)


def _hand_out(design: HexMap, made_by: dict[str, Any], how: dict[str, Any]) -> None:
    """On the screen, in files, on the shelf."""
    printed = map_shelf.box().printed()
    if how["map_name"]:
        design = replace(design, name=one_line(how["map_name"]))
        if made_by and map_shelf.printed_id(design.name):  # the name of a printed map is not for a random one
            raise Trouble("map-kept", name=design.name)
        map_shelf.keep(design, design.name)
    if how["svg_file"]:
        _write(how["svg_file"], _order([design]).svg())
    if how["json_file"]:
        _write(how["json_file"], _json(design, made_by, printed))
    if how["pdf_file"]:
        _write_pdf(how["pdf_file"], [design])
    if "-" not in (how["svg_file"], how["json_file"], how["pdf_file"]):
        _print(design, made_by, printed)
    for warning in warnings(design):
        click.echo(" ".join(Teller(spoken()).trouble(warning)), err=True)


def _write(file: str, text: str) -> None:
    if file == "-":
        hand_over(text)
    else:
        write_text(Path(file), text)


def _print_many(how: dict[str, Any]) -> None:
    """Many maps in one PDF, the first of them the one that a single map of this seed is."""
    need("pdf_file", how["pdf_file"])
    place, counts = _layout(how), _counts(how["counts"])
    seeds = [how["seed"], *(f"{how['seed']} {number}" for number in range(2, how["maps"] + 1))]
    _write_pdf(how["pdf_file"], [make(place, dice(seed), how["mode"], counts) for seed in seeds])


def _order(designs: list[HexMap]) -> prints.Order:
    """On paper and with ink as they are set for printing; only here is the print kit loaded."""
    from companion import prints
    from companion.tui.settings import load_settings

    ask = prints.ask_for(load_settings().prints, spoken().code)
    return prints.batch(ask, [prints.new_game(GAME, {}, design) for design in designs], "map")


def _write_pdf(file: str, designs: list[HexMap]) -> None:
    from companion import prints

    order = _order(designs)
    pdf = order.make()
    if file == "-":
        sys.stdout.buffer.write(pdf)
        return
    path = prints.save_as(file, order.name, pdf)
    click.echo(say("cli-printed", path=str(path), pages=prints.pages_of(pdf)))


# --- what is asked for ----------------------------------------------------------------------------------------------


def _layout(how: dict[str, Any]) -> Layout:
    players, named = how["players"], how["layout"]
    if not named:
        need("players", players)
        return usual_layout(int(players))
    found = map_shelf.find_layout(named)
    if players and int(players) != found.players:
        raise Trouble("layout-players", layout=found.id, players=found.players)
    return found


def _counts(words: tuple[str, ...]) -> dict[int, int]:
    """tower=3, Turm=3 or T=3."""
    counts = {}
    for word in words:
        kind, _, number = word.partition("=")
        if not (number.strip().isascii() and number.strip().isdigit()) or len(number) > 3:
            raise Trouble("map-count", word=word[:40])
        counts[_kind_named(kind)] = int(number)
    return counts


def _kind_named(word: str) -> int:
    for number, kind in enumerate(KINDS):
        names = (kind, letter(kind), *(language(code).say(f"clockwork-{kind}") for code in CODES))
        if word.strip().casefold() in map(str.casefold, names):
            return number
    raise Trouble("map-kind", word=word[:40], known=", ".join(map(_kind, KINDS)))


def _new_seed() -> str:
    return "".join(ALPHABET[randbelow(len(ALPHABET))] for _ in range(_SEED))


# --- how it is shown ------------------------------------------------------------------------------------------------


def _kind(kind: str) -> str:
    return say(f"clockwork-{kind}")


def _print(design: HexMap, made_by: dict[str, Any], printed: dict[str, str]) -> None:
    head = say("cli-map-head", name=design.name or "none", layout=design.layout.id, players=design.layout.players)
    click.echo(head)
    if made_by:
        click.echo(say("cli-map-made", mode=say(f"cli-map-mode-{made_by['mode']}"), seed=made_by["seed"]))
    click.echo(say("cli-map-code", code=" ".join(map_code(design).lines)))
    click.echo()
    for line in picture(design, printed):
        click.echo(f"  {line}".rstrip())
    click.echo()
    counts = zip(KINDS, design.counts, strict=True)
    click.echo(say("cli-map-counts", counts=", ".join(f"{_kind(kind)} {count}" for kind, count in counts)))
    for place, vp in design.special:
        click.echo(say("cli-map-special", id=printed[design.ids[place]], vp=vp))
    _print_fairness(design, [printed[id_] for id_ in design.capital_ids])


def _print_fairness(design: HexMap, capitals: list[str]) -> None:
    fairness = measure(design)
    place = fairer_than(fairness, map_shelf.yardstick(design), say)
    click.echo(say("cli-map-fairness", gap=round(100 * fairness.composite), place=place))
    click.echo(why(fairness, capitals, say))
    click.echo(say("cli-map-capitals", capitals=", ".join(capitals[at] for at in fairness.ranking)))


def _json(design: HexMap, made_by: dict[str, Any], printed: dict[str, str]) -> str:
    fairness, yardstick = measure(design), map_shelf.yardstick(design)
    vp = {design.ids[place]: points for place, points in design.special}
    kinds = [*map(design.kind, range(len(design.kinds))), *(Kind.CAPITAL for _ in design.layout.capitals)]
    tiles = [
        {"id": id_, "printed": printed[id_], "kind": kind, "column": cell[0], "step": cell[1]}
        | ({"vp": vp[id_]} if id_ in vp else {})
        for (id_, cell), kind in zip(design.tiles.items(), kinds, strict=True)
    ]
    told = {
        "game": GAME,
        "code": map_code(design).qr,
        "name": design.name,
        "layout": design.layout.id,
        "players": design.layout.players,
        **made_by,
        "counts": dict(zip(KINDS, design.counts, strict=True)),
        "tiles": tiles,
        "blanks": design.layout.blanks,
        "fairness": msgspec.to_builtins(fairness) | {"fairer_than": yardstick.fairer_than(fairness.composite)},
        "warnings": [" ".join(Teller(spoken()).trouble(warning)) for warning in warnings(design)],
    }
    return as_json(msgspec.json.encode(told, order="deterministic").decode()) + "\n"


def _list() -> None:
    for kept in map_shelf.kept_maps(spoken().code):
        click.echo(say("cli-map-kept", name=kept.name, empty=int(kept.empty), players=kept.players or 0))
