"""The board editor: hold a board against the printed one, part by part, correct it, or write one from nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, TypeAlias

from textual.binding import Binding, BindingType
from textual.widgets import Input

from companion.games.marengo.board import drafting
from companion.games.marengo.board.compared import agree, is_compared, progress, to_compare
from companion.games.marengo.board.model import Board, said
from companion.games.marengo.board.parts import BOARD, Part, parts
from companion.games.marengo.board.reading import GAME
from companion.games.marengo.shelf.board_shelf import BOARDS
from companion.games.marengo.studio.board_words import WORDS, BoardWords, Drawn, Row, order
from companion.games.marengo.studio.findings import findings
from companion.games.marengo.studio.slots import Slot, named, slots
from companion.kernel.trouble import Trouble
from companion.tui.keys import bind
from companion.tui.screens.dialogs import PickOne, TypeIn
from companion.tui.widgets.keybar import KeyBar
from companion.tui.workshop.bench import Bench
from companion.tui.workshop.slot import Finding
from companion.tui.workshop.value_line import PartList

Adding: TypeAlias = Callable[[Board], tuple[Board, Part]]
CHANGES = ("agrees", "agrees_all", "values", "doubtful", "next_mistake", "undo", "add_part", "remove_part")
FILES = ("new_board", "open_board", "play_board")
FIRST_KEYS = ("agrees", "values", "back", "help", "agrees_all", "doubtful", "add_part", "undo")
KEYS_HERE = (*FIRST_KEYS, *FILES, "next_mistake", "remove_part")
NAME_SLOTS = {"locale": "id", "road": "id", "entry": "id", "force": "display"}  # a new one is named first


class LocaleList(PartList):
    """Left and right go from locale to locale; enter agrees, wherever the cursor is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "screen.leap(-1)", show=False),
        Binding("right", "screen.leap(1)", show=False),
        Binding("enter", "screen.agrees", show=False),
    ]


