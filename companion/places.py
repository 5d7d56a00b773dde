"""Where things live on this laptop. COMPANION_HOME overrides the usual data folder."""

from __future__ import annotations

import os
from pathlib import Path

from companion.kernel.disk import private_folder
from companion.kernel.trouble import Trouble

OUTPUT = Path("output")  # prints and exports go there, in the folder where Companion was started


def home() -> Path:
    override = os.environ.get("COMPANION_HOME")
    if override:
        try:
            return Path(override).expanduser()
        except RuntimeError as error:  # ~somebody who is not known here
            raise Trouble("no-home", path=override) from error
    from platformdirs import user_data_path  # only where no override is given: start-up time

    return user_data_path("companion", appauthor=False)


def database() -> Path:
    return home() / "companion.db"


def backup_folder() -> Path:
    return home() / "backups"


def lock_folder() -> Path:
    return home() / "locks"


def phones() -> Path:
    """Who sits at which table with a phone; it is there once phones were switched on."""
    return home() / "phones.json"


def standings() -> Path:
    """What home remembers of each table; it can be found out again at any time."""
    return home() / "standings.json"


def game_folder(game: str) -> Path:
    """Where the players' own files for a game lie."""
    return home() / "games" / game


def user_file(game: str, option: str, name: str) -> Path:
    """A player's own data file, e.g. the scenario scenarios/napoleon.toml."""
    return game_folder(game) / f"{option}s" / f"{name}.toml"


def owner_file(game: str, name: str) -> Path:
    """A data file of the owner that every table of a game takes along, e.g. cards.toml."""
    return game_folder(game) / f"{name}.toml"


def make_home() -> Path:
    """The data folder, for its owner alone if it is new."""
    folder = home()
    try:
        private_folder(folder)
    except OSError as error:
        raise Trouble("read-only", path=str(folder)) from error
    return folder
