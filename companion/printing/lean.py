"""Fonts as paper needs them: the outlines of the letters that a file uses, and nothing else.

What a screen wants besides, such as the small programs that fit letters to pixels, makes up half of a small font; a
printer and a viewer draw the same outlines without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate
from struct import pack, unpack, unpack_from
from typing import Any, NamedTuple

_MORE, _WORDS, _PROGRAM = 0x20, 0x01, 0x100  # what the flags of a part of a letter say (ü is u and two dots)
_SCALES = {0x08: 2, 0x40: 4, 0x80: 8}
_TRUETYPE = 0x00010000
_WHOLE = 0xB1B0AFBA  # what a font file adds up to


class _Part(NamedTuple):
    """Of a letter that is put together: where a part is told, where the next one would be, and its glyph."""

    at: int
    end: int
    glyph: int


class Outlines:
    """The letters of a face without their programs."""

    def __init__(self, face: Any) -> None:
        self._face = face
        self.letter = cache(self._plain)

    def file(self, first: int, letters: Sequence[int]) -> bytes:
        """A font file with these letters, their codes counted from `first`."""
        face = self._face
        coded = [face.charToGlyph.get(letter, 0) for letter in letters]
        glyphs = self._with_parts(coded)
        number = {glyph: at for at, glyph in enumerate(glyphs)}
        drawn = [_renumbered(self.letter(glyph), number) for glyph in glyphs]
        places = list(accumulate(map(len, drawn), initial=0))
        metrics = [int(part) for glyph in glyphs for part in face.hmetrics[glyph]]
        codes = [0, 1, 1, 0, 0, 12, 6, 10 + 2 * len(coded), 0, first, len(coded), *map(number.__getitem__, coded)]
        head = _with(face.get_table("head"), 8, b"\0\0\0\0")  # the sum comes last
        return _font_file(
            {
                b"cmap": pack(f">{len(codes)}H", *codes),
                b"glyf": b"".join(drawn),
                b"head": _with(head, 50, b"\0\1"),  # `loca` is long
                b"hhea": _with(face.get_table("hhea"), 34, pack(">H", len(glyphs))),
                b"hmtx": pack(f">{len(metrics)}H", *metrics),
                b"loca": pack(f">{len(places)}L", *places),
                b"maxp": _with(face.get_table("maxp"), 4, pack(">H", len(glyphs))),
            }
        )

    def _with_parts(self, glyphs: Iterable[int]) -> list[int]:
        """These and the parts they are made of, each once; the sign for a missing letter comes first."""
        found = dict.fromkeys((0, *glyphs))
        unseen = list(found)
        while unseen:
            parts = [part.glyph for part in parts_of(self.letter(unseen.pop())) if part.glyph not in found]
            found |= dict.fromkeys(parts)
            unseen += parts
        return list(found)

    def _plain(self, glyph: int) -> bytes:
        """One letter without its program, on a whole number of words."""
        begin = self._face.get_table_pos("glyf")[0]
        start, end = self._face.glyphPos[glyph : glyph + 2]
        letter: bytes = self._face._ttf_data[begin + start : begin + end]
        if not letter:
            return b""
        contours = unpack_from(">h", letter)[0]
        if contours < 0:
            letter = _plain_parts(letter)
        else:
            at = 10 + 2 * contours
            length = unpack_from(">H", letter, at)[0]
            letter = letter[:at] + b"\0\0" + letter[at + 2 + length :]
        return letter + b"\0" * (len(letter) % 2)


def parts_of(letter: bytes) -> Iterator[_Part]:
    at, flags = 10, _MORE if letter and unpack_from(">h", letter)[0] < 0 else 0
    while flags & _MORE:
        flags, glyph = unpack_from(">HH", letter, at)
        end = at + (8 if flags & _WORDS else 6) + next((size for flag, size in _SCALES.items() if flags & flag), 0)
        yield _Part(at, end, glyph)
        at = end


def _plain_parts(letter: bytes) -> bytes:
    made, parts = bytearray(letter), list(parts_of(letter))
    for part in parts:
        flags = unpack_from(">H", letter, part.at)[0]
        made[part.at : part.at + 2] = pack(">H", flags & ~_PROGRAM)
    return bytes(made[: parts[-1].end])


def _renumbered(letter: bytes, number: dict[int, int]) -> bytes:
    """A letter whose parts are called as in the new file."""
    made = bytearray(letter)
    for part in parts_of(letter):
        made[part.at + 2 : part.at + 4] = pack(">H", number[part.glyph])
    return bytes(made)


def _with(table: bytes, at: int, new: bytes) -> bytes:
    """A table with other bytes at one place."""
    return table[:at] + new + table[at + len(new) :]


def _font_file(tables: dict[bytes, bytes]) -> bytes:
    power = len(tables).bit_length() - 1
    head = pack(">LHHHH", _TRUETYPE, len(tables), 16 << power, power, 16 * len(tables) - (16 << power))
    directory, body = b"", b""
    start = len(head) + 16 * len(tables)
    for tag, table in tables.items():
        directory += tag + pack(">LLL", _sum(table), start + len(body), len(table))
        body += table + b"\0" * (-len(table) % 4)
    whole = head + directory + body
    at = whole.index(tables[b"head"], start) + 8
    return _with(whole, at, pack(">L", (_WHOLE - _sum(whole)) % 2**32))


def _sum(table: bytes) -> int:
    padded = table + b"\0" * (-len(table) % 4)
    words: tuple[int, ...] = unpack(f">{len(padded) // 4}L", padded)
    return sum(words) % 2**32
