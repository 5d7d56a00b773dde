"""Positions of Aces & Armor written as a few rows of hexes and who stands where."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.games.aces.board.maps import hex_name
from companion.games.aces.rulings import Rulings
from companion.games.aces.state import SEATS, Attack, Rules, State, Unit
from companion.games.registry import game
from companion.kernel.game import Event, Seat
from companion.kernel.reading import Reader
from companion.kernel.trouble import NotAllowed

PLAIN = (".....",) * 5
NUMBER = re.compile(r"\d+")


def map_text(rows: Sequence[str]) -> str:
    """A map of its own; factories are called F01, F02, … row by row."""
    lines = ['format = "aces-armor.map/1"', 'id = "small"', 'origin = "custom"', 'de = "klein"', 'en = "small"']
    lines += ['orientation = "flat"', 'shift = "odd-down"', f"rows = {list(rows)}".replace("'", '"')]
    hexes = [hex_name(column, row) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "F"]
    lines += [f'[[factory]]\nid = "F{number:02}"\nhex = "{hex_}"' for number, hex_ in enumerate(hexes, 1)]
    return "\n".join(lines) + "\n"


def unit(text: str) -> Unit:
    """`us_inf C3 damage=1 xp=2`: its type, its hex, and whatever else is special about it."""
    type_, hex_, *more = text.split()
    fields: dict[str, Any] = dict(word.split("=") for word in more)
    values = {key: int(value) if NUMBER.fullmatch(value) else value == "yes" or value for key, value in fields.items()}
    return Unit(type_, hex=hex_, **values)


class Play:
    """A table that moves are entered at."""

    def __init__(self, state: State) -> None:
        self.game = game("aces")
        self.state = state
        self.events: tuple[Event, ...] = ()

    def enter(self, *lines: str) -> Play:
        """Enter lines, each of which must be legal; `events` are those of the last one."""
        for line in lines:
            outcome = self.game.play(self.state, self.reader().move(line))
            self.state, self.events = outcome.state, outcome.events
        return self

    def reader(self) -> Reader:
        return Reader(self.game, self.state, self.game.pending(self.state))

    def broken(self, line: str) -> set[str]:
        """The rules that forbid a line here; none if it is legal."""
        try:
            self.reader().move(line)
        except NotAllowed as refused:
            return {objection.rule for objection in refused.objections}
        return set()

    def facts(self, kind: str) -> list[dict[str, Any]]:
        """What the last entry told of one kind."""
        return [dict(event.facts) for event in self.events if event.kind == kind]

    @property
    def cited(self) -> set[str]:
        return {rule for event in self.events for rule in event.rules}

    @property
    def asked(self) -> list[tuple[Seat | None, str]]:
        return [(d.seat, d.kind) for d in self.game.pending(self.state) if not d.optional]

    def hex(self, unit: str) -> str:
        return self.state.units[unit].hex

    def lines(self) -> list[str]:
        """Everything that is offered, as it is typed."""
        moves = [move for d in self.game.pending(self.state) for move in self.game.choices(self.state, d)]
        return [self.game.notation.write(move, with_seat=False) for move in moves]


def table(
    rows: Sequence[str] = PLAIN,
    units: Mapping[str, str] | None = None,
    *,
    seat: Seat = "us",
    phase: str = "move",
    seats: tuple[Seat, ...] = SEATS,
    attacks: Sequence[tuple[str, str]] = (),
    factories: Mapping[str, Seat] | None = None,
    coins: Mapping[Seat, int] | None = None,
    rules: Mapping[str, Any] | None = None,
    automatic: tuple[str, ...] = (),
    weather: Any = "normal",
    **rulings: Any,
) -> Play:
    """A position in round 3, where all units act. Both teams have a unit somewhere, or the game would be over."""
    text = map_text(rows)
    settled = Rules(
        "full", text, text, seats, 1, 0, None, False, True, "dice", "skirmish", 0, automatic, Rulings(**rulings)
    )
    settled = replace(settled, troops="sample", **(rules or {}))
    state = State(
        rules=settled,
        phase=phase,  # type: ignore[arg-type]
        first=seat,
        seat=seat,
        round=3,
        units={name: unit(text) for name, text in (units or {}).items()},
        coins={each: (coins or {}).get(each, 0) for each in seats},
        tiles={each: {"1": 0, "2": 0, "3": 0} for each in seats},
        attacks=tuple(Attack(*attack) for attack in attacks),
    )
    state = replace(state, weather=weather)
    state = replace(state, factories=dict.fromkeys(state.ground.factories, "") | dict(factories or {}))
    return Play(state)
