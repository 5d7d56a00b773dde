"""The record sheet: a row for every turn with its commands, what was done in our notation, and both morales."""

from __future__ import annotations

from companion.games.marengo.board.model import Board
from companion.games.marengo.sheets.look import army_letter, army_strip, hour
from companion.games.marengo.sheets.subject import FieldSubject
from companion.games.marengo.state import COMMANDS, SEATS
from companion.kernel.game import Seat
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.forms import blank, choices
from companion.printing.surface import HAIR, LINE, THIN

LEAST_TURN = 10.5  # mm, two lines for a pencil
SAMPLES = (
    *("places", "blocks", "activate", "assault", "front", "move", "block"),
    *("withdraw", "road", "enter", "continue", "go", "announce", "next"),
)  # of how moves are written, in the order of a turn
_HEAD, _PEOPLE, _RESULT, _TITLE, _ROW = 6.5, 11.0, 14.0, 5.0, 3.9  # mm
_NARROW = 175.0  # mm of paper


def draw_record(book: Book, subject: FieldSubject) -> None:
    """As many rounds to a page as leave room to write; who plays is on the first page, the result on the last."""
    rounds = list(range(1, subject.board.time.rounds + 1))
    first = True
    while rounds:
        page = book.page(book.say("marengo-sheet-record"), book.say("marengo-record-note"), landscape=False)
        sheet = _Record(book, page, subject)
        done = sheet.draw(rounds, first)
        rounds, first = rounds[done:], False


