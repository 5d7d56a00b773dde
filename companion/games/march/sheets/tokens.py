"""Tokens to cut out, fold and glue: cubes worth 5 and 1, markers for the tracks, initiative, garrisons, walls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

from companion.games.march.beginning import known_so_far
from companion.games.march.scenario import SEATS, Scenario
from companion.games.march.sheets.cutting import (
    STEPS_HEIGHT,
    Part,
    Step,
    arrow,
    common_size,
    draw_below,
    draw_steps,
    lay_pieces,
)
from companion.games.march.sheets.look import NEUTRAL, SWATCHES, capital, in_words
from companion.games.march.sheets.names import short_name
from companion.games.march.sheets.tracks import SPACE, TURNS, scale_for
from companion.games.march.state import other
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.ink import Paint, Swatch
from companion.printing.job import Subject
from companion.printing.paper import CardSize
from companion.printing.surface import BOLD, HAIR, LINE, THIN, Surface

Face: TypeAlias = Callable[[Surface], None]
TOKEN = CardSize("token", SPACE, 2 * SPACE)  # two faces, heads together
_MIDDLE = SPACE / 2
_INNER = Box(0, 0, SPACE, SPACE).inset(1)  # a crooked cut leaves a white edge, not a stripe of the neighbour
_ENTRY, _ROOMY = 13.0, 19.0  # mm, one line of the legend: the least, and where there is room
_COLUMN = 62.0  # mm, the narrowest column of the legend


class _Entry(NamedTuple):
    """A line of the legend."""

    faces: tuple[str, str]
    title: str
    words: str


def draw_tokens(book: Book, subject: Subject) -> None:
    scenario = known_so_far(subject.setup)
    note = book.say("march-paper-tokens-note", scenario=short_name(in_words(scenario.name, book.ask.language)))
    heading = (book.say("march-sheet-tokens"), note)
    faces = _faces(book, scenario)
    tokens = [_token(faces[front], faces[back]) for number, front, back in _tokens(scenario) for _ in range(number)]
    spare = _token(faces["blank"], faces["blank"])
    place = lay_pieces(book, heading, tokens, TOKEN, [SPACE], scale_for, spare)
    entries = _entries(book, faces)

    def below(surface: Surface, box: Box) -> None:
        rest = _legend(surface, box, entries)
        if rest.height > STEPS_HEIGHT - 0.1:
            draw_steps(book, surface, rest, _steps(book))

    draw_below(book, heading, place, _rows(place[1], entries) * _ENTRY, below)


def _faces(book: Book, scenario: Scenario) -> dict[str, str]:
    """Each face is drawn once, as a form of its own."""
    draws: dict[str, Face] = {"black": partial(_cube, worth=5), "white": partial(_cube, worth=1), "blank": _blank}
    draws |= {"turn": _turn, "lap": partial(_turn, lap=f"+{TURNS}"), "neutral": partial(_disc, swatch=NEUTRAL)}
    for seat, swatch in SWATCHES.items():
        own, enemy = garrison_of(scenario, seat), garrison_of(scenario, other(seat))
        draws |= {
            f"disc-{seat}": partial(_disc, swatch=swatch),
            f"first-{seat}": partial(_first, swatch=swatch),
            f"garrison-{seat}": partial(_garrison, strength=own, swatch=swatch),
            f"occupier-{seat}": partial(_occupied, strength=enemy, swatch=swatch),
            f"wall-{seat}": partial(_fortified, swatch=swatch),
        }
    return {name: book.form(f"march-face-{name}", SPACE, SPACE, draw) for name, draw in draws.items()}


def _tokens(scenario: Scenario) -> Iterator[tuple[int, str, str]]:
    """How many, with which face and which back: each player marks the race, the army strength and the home's VP."""
    counts = {"black": scenario.cubes.black, "white": scenario.cubes.white}
    counts |= {"disc-blue": 3, "disc-orange": 3, "neutral": len(scenario.neutrals())}
    for name, number in counts.items():
        yield number, name, name
    yield 1, "first-blue", "first-orange"
    yield 1, "turn", "lap"
    for seat in SEATS:
        yield 1, f"garrison-{seat}", f"occupier-{other(seat)}"
    for seat in SEATS:
        yield scenario.armies, f"wall-{seat}", f"wall-{seat}"


