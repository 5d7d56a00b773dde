"""A look at the pages before they are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import MouseScrollDown, MouseScrollUp
from textual.message import Message
from textual.widgets import Static

from companion.kernel.trouble import Trouble
from companion.tui.graphics import Way, cell_size
from companion.tui.pictures import NOTHING, Frame
from companion.tui.pixels import Cells
from companion.tui.press import Press, Proof
from companion.tui.signs import ASCII
from companion.tui.widgets.page_picture import PagePicture

if TYPE_CHECKING:
    from companion.prints import Order
    from companion.tui.app import CompanionApp


class _Wish(NamedTuple):
    """Everything the picture depends on."""

    order: Order
    page: int
    frame: Frame


class ProofView(Vertical):
    """Draws the newest wish; one that was overtaken while another was being drawn is never drawn."""

    app: CompanionApp

    class Failed(Message):
        """The pages cannot be made."""

        def __init__(self, trouble: Trouble) -> None:
            super().__init__()
            self.trouble = trouble

    def __init__(self, press: Press) -> None:
        super().__init__(id="proof")
        self._press = press
        self._order: Order | None = None
        self._page = 0
        self._drawn: _Wish | None = None
        self._proof: Proof | None = None

    def compose(self) -> ComposeResult:
        yield PagePicture("page")
        yield Static(id="page-of", markup=False)

    def look_at(self, order: Order | None, from_the_start: bool = False) -> None:
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
                self._proof = await self._press.proof(*wish)
            except Trouble as trouble:
                self._proof = None
                self.post_message(self.Failed(trouble))
            self._put(self._proof)
        if wish is None:
            self._drawn = None
            self._put(None)

    def _wish(self) -> _Wish | None:
        room = Cells(*self.query_one(PagePicture).size)
        if self._order is None or not room.width * room.height:
            return None
        way: Way = "letters" if self.app.signs is ASCII else "blocks" if self.app.no_color else self.app.pictures
        return _Wish(self._order, self._page, Frame(room, way, self.app.theme != "monochrome", cell_size()))

    def _put(self, proof: Proof | None) -> None:
        self._proof = proof
        self.query_one(PagePicture).show(proof.picture if proof is not None else NOTHING)
        self.retell()

    def retell(self) -> None:
        told = ""
        if self._proof is not None:
            told = self.app.say("studio-page", page=self._proof.page + 1, pages=self._proof.pages)
        self.query_one("#page-of", Static).update(told, layout=False)
        self._draw()
