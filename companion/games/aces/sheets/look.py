"""How Aces & Armor looks on paper: the colours of a staff map, the factions, emblem, headings, frames and marks."""

from __future__ import annotations

from companion.games.aces.board.cards import Card, Troops
from companion.games.aces.sheets.pictograms import DARK, draw_sign
from companion.kernel.game import Seat
from companion.printing.book import Book, Page
from companion.printing.box import Box, Point
from companion.printing.fonts import CAP_HEIGHT, POINT, text_width
from companion.printing.hexes import hexagon
from companion.printing.identity import Identity
from companion.printing.ink import Ink, Paint, Pattern, Swatch
from companion.printing.labels import middle_label
from companion.printing.surface import THIN, Surface

SAMPLE, DEDUCED = "°", "†"  # beside what is our guess; beside what follows from an example of the rulebook
NARROW = 175.0  # mm of paper

OLIVE, KHAKI, SAND, LEAF, RED = "#4d5638", "#b7a978", "#f1ead6", "#4f7a43", "#b03a2e"
PLATE = "#5c6566"  # of start numbers: the grey of their tiles

# Each faction has its colour on the screen, a pattern and two letters; the greys are far apart.
FACTIONS: dict[Seat, Swatch] = {
    "g1": Swatch("g1", "#d8d4c4", Pattern.DOTS, "G1", 0.93),
    "us": Swatch("us", "#4f7fb8", Pattern.DIAGONAL, "US", 0.5),
    "g2": Swatch("g2", "#6f8a55", Pattern.GRID, "G2", 0.7),
    "su": Swatch("su", "#bb4a3d", Pattern.COUNTER, "SU", 0.28),
}
EXPERIENCE: tuple[Paint, ...] = ("#ffffff", "#ffffff", "#f0c63c", "#f0c63c", "#cf4232")  # AA-CMB-21
_CUT = 2.2  # mm, the corners of a frame


# --- words ----------------------------------------------------------------------------------------------------------


def letters(book: Book, seat: Seat) -> str:
    """`G1` or `D1`: the short name of a faction."""
    return book.say(f"aces-paper-letters-{seat}")


def named(book: Book, thing: object) -> str:
    """A card, a map or a faction in the language of the print."""
    return str(getattr(thing, "de" if book.ask.language == "de" else "en"))


def mark(troops: Troops, card: Card, field: str) -> str:
    """The mark beside a value that no rulebook states."""
    return {"sample": SAMPLE, "deduced": DEDUCED}.get(troops.source(card, field), "")


def marks_note(book: Book, troops: Troops) -> str:
    """What the marks mean; nothing where every value was read off a card."""
    return book.say("aces-paper-marks", sample=SAMPLE, deduced=DEDUCED) if troops.has_samples else ""


def points(book: Book, half_points: int) -> str:
    """Movement points, which are counted in halves."""
    return book.ask.number(half_points / 2)


# --- emblem, headings, frames ---------------------------------------------------------------------------------------


def draw_emblem(surface: Surface, middle: Point, size: float) -> None:
    """A hex with an aircraft over a tank, light on dark; dark on light where ink is saved. `size` from side to side."""
    (x, y), saves = middle, surface.ink is Ink.SAVER
    if saves:
        for share, line in ((0.97, 0.04), (0.84, 0.015)):
            surface.polygon(hexagon(x, y, size * share, False), None, OLIVE, size * line)
    else:
        for share, paint in ((1.0, OLIVE), (0.88, "paper"), (0.8, OLIVE)):
            surface.polygon(hexagon(x, y, size * share, False), paint, None)
    for sign, down, share in (("fighter", -0.13, 0.5), ("tank", 0.21, 0.42)):
        draw_sign(surface, sign, (x, y + down * size), size * share, DARK if saves else "paper")


def emblem_form(book: Book) -> str:
    """Drawn once; 20 mm from side to side, in a box of 24 × 20."""
    return book.form("aces-emblem", 24, 20, lambda form: draw_emblem(form, (12, 10), 20))


LOOK = Identity(emblem_form, OLIVE, SAND)


