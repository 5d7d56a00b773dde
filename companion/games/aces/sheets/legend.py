"""What the map shows: each terrain drawn as it is there, what it costs to enter, and how many hexes this map has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from companion.games.aces.board.maps import Terrain
from companion.games.aces.sheets.field import (
    COAST,
    GROUNDS,
    HALF,
    LINE,
    PEAK,
    ROAD,
    ROAD_EDGE,
    TREE,
    WALLS,
    WAVES,
    river,
)
from companion.games.aces.sheets.look import draw_start
from companion.games.aces.sheets.pictograms import draw_sign
from companion.games.aces.sheets.subject import AcesSubject
from companion.printing.book import Book
from companion.printing.box import Box, Overflow, Point
from companion.printing.hexes import hexagon
from companion.printing.paths import outline_path
from companion.printing.surface import Surface
from companion.printing.text import fit

PICTURE = 10.0  # mm, the room for a sample
SIZES = [size / 4 for size in range(36, 19, -1)]  # points
ORDER: tuple[Terrain, ...] = ("standard", "road", "forest", "water", "sea", "mountain", "factory")
_APART = 1.8  # mm between entries


class Entry(NamedTuple):
    draw: Callable[[Surface, Box], None]
    words: str


def legend_entries(book: Book, subject: AcesSubject) -> Iterator[Entry]:
    """Only what is really on this map."""
    ground = subject.ground
    counts = Counter(ground.terrain.values())
    for terrain in ORDER:
        if counts[terrain]:
            yield Entry(partial(_sample, terrain), book.say(f"aces-map-{terrain}", count=counts[terrain]))
    if ground.start:
        yield Entry(_start, book.say("aces-map-start"))
    if subject.half is None and len(subject.map.halves) > 1:
        yield Entry(_half, book.say("aces-map-halves"))


def draw_legend(surface: Surface, box: Box, entries: list[Entry]) -> float:
    """Below each other, at the largest type that fits; returns the height."""
    room = box.width - PICTURE - 2
    high = min(PICTURE * 0.86, box.height / len(entries) - _APART)
    for size in SIZES:
        settings = [fit(entry.words, room, box.height, size, size) for entry in entries]
        heights = [max(setting.height, high) + _APART for setting in settings]
        if sum(heights) <= box.height + 0.001:
            break
    else:
        raise Overflow("the legend does not fit")
    y = box.y
    for entry, setting, height in zip(entries, settings, heights, strict=True):
        picture, words = Box(box.x, y, box.width, height - _APART).cut_left(PICTURE, 2)
        entry.draw(surface, picture.centred(high, high))
        surface.set_lines(words, setting, "text", upright="middle")
        y += height
    return y - box.y


def _sample(terrain: Terrain, surface: Surface, box: Box) -> None:
    draw_terrain(surface, box.centre, box.height, terrain)


def draw_terrain(surface: Surface, middle: Point, size: float, terrain: Terrain) -> None:
    """One hex of a terrain, as it is on the map; `size` from side to side."""
    (x, y), swatch = middle, GROUNDS[terrain]
    corners = hexagon(x, y, size, False)
    path = outline_path(corners)
    surface.areas(path, Box(x, y, 0, 0).inset(-size * 0.6), swatch, WAVES)
    with surface.clipped(corners):
        if terrain == "road":
            _course(surface, middle, size, ((ROAD_EDGE, 0.2), (ROAD, 0.12)))
        elif terrain == "water":
            _course(surface, middle, size, ((COAST, 0.34), (river(surface.ink), 0.28)))
    surface.path(path, None, LINE, 0.2)
    signs = {"forest": ("trees", 0.82, TREE), "mountain": ("peaks", 0.8, PEAK), "factory": ("factory", 0.56, WALLS)}
    if terrain in signs:
        sign, share, paint = signs[terrain]
        draw_sign(surface, sign, middle, size * share, paint)


def _course(surface: Surface, middle: Point, size: float, strokes: tuple[tuple[str, float], ...]) -> None:
    (x, y), reach = middle, size * 0.6
    bend = f"{x - reach:.3f} {y + 0.2 * size:.3f} m {x - 0.2 * size:.3f} {y - 0.2 * size:.3f} "
    bend += f"{x + 0.2 * size:.3f} {y + 0.3 * size:.3f} {x + reach:.3f} {y - 0.2 * size:.3f} c"
    for paint, wide in strokes:
        surface.path(bend, None, paint, wide * size)


def _start(surface: Surface, box: Box) -> None:
    draw_start(surface, box.centre, box.height * 0.64, "7")


def _half(surface: Surface, box: Box) -> None:
    x = box.centre[0]
    surface.line(x, box.y, x, box.bottom, HALF, 0.6, "2 1.2")
