"""Setting text: wrapped, shrunk within limits, always measured. What does not fit is an error, never an overprint."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from companion.printing.box import Overflow
from companion.printing.fonts import DROP, POINT, RISE, Face, width

STEP = 0.25  # points by which a text shrinks
LEADING = 1.28  # from line to line, in parts of the size
SOFT_HYPHEN = "\u00ad"
ELLIPSIS = "…"
_PIECES = re.compile(r"[^ ]+")


class Setting(NamedTuple):
    """How a text is set: its size in points and its lines."""

    size: float
    lines: tuple[str, ...]
    leading: float

    @property
    def height(self) -> float:
        """mm from the top of the first line's tallest letter to the foot of the last line's deepest."""
        return block_height(len(self.lines), self.size, self.leading)


def block_height(lines: int, size: float, leading: float = LEADING) -> float:
    return ((lines - 1) * leading + RISE + DROP) * size * POINT if lines else 0.0


@lru_cache(maxsize=20_000)
def fit(
    text: str,
    room: float,
    height: float,
    size: float,
    least: float,
    face: Face = "text",
    most_lines: int = 0,
    leading: float = LEADING,
    cut: bool = False,
) -> Setting:
    """The largest setting that fits; with `cut`, what a player wrote may end in an ellipsis instead."""
    points = size
    while points >= least - 1e-9:
        lines = wrap(text, room / (points * POINT), face)
        if lines is not None and _fits(lines, points, height, most_lines, leading):
            return Setting(points, lines, leading)
        points -= STEP
    if cut:
        return _cut(text, room, height, least, face, most_lines, leading)
    raise Overflow(f"{text!r} does not fit {room:.1f} × {height:.1f} mm, not even at {least} points")


def _fits(lines: tuple[str, ...], size: float, height: float, most_lines: int, leading: float) -> bool:
    if most_lines and len(lines) > most_lines:
        return False
    return block_height(len(lines), size, leading) <= height + 0.001


@lru_cache(maxsize=20_000)
def wrap(text: str, room: float, face: Face = "text") -> tuple[str, ...] | None:
    """The lines of a text in that width (in parts of its size); None if one word alone is too wide."""
    if width(face, text) <= room and "\n" not in text:
        return (text.replace(SOFT_HYPHEN, ""),)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        wrapped = _wrap_paragraph(paragraph, room, face)
        if wrapped is None:
            return None
        lines += wrapped
    return tuple(lines)


def _wrap_paragraph(text: str, room: float, face: Face) -> list[str] | None:
    space = width(face, " ")
    lines, line, used = [], "", 0.0
    for word in _PIECES.findall(text):
        wide = width(face, word.replace(SOFT_HYPHEN, ""))
        gap = space if line else 0
        if used + gap + wide <= room:
            line, used = f"{line} {word}" if line else word, used + gap + wide
            continue
        start, rest = broken(word, room - used - gap, face)
        if start:
            lines.append(f"{line} {start}" if line else start)
            line, used = "", 0.0
        elif line:
            lines.append(line)
        while width(face, rest.replace(SOFT_HYPHEN, "")) > room:
            start, rest = broken(rest, room, face)
            if not start:
                return None
            lines.append(start)
        line, used = rest, width(face, rest.replace(SOFT_HYPHEN, ""))
    lines.append(line)
    return [line.replace(SOFT_HYPHEN, "") for line in lines]


def broken(word: str, room: float, face: Face) -> tuple[str, str]:
    """The longest beginning that fits, broken at a soft hyphen, a hyphen or a slash, and the rest.

    A single letter and its hyphen stay with what follows: B-17.
    """
    best = ("", word)
    for at, sign in enumerate(word[:-1], start=1):
        if sign == SOFT_HYPHEN or (sign in ("-", "–", "/") and at > 2):
            start = word[:at].replace(SOFT_HYPHEN, "") + ("-" if sign == SOFT_HYPHEN else "")
            if width(face, start) <= room:
                best = (start, word[at:])
    return best


def _cut(text: str, room: float, height: float, size: float, face: Face, most_lines: int, leading: float) -> Setting:
    """As many letters as fit, then an ellipsis; a word that is too wide may be broken anywhere here."""
    wide = room / (size * POINT)
    fitting = 1
    while block_height(fitting + 1, size, leading) <= height + 0.001:
        fitting += 1
    limit = min(fitting, most_lines or fitting)
    lines: list[str] = []
    rest = " ".join(text.replace(SOFT_HYPHEN, "").split())
    while rest and len(lines) < limit:
        line = shorten(rest, wide, face, "" if len(lines) < limit - 1 else ELLIPSIS)
        lines.append(line.rstrip())
        rest = rest[len(line) :].lstrip()
    return Setting(size, tuple(lines), leading)


def shorten(text: str, room: float, face: Face, end: str = ELLIPSIS) -> str:
    """The text if it fits, else its beginning and the end sign."""
    if width(face, text) <= room:
        return text
    kept = len(text)
    while kept and width(face, text[:kept].rstrip() + end) > room:
        kept -= 1
    return text[:kept].rstrip() + end if end else text[: max(kept, 1)]
