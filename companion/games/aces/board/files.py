"""A data file while it is checked: where in it something stands."""

from __future__ import annotations

import re
from typing import NamedTuple

from companion.kernel import data
from companion.kernel.trouble import BadData

_ROW = re.compile(r"(\w+)\[(\d+)\]")


class File(NamedTuple):
    """The text of a file and its name."""

    text: str
    name: str

    def bad(self, key: str, path: str, entry: str = "", **facts: str | int) -> BadData:
        """A mistake at a path; `entry`: the id of the entry it is in, for files that write entries on one line."""
        return BadData(key, file=self.name, line=self.line_of(path, entry), field=path, entry=entry, **facts)

    def line_of(self, path: str, entry: str = "") -> int:
        row = _ROW.match(path)
        if entry and row is not None and not re.search(rf"(?m)^\s*\[\[\s*{row[1]}\s*\]\]", self.text):
            named = re.search(rf"\bid\s*=\s*[\"']{re.escape(entry)}[\"']", self.text)
            return self.text.count("\n", 0, named.start()) + 1 if named else data.line_of(self.text, path)
        return data.line_of(self.text, path)
