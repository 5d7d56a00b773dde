"""Units are eliminated: off the tile, to supply or out of the game, and the table is told so."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork.pieces import eliminate_figure, eliminate_soldiers
from companion.games.clockwork.spelling import Units
from companion.games.clockwork.state import GENERALS, State
from companion.games.clockwork.units import told
from companion.kernel.game import Seat
from companion.kernel.story import Story


def eliminate(state: State, story: Story, tile: str, seat: Seat, units: Units, *rules: str) -> State:
    """These units of one player are eliminated, for the reasons given."""
    if not units.count:
        return state
    for figure in units.figures:
        state = eliminate_figure(state, tile, seat, figure)
    state = eliminate_soldiers(state, tile, seat, units.soldiers)
    story.tell(
        "eliminated",
        *rules,
        *_where_they_go(units),
        seat=seat,
        tile=tile,
        units=told(units),
        count=units.count,
        soldiers=units.soldiers,
        figures=len(units.figures),
    )
    return state


def _where_they_go(units: Units) -> Iterator[str]:
    if units.soldiers:
        yield "CW-BASE-06"
    if any(figure not in GENERALS for figure in units.figures):
        yield "CW-BASE-07"
    if any(figure in GENERALS for figure in units.figures):
        yield "CW-BASE-08"
