"""What one seat may see and do now, in words; no seat: what everybody sees. Nothing here knows a page or a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from companion.games.phone import Spot
from companion.games.registry import steps_of
from companion.kernel.game import Decision, Move, Seat
from companion.kernel.handwork import lays_out
from companion.kernel.journal import Entry
from companion.kernel.parts import Moves, gathered, parted
from companion.kernel.table import Table
from companion.text.handwork import Task, in_lines, tasks_after, tasks_from_box
from companion.text.language import Language
from companion.text.teller import Teller

T = TypeVar("T")
LOGGED = 20  # entries
STILL_TO_DO = 4  # entries: so far back hands may still have something to do


class Choice(Struct, frozen=True):
    """A move, or several that begin alike: then `parts` has what each of them goes on with."""

    text: str
    hint: str = ""
    move: str = ""  # as it is written in records
    parts: tuple[Choice, ...] = ()


class Asked(Struct, frozen=True):
    """A decision of this seat, or of the table as a whole, with all that can be answered."""

    name: str  # by which an order names it
    question: str
    choices: tuple[Choice, ...]
    secret: bool
    optional: bool
    rare: bool
    roll: str = ""  # what the button says that lets the laptop roll
    usage: str = ""  # how it is typed
    laid: str = ""  # what this seat has laid face down; it may be replaced
    line: str = ""  # the same as it is typed
    stepwise: bool = False  # its game has a way of its own to put it together


class Logged(Struct, frozen=True):
    """What an entry was about, and what hands had to do. `own`: what only this seat hears of it."""

    n: int
    told: tuple[str, ...]
    hands: tuple[str, ...]
    own: tuple[str, ...]
    own_hands: tuple[str, ...]
    is_reveal: bool


class Drawn(NamedTuple):
    """A picture that pages ask for by its name, which tells it from every other one."""

    name: str
    packed: bytes  # by gzip
    width: float
    height: float
    spots: tuple[Spot, ...]


class SeatView(Struct, frozen=True):
    """One answer to all that a page asks."""

    title: str
    table: str
    seat: Seat | None
    who: str
    at: int  # the position: an order says for which one it is meant
    headline: str
    result: str
    waiting_for: tuple[str, ...]
    asked: tuple[Asked, ...]
    hands: tuple[str, ...]
    own_hands: tuple[str, ...]  # that nobody else may see
    mine: tuple[str, ...]
    lies: tuple[str, ...]
    sealed: tuple[str, ...]
    log: tuple[Logged, ...]
    revealed: tuple[str, ...]  # what came to light last
    people: tuple[tuple[Seat, str], ...]  # who sits where
    deciding: tuple[Seat | None, ...]  # who has to, now
    picture: Drawn | None = None  # of the table, as everybody sees it
    own_picture: Drawn | None = None  # where this seat sees more


def position(table: Table[Any]) -> int:
    """The entry that led to the position on the table. What is laid face down leaves it as it was."""
    entry = table.entry(table.head)
    while entry.kind == "seal" and entry.parent is not None:
        entry = table.entry(entry.parent)
    return entry.n


def name_of(decision: Decision) -> str:
    """By which an order says what it answers."""
    return "/".join((decision.seat or "", decision.kind, decision.occasion, decision.about))


class Viewer:
    """Looks at a table for one seat in one language; what was told once is not put into words again."""

    def __init__(self, seat: Seat | None, words: Language) -> None:
        self.seat = seat
        self.words = words
        self._logged: dict[int, Logged] = {}

    def look(self, table: Table[Any]) -> SeatView:
        seen, state, teller = table.seen_by(self.seat), table.state, self._teller(table, self.seat)
        everybody = table.game.picture(state, None)
        own = table.game.picture(state, self.seat) if self.seat else ()
        log = self._log(table, teller)
        hands, own_hands = self._hands(table, log, teller)
        return SeatView(
            title=self.words.say(f"{table.game.id}-title"),
            table=table.name,
            seat=self.seat,
            who=teller.both(self.seat) if self.seat else "",
            at=position(table),
            headline=teller.turn,
            result=self._result(table, teller),
            waiting_for=_waiting_for(table, teller),
            asked=tuple(self._asked(table, seen, teller)) if self.seat else (),
            hands=hands,
            own_hands=own_hands,
            mine=tuple(teller.event(line).strip() for line in own if line not in everybody),
            lies=tuple(teller.event(line) for line in everybody[1:]),  # the first is the headline
            sealed=tuple(
                self.words.say("event-sealed", seat=teller.seat(s.seat), digest=s.digest) for s in table.sealed()
            ),
            log=log,
            revealed=next((logged.told for logged in log if logged.is_reveal and logged.told), ()),
            people=tuple((seat, teller.seat(seat)) for seat in table.game.names(table.state)["seat"]),
            deciding=tuple(decision.seat for decision in _owed(table)),
        )

    def _result(self, table: Table[Any], teller: Teller) -> str:
        return teller.outcome(table.winners) if table.result is not None else ""

    # --- what can be decided ------------------------------------------------------------------------------------------

    def _asked(self, table: Table[Any], seen: Any, teller: Teller) -> Iterator[Asked]:
        settled = table.decided()
        ours = [decision for decision in table.asked() if decision.seat in (self.seat, None)]
        for decision in sorted(ours, key=lambda d: (d in settled, d.optional, d.rare, d.seat is None)):
            laid = next((seal.move for seal in table.sealed() if seal.decision == decision), None)
            yield Asked(
                name=name_of(decision),
                question=teller.ask(decision),
                choices=() if decision.dice and not decision.secret else _choices(table, seen, decision, teller),
                secret=decision.secret,
                optional=decision.optional,
                rare=decision.rare,
                roll=teller.by_laptop(decision) if decision.dice else "",
                usage="" if decision.complete and not decision.dice else " ".join(_usage(decision, teller)),
                laid=teller.sentence(laid) if laid is not None else "",
                line=teller.move(laid, with_seat=False) if laid is not None else "",
                stepwise=steps_of(table.game.id, decision.kind) is not None,
            )

    # --- what happened ------------------------------------------------------------------------------------------------

    def _log(self, table: Table[Any], teller: Teller) -> tuple[Logged, ...]:
        """The newest first."""
        entries = table.entries(max(0, table.last.n + 1 - LOGGED))
        kept = {entry.n: self._logged.get(entry.n) or self._told(table, entry, teller) for entry in entries}
        self._logged = kept
        return tuple(reversed(kept.values()))

    def older(self, table: Table[Any], before: int) -> tuple[Logged, ...]:
        """What happened before an entry that is shown already, the newest first."""
        teller = self._teller(table, self.seat)
        end = min(before, table.last.n + 1)
        return tuple(self._told(table, table.entry(n), teller) for n in reversed(range(max(0, end - LOGGED), end)))

    def _told(self, table: Table[Any], entry: Entry, teller: Teller) -> Logged:
        heard = [teller.event(event) for event in entry.events if event.visible_to(self.seat)]
        openly = self._teller(table, None)
        everybodys = [openly.event(event) for event in entry.events if event.visible_to(None)]
        told, own = _apart(heard, everybodys)
        if lays_out(table, entry):
            return Logged(entry.n, told, (), own, (), entry.kind == "reveal")
        hands, own_hands = self._by_hand(table, teller, lambda words, seat: tasks_after(table, entry, words, seat))
        return Logged(entry.n, told, hands, own, own_hands, entry.kind == "reveal")

    def _hands(
        self, table: Table[Any], log: tuple[Logged, ...], teller: Teller
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What the newest entry asks of hands that asks something; or how all is laid out."""
        if table.settings.lay_out or table.last.n == 0:
            return self._by_hand(table, teller, lambda words, seat: tasks_from_box(table, words, seat))
        asking = (logged for logged in log[:STILL_TO_DO] if logged.hands or logged.own_hands)
        return next(((logged.hands, logged.own_hands) for logged in asking), ((), ()))

    def _by_hand(
        self, table: Table[Any], teller: Teller, tasks: Callable[[Teller, Seat | None], tuple[Task, ...]]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        openly, own = _apart(tasks(teller, self.seat), tasks(self._teller(table, None), None))
        return tuple(in_lines(openly, teller)), tuple(in_lines(own, teller))

    def _teller(self, table: Table[Any], seat: Seat | None) -> Teller:
        return Teller(self.words, table.game, table.seen_by(seat), table.setup.seats)


def _apart(known: Collection[T], everybodys: Collection[T]) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """What everybody may see too, and what nobody else may."""
    return tuple(each for each in known if each in everybodys), tuple(each for each in known if each not in everybodys)


def _waiting_for(table: Table[Any], teller: Teller) -> tuple[str, ...]:
    """Who owes what; players who are asked the same are named together."""
    asked: dict[str, list[str]] = {}
    for decision in _owed(table):
        asked.setdefault(teller.ask(decision), []).append(teller.seat(decision.seat))
    named = {ask: ", ".join(filter(None, dict.fromkeys(seats))) for ask, seats in asked.items()}
    return tuple(f"{names}: {ask}" if names else ask for ask, names in named.items())


def _owed(table: Table[Any]) -> list[Decision]:
    return [decision for decision in table.pending() if not decision.optional]


def _usage(decision: Decision, teller: Teller) -> Iterable[str]:
    return teller.how_to_type(decision.verbs[0])


def _choices(table: Table[Any], seen: Any, decision: Decision, teller: Teller) -> tuple[Choice, ...]:
    """By what this seat knows; many of one kind are asked part by part."""
    moves = gathered(table.game.notation, table.game.choices(seen, decision))
    return tuple(_begun(table, seen, decision, alike, teller) for alike in moves)


def _begun(table: Table[Any], seen: Any, decision: Decision, moves: Moves, teller: Teller) -> Choice:
    if len(moves) == 1:
        return _choice(table, seen, decision, moves[0], teller, teller.sentence(moves[0]))
    return Choice(teller.in_common(moves), parts=_parts(table, seen, decision, moves, teller))


def _parts(table: Table[Any], seen: Any, decision: Decision, moves: Moves, teller: Teller) -> tuple[Choice, ...]:
    field, rows = parted(table.game.notation, moves)
    found = []
    for row in rows:
        text = teller.part(row[0], field)
        if len(row) == 1:
            found.append(_choice(table, seen, decision, row[0], teller, text))
        else:
            found.append(Choice(text, parts=_parts(table, seen, decision, row, teller)))
    return tuple(found)


def _choice(table: Table[Any], seen: Any, decision: Decision, move: Move, teller: Teller, text: str) -> Choice:
    hint = None if decision.optional else table.game.hint(seen, move)
    return Choice(text, teller.event(hint) if hint else "", table.game.notation.write(move))
