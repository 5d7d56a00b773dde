"""A look at the pages before they are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import MouseScrollDown, MouseScrollUp
from textual.widgets import Static

from companion.kernel.trouble import Trouble
from companion.text.teller import Teller
from companion.tui.graphics import Way, cell_size
from companion.tui.pictures import NOTHING, Frame
from companion.tui.pixels import Cells
from companion.tui.press import Press, Proof
from companion.tui.signs import ASCII
from companion.tui.widgets.page_picture import PagePicture

if TYPE_CHECKING:
    from companion.printing.job import Job
    from companion.tui.app import CompanionApp


class _Wish(NamedTuple):
    """Everything the picture depends on."""

    order: Job
    page: int
    frame: Frame


class ProofView(Vertical):
    """Draws the newest wish; one that was overtaken while another was being drawn is never drawn."""

    app: CompanionApp

    def __init__(self, press: Press) -> None:
        super().__init__(id="proof")
        self._press = press
        self._order: Job | None = None
        self._page = 0
        self._drawn: _Wish | None = None
        self._proof: Proof | None = None
        self._trouble: Trouble | None = None  # why there is no page

    def compose(self) -> ComposeResult:
        yield PagePicture("page")
        yield Static(id="no-page", markup=False)
        yield Static(id="page-of", markup=False)

    def look_at(self, order: Job | None, from_the_start: bool = False) -> None:
        """Show this, or nothing; the same page as before unless it begins anew."""
        self._order = order
        if from_the_start:
            self._page = 0
        self._draw()

    def turn(self, pages: int) -> None:
        if self._proof is not None:
            self._page = max(0, min(self._proof.pages - 1, self._page + pages))
            self._draw()

    def on_resize(self) -> None:
        self.call_after_refresh(self._draw)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        self.turn(1)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        self.turn(-1)

    def _draw(self) -> None:
        if not any(worker.node is self and not worker.is_finished for worker in self.app.workers):
            self.run_worker(self._draw_newest())

    async def _draw_newest(self) -> None:
        while (wish := self._wish()) is not None and wish != self._drawn:
            self._drawn = wish
            try:
                self._put(await self._press.proof(*wish))
            except Trouble as trouble:
                self._put(None, trouble)
        if wish is None:
            self._drawn = None
            self._put(None)

    def _wish(self) -> _Wish | None:
        if self._order is None or not self.query(PagePicture):  # nothing to show, or closed meanwhile
            return None
        room = Cells(*self.query_one(PagePicture).size)
        if not room.width * room.height:
            return None
        way: Way = "letters" if self.app.signs is ASCII else "blocks" if self.app.no_color else self.app.pictures
        return _Wish(self._order, self._page, Frame(room, way, self.app.theme != "monochrome", cell_size()))

    def _put(self, proof: Proof | None, trouble: Trouble | None = None) -> None:
        if not self.query(PagePicture):  # closed while the page was being drawn
            return
        self._proof, self._trouble = proof, trouble
        self.query_one(PagePicture).show(proof.picture if proof is not None else NOTHING)
        self.retell()

    def retell(self) -> None:
        told = ""
        if self._proof is not None:
            told = self.app.say("studio-page", page=self._proof.page + 1, pages=self._proof.pages)
        self.query_one("#page-of", Static).update(told, layout=False)
        why_not = self.query_one("#no-page", Static)
        why_not.display = self._trouble is not None  # else it would cover the top of the page
        if self._trouble is not None:
            why_not.update(" ".join(Teller(self.app.words).trouble(self._trouble)))
        self._draw()
