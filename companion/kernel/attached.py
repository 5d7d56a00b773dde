"""A player's own files in a record: line by line as they are, or in quoted pieces where a line would not come through.

file cards| name = "Golem"
file notes+ "a form feed\\fand a line"
"""

from __future__ import annotations

import json
import re

import msgspec

LONGEST = 5_000  # letters of a line that stands in a record as it is
PIECE = 500  # letters of a file that does not
_LINE = re.compile(r"file ([\w-]+)\|(?: (.*))?")
_PIECE = re.compile(r'file ([\w-]+)\+ (".*")\s*')
_ODD = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")  # what ends a line somewhere, or is no text at all


def attached(name: str, text: str) -> list[str]:
    """The lines of a record that hold this file."""
    lines = text.split("\n")
    if _ODD.search(text) is None and max(map(len, lines)) <= LONGEST:
        return [f"file {name}| {line}" for line in lines]
    return [f"file {name}+ {json.dumps(text[at : at + PIECE])}" for at in range(0, len(text), PIECE)]


class Attachments:
    """The files of a record while it is read."""

    def __init__(self) -> None:
        self._parts: dict[str, list[str]] = {}

    def take(self, line: str) -> bool:
        """Does this line belong to a file?"""
        if found := _LINE.match(line):
            parts = self._parts.setdefault(found[1], [])
            parts += ["\n"] * bool(parts) + [found[2] or ""]
        elif found := _PIECE.fullmatch(line):
            try:
                piece = msgspec.json.decode(found[2], type=str)
            except msgspec.DecodeError:
                return False
            self._parts.setdefault(found[1], []).append(piece)
        return found is not None

    def files(self) -> dict[str, str]:
        return {name: "".join(parts) for name, parts in self._parts.items()}
