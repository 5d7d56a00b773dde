"""The table as it stands (ledger section 6): frozen, so a new position never disturbs an old one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from operator import attrgetter
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, TypeVarTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.games.aces.armies import Armies, armies_of
from companion.games.aces.board.cards import HEALTH, SEATS, TEAMS, Card, Team, Troops
from companion.games.aces.board.maps import FIELD, LOOSE, Ground, Half, ledger_ground
from companion.games.aces.board.reading import ground_of, troops_of
from companion.games.aces.rulings import Rulings
from companion.kernel.game import Result, Seat
from companion.kernel.once import once

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Army: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Phase: TypeAlias = Literal[
    "choose",
    "divide",
    "assign",
    "order",
    "place",
    "lay",
    "hide",
    "first",
    "weather",
    "armies",
    "move",
    "rocket",
    "name",
    "fight",
    "money",
    "over",
]
Weather: TypeAlias = Literal["normal", "frost", "mud", "drought", "storm", "fog"]
Depth: TypeAlias = Literal["full", "ledger"]
Difficulty: TypeAlias = Literal["easy", "standard", "hard", "overkill"]
Mission: TypeAlias = Literal["skirmish", "v2", "weather", "mountains", "ardennes"]

ARMIES = (1, 2, 3)  # start tiles of a faction, each with its army (AA-SET-16, AA-SET-19)
TURN: tuple[Phase, ...] = ("weather", "armies", "move", "rocket", "name", "fight", "money")  # AA-TURN-02; AA-WEA-01
PREPARING: tuple[Phase, ...] = ("choose", "divide", "assign", "order", "place", "lay", "hide", "first")
LAUNCHER = "v2"  # as the target of an attack (AA-V2-17)
UNKNOWN = "?"  # where the launcher stands, as everybody but the Germans sees it (AA-V2-06)
GONE = "gone"  # whom a unit owes an attack that is not there any more, where that binds it (AA-AMB-09)
VETERAN, HERO = 3, 5  # experience (AA-CMB-12)
MOST_XP = 5  # where a table caps it (AA-AMB-38)
_SOMEWHERE, _OFF_THE_MAP, _HEX = frozenset(LOOSE), ("", *LOOSE), attrgetter("hex")


class Unit(Struct, frozen=True):
    """A miniature: of which type, where, and in what state."""

    type: str
    army: Army = 0  # the start tile it was assigned to; 0: none yet, or bought later
    hex: str = ""  # none: it is not on the map yet
    damage: Annotated[int, Meta(ge=0, le=HEALTH - 1)] = 0
    xp: Count = 0
    repair: bool = False  # the fee lies under it (AA-REP-02)
    moved: bool = False  # this turn
    occupied: bool = False  # a factory, this turn (AA-FAC-07)
    duty: str = ""  # the unit it has intercepted and must attack (AA-INT-04, AA-INT-05)
    intercepted: Count = 0  # in this round it intercepted last (AA-INT-07)

    @property
    def level(self) -> int:
        """0 recruit, 1 veteran, 2 hero (AA-CMB-12)."""
        return (self.xp >= VETERAN) + (self.xp >= HERO)


class Attack(Struct, frozen=True):
    """A named attack: on a unit, or on a hex by a unit that attacks areas."""

    unit: str
    target: str  # a unit, a hex, or an area that nobody has named
    distance: Count = 0  # as it was told, at a table without a map


class Cover(Struct, frozen=True):
    """Of the fight at hand, at a table without a map: what the players say about it."""

    arms: Count = 0  # different arms that have the target in range; of a fight in the air, other aircraft beside it
    forest: bool = False  # the target stands in it


class Walk(Struct, frozen=True):
    """A unit on its way: from where, which hexes are left, and who has let it pass on the hex it is on."""

    unit: str
    start: str
    route: tuple[str, ...]
    open: bool = False  # it stands where it can be intercepted
    passed: tuple[Seat, ...] = ()


class Site(Struct, frozen=True):
    """Mission V2: grey tiles on the map, the launcher under one of them, and what it has destroyed."""

    tiles: dict[str, bool] = {}  # hexes with a grey tile: has it been turned over?
    hex: str = ""  # of the launcher; none: nobody has said yet
    found: bool = False
    damage: Count = 0
    fired: Count = 0  # in this round it fired last (AA-V2-12)
    ruins: tuple[str, ...] = ()  # factories that are destroyed (AA-V2-15)
    struck: bool = False  # a barrage has hit it: how much damage that does has to be told


class Automa(Struct, frozen=True):
    """The faction that plays by itself, and who plays against it."""

    seat: Seat
    difficulty: Difficulty  # AA-AUS-03..06
    partner: Seat = ""  # in cooperative play: the faction that shares the seat of the other human's (AA-COP-01)


class Orders(Struct, frozen=True):
    """What the Automa is at: the unit that acts, what it is to attack, and what chance has settled for it."""

    unit: str = ""
    target: str = ""  # a unit, or the hex that an area attack is aimed at
    attacked: tuple[str, ...] = ()  # this turn (AA-AAT-08)
    lots: dict[str, str] = {}  # what a tie was about -> what was drawn (AA-AUT-06)
    told: dict[str, str] = {}  # at a table without a map: what was asked this turn -> what was told


class Rules(Struct, frozen=True, dict=True):
    """What this table plays by, settled before the game."""

    depth: Depth
    troops: str  # ours by its name, or the whole text of the owner's file
    map: str
    seats: tuple[Seat, ...]  # clockwise
    sets: int
    secret: int  # units of one more set that each faction chooses in secret (AA-SET-13)
    half: Half | None
    short: bool  # AA-VIC-04
    type_limit: bool  # AA-BUY-04
    hits: Literal["dice", "fixed"]  # AA-DLS-01
    mission: Mission  # AA-MIS-01
    last_round: int  # of mission Ardennes, as agreed; 0: none
    automatic: tuple[str, ...]  # verbs that happen by themselves when they leave nothing to decide
    rulings: Rulings
    controller: Seat = ""  # who has the launcher in mission V2 (AA-V2-04)
    v2_table: tuple[Count, ...] = ()  # hits for 1, 2, … damage to the launcher; none: damage is typed (AA-V2-17)
    timer: bool = False  # AA-TIME-01
    v2_health: Annotated[int, Meta(ge=1, le=99)] = HEALTH  # damage that destroys it (AA-AMB-21)
    automa: Automa | None = None
    strikes: bool = False  # the Automa's attacks are entered by themselves (AA-AUT-10)

    @property
    def two_sides(self) -> bool:
        return len(self.seats) == 2

    @once
    def cards(self) -> Troops:
        return troops_of(self.troops)

    @once
    def ground(self) -> Ground:
        if self.depth == "ledger":
            return ledger_ground(self.half is not None)
        return ground_of(self.map, self.half, self.mission == "mountains", self.rulings.other_half == "closed")

    @once
    def launcher(self) -> Card:
        """What could stand on a card of the launcher: a target on the ground that does nothing back (AA-AMB-21)."""
        name, side, table = f"{self.controller}_{LAUNCHER}", self.controller, self.v2_table
        return Card(name, side, "V2", "V2", "artillery", "artillery", 0, 0, (0, 0, 0), (), (), table)


class State(Struct, frozen=True, dict=True):
    """Everything about one game."""

    rules: Rules
    phase: Phase
    first: Seat  # who begins, with placing or with the first turn; the others follow clockwise
    seat: Seat  # whose turn it is
    round: Count
    units: dict[str, Unit] = {}
    factories: dict[str, str] = {}  # who holds each; nobody at first (AA-SET-27)
    coins: dict[Seat, Count] = {}
    tiles: dict[Seat, dict[str, Count]] = {}  # numbers of the start tiles of armies 1 to 3; 0: still face down
    chosen: dict[Seat, tuple[str, ...]] = {}  # types of units, face down until everybody has chosen (AA-SET-13)
    rolling: tuple[Seat, ...] = ()  # who still has to roll, because they are tied (AA-AMB-42)
    active: tuple[Army, ...] = ()  # armies that may act this turn; none: all units may (AA-TURN-05..12)
    used: dict[Seat, tuple[Army, ...]] = {}  # armies that acted in round 1 (AA-TURN-10)
    waved: tuple[Seat, ...] = ()  # who lets everything pass for the rest of this turn
    weather: Weather = "normal"
    weather_left: Annotated[int, Meta(ge=0, le=3)] = 0  # turns until it changes (AA-WEA-01)
    walk: Walk | None = None
    v2: Site | None = None  # of that mission
    attacks: tuple[Attack, ...] = ()  # named and not fought yet, in order
    cover: Cover | None = None
    bought: bool = False  # whoever has the turn has bought a unit
    automa: Orders = Orders()
    ready: bool = False  # whoever has the turn has done with this phase
    result: Result | None = None

    # --- what is printed --------------------------------------------------------------------------------------------

    @once
    def troops(self) -> Troops:
        return self.rules.cards

    @once
    def ground(self) -> Ground:
        return self.rules.ground

    @property
    def in_books(self) -> bool:
        """Does this table only keep the books, without a map?"""
        return self.rules.depth == "ledger"

    @once
    def deploying(self) -> bool:
        """Has the table got a map, and something of which nobody has told yet where it is on it?"""
        if self.rules.depth == "ledger":
            return False
        return (self.v2 is not None and self.tiles_untold) or not _SOMEWHERE.isdisjoint(map(_HEX, self.units.values()))

    @property
    def tiles_untold(self) -> bool:
        """Mission V2: there is a map, and nobody has told where grey tiles lie, or where the launcher was found."""
        site = self.v2
        if site is None or self.in_books or self.phase not in TURN:
            return False
        return not (site.hex if site.found else site.tiles)

    def card(self, unit: str) -> Card:
        return self.rules.cards.cards[self.units[unit].type] if unit != LAUNCHER else self.rules.launcher

    # --- sides ------------------------------------------------------------------------------------------------------

    def owner(self, unit: str) -> Seat:
        """Who commands it."""
        faction = self.card(unit).faction
        return faction if self.rules.automa is None else self.commander(faction)

    def commander(self, faction: Seat) -> Seat:
        """A faction itself, or the one that it shares everything with in cooperative play (AA-COP-06)."""
        automa = self.rules.automa
        if automa is None or faction != automa.partner:
            return faction
        return next(seat for seat in self.rules.seats if seat != automa.seat)

    def is_automa(self, seat: Seat | None) -> bool:
        return self.rules.automa is not None and seat == self.rules.automa.seat

    @property
    def factions(self) -> tuple[Seat, ...]:
        """All whose units are in the game."""
        partner = self.rules.automa.partner if self.rules.automa is not None else ""
        return (*self.rules.seats, partner) if partner else self.rules.seats

    @once
    def order(self) -> tuple[Seat, ...]:
        """Clockwise, from whoever begins (AA-SET-26, AA-TURN-03); two players take turns (AA-AMB-51)."""
        at = self.rules.seats.index(self.first)
        return self.rules.seats[at:] + self.rules.seats[:at]

    def ally(self, seat: Seat) -> Seat | None:
        return next((other for other in self.rules.seats if other != seat and TEAMS[other] == TEAMS[seat]), None)

    def are_enemies(self, one: Seat, other: Seat) -> bool:
        return TEAMS[one] != TEAMS[other]

    def of(self, seat: Seat) -> tuple[str, ...]:
        """The units of a faction; in cooperative play those of both humans are in one hand."""
        return self.armies.of.get(seat, ())

    def enemies(self, seat: Seat) -> frozenset[str]:
        """The units of the other team."""
        return self.armies.against[seat]

    def enemies_on(self, seat: Seat, hexes: Iterable[str]) -> list[str]:
        """Those of them that stand there."""
        there = [unit for unit in map(self.at.get, hexes) if unit is not None]
        return [unit for unit in there if TEAMS[self.card(unit).faction] != TEAMS[seat]] if there else there

    @once
    def armies(self) -> Armies:
        return armies_of(self)

    def team_factories(self, team: Team) -> int:
        """AA-VIC-05."""
        return sum(bool(seat) and TEAMS.get(seat) == team for seat in self.factories.values())

    def held_by(self, seat: Seat) -> list[str]:
        return [id_ for id_, owner in self.factories.items() if owner == seat]

    # --- hexes ------------------------------------------------------------------------------------------------------

    @once
    def at(self) -> dict[str, str]:
        """Which unit stands on a hex; a unit that passes over another one is not in it."""
        walker = self.walk.unit if self.walk is not None else ""
        others = self.units
        if walker in others:
            others = {**others}
            del others[walker]
        standing = dict(zip(map(_HEX, others.values()), others, strict=True))
        for nowhere in _OFF_THE_MAP:
            standing.pop(nowhere, None)
        if walker in self.units:
            standing.setdefault(self.units[walker].hex, walker)
        return standing

    def factory_owner(self, hex_: str) -> Seat | None:
        """Of the factory on a hex: its owner, "" if it is neutral; None where there is none."""
        id_ = self.ground.factory_at.get(hex_)
        return None if id_ is None or id_ in self.ruins else self.factories.get(id_, "")

    @property
    def ruins(self) -> tuple[str, ...]:
        """Factories that are destroyed: like any hex, but for what it costs to enter them (AA-AMB-21)."""
        return self.v2.ruins if self.v2 is not None else ()

    @once
    def grey(self) -> frozenset[str]:
        """Hexes that nobody may stop on: those with grey tiles, or that of the launcher once it is found."""
        if self.v2 is None:
            return frozenset()
        return frozenset(self.v2.tiles) if not self.v2.found else frozenset({self.v2.hex} - {""})

    def spot(self, target: str) -> str:
        """Where a unit or the launcher stands."""
        if target != LAUNCHER or self.v2 is None:
            return self.units[target].hex
        return FIELD if self.in_books else self.v2.hex

    def hurt(self, target: str) -> int:
        """The damage that a unit or the launcher has."""
        return self.v2.damage if target == LAUNCHER and self.v2 is not None else self.units[target].damage

    def is_water(self, hex_: str) -> bool:
        """Frost makes land of it (AA-WEA-05)."""
        return self.weather != "frost" and self.ground.is_water(hex_)

    def stands_on_water(self, unit: str) -> bool:
        """A ground unit in a river, a lake or the sea neither attacks nor shoots back (AA-MOVE-14, AA-MOVE-15)."""
        hex_ = self.units[unit].hex
        return not self.card(unit).flies and bool(hex_) and self.is_water(hex_)

    # --- changes ----------------------------------------------------------------------------------------------------

    def with_unit(self, id_: str, unit: Unit) -> State:
        return replace(self, units={**self.units, id_: unit})

    def changed(self, id_: str, **fields: Any) -> State:
        return self.with_unit(id_, replace(self.units[id_], **fields))

    def may_act(self, id_: str) -> bool:
        """Is its army one of those that act this turn? Units bought later always do (AA-AMB-12)."""
        army = self.units[id_].army
        return not self.active or not army or army in self.active

    @once
    def answers(self) -> dict[tuple[object, ...], Any]:
        """What was asked of this position already (`asked_once`): it never changes."""
        return {}


def asked_once(find: Callable[[State, *Ts], T]) -> Callable[[State, *Ts], T]:
    """A question that is asked of the same position again and again."""

    @wraps(find)
    def found(state: State, *about: *Ts) -> T:
        key, known = (find, *about), state.answers
        try:
            answer: T = known[key]
        except KeyError:
            answer = known[key] = find(state, *about)
        return answer

    return found


__all__ = ["ARMIES", "PREPARING", "SEATS", "TEAMS", "TURN", "Attack", "Rules", "State", "Unit", "Walk", "asked_once"]
