"""The table as it stands: a running game on one page, on small paper on two, and the code that brings it back."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork.maps.named import lying
from companion.games.clockwork.sheets.look import MARK
from companion.games.clockwork.sheets.pads import VARIANTS
from companion.games.clockwork.sheets.table_map import draw_table_map
from companion.games.clockwork.sheets.table_players import draw_players, players_height
from companion.games.clockwork.sheets.table_research import Research
from companion.games.clockwork.standing import ally_of
from companion.games.clockwork.state import State
from companion.printing.agreed import agreed
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.entries import draw_entries
from companion.printing.job import Subject, TableShown
from companion.printing.save_part import SavePart
from companion.printing.surface import THIN

WIDE, HIGH = 194.0, 262.0  # mm: the body of an A4 page, for which the sizes are meant
SMALLEST = 0.8  # rather than smaller, it takes two pages
BESIDE = 56.0  # mm of an A4 page beside the map
MOST_LINES = 16  # of the code in letters that stand on the page of the table
TYPE = 7.0  # points, of the log and of what was agreed
LEAST_ENTRIES = 11.0  # mm: with less room they are left out
LONGEST_NOTE = 5  # lines


def draw_table(book: Book, subject: Subject) -> None:
    assert subject.table is not None, "this sheet is of a table"
    _TableSheet(book, subject, subject.table).draw()


class _TableSheet:
    def __init__(self, book: Book, subject: Subject, table: TableShown) -> None:
        self._book, self._subject, self._table, self._say = book, subject, table, book.say
        self._state: State = table.state
        self._page = self._new_page()
        body = self._page.body
        unit = min(body.width / WIDE, body.height / HIGH)
        self._on_two = unit < SMALLEST
        self._unit = max(SMALLEST, unit)

    def _new_page(self) -> Page:
        return self._book.page(self._say("clockwork-sheet-table"), landscape=False)

    @property
    def _gap(self) -> float:
        return 3.2 * self._unit

    @property
    def _has_map(self) -> bool:
        return self._state.rules.depth == "full"

    def draw(self) -> None:
        rest = self._head(self._page.body)
        if not self._has_map:
            self._books(rest)
        elif self._on_two:
            self._two_pages(rest)
        else:
            self._one_page(self._code(rest))

    def _one_page(self, box: Box) -> None:
        """The map with research and log beside it, the players below."""
        players, rest = box.cut_bottom(self._players_height(box.width), self._gap)
        self._players(players)
        beside, map_ = rest.cut_right(BESIDE * self._unit, self._gap)
        draw_table_map(self._book, self._page, map_, self._state, self._unit)
        self._told(self._research_in_a_column(beside), below=True)

    def _two_pages(self, box: Box) -> None:
        """The map with research below it; players, log and code on the other page."""
        below, map_ = box.cut_bottom(self._research().height, self._gap)
        draw_table_map(self._book, self._page, map_, self._state, self._unit)
        self._research_in_a_row(below)
        self._page = self._new_page()
        self._told(self._players(self._code(self._page.body)))

    def _books(self, box: Box) -> None:
        """No map, as long as only the books are kept; a long code has its page, where there is no room for it."""
        box = self._research_in_a_row(self._players(box))
        if box.height < SavePart(self._book, self._page, self._table, MOST_LINES).height + self._gap:
            self._told(box)
            self._page = self._new_page()
            self._code(self._page.body)
        else:
            self._told(self._code(box))

    # --- what is going on -------------------------------------------------------------------------------------------

    def _head(self, box: Box) -> Box:
        """The table's name, where the game is, and who owes what; returns what is left."""
        page, unit = self._page, self._unit
        title, rest = box.cut_top(10.5 * unit, 1.2 * unit)
        page.label(
            title.x, title.y + 4.2 * unit, self._table.name, 13 * unit, "bold", room=title.width, least=8, cut=True
        )
        told = " · ".join(self._where())
        page.label(
            title.x, title.bottom - 0.8 * unit, told, 8.5 * unit, paint="soft", room=title.width, least=5, cut=True
        )
        decision, rest = rest.cut_top(8.5 * unit, self._gap)
        page.rect(decision, fill="tint", line="soft", width=THIN, radius=1.5)
        text = "   ".join(dict.fromkeys(self._decisions()))
        page.write(decision.inset(3, 0.6), text, 10 * unit, 6 * unit, "bold", upright="middle", lines=2, cut=True)
        return rest

    def _where(self) -> Iterator[str]:
        """Round and phase, the variant, the layout."""
        state, say = self._state, self._say
        phase = say(f"clockwork-phase-{state.phase}")
        yield say("clockwork-show-round", round=state.round, last=state.last_round, age=state.age, phase=phase)
        allied = "2v2" if state.rules.alliance else ""
        epic = "epic" if state.rules.variant == "epic" else ""
        yield say(VARIANTS["-".join(filter(None, (epic, allied))) or "base"])
        if self._has_map:
            layout = lying(state.rules.map).layout
            yield say("clockwork-table-layout", layout=layout.id + (MARK if layout.is_ours else ""))

    def _decisions(self) -> Iterator[str]:
        """Who owes what; players who are asked the same are asked together."""
        game, say = self._subject.game, self._say
        if self._state.result is not None:
            yield self._outcome()
        asked: dict[str, list[str]] = {}
        for decision in game.pending(game.face_up(self._state)):
            if not decision.optional:
                asked.setdefault(decision.kind, []).append(say(f"clockwork-{decision.seat}") if decision.seat else "")
        for kind, seats in asked.items():
            names, ask = ", ".join(filter(None, seats)), say(f"clockwork-ask-{kind}")
            yield say("paper-table-decides", seat=names, ask=ask) if names else ask

    def _outcome(self) -> str:
        state, say, result = self._state, self._say, self._state.result
        assert result is not None
        winner = result.winner or "nobody"
        ally = ally_of(state, winner) or "nobody" if result.winner else "nobody"
        vp = sum(state.player(seat).vp for seat in (winner, ally) if seat in state.players)
        names = {"winner": say(f"clockwork-{winner}"), "ally": say(f"clockwork-{ally}"), "ally_id": ally}
        return say("clockwork-game-over", reason=result.reason, vp=vp, **names)

    # --- parts of the page ------------------------------------------------------------------------------------------

    def _code(self, box: Box) -> Box:
        """At the foot; returns what is left."""
        save = SavePart(self._book, self._page, self._table, MOST_LINES)
        code, rest = box.cut_bottom(save.height, self._gap)
        save.draw(code)
        return rest

    def _players_height(self, width: float) -> float:
        return players_height(self._book, self._page, self._state, width, self._unit)

    def _players(self, box: Box) -> Box:
        """At the top; returns what is left."""
        players, rest = box.cut_top(self._players_height(box.width), self._gap)
        draw_players(self._book, self._page, players, self._state, self._table.players, self._unit)
        return rest

    def _research(self) -> Research:
        return Research(self._book, self._page, self._state, self._unit)

    def _research_in_a_column(self, box: Box) -> Box:
        research = self._research()
        discoveries, rest = box.cut_top(research.discoveries_height, self._gap)
        research.draw_discoveries(discoveries)
        others, rest = rest.cut_top(research.others_height, self._gap)
        research.draw_others(others)
        return rest

    def _research_in_a_row(self, box: Box) -> Box:
        """At the top; returns what is left."""
        research = self._research()
        row, rest = box.cut_top(research.height, self._gap)
        left, right = row.columns([1.15, 1], self._gap)
        research.draw_discoveries(left.cut_top(research.discoveries_height)[0])
        research.draw_others(right)
        return rest

    def _told(self, box: Box, below: bool = False) -> None:
        """The log as far as there is room, and what the table plays differently beside or below it."""
        notes = self._notes()
        if notes and below:
            high = box.height * (0.45 if box.height > 2 * LEAST_ENTRIES * self._unit else 1)
            foot, box = box.cut_bottom(high, min(self._gap, box.height - high))
            self._agreed(foot, notes)
        elif notes:
            box, beside = box.columns([1.2, 1], 6)
            self._agreed(beside, notes)
        if self._table.log and box.height > LEAST_ENTRIES * self._unit:
            title, log = self._say("paper-table-log"), self._table.log
            draw_entries(self._page, box, title, log, TYPE, newest=True, scale=self._unit)

    def _notes(self) -> list[str]:
        found = agreed(self._subject.game, self._subject.setup, self._book.ask.language)
        return [f"{each.question} {each.answer}" for each in found]

    def _agreed(self, box: Box, notes: list[str]) -> None:
        """In full, since the answer stands at the end; how many there was no room for."""
        if box.height > LEAST_ENTRIES * self._unit:
            title, say = self._say("clockwork-table-agreed"), self._say
            draw_entries(
                *(self._page, box, title, notes, TYPE),
                scale=self._unit,
                lines=LONGEST_NOTE,
                more=lambda count: say("clockwork-table-agreed-more", count=count),
            )
