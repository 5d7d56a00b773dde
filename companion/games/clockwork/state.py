"""The table as it stands (ledger section 7): frozen, so a new position never disturbs an old one.

What can be read off the table is never stored: who controls a tile, what is a city, the age.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.games.clockwork.cards import Card
from companion.games.clockwork.rulings import Rulings
from companion.kernel.game import Result, Seat

Domain: TypeAlias = Literal["magic", "science", "religion"]
Age: TypeAlias = Literal["early", "middle", "late"]
Court: TypeAlias = Literal["rasputin", "pius", "lovelace"]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Discs: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
Phase: TypeAlias = Literal[
    "spy",
    "guardian",
    "recruit",
    "tank",
    "call",
    "deploy",
    "support",
    "leviathan",
    "battle",
    "attrition",
    "study",
    "discovery",
    "activation",
    "score",
    "court",
    "pollution",
    "count",  # of territories, where the companion keeps only the books
    "over",
]

SEATS: tuple[Seat, ...] = ("red", "blue", "white", "green")  # each race has its colour (ledger 2.3)
DOMAINS: tuple[Domain, ...] = ("magic", "science", "religion")
AGES: tuple[Age, ...] = ("early", "middle", "late")
DISCS = 30  # CW-SETUP-02
ACTIONS = ("conscription", "gambit", "rnd", "counterintel", "technophilia", "tacops")  # ledger 2.6
FIGURES: dict[Seat, tuple[str, ...]] = {  # ledger 2.3: `crasher-2` is the second crasher
    "red": ("agent",),
    "blue": ("engineer-1", "engineer-2"),
    "white": ("crasher-1", "crasher-2"),
    "green": ("hunter",),
}
SPECIAL = ("agent", "hunter", "engineer", "crasher")
GENERALS = ("leviathan", "guardian", "tank")

# Where a figure can be besides on a tile.
RESERVE, COURT, REMOVED = "reserve", "court", "removed"
FIELD = "FIELD"  # where all soldiers stand as long as only the books are kept
# Where a general can be besides on a tile or removed.
AVAILABLE, DISPLAY = "available", "display"


def kind_of(figure: str) -> str:
    """What a figure is: `crasher-2` is a crasher."""
    return figure.partition("-")[0]


class Influence(Struct, frozen=True):
    """Influence points of one player, or a price."""

    magic: Count = 0
    science: Count = 0
    religion: Count = 0

    @property
    def total(self) -> int:
        return self.magic + self.science + self.religion

    def of(self, domain: str) -> int:
        number: int = getattr(self, domain)
        return number

    def plus(self, other: Influence) -> Influence:
        return Influence(self.magic + other.magic, self.science + other.science, self.religion + other.religion)

    def minus(self, other: Influence) -> Influence:
        return Influence(self.magic - other.magic, self.science - other.science, self.religion - other.religion)

    def within(self, limit: Influence) -> Influence:
        """Of each domain no more than the limit has."""
        return Influence(
            min(self.magic, limit.magic), min(self.science, limit.science), min(self.religion, limit.religion)
        )

    def covers(self, price: Influence) -> bool:
        return self.magic >= price.magic and self.science >= price.science and self.religion >= price.religion


class Line(Struct, frozen=True):
    """One deployment order: so many workers, perhaps a special unit, to a tile or the court (CW-DEPLOY-03)."""

    to: str
    workers: Count = 0
    figure: str = ""  # agent, hunter, engineer, crasher
    via: str = ""  # the waypoint of a forced march (CW-DEPLOY-10)

    @property
    def units(self) -> int:
        return self.workers + bool(self.figure)


class Player(Struct, frozen=True):
    """One player: discs, influence, points, figures, this round's action and orders."""

    capital: str
    supply: Discs
    figures: dict[str, str]  # figure -> tile, reserve, court or removed
    ip: Influence | None = Influence()  # none: hidden from whoever looks (CW-SETUP-10)
    doubt: Influence = Influence()  # what others must reckon with beyond that: it came or went in secret, or is hidden
    pool: Discs = 0
    spies: Discs = 0
    vp: Count = 0
    cards: Count = 0  # espionage cards in hand; which ones, only the player knows
    action: str = ""  # this round's master-spy action
    orders: tuple[Line, ...] | None = None  # written, not yet revealed; none: not written
    sacrifice: Influence | None = None  # influence for workers given up, not yet revealed; none: not decided
    call: str = ""  # the tile of a call to arms, known to the ally only
    used: tuple[str, ...] = ()  # hunter, agent, discoveries: what was used this round


class General(Struct, frozen=True):
    """One of the three generals. `place`: available, display, removed or a tile."""

    place: str = AVAILABLE
    owner: Seat = ""


