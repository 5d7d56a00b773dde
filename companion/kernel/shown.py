"""Names as the screen shows them, found in what somebody typed: `R & D`, `Counter-Intelligence`, `Blue home`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

_TOKEN = re.compile(r"\w+|[^\w\s-]")  # a blank, a hyphen, or nothing may stand between two of them
_LETTER = re.compile(r"\w")
Labels: TypeAlias = tuple[tuple[str, str], ...]  # ids, each with what it is called


@lru_cache(maxsize=8)
def shown(labels: Labels) -> Shown:
    """The same for every position of a table where things are called the same."""
    return Shown(labels)


class Shown:
    """What things are called, each with its id."""

    def __init__(self, labels: Iterable[tuple[str, str]]) -> None:
        known = {tuple(_TOKEN.findall(label)): id_ for id_, label in labels}
        self._ids: dict[str, str] = {}
        for tokens in sorted(filter(None, known), key=len, reverse=True):
            self._ids.setdefault("".join(tokens).casefold(), known[tokens])
        self._longest = max(map(len, self._ids), default=0)

    def typed(self, text: str) -> str:
        """The same text with ids instead of what the screen says."""
        tokens, parts, at, nth = list(_TOKEN.finditer(text)), list[str](), 0, 0
        while nth < len(tokens):
            last, id_ = self._name(text, tokens, nth)
            if id_:
                parts += [text[at : tokens[nth].start()], id_]
                at = tokens[last].end()
            nth = last + 1
        return "".join((*parts, text[at:]))

    def _name(self, text: str, tokens: Sequence[re.Match[str]], first: int) -> tuple[int, str]:
        """The longest name that begins with this token: its last one, and what it means; nothing if there is none."""
        found, spelled = (first, ""), ""
        for last in range(first, len(tokens)):
            spelled += tokens[last][0].casefold()
            if len(spelled) > self._longest:
                break
            if spelled in self._ids and _stands_alone(text, tokens[first].start(), tokens[last].end()):
                found = (last, self._ids[spelled])
        return found


def _stands_alone(text: str, start: int, end: int) -> bool:
    """No letter or digit right before or behind it."""
    return not _LETTER.match(text[start - 1 : start]) and not _LETTER.match(text, end)
