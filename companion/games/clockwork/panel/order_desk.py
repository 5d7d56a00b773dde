"""Writing deployment orders behind the curtain: every line is judged at once, by the rules and by what is left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Paste
from textual.geometry import Size
from textual.widgets import Input

from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.order_lines import orders_so_far, read_orders, write_order
from companion.games.clockwork.orders import Verdict, verdicts
from companion.games.clockwork.panel.order_map import OrderMap
from companion.games.clockwork.panel.order_words import OrderWords
from companion.games.clockwork.panel.shown import Shown, muted
from companion.games.clockwork.reach import reach
from companion.games.clockwork.state import Line
from companion.kernel.game import Decision, Names, Objection, Seat
from companion.kernel.once import Latest
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.teller import Teller
from companion.tui.keys import bind
from companion.tui.screens.curtain import Unseen
from companion.tui.screens.dialogs import Ask
from companion.tui.widgets.entry import EntryLine
from companion.tui.widgets.still import Column, Row
from companion.tui.widgets.words import Words

LOW = 30  # lines below which there is little room
EXAMPLE = 2  # lines that show how it is done


class OrderEntry(EntryLine):
    """A line of orders; several lines that are pasted become one."""

    FITTED = "#order-head, #order-lines, #order-verdict, #order-hint"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("backspace", "take_back", show=False)]

    def _on_paste(self, event: Paste) -> None:
        event.stop()
        event.prevent_default()
        self.replace(", ".join(line.strip() for line in event.text.splitlines() if line.strip()), *self.selection)

    def action_take_back(self) -> None:
        """On an empty line: the last order comes back to be changed."""
        if self.value:
            self.action_delete_left()
        else:
            cast(OrderDesk, self.screen).take_back()


class OrderDesk(Unseen):
    """Enter takes a line; on an empty line it takes all of them as this player's orders."""

    CSS = """
    OrderDesk > #order-desk {
        width: 100%; max-width: 100%; height: 100%; max-height: 100%; padding: 0; border: none; background: $background;
    }
    #order-map { width: 1fr; height: 100%; }
    #order-side { width: 42%; min-width: 34; height: 100%; padding: 1 2; background: $surface; }
    #order-head { height: 6; }
    #order-lines { height: 1fr; min-height: 2; }
    OrderDesk #order-entry { margin-top: 1; background: $panel; }
    #order-verdict { height: 8; margin-top: 1; }
    #order-hint { height: 4; }
    OrderDesk.small #order-side { padding: 0 1; }
    OrderDesk.small #order-head { height: 6; }
    OrderDesk.small #order-verdict { height: 7; margin-top: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [bind("back", "leave")]

    def __init__(self, table: Table[Any], decision: Decision) -> None:
        super().__init__()
        self._table = table
        self._seat: Seat = decision.seat or ""
        self._state = table.seen_by(self._seat)
        self._orders: tuple[Line, ...] = ()
        self._refused = ""  # what was entered and cannot be taken
        self._decision = decision
        self._asked = False  # whether those who are left in the pool are to stay there
        self._spoken: Latest[Shown] = Latest()
        self._offered: Latest[str] = Latest()

    def compose(self) -> ComposeResult:
        with Row(id="order-desk"):
            yield OrderMap()
            with Column(id="order-side"):
                yield Words("order-head")
                yield Words("order-lines")
                yield OrderEntry("order-entry")
                yield Words("order-verdict")
                yield Words("order-hint", at_bottom=True)

    def on_mount(self) -> None:
        self.watch(self.query_one(OrderEntry), "value", self._typed, init=False)
        self.retell()
        self.query_one(OrderEntry).focus()

    def styles_for(self, size: Size) -> dict[str, bool]:
        return {"small": size.height < LOW}

    def fit(self) -> None:
        self.retell()

    @property
    def _shown(self) -> Shown:
        """The same one at every letter, until language or signs change."""
        return self._spoken.about((self.app.words, self.app.signs), self._speak)

    def _speak(self) -> Shown:
        teller = Teller(self.app.words, self._table.game, self._state, self._table.setup.seats)
        return Shown(self._state, teller, self.app.signs, self._table.setup.seats)

    # --- what is written ---------------------------------------------------------------------------------------------

    @property
    def _names(self) -> Names:
        names: Names = self._table.game.names(self._state)
        return names

    def _so_far(self, text: str) -> tuple[Line, ...]:
        return orders_so_far(text, self._names, self.app.words.code)

    def _judged(self, typed: tuple[Line, ...] = ()) -> list[Verdict]:
        return list(verdicts(self._state, self._seat, (*self._orders, *typed)))

    def _against(self, verdict: Verdict) -> tuple[Objection, ...]:
        """What this table does not let pass."""
        return self._table.blocking(verdict.objections)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        text = event.value.strip()
        if not text:
            self._finish()
            return
        try:
            typed = read_orders(text, self._names, self.app.words.code)
        except Trouble as trouble:
            self._refuse(" ".join(self._shown.teller.trouble(trouble)))
            return
        judged = self._judged(typed)[len(self._orders) :]
        if any(map(self._against, judged)):
            return  # why stands there already
        self._orders = tuple(verdict.line for verdict in self._judged(typed))
        event.input.value = ""
        self.retell()

    def _finish(self) -> None:
        lacking = [verdict.lack for verdict in self._judged() if verdict.lack is not None]
        blocking = self._table.blocking(lacking)
        if blocking:
            self._refuse(self._shown.teller.objection(blocking[0]), blocking[0].rule)
        elif not self._asked and (self._left or not self._orders):
            self._asked = True
            facts = {"left": self._left, "orders": len(self._orders)}
            self.app.push_screen(Ask(lambda: self.say("clockwork-desk-left", **facts)), self._answered)
        else:
            self._seal()

    @property
    def _left(self) -> int:
        """Workers that could go somewhere; at least the court takes everybody."""
        pool: int = self._state.player(self._seat).pool
        return pool - sum(line.workers for line in self._orders)

    def _answered(self, sure: bool | None) -> None:
        if sure:
            self._seal()

    def _seal(self) -> None:
        self.dismiss(Deploy(self._seat, tuple(verdict.line for verdict in self._judged())))

    def take_back(self) -> None:
        if self._orders:
            *kept, last = self._orders
            self._orders = tuple(kept)
            entry = self.query_one(OrderEntry)
            entry.value = self._spelled(last)
            entry.action_end()
            self.retell()

    def on_order_map_picked(self, event: OrderMap.Picked) -> None:
        """A click writes the tile; how many go there is typed."""
        entry = self.query_one(OrderEntry)
        before = f"{entry.value.rstrip()} " if entry.value.strip() else ""
        entry.value = f"{before}{event.tile} "
        entry.action_end()
        entry.focus()

    def _spelled(self, line: Line) -> str:
        return write_order(line, self.app.words.code)

    # --- what is shown -----------------------------------------------------------------------------------------------

    def retell(self) -> None:
        self._draw(self.query_one(OrderEntry).value)

    def _typed(self, text: str) -> None:
        self.query_one(OrderEntry).offer(list(self._completions(text)))
        self._draw(text)

    def _completions(self, text: str) -> Iterator[str]:
        """Tiles that can be reached and begin like the last word."""
        before, _, word = text.rpartition(" ")
        if word[:1].isalpha():
            known = (
                *reach(self._state, self._seat).ways,
                self._table.game.notation.spell("court", self.app.words.code),
            )
            yield from (f"{before} {tile}".lstrip() for tile in known if tile.casefold().startswith(word.casefold()))

    def _draw(self, text: str) -> None:
        words, judged, stand = OrderWords(self._shown, self._seat), self._judged(self._so_far(text)), len(self._orders)
        taken = tuple(verdict.line for verdict in judged if not self._against(verdict))
        self.query_one(OrderMap).show(self._shown, self._seat, taken)
        head = self.query_one("#order-head", Words)
        head.put(words.head(judged[-1].left if judged else None, head.size.width))
        lines = self.query_one("#order-lines", Words)
        written = [words.standing(number, verdict, self._spelled) for number, verdict in enumerate(judged[:stand], 1)]
        lines.put(Content("\n").join(written[-max(lines.size.height, 1) :]))
        told = [
            part for verdict in judged[stand:] for part in words.verdict(verdict, self._against(verdict), self._spelled)
        ]
        refused, self._refused = self._refused, ""
        self.query_one("#order-verdict", Words).put(words.refusal(refused) if refused else Content("\n").join(told))
        self.query_one("#order-hint", Words).put(muted(self.say("clockwork-desk-hint")))
        example = self._offered.about((self.app.words,), self._example)
        self.query_one(OrderEntry).placeholder = f"{self.app.signs.prompt} {example}"

    def _example(self) -> str:
        """The first lines of orders this player could write now."""
        offered = next(self._table.game.choices(self._state, self._decision), None)
        lines = offered.lines if isinstance(offered, Deploy) else ()
        return self.say("clockwork-desk-entry", order=", ".join(map(self._spelled, lines[:EXAMPLE]))) if lines else ""

    def _refuse(self, sentence: str, rule: str = "") -> None:
        self._refused = f"{sentence}  {rule}".rstrip()
        self.retell()

    def action_leave(self) -> None:
        self.dismiss(None)