class Discovery(Struct, frozen=True):
    """One of the nine places of the grid (CW-SETUP-07): which card lies there, who owns it, where its token stands."""

    card: str = ""  # empty: nobody has told which card it is
    price: Count | None = None  # none: not known yet
    place: Literal["available", "owned", "neutral", "removed"] = "available"
    owner: Seat = ""
    token: str = ""  # the tile its token stands on
    given: Seat = ""  # handed over by agreement while this player controlled the token's tile (CW-A-66)
    spent: bool = False  # a card that can be used once in a game has been used


class Battle(Struct, frozen=True):
    """A tile where units of several players met at the reveal (CW-SUP-12)."""

    sides: tuple[Seat, ...]  # who had units there (CW-A-29)
    leviathan: Seat = ""
    winner: Seat = ""  # whoever chooses which units stay, while that is open
    keep: Count = 0
    holder: Seat = ""  # who controlled the tile before the orders were revealed: the defender, for cards
    bonus: dict[Seat, int] = {}  # army strength from espionage cards


class Due(Struct, frozen=True):
    """What somebody has to name: the unit that is lost out of supply or stays after pollution; the influence point
    that Counter-Intelligence costs (no tile)."""

    seat: Seat
    tile: str


class Rules(Struct, frozen=True):
    """What this table plays by, settled before the first round."""

    variant: Literal["base", "epic"]
    alliance: bool
    depth: Literal["full", "ledger"]
    map: str  # as it lies on the table (maps/named.py)
    court: Court
    exchange: bool  # CW-NEG-01
    automatic: tuple[str, ...]  # verbs that happen by themselves when they leave nothing to decide
    rulings: Rulings
    cards: tuple[Card, ...] = ()  # those the owner of the box has described; they win over ours


class State(Struct, frozen=True):
    """Everything about one game of Clockwork Wars."""

    rules: Rules
    seats: tuple[Seat, ...]  # who plays, clockwise
    start: Seat  # holds the start player marker
    round: int
    phase: Phase
    players: dict[Seat, Player]
    soldiers: dict[str, dict[Seat, Count]]  # tile -> how many of each player
    discoveries: dict[str, Discovery]
    generals: dict[str, General]
    deck: Count  # espionage cards to draw
    discard: tuple[str, ...] = ()  # espionage cards played, as they were named
    waiting: tuple[Seat, ...] = ()  # who still acts in this segment, in order
    battles: dict[str, Battle] = {}  # those not resolved yet
    due: tuple[Due, ...] = ()
    entitled: dict[Seat, Count] = {}  # workers each player may still recruit
    territories: dict[Seat, Count] = {}  # as counted on the table, where only the books are kept (CW-END-03)
    result: Result | None = None

    def player(self, seat: Seat | None) -> Player:
        return self.players[seat or ""]

    def with_player(self, seat: Seat, player: Player) -> State:
        return replace(self, players={**self.players, seat: player})

    def with_soldiers(self, tile: str, seat: Seat, count: int) -> State:
        return replace(self, soldiers={**self.soldiers, tile: {**self.soldiers[tile], seat: count}})

    def with_discovery(self, slot: str, discovery: Discovery) -> State:
        return replace(self, discoveries={**self.discoveries, slot: discovery})

    def with_general(self, name: str, general: General) -> State:
        return replace(self, generals={**self.generals, name: general})

    @property
    def last_round(self) -> int:
        return 9 if self.rules.variant == "epic" else 7  # CW-ROUND-01, CW-EPIC-02

    @property
    def age(self) -> Age:
        """CW-AGE-01, CW-EPIC-02."""
        early, middle, _ = age_ends(self.rules.variant)
        return "early" if self.round <= early else "middle" if self.round <= middle else "late"

    @property
    def is_scoring_round(self) -> bool:
        return self.round in age_ends(self.rules.variant)  # CW-AGE-03

    def player_order(self) -> tuple[Seat, ...]:
        """Start player first, then clockwise (CW-BASE-11)."""
        return clockwise(self.seats, self.start)


def age_ends(variant: str) -> tuple[int, int, int]:
    """The last rounds of the three ages."""
    return (3, 6, 9) if variant == "epic" else (2, 4, 7)


@cache
def clockwise(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    at = seats.index(first)
    return seats[at:] + seats[:at]


def slots() -> Iterator[tuple[str, Domain, Age]]:
    """The nine places of the grid: `magic1` is the Early discovery of magic (CW-SETUP-07)."""
    for domain in DOMAINS:
        for number, age in enumerate(AGES, start=1):
            yield f"{domain}{number}", domain, age


SLOTS: dict[str, tuple[Domain, Age]] = {slot: (domain, age) for slot, domain, age in slots()}
