"""The assault worksheet: the eleven steps of an assault beside each other for several assaults, to be filled in."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.marengo.beginning import rulings_of
from companion.games.marengo.rulings import Rulings
from companion.games.marengo.sheets.subject import FieldSubject
from companion.games.marengo.state import SEATS
from companion.printing.book import Book, Page
from companion.printing.box import Box, Overflow
from companion.printing.fonts import POINT
from companion.printing.job import Say
from companion.printing.notes import Type, chapters, draw_note, note_height
from companion.printing.surface import HAIR, LINE, THIN

SIZES = [size / 4 for size in range(40, 20, -1)]  # points
_NARROW = 175.0  # mm of paper
_HEAD = 15.0  # mm
_PENCIL = 8.5  # mm, the least height of a cell to write in
_FIELD_LABEL = 6.0  # points


class Step(NamedTuple):
    """One step: its rules, and what is written down; `?` before the name of a field makes it a box: one is ticked."""

    rules: tuple[str, ...]
    fields: tuple[str, ...]


STEPS = (
    Step(("AS01-03", "AS01-04", "AS01-05", "AS01-06", "AS01-08"), ("attacker-row",)),
    Step(("AS02-01", "AS02-02", "AS02-03"), ("?yes", "?no")),
    Step(("AS03-01", "AS03-02", "AS03-05"), ("attacker-loses",)),
    Step(("AS04-02", "AS04-03", "AS04-04", "AS04-06"), ("defender-row",)),
    Step(("AS05-01", "AS05-02", "AS05-03", "AS05-04"), ("attack", "defence")),
    Step(("AS06-01", "AS06-02"), ("result", "?attacker-wins", "?defender-wins")),
    Step(("AS07-01", "AS07-02", "ASLT-18", "ASLT-19"), ("attacker-loses", "defender-loses")),
    Step(("AS08-01", "AS08-02", "AS08-04", "AS08-05"), ("cavalry",)),
    Step(("AS09-01",), ("pursuit",)),
    Step(("AS10-01", "AS10-02"), ("attacker-loses", "defender-loses")),
    Step(("AS11-01", "AS11-03", "AS11-04", "AS11-05"), ("attacker-morale", "defender-morale")),
)


def draw_worksheet(book: Book, subject: FieldSubject) -> None:
    page = book.page(book.say("marengo-sheet-assault"), book.say("marengo-assault-note"), landscape=False)
    _Worksheet(book, page, rulings_of(subject.asked.setup)).draw()


def step_words(say: Say, number: int, rulings: Rulings) -> str:
    """What is done in a step, as this table plays it; the player aid says the same."""
    return say(
        f"marengo-assault-step-{number}",
        a=say("marengo-assault-a"),
        d=say("marengo-assault-d"),
        penalty=rulings.penalty_per_piece,
        fired=rulings.defensive_round,
        below=rulings.below_zero,
    )


class _Worksheet:
    def __init__(self, book: Book, page: Page, rulings: Rulings) -> None:
        self._page, self._say = page, book.say
        self._words = [step_words(book.say, number, rulings) for number in range(1, len(STEPS) + 1)]
        self._count = 2 if page.paper.width < _NARROW else 3

    def draw(self) -> None:
        body = self._page.body
        words, columns = body.columns([1.25, 1.75], 3)
        type_, heights = self._largest(words.width, body.height - _HEAD)
        self._heads(columns.cut_top(_HEAD)[0])
        y = body.y + _HEAD
        for number, (step, height) in enumerate(zip(STEPS, heights, strict=True), 1):
            row = Box(body.x, y, body.width, height)
            self._page.line(row.x, row.y, row.right, row.y, "soft", HAIR * 1.5)
            self._step(Box(words.x, y, words.width, height), number, step, type_)
            for at, cell in enumerate(Box(columns.x, y, columns.width, height).columns(self._count, 2), 1):
                with self._page.about(str(at), str(number)):
                    self._fields(cell, step, f"assault-{at}-{number}")
            y += height
        frames = columns.columns(self._count, 2)
        self._page.lines([(box.x - 1, body.y, box.x - 1, y) for box in frames], "ink", THIN)
        self._page.line(body.x, y, body.right, y, width=LINE)

    def _largest(self, width: float, height: float) -> tuple[Type, list[float]]:
        """The largest type at which all steps fit; what is left goes to all of them alike."""
        for size in SIZES:
            type_ = Type(size)
            needed = [
                note_height(words, chapters(step.rules), width - type_.lead - 1, type_)
                for words, step in zip(self._words, STEPS, strict=True)
            ]
            heights = [max(high + 2.4, _PENCIL) for high in needed if high is not None]
            if len(heights) == len(STEPS) and sum(heights) <= height:
                spare = (height - sum(heights)) / len(STEPS)
                return type_, [high + spare for high in heights]
        raise Overflow("the assault worksheet does not fit its page")

    def _step(self, box: Box, number: int, step: Step, type_: Type) -> None:
        radius = 0.8 * type_.em
        self._page.badge(box.x + radius, box.y + 1.4 + radius, radius, str(number))
        words = box.cut_left(type_.lead + 1)[1]
        ids, text = chapters(step.rules), self._words[number - 1]
        high = note_height(text, ids, words.width, type_) or 0.0
        draw_note(self._page, Box(words.x, words.y + 1.2, words.width, high), text, ids, type_)

    # --- what is written down ---------------------------------------------------------------------------------------

    def _heads(self, box: Box) -> None:
        """Which assault it is: whose, the hour, from where to where."""
        for at, cell in enumerate(box.columns(self._count, 2), 1):
            sides, places = cell.cut_bottom(2, 0)[1].rows([1, 1.4], 1)
            with self._page.about(str(at)):
                for tick, seat in zip(sides.columns(2, 1), SEATS, strict=True):
                    self._tick(tick, self._say(f"marengo-{seat}"), f"assault-{at}-side")
                for place, name in zip(places.columns(3, 1.6), ("hour", "from", "to"), strict=True):
                    self._field(place, name, f"assault-{at}-{name}")

    def _fields(self, cell: Box, step: Step, name: str) -> None:
        shares = [1.0 if field.startswith("?") and len(step.fields) > 2 else 1.3 for field in step.fields]
        for field, box in zip(step.fields, cell.inset(0.6, 1).columns(shares, 1.6), strict=True):
            if field.startswith("?"):
                self._tick(box, self._say(f"marengo-assault-field-{field[1:]}"), f"{name}-which")
            else:
                self._field(box, field, f"{name}-{field}")

    def _field(self, box: Box, field: str, name: str) -> None:
        """A line with its label in small print above it."""
        label = self._say(f"marengo-assault-field-{field}")
        self._page.label(
            box.x, box.y + _FIELD_LABEL * POINT, label, _FIELD_LABEL, paint="soft", room=box.width, least=4.5
        )
        self._page.line(box.x, box.bottom, box.right, box.bottom, "ink", THIN)
        self._page.field(box.cut_top(2.2)[1], name, label)

    def _tick(self, box: Box, label: str, name: str) -> None:
        size = min(3.4, box.height)
        square = Box(box.x, box.centre[1] - size / 2, size, size)
        self._page.rect(square, width=THIN)
        self._page.field(square, name, label, "choice")
        words = box.cut_left(size, 1)[1]
        self._page.write(words, label, 7.5, 5, upright="middle", lines=1)
