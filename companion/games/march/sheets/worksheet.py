"""A form for a scenario of one's own: everything that its file can say, to be filled in with a pencil first."""

from __future__ import annotations

from companion.games.march.scenario import STEPS
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.forms import blank, choices, grid, ruled, tick_boxes
from companion.printing.job import Subject

COUNTRIES = 8
NARROW = 175.0  # mm of paper
LEAST = 80.0  # mm of the countries
_FIELDS = ("armies", "armies-in-play", "threshold", "basic-vp", "home-floor")


def draw_worksheet(book: Book, subject: Subject) -> None:
    """Small paper needs two pages."""
    first = _Worksheet(book)
    rest = first.draw_countries()
    second = _Worksheet(book) if book.ask.paper.upright.width < NARROW else first
    second.draw_rest(rest if second is first else second.body)


class _Worksheet:
    """One page of it."""

    def __init__(self, book: Book) -> None:
        self._say = book.say
        title, note = book.say("march-sheet-worksheet"), book.say("march-worksheet-note")
        self._page = book.page(title, note, landscape=False)
        self.body = self._page.body

    def draw_countries(self) -> Box:
        """Returns the room below."""
        names, rest = self.body.cut_top(11, 3)
        for language, place in zip(("en", "de"), names.columns(2, 6), strict=True):
            blank(self._page, place, self._say(f"march-worksheet-name-{language}"), f"scenario-name-{language}")
        countries, rest = rest.cut_top(max(rest.height * 0.4, LEAST), 4)
        self._countries(countries)
        touching, rest = rest.cut_top(14, 3)
        blank(self._page, touching, self._say("march-worksheet-touching"), "scenario-touching")
        return rest

    def draw_rest(self, rest: Box) -> None:
        numbers, rest = rest.cut_top(12, 3)
        self._numbers(numbers)
        cubes, rest = rest.cut_top(12, 3)
        self._cubes(cubes)
        hand, rest = rest.cut_top(20, 3)
        self._hand(hand)
        rules, rest = rest.cut_top(16, 3)
        self._rules(rules)
        head, lines = rest.cut_top(4, 1)
        self._page.label(head.x, head.bottom - 0.6, self._say("march-worksheet-own"), 8, "bold", room=head.width)
        ruled(self._page, lines, self._say("march-worksheet-own"), "scenario-notes")

    def _countries(self, box: Box) -> None:
        """Id, name, home, dice, garrison and armies of each country card."""
        heads = self._say("march-worksheet-heads").split(" | ")
        grid(self._page, box, heads, [""] * COUNTRIES, "scenario-country", first=1.2, head_height=9)

    def _numbers(self, box: Box) -> None:
        for key, place in zip(_FIELDS, box.columns(len(_FIELDS), 4), strict=True):
            blank(self._page, place, self._say(f"march-worksheet-{key}"), f"scenario-{key}")

    def _cubes(self, box: Box) -> None:
        for at, place in enumerate(box.columns(4, 4)):
            kind, where = ("black", "white")[at % 2], ("cubes", "boxed")[at // 2]
            blank(self._page, place, self._say(f"march-worksheet-{where}-{kind}"), f"scenario-{where}-{kind}")

    def _hand(self, box: Box) -> None:
        head, rest = box.cut_top(4, 1)
        self._page.label(head.x, head.bottom - 0.6, self._say("march-worksheet-hand"), 8, "bold", room=head.width)
        names = [self._say(f"march-card-{card.replace('+', 'plus')}") for card in STEPS]
        for at, row in enumerate(rest.rows(2, 1)):
            with self._page.about(self._say("march-worksheet-hand")):
                tick_boxes(self._page, row, names[4 * at : 4 * at + 4], f"scenario-hand-{at + 1}")

    def _rules(self, box: Box) -> None:
        up, low = box.rows(2, 1)
        ties = [self._say("march-worksheet-more"), self._say("march-worksheet-tie")]
        choices(self._page, up, ties, "scenario-both")
        tick_boxes(self._page, low, [self._say("march-worksheet-home-enemy")], "scenario-home-enemy")
