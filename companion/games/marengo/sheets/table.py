"""The table as it stands: the battle on one page, with the code that brings it back."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.sheets.field import Field
from companion.games.marengo.sheets.look import army_strip, board_name, board_note
from companion.games.marengo.sheets.subject import FieldSubject
from companion.games.marengo.sheets.table_field import blocks_in_words, draw_battle
from companion.games.marengo.state import COMMANDS, SEATS, WAITING, State
from companion.games.marengo.summary import labels
from companion.kernel.game import Seat
from companion.kernel.notation import Language
from companion.printing.agreed import agreed
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.entries import draw_entries
from companion.printing.job import TableShown
from companion.printing.save_part import NARROW, SavePart
from companion.printing.surface import THIN

SPACE = 5.0  # mm, a field of the morale track
MOST_LINES = 16  # of the code in letters that stand on the page of the table


def draw_table(book: Book, subject: FieldSubject) -> None:
    assert subject.table is not None, "this sheet is of a table"
    page = book.page(book.say("marengo-sheet-table"), landscape=False)
    _TablePage(book, page, subject, subject.table).draw()


class _TablePage:
    def __init__(self, book: Book, page: Page, subject: FieldSubject, table: TableShown) -> None:
        self._book, self._page, self._subject, self._table = book, page, subject, table
        self._say = book.say
        self._battle: State = table.state
        self._narrow = page.paper.width < NARROW
        self._language: Language = "de" if book.ask.language == "de" else "en"
        self._labels = labels(subject.board, book.ask.language)

    def draw(self) -> None:
        gap = 2.0 if self._narrow else 3.5
        title, rest = self._page.body.cut_top(9 if self._narrow else 11, gap / 2)
        self._title(title)
        decision, rest = rest.cut_top(7.5, gap)
        self._decision(decision)
        save = SavePart(self._book, self._page, self._table, 8 if self._narrow else MOST_LINES)
        code, rest = rest.cut_bottom(save.height, gap)
        save.draw(code)
        armies, rest = rest.cut_top(14 if self._narrow else 18, gap)
        for seat, half in zip(SEATS, armies.columns(2, 6), strict=True):
            self._army(half, seat)
        rest = self._map(rest, gap)
        self._rest(rest)

    # --- what is going on -------------------------------------------------------------------------------------------

    def _title(self, box: Box) -> None:
        page, state = self._page, self._battle
        page.label(
            box.x, box.y + 4.2, self._table.name, 11 if self._narrow else 13, "bold", room=box.width, least=8, cut=True
        )
        told = self._say(
            "marengo-table-turn",
            hour=state.board.hour(state.round),
            round=state.round,
            rounds=state.rules.rounds,
            side=self._say(f"marengo-{state.side}"),
            phase=self._say(f"marengo-phase-{state.phase}"),
            board=board_name(self._book, state.board) if state.books is None else self._say("marengo-table-no-map"),
        )
        page.label(box.x, box.bottom - 0.8, told, 8.5, paint="soft", room=box.width, least=5.5, cut=True)

    def _decision(self, box: Box) -> None:
        self._page.rect(box, fill="tint", line="soft", width=THIN, radius=1.5)
        text = "   ".join(dict.fromkeys(self._decisions()))
        self._page.write(box.inset(3, 0.6), text, 10, 6, "bold", upright="middle", lines=2, cut=True)

    def _decisions(self) -> Iterator[str]:
        game, state, say = self._subject.asked.game, self._battle, self._say
        if state.result is not None:
            winner = state.result.winner or "nobody"
            yield say("marengo-over", winner=say(f"marengo-{winner}"), winner_id=winner, reason=state.result.reason)
        for decision in game.pending(game.face_up(state)):
            if not decision.optional:
                ask = say(f"marengo-ask-{decision.kind}")
                yield (
                    say("paper-table-decides", seat=say(f"marengo-{decision.seat}"), ask=ask) if decision.seat else ask
                )

    # --- armies -----------------------------------------------------------------------------------------------------

    def _army(self, box: Box, seat: Seat) -> None:
        """Who plays it, its morale on the track, command points if it has the turn."""
        page, state = self._page, self._battle
        strip, rest = box.cut_top(5, 1)
        name = self._table.players.get(seat, "")
        side = self._say(f"marengo-{seat}")
        army_strip(self._book, page, strip, seat, f"{side}: {name}" if name else side)
        track, told = rest.rows([1.2, 1])
        self._morale(track, seat)
        facts = {
            "morale": state.morale[seat],
            "broken": int(state.demoralized(seat)),
            "lost": state.lost[seat],
            "announced": int(state.guns[seat].announced > 0),
            "commands": state.commands if seat == state.side and state.result is None else -1,
            "most": COMMANDS,
        }
        text = self._say("marengo-table-army", **facts)
        page.write(told, text, 8.5, 5, upright="middle", lines=2, cut=True)

    def _morale(self, box: Box, seat: Seat) -> None:
        """The fields of the track up to the start, those that are left filled."""
        printed = self._battle.board.morale
        starts = {"austrian": printed.austrian_start, "french": printed.french_start, **self._battle.rules.morale}
        start = starts[seat]
        now = self._battle.morale[seat]
        count = max(start, now, 1)
        step = min(SPACE, box.width / count)
        for number in range(1, count + 1):
            field = Box(box.x + (number - 1) * step, box.y + 0.4, step * 0.86, min(step * 0.86, box.height - 0.8))
            self._page.rect(field, "mark" if number <= now else None, "ink", THIN, 0.4)

    # --- the field --------------------------------------------------------------------------------------------------

    def _map(self, box: Box, gap: float) -> Box:
        """As wide as the page if a log still fits below; returns the rest."""
        if self._battle.books is not None:
            return box
        least = 22.0 if self._narrow else 34.0
        fitted = Field.fitted(self._book, self._battle.board, box.cut_bottom(least, gap)[1])
        if fitted is None:
            return box
        room, rest = box.cut_top(fitted.height, gap)
        field = Field(self._book, fitted.board, fitted.plan, room)
        draw_battle(self._book, self._page, field, self._battle)
        return rest

    # --- what else there is -----------------------------------------------------------------------------------------

    def _rest(self, box: Box) -> None:
        """The log, newest at the bottom; beside it who waits, and what the table has settled otherwise."""
        note = board_note(self._book, self._battle.board) if self._battle.books is None else ""
        if note and box.height > 14:
            words, box = box.cut_bottom(3.4 if not self._narrow else 6, 1)
            self._page.write(words, note, 6, 4.5, paint="soft", upright="bottom", cut=True)
        if box.height < 10:
            return
        others = [*self._lines(), *self._waiting(), *self._agreed()]
        log, *beside = box.columns([1.3, 1], gap=6) if others else [box]
        size = 6.5 if self._narrow else 7.5
        draw_entries(self._page, log, self._say("paper-table-log"), self._table.log, size, newest=True)
        for column in beside:
            draw_entries(self._page, column, self._say("marengo-table-waiting"), others, size, lines=3)

    def _lines(self) -> Iterator[str]:
        """What a block on the map may say."""
        if self._battle.books is None:
            yield self._say("marengo-table-blocks")

    def _waiting(self) -> Iterator[str]:
        for seat in SEATS:
            for place, blocks in self._battle.stand[seat].items():
                if place.startswith(WAITING):
                    yield f"{self._labels[place]}: {blocks_in_words(blocks, self._language)}"

    def _agreed(self) -> Iterator[str]:
        asked = self._subject.asked
        for ruling in agreed(asked.game, asked.setup, self._book.ask.language):
            yield f"{ruling.question} {ruling.answer}"
