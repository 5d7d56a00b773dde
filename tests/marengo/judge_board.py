"""The board as the judge sees it: locales, approaches, roads, entries and forces, read from a map file (ledger 3.2)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Any

AUSTRIAN, FRENCH = "austrian", "french"

# The recommended rulings of section 10 that the judge can also judge otherwise.
RULINGS = {
    "BM-AMB-01": "a",  # penalty: a once, b per leading piece
    "BM-AMB-02": "b",  # defensive fire barred by: a the round before, b the owner's last turn
    "BM-AMB-03": "b",  # announce after defensive fire in the same round: a no, b yes
    "BM-AMB-05": "a",  # leaving a block that faces the enemy: a 1 CP, b free
    "BM-AMB-06": "a",  # obstacle for a maneuver attack: a target side, b either side
    "BM-AMB-07": "b",  # change of roads: a never, b at junctions
    "BM-AMB-08": "a",  # same direction: a over each crossing, b along the whole road
    "BM-AMB-09": "a",  # road through a full locale: a no, b only the end counts
    "BM-AMB-10": "c",  # entering cavalry attacks: a no, b cannot be stopped, c can be stopped
    "BM-AMB-11": "a",  # French reinforcements: a active, b not
    "BM-AMB-13": "a",  # artillery of a lost assault: a eliminated, b retreats
    "BM-AMB-14": "a",  # the pursuer who loses: a chosen by the owner, b by the opponent
    "BM-AMB-15": "a",  # strength below 0: a counts 0, b is lost by the guns, or by the pursuers besides their 1
    "BM-AMB-16": "a",  # stop with pieces that retreated there this turn: a yes, b no
    "BM-AMB-18": "a",  # after a failed assault, other groups against the same locale: a yes, b only if it is empty
    "BM-AMB-19": "a",  # no attacker survives his victory: a empty and closed, b empty and open, c the defender stays
    "BM-AMB-21": "a",  # a block that faces nobody: a given up by the end of the movement, b before anything else moves
    "BM-AMB-22": "a",  # continuation along a main road after an assault: a each split costs, b it is free
    "BM-AMB-23": "a",  # broken by defensive fire, 1 less for: a surviving leaders, b all who were named
    "BM-AMB-24": "a",  # room for some who retreat: a they go, b all are lost
    "BM-AMB-25": "a",  # +5: a no cap, b capped at the top of the track
    "BM-AMB-28": "a",  # road cavalry attacks from: a the last locale, b where its move began
    "BM-AMB-32": "a",  # neighbours across impassable terrain wake the French: a no, b yes
    "BM-AMB-33": "a",  # more attackers than fit: a refused, b surplus survivors stay behind
    "BM-AMB-35": "a",  # a stopped attack has entered: a no, b yes
    "BM-AMB-36": "a",  # part of a group stays behind after a maneuver attack: a no, b yes
    "BM-AMB-37": "a",  # continuation by road: a road used only, b joined roads too
    "BM-AMB-38": "a",  # +5: a once, b in every round with exactly one broken army
}


@dataclass(frozen=True)
class Approach:
    id: str
    locale: str
    opposite: str | None
    width: str
    inf: int
    cav: int
    art: int
    obstacle: bool
    impassable: bool
    edge: bool

    def penalty(self, arm: str) -> int:
        """BM-MAP-03, -04, -05"""
        return {"i": self.inf, "c": self.cav, "a": self.art}[arm]

    @property
    def room(self) -> int:
        """How many pieces lead or pursue here (BM-MAP-02)."""
        return 2 if self.width == "wide" else 1


@dataclass(frozen=True)
class Locale:
    id: str
    capacity: int
    french_start: int
    star: str | None


@dataclass(frozen=True)
class Road:
    id: str
    main: bool
    course: tuple[str, ...]  # node, crossing, node, ...


@dataclass(frozen=True)
class Entry:
    id: str
    side: str
    locale: str
    road: str | None
    pontoon: bool


@dataclass(frozen=True)
class Force:
    side: str
    display: str
    entries: tuple[str, ...]
    round: int
    pieces: tuple[str, ...]


@dataclass(eq=False)  # a board is the same as itself, and never changes
class Board:
    locales: dict[str, Locale]
    approaches: dict[str, Approach]
    roads: dict[str, Road]
    junctions: list[tuple[str, frozenset[str]]]
    entries: dict[str, Entry]
    forces: list[Force]
    morale: dict[str, int]
    rounds: int = 16
    track_max: int | None = None
    rulings: dict[str, str] = field(default_factory=dict)
    first_hour: int = 6

    def ruling(self, id_: str) -> str:
        return self.rulings.get(id_, RULINGS[id_])

    def force(self, display: str) -> Force:
        return next(force for force in self.forces if force.display == display)


def read_board(text: str, **rulings: str) -> Board:
    """A board of the words of a map file."""
    return board_of(tomllib.loads(text), **rulings)


def board_of(data: dict[str, Any], **rulings: str) -> Board:
    """A board of a map file's data. Rulings are named without dashes: `BM_AMB_01="b"`."""
    locales, approaches = {}, {}
    for row in data["locale"]:
        locales[row["id"]] = Locale(row["id"], row["capacity"], row.get("french_start", 0), row.get("star"))
        for side in row.get("approach", []):
            approaches[side["id"]] = approach_of(row["id"], side)
    roads = {r["id"]: Road(r["id"], r["class"] == "main", tuple(r["course"])) for r in data.get("road", [])}
    entries = {
        e["id"]: Entry(e["id"], e["side"], e["locale"], e.get("road"), e.get("pontoon", False))
        for e in data.get("entry", [])
    }
    forces = [
        Force(f["side"], f["display"], tuple(f.get("entry", [])), f.get("round", 1), tuple(f["pieces"]))
        for f in data.get("force", [])
    ]
    morale = data["morale"]
    return Board(
        locales,
        approaches,
        roads,
        [(j["locale"], frozenset(j["roads"])) for j in data.get("junction", [])],
        entries,
        forces,
        {AUSTRIAN: morale["austrian_start"], FRENCH: morale["french_start"]},
        data.get("time", {}).get("rounds", 16),
        morale.get("track_max"),
        {name.replace("_", "-"): value for name, value in rulings.items()},
        data.get("time", {}).get("first_hour", 6),
    )


