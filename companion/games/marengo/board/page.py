"""The file of a board while it is checked: what it says, and where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from companion.games.marengo.board.model import Approach, Board, Locale
from companion.kernel import data

if TYPE_CHECKING:
    from companion.kernel.trouble import BadData

_ROW = re.compile(r"\.approach\[(\d+)\]")
_LIST_OF_ROWS = re.compile(r"\s*approach\s*=")
_QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'|#.*")


class Page(NamedTuple):
    """A board with the text it was read from; `check` is the ledger's id of what is being looked for."""

    board: Board
    text: str
    file: str
    check: str = ""

    def bad(self, key: str, path: str, **facts: str | int) -> BadData:
        """A mistake at a path of the file."""
        found = data.bad(key, self.text, self.file, path, check=self.check, **facts)
        return BadData(found.key, **{**found.facts, "line": line_of(self.text, path)})

    def locales(self) -> Iterator[tuple[str, Locale]]:
        """Each locale with its path."""
        return ((f"locale[{number}]", locale) for number, locale in enumerate(self.board.locales))

    def approaches(self) -> Iterator[tuple[str, Locale, Approach]]:
        """Each side of each locale with its path."""
        for path, locale in self.locales():
            for number, side in enumerate(locale.approaches):
                yield f"{path}.approach[{number}]", locale, side


def line_of(text: str, path: str) -> str:
    """The line of a path as a name, which has no thousands; of a side in a list of rows, its own row."""
    return str(_line_of(text, path))


def _line_of(text: str, path: str) -> int:
    line, row = data.line_of(text, path), _ROW.search(path)
    lines = text.splitlines()
    if row is None or not lines or not _LIST_OF_ROWS.match(lines[line - 1]):
        return line
    left = int(row[1])
    for number, words in enumerate(lines[line - 1 :], start=line):
        left -= _QUOTED.sub("", words).count("{")
        if left < 0:
            return number
    return line
