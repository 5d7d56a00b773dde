"""A board as its file describes it (ledger 3.2), with everything that is asked of it again and again.

Places are named by their ids: a locale "M08", an approach "M08>M04", a way in "@road_bridge".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from companion.games.marengo.board.roads import RoadNet
from companion.kernel.once import once

Side: TypeAlias = Literal["austrian", "french"]
Width: TypeAlias = Literal["narrow", "wide"]
RoadClass: TypeAlias = Literal["main", "secondary"]
Source: TypeAlias = Literal["invented", "community", "owner"]
Words: TypeAlias = str | dict[Literal["en", "de"], str]  # one name, or one in each language

AT_START = "at_start"  # the display of the pieces that are on the map when the game begins
UNKNOWN = "?"  # a piece whose type nobody has told yet
STARS = ("red", "green", "blue")


def said(words: Words, code: str) -> str:
    """A name in a language, or as it is written if there is only one."""
    if isinstance(words, str):
        return words
    return next((name for language, name in words.items() if language == code), next(iter(words.values()), ""))


class Approach(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a locale. Its symbols weaken whoever attacks across it into this locale (BM-MAP-18)."""

    id: str
    width: Width
    opposite: str | None = None
    inf: int = 0
    cav: int = 0
    art: int = 0
    obstacle: bool = False  # to cavalry (BM-MAP-08)
    impassable: bool = False
    edge: bool = False  # of the map: only entries cross it


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to draw a locale: its points are nearest to (x, y), the square of the distance less the weight."""

    x: int
    y: int
    weight: int = 0


class Locale(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    capacity: int
    approaches: tuple[Approach, ...] = field(name="approach", default=())
    name: Words = ""
    label: str | None = None  # the owner's own number for it
    french_start: int = 0
    star: str | None = None
    x: int = 0
    y: int = 0
    area: Area | None = None


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    """A road; `course` goes node, crossing, node. One that never leaves its locale has a single node."""

    id: str
    kind: RoadClass = field(name="class")
    course: tuple[str, ...]
    name: Words = ""
    certain: bool = True  # or still to be compared with the board

    @property
    def main(self) -> bool:
        return self.kind == "main"

    @property
    def nodes(self) -> tuple[str, ...]:
        """The locales and entries it visits."""
        return self.course[::2]

    @property
    def crossings(self) -> tuple[str, ...]:
        return self.course[1::2]


class Junction(Struct, frozen=True, forbid_unknown_fields=True):
    """Roads that meet inside a locale, so that a piece can change from one to the other."""

    locale: str
    roads: tuple[str, ...]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A way into the map: by a road, or over the pontoon bridge (BM-MAP-22, -23)."""

    id: str
    side: Side
    locale: str
    road: str | None = None
    pontoon: bool = False
    name: Words = ""

    @property
    def crossing(self) -> str:
        """How a course writes the way in."""
        return f"@{self.id}"


