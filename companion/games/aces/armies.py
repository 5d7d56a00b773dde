"""Whose units are whose: moving, fighting and repairing leave that as it is."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from companion.games.aces.board.cards import SEATS, TEAMS
from companion.kernel.game import Seat
from companion.kernel.remembering import for_equal, for_the_same

if TYPE_CHECKING:
    from companion.games.aces.state import State

_TYPE = attrgetter("type")


class Armies(NamedTuple):
    """The units of each faction that has any, and those of its enemies."""

    of: Mapping[Seat, tuple[str, ...]]
    against: Mapping[Seat, frozenset[str]]


def _who_is_there(state: State) -> tuple[object, ...]:
    """All that it depends on: every unit with its type, and who commands whom."""
    rules, units = state.rules, state.units
    return rules.troops, rules.seats, rules.automa, tuple(units), tuple(map(_TYPE, units.values()))


@for_the_same(lambda state: (state.units, state.rules))
@for_equal(_who_is_there)
def armies_of(state: State) -> Armies:
    """In cooperative play the units of both humans are in one hand, and each faction has its own."""
    found: dict[Seat, list[str]] = {}
    for id_ in state.units:
        faction = state.card(id_).faction
        for seat in dict.fromkeys((faction, state.commander(faction))):
            found.setdefault(seat, []).append(id_)
    of = {seat: tuple(units) for seat, units in found.items()}
    return Armies(of, {seat: _against(of, seat) for seat in SEATS})


def _against(of: Mapping[Seat, tuple[str, ...]], seat: Seat) -> frozenset[str]:
    return frozenset().union(*(units for other, units in of.items() if TEAMS[other] != TEAMS[seat]))
