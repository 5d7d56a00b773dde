"""The battle as it stands (ledger section 7): frozen, so a new position never disturbs an old one.

Blocks carry no numbers: those of one side in one position that look alike to everybody are counted, not told apart.
A place is a locale (`M08`: in reserve there), an approach (`M08>M04`: blocking it) or a display (`wait:main_body`).
A kind of block is what everybody knows of it: `x` nothing, `i3` its face, `x2` that it was mixed in the second
shuffle; then `z` if it still sleeps (BM-SURP-01), `m` if it has moved and `s` if it has stormed this turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Concatenate, Literal, ParamSpec, TypeAlias, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.games.marengo.board.model import Approach, Board, Side
from companion.games.marengo.board.named import board_of
from companion.games.marengo.rulings import Rulings
from companion.kernel.game import Result, Seat
from companion.kernel.holding import COME_AND_GO
from companion.kernel.once import once

P = ParamSpec("P")
T = TypeVar("T")
Phase: TypeAlias = Literal["tell", "start", "bombard", "assault", "move", "announce", "over"]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Blocks: TypeAlias = Annotated[dict[str, Count], COME_AND_GO]  # kind of block -> how many
Stand: TypeAlias = Annotated[dict[str, Blocks], COME_AND_GO]  # place -> what stands there

SEATS: tuple[Seat, ...] = ("austrian", "french")
COMMANDS = 3  # BM-COMP-11
STEPS = 3  # BM-COMP-12
BONUS = 5  # BM-DEM-05
WAITING = "wait:"  # before the name of a display
PHASES: tuple[Phase, ...] = ("tell", "start", "bombard", "assault", "move", "announce")


def other(seat: Seat) -> Side:
    return "french" if seat == "austrian" else "austrian"


class Gun(Struct, frozen=True):
    """What a side's artillery has done; there is one on each side (BM-COMP-06). Turns are counted through the game."""

    announced: Count = 0  # in this turn, and it lies face up (BM-BOMB-03); 0: nothing is announced
    last_announced: Count = 0  # BM-AS02-02
    bombarded: Count = 0  # in this turn (BM-BOMB-04, -06, -07; BM-AMB-04)
    fired: Count = 0  # in this round, at whatever (BM-BOMB-11)
    lost: bool = False  # eliminated


class Crossing(Struct, frozen=True):
    """A piece that went along a road over a pair of approaches, or in at an entry, with its step of that number."""

    step: int
    over: str  # the approach of the locale it left: which tells the direction too


class Told(Struct, frozen=True):
    """Where faces are private: what their owner has told of some hidden blocks.

    A group are blocks of one kind in one place. Those of several groups are known together: only their owner can say
    which of them stand where.
    """

    faces: tuple[str, ...]
    groups: dict[str, Count]  # "place kind" -> how many of them


class Going(Struct, frozen=True):
    """A group that has just ended in reserve: its cavalry may go on (BM-CAV-01), on a road with what steps are left."""

    place: str
    group: Blocks  # those of it that are still in reserve there, by kind
    road: str = ""  # the road used; none: off the roads
    steps: int = 0  # used so far
    free: bool = False  # all of it along main roads, so nothing has been paid (BM-CAV-06)
    parted: tuple[str, ...] = ()  # approaches to which cavalry of it has gone on (BM-CAV-16)
    stormed: bool = False  # after a won assault (BM-ASLT-13)
    attacked: bool = False  # after a won maneuver attack: on a road it may take the steps that are left (BM-MAN-20)
    began: str = ""  # on a road: where its move began (BM-AMB-28)


class Hit(Struct, frozen=True):
    """A bombardment has struck a position: its owner says which block takes it (BM-BOMB-22)."""

    place: str
    strength: int  # 0: taken


class Row(Struct, frozen=True):
    """Who leads one side of an assault. Everybody knows their faces; all other participants are the second row."""

    first: tuple[str, ...] = ()  # kinds of block, as they stand now; whoever is eliminated is gone from here
    arm: str = ""  # of those named, `i` or `c`, whether or not they have survived; nothing: nobody led
    named: int = 0  # how many were named


class Loss(Struct, frozen=True):
    """So many strength points that a side still has to take from its rows (BM-ASLT-18..21)."""

    side: Seat
    points: int
    rule: str
    pursuers: bool = False  # only from those who pursued (BM-AS10-01)


class Assault(Struct, frozen=True):
    """An assault under way, by the side whose turn it is.

    Attacking participants are those blocks of the approach that have stormed; all blocks of the opposite one defend.
    `step`: what comes next, as the rulebook numbers it (BM-AS02..BM-AS11); 12: the advance; 13: it is over.
    """

    over: str  # the attacker's approach
    step: int
    attacker: Row
    defender: Row = Row()
    losses: tuple[Loss, ...] = ()  # to be taken before the next step, in this order
    result: int = 0  # attack less defence strength (BM-AS06-01)
    broken: bool = False  # defensive fire has demoralized the attacker (BM-DEM-13)
    pursuit: tuple[str, ...] = ()  # kinds of the cavalry that pursues


