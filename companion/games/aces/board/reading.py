"""Troop cards and maps from their files: TOML. What is wrong is told with file, line and field."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from companion.games.aces.board import card_checks, map_checks
from companion.games.aces.board.cards import Troops
from companion.games.aces.board.files import File
from companion.games.aces.board.maps import Ground, Half, Map
from companion.kernel import data

if TYPE_CHECKING:
    from companion.games.box import Findings

GAME = "aces"
OUR_TROOPS = ("sample",)
OUR_MAPS = ("demo",)


def draft_troops(text: str, name: str) -> Troops:
    """The cards of a file, with whatever mistakes. Raises BadData where they cannot be read at all."""
    return data.check(data.parse(text, name), Troops, text, name)


def draft_map(text: str, name: str) -> Map:
    """The same for a map."""
    return data.check(data.parse(text, name), Map, text, name)


def read_troops(text: str, name: str) -> Troops:
    """The cards of a file. Raises BadData for the first mistake."""
    troops = draft_troops(text, name)
    for mistake in card_checks.mistakes(troops, File(text, name)):
        raise mistake
    return troops


def read_map(text: str, name: str) -> Map:
    """The map of a file. Raises BadData for the first mistake."""
    map_ = draft_map(text, name)
    for mistake in map_checks.mistakes(map_, File(text, name)):
        raise mistake
    return map_


def check_troops(text: str, path: Path) -> Findings:
    """For `companion data check`: what is wrong with a file of cards, else what is only unusual."""
    file = File(text, path.name)
    troops = draft_troops(text, path.name)
    found = card_checks.mistakes(troops, file)
    return (found, ()) if found else ((), card_checks.oddities(troops, file))


def check_map(text: str, path: Path) -> Findings:
    """The same for a map."""
    file = File(text, path.name)
    map_ = draft_map(text, path.name)
    found = map_checks.mistakes(map_, file)
    return (found, ()) if found else ((), map_checks.oddities(map_, file))


# --- of a table: one of ours by its name, or the owner's by the text of its file -------------------------------------


@cache
def troops_of(named: str) -> Troops:
    return read_troops(*_text("troops", named, OUR_TROOPS))


@cache
def map_of(named: str) -> Map:
    return read_map(*_text("maps", named, OUR_MAPS))


@cache
def ground_of(named: str, half: Half | None, mountains: bool = False, border: bool = True) -> Ground:
    return Ground(map_of(named), half, mountains, border)


def _text(folder: str, named: str, ours: tuple[str, ...]) -> tuple[str, str]:
    if named in ours:
        return data.asset_text("games", GAME, folder, f"{named}.toml"), f"{named}.toml"
    return named, f"{folder.removesuffix('s')}.toml"
