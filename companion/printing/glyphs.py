"""Letters as shapes: the outlines of our faces as paths of a drawing for web pages, in thousandths of their size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from struct import unpack_from
from typing import NamedTuple

from companion.printing.fonts import Face, font
from companion.printing.lean import Outlines, parts_of

_ON, _SHORT_X, _SHORT_Y, _REPEAT, _SAME_X, _SAME_Y = (
    0x01,
    0x02,
    0x04,
    0x08,
    0x10,
    0x20,
)  # what the flags of a corner say
_WORDS = 0x01  # of a part: its place is told in words, not in bytes


class Corner(NamedTuple):
    """Of an outline; one that is not `on` it pulls the line towards itself."""

    x: float
    y: float
    on: bool


@cache
def glyph_path(face: Face, sign: str) -> str:
    """What a letter looks like, standing on y = 0; y grows downwards."""
    glyph = font(face).face.charToGlyph.get(ord(sign), 0)
    return "".join([_contour_path(contour) for contour in _contours(_outlines(face), glyph)])


@cache
def _outlines(face: Face) -> Outlines:
    return Outlines(font(face).face)


def _contours(outlines: Outlines, glyph: int) -> Iterator[list[Corner]]:
    letter = outlines.letter(glyph)
    if not letter:
        return
    count = unpack_from(">h", letter)[0]
    if count >= 0:
        yield from _simple(letter, count)
        return
    for part in parts_of(letter):  # none of our letters has a part that is turned or scaled
        words = unpack_from(">H", letter, part.at)[0] & _WORDS
        right, up = unpack_from(">hh" if words else ">bb", letter, part.at + 4)
        for contour in _contours(outlines, part.glyph):
            yield [Corner(x + right, y - up, on) for x, y, on in contour]


def _simple(letter: bytes, count: int) -> Iterator[list[Corner]]:
    ends = unpack_from(f">{count}H", letter, 10)
    at = 12 + 2 * count  # behind the length of its program, which it has lost
    flags: list[int] = []
    while len(flags) <= ends[-1]:
        flag, at = letter[at], at + 1
        again = 1
        if flag & _REPEAT:
            again, at = again + letter[at], at + 1
        flags += [flag] * again
    xs, at = _coordinates(letter, at, flags, _SHORT_X, _SAME_X)
    ys, _ = _coordinates(letter, at, flags, _SHORT_Y, _SAME_Y)
    corners = [Corner(x, -y, bool(flag & _ON)) for x, y, flag in zip(xs, ys, flags, strict=True)]
    for start, end in zip((0, *(end + 1 for end in ends)), ends, strict=False):
        yield corners[start : end + 1]


def _coordinates(letter: bytes, at: int, flags: Sequence[int], short: int, same: int) -> tuple[list[int], int]:
    """Each is told by how far it lies from the one before: in a byte, in a word, or not at all."""
    found, here = [], 0
    for flag in flags:
        if flag & short:
            here += letter[at] if flag & same else -letter[at]
            at += 1
        elif not flag & same:
            here += unpack_from(">h", letter, at)[0]
            at += 2
        found.append(here)
    return found, at


def _contour_path(corners: list[Corner]) -> str:
    """Between two corners that pull lies one that does not, half-way."""
    whole: list[Corner] = []
    for before, corner in zip([corners[-1], *corners[:-1]], corners, strict=True):
        if not (before.on or corner.on):
            whole.append(Corner((before.x + corner.x) / 2, (before.y + corner.y) / 2, True))
        whole.append(corner)
    start = next(at for at, corner in enumerate(whole) if corner.on)
    first, *others = [*whole[start:], *whole[: start + 1]]
    path, here, pull = f"M{first.x:g} {first.y:g}", first, ""
    for corner in others:
        step = f"{corner.x - here.x:g} {corner.y - here.y:g}"
        if not corner.on:
            pull = step
            continue
        path += f"q{pull} {step}" if pull else f"l{step}"
        here, pull = corner, ""
    return path + "z"
