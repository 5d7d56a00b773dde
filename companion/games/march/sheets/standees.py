"""Armies and garrisons to fold: a tent with a base, upright or laid down like the wooden block it stands for."""

from __future__ import annotations

from functools import partial

from companion.games.march.beginning import known_so_far
from companion.games.march.scenario import SEATS, Scenario
from companion.games.march.sheets.cutting import STEPS_HEIGHT, Part, Step, arrow, draw_below, draw_steps, lay_pieces
from companion.games.march.sheets.look import BLUE, SWATCHES, capital, in_words
from companion.games.march.sheets.names import short_name
from companion.games.march.sheets.tokens import cross_out, garrison_of, shield
from companion.printing.book import Book
from companion.printing.box import Box, Point
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.ink import Swatch
from companion.printing.job import Subject
from companion.printing.paper import CardSize
from companion.printing.surface import HAIR, LINE, THIN, Surface

# The strip from top to bottom: the base, one side upside down, the ridge, the other side, a tab for glue.
WIDTH, BASE, SIDE, TAB = 24.0, 20.0, 30.0, 8.0
STRIP = CardSize("standee", WIDTH, BASE + 2 * SIDE + TAB)
RIDGE = BASE + SIDE
FOLDS = (BASE, RIDGE, RIDGE + SIDE)
_SIZES = (1.0, 0.9, 0.8, 0.68)  # smaller where they leave room for the how-to


def draw_standees(book: Book, subject: Subject) -> None:
    scenario = known_so_far(subject.setup)
    note = book.say("march-paper-standees-note", scenario=short_name(in_words(scenario.name, book.ask.language)))
    heading = (book.say("march-sheet-standees"), note)
    forms = [_form(book, "army", seat, scenario) for seat in SEATS for _ in range(scenario.armies)]
    forms += [_form(book, "garrison", seat, scenario) for seat in SEATS]
    place = lay_pieces(book, heading, [[Part(form)] for form in forms], STRIP, FOLDS, partial(_scale, len(forms)))
    steps = _steps(book)
    draw_below(book, heading, place, STEPS_HEIGHT, lambda surface, box: draw_steps(book, surface, box, steps))


