"""A game for everybody's eyes: as a record, with what was told at the table where the moves themselves are secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.kernel.record import export_record
from companion.kernel.table import Table
from companion.text.language import Language
from companion.text.teller import Teller


def open_record(table: Table[Any], words: Language) -> tuple[str, bool]:
    """What everybody may know, and whether something had to be left out."""
    told: list[str] = []

    def tell() -> list[str]:
        told.extend(_told(table, words))
        return told

    return export_record(table, tell), bool(told)


def _told(table: Table[Any], words: Language) -> Iterator[str]:
    """That something is missing, and the log as everybody heard it."""
    yield words.say("record-withheld")
    voice = Teller.at(table, words)
    for entry in table.line():
        yield from (f"{entry.n}  {voice.event(event)}" for event in entry.events if event.visible_to(None))
