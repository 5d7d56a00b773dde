"""A secret that is typed: no list could hold all that it may be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Static

from companion.kernel.game import Decision, Move, Seat
from companion.kernel.reading import Reader
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble
from companion.text.teller import Teller
from companion.text.verdict import judge_for
from companion.tui.keys import bind, shown
from companion.tui.screens.curtain import Unseen
from companion.tui.table_words import CHIP, TableWords
from companion.tui.widgets.entry import EntryLine
from companion.tui.widgets.words import Words

OFFERED = 12  # ways to go on that are shown, as far as there is room


class TypedUnseen(Unseen):
    """What is asked, a line for the answer, how it can go on and what is wrong with it; its first word can be left out.

    All of it is judged by what its owner may know, and by nothing else.
    """

    FITTED = "#unseen-asked, #unseen-verdict, #unseen-offers"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave"), bind("page_back", "take_back", priority=True)]

    def __init__(self, table: Table[Any], decision: Decision) -> None:
        super().__init__()
        self._table = table
        self._decision = replace(decision, typed=True)  # here it is, also where few answers could be listed
        self._state = table.seen_by(decision.seat)
        self._readers: dict[str, Reader] = {}  # one for each language
        self._trouble: Trouble | None = None  # with the line that was entered
        self.goes_back = False  # to what this player has answered before

    # --- what a game may have besides ---------------------------------------------------------------------------------
    def work(self) -> Iterable[Widget]:
        """What stands between the question and the line."""
        return ()

    def draw(self) -> None:
        """Show that as the line stands."""

    def unfinished(self, text: str) -> bool:
        """Is it too early to say what is wrong with the line? Whoever enters it is told."""
        return False

    def completions(self, text: str) -> list[str]:
        """How the line can go on."""
        verb = self._table.game.notation.spell(self._decision.verbs[0], self.app.words.code)
        begun = self._table.game.notation.verb_of(text, self._table.game.names(self._state)) in self._decision.verbs
        whole = text if begun else f"{verb} {text}"
        found = self._reader.complete(whole, self._decision.seat)
        return found if begun else [line.removeprefix(f"{verb} ") for line in found if line.startswith(f"{verb} ")]

    # --- what all have ------------------------------------------------------------------------------------------------
    def compose(self) -> ComposeResult:
        with Vertical():
            yield Words("unseen-asked")
            yield from self.work()
            yield EntryLine("unseen-entry")
            yield Words("unseen-offers")
            yield Words("unseen-verdict")
            yield Static(classes="hint", markup=False)

    def on_mount(self) -> None:
        self.watch(self.line, "value", self._typed, init=False)
        self.retell()
        self.begin()

    def begin(self) -> None:
        self.line.focus()

    @property
    def line(self) -> EntryLine:
        return self.query_one("#unseen-entry", EntryLine)

    @property
    def seat(self) -> Seat:
        return self._decision.seat or ""

    @property
    def teller(self) -> Teller:
        return Teller(self.app.words, self._table.game, self._state, self._table.setup.seats)

    @property
    def _reader(self) -> Reader:
        """Knows no more than this player; the same one for every letter."""
        code = self.app.words.code
        if code not in self._readers:
            self._readers[code] = Reader(self._table.game, self._state, self._table.asked(), code)
        return self._readers[code]

    def fit(self) -> None:
        self.retell()

    def retell(self) -> None:
        teller = self.teller
        chip = (f" {self.app.signs.seat(self.seat)} {teller.seat(self.seat)} ", CHIP + self.seat)
        self.query_one("#unseen-asked", Words).put(Content.assemble(chip, "  ", teller.ask(self._decision)))
        back = self.say("tui-unseen-back", key=shown("page_back", self.app)) if self._answered_before() else ""
        self.query_one(".hint", Static).update(f"{self.hint()}{back}")
        self._typed(self.line.value)

    def hint(self) -> str:
        return self.say("tui-unseen-hint")

    def _typed(self, text: str) -> None:
        self._trouble = None
        offers = self.completions(text)
        self.line.offer(offers if text else [])
        self._offer(offers, text)
        self.draw()
        self._judge(goes_on=bool(offers))

    def _offer(self, offers: list[str], text: str) -> None:
        """The next words that fit, as many as stand in a line."""
        words = list(dict.fromkeys(line.split()[-1] for line in offers if line.strip() and line != text.strip()))
        told = f" {self.app.signs.bullet} ".join(words[:OFFERED])
        line = Content.assemble((f"{self.say('tui-unseen-offers')} ", "$muted"), told) if words else Content("")
        place = self.query_one("#unseen-offers", Words)
        place.put(line.truncate(max(place.size.width, 1), ellipsis=True))

    def _judge(self, goes_on: bool = False) -> None:
        words, place = TableWords(self.teller, self.app.signs), self.query_one("#unseen-verdict", Words)
        if self._trouble is not None:
            place.put(Content.styled(" ".join(self.teller.trouble(self._trouble)), "$error"))
        elif self.unfinished(self.line.value):
            place.put(Content(""))
        else:
            teller, reader = self.teller, self._reader
            text, seen = self.line.value, self._state
            verdict = judge_for(self._table, text, self._decision, seen, teller, reader, goes_on)
            place.put(words.verdict(verdict))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.enter()

    def enter(self) -> None:
        """What the line says, if it can be; its last word is the table's, which knows everything."""
        text = self.line.value.strip()
        if not text:
            return
        try:
            move: Move = self._table.reader(self.app.words.code, anew=True).answer(text, self._decision)
            self._table.check_told(move)
        except NotAllowed as refused:
            if self._table.blocking(refused.objections):
                self._trouble = refused
                self._judge()
            else:
                self.dismiss(refused.move)
        except Trouble as trouble:
            self._trouble = trouble
            self._judge()
        else:
            self.dismiss(move)

    # --- the answer before --------------------------------------------------------------------------------------------
    def _answered_before(self) -> bool:
        """Does this position come of an answer of this player that nobody else has seen?"""
        head = self._table.entry(self._table.head)
        if self._decision.kind not in self._table.game.kept or head.kind != "reveal":
            return False
        answers = [(move.seat, move.verb()) for move in self._table.moves_of(head)]
        return answers == [(self.seat, self._decision.verbs[0])]

    def action_take_back(self) -> None:
        if self._answered_before():
            self.goes_back = True
            self.dismiss(None)

    def action_leave(self) -> None:
        self.dismiss(None)
