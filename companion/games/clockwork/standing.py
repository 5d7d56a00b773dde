"""What can be read off the table: who has units where, who controls what, what is supplied (CW-CTRL, CW-ALLY)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import compress
from operator import is_not, itemgetter
from typing import TypeAlias

from companion.games.clockwork.board import Board, board
from companion.games.clockwork.state import COURT, GENERALS, State, kind_of
from companion.kernel.game import Seat
from companion.kernel.once import once

Soldiers: TypeAlias = dict[str, dict[Seat, int]]  # tile -> player -> how many
CITY = 3  # units that make a village a city (CW-CTRL-07)
STRENGTH = {"agent": 1, "hunter": 2, "engineer": 0, "crasher": 0, "tank": 3, "guardian": 0}  # CW-BATTLE-05


class Ground:
    """Who stands where, and all that follows from it alone; each answer is worked out once.

    Only what `same_ground` compares may be asked of the state here: most moves (orders written, influence, purchases)
    move no unit, so the next state takes over every answer that is known already.
    """

    def __init__(self, state: State, former: Ground | None = None) -> None:
        if former is not None and same_ground(former.state, state):
            self.__dict__.update(former.__dict__)
        else:
            self.board: Board = board(state.rules.map)
            self.figures = _figures(state, self.board)
            self.capital_of = {player.capital: seat for seat, player in state.players.items()}
        self.state: State = state

    @once
    def units(self) -> Soldiers:
        """Tile -> player -> number of units (CW-BASE-04); only tiles with units are listed."""
        found = _armies(self.state.soldiers)
        for tile, players in self.figures.items():
            present = found[tile] = dict(found.get(tile, ()))
            for seat, figures in players.items():
                present[seat] = present.get(seat, 0) + len(figures)
        return found

    @once
    def soldiers_on_map(self) -> Counter[Seat]:
        """How many soldiers everybody has on the map."""
        found: Counter[Seat] = Counter()
        for present in self.state.soldiers.values():
            for seat, count in present.items():
                if count:
                    found[seat] += count
        return found

    def soldiers(self, tile: str, seat: Seat) -> int:
        return self.state.soldiers[tile].get(seat, 0)

    def figures_of(self, tile: str, seat: Seat) -> tuple[str, ...]:
        return self.figures.get(tile, {}).get(seat, ())

    def units_of(self, tile: str, seat: Seat) -> int:
        return self.state.soldiers.get(tile, {}).get(seat, 0) + len(self.figures_of(tile, seat))

    def guardian_on(self, tile: str) -> Seat:
        """Whose Guardian stands there, if any."""
        guardian = self.state.generals["guardian"]
        return guardian.owner if guardian.place == tile else ""

    # --- alliances -----------------------------------------------------------------------------------------

    def are_allies(self, one: Seat, other: Seat) -> bool:
        return allied(self.state, one, other)

    def enemies_on(self, tile: str, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other in self.units.get(tile, ()) if not self.are_allies(seat, other))

    # --- control -------------------------------------------------------------------------------------------

    @once
    def controllers(self) -> dict[str, Seat]:
        """Tile -> who controls it; tiles that nobody controls are not listed."""
        found: dict[str, Seat] = {}
        for tile, present in self.units.items():
            if len(present) == 1:
                (found[tile],) = present  # CW-CTRL-01, CW-CTRL-06
            elif holder := self._shared_by(tile, present):
                found[tile] = holder
        return found | self.capital_of  # CW-CTRL-02

    def _shared_by(self, tile: str, present: dict[Seat, int]) -> Seat:
        first, *others = present
        if any(not self.are_allies(first, other) for other in others):
            return ""  # CW-CTRL-04
        return self._stronger_ally(tile, present)

    def _stronger_ally(self, tile: str, present: dict[Seat, int]) -> Seat:
        """CW-ALLY-07: the stronger one, on equality the commander."""
        strengths = {seat: self.unit_strength(tile, seat) for seat in present}
        best = max(strengths.values())
        stronger = [seat for seat, strength in strengths.items() if strength == best]
        return stronger[0] if len(stronger) == 1 else commander(self.state, stronger[0])

    def unit_strength(self, tile: str, seat: Seat) -> int:
        """Army strength of the units alone, without discoveries (CW-BATTLE-04, CW-BATTLE-05)."""
        strength = self.soldiers(tile, seat)
        for figure in self.figures_of(tile, seat):
            strength += STRENGTH[figure]
            if figure == "guardian" and self.state.rules.rulings.guardian_strength == "one":  # CW-A-36
                strength += 1
        return strength

    def controller(self, tile: str) -> Seat:
        return self.controllers.get(tile, "")

    def controls(self, seat: Seat, tile: str) -> bool:
        return self.controllers.get(tile) == seat

    @once
    def _holdings(self) -> dict[Seat, tuple[str, ...]]:
        found: dict[Seat, list[str]] = {seat: [] for seat in self.state.seats}
        holders = self.controllers
        for tile in filter(holders.__contains__, self.board.cells):
            found[holders[tile]].append(tile)
        return {seat: tuple(tiles) for seat, tiles in found.items()}

    def controlled(self, seat: Seat) -> tuple[str, ...]:
        """In the order of the map."""
        return self._holdings.get(seat, ())

    @once
    def contested(self) -> frozenset[str]:
        """Where units of two sides stand (CW-CTRL-04, CW-ALLY-18): tiles of nobody, or a capital."""
        found = (self.units.keys() - self.controllers.keys()) | (self.units.keys() & self.capital_of.keys())
        return frozenset([tile for tile in found if len(sides(self.state, self.units[tile])) > 1])

    def is_contested(self, tile: str) -> bool:
        return tile in self.contested

    def is_empty(self, tile: str) -> bool:
        return tile not in self.units

    def city_units(self, tile: str, seat: Seat) -> int:
        """The units that count for a city (CW-CTRL-07, CW-A-53)."""
        if self.state.rules.rulings.allied_city == "together":
            return sum(count for other, count in self.units.get(tile, {}).items() if self.are_allies(seat, other))
        return self.units_of(tile, seat)

    @once
    def cities(self) -> frozenset[str]:
        """CW-CTRL-07: read from the units, never stored."""
        held = [(tile, self.controllers[tile]) for tile in self.board.villages if tile in self.controllers]
        return frozenset([tile for tile, holder in held if self.city_units(tile, holder) >= CITY])

    def is_city(self, tile: str) -> bool:
        return tile in self.cities

    # --- supply --------------------------------------------------------------------------------------------

    def supplied(self, seat: Seat) -> frozenset[str]:
        """The tiles from which a line of controlled tiles leads to the capital or a city (CW-ATTR-01, CW-ALLY-24)."""
        own, allied_tiles = self.controlled(seat), self.controlled(ally_of(self.state, seat))
        carrying = {*own, *allied_tiles}
        bases = own if self.state.rules.rulings.ally_supply == "line-only" else carrying  # CW-A-54
        waiting = [tile for tile in bases if tile in self.capital_of or tile in self.cities]
        if self.state.rules.rulings.agent_supply == "his-tile":  # CW-A-31
            waiting += [tile for tile in bases if self._agent_on(tile) and tile not in waiting]
        cut_off = carrying.difference(waiting)
        while waiting and cut_off:
            reached = cut_off.intersection(self.board.around[waiting.pop()])
            cut_off -= reached
            waiting += reached
        return frozenset(carrying - cut_off)

    def _agent_on(self, tile: str) -> bool:
        return any("agent" in figures for figures in self.figures.get(tile, {}).values())


class Standing(Ground):
    """A state looked at from all sides: the ground, and the court."""

    def spies(self, seat: Seat) -> int:
        """Discs on the court, and the Agent if he is there (CW-AGENT-02)."""
        player = self.state.player(seat)
        return player.spies + (player.figures.get("agent") == COURT)

    @property
    def court_holder(self) -> Seat:
        """CW-CTRL-09, CW-CTRL-10; in 2v2 CW-ALLY-08, CW-ALLY-09."""
        spies = {seat: self.spies(seat) for seat in self.state.seats}
        most = max(spies.values())
        tied = [seat for seat, count in spies.items() if count == most]
        if most == 0:
            return ""
        if len(tied) == 1:
            return tied[0]
        pairs = [side for side in sides(self.state, tied) if len(side) == 2]
        if len(pairs) == 1 and (len(tied) == 2 or self.state.rules.rulings.allied_spies == "commander"):  # CW-A-57
            return commander(self.state, pairs[0][0])
        return ""


_seen: tuple[Soldiers, Soldiers] = {}, {}


def _armies(soldiers: Soldiers) -> Soldiers:
    """The same without players who have no soldiers there, and without empty tiles.

    A move changes few tiles, and the others keep their very objects: only what has changed since the last look is read.
    """
    global _seen
    before, there = _seen
    if [*before] != [*soldiers]:  # another table
        before, there = {}, {}
    changed = [*compress(soldiers, map(is_not, soldiers.values(), before.values()))] if before else [*soldiers]
    there = dict(there)
    for tile in changed:
        present = there[tile] = {}
        for seat, count in soldiers[tile].items():
            if count:
                present[seat] = count  # noqa: PERF403 - a comprehension is slower before Python 3.12
    _seen = soldiers, there
    return dict(filter(itemgetter(1), there.items()))


def _figures(state: State, board: Board) -> dict[str, dict[Seat, tuple[str, ...]]]:
    """Tile -> player -> special units and generals there, by kind."""
    found: dict[str, dict[Seat, tuple[str, ...]]] = {}
    for seat, player in state.players.items():
        for figure, place in player.figures.items():
            if place in board.cells:
                _put(found, place, seat, kind_of(figure))
    for name, general in state.generals.items():
        # The Leviathan never stands on the map (CW-LEV-01): wherever a correction puts it, it is no unit there.
        if general.place in board.cells and name != "leviathan":
            _put(found, general.place, general.owner, name)
    return found


def _put(found: dict[str, dict[Seat, tuple[str, ...]]], tile: str, seat: Seat, figure: str) -> None:
    players = found.setdefault(tile, {})
    players[seat] = (*players.get(seat, ()), figure)


def allied(state: State, one: Seat, other: Seat) -> bool:
    """The same player, or the partner in a game of two against two (CW-ALLY-01, CW-ALLY-04)."""
    if one == other:
        return True
    return state.rules.alliance and (state.seats.index(one) - state.seats.index(other)) % 2 == 0


def ally_of(state: State, seat: Seat) -> Seat:
    if not state.rules.alliance:
        return ""
    return next((other for other in state.seats if other != seat and allied(state, seat, other)), "")


def commander(state: State, seat: Seat) -> Seat:
    """Of this player's alliance: the one earlier in player order (CW-ALLY-05). Alone, the player."""
    return next(other for other in state.player_order() if allied(state, seat, other))


