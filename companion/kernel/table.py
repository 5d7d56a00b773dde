"""One game in progress: the only writer of its journal."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Generic, TypeVar, Union

import msgspec
from msgspec import Raw, Struct

from companion.kernel.game import Decision, Event, Game, Move, Objection, Outcome, Result, Seat, Setup, decision_for
from companion.kernel.journal import SNAPSHOT_EVERY, Entry, Journal, TableRow
from companion.kernel.notation import Language
from companion.kernel.paths import set_path
from companion.kernel.reading import Reader
from companion.kernel.trouble import NeedsConsent, NotAllowed, Trouble

S = TypeVar("S")
REMEMBERED = 200  # positions kept in memory


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


class Difference(Struct, frozen=True):
    """An entry that today's rules judge differently from the day it was written."""

    n: int
    version: str
    objections: tuple[Objection, ...] = ()


class Sealed(Struct, frozen=True):
    """An order laid face down: everybody sees the digest, nobody the order."""

    seat: Seat
    move: Move
    digest: str


_json = msgspec.json.Encoder()
_pack = msgspec.msgpack.Encoder()
_body = msgspec.json.Decoder(Body)


def state_digest(state: Any) -> bytes:
    return hashlib.blake2b(_pack.encode(state), digest_size=16).digest()


def seal_digest(salt: str, move: bytes) -> str:
    return hashlib.blake2b(salt.encode() + move, digest_size=4).hexdigest()