class Force(Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces of a display: those at start, or reinforcements with the round from which they may enter."""

    side: Side
    display: str
    pieces: tuple[str, ...]
    entries: tuple[str, ...] = field(name="entry", default=())
    round: int | None = None
    name: Words = ""


class Spares(Struct, frozen=True, forbid_unknown_fields=True):
    side: Side
    pieces: tuple[str, ...]


class Time(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=24)]
    first_hour: Annotated[int, Meta(ge=0, le=23)]


class Morale(Struct, frozen=True, forbid_unknown_fields=True):
    austrian_start: int
    french_start: int
    track_max: int | None = None


class Board(Struct, frozen=True, dict=True, eq=False, forbid_unknown_fields=True):
    """A whole board. There is one of each file (`read_board`), so a board is itself and no copy."""

    schema: Literal["bm-map/1"]
    name: Words
    source: Source
    time: Time
    morale: Morale
    locales: Annotated[tuple[Locale, ...], Meta(min_length=1)] = field(name="locale")
    roads: tuple[Road, ...] = field(name="road", default=())
    junctions: tuple[Junction, ...] = field(name="junction", default=())
    entries: tuple[Entry, ...] = field(name="entry", default=())
    forces: tuple[Force, ...] = field(name="force", default=())
    spares: tuple[Spares, ...] = ()
    sample: dict[str, tuple[str, ...]] = {}  # display -> types that its unknown pieces could have; only if asked for
    language: Literal["en", "de"] = "en"  # of names that are written once
    size: tuple[int, int] | None = None  # what x and y are measured on
    sources: dict[str, Source] = {}  # of parts and single values that have another one than the whole: see `compared`
    notes: dict[str, Words] = {}  # what to look at when a part is compared with the printed board

    @property
    def real(self) -> bool:
        """Is it the printed board, and not an invented one?"""
        return self.source != "invented"

    # --- locales and approaches -------------------------------------------------------------------------------------

    @once
    def locale(self) -> dict[str, Locale]:
        return {locale.id: locale for locale in self.locales}

    @once
    def capacity(self) -> dict[str, int]:
        """How many blocks of one colour each locale holds (BM-MAP-10)."""
        return {locale.id: locale.capacity for locale in self.locales}

    @once
    def called(self) -> dict[str, str]:
        """The locale that an owner's label or an id means."""
        labels = {locale.label: locale.id for locale in self.locales if locale.label is not None}
        return {**labels, **{locale.id: locale.id for locale in self.locales}}

    @once
    def approach(self) -> dict[str, Approach]:
        return {side.id: side for locale in self.locales for side in locale.approaches}

    @once
    def locale_of(self) -> dict[str, str]:
        """The locale that an approach belongs to."""
        return {side.id: locale.id for locale in self.locales for side in locale.approaches}

    @once
    def positions(self) -> dict[str, tuple[str, ...]]:
        """Where in each locale blocks can stand: its reserve first, then its approaches."""
        return {id_: (id_, *sides) for id_, sides in self.sides_of.items()}

    @once
    def around(self) -> dict[str, str]:
        """The locale that a position is in: an approach, or the reserve of the locale itself."""
        return {**{locale.id: locale.id for locale in self.locales}, **self.locale_of}

    @once
    def opposite(self) -> dict[str, str]:
        """The other half of each pair that can be crossed (BM-MAP-16, -24)."""
        return {id_: side.opposite for id_, side in self.approach.items() if side.opposite and not side.impassable}

    @once
    def pair(self) -> dict[str, str]:
        """One name for both halves of a pair: that of the half which the file has first."""
        first: dict[str, str] = {}
        for half, other in self.opposite.items():
            first[half] = first.get(other, half)
        return first

    @once
    def beyond(self) -> dict[str, str]:
        """The locale on the other side of each approach that can be crossed."""
        return {half: self.locale_of[other] for half, other in self.opposite.items()}

    @once
    def ways_out(self) -> dict[str, tuple[str, ...]]:
        """The approaches of each locale that can be crossed."""
        return {
            locale.id: tuple(side.id for side in locale.approaches if side.id in self.opposite)
            for locale in self.locales
        }

    @once
    def sides_of(self) -> dict[str, tuple[str, ...]]:
        """All approaches of each locale, as the file orders them."""
        return {locale.id: tuple(side.id for side in locale.approaches) for locale in self.locales}

    @once
    def adjacent(self) -> dict[str, tuple[str, ...]]:
        """The neighbours of each locale, each once (BM-MAP-17)."""
        return {id_: tuple(dict.fromkeys(self.beyond[side] for side in out)) for id_, out in self.ways_out.items()}

    def facing(self, locale: str, other: str) -> tuple[str, ...]:
        """The approaches of a locale that face another one: usually one, sometimes none or two (BM-CHK-18)."""
        return self._pairs.get((locale, other), ())

    @once
    def named_way(self) -> dict[str, str]:
        """How a way out is told from another one to the same locale: not at all if it is the only one."""
        return {
            over: over if len(self._pairs[self.locale_of[over], to]) > 1 else "" for over, to in self.beyond.items()
        }

    @once
    def _pairs(self) -> dict[tuple[str, str], tuple[str, ...]]:
        pairs: dict[tuple[str, str], tuple[str, ...]] = {}
        for half, other in self.beyond.items():
            both = self.locale_of[half], other
            pairs[both] = (*pairs.get(both, ()), half)
        return pairs

    # --- roads and entries ------------------------------------------------------------------------------------------

    @once
    def road(self) -> dict[str, Road]:
        return {road.id: road for road in self.roads}

    @once
    def roads_over(self) -> dict[str, tuple[Road, ...]]:
        """The roads across each pair, in the order of the file."""
        return {
            pair: tuple(road for road in self.roads if any(self.pair.get(each) == pair for each in road.crossings))
            for pair in self.pair.values()
        }

    @once
    def entry(self) -> dict[str, Entry]:
        return {entry.id: entry for entry in self.entries}

    @once
    def pontoon(self) -> str:
        """The entry over the pontoon bridge; nothing if there is none."""
        return next((entry.id for entry in self.entries if entry.pontoon), "")

    @once
    def road_net(self) -> RoadNet:
        """Where roads lead, and where one can change from one to another."""
        courses = {road.id: road.course for road in self.roads}
        main = frozenset(road.id for road in self.roads if road.main)
        joins = tuple((junction.locale, junction.roads) for junction in self.junctions)
        return RoadNet(courses, main, joins, self.opposite)

    # --- pieces, stars, time ----------------------------------------------------------------------------------------

    @once
    def force(self) -> dict[str, Force]:
        """Every display by its name."""
        return {force.display: force for force in self.forces}

    @once
    def french_starts(self) -> dict[str, int]:
        """How many pieces begin in each start locale (BM-MAP-12)."""
        return {locale.id: locale.french_start for locale in self.locales if locale.french_start}

    @once
    def stars(self) -> dict[str, str]:
        """The colour of the star of each objective (BM-MAP-13)."""
        return {locale.id: locale.star for locale in self.locales if locale.star is not None}

    @once
    def unknown(self) -> tuple[str, ...]:
        """The displays with pieces that have to be named before a game with known faces (BM-CHK-15)."""
        return tuple(force.display for force in self.forces if UNKNOWN in force.pieces)

    def pieces_of(self, side: Side) -> Iterator[str]:
        """Every piece of a side in its displays."""
        return (piece for force in self.forces if force.side == side for piece in force.pieces)

    def hour(self, round_: int) -> int:
        """The hour that a round shows (BM-COMP-09)."""
        return self.time.first_hour + round_ - 1
