"""The contract between a game and everything that plays, shows, checks or prints it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from companion.kernel.layout import Layout
from companion.kernel.notation import Notation

S = TypeVar("S")

Seat: TypeAlias = str
Seats: TypeAlias = tuple[Seat, ...] | None  # None: everybody may see it
Fact: TypeAlias = str | int
Facts: TypeAlias = dict[str, Fact]
Names: TypeAlias = Mapping[str, tuple[str, ...]]  # kind of thing -> the ids that exist on this table


def phrase(kind: str, **parts: int) -> str:
    """A fact that is itself a phrase: each language has its own words for it."""
    return f"@{kind} " + " ".join([f"{key}={value}" for key, value in parts.items()])


class Move(Struct, frozen=True, gc=False, tag_field="verb"):
    """What a player enters. Each game derives its moves from it, one class a verb."""

    seat: Seat | None

    @classmethod
    def verb(cls) -> str:
        tag = cls.__struct_config__.tag
        assert isinstance(tag, str), f"{cls.__name__} has no verb"
        return tag


class Objection(Struct, frozen=True, gc=False):
    """Why not: the rule, the facts that make its sentence concrete, and what would be legal instead."""

    rule: str
    facts: Facts = {}
    instead: tuple[Move, ...] = ()


class Event(Struct, frozen=True, gc=False, omit_defaults=True):
    """A fact that happened on the table, with the rules behind it."""

    kind: str
    rules: tuple[str, ...] = ()
    facts: Facts = {}
    seen_by: Seats = None

    def visible_to(self, seat: Seat | None) -> bool:
        return self.seen_by is None or seat in self.seen_by


class Outcome(Struct, Generic[S], frozen=True, gc=False):
    """What a move leads to. `reveals`: dice or secrets became known, so undoing needs everyone's consent."""

    state: S
    events: tuple[Event, ...] = ()
    reveals: bool = False


class Decision(Struct, frozen=True, gc=False):
    """Something a seat owes (or may do) now. `seat` None: the table as a whole, e.g. a common die roll."""

    seat: Seat | None
    kind: str
    verbs: tuple[str, ...]
    occasion: str = ""  # tells this decision from the next one of its kind; a sealed answer is bound to it
    complete: bool = True  # the choices are all there is
    secret: bool = False  # answered face down, revealed together
    optional: bool = False  # may be left alone: the game goes on without it
    typed: bool = False  # too many ways to list them: a player types it, the choices are examples
    about: str = ""  # what the question names: a place, a piece
    rare: bool = False  # offered by its own key, never by a number
    dice: str = ""  # what to enter so that the laptop rolls, e.g. "roll ? ?"


class Beginning(Struct, frozen=True):
    """A line that a player goes on typing, in its usual spelling, and what it is about."""

    line: str
    said: Event


class Option(Struct, frozen=True):
    """One thing to settle before the game. No default: it has to be asked, nobody may guess it."""

    key: str
    values: tuple[str, ...] = ()  # none: free text
    default: str | None = None
    rule: str = ""


class Setup(Struct, frozen=True):
    """All that is needed to start the same game again; `files` holds the text of the player's own data files."""

    options: dict[str, str] = {}
    seats: dict[Seat, str] = {}
    files: dict[str, str] = {}


class Question(Struct, frozen=True):
    """What `start` must know and no rulebook states. `suggestion` is the usual value, never taken unasked."""

    option: str
    suggestion: str = ""
    facts: Facts = {}


class Result(Struct, frozen=True):
    """How a game ended. No winner: a tie."""

    winner: Seat | None
    reason: str
    rules: tuple[str, ...] = ()


class Field(Struct, frozen=True):
    """One number of a game's calculator; `words` name its values where a number alone says little."""

    key: str
    low: int
    high: int
    value: int
    words: tuple[str, ...] = ()
    group: str = ""


class Laying(Struct, frozen=True):
    """One step of setting up: the rules that ask for it, and the kinds of things that are laid out then."""

    event: Event
    kinds: tuple[str, ...] = ()


class Limit(Struct, frozen=True):
    """So long somebody should take for a stretch of play. Clocks say when it is over; nothing else comes of it."""

    seat: Seat
    stretch: str  # tells this one from the next
    seconds: int
    rule: str


