"""Aces & Armor as the kernel sees it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.games.aces import (
    beginning,
    calculator,
    corrections,
    hints,
    layout,
    picture,
    sayings,
    summary,
)
from companion.games.aces.automa.foreseeing import foreseen
from companion.games.aces.automa.steps import Draw, Lot, Reveal, Step
from companion.games.aces.automa.striking import Strike
from companion.games.aces.automa.telling import Tell
from companion.games.aces.board.cards import SEATS
from companion.games.aces.books.deploying import Deploy, Stands, Tiles, deploying_offered
from companion.games.aces.books.moving import BooksMove, Catch
from companion.games.aces.faults import faults
from companion.games.aces.moves import launcher, rockets, secrets
from companion.games.aces.moves.intercepting import Intercept, LetPass
from companion.games.aces.moves.launcher import Hide
from companion.games.aces.moves.money import gifts, givers
from companion.games.aces.moves.movement import March
from companion.games.aces.moves.naming import Name, other_orders
from companion.games.aces.moves.setup import Place
from companion.games.aces.notation import MOVES, notation
from companion.games.aces.sequence import TURNS
from companion.games.aces.state import State
from companion.kernel.game import (
    Beginning,
    Decision,
    Event,
    Facts,
    Field,
    Laying,
    Limit,
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
from companion.kernel.moves import legal, no
from companion.kernel.notation import Notation
from companion.kernel.rules import GameRules

SAND_TIMER = 300  # seconds
FOR_THE_AUTOMA = (Step, Strike, Lot, Reveal, Draw, Tell, Stands)  # its moves, and what is told of it
ON_THE_MAP = frozenset({Place, March, Intercept, LetPass, Name})
IN_BOOKS = frozenset(move for move in MOVES if issubclass(move, BooksMove))
DEPLOYING = frozenset({Stands, Tiles})


def at_the_other_depth(state: State, move: Move) -> Objection | None:
    """Without a map nobody moves from hex to hex; with one nobody tells what it shows. Between both, units are told."""
    kind = type(move)
    if kind is Hide:
        return None  # where the launcher is may be asked for at any time
    if state.deploying != (kind in DEPLOYING):
        return no("AA-TURN-02", case="deploying" if state.deploying else "told", phase=state.phase)
    if kind in (ON_THE_MAP if state.in_books else IN_BOOKS):
        return no("AA-TURN-02", case="books" if state.in_books else "map", phase=state.phase)
    return None


def by_itself(state: State, move: Move) -> Objection | None:
    """Nobody decides for the Automa; but without a map it is told where it intercepts, if it does (AA-AMB-25)."""
    if not state.is_automa(move.seat) or isinstance(move, FOR_THE_AUTOMA):
        return None
    if isinstance(move, Catch) and state.rules.rulings.automa_intercepts == "aggressive":
        return None
    return no("AA-AUT-01", case="itself", seat=move.seat or "none")


class Aces(GameRules[State]):
    """Two teams, twelve-sided dice, units with damage and experience, factories and coins."""

    id = "aces"
    version = "3"  # 2: mission V2 and the Automa; 3: the Automa without a map, and all its rulings are options
    seats = SEATS
    options = beginning.OPTIONS
    file_options = ("map", "troop")
    passing = frozenset({"pass", "next", "step", "strike"})
    kept = frozenset({"hide"})  # AA-V2-06
    revealing = frozenset(
        {"rolled", "flipped", "dice", "fought", "shelled", "weather", "units-shown"}
        | {"tile-turned", "launcher-found", "rocket", "launcher-attacked"}
    )
    automatic_verbs = beginning.AUTOMATIC
    state_type = State
    moves = MOVES
    sequence = TURNS

    @property
    def notation(self) -> Notation:
        return notation()

    def seated(self, setup: Setup) -> tuple[Seat, ...]:
        return beginning.seated(setup)

    def questions(self, setup: Setup) -> tuple[Question, ...]:
        return beginning.questions(setup)

    def by_lot(self, setup: Setup) -> Mapping[str, tuple[str, ...]]:
        return beginning.by_lot(setup)

    def moot(self, setup: Setup) -> Collection[str]:
        return beginning.moot(setup)

    def set_up(self, setup: Setup) -> State:
        return beginning.begin(setup)

    def untold(self, state: State) -> tuple[Decision, ...]:
        return tuple(launcher.asked_where(state))

    def setting_up(self, state: State) -> tuple[Laying, ...]:
        return layout.LAYINGS if state.v2 is None else (*layout.LAYINGS, layout.GREY)

    def offers(self, state: State, owed: Sequence[Decision]) -> Iterator[Decision]:
        """Coins for the ally, at any time (AA-MON-03); a rocket, at any time of the turn (AA-AMB-21); without a map,
        going on with one.
        """
        if state.in_books:
            yield from deploying_offered(state)
        if state.v2 is not None and state.phase != "hide":  # where nobody is asked by the sequence of play
            yield from (replace(asked, optional=True, rare=True) for asked in launcher.asked_where(state))
        if state.deploying:
            return  # first it is told where everything is
        if state.v2 is not None and state.phase != "rocket" and rockets.may_fire(state):
            yield Decision(state.rules.controller, "fire", ("fire",), optional=True, rare=True)
        if state.result is None:
            for seat in givers(state):
                yield Decision(seat, "give", ("give",), optional=True, rare=True)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind == "give":
            return gifts(state, decision.seat or "")
        if decision.kind == "deploy":
            return legal(state, (Deploy(None),))
        if decision.kind == "hide":  # also at a table that was put together again
            return launcher.hidings(state)
        if decision.kind == "fire" and decision.optional:
            return rockets.shots(state)
        return super().choices(state, decision)

    def ways(self, state: State, decision: Decision) -> Iterator[Move]:
        """Other orders of the named attacks are typed."""
        yield from super().ways(state, decision)
        if "reorder" in decision.verbs:
            yield from other_orders(state)

    def beginnings(self, state: State, decision: Decision) -> Iterator[Beginning]:
        """Dice are typed; so are several units at once, and ways along hexes of one's own choice."""
        if decision.kind == "fight" and decision.typed:
            yield from (Beginning("roll", Event("begin-roll")), Beginning("hits", Event("begin-hits")))
        elif decision.typed:
            yield Beginning(decision.verbs[0], Event(f"ask-{decision.kind}"))
        elif not decision.complete:
            yield Beginning(decision.verbs[0], Event("something-else"))

    def objections(self, state: State, move: Move) -> Iterator[Objection]:
        elsewhere = at_the_other_depth(state, move) or by_itself(state, move)
        return super().objections(state, move) if elsewhere is None else iter((elsewhere,))

    def play(self, state: State, move: Move) -> Outcome[State]:
        if at_the_other_depth(state, move) is not None:
            raise LookupError  # no house rule moves units on a map that is not there
        return super().play(state, move)

    def faults(self, state: State) -> Iterator[Objection]:
        return faults(state)

    def may_hold(self, before: State, state: State, path: str) -> Sequence[Any] | None:
        allowed = corrections.may_hold(state, path)
        return super().may_hold(before, state, path) if allowed is None else allowed

    def result(self, state: State) -> Result | None:
        return state.result

    def winners(self, state: State) -> tuple[Seat, ...]:
        """The whole team (AA-VIC-05)."""
        return tuple(seat for first in super().winners(state) for seat in (first, state.ally(first)) if seat)

    def limit(self, state: State) -> Limit | None:
        """Five minutes for moving and naming together, where a table plays so (AA-TIME-01)."""
        timed = state.rules.timer and state.result is None and state.phase in ("move", "rocket", "name")
        return Limit(state.seat, f"{state.round} {state.seat}", SAND_TIMER, "AA-TIME-01") if timed else None

    def seen_by(self, state: State, seat: Seat | None) -> State:
        return secrets.seen_by(state, seat)

    def face_up(self, state: State) -> State:
        return secrets.face_up(state)

    def in_words(self, state: State, viewer: Seat | None) -> Iterator[Event]:
        return picture.picture(state)

    def lies(self, state: State, viewer: Seat | None) -> Iterator[Thing]:
        return iter(layout.things(state))

    def names(self, state: State) -> Names:
        return summary.names(state)

    def labels(self, state: State, language: str) -> dict[str, str]:
        return summary.labels(state, language)

    def headline(self, state: State) -> Facts:
        return summary.headline(state)

    def said(self, state: State | None, move: Move) -> Event:
        plain = super().said(state, move)
        return replace(plain, facts=plain.facts | sayings.more_facts(state, move))

    def score(self, state: State) -> dict[Seat, int]:
        return summary.score(state)

    def ahead(self, state: State) -> tuple[Event, ...]:
        return foreseen(state)

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
