"""A scenario on one page, made from its file: a picture of the set-up, what lies ready, the hand, what is different."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.march.beginning import known_so_far
from companion.games.march.scenario import SEATS, CountryCard, Scenario
from companion.games.march.sheets.look import (
    LOOK,
    SWATCHES,
    army,
    capital,
    card_name,
    country_swatch,
    footnote,
    in_words,
    mark,
)
from companion.games.march.sheets.names import short_name
from companion.games.march.sheets.pictograms import draw_action
from companion.games.march.sheets.table_map import HIGH, WIDE, TableMap
from companion.printing.areas import Area, Way, area_map
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.entries import in_few_lines
from companion.printing.job import Subject
from companion.printing.prose import prose
from companion.printing.surface import HAIR, THIN, Surface
from companion.printing.tracks import die

WIDTH = 194.0  # mm of upright A4 between its margins: everything is drawn in this width, then scaled
_OPEN = "?"  # settled before the game


def draw_scenario(book: Book, subject: Subject) -> None:
    scenario = known_so_far(subject.setup)
    name = short_name(in_words(scenario.name, book.ask.language)) + mark(scenario, "name")
    page = book.page(name, book.say("march-sheet-scenario"), landscape=False)
    scale = page.body.width / WIDTH
    card = _ScenarioCard(book, scenario)
    form = book.form("march-scenario", WIDTH, page.body.height / scale, card.draw, bleed=1)
    page.show(form, page.body.x, page.body.y, scale=scale)


class _ScenarioCard:
    def __init__(self, book: Book, scenario: Scenario) -> None:
        self._book, self._say, self._scenario = book, book.say, scenario

    def draw(self, surface: Surface) -> None:
        box = Box(0, 0, surface.box.width - 2, surface.box.height - 2)
        notes, box = box.cut_bottom(14, 2)
        share = 0.28 if len(self._scenario.neutrals()) == 1 else 0.46  # one row of countries, or more
        picture, rest = box.cut_top(box.height * share, 4)
        told = self._map(surface, self._part(surface, picture, "march-scenario-picture"))
        left, right = rest.columns([1.15, 1], 6)
        setup = "\n".join([*self._ready(), *told])
        prose(surface, self._part(surface, left, "march-scenario-ready"), setup, 9.5, 6)
        self._hand(surface, self._part(surface, right, "march-scenario-hand"))
        self._notes(surface, notes)

    def _part(self, surface: Surface, box: Box, title: str) -> Box:
        head, rest = box.cut_top(6, 2)
        surface.label(head.x, head.bottom - 1.6, self._say(title), 11, "bold", room=head.width)
        surface.line(head.x, head.bottom, head.right, head.bottom, LOOK.colour, 0.6)
        return rest

    # --- the picture ------------------------------------------------------------------------------------------------

    def _map(self, surface: Surface, box: Box) -> Iterator[str]:
        """Countries as they lie, lines where they touch; what no line can show is told."""
        scenario = self._scenario
        homes = sorted(scenario.homes(), key=lambda id_: scenario.countries[id_].owner or "")
        touching = scenario.touching or ()
        map_ = TableMap.between(homes, scenario.neutrals(), touching, box)
        areas = {
            id_: Area(place, inside=_Country(self._book, scenario, id_).draw, radius=1.5, line=LOOK.colour)
            for id_, place in map_.places.items()
        }
        area_map(surface, areas, [Way(a, b, width=1.4, paint="faint") for a, b in map_.joined])
        if scenario.touching is None:
            yield "- " + self._say("march-scenario-touching-open")
        for one, two in map_.told:
            names = [short_name(in_words(scenario.countries[id_].name, self._book.ask.language)) for id_ in (one, two)]
            yield "- " + self._say("march-scenario-touch", one=names[0], two=names[1])

    # --- words ------------------------------------------------------------------------------------------------------

    def _ready(self) -> Iterator[str]:
        """What lies beside the cards, and which rules this scenario changes."""
        scenario, say = self._scenario, self._say
        cubes, boxed = scenario.cubes, scenario.boxed
        yield "- " + say("march-scenario-cubes", black=cubes.black, white=cubes.white, vp=cubes.value)
        if boxed.value:
            yield "- " + say("march-scenario-boxed", black=boxed.black, white=boxed.white)
        home = -1 if scenario.armies_in_play is None else scenario.armies_in_play
        yield "- " + say("march-scenario-armies", armies=scenario.armies, home=home)
        yield "- " + say("march-scenario-goal", goal=scenario.threshold, tie=int(scenario.both_at_threshold == "tie"))
        if scenario.basic_vp != 1:
            yield "- " + say("march-scenario-basic", vp=scenario.basic_vp)
        if scenario.home_floor:
            yield "- " + say("march-paper-change-home-floor", floor=scenario.home_floor)
        if not scenario.score_home_with_enemy:
            yield "- " + say("march-paper-change-home-enemy")
        note = in_words(scenario.note, self._book.ask.language)
        if note:
            yield "- " + note.replace("*", " ").replace("\n", " ")

    def _hand(self, surface: Surface, box: Box) -> None:
        """Each card of the hand with its sign."""
        cards = list(dict.fromkeys(self._scenario.cards))
        high = min(11.0, box.height / len(cards))
        for card, row in zip(cards, box.cut_top(high * len(cards))[0].rows(len(cards)), strict=True):
            sign, words = row.cut_left(high, 2)
            draw_action(surface, card, sign.centre, high * 0.7)
            times = self._scenario.cards.count(card)
            name = card_name(self._book, self._scenario, card) + (f" × {times}" if times > 1 else "")
            surface.write(words, name, 10, 5, "bold", upright="middle", lines=1, cut=True)
            surface.line(row.x, row.bottom, row.right, row.bottom, "faint", HAIR)

    def _notes(self, surface: Surface, box: Box) -> None:
        """What no rulebook states, by its country."""
        things = {path: self._thing(path) for path in self._scenario.sources}
        note = footnote(self._book, self._scenario, things)
        if note:
            setting = in_few_lines(note, box.width, 7, 4)
            surface.set_lines(box, setting, "text", "soft", upright="bottom")

    def _thing(self, path: str) -> str:
        """A country by its name; everything else is of the scenario itself."""
        _, id_, *_ = *path.split("."), "", ""
        if id_ not in self._scenario.countries:
            return self._say("march-paper-thing-title")
        return short_name(in_words(self._scenario.countries[id_].name, self._book.ask.language))


class _Country:
    """A country card as it lies at the beginning."""

    def __init__(self, book: Book, scenario: Scenario, id_: str) -> None:
        self._book, self._scenario, self._id = book, scenario, id_
        self._card: CountryCard = scenario.countries[id_]

    def draw(self, surface: Surface, box: Box) -> None:
        unit = min(box.width / WIDE, box.height / HIGH)
        head, rest = box.cut_top(8.5 * unit)
        swatch = country_swatch(self._card)
        surface.area(head, swatch, line=None, radius=1.2)
        surface.badge(head.x + 4.2 * unit, head.centre[1], 2.8 * unit, swatch.letter)
        ground = head.cut_left(8.5 * unit)[1].inset(0.8 * unit)
        surface.rect(ground, fill="paper", line=None, radius=0.8)
        name = short_name(in_words(self._card.name, self._book.ask.language)) + self._mark("name")
        surface.write(ground.inset(1 * unit, 0), name, 9.5 * unit, 4.5, "bold", upright="middle", lines=1, cut=True)
        low = rest.inset(2 * unit, 1 * unit)
        things = [self._vp] + ([self._strength, self._capital] if self._card.home else [])
        for place, draw in zip(low.cut_left(low.width * 0.66)[0].columns(3, unit), things, strict=False):
            draw(surface, place, unit)
        self._armies(surface, low.cut_right(low.width * 0.3)[0], unit)

    def _mark(self, part: str) -> str:
        return mark(self._scenario, f"countries.{self._id}.{part}")

    def _vp(self, surface: Surface, box: Box, unit: float) -> None:
        """The die as it starts, the range under it."""
        card = self._card
        self._die(surface, box, unit, card.vp)
        high = "6" if card.vp_max is None else str(card.vp_max)
        told = f"{card.vp_min}–{high}{self._mark('vp_min') or self._mark('vp_max')}"
        self._under(surface, box, unit, self._book.say("march-scenario-vp", range=told))

    def _strength(self, surface: Surface, box: Box, unit: float) -> None:
        self._die(surface, box, unit, self._card.strength)
        self._under(surface, box, unit, f"{self._book.say('march-panel-strength')}{self._mark('strength')}")

    def _capital(self, surface: Surface, box: Box, unit: float) -> None:
        capital(surface, box.centre[0], box.y + 7 * unit, 10 * unit, self._card.garrison)
        self._under(surface, box, unit, f"{self._book.say('march-table-capital')}{self._mark('garrison')}")

    def _die(self, surface: Surface, box: Box, unit: float, value: int | None) -> None:
        """An empty one where the players settle it."""
        x, y, side = box.centre[0], box.y + 7 * unit, 9 * unit
        if value:
            die(surface, x, y, side, value)
            return
        square = Box(x, y, 0, 0).inset(-side / 2)
        surface.rect(square, line="soft", width=THIN, radius=side * 0.15, dash="1 0.7")
        surface.label(x, y + 2 * unit, _OPEN if value is None else "0", 14 * unit, "bold", "soft", "centre")

    def _under(self, surface: Surface, box: Box, unit: float, words: str) -> None:
        surface.label(
            box.centre[0], box.y + 18 * unit, words, max(6.5 * unit, 4.0), paint="soft", align="centre",
            room=box.width, least=3, cut=True,
        )  # fmt: skip

    def _armies(self, surface: Surface, box: Box, unit: float) -> None:
        """Those of each player that begin here."""
        owner = self._card.owner
        counts = {seat: getattr(self._card, seat) for seat in SEATS}
        if owner is not None:
            counts[owner] += self._scenario.armies_in_play or 0
        blocks = [seat for seat, count in counts.items() for _ in range(count)]
        if not blocks:
            return
        size = min(9 * unit, box.height, box.width / (len(blocks) * 0.7))
        for at, seat in enumerate(blocks):
            army(surface, box.x + (at + 0.5) * size * 0.7, box.centre[1], size, SWATCHES[seat])
