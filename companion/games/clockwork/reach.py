"""Which tiles a player can deploy on now, and how they are reached (CW-DEPLOY-07..18, CW-DEPLOY-29..31).

The rules ask it, and so do the map on the screen and the sheets.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from companion.games.clockwork.effects import deploy_rules, is_guarded, is_immune, owners, widened_reach
from companion.games.clockwork.standing import Standing, ally_of, same_ground, standing
from companion.games.clockwork.state import State
from companion.kernel.game import Seat
from companion.kernel.once import once

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
        state = here.state
        self.here = here
        self.seat = seat
        self.ally = ally_of(state, seat)
        self.around = here.board.around
        self.bases = frozenset(here.controlled(seat))  # the capital too (CW-DEPLOY-17)
        rules = deploy_rules(state, seat)  # of cards
        widened = [widened_reach(state, seat, rule) for rule in rules]
        self.beside = frozenset().union(*[self.around[base] for base in self.bases], *widened)
        self.passes_units = any("occupied_waypoint" in rule.allow for rule in rules)
        self.leaves_nobody = any("empty_waypoint" in rule.allow for rule in rules)
        self.closing_rules = dict(closing_rules(here, seat, self.ally))

    def holds_for(self, state: State) -> bool:
        """Has no unit moved since, and no card changed hands?"""
        before = self.here.state
        return before is state or (before.discoveries is state.discoveries and same_ground(before, state))

    @once
    def ways(self) -> dict[str, Way]:
        """Every tile workers can be sent to, in the order of the map."""
        return {tile: way for tile in self.around if (way := self.way(tile)) is not None}

    def way(self, tile: str) -> Way | None:
        """How workers get to a tile of the map; none if they cannot."""
        if tile in self.near or tile in self.closing_rules:
            return self.near.get(tile)
        waypoints = tuple([between for between in self.around[tile] if between in self._open_waypoints])
        free = tuple([between for between in waypoints if self._open_waypoints[between]])
        return Way("march", waypoints, free) if waypoints else None  # CW-DEPLOY-10

    @once
    def near(self) -> dict[str, Way]:
        """Every tile that workers get to without a march, in the order of the map."""
        found = dict.fromkeys(filter(self.may_reinforce, self.here.contested), REINFORCE)  # CW-DEPLOY-31
        found |= dict.fromkeys(self.beside, BESIDE)  # CW-DEPLOY-09
        found |= dict.fromkeys(self.bases, OWN)  # CW-DEPLOY-08
        return {tile: found[tile] for tile in self.here.board.in_order(found.keys() - self.closing_rules.keys())}

    @once
    def _open_waypoints(self) -> dict[str, bool]:
        """The tiles a march may lead through, and whether that needs no unit there."""
        return {between: self._is_free(between) for between in self.beside if not self.blocking_rule(between)}

    def in_between(self, tile: str) -> tuple[str, ...]:
        """The tiles a forced march there could lead through, whatever stands on them."""
        return tuple(between for between in self.around[tile] if between in self.beside)

    def closing_rule(self, tile: str) -> str:
        """The rule that closes a tile to everything this player could deploy; empty if it is open."""
        return self.closing_rules.get(tile, "")

    def blocking_rule(self, tile: str) -> str:
        """The rule that forbids a march through a tile beside one's own; empty if it is open."""
        here = self.here
        if self.is_allied(tile):  # CW-ALLY-14
            return "" if here.state.rules.rulings.ally_waypoint == "free" else self.closing_rule(tile)
        if tile in here.capital_of:
            return "CW-DEPLOY-18"
        if here.is_empty(tile) or self.passes_units:
            return self.closing_rule(tile)
        return "CW-DEPLOY-31" if here.is_contested(tile) else "CW-DEPLOY-11"

    def holds_out(self, tile: str) -> bool:
        """Does this player have units there although a Steam Tank has made the tile contested?"""
        return tile in self.here.contested and self.here.units_of(tile, self.seat) > 0

    def may_reinforce(self, tile: str) -> bool:
        return self.holds_out(tile) and self.here.state.rules.rulings.contested_tile == "reinforce"  # CW-A-15

    def is_allied(self, tile: str) -> bool:
        """Does the partner in a game of two against two control it?"""
        return bool(self.ally) and self.here.controls(self.ally, tile)

    def _is_free(self, tile: str) -> bool:
        free_ally = self.here.state.rules.rulings.ally_waypoint == "free"
        return self.leaves_nobody or (free_ally and self.is_allied(tile))


def closing_rules(here: Standing, seat: Seat, ally: Seat) -> Iterator[tuple[str, str]]:
    """Tiles closed to everything this player could deploy, each with its rule; of several rules the last one counts."""
    state = here.state
    for other in owners(state):
        if is_guarded(state, other, "deploy") and not here.are_allies(seat, other):
            protected = (tile for tile in here.controlled(other) if is_immune(state, other, tile, "deploy"))
            yield from ((tile, "CW-BASE-12") for tile in protected)
    guardian = state.generals["guardian"]
    if guardian.owner and not here.are_allies(seat, guardian.owner):  # the ally may come in: CW-ALLY-31
        yield guardian.place, "CW-DEPLOY-23"
    for capital, owner in here.capital_of.items():
        if not here.are_allies(seat, owner):
            yield capital, "CW-DEPLOY-18"
        elif owner == ally and state.rules.rulings.ally_capital == "forbidden":
            yield capital, "CW-A-59"


_last: dict[Seat, Reach] = {}


def reach(state: State, seat: Seat) -> Reach:
    """The same object as long as it holds: rules ask again and again while orders are written."""
    last = _last.get(seat)
    if last is None or not last.holds_for(state):
        last = _last[seat] = Reach(standing(state), seat)
    return last
