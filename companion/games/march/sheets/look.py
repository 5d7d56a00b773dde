"""How The March of Progress looks on paper: owners, dice, armies, capitals, card names, the mark of honest data."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.march.picture import MARK
from companion.games.march.scenario import CountryCard, Label, Scenario
from companion.printing.book import Book
from companion.printing.box import Box, Point
from companion.printing.fonts import POINT
from companion.printing.identity import Identity
from companion.printing.ink import Pattern, Swatch
from companion.printing.surface import LINE, THIN, Surface
from companion.printing.tracks import dice_space, die

# Colour, pattern and letter; the letters are the same in both languages, the greys are far apart.
BLUE = Swatch("blue", "#2f5d9b", Pattern.DIAGONAL, "B", 0.36)
ORANGE = Swatch("orange", "#dd7f2e", Pattern.DOTS, "O", 0.7)
NEUTRAL = Swatch("neutral", "#cfc8b8", Pattern.HORIZONTAL, "N", 0.87)
UNCLAIMED = Swatch("unclaimed", "#9d937d", Pattern.CROSSED, "H", 0.58)  # a home that either player may take
SWATCHES = {swatch.name: swatch for swatch in (BLUE, ORANGE)}

DIE = 18.0  # mm; a die of 16 mm stands well on it
_WALL = (  # a tower with three teeth, in parts of its width, from its middle
    *((-0.5, -0.12), (-0.5, -0.5), (-0.28, -0.5), (-0.28, -0.32), (-0.11, -0.32), (-0.11, -0.5), (0.11, -0.5)),
    *((0.11, -0.32), (0.28, -0.32), (0.28, -0.5), (0.5, -0.5), (0.5, -0.12), (0.38, -0.02), (0.38, 0.5)),
    *((-0.38, 0.5), (-0.38, -0.02)),
)


def owner_swatch(owner: str | None) -> Swatch:
    """Of a player, or of nobody."""
    return SWATCHES[owner] if owner is not None else NEUTRAL


def country_swatch(card: CountryCard) -> Swatch:
    return UNCLAIMED if card.home and card.owner is None else owner_swatch(card.owner)


def in_words(label: Label, language: str) -> str:
    """A name from a data file: in this language, in the other one rather than not at all."""
    return label["de"] if language == "de" and "de" in label else label.get("en") or next(iter(label.values()), "")


def card_name(book: Book, scenario: Scenario, card: str) -> str:
    """As this language's edition prints it; cards of a player's own have a name of their own."""
    if card in scenario.manual:
        return in_words(scenario.manual[card].name, book.ask.language)
    return book.say(f"march-card-{card.replace('+', 'plus')}")


# --- emblem and rule ------------------------------------------------------------------------------------------------

GOLD, CREAM = "#9a7b33", "#f5efdf"
_SHIELD = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.05), (0.44, 0.2), (0.3, 0.36), (0.0, 0.5))  # and its left half mirrored


def emblem_form(book: Book) -> str:
    """Drawn once; 20 mm high in a box of 24 × 20."""
    return book.form("march-emblem", 24, 20, lambda form: draw_emblem(form, (12, 10), 19))


def draw_emblem(surface: Surface, middle: Point, size: float) -> None:
    """A shield of both colours with the walled town they fight for."""
    x, y = middle
    right = [(x + a * size, y + b * size) for a, b in _SHIELD]
    left = [(2 * x - a, b) for a, b in right]
    surface.area([(x, right[0][1]), *left[1:]], BLUE, line=None)
    surface.area([(x, right[0][1]), *right[1:]], ORANGE, line=None)
    outline = [*right[1:], *reversed(left[1:-1])]
    surface.polygon(outline, None, GOLD, size * 0.05)
    surface.polygon([(x + a * size * 0.46, y + b * size * 0.46 - size * 0.06) for a, b in _WALL], "paper", "ink", LINE)


LOOK = Identity(emblem_form, GOLD, CREAM)


def card_frame(surface: Surface, box: Box) -> None:
    """A gold line around a card, a thin one inside, a lozenge on each side: the frame of an old map."""
    surface.rect(box, None, GOLD, 0.55, radius=2.2)
    surface.rect(box.inset(0.8), None, GOLD, THIN / 2, radius=1.6)
    x, y = box.centre
    for a, b in ((box.x, y), (box.right, y), (x, box.bottom)):
        surface.polygon([(a - 0.9, b), (a, b - 1.4), (a + 0.9, b), (a, b + 1.4)], GOLD, GOLD, THIN)


# --- honest data ----------------------------------------------------------------------------------------------------


def mark(scenario: Scenario, *paths: str) -> str:
    """The mark beside a value that no rulebook states: `mark(scenario, "countries.N.vp_min")`."""
    return MARK if any(path in scenario.sources for path in paths) else ""


def footnote(book: Book, scenario: Scenario, things: Mapping[str, str]) -> str:
    """What the marks on a card or page mean; empty if there are none. `things`: path -> what it is called."""
    told = dict.fromkeys(
        book.say("march-paper-source", thing=thing, source=scenario.sources[path])
        for path, thing in things.items()
        if path in scenario.sources
    )
    return book.say("march-paper-sources", mark=MARK, things=", ".join(told)) if told else ""


# --- pieces ---------------------------------------------------------------------------------------------------------


def owner_strip(surface: Surface, box: Box, swatch: Swatch) -> None:
    """A bar in an owner's colour and pattern with the letter at its left end."""
    surface.area(box, swatch, line=swatch.colour, radius=min(1.6, box.height / 2))
    radius = box.height / 2 - 0.7
    surface.badge(box.x + radius + 1.6, box.centre[1], radius, swatch.letter)


def vp_die(surface: Surface, x: float, y: float, side: float, value: int) -> None:
    """A VP die with its value; a removed one leaves its empty place."""
    if value:
        die(surface, x, y, side, value)
    else:
        dice_space(surface, Box(x - side / 2, y - side / 2, side, side))


def army(surface: Surface, x: float, y: float, size: float, swatch: Swatch, fortified: bool = False) -> None:
    """A wooden block seen from the front: upright, or on its side behind a wall when fortified. Middle at (x, y)."""
    wide, high = (size, size * 0.62) if fortified else (size * 0.62, size)
    block = Box(x - wide / 2, y - high / 2, wide, high)
    surface.area(block, swatch, width=THIN, radius=size * 0.06)
    surface.badge(x, y, size * 0.23, swatch.letter)
    if fortified:
        base = block.bottom + size * 0.13
        surface.line(block.x - size * 0.1, base, block.right + size * 0.1, base, width=LINE)


def capital(surface: Surface, x: float, y: float, size: float, garrison: int) -> None:
    """A walled town with the strength of its garrison, its middle at (x, y)."""
    surface.polygon([(x + a * size, y + b * size) for a, b in _WALL], fill="tint", width=LINE)
    points = size * 0.46 / POINT
    surface.label(x, y + size * 0.27, str(garrison), points, "bold", align="centre", room=size * 0.66, least=4)
