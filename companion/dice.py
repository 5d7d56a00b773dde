"""The laptop rolls the dice and draws lots, for the front ends that offer it."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from companion.kernel.game import Game, Seat, Setup
from companion.kernel.journal import Entry
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed

TRIES = 300  # enough for the one tile that is left of twelve


def roll(table: Table[Any], text: str, seat: Seat | None = None) -> Entry:
    """Enter a text with `?` for dice. What the rules do not count, such as a tie, is rolled again.

    `seat`: who has to roll, where several could be meant.
    """
    for _ in range(TRIES - 1):
        with suppress(NotAllowed):
            return table.enter(text, seat)
    return table.enter(text, seat)


def drawn(game: Game[Any], setup: Setup) -> Setup:
    """What a game leaves to chance before it begins is settled here: the same set-up always begins the same game."""
    lots = {key: secrets.choice(values) for key, values in game.by_lot(setup).items()}
    return replace(setup, options=setup.options | lots) if lots else setup
