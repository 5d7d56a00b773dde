"""What lies on a table that only keeps the books (ledger section 9)."""

from __future__ import annotations

from msgspec import Struct

from companion.games.marengo.board.model import Approach
from companion.games.marengo.parts import Count, Loss
from companion.kernel.game import Seat


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
