"""What every game answers alike. A game derives from it and writes only what is its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from operator import attrgetter
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from companion.kernel.game import (
    Beginning,
    Decision,
    Event,
    Fact,
    Field,
    Game,
    Laying,
    Limit,
    Move,
    Names,
    Objection,
    Outcome,
    Question,
    Seat,
    Setup,
)
from companion.kernel.layout import Layout, Thing
from companion.kernel.moves import GameMove
from companion.kernel.options import check_options
from companion.kernel.paths import value_at
from companion.kernel.sequence import SequenceOfPlay
from companion.kernel.story import Story

S = TypeVar("S")
INSTEAD = 3  # legal moves beside an objection
_kind = attrgetter("kind")
REMEMBERED = 64  # layouts; of a position and the one before, everybody asks several times


def _fact(value: object) -> Fact | None:
    """A field of a move as a fact, if it is a name or a number."""
    if isinstance(value, int):
        return int(value)
    return value or "none" if isinstance(value, str | None) else None


class GameRules(Game[S], Generic[S]):
    """The rules of a game on its sequence of play.

    A game has to name itself (`id`, `version`, `seats`, `options`, `state_type`, `moves`), its `sequence` and
    `notation`, and to answer `set_up`, `result` and `headline`. Everything else has an answer here.
    """

    file_options: ClassVar[tuple[str, ...]] = ()
    owner_files: ClassVar[tuple[str, ...]] = ()
    setbacks: ClassVar[frozenset[str]] = frozenset()
    kept: ClassVar[frozenset[str]] = frozenset()
    passing: ClassVar[frozenset[str]] = frozenset()
    revealing: ClassVar[frozenset[str]] = frozenset()  # events by which dice or secrets become known
    automatic_verbs: ClassVar[tuple[str, ...]] = ()  # what a table may let happen by itself
    reserves: ClassVar[Mapping[str, str]] = {}
    layings: ClassVar[tuple[Laying, ...]] = ()  # how the table is set up, as the rulebook orders it
    sequence: SequenceOfPlay[S]

    def __init__(self) -> None:
        self._near_by: tuple[S, dict[tuple[Seat | None, str], tuple[Move, ...]]] | None = None
        self._layouts: dict[tuple[int, Seat | None], tuple[S, Layout]] = {}

    # --- before the game -----------------------------------------------------------------------------------------

    def seated(self, setup: Setup) -> tuple[Seat, ...]:
        return self.seats

    def by_lot(self, setup: Setup) -> Mapping[str, tuple[str, ...]]:
        return {}

    def moot(self, setup: Setup) -> Collection[str]:
        return ()

    def questions(self, setup: Setup) -> tuple[Question, ...]:
        check_options(setup, self.options)
        return ()

    def doubts(self, setup: Setup) -> tuple[Event, ...]:
        return ()

    def setup_of(self, setup: Setup, state: S) -> Setup:
        return setup

    @abstractmethod
    def set_up(self, setup: Setup) -> S:
        """The table before anything has happened, in its first segment."""

    def start(self, setup: Setup) -> S:
        return self.sequence.begin(self.set_up(setup), Story(self.notation.write))

    # --- the game ------------------------------------------------------------------------------------------------

    def pending(self, state: S) -> tuple[Decision, ...]:
        owed = tuple(self.sequence.under_way(state)[-1].decisions(state))
        return (*owed, *self.offers(state, owed))

    def untold(self, state: S) -> tuple[Decision, ...]:
        return ()

    def offers(self, state: S, owed: Sequence[Decision]) -> Iterable[Decision]:
        """What nobody has to decide, whatever segment is at hand; whoever offers something lists its choices too."""
        return ()

    def choices(self, state: S, decision: Decision) -> Iterator[Move]:
        return self.sequence.under_way(state)[-1].choices(state, decision)

    def candidates(self, state: S, decision: Decision) -> Iterator[Move]:
        return self.choices(state, decision)

    def beginnings(self, state: S, decision: Decision) -> Iterator[Beginning]:
        if decision.typed:
            yield Beginning(decision.verbs[0], Event(f"ask-{decision.kind}"))

    def variants(self, state: S, move: Move, field: str) -> Iterator[Move]:
        return iter(())

    def ways(self, state: S, decision: Decision) -> Iterator[Move]:
        return self.choices(state, decision)

    def objections(self, state: S, move: Move) -> Iterator[Objection]:
        assert isinstance(move, GameMove)
        for objection in move.objections(state):
            yield replace(objection, instead=self._instead(state, move.seat, move.verb()))

    def belied(self, state: S, move: Move) -> Iterator[Objection]:
        return iter(())

    def _instead(self, state: S, seat: Seat | None, verb: str) -> tuple[Move, ...]:
        """A few legal moves for the same player, found once for each position."""
        near_by = self._near_by  # another thread may ask about another table meanwhile
        if near_by is None or near_by[0] is not state:
            near_by = self._near_by = (state, {})
        known = near_by[1]
        if (seat, verb) not in known:
            known[seat, verb] = tuple(islice(self._near(state, seat, verb), INSTEAD))
        return known[seat, verb]

    def _near(self, state: S, seat: Seat | None, verb: str) -> Iterator[Move]:
        for decision in self.sequence.under_way(state)[-1].decisions(state):
            if decision.seat == seat and verb in decision.verbs and not decision.optional:
                yield from self.alternatives(state, decision, verb)

    def alternatives(self, state: S, decision: Decision, verb: str) -> Iterator[Move]:
        """What a player could do instead of an illegal move with this verb: whatever else answers the decision."""
        return self.choices(state, decision)

    def play(self, state: S, move: Move) -> Outcome[S]:
        assert isinstance(move, GameMove)
        story = Story(self.notation.write)
        return self._outcome(self.sequence.play(state, move, story), story)

    def _outcome(self, after: S, story: Story) -> Outcome[S]:
        revealed = story.revealed or not self.revealing.isdisjoint(map(_kind, story))
        return Outcome(after, tuple(story), revealed)

    def reasons(self, state: S, move: Move) -> tuple[Event, ...]:
        assert isinstance(move, GameMove)
        story = Story(self.notation.write)
        self.sequence.play(state, move, story)
        return tuple(story.reasons)

    def go_on(self, before: S, state: S) -> Outcome[S]:
        story = Story(self.notation.write)
        return self._outcome(self.sequence.put_right(before, state, story), story)

    def faults(self, state: S) -> Iterator[Objection]:
        return iter(())

    def may_hold(self, before: S, state: S, path: str) -> Sequence[Any] | None:
        """A name stays one of its kind; in a list, of the kind that the first one is of."""
        here = value_at(before, path)
        if here is None:
            here = value_at(before, f"{path.rpartition('.')[0]}.0")
        return next((known for known in self.names(before).values() if here in known), None)

    # --- what is seen --------------------------------------------------------------------------------------------

    def seen_by(self, state: S, seat: Seat | None) -> S:
        return state

    def face_up(self, state: S) -> S:
        return state

    def picture(self, state: S, seen_by: Seat | None) -> tuple[Event, ...]:
        return tuple(self.in_words(self.seen_by(state, seen_by), seen_by))

    def top_line(self, state: S) -> Event:
        """Asked for with every move, and the whole picture may be long."""
        return next(self.in_words(self.seen_by(state, None), None))

    def in_words(self, state: S, viewer: Seat | None) -> Iterator[Event]:
        """The table line by line; what the viewer may not see is hidden already."""
        return iter(())

    def layout(self, state: S, seat: Seat | None) -> Layout:
        """Positions never change, so each is looked at once; it is kept here, so that no other one gets its number."""
        known = self._layouts.get((id(state), seat))
        if known is None:
            if len(self._layouts) >= REMEMBERED:
                self._layouts.clear()
            known = self._layouts[id(state), seat] = state, tuple(self.lies(self.seen_by(state, seat), seat))
        return known[1]

    def lies(self, state: S, viewer: Seat | None) -> Iterator[Thing]:
        """The things on the real table, place by place; what the viewer may not see is hidden already."""
        return iter(())

    def setting_up(self, state: S) -> tuple[Laying, ...]:
        return self.layings

    def names(self, state: S) -> Names:
        return {"seat": self.seats}

    def labels(self, state: S, language: str) -> dict[str, str]:
        return {}

    def said(self, state: S | None, move: Move) -> Event:
        """`do-<verb>` with what the move names; a game puts into words itself what is more than a name or a number."""
        told = {field: _fact(getattr(move, field)) for field in move.__struct_fields__}
        return Event(f"do-{move.verb()}", facts={field: fact for field, fact in told.items() if fact is not None})

    def score(self, state: S) -> dict[Seat, int]:
        return {}

    def limit(self, state: S) -> Limit | None:
        return None

    def chapters(self, state: S) -> tuple[str, ...]:
        return self.sequence.under_way(state)[-1].chapters

    def automatic(self, state: S) -> dict[str, bool]:
        kept: Any = state  # in `rules.automatic`, where the settings of a table switch them on and off
        return {verb: verb in kept.rules.automatic for verb in self.automatic_verbs}

    def winners(self, state: S) -> tuple[Seat, ...]:
        result = self.result(state)
        return (result.winner,) if result is not None and result.winner is not None else ()

    # --- what not every game has ---------------------------------------------------------------------------------

    def ahead(self, state: S) -> tuple[Event, ...]:
        return ()

    def hint(self, state: S, move: Move) -> Event | None:
        return None

    def timeline(self, events: Sequence[Event]) -> dict[Seat, list[int]]:
        return {}

    def summary(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return ()

    def calculator(self, state: S | None) -> tuple[Field, ...]:
        return ()

    def calculate(self, values: dict[str, int]) -> tuple[Event, ...]:
        return ()
