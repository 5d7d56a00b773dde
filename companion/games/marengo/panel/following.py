"""Where on the battlefield the eyes should be: where something is under way, has moved, or is about to meet."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.board.areas import Point
from companion.games.marengo.panel.chips import where
from companion.games.marengo.panel.ground import Ground
from companion.games.marengo.state import SEATS, WAITING, State


def action(before: State | None, state: State, ground: Ground) -> Point:
    """In columns and lines."""
    places = list(_under_way(state)) or list(_moved(before, state)) or list(_front(state)) or list(_present(state))
    points = [where(ground, place) for place in places] or [(ground.width / 2, ground.height / 2)]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _under_way(state: State) -> Iterator[str]:
    if state.assault is not None:
        yield from (state.assault.over, state.board.opposite[state.assault.over])
    if state.maneuver is not None:
        yield state.maneuver.over
    if state.retreat is not None:
        yield state.retreat.locale
    if state.hit is not None:
        yield state.hit.place


def _moved(before: State | None, state: State) -> Iterator[str]:
    """Where there are more or fewer blocks than before."""
    if before is None or before.board is not state.board:
        return
    for seat in SEATS:
        for place in {**before.stand[seat], **state.stand[seat]}:
            if not place.startswith(WAITING) and before.number(seat, place) != state.number(seat, place):
                yield place


def _front(state: State) -> Iterator[str]:
    """Blocks of both sides next to each other."""
    for locale, beyond in state.board.adjacent.items():
        if state.holds("austrian", locale):
            yield from (other for other in beyond if state.holds("french", other))


def _present(state: State) -> Iterator[str]:
    """Those whose turn it is; else where they will come in."""
    entries = [entry.locale for entry in state.board.entries if entry.side == state.side]
    return iter([place for place in state.stand[state.side] if not place.startswith(WAITING)] or entries)
