"""A board drawn as a map: areas, approaches with their symbols, roads, numbers and capacities, stars, entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.games.marengo.board.areas import Border, Point
from companion.games.marengo.board.model import AT_START, Board, Entry, Locale
from companion.games.marengo.sheets.look import (
    ARMIES,
    FIELD,
    FRENCH,
    LANE,
    LINE_OF_LOCALE,
    MAIN_ROAD,
    PLATE,
    STARS,
    WALL,
    army_letter,
    draw_arms,
    draw_fences,
    draw_star,
    hour,
)
from companion.games.marengo.sheets.name_places import NAME, name_places
from companion.games.marengo.sheets.plan import NUMBER, SIGN, STAR, Curve, Plan, plan_of
from companion.games.marengo.summary import numbers
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.fonts import POINT
from companion.printing.ink import Paint
from companion.printing.labels import middle_label
from companion.printing.paths import outline_path
from companion.printing.surface import Surface

GATES = 46.0  # around the board, for the arrows of entries; all lengths are in the board's units
MAIN_WIDE, MAIN_INSIDE, LANE_WIDE = 7.0, 4.4, 3.2
LEAST_TYPE = 5.0  # points, for names and where there is room for numbers


def proportions(board: Board) -> float | None:
    """How high a drawing is for its width; None if nobody has said where the board's locales lie."""
    plan = plan_of(board)
    return None if plan is None else (plan.areas.height + 2 * GATES) / (plan.areas.width + 2 * GATES)


