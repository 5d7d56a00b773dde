"""What is wrong with a file of the owner, and where a map leaves the rulebook, which it may."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from companion.games.clockwork.cards import read_cards
from companion.games.clockwork.maps.hexmap import warnings
from companion.games.clockwork.maps.layout_file import read_layout
from companion.games.clockwork.maps.mapfile import read_map_file
from companion.games.clockwork.maps.tiles import read_box
from companion.games.clockwork.shelf.map_shelf import find_layout

if TYPE_CHECKING:
    from companion.games.box import Findings


def check_map(text: str, path: Path) -> Findings:
    return (), tuple(warnings(read_map_file(text, path.name, find_layout)))


def check_layout(text: str, path: Path) -> Findings:
    read_layout(text, path.stem)
    return (), ()


def check_tiles(text: str, path: Path) -> Findings:
    read_box(text, path.name)
    return (), ()


def check_cards(text: str, path: Path) -> Findings:
    read_cards(text, path.name)
    return (), ()
