"""The Automa's priorities as a flow chart on one page: who acts, what it does, which hex, which target, what hits."""

from __future__ import annotations

from itertools import pairwise

from companion.games.aces.board.cards import Role
from companion.games.aces.sheets.look import KHAKI, LEAF, OLIVE, SAND, frame, panel
from companion.games.aces.sheets.pictograms import DARK, draw_sign
from companion.games.aces.sheets.subject import AcesSubject
from companion.printing.book import Book
from companion.printing.box import Box, Point
from companion.printing.labels import middle_label
from companion.printing.surface import THIN, Surface
from companion.printing.text import fit

WIDE, HIGH = 194.0, 240.0  # mm, what the chart is drawn for; it is shown as large as the page allows
ORDER: tuple[tuple[Role, ...], ...] = (("regular",), ("special",), ("artillery",), ("fighter", "bomber"), ("tank",))
HEX_LETTERS, TARGET_LETTERS = "abcdefg", "abcdefghijk"  # AA-AMV-01..07, AA-AAT-02..12
CHAPTERS = {"hex": "AA-AMV", "target": "AA-AAT"}
ONLY: dict[str, tuple[Role, ...]] = {  # letters that hold for some arms
    "hex-a": ("regular",),
    "hex-b": ("artillery",),
    "hex-c": ("regular", "tank"),
    "hex-d": ("artillery",),
    "hex-e": ("artillery",),
    "target-d": ("fighter",),
}
_TEXT = 8.5  # points
_ARROW = 6.5  # mm, between a question and its answer


def draw_automa(book: Book, subject: AcesSubject) -> None:
    page = book.page(book.say("aces-sheet-automa"), book.say("aces-automa-paper-how"), landscape=False)
    unit = min(page.body.width / WIDE, page.body.height / HIGH)
    chart = _Chart(book, subject)
    name = f"aces-automa-{page.body.width:g}"
    book.form(name, page.body.width / unit, page.body.height / unit, lambda form: chart.draw(form, form.box.inset(0.3)))
    page.show(name, page.body.x, page.body.y, scale=unit)


