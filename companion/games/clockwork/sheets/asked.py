"""From what somebody wants printed to what the sheets are drawn of: a map, how it is played and by whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import TypeVar, get_args

from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import usual_layout
from companion.games.clockwork.maps.mapcode import map_code, read_map
from companion.games.clockwork.maps.named import code_of, lying
from companion.games.clockwork.maps.played import TILE, Player, Race, Variant, tile_named
from companion.games.clockwork.maps.tiles import our_box
from companion.games.clockwork.maps.vectors import PLAYERS
from companion.games.clockwork.sheets.subject import Blanks, MapSubject
from companion.games.clockwork.shelf import map_shelf
from companion.games.clockwork.state import SEATS, State
from companion.kernel.trouble import Trouble
from companion.printing.job import Subject
from companion.printing.offer import Detail, Things

K = TypeVar("K", bound=str)
MOST = max(PLAYERS)
ANY_RACE = "open"
ALLIED = "allied"
BLANKS: tuple[Blanks, ...] = get_args(Blanks)
RACES = dict(zip(SEATS, Race, strict=True))  # each has its colour (ledger 2.3)


def map_subject(subject: Subject) -> MapSubject:
    """What is said about the print goes before what the table tells."""
    said = {**_of_table(subject), **subject.details}
    design = subject.made if subject.made is not None else _any_map(said)
    named = said.get("names", "").count(",") + 1
    if named > design.layout.players:
        raise Trouble("clockwork-too-many", given=named, players=design.layout.players)
    return MapSubject(
        design,
        map_shelf.box(),
        variant=_variant(said, design.layout.players),
        tile=tile_named(said["tile"]) if said.get("tile") else TILE,
        known=tuple(_players(said.get("names", ""), said.get("races", ""))),
        works_out=map_shelf.yardstick,
        blanks=_one_of("blanks", said.get("blanks", "few"), BLANKS),
        asked=subject,
    )


def _any_map(said: Mapping[str, str]) -> HexMap:
    """Sheets that show no map need only know how many play."""
    players = _one_of("players", said.get("players", str(MOST)), [*map(str, PLAYERS)])
    return draw(usual_layout(int(players)), dice(map_shelf.GAME))


def _of_table(subject: Subject) -> dict[str, str]:
    """Who holds which capital of a table, and how it is played."""
    if subject.table is None:
        return {}
    state: State = subject.table.state
    allies = ALLIED if state.rules.alliance else "alone"
    said = {"variant": state.rules.variant, "allies": allies, "players": str(len(state.seats))}
    if subject.made is not None:
        holders = {player.capital: seat for seat, player in state.players.items()}
        seats = [holders.get(id_, "") for id_ in lying(state.rules.map).capital_ids]
        said["names"] = ",".join(subject.table.players.get(seat, "").replace(",", " ") for seat in seats)
        said["races"] = ",".join(RACES[seat] if seat else "" for seat in seats)
    return said


def _variant(said: Mapping[str, str], players: int) -> Variant:
    """Two against two takes four."""
    word = said.get("variant", "base").strip().casefold()
    if players == MOST and said.get("allies") == ALLIED and not word.endswith("2v2"):
        word = "2v2" if word == "base" else f"{word}-2v2"
    variants: tuple[Variant, ...] = get_args(Variant)
    return _one_of("variant", word, [each for each in variants if players == MOST or not each.endswith("2v2")])


def _players(names: str, races: str) -> Iterator[Player]:
    """In the order of the capitals: "Ada, Jules" and "purebreeds, mongrels"."""
    for name, word in zip_longest(names.split(","), races.casefold().split(","), fillvalue=""):
        race = word.strip() if word.strip() != ANY_RACE else ""
        yield Player(" ".join(name.split()), Race(_one_of("races", race, [*Race])) if race else None)


def _one_of(option: str, word: str, known: Sequence[K]) -> K:
    for each in known:
        if each == word.strip().casefold():
            return each
    raise Trouble("no-value", option=option, value=word[:40], known=", ".join(known))


# --- what can be said -----------------------------------------------------------------------------------------------


def _at_no_table(subject: Subject) -> bool:
    return subject.table is None


def _without_map(subject: Subject) -> bool:
    return subject.table is None and subject.made is None


def _number(subject: Subject) -> int:
    if subject.made is not None:
        return int(subject.made.layout.players)
    return int(subject.details.get("players", MOST))


def _can_ally(subject: Subject) -> bool:
    return subject.table is None and _number(subject) == MOST


def _capitals(subject: Subject) -> tuple[str, ...]:
    """What is printed on them; a slip in the owner's file is told where the pages would be."""
    box = our_box()
    with suppress(Trouble):
        box = map_shelf.box()
    return box.capital[: _number(subject)]


DETAILS = (
    Detail("players", tuple(map(str, PLAYERS)), str(MOST), fits=_without_map),
    Detail("variant", ("base", "epic"), "base", fits=_at_no_table),
    Detail("allies", ("alone", ALLIED), "alone", fits=_can_ally),
    Detail("names", fits=_at_no_table, names=True),
    Detail("races", (ANY_RACE, *Race), ANY_RACE, fits=_at_no_table, parts=_capitals, most=MOST),
    Detail("blanks", BLANKS, "few"),
    Detail("tile", remembered=True, reads=tile_named),
)


# --- maps -----------------------------------------------------------------------------------------------------------


def _kept(language: str) -> dict[str, str]:
    return {kept.id: kept.name for kept in map_shelf.kept_maps(language) if not kept.empty}


def _map_of(state: State) -> HexMap | None:
    return None if state.rules.depth == "ledger" else read_map(code_of(state.rules.map))


def _called(design: HexMap) -> str:
    return design.name or map_code(design).lines[0]


MAPS = Things("map", _kept, map_shelf.find_map, _map_of, _called)
