"""The country cards of a scenario at the size of the box (MP-COMP-11): dice with their ranges, capital, neighbours."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.march.beginning import known_so_far
from companion.games.march.scenario import SEATS, CountryCard, Scenario
from companion.games.march.sheets import look
from companion.games.march.sheets.deck import EDGE, FRAME
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.cards import Card, Side, lay_cards
from companion.printing.faces import fitted, plate
from companion.printing.ink import Swatch
from companion.printing.job import Subject
from companion.printing.paper import ORIGINAL, CardSize
from companion.printing.surface import THIN, Surface
from companion.printing.tracks import dice_space

UPRIGHT = CardSize("upright", ORIGINAL.height, ORIGINAL.width)
CAPTION, RANGE = 4.0, 4.6  # mm above and below the place of a die
SPACE = look.DIE + 1  # mm, the width of a die's column
CAPITAL = 25.0  # mm: an army stands on it
FEW = 3  # armies that are drawn one by one


def draw_country_cards(book: Book, subject: Subject) -> None:
    scenario = known_so_far(subject.setup)
    size = book.ask.card or ORIGINAL
    design = ORIGINAL if size.width >= size.height else UPRIGHT
    faces = (CountryFace(book, scenario, id_, card) for id_, card in scenario.countries.items())
    lay_cards(book, [Card(Side(fitted(book, face.draw, design))) for face in faces], size)


class CountryFace(NamedTuple):
    """One country card, lying or upright as its size wants it."""

    book: Book
    scenario: Scenario
    id: str
    card: CountryCard

    def draw(self, surface: Surface, box: Box) -> None:
        lying = box.width >= box.height
        look.card_frame(surface, box.inset(FRAME))
        strip, rest = box.inset(EDGE).cut_top(7.5, 1.2)
        name, rest = rest.cut_top(9.2, 0.4)
        kind, rest = rest.cut_top(3.8, 1.6)
        foot, rest = rest.cut_bottom(4.4 if lying else 7, 1)
        touches, places = rest.cut_bottom(7, 1.5)
        self._strip(surface, strip)
        surface.write(name, self._name(self.id), 20, 9, "bold", upright="middle", lines=2, leading=1.1, cut=True)
        surface.write(kind, self._kind(), 8.5, 6, paint="soft", lines=1)
        if lying:
            self._lying(surface, places)
        else:
            self._upright(surface, places)
        self._touches(surface, touches)
        self._foot(surface, foot.columns((3, 1), 2) if lying else foot.rows((2, 1)))

    # --- words --------------------------------------------------------------------------------------------------

    def _strip(self, surface: Surface, box: Box) -> None:
        look.owner_strip(surface, box, look.country_swatch(self.card))
        plate(surface, box.inset(1.6, 0.7).cut_right(24)[0], self.id, "right")

    def _name(self, id_: str) -> str:
        name = look.in_words(self.scenario.countries[id_].name, self.book.ask.language)
        return name + look.mark(self.scenario, f"countries.{id_}.name")

    def _kind(self) -> str:
        if not self.card.home:
            return self.book.say("march-paper-neutral")
        if self.card.owner is None:
            return self.book.say("march-paper-home-of-either")
        return self.book.say("march-paper-home-of", owner=self.book.say(f"march-{self.card.owner}"))

    def _touches(self, surface: Surface, box: Box) -> None:
        """The neighbours by name; a line to write them on if nobody knows them yet."""
        if self.scenario.touching is None:
            y = box.bottom - 1
            wide = surface.label(box.x, y, self.book.say("march-paper-touches-what"), 9, "narrow")
            surface.line(box.x + wide + 2, y + 0.4, box.right, y + 0.4, "soft", THIN)
            return
        neighbours = [b if a == self.id else a for a, b in self.scenario.touching if self.id in (a, b)]
        names = " · ".join(self._name(id_) for id_ in dict.fromkeys(neighbours))
        text = self.book.say("march-paper-touches", mark=look.mark(self.scenario, "touching"), countries=names)
        surface.write(box, text, 9, 5.5, "narrow", upright="bottom", cut=True)

    def _foot(self, surface: Surface, places: list[Box]) -> None:
        """What the marks mean, and the scenario at the right edge."""
        note, scenario = places
        name = look.in_words(self.scenario.name, self.book.ask.language) + look.mark(self.scenario, "name")
        surface.write(scenario, name, 6, 4.5, "narrow", "soft", "right", "bottom", cut=True)
        surface.write(note, self._footnote(), 6, 4.5, "narrow", "soft", upright="bottom", cut=True)

    def _footnote(self) -> str:
        here = f"countries.{self.id}"
        things = {
            f"{here}.name": "name",
            f"{here}.vp": "start",
            f"{here}.vp_min": "vp",
            f"{here}.vp_max": "vp",
            f"{here}.strength": "strength",
            f"{here}.strength_max": "strength",
            f"{here}.garrison": "garrison",
            "touching": "touching",
            "name": "title",
        }
        told = {path: self.book.say(f"march-paper-thing-{thing}") for path, thing in things.items()}
        return look.footnote(self.book, self.scenario, told)

    # --- places -------------------------------------------------------------------------------------------------

    def _lying(self, surface: Surface, box: Box) -> None:
        """Side by side: dice, room for armies, the capital."""
        if self.card.home:
            place, box = box.cut_right(CAPITAL, 3)
            self._capital(surface, place)
        self._armies(surface, self._dice(surface, box))

    def _upright(self, surface: Surface, box: Box) -> None:
        """The dice above; below them room for armies and the capital."""
        row, below = box.cut_top(CAPTION + look.DIE + RANGE, 1.5)
        self._dice(surface, row)
        if self.card.home:
            place, below = below.cut_right(CAPITAL, 3)
            self._capital(surface, place)
        self._armies(surface, below)

    def _dice(self, surface: Surface, box: Box) -> Box:
        """The places of the dice from the left; returns what they leave free."""
        place, rest = box.cut_left(SPACE, 3)
        here = f"countries.{self.id}"
        caption = self.book.say("march-paper-die-vp") + look.mark(self.scenario, f"{here}.vp")
        reach = self._vp_range() + look.mark(self.scenario, f"{here}.vp_min", f"{here}.vp_max")
        self._die(surface, place, caption, reach, self.card.vp or 0)
        if self.card.home:
            place, rest = rest.cut_left(SPACE, 3)
            low, high = self.card.strength, self.card.strength_max
            mark = look.mark(self.scenario, f"{here}.strength", f"{here}.strength_max")
            reach = self.book.say("march-paper-range", low=low, high=high) + mark
            self._die(surface, place, self.book.say("march-paper-die-strength"), reach, low)
        return rest

    def _vp_range(self) -> str:
        """A VP die never rises, so it starts at the top of its range if the card prints no other."""
        low = max(self.card.vp_min, self.scenario.home_floor) if self.card.home else self.card.vp_min
        high = self.card.vp_max if self.card.vp_max is not None else self.card.vp
        if high is None:
            return self.book.say("march-paper-range-from", low=low)
        return self.book.say("march-paper-range", low=low, high=high)

    def _die(self, surface: Surface, box: Box, caption: str, reach: str, start: int) -> None:
        head, rest = box.cut_top(CAPTION)
        surface.write(head, caption, 8, 6, "bold", align="centre", lines=1)
        square, rest = rest.cut_top(look.DIE)
        dice_space(surface, square, shown=start)
        surface.write(rest.cut_top(RANGE)[0], reach, 9, 6, align="centre", upright="bottom", lines=1)

    def _capital(self, surface: Surface, box: Box) -> None:
        head, rest = box.cut_top(CAPTION)
        surface.write(head, self.book.say("march-paper-place-capital"), 8, 6, "bold", align="centre", lines=1)
        foot, place = rest.cut_bottom(RANGE)
        garrison = self.book.say("march-paper-garrison", strength=self.card.garrison)
        garrison += look.mark(self.scenario, f"countries.{self.id}.garrison")
        surface.write(foot, garrison, 9, 6, align="centre", upright="bottom", lines=1)
        side = min(place.width, place.height)
        x, y = place.centre
        surface.circle(x, y, side / 2, line="soft", dash="1.2 0.8")
        look.capital(surface, x, y, side * 0.56, self.card.garrison)

    def _armies(self, surface: Surface, box: Box) -> None:
        """Room for armies, with those that start there."""
        head, rest = box.cut_top(CAPTION)
        surface.write(head, self.book.say("march-paper-place-armies"), 8, 6, "bold", align="centre", lines=1)
        surface.rect(rest, line="faint", radius=2)
        starting = {seat: count for seat in SEATS if (count := self._armies_of(seat))}
        for place, (seat, count) in zip(rest.columns(len(starting) or 1), starting.items(), strict=False):
            _armies_at_start(surface, place, look.owner_swatch(seat), count)

    def _armies_of(self, seat: str) -> int:
        at_home = self.scenario.armies_in_play or 0
        return (self.card.blue if seat == "blue" else self.card.orange) + (at_home if self.card.owner == seat else 0)


def _armies_at_start(surface: Surface, box: Box, swatch: Swatch, count: int) -> None:
    """One block for each army; for many of them one block and their number."""
    drawn = count if count <= FEW else 1
    row = box.centred(min(box.width - 3, drawn * 11.0), 9)
    for place in row.columns(drawn, 1):
        look.army(surface, *place.centre, min(9.0, place.width), swatch)
    if drawn < count:
        surface.write(Box(box.x, row.bottom, box.width, 4), f"× {count}", 9, 6, align="centre", lines=1)