class Table(Generic[S]):
    """A game with its journal: enter, seal, undo, redo, force, correct, why."""

    def __init__(self, journal: Journal, game: Game[S], row: TableRow) -> None:
        self.journal = journal
        self.game = game
        self.id = row.id
        self.name = row.name
        self.setup = row.setup
        self.head = row.head
        self.tip = row.tip
        self._last = journal.last_number(row.id)
        self._moves: msgspec.json.Decoder[Move] = msgspec.json.Decoder(Union[game.moves])  # noqa: UP007
        self._states: OrderedDict[int, S] = OrderedDict()
        self._sealed: dict[int, tuple[Sealed, ...]] = {}
        self.state = self._begin(row.setup) if self._last < 0 else self.state_at(self.head)

    @classmethod
    def create(cls, journal: Journal, game: Game[S], setup: Setup, name: str = "") -> Table[S]:
        """A new table. Everything that can be wrong with the set-up is found before anything is stored."""
        game.start(setup)
        id_ = secrets.token_hex(3)
        with journal.batch():
            return cls(journal, game, journal.create(id_, game.id, name or id_, setup))

    def _begin(self, setup: Setup) -> S:
        state = self.game.start(setup)
        self._append("start", state, (Event("started"),), Body(), parent=None)
        return state

    # --- looking -------------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def sealed(self) -> tuple[Sealed, ...]:
        """Orders that lie face down now. A seal lapses when the decision it answers is gone."""
        if self.head not in self._sealed:
            self._sealed[self.head] = tuple(self._find_seals())
        return self._sealed[self.head]

    def _find_seals(self) -> Iterator[Sealed]:
        owed = {d for d in self.game.pending(self.state) if d.secret}
        n: int | None = self.head
        while n is not None and owed:
            entry = self.journal.entry(self.id, n)
            if entry.kind in ("reveal", "start"):
                return
            body = _body.decode(entry.body)
            if entry.kind == "seal" and body.decision in owed:
                owed.remove(body.decision)
                yield Sealed(entry.seat or "", self._moves.decode(body.moves[0]), seal_digest(body.salt, body.moves[0]))
            n = entry.parent

    def pending(self) -> tuple[Decision, ...]:
        """Who still owes what: decisions whose answer is sealed already are settled."""
        sealed = {seal.seat for seal in self.sealed()}
        return tuple(d for d in self.game.pending(self.state) if not (d.secret and d.seat in sealed))

    def choices(self, seat: Seat | None = None) -> list[tuple[Decision, list[Move]]]:
        wanted = [d for d in self.pending() if seat is None or d.seat in (seat, None)]
        return [(decision, list(self.game.choices(self.state, decision))) for decision in wanted]

    def seen_by(self, seat: Seat | None) -> S:
        return self.game.seen_by(self.state, seat)

    def reader(self, language: Language = "en") -> Reader:
        return Reader(self.game, self.state, self.pending(), language)

    def objections(self, move: Move) -> tuple[Objection, ...]:
        return tuple(self.game.objections(self.state, move))

    def entries(self, since: int = 0) -> Iterator[Entry]:
        return self.journal.entries(self.id, since)

    def body(self, entry: Entry) -> Body:
        return _body.decode(entry.body)

    def moves_of(self, entry: Entry) -> list[Move]:
        return [self._moves.decode(raw) for raw in _body.decode(entry.body).moves]

    def line(self) -> list[Entry]:
        """The entries from the start to the head, without undone branches."""
        by_number = {entry.n: entry for entry in self.entries()}
        found, n = [], self.head  # type: list[Entry], int | None
        while n is not None:
            found.append(by_number[n])
            n = by_number[n].parent
        return found[::-1]

    def why(self, n: int) -> tuple[Event, ...]:
        """What happened at an entry, each event with the rules behind it."""
        return self.journal.entry(self.id, n).events

    # --- playing -------------------------------------------------------------------------------------------

    def enter(self, move: Move | str, seat: Seat | None = None, language: Language = "en") -> Entry:
        """Check a move and play it. A secret decision is sealed until everybody has decided."""
        if isinstance(move, str):
            try:
                move = self.reader(language).move(move, seat)
            except NotAllowed as refused:
                if self._happened_by_itself(refused.move):
                    return self.journal.entry(self.id, self.head)
                raise
        elif objections := self.objections(move):
            raise NotAllowed(move, objections)
        decision = decision_for(self.pending(), move)
        if decision is None:
            raise Trouble("sealed-already", seat=move.seat or "")
        if decision.secret:
            return self._lay_down(move, decision)
        outcome = self.game.play(self.state, move)
        return self._play("play", outcome, Body(self._raw(move)), move.seat)

    def seal(self, seat: Seat, move: Move | str, language: Language = "en") -> Entry:
        """Lay an order face down; it is played at the common reveal."""
        if isinstance(move, str):
            move = self.reader(language).move(move, seat)
        decision = decision_for(self.pending(), move)
        if decision is not None and not decision.secret:
            raise Trouble("not-secret", seat=seat)
        return self.enter(move, seat, language)

    def _lay_down(self, move: Move, decision: Decision) -> Entry:
        others = [d for d in self.pending() if d.secret and d.kind == decision.kind and d.seat != decision.seat]
        if others:
            raw, salt = self._raw(move), secrets.token_hex(8)
            event = Event("sealed", facts={"seat": move.seat or "", "digest": seal_digest(salt, raw[0])})
            return self._append("seal", self.state, (event,), Body(raw, salt=salt, decision=decision), seat=move.seat)
        return self._reveal([*(seal.move for seal in self.sealed()), move])

    def _reveal(self, moves: list[Move]) -> Entry:
        """Everybody has decided: play all orders, in the order of the seats."""
        moves.sort(key=lambda move: self.game.seats.index(move.seat or ""))
        state, events, reveals = self.state, [], False  # type: S, list[Event], bool
        for move in moves:
            outcome = self.game.play(state, move)
            state, reveals = outcome.state, reveals or outcome.reveals
            events += outcome.events
        raws = tuple(raw for move in moves for raw in self._raw(move))
        return self._play("reveal", Outcome(state, tuple(events), reveals), Body(raws), None)

    def _happened_by_itself(self, move: Move) -> bool:
        """The player enters what the last entry already did automatically: nothing to do, nothing wrong."""
        text = self.game.notation.write(move)
        events = self.journal.entry(self.id, self.head).events
        return any(event.kind == "by-itself" and event.facts.get("move") == text for event in events)

    def force(self, move: Move | str, reason: str = "", seat: Seat | None = None, language: Language = "en") -> Entry:
        """Play a move the rules forbid; the entry names the rules it breaks."""
        if isinstance(move, str):
            move = self.reader(language).meant(move, seat)
        broken = tuple(dict.fromkeys(objection.rule for objection in self.objections(move)))
        known = set(map(str, self.game.faults(self.state)))
        try:
            outcome = self.game.play(self.state, move)
            possible = {str(fault) for fault in self.game.faults(outcome.state)} <= known
        except (ArithmeticError, LookupError, TypeError, ValueError):
            possible = False
        if not possible:  # e.g. moving armies that are not there
            raise Trouble("force-impossible")
        forced = Event("forced", broken, {"seat": move.seat or "", "reason": reason or "none"})
        outcome = Outcome(outcome.state, (forced, *outcome.events), outcome.reveals)
        return self._play("force", outcome, Body(self._raw(move), reason, broken), move.seat)

    def correct(self, path: str, value: Any, reason: str = "") -> Entry:
        """The table shows something else. What no longer fits together is told, not refused."""
        state = set_path(self.state, path, value)
        event = Event(
            "corrected", facts={"path": path, "value": _json.encode(value).decode(), "reason": reason or "none"}
        )
        return self._append("correct", state, (event,), Body(path=path, value=value, reason=reason))

    def faults(self) -> tuple[Objection, ...]:
        return tuple(self.game.faults(self.state))

    # --- going back and forth ------------------------------------------------------------------------------

    def undo(self, steps: int = 1, consent: bool = False) -> Entry:
        """Take back the last entries. Dice and reveals need everyone's consent."""
        target = self.head
        for _ in range(steps):
            parent = self.journal.entry(self.id, target).parent
            if parent is None:
                raise Trouble("nothing-to-undo")
            target = parent
        return self._go("undo", target, self.tip, consent)

    def redo(self, steps: int = 1) -> Entry:
        """Take an undo back."""
        path = self._path_down()
        if not path:
            raise Trouble("nothing-to-redo")
        return self._go("redo", path[min(steps, len(path)) - 1], self.tip, consent=True)

    def jump(self, n: int, consent: bool = False) -> Entry:
        """Go to any entry, on this line or on an undone one."""
        entry = self.journal.entry(self.id, n)
        if not entry.is_position:
            raise Trouble("not-a-position", entry=n)
        return self._go("jump", n, self.tip if n in self._ancestors(self.tip) else n, consent)

    def _path_down(self) -> list[int]:
        """From below the head to the tip, the head first."""
        path, n = [], self.tip  # type: list[int], int | None
        while n is not None and n != self.head:
            path.append(n)
            n = self.journal.entry(self.id, n).parent
        return path[::-1] if n is not None else []

    def _ancestors(self, n: int | None) -> set[int]:
        found = set()
        while n is not None:
            found.add(n)
            n = self.journal.entry(self.id, n).parent
        return found

    def _go(self, kind: str, target: int, tip: int, consent: bool) -> Entry:
        if not consent and self._reveals_between(target):
            raise NeedsConsent("needs-consent")
        state = self.state_at(target)
        at = self.journal.entry(self.id, target)
        facts: dict[str, str | int] = {"to": target, "from": self.head}
        entry = self._entry(kind, state, (Event(kind, facts=facts),), Body(to=target), target, at.depth)
        self.journal.append(self.id, entry, target, tip, None)
        self._last, self.head, self.tip, self.state = entry.n, target, tip, state
        return entry

    def _reveals_between(self, target: int) -> bool:
        """Would going to `target` take back dice or secrets everybody has seen?"""
        keep = self._ancestors(target)
        n: int | None = self.head
        while n is not None and n not in keep:
            entry = self.journal.entry(self.id, n)
            if entry.reveals:
                return True
            n = entry.parent
        return False

    # --- the journal ---------------------------------------------------------------------------------------

    def state_at(self, n: int) -> S:
        """The position after an entry, from the nearest one that is known."""
        if n in self._states:
            return self._states[n]
        snapshot, path = self.journal.path_to(self.id, n)
        state = self._decode(snapshot)
        if state is None:  # written by a version whose positions look different: play it again from the start
            path = self._from_start(n)
            state = self.game.start(self.setup)
        for entry in path[1:]:
            state = self._states[entry.n] if entry.n in self._states else self._after(state, entry)
        return self._remember(n, state)

    def _decode(self, snapshot: bytes | None) -> S | None:
        try:
            return None if snapshot is None else msgspec.msgpack.decode(snapshot, type=self.game.state_type)
        except (msgspec.DecodeError, msgspec.ValidationError):
            return None

    def _from_start(self, n: int) -> list[Entry]:
        keep = self._ancestors(n)
        return [entry for entry in self.entries() if entry.n in keep]

    def _after(self, state: S, entry: Entry) -> S:
        body = _body.decode(entry.body)
        if entry.kind == "correct":
            return set_path(state, body.path, body.value)
        if entry.kind != "seal":
            for raw in body.moves:
                state = self.game.play(state, self._moves.decode(raw)).state
        return state

    def audit(self) -> Iterator[Difference]:
        """Play everything again under today's rules and say what came out differently. Changes nothing."""
        states: dict[int, S] = {}
        for entry in self.entries():
            if not entry.is_position:
                continue
            if entry.parent is None:
                states[entry.n] = self.game.start(self.setup)
            else:
                before = states[entry.parent]
                refused = self._refusals(before, entry) if entry.kind in ("play", "reveal") else ()
                states[entry.n] = before if refused else self._after(before, entry)
                if refused:
                    yield Difference(entry.n, entry.version, refused)
                    return
            if state_digest(states[entry.n]) != entry.digest:
                yield Difference(entry.n, entry.version)
                return

    def _refusals(self, state: S, entry: Entry) -> tuple[Objection, ...]:
        for move in self.moves_of(entry):
            objections = tuple(self.game.objections(state, move))
            if objections:
                return objections
            state = self.game.play(state, move).state
        return ()

    def _raw(self, move: Move) -> tuple[Raw, ...]:
        return (Raw(_json.encode(move)),)

    def _play(self, kind: str, outcome: Outcome[S], body: Body, seat: Seat | None) -> Entry:
        return self._append(kind, outcome.state, outcome.events, body, seat, outcome.reveals)

    def _entry(
        self, kind: str, state: S, events: tuple[Event, ...], body: Body, parent: int | None, depth: int,
        seat: Seat | None = None, reveals: bool = False,
    ) -> Entry:  # fmt: skip
        return Entry(
            self._last + 1, parent, depth, seat, kind, self.game.version, _json.encode(body), events,
            state_digest(state), reveals, time.time(),
        )  # fmt: skip

    def _append(
        self, kind: str, state: S, events: tuple[Event, ...], body: Body, seat: Seat | None = None,
        reveals: bool = False, parent: int | None = -1,
    ) -> Entry:  # fmt: skip
        """Write a new position under the head; only then is it the state of this table."""
        above = self.head if parent == -1 else parent
        depth = self._depth + 1 if above is not None else 0
        entry = self._entry(kind, state, events, body, above, depth, seat, reveals)
        snapshot = _pack.encode(state) if depth % SNAPSHOT_EVERY == 0 else None
        self.journal.append(self.id, entry, entry.n, entry.n, snapshot)
        self._last = self.head = self.tip = entry.n
        self.state = self._remember(entry.n, state)
        return entry

    @property
    def _depth(self) -> int:
        return self.journal.entry(self.id, self.head).depth

    def _remember(self, n: int, state: S) -> S:
        self._states[n] = state
        while len(self._states) > REMEMBERED:
            self._states.popitem(last=False)
        return state
