"""What has been entered at one table, and the position after each entry."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterator
from functools import cache
from typing import Any, Generic, TypeVar, Union

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from companion.kernel.game import Decision, Event, Game, Move, Seat, Setup
from companion.kernel.journal import Entry, Journal
from companion.kernel.layout import Step
from companion.kernel.paths import set_path
from companion.kernel.remembering import of_each

S = TypeVar("S")
REMEMBERED = 200  # positions kept in memory
SEALING = ("seal", "reveal")  # entries that decide what lies face down below them


class Body(Struct, frozen=True, omit_defaults=True):
    """What an entry says, by its kind: moves; or a path and value; or where the head went."""

    moves: tuple[Raw, ...] = ()
    reason: str = ""
    broken: tuple[str, ...] = ()  # rules a house rule set aside
    path: str = ""
    value: Any = None
    to: int = 0
    salt: str = ""
    decision: Decision | None = None  # what a sealed move answers
    told: tuple[Event, ...] = ()  # which rules a sealed move sets aside: everybody hears it at the reveal
    anew: bool = False  # it replaces the order that lay face down for the same decision
    lapsed: tuple[Seat, ...] = ()  # whose orders did not fit the table any more when all were to be turned over
    order: str = ""  # by which a front end knows an order again that comes twice; no part of the game


_pack = msgspec.msgpack.Encoder()
_json = msgspec.json.Encoder()
_body = msgspec.json.Decoder(Body)


@cache
def _decoder(moves: tuple[type[Move], ...]) -> msgspec.json.Decoder[Move]:
    """Made once for a game: msgspec reads all annotations again each time."""
    return msgspec.json.Decoder(Union[moves])  # noqa: UP007


@of_each
def _packed_rules(rules: object) -> Raw:
    return Raw(_pack.encode(rules))


def packed(state: Any) -> bytes:
    """What a table plays by is in each of its positions, often longer than all the rest: it is packed once."""
    rules = getattr(state, "rules", None)
    return _pack.encode(state if rules is None else replace(state, rules=_packed_rules(rules)))


def written(value: Any) -> bytes:
    """A move, a body or a value of a correction, as it is stored."""
    return _json.encode(value)


def state_digest(state: Any) -> bytes:
    return hashlib.blake2b(packed(state), digest_size=16).digest()


class Past(Generic[S]):
    """Entries never change, so what was read once is kept; positions are played again from the nearest one stored."""

    def __init__(self, journal: Journal, game: Game[S], table: str, setup: Setup) -> None:
        self._journal = journal
        self._game = game
        self._table = table
        self._setup = setup
        self._moves = _decoder(game.moves)
        self._states: OrderedDict[int, S] = OrderedDict()
        self._known: dict[int, Entry] = {}
        self._sealing: dict[int, int] = {}  # an entry and the nearest one from there upwards that seals or reveals
        self._down: dict[int, int] = {}  # an entry and the next one on the way down to that end
        self._end = self._top = -1
        self.steps: dict[tuple[int, Seat | None], tuple[Step, ...]] = {}  # what hands did: found once for each entry
        self.hiding: dict[int, bool] = {}  # whether an entry tells a secret: found once as well

    # --- entries -------------------------------------------------------------------------------------------

    def entry(self, n: int) -> Entry:
        if n not in self._known:
            self._known[n] = self._journal.entry(self._table, n)
        return self._known[n]

    def entries(self, since: int = 0) -> Iterator[Entry]:
        return self._journal.entries(self._table, since)

    def body(self, entry: Entry) -> Body:
        return _body.decode(entry.body)

    def moves(self, body: Body) -> list[Move]:
        return [self._moves.decode(raw) for raw in body.moves]

    def line_to(self, n: int) -> list[Entry]:
        """The entries from the start to this one, without undone branches."""
        by_number, found, at = {entry.n: entry for entry in self.entries()}, list[Entry](), n
        while True:
            found.append(by_number[at])
            above = by_number[at].parent
            if above is None:
                return found[::-1]
            at = above

    def way_down(self, top: int, bottom: int, steps: int) -> list[Entry]:
        """So many entries below one, on the way to another below it: climbed once, not again at each step."""
        if bottom != self._end:
            self._end = self._top = bottom
            self._down = {}
        while top not in (bottom, self._top) and top not in self._down:
            above = self.entry(self._top).parent
            assert above is not None, "one is above the other"
            self._down[above], self._top = self._top, above
        path = list[Entry]()
        while len(path) < steps and top != bottom:
            top = self._down[top]
            path.append(self.entry(top))
        return path

    def last_sealing(self, n: int) -> Entry:
        """This entry or the nearest one above it that seals, reveals or begins: there may be thousands in between."""
        passed = list[int]()
        while n not in self._sealing:
            entry = self.entry(n)
            if entry.kind in SEALING or entry.parent is None:
                self._sealing[n] = n
            else:
                passed.append(n)
                n = entry.parent
        self._sealing |= dict.fromkeys(passed, self._sealing[n])
        return self.entry(self._sealing[n])

    def fork(self, one: Entry, other: Entry) -> Entry:
        """The last entry two positions have in common; climbs whole lines, not single entries."""
        while one.line != other.line:
            if one.line < other.line:
                one, other = other, one
            above = self.entry(one.line).parent
            assert above is not None, "every line but the first begins below another"
            one = self.entry(above)
        return one if one.n <= other.n else other

    # --- positions -----------------------------------------------------------------------------------------

    def state_at(self, n: int) -> S:
        """The position after an entry, from the nearest one that is known."""
        kept = self._states.get(n)  # asked once: another thread may play on meanwhile, and what is oldest goes
        if kept is not None:
            return kept
        snapshot, path = self._journal.path_to(self._table, n)
        state = None if snapshot is None else self._unpacked(snapshot)
        if state is None:  # written by a version whose positions look different: play it again from the start
            path = self.line_to(n)
            state = self._game.start(self._setup)
        known = 0
        for at, entry in enumerate(path):
            kept = self._states.get(entry.n)
            if kept is not None:
                known, state = at, kept
        for entry in path[known + 1 :]:
            state = self.after(state, entry)
        return self._kept(n, state)

    def after(self, state: S, entry: Entry) -> S:
        """What an entry makes of a position; nothing is checked again."""
        body = self.body(entry)
        if entry.kind == "correct":
            return set_path(state, body.path, body.value)
        if entry.kind != "seal":
            for move in self.moves(body):
                state = self._game.play(state, move).state
        return state

    def remember(self, entry: Entry, state: S) -> None:
        self._known[entry.n] = entry
        self._kept(entry.n, state)

    def can_be_stored(self, state: S) -> bool:
        """Would it be read back? E.g. nobody has fewer armies than none."""
        return self._unpacked(packed(state)) is not None

    def _unpacked(self, snapshot: bytes) -> S | None:
        try:
            return msgspec.msgpack.decode(snapshot, type=self._game.state_type)
        except (msgspec.MsgspecError, ValueError):
            return None

    def _kept(self, n: int, state: S) -> S:
        self._states[n] = state
        while len(self._states) > REMEMBERED:
            self._states.popitem(last=False)
        return state
