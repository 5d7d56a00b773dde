"""Clockwork Wars as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork import anytime, beginning, calculator, cards, hints, summary
from companion.games.clockwork.faults import faults
from companion.games.clockwork.moves.base import ClockworkMove, segment_of
from companion.games.clockwork.notation import MOVES, notation
from companion.games.clockwork.picture import picture
from companion.games.clockwork.round import advance, begin_round
from companion.games.clockwork.state import DOMAINS, GENERALS, SEATS, SLOTS, SPECIAL, State
from companion.games.clockwork.views import face_up, seen_by
from companion.kernel.game import (
    Decision,
    Event,
    Facts,
    Field,
    Move,
    Names,
    Objection,
    Option,
    Outcome,
    Question,
    Result,
    Seat,
    Setup,
)
from companion.kernel.notation import Notation
from companion.kernel.options import check_options
from companion.kernel.story import Story
from companion.kernel.trouble import BadData

INSTEAD = 3  # legal moves beside an objection
REVEALING = {"called", "orders-revealed", "studied"}  # what was secret until then


class Clockwork:
    """Two to four players, secret deployment, battles without dice, research and a court."""

    id: ClassVar[str] = "clockwork"
    version: ClassVar[str] = "3"  # 2: three more rulings are options; 3: what others must reckon with
    seats: ClassVar[tuple[Seat, ...]] = SEATS
    options: ClassVar[tuple[Option, ...]] = beginning.OPTIONS
    file_options: ClassVar[tuple[str, ...]] = ()
    owner_files: ClassVar[tuple[str, ...]] = (cards.FILE, beginning.TILES)
    setbacks: ClassVar[frozenset[str]] = frozenset({"short-of", "gift-short"})
    state_type: ClassVar[type] = State
    moves: ClassVar[tuple[type[Move], ...]] = MOVES

    def __init__(self) -> None:
        self._near_by: tuple[State, dict[tuple[Seat | None, str], tuple[Move, ...]]] | None = None

    @property
    def notation(self) -> Notation:
        return notation()

    def seated(self, setup: Setup) -> tuple[Seat, ...]:
        return beginning.seated(setup)

    def questions(self, setup: Setup) -> tuple[Question, ...]:
        check_options(setup, self.options)
        beginning.own_cards(setup)
        beginning.own_tiles(setup)
        return ()

    def start(self, setup: Setup) -> State:
        story = Story(notation().write)
        return advance(begin_round(beginning.begin(setup), story), story)

    def pending(self, state: State) -> tuple[Decision, ...]:
        if state.phase == "over":
            return ()
        owed = tuple(segment_of(state).decisions(state))
        return (*owed, *anytime.decisions(state, owed))

    def objections(self, state: State, move: Move) -> Iterator[Objection]:
        assert isinstance(move, ClockworkMove)
        for objection in move.objections(state):
            yield replace(objection, instead=self._instead(state, move.seat, move.verb()))

    def _instead(self, state: State, seat: Seat | None, verb: str) -> tuple[Move, ...]:
        """A few legal moves of the same verb for the same player, found once for each position."""
        if self._near_by is None or self._near_by[0] is not state:
            self._near_by = (state, {})
        known = self._near_by[1]
        if (seat, verb) not in known:
            known[seat, verb] = tuple(islice(self._alike(state, seat, verb), INSTEAD))
        return known[seat, verb]

    def _alike(self, state: State, seat: Seat | None, verb: str) -> Iterator[Move]:
        if state.phase == "over":
            return
        for decision in segment_of(state).decisions(state):
            if decision.seat == seat and verb in decision.verbs and not decision.optional:
                yield from (move for move in self.choices(state, decision) if move.verb() == verb)

    def play(self, state: State, move: Move) -> Outcome[State]:
        assert isinstance(move, ClockworkMove)
        story = Story(notation().write)
        state = advance(move.effect(state, story), story)
        return Outcome(state, tuple(story), not REVEALING.isdisjoint([event.kind for event in story]))

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind in anytime.KINDS:
            return anytime.choices(state, decision)
        return segment_of(state).choices(state, decision)

    def candidates(self, state: State, decision: Decision) -> Iterator[Move]:
        return self.choices(state, decision)

    def seen_by(self, state: State, seat: Seat | None) -> State:
        return seen_by(state, seat)

    def face_up(self, state: State) -> State:
        return face_up(state)

    def faults(self, state: State) -> Iterator[Objection]:
        return faults(state)

    def result(self, state: State) -> Result | None:
        return state.result

    def names(self, state: State) -> Names:
        return {
            "seat": state.seats,
            "tile": tuple(state.soldiers),
            "domain": DOMAINS,
            "slot": tuple(SLOTS),
            "general": GENERALS,
            "figure": (*SPECIAL, *GENERALS),
        }

    def labels(self, state: State, language: str) -> dict[str, str]:
        return summary.labels(state, language)

    def headline(self, state: State) -> Facts:
        """What a list of tables says of this one."""
        return summary.headline(state)

    def chapters(self, state: State) -> tuple[str, ...]:
        return ("CW-END",) if state.phase == "over" else segment_of(state).chapters

    def automatic(self, state: State) -> dict[str, bool]:
        return {verb: verb in state.rules.automatic for verb in beginning.AUTOMATIC}

    def picture(self, state: State, seen_by: Seat | None) -> tuple[Event, ...]:
        return tuple(picture(self.seen_by(state, seen_by), seen_by))

    def hint(self, state: State, move: Move) -> Event | None:
        return hints.hint(state, move)

    def timeline(self, events: Sequence[Event]) -> dict[Seat, list[int]]:
        return summary.timeline(events)

    def summary(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return summary.summary(events)

    def calculator(self, state: State | None) -> tuple[Field, ...]:
        return calculator.fields(state)

    def calculate(self, values: dict[str, int]) -> tuple[Event, ...]:
        return calculator.calculate(values)

    def check_file(self, text: str, name: str) -> tuple[BadData, ...]:
        try:
            cards.read_cards(text, name)
        except BadData as mistake:
            return (mistake,)
        return ()
