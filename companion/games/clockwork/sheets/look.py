"""How Clockwork Wars looks on paper: the nine kinds of tile, the four races, and a map drawn with them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from companion.games.clockwork.maps.layout import Layout
from companion.games.clockwork.maps.played import Player, Race
from companion.games.clockwork.maps.tiles import Kind, letter
from companion.games.clockwork.sheets.icons import cog_path, draw_icon
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.state import SEATS, Domain
from companion.kernel.game import Seat
from companion.kernel.hexgrid import Cell
from companion.printing.book import Book, Page
from companion.printing.box import Box, Point
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.hexes import HexGrid, hexagon, size_to_fit
from companion.printing.identity import Identity
from companion.printing.ink import Ink, Paint, Pattern, Swatch, fill_operator, rgb, stroke_operator
from companion.printing.labels import middle_label
from companion.printing.patterns import PATTERN_WIDTH, pattern_lines
from companion.printing.surface import HAIR, THIN, Surface

MARK = "°"  # beside what no rulebook states
BRASS = "#8f6b22"

# The colours are those the rulebook names (ledger 2.2); a pattern, a letter and a grey of its own for each kind.
SWATCHES = {
    kind: Swatch(kind, colour, pattern, letter(kind), grey)
    for kind, colour, pattern, grey in (
        (Kind.TOWER, "#c64a3f", Pattern.DIAGONAL, 0.33),
        (Kind.FACTORY, "#9a9da3", Pattern.GRID, 0.66),
        (Kind.SHRINE, "#e3b02f", Pattern.COUNTER, 0.9),
        (Kind.FOREST, "#4b8a47", Pattern.VERTICAL, 0.2),
        (Kind.LAKE, "#3f86c2", Pattern.WAVES, 0.5),
        (Kind.VILLAGE, "#e88d38", Pattern.HORIZONTAL, 0.78),
        (Kind.CITADEL, "#5c7394", Pattern.CROSSED, 0.42),
        (Kind.BARRENS, "#a67c52", Pattern.DOTS, 0.58),
        (Kind.CAPITAL, "#2f3342", Pattern.PLAIN, 0.0),
    )
}
RACES = {
    Race.PUREBREEDS: Swatch("purebreeds", "#c64a3f", Pattern.DIAGONAL, "P", 0.35),
    Race.TROGLODYTES: Swatch("troglodytes", "#3f6fb2", Pattern.CROSSED, "T", 0.5),
    Race.RHINOCHS: Swatch("rhinochs", "#f4f1e8", Pattern.PLAIN, "R", 0.95),
    Race.MONGRELS: Swatch("mongrels", "#4b8a47", Pattern.VERTICAL, "M", 0.2),
}
RACE_OF: dict[Seat, Race] = dict(zip(SEATS, Race, strict=True))  # each race has its colour (ledger 2.3)

TILE = 25.0  # mm from side to side of the tile that is drawn once; it is shown in any size
_WIDE = TILE * 2 / 3**0.5
_PLATE = 0.72  # the light middle of a tile
_SIGN, _RAISED = 0.46, 0.72  # the sign on it, and how much of it lies above the middle
_ID, _ID_FOOT = 0.165, 0.3  # what is printed below it: its height, and where it stands
_GUTTER = 0.97  # how much of its place a tile fills on a small map
_DRAWN: dict[tuple[Kind, Ink], tuple[str, ...]] = {}  # a tile has no words on it: it is the same in every file


@cache
def mixed(colour: Paint, other: Paint, share: float) -> Paint:
    """So much of the other colour in this one."""
    parts = (a + (b - a) * share for a, b in zip(rgb(colour), rgb(other), strict=True))
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)


BACK = Swatch("back", BRASS)  # of what lies face down
DARK_BRASS, PALE_BRASS = mixed(BRASS, "#14161c", 0.6), mixed(BRASS, "paper", 0.9)
SLATE = SWATCHES[Kind.CAPITAL]  # of what is done in secret
# Where each domain is studied gives it its colour, pattern and sign (CW-STUDY-01).
DOMAIN_KINDS: dict[Domain, Kind] = {"magic": Kind.TOWER, "science": Kind.FACTORY, "religion": Kind.SHRINE}
_WHEELS = ((-0.14, -0.1, 0.2, 14), (0.155, -0.17, 0.135, 10), (0.115, 0.13, 0.165, 12))  # right, down, radius, teeth


def draw_wheels(surface: Surface, middle: Point, size: float) -> None:
    """Three brass wheels that mesh: what the game shows where nothing else is to be seen."""
    for right, down, radius, teeth in _WHEELS:
        at = middle[0] + right * size, middle[1] + down * size
        surface.path(cog_path(*at, radius * size, teeth), fill=BRASS, line=DARK_BRASS, width=THIN)
        surface.circle(*at, radius * size * 0.55, fill=PALE_BRASS, line=DARK_BRASS, width=THIN)
        surface.circle(*at, radius * size * 0.14, fill=BRASS, line=DARK_BRASS, width=THIN)


def in_a_wheel(surface: Surface, middle: Point, size: float, text: str) -> None:
    """A number in a light wheel; without one, room to write it."""
    surface.path(cog_path(*middle, size / 2, 12, 0.14), fill=PALE_BRASS, line=DARK_BRASS, width=THIN)
    surface.circle(*middle, size * 0.34, fill="paper", line=DARK_BRASS, width=THIN)
    middle_label(surface, middle, text, size * 0.44 / POINT, room=size * 0.6)


def emblem_form(book: Book) -> str:
    """The capital's wheel and star in brass, drawn once; 20 mm high in a box of 24 × 20."""
    return book.form(
        "clockwork-emblem", 24, 20, lambda form: draw_icon(form, Kind.CAPITAL, (2, 0), 20, BRASS, PALE_BRASS)
    )


