"""What is to be seen on each hex of a table, before anything of it is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from companion.games.aces.board.maps import LEGEND, Terrain
from companion.games.aces.panel.acting import may_still_act
from companion.games.aces.state import LAUNCHER, State
from companion.kernel.game import Seat

LETTERS: dict[Terrain, str] = {terrain: letter for letter, terrain in LEGEND.items()} | {"standard": ""}


class Piece(NamedTuple):
    """A unit on a hex."""

    id: str
    seat: Seat
    damage: int = 0
    level: int = 0
    acts: bool = False
    repair: bool = False
    duty: bool = False


class Note(NamedTuple):
    """What a key adds to a hex; `far`: it is out of the question, so it steps back."""

    words: str = ""
    tone: str = ""
    far: bool = False


class Sight(NamedTuple):
    """One hex."""

    hex: str
    terrain: Terrain
    piece: Piece | None = None
    factory: str = ""
    holder: Seat = ""
    ruin: bool = False
    start: int = 0
    grey: str = ""  # a grey tile of mission V2: "down", "up" or "launcher"
    note: Note = Note()
    stands_out: bool = False


def sights(state: State, notes: Mapping[str, Note], out: str = "") -> Iterator[Sight]:
    """All hexes; `out` is the one that somebody looks at."""
    ground, acting = state.ground, may_still_act(state)
    starts, nothing = {hex_: number for number, hex_ in ground.start.items()}, Note()
    for hex_ in ground.hexes:
        factory = ground.factory_at.get(hex_, "")
        yield Sight(
            hex_,
            ground.terrain[hex_],
            _piece(state, hex_, acting),
            factory,
            state.factories.get(factory, ""),
            factory in state.ruins,
            starts.get(hex_, 0),
            _grey(state, hex_),
            notes.get(hex_, nothing),
            hex_ == out,
        )


def _piece(state: State, hex_: str, acting: frozenset[str]) -> Piece | None:
    id_ = state.at.get(hex_)
    if id_ is None:
        site = state.v2
        if site is not None and site.hex == hex_ and site.found:
            return Piece(LAUNCHER, state.rules.controller, site.damage)
        return None
    unit = state.units[id_]
    seat = state.card(id_).faction
    return Piece(id_, seat, unit.damage, unit.level, id_ in acting, unit.repair, bool(unit.duty))


def _grey(state: State, hex_: str) -> str:
    """Which tile lies there; where the launcher is sees only whose position tells it."""
    site = state.v2
    if site is None or hex_ not in site.tiles:
        return "launcher" if site is not None and site.hex == hex_ else ""
    return "launcher" if site.hex == hex_ else "up" if site.tiles[hex_] else "down"
