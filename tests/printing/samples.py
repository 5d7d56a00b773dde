"""Pages with every part of the kit, as a game would use them."""

from __future__ import annotations

from companion.printing import forms, tracks
from companion.printing.areas import Area, Way, area_map
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.cards import Card, Side, lay_cards
from companion.printing.hexes import HexGrid, size_to_fit
from companion.printing.ink import Pattern, Swatch
from companion.printing.job import Ask
from companion.printing.legend import counted, legend
from companion.printing.poster import poster
from companion.printing.prose import prose
from companion.printing.qr import qr_with_text
from companion.printing.surface import Surface
from companion.printing.tables import Column, table

CODE = "MARCH-ABCD-EFGH-JKMN-PQRS"
WORDS = {
    "en": ("Any number of armies moves from one country to a *neighbour*.", "Country", "What it does"),
    "de": ("Beliebig viele Armeen ziehen aus einem Land in ein *Nachbar\u00adland*.", "Land", "Was es be\u00adwirkt"),
}
TERRAINS = (
    Swatch("lake", "#3f7fb5", Pattern.WAVES, "L", 0.5),
    Swatch("forest", "#3d6b3a", Pattern.DIAGONAL, "F", 0.35),
    Swatch("village", "#c9a15b", Pattern.DOTS, "V", 0.65),
    Swatch("tower", "#8d6b8d", Pattern.GRID, "T", 0.42),
    Swatch("plain", "#e8dfb8", Pattern.PLAIN, "P", 0.88),
)
CELLS = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


def terrain(cell: tuple[int, int]) -> Swatch:
    q, r = cell
    return TERRAINS[(q * 3 + r * 7) % len(TERRAINS)]


def parts_pdf(ask: Ask) -> bytes:
    """Pages of parts: forms and tables on the first, maps on the second."""
    book = Book(ask, "Parts")
    book.begin("Parts")
    draw_forms(book.page("Parts", "Everything a form is made of."), ask.language)
    draw_map(book.page("Map"))
    return book.finish("Parts")


def draw_forms(page: Page, language: str) -> None:
    text, country, effect = WORDS[language]
    rest = page.body
    rest = rest.cut_top(prose(page, rest, f"{text}\n- {text}\n- {text}", 9), 3)[1]
    columns = [Column(country, 2), Column("VP", 1, "right"), Column(effect, 5)]
    used = table(page, rest, columns, [["Brandenburg", "3", text.replace("*", "")]] * 3)
    rest = rest.cut_top(used, 3)[1]
    row, rest = rest.cut_top(24, 3)
    tracks.track(page, row, [str(i) for i in range(20)], 10, {"18": "end"}, ["18"])
    row, rest = rest.cut_top(18, 3)
    qr_with_text(page, row, CODE, "Restores this table:")
    row, rest = rest.cut_top(16, 3)
    for i in range(6):
        tracks.die(page, row.x + 7 + i * 13, row.y + 7, 11, i + 1)
    tracks.dice_space(page, Box(row.x + 84, row.y, 14, 16), "strength", 4)
    row, rest = rest.cut_top(9, 3)
    forms.blank(page, row, "Name", "name")
    row, rest = rest.cut_top(6, 2)
    forms.tick_boxes(page, row, ["one", "two", "three"], "tick")
    row, rest = rest.cut_top(6, 2)
    forms.choices(page, row, ["yes", "no"], "choice")
    row, rest = rest.cut_top(18, 2)
    forms.grid(page, row, ["", "1", "2", "3"], ["Blue", "Orange"], "score")


def draw_map(page: Page) -> None:
    room, rest = page.body.cut_top(page.body.height * 0.5, 3)
    grid = HexGrid(size_to_fit(CELLS, room)).placed(CELLS, room)
    areas = {f"{q},{r}": Area(grid.corners(q, r), terrain((q, r)), _letter(terrain((q, r)))) for q, r in CELLS}
    area_map(page, areas)
    rest = rest.cut_top(legend(page, rest, counted(map(terrain, CELLS), lambda kind: kind.name), 2), 4)[1]
    boxes = rest.cut_top(30)[0].grid(3, 2, 8)
    countries = {str(i): Area(box, TERRAINS[i % 5] if i % 2 else None, radius=2) for i, box in enumerate(boxes)}
    area_map(page, countries, [Way("0", "1"), Way("1", "5", "2 1"), Way("3", "4", label="ferry"), Way("2", "5")])


def _letter(kind: Swatch):  # type: ignore[no-untyped-def]
    return lambda surface, box: surface.badge(*box.centre, 2, kind.letter)


def cards(count: int) -> list[Card]:
    """Each front has its number; all backs are alike. Both faces have a frame exactly on the edge of the card."""

    def front(number: int) -> Side:
        def draw(surface: Surface, box: Box) -> None:
            surface.rect(box)
            head, rest = box.inset(5).cut_top(9, 2)
            surface.write(head, f"Card {number}", 14, 8, "bold", align="centre", lines=1)
            surface.write(rest, WORDS["en"][0].replace("*", ""), 9)

        return Side(draw)

    def back(surface: Surface, box: Box) -> None:
        surface.rect(box)
        surface.badge(*box.centre, 8, "B")

    shared = Side(back, TERRAINS[0])
    return [Card(front(i + 1), shared) for i in range(count)]


def cards_pdf(ask: Ask, count: int = 11) -> bytes:
    book = Book(ask, "Cards")
    book.begin("Cards")
    lay_cards(book, cards(count))
    return book.finish("Cards")


def draw_poster(surface: Surface) -> None:
    """A hex map with a ruler's cross every 100 mm, to measure over the joins."""
    grid = HexGrid(40).placed(CELLS, surface.box)
    for cell in CELLS:
        surface.area(grid.corners(*cell), terrain(cell))
        surface.badge(*grid.middle(*cell), 4, terrain(cell).letter)


def poster_pdf(ask: Ask, width: float = 380, height: float = 300) -> bytes:
    book = Book(ask, "Poster")
    book.begin("Poster")
    poster(book, "poster", width, height, draw_poster)
    return book.finish("Poster")
