"""A game and its journal: where it stands, what was entered, and the way back and forth between positions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from msgspec.structs import replace

from companion.kernel.correcting import somebody_can_act
from companion.kernel.game import Decision, Event, Game, Move, Objection, Result, Seat
from companion.kernel.journal import SNAPSHOT_EVERY, Entry, Journal, TableRow, TableSettings
from companion.kernel.notation import Language
from companion.kernel.past import Body, Past, packed, state_digest, written
from companion.kernel.reading import Reader
from companion.kernel.seals import Sealed, Seals
from companion.kernel.trouble import NeedsConsent, Trouble

S = TypeVar("S")


class Chronicle(Generic[S]):
    """Entries form a tree; the head is the position on the table now."""

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
        self._order = ""  # the key of the order that is being entered
        self._decisions: tuple[S, tuple[Decision, ...]] | None = None  # asked again and again for one position
        self._readers: dict[bool, tuple[tuple[S, tuple[Sealed, ...], Language], Reader]] = {}
        if self._last < 0:
            self._begin(game.start(row.setup) if start is None else start)
        else:
            self._head, self._tip = self.entry(row.head), row.tip
            self.state = self.past.state_at(row.head)
            self._sealed = self._seals.holding(self._head, self.state)

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
    def winners(self) -> tuple[Seat, ...]:
        return self.game.winners(self.state)

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
        settled = self.decided()
        return tuple(d for d in self.asked() if d not in settled)

    def decided(self) -> tuple[Decision, ...]:
        """Whose answer lies face down: until the reveal its owner may decide anew."""
        return tuple(seal.decision for seal in self._sealed)

    def asked(self) -> tuple[Decision, ...]:
        """What is to be decided now, sealed already or not."""
        state, known = self.state, self._decisions  # another thread may enter something meanwhile
        if known is None or known[0] is not state:
            known = self._decisions = (state, self._asked(state))
        return known[1]

    def _asked(self, state: S) -> tuple[Decision, ...]:
        """On a restored table first of all what nobody but its player knows; a sketch goes on without it."""
        return (() if self._is_sketch else self.game.untold(state)) or self.game.pending(state)

    def choices(self, seat: Seat | None = None) -> list[tuple[Decision, list[Move]]]:
        """What can be done, as far as this seat (or everybody) may know: a list must not give away a secret."""
        wanted, seen = [d for d in self.pending() if seat is None or d.seat in (seat, None)], self.seen_by(seat)
        return [(decision, list(self.game.choices(seen, decision))) for decision in wanted]

    def seen_by(self, seat: Seat | None) -> S:
        return self.game.seen_by(self.state, seat)

    def reader(self, language: Language = "en", anew: bool = False) -> Reader:
        """Reads for whoever has typed a line to the end; `anew`: it may replace what lies face down."""
        if anew and self._sealed:
            return Reader(self.game, self.state, self.asked(), language)
        return self._reader(language, openly=False)

    def open_reader(self, language: Language = "en") -> Reader:
        """Reads for everybody who looks on while a line is typed: it knows no secret, so it gives none away."""
        return self._reader(language, openly=True)

    def _reader(self, language: Language, openly: bool) -> Reader:
        """The same one until something happens: it is asked at every letter."""
        known, kept = (self.state, self._sealed, language), self._readers.get(openly)
        if kept is None or any(a is not b for a, b in zip(known, kept[0], strict=True)):
            state = self.seen_by(None) if openly else self.state
            kept = self._readers[openly] = known, Reader(self.game, state, self.pending(), language)
        return kept[1]

    def is_secret(self, line: str) -> bool:
        """Does this line begin like an answer to a secret decision? Then nobody else may read how it goes on."""
        verbs = {verb for decision in self.asked() if decision.secret for verb in decision.verbs}
        return bool(verbs) and self.game.notation.verb_of(line, self.game.names(self.state)) in verbs

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

        Of seals that were turned over, also that they are right; of what the game did by itself, the reasons.
        """
        entry = self.entry(n)
        if entry.kind != "start":
            return (*entry.events, *self.seals_checked(entry), *self._reasons(entry))
        return (*entry.events, *(laying.event for laying in self.game.setting_up(self.past.state_at(n))))

    def _reasons(self, entry: Entry) -> tuple[Event, ...]:
        """Found anew; of what was played by earlier rules only if the same comes of it by those of today."""
        if entry.kind != "play" or entry.parent is None:
            return ()
        state, reasons, events = self.past.state_at(entry.parent), list[Event](), list[Event]()
        for move in self.moves_of(entry):
            reasons += self.game.reasons(state, move)
            outcome = self.game.play(state, move)
            state, events = outcome.state, [*events, *outcome.events]
        if reasons and entry.version != self.game.version and tuple(events) != entry.events:
            return (Event("why-earlier", facts={"version": entry.version, "ours": self.game.version}),)
        return tuple(reasons)

    def halted(self) -> int:
        """How many entries to take back until somebody can act again; none where somebody can, or the game is over."""
        line = reversed(self.line())
        able = (at for at, entry in enumerate(line) if somebody_can_act(self.game, self.past.state_at(entry.n)))
        return next(able, 0)

    def faults(self) -> tuple[Objection, ...]:
        return tuple(self.game.faults(self.state))

    # --- beside the journal --------------------------------------------------------------------------------

    def settle(self, settings: TableSettings) -> None:
        self.journal.settle(self.id, settings)
        self.settings = settings

    def to_be_laid_out(self, wanted: bool = True) -> None:
        """Does it have to be laid out on a real table first, from the box?"""
        if self.settings.lay_out != wanted:
            self.settle(replace(self.settings, lay_out=wanted))

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
        came_from = self._came_from() if steps == 1 and not exactly else None
        return self._go("redo", came_from or target, self._tip, consent=True)

    def _came_from(self) -> Entry | None:
        """Where the last undo began, if that was one step: a correction on the way may have hidden the orders again."""
        last = self.last
        begun = self.entry(int(last.events[0].facts["from"])) if last.kind == "undo" and last.events else None
        if begun is None or begun.parent is None:
            return None
        return begun if self._seals.unseen(self.entry(begun.parent)).n == self.head else None

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
            self._with_order(Body(to=target.n)), (event,), target.digest, tip, time.time(),
        )  # fmt: skip
        state = self.past.state_at(target.n)
        self.journal.append(self.id, entry, None)
        self._last = entry.n
        self._arrive(target, tip, state)
        self._sealed = self._seals.holding(target, state)
        return entry

    # --- the journal ---------------------------------------------------------------------------------------

    @contextmanager
    def ordered(self, key: str) -> Iterator[None]:
        """What is entered inside is stored with this key, by which the order is known again."""
        self._order = key
        try:
            yield
        finally:
            self._order = ""

    def _with_order(self, body: Body) -> bytes:
        return written(replace(body, order=self._order))

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
            self.game.version, self._with_order(body), events, state_digest(state), n, time.time(),
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
            kept = [seal for seal in self._sealed if seal.seat not in body.lapsed and seal.decision != body.decision]
            return (*kept, self._seals.laid(entry.seat, body))
        return self._seals.holding(entry, self.state) if entry.kind != "reveal" else ()

    def _arrive(self, head: Entry, tip: int, state: S) -> None:
        self._head, self._tip = head, tip
        self.past.remember(head, state)
        self.state = state
