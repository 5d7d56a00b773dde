"""Phones at one open table, switched on and off: the same for the app, the linear mode and the commands.

The server is loaded when they are switched on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import Empty
from threading import RLock
from typing import TYPE_CHECKING

from msgspec import Struct

from companion.kernel.game import Seat
from companion.kernel.trouble import Trouble
from companion.room import Room
from companion.web import address as addressing
from companion.web.guests import Guests

if TYPE_CHECKING:
    from companion.web.server import Phones

LEAVING = 0.5  # seconds that whoever leaves waits at most for pages that are let go


class Place(Struct, frozen=True):
    """A seat, or without one all screens for everybody: how many have taken it, and how many of them are there now."""

    seat: Seat
    sit: int
    there: int


class Switch:
    """Phones of one table. `told` is called, in whatever thread, when something about them has changed."""

    def __init__(self, room: Room, told: Callable[[], None] = lambda: None, guests: Guests | None = None) -> None:
        self._room = room
        self._told = told
        self.guests = guests or Guests(room.table.id)
        self._phones: Phones | None = None
        self._one_at_a_time = RLock()

    # --- what there is ------------------------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        return self._phones is not None and self._phones.is_on

    @property
    def url(self) -> str:
        """Where a phone joins; nowhere while they are off."""
        return self._phones.url if self._phones is not None else ""

    @property
    def screen_url(self) -> str:
        """Where a screen for everybody does."""
        return self._phones.screen_url if self._phones is not None else ""

    @property
    def address(self) -> str:
        return self._phones.address if self._phones is not None else ""

    def others(self) -> list[str]:
        """The other addresses of this laptop."""
        return [each for each in addressing.addresses() if each != self.address]

    def places(self) -> list[Place]:
        """Every seat of the table, then the screens for everybody."""
        guests, there = self.guests.all(), self._phones.there if self._phones is not None else frozenset[str]()

        def place(seat: Seat) -> Place:
            tickets = [guest.ticket for guest in guests if guest.seat == seat]
            return Place(seat, len(tickets), len(there.intersection(tickets)))

        table = self._room.table
        return [place(seat) for seat in (*table.game.names(table.state)["seat"], "")]

    def news(self) -> Iterator[tuple[str, Seat]]:
        """Who has sat down or was released since this was asked last."""
        while self._phones is not None:
            try:
                yield self._phones.news.get_nowait()
            except Empty:
                return

    # --- on and off ---------------------------------------------------------------------------------------------------

    def turn_on(self, address: str = "", port: int = 0) -> None:
        """At the address where somebody looks for them, else at the likeliest; Trouble if nothing can listen there."""
        with self._one_at_a_time:
            if not self.is_on:
                self._listen(address or self._likeliest(), port)
                self._told()

    def _likeliest(self) -> str:
        known, kept = addressing.addresses(), self.guests.address
        if self.guests.all() and kept in (*known, addressing.LAPTOP):
            return kept
        if not known:
            raise Trouble("no-address")
        return known[0]

    def come_back(self) -> bool:
        """Exactly where those who sit here look for the table, if phones were on when it was left; were they?"""
        with self._one_at_a_time:
            if self.is_on or not (self.guests.are_on and self.guests.all()):
                return False
            if self.guests.address not in (*addressing.addresses(), addressing.LAPTOP):
                raise Trouble("phones-elsewhere", address=self.guests.address)
            self._listen(self.guests.address, self.guests.port)
            self.guests.hide_code(0)
            self._told()
            return True

    def next_address(self) -> None:
        """Some addresses of a laptop lead to no phone."""
        with self._one_at_a_time:
            known, before = addressing.addresses(), self.address
            after = known[(known.index(before) + 1) % len(known)] if before in known else next(iter(known), before)
            if after == before:
                raise Trouble("phones-one-address")
            self._stop(LEAVING)
            try:
                self._listen(after, 0)
            except Trouble:
                self._listen(before, 0)
                raise
            finally:
                self._told()

    def turn_off(self) -> None:
        """Whoever sits keeps the seat until it is released."""
        with self._one_at_a_time:
            self._stop(LEAVING)
            self.guests.switched_off()
            self._told()

    def leave(self) -> None:
        """The table is left: pages look for it until it is opened again."""
        self._room.close()
        with self._one_at_a_time:
            self._stop(LEAVING)

    def release(self, seat: Seat | None) -> int:
        """The seat is free again; without one all of them. How many phones had it?"""
        count = self.guests.release(seat)
        if self._phones is not None:
            self._phones.look()
        self._told()
        return count

    def _listen(self, address: str, port: int) -> None:
        from companion.web.server import Phones

        phones = Phones(self._room, self.guests, address, port, self._told)
        phones.start()
        self._phones = phones

    def _stop(self, patience: float) -> None:
        if self._phones is not None:
            self._phones.stop(patience)
            self._phones = None
