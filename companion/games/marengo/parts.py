"""What a position is made of besides the blocks themselves: artillery, roads, and questions that lie on the table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from companion.kernel.game import Seat
from companion.kernel.holding import COME_AND_GO

Count: TypeAlias = Annotated[int, Meta(ge=0)]
Blocks: TypeAlias = Annotated[dict[str, Count], COME_AND_GO]  # kind of block -> how many
Stand: TypeAlias = Annotated[dict[str, Blocks], COME_AND_GO]  # place -> what stands there


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
