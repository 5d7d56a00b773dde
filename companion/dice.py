"""The laptop rolls the dice, for the front ends that offer it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from companion.kernel.journal import Entry
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed

TRIES = 300  # enough for the one tile that is left of twelve


def roll(table: Table[Any], text: str) -> Entry:
    """Enter a text with `?` for dice. What the rules do not count, such as a tie, is rolled again."""
    for _ in range(TRIES - 1):
        with suppress(NotAllowed):
            return table.enter(text)
    return table.enter(text)