LOOK = Identity(emblem_form, BRASS, PALE_BRASS)


def card_frame(surface: Surface, box: Box) -> None:
    """A brass line around a card with a thin one inside, and rivets in its corners."""
    surface.rect(box, line=BRASS, width=0.7, radius=2.2)
    surface.rect(box.inset(0.9), line=BRASS, width=HAIR, radius=1.5)
    for x, y in box.inset(2.3).corners:
        surface.circle(x, y, 0.55, fill=BRASS, line=DARK_BRASS, width=HAIR)


# --- tiles ----------------------------------------------------------------------------------------------------------


def dark(kind: Kind) -> Paint:
    return mixed(SWATCHES[kind].colour, "#14161c", 0.62)


def light(kind: Kind) -> Paint:
    return "paper" if kind is Kind.CAPITAL else mixed(SWATCHES[kind].colour, "paper", 0.88)


def tile_form(book: Book, kind: Kind) -> str:
    """A tile of TILE mm in its box, without its id."""

    def draw(surface: Surface) -> None:
        drawn = _DRAWN.get((kind, book.ink))
        if drawn is None:
            _draw_tile(surface, kind)
            _DRAWN[kind, book.ink] = tuple(surface.operators)
        else:
            surface.operators += drawn

    return book.form(f"clockwork-{kind}", _WIDE, TILE, draw, bleed=THIN)


def _draw_tile(surface: Surface, kind: Kind) -> None:
    """An edge in the colour and pattern of the kind, its sign on a light plate. One form, to keep files small."""
    middle = _WIDE / 2, TILE / 2
    edge = hexagon(*middle, TILE, False)
    swatch, ink = SWATCHES[kind], surface.ink
    with surface.clipped(edge):
        surface.operators += [
            f"{fill_operator(ink.area(swatch))} 0 0 {_WIDE:.3f} {TILE} re f",
            f"{stroke_operator(ink.pattern(swatch))} {PATTERN_WIDTH} w [] 0 d",
            pattern_lines(swatch.pattern, round(_WIDE + 1), round(TILE)),
        ]
    surface.polygon(hexagon(*middle, TILE * _PLATE, False), light(kind), dark(kind), THIN)
    surface.polygon(edge, None, dark(kind), THIN)
    size = TILE * _SIGN
    place = middle[0] - size / 2, middle[1] - size * _RAISED
    draw_icon(surface, kind, place, size, dark(kind), light(kind))


def show_tile(book: Book, surface: Surface, kind: Kind, middle: Point, size: float) -> None:
    """A tile of that size, from side to side."""
    x, y = middle
    scale = size / TILE
    surface.show(tile_form(book, kind), x - _WIDE / 2 * scale, y - size / 2, scale=scale)


def show_id(surface: Surface, kind: Kind, middle: Point, size: float, id_: str) -> None:
    """What is printed on a tile of that size."""
    x, y = middle
    points = size * _ID / POINT
    surface.label(x, y + size * _ID_FOOT, id_, points, "bold", dark(kind), "centre", room=size * 0.5, least=1)


# --- maps -----------------------------------------------------------------------------------------------------------


class Picture(NamedTuple):
    """Where the tiles of a map lie on a surface, and how large they are."""

    size: float
    middles: dict[Cell, Point]

    def middle(self, cell: Cell) -> Point:
        return self.middles[cell]


def extent(layout: Layout, size: float) -> Box:
    """The room that a map takes with tiles of that size."""
    return HexGrid(size, False).box(map(_axial, _places(layout)))


def picture_in(subject: MapSubject, room: Box, most: float = 1000) -> Picture:
    """The map as large as the room allows, in its middle."""
    return _picture(subject.map.layout, room, most)


@lru_cache(64)
def _picture(layout: Layout, room: Box, most: float) -> Picture:
    cells = _places(layout)
    size = min(most, size_to_fit(map(_axial, cells), room, False))
    grid = HexGrid(size, False).placed(map(_axial, cells), room)
    return Picture(size, {cell: grid.middle(*_axial(cell)) for cell in cells})


def _places(layout: Layout) -> list[Cell]:
    return [cell for column in layout.columns for cell in column]


def _axial(cell: Cell) -> tuple[int, int]:
    column, step = cell
    return column, (step - column) // 2