def frame(surface: Surface, box: Box, fill: Paint | None = None, paint: Paint = OLIVE, width: float = 0.3) -> None:
    """A box with cut corners, like a plate that was stencilled."""
    cut = min(_CUT, box.width / 4, box.height / 4)
    corners = [
        (box.x + cut, box.y), (box.right - cut, box.y), (box.right, box.y + cut), (box.right, box.bottom - cut),
        (box.right - cut, box.bottom), (box.x + cut, box.bottom), (box.x, box.bottom - cut), (box.x, box.y + cut),
    ]  # fmt: skip
    surface.polygon(corners, fill, paint, width)


def panel(surface: Surface, box: Box, title: str, size: float = 9.5, ids: str = "") -> Box:
    """A frame with its title in a band, the rules behind it at the right end; returns the room inside."""
    frame(surface, box)
    band = size * POINT * 1.75
    head, rest = box.cut_top(band)
    cut = min(_CUT, box.width / 4, box.height / 4)
    plate = [
        (head.x, head.bottom), (head.x, head.y + cut), (head.x + cut, head.y), (head.right - cut, head.y),
        (head.right, head.y + cut), (head.right, head.bottom),
    ]  # fmt: skip
    surface.polygon(plate, OLIVE, OLIVE, 0.3)
    y = head.centre[1] + size * POINT * CAP_HEIGHT / 2
    on = surface.ink.on(OLIVE)
    beside = surface.label(head.right - 2.6, y, ids, 6, "narrow", on, "right") if ids else 0.0
    surface.label(head.x + 2.6, y, title, size, "bold", on, room=head.width - 6.2 - beside, least=5)
    return rest.inset(2, 1.6)


def faction_strip(book: Book, surface: Surface, box: Box, seat: Seat, text: str = "") -> None:
    """A bar in a faction's colour and pattern with its letters at the left end, and words on a light plate."""
    surface.area(box, FACTIONS[seat], line=DARK, width=THIN)
    tag, rest = box.inset(0.6).cut_left(box.height * 1.25, 0.8)
    surface.rect(tag, "paper", DARK, THIN)
    size = box.height * 0.56 / POINT
    middle_label(surface, tag.centre, letters(book, seat), size, room=tag.width * 0.86)
    if text:
        size = min(size, 11.0)
        wide = min(text_width(text, size, "bold"), rest.width - 2.4) + 2.4
        plate = Box(rest.x, rest.y, wide, rest.height)
        surface.rect(plate, "paper", None)
        middle_label(surface, plate.centre, text, size, room=plate.width - 2, least=4.5)


# --- tokens ---------------------------------------------------------------------------------------------------------


def draw_start(surface: Surface, middle: Point, size: float, number: str) -> None:
    """A start number as it is on map and tiles: on a grey plate with a light middle."""
    box = Box(*middle, 0, 0).inset(-size / 2)
    surface.rect(box, PLATE, DARK, size * 0.03, radius=size * 0.16)
    surface.rect(box.inset(size * 0.13), "paper", DARK, size * 0.015, radius=size * 0.1)
    middle_label(surface, middle, number, size * 0.56 / POINT, room=size * 0.66)


def draw_flag(book: Book, surface: Surface, middle: Point, size: float, seat: Seat) -> None:
    """A faction's flag on its pole."""
    (x, y), cloth = middle, size * 0.72
    surface.path(f"{x - 0.4 * size:.3f} {y - 0.48 * size:.3f} {0.06 * size:.3f} {0.96 * size:.3f} re", "mark", None)
    box = Box(x - 0.34 * size, y - 0.46 * size, cloth, size * 0.5)
    surface.area(box, FACTIONS[seat], line=DARK, width=size * 0.025)
    plate = box.centred(box.width * 0.58, box.height * 0.7)
    surface.rect(plate, "paper", DARK, size * 0.015)
    middle_label(surface, plate.centre, letters(book, seat), plate.height * 0.72 / POINT, room=plate.width * 0.86)


def draw_mark_note(book: Book, page: Page, troops: Troops) -> None:
    """At the foot of a page what the marks mean; takes a line off its body."""
    note = marks_note(book, troops)
    if note:
        foot, page.body = page.body.cut_bottom(3.4, 1.6)
        page.write(foot, note, 6.5, 4.5, paint="soft", upright="bottom", lines=1)
