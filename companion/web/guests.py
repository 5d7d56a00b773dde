"""Who sits at a table with a phone. Kept beside the database, so that phones come back after a restart.

A ticket is the only right a phone has. It is stored as a digest: whoever reads the file can sit down nowhere.
"""

from __future__ import annotations

import hashlib
import math
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import RLock

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion import places
from companion.files import read_bytes, write_bytes
from companion.kernel.disk import keep_private
from companion.kernel.game import Seat
from companion.kernel.lock import locked
from companion.kernel.trouble import Trouble

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another one
LENGTH = 10  # of a join code: some 50 bits
SCREENS = 6  # for everybody; a newer one takes the place of the oldest
WRONG_TRIES = 20  # then the code is another one
GRACE = 120.0  # seconds: whoever has scanned the code may still choose a seat when it is no longer shown
TICKET = 16  # bytes
PATIENCE = 2.0  # seconds that somebody waits for another process that writes


class Guest(Struct, frozen=True):
    """A phone. `seat` empty: a television, which sees what everybody sees."""

    ticket: str  # its digest
    table: str
    seat: Seat
    language: str
    since: float


class Kept(Struct, frozen=True):
    """What the file holds: guests, and for each table where it was found last, and whether phones are on there."""

    guests: tuple[Guest, ...] = ()
    ports: dict[str, int] = {}
    addresses: dict[str, str] = {}
    on: frozenset[str] = frozenset()


def digest(ticket: str) -> str:
    return hashlib.sha256(ticket.encode()).hexdigest()


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


class Guests:
    """The phones of one table; another process may let one go at any time."""

    def __init__(self, table: str, path: Path | None = None) -> None:
        self._table = table
        self._path = path or places.phones()
        self._mine = RLock()
        self._read: tuple[tuple[int, ...], Kept] | None = None
        self.code = new_code()
        self._wrong = 0
        self._shown_until = math.inf

    # --- joining ------------------------------------------------------------------------------------------------------

    def show_code(self) -> None:
        """Whoever sees the laptop may join from now on; a code that was valid long ago is not valid again."""
        with self._mine:
            if not self._is_shown():
                self.code, self._wrong = new_code(), 0
            self._shown_until = math.inf

    def hide_code(self, grace: float = GRACE) -> None:
        """Nobody sees it any more; those who are just choosing a seat may finish."""
        self._shown_until = min(self._shown_until, time.monotonic() + grace)

    def _is_shown(self) -> bool:
        return time.monotonic() < self._shown_until

    def is_invited(self, code: str) -> bool:
        """Is this the code on the laptop? Whoever tries too often changes it."""
        with self._mine:
            if secrets.compare_digest(code.encode(), self.code.encode()):
                return self._is_shown()
            self._wrong += 1
            if self._wrong >= WRONG_TRIES:
                self.code, self._wrong = new_code(), 0
            return False

    def sit_down(self, seat: Seat, language: str) -> str:
        """The ticket of a phone that takes a seat nobody has; a television is no seat."""
        ticket = secrets.token_urlsafe(TICKET)

        def seated(kept: Kept) -> Kept:
            if seat and any(guest.seat == seat for guest in self._of_table(kept)):
                raise Trouble("seat-taken", seat=seat)
            guest = Guest(digest(ticket), self._table, seat, language, time.time())
            screens = [other for other in self._of_table(kept) if not other.seat]
            gone = screens[: len(screens) + 1 - SCREENS] if not seat and len(screens) >= SCREENS else []
            return replace(kept, guests=(*(other for other in kept.guests if other not in gone), guest))

        self._change(seated)
        return ticket

    def find(self, ticket: str) -> Guest | None:
        """Whose ticket it is; nobody's if the seat was released."""
        wanted = digest(ticket)
        return next((guest for guest in self.all() if guest.ticket == wanted), None)

    def all(self) -> tuple[Guest, ...]:
        return self._of_table(self._kept())

    def speak(self, guest: Guest, language: str) -> None:
        """From now on this phone reads another language."""

        def told(kept: Kept) -> Kept:
            same = (replace(g, language=language) if g.ticket == guest.ticket else g for g in kept.guests)
            return replace(kept, guests=tuple(same))

        self._change(told)

    def release(self, seat: Seat | None = None) -> int:
        """The seat is free again and its ticket dead; without a seat all of them. How many there were."""
        gone = [guest for guest in self.all() if seat in (None, guest.seat)]
        self._change(lambda kept: replace(kept, guests=tuple(g for g in kept.guests if g not in gone)))
        return len(gone)

    # --- where and whether --------------------------------------------------------------------------------------------

    @property
    def port(self) -> int:
        """Where phones found this table last: they look there again. 0: never yet."""
        return self._kept().ports.get(self._table, 0)

    @property
    def address(self) -> str:
        """The address that goes with it."""
        return self._kept().addresses.get(self._table, "")

    @property
    def are_on(self) -> bool:
        """Were phones switched on at this table, and not off again? Then they come back with the laptop."""
        return self._table in self._kept().on

    @property
    def ever_on(self) -> bool:
        """Has this laptop ever listened? The first time it says what that means."""
        return bool(self._kept().ports)

    def switched_on(self, address: str, port: int) -> None:
        """There phones find this table from now on."""

        def found_there(kept: Kept) -> Kept:
            ports, addresses = kept.ports | {self._table: port}, kept.addresses | {self._table: address}
            return replace(kept, ports=ports, addresses=addresses, on=kept.on | {self._table})

        if (self.address, self.port, self.are_on) != (address, port, True):
            self._change(found_there)

    def switched_off(self) -> None:
        """Whoever sits there keeps the seat."""
        if self.are_on:
            self._change(lambda kept: replace(kept, on=kept.on - {self._table}))

    # --- the file -----------------------------------------------------------------------------------------------------

    def _of_table(self, kept: Kept) -> tuple[Guest, ...]:
        return tuple(guest for guest in kept.guests if guest.table == self._table)

    def _kept(self) -> Kept:
        """Read again when it has changed. A file that is damaged holds nobody: phones join anew."""
        with self._mine:
            try:
                found = self._path.stat()
            except OSError:
                return Kept()
            mark = (found.st_mtime_ns, found.st_size, found.st_ino)
            if self._read is None or self._read[0] != mark:
                try:
                    kept = msgspec.json.decode(read_bytes(self._path), type=Kept)
                except (msgspec.MsgspecError, Trouble):
                    kept = Kept()
                self._read = mark, kept
            return self._read[1]

    def _change(self, change: Callable[[Kept], Kept]) -> None:
        with self._mine, self._alone():
            self._read = None
            write_bytes(self._path, msgspec.json.encode(change(self._kept())))
            keep_private(self._path)
            self._read = None

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other process writes meanwhile."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                held = locked(self._path.with_suffix(".lock"))
                break
            except (OSError, sqlite3.Error) as error:
                if time.monotonic() > until:
                    raise Trouble("no-write", path=str(self._path)) from error
                time.sleep(0.02)
        try:
            yield
        finally:
            held.close()
