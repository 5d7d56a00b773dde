"""The table as a picture: what a game draws of it, drawn once for everybody who sees the same."""

from __future__ import annotations

import gzip
import hashlib
from collections import deque
from functools import cached_property
from typing import Any, NamedTuple

from msgspec.structs import replace

from companion.files import note_crash
from companion.games.phone import Draws, Picture, Words
from companion.games.registry import drawing_of
from companion.kernel.game import Seat
from companion.kernel.table import Table
from companion.web.seatview import Drawn, SeatView

KEPT = 3  # pictures of one kind: a page may still ask for the one before


class Seen(NamedTuple):
    """A position, as everybody sees it and as one seat does."""

    by_all: Any
    by_seat: Any

    @classmethod
    def of(cls, table: Table[Any], seat: Seat | None) -> Seen:
        return cls(table.seen_by(None), table.seen_by(seat))


class _Kind:
    """The pictures for one seat, or for everybody, in one language; the newest last."""

    def __init__(self) -> None:
        self.state: Any = None  # of which the newest one was drawn
        self.newest: Drawn | None = None
        self.kept: deque[Drawn] = deque(maxlen=KEPT)

    def keep(self, state: Any, drawn: Drawn | None) -> None:
        self.state, self.newest = state, drawn
        if drawn is not None and drawn not in self.kept:
            self.kept.append(drawn)


class Pictures:
    """Of one table. They are drawn in the thread that makes views, one after the other."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._kinds: dict[tuple[Seat | None, str], _Kind] = {}

    def put_into(self, view: SeatView, seen: Seen, words: Words) -> SeatView:
        """The view with everybody's picture and, where its seat sees more, with a picture of its own."""
        own = self.look(seen.by_seat, view.seat, words) if view.seat is not None else None
        return replace(view, picture=self.look(seen.by_all, None, words), own_picture=own)

    def look(self, state: Any, seat: Seat | None, words: Words) -> Drawn | None:
        """Of a position as that seat, or everybody, sees it; none where a game has nothing to show."""
        kind = self._kinds.setdefault((seat, words.code), _Kind())
        if kind.state is None or kind.state != state:
            kind.keep(state, self._draw(state, seat, words))
        return kind.newest

    def find(self, seat: Seat | None, name: str) -> Drawn | None:
        """By its name, among those that everybody or that seat may see."""
        kinds = [kind for (whose, _), kind in list(self._kinds.items()) if whose in (None, seat)]
        return next((drawn for kind in kinds for drawn in list(kind.kept) if drawn.name == name), None)

    def _draw(self, state: Any, seat: Seat | None, words: Words) -> Drawn | None:
        try:
            picture = self._draws(state, seat, words) if self._draws is not None else None
        except Exception as error:  # a bug of ours or of a plug-in: the page tells the table in words anyway
            note_crash(error)
            return None
        return _named(picture) if picture is not None else None

    @cached_property
    def _draws(self) -> Draws | None:
        return drawing_of(self._game)


def _named(picture: Picture) -> Drawn:
    name = hashlib.sha256(picture.svg.encode()).hexdigest()[:24]
    packed = gzip.compress(picture.svg.encode(), 6, mtime=0)  # five times smaller, for five phones at once
    return Drawn(name, packed, picture.width, picture.height, picture.spots)
