"""Who looks on, and what each of them is sent: the whole view, whenever the table has changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import TypeVar

from companion.kernel.game import Seat
from companion.kernel.trouble import Trouble
from companion.room import Room
from companion.text.language import Language, language
from companion.web.guests import Guests, digest
from companion.web.html import Html
from companion.web.pages import view_html
from companion.web.pictures import Pictures, Seen
from companion.web.seatview import Logged, SeatView, Viewer
from companion.web.television import clocks_html, tv_html

T = TypeVar("T")
NOTHING: Mapping[str, str] = MappingProxyType({})
BEAT = 10.0  # seconds after which a page hears that the laptop is still there


class _Stream:
    """One open page."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.over = False  # a newer page of the same phone has taken its place


class Hub:
    """Knows every open page. Views are made in a thread of their own, one after the other, the newest only."""

    def __init__(self, room: Room, guests: Guests, beat: float = BEAT, told: Callable[[], None] = lambda: None) -> None:
        """`told`: a page was opened or closed."""
        self._room = room
        self._guests = guests
        self._told_pages = told
        self.pictures = Pictures(room.table.game.id)
        self._pulse = beat
        self._streams: dict[str, _Stream] = {}
        self._viewers: dict[tuple[Seat, str], Viewer] = {}
        self._views: dict[tuple[Seat, str], tuple[int, SeatView]] = {}
        self._maker = ThreadPoolExecutor(1, "views")
        self._loop = asyncio.get_running_loop()
        self._stop_listening = room.listen(self._told)
        self._closed = False

    def _told(self, version: int) -> None:
        """In the thread of whoever has changed the table; it waits for nothing."""
        del version
        self._loop.call_soon_threadsafe(self.wake)

    @property
    def open_pages(self) -> frozenset[str]:
        """The tickets, as digests, whose page is open now. Anybody may ask, in any thread."""
        return frozenset(self._streams)

    def wake(self) -> None:
        for stream in self._streams.values():
            stream.news.set()

    def close(self) -> None:
        """Every page is let go; it looks for the laptop until it is back."""
        self._closed = True
        self._stop_listening()
        self.wake()
        self._maker.shutdown(wait=False)

    async def view(self, seat: Seat, code: str) -> tuple[int, SeatView]:
        """As the table stands now, with its version; the same for everybody who sees the same."""
        return await self.in_turn(lambda: self._make(seat, code))

    async def in_turn(self, work: Callable[[], T]) -> T:
        """In the thread in which views are made: one thing after the other, so that no phone slows the table down."""
        return await self._loop.run_in_executor(self._maker, work)

    def _make(self, seat: Seat, code: str) -> tuple[int, SeatView]:
        known, version = self._views.get((seat, code)), self._room.version
        if known is not None and known[0] == version:
            return known
        viewer = self._viewers.setdefault((seat, code), Viewer(seat or None, language(code)))
        version, view, seen = self._room.do(
            lambda table: (self._room.version, viewer.look(table), Seen.of(table, viewer.seat))
        )
        made = version, self.pictures.put_into(view, seen, viewer.words)  # drawn while others may enter something
        self._views[seat, code] = made
        return made

    def inside(self, view: SeatView, words: Language, ticket: str) -> Html:
        """What a page shows of the table now."""
        if view.seat is not None:
            return view_html(view, words, ticket)
        return tv_html(view, words, ticket, self._room.clocks)

    def _beat(self, view: SeatView, words: Language) -> bytes:
        """The laptop is still there; what its clocks show goes on without anything being entered."""
        clocks = self._room.clocks if view.seat is None else None
        return _event("beat", {"clocks": clocks_html(clocks, view, words)} if clocks is not None else {})

    async def older(self, seat: Seat, code: str, before: int) -> tuple[Logged, ...]:
        """What happened before an entry."""

        def made() -> tuple[Logged, ...]:
            return self._room.do(lambda table: Viewer(seat or None, language(code)).older(table, before))

        return await self._loop.run_in_executor(self._maker, made)

    async def stream(self, ticket: str) -> AsyncIterator[bytes]:
        """All that one page is sent: the view on every connect and after each change, and beats."""
        mine = self._opened(ticket)
        sent: tuple[int, str] | None = None
        try:
            while not self._closed:
                mine.news.clear()
                guest = self._guests.find(ticket)
                if guest is None or mine.over:
                    yield _event("gone" if guest is None else "elsewhere")
                    return
                try:
                    version, view = await self.view(guest.seat, guest.language)
                except Trouble:  # the table was left
                    return
                now, words = (version, guest.language), language(guest.language)
                yield self._beat(view, words) if now == sent else view_event(self.inside(view, words, ticket), *now)
                sent = now
                await self._news(mine)
        finally:
            if self._streams.get(digest(ticket)) is mine:
                del self._streams[digest(ticket)]
                self._told_pages()

    def _opened(self, ticket: str) -> _Stream:
        """Browsers keep six connections to one laptop open: an older page gives way to a newer one."""
        mine, older = _Stream(), self._streams.get(digest(ticket))
        if older is not None:
            older.over = True
            older.news.set()
        self._streams[digest(ticket)] = mine
        self._told_pages()
        return mine

    async def _news(self, mine: _Stream) -> None:
        try:
            await asyncio.wait_for(mine.news.wait(), self._pulse)
        except TimeoutError:
            return


def view_event(inside: Html, version: int, code: str) -> bytes:
    return _event("view", {"html": inside, "lang": code}, version)


def _event(name: str, data: Mapping[str, str] = NOTHING, number: int | None = None) -> bytes:
    """JSON has no line of its own inside, which would end the event."""
    numbered = f"id: {number}\n" if number is not None else ""
    return f"event: {name}\n{numbered}data: {json.dumps(dict(data))}\n\n".encode()
