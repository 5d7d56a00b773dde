"""The tiles of the box to cut out: what lies on them in front, the same wheels on the back of all (ledger 2.2)."""

from __future__ import annotations

from companion.games.clockwork.maps.played import TILE
from companion.games.clockwork.maps.tiles import INVENTORY, Kind
from companion.games.clockwork.sheets.look import (
    BACK,
    DARK_BRASS,
    MARK,
    PALE_BRASS,
    SWATCHES,
    draw_wheels,
    show_id,
    show_tile,
)
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.cards import Card, Side, bleed_for, lay_cards
from companion.printing.hexes import hexagon
from companion.printing.ink import Swatch
from companion.printing.paper import CardSize
from companion.printing.prose import prose
from companion.printing.surface import THIN, Surface
from companion.printing.tables import Column, Drawn, table


def draw_tile_set(book: Book, subject: MapSubject) -> None:
    size = subject.tile
    card = CardSize("tile", size * 2 / 3**0.5, size)
    tiles = [(kind, id_) for kind in Kind for id_ in subject.box.of(kind)]
    blank = Side(lambda surface, box: None)
    bleed = bleed_for(book, [Card(blank, blank)] * len(tiles), card)
    back = Side(lambda surface, box: _back(book, surface, box, bleed))
    lay_cards(book, [Card(_front(book, kind, id_, bleed), back) for kind, id_ in tiles], card, bleed)
    _how(book, subject)


def _front(book: Book, kind: Kind, id_: str, bleed: float) -> Side:
    def draw(surface: Surface, box: Box) -> None:
        _bleed(surface, box, SWATCHES[kind], bleed)
        show_tile(book, surface, kind, box.centre, box.height)
        show_id(surface, kind, box.centre, box.height, id_)

    return Side(draw)


def _back(book: Book, surface: Surface, box: Box, bleed: float) -> None:
    """Three wheels that mesh, the same on every tile."""
    _bleed(surface, box, BACK, bleed)
    (x, y), size = box.centre, box.height
    surface.area(hexagon(x, y, size, False), BACK, line=DARK_BRASS)
    surface.polygon(hexagon(x, y, size * 0.88, False), PALE_BRASS, DARK_BRASS, THIN)
    draw_wheels(surface, (x, y), size)
    title = Box(x - size * 0.3, y + size * 0.32, size * 0.6, size * 0.09)
    surface.write(title, book.say("clockwork-title"), size * 0.17, 2, "bold", DARK_BRASS, "centre", "middle", lines=1)


def _bleed(surface: Surface, box: Box, swatch: Swatch, bleed: float) -> None:
    """Colour beyond the cut, so that no white edge is left by a hand that slips."""
    if bleed:
        surface.area(hexagon(*box.centre, box.height + 2 * bleed, False), swatch, line=None)


def _how(book: Book, subject: MapSubject) -> None:
    """The last page, so that fronts and backs stay together: how to cut, and what there is."""
    page = book.page(book.say("clockwork-sheet-tiles"), book.say("clockwork-sheet-tiles-about"), landscape=False)
    size = book.ask.number(subject.tile) + (MARK if subject.tile == TILE else "")
    how = book.say("clockwork-paper-cut", size=size, duplex=int(book.ask.duplex))
    rest = page.body.cut_top(prose(page, page.body, how, 9.5, 7), 5)[1]
    ids = book.say("clockwork-paper-ids") + (MARK if subject.box.sources else "")
    columns = [
        Column("", 1.1),
        Column(book.say("clockwork-paper-tile"), 3),
        Column(book.say("clockwork-paper-number"), 1.4, "right"),
        Column(ids, 6),
    ]
    rows: list[list[str | Drawn]] = [
        [_drawn(book, kind), book.say(f"clockwork-{kind}"), str(INVENTORY[kind]), "  ".join(subject.box.of(kind))]
        for kind in Kind
    ]
    rows.append(["", book.say("clockwork-paper-together"), str(sum(INVENTORY.values())), ""])
    rest = rest.cut_top(table(page, rest, columns, rows, 9.5), 4)[1]
    ours = {"size": subject.tile == TILE, "ids": bool(subject.box.sources)}
    if any(ours.values()):
        what = "both" if all(ours.values()) else next(key for key, yes in ours.items() if yes)
        page.write(rest, book.say("clockwork-paper-tiles-ours", mark=MARK, what=what), 8, 6, paint="soft")


def _drawn(book: Book, kind: Kind) -> Drawn:
    def draw(surface: Surface, box: Box) -> None:
        show_tile(book, surface, kind, box.centre, min(box.height, 9))

    return Drawn(9.5, draw)
