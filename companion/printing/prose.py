"""Running text with *bold* words, paragraphs and bullet points."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from companion.printing.box import Box, Overflow
from companion.printing.fonts import DROP, POINT, RISE, Face, width
from companion.printing.ink import Paint
from companion.printing.surface import Surface, least_of
from companion.printing.text import LEADING, SOFT_HYPHEN, STEP, broken

BULLET = "•"
_INDENT = 1.0  # of a bullet's text, in parts of the size
_BETWEEN = 0.45  # extra space between paragraphs, in parts of the size
_STRONG = re.compile(r"\*([^*\n]+)\*")


class Run(NamedTuple):
    """Words in one face, where they begin on their line (in parts of the size)."""

    x: float
    text: str
    face: Face


class Line(NamedTuple):
    runs: tuple[Run, ...]
    indent: float
    bullet: bool
    opens: bool  # the first line of a paragraph


def prose(
    surface: Surface, box: Box, text: str, size: float = 9, least: float | None = None, paint: Paint = "ink"
) -> float:
    """Paragraphs on lines of their own, those that begin with `- ` as bullet points; returns the height taken."""
    points = size
    while points >= least_of(size, least) - 1e-9:
        lines = lay_out(text, box.width / (points * POINT))
        if lines is not None and prose_height(lines, points) <= box.height + 0.001:
            _draw(surface, box, lines, points, paint)
            return prose_height(lines, points)
        points -= STEP
    raise Overflow(f"{text[:60]!r}… does not fit {box.width:.1f} × {box.height:.1f} mm")


@lru_cache(maxsize=20_000)
def lay_out(text: str, room: float) -> tuple[Line, ...] | None:
    """Lines in that width (in parts of the size); None if a word alone is too wide. Kept like `fit`."""
    lines: list[Line] = []
    for paragraph in text.split("\n"):
        bullet = paragraph.startswith("- ")
        indent = _INDENT if bullet else 0.0
        wrapped = _wrap(_words(paragraph.removeprefix("- ")), room - indent)
        if wrapped is None:
            return None
        lines += [Line(tuple(runs), indent, bullet and i == 0, i == 0) for i, runs in enumerate(wrapped)]
    return tuple(lines)


def prose_height(lines: Sequence[Line], size: float) -> float:
    """In mm."""
    gaps = sum(line.opens for line in lines[1:]) * _BETWEEN
    return ((len(lines) - 1) * LEADING + gaps + RISE + DROP) * size * POINT if lines else 0.0


def _words(paragraph: str) -> list[tuple[str, Face]]:
    """Words with their faces. A word may have parts in both: `*MOVE*1,`."""
    found: list[tuple[str, Face]] = []
    for i, part in enumerate(_STRONG.split(paragraph)):
        face: Face = "bold" if i % 2 else "text"
        found += [(word, face) for word in re.findall(r" +|[^ ]+", part)]
    return found


def _wrap(words: list[tuple[str, Face]], room: float) -> list[list[Run]] | None:
    lines: list[list[Run]] = [[]]
    x, space = 0.0, 0.0
    for word, face in words:
        if word.isspace():
            space = width(face, " ") if lines[-1] else 0.0
            continue
        rest = word
        while rest:
            plain = rest.replace(SOFT_HYPHEN, "")
            if x + space + width(face, plain) <= room:
                x = _add(lines[-1], x, space, plain, face)
                rest, space = "", 0.0
                continue
            start, rest = broken(rest, room - x - space, face)
            if start:
                _add(lines[-1], x, space, start, face)
            elif not lines[-1]:
                return None
            lines.append([])
            x, space = 0.0, 0.0
    return lines


def _add(line: list[Run], x: float, space: float, text: str, face: Face) -> float:
    """Puts words behind the others, into the run before if that has the same face; returns where they end."""
    if line and line[-1].face == face:
        last = line.pop()
        line.append(Run(last.x, f"{last.text} {text}" if space else last.text + text, face))
    else:
        line.append(Run(x + space, text, face))
    return x + space + width(face, text)


def _draw(surface: Surface, box: Box, lines: Sequence[Line], size: float, paint: Paint) -> None:
    em = size * POINT
    y = box.y + RISE * em
    for i, line in enumerate(lines):
        if i:
            y += (LEADING + (_BETWEEN if line.opens else 0)) * em
        if line.bullet:
            surface.label(box.x, y, BULLET, size, paint=paint)
        for run in line.runs:
            surface.label(box.x + (line.indent + run.x) * em, y, run.text, size, run.face, paint)