def commanders(state: State) -> tuple[Seat, ...]:
    """Of all alliances, in player order."""
    return tuple(seat for seat in state.player_order() if commander(state, seat) == seat)


def opponents(state: State, seat: Seat) -> tuple[Seat, ...]:
    """In player order."""
    return tuple(other for other in state.player_order() if not allied(state, seat, other))


def sides(state: State, present: Iterable[Seat]) -> list[tuple[Seat, ...]]:
    """Players grouped by alliance, in player order."""
    found: list[tuple[Seat, ...]] = []
    wanted = set(present)
    for seat in state.player_order():
        if seat in wanted and not any(seat in side for side in found):
            found.append(
                tuple(other for other in state.player_order() if other in wanted and allied(state, seat, other))
            )
    return found


def same_ground(one: State, other: State) -> bool:
    """Are these the very same pieces on the same map? States are never changed, so a part of one that is still the
    same object says the same; who begins matters to allies only (CW-ALLY-07)."""
    if one.soldiers is not other.soldiers or one.generals is not other.generals or one.rules is not other.rules:
        return False
    if one.seats is not other.seats or (one.rules.alliance and one.start != other.start):
        return False
    for before, after in zip(one.players.values(), other.players.values(), strict=True):
        if before is not after and (before.figures is not after.figures or before.capital != after.capital):
            return False
    return True


_last: Standing | None = None


def standing(state: State) -> Standing:
    """The same object as long as the same state is asked about: rules ask again and again."""
    global _last
    last = _last  # another thread may ask about another table meanwhile
    if last is None or last.state is not state:
        last = _last = Standing(state, last)
    return last


__all__ = [
    "CITY",
    "GENERALS",
    "STRENGTH",
    "Standing",
    "allied",
    "ally_of",
    "commander",
    "opponents",
    "sides",
    "standing",
]
