"""One game in progress: the only writer of its journal."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Iterator
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Raw
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
from companion.kernel.seals import Sealed, Seals, seal_digest
from companion.kernel.trouble import Impossible, NeedsConsent, NotAllowed, Trouble

S = TypeVar("S")


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
        self._seals = Seals(self.past, game, self._asked)
        self._sealed: tuple[Sealed, ...] = ()
        self._is_sketch = start is not None
        self._reader: tuple[tuple[S, tuple[Sealed, ...], Language], Reader] | None = None
        if self._last < 0:
            self._begin(game.start(row.setup) if start is None else start)
        else:
            self._head, self._tip = self.entry(row.head), row.tip
            self.state = self.past.state_at(row.head)
            self._sealed = self._seals.holding(self._head, self.state)

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

    def seals_before(self, reveal: Entry) -> tuple[Entry, ...]:
        """The orders that lay face down until this reveal."""
        return self._seals.before(reveal)

    def seals_checked(self, entry: Entry) -> tuple[Event, ...]:
        """Whether the orders turned over at this entry are those that were sealed, with all that shows it."""
        return self._seals.checks(entry)

    def pending(self) -> tuple[Decision, ...]:
        """Who still owes what: decisions whose answer is sealed already are settled."""
        settled = [seal.decision for seal in self._sealed]
        return tuple(d for d in self.asked() if d not in settled)

    def asked(self) -> tuple[Decision, ...]:
        """What is to be decided now, sealed already or not."""
        return self._asked(self.state)

    def _asked(self, state: S) -> tuple[Decision, ...]:
        """On a restored table first of all what nobody but its player knows; a sketch goes on without it."""
        return (() if self._is_sketch else self.game.untold(state)) or self.game.pending(state)

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

    def is_secret(self, line: str) -> bool:
        """Does this line begin like an answer to a secret decision? Then nobody else may read how it goes on."""
        verbs = {verb for decision in self.asked() if decision.secret for verb in decision.verbs}
        return self.game.notation.verb_of(line, self.game.names(self.state)) in verbs

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

    def open_digest(self, entry: Entry) -> str:
        """Of the position after an entry, as everybody may know it; those in the journal are of its secrets too."""
        at = entry.n if entry.is_position else self.body(entry).to
        return state_digest(self.game.seen_by(self.past.state_at(at), None)).hex()

    def line(self) -> list[Entry]:
        """The entries from the start to the head, without undone branches."""
        return self.past.line_to(self.head)

    def why(self, n: int) -> tuple[Event, ...]:
        """What happened at an entry, each event with the rules behind it; at the beginning, how it is set up.

        Of seals that were turned over, also that they are right.
        """
        entry = self.entry(n)
        if entry.kind != "start":
            return (*entry.events, *self.seals_checked(entry))
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
            return self._lay_down(move, decision, Body(self._raw(move)))
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
        advice = dict.fromkeys(o.rule for o in objections if self.settings.policy[o.rule] == "advise")
        told = Event("advised", tuple(advice), {"seat": move.seat or ""})
        return self._force(move, self._breaking(move, told=(told,) if advice else ()))

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

    def _lay_down(self, move: Move, decision: Decision, body: Body) -> Entry:
        """Face down until nobody else owes such a decision; then everybody's orders are turned over."""
        body = replace(body, decision=decision)
        if any(d.secret and d.kind == decision.kind and d.seat != decision.seat for d in self.pending()):
            return self._seal(move, body)
        lapsed = tuple(seal.seat for seal in self._sealed if not self._fits(seal))
        orders = sorted((*self._sealed, self._seals.laid(move.seat, body)), key=lambda o: self.game.seats.index(o.seat))
        outcome = None if lapsed else self._turned_over(orders)
        if outcome is None:
            lapsed = lapsed or tuple(seal.seat for seal in self._sealed if seal.broken)
            if not lapsed:
                raise Impossible(())
            return self._seal(move, replace(body, lapsed=lapsed))
        raws = tuple(raw for order in orders for raw in self._raw(order.move))
        return self._play("reveal", outcome, replace(body, moves=raws, decision=None), None)

    def _seal(self, move: Move, body: Body) -> Entry:
        """The same for everybody to see, whatever the order says; who has lapsed is told now that all have decided."""
        salt = secrets.token_hex(8)
        sealed = Event("sealed", facts={"seat": move.seat or "", "digest": seal_digest(salt, body.moves[0])})
        lapsed = [Event("lapsed", facts={"seat": seat}) for seat in body.lapsed]
        body = replace(body, salt=salt)
        return self._append("seal", self.state, (sealed, *lapsed), body, move.seat, reveals=bool(lapsed))

    def _fits(self, seal: Sealed) -> bool:
        """Could it be laid down as the table stands now? A correction is not held against it before the reveal."""
        if not {objection.rule for objection in self.objections(seal.move)} <= set(seal.broken):
            return False
        try:
            return not seal.broken or bool(self._forced(seal.move))
        except Impossible:
            return False

    def _turned_over(self, orders: Iterable[Sealed]) -> Outcome[S] | None:
        """What all orders lead to, each after the rules it sets aside; nothing if house rules do not go together."""
        state, events, broken = self.state, list[Event](), [rule for order in orders for rule in order.broken]
        try:
            for order in orders:
                outcome = self.game.play(state, order.move)
                state = outcome.state
                events += (*order.told, *outcome.events)
        except SENSELESS:
            if not broken:
                raise
            return None
        return Outcome(state, tuple(events), reveals=True) if not broken or self._makes_sense(state) else None

    def _happened_by_itself(self, move: Move) -> bool:
        """The player enters what the last entry already did automatically: nothing to do, nothing wrong."""
        text = self.game.notation.write(move)
        return any(event.kind == "by-itself" and event.facts.get("move") == text for event in self._head.events)

    def check_force(self, move: Move | str, seat: Seat | None = None, language: Language = "en") -> Move:
        """The move that is meant; raises Trouble where not even a house rule makes it possible, and says why."""
        if isinstance(move, str):
            move = self.reader(language).meant(move, seat)
        self._secret_for(move)
        self._forced(move)
        return move

    def force(
        self,
        move: Move | str,
        reason: str = "",
        seat: Seat | None = None,
        language: Language = "en",
        openly: bool = False,
    ) -> Entry:
        """Play a move the rules forbid; the entry names the rules it breaks. A secret one lies face down.

        `openly`: at once and for all to see, whatever it answers.
        """
        if isinstance(move, str):
            move = self.reader(language).meant(move, seat)
        body = self._breaking(move, reason)
        forced = Event("forced", body.broken, {"seat": move.seat or "", "reason": reason or "none"})
        return self._force(move, replace(body, told=(forced,)), openly)

    def _breaking(self, move: Move, reason: str = "", told: tuple[Event, ...] = ()) -> Body:
        broken = tuple(dict.fromkeys(objection.rule for objection in self.objections(move)))
        return Body(self._raw(move), reason, broken, told=told)

    def _secret_for(self, move: Move) -> Decision | None:
        """The secret decision this move answers, if it does; but not if an answer lies face down already."""
        decision = decision_for(self.asked(), move)
        if decision is None or not decision.secret:
            return None
        if decision not in self.pending():
            raise Trouble("sealed-already", seat=move.seat or "")
        return decision

    def _force(self, move: Move, body: Body, openly: bool = False) -> Entry:
        decision = None if openly else self._secret_for(move)
        outcome = self._forced(move)
        if decision is not None:
            return self._lay_down(move, decision, body)
        outcome = replace(outcome, events=(*body.told, *outcome.events))
        return self._play("force", outcome, replace(body, told=()), move.seat)

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

    # Orders that were turned over do not lie face down again: whoever goes back or forth between them and their reveal
    # goes on to where nobody had decided yet, or to the reveal. `exactly`: no further than that, as in older records.

    def undo(self, steps: int = 1, consent: bool = False, exactly: bool = False) -> Entry:
        """Take back the last entries. Dice and reveals need everyone's consent."""
        target = self._head
        for _ in range(steps):
            if target.parent is None:
                raise Trouble("nothing-to-undo")
            target = self.entry(target.parent)
        return self._go("undo", target if exactly else self._seals.unseen(target), self._tip, consent)

    def redo(self, steps: int = 1, exactly: bool = False) -> Entry:
        """Take an undo back."""
        path = self.past.way_down(self.head, self._tip, steps)
        if not path:
            raise Trouble("nothing-to-redo")
        target = path[-1]
        while not exactly and target.n != self._tip and self._seals.unseen(target) is not target:
            target = self.past.way_down(target.n, self._tip, 1)[-1]
        return self._go("redo", target, self._tip, consent=True)

    def jump(self, n: int, consent: bool = False, exactly: bool = False) -> Entry:
        """Go to any entry, on this line or on an undone one."""
        target = self.entry(n)
        if not target.is_position:
            raise Trouble("not-a-position", entry=n)
        target, tip = target if exactly else self._seals.unseen(target), self.entry(self._tip)
        on_the_way = self.past.fork(target, tip).n == target.n
        return self._go("jump", target, self._tip if on_the_way else target.n, consent)

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
        self._sealed = self._seals.holding(target, state)
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
        ended = self.result is None and self.game.result(state) is not None
        self.journal.append(self.id, entry, snapshot, ended)
        self._arrive(entry, n, state)
        self._last = n
        self._sealed = self._seals_after(entry, body)
        return entry

    def _seals_after(self, entry: Entry, body: Body) -> tuple[Sealed, ...]:
        if entry.kind == "seal":
            kept = [seal for seal in self._sealed if seal.seat not in body.lapsed]
            return (*kept, self._seals.laid(entry.seat, body))
        return self._seals.holding(entry, self.state) if entry.kind != "reveal" else ()

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
