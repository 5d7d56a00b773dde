"""How Bonaparte at Marengo looks on paper: its colours, the armies, the signs of arms and obstacles, stars, blocks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from companion.games.marengo.beginning import SAMPLE, option
from companion.games.marengo.board.model import Board, said
from companion.games.marengo.pieces import strength
from companion.kernel.game import Seat, Setup
from companion.printing.book import Book
from companion.printing.box import Box, Point
from companion.printing.fonts import POINT, text_width
from companion.printing.identity import Identity
from companion.printing.ink import Paint, Pattern, Swatch
from companion.printing.labels import middle_label
from companion.printing.paths import outline_path
from companion.printing.surface import THIN, Surface

MARK = "°"  # beside what no rulebook and no owner states

# The colours of an old campaign map. Each army has a pattern and a letter, too; the greys are far apart.
FIELD = "#f4edda"
LINE_OF_LOCALE = "#6d5f49"
WALL = "#3f3527"
MAIN_ROAD = "#b5382b"
LANE = "#8a6a3b"
PLATE = "#3f3527"
AUSTRIAN = Swatch("austrian", "#b3392f", Pattern.DIAGONAL, "A", 0.3)
FRENCH = Swatch("french", "#3565a8", Pattern.DOTS, "F", 0.72)
ARMIES: dict[Seat, Swatch] = {"austrian": AUSTRIAN, "french": FRENCH}
STARS: dict[str, Paint] = {"red": "#c23b2e", "green": "#3f7d3a", "blue": "#2f5fa8"}

SIGN_WIDE, SIGN_HIGH = 1.5, 1.0  # the proportions of the sign of an arm


# --- words ----------------------------------------------------------------------------------------------------------


def army_letter(book: Book, seat: Seat) -> str:
    return book.say(f"marengo-paper-letter-{seat}")


def hour(book: Book, board: Board, round_: int) -> str:
    """The hour of a round: `6:00` or `6 Uhr`."""
    return book.say("marengo-paper-hour", hour=board.hour(round_))


def board_name(book: Book, board: Board) -> str:
    return said(board.name, book.ask.language) + ("" if board.source == "owner" else MARK)


def board_note(book: Book, board: Board) -> str:
    """Where what is printed comes from; nothing if an owner has compared it."""
    return "" if board.source == "owner" else book.say(f"marengo-paper-source-{board.source}", mark=MARK)


def source_notes(book: Book, board: Board, setup: Setup) -> str:
    """The same, and that we have invented types of reinforcements, if the table plays with such."""
    is_sample = option(setup, "reinforcements").strip() == SAMPLE and bool(board.unknown)
    invented = book.say("marengo-labels-sample", mark=MARK) if is_sample else ""
    return " ".join(filter(None, (board_note(book, board), invented)))


# --- signs ----------------------------------------------------------------------------------------------------------


def arm_signs(places: Sequence[tuple[str, Point]], high: float) -> Iterator[tuple[str, str, str]]:
    """Frames, strokes and dots of many signs as three paths each: infantry has a cross, cavalry a slash, guns a dot."""
    for arm, (x, y) in places:
        left, right = x - high * SIGN_WIDE / 2, x + high * SIGN_WIDE / 2
        top, bottom = y - high / 2, y + high / 2
        frame = f"{left:.3f} {top:.3f} {right - left:.3f} {high:.3f} re"
        rising = f"{left:.3f} {bottom:.3f} m {right:.3f} {top:.3f} l"
        falling = f"{left:.3f} {top:.3f} m {right:.3f} {bottom:.3f} l"
        dot = f"{x - high * 0.2:.3f} {y - high * 0.2:.3f} {high * 0.4:.3f} {high * 0.4:.3f} re"
        yield frame, {"i": f"{rising} {falling}", "c": rising}.get(arm, ""), dot if arm == "a" else ""


def draw_arms(surface: Surface, places: Sequence[tuple[str, Point]], high: float, fill: Paint = "paper") -> None:
    """The signs of arms, each with its middle at a point: all of them in three strokes."""
    if not places:
        return
    frames, strokes, dots = zip(*arm_signs(places, high), strict=True)
    width = high * 0.11
    surface.path(" ".join(frames), fill, "ink", width)
    surface.path(" ".join(filter(None, strokes)), None, "ink", width)
    surface.path(" ".join(filter(None, dots)), "mark", None)


def draw_fences(surface: Surface, places: Sequence[Point], high: float) -> None:
    """The sign of an obstacle to cavalry: a fence with three posts."""
    if not places:
        return
    half = high * SIGN_WIDE / 2
    lines = []
    for x, y in places:
        lines += [(x - half, y + dy * high, x + half, y + dy * high) for dy in (-0.16, 0.2)]
        lines += [(x + dx * half, y - high / 2, x + dx * half, y + high / 2) for dx in (-0.72, 0, 0.72)]
    boxes = " ".join(f"{x - half:.3f} {y - high / 2:.3f} {2 * half:.3f} {high:.3f} re" for x, y in places)
    surface.path(boxes, "paper", None)
    surface.lines(lines, WALL, high * 0.16)


def draw_star(surface: Surface, at: Point, size: float, colour: str) -> None:
    """A star with the letter of its colour beside its middle; `size` from point to point."""
    points = []
    for corner in range(10):
        far = size / 2 if corner % 2 == 0 else size * 0.21
        angle = pi * (corner / 5 - 0.5)
        points.append((at[0] + far * cos(angle), at[1] + far * sin(angle)))
    surface.path(outline_path(points), STARS[colour], "ink", size * 0.05)


def army_strip(book: Book, surface: Surface, box: Box, seat: Seat, text: str = "") -> None:
    """A bar in an army's colour and pattern with its letter at the left end, and words on a light plate."""
    surface.area(box, ARMIES[seat], width=THIN, radius=min(1.6, box.height / 2))
    radius = box.height / 2 - 0.5
    surface.badge(box.x + radius + 1.2, box.centre[1], radius, army_letter(book, seat))
    if text:
        size = min(9.0, box.height * 0.62 / POINT)
        room = box.width - 2 * radius - 5
        wide = min(text_width(text, size, "bold"), room - 2) + 2
        plate = Box(box.x + 2 * radius + 2.4, box.y + 0.5, wide, box.height - 1)
        surface.rect(plate, "paper", None, radius=0.8)
        middle_label(surface, plate.centre, text, size, room=wide - 1, least=5)


