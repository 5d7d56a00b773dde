"""A map as a drawing for web pages and picture programs: terrain by colour and by the letter of its id."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from xml.sax.saxutils import escape

from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.mapcode import map_code
from companion.games.clockwork.maps.tiles import Kind
from companion.kernel.hexgrid import Cell

_SIDE = 40.0
_STEP = _SIDE * sqrt(3) / 2  # half the height of a hex
_MARGIN = 12.0
_FOOT = 34.0
_INK, _PAPER = "#1f2328", "#ffffff"
# As the rulebook names the colours (ledger 2.2), light enough for black letters.
COLOURS = {
    Kind.TOWER: "#e2857b",
    Kind.FACTORY: "#b4b8bd",
    Kind.SHRINE: "#ecc94b",
    Kind.FOREST: "#7db871",
    Kind.LAKE: "#74b3e0",
    Kind.VILLAGE: "#f2a65a",
    Kind.CITADEL: "#93a5bd",
    Kind.BARRENS: "#c9a983",
    Kind.CAPITAL: _PAPER,
}


def svg(design: HexMap, printed: Mapping[str, str], name_of: Callable[[str], str]) -> str:
    """The drawing; `name_of` gives the name of a kind."""
    columns = len(design.layout.columns)
    steps = [step for column in design.layout.columns for _, step in column]
    width = 2 * _MARGIN + _SIDE * (1.5 * columns + 0.5)
    height = 2 * _MARGIN + _STEP * (max(steps) - min(steps) + 2) + _FOOT
    code = " ".join(map_code(design).lines)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {height:.1f}" '
        f'font-family="IBM Plex Sans, sans-serif" text-anchor="middle" fill="{_INK}">',
        f"<title>{escape(' · '.join(filter(None, (design.name, code))))}</title>",
        f'<rect width="100%" height="100%" fill="{_PAPER}"/>',
        *_blanks(design, min(steps)),
        *_tiles(design, min(steps), printed, name_of),
        f'<text x="{width / 2:.1f}" y="{height - _MARGIN:.1f}" font-size="13" letter-spacing="1">{escape(code)}</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _tiles(design: HexMap, top: int, printed: Mapping[str, str], name_of: Callable[[str], str]) -> Iterator[str]:
    vp = {design.layout.cells[place]: points for place, points in design.special}
    kinds = [*map(design.kind, range(len(design.kinds))), *(Kind.CAPITAL for _ in design.layout.capitals)]
    for (id_, cell), kind in zip(design.tiles.items(), kinds, strict=True):
        x, y = _middle(cell, top)
        edge = 3.5 if kind is Kind.CAPITAL else 1.2
        name = escape(name_of(kind)) + (f" · {vp[cell]}" if cell in vp else "")
        yield f'<polygon points="{_corners(x, y)}" fill="{COLOURS[kind]}" stroke="{_INK}" stroke-width="{edge}"/>'
        yield f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="20" font-weight="600">{escape(printed[id_])}</text>'
        yield f'<text x="{x:.1f}" y="{y + 18:.1f}" font-size="9.5">{name}</text>'


def _blanks(design: HexMap, top: int) -> Iterator[str]:
    for cell in design.layout.blanks:
        points = _corners(*_middle(cell, top))
        yield f'<polygon points="{points}" fill="none" stroke="{_INK}" stroke-width="0.6" stroke-dasharray="3 4"/>'


def _middle(cell: Cell, top: int) -> tuple[float, float]:
    column, step = cell
    return _MARGIN + _SIDE * (1.5 * column - 0.5), _MARGIN + _STEP * (step - top + 1)


def _corners(x: float, y: float) -> str:
    across, down = _SIDE / 2, _STEP
    offsets = ((-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1))
    return " ".join(f"{x + across * right:.1f},{y + down * below:.1f}" for right, below in offsets)
