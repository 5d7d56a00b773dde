"""Where on the map the eyes should be: where something is under way, has moved, or is about to meet."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.aces.state import State


def action(before: State | None, state: State) -> list[str]:
    """The hexes it is about."""
    on_map = set(state.ground.near)
    for found in (_under_way(state), _beginning(state), _changed(before, state), _front(state), _present(state)):
        hexes = [hex_ for hex_ in found if hex_ in on_map]
        if hexes:
            return hexes
    return []


def _under_way(state: State) -> Iterator[str]:
    """A unit on its way, or the fight at hand."""
    if state.walk is not None and state.walk.unit in state.units:
        yield state.units[state.walk.unit].hex
    elif state.attacks and state.phase in ("fight", "move"):
        head = state.attacks[0]
        yield from (state.units[each].hex if each in state.units else each for each in (head.unit, head.target))


def _beginning(state: State) -> Iterator[str]:
    """Start numbers around which units, or grey tiles, are put now."""
    match state.phase:
        case "place":
            own = [state.units[unit] for unit in state.of(state.seat)]
            waiting = {str(unit.army) for unit in own if not unit.hex}
            numbers = [number for army, number in state.tiles[state.seat].items() if number and army in waiting]
        case "lay" | "hide":
            numbers = list(state.tiles[state.rules.controller].values())
        case _:
            return
    yield from (state.ground.start[number] for number in numbers if number in state.ground.start)


def _changed(before: State | None, state: State) -> Iterator[str]:
    """Units that are elsewhere or in another state than before, or gone."""
    if before is None or before.ground is not state.ground:
        return
    for id_, unit in state.units.items():
        if before.units.get(id_) != unit and unit.hex:
            yield unit.hex
    yield from (unit.hex for id_, unit in before.units.items() if id_ not in state.units)


def _front(state: State) -> Iterator[str]:
    """Own units with an enemy next to them."""
    against = state.enemies(state.seat)
    for unit in state.of(state.seat):
        hex_ = state.units[unit].hex
        if not against.isdisjoint(map(state.at.get, state.ground.near.get(hex_, ()))):
            yield hex_


def _present(state: State) -> Iterator[str]:
    """Those of whoever has the turn; else where somebody begins."""
    own = [state.units[unit].hex for unit in state.of(state.seat) if state.units[unit].hex]
    return iter(own or state.ground.start.values())
