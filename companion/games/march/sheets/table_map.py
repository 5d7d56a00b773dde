"""The countries of a running game, laid out as on the table: dice, armies, capitals, and lines where cards touch."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

from companion.games.march.picture import MARK
from companion.games.march.scenario import SEATS
from companion.games.march.sheets.look import SWATCHES, army, capital, in_words, owner_swatch, vp_die
from companion.games.march.sheets.names import short_name
from companion.games.march.state import Force, State, controller, other
from companion.printing.areas import Area, Way, area_map
from companion.printing.book import Book
from companion.printing.box import Box, Point
from companion.printing.fonts import POINT
from companion.printing.surface import HAIR, Surface
from companion.printing.tracks import die

WIDE, HIGH = 58.0, 34.0  # mm of a country at its best
GAP = 11.0  # mm between countries at their best, for the lines that join them
LEAST_TYPE = 5.0  # points
WORDY = 0.55  # of its best size, below which a country has pictures only
FEW = 6  # neutral countries whose order is tried out
STANDING_STEP, LYING_STEP = 0.78, 1.25  # from block to block, in parts of their size


Pair: TypeAlias = tuple[str, str]


class TableMap(NamedTuple):
    """Where every country lies, the pairs whose line can be seen, and those that have to be told in words."""

    places: dict[str, Box]
    joined: list[Pair]
    told: list[Pair]

    @classmethod
    def of(cls, state: State, box: Box) -> TableMap:
        """Blue's home on the left, Orange's on the right."""
        touching = [pair for pair in combinations(state.countries, 2) if _touch(state, *pair)]
        neutrals = [id_ for id_, card in state.rules.map.items() if card.owner is None]
        return cls.between([state.home(seat) for seat in SEATS], neutrals, touching, box)

    @classmethod
    def between(cls, homes: Sequence[str], neutrals: Sequence[str], touching: Sequence[Pair], box: Box) -> TableMap:
        """One home on the left, the other on the right, the neutral countries between them."""
        best: TableMap | None = None
        orders = permutations(neutrals) if len(neutrals) <= FEW else [tuple(neutrals)]
        for order in orders:
            places = _placed(homes, order, box)
            hidden = [pair for pair in touching if _hidden(places, *pair)]
            if best is None or len(hidden) < len(best.told):
                best = cls(places, [pair for pair in touching if pair not in hidden], hidden)
        assert best is not None
        return best


def _touch(state: State, a: str, b: str) -> bool:
    return b in state.rules.map[a].touches or a in state.rules.map[b].touches


def _placed(homes: Sequence[str], neutrals: Sequence[str], box: Box) -> dict[str, Box]:
    columns = [[homes[0]], *_stacks(neutrals), [homes[1]]]
    tallest = max(len(column) for column in columns)
    gap = min(GAP, box.width / 12)
    places: dict[str, Box] = {}
    high = min((box.height - (tallest - 1) * gap * 0.6) / tallest, HIGH * box.width / 3 / WIDE)
    for column, ids in zip(box.columns(len(columns), gap), columns, strict=True):
        used = len(ids) * high + (len(ids) - 1) * gap * 0.6
        stack = column.centred(min(column.width, high * 2), used)
        places |= dict(zip(ids, stack.rows(len(ids), gap * 0.6), strict=True))
    return places


def _stacks(neutrals: Sequence[str]) -> list[list[str]]:
    """Up to three above each other; more stand in several columns."""
    columns = -(-len(neutrals) // 3)
    down = -(-len(neutrals) // columns) if columns else 0
    return [list(neutrals[start : start + down]) for start in range(0, len(neutrals), down or 1)]


def _hidden(places: dict[str, Box], a: str, b: str) -> bool:
    """Does another country lie on the straight line between these two?"""
    return any(_crosses(box, places[a].centre, places[b].centre) for id_, box in places.items() if id_ not in (a, b))


def _crosses(box: Box, start: Point, end: Point) -> bool:
    """Liang and Barsky: is there a part of the line that is inside on both axes?"""
    enter, leave = 0.0, 1.0
    for low, high, at, step in (
        (box.x, box.right, start[0], end[0] - start[0]),
        (box.y, box.bottom, start[1], end[1] - start[1]),
    ):
        if abs(step) < 1e-9:
            if not low < at < high:
                return False
            continue
        first, last = sorted(((low - at) / step, (high - at) / step))
        enter, leave = max(enter, first), min(leave, last)
    return enter < leave


def map_height(state: State, width: float) -> float:
    """What the countries would like to have in that width."""
    neutrals = [id_ for id_, card in state.rules.map.items() if card.owner is None]
    tallest = max([1, *(len(stack) for stack in _stacks(neutrals))])
    gap = min(GAP, width / 12) * 0.6
    return tallest * HIGH * width / 3 / WIDE * 0.94 + (tallest - 1) * gap


# --- drawing --------------------------------------------------------------------------------------------------------


def draw_map(book: Book, surface: Surface, box: Box, state: State) -> TableMap:
    """Touching pairs that no line can show are told in words below."""
    map_ = TableMap.of(state, box)
    if map_.told:
        words, box = box.cut_bottom(4)
        map_ = TableMap.of(state, box)
        pairs = ", ".join(" – ".join(_named(state, id_, book.ask.language) for id_ in pair) for pair in map_.told)
        text = book.say("march-table-touching", pairs=pairs)
        surface.label(words.x, words.bottom - 0.9, text, 7.5, paint="soft", room=words.width, least=5, cut=True)
    areas = {id_: Area(place, inside=_Country(book, state, id_).draw, radius=1.5) for id_, place in map_.places.items()}
    area_map(surface, areas, [Way(a, b, width=1.4, paint="faint") for a, b in map_.joined])
    return map_


def _named(state: State, id_: str, language: str) -> str:
    return short_name(in_words(state.rules.map[id_].name, language))


class _Country:
    """One country card with everything on it."""

    def __init__(self, book: Book, state: State, id_: str) -> None:
        self._say, self._language = book.say, book.ask.language
        self._state, self._id = state, id_
        self._card, self._country = state.rules.map[id_], state.countries[id_]

    def draw(self, surface: Surface, box: Box) -> None:
        unit = min(box.width / WIDE, box.height / HIGH)
        head, rest = box.cut_top(8.5 * unit)
        self._head(surface, head, unit)
        dice, rest = rest.inset(2 * unit, 1 * unit).cut_top(13 * unit)
        self._dice(surface, dice, unit)
        self._armies(surface, Box(rest.x, rest.y + 0.8 * unit, rest.width, 10 * unit), unit)

    def _head(self, surface: Surface, box: Box, unit: float) -> None:
        """Name and owner; below it who controls it, where there is room for words."""
        swatch = owner_swatch(self._card.owner)
        patch = Box(box.x, box.y, 7.5 * unit, box.height)
        surface.area(patch, swatch, line=None, radius=1.2)
        surface.badge(*patch.centre, 2.3 * unit, swatch.letter)
        surface.line(box.x, box.bottom, box.right, box.bottom, width=HAIR)
        mark = MARK if f"countries/{self._id}/name" in self._state.rules.sources else ""
        name = short_name(in_words(self._card.name, self._language)) + mark
        x, room = patch.right + 1.5 * unit, box.width - patch.width - 3 * unit
        size, small = max(10 * unit, LEAST_TYPE), max(7.5 * unit, LEAST_TYPE)
        if unit < WORDY:
            surface.label(x, box.y + 6.2 * unit, name, size, "bold", room=room, least=LEAST_TYPE, cut=True)
            return
        surface.label(x, box.y + 3.8 * unit, name, size, "bold", room=room, least=LEAST_TYPE, cut=True)
        holder = controller(self._state, self._id)
        told = (
            self._say("march-panel-controls", seat=self._say(f"march-{holder}"))
            if holder is not None
            else self._say("march-panel-nobody")
        )
        surface.label(x, box.y + 7.2 * unit, told, small, paint="soft", room=room, least=LEAST_TYPE, cut=True)

    def _dice(self, surface: Surface, box: Box, unit: float) -> None:
        """The VP die; on a home the strength die and the capital, with the army on it."""
        side, y = 8.0 * unit, box.y + 4.8 * unit
        places = box.columns(3)
        self._thing(surface, places[0], self._say("march-field-vp"), unit)
        vp_die(surface, places[0].centre[0], y, side, self._country.vp)
        owner = self._card.owner
        if owner is None:
            return
        self._thing(surface, places[1], self._say("march-panel-strength"), unit)
        die(surface, places[1].centre[0], y, side, self._state.side(owner).strength)
        self._thing(surface, places[2], self._say("march-table-capital"), unit)
        posture, x = self._country.occupied, places[2].centre[0]
        if posture is None:
            capital(surface, x, y, side * 1.15, self._card.garrison)
        else:
            capital(surface, x - 3.6 * unit, y, side, 0)
            army(surface, x + 4.4 * unit, y, 0.85 * side, SWATCHES[other(owner)], posture == "fortified")

    def _thing(self, surface: Surface, place: Box, label: str, unit: float) -> None:
        if unit < WORDY:
            return
        size = max(6.5 * unit, LEAST_TYPE)
        surface.label(
            place.centre[0], place.y + 12 * unit, label, size, paint="soft", align="centre", room=place.width,
            least=4.5, cut=True,
        )  # fmt: skip

    def _armies(self, surface: Surface, box: Box, unit: float) -> None:
        """Of each side those that are not on the capital; nothing if there are none."""
        there = [seat for seat in SEATS if self._state.off_capital(seat, self._id).armies]
        for seat, place in zip(there, box.columns(max(len(there), 1), 2 * unit), strict=False):
            draw_armies(surface, place, seat, self._state.off_capital(seat, self._id), 9 * unit)


def draw_armies(surface: Surface, box: Box, seat: str, force: Force, size: float) -> float:
    """One block for each army from the left; too many become a block and a number. Returns where they end."""
    swatch, y, x = SWATCHES[seat], box.y + box.height / 2, box.x
    counts = {False: force.standing, True: force.fortified}
    steps = {False: size * STANDING_STEP, True: size * LYING_STEP}
    too_many = sum(steps[lying] * count for lying, count in counts.items()) > box.width
    for lying, count in counts.items():
        for _ in range(min(count, 1) if too_many else count):
            army(surface, x + steps[lying] / 2, y, size, swatch, lying)
            x += steps[lying]
        if too_many and count:
            points = max(size * 0.5 / POINT, LEAST_TYPE)
            x += surface.label(x, y + size * 0.18, f"×{count}", points, "bold", room=box.right - x, least=4, cut=True)
    return x
