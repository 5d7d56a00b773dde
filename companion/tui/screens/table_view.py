"""What an open table looks like: the board, whose decision, what can be done, what just happened, whose clock runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget

from companion import clock
from companion.games.registry import board_of, has_desk
from companion.kernel.game import Decision, Fact, Seat
from companion.kernel.journal import Entry
from companion.kernel.once import Latest
from companion.kernel.table import Table
from companion.room import Room
from companion.store import Sitting
from companion.text.handwork import Task, tasks_after, tasks_from_box
from companion.text.teller import Teller, plain_name
from companion.text.verdict import Verdict, says_whose
from companion.tui.ahead import Ahead
from companion.tui.choices import Choice, Line, choices_now, drawn, keys_of, looking_back, part_choices, rare_choices
from companion.tui.history import History, LogLine
from companion.tui.keys import shown
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.curtain import Unseen
from companion.tui.screens.desk import Desk
from companion.tui.table_words import NO_TIME, TableWords
from companion.tui.widgets.asked import Asked, Glance
from companion.tui.widgets.board import BoardCanvas
from companion.tui.widgets.entry import EntryLine
from companion.tui.widgets.hands import HandsPane
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.numbered import Numbered
from companion.tui.widgets.still import Column
from companion.tui.widgets.words import NOTHING, Words

KEYS_NOW = (
    "rules", "entry", "undo", "help", "leave", "redo", "language", "phones", "inventory", "print", "history", "plan",
    "correct", "palette", "own_side", "chart", "calculator", "table_settings", "clock", "branches", "offers", "pass",
    "go_on", "theme",
)  # fmt: skip
FIRST = 5  # of them are needed most
KEYS_TYPING = ("back", "help", "language", "theme", "palette")  # no letters: those are typed
KEYS_REFUSED = ("force_typed", "correct_typed", *KEYS_TYPING)
KEYS_IN_PARTS = ("back", "rules", "entry", "leave", "help")
KEYS_PLANNING = ("keep", "back", "undo", "redo", "entry", "rules", "leave")
MORE = "more"  # the row that opens the rare offers
ROOMY = (100, 30)
EDGES = 3  # lines of the ribbon, of the keys, and above the desk
LOFTY = 50  # lines of a screen with room for large letters
CROWDED = {False: 23, True: 32}  # lines that the desk needs; the second where its letters are large
R = TypeVar("R")
POSITIONS_KEPT = 4  # what can be done in them
WIDE, LOG = 176, 68  # columns of a screen where the log has a side of its own, and of that side


class TableView(PlainScreen):
    """One table, drawn; what can be done with it is in table.py."""

    FITTED = "#choices, #entry, #verdict, #log"
    TOLD_AT_ONCE = True

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting
        self._real: Table[Any] = sitting.table
        self.table: Table[Any] = sitting.table  # a sketch of it while planning
        self._history = History(self.table)
        kept, seats = self.table.settings, self.table.game.names(self.table.state)["seat"]
        self._clocks = clock.Clocks(seats, kept.clocks, kept.used)
        # A key out of the line changes nothing, and who takes moves back comes to what was there before.
        self._tellers: Latest[Teller] = Latest(POSITIONS_KEPT)
        self._offered: Latest[tuple[list[Choice], list[Choice]]] = Latest(POSITIONS_KEPT)
        self._choices: list[Choice] = []
        self._listed: Latest[list[Line]] = Latest(POSITIONS_KEPT)
        self._rare: list[Choice] = []
        self._parts: list[Choice] = []  # of the move that is asked part by part, what is clear so far
        self._parts_at: Any = None  # in which position
        self._log: list[LogLine] = []
        self._entered: str | None = None  # the line, if it came to nothing and is still there
        self._refused: str | None = None  # the same, if it was the rules that were against it
        self._branches = False
        lay_out = self.table.settings.lay_out
        self._to_do: tuple[Entry, ...] | Literal["lay out"] = "lay out" if lay_out else (self.table.last,)
        self._going_on: tuple[Fact | None, ...] = ()  # the turn in which the game goes on until somebody decides
        self._foreseen: Latest[tuple[Task, ...]] = Latest()
        self._ahead = Ahead()
        self._question: tuple[Screen[Any], Sequence[Decision]] | None = None  # about the table, and still open
        self.board: BoardCanvas = board_of(self.table.game.id)()

    @property
    def planning(self) -> bool:
        return self.table is not self._real

    @property
    def _room(self) -> Room:
        """Where steps are taken; a plan is nobody else's."""
        return Room(self.table) if self.planning else self._sitting.room

    async def ask(self, question: Screen[R], owed: Sequence[Decision] = ()) -> R | None:
        """What somebody says to a question about the table as it stands; nothing if it was settled elsewhere.

        `owed`: the decisions that it is about, where others may answer meanwhile.
        """
        self._question = question, owed
        try:
            return await self.app.push_screen_wait(question)
        finally:
            self._question = None

    @property
    def turn(self) -> tuple[Fact | None, ...]:
        """Which one it is, and whose, as far as the game has turns."""
        headline = self.table.game.headline(self.table.state)
        return headline.get("turn"), headline.get("seat")

    # --- drawing -------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Words("ribbon")
        with Column(id="desk"):
            yield self.board
            yield from self.board.asides()
            with Column(id="decide"):
                yield Asked()
                yield Numbered(id="choices")
                yield EntryLine(id="entry")
                yield Words("verdict")
            with Column(id="side"):
                yield HandsPane()
                yield Lines(id="log", choose_on_click=False)
        yield KeyBar(*self._keys)

    @property
    def _keys(self) -> tuple[str, ...]:
        """Those of this game's board behind the most needed ones; a desk first, where there is one."""
        desk = ("desk",) if self.at_desk() is not None else ()
        return (*desk, *KEYS_NOW[:FIRST], *self.board.keys_now(), *KEYS_NOW[FIRST:])

    def at_desk(self) -> Decision | None:
        """What is asked before everybody's eyes now and has a desk."""
        asked = [decision for decision in self.table.pending() if not decision.optional and not decision.secret]
        return next((decision for decision in asked if has_desk(self.table.game.id, decision.kind)), None)

    @property
    def teller(self) -> Teller:
        """The same one for the same language and position: it looks up every name when it is made."""
        words, table = self.app.words, self.table
        return self._tellers.about((words, table.state), lambda: Teller.at(table, words))

    def styles_for(self, size: Size) -> dict[str, bool]:
        width, height = size
        place = self.board.place_on(width, height)
        wide = width >= WIDE and place != "beside"
        self.board.take_room(width - LOG if wide else width, height)
        small = width < ROOMY[0] or height < ROOMY[1]
        lofty, beside = height >= LOFTY, place == "beside"
        crowded = beside and height - self.board.lines_of_asides() - EDGES < CROWDED[lofty]
        steady = not small and (place == "above" or (beside and lofty and not crowded))
        styles = {"small": small, "tight": place == "tight", "beside": beside, "wide": wide, "steady": steady}
        return styles | {"lofty": lofty, "crowded": crowded}

    def fit(self) -> None:
        self.redraw()

    def retell(self) -> None:
        self._history.forget_words()
        self.query_one(KeyBar).retell()
        self.redraw()
        self.refresh(layout=True)  # the board may need another room for other words

    def redraw(self) -> None:
        """Show the position as it is now; each part draws only what changed."""
        if self._pruning:  # something that ended late
            return
        teller = self.teller
        people = {seat: plain_name(name) for seat, name in self.table.setup.seats.items()}
        self.board.look_back(self._history.told())
        self.board.show(self.table.seen_by(None), teller, self.app.signs, people)
        if self._parts_at is not self.table.state:
            self._parts = []
        known = (self.table, teller, self.table.decided(), self.planning)
        self._choices, self._rare = self._offered.about(known, self._offers)
        if self._parts:
            self._choices = part_choices(self.table, self._parts[-1], teller)
        self._draw_choices()
        self._draw_hands()
        self._draw_log()
        self._draw_ribbon()
        self._draw_asked()
        entry = self.query_one(EntryLine)
        entry.placeholder = self._entry_words(entry.size.width)
        self._draw_verdict(self._verdict())

    def _draw_hands(self) -> None:
        """What is to be done now. With room its place is there all the time."""
        tasks = self.tasks()
        self._switch(bool(tasks) and not self.has_class("steady"), "handwork")
        self.query_one(HandsPane).put(tasks, self.teller, ahead=self.planning)

    def tasks(self) -> tuple[Task, ...]:
        """What hands have to do now; a plan asks nothing of anybody's hands, and tells what comes after it."""
        if self.planning:
            return self._foreseen.about((self.table.state, self.teller), self._ahead_of_plan)
        if self._to_do == "lay out":
            return tasks_from_box(self._real, self.teller)
        return tuple(task for entry in self._to_do for task in tasks_after(self._real, entry, self.teller))

    def _ahead_of_plan(self) -> tuple[Task, ...]:
        """What a faction that nobody plays would do then."""
        return tuple(Task("", self.teller.event(event)) for event in self.table.game.ahead(self.table.seen_by(None)))

    def _offers(self) -> tuple[list[Choice], list[Choice]]:
        """What can be chosen, and what is seldom offered."""
        over = self.table.result is not None and not self.planning
        listed = choices_now(self.table, self.teller) + (looking_back(self.teller) if over else [])
        return listed, rare_choices(self.table, self.teller)

    def _draw_choices(self) -> None:
        """The list with its keys; below it what else there is, behind a key of its own."""
        choices = self.query_one("#choices", Numbered)
        keys = keys_of(self._choices, *(shown(key, self.app) for key in ("pass", "desk", "go_on")))
        width = choices.size.width - choices.styles.scrollbar_size_vertical
        more = self.words.more(shown("offers", self.app), self._rare, width) if not self._parts else []
        known = (self._choices, keys, width, choices.size.height - len(more))
        lines = self._listed.about(known, lambda: drawn(*known))
        numbered = [str(row) for row, key in enumerate(keys) if key.isdecimal()]
        choices.offer_numbered([*lines, *((line, MORE) for line in more)], numbered)

    def _draw_log(self) -> None:
        log = self.query_one("#log", Lines)
        width = log.scrollable_content_region.width
        self._log = []  # out of sight: how long its lines will be is not known, and what it showed may be of a plan
        if width:
            self._log = self._history.lines(self.teller, self.app.signs, width, self._branches)
            log.show([line.content for line in self._log], len(self._log))

    @property
    def words(self) -> TableWords:
        return TableWords(self.teller, self.app.signs)

    def _draw_ribbon(self) -> None:
        small, words = self.has_class("small"), self.words
        times = words.times(self._clocks, not small, self._deciding) if self.app.settings.clock else [NO_TIME]
        flags = self._flags() | dict.fromkeys(self.board.flags(), 1)
        self.query_one("#ribbon", Words).put(words.ribbon(self.table, flags, not small, times, self.size.width - 4))

    @property
    def _deciding(self) -> list[Seat | None]:
        """Whose clocks run."""
        return [decision.seat for decision in self._real.pending() if not decision.optional]

    def _flags(self) -> dict[str, int]:
        """What is special here, with a number where its words tell one."""
        special = {
            "tui-flag-plan": self.planning,
            "tui-flag-looking": not self._sitting.may_write,
            "tui-flag-relaxed": bool(self.table.settings.policy),
            "tui-flag-by-hand": not all(self.table.game.automatic(self.table.state).values()),
            "tui-flag-undone": self.table.head != self.table.tip,
        }
        return {flag: 1 for flag, is_so in special.items() if is_so}

    def _entry_words(self, width: int) -> str:
        """What to do here, with something that could be typed now as far as there is room."""
        sample, words = self._sample(), ""
        for key in ("tui-entry", "tui-entry-short", "tui-entry-shortest") if sample else ("tui-entry-shortest",):
            words = f"{self.app.signs.prompt} {self.say(key, move=sample)}"
            if cell_len(words) <= width:
                break
        return words

    def _sample(self) -> str:
        """Something that could be typed now: what is listed, dice, or the usual move of the game; else nothing."""
        required = [choice for choice in self._choices if not choice.optional]
        listed = next((move for choice in required for move in choice.listed), None)
        if listed is not None:
            return self.teller.move(listed, says_whose(self.table, listed))
        if rolled := next((choice.typed for choice in required if choice.kind == "roll"), ""):
            return rolled
        usual = self.say(f"{self.table.game.id}-sample")
        return usual if usual.split()[0] in self._verbs_asked() else ""

    def _verbs_asked(self) -> set[str]:
        """Of what has to be decided, as they are typed."""
        notation, code = self.table.game.notation, self.app.words.code
        required = (decision for decision in self.table.pending() if not decision.optional)
        return {notation.spell(verb, code) for decision in required for verb in decision.verbs}

    def _draw_asked(self) -> None:
        words, required = self.words, [decision for decision in self.table.pending() if not decision.optional]
        aside = self._asked_aside()
        if aside is not None:
            how = words.how_to_point() if self.board.pointed is not None else NOTHING
            self.query_one(Asked).tell(aside, how, Glance(), self.app.signs)
            return
        plain = words.over() if self.table.result is not None else words.asked(required)
        if self.table.result is None and not required:
            plain = words.halted(self.table.halted())
        warning, glance = words.asked_for_good(required), words.glance(self.table, required)
        self.query_one(Asked).tell(plain, warning, glance, self.app.signs)

    def _asked_aside(self) -> Content | None:
        """What takes the place of the question for a while: a part of a move, a place on the board."""
        pointed = self.board.pointed
        if pointed is not None:
            return self.words.asked_where(self.table.game.layout(self.table.state, None), pointed.places)
        return self.words.asked_part(self.table, self._parts, shown("back", self.app)) if self._parts else None

    def _verdict(self) -> Verdict:
        entry = self.query_one(EntryLine)
        return self._ahead.verdict(self.table, entry, self.teller, entered=entry.value.strip() == self._entered)

    def _draw_verdict(self, verdict: Verdict) -> None:
        self._switch(self._entered is not None, "refused")
        self._draw_keys()
        words, place = self.words, self.query_one("#verdict", Words)
        keys = [shown(action, self.app) for action in ("force_typed", "correct_typed", "back")]
        place.put(words.verdict(verdict), words.way_out(verdict, *keys), words.instead(verdict, place.size.width))

    def _draw_keys(self) -> None:
        """Those that work now: on the entry line no letter does."""
        typing = isinstance(self.focused, EntryLine) or self.board.pointed is not None
        usual = KEYS_IN_PARTS if self._parts else KEYS_PLANNING if self.planning else self._keys
        self.query_one(KeyBar).offer(KEYS_REFUSED if self._refused else KEYS_TYPING if typing else usual)

    # --- the log -------------------------------------------------------------------------------------------

    def action_history(self) -> None:
        self._history.recall_hands()
        self._draw_log()
        self._switch(True, "reading")
        self.set_focus(self.query_one("#log"))

    def set_focus(self, widget: Widget | None, scroll_visible: bool = False, from_app_focus: bool = False) -> None:
        """All of it is in sight: Textual need not look whether it has to be scrolled there."""
        super().set_focus(widget, scroll_visible, from_app_focus)

    def watch_focused(self, focused: Widget | None) -> None:
        """At once, not when the event comes: the line is drawn together with the keys that work on it."""
        if focused is None or not self.is_mounted:
            return
        self._switch(focused.id == "log", "reading")
        if focused is not self.board and self.board.can_focus:
            self.board.leave()
            self._draw_asked()
        self._draw_keys()

    def _switch(self, on: bool, style: str) -> None:
        """One of the styles that take the log out of sight or bring it back."""
        self.set_class(on, style)

    # --- the clocks ----------------------------------------------------------------------------------------

    def _tick(self) -> None:
        self._sitting.room.clocks = self._clocks if self.app.settings.clock else None
        if self.app.screen is not self and not isinstance(self.app.screen, (Unseen, Desk)):
            return
        limit = self._real.game.limit(self._real.state)
        if self._clocks.tick(self._deciding, 1, limit) and limit is not None:
            told = self.say("tui-clock-over", name=self.teller.seat(limit.seat), minutes=limit.seconds // 60)
            self.app.notify(f"{told} [{limit.rule}]", severity="warning", markup=False)
        if self.app.settings.clock:
            self._draw_ribbon()

    def action_clock(self) -> None:
        if not self.app.settings.clock:
            self.app.notify(self.say("tui-clock-off"), markup=False)
            return
        self._clocks.paused = not self._clocks.paused
        self._draw_ribbon()
