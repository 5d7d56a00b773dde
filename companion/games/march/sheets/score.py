"""The score sheet: a row for every turn of a whole game, and how it ended."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.march.scenario import SEATS, Player
from companion.games.march.sheets.aid_terms import Terms
from companion.games.march.sheets.look import SWATCHES, owner_strip
from companion.games.march.sheets.names import card_label
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.forms import blank, choices
from companion.printing.job import Subject
from companion.printing.surface import HAIR, LINE, THIN

PITCH, TIGHT = 6.6, 5.2  # mm from turn to turn, for a pencil; on small paper
LONG_GAME = 30  # turns on one page if it has the room: players who pick at random need 24, others fewer
NARROW = 175.0  # mm of paper
HEAD = 10.5  # mm, over the first turn
LEAST_NOTES = 12.0  # mm
LONGEST_SHORT = 3  # letters of a card's short name


class _Row(NamedTuple):
    """The cells of a row: what belongs to a player by seat."""

    turn: Box
    cards: dict[Player, Box]
    vp: dict[Player, Box]
    total: dict[Player, Box]
    initiative: Box
    notes: Box

    @classmethod
    def of(cls, box: Box, cards: int) -> _Row:
        """Cards take what they need to be crossed out, notes what is left."""
        turn, card, number, initiative = (7.0, 4.0, 8.0, 9.0) if box.width < NARROW else (9.0, 5.2, 11.0, 15.0)
        fitting = (box.width - turn - 4 * number - initiative - LEAST_NOTES) / 2
        hand = min(card * cards, fitting)
        cells = []
        for width in (turn, hand, number, number, hand, number, number, initiative):
            cell, box = box.cut_left(width)
            cells.append(cell)
        blue, orange = cells[1:4], cells[4:7]
        players = [dict(zip(SEATS, pair, strict=True)) for pair in zip(blue, orange, strict=True)]
        return cls(cells[0], players[0], players[1], players[2], cells[7], box)


def draw_score(book: Book, subject: Subject) -> None:
    terms = Terms(book.ask, subject)
    note = book.say("march-score-note", scenario=terms.scenario, edition=terms.rules.edition)
    page = book.page(book.say("march-sheet-score"), note, landscape=False)
    _Score(book, page, subject, terms).draw()


class _Score:
    def __init__(self, book: Book, page: Page, subject: Subject, terms: Terms) -> None:
        self._page, self._terms, self._say = page, terms, book.say
        self._names = subject.setup.seats
        self._cards = tuple(dict.fromkeys(terms.rules.cards))
        self._narrow = page.paper.width < NARROW

    def draw(self) -> None:
        people, rest = self._page.body.cut_top(11, 3.5)
        self._people(people)
        result, rest = rest.cut_bottom(24, 3)
        legend, rest = rest.cut_bottom(6.5 if self._narrow else 3.6, 1.5)
        self._turns(rest)
        self._page.write(legend, self._legend(), 7, 5.5, paint="soft", cut=True)
        self._result(result)

    # --- who plays, where, when -----------------------------------------------------------------------------------

    def _people(self, box: Box) -> None:
        """The players beside their colours; names that are known stand there already."""
        *seats, date, place = box.columns([3, 3, 1.6, 2], gap=5)
        for seat, cell in zip(SEATS, seats, strict=True):
            strip, line = cell.cut_left(9, 2)
            owner_strip(self._page, strip.centred(9, 7), SWATCHES[seat])
            name = self._names.get(seat, "")
            blank(self._page, line, self._say(f"march-{seat}"), f"score-{seat}")
            if name:
                self._page.label(line.x, line.bottom - 4.2, name, 11, "bold", room=line.width, least=7, cut=True)
        blank(self._page, date, self._say("march-score-date"), "score-date")
        blank(self._page, place, self._say("march-score-place"), "score-place")

    # --- turns ------------------------------------------------------------------------------------------------------

    def _turns(self, box: Box) -> None:
        pitch = TIGHT if self._narrow else PITCH
        count = int((box.height - HEAD) / pitch)
        count = count if count < LONG_GAME else max(LONG_GAME, count // 5 * 5)
        head, body = box.cut_top(HEAD)
        rows = body.rows(count)
        self._head(head)
        for turn, row in enumerate(rows, start=1):
            self._turn(turn, row)
        self._rules(box, head, rows)

    def _head(self, box: Box) -> None:
        row, say, page = _Row.of(box, len(self._cards)), self._say, self._page
        for seat in SEATS:
            whole = Box(row.cards[seat].x, box.y, row.total[seat].right - row.cards[seat].x, 4.4)
            owner_strip(page, whole.inset(0.5, 0.2), SWATCHES[seat])
        card, vp, total = say("march-score-card"), say("march-score-vp"), say("march-score-total")
        heads = [(row.turn, say("march-score-turn")), (row.initiative, say("march-score-initiative"))]
        heads.append((row.notes, say("march-score-notes")))
        for cells, text in ((row.cards, card), (row.vp, vp), (row.total, total)):
            heads += [(cell, text) for cell in cells.values()]
        for cell, text in heads:
            low = Box(cell.x, cell.bottom - 5.6, cell.width, 5.2).inset(0.4, 0)
            page.write(low, text, 7, 5, "bold", align="centre", upright="middle")

    def _turn(self, turn: int, box: Box) -> None:
        row, page, say = _Row.of(box, len(self._cards)), self._page, self._say
        if turn % 5 == 0:
            page.rect(box, fill="tint", line=None)
        page.write(row.turn, str(turn), 8, 6, "bold", align="centre", upright="middle", lines=1)
        for seat in SEATS:
            with page.about(f"{say('march-score-turn')} {turn}", say(f"march-{seat}")):
                for card, cell in zip(self._cards, row.cards[seat].columns(len(self._cards)), strict=True):
                    self._card(card, cell, f"score-{seat}-{turn}-card")
                page.field(row.vp[seat].inset(0.4), f"score-{seat}-{turn}-vp", say("march-score-vp"))
                page.field(row.total[seat].inset(0.4), f"score-{seat}-{turn}-total", say("march-score-total"))
        with page.about(f"{say('march-score-turn')} {turn}"):
            with page.about(say("march-score-initiative")):
                for seat, cell in zip(SEATS, row.initiative.columns(2), strict=True):
                    self._choose(cell, SWATCHES[seat].letter, f"score-{turn}-initiative", say(f"march-{seat}"))
            page.field(row.notes.inset(0.6), f"score-{turn}-notes", say("march-score-notes"))

    def _card(self, card: str, cell: Box, name: str) -> None:
        short = self._say("march-score-short", card=card.replace("+", "plus"))[:LONGEST_SHORT]
        self._choose(cell, short, name, card_label(self._terms.ask, self._terms.rules, card))

    def _choose(self, cell: Box, text: str, name: str, tip: str) -> None:
        """A pale word in a small box that a pencil crosses out: one of them."""
        square = cell.inset(0.25, 0.6)
        self._page.rect(square, line="faint", width=HAIR, radius=0.6)
        self._page.write(square.inset(0.1, 0), text, 7, 4.5, "narrow", "soft", "centre", "middle", lines=1)
        self._page.field(square, name, tip, "choice")

    def _rules(self, box: Box, head: Box, rows: list[Box]) -> None:
        page, row = self._page, _Row.of(box, len(self._cards))
        page.lines([(box.x, cell.bottom, box.right, cell.bottom) for cell in rows[:-1]], "faint", HAIR)
        thin = [cell.x for cells in (row.vp, row.total) for cell in cells.values()]
        page.lines([(x, head.y + 4.6, x, box.bottom) for x in (*thin, row.notes.x)], "faint", HAIR)
        thick = [*(cell.x for cell in row.cards.values()), row.initiative.x]
        page.lines([(x, box.y, x, box.bottom) for x in thick], width=THIN)
        page.line(box.x, head.bottom, box.right, head.bottom, width=LINE)
        page.rect(box, width=THIN)

    def _legend(self) -> str:
        told = []
        for card in self._cards:
            short = self._say("march-score-short", card=card.replace("+", "plus"))[:LONGEST_SHORT]
            told.append(f"{short} {card_label(self._terms.ask, self._terms.rules, card)}")
        return self._say("march-score-legend", cards=" · ".join(told), score=self._say("march-card-SCORE"))

    # --- result -----------------------------------------------------------------------------------------------------

    def _result(self, box: Box) -> None:
        page, say, goal = self._page, self._say, self._terms.rules.threshold
        page.rect(box, line="soft", radius=1.5)
        title, rest = box.inset(3, 2).cut_top(5, 1)
        used = page.label(title.x, title.bottom - 1, say("march-score-result"), 11, "bold")
        key = self._terms.tie_at_threshold
        rule = say("march-score-both", goal=goal) if key else say("march-score-more")
        page.label(
            title.right, title.bottom - 1, rule, 7.5, paint="soft", align="right", room=title.width - used - 4, least=5
        )
        finals, choices = rest.columns([1, 2.1], gap=5)
        for seat, cell in zip(SEATS, finals.columns(2, gap=4), strict=True):
            blank(page, cell, say("march-score-final", seat=say(f"march-{seat}")), f"score-final-{seat}")
        winner, reason = choices.rows(2, gap=1)
        sides = [say(f"march-{seat}") for seat in SEATS]
        self._choice(winner, say("march-score-winner"), [*sides, say("march-score-tie")], "score-winner")
        reasons = [say("march-score-threshold", goal=goal), say("march-score-agreed"), say("march-score-other")]
        self._choice(reason, say("march-score-reason"), reasons, "score-reason")

    def _choice(self, box: Box, label: str, answers: list[str], name: str) -> None:
        words, boxes = box.cut_left(box.width * 0.17, 2)
        self._page.write(words, label, 8, 6, "bold", upright="middle", lines=1)
        with self._page.about(label):
            choices(self._page, boxes, answers, name)
