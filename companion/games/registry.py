"""Every game Companion knows, loaded only when it is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from companion.kernel.game import Game
from companion.kernel.trouble import Trouble

GAMES = {
    "march": "companion.games.march.game:March",
    "clockwork": "companion.games.clockwork.game:Clockwork",
}


BOARDS = {
    "march": "companion.games.march.panel:MarchBoard",
    "clockwork": "companion.games.clockwork.panel.board:ClockworkBoard",
}

# Decisions that are no choice from a list: the screen on which one player writes them, unseen.
DESKS = {
    ("clockwork", "deploy"): "companion.games.clockwork.panel.order_desk:OrderDesk",
}

SHEETS = {
    "march": "companion.games.march.sheets:SHEETS",
}


@cache
def game(id_: str) -> Game[Any]:
    if id_ not in GAMES:
        raise Trouble("no-game", game=id_[:40], known=", ".join(GAMES))
    loaded: Game[Any] = _load(GAMES[id_])()
    return loaded


def board_of(id_: str) -> Any:
    """The widget that draws a game's table; only the screen asks for it."""
    return _load(BOARDS[id_])


def desk_of(id_: str, kind: str) -> Any:
    """The screen for a decision of that kind; none if it is chosen from a list."""
    place = DESKS.get((id_, kind))
    return None if place is None else _load(place)


def sheets_of(id_: str) -> tuple[Any, ...]:
    """What a game can print, in order; whoever asks loads the print kit."""
    sheets: tuple[Any, ...] = _load(SHEETS[id_])
    return sheets


def _load(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
