"""Tracks for people who lack cubes or dice: the race for VP, army strengths, VP of the countries, stock, turns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from companion.games.march.beginning import known_so_far
from companion.games.march.scenario import SEATS, Scenario
from companion.games.march.sheets.look import SWATCHES, country_swatch, footnote, in_words, mark
from companion.games.march.sheets.names import short_name
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.ink import Paint, Swatch, rgb
from companion.printing.job import Subject
from companion.printing.surface import BOLD, LINE, THIN, Surface
from companion.printing.tracks import pips

WIDTH = 194.0  # mm of an upright A4 page between its margins: everything is drawn in this size, then scaled
SHORTEST, TALLEST = 225.0, 285.0  # mm that a page of tracks needs and can use
SPACE = 15.0  # mm, the side of a space; the tokens are cut to the same measure
TURNS = 12
FIRST, MORE = 6, 12  # countries on the first page and on each that follows
_GAP = 1.0
_HEAD = 6.5  # mm, the words above a track
_BAND = 5.5  # mm, the numbers between the lanes of the race
_UNDER = 3.2  # mm, the word under the space where a marker starts


def scale_for(body: Box) -> float:
    """How much larger than on A4 tracks and their markers are on a page with that body."""
    return min(body.width / WIDTH, body.height / SHORTEST)


def draw_tracks(book: Book, subject: Subject) -> None:
    scenario = known_so_far(subject.setup)
    values = list(_values(book, scenario))
    note = book.say("march-paper-tracks-note", scenario=short_name(in_words(scenario.name, book.ask.language)))
    for start, end in pairwise((0, *range(FIRST, len(values), MORE), len(values))):
        page = book.page(book.say("march-sheet-tracks"), note, landscape=False)
        scale = scale_for(page.body)
        height = min(page.body.height / scale, TALLEST)
        tracks = _Tracks(book, scenario, values[start:end])
        draw = tracks.draw_rest if start else tracks.draw
        form = book.form(f"march-tracks-{start}", WIDTH, height, draw, bleed=1)
        page.show(form, page.body.x + (page.body.width - WIDTH * scale) / 2, page.body.y, scale=scale)


class _Value(NamedTuple):
    """What a die may show. `high` or `start` None: the players settle it before the game."""

    name: str
    swatch: Swatch
    low: int
    high: int | None
    start: int | None
    mark: str = ""

    @property
    def spaces(self) -> range:
        return range(self.low, 1 + (6 if self.high is None else self.high))


def _values(book: Book, scenario: Scenario) -> Iterator[_Value]:
    """Of the countries. A VP die never rises, so it starts at the top of its range if the card prints no other."""
    for id_, card in scenario.countries.items():
        high = card.vp_max if card.vp_max is not None else card.vp
        low = max(card.vp_min, scenario.home_floor if card.home else 0)
        here = f"countries.{id_}"
        name = in_words(card.name, book.ask.language) + mark(scenario, f"{here}.name")
        doubt = mark(scenario, f"{here}.vp_min", f"{here}.vp_max")
        yield _Value(name, country_swatch(card), low, high, card.vp, doubt)


class _Tracks:
    """One page, drawn in millimetres of A4."""

    def __init__(self, book: Book, scenario: Scenario, values: list[_Value]) -> None:
        self._book, self._scenario, self._values = book, scenario, values
        self._say = book.say
        self._across = 2 if len(values) in (2, 4) or any(len(value.spaces) > 4 for value in values) else 3
        self._down = -(-len(values) // self._across)
        self._race_rows = -(-(scenario.threshold + 1) // self._race_columns())

    def _race_columns(self) -> int:
        """Ten spaces are roomy; a long race takes smaller ones."""
        spaces = self._scenario.threshold + 1
        return 10 if spaces <= 20 else 20 if spaces <= 80 else 26

    def draw(self, surface: Surface) -> None:
        whole = surface.box.inset(1)
        foot, body = whole.cut_bottom(4, 1)
        side, gap = self._measures(body.height)
        for height, draw in (
            (self._race_height(side), self._race),
            (side + _HEAD + _UNDER, self._strengths),
            (self._values_height(side), self._countries),
            (2 * side + _GAP, self._stock),
            (side, self._turns),
        ):
            part, body = body.cut_top(_HEAD + height, gap)
            draw(surface, part, side)
        surface.write(foot, self._footnote(), 7.5, 6, paint="soft", upright="bottom", lines=1)

    def draw_rest(self, surface: Surface) -> None:
        """A page with nothing but more countries."""
        self._countries(surface, surface.box.inset(1).cut_top(_HEAD + self._values_height(SPACE))[0], SPACE)

    def _measures(self, height: float) -> tuple[float, float]:
        """The side of a space, and the gap between the tracks."""
        small, rows = 3.5, 2 * min(self._race_rows, 2) + 1 + self._down + 2 + 1
        fixed = 5 * _HEAD + self._race_height(0) + _HEAD + _UNDER + self._values_height(0) + _GAP
        side = min(SPACE, (height - fixed - 4 * small) / rows)
        return side, min(11.0, (height - fixed - rows * side) / 4)

    def _race_height(self, side: float) -> float:
        """Two rows have spaces of full height; more rows share that height."""
        return min(self._race_rows, 2) * (2 * side + _BAND) + (4 if self._race_rows > 1 else 0)

    def _values_height(self, side: float) -> float:
        return self._down * (_HEAD + side + _UNDER)

    def _footnote(self) -> str:
        countries = self._scenario.countries
        things = {f"countries.{id_}.name": self._say("march-paper-thing-name") for id_ in countries}
        for part in ("vp_min", "vp_max"):
            things |= {f"countries.{id_}.{part}": self._say("march-paper-thing-vp") for id_ in countries}
        return footnote(self._book, self._scenario, things)

    # --- the race -----------------------------------------------------------------------------------------------

    def _race(self, surface: Surface, box: Box, side: float) -> None:
        goal = self._scenario.threshold
        rest = _headed(surface, box, self._say("march-paper-race"), self._say("march-paper-race-note", goal=goal))
        columns = self._race_columns()
        for r, row in enumerate(rest.rows(self._race_rows, 4 if self._race_rows <= 2 else 1)):
            places = row.columns(columns, _GAP)
            first = r * columns
            for value in range(first, min(first + columns, goal)):
                self._race_space(surface, places[value - first], value)
            if first <= goal < first + columns:
                place = places[goal - first]
                self._goal(surface, Box(place.x, place.y, row.right - place.x, place.height), goal)

    def _race_space(self, surface: Surface, place: Box, value: int) -> None:
        fifth = value % 5 == 0
        upper, numbers, lower = _lanes(place)
        for lane, swatch in ((upper, SWATCHES["blue"]), (lower, SWATCHES["orange"])):
            if value == 0:
                surface.area(lane, swatch, width=THIN, radius=1.2)
                surface.badge(*lane.centre, min(lane.width, lane.height) * 0.27, swatch.letter)
            else:
                surface.rect(lane, tint(swatch, 0.72 if fifth else 0.87), swatch.colour, THIN, 1.2)
        surface.write(numbers, str(value), 12 if fifth else 10, 4, "bold" if fifth else "text",
                      align="centre", upright="middle", lines=1)  # fmt: skip

    def _goal(self, surface: Surface, place: Box, goal: int) -> None:
        """The last space takes what is left of its row: whoever is here ends the game."""
        upper, numbers, lower = _lanes(place)
        for lane, swatch in ((upper, SWATCHES["blue"]), (lower, SWATCHES["orange"])):
            surface.area(lane, swatch, line=None, radius=1.2)
        surface.rect(place.inset(BOLD / 2), line="ink", width=BOLD, radius=1.2)
        word = f"{goal}+" if place.width < 30 else self._say("march-paper-race-goal", goal=goal)
        surface.write(numbers, word, 12, 4, "bold", align="centre", upright="middle", lines=1)

    # --- dice ---------------------------------------------------------------------------------------------------

    def _strengths(self, surface: Surface, box: Box, side: float) -> None:
        rest = _headed(surface, box, self._say("march-paper-strength"), self._say("march-paper-strength-note"))
        homes = {card.owner: card for card in self._scenario.countries.values() if card.home}
        for place, seat in zip(rest.columns(2, 4), SEATS, strict=True):
            home = homes.get(seat) or next(card for card in self._scenario.countries.values() if card.home)
            low, high = home.strength, home.strength_max
            value = _Value(self._say(f"march-{seat}"), SWATCHES[seat], low, high, low)
            self._die_track(surface, place, value, side)

    def _countries(self, surface: Surface, box: Box, side: float) -> None:
        rest = _headed(surface, box, self._say("march-paper-values"), self._say("march-paper-values-note"))
        places = [cell for row in rest.rows(self._down) for cell in row.columns(self._across, 4)]
        for place, value in zip(places, self._values, strict=False):
            self._die_track(surface, place, value, side)

    def _die_track(self, surface: Surface, box: Box, value: _Value, side: float) -> None:
        """A row of dice faces from the lowest to the highest that is permitted."""
        head, rest = box.cut_top(_HEAD)
        chip, words = Box(head.x, head.y, head.width, 5.2).cut_left(8.5, 1.8)
        surface.area(chip, value.swatch, line=value.swatch.colour, radius=1.2)
        surface.badge(*chip.centre, 2.1, value.swatch.letter)
        wide = surface.label(words.right, words.y + 3.7, self._reach(value), 8.5, paint="soft", align="right")
        words = words.cut_right(wide, 2)[1]
        surface.write(words, value.name, 9.5, 6, "bold", upright="middle", lines=1, cut=True)
        wide = min(side * 1.05, (rest.width + _GAP) / len(value.spaces) - _GAP)
        for i, number in enumerate(value.spaces):
            place = Box(rest.x + i * (wide + _GAP), rest.y, wide, side)
            self._die_space(surface, place, number, value)

    def _reach(self, value: _Value) -> str:
        if value.high is None:
            return self._say("march-paper-range-from", low=value.low) + value.mark
        return self._say("march-paper-range", low=value.low, high=value.high) + value.mark

    def _die_space(self, surface: Surface, place: Box, number: int, value: _Value) -> None:
        start = number == value.start
        width = BOLD if start else THIN
        surface.rect(place.inset(width / 2), tint(value.swatch, 0.87), value.swatch.colour, width, 1.2)
        surface.label(place.x + 1.2, place.y + 4, str(number), 9, "bold", room=place.width - 2)
        if number and place.height > 11:  # room for both
            x, y = place.centre
            pips(surface, x + 0.8, y + 1.2, min(place.width, place.height) * 0.62, number)
        if start:
            under = Box(place.x - 1, place.bottom + 0.3, place.width + 2, _UNDER)
            surface.write(under, self._say("march-paper-start"), 7.5, 5, paint="soft", align="centre", lines=1)

    # --- stock, initiative, turns -------------------------------------------------------------------------------

    def _stock(self, surface: Surface, box: Box, side: float) -> None:
        cubes, boxed = self._scenario.cubes, self._scenario.boxed
        left, right = box.cut_right(2 * side + _GAP, 4)[::-1]
        note = self._say("march-paper-stock-note", vp=cubes.value, black=boxed.black, white=boxed.white)
        rest = _headed(surface, left, self._say("march-paper-stock"), note)
        upper, lower = Box(box.x, rest.y, box.width, rest.height).rows(2, _GAP)
        upper = Box(rest.x, upper.y, rest.width, upper.height)
        for place, count, worth in ((upper, cubes.black, 5), (lower, cubes.white, 1)):
            for space in packed(place, count, side):
                _cube_place(surface, space, worth)
        held = _headed(surface, right, self._say("march-paper-initiative"), "")
        for i, seat in enumerate(SEATS):
            space = Box(held.x + i * (side + _GAP), held.y, side, side)
            surface.rect(space, tint(SWATCHES[seat], 0.87), SWATCHES[seat].colour, LINE, 1.2)
            surface.badge(*space.centre, side * 0.25, SWATCHES[seat].letter)

    def _turns(self, surface: Surface, box: Box, side: float) -> None:
        note = self._say("march-paper-turns-note", last=TURNS, next=TURNS + 1)
        rest = _headed(surface, box, self._say("march-paper-turns"), note)
        for i, place in enumerate(rest.columns(TURNS, _GAP)):
            surface.rect(place, "paper", "soft", THIN, 1.2)
            surface.label(place.x + 1.2, place.y + 4, str(i + 1), 9, "bold", room=place.width - 2)


def _headed(surface: Surface, box: Box, title: str, note: str) -> Box:
    """A track's name and what to do with it, on one line; returns the room below."""
    head, rest = box.cut_top(_HEAD)
    wide = surface.label(head.x, head.y + 4.4, title, 11.5, "bold", room=head.width)
    if note:
        surface.label(head.x + wide + 3, head.y + 4.4, note, 8.5, paint="soft", room=head.width - wide - 3, least=6)
    return rest


