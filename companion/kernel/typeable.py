"""The lines that can be typed at a position, found by how they begin."""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Iterable

from companion.kernel.game import Move

LAST = chr(sys.maxunicode)  # behind every letter of a line


class Typeable:
    """Looked up at every letter: where many moves are possible, most of them begin otherwise."""

    def __init__(self, lines: Iterable[tuple[str, Move]]) -> None:
        self._lines = [(" ".join(line.split()), move) for line, move in lines]
        order = sorted((f"{line.casefold()} ", at) for at, (line, _) in enumerate(self._lines))
        self._spelled, self._at = [spelled for spelled, _ in order], [at for _, at in order]

    def beginning(self, begun: str) -> list[tuple[str, Move]]:
        """Those that begin so, in small letters and with a blank behind a whole word; in the order they came in."""
        first = bisect_left(self._spelled, begun)
        end = bisect_left(self._spelled, begun + LAST, first)
        return [self._lines[at] for at in sorted(self._at[first:end])]
