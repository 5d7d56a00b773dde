"""Every game Companion knows, loaded only when it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from companion.kernel.game import Game
from companion.kernel.trouble import Trouble

GAMES = {
    "march": "companion.games.march.game:March",
}


@cache
def game(id_: str) -> Game[Any]:
    if id_ not in GAMES:
        raise Trouble("no-game", game=id_[:40], known=", ".join(GAMES))
    module, _, name = GAMES[id_].partition(":")
    loaded: Game[Any] = getattr(import_module(module), name)()
    return loaded
