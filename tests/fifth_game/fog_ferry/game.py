"""Fog Ferry as the kernel sees it: only what no other game could answer for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate

from msgspec.structs import replace

from companion.kernel.data import parse
from companion.kernel.game import Decision, Event, Facts, Move, Names, Objection, Option, Result, Seat, Setup
from companion.kernel.layout import Thing
from companion.kernel.moves import no
from companion.kernel.notation import Notation
from companion.kernel.rules import GameRules
from fog_ferry import layout, rivers
from fog_ferry.moves import Brace, Haul, Roll, Yield
from fog_ferry.sequence import Round, ending
from fog_ferry.state import HIDDEN, SEATS, WAYS, Rules, State

PATTERNS: dict[type[Move], str] = {Haul: "haul <way:way>", Yield: "yield", Brace: "brace", Roll: "roll <die:number>"}


@cache
def notation() -> Notation:
    words = parse((rivers.ASSETS / "words.toml").read_text(encoding="utf-8"), "words.toml")
    return Notation(PATTERNS, words, named=("way", "seat"))


class FogFerry(GameRules[State]):
    """Two crews, a secret choice, an answer, a die."""

    id = "ferry"
    version = "1"
    seats = SEATS
    options = (
        Option("river", default="usual"),
        Option("coin", SEATS, "north"),
        Option("middle", ("tie", "coin"), "tie", "FF-AMB-01"),
    )
    file_options = ("river",)
    revealing = frozenset({"revealed", "rolled"})
    reserves, layings = layout.RESERVES, layout.LAYINGS
    state_type = State
    moves = tuple(PATTERNS)
    sequence = Round()

    @property
    def notation(self) -> Notation:
        return notation()

    def set_up(self, setup: Setup) -> State:
        self.questions(setup)
        river, said = rivers.river_of(setup), setup.options
        rules = Rules(river, "coin" if said.get("middle") == "coin" else "tie")
        return State(rules, (river.stones + 1) // 2, said.get("coin", "north"))

    def candidates(self, state: State, decision: Decision) -> Iterator[Move]:
        """Behind the curtain a crew also sees what is tired, and why."""
        ways = (Haul(decision.seat, way) for way in WAYS)
        return ways if decision.kind == "haul" else self.choices(state, decision)

    def faults(self, state: State) -> Iterator[Objection]:
        if not 1 <= state.stone <= state.rules.river.stones:
            yield no("FF-SETUP-01", stone=state.stone, stones=state.rules.river.stones)

    def result(self, state: State) -> Result | None:
        return ending(state) if state.over else None

    # --- what is seen and told --------------------------------------------------------------------------------------

    def seen_by(self, state: State, seat: Seat | None) -> State:
        """A die under a hand is seen by its owner alone."""
        return replace(state, hands={each: way if each == seat else HIDDEN for each, way in state.hands.items()})

    def face_up(self, state: State) -> State:
        return replace(state, hands={})

    def lies(self, state: State, viewer: Seat | None) -> Iterator[Thing]:
        return layout.things(state)

    def names(self, state: State) -> Names:
        return {"seat": SEATS, "way": WAYS}

    def labels(self, state: State, language: str) -> dict[str, str]:
        return {way: self.notation.spell(way, language) for way in WAYS}

    def headline(self, state: State) -> Facts:
        return {"turn": state.round, "stone": state.stone, "stones": state.rules.river.stones}

    def in_words(self, state: State, viewer: Seat | None) -> Iterator[Event]:
        """The first line is also what stands above the table on the screen."""
        yield Event("show-round", facts=self.headline(state) | {"tide": state.rules.river.tide})
        for seat in SEATS:
            facts: Facts = {"seat": seat, "way": state.dice.get(seat, "none"), "coin": int(state.coin == seat)}
            yield Event("show-crew", facts=facts | {"hand": state.hands.get(seat, "none")})

    def hint(self, state: State, move: Move) -> Event | None:
        return Event("hint-haul", facts={"way": move.way}) if isinstance(move, Haul) else None

    def timeline(self, events: Sequence[Event]) -> dict[Seat, list[int]]:
        """Stones each crew has hauled the ferry, after every time it went."""
        moved = [(event.facts["seat"], int(event.facts["stones"])) for event in events if event.kind == "moved"]
        each = {seat: [stones if to == seat else 0 for to, stones in moved] for seat in SEATS}
        return {seat: list(accumulate(stones, initial=0)) for seat, stones in each.items()}

    def summary(self, events: Sequence[Event]) -> tuple[Event, ...]:
        hauled = {seat: line[-1] for seat, line in self.timeline(events).items()}
        return (*(event for event in events if event.kind == "over"), Event("summary-stones", facts={**hauled}))
