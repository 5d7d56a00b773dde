"""Which tiles a player can deploy on now, and how they are reached (CW-DEPLOY-07..18, CW-DEPLOY-29..31).

The rules ask it, and so do the map on the screen and the sheets.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from companion.games.clockwork.effects import is_immune, may_march, widened_reach
from companion.games.clockwork.standing import Standing, ally_of, standing
from companion.games.clockwork.state import State
from companion.kernel.game import Seat

Basis: TypeAlias = Literal["own", "beside", "reinforce", "march"]


class Way(Struct, frozen=True):
    """How a player gets to a tile."""

    basis: Basis
    waypoints: tuple[str, ...] = ()  # of a forced march: a unit on any one of them will do
    free: tuple[str, ...] = ()  # those that need no unit, being the ally's (CW-A-52) or thanks to a card


OWN, BESIDE, REINFORCE = Way("own"), Way("beside"), Way("reinforce")


class Reach:
    """What one player can reach, judged on the table as it is while orders are written (CW-DEPLOY-07)."""

    def __init__(self, here: Standing, seat: Seat) -> None:
        self.here = here
        self.seat = seat
        self.ally = ally_of(here.state, seat)
        self.around = here.board.around
        self.bases = frozenset(here.controlled(seat))  # the capital too (CW-DEPLOY-17)
        self.beside = frozenset(tile for base in self.bases for tile in self.around[base])
        self.beside |= widened_reach(here.state, seat)
        self.passes_units = may_march(here.state, seat, "occupied_waypoint")
        self.leaves_nobody = may_march(here.state, seat, "empty_waypoint")
        self._known: dict[str, Way | None] = {}

    @cached_property
    def ways(self) -> dict[str, Way]:
        """Every tile workers can be sent to, in the order of the map."""
        return {tile: way for tile in self.around if (way := self.way(tile)) is not None}

    def way(self, tile: str) -> Way | None:
        """How workers get to a tile of the map; none if they cannot."""
        if tile not in self._known:
            self._known[tile] = self._find_way(tile)
        return self._known[tile]

    def _find_way(self, tile: str) -> Way | None:
        if closing_rule(self, tile):
            return None
        if tile in self.bases:
            return OWN  # CW-DEPLOY-08
        if tile in self.beside:
            return BESIDE  # CW-DEPLOY-09
        if self.may_reinforce(tile):
            return REINFORCE  # CW-DEPLOY-31
        waypoints = tuple(between for between in self.in_between(tile) if not blocking_rule(self, between))
        return Way("march", waypoints, tuple(filter(self._is_free, waypoints))) if waypoints else None  # CW-DEPLOY-10

    def in_between(self, tile: str) -> tuple[str, ...]:
        """The tiles a forced march there could lead through, whatever stands on them."""
        return tuple(between for between in self.around[tile] if between in self.beside)

    def holds_out(self, tile: str) -> bool:
        """Does this player have units there although a Steam Tank has made the tile contested?"""
        return self.here.units_of(tile, self.seat) > 0 and self.here.is_contested(tile)

    def may_reinforce(self, tile: str) -> bool:
        return self.here.state.rules.rulings.contested_tile == "reinforce" and self.holds_out(tile)  # CW-A-15

    def is_allied(self, tile: str) -> bool:
        """Does the partner in a game of two against two control it?"""
        return bool(self.ally) and self.here.controls(self.ally, tile)

    def _is_free(self, tile: str) -> bool:
        free_ally = self.here.state.rules.rulings.ally_waypoint == "free"
        return self.leaves_nobody or (free_ally and self.is_allied(tile))


def closing_rule(reach: Reach, tile: str) -> str:
    """The rule that closes a tile to everything this player could deploy; empty if it is open."""
    if tile not in reach.here.units and tile not in reach.here.capital_of:
        return ""
    owner = reach.here.capital_of.get(tile, reach.seat)
    if owner == reach.ally and reach.here.state.rules.rulings.ally_capital == "forbidden":
        return "CW-A-59"
    if not reach.here.are_allies(reach.seat, owner):
        return "CW-DEPLOY-18"
    guarding = reach.here.guardian_on(tile)
    if guarding and not reach.here.are_allies(reach.seat, guarding):  # the ally may come in: CW-ALLY-31
        return "CW-DEPLOY-23"
    holder = reach.here.controller(tile)
    protected = holder and not reach.here.are_allies(reach.seat, holder)
    return "CW-BASE-12" if protected and is_immune(reach.here.state, holder, tile, "deploy") else ""


def blocking_rule(reach: Reach, tile: str) -> str:
    """The rule that forbids a march through a tile beside one's own; empty if it is open."""
    here = reach.here
    if reach.is_allied(tile):  # CW-ALLY-14
        return "" if here.state.rules.rulings.ally_waypoint == "free" else closing_rule(reach, tile)
    if tile in here.capital_of:
        return "CW-DEPLOY-18"
    if here.is_empty(tile) or reach.passes_units:
        return closing_rule(reach, tile)
    return "CW-DEPLOY-31" if here.is_contested(tile) else "CW-DEPLOY-11"


def reach(state: State, seat: Seat) -> Reach:
    return _reach(standing(state), seat)


@lru_cache(maxsize=8)
def _reach(here: Standing, seat: Seat) -> Reach:
    """Each answer is worked out once: rules ask again and again about the same table."""
    return Reach(here, seat)
