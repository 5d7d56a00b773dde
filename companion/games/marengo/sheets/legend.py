"""What the signs of the map mean: each drawn as it is on the map, with how many of them this board has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from companion.games.marengo.board.model import Board
from companion.games.marengo.sheets.field import LANE_WIDE, MAIN_INSIDE, MAIN_WIDE
from companion.games.marengo.sheets.look import (
    FRENCH,
    LANE,
    MAIN_ROAD,
    PLATE,
    STARS,
    WALL,
    draw_arms,
    draw_fences,
    draw_star,
)
from companion.games.marengo.sheets.plan import BAR, NUMBER, SIGN
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.fonts import POINT
from companion.printing.labels import middle_label
from companion.printing.legend import Sample, draw_samples
from companion.printing.paper import CardSize
from companion.printing.surface import Surface

Draw: TypeAlias = Callable[[Surface, Box], None]
UNIT = 0.115  # mm for a unit of the board: the signs as large as on a page
PICTURE = CardSize("sign", 10, 4.2)  # mm, the room for a sign
LARGEST = 8.0  # points
_APART = 1.5  # mm between entries


def legend_entries(book: Book, board: Board) -> list[Sample]:
    """Only what is really on this board."""
    say, sides = book.say, list(board.approach.values())
    pairs = [board.approach[id_] for id_, first in board.pair.items() if id_ == first]
    entries = [Sample(_plate, say("marengo-map-plate", count=len(board.locales)))]
    for width in ("narrow", "wide"):
        count = sum(side.width == width for side in pairs)
        if count:
            entries.append(Sample(_bar(width), say(f"marengo-map-{width}", count=count)))
    entries.append(Sample(_wall, say("marengo-map-wall")))
    for arm, found in (
        ("i", any(s.inf for s in sides)),
        ("c", any(s.cav for s in sides)),
        ("a", any(s.art for s in sides)),
    ):
        if found:
            entries.append(Sample(_arm(arm), say(f"marengo-map-arm-{arm}")))
    if any(side.obstacle for side in sides):
        entries.append(Sample(_fence, say("marengo-map-obstacle")))
    return [*entries, *_road_entries(book, board), *_other_entries(book, board)]


def _road_entries(book: Book, board: Board) -> Iterator[Sample]:
    say = book.say
    if any(road.main for road in board.roads):
        yield Sample(_main_road, say("marengo-map-main-road"))
    if any(not road.main for road in board.roads):
        yield Sample(_lane(""), say("marengo-map-lane"))
    if any(not road.certain for road in board.roads):
        yield Sample(_lane(f"{7 * UNIT:.2f} {4 * UNIT:.2f}"), say("marengo-map-uncertain"))
    if board.junctions:
        yield Sample(_join, say("marengo-map-join"))
    yield Sample(_end, say("marengo-map-end"))


def _other_entries(book: Book, board: Board) -> Iterator[Sample]:
    say = book.say
    if board.french_starts:
        yield Sample(_start, say("marengo-map-start", count=sum(board.french_starts.values())))
    counts = {colour: list(board.stars.values()).count(colour) for colour in STARS}
    told = " · ".join(say(f"marengo-map-star-{colour}", count=count) for colour, count in counts.items() if count)
    if told:
        yield Sample(_star, say("marengo-map-star", stars=told))


def draw_legend(surface: Surface, box: Box, entries: list[Sample]) -> float:
    return draw_samples(surface, box, entries, PICTURE, LARGEST, _APART)


# --- samples --------------------------------------------------------------------------------------------------------


def _plate(surface: Surface, box: Box) -> None:
    plate = box.centred(NUMBER[0] * UNIT, NUMBER[1] * UNIT)
    number, room = plate.columns([1.15, 1])
    surface.rect(plate, "paper", PLATE, 1.6 * UNIT, plate.height * 0.18)
    surface.rect(number, "mark", None, radius=plate.height * 0.18)
    size = plate.height * 0.78 / POINT
    middle_label(surface, number.centre, "8", size, paint="paper")
    middle_label(surface, room.centre, "4", size * 0.86, "text")


def _bar(width: str) -> Draw:
    def draw(surface: Surface, box: Box) -> None:
        x, y = box.centre
        half = BAR[width] * UNIT / 2
        surface.line(x - half, y, x + half, y, PLATE, 9 * UNIT)
        if width == "wide":
            surface.line(x - half, y, x + half, y, "paper", 4 * UNIT)

    return draw


def _wall(surface: Surface, box: Box) -> None:
    surface.line(box.x + 0.5, box.centre[1], box.right - 0.5, box.centre[1], WALL, 7.5 * UNIT)


def _arm(arm: str) -> Draw:
    return lambda surface, box: draw_arms(surface, [(arm, box.centre)], SIGN[1] * UNIT * 1.3)


def _fence(surface: Surface, box: Box) -> None:
    draw_fences(surface, [box.centre], SIGN[1] * UNIT * 1.3)


def _main_road(surface: Surface, box: Box) -> None:
    y = box.centre[1]
    surface.line(box.x, y, box.right, y, WALL, MAIN_WIDE * UNIT)
    surface.line(box.x, y, box.right, y, MAIN_ROAD, MAIN_INSIDE * UNIT)


def _lane(dash: str) -> Draw:
    return lambda surface, box: surface.line(
        box.x, box.centre[1], box.right, box.centre[1], LANE, LANE_WIDE * UNIT, dash
    )


def _join(surface: Surface, box: Box) -> None:
    (x, y), down = box.centre, box.height / 2
    surface.lines([(box.x, y, box.right, y), (x, y, x + 2.4, y + min(down, 2.2))], LANE, LANE_WIDE * UNIT)
    surface.circle(x, y, 5.5 * UNIT, "paper", WALL, 2.2 * UNIT)


def _end(surface: Surface, box: Box) -> None:
    x, y = box.centre
    surface.line(box.x, y, x, y, LANE, LANE_WIDE * UNIT)
    surface.circle(x, y, 4 * UNIT, "mark", None)


def _start(surface: Surface, box: Box) -> None:
    surface.area(box.centred(14 * UNIT * 1.3, 13 * UNIT * 1.3), FRENCH, width=0.08)


def _star(surface: Surface, box: Box) -> None:
    draw_star(surface, box.centre, 30 * UNIT, "red")
