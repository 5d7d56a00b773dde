"""The map at the size of the table: over as many pages as it takes, with a plan of how they go together."""

from __future__ import annotations

from companion.games.clockwork.maps.played import TILE
from companion.games.clockwork.sheets.look import MARK, draw_columns, draw_map, extent, picture_in, signs_of
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.poster import poster
from companion.printing.qr import least_size, qr
from companion.printing.surface import Surface

# mm: beside the map, where only corners of hexes reach; above and below; column numbers; the code at the foot
_BESIDE, _AROUND, _NUMBERS, _QR = 0.8, 3.0, 8.0, 16.0


def draw_real_size(book: Book, subject: MapSubject) -> None:
    map_box = extent(subject.map.layout, subject.tile)
    strip = max(_QR, least_size(subject.code.qr))
    wide = max(map_box.width, strip) + 2 * _BESIDE
    high = map_box.height + _NUMBERS + strip + 2 * _AROUND

    foot, rest = Box(0, 0, wide, high).inset(_BESIDE, _AROUND).cut_bottom(strip)
    picture = picture_in(subject, rest.cut_top(_NUMBERS)[1])

    def draw(surface: Surface) -> None:
        draw_columns(surface, subject, picture, 14)
        draw_map(book, surface, subject, picture, gutter=False)
        _foot(book, surface, subject, foot)

    name = f"clockwork-real-size-{subject.code.qr}-{subject.tile:g}"
    poster(book, name, wide, high, draw, icons=[*signs_of(picture), Box(foot.x, foot.y, strip, strip)])


def _foot(book: Book, surface: Surface, subject: MapSubject, box: Box) -> None:
    """The code of the map, and how large its tiles are meant to be."""
    square, words = box.cut_left(box.height, 1)
    qr(surface, square.x, square.y, square.height, subject.code.qr)
    lines = words.inset(0, 1.5).rows(3)
    name = subject.map.name or book.say("clockwork-paper-map-for", players=subject.map.layout.players)
    size = book.ask.number(subject.tile) + (MARK if subject.tile == TILE else "")
    told = book.say("clockwork-paper-tile-size", size=size, ours=int(subject.tile == TILE), mark=MARK)
    surface.write(lines[0], name, 12, 5, "bold", upright="middle", lines=1, cut=True)
    surface.write(lines[1], " ".join(subject.code.lines), 9, 5, "mono", upright="middle", lines=1, cut=True)
    surface.write(lines[2], told, 8, 5, paint="soft", upright="middle", lines=1, cut=True)
