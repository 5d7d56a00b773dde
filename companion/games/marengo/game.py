"""Bonaparte at Marengo as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from companion.games.marengo import beginning, calculator, corrections, hints, layout, picture, sayings, summary, told
from companion.games.marengo.books import declaring
from companion.games.marengo.books.assault import Attack
from companion.games.marengo.books.base import at_the_other_depth
from companion.games.marengo.faults import faults
from companion.games.marengo.moves import telling
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.moves.ending import Concede
from companion.games.marengo.notation import MOVES, notation
from companion.games.marengo.sequence import TURN
from companion.games.marengo.state import SEATS, State
from companion.kernel.game import (
    Beginning,
    Decision,
    Event,
    Facts,
    Field,
    Move,
    Names,
    Objection,
    Outcome,
    Question,
    Result,
    Seat,
    Setup,
)
from companion.kernel.layout import Thing
from companion.kernel.moves import legal
from companion.kernel.notation import Notation
from companion.kernel.rules import GameRules

_CONCEDING = tuple(Decision(seat, "concede", ("concede",), optional=True, rare=True) for seat in SEATS)


class Marengo(GameRules[State]):
    """Two players, blocks whose faces only their owners see, combat without dice."""

    id = "marengo"
    version = "2"  # 2: five more rulings are options, and one may play alone
    seats = SEATS
    options = beginning.OPTIONS
    file_options = ("board",)
    kept = frozenset({"faces"})  # BM-HID-01
    passing = frozenset({"pass", "next"})
    revealing = frozenset(  # without a map: with one, a face that is shown does
        {"cannonade", "front", "pursuit", "books-attack", "books-announced", "books-leaves"}
        | {"books-reduced", "books-eliminated"}
    )
    automatic_verbs = beginning.AUTOMATIC
    layings = layout.LAYINGS
    state_type = State
    moves = MOVES
    sequence = TURN

    @property
    def notation(self) -> Notation:
        return notation()

    def questions(self, setup: Setup) -> tuple[Question, ...]:
        return beginning.questions(setup)

    def set_up(self, setup: Setup) -> State:
        return beginning.begin(setup)

    def untold(self, state: State) -> tuple[Decision, ...]:
        return tuple(telling.unknown(state))

    def offers(self, state: State, owed: Sequence[Decision]) -> Sequence[Decision]:
        """Anybody may give the battle up, at any time (BM-VIC-08)."""
        return _CONCEDING if state.result is None else ()

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind == "concede":
            return legal(state, (Concede(decision.seat),))
        if decision.kind == "faces":
            return telling.answers(state, decision.seat or "")
        return super().choices(state, decision)

    def variants(self, state: State, move: Move, field: str) -> Iterator[Move]:
        return declaring.variants(state, move, field) if isinstance(move, Attack) else iter(())

    def ways(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind == "faces":
            return telling.ways(state, decision.seat or "")
        return super().ways(state, decision)

    def alternatives(self, state: State, decision: Decision, verb: str) -> Iterator[Move]:
        """A refusal tells nobody what the faces are that only their owner knows."""
        return self.ways(state, decision)

    def beginnings(self, state: State, decision: Decision) -> Iterator[Beginning]:
        """Not every move can be listed."""
        if decision.typed or decision.kind == "move":
            yield Beginning(decision.verbs[0], Event("something-else"))

    def objections(self, state: State, move: Move) -> Iterator[Objection]:
        elsewhere = at_the_other_depth(state, move)
        return super().objections(state, move) if not elsewhere else iter(elsewhere)

    def belied(self, state: State, move: Move) -> Iterator[Objection]:
        assert isinstance(move, MarengoMove)
        return telling.belied(state, move)

    def play(self, state: State, move: Move) -> Outcome[State]:
        if at_the_other_depth(state, move):
            raise LookupError  # no house rule puts blocks on a map that is not there
        return super().play(state, move)

    def faults(self, state: State) -> Iterator[Objection]:
        return faults(state)

    def may_hold(self, before: State, state: State, path: str) -> Sequence[Any] | None:
        allowed = corrections.may_hold(state, path)
        return super().may_hold(before, state, path) if allowed is None else allowed

    def result(self, state: State) -> Result | None:
        return state.result

    def seen_by(self, state: State, seat: Seat | None) -> State:
        return told.seen_by(state, seat)

    def face_up(self, state: State) -> State:
        return told.forgotten(state)

    def in_words(self, state: State, viewer: Seat | None) -> Iterator[Event]:
        return picture.picture(state, viewer)

    def lies(self, state: State, viewer: Seat | None) -> Iterator[Thing]:
        return iter(layout.things(state))

    def names(self, state: State) -> Names:
        return summary.names(state.board)

    def labels(self, state: State, language: str) -> dict[str, str]:
        return summary.labels(state.board, language)

    def headline(self, state: State) -> Facts:
        return summary.headline(state)

    def said(self, state: State | None, move: Move) -> Event:
        plain = super().said(state, move)
        return replace(plain, facts=plain.facts | sayings.more_facts(state, move))

    def score(self, state: State) -> dict[Seat, int]:
        return summary.score(state)

    def hint(self, state: State, move: Move) -> Event | None:
        return hints.hint(state, move)

    def calculator(self, state: State | None) -> tuple[Field, ...]:
        return calculator.fields(state)

    def calculate(self, values: dict[str, int]) -> tuple[Event, ...]:
        return calculator.calculate(values)

    def timeline(self, events: Sequence[Event]) -> dict[Seat, list[int]]:
        return summary.timeline(events)

    def summary(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return summary.summary(events)