class Game(Protocol[S]):
    """The rules of one game. Every front end asks these questions and repeats no rule itself."""

    id: ClassVar[str]
    version: ClassVar[str]
    seats: ClassVar[tuple[Seat, ...]]
    options: ClassVar[tuple[Option, ...]]
    file_options: ClassVar[tuple[str, ...]]  # options whose value names a data file
    owner_files: ClassVar[tuple[str, ...]]  # data files that every new table takes along if the owner has them
    setbacks: ClassVar[frozenset[str]]  # events by which an entry came to nothing: nobody may overlook them
    reserves: ClassVar[Mapping[str, str]]  # kind of thing -> where more of it is, else in the box; or its pile
    kept: ClassVar[frozenset[str]]  # secret decisions whose answers stay their owner's secret after the reveal
    passing: ClassVar[frozenset[str]]  # verbs that decline what could be done: they have one key everywhere
    state_type: ClassVar[type]
    moves: ClassVar[tuple[type[Move], ...]]

    @property
    def notation(self) -> Notation: ...

    def seated(self, setup: Setup) -> tuple[Seat, ...]: ...  # who plays, of all that could
    def by_lot(self, setup: Setup) -> Mapping[str, tuple[str, ...]]: ...  # options that are drawn, among which values
    def moot(self, setup: Setup) -> Collection[str]: ...  # options that change nothing, as the others are chosen
    def questions(self, setup: Setup) -> tuple[Question, ...]: ...
    def doubts(self, setup: Setup) -> tuple[Event, ...]: ...  # what is odd about it: asked before a table is made
    def start(self, setup: Setup) -> S: ...
    def pending(self, state: S) -> tuple[Decision, ...]: ...
    def untold(self, state: S) -> tuple[Decision, ...]: ...  # what only its player knows of a table that was restored
    def objections(self, state: S, move: Move) -> Iterator[Objection]: ...
    def belied(self, state: S, move: Move) -> Iterator[Objection]: ...  # by what only its owner knows
    def play(self, state: S, move: Move) -> Outcome[S]: ...
    def reasons(self, state: S, move: Move) -> tuple[Event, ...]: ...  # for what happened by itself: told on demand
    def choices(self, state: S, decision: Decision) -> Iterator[Move]: ...
    def candidates(self, state: S, decision: Decision) -> Iterator[Move]: ...  # also what is in hand but forbidden
    def beginnings(self, state: S, decision: Decision) -> Iterator[Beginning]: ...  # what cannot be listed to its end
    def variants(
        self, state: S, move: Move, field: str
    ) -> Iterator[Move]: ...  # of one that nobody could list to its end
    def ways(self, state: S, decision: Decision) -> Iterator[Move]: ...  # legal moves for completion, more than listed
    def seen_by(self, state: S, seat: Seat | None) -> S: ...
    def setup_of(self, setup: Setup, state: S) -> Setup: ...  # from which a correction leads to this position
    def face_up(self, state: S) -> S: ...  # without anybody's secrets: what lies face down is not decided yet
    def go_on(self, before: S, state: S) -> Outcome[S]: ...  # a correction has left nobody to decide
    def faults(self, state: S) -> Iterator[Objection]: ...
    def may_hold(self, before: S, state: S, path: str) -> Sequence[Any] | None: ...  # what a correction may write
    def result(self, state: S) -> Result | None: ...
    def winners(self, state: S) -> tuple[Seat, ...]: ...  # all who win together, first the one that the result names
    def names(self, state: S) -> Names: ...
    def layout(self, state: S, seat: Seat | None) -> Layout: ...  # what lies where, as that seat or everybody sees it
    def setting_up(self, state: S) -> tuple[Laying, ...]: ...  # in the order of the rulebook
    def labels(self, state: S, language: str) -> dict[str, str]: ...
    def headline(self, state: S) -> Facts: ...
    def score(self, state: S) -> dict[Seat, int]: ...  # the points of every seat, as far as everybody may know them
    def limit(self, state: S) -> Limit | None: ...  # how long whoever decides now should take
    def chapters(self, state: S) -> tuple[str, ...]: ...
    def automatic(self, state: S) -> dict[str, bool]: ...
    def picture(self, state: S, seen_by: Seat | None) -> tuple[Event, ...]: ...
    def top_line(self, state: S) -> Event: ...  # the first of them: which turn it is, and what is done in it
    def said(self, state: S | None, move: Move) -> Event: ...  # the move as a label; no state: told long after it
    def ahead(self, state: S) -> tuple[Event, ...]: ...  # what a faction that nobody plays would do if it were its turn
    def hint(self, state: S, move: Move) -> Event | None: ...  # what it would do; tells no other seat's secret
    def timeline(self, events: Sequence[Event]) -> dict[Seat, list[int]]: ...  # points after each turn or round
    def summary(self, events: Sequence[Event]) -> tuple[Event, ...]: ...
    def calculator(self, state: S | None) -> tuple[Field, ...]: ...
    def calculate(self, values: dict[str, int]) -> tuple[Event, ...]: ...


def decision_for(decisions: Iterable[Decision], move: Move) -> Decision | None:
    """The pending decision this move answers."""
    return next((d for d in decisions if d.seat == move.seat and move.verb() in d.verbs), None)