def draw_map(book: Book, surface: Surface, subject: MapSubject, picture: Picture, gutter: bool = True) -> None:
    """Every tile with its id, capitals with a place for their owners, blanks hatched."""
    design, ids = subject.map, subject.ids
    size = picture.size * (_GUTTER if gutter else 1)
    for cell in design.layout.blanks:
        hatch(surface, hexagon(*picture.middle(cell), size, False), size / 9)
    laid: dict[Kind, list[tuple[Cell, str]]] = {}
    for at, tile in enumerate(zip(design.layout.cells, design.ids, strict=True)):
        laid.setdefault(design.kind(at), []).append(tile)
    laid[Kind.CAPITAL] = list(zip(design.layout.capitals, design.capital_ids, strict=True))
    for kind, tiles in laid.items():  # kind by kind: the file is smaller for it
        for cell, _ in tiles:
            show_tile(book, surface, kind, picture.middle(cell), size)
        for cell, id_ in tiles:
            show_id(surface, kind, picture.middle(cell), size, ids[id_])
    for cell, player in zip(design.layout.capitals, subject.players, strict=True):
        _owner(surface, picture.middle(cell), size, player)
    for place, vp in design.special:
        _pays(book, surface, picture.middle(design.layout.cells[place]), size, vp)


def signs_of(picture: Picture) -> list[Box]:
    """What of each tile should stay in one piece: its sign, and what is printed on it."""
    size, sign, high = picture.size, picture.size * _SIGN, picture.size * _ID * CAP_HEIGHT
    boxes = []
    for x, y in picture.middles.values():
        boxes.append(Box(x - sign / 2, y - sign * _RAISED, sign, sign))
        boxes.append(Box(x - size * 0.15, y + size * _ID_FOOT - high, size * 0.3, high))
    return boxes


def draw_columns(surface: Surface, subject: MapSubject, picture: Picture, points: float) -> None:
    """The number of each column above it (CW-MAP-08)."""
    for number, column in enumerate(subject.map.layout.columns, 1):
        if column:
            x, y = picture.middle(column[0])
            surface.label(x, y - picture.size / 2 - points * POINT * 0.4, str(number), points, "bold", "soft", "centre")


def _owner(surface: Surface, middle: Point, size: float, player: Player) -> None:
    """A label on the lower edge of a capital: the owner's name, or room to write it."""
    strip = owner_plate(middle, size)
    surface.rect(strip, fill="paper", line=dark(Kind.CAPITAL), width=THIN, radius=strip.height / 3)
    if player.name:
        points = strip.height * 0.62 / POINT
        foot = strip.centre[1] + points * POINT * CAP_HEIGHT / 2
        surface.label(
            middle[0],
            foot,
            player.name,
            points,
            "bold",
            align="centre",
            room=strip.width - 1,
            least=points * 0.6,
            cut=True,
        )


def owner_plate(middle: Point, size: float) -> Box:
    """Inside the hex, which is narrower at its foot."""
    return Box(middle[0] - size * 0.29, middle[1] + size * 0.345, size * 0.58, size * 0.14)


def _pays(book: Book, surface: Surface, middle: Point, size: float, vp: int) -> None:
    """What a lake pays if it is not the usual 3 VP (CW-MAP-14)."""
    x, y = middle
    strip = Box(x - size * 0.2, y - size * 0.5 + size * 0.02, size * 0.4, size * 0.15)
    surface.rect(strip, fill="paper", line=dark(Kind.LAKE), width=THIN, radius=strip.height / 2)
    points = strip.height * 0.66 / POINT
    foot = strip.centre[1] + points * POINT * CAP_HEIGHT / 2
    surface.label(
        x, foot, book.say("clockwork-paper-vp", vp=vp), points, "bold", align="centre", room=strip.width - 1, least=1
    )


def hatch(surface: Surface, corners: tuple[Point, ...], step: float) -> None:
    """A blank space, which nobody gets into: wide hatching with a broken edge (CW-MAP-10)."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    count = int((right - left + bottom - top) / step) + 1
    with surface.clipped(corners):
        surface.lines(
            [(left + i * step, top, left + i * step - (bottom - top), bottom) for i in range(count)], "faint", THIN
        )
    surface.polygon(corners, None, "soft", HAIR * 2, f"{step / 2:.2f} {step / 3:.2f}")


def show_player(surface: Surface, box: Box, seat: Seat) -> None:
    """A player's colour, pattern and letter."""
    swatch = RACES[RACE_OF[seat]]
    surface.area(box, swatch, radius=min(box.width, box.height) * 0.25)
    surface.badge(*box.centre, min(box.width, box.height) * 0.4, swatch.letter)


# --- panels beside a map --------------------------------------------------------------------------------------------


def heading(page: Page, box: Box, title: str, unit: float) -> Box:
    """A title and a line under it; returns what is left of the panel."""
    top, rest = box.cut_top(5.4 * unit, 1.4 * unit)
    page.label(top.x, top.y + 3.6 * unit, title, 9.5 * unit, "bold", room=top.width)
    page.line(top.x, top.bottom, top.right, top.bottom, BRASS, THIN)
    return rest
