"""The battle view: one open battle after the other, with sides, sums, what can still be done, and how it would end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from companion.games.clockwork.board import board
from companion.games.clockwork.combat import Army, Part, judge
from companion.games.clockwork.moves.battle_telling import tell_comparison
from companion.games.clockwork.panel.shown import Shown, muted
from companion.games.clockwork.state import SLOTS
from companion.kernel.game import Event, Move, Seat
from companion.kernel.story import Story
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.text.verdict import says_whose
from companion.tui.hanging import hanging
from companion.tui.keys import bind
from companion.tui.screens.base import Dialog
from companion.tui.widgets.canvas import fitted
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.numbered import Numbered

SUM = 26  # columns for what adds to a strength
LOW = 30  # lines below which there is little


class BattlesScreen(Dialog[Move | None]):
    """Left and right go from battle to battle; a number or enter does what can be done about this one."""

    CSS = """
    BattlesScreen > Vertical { width: 92; }
    #battle { height: auto; }
    BattlesScreen #battle-choices { height: auto; max-height: 30vh; margin-top: 1; }
    """
    FITTED = "Vertical"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("back", "leave"),
        bind("battles", "leave"),
        Binding("left", "turn(-1)", show=False, priority=True),
        Binding("right", "turn(1)", show=False, priority=True),
    ]

    def __init__(self, table: Table[Any], tile: str = "") -> None:
        super().__init__()
        self._table = table
        self._state = table.seen_by(None)
        self._tiles = list(self._state.battles)
        self._at = self._tiles.index(tile) if tile in self._tiles else 0
        self._moves: list[Move] = []

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(classes="title", markup=False)
            yield Static(id="battle", markup=False)
            yield Numbered("battle-choices")
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Numbered).focus()

    def fit(self) -> None:
        self.retell()

    def retell(self) -> None:
        people = self._table.setup.seats
        teller = Teller(self.app.words, self._table.game, self._state, people)
        shown = Shown(self._state, teller, self.app.signs, people)
        tile = self._tiles[self._at]
        kind = self.say(f"clockwork-{board(self._state.rules.map).kinds[tile]}")
        title = self.say("clockwork-battles-title", number=self._at + 1, count=len(self._tiles), tile=tile, kind=kind)
        self.query_one(".title", Static).update(title)
        width = self.query_one(Vertical).size.width
        words = BattleWords(shown, tile, width, low=self.size.height < LOW)
        self.query_one("#battle", Static).update(Content("\n").join(words.lines()))
        self._moves = list(self._possible(tile))
        lines = self.query_one(Numbered)
        rows = list(self._choices(shown, width - lines.styles.scrollbar_size_vertical))
        lines.offer_numbered(rows, [item for _, item in rows if item], lines.item)
        lines.display = bool(self._moves)
        self.query_one(".hint", Static).update(self.say("clockwork-battles-hint"))

    # --- what can be done --------------------------------------------------------------------------------------------

    def _possible(self, tile: str) -> Iterator[Move]:
        """The moves open to whoever decides now that concern this battle."""
        for decision in self._table.pending():
            if not (decision.optional or decision.secret):
                moves = self._table.game.choices(self._state, decision)
                yield from (move for move in moves if tile in (getattr(move, "tile", ""), getattr(move, "to", "")))

    def _choices(self, shown: Shown, width: int) -> Iterator[tuple[Content, str]]:
        """Each move with what would come of it, below it where there is no room beside it."""
        for row, move in enumerate(self._moves):
            hint = self._table.game.hint(self._state, move)
            note = (shown.teller.short(hint) or shown.teller.event(hint)) if hint else ""
            told = shown.teller.sentence(move, with_seat=says_whose(self._table, move))
            head = Content.assemble((f"{row + 1:<3}", "$accent"), told)
            beside = head.cell_length + 2 + cell_len(note) <= width
            lines = [head + muted(f"  {note}")] if beside else [head, *hanging(Content("     "), note, width, "$muted")]
            yield from ((line, "" if below else str(row)) for below, line in enumerate(lines))

    def on_key(self, event: Key) -> None:
        self.query_one(Numbered).take_key(event)

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        self._do(int(self.query_one(Numbered).item or -1))

    def _do(self, row: int) -> None:
        if 0 <= row < len(self._moves):
            self.dismiss(self._moves[row])

    def action_turn(self, steps: int) -> None:
        self._at = (self._at + steps) % len(self._tiles)
        self.retell()

    def action_leave(self) -> None:
        self.dismiss(None)


class BattleWords:
    """One battle in lines: every army with its sum, then how it would end."""

    def __init__(self, shown: Shown, tile: str, width: int, low: bool = False) -> None:
        self._shown, self._tile, self._width, self._low = shown, tile, width, low
        self._verdict = judge(shown.state, tile)

    def lines(self) -> Iterator[Content]:
        for army in self._verdict.armies:
            yield from self._army_in_short(army) if self._low else self._army(army)
        for seat in self._gone():
            yield self._name((seat,)) + muted("  " + self._shown.say("clockwork-battles-gone"))
        yield Content("")
        yield from self._ending()
        waiting = self._shown.state.waiting if self._shown.state.phase == "support" else ()
        if waiting:
            names = ", ".join(self._shown.teller.seat(seat) for seat in waiting)
            yield muted(self._shown.say("clockwork-battles-waiting", seats=names))

    def _army(self, army: Army) -> Iterator[Content]:
        yield fitted(self._name(army.seats), SUM + 3) + self._strength(army)
        for part in army.parts:
            yield Content("   ") + Content(f"{self._part(part):<{SUM}}{part.strength:>3}   ") + muted(part.rule)

    def _army_in_short(self, army: Army) -> Iterator[Content]:
        """Where there are few lines, one for each army if that is possible."""
        parts = [f"{self._part(part)} {part.strength} ({part.rule})" for part in army.parts]
        longest = max(self._name(each.seats).cell_length for each in self._verdict.armies)
        head = fitted(self._name(army.seats), longest) + self._strength(army) + Content("  ")
        yield from hanging(head, " + ".join(parts), self._width, "$muted")

    def _strength(self, army: Army) -> Content:
        won = self._verdict.winner is army
        return Content.styled(f"{army.strength:>3}", "bold $success" if won else "bold")

    def _name(self, seats: tuple[Seat, ...]) -> Content:
        names = [
            self._shown.sign(seat) + Content.styled(f" {self._shown.teller.side(seat)}", f"bold $seat-{seat}")
            for seat in seats
        ]
        return Content(" + ").join(names)

    def _part(self, part: Part) -> str:
        if part.what == "soldier":
            return self._shown.say("clockwork-battles-soldiers", count=part.units)
        if part.what == "tacops":
            return self._shown.say("clockwork-panel-action-tacops")
        if part.what in SLOTS:
            card = self._shown.state.discoveries[part.what].card
            return self._shown.teller.label(card or part.what)
        return self._shown.figure(part.what)

    def _gone(self) -> list[Seat]:
        """Who was there at the reveal and has nobody left (CW-SUP-12)."""
        present = {seat for army in self._verdict.armies for seat in army.seats}
        return [seat for seat in self._shown.state.battles[self._tile].sides if seat not in present]

    def _ending(self) -> Iterator[Content]:
        """What the log will say if it is resolved now, without the sums told above."""
        story = Story(lambda _: "")
        tell_comparison(self._shown.state, story, self._tile, self._verdict)
        yield muted(self._shown.say("clockwork-battles-now"))
        for event in story:
            if event.kind not in ("battle-strength", "battle-alliance"):
                yield from self._told(event)

    def _told(self, event: Event) -> Iterator[Content]:
        yield from hanging(Content("   "), self._shown.teller.event(event), self._width, "bold")
        yield from hanging(Content("   "), "  ".join(event.rules), self._width, "$muted")
