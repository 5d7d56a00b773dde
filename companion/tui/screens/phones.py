"""Phones at a table: the code to scan, the address to type, who sits where, and what may be wrong if nobody comes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult, SystemCommand
from textual.binding import BindingType
from textual.content import Content
from textual.events import Key
from textual.geometry import Size

from companion.kernel.game import Seat
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.phoning import PATIENCE, PhoneWords
from companion.text.teller import Teller
from companion.tui.keys import bind, shown
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.dialogs import Ask
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.numbered import Numbered
from companion.tui.widgets.scanned import Scanned
from companion.tui.widgets.still import Column, Row
from companion.tui.widgets.words import Words

if TYPE_CHECKING:
    from companion.web.switch import Place, Switch

QUIET = 4  # squares of light around a code
CODE = 29 + 2 * QUIET  # squares at a side of the code of any address
ROOMY = (2 * CODE + 44, CODE + 3)  # a screen with room for large squares beside the words
BEFORE = 3 + 2 + 2  # cells of a row for the number, the sign, and a gap
EVERYBODY = "all"  # the row that releases every seat
ON, OFF = ("release", "for_everybody", "next_address", "switch_off"), ("switch_on", "release")
ALWAYS = ("back", "help", "language", "theme")


class PhonesScreen(PlainScreen):
    """Closed, it leaves phones as they are; only nobody can join any more."""

    FITTED = "#phones-seats, #phones-said"
    BINDINGS: ClassVar[list[BindingType]] = [
        *map(bind, ("switch_on", "release", "for_everybody", "next_address", "switch_off", "back")),
        bind("phones", "back"),
    ]

    def __init__(self, table: Table[Any], switch: Switch) -> None:
        super().__init__()
        self._table = table
        self._switch = switch
        self._spoke = Teller(self.app.words)
        self._places: list[Place] = []
        self._for_everybody = False
        self._trouble: Trouble | None = None
        self._news: list[tuple[str, Seat]] = []  # the last
        self._since = 0.0  # nobody could have come before
        self._drawn_for = ""  # the address whose code is drawn
        self._code = ""  # that was shown last

    def compose(self) -> ComposeResult:
        yield Words("ribbon")
        with Row(id="phones"):
            with Column(id="phones-join"):
                yield Scanned("phones-code")
                yield Words("phones-address")
            with Column(id="phones-side"):
                yield Words("phones-how")
                yield Numbered("phones-seats")
                yield Words("phones-said")
        yield KeyBar(*OFF, *ALWAYS)

    def on_mount(self) -> None:
        self.set_interval(1, self.retell)
        self.set_focus(self.query_one(Numbered))
        self.app.clear_notifications()  # they would lie over the code
        if self._switch.is_lost:
            self._trouble = Trouble("phones-elsewhere", address=self._switch.address)
        if self._switch.is_on:
            self._shown_anew()
        elif self._switch.guests.ever_on:
            self.action_switch_on()
        self.retell()

    def on_unmount(self) -> None:
        self._switch.guests.hide_code()

    # --- drawing -----------------------------------------------------------------------------------------------------

    def styles_for(self, size: Size) -> dict[str, bool]:
        large = size.width >= ROOMY[0] and size.height >= ROOMY[1]
        return {"large": large, "typed": not self._is_drawn(large), "off": not self._switch.url}

    def _is_drawn(self, large: bool) -> bool:
        """Without half cells a code needs a large screen; while phones are off there is none."""
        return bool(self._switch.url) and (large or bool(self.app.signs.upper_half))

    def fit(self) -> None:
        self.retell()

    def phones_changed(self, news: list[tuple[str, Seat]]) -> None:
        """Told here: a notice at the edge would lie over the code that somebody else is just scanning."""
        self._news = news or self._news
        if not self.is_mounted:  # it will look for itself
            return
        if self._code and self._switch.is_on and self._code != self._switch.guests.code:
            self._trouble = Trouble("phones-new-code")
        self.retell()

    def retell(self) -> None:
        if self.gone:
            return
        self.set_class(not self._is_drawn(self.has_class("large")), "typed")
        self.set_class(not self._switch.url, "off")
        self._code = self._switch.guests.code if self._switch.is_on else ""
        teller = self._teller
        words, url = PhoneWords(teller), self._switch.screen_url if self._for_everybody else self._switch.url
        self._draw_code(url)
        title = Content.assemble((self.say("phones-title").upper(), "b $accent"), f"  {self._table.name}")
        self.query_one("#ribbon", Words).put(title)
        self.query_one("#phones-how", Words).put(self._how())
        self.query_one("#phones-address", Words).put(Content.styled(url, "bold"))
        self._draw_places(words)
        self.query_one("#phones-said", Words).put(Content("\n\n").join(self._said(words, teller)))
        self.query_one(KeyBar).offer((*(ON if self._switch.is_on else OFF), *ALWAYS))
        self.query_one(KeyBar).retell()

    @property
    def _teller(self) -> Teller:
        """The same one until the language or the position changes: it looks up every name when it is made."""
        if not self._spoke.speaks_of(self.app.words, self._table.state):
            self._spoke = Teller.at(self._table, self.app.words)
        return self._spoke

    def _draw_code(self, url: str) -> None:
        drawn = f"{url} {self.has_class('large')}"
        if url and drawn != self._drawn_for:
            from companion.web.qr import squares

            self.query_one(Scanned).put(squares(url, QUIET), self.has_class("large"))
            self._drawn_for = drawn

    def _how(self) -> Content:
        if not self._switch.is_on:
            return Content.styled(self.say("phones-are-off", key=shown("switch_on", self.app)), "bold")
        if self._for_everybody:
            return Content(self.say("phones-how-screen"))
        return Content(self.say("phones-type" if self.has_class("typed") else "phones-scan"))

    def _draw_places(self, words: PhoneWords) -> None:
        """Every seat with a number; screens for everybody as soon as there is one."""
        self._places = [place for place in self._switch.places() if place.seat or place.sit]
        seats, states = self.query_one(Numbered), [words.state(place.sit, place.there) for place in self._places]
        room = seats.size.width - BEFORE - max(map(cell_len, states))
        called = [[who(place.seat) for place in self._places] for who in (words.name, words.brief)]
        whole, brief = ([Content(name) for name in names] for names in called)
        names = whole if all(name.cell_length <= room for name in whole) else brief
        longest = min(max(name.cell_length for name in names), max(room, 0))
        rows = [
            (self._row(number, place, name.truncate(longest, ellipsis=True, pad=True), state), _row_of(place))
            for number, (place, name, state) in enumerate(zip(self._places, names, states, strict=True), start=1)
        ]
        if sum(place.sit for place in self._places) > 1:
            rows.append((Content.assemble((f"{len(rows) + 1:<3}", "$accent"), self.say("phones-all")), EVERYBODY))
        seats.offer_numbered(rows, [item for _, item in rows], seats.item)

    def _row(self, number: int, place: Place, name: Content, state: str) -> Content:
        signs = self.app.signs
        sign = (f"{signs.seat(place.seat)} ", f"$seat-{place.seat}") if place.seat else (f"{signs.bullet} ", "$muted")
        tone = "$success" if place.there else "$warning" if place.sit else "$muted"
        return Content.assemble((f"{number:<3}", "$accent"), sign, name, "  ", (state, tone))

    def _said(self, words: PhoneWords, teller: Teller) -> Iterator[Content]:
        """Who has just come; what is in the way; what to know before; what may be wrong; else who can read along."""
        if self._news and not self._nobody_comes():
            yield Content("\n").join([Content.styled(words.news(*each), "bold") for each in self._news])
        if self._trouble is not None:
            yield Content.styled(" ".join(teller.trouble(self._trouble)), "$warning")
        if not self._switch.is_on:
            yield Content(self.say("phones-first"))
        if self._nobody_comes():
            yield Content("\n").join([Content(cause) for cause in words.nobody()])
        else:
            yield Content.styled(self.say("phones-wifi"), "$muted")

    def _nobody_comes(self) -> bool:
        waited = self._switch.is_on and monotonic() - self._since >= PATIENCE
        return waited and not any(place.there for place in self._places)

    # --- on and off --------------------------------------------------------------------------------------------------

    def _shown_anew(self) -> None:
        self._since = monotonic()
        self._switch.guests.show_code()

    def action_switch_on(self) -> None:
        if not self._switch.is_on:
            self.start(self._take(self._switch.turn_on))

    def action_switch_off(self) -> None:
        if self._switch.is_on:
            self.start(self._turn_off())

    async def _turn_off(self) -> None:
        await self._take(self._switch.turn_off)
        self.app.notify(self.say("phones-off"), markup=False)

    def action_next_address(self) -> None:
        if self._switch.is_on:
            self.start(self._next_address())

    async def _next_address(self) -> None:
        """Whoever is connected would not find the table any more."""
        there = sum(place.there for place in self._places)
        if not there or await self.app.push_screen_wait(Ask(lambda: self.say("phones-next-sure", count=there))):
            await self._take(self._switch.next_address)

    async def _take(self, step: Callable[[], None]) -> None:
        self._trouble, self._code = None, ""
        try:
            await self.app.in_background(step)
        except Trouble as trouble:
            self._trouble = trouble
        if not self.gone:
            self._shown_anew()
            self.retell()

    def action_for_everybody(self) -> None:
        """A television has no camera: its address is a shorter way, and its code is for tablets."""
        self._for_everybody = self._switch.is_on and not self._for_everybody
        self.retell()

    # --- who sits ----------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        if self._switch.is_on:
            self.query_one(Numbered).take_key(event)

    def on_lines_chosen(self) -> None:
        """Enter switches phones on first."""
        if self._switch.is_on:
            self.action_release()
        else:
            self.action_switch_on()

    def action_release(self) -> None:
        item = self.query_one(Numbered).item
        if item == EVERYBODY:
            self.start(self._release(None))
        for place in self._places:
            if _row_of(place) == item and place.sit:
                self.start(self._release(place.seat))
            elif _row_of(place) == item:
                self.app.notify(self.say("phones-nobody-there"), markup=False)

    async def _release(self, seat: Seat | None) -> None:
        """Asks once: that phone has to join anew."""
        words = PhoneWords(self._teller)
        name = words.name(seat) if seat is not None else self.say("phones-all-of-them")
        if await self.app.push_screen_wait(Ask(lambda: self.say("phones-release-sure", seat=name))):
            await self.app.in_background(self._switch.release, seat)
            self.retell()

    def palette(self) -> Iterable[SystemCommand]:
        """Who can be released."""
        words = PhoneWords(self._teller)
        for place in self._places:
            if place.sit:
                name = f"{self.say('key-release')}: {words.name(place.seat)}"
                yield SystemCommand(name, "", partial(self._start_release, place.seat))

    def _start_release(self, seat: Seat) -> None:
        self.start(self._release(seat))

    def action_back(self) -> None:
        self.dismiss()


def _row_of(place: Place) -> str:
    return f"seat/{place.seat}"
