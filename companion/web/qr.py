"""A QR code: its squares, and in letters for a terminal, two rows of it in one line."""

from __future__ import annotations

from qrcode.constants import ERROR_CORRECT_L
from qrcode.main import QRCode

QUIET = 2  # squares of light around it; the terminal around that is mostly light or dark enough
BLOCKS = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def squares(text: str, quiet: int) -> list[list[bool]]:
    """Row by row, which of its squares are dark; `quiet`: how many light ones are around it."""
    code = QRCode(error_correction=ERROR_CORRECT_L, border=quiet, box_size=1)
    code.add_data(text)
    code.make(fit=True)
    return [[bool(dark) for dark in row] for row in code.get_matrix()]


def in_letters(text: str, light: bool = True) -> list[str]:
    """Its lines. `light`: letters are lighter than their ground, as in most terminals, so they draw what is light."""
    drawn = [[dark != light for dark in row] for row in squares(text, QUIET)]
    if len(drawn) % 2:
        drawn.append([light] * len(drawn[0]))
    pairs = zip(drawn[::2], drawn[1::2], strict=True)
    return ["".join(BLOCKS[above, below] for above, below in zip(*pair, strict=True)) for pair in pairs]
