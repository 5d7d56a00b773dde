"""One game in progress: the only writer of its journal."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from companion.kernel.chronicle import Chronicle
from companion.kernel.correcting import SENSELESS, Corrected, check_fits, gone_on, somebody_can_act
from companion.kernel.game import Decision, Event, Facts, Game, Move, Objection, Outcome, Seat, Setup, decision_for
from companion.kernel.journal import Entry, Journal, Policy, TableRow
from companion.kernel.layout import Thing
from companion.kernel.notation import Language
from companion.kernel.past import Body, state_digest, written
from companion.kernel.paths import EVERYTHING, changes_of, set_path, value_at
from companion.kernel.seals import Sealed, seal_digest
from companion.kernel.trouble import Impossible, NotAllowed, NotAsEntered, Trouble

S = TypeVar("S")


class Table(Chronicle[S]):
    """A game with its journal: enter, seal, force, correct; and undo, redo, why."""

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

    # --- playing -------------------------------------------------------------------------------------------

    def enter(self, move: Move | str, seat: Seat | None = None, language: Language = "en", anew: bool = False) -> Entry:
        """Check a move and play it. A secret decision is sealed until everybody has decided.

        `anew`: it is entered by the player it belongs to, and may replace what that player has laid face down.
        """
        try:
            return self._enter(move, seat, language, anew)
        except SENSELESS as error:
            if all(entry.kind not in ("correct", "force") for entry in self.line()):
                raise
            raise Trouble("lost") from error  # the rules know no table like this one

    def _enter(self, move: Move | str, seat: Seat | None, language: Language, anew: bool) -> Entry:
        if isinstance(move, str):
            try:
                move = self.reader(language, anew).move(move, seat)
            except NotAllowed as refused:
                if self._happened_by_itself(refused.move):
                    return self._head
                return self._against_advice(refused.move, refused.objections, anew)
        elif objections := self.objections(move):
            return self._against_advice(move, objections, anew)
        decision = decision_for(self.asked() if anew else self.pending(), move)
        if decision is None:
            raise Trouble("sealed-already", seat=move.seat or "")
        self.check_told(move, by_owner=anew)
        if decision.secret:
            return self._lay_down(move, decision, Body(self._raw(move)))
        outcome = self.game.play(self.state, move)
        return self._play("play", outcome, Body(self._raw(move)), move.seat)

    def check_told(self, move: Move, by_owner: bool = True) -> None:
        """Refuse what only its owner can know to be wrong; everybody else hears no more than that."""
        against = tuple(self.game.belied(self.state, move))
        if against:
            raise (NotAllowed if by_owner else NotAsEntered)(move, against)

    def _raw(self, move: Move) -> tuple[Raw, ...]:
        return (Raw(written(move)),)

    def _play(self, kind: str, outcome: Outcome[S], body: Body, seat: Seat | None) -> Entry:
        return self._append(kind, outcome.state, outcome.events, body, seat, outcome.reveals)

    def _happened_by_itself(self, move: Move) -> bool:
        """The player enters what the last entry already did automatically: nothing to do, nothing wrong."""
        text = self.game.notation.write(move)
        return any(event.kind == "by-itself" and event.facts.get("move") == text for event in self._head.events)

    def blocking(self, objections: Iterable[Objection]) -> tuple[Objection, ...]:
        """The objections this table enforces; the others are advice, or not even that."""
        return tuple(o for o in objections if o.rule not in self.settings.policy)

    def _against_advice(self, move: Move, objections: tuple[Objection, ...], anew: bool) -> Entry:
        """Play a move that only rules this table does not enforce speak against; the entry names them."""
        blocking = self.blocking(objections)
        if blocking:
            raise NotAllowed(move, blocking)
        advice = dict.fromkeys(o.rule for o in objections if self.settings.policy[o.rule] == "advise")
        told = Event("advised", tuple(advice), {"seat": move.seat or ""})
        return self._force(move, self._breaking(move, told=(told,) if advice else ()), anew=anew)

    def relax(self, rule: str, policy: Policy | Literal["enforce"]) -> None:
        """From now on this table enforces the rule, only advises it, or leaves it out."""
        policies = {key: value for key, value in self.settings.policy.items() if key != rule}
        if policy != "enforce":
            policies[rule] = policy
        self.settle(replace(self.settings, policy=policies))

    # --- face down -----------------------------------------------------------------------------------------

    def seal(self, seat: Seat, move: Move | str, language: Language = "en") -> Entry:
        """Lay an order face down; it is played at the common reveal."""
        if isinstance(move, str):
            move = self.reader(language).move(move, seat)
        decision = decision_for(self.pending(), move)
        if decision is not None and not decision.secret:
            raise Trouble("not-secret", seat=seat)
        return self.enter(move, seat, language)

    def _secret_for(self, move: Move, anew: bool) -> Decision | None:
        """The secret decision this move answers, if it does; only its owner replaces an answer that lies face down."""
        decision = decision_for(self.asked(), move)
        if decision is None or not decision.secret:
            return None
        if decision in self.decided() and not anew:
            raise Trouble("sealed-already", seat=move.seat or "")
        return decision

    def _lay_down(self, move: Move, decision: Decision, body: Body) -> Entry:
        """Face down until nobody else owes such a decision; then everybody's orders are turned over."""
        others = tuple(seal for seal in self._sealed if seal.decision != decision)
        body = replace(body, decision=decision, anew=others != self._sealed)
        if any(d.secret and d.kind == decision.kind and d.seat != decision.seat for d in self.pending()):
            return self._seal(move, body)
        lapsed = tuple(seal.seat for seal in others if not self._fits(seal))
        orders = sorted((*others, self._seals.laid(move.seat, body)), key=lambda o: self.game.seats.index(o.seat))
        outcome = None if lapsed else self._turned_over(orders)
        if outcome is None:
            lapsed = lapsed or tuple(seal.seat for seal in others if seal.broken)
            if not lapsed:
                raise Impossible(())
            return self._seal(move, replace(body, lapsed=lapsed))
        raws = tuple(raw for order in orders for raw in self._raw(order.move))
        return self._play("reveal", outcome, replace(body, moves=raws, decision=None), None)

    def _seal(self, move: Move, body: Body) -> Entry:
        """The same for everybody to see, whatever the order says; who has lapsed is told now that all have decided."""
        salt = secrets.token_hex(8)
        facts: Facts = {"seat": move.seat or "", "digest": seal_digest(salt, body.moves[0])}
        sealed = Event("sealed-anew", facts=facts) if body.anew else Event("sealed", facts=facts)
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

    # --- house rules and corrections -----------------------------------------------------------------------

    def check_force(
        self, move: Move | str, seat: Seat | None = None, language: Language = "en", anew: bool = False
    ) -> Move:
        """The move that is meant; raises Trouble where not even a house rule makes it possible, and says why."""
        if isinstance(move, str):
            move = self.reader(language, anew).meant(move, seat)
        self._secret_for(move, anew)
        self._forced(move)
        return move

    def force(
        self,
        move: Move | str,
        reason: str = "",
        seat: Seat | None = None,
        language: Language = "en",
        openly: bool = False,
        anew: bool = False,
    ) -> Entry:
        """Play a move the rules forbid; the entry names the rules it breaks. A secret one lies face down.

        `openly`: at once and for all to see, whatever it answers; `anew`: as in `enter`.
        """
        if isinstance(move, str):
            move = self.reader(language, anew).meant(move, seat)
        body = self._breaking(move, reason)
        forced = Event("forced", body.broken, {"seat": move.seat or "", "reason": reason or "none"})
        return self._force(move, replace(body, told=(forced,)), openly, anew)

    def _breaking(self, move: Move, reason: str = "", told: tuple[Event, ...] = ()) -> Body:
        broken = tuple(dict.fromkeys(objection.rule for objection in self.objections(move)))
        return Body(self._raw(move), reason, broken, told=told)

    def _force(self, move: Move, body: Body, openly: bool = False, anew: bool = False) -> Entry:
        decision = None if openly else self._secret_for(move, anew)
        outcome = self._forced(move)
        if decision is not None:
            return self._lay_down(move, decision, body)
        outcome = replace(outcome, events=(*body.told, *outcome.events))
        return self._play("force", outcome, replace(body, told=()), move.seat)

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
