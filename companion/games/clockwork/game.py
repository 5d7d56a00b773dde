"""Clockwork Wars as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from companion.games.clockwork import (
    anytime,
    beginning,
    calculator,
    cards,
    corrections,
    hints,
    layout,
    picture,
    sayings,
    summary,
    views,
)
from companion.games.clockwork.faults import faults
from companion.games.clockwork.moves import discovery, telling
from companion.games.clockwork.notation import MOVES, notation
from companion.games.clockwork.sequence import ROUND
from companion.games.clockwork.standing import ally_of, standing
from companion.games.clockwork.state import DOMAINS, GENERALS, SEATS, SLOTS, SPECIAL, State
from companion.kernel.game import (
    Beginning,
    Decision,
    Event,
    Facts,
    Field,
    Laying,
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


class Clockwork(GameRules[State]):
    """Two to four players, secret deployment, battles without dice, research and a court."""

    id = "clockwork"
    version = "3"  # 2: three more rulings are options; 3: what others must reckon with
    seats = SEATS
    options = beginning.OPTIONS
    owner_files = (cards.FILE, beginning.TILES)
    setbacks = frozenset({"short-of", "gift-short"})
    kept = frozenset({"call", "study", "bonus"})  # CW-ALLY-15, CW-STUDY-06, CW-COURT-14
    passing = frozenset({"pass", "next"})
    revealing = frozenset({"called", "orders-revealed", "studied"})
    automatic_verbs = beginning.AUTOMATIC
    reserves = layout.RESERVES
    state_type = State
    moves = MOVES
    sequence = ROUND

    @property
    def notation(self) -> Notation:
        return notation()

    def seated(self, setup: Setup) -> tuple[Seat, ...]:
        return beginning.seated(setup)

    def questions(self, setup: Setup) -> tuple[Question, ...]:
        return beginning.questions(setup)

    def set_up(self, setup: Setup) -> State:
        return beginning.begin(setup)

    def setup_of(self, setup: Setup, state: State) -> Setup:
        """Books that went on with the whole map are a whole game now."""
        depth = state.rules.depth
        as_begun = setup.options.get("depth", "full") == depth
        return setup if as_begun else replace(setup, options={**setup.options, "depth": depth})

    def offers(self, state: State, owed: Sequence[Decision]) -> list[Decision]:
        return anytime.decisions(state, owed)

    def untold(self, state: State) -> tuple[Decision, ...]:
        return tuple(telling.untold(state))

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind == HOLD:
            return telling.examples(state, decision.seat or "")
        return anytime.choices(state, decision) if decision.kind in anytime.KINDS else super().choices(state, decision)

    def beginnings(self, state: State, decision: Decision) -> Iterator[Beginning]:
        if decision.kind == "discovery":
            return discovery.to_be_read_out(state, decision.seat or "")
        return super().beginnings(state, decision)

    def ways(self, state: State, decision: Decision) -> Iterator[Move]:
        return anytime.ways(state, decision) if decision.kind in anytime.KINDS else self.choices(state, decision)

    def alternatives(self, state: State, decision: Decision, verb: str) -> Iterator[Move]:
        """Most decisions have many verbs: only moves with the same one are near what was meant."""
        return (move for move in self.choices(state, decision) if move.verb() == verb)

    def faults(self, state: State) -> Iterator[Objection]:
        return faults(state)

    def may_hold(self, before: State, state: State, path: str) -> Sequence[Any] | None:
        return corrections.may_hold(state, path, standing(before).board)

    def result(self, state: State) -> Result | None:
        return state.result

    def winners(self, state: State) -> tuple[Seat, ...]:
        """Of an alliance both (CW-ALLY-36)."""
        return tuple(seat for first in super().winners(state) for seat in (first, ally_of(state, first)) if seat)

    def seen_by(self, state: State, seat: Seat | None) -> State:
        return views.seen_by(state, seat)

    def face_up(self, state: State) -> State:
        return views.face_up(state)

    def in_words(self, state: State, viewer: Seat | None) -> Iterator[Event]:
        return picture.picture(state, viewer)

    def lies(self, state: State, viewer: Seat | None) -> Iterator[Thing]:
        return layout.things(state)

    def setting_up(self, state: State) -> tuple[Laying, ...]:
        return layout.layings(state)

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
        return summary.headline(state)

    def said(self, state: State | None, move: Move) -> Event:
        plain = super().said(state, move)
        return replace(plain, facts=plain.facts | sayings.more_facts(state, move))

    def score(self, state: State) -> dict[Seat, int]:
        return {seat: state.player(seat).vp for seat in state.seats}

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
