"""The units of both teams as a list that sorts itself: who may still act, who is damaged or in repair, all others."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from companion.games.aces.board.cards import HEALTH
from companion.games.aces.board.maps import AT_WATER
from companion.games.aces.panel.acting import may_still_act, turns_until
from companion.games.aces.panel.faces import HURT, LEVELS, SKILLED, chip_style
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.sights import LETTERS
from companion.games.aces.state import State
from companion.tui.widgets.canvas import fitted

ROW = 23  # columns of a unit
GAP = 1
NAME, HEX = 6, 4  # columns of the sign with the name, and of the hex


def in_order(state: State) -> list[str]:
    """By what matters now; those of whoever has the turn first among their like."""
    acting, seats = may_still_act(state), state.order

    def rank(unit: str) -> tuple[object, ...]:
        own, owner = state.units[unit], state.owner(unit)
        place = (seats.index(owner) - seats.index(state.seat)) % len(seats) if owner in seats else len(seats)
        return unit not in acting, not (own.damage or own.repair), -own.damage, not own.repair, place

    return sorted(state.units, key=rank)


def counted(shown: Shown, room: int) -> Content:
    """How many may still act, are damaged, are in repair: as much of it as there is room for."""
    state = shown.state
    acting = len(may_still_act(state))
    hurt = sum(unit.damage > 0 for unit in state.units.values())
    repair = sum(unit.repair for unit in state.units.values())
    told = [Content.styled(shown.say("aces-panel-acting", count=acting), "bold $accent" if acting else "$muted")]
    told += [Content.styled(shown.say("aces-panel-damaged", count=hurt), "$error")] if hurt else []
    told += [Content(shown.say("aces-panel-in-repair", count=repair))] if repair else []
    between = Content.styled(f" {shown.signs.bullet} ", "$muted")
    fits = (between.join(told[:many]) for many in range(len(told), 0, -1))
    return next((line for line in fits if line.cell_length <= room), told[0])


def listed(shown: Shown, width: int, height: int) -> list[Content]:
    """In columns, from top to bottom; what does not fit is counted in the last place."""
    columns, units = max(1, (width + GAP) // (ROW + GAP)), in_order(shown.state)
    height = min(height, -(-len(units) // columns))  # all columns are of use
    room, wide = columns * height, (width - GAP * (columns - 1)) // columns
    cells = [_row(shown, unit, wide) for unit in units[:room]]
    if len(units) > room > 0:
        cells[-1] = fitted(
            Content.styled(shown.say("aces-panel-more-units", count=len(units) - room + 1), "$muted"), wide
        )
    return _in_columns(cells, height, wide)


def _in_columns(cells: Sequence[Content], height: int, wide: int) -> list[Content]:
    high = min(height, len(cells))
    gap, blank = Content(" " * GAP), Content(" " * wide)
    return [
        gap.join(cells[at] if at < len(cells) else blank for at in range(row, max(len(cells), 1), height))
        for row in range(high)
    ]


def _row(shown: Shown, unit: str, wide: int) -> Content:
    """Who, where, what is left of it, its experience, how long it is in repair."""
    state, signs = shown.state, shown.signs
    own, seat = state.units[unit], state.card(unit).faction
    acts = unit in may_still_act(state)
    left = HEALTH - own.damage
    name = f"{shown.sign(seat)}{shown.unit(unit)}".ljust(NAME)
    where = (own.hex if own.hex in state.ground.near and shown.has_map else _elsewhere(shown, unit))[:HEX]
    parts = [
        (signs.near if acts else " ", "bold $accent"),
        (name, chip_style(seat, acts)),
        (f" {where:<{HEX}}", ""),
        (signs.pip * left, f"$seat-{seat}"),
        (signs.hollow * own.damage, "$error"),
        (f"-{own.damage}" if own.damage else "  ", HURT if own.damage else ""),
        (LEVELS[own.level], SKILLED),
        (" " if own.repair and not own.level else "", ""),
        (f"{shown.say('aces-panel-mark-repair')}{turns_until(state, state.owner(unit))}" if own.repair else "", "bold"),
    ]
    return fitted(Content.assemble(*(part for part in parts if part[0])), wide)


def _elsewhere(shown: Shown, unit: str) -> str:
    """At a table without a map in a factory or in the water; before the game the army, if it is in one yet."""
    own = shown.state.units[unit]
    if not own.hex:
        return f"({own.army})" if own.army else "–"
    return own.hex if own.hex in shown.state.ground.factory_at else LETTERS["water"] if own.hex == AT_WATER else ""
