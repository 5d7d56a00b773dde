"""Kits: the sheets of a game that go together, and why some were left out."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.printing.job import Say, Sheet, Subject
from companion.printing.offer import Prints

ALL = "all"  # every sheet of a game
TONIGHT = "tonight"
KITS = (TONIGHT, "set", ALL)


class LeftOut(NamedTuple):
    """Sheets that are not in a kit, by their titles."""

    titles: str
    why: str


class Packed(NamedTuple):
    sheets: tuple[Sheet[Any], ...]
    left_out: tuple[LeftOut, ...]


def pack(prints: Prints, subject: Subject, drawn: Any, kit: str, say: Say) -> Packed:
    """What of a kit can be printed of this and is needed; `drawn` is the subject as the sheets see it."""
    game, sheets, left_out, others = subject.game.id, [], [], []
    for sheet in prints.sheets:
        title = sheet.title(game, say)
        if kit != ALL and kit not in sheet.kits:
            others.append(title)
        elif not subject.shows(sheet.of):
            lacking = prints.lacking(game, sheet)
            left_out.append(LeftOut(title, say(f"trouble-{lacking.key}", **lacking.facts)))
        elif kit != ALL and not sheet.needed(drawn):
            left_out.append(LeftOut(title, say("paper-kit-not-needed")))
        else:
            sheets.append(sheet)
    if others:
        left_out.append(LeftOut(", ".join(others), say("paper-kit-others")))
    return Packed(tuple(sheets), tuple(left_out))
