"""Names as the screen shows them, found in what somebody typed: `R & D`, `Counter-Intelligence`, `Blue home`."""

from __future__ import annotations

import re
from collections.abc import Iterable

_TOKEN = re.compile(r"\w+|[^\w\s-]")
_GAP = r"[\s-]*"  # a blank, a hyphen, or nothing between two words


class Shown:
    """What things are called, each with its id."""

    def __init__(self, labels: Iterable[tuple[str, str]]) -> None:
        known = {_spelling(label): id_ for id_, label in labels if _TOKEN.search(label)}
        self._ids = list(known.values())
        longest = sorted(range(len(known)), key=lambda at: -len(list(known)[at]))
        named = [f"(?P<n{at}>{list(known)[at]})" for at in longest]
        self._pattern = re.compile(rf"(?<!\w)(?:{'|'.join(named)})(?!\w)", re.IGNORECASE) if named else None

    def typed(self, text: str) -> str:
        """The same text with ids instead of what the screen says."""
        return text if self._pattern is None else self._pattern.sub(self._id, text)

    def _id(self, found: re.Match[str]) -> str:
        return self._ids[int((found.lastgroup or "n0")[1:])]


def _spelling(label: str) -> str:
    """A pattern for every way to type a label."""
    return _GAP.join(re.escape(token) for token in _TOKEN.findall(label))
