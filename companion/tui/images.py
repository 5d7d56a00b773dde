"""Pictures for terminals that can show them: kitty's graphics protocol, and sixels."""

from __future__ import annotations

import io
import re
from base64 import b64encode
from functools import cache
from typing import TYPE_CHECKING

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from companion.tui.pixels import Cells

if TYPE_CHECKING:
    from PIL.Image import Image

# --- kitty: the picture is sent once; then certain letters in a certain colour stand for its cells -------------------

_IMAGE = 0x00C0DE  # our picture's number, and the colour of its letters
_CHUNK = 4096
_PLACEHOLDER = "\U0010eeee"
_MARKS = "".join(  # the mark that stands for 0, 1, 2 ... above a placeholder: its row, then its column
    chr(code)
    for first, last in (
        (0x305, 0x305), (0x30D, 0x30E), (0x310, 0x310), (0x312, 0x312), (0x33D, 0x33F), (0x346, 0x346),
        (0x34A, 0x34C), (0x350, 0x352), (0x357, 0x357), (0x35B, 0x35B), (0x363, 0x36F), (0x483, 0x487),
        (0x592, 0x595), (0x597, 0x599), (0x59C, 0x5A1), (0x5A8, 0x5A9), (0x5AB, 0x5AC), (0x5AF, 0x5AF),
        (0x5C4, 0x5C4), (0x610, 0x617), (0x657, 0x65B), (0x65D, 0x65E), (0x6D6, 0x6DC), (0x6DF, 0x6E2),
        (0x6E4, 0x6E4), (0x6E7, 0x6E8), (0x6EB, 0x6EC), (0x730, 0x730), (0x732, 0x733), (0x735, 0x736),
        (0x73A, 0x73A), (0x73D, 0x73D), (0x73F, 0x741), (0x743, 0x743), (0x745, 0x745), (0x747, 0x747),
        (0x749, 0x74A), (0x7EB, 0x7F1), (0x7F3, 0x7F3), (0x816, 0x819), (0x81B, 0x823), (0x825, 0x827),
        (0x829, 0x82D), (0x951, 0x951), (0x953, 0x954), (0xF82, 0xF83), (0xF86, 0xF87), (0x135D, 0x135F),
    )
    for code in range(first, last + 1)
)  # fmt: skip
LARGEST = Cells(len(_MARKS), len(_MARKS))
FORGET = f"\x1b_Ga=d,d=I,i={_IMAGE},q=2\x1b\\"


def kitty_picture(picture: Image, size: Cells) -> str:
    """What tells the terminal the picture, to be shown in so many cells."""
    file = io.BytesIO()
    picture.save(file, "PNG", compress_level=1)
    data = b64encode(file.getvalue()).decode()
    chunks = [data[at : at + _CHUNK] for at in range(0, len(data), _CHUNK)]
    first = f"a=T,U=1,f=100,i={_IMAGE},c={size.width},r={size.height},q=2,"
    return "".join(
        f"\x1b_G{'' if number else first}m={int(number < len(chunks) - 1)};{chunk}\x1b\\"
        for number, chunk in enumerate(chunks)
    )


def kitty_cells(size: Cells) -> list[Strip]:
    style = Style(color=Color.from_rgb(_IMAGE >> 16, _IMAGE >> 8 & 255, _IMAGE & 255))
    rows = ("".join(_PLACEHOLDER + _MARKS[y] + _MARKS[x] for x in range(size.width)) for y in range(size.height))
    return [Strip([Segment(row, style)], size.width) for row in rows]


# --- sixels: six rows of pixels at a time, colour after colour -------------------------------------------------------

_COLOURS = 64
_BAND = 6
_RUN = re.compile(rb"(.)\1{3,}", re.DOTALL)
_PRINTABLE = bytes(min(255, bits + 63) for bits in range(256))


def sixels(picture: Image) -> str:
    """The picture as a terminal of the VT340's kind reads it."""
    image = picture.convert("RGB").quantize(_COLOURS)
    width, height = image.size
    palette, pixels = image.getpalette() or [], image.tobytes()
    percent = [round(part * 100 / 255) for part in palette]
    known = sorted(set(pixels))
    colours = "".join(f"#{c};2;{percent[c * 3]};{percent[c * 3 + 1]};{percent[c * 3 + 2]}" for c in known)
    bands = [_band(pixels[y * width : (y + _BAND) * width], width) for y in range(0, height, _BAND)]
    return f'\x1bP0;1;0q"1;1;{width};{height}{colours}{"-".join(bands)}\x1b\\'


def _band(pixels: bytes, width: int) -> str:
    """Up to six rows: for every colour in them, one character a column with a bit for each row."""
    rows = [pixels[at : at + width] for at in range(0, len(pixels), width)]
    lines = []
    for colour in sorted(set(pixels)):
        bits = 0
        for number, row in enumerate(rows):
            if colour in row:
                bits |= int.from_bytes(row.translate(_only(colour, number)))
        signs = bits.to_bytes(width).translate(_PRINTABLE)
        lines.append(f"#{colour}" + _RUN.sub(_counted, signs.rstrip(b"?")).decode())
    return "$".join(lines)


@cache
def _only(colour: int, row: int) -> bytes:
    """Translates that colour into the bit of its row, and every other one into nothing."""
    return bytes((1 << row) if other == colour else 0 for other in range(256))


def _counted(run: re.Match[bytes]) -> bytes:
    return b"!%d%b" % (len(run[0]), run[1])
