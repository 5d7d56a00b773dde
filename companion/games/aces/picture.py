"""The table in words, top to bottom: for the screen, the command line, screen readers and tests."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.aces.moves.ending import goal
from companion.games.aces.state import State
from companion.kernel.game import Event, Fact, Seat


def picture(state: State) -> Iterator[Event]:
    yield _line("turn", turn=state.round, seat=state.seat, phase=state.phase, map="none" if state.in_books else "map")
    held = {"germany": state.team_factories("germany"), "allies": state.team_factories("allies")}
    yield _line("factories", goal=goal(state), **held)
    if state.rules.mission == "weather":
        yield _line("weather", weather=state.weather, left=state.weather_left)
    for seat in state.rules.seats:
        yield from _faction(state, seat)
    for factory, owner in state.factories.items():
        inside = state.at.get(state.ground.factories.get(factory, ""), "none")
        yield _line("factory", factory=factory, holder=owner or "nobody", unit=inside)
    for number, attack in enumerate(state.attacks, 1):
        yield _line("attack", number=number, unit=attack.unit, target=attack.target)
    if state.troops.has_samples:
        yield _line("sample")


def _line(kind: str, **facts: Fact) -> Event:
    return Event(f"show-{kind}", facts=facts)


def _faction(state: State, seat: Seat) -> Iterator[Event]:
    own = list(state.of(seat))
    yield _line("faction", seat=seat, coins=state.coins[seat], factories=len(state.held_by(seat)), units=len(own))
    for army, number in state.tiles[seat].items():
        if state.phase in ("assign", "order", "place", "first"):
            yield _line("tile", army=int(army), tile=number)
    for id_ in own:
        unit = state.units[id_]
        facts: dict[str, Fact] = {"unit": id_, "type": unit.type, "damage": unit.damage, "xp": unit.xp}
        facts |= {"level": unit.level, "hex": unit.hex or "none", "army": unit.army, "repair": int(unit.repair)}
        terrain = state.ground.terrain.get(unit.hex, "none")  # off the map, or not told yet
        yield _line("unit", **facts, terrain=terrain, moved=int(unit.moved), duty=unit.duty or "none")
