"""The map in the corner of an order pad: the ids large enough to copy from, one's own capital marked."""

from __future__ import annotations

from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.sheets.icons import draw_icon
from companion.games.clockwork.sheets.look import SWATCHES, Picture, dark, hatch, light, picture_in
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Book
from companion.printing.box import Box, Point
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.hexes import hexagon
from companion.printing.surface import BOLD, THIN, Surface

DRAWN = 10.0  # mm, the size in which a sign is drawn
GUTTER = 0.95  # how much of its place a tile fills
LARGEST = 17.0  # mm from side to side: larger tiles tell nothing more
ID, SIGN = 0.29, 0.36  # sizes of an id and of a sign, in parts of a tile


def draw_small_map(book: Book, surface: Surface, room: Box, subject: MapSubject, own: int | None) -> None:
    """`own`: the number of the capital whose player uses the pad."""
    design, picture = subject.map, picture_in(subject, room, LARGEST)
    for cell in design.layout.blanks:
        hatch(surface, hexagon(*picture.middle(cell), picture.size * GUTTER, False), picture.size / 8)
    kinds = [*map(design.kind, range(len(design.kinds))), *([Kind.CAPITAL] * len(design.layout.capitals))]
    for (id_, cell), kind in zip(design.tiles.items(), kinds, strict=True):
        draw_tile(book, surface, picture.middle(cell), picture.size * GUTTER, kind, subject.ids[id_])
    for place, vp in design.special:
        x, y = picture.middle(design.layout.cells[place])
        surface.badge(x + picture.size * 0.32, y - picture.size * 0.28, picture.size * 0.13, str(vp))  # CW-MAP-14
    if own is not None:
        _mark(surface, picture, design.layout.capitals[own])


def draw_tile(book: Book, surface: Surface, middle: Point, size: float, kind: Kind, id_: str) -> None:
    x, y = middle
    capital = kind is Kind.CAPITAL
    fill = SWATCHES[kind].colour if capital else light(kind)
    surface.polygon(hexagon(x, y, size, False), fill, dark(kind), THIN)
    if capital:
        paint = surface.ink.on(fill)
        baseline = y + ID * size * CAP_HEIGHT / 2
        surface.label(
            x, baseline, id_, ID * 1.15 * size / POINT, "bold", paint, "centre", room=size * 0.8, least=3, cut=True
        )
        return
    show_sign(book, surface, kind, (x, y + size * (SIGN / 2 - 0.44)), SIGN * size)
    points = ID * size / POINT
    surface.label(x, y + size * 0.32, id_, points, "bold", align="centre", room=size * 0.8, least=3, cut=True)


def show_sign(book: Book, surface: Surface, kind: Kind, middle: Point, size: float) -> None:
    """The sign of a kind, drawn once and shown in any size."""

    def draw(made: Surface) -> None:
        draw_icon(made, kind, (0, 0), DRAWN, dark(kind), light(kind))

    form = book.form(f"clockwork-sign-{kind}", DRAWN, DRAWN, draw)
    x, y = middle
    surface.show(form, x - size / 2, y - size / 2, scale=size / DRAWN)


def _mark(surface: Surface, picture: Picture, cell: tuple[int, int]) -> None:
    """A second, bold outline around one's own capital, which no other tile has."""
    x, y = picture.middle(cell)
    surface.polygon(hexagon(x, y, picture.size * 1.02, False), None, "ink", BOLD)
    surface.polygon(hexagon(x, y, picture.size * 0.8, False), None, "paper" if surface.ink == "full" else "ink", THIN)
