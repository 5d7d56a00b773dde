"""The table as it stands: a running game on one page, and the code that brings it back."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.march.scenario import SEATS
from companion.games.march.sheets.aid_terms import agreed
from companion.games.march.sheets.look import in_words
from companion.games.march.sheets.names import in_few_lines, short_name
from companion.games.march.sheets.table_map import TableMap, draw_map, map_height
from companion.games.march.sheets.table_sides import draw_sides, draw_stock
from companion.kernel.lettercode import in_lines
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import text_width
from companion.printing.job import Subject, TableShown
from companion.printing.qr import least_size, qr
from companion.printing.surface import THIN
from companion.printing.text import fit

NARROW = 175.0  # mm of paper
LETTERS = 84.0  # mm, the width of the code in letters with the numbers of its lines
MANY_LINES = 8  # of a code in letters; a longer one has pages of its own


def draw_table(book: Book, subject: Subject) -> None:
    table = subject.table
    assert table is not None, "this sheet is of a table"
    page = book.page(book.say("march-sheet-table"), landscape=False)
    _TablePage(book, page, subject, table).draw()


class _TablePage:
    def __init__(self, book: Book, page: Page, subject: Subject, table: TableShown) -> None:
        self._book, self._page, self._subject, self._table = book, page, subject, table
        self._say, self._state = book.say, table.state
        self._rules = self._state.rules
        self._narrow = page.paper.width < NARROW
        self._lines = in_lines(table.code)

    def draw(self) -> None:
        gap = 2.5 if self._narrow else 4
        title, rest = self._page.body.cut_top(9 if self._narrow else 11, gap / 2)
        self._title(title)
        decision, rest = rest.cut_top(7.5, gap)
        self._decision(decision)
        code, rest = rest.cut_bottom(self._code_height(), gap)
        self._code(code)
        sides = 36.0 if self._narrow else 46.0
        room = rest.height - sides - gap
        map_, rest = rest.cut_top(min(map_height(self._state, rest.width), room), gap)
        self._map(map_)
        players, rest = rest.cut_top(sides)
        self._players(players)
        self._rest(rest.cut_top(gap)[1] if rest.height > gap else rest)
        if len(self._lines) > MANY_LINES:
            self._code_pages()

    # --- what is going on -------------------------------------------------------------------------------------------

    def _title(self, box: Box) -> None:
        page, state, rules = self._page, self._state, self._rules
        size = 11 if self._narrow else 13
        page.label(box.x, box.y + 4.2, self._table.name, size, "bold", room=box.width, least=8, cut=True)
        told = self._say(
            "march-show-turn",
            turn=state.turn,
            phase=state.phase,
            step=state.step or "",
            scenario=short_name(in_words(rules.name, self._book.ask.language)),
            edition=rules.edition,
        )
        used = page.label(box.x, box.bottom - 0.8, told, 8.5, paint="soft", room=box.width * 0.8, least=5.5, cut=True)
        if any(path.endswith("/name") for path in rules.sources):
            room = box.width - used - 2
            mark = self._say("march-table-mark")
            page.label(
                box.right, box.bottom - 0.8, mark, 6.5, paint="soft", align="right", room=room, least=4.5, cut=True
            )

    def _decision(self, box: Box) -> None:
        self._page.rect(box, fill="tint", line="soft", width=THIN, radius=1.5)
        text = "   ".join(dict.fromkeys(self._decisions()))
        self._page.write(box.inset(3, 0.6), text, 10, 6, "bold", upright="middle", lines=2)

    def _decisions(self) -> Iterator[str]:
        """Who owes what; two players who are asked the same are asked together."""
        game, say, result = self._subject.game, self._say, self._state.result
        if result is not None:
            vp = {seat: self._state.side(seat).vp for seat in SEATS}
            winner = say(f"march-{result.winner or 'nobody'}")
            yield say("march-game-over", reason=result.reason, winner_id=result.winner or "nobody", winner=winner, **vp)
        asked: dict[str, list[str]] = {}
        for decision in game.pending(game.face_up(self._state)):
            if not decision.optional:
                asked.setdefault(decision.kind, []).append(say(f"march-{decision.seat}") if decision.seat else "")
        for kind, seats in asked.items():
            names, ask = ", ".join(filter(None, seats)), say(f"march-ask-{kind}")
            yield say("march-table-decides", seat=names, ask=ask) if names else ask

    # --- countries and players --------------------------------------------------------------------------------------

    def _map(self, box: Box) -> None:
        """Touching pairs that no line can show are told in words."""
        told = TableMap.of(self._state, box).told
        if told:
            words, box = box.cut_bottom(4)
            names = {id_: short_name(in_words(c.name, self._book.ask.language)) for id_, c in self._rules.map.items()}
            pairs = ", ".join(f"{names[a]} – {names[b]}" for a, b in told)
            text = self._say("march-table-touching", pairs=pairs)
            self._page.label(words.x, words.bottom - 0.9, text, 7.5, paint="soft", room=words.width, least=5, cut=True)
        draw_map(self._book, self._page, box, self._state)

    def _players(self, box: Box) -> None:
        blue, stock, orange = box.columns([2.7, 1, 2.7], gap=3)
        draw_sides(self._book, self._page, (blue, orange), self._state, self._table.players)
        draw_stock(self._book, self._page, stock, self._state.stock)

    # --- what happened, what was agreed -----------------------------------------------------------------------------

    def _rest(self, box: Box) -> None:
        """The log as far as there is room, newest at the bottom; what the table plays differently beside it."""
        notes = list(self._notes())
        if box.height < 10:
            return
        log, beside = box.columns([1.2, 1], gap=6) if notes else (box, None)
        if self._table.log:
            self._column(log, self._say("march-table-log"), list(self._table.log), newest=True)
        if beside is not None:
            self._column(beside, self._say("march-aid-agreed"), notes, newest=False)

    def _notes(self) -> Iterator[str]:
        """What is different at this table; the scenario's own note first."""
        if self._rules.note:
            yield in_words(self._rules.note, self._book.ask.language)
        for ruling in agreed(self._subject.game, self._subject.setup, self._book.ask.language):
            yield f"{ruling.question} {ruling.answer}"

    def _column(self, box: Box, title: str, entries: list[str], newest: bool) -> None:
        page, size = self._page, 6.5 if self._narrow else 8.0
        head, rest = box.cut_top(5, 1.2)
        page.label(head.x, head.bottom - 1.4, title, 9, "bold", room=head.width)
        page.line(head.x, head.bottom, head.right, head.bottom, "soft", THIN)
        settings = [in_few_lines(entry, rest.width, size, 2) for entry in entries]
        shown, used = [], 0.0
        for setting in reversed(settings) if newest else settings:
            used += setting.height + 0.8
            if used > rest.height:
                break
            shown.append(setting)
        y = rest.y
        for setting in reversed(shown) if newest else shown:
            page.set_lines(Box(rest.x, y, rest.width, setting.height), setting, "text")
            y += setting.height + 0.8

    # --- the code ---------------------------------------------------------------------------------------------------

    @property
    def _side(self) -> float:
        return max(26.0 if self._narrow else 32.0, least_size(self._table.code))

    @property
    def _pitch(self) -> float:
        """From line to line of the code in letters."""
        return 4.2 if self._narrow else 5.0

    @property
    def _in_place(self) -> tuple[str, ...]:
        """The lines of the code that stand on the first page: all, or none."""
        return self._lines if len(self._lines) <= MANY_LINES else ()

    def _code_height(self) -> float:
        letters = len(self._in_place) * self._pitch + 2
        return max(self._side, letters + (self._words_height(self._words_width()) + 1.5 if self._narrow else 0.0))

    def _words_width(self) -> float:
        """Of the sentence about the code: under the letters on small paper, beside them on large paper."""
        beside = self._page.body.width - self._side - 3
        return beside if self._narrow or not self._in_place else beside - LETTERS - 5

    def _words_height(self, width: float) -> float:
        size = 7.0 if self._narrow else 8.0
        return fit(self._words(), width, 60, size, size).height

    def _words(self) -> str:
        say = self._say
        told = [say("march-table-restore")]
        told += [say("march-table-sealed")] if self._table.sealed else []
        told += [] if self._in_place else [say("march-table-code-next")]
        return " ".join(told)

    def _code(self, box: Box) -> None:
        """The code for a camera, the same in letters beside it, and what to do with it."""
        page = self._page
        page.line(box.x, box.y - 1.2, box.right, box.y - 1.2, "soft", THIN)
        square, beside = box.cut_left(self._side, 3)
        qr(page, square.x, square.y, self._side, self._table.code)
        beside = beside.cut_top(2)[1]
        if self._in_place:
            letters, below = beside.cut_top(len(self._in_place) * self._pitch)
            self._letters(page, letters, self._in_place, 1)
            beside = below.cut_top(1.5)[1] if self._narrow else beside.cut_right(self._words_width())[0]
        page.write(beside, self._words(), 7 if self._narrow else 8, 6, paint="soft")

    def _letters(self, page: Page, box: Box, lines: tuple[str, ...], first: int) -> None:
        """Each line with its number: the message about a typing mistake names it."""
        size = min(10.0, (min(box.width, LETTERS) - 5.5) / text_width(lines[0], 1, "mono"))
        for row, (line, y) in enumerate(zip(lines, box.rows(len(lines)), strict=True)):
            page.label(box.x + 3.5, y.bottom - 1.2, str(first + row), 7, "bold", "soft", "right")
            page.label(box.x + 5.5, y.bottom - 1.2, line, size, "mono")

    def _code_pages(self) -> None:
        rest, first = self._lines, 1
        while rest:
            page = self._book.page(self._say("march-table-code"), landscape=False)
            down = int(page.body.height / self._pitch)
            for column in page.body.columns(2, gap=6):
                part, rest = rest[:down], rest[down:]
                if part:
                    self._letters(page, column.cut_top(len(part) * self._pitch)[0], part, first)
                first += len(part)
