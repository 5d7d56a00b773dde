"""The table as it stands: a running game on one page, and the code that brings it back."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.march.scenario import SEATS
from companion.games.march.sheets.look import in_words
from companion.games.march.sheets.names import short_name
from companion.games.march.sheets.table_map import draw_map, map_height
from companion.games.march.sheets.table_sides import draw_sides, draw_stock
from companion.printing.agreed import agreed
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.entries import draw_entries
from companion.printing.job import Subject, TableShown
from companion.printing.save_part import NARROW, SavePart
from companion.printing.surface import THIN


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

    def draw(self) -> None:
        gap = 2.5 if self._narrow else 4
        title, rest = self._page.body.cut_top(9 if self._narrow else 11, gap / 2)
        self._title(title)
        decision, rest = rest.cut_top(7.5, gap)
        self._decision(decision)
        save = SavePart(self._book, self._page, self._table)
        code, rest = rest.cut_bottom(save.height, gap)
        save.draw(code)
        sides = 36.0 if self._narrow else 46.0
        room = rest.height - sides - gap
        map_, rest = rest.cut_top(min(map_height(self._state, rest.width), room), gap)
        draw_map(self._book, self._page, map_, self._state)
        players, rest = rest.cut_top(sides)
        self._players(players)
        self._rest(rest.cut_top(gap)[1] if rest.height > gap else rest)

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
            called = {seat: self._table.players.get(seat) or say(f"march-{seat}") for seat in SEATS}
            facts: dict[str, object] = {f"{seat}_name": name for seat, name in called.items()}
            facts |= {seat: self._state.side(seat).vp for seat in SEATS}
            winner = called[result.winner] if result.winner else say("march-nobody")
            yield say(
                "march-game-over", reason=result.reason, winner_id=result.winner or "nobody", winner=winner, **facts
            )
        asked: dict[str, list[str]] = {}
        for decision in game.pending(game.face_up(self._state)):
            if not decision.optional:
                asked.setdefault(decision.kind, []).append(say(f"march-{decision.seat}") if decision.seat else "")
        for kind, seats in asked.items():
            names, ask = ", ".join(filter(None, seats)), say(f"march-ask-{kind}")
            yield say("paper-table-decides", seat=names, ask=ask) if names else ask

    # --- countries and players --------------------------------------------------------------------------------------

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
        size = 6.5 if self._narrow else 8.0
        if self._table.log:
            draw_entries(self._page, log, self._say("paper-table-log"), self._table.log, size, newest=True)
        if beside is not None:
            draw_entries(self._page, beside, self._say("march-aid-agreed"), notes, size)

    def _notes(self) -> Iterator[str]:
        """What is different at this table; the scenario's own note first."""
        if self._rules.note:
            yield in_words(self._rules.note, self._book.ask.language)
        for ruling in agreed(self._subject.game, self._subject.setup, self._book.ask.language):
            yield f"{ruling.question} {ruling.answer}"
