"""One game in progress: the only writer of its journal."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Iterable, Iterator
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from companion.kernel.correcting import SENSELESS, Corrected, check_fits, gone_on, somebody_can_act
from companion.kernel.game import (
    Decision,
    Event,
    Facts,
    Game,
    Move,
    Objection,
    Outcome,
    Result,
    Seat,
    Setup,
    decision_for,
)
from companion.kernel.journal import SNAPSHOT_EVERY, Entry, Journal, Policy, TableRow, TableSettings
from companion.kernel.layout import Thing
from companion.kernel.notation import Language
from companion.kernel.past import Body, Past, packed, state_digest, written
from companion.kernel.paths import EVERYTHING, changes_of, set_path, value_at
from companion.kernel.reading import Reader
from companion.kernel.trouble import Impossible, NeedsConsent, NotAllowed, Trouble

S = TypeVar("S")


class Sealed(Struct, frozen=True):
    """An order laid face down: everybody sees the digest, nobody the order."""

    seat: Seat
    move: Move
    digest: str
    decision: Decision


def seal_digest(salt: str, move: bytes) -> str:
    return hashlib.blake2b(salt.encode() + move, digest_size=4).hexdigest()


class Table(Generic[S]):
    """A game with its journal: enter, seal, undo, redo, force, correct, why."""

    def __init__(self, journal: Journal, game: Game[S], row: TableRow, start: S | None = None) -> None:
        self.journal = journal
        self.game = game
        self.id = row.id
        self.name = row.name
        self.setup = row.setup
        self.settings = row.settings
        self._last = journal.last_number(row.id)
        self.past: Past[S] = Past(journal, game, row.id, row.setup)
        self._sealed: tuple[Sealed, ...] = ()
        self._reader: tuple[tuple[S, tuple[Sealed, ...], Language], Reader] | None = None
        if self._last < 0:
            self._begin(game.start(row.setup) if start is None else start)
        else:
            self._head, self._tip = self.entry(row.head), row.tip
            self.state = self.past.state_at(row.head)
            self._sealed = self._find_seals()

    @classmethod
    def create(cls, journal: Journal, game: Game[S], setup: Setup, name: str = "") -> Table[S]:
        """A new table. Everything that can be wrong with the set-up is found before anything is stored."""
        game.start(setup)
        id_ = secrets.token_hex(3)
        with journal.batch():
            return cls(journal, game, journal.create(id_, game.id, name or id_, setup))

    def sketch(self) -> Table[S]:
        """A private copy that begins at this position: to try moves and throw them away, or enter them for real.

        It knows what everybody knows: whoever tries a move for somebody else must not find out a secret.
        """
        row = TableRow(self.id, self.game.id, self.name, self.setup, 0, False, self.settings, 0, 0, 0)
        return Table(Journal(":memory:"), self.game, row, start=self.seen_by(None))

    def _begin(self, state: S) -> None:
        digest, body = state_digest(state), written(Body())
        told = (Event("started", facts=self.game.headline(state)),)
        start = Entry(0, None, 0, 0, 0, None, "start", self.game.version, body, told, digest, 0, time.time())
        self.journal.append(self.id, start, packed(state))
        self._last = 0
        self._arrive(start, 0, state)

    # --- looking -------------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def head(self) -> int:
        """The entry whose position is on the table now."""
        return self._head.n

    @property
    def last(self) -> Entry:
        """What was done last, if only an undo."""
        return self.entry(self._last)

    @property
    def tip(self) -> int:
        """Where redo leads to; the head itself when nothing is undone."""
        return self._tip

    def sealed(self) -> tuple[Sealed, ...]:
        """Orders that lie face down now."""
        return self._sealed

    def _find_seals(self) -> tuple[Sealed, ...]:
        """In the order in which they were laid down."""
        return tuple(self._sealed_by(seal.seat, self.body(seal)) for seal in self._holding(self._head, self.state))

    def seals_before(self, reveal: Entry) -> tuple[Entry, ...]:
        """The orders that lay face down until this reveal."""
        above = self.entry(reveal.parent or 0)
        return self._holding(above, self.past.state_at(above.n))

    def _holding(self, head: Entry, state: S) -> tuple[Entry, ...]:
        """The seals that still hold after an entry.

        If a house rule or a correction has left nobody else to decide, the last one to seal is asked again: orders are
        revealed when somebody enters one, so at least one has to be missing.
        """
        owed = [decision for decision in self.game.pending(state) if decision.secret]
        found = tuple(self._seals_upwards(head, state, set(owed)))[::-1]
        if found:
            kinds = [decision.kind for seal in found if (decision := self.body(seal).decision) is not None]
            if kinds.count(kinds[-1]) == [decision.kind for decision in owed].count(kinds[-1]):
                return found[:-1]
        return found

    def _seals_upwards(self, entry: Entry, state: S, owed: set[Decision]) -> Iterator[Entry]:
        """Seals above an entry that still hold: with the decision they answer, or by a correction, they lapse."""
        while owed and entry.kind not in ("reveal", "start") and entry.parent is not None:
            body = self.body(entry)
            if entry.kind == "seal" and body.decision in owed:
                owed.remove(body.decision)
                if not any(self.game.objections(state, self.past.moves(body)[0])):
                    yield entry
            entry = self.entry(entry.parent)

    def _sealed_by(self, seat: Seat | None, body: Body) -> Sealed:
        assert body.decision is not None
        move = self.past.moves(body)[0]
        return Sealed(seat or "", move, seal_digest(body.salt, body.moves[0]), body.decision)

    def pending(self) -> tuple[Decision, ...]:
        """Who still owes what: decisions whose answer is sealed already are settled."""
        settled = [seal.decision for seal in self._sealed]
        return tuple(d for d in self.game.pending(self.state) if d not in settled)

    def choices(self, seat: Seat | None = None) -> list[tuple[Decision, list[Move]]]:
        """What can be done, as far as this seat (or everybody) may know: a list must not give away a secret."""
        wanted, seen = [d for d in self.pending() if seat is None or d.seat in (seat, None)], self.seen_by(seat)
        return [(decision, list(self.game.choices(seen, decision))) for decision in wanted]

    def seen_by(self, seat: Seat | None) -> S:
        return self.game.seen_by(self.state, seat)

    def reader(self, language: Language = "en") -> Reader:
        """Reads for whoever has typed a line to the end."""
        return Reader(self.game, self.state, self.pending(), language)

    def open_reader(self, language: Language = "en") -> Reader:
        """Reads for everybody who looks on while a line is typed: it knows no secret, so it gives none away.

        The same one until something happens: it is asked at every letter.
        """
        known = (self.state, self._sealed, language)
        if self._reader is None or any(a is not b for a, b in zip(known, self._reader[0], strict=True)):
            self._reader = known, Reader(self.game, self.seen_by(None), self.pending(), language)
        return self._reader[1]

    def objections(self, move: Move) -> tuple[Objection, ...]:
        return tuple(self.game.objections(self.state, move))

    def entry(self, n: int) -> Entry:
        return self.past.entry(n)

    def entries(self, since: int = 0) -> Iterator[Entry]:
        return self.past.entries(since)

    def body(self, entry: Entry) -> Body:
        return self.past.body(entry)

    def moves_of(self, entry: Entry) -> list[Move]:
        return self.past.moves(self.body(entry))

    def line(self) -> list[Entry]:
        """The entries from the start to the head, without undone branches."""
        return self.past.line_to(self.head)

    def why(self, n: int) -> tuple[Event, ...]:
        """What happened at an entry, each event with the rules behind it; at the beginning, how it is set up."""
        entry = self.entry(n)
        if entry.kind != "start":
            return entry.events
        return (*entry.events, *(laying.event for laying in self.game.setting_up(self.past.state_at(n))))

    # --- playing -------------------------------------------------------------------------------------------

    def enter(self, move: Move | str, seat: Seat | None = None, language: Language = "en") -> Entry:
        """Check a move and play it. A secret decision is sealed until everybody has decided."""
        try:
            return self._enter(move, seat, language)
        except SENSELESS as error:
            if all(entry.kind not in ("correct", "force") for entry in self.line()):
                raise
            raise Trouble("lost") from error  # the rules know no table like this one

    def _enter(self, move: Move | str, seat: Seat | None, language: Language) -> Entry:
        if isinstance(move, str):
            try:
                move = self.reader(language).move(move, seat)
            except NotAllowed as refused:
                if self._happened_by_itself(refused.move):
                    return self._head
                return self._against_advice(refused.move, refused.objections)
        elif objections := self.objections(move):
            return self._against_advice(move, objections)
        decision = decision_for(self.pending(), move)
        if decision is None:
            raise Trouble("sealed-already", seat=move.seat or "")
        if decision.secret:
            return self._lay_down(move, decision)
        outcome = self.game.play(self.state, move)
        return self._play("play", outcome, Body(self._raw(move)), move.seat)

    def blocking(self, objections: Iterable[Objection]) -> tuple[Objection, ...]:
        """The objections this table enforces; the others are advice, or not even that."""
        return tuple(o for o in objections if o.rule not in self.settings.policy)

    def _against_advice(self, move: Move, objections: tuple[Objection, ...]) -> Entry:
        """Play a move that only rules this table does not enforce speak against; the entry names them."""
        blocking = self.blocking(objections)
        if blocking:
            raise NotAllowed(move, blocking)
        advice = [o.rule for o in objections if self.settings.policy[o.rule] == "advise"]
        decision = decision_for(self.pending(), move)
        hidden = (move.seat or "",) if decision is not None and decision.secret else None  # the rule names the card
        told = Event("advised", tuple(dict.fromkeys(advice)), {"seat": move.seat or ""}, hidden)
        return self._force(move, "", (told,) if advice else ())

    def relax(self, rule: str, policy: Policy | Literal["enforce"]) -> None:
        """From now on this table enforces the rule, only advises it, or leaves it out."""
        policies = {key: value for key, value in self.settings.policy.items() if key != rule}
        if policy != "enforce":
            policies[rule] = policy
        self.settle(replace(self.settings, policy=policies))

    def settle(self, settings: TableSettings) -> None:
        self.journal.settle(self.id, settings)
        self.settings = settings

    def to_be_laid_out(self, wanted: bool = True) -> None:
        """Does it have to be laid out on a real table first, from the box?"""
        if self.settings.lay_out != wanted:
            self.settle(replace(self.settings, lay_out=wanted))

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
            return self._append("seal", self.state, (event,), Body(raw, salt=salt, decision=decision), move.seat)
        return self._reveal([*(seal.move for seal in self._sealed), move])

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
        return any(event.kind == "by-itself" and event.facts.get("move") == text for event in self._head.events)

    def check_force(self, move: Move | str, seat: Seat | None = None, language: Language = "en") -> Move:
        """The move that is meant; raises Trouble where not even a house rule makes it possible, and says why."""
        if isinstance(move, str):
            move = self.reader(language).meant(move, seat)
        self._forced(move)
        return move

    def force(self, move: Move | str, reason: str = "", seat: Seat | None = None, language: Language = "en") -> Entry:
        """Play a move the rules forbid; the entry names the rules it breaks."""
        if isinstance(move, str):
            move = self.reader(language).meant(move, seat)
        broken = tuple(dict.fromkeys(objection.rule for objection in self.objections(move)))
        forced = Event("forced", broken, {"seat": move.seat or "", "reason": reason or "none"})
        return self._force(move, reason, (forced,))

    def _force(self, move: Move, reason: str, told: tuple[Event, ...]) -> Entry:
        broken = tuple(dict.fromkeys(objection.rule for objection in self.objections(move)))
        outcome = self._forced(move)
        outcome = Outcome(outcome.state, (*told, *outcome.events), outcome.reveals)
        return self._play("force", outcome, Body(self._raw(move), reason, broken), move.seat)

    def correct(self, path: str, value: Any, reason: str = "", recorded: bool = False) -> Entry:
        """The table shows something else. What no longer fits together is told, not refused.

        `recorded`: it was entered once, and is taken again as it was, whatever is refused today.
        """
        found = Corrected(self._sensible(path, value), path, value) if recorded else self._correction(path, value)
        if path == EVERYTHING and self.head == 0:
            told = [Event("restored", facts=self.game.headline(found.state))]
        else:
            told = [self._corrected(each, item, reason) for each, item in changes_of(path, value).items()]
        body = Body(path=found.path, value=found.value, reason=reason)
        return self._append("correct", found.state, (*told, *found.events), body, reveals=found.reveals)

    def _forced(self, move: Move) -> Outcome[S]:
        """What the move would do; but nobody can move armies that are not there."""
        known, lacking, possible = set(map(str, self.game.faults(self.state))), list[Thing](), False
        try:
            outcome = self.game.play(self.state, move)
            lacking = [thing for thing in self.game.layout(outcome.state, None) if thing.count < 0]
            possible = {str(fault) for fault in self.game.faults(outcome.state)} <= known
            possible = possible and self._makes_sense(outcome.state) and somebody_can_act(self.game, outcome.state)
        except SENSELESS:
            possible = False
        if not possible:
            against = [replace(objection, instead=()) for objection in self.objections(move)]
            raise Impossible(lacking) from NotAllowed(move, against)
        return outcome

    def corrected(self, path: str, value: Any) -> S:
        """The table as it would be; raises Trouble where the game could not go on from there."""
        self._correction(path, value)
        return set_path(self.state, path, value)

    def _correction(self, path: str, value: Any) -> Corrected:
        check_fits(self.game, self.state, path, value)
        return gone_on(self.game, self.state, self._sensible(path, value), path, value)

    def _sensible(self, path: str, value: Any) -> S:
        state = set_path(self.state, path, value)
        if not self._makes_sense(state):
            raise Trouble("senseless", path=path[:80])
        return state

    def _corrected(self, path: str, value: Any, reason: str) -> Event:
        """What it was before is told only if everybody could see it."""
        before, seen = value_at(self.state, path), value_at(self.seen_by(None), path)
        facts: Facts = {"path": path, "value": written(value).decode(), "reason": reason or "none"}
        if before == seen:
            facts["before"] = written(before).decode()
        return Event("corrected", facts=facts)

    def _makes_sense(self, state: S) -> bool:
        """Can the game go on from here at all, however odd the table looks?"""
        if not self.past.can_be_stored(state):
            return False
        try:
            for shown in (state, self.game.seen_by(state, None)):  # the screen lists what anybody may know
                for decision in self.game.pending(shown):
                    list(self.game.choices(shown, decision))
            list(self.game.faults(state))
            self.game.picture(state, None)
        except SENSELESS:
            return False
        return True

    def halted(self) -> int:
        """How many entries to take back until somebody can act again; none where somebody can, or the game is over."""
        line = reversed(self.line())
        able = (at for at, entry in enumerate(line) if somebody_can_act(self.game, self.past.state_at(entry.n)))
        return next(able, 0)

    def faults(self) -> tuple[Objection, ...]:
        return tuple(self.game.faults(self.state))

    # --- going back and forth ------------------------------------------------------------------------------

    def undo(self, steps: int = 1, consent: bool = False) -> Entry:
        """Take back the last entries. Dice and reveals need everyone's consent."""
        target = self._head
        for _ in range(steps):
            if target.parent is None:
                raise Trouble("nothing-to-undo")
            target = self.entry(target.parent)
        return self._go("undo", target, self._tip, consent)

    def redo(self, steps: int = 1) -> Entry:
        """Take an undo back."""
        path = self.past.way_down(self.head, self._tip)
        if not path:
            raise Trouble("nothing-to-redo")
        return self._go("redo", path[min(steps, len(path)) - 1], self._tip, consent=True)

    def jump(self, n: int, consent: bool = False) -> Entry:
        """Go to any entry, on this line or on an undone one."""
        target = self.entry(n)
        if not target.is_position:
            raise Trouble("not-a-position", entry=n)
        tip = self.entry(self._tip)
        return self._go("jump", target, self._tip if self.past.fork(target, tip).n == n else n, consent)

    def _go(self, kind: str, target: Entry, tip: int, consent: bool) -> Entry:
        if not consent and self._head.revealed > self.past.fork(self._head, target).revealed:
            raise NeedsConsent("needs-consent")
        event = Event(kind, facts={"to": target.n, "from": self._head.n})
        entry = Entry(
            self._last + 1, target.n, target.line, target.depth, target.revealed, None, kind, self.game.version,
            written(Body(to=target.n)), (event,), target.digest, tip, time.time(),
        )  # fmt: skip
        state = self.past.state_at(target.n)
        self.journal.append(self.id, entry, None)
        self._last = entry.n
        self._arrive(target, tip, state)
        self._sealed = self._find_seals()
        return entry

    # --- the journal ---------------------------------------------------------------------------------------

    def _raw(self, move: Move) -> tuple[Raw, ...]:
        return (Raw(written(move)),)

    def _play(self, kind: str, outcome: Outcome[S], body: Body, seat: Seat | None) -> Entry:
        return self._append(kind, outcome.state, outcome.events, body, seat, outcome.reveals)

    def _append(
        self,
        kind: str,
        state: S,
        events: tuple[Event, ...],
        body: Body,
        seat: Seat | None = None,
        reveals: bool = False,
    ) -> Entry:
        """Write a new position under the head; only when it is on disk it is the state of this table."""
        above, n = self._head, self._last + 1
        forks = above.n != self._last  # only the newest entry surely has nothing below it yet
        entry = Entry(
            n, above.n, n if forks else above.line, above.depth + 1, above.revealed + reveals, seat, kind,
            self.game.version, written(body), events, state_digest(state), n, time.time(),
        )  # fmt: skip
        snapshot = packed(state) if entry.depth % SNAPSHOT_EVERY == 0 else None
        self.journal.append(self.id, entry, snapshot)
        self._arrive(entry, n, state)
        self._last = n
        self._sealed = self._seals_after(entry, body)
        return entry

    def _seals_after(self, entry: Entry, body: Body) -> tuple[Sealed, ...]:
        if entry.kind == "seal":
            return (*self._sealed, self._sealed_by(entry.seat, body))
        return self._find_seals() if entry.kind != "reveal" else ()

    def _arrive(self, head: Entry, tip: int, state: S) -> None:
        self._head, self._tip = head, tip
        self.past.remember(head, state)
        self.state = state


def open_table(journal: Journal, game: Game[S], row: TableRow) -> Table[S]:
    """A table that exists. What only damage to the database can lead to is told as damage, not met later."""
    damaged = Trouble("db-corrupt", path=str(journal.path))
    try:
        table = Table(journal, game, row)
    except (*SENSELESS, msgspec.MsgspecError) as error:
        raise damaged from error
    head = table.entry(table.head)
    if head.version == game.version and head.digest != state_digest(table.state):
        raise damaged
    return table