def _lanes(place: Box) -> tuple[Box, Box, Box]:
    """Blue's half of a space, the number between, Orange's half."""
    band = min(_BAND, place.height * 0.3)
    upper, rest = place.cut_top((place.height - band) / 2)
    numbers, lower = rest.cut_top(band)
    return upper, numbers, lower


def _cube_place(surface: Surface, place: Box, worth: int) -> None:
    """Where a cube of the stock lies: the heavy frame is a black one."""
    heavy = worth > 1
    surface.rect(place.inset(0.5), "tint" if heavy else "paper", "ink", BOLD * 1.4 if heavy else THIN, 1.2)
    if place.width < 5:  # so many cubes that only the frame tells them apart
        return
    surface.write(place.inset(1.2), str(worth), 16 if heavy else 12, 4, "bold" if heavy else "text", "soft",
                  "centre", "middle", lines=1)  # fmt: skip


def packed(box: Box, count: int, side: float) -> list[Box]:
    """So many squares in a box, row by row from its left, none larger than `side`."""
    if not count:
        return []
    sizes = {}
    for down in range(1, count + 1):
        across = -(-count // down)
        sizes[min(side, (box.width + _GAP) / across - _GAP, (box.height + _GAP) / down - _GAP), -down] = across
    (fitting, _), across = max(sizes.items())
    return [
        Box(box.x + i % across * (fitting + _GAP), box.y + i // across * (fitting + _GAP), fitting, fitting)
        for i in range(count)
    ]


def tint(swatch: Swatch, share: float) -> Paint:
    """An owner's colour, that much of it left out."""
    return "#" + "".join(f"{round(255 * (part + (1 - part) * share)):02x}" for part in rgb(swatch.colour))