def garrison_of(scenario: Scenario, seat: str) -> int:
    """Of a player's home; of any home while the players have not taken theirs."""
    homes = [card for card in scenario.countries.values() if card.home]
    return next((home.garrison for home in homes if home.owner == seat), homes[0].garrison)


def _token(front: str, back: str) -> list[Part]:
    """The front below, the back above it upside down: their heads meet at the fold."""
    return [Part(front, 0, SPACE), Part(back, SPACE, SPACE, 180)]


# --- faces, each SPACE wide and high ----------------------------------------------------------------------------


def _cube(surface: Surface, worth: int) -> None:
    black = worth > 1
    paint: Paint = "ink" if black else "paper"
    surface.rect(_INNER, paint, "ink", BOLD if black else THIN, 1.6)
    _number(surface, _MIDDLE, _MIDDLE, str(worth), 24, surface.ink.on(paint))


def _number(surface: Surface, x: float, y: float, text: str, size: float, paint: Paint = "ink") -> None:
    """Its middle at (x, y)."""
    surface.label(x, y + size * POINT * CAP_HEIGHT / 2, text, size, "bold", paint, "centre")


def _disc(surface: Surface, swatch: Swatch) -> None:
    surface.area(_INNER, swatch, width=THIN, radius=_MIDDLE)
    surface.badge(_MIDDLE, _MIDDLE, 3.6, swatch.letter)


def _first(surface: Surface, swatch: Swatch) -> None:
    """Who has the initiative: an arrowhead points ahead."""
    surface.area(_INNER, swatch, width=THIN, radius=1.6)
    x, top = _MIDDLE, 2.2
    arrow = [(x, top), (x + 3.6, top + 3.4), (x - 3.6, top + 3.4)]
    surface.polygon(arrow, "paper", "ink", THIN)
    surface.badge(x, 9.6, 3.1, swatch.letter)


def _turn(surface: Surface, lap: str = "") -> None:
    """An hourglass; on the back the turns that are already over."""
    surface.rect(_INNER, "tint", "ink", THIN, 1.6)
    high = 6.4 if lap else 9.0
    top, wide, x = (SPACE - (high + 4.4 if lap else high)) / 2, high * 0.36, _MIDDLE
    glass = [(x - wide, top), (x + wide, top), (x - wide, top + high), (x + wide, top + high)]
    surface.polygon(glass, "paper", "ink", LINE)
    level = high * 0.3
    surface.polygon([(x, top + high / 2), (x + wide * 0.6, top + level * 2.4), (x + wide, top + high),
                     (x - wide, top + high), (x - wide * 0.6, top + level * 2.4)], "mark", None)  # fmt: skip
    surface.lines([(x - wide - 0.7, y, x + wide + 0.7, y) for y in (top, top + high)], width=BOLD)
    if lap:
        _number(surface, x, top + high + 3, lap, 10)


def _garrison(surface: Surface, strength: int, swatch: Swatch) -> None:
    """A rim in the owner's colour around the capital."""
    surface.area(_INNER, swatch, width=THIN, radius=1.6)
    surface.rect(_INNER.inset(1.5), "paper", "ink", HAIR, 0.9)
    capital(surface, _MIDDLE, _MIDDLE, 8, strength)


def _occupied(surface: Surface, strength: int, swatch: Swatch) -> None:
    """The enemy holds the capital: the garrison is out of use."""
    _garrison(surface, strength, swatch)
    cross_out(surface, _INNER.inset(2.6))


def cross_out(surface: Surface, box: Box) -> None:
    surface.lines([(box.x, box.y, box.right, box.bottom), (box.x, box.bottom, box.right, box.y)], "ink", BOLD)


def _fortified(surface: Surface, swatch: Swatch) -> None:
    shield(surface, Box(1.6, 1.3, SPACE - 3.2, SPACE - 2.6), swatch)
    _number(surface, _MIDDLE, 5.4, "+1", 11)
    surface.badge(_MIDDLE, 9.7, 2.0, swatch.letter)


def shield(surface: Surface, box: Box, swatch: Swatch) -> None:
    """A shield with a rim in the owner's colour and pattern."""
    surface.area(_shield(box), swatch, width=LINE)
    inner = box.inset(box.width * 0.13)
    surface.polygon(_shield(inner), "paper", "ink", HAIR)