class BoardEditor(Bench[Board, Part]):
    """Enter agrees with a part and goes on to the next that is not compared; tab leads to its values."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(bind(action) for action in (*CHANGES, *FILES, "back")),
        bind("leave"),
    ]

    WORDS, GAME, OPTION = WORDS, GAME, "board"

    def __init__(self) -> None:
        self._doubtful_first = False
        self._lines_drawn: dict[Part, Drawn] = {}
        super().__init__(BOARDS, BOARD)

    def on_mount(self) -> None:
        self._parts.focus()
        self.query_one(KeyBar).offer(KEYS_HERE)
        super().on_mount()
        self.laid()

    # --- what lies on the bench ---------------------------------------------------------------------------------------

    def part_list(self, id_: str) -> PartList:
        return LocaleList(id_)

    def name_of(self, board: Board) -> str:
        return said(board.name, self.app.words.code)

    def begun(self, name: str) -> Board:
        return drafting.new_board(named("", self.app.words.code, name))

    def laid(self) -> None:
        self._open_at_the_first()

    def listed(self) -> list[Part]:
        return order(self.now, self._doubtful_first)

    def rows(self) -> Iterator[Row]:
        return self.words().rows(self._doubtful_first)

    def slots(self, board: Board, part: Part) -> list[Slot]:
        return slots(board, part)

    def find(self, board: Board) -> list[Finding[Part]]:
        return findings(board)

    def words(self) -> BoardWords:
        return BoardWords(self.app, self.now, self.findings(), self._lines_drawn)

    def progress(self) -> str:
        told = "progress" if self.now.real else "invented"
        return self.say(f"{WORDS}-{told}", **(progress(self.now)._asdict() if self.now.real else {}))

    def _open_at_the_first(self) -> None:
        """Where somebody goes on to compare."""
        todo = (part for part in to_compare(self.now) if not is_compared(self.now, part))
        self.go_to(next(todo, BOARD))

    def about(self, action: str) -> str:
        return self.say(f"marengo-editor-{action}") if action in (*CHANGES, *FILES) else super().about(action)

    # --- comparing --------------------------------------------------------------------------------------------------

    def action_agrees(self) -> None:
        self._agree(self._part)

    def action_agrees_all(self) -> None:
        """A locale with all its approaches; any other part has none."""
        here = self._part.locale if self._part.kind == "approach" else self._part
        rows = [part for part in parts(self.now) if part.kind == "approach" and part.at == here.at]
        self._agree(here, *(rows if here.kind == "locale" else ()))

    def _agree(self, *agreed: Part) -> None:
        """The next one is the next in the list, or the first again."""
        if self._unread:  # what stands in the line is not what would be agreed with
            self.app.notify(self._unread, severity="warning", markup=False)
            return
        if not self.now.real:
            self.app.notify(self.say("marengo-editor-invented"), markup=False)
            return
        listed = self.listed()  # before what is agreed with is doubtful no more
        self.change(agree(self.now, *agreed))
        at = listed.index(agreed[-1])
        todo = [part for part in (*listed[at + 1 :], *listed[:at]) if not is_compared(self.now, part)]
        following = next((part for part in todo if part != BOARD), None)
        if following is None:
            self.app.notify(self.say("marengo-editor-all-compared"), markup=False)
        self.go_to(following or self._part)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.action_agrees()

    def action_doubtful(self) -> None:
        """What is a guess comes first, or everything in its order again."""
        self._doubtful_first = not self._doubtful_first
        self.go_to(next(iter(self.listed())) if self._doubtful_first else self._part)

    # --- going about ------------------------------------------------------------------------------------------------

    def action_values(self) -> None:
        """From the list to the line, and back."""
        (self._parts if self._line.has_focus else self._line).focus()

    def action_leap(self, steps: int) -> None:
        """To the locale before or behind, over its approaches."""
        listed = self.listed()
        way = listed[listed.index(self._part) + 1 :] if steps > 0 else listed[: listed.index(self._part)][::-1]
        self.go_to(next((part for part in way if part.kind != "approach"), self._part))

    # --- parts that come and go -------------------------------------------------------------------------------------

    def action_add_part(self) -> None:
        """One more of a kind; what belongs to a locale only where one is."""
        kinds = dict(self._kinds())

        def add(row: int | None) -> None:
            if row is not None:
                kind = list(kinds)[row]
                if kind == "pair":
                    self._add_pair()
                else:
                    self._add(kinds[kind])

        def titles() -> list[str]:
            return [self.say(f"marengo-editor-add-{kind}") for kind in kinds]

        self.app.push_screen(PickOne(lambda: self.say("marengo-editor-add"), titles), add)

    def _kinds(self) -> Iterator[tuple[str, Adding]]:
        here = self._part
        if here.kind in ("locale", "approach"):
            yield "pair", drafting.add_locale
            yield "closed", lambda board: drafting.add_closed(board, here)
        yield "locale", drafting.add_locale
        yield "road", drafting.add_road
        yield "entry", drafting.add_entry
        yield "force", drafting.add_force
        yield "spares", drafting.add_spares

    def _add_pair(self) -> None:
        """Both sides of a border at once."""
        here = self._part

        def add(other: str | None) -> None:
            if other:
                self._add(lambda board: drafting.add_pair(board, here, other))

        id_ = self.now.locales[here.at].id
        self.app.push_screen(TypeIn(lambda: self.say("marengo-editor-neighbour", id=id_)), add)

    def _add(self, adding: Adding) -> None:
        try:
            board, part = adding(self.now)
        except Trouble as trouble:
            self.app.tell(trouble)
            return
        self.change(board)
        self.go_to(part, NAME_SLOTS.get(part.kind, ""))
        self._line.focus()

    def action_remove_part(self) -> None:
        try:
            board = drafting.remove(self.now, self._part)
        except Trouble as trouble:
            self.app.tell(trouble)
            return
        listed = self.listed()
        above = listed[listed.index(self._part) - 1]
        self.change(board)
        self.go_to(above if above in self.listed() else BOARD)

    # --- other boards, and leaving ------------------------------------------------------------------------------------

    def action_new_board(self) -> None:
        self.begin_new()

    def action_open_board(self) -> None:
        self.open_other()

    def action_play_board(self) -> None:
        self.play_it()

    def action_back(self) -> None:
        """From the line to the list, and from the list home."""
        if self._line.has_focus:
            self._parts.focus()
        else:
            self.action_leave()
