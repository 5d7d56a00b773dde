"""Where a table lets the Automa intercept (AA-AMB-25): whom it would attack by priority a, then by b."""

from __future__ import annotations

from companion.games.aces.automa.targets import destroys, threatens
from companion.games.aces.interception import interceptors
from companion.games.aces.state import State


def automa_interceptor(state: State) -> str:
    """The unit that stops the one on its way, the first by name; none if nobody does."""
    automa, walk = state.rules.automa, state.walk
    if automa is None or walk is None or not walk.open or state.rules.rulings.automa_intercepts == "never":
        return ""
    if state.result is not None or not state.are_enemies(automa.seat, state.owner(walk.unit)):
        return ""
    able = sorted(interceptors(state, automa.seat, walk.unit, state.units[walk.unit].hex))
    deadly = [unit for unit in able if destroys(state, unit, walk.unit)]
    if deadly or (able and threatens(state, automa.seat, walk.unit)):
        return (deadly or able)[0]
    return ""
