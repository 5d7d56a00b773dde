"""QR codes as one vector path of row runs, with the same code in letters beside them."""

from __future__ import annotations

from functools import lru_cache

from qrcode.constants import ERROR_CORRECT_L, ERROR_CORRECT_M
from qrcode.main import QRCode

from companion.printing.box import Box, Overflow
from companion.printing.fonts import POINT, width
from companion.printing.surface import Surface
from companion.printing.text import LEADING, Setting, block_height

QUIET = 4  # modules of white around the code; readers need them
LEAST_MODULE = 0.38  # mm; finer ones are lost at 150 dpi
_MASK = 2  # of eight; on random letters nearly as clear as the best one, which takes seven times as long to find
_ROBUST_UP_TO = 150  # characters; longer codes trade error correction for larger modules


@lru_cache(maxsize=256)
def modules(text: str) -> int:
    """How many modules wide the code is, quiet zone included."""
    return _runs(text)[0]


@lru_cache(maxsize=256)
def _runs(text: str) -> tuple[int, str]:
    """The width in modules, and the dark runs of every row as rectangles."""
    code = QRCode(
        error_correction=ERROR_CORRECT_M if len(text) <= _ROBUST_UP_TO else ERROR_CORRECT_L,
        border=QUIET,
        box_size=1,
        mask_pattern=_MASK,
    )
    code.add_data(text)
    code.make(fit=True)
    matrix = code.get_matrix()
    runs = []
    for y, row in enumerate(matrix):
        start = None
        for x, dark in enumerate([*row, False]):
            if dark and start is None:
                start = x
            elif not dark and start is not None:
                runs.append(f"{start} {y} {x - start} 1 re")
                start = None
    return len(matrix), " ".join(runs)


def least_size(text: str) -> float:
    """mm that the code needs at least, quiet zone included."""
    return modules(text) * LEAST_MODULE


def qr(surface: Surface, x: float, y: float, size: float, text: str) -> None:
    """The code in a square of that size, quiet zone included."""
    count, runs = _runs(text)
    if size < count * LEAST_MODULE - 0.001:
        raise Overflow(f"a code of {count} modules needs {count * LEAST_MODULE:.1f} mm, not {size:.1f}")
    surface.rect(Box(x, y, size, size), fill="paper", line=None)
    scale = size / count
    surface.operators.append(f"q {scale:.6f} 0 0 {scale:.6f} {x:.3f} {y:.3f} cm 0 g {runs} f Q")


def qr_with_text(surface: Surface, box: Box, text: str, caption: str = "", size: float = 0) -> None:
    """The code, a caption beside it, and the same code in letters. `size`: of the square, else all the height."""
    side = size or min(box.height, box.width)
    qr(surface, box.x, box.y, side, text)
    _, beside = box.cut_left(side, 0.5)
    beside = beside.inset(0, side * QUIET / modules(text))
    if caption:
        used = surface.write(beside, caption, 8, 6, paint="soft")
        beside = beside.cut_top(used, 1.2)[1]
    surface.set_lines(beside, code_setting(text, beside.width, beside.height), "mono")


def code_setting(text: str, room: float, height: float, size: float = 10, least: float = 4.5) -> Setting:
    """A code in letters: broken anywhere if it must be, since it is read letter by letter."""
    points = size
    while points >= least:
        a_line = int(room / (width("mono", "0") * points * POINT) + 1e-6)
        lines = _code_lines(text, a_line)
        if lines and block_height(len(lines), points, LEADING) <= height + 0.001:
            return Setting(points, lines, LEADING)
        points -= 0.25
    raise Overflow(f"the code {text[:20]}… does not fit {room:.1f} × {height:.1f} mm")


def _code_lines(text: str, a_line: int) -> tuple[str, ...]:
    """Broken behind a hyphen where there is one."""
    lines = []
    while a_line > 0 and text:
        at = a_line
        if len(text) > a_line and (hyphen := text.rfind("-", 0, a_line)) > a_line // 2:
            at = hyphen + 1
        lines.append(text[:at])
        text = text[at:]
    return tuple(lines)
