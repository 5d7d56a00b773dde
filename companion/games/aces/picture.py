"""The table in words, top to bottom: for the screen, the command line, screen readers and tests."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.aces.moves.ending import goal
from companion.games.aces.state import UNKNOWN, Site, State
from companion.kernel.game import Event, Fact, Seat


def picture(state: State) -> Iterator[Event]:
    yield _line("turn", turn=state.round, seat=state.seat, phase=state.phase, map="none" if state.in_books else "map")
    held = {"germany": state.team_factories("germany"), "allies": state.team_factories("allies")}
    yield _line("factories", goal=goal(state), **held)
    if state.rules.mission == "weather":
        yield _line("weather", weather=state.weather, left=state.weather_left)
    if state.v2 is not None:
        yield from _site(state, state.v2)
    for seat in state.rules.seats:
        yield from _faction(state, seat)
    for factory, owner in state.factories.items():
        inside = state.at.get(state.ground.factories.get(factory, ""), "none")
        ruin = int(factory in state.ruins)
        yield _line("factory", factory=factory, holder=owner or "nobody", unit=inside, ruin=ruin)
    for number, attack in enumerate(state.attacks, 1):
        yield _line("attack", number=number, unit=attack.unit, target=attack.target)
    if state.troops.has_samples:
        yield _line("sample")


def _line(kind: str, **facts: Fact) -> Event:
    return Event(f"show-{kind}", facts=facts)


def _site(state: State, site: Site) -> Iterator[Event]:
    """Mission V2; whoever may not know where the launcher is has a position that does not tell it."""
    where = "none" if site.hex in ("", UNKNOWN) else site.hex
    facts: dict[str, Fact] = {"seat": state.rules.controller, "hex": where, "found": int(site.found)}
    yield _line("launcher", damage=site.damage, health=state.rules.v2_health, ruins=len(site.ruins), **facts)
    for turned in (False, True):
        hexes = [hex_ for hex_, up in site.tiles.items() if up == turned]
        if hexes:
            yield _line("tiles", turned=int(turned), count=len(hexes), parts=", ".join(hexes))


def _faction(state: State, seat: Seat) -> Iterator[Event]:
    own = list(state.of(seat))
    yield _line("faction", seat=seat, coins=state.coins[seat], factories=len(state.held_by(seat)), units=len(own))
    lie_on_map = state.v2 is not None and state.v2.tiles  # AA-V2-05
    for army, number in state.tiles[seat].items():
        if state.phase in ("assign", "order", "place", "lay", "first") and not lie_on_map:
            yield _line("tile", army=int(army), tile=number)
    for id_ in own:
        unit = state.units[id_]
        facts: dict[str, Fact] = {"unit": id_, "type": unit.type, "damage": unit.damage, "xp": unit.xp}
        facts |= {"level": unit.level, "hex": unit.hex or "none", "army": unit.army, "repair": int(unit.repair)}
        terrain = state.ground.terrain.get(unit.hex, "none")  # off the map, or not told yet
        yield _line("unit", **facts, terrain=terrain, moved=int(unit.moved), duty=unit.duty or "none")
