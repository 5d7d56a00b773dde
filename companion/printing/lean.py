"""Fonts without what paper has no use for: the small programs that fit letters to the pixels of a screen, and names.

They make up nearly half of a small subset; a printer and a viewer draw the same outlines without them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from struct import pack, unpack_from

from reportlab.pdfbase.ttfonts import TTFontMaker

_DROPPED = {"cvt ", "fpgm", "prep", "name"}
_MORE, _WORDS, _PROGRAM = 0x20, 0x01, 0x100  # what the flags of a part of a letter say (ü is u and two dots)
_SCALES = {0x08: 2, 0x40: 4, 0x80: 8}


def lean(font: bytes) -> bytes:
    """The same outlines, and nothing to run."""
    tables = dict(_tables(font))
    long = unpack_from(">h", tables["head"], 50)[0]
    starts = unpack_from(f">{len(tables['loca']) // (4 if long else 2)}{'L' if long else 'H'}", tables["loca"])
    offsets = [start if long else 2 * start for start in starts]
    letters = [_plain(tables["glyf"][start:end]) for start, end in pairwise(offsets)]
    places = [0]
    for letter in letters:
        places.append(places[-1] + len(letter))
    tables["glyf"] = b"".join(letters)
    tables["loca"] = pack(f">{len(places)}L", *places)
    tables["head"] = tables["head"][:50] + b"\0\1" + tables["head"][52:]
    made = TTFontMaker()
    for tag, table in tables.items():
        if tag not in _DROPPED:
            made.add(tag, table)
    stream: bytes = made.makeStream()
    return stream


def _tables(font: bytes) -> Iterator[tuple[str, bytes]]:
    for i in range(unpack_from(">H", font, 4)[0]):
        tag, _, offset, length = unpack_from(">4sLLL", font, 12 + 16 * i)
        yield tag.decode(), font[offset : offset + length]


def _plain(letter: bytes) -> bytes:
    """One letter without its program, on a whole number of words."""
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


def _plain_parts(letter: bytes) -> bytes:
    made, at, flags = bytearray(letter), 10, _MORE
    while flags & _MORE:
        flags = unpack_from(">H", letter, at)[0]
        made[at : at + 2] = pack(">H", flags & ~_PROGRAM)
        scale = next((size for flag, size in _SCALES.items() if flags & flag), 0)
        at += 4 + (4 if flags & _WORDS else 2) + scale
    return bytes(made[:at])