# --- blocks ---------------------------------------------------------------------------------------------------------


def draw_block(surface: Surface, box: Box, seat: Seat, text: str = "") -> None:
    """A block seen from behind, with what is known of it on a light plate."""
    surface.area(box, ARMIES[seat], width=min(THIN, box.height * 0.06), radius=box.height * 0.12)
    if text:
        size = box.height * 0.62 / POINT
        wide = min(box.width * 0.86, max(text_width(text, size, "bold") + box.height * 0.3, box.height * 0.6))
        plate = box.centred(wide, box.height * 0.72)
        surface.rect(plate, "paper", None, radius=box.height * 0.1)
        middle_label(surface, box.centre, text, size, room=plate.width * 0.94, least=size * 0.3)


def draw_face(surface: Surface, box: Box, seat: Seat, face: str) -> None:
    """The face of a block: as many signs of its arm as it has strength, on a rim in the army's colour."""
    surface.area(box, ARMIES[seat], width=THIN, radius=box.height * 0.1)
    inner = box.inset(min(box.width, box.height) * 0.12)
    surface.rect(inner, "paper", "ink", THIN / 2, radius=inner.height * 0.08)
    number = strength(face)
    high = min(inner.height * 0.5, inner.width * 0.86 / (number * SIGN_WIDE + (number - 1) * 0.3))
    step = high * (SIGN_WIDE + 0.3)
    x, y = inner.centre
    draw_arms(surface, [(face[0], (x + (at - (number - 1) / 2) * step, y)) for at in range(number)], high)


# --- emblem ---------------------------------------------------------------------------------------------------------


def emblem_form(book: Book) -> str:
    """A block of each army, the sign of the infantry on them; drawn once, 20 mm high in a box of 24 × 20."""
    return book.form("marengo-emblem", 24, 20, _draw_emblem)


def _draw_emblem(surface: Surface) -> None:
    draw_face(surface, Box(1, 1, 17, 8.6), "austrian", "i2")
    draw_face(surface, Box(6, 10.4, 17, 8.6), "french", "c2")


LOOK = Identity(emblem_form, WALL, FIELD)