class Field:
    """A board fitted into a box on paper."""

    def __init__(self, book: Book, board: Board, plan: Plan, box: Box) -> None:
        self._book, self.board, self.plan = book, board, plan
        width, height = plan.areas.width + 2 * GATES, plan.areas.height + 2 * GATES
        self.unit = min(box.width / width, box.height / height)
        whole = box.centred(width * self.unit, height * self.unit)
        self.box = whole.inset(GATES * self.unit)
        self._numbers = numbers(board)

    @classmethod
    def fitted(cls, book: Book, board: Board, box: Box, high: float = 1.0) -> Field | None:
        """None if nobody has said where the board's locales lie."""
        plan = plan_of(board, high)
        return None if plan is None else cls(book, board, plan, box)

    @property
    def height(self) -> float:
        """Of all of it, with the rim of the entries."""
        return self.box.height + 2 * GATES * self.unit

    def at(self, point: Point) -> Point:
        """Where a point of the board lies on paper."""
        return self.box.x + point[0] * self.unit, self.box.y + point[1] * self.unit

    def draw(self, surface: Surface, signs: bool = True) -> None:
        """`signs`: with names and the symbols of approaches and of the French start, or as a ground for blocks."""
        self._ground(surface)
        self._roads(surface)
        self._approaches(surface)
        if signs:
            self._signs(surface)
        for locale in self.board.locales:
            self._locale(surface, locale, signs)
        if signs:
            self._names(surface)
        for entry in self.board.entries:
            self._gate(surface, entry)

    def signs(self) -> list[Box]:
        """What should stay in one piece: the plate of each locale, and the symbols of its approaches."""
        wide, high = (length * self.unit for length in SIGN)
        places = [self.at(place) for signs in self.plan.signs.values() for place in signs.places]
        symbols = [Box(x - wide / 2, y - high / 2, wide, high) for x, y in places]
        return [*(self._plate(locale.id) for locale in self.board.locales), *symbols]

    # --- ground -----------------------------------------------------------------------------------------------------

    def _ground(self, surface: Surface) -> None:
        outlines = (outline_path([self.at(point) for point in corners]) for corners in self.plan.areas.outline.values())
        surface.path(" ".join(outlines), FIELD, LINE_OF_LOCALE, 2 * self.unit)
        self._strokes(surface, self._walls(), WALL, 7.5)
        surface.rect(self.box, None, WALL, 5 * self.unit)

    def _walls(self) -> Iterator[Border]:
        """Where nothing crosses, though areas touch."""
        yield from self.plan.areas.closed
        for id_, border in self.plan.areas.border.items():
            if self.board.approach[id_].impassable:
                yield border

    def _strokes(self, surface: Surface, borders: Iterable[Border], paint: str, wide: float) -> None:
        ends = [(*self.at(border.start), *self.at(border.end)) for border in borders]
        surface.lines(ends, paint, wide * self.unit)

    # --- roads ------------------------------------------------------------------------------------------------------

    def _roads(self, surface: Surface) -> None:
        """Main roads are broad with a dark edge, others thin; those that nobody is certain of are dashed."""
        main = [self._path(self.plan.roads[road.id]) for road in self.board.roads if road.main]
        lanes = [road for road in self.board.roads if not road.main]
        unit = self.unit
        for certain, dash in ((True, ""), (False, f"{7 * unit:.3f} {4 * unit:.3f}")):
            paths = [self._path(self.plan.roads[road.id]) for road in lanes if road.certain == certain]
            _stroke(surface, paths, LANE, LANE_WIDE * unit, dash)
        _stroke(surface, main, WALL, MAIN_WIDE * unit)
        _stroke(surface, main, MAIN_ROAD, MAIN_INSIDE * unit)
        for hub in self.plan.joins:
            surface.circle(*self.at(hub), 5.5 * unit, "paper", WALL, 2.2 * unit)
        for end in self.plan.ends:
            surface.circle(*self.at(end), 4 * unit, "mark", None)

    def _path(self, curves: tuple[Curve, ...]) -> str:
        parts = []
        for curve in curves:
            (x1, y1), (x2, y2), (x3, y3), (x4, y4) = (self.at(point) for point in curve)
            parts.append(f"{x1:.3f} {y1:.3f} m {x2:.3f} {y2:.3f} {x3:.3f} {y3:.3f} {x4:.3f} {y4:.3f} c")
        return " ".join(parts)

    # --- approaches -------------------------------------------------------------------------------------------------

    def _approaches(self, surface: Surface) -> None:
        """A bar on the border: narrow ones are short and solid, wide ones long and hollow."""
        bars = self.plan.bars
        passable = {id_: bar for id_, bar in bars.items() if not self.board.approach[id_].impassable}
        self._strokes(surface, passable.values(), PLATE, 9)
        self._strokes(
            surface, [bar for id_, bar in passable.items() if self.board.approach[id_].width == "wide"], "paper", 4
        )

    def _signs(self, surface: Surface) -> None:
        arms = [(arm, self.at(place)) for signs in self.plan.signs.values() for arm, place in signs.arms]
        fences = [self.at(signs.fence) for signs in self.plan.signs.values() if signs.fence is not None]
        draw_arms(surface, arms, SIGN[1] * self.unit)
        draw_fences(surface, fences, SIGN[1] * self.unit)

    # --- locales ----------------------------------------------------------------------------------------------------

    def _locale(self, surface: Surface, locale: Locale, signs: bool) -> None:
        """Its number on a dark plate, its capacity beside it; star and start symbols around them."""
        plate, unit = self._plate(locale.id), self.unit
        high = plate.height
        number, room = plate.columns([1.15, 1])
        surface.rect(plate, "paper", PLATE, 1.6 * unit, high * 0.18)
        surface.rect(number, "mark", None, radius=high * 0.18)
        size = max(high * 0.78 / POINT, LEAST_TYPE)
        named = self._numbers[locale.id]
        middle_label(surface, number.centre, named, size, paint="paper", room=number.width * 0.9, least=1)
        middle_label(surface, room.centre, str(locale.capacity), size * 0.9, "text", room=room.width * 0.9, least=1)
        if locale.star is not None:
            star = plate.right + STAR / 2 * unit, plate.centre[1]
            draw_star(surface, star, STAR * unit, locale.star)
            letter = self._book.say(f"marengo-paper-star-{locale.star}")
            middle_label(surface, star, letter, 9 * unit / POINT, paint=surface.ink.on(STARS[locale.star]))
        if signs:
            self._start(surface, Box(plate.x, plate.y - 15 * unit, plate.width, 13 * unit), locale.french_start)

    def _plate(self, locale: str) -> Box:
        middle, scale = self.plan.numbers[locale]
        wide, high = (length * self.unit * scale for length in NUMBER)
        return Box(*self.at(middle), 0, 0).inset(-wide / 2, -high / 2)

    def _start(self, surface: Surface, box: Box, count: int) -> None:
        """As many small blocks as begin here."""
        step = min(16 * self.unit, box.width / max(count, 1))
        x = box.x + (box.width - step * count) / 2
        for at in range(count):
            surface.area(Box(x + at * step, box.y, step * 0.86, box.height), FRENCH, width=0.08)

    def _names(self, surface: Surface) -> None:
        """Only where they can be read."""
        size = NAME * self.unit / POINT
        if size >= LEAST_TYPE:
            for place, name in name_places(self.board, self.plan.high, self._book.ask.language).values():
                surface.label(*self.at(place), name, size, "narrow")

    # --- entries ----------------------------------------------------------------------------------------------------

    def _gate(self, surface: Surface, entry: Entry) -> None:
        """An arrow from beyond the edge in the army's colour, with the hours from which somebody comes."""
        border = self.plan.areas.gate.get(entry.id)
        if border is None:
            return
        unit, (mx, my) = self.unit, border.middle
        dx, dy = self._outward(border)
        tip, base = self.at((mx + dx * 3, my + dy * 3)), self.at((mx + dx * 27, my + dy * 27))
        half = 17 * unit
        arrow = [tip, (base[0] - dy * half, base[1] + dx * half), (base[0] + dy * half, base[1] - dx * half)]
        surface.area(arrow, ARMIES[entry.side], width=1.6 * unit)
        letter = army_letter(self._book, entry.side)
        surface.badge(*self.at((mx + dx * 19, my + dy * 19)), 7.5 * unit, letter)
        rounds = [f.round for f in self.board.forces if entry.id in f.entries and f.display != AT_START and f.round]
        text = " ".join(hour(self._book, self.board, round_) for round_ in sorted(rounds))
        turn = 0 if dx == 0 else 90 if dx > 0 else 270
        with surface.at(*self.at((mx + dx * 38, my + dy * 38)), turn=turn):
            middle_label(surface, (0, 0), text, 17 * unit / POINT)

    def _outward(self, border: Border) -> Point:
        """Which edge of the board it lies on."""
        (x1, y1), (x2, y2) = border
        if x1 == x2:
            return (-1.0, 0.0) if x1 <= 0 else (1.0, 0.0)
        return (0.0, -1.0) if y1 <= 0 and y2 <= 0 else (0.0, 1.0)


def _stroke(surface: Surface, paths: list[str], paint: Paint, width: float, dash: str = "") -> None:
    """Many curves in one stroke."""
    if any(paths):
        surface.path(" ".join(filter(None, paths)), None, paint, width, dash)
