"""The table as it stands, as everybody may see it: all units, coins and factories, the log, the code; then the map."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.aces.board.cards import TEAMS
from companion.games.aces.moves.ending import TEAM_NAMES, goal
from companion.games.aces.sheets.look import NARROW, OLIVE
from companion.games.aces.sheets.pictograms import DARK, draw_sign
from companion.games.aces.sheets.subject import AcesSubject
from companion.games.aces.sheets.table_map import draw_table_map
from companion.games.aces.sheets.table_units import draw_faction, lines_of
from companion.games.aces.spelling import spelled
from companion.games.aces.state import State
from companion.games.aces.summary import labels
from companion.kernel.game import Seat
from companion.kernel.notation import Language
from companion.printing.agreed import agreed
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.entries import draw_entries
from companion.printing.job import TableShown
from companion.printing.labels import middle_label
from companion.printing.save_part import SavePart
from companion.printing.surface import THIN

_STRIP, _UNDER = 6.0, 5.0  # mm: the bar of a faction, what is told under it
_MOST_LINE, _LEAST_LINE = 5.4, 2.5  # mm, the height of a unit's line
_LOG = 26.0  # mm that a log should have


def draw_table(book: Book, subject: AcesSubject) -> None:
    assert subject.table is not None, "this sheet is of a table"
    page = book.page(book.say("aces-sheet-table"), landscape=False)
    _TablePage(book, page, subject, subject.table).draw()
    draw_table_map(book, subject, subject.table.state)


class _TablePage:
    def __init__(self, book: Book, page: Page, subject: AcesSubject, table: TableShown) -> None:
        self._book, self._page, self._subject, self._table = book, page, subject, table
        self._say = book.say
        self._state: State = table.state
        self._narrow = page.paper.width < NARROW
        self._language: Language = "de" if book.ask.language == "de" else "en"

    def draw(self) -> None:
        gap = 2.0 if self._narrow else 3.5
        title, rest = self._page.body.cut_top(9 if self._narrow else 11, gap / 2)
        self._title(title)
        decision, rest = rest.cut_top(7.5, gap / 2)
        self._decision(decision)
        victory, rest = rest.cut_top(7 if self._narrow else 8.5, gap / 2)
        self._victory(victory)
        save = SavePart(self._book, self._page, self._table, 8 if self._narrow else 18)
        code, rest = rest.cut_bottom(save.height, gap)
        save.draw(code)
        rest = self._factions(rest, gap)
        self._rest(rest)

    # --- what is going on -------------------------------------------------------------------------------------------

    def _title(self, box: Box) -> None:
        page, state = self._page, self._state
        size = 11 if self._narrow else 13
        page.label(box.x, box.y + 4.2, self._table.name, size, "bold", room=box.width, least=8, cut=True)
        seat = self._say(f"aces-{state.seat}")
        called = "" if state.in_books else labels(state, self._book.ask.language)["map"]
        told = self._say(
            "aces-show-turn",
            turn=state.round,
            seat=seat,
            phase=state.phase,
            map_id=(called and "map") or "none",
            map=called,
        )
        page.label(box.x, box.bottom - 0.8, told, 8.5, paint="soft", room=box.width, least=5.5, cut=True)

    def _decision(self, box: Box) -> None:
        self._page.rect(box, "tint", "soft", THIN, 1.2)
        text = "   ".join(dict.fromkeys(self._decisions()))
        self._page.write(box.inset(3, 0.6), text, 10, 6, "bold", upright="middle", lines=2, cut=True)

    def _decisions(self) -> Iterator[str]:
        game, state, say = self._subject.asked.game, self._state, self._say
        if state.result is not None:
            yield say("aces-table-over", team=TEAMS[state.result.winner] if state.result.winner else "none")
        for decision in game.pending(game.face_up(state)):
            if not decision.optional:
                about = spelled(decision.about, self._language)
                ask = say(f"aces-ask-{decision.kind}", about=about)
                yield say("paper-table-decides", seat=say(f"aces-{decision.seat}"), ask=ask) if decision.seat else ask

    def _victory(self, box: Box) -> None:
        """A factory for each that wins, those that a team holds filled."""
        state = self._state
        for team, half in zip(TEAM_NAMES, box.columns(2, 6), strict=True):
            words, signs = half.cut_left(half.width * 0.34, 2)
            held = state.team_factories(team)
            self._page.write(words, self._say(f"aces-team-{team}"), 9.5, 6, "bold", OLIVE, upright="middle", lines=1)
            step = min(half.height * 1.15, signs.width / max(goal(state) + 1.5, held + 1.5))
            for number in range(max(goal(state), held)):
                x = signs.x + (number + 0.5) * step
                if number < held:
                    draw_sign(self._page, "factory", (x, half.centre[1]), step * 0.8)
                else:
                    self._page.rect(
                        Box(x, half.centre[1], 0, 0).inset(-step * 0.36), None, "faint", THIN, dash="0.8 0.6"
                    )
            x = signs.x + (max(goal(state), held) + 0.7) * step
            middle_label(self._page, (x, half.centre[1]), f"{held}/{goal(state)}", 8.5, "bold", DARK)

    # --- factions ---------------------------------------------------------------------------------------------------

    def _factions(self, box: Box, gap: float) -> Box:
        """Germany on the left, the Allies on the right; all lines equally high. Returns the rest."""
        columns = [[seat for seat in self._state.factions if TEAMS[seat] == team] for team in TEAM_NAMES]
        rows = max(map(len, columns))
        lines = [max(self._lines(column[at]) if at < len(column) else 0 for column in columns) for at in range(rows)]
        fixed = rows * (_STRIP + _UNDER + gap)
        room = max(box.height - fixed - _LOG, (box.height - fixed) * 0.8)
        line = min(_MOST_LINE, room / max(sum(lines), 1))
        for at in range(rows):
            cell, box = box.cut_top(min(box.height, _STRIP + _UNDER + lines[at] * line), gap)
            for column, half in zip(columns, cell.columns(2, 6), strict=True):
                if at < len(column):
                    draw_faction(self._book, self._page, self._subject, column[at], half, line)
        return box

    def _lines(self, seat: Seat) -> int:
        return len(lines_of(self._state, seat))

    # --- what else there is -----------------------------------------------------------------------------------------

    def _rest(self, box: Box) -> None:
        """The log, newest at the bottom; beside it the weather, the launcher, and what the table has settled."""
        if self._subject.troops.has_samples and box.height > 6:
            words, box = box.cut_bottom(3.2, 1)
            self._page.write(
                words, self._say("aces-show-sample"), 6, 4.5, paint="soft", upright="bottom", cut=True, lines=1
            )
        if box.height < 10:
            return
        others = [*self._weather(), *self._launcher(), *self._agreed()]
        log, *beside = box.columns([1.3, 1], gap=6) if others else [box]
        size = 6.5 if self._narrow else 7.5
        draw_entries(self._page, log, self._say("paper-table-log"), self._table.log, size, newest=True)
        for column in beside:
            draw_entries(self._page, column, self._say("aces-table-besides"), others, size, lines=3)

    def _weather(self) -> Iterator[str]:
        if self._state.rules.mission == "weather":
            yield self._say("aces-show-weather", weather=self._state.weather, left=self._state.weather_left)

    def _launcher(self) -> Iterator[str]:
        """What everybody knows: never where it is before it was found (AA-V2-06)."""
        state, site = self._state, self._state.v2
        if site is not None:
            where = site.hex if site.found and site.hex else "none"
            facts = {"damage": site.damage, "health": state.rules.v2_health, "ruins": len(site.ruins)}
            seat = self._say(f"aces-{state.rules.controller}")
            yield self._say("aces-show-launcher", seat=seat, found=int(site.found), hex=where, **facts)

    def _agreed(self) -> Iterator[str]:
        asked = self._subject.asked
        for ruling in agreed(asked.game, asked.setup, self._book.ask.language):
            yield f"{ruling.question} {ruling.answer}"
