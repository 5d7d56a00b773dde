"""What the sheets of Aces & Armor are printed of: troop cards, a map or half of it, the size of its hexes, a table."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from companion.games.aces.automa.seating import automa_of, partners
from companion.games.aces.beginning import asked, chosen_data, option, rulings_of, seated
from companion.games.aces.board.cards import Troops
from companion.games.aces.board.maps import Ground, Half, Map
from companion.games.aces.board.reading import OUR_MAPS, OUR_TROOPS, map_of, troops_of
from companion.games.aces.rulings import Rulings
from companion.games.aces.state import State
from companion.kernel.game import Seat
from companion.kernel.once import once
from companion.kernel.trouble import Trouble
from companion.printing.job import Subject, TableShown
from companion.printing.offer import Detail

SMALLEST_HEX, LARGEST_HEX = 15.0, 80.0  # mm


class HexSize(NamedTuple):
    """From side to side in mm; `sample`: nobody has measured it, it is an example of ours."""

    mm: float
    sample: bool = False


SAMPLE_HEX = HexSize(40, sample=True)


class AcesSubject(Struct, frozen=True, dict=True):
    map: Map
    half: Half | None
    troops: Troops
    seats: tuple[Seat, ...]
    hex: HexSize
    asked: Subject

    @property
    def game_id(self) -> str:
        return "aces"

    @once
    def ground(self) -> Ground:
        """As it is printed: mountains are on it whether or not a mission makes them count."""
        return Ground(self.map, self.half, mountains=True)

    @property
    def table(self) -> TableShown | None:
        return self.asked.table

    @property
    def state(self) -> State | None:
        return self.table.state if self.table is not None else None

    @property
    def rulings(self) -> Rulings:
        return rulings_of(self.asked.setup)

    @property
    def factions(self) -> tuple[Seat, ...]:
        """All whose units are in the game; in cooperative play one more than there are seats."""
        if self.state is not None:
            return self.state.factions
        return (*self.seats, *partners(automa_of(asked(self.asked.setup))))

    def option(self, key: str) -> str:
        return option(self.asked.setup, key)

    def name_of(self, seat: Seat) -> str:
        """Who plays a faction, as far as it is known."""
        return str(self.asked.setup.seats.get(seat, ""))


def aces_subject(subject: Subject) -> AcesSubject:
    size = subject.details.get("hex", "")
    hex_ = hex_named(size) if size else SAMPLE_HEX
    if subject.table is not None:
        rules = subject.table.state.rules
        return AcesSubject(map_of(rules.map), rules.half, troops_of(rules.troops), rules.seats, hex_, subject)
    setup = subject.setup
    map_ = map_of(chosen_data(setup, "map", OUR_MAPS))
    seats = seated(setup)
    half: Half | None = "7-12" if option(setup, "half") == "7-12" else "1-6"
    if len(seats) > 2 or half not in map_.halves or option(setup, "half") == "whole":
        half = None
    return AcesSubject(map_, half, troops_of(chosen_data(setup, "troop", OUR_TROOPS)), seats, hex_, subject)


def hex_named(text: str) -> HexSize:
    """What an owner measures on a hex from side to side, as it is typed: 38 or 38.5."""
    try:
        size = float(text.strip().casefold().removesuffix("mm").strip().replace(",", "."))
    except ValueError:
        size = 0.0
    if not SMALLEST_HEX <= size <= LARGEST_HEX:
        raise Trouble("aces-hex-size", size=text[:40], least=round(SMALLEST_HEX), most=round(LARGEST_HEX))
    return HexSize(size)


DETAILS = (Detail("hex", remembered=True, reads=hex_named),)