class _Record:
    def __init__(self, book: Book, page: Page, subject: FieldSubject) -> None:
        self._book, self._page, self._say = book, page, book.say
        self._board: Board = subject.board
        self._names = subject.names

    def draw(self, rounds: list[int], first: bool) -> int:
        """Returns how many rounds this page has."""
        rest = self._page.body
        if first:
            people, rest = rest.cut_top(_PEOPLE, 2.5)
            self._people(people)
        key, rest = rest.cut_bottom(_TITLE + _ROW * -(-len(SAMPLES) // self._across), 2)
        self._key(key)
        result, rest = rest.cut_bottom(_RESULT, 2)
        most = max(1, int((rest.height - _HEAD) / (2 * LEAST_TURN)))
        pages = -(-len(rounds) // most)
        count = -(-len(rounds) // pages)
        if count == len(rounds):
            self._result(result)
        else:
            rest = Box(rest.x, rest.y, rest.width, result.bottom - rest.y)
        self._rounds(rest, rounds[:count])
        return count

    def _people(self, box: Box) -> None:
        *seats, date = box.columns([3, 3, 2], 5)
        for seat, cell in zip(SEATS, seats, strict=True):
            strip, line = cell.cut_left(9, 2)
            army_strip(self._book, self._page, strip.centred(9, 6.5), seat)
            blank(self._page, line, self._say(f"marengo-{seat}"), f"record-{seat}")
            name = self._names.get(seat, "")
            if name:
                self._page.label(line.x, line.bottom - 4.2, name, 11, "bold", room=line.width, least=7, cut=True)
        blank(self._page, date, self._say("marengo-record-date"), "record-date")

    @property
    def _across(self) -> int:
        return 2 if self._page.paper.width < _NARROW else 3

    def _key(self, box: Box) -> None:
        """How moves are written, each with an example."""
        head, rest = box.cut_top(_TITLE)
        self._page.label(head.x, head.bottom - 1.4, self._say("marengo-record-key"), 8.5, "bold")
        down = -(-len(SAMPLES) // self._across)
        columns = rest.columns(self._across, 4)
        for at, name in enumerate(SAMPLES):
            cell = columns[at // down].rows(down)[at % down]
            sample, words = cell.columns([1.15, 1], 1.5)
            self._page.label(
                sample.x, sample.bottom - 1.1, self._say(f"marengo-record-sample-{name}"), 7.5, "mono",
                room=sample.width, least=5,
            )  # fmt: skip
            self._page.label(
                words.x, words.bottom - 1.1, self._say(f"marengo-record-means-{name}"), 7, paint="soft",
                room=words.width, least=4.5,
            )  # fmt: skip

    # --- rounds -----------------------------------------------------------------------------------------------------

    def _cells(self, row: Box) -> tuple[Box, Box, Box, Box, Box]:
        """Whose turn, commands, what was done, and the morale of both."""
        side, rest = row.cut_left(6.5)
        ticks, rest = rest.cut_left(14)
        second, rest = rest.cut_right(12)
        first, done = rest.cut_right(12)
        return side, ticks, done, first, second

    def _rounds(self, box: Box, rounds: list[int]) -> None:
        page = self._page
        head, body = box.cut_top(_HEAD)
        hours, columns = head.cut_left(14)
        _, ticks, done, first, second = self._cells(columns)
        morale = [self._say("marengo-record-morale", letter=army_letter(self._book, seat)) for seat in SEATS]
        titles = {"hour": hours, "commands": ticks, "done": done}
        words = [(cell, self._say(f"marengo-record-{key}")) for key, cell in titles.items()]
        for cell, text in (*words, (first, morale[0]), (second, morale[1])):
            page.write(cell.inset(0.5, 0.6), text, 7, 5, "bold", upright="bottom", lines=2)
        for round_, row in zip(rounds, body.rows(len(rounds)), strict=True):
            self._round(row, round_)
        page.line(box.x, head.bottom, box.right, head.bottom, width=LINE)
        page.lines([(cell.x, head.y, cell.x, box.bottom) for cell in (columns, done, first, second)], "faint", THIN)
        page.rect(box, width=THIN)

    def _round(self, box: Box, round_: int) -> None:
        page = self._page
        hours, turns = box.cut_left(14)
        page.write(hours.inset(1, 1), hour(self._book, self._board, round_), 9.5, 6, "bold", upright="middle", lines=1)
        for seat, row in zip(SEATS, turns.rows(2), strict=True):
            with page.about(hour(self._book, self._board, round_), self._say(f"marengo-{seat}")):
                self._turn(row, seat, f"record-{round_}-{seat}")
        page.line(turns.x, turns.centre[1], turns.right, turns.centre[1], "faint", HAIR)
        page.line(box.x, box.bottom, box.right, box.bottom, "soft", THIN)

    def _turn(self, row: Box, seat: Seat, name: str) -> None:
        """Two lines to write on; commands are crossed off."""
        page = self._page
        side, ticks, done, first, second = self._cells(row)
        page.badge(*side.centre, 2.2, army_letter(self._book, seat))
        for at, cell in enumerate(ticks.inset(0.8, 0).columns(COMMANDS, 0.8), 1):
            square = cell.centred(3.4, 3.4)
            page.rect(square, width=THIN)
            page.field(square, f"{name}-command-{at}", f"{self._say('marengo-record-commands')} {at}", "tick")
        middle = done.centre[1]
        page.line(done.x + 1, middle, done.right - 1, middle, "faint", HAIR, "0.6 0.9")
        for at, line in enumerate(done.rows(2), 1):
            page.field(line.inset(1, 0.5), f"{name}-done-{at}", f"{self._say('marengo-record-done')} {at}")
        for cell, army in zip((first, second), SEATS, strict=True):
            tip = self._say("marengo-record-morale", letter=army_letter(self._book, army))
            page.field(cell.inset(0.6), f"{name}-morale-{army}", tip)

    def _result(self, box: Box) -> None:
        page, say = self._page, self._say
        page.rect(box, line="soft", radius=1.5)
        winner, reason = box.inset(3, 1.5).rows(2, 1)
        sides = [say(f"marengo-{seat}") for seat in SEATS]
        reasons = [say(f"marengo-record-{reason}") for reason in ("broken", "stars", "conceded")]
        for row, key, answers in ((winner, "winner", sides), (reason, "reason", reasons)):
            label, boxes = row.cut_left(row.width * 0.18, 2)
            page.write(label, say(f"marengo-record-{key}"), 8.5, 6, "bold", upright="middle", lines=1)
            with page.about(say(f"marengo-record-{key}")):
                choices(page, boxes, answers, f"record-{key}")
