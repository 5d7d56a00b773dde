"""The map on one page with a legend; and as a poster with hexes of the size that its owner has measured."""

from __future__ import annotations

from companion.games.aces.sheets.field import HexField, extent
from companion.games.aces.sheets.legend import draw_legend, legend_entries
from companion.games.aces.sheets.look import SAMPLE, named
from companion.games.aces.sheets.subject import AcesSubject
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.poster import poster
from companion.printing.surface import Surface

_LEGEND = 42.0  # mm, at least
_RIM, _FOOT = 4.0, 9.0  # mm around a poster, and under it


def draw_map_page(book: Book, subject: AcesSubject) -> None:
    """Upright or lying, whichever leaves room for larger hexes."""
    lying = max((True, False), key=lambda way: _room_for(book, subject, way))
    page = book.page(book.say("aces-sheet-map"), map_name(book, subject), landscape=lying)
    legend, room = page.body.cut_right(_legend_width(page.body.width), 3)
    field = HexField(book, subject.map, subject.ground, room)
    field = HexField(book, subject.map, subject.ground, Box(room.x, room.y, field.box.width, room.height))
    field.draw(page)
    beside = Box(field.box.right + 4, field.box.y, legend.right - field.box.right - 4, legend.bottom - field.box.y)
    _legend(book, page, subject, beside)


def _room_for(book: Book, subject: AcesSubject, lying: bool) -> float:
    paper = book.ask.paper.landscape if lying else book.ask.paper.upright
    wide, high = extent(subject.map, subject.ground)
    body = paper.printable
    return min((body.width - _legend_width(body.width)) / wide, (body.height - 20) / high)


def _legend_width(width: float) -> float:
    return max(_LEGEND, width * 0.17)


def _legend(book: Book, page: Page, subject: AcesSubject, box: Box) -> None:
    note = map_note(book, subject)
    if note:
        words, box = box.cut_bottom(16, 2)
        page.write(words, note, 7, 5, paint="soft", upright="bottom")
    draw_legend(page, box, list(legend_entries(book, subject)))


def map_name(book: Book, subject: AcesSubject) -> str:
    """What the map is called, which half of it, and a mark if it is not the board of the box."""
    name = named(book, subject.map) + (SAMPLE if subject.map.origin == "sample" else "")
    half = book.say(f"aces-paper-half-{subject.half}") if subject.half else ""
    return " · ".join(filter(None, (name, half)))


def map_note(book: Book, subject: AcesSubject) -> str:
    return book.say("aces-paper-map-ours", mark=SAMPLE) if subject.map.origin == "sample" else ""


# --- at the size of the table ---------------------------------------------------------------------------------------


def draw_poster(book: Book, subject: AcesSubject) -> None:
    """Over as many pages as it takes, true to scale."""
    size = subject.hex.mm
    wide, high = (length * size + 2 * _RIM for length in extent(subject.map, subject.ground))

    foot, room = Box(0, 0, wide, high + _FOOT).cut_bottom(_FOOT)
    field = HexField(book, subject.map, subject.ground, room, size)

    def draw(surface: Surface) -> None:
        field.draw(surface)
        surface.write(foot.inset(_RIM, 1), _foot(book, subject), 12, 6, paint="soft", upright="middle", lines=1)

    poster(book, f"aces-map-{size:g}", wide, high + _FOOT, draw, _foot(book, subject), field.signs())


def _foot(book: Book, subject: AcesSubject) -> str:
    return f"{map_name(book, subject)} · {hex_words(book, subject)} {map_note(book, subject)}".strip()


def hex_words(book: Book, subject: AcesSubject) -> str:
    """How large the hexes are, and if that is a sample."""
    size, sample = subject.hex
    return book.say("aces-paper-hex-size", size=book.ask.number(size), sample=int(sample), mark=SAMPLE)
