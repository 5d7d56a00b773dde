"""The owner's own things for Clockwork Wars maps: kept maps, layouts, and what is printed on the tiles."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, convert

from companion import places
from companion.files import file_name, read_bytes, write_text
from companion.games.clockwork.beginning import TILES
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import LAYOUTS, Layout, layout
from companion.games.clockwork.maps.layout_file import read_layout
from companion.games.clockwork.maps.mapcode import looks_like_code, read_map
from companion.games.clockwork.maps.mapfile import read_map_file, write_map_file
from companion.games.clockwork.maps.percentile import Yardstick, worked_out
from companion.games.clockwork.maps.tiles import Box, our_box, read_box
from companion.kernel.data import asset_text, parse
from companion.kernel.trouble import Trouble

GAME = "clockwork"


class Kept(NamedTuple):
    """A map on the shelf, or the empty place of one that is printed in the rulebook."""

    id: str
    name: str
    path: Path
    players: int | None = None  # of a printed one
    empty: bool = False


# --- tiles and layouts ----------------------------------------------------------------------------------------------


def tiles_file() -> Path:
    """Where the owner of a box tells what is printed on the tiles."""
    return places.owner_file(GAME, TILES)


def box() -> Box:
    """The ids on the owner's tiles, if he has told them."""
    path = tiles_file()
    return read_box(_text(path), path.name) if path.is_file() else our_box()


def find_layout(id_: str) -> Layout:
    """By its name; a player's own file wins over ours."""
    own = {name.casefold(): path for name, path in _own_layouts().items()}
    path = own.get(id_.casefold())
    if path is not None:
        return read_layout(_text(path), path.stem)
    if id_.upper() in LAYOUTS:
        return layout(id_.upper())
    raise Trouble("no-layout", word=id_[:40], known=", ".join(layout_names()))


def layout_names() -> list[str]:
    return list(dict.fromkeys((*LAYOUTS, *_own_layouts())))


def layouts_folder() -> Path:
    return places.user_file(GAME, "layout", "x").parent


def _own_layouts() -> dict[str, Path]:
    return {path.stem: path for path in sorted(layouts_folder().glob("*.toml"))}


# --- kept maps ------------------------------------------------------------------------------------------------------


def kept_maps(code: str) -> list[Kept]:
    """Everything on the shelf, the printed maps first, named in a language."""
    printed = [_slot(id_, code) for id_ in printed_maps()]
    own = [path for path in sorted(maps_folder().glob("*.toml")) if path.stem not in printed_maps()]
    return printed + [Kept(path.stem, _name(path), path) for path in own]


def keep(design: HexMap, name: str, replace: bool = False) -> Path:
    """Put a map on the shelf. The name of a printed map fills its place."""
    name = " ".join(name.split())
    id_ = printed_id(name) or file_name(name).casefold()
    path = _path(id_)
    if not id_:
        raise Trouble("map-name", word=name[:40])
    players = printed_maps()[id_].players if id_ in printed_maps() else design.layout.players
    if players != design.layout.players:
        raise Trouble("map-slot-players", name=name, players=players)
    if path.exists() and not replace:
        raise Trouble("map-kept", name=name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("read-only", path=str(path.parent)) from error
    write_text(path, write_map_file(HexMap(design.layout, design.kinds, design.numbers, design.special, name)))
    return path


def find_map(words: str) -> HexMap:
    """What somebody means: a kept map by its name, a map file, or a code."""
    id_ = printed_id(words) or file_name(words).casefold()
    path = next((path for path in (_path(id_), Path(words)) if _is_map_file(path)), None)
    if path is not None:
        return read_map_file(_text(path), path.name, find_layout)
    if id_ in printed_maps():
        raise Trouble("map-slot-empty", name=words)
    if not looks_like_code(words):
        raise Trouble("no-kept-map", word=words[:40])
    return read_map(words)


class Printed(Struct, frozen=True):
    """A map that is printed in the rulebook (ledger 4.5)."""

    players: int
    en: str
    de: str


@cache
def printed_maps() -> dict[str, Printed]:
    return convert(parse(asset_text("games", GAME, "printed.toml"), "printed.toml"), dict[str, Printed])


def _slot(id_: str, code: str) -> Kept:
    path, printed = _path(id_), printed_maps()[id_]
    return Kept(id_, printed.de if code == "de" else printed.en, path, printed.players, not path.is_file())


def printed_id(words: str) -> str:
    """Which printed map is called so, in either language."""
    wanted = words.strip().casefold()
    return next((id_ for id_, map_ in printed_maps().items() if wanted in (id_, *_names(map_))), "")


def _names(printed: Printed) -> tuple[str, str]:
    return printed.en.casefold(), printed.de.casefold()


def _name(path: Path) -> str:
    """What the file says it is called; one with mistakes goes by its file name."""
    try:
        name = parse(_text(path), path.name).get("name")
    except Trouble:
        return path.stem
    return " ".join(name.split()) if isinstance(name, str) and name.strip() else path.stem


def yardstick(design: HexMap) -> Yardstick:
    """Random maps of its layout to compare it with; drawing those of a new layout takes a second or two."""
    return worked_out(design, places.game_folder(GAME) / "fairness")


def maps_folder() -> Path:
    return _path("x").parent


def _path(id_: str) -> Path:
    return places.user_file(GAME, "map", id_)


def _is_map_file(path: Path) -> bool:
    try:
        return path.suffix == ".toml" and path.is_file()
    except (OSError, ValueError):  # too long for a file name, or with a zero in it
        return False


def _text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("no-file", path=str(path)) from error