class _Chart:
    def __init__(self, book: Book, subject: AcesSubject) -> None:
        self._book, self._rulings = book, subject.rulings

    def _say(self, key: str) -> str:
        rulings = self._rulings
        return self._book.say(
            f"aces-automa-paper-{key}",
            attacks=rulings.automa_attacks,
            saves=rulings.automa_saves,
            reaching=rulings.reaching,
            harmless=rulings.harmless,
        )

    def draw(self, surface: Surface, box: Box) -> None:
        order, rest = box.cut_top(33, 6)
        actions, rest = rest.cut_top(rest.height * 0.45, 6)
        letters, last = rest.cut_top(rest.height * 0.64, 4)
        self._order(surface, order)
        infantry, others = actions.columns([1.42, 1], 6)
        self._infantry(surface, infantry)
        self._others(surface, others)
        hexes, targets = letters.columns([1, 1.12], 4)
        self._letters(surface, hexes, "hex", HEX_LETTERS)
        self._letters(surface, targets, "target", TARGET_LETTERS)
        hits, buys = last.columns([1, 1.12], 4)
        self._hits(surface, hits)
        self._buys(surface, buys)
        arrow(surface, (infantry.centre[0], order.bottom), (infantry.centre[0], infantry.y))
        arrow(surface, (others.centre[0], order.bottom), (others.centre[0], others.y))
        for middle in (hexes.centre[0], targets.centre[0]):
            arrow(surface, (middle, actions.bottom), (middle, letters.y))

    # --- who ----------------------------------------------------------------------------------------------------

    def _order(self, surface: Surface, box: Box) -> None:
        """Five kinds of unit one after the other."""
        room = panel(surface, box, self._say("order"), ids="AA-AUT-01…10")
        words, row = room.cut_bottom(7.5, 1)
        surface.write(words, self._say("order-told"), _TEXT, 6, paint="soft", upright="middle")
        cells = row.columns(len(ORDER), 6)
        for number, (roles, cell) in enumerate(zip(ORDER, cells, strict=True), 1):
            surface.rect(cell, SAND, KHAKI, THIN)
            name, place = cell.cut_bottom(4.6)
            side = min(place.height * 0.92, place.width / len(roles) * 0.8)
            for role, spot in zip(
                roles, place.centred(len(roles) * side * 1.3, place.height).columns(len(roles)), strict=True
            ):
                draw_sign(surface, role, spot.centre, side)
            middle_label(surface, name.centre, self._say(f"order-{number}"), _TEXT, "bold", DARK, name.width - 1.5)
        for one, other in pairwise(cells):
            arrow(surface, (one.right, one.centre[1]), (other.x, other.centre[1]))

    # --- what -----------------------------------------------------------------------------------------------------

    def _infantry(self, surface: Surface, box: Box) -> None:
        room = panel(surface, box, self._say("infantry"), ids="AA-AIN")
        rows = room.rows([1, 1.5, 1, 1, 1.25, 0.8], 3.4)
        for number, row in enumerate(rows, 1):
            self._step(surface, row, "infantry", number, last=number == len(rows))
        for one, other in pairwise(rows):
            self._no(surface, one, other)

    def _others(self, surface: Surface, box: Box) -> None:
        room = panel(surface, box, self._say("others"), ids="AA-AGU")
        steps, then = room.cut_top(room.height * 0.56, 6)
        first, second = steps.rows([1.1, 1], 3.4)
        self._step(surface, first, "others", 1, share=1.0)
        self._step(surface, second, "others", 2, last=True, share=1.0)
        self._no(surface, first, second)
        frame(surface, then, "#f3e3b8", OLIVE)
        title, words = then.inset(2.4, 1.6).cut_top(5)
        surface.write(title, self._say("attack"), 10, 7, "bold", upright="middle", lines=1)
        surface.write(words, self._say("attack-told"), _TEXT, 5.5)
        arrow(surface, (second.centre[0], second.bottom), (second.centre[0], then.y))

    def _step(
        self, surface: Surface, row: Box, kind: str, number: int, last: bool = False, share: float = 1.45
    ) -> None:
        """A question, an arrow with a yes, and what follows; the last one asks nothing."""
        if last:
            frame(surface, row, SAND, KHAKI, THIN)
            self._numbered(surface, row, number, self._say(f"{kind}-{number}-do"))
            return
        room = row.width - _ARROW
        question, answer = row.cut_left(room * share / (share + 1), _ARROW)
        frame(surface, question, "paper", OLIVE, 0.3)
        self._numbered(surface, question, number, self._say(f"{kind}-{number}"))
        frame(surface, answer, SAND, KHAKI, THIN)
        text = self._say(f"{kind}-{number}-do")
        surface.write(answer.inset(1.4, 0.8), text, _TEXT, 5.5, "bold", upright="middle")
        arrow(surface, (question.right, row.centre[1]), (answer.x, row.centre[1]), LEAF)
        y = row.centre[1] - 1.2
        surface.label((question.right + answer.x) / 2, y, self._say("yes"), 6, "bold", LEAF, "centre")

    def _numbered(self, surface: Surface, box: Box, number: int, text: str) -> None:
        badge, words = box.cut_left(7.4)
        surface.badge(box.x + 4.2, badge.centre[1], 2.6, str(number), OLIVE)
        surface.write(words.inset(0.6, 0.8), text, _TEXT, 5.5, upright="middle")

    def _no(self, surface: Surface, one: Box, other: Box) -> None:
        x = one.x + 4.2
        arrow(surface, (x, one.bottom), (x, other.y), "#8a4a3a")
        surface.label(x + 1.6, (one.bottom + other.y) / 2 + 0.7, self._say("no"), 6, "bold", "#8a4a3a")

    # --- letters ----------------------------------------------------------------------------------------------------

    def _letters(self, surface: Surface, box: Box, kind: str, letters: str) -> None:
        """One letter after the other: whoever satisfies it stays; if nobody does, all stay."""
        room = panel(surface, box, self._say(kind), ids=CHAPTERS[kind])
        words, rows = room.cut_top(7, 1)
        surface.write(words, self._say(f"{kind}-told"), 7.5, 5.5, paint="soft", upright="middle")
        texts = [self._say(f"{kind}-{letter}") for letter in letters]
        width = rows.width - 12
        size = min(fit(text, width, 6.6, _TEXT, 5.5).size for text in texts)
        heights = [fit(text, width, 20, size, size).height + 1 for text in texts]
        for letter, text, row in zip(letters, texts, rows.rows(heights), strict=True):
            surface.badge(row.x + 2.2, row.centre[1], min(2.1, row.height / 2 - 0.15), letter, OLIVE)
            surface.write(Box(row.x + 6, row.y, width, row.height), text, size, size - 0.5, upright="middle")
            for at, role in enumerate(ONLY.get(f"{kind}-{letter}", ())):
                draw_sign(surface, role, (row.right - 3 - at * 5, row.centre[1]), 4.4, "#6d6a58")

    # --- hits and purchases -----------------------------------------------------------------------------------------

    def _hits(self, surface: Surface, box: Box) -> None:
        """A small table: damage of the unit against its level."""
        room = panel(surface, box, self._say("hits"), ids="AA-AHT")
        words, grid = room.cut_bottom(room.height * 0.26, 1)
        surface.write(words, self._say("hits-told"), 7.5, 5, paint="soft", upright="middle")
        shares = [1.3, 2.2, 1, 1]
        heads = ("damage", "recruit", "veteran", "hero")
        lines = [[self._say(f"hits-{key}") for key in heads]]
        lines += [["0–2", self._say("hits-full"), "+2", "+4"], ["3–5", self._say("hits-half"), "+1", "+2"]]
        for at, (row, line) in enumerate(zip(grid.rows([0.8, 1, 1]), lines, strict=True)):
            if at == 0:
                surface.rect(row, SAND, None)
            for cell, text in zip(row.columns(shares), line, strict=True):
                middle_label(surface, cell.centre, text, 7.5 if at == 0 else 9, "bold", DARK, cell.width - 1, 5)
            surface.line(row.x, row.bottom, row.right, row.bottom, KHAKI, THIN)
        surface.lines([(cell.x, grid.y, cell.x, grid.bottom) for cell in grid.columns(shares)[1:]], KHAKI, THIN)
        surface.rect(grid, None, OLIVE, THIN)

    def _buys(self, surface: Surface, box: Box) -> None:
        """After its last unit: what it buys, and where that stands."""
        room = panel(surface, box, self._say("buys"), ids="AA-ABY, AA-APL")
        what, where = room.rows([1, 1.1], 2)
        cells = what.columns(3, 5)
        for number, cell in enumerate(cells, 1):
            frame(surface, cell, SAND, KHAKI, THIN)
            surface.write(cell.inset(1, 0.6), self._say(f"buys-{number}"), 8, 5, align="centre", upright="middle")
        for one, other in pairwise(cells):
            arrow(surface, (one.right, one.centre[1]), (other.x, other.centre[1]), "#8a4a3a")
        surface.write(where, self._say("place"), 8, 5, upright="middle")


def arrow(surface: Surface, start: Point, end: Point, paint: str = OLIVE) -> None:
    """A short straight arrow."""
    (x1, y1), (x2, y2) = start, end
    long = max(abs(x2 - x1), abs(y2 - y1))
    dx, dy = (x2 - x1) / long, (y2 - y1) / long
    surface.line(x1, y1, x2 - dx * 1.6, y2 - dy * 1.6, paint, 0.5)
    back = x2 - dx * 2.3, y2 - dy * 2.3
    head = [end, (back[0] - dy * 1.2, back[1] + dx * 1.2), (back[0] + dy * 1.2, back[1] - dx * 1.2)]
    surface.polygon(head, "mark" if surface.ink != "full" else paint, None)
