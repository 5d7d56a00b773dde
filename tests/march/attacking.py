"""A table at the attack step, for the tests of attack, combat and capital."""

from __future__ import annotations

from typing import Any

from companion.games.march.state import Country
from companion.kernel.table import Table
from tests.support import events, play


def given(record: str, blue: str = "ATTACK", orange: str = "STRENGTH") -> Table[Any]:
    """The position of a record with both cards revealed. Every card is carried out by hand."""
    table = play(f"option automatic: off\n{record}\nblue pick {blue}\norange pick {orange}")
    assert not table.faults(), "the position itself is impossible"
    return table


def fight(table: Table[Any], line: str) -> tuple[int, int]:
    """Enter an attack; the totals of attacker and defender."""
    table.enter(line)
    assert not table.faults()
    [fought] = events(table, "attacked")
    attack, defence = fought.facts["attack"], fought.facts["defence"]
    assert isinstance(attack, int)
    assert isinstance(defence, int)
    return attack, defence


def armies(table: Table[Any], where: str) -> dict[str, tuple[int, int]]:
    """Standing and fortified armies of both sides in a country; a side without any is left out."""
    country: Country = table.state.countries[where]
    forces = {"blue": country.blue, "orange": country.orange}
    return {seat: (force.standing, force.fortified) for seat, force in forces.items() if force.armies}


def stocks(table: Table[Any]) -> tuple[int, int]:
    return table.state.side("blue").stock, table.state.side("orange").stock


def occupied(table: Table[Any], where: str) -> str | None:
    """The posture of the army on that capital."""
    posture: str | None = table.state.countries[where].occupied
    return posture