class Maneuver(Struct, frozen=True):
    """A maneuver attack that the other side answers (BM-MAN-10)."""

    origin: str  # the position of the attackers: a reserve, or an approach
    over: str  # the approach of the locale they come from
    group: Blocks  # none: they have said where they stay
    stopped: bool = False  # the attackers say where they stay (BM-MAN-14)
    road: str = ""
    steps: int = 0
    free: bool = False
    entering: bool = False  # in the move by which it entered the map
    yielded: bool = False  # the other side leaves, then the attackers enter (BM-MAN-18, -19)
    began: str = ""  # on a road: where its move began (BM-AMB-28)


class Retreat(Struct, frozen=True):
    """A side that has to leave a locale (BM-RET). `stage`: show the faces, take the losses, go."""

    side: Seat
    locale: str
    away_from: str  # the locale from which the attack came (BM-RET-13)
    beaten: str = ""  # the approach whose blocks lost the assault: no further loss (BM-RET-09)
    stage: Literal["show", "lose", "go"] = "show"
    due: tuple[str, ...] = ()  # positions that still have to take a loss


class BookedRow(Struct, frozen=True):
    """One side of an assault that is walked through without a map: faces as they were typed, `x` one not shown."""

    first: tuple[str, ...] = ()
    second: tuple[str, ...] = ()
    arm: str = ""  # of those who led, whether or not they have survived; nothing: nobody did
    named: Count = 0  # how many led


class Fight(Struct, frozen=True):
    """An assault at a table that only keeps the books. `step`: what comes next, as the rulebook numbers it."""

    target: Approach  # the defender's, with the symbols that were typed
    home: Approach  # the attacker's, named as its player calls it
    step: int
    attacker: BookedRow
    defender: BookedRow
    losses: tuple[Loss, ...] = ()  # to be taken before the next step
    result: int = 0
    broken: bool = False  # defensive fire has demoralized the attacker (BM-DEM-13)
    pursuit: tuple[str, ...] = ()  # cavalry that pursues; it stands in no row any more


class Thrust(Struct, frozen=True):
    """A maneuver attack in the books: the other side can stop it (BM-MAN-10), or has."""

    size: Count  # pieces in the group
    stopped: bool = False


class Leaving(Struct, frozen=True):
    """A side that has to leave a locale, position by position (BM-RET)."""

    side: Seat
    beaten: bool = False  # some of it has lost the assault: they lose no more (BM-RET-09)
    reserve: bool = False  # has been entered: there is one in a locale


class Books(Struct, frozen=True):
    """What a table at ledger depth (ledger section 9) keeps besides clock, morale, commands and guns."""

    shot: Count = 0  # strength of a bombardment whose victim is yet to be named (BM-BOMB-22)
    fight: Fight | None = None
    thrust: Thrust | None = None
    leaving: Leaving | None = None
    stormed: dict[str, Count] = {}  # approach -> the turn in which artillery was seen storming over it (BM-BOMB-08)
    arrived: dict[str, Count] = {}  # "0" for the first wave of the schedule -> how many of it have come
    deploying: bool = False  # positions are being entered, to go on with the map

    @property
    def question(self) -> str:
        """What lies on the table and has to be answered first; nothing if nothing does."""
        open_ = {"leaving": self.leaving, "thrust": self.thrust, "fight": self.fight, "shot": self.shot or None}
        return next((name for name, what in open_.items() if what is not None), "deploying" if self.deploying else "")


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
        places = (locale, *self.board.sides_of[locale])
        return [place for place in places if place in here and any(here[place].values())]

    @once
    def answers(self) -> dict[tuple[object, ...], Any]:
        """What was asked of this position already (`asked_once`): it never changes."""
        return {}

    @once
    def crowd(self) -> dict[Seat, dict[str, int]]:
        """How many blocks each side has in each locale: asked so often that they are counted once a position."""
        locale_of, crowd = self.board.locale_of, dict[Seat, dict[str, int]]()
        for seat, stand in self.stand.items():
            here = crowd[seat] = dict[str, int]()
            for place, blocks in stand.items():
                locale = locale_of.get(place, place)
                here[locale] = here.get(locale, 0) + sum(blocks.values())
        return crowd

    def room_taken(self, seat: Seat, locale: str) -> int:
        """How many blocks of this side are in a locale, wherever in it (BM-MAP-11)."""
        return self.crowd[seat].get(locale, 0)

    def holds(self, seat: Seat, locale: str) -> bool:
        """Is at least one block of this side there?"""
        return self.crowd[seat].get(locale, 0) > 0

    def with_stand(self, seat: Seat, place: str, blocks: Blocks) -> State:
        """The same battle with other blocks in one position; positions without blocks are left out."""
        stand = {where: here for where, here in self.stand[seat].items() if where != place}
        kept = {kind: blocks[kind] for kind in sorted(blocks) if blocks[kind]}
        if kept:
            stand[place] = kept
        return replace(self, stand={**self.stand, seat: dict(sorted(stand.items()))})


def asked_once(find: Callable[Concatenate[State, P], T]) -> Callable[Concatenate[State, P], T]:
    """A question that many moves of one position have in common: worked out once, and then kept with the position."""

    @wraps(find)
    def answer(state: State, /, *about: P.args, **named: P.kwargs) -> T:
        question = find, *about
        answers = state.answers
        if question not in answers:
            answers[question] = find(state, *about, **named)
        found: T = answers[question]
        return found

    return answer
