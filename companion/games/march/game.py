"""The March of Progress as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from companion.games.march import (
    anytime,
    beginning,
    calculator,
    corrections,
    hints,
    layout,
    picture,
    sayings,
    summary,
    views,
)
from companion.games.march.faults import faults
from companion.games.march.moves import telling
from companion.games.march.moves.cards import picks
from companion.games.march.notation import MOVES, notation
from companion.games.march.scenario import SEATS, STEPS
from companion.games.march.sequence import TURN
from companion.games.march.state import State
from companion.kernel.game import (
    Decision,
    Event,
    Facts,
    Field,
    Move,
    Names,
    Objection,
    Question,
    Result,
    Seat,
    Setup,
)
from companion.kernel.layout import Thing
from companion.kernel.notation import Notation
from companion.kernel.rules import GameRules
from companion.kernel.telling import HOLD


class March(GameRules[State]):
    """Two players, eight cards each, simultaneous choice, combat without dice."""

    id = "march"
    version = "2"  # 2: cubes that nobody shows are not known
    seats = SEATS
    options = beginning.OPTIONS
    file_options = ("scenario",)
    revealing = frozenset({"revealed", "rolled"})
    passing = frozenset({"nothing"})
    automatic_verbs = beginning.AUTOMATIC
    reserves = layout.RESERVES
    layings = layout.LAYINGS
    state_type = State
    moves = MOVES
    sequence = TURN

    @property
    def notation(self) -> Notation:
        return notation()

    def questions(self, setup: Setup) -> tuple[Question, ...]:
        return beginning.questions(setup)

    def doubts(self, setup: Setup) -> tuple[Event, ...]:
        return tuple(beginning.doubts(setup))

    def set_up(self, setup: Setup) -> State:
        return beginning.begin(setup)

    def offers(self, state: State, owed: Sequence[Decision]) -> Iterator[Decision]:
        return anytime.decisions(state)

    def untold(self, state: State) -> tuple[Decision, ...]:
        return tuple(telling.untold(state))

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind == HOLD:
            return telling.examples(state, decision)
        return anytime.choices(state, decision) if decision.optional else super().choices(state, decision)

    def candidates(self, state: State, decision: Decision) -> Iterator[Move]:
        """A player looks at every card in hand, also those that cannot be played now."""
        return picks(state, decision.seat or "") if decision.kind == "pick" else self.choices(state, decision)

    def faults(self, state: State) -> Iterator[Objection]:
        return faults(state)

    def may_hold(self, before: State, state: State, path: str) -> Sequence[Any] | None:
        return corrections.may_hold(state, path)

    def result(self, state: State) -> Result | None:
        return state.result

    def seen_by(self, state: State, seat: Seat | None) -> State:
        return views.seen_by(state, seat)

    def face_up(self, state: State) -> State:
        return views.face_up(state)

    def in_words(self, state: State, viewer: Seat | None) -> Iterator[Event]:
        return picture.picture(state, viewer)

    def lies(self, state: State, viewer: Seat | None) -> Iterator[Thing]:
        return layout.things(state, viewer)

    def names(self, state: State) -> Names:
        cards = tuple(dict.fromkeys((*state.rules.cards, *STEPS)))
        return {"seat": SEATS, "country": tuple(state.countries), "card": cards}

    def labels(self, state: State, language: str) -> dict[str, str]:
        return summary.labels(state, language)

    def headline(self, state: State) -> Facts:
        return summary.headline(state)

    def said(self, state: State | None, move: Move) -> Event:
        plain = super().said(state, move)
        return replace(plain, facts=plain.facts | sayings.more_facts(state, move))

    def score(self, state: State) -> dict[Seat, int]:
        return summary.score(state)

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