def approach_of(locale: str, row: dict[str, Any]) -> Approach:
    return Approach(
        row["id"],
        locale,
        row.get("opposite"),
        row["width"],
        row.get("inf", 0),
        row.get("cav", 0),
        row.get("art", 0),
        row.get("obstacle", False),
        row.get("impassable", False),
        row.get("edge", False),
    )


# ---------------------------------------------------------------- questions about the map


def passable(board: Board, approach: str) -> bool:
    """Paired and not impassable on either side (BM-MAP-06, -16, BM-CHK-04)."""
    here = board.approaches[approach]
    if here.opposite is None or here.impassable or here.edge:
        return False
    return not board.approaches[here.opposite].impassable


def opposite_locale(board: Board, approach: str) -> str:
    opposite = board.approaches[approach].opposite
    assert opposite is not None
    return board.approaches[opposite].locale


def pair(board: Board, approach: str) -> tuple[str, str]:
    """One name for both halves of a pair."""
    opposite = board.approaches[approach].opposite
    assert opposite is not None
    return (min(approach, opposite), max(approach, opposite))


def approaches_of(board: Board, locale: str) -> list[str]:
    return [approach.id for approach in board.approaches.values() if approach.locale == locale]


def adjacent(board: Board, locale: str) -> set[str]:
    """Neighbours over passable pairs alone (BM-MAP-17, -24; BM-AMB-32 a)."""
    return {opposite_locale(board, a) for a in approaches_of(board, locale) if passable(board, a)}


def beside(board: Board, locale: str) -> set[str]:
    """Neighbours as far as the French hear of Austrians (BM-AMB-32 b: across impassable terrain too)."""
    if board.ruling("BM-AMB-32") == "a":
        return adjacent(board, locale)
    facing = (board.approaches[approach].opposite for approach in approaches_of(board, locale))
    return {board.approaches[opposite].locale for opposite in facing if opposite is not None}


def runs_through(board: Board, road: str, approach: str) -> bool:
    """Does the road cross here? (BM-MAP-19)"""
    crossings = board.roads[road].course[1::2]
    return approach in crossings or board.approaches[approach].opposite in crossings


def visits(board: Board, road: str, locale: str) -> bool:
    return locale in board.roads[road].course[0::2]


def joined(board: Board, locale: str, first: str, second: str, *, main_only: bool = False) -> bool:
    """Can one change from the first road to the second inside the locale? (BM-AMB-07 b)

    A change may lead over other roads there; it is on main road only if all of them are (BM-CMD-12).
    """
    reached, grew = {first}, True
    while grew:
        grew = False
        for where, roads in board.junctions:
            if where != locale or not roads & reached:
                continue
            for road in roads - reached:
                if not main_only or board.roads[road].main:
                    reached.add(road)
                    grew = True
    return second in reached and (not main_only or board.roads[first].main)
