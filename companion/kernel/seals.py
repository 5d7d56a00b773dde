"""What lies face down: which orders hold, when they were turned over, and whether a seal is right."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from msgspec import Struct

from companion.kernel.game import Decision, Event, Game, Move, Seat
from companion.kernel.journal import Entry
from companion.kernel.past import Body, Past

S = TypeVar("S")


class Sealed(Struct, frozen=True):
    """An order laid face down: everybody sees the digest, nobody the order, nor the rules it sets aside."""

    seat: Seat
    move: Move
    digest: str
    decision: Decision
    broken: tuple[str, ...] = ()
    told: tuple[Event, ...] = ()  # at the reveal, before what the order does


def seal_digest(salt: str, move: bytes) -> str:
    return hashlib.blake2b(salt.encode() + move, digest_size=4).hexdigest()


class Seals(Generic[S]):
    """The orders face down at the positions of one table. Which of them hold never depends on what they say."""

    def __init__(self, past: Past[S], game: Game[S], asked: Callable[[S], tuple[Decision, ...]]) -> None:
        self._past = past
        self._game = game
        self._asked = asked

    def holding(self, head: Entry, state: S) -> tuple[Sealed, ...]:
        """The orders that lie face down after an entry, in the order in which they were laid down.

        If a house rule or a correction has left nobody else to decide, the last one to seal is asked again: orders are
        revealed when somebody enters one, so at least one has to be missing.
        """
        owed = self._owed(state)
        found = self._lying(head, owed)
        if found:
            kinds = [decision.kind for seal in found if (decision := self._past.body(seal).decision) is not None]
            if kinds.count(kinds[-1]) == [decision.kind for decision in owed].count(kinds[-1]):
                found = found[:-1]
        return tuple(self.laid(seal.seat, self._past.body(seal)) for seal in found)

    def _owed(self, state: S) -> list[Decision]:
        return [decision for decision in self._asked(state) if decision.secret]

    def _lying(self, head: Entry, owed: list[Decision]) -> list[Entry]:
        """The seals above an entry that answer what is owed: with the decision they answer they lapse."""
        found, unanswered, lapsed = list[Entry](), set(owed), set[Seat | None]()
        for seal in self._upwards(head) if owed else ():
            body = self._past.body(seal)
            if body.decision in unanswered and seal.seat not in lapsed:
                unanswered.remove(body.decision)
                found.append(seal)
            if not unanswered:
                break
            lapsed.update(body.lapsed)
        return found[::-1]

    def _upwards(self, entry: Entry) -> Iterator[Entry]:
        """All seals from an entry up to the last reveal, the newest first."""
        entry = self._past.last_sealing(entry.n)
        while entry.kind not in ("reveal", "start") and entry.parent is not None:
            if entry.kind == "seal":
                yield entry
            entry = self._past.last_sealing(entry.parent)

    def laid(self, seat: Seat | None, body: Body) -> Sealed:
        assert body.decision is not None
        digest = seal_digest(body.salt, body.moves[0])
        return Sealed(seat or "", self._past.moves(body)[0], digest, body.decision, body.broken, body.told)

    # --- what was turned over -------------------------------------------------------------------------------------

    def before(self, reveal: Entry) -> tuple[Entry, ...]:
        """The orders that lay face down until this reveal: what it turned over decides, not how we judge today."""
        above, turned = self._past.entry(reveal.parent or 0), self._past.moves(self._past.body(reveal))
        lying = self._lying(above, self._owed(self._past.state_at(above.n)))
        found = [seal for seal in lying if self._order(seal) in turned]
        return tuple(found[:-1] if len(found) == len(turned) else found)  # somebody was asked again, and said the same

    def _order(self, seal: Entry) -> Move:
        return self._past.moves(self._past.body(seal))[0]

    def is_known(self, seal: Entry) -> bool:
        """Has it been turned over, on whatever line?"""
        later = (entry for entry in self._past.entries(seal.n + 1) if entry.kind == "reveal")
        return any(self._turned_over(seal, reveal) for reveal in later)

    def _turned_over(self, seal: Entry, reveal: Entry) -> bool:
        return self._lay_above(seal, reveal) and any(other.n == seal.n for other in self.before(reveal))

    def _lay_above(self, seal: Entry, reveal: Entry) -> bool:
        """Was it laid down on the way to this reveal? Quick to say, and mostly no."""
        return any(other.n == seal.n for other in self._upwards(self._past.entry(reveal.parent or 0)))

    def unseen(self, entry: Entry) -> Entry:
        """The entry itself; if orders lie face down there that everybody has seen since, the one before them all.

        So it is with an order that was replaced by one that everybody has seen.
        """
        lying = self._lying(entry, self._owed(self._past.state_at(entry.n)))
        past = [draft.n for seal in lying if self._is_past(seal) for draft in self._drafts(seal)]
        return self._past.entry(self._past.entry(min(past)).parent or 0) if past else entry

    def _is_past(self, seal: Entry) -> bool:
        """Has it been turned over, or what replaced it, on whatever line?"""
        later = (entry for entry in self._past.entries(seal.n + 1) if entry.kind == "reveal")
        turned = (other for reveal in later if self._lay_above(seal, reveal) for other in self.before(reveal))
        return any(draft.n == seal.n for other in turned for draft in self._drafts(other))

    def _drafts(self, seal: Entry) -> Iterator[Entry]:
        """This order and those it replaced, the newest first."""
        decision = self._past.body(seal).decision
        for other in self._upwards(seal):
            body = self._past.body(other)
            if body.decision == decision:
                yield other
                if not body.anew:
                    return

    # --- whether a seal is right ----------------------------------------------------------------------------------

    def checks(self, entry: Entry) -> tuple[Event, ...]:
        """Of each seal that was turned over at this entry, or that this entry is: salt, order and whether they fit.

        What stays its owner's secret after the reveal is not told here either.
        """
        if entry.kind == "reveal":
            return tuple(self._check(seal) for seal in self.before(entry) if not self._is_kept(seal))
        known = entry.kind == "seal" and not self._is_kept(entry) and self.is_known(entry)
        return (self._check(entry),) if known else ()

    def _is_kept(self, seal: Entry) -> bool:
        decision = self._past.body(seal).decision
        return decision is None or decision.kind in self._game.kept

    def _check(self, seal: Entry) -> Event:
        body = self._past.body(seal)
        order, shown = bytes(body.moves[0]).decode(), str(seal.events[0].facts["digest"])
        fits = "yes" if seal_digest(body.salt, body.moves[0]) == shown else "no"
        move = self._game.notation.write(self._order(seal))
        facts = {"seat": seal.seat or "", "digest": shown, "salt": body.salt, "move": move, "order": order}
        return Event("seal-checked", facts={**facts, "fits": fits})
