"""Large letters, read as somebody across the table would."""

from __future__ import annotations

from companion.tui.large import large
from companion.tui.signs import UNICODE, Signs


def written_large(text: str, lines: list[str], signs: Signs = UNICODE) -> int:
    """In how many lines a word stands there in large letters; in none if it does not."""
    sizes = [large(text, signs, 200, height) for height in range(3, 13)]
    found = [len(word) for word in sizes if word and _stands(word, lines)]
    return max(found, default=0)


def _stands(word: list[str], lines: list[str]) -> bool:
    for top in range(len(lines) - len(word) + 1):
        rows = lines[top : top + len(word)]
        wide = max(map(len, word))
        for x in range(max(map(len, rows)) - 1):
            if all(row[x : x + wide].ljust(wide) == part.ljust(wide) for row, part in zip(rows, word, strict=True)):
                return True
    return False