def _shield(box: Box) -> list[tuple[float, float]]:
    """Straight shoulders, then an arc to the point."""
    right = [(1.0, 0.0), (1.0, 0.45), (0.97, 0.58), (0.9, 0.7), (0.79, 0.82), (0.66, 0.92), (0.5, 1.0)]
    outline = [*right, *((1 - x, y) for x, y in reversed(right[:-1]))]
    return [(box.x + x * box.width, box.y + y * box.height) for x, y in outline]


def _blank(surface: Surface) -> None:
    surface.rect(_INNER, None, "faint", HAIR, 1.6)


# --- words ------------------------------------------------------------------------------------------------------


def _entries(book: Book, faces: dict[str, str]) -> list[_Entry]:
    say = book.say
    pairs = {
        ("black", "white"): say("march-paper-token-cubes"),
        ("disc-blue", "disc-orange"): say("march-paper-token-players"),
        ("neutral", "blank"): say("march-paper-token-neutral"),
        ("first-blue", "first-orange"): say("march-paper-token-initiative"),
        ("turn", "lap"): say("march-paper-token-turn", lap=TURNS),
        ("garrison-blue", "occupier-orange"): say("march-paper-token-garrison"),
        ("wall-blue", "wall-orange"): say("march-paper-token-fortified"),
    }
    return [_Entry((faces[one], faces[two]), *words.split("\n", 1)) for (one, two), words in pairs.items()]


def _rows(room: Box, entries: list[_Entry]) -> int:
    return -(-len(entries) // _across(room))


def _across(room: Box) -> int:
    return 2 if room.width >= 2 * _COLUMN else 1


def _legend(surface: Surface, room: Box, entries: list[_Entry]) -> Box:
    """What the tokens are, both faces or both colours of each; returns the room below."""
    down = _rows(room, entries)
    height = max(_ENTRY, min(_ROOMY, (room.height - STEPS_HEIGHT - 4) / down))
    shown = (height - 3) / SPACE
    columns = room.cut_top(down * height)[0].columns(_across(room), 6)
    size = common_size([entry.words for entry in entries], columns[0].width - 2 * (SPACE * shown + 1) - 2, height - 5)
    for i, entry in enumerate(entries):
        place = columns[i // down].rows(down)[i % down]
        for form in entry.faces:
            picture, place = place.cut_left(SPACE * shown, 1)
            surface.show(form, picture.x, picture.y, scale=shown)
        title, words = place.cut_left(2)[1].cut_top(5)
        surface.label(title.x, title.y + 3.8, entry.title, 9, "bold", room=title.width, least=6)
        surface.write(words, entry.words, size)
    return room.cut_top(down * height, 4)[1]


def _steps(book: Book) -> list[Step]:
    say = book.say
    return [
        Step("token-cut", _cut, say("march-paper-token-cut")),
        Step("token-fold", _fold, say("march-paper-token-fold")),
        Step("token-glue", _glue, say("march-paper-token-glue")),
    ]


def _cut(surface: Surface) -> None:
    """A token and the lines beside it."""
    strip = Box(-5, -10, 10, 20)
    surface.rect(strip, "paper", "ink", LINE)
    surface.line(-5, 0, 5, 0, "ink", THIN, "1.2 0.8")
    reach = strip.inset(-1)
    surface.lines([(x, y, x, y + dy) for x in (-5, 5) for y, dy in ((reach.y, -2.5), (reach.bottom, 2.5))])
    surface.lines([(x, y, x + dx, y) for y in (-10, 10) for x, dx in ((reach.x, -2.5), (reach.right, 2.5))])
    _number(surface, 0, 5, "5", 14)


def _fold(surface: Surface) -> None:
    """The back half comes up behind the front half."""
    surface.polygon([(-9, 8), (5, 8), (9, 1), (-5, 1)], "paper", "ink", LINE)
    surface.polygon([(-5, 1), (9, 1), (11, -9), (-3, -9)], "paper", "ink", LINE)
    surface.line(-5, 1, 9, 1, "ink", THIN, "1.2 0.8")
    arrow(surface, (-7, -9), (-10, 1))


def _glue(surface: Surface) -> None:
    """Both halves lie on each other: a firm token with two faces."""
    for shift in (1.0, 0.0):
        surface.rect(Box(-7 + shift, -7 + shift, 14, 14), "paper", "ink", LINE, 0.6)
    _number(surface, 0, 0, "5", 24)
