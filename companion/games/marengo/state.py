"""The battle as it stands (ledger section 7): frozen, so a new position never disturbs an old one.

Blocks carry no numbers: those of one side in one position that look alike to everybody are counted, not told apart.
A place is a locale (`M08`: in reserve there), an approach (`M08>M04`: blocking it) or a display (`wait:main_body`).
A kind of block is what everybody knows of it: `x` nothing, `i3` its face, `x2` that it was mixed in the second
shuffle; then `z` if it still sleeps (BM-SURP-01), `m` if it has moved and `s` if it has stormed this turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, TypeVarTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.games.marengo.board.model import Board, Side
from companion.games.marengo.board.named import board_of
from companion.games.marengo.books.parts import Books
from companion.games.marengo.parts import (
    Assault,
    Blocks,
    Count,
    Crossing,
    Going,
    Gun,
    Hit,
    Maneuver,
    Retreat,
    Stand,
    Told,
)
from companion.games.marengo.rulings import Rulings
from companion.kernel.game import Result, Seat
from companion.kernel.once import once

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Phase: TypeAlias = Literal["tell", "start", "bombard", "assault", "move", "announce", "over"]
SEATS: tuple[Seat, ...] = ("austrian", "french")
COMMANDS = 3  # BM-COMP-11
STEPS = 3  # BM-COMP-12
BONUS = 5  # BM-DEM-05
WAITING = "wait:"  # before the name of a display
PHASES: tuple[Phase, ...] = ("tell", "start", "bombard", "assault", "move", "announce")


def other(seat: Seat) -> Side:
    return "french" if seat == "austrian" else "austrian"


class Wave(Struct, frozen=True):
    """Pieces of a display, as the owner reads it off the board: from when, how many, and where (BM-REIN-02)."""

    side: Side
    round: int
    count: Count
    entries: tuple[str, ...]  # as the players call them


class Rules(Struct, frozen=True):
    """What this table plays by, settled before the first turn."""

    board: str  # one of ours by its name, or the whole text of the owner's
    depth: Literal["full", "ledger"]
    faces: Literal["shown", "private"]
    rounds: int
    automatic: tuple[str, ...]  # verbs that happen by themselves when they leave nothing to decide
    rulings: Rulings
    forces: dict[str, tuple[str, ...]] = {}  # display -> faces as they were named for this table
    morale: dict[Seat, Count] = {}  # start fields that were typed, at a table that began without a map
    schedule: tuple[Wave, ...] = ()  # of reinforcements, if somebody has typed it, at such a table
    alone: bool = False  # one person plays both sides: nothing is hidden from anybody


class State(Struct, frozen=True, dict=True):
    """Everything about one battle."""

    rules: Rules
    round: int
    side: Side  # whose turn it is
    phase: Phase
    commands: Annotated[int, Meta(ge=0, le=COMMANDS)]
    morale: dict[Seat, Count]
    broke: dict[Seat, Count]  # the round in which an army was demoralized; 0: it is not
    stand: dict[Seat, Stand]
    muster: dict[Seat, Blocks]  # every face a side still has, on the map or waiting; `x`: not known which
    guns: dict[Seat, Gun]
    lost: dict[Seat, Count]  # strength points (ledger 7, invariant 5)
    told: dict[Seat, tuple[Told, ...]] = {}  # by its owner, and known to nobody else (BM-HID-01)
    shuffles: dict[str, tuple[str, ...]] = {}  # `x2` -> faces that are among the blocks of the second shuffle
    shuffled: Count = 0  # how many there have been
    entered: bool = False  # Austrians have been in a French start locale (BM-SURP-15)
    declared: Count = 0  # activations of this turn (BM-SURP-03, -04)
    roads: dict[str, tuple[Crossing, ...]] = {}  # "road pair" -> who has crossed this turn (BM-ROAD-10)
    pontoon: bool = False  # used this turn (BM-AMB-31)
    assaulted: tuple[str, ...] = ()  # approaches, this turn (BM-ASLT-04)
    failed: tuple[str, ...] = ()  # approaches over which an assault failed this turn (BM-MOVE-15)
    taken: tuple[str, ...] = ()  # locales taken by assault this turn (BM-MOVE-14)
    retreated: Stand = {}  # locale -> blocks that came into its reserve by a retreat this turn (BM-AMB-16)
    going: Going | None = None
    hit: Hit | None = None
    assault: Assault | None = None
    maneuver: Maneuver | None = None
    retreat: Retreat | None = None
    books: Books | None = None  # at ledger depth
    ready: bool = False  # whoever has the turn has done with this phase
    result: Result | None = None

    @once
    def board(self) -> Board:
        return board_of(self.rules.board)

    @property
    def turn(self) -> int:
        """Counted through the game, two a round."""
        return 2 * self.round - (self.side == "austrian")

    @property
    def enemy(self) -> Side:
        return other(self.side)

    def demoralized(self, seat: Seat) -> bool:
        return self.broke[seat] > 0

    def at(self, seat: Seat, place: str) -> Blocks:
        """What this side has in one position."""
        return self.stand[seat].get(place, {})

    def number(self, seat: Seat, place: str) -> int:
        return sum(self.at(seat, place).values())

    def places(self, seat: Seat, locale: str) -> list[str]:
        """The positions of a locale in which this side has blocks, reserve first."""
        here = self.stand[seat]
        return [place for place in self.board.positions[locale] if place in here and any(here[place].values())]

    def holds(self, seat: Seat, locale: str) -> bool:
        """Is at least one block of this side there?"""
        here, positions = self.stand[seat], self.board.positions.get(locale, ())
        if not here.keys().isdisjoint(positions):
            for place in positions:
                if place in here and any(here[place].values()):
                    return True
        return False

    def room_taken(self, seat: Seat, locale: str) -> int:
        """How many blocks of this side are in a locale, wherever in it; only these count (BM-MAP-10, BM-MAP-11)."""
        here = self.stand[seat]
        return sum([sum(here[place].values()) for place in self.board.positions.get(locale, ()) if place in here])

    @once
    def answers(self) -> dict[tuple[object, tuple[object, ...]], Any]:
        """What was asked of this position already (`asked_once`): it never changes."""
        return {}

    def with_stand(self, seat: Seat, place: str, blocks: Blocks) -> State:
        """The same battle with other blocks in one position."""
        return self.with_stands(seat, {place: blocks})

    def with_stands(self, seat: Seat, changed: Stand) -> State:
        """The same battle with other blocks in some positions; positions without blocks are left out."""
        before = self.stand[seat]
        stand = dict(before)
        for place, blocks in changed.items():
            here = {kind: blocks[kind] for kind in sorted(blocks) if blocks[kind]}
            if here:
                stand[place] = here
            else:
                stand.pop(place, None)
        if not before.keys() >= stand.keys():  # somebody comes where nobody was
            stand = {place: stand[place] for place in sorted(stand)}
        return replace(self, stand={**self.stand, seat: stand})


def asked_once(find: Callable[[State, *Ts], T]) -> Callable[[State, *Ts], T]:
    """A question that many moves of one position have in common: worked out once, and then kept with the position."""

    @wraps(find)
    def answer(state: State, /, *about: *Ts) -> T:
        question = find, about
        answers = state.answers
        try:
            found: T = answers[question]
        except KeyError:
            found = answers[question] = find(state, *about)
        return found

    return answer
