"""The print studio: what to print, how, a look at the pages, and a PDF of it on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from msgspec.structs import replace
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Input, Static

from companion import places
from companion.games.registry import boxes
from companion.games.registry import game as find_game
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.tui.keys import bind, shown
from companion.tui.press import Press
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.dialogs import TypeIn
from companion.tui.viewer import open_in_viewer
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.page_picture import PagePicture
from companion.tui.widgets.proof import ProofView
from companion.tui.widgets.sheet_list import SheetList
from companion.tui.widgets.studio_form import StudioForm
from companion.tui.widgets.words import Words

if TYPE_CHECKING:
    from companion.printing.people import Unwritten
    from companion.prints import Listed

KEYS_HERE = ("make", "back", "page_forward", "page_back", "view", "tick", "kit", "save_as", "language", "theme")
BAR = 20  # columns
TITLE = 7  # columns for the name of the studio
ROOMY = (100, 34)


class Printed(NamedTuple):
    """The last file that was written."""

    path: Path
    pages: int
    size: int


class PrintStudio(PlainScreen):
    """The cursor looks at a sheet and enter prints it; ticks take several sheets at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(bind(action) for action in ("make", "view", "save_as", "tick", "kit", "back")),
        bind("page_forward", "turn(1)", priority=True),
        bind("page_back", "turn(-1)", priority=True),
        bind("leave", "back"),
    ]

    def __init__(
        self,
        game: str,
        table: str = "",
        opened: Table[Any] | None = None,
        made: Any = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Of a game, of a table, or of what a workshop made; whoever comes from there stays with its game.

        `options`: files of the owner's that are chosen at first.
        """
        super().__init__()
        self._game = game
        self._stays = opened is not None or made is not None or options is not None
        first = opened.id if opened is not None else table
        self._form = StudioForm(find_game(game), first, opened, made, options or {})
        self._list = SheetList("sheets")
        self._about = Words("about")
        self._outcome = Words("printed")
        self._press = Press(self._show_progress)
        self._proof = ProofView(self._press)
        self._ready = asyncio.Event()  # set when all that draws is loaded
        self._sheets: list[Listed] = []
        self._ticked: set[str] = set()
        self._trouble: Trouble | None = None
        self._printed: Printed | None = None
        self._unwritten: tuple[Unwritten, ...] = ()
        self._progress: tuple[int, int] | None = None

    def compose(self) -> ComposeResult:
        with Horizontal(id="studio"):
            with Vertical(id="wishes"):
                if self._stays:
                    yield Static(id="title", classes="heading", markup=False)
                else:
                    printed = [id_ for id_, box in boxes().items() if box.prints]
                    yield Choice("game", printed, self._game, lambda: self.say("studio"), self._title, room=TITLE)
                yield self._list
                yield self._about
                yield self._form
                yield self._outcome
            yield self._proof
        yield KeyBar(*KEYS_HERE)

    def on_screen_suspend(self) -> None:
        self.query_one(PagePicture).refresh()

    def on_screen_resume(self) -> None:
        self.query_one(PagePicture).refresh()

    def styles_for(self, size: Size) -> dict[str, bool]:
        return {"small": size.width < ROOMY[0] or size.height < ROOMY[1]}

    def on_mount(self) -> None:
        self.add_class("waiting")  # until all that draws is loaded nobody knows where the form will stand
        self.retell()
        self._list.focus()
        self.run_worker(self._begin(), group="begin")

    async def _begin(self) -> None:
        try:
            await self._press.warm_up(boxes()[self._game].prints)
        except Trouble as trouble:  # the sheets of a plug-in cannot be loaded
            self.app.tell(trouble)
            self.dismiss()
            return
        await self._form.begin()
        self.call_after_refresh(self._show)  # when the form has found its room, the list knows what is left of it

    def _show(self) -> None:
        self._list_sheets()
        self.remove_class("waiting")
        self._ready.set()
        self._look()

    # --- words ------------------------------------------------------------------------------------------------------

    def _title(self, game: str) -> str:
        return self.say(f"{game}-title")

    def retell(self) -> None:
        if self._stays:
            self.query_one("#title", Static).update(f"{self.say('studio')}  {self._title(self._game)}")
        else:
            self.query_one("#choice-game", Choice).retell()
        self._form.retell()
        self.query_one(KeyBar).retell()
        if self._ready.is_set():
            self._show()
        self._proof.retell()
        self._tell()

    def _list_sheets(self) -> None:
        """Kits first: that is what somebody wants who sits down to play, or who has no cards at all."""
        from companion.printing.kits import ALL, KITS

        self._sheets = sorted(self._form.listed(), key=lambda sheet: sheet.sheet not in KITS)
        shown = "table" if self._form.shows("table") else "made" if self._form.shows("made") else ""
        first = next((sheet.sheet for sheet in self._sheets if sheet.of == shown), ALL)
        self._list.offer([(self._line(sheet), sheet.sheet) for sheet in self._sheets], self._list.item or first)
        self._tell()

    def _line(self, sheet: Listed) -> Content:
        tick = self.app.signs.yes if sheet.sheet in self._ticked else ""
        tone = "" if self._form.shows(sheet.of) else "$muted"
        return Content.assemble((f" {tick:3}", "$success"), (sheet.title, tone))

    def _tell(self) -> None:
        """What the sheet is, and what came of printing."""
        about = next((sheet.about for sheet in self._sheets if sheet.sheet == self._looked_at), "")
        self._about.put(Content.styled(about, "$muted"))
        self._outcome.put(self._result())

    def _result(self) -> Content:
        signs = self.app.signs
        if self._progress is not None:
            done, total = self._progress
            told = self.say("studio-making", done=done, total=total)
            return Content.assemble((signs.bar(done, total, BAR), "$accent"), f" {told}")
        if self._trouble is not None:
            return Content.styled(" ".join(self._form.teller.trouble(self._trouble)), "$warning")
        if self._printed is None and self._unwritten:
            lines = (self.say("print-unwritten", name=name, who=who) for name, who in self._unwritten)
            return Content.styled("\n".join(lines), "$warning")
        if self._printed is None:
            return Content.styled(self.say("studio-goes-to", path=str(self.app.settings.prints.where)), "$muted")
        told = self.say(  # the key bar may be too short for it
            "studio-printed",
            pages=self._printed.pages,
            size=max(1, round(self._printed.size / 1000)),
            opens=shown("view", self.app),
        )
        return Content.assemble((f"{signs.yes} ", "$success"), f"{told}\n", (str(self._printed.path), "$accent"))

    def _show_progress(self, done: int, total: int) -> None:
        self._progress = (done, total) if total else None
        self._outcome.put(self._result())

    # --- what is wanted ---------------------------------------------------------------------------------------------

    @property
    def _looked_at(self) -> str:
        return self._list.item

    def _look(self, from_the_start: bool = False) -> None:
        """Show the pages of the sheet under the cursor, or say why not."""
        try:
            self._trouble, order = None, self._form.order([self._looked_at])
        except Trouble as trouble:
            self._trouble, order = trouble, None
        self._unwritten = order.unwritten if order is not None else ()
        self._proof.look_at(order, from_the_start)
        self._tell()

    def on_sheet_list_moved(self) -> None:
        self._printed = None
        self._look(from_the_start=True)

    @on(Choice.Changed, "#choice-game")
    def _take_game(self, event: Choice.Changed) -> None:
        """Another game has other sheets and another form: a studio of its own."""
        event.stop()
        self.app.switch_screen(PrintStudio(event.choice.value))

    def on_print_form_changed(self) -> None:
        self._printed = None
        if self._ready.is_set():
            self._show()

    def action_turn(self, pages: int) -> None:
        self._proof.turn(pages)

    def action_tick(self) -> None:
        """Take the sheet under the cursor along, or not; a kit, or a page of no game, goes alone."""
        sheets = [sheet.sheet for sheet in self._sheets if sheet.takes_part]
        if self._looked_at in sheets and self._list.has_focus:
            self._ticked ^= {self._looked_at}
            self._list_sheets()

    def action_kit(self) -> None:
        """What the table needs tonight, in one key."""
        self.action_make(kit=True)

    # --- printing ---------------------------------------------------------------------------------------------------

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        event.stop()
        self.action_make()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.action_make()

    def action_make(self, where: str = "", kit: bool = False) -> None:
        if not any(worker.group == "make" and not worker.is_finished for worker in self.workers):
            self.run_worker(self._make(where, kit), group="make")

    async def _make(self, where: str, kit: bool) -> None:
        """Write tonight's kit, or what is ticked, or else what the cursor is on."""
        await self._ready.wait()
        from companion import prints
        from companion.printing.kits import TONIGHT

        usual = self.app.settings.prints.where
        save = partial(prints.save_as, where) if where else partial(prints.save_in, usual)
        try:
            order = self._form.order([TONIGHT] if kit else self._names())
            pdf = await self._press.pdf(order)
            path = await self.app.in_background(save, order.name, pdf)
            pages = await asyncio.to_thread(prints.pages_of, pdf)
        except Trouble as trouble:
            self._trouble = trouble
        else:
            self._trouble, self._printed = None, Printed(path, pages, len(pdf))
            if where:
                self._remember_folder(path.parent)
        self._tell()

    def _names(self) -> list[str]:
        return [sheet.sheet for sheet in self._sheets if sheet.sheet in self._ticked] or [self._looked_at]

    def _remember_folder(self, folder: Path) -> None:
        kept = "" if folder == places.OUTPUT else str(folder.absolute())
        self.app.change(prints=replace(self.app.settings.prints, folder=kept))

    def action_save_as(self) -> None:
        """Print to another place."""
        if not self._ready.is_set():
            return
        try:
            name = self._form.order(self._names()).name
        except Trouble as trouble:
            self.app.tell(trouble)
            return
        usual = str(self.app.settings.prints.where / name)
        self.app.push_screen(TypeIn(lambda: self.say("studio-save-as"), usual), self._print_to)

    def _print_to(self, where: str | None) -> None:
        if where:
            self.action_make(where)

    def action_view(self) -> None:
        if self._printed is None:
            self.app.notify(self.say("studio-nothing-yet"), markup=False)
        else:
            self.run_worker(self._view(self._printed.path), group="view")

    async def _view(self, path: Path) -> None:
        try:
            await asyncio.to_thread(open_in_viewer, path)
        except Trouble as trouble:
            self.app.tell(trouble)

    def action_back(self) -> None:
        self.dismiss()