def _scale(count: int, body: Box) -> float:
    """The largest size that leaves room for the how-to on the same page; else the full size."""
    for scale in _SIZES:
        across = int(body.width // (STRIP.width * scale))
        if -(-count // across) * STRIP.height * scale + STEPS_HEIGHT + 10 <= body.height:
            return scale
    return _SIZES[0]


# --- the strip --------------------------------------------------------------------------------------------------


def _form(book: Book, kind: str, seat: str, scenario: Scenario) -> str:
    swatch = SWATCHES[seat]
    garrison = garrison_of(scenario, seat)

    def draw(surface: Surface) -> None:
        for x, turn in ((WIDTH, 180), (0, 0)):
            with surface.at(x, RIDGE, turn):
                _side(surface, swatch, kind, garrison)
        with surface.at(WIDTH, BASE, 180):
            _laid_down(surface, swatch, kind, garrison)
        _tab(surface, book.say("march-paper-standee-glue"))

    return book.form(f"march-standee-{kind}-{seat}", STRIP.width, STRIP.height, draw)


def _side(surface: Surface, swatch: Swatch, kind: str, strength: int) -> None:
    """What one sees when the piece stands, its head at the ridge."""
    side = Box(0, 0, WIDTH, SIDE).inset(1.2)
    surface.area(side, swatch, width=THIN, radius=1.6)
    if kind == "army":
        surface.badge(WIDTH / 2, SIDE / 2, 7, swatch.letter)
    else:
        surface.rect(side.inset(2.4), "paper", "ink", HAIR, 1)
        surface.badge(WIDTH / 2, 8, 2.8, swatch.letter)
        capital(surface, WIDTH / 2, 18.6, 13.5, strength)


def _laid_down(surface: Surface, swatch: Swatch, kind: str, strength: int) -> None:
    """The base: what one sees when the piece lies on its side."""
    middle = WIDTH / 2
    if kind == "army":
        shield(surface, Box(middle - 7.5, 1.6, 15, BASE - 3.2), swatch)
        size = 15.0
        surface.label(middle, 7.4 + size * POINT * CAP_HEIGHT / 2, "+1", size, "bold", align="centre")
        surface.badge(middle, 13.2, 2.4, swatch.letter)
    else:
        capital(surface, middle, BASE / 2, 13.5, strength)
        cross_out(surface, Box(middle - 8, BASE / 2 - 8, 16, 16))


def _tab(surface: Surface, word: str) -> None:
    top, slope = RIDGE + SIDE, 2.5
    bottom = STRIP.height
    tab = [(0.0, top), (WIDTH, top), (WIDTH - slope, bottom - 0.2), (slope, bottom - 0.2)]
    surface.polygon(tab, "tint", "soft", HAIR)
    surface.label(WIDTH / 2, top + TAB / 2 + 1, word, 8, paint="soft", align="centre", room=WIDTH - 2 * slope - 2)


# --- how to -----------------------------------------------------------------------------------------------------


def _steps(book: Book) -> list[Step]:
    say = book.say
    return [
        Step("standee-cut", _cut, say("march-paper-standee-cut")),
        Step("standee-fold", _fold, say("march-paper-standee-fold")),
        Step("standee-up", partial(_tent, points=_UPRIGHT), say("march-paper-standee-stand")),
        Step("standee-down", partial(_tent, points=_LAID), say("march-paper-standee-lay")),
    ]


_UPRIGHT: tuple[Point, ...] = ((-9, 8), (2, 8), (-3.5, -8.5))
_LAID: tuple[Point, ...] = ((-13, 7), (4, 7), (0.2, -3.6))
_DEPTH = (9.0, -4.5)


def _tent(surface: Surface, points: tuple[Point, ...]) -> None:
    """The finished piece: its end, and the face that looks to the right: a side, or the base if it lies."""
    _, right, top = points
    face = _deep(right, top)
    x, y = (sum(axis) / 4 for axis in zip(*face, strict=True))
    if points is _UPRIGHT:
        surface.area(face, BLUE, width=LINE)
        surface.badge(x, y, 3, BLUE.letter)
    else:
        surface.polygon(face, "paper", "ink", LINE)
        shield(surface, Box(x - 3.2, y - 3.8, 6.4, 7.6), BLUE)
        surface.label(x, y + 0.6, "+1", 7, "bold", align="centre")
    surface.polygon(list(points), "paper", "ink", LINE)
    surface.line(-18, right[1] + 0.3, 18, right[1] + 0.3, "soft", HAIR)


def _cut(surface: Surface) -> None:
    """The strip, lying on its side, with its folds."""
    scale = 0.4
    long, wide = STRIP.height * scale, WIDTH * scale
    left, top = -long / 2, -wide / 2
    surface.rect(Box(left, top, long, wide), "paper", "ink", LINE)
    for start, length in ((BASE, SIDE), (RIDGE, SIDE)):
        surface.area(Box(left + start * scale, top, length * scale, wide), BLUE, width=HAIR)
    surface.lines([(left + y * scale, top, left + y * scale, top + wide) for y in FOLDS],
                  "ink", THIN, "0.8 0.6")  # fmt: skip


def _fold(surface: Surface) -> None:
    """Seen from the end: the sides lean together, the base swings up, the tab waits for it."""
    ridge, left, right, base, tab = (-4.0, -9.5), (-11.0, 7.0), (3.0, 7.0), (1.0, 11.5), (-1.0, 6.2)
    surface.polygon(_deep(ridge, left), "paper", "ink", LINE)
    surface.polygon(_deep(left, base), "paper", "ink", LINE)
    surface.polygon(_deep(right, tab), "faint", "ink", LINE)
    surface.area(_deep(right, ridge), BLUE, width=LINE)
    arrow(surface, (base[0] + 11.5, base[1] - 3), (base[0] + 12.5, base[1] - 8))


def _deep(one: Point, other: Point) -> list[Point]:
    """The face behind an edge of the end that one looks at."""
    dx, dy = _DEPTH
    return [one, other, (other[0] + dx, other[1] + dy), (one[0] + dx, one[1] + dy)]
