"""A table that only keeps the books, in words: the clock, both armies, what is under way, what the turn has used up."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.books.base import as_typed, kept
from companion.games.marengo.books.parts import BookedRow
from companion.games.marengo.books.roads import ENTRY, next_step
from companion.games.marengo.books.schedule import hour, left_of
from companion.games.marengo.books.turn import may_declare
from companion.games.marengo.pieces import ANY
from companion.games.marengo.state import SEATS, State
from companion.kernel.game import Event, Facts, Seat


def without_map(state: State) -> Iterator[Event]:
    yield _turn(state)
    for seat in SEATS:
        yield _army(state, seat)
    yield from _under_way(state)
    yield from _used_up(state)
    yield from _to_come(state)


def _turn(state: State) -> Event:
    facts: Facts = {"hour": hour(state.round), "round": state.round, "rounds": state.rules.rounds}
    facts |= {"seat": state.side, "phase": state.phase, "commands": state.commands}
    return Event("show-books-turn", facts=facts)


def _army(state: State, seat: Seat) -> Event:
    gun = state.guns[seat]
    artillery = "lost" if gun.lost else "announced" if gun.announced else "ready"
    facts: Facts = {"seat": seat, "morale": state.morale[seat], "lost": state.lost[seat], "gun": artillery}
    return Event("show-books-side", facts={**facts, "broken": int(state.demoralized(seat))})


def _under_way(state: State) -> Iterator[Event]:
    """An assault with both its rows; of all other questions the one that is asked says enough."""
    fight = kept(state).fight
    if fight is None:
        return
    yield Event("show-books-fight", facts={"seat": state.side, "rival": state.enemy, "place": as_typed(fight.home.id)})
    for seat, row in ((state.side, fight.attacker), (state.enemy, fight.defender)):
        yield Event("show-books-row", facts={"seat": seat, **_row(row)})


def _row(row: BookedRow) -> Facts:
    shown = [face for face in row.second if face != ANY]
    return {
        "faces": ", ".join(row.first) or "none",
        "behind": len(row.second),
        "parts": ", ".join(shown) or "none",  # of those behind, whoever has shown himself
    }


def _used_up(state: State) -> Iterator[Event]:
    for place in state.assaulted:
        yield Event("show-books-assaulted", facts={"place": as_typed(place), "failed": int(place in state.failed)})
    for road in state.roads:
        facts: Facts = {"place": as_typed(road.removeprefix(ENTRY)), "following": next_step(state, road)}
        yield Event("show-books-road", facts={**facts, "entry": int(road.startswith(ENTRY))})
    if state.pontoon:
        yield Event("show-books-bridge")
    if may_declare(state):
        yield Event("show-books-activation", facts={"seat": "french", "count": may_declare(state)})


def _to_come(state: State) -> Iterator[Event]:
    """What is left of the schedule, if anybody has typed one (BM-REIN-02)."""
    for at, wave in enumerate(state.rules.schedule):
        if left_of(state, at):
            facts: Facts = {"seat": wave.side, "hour": hour(wave.round), "count": left_of(state, at)}
            entries = as_typed(", ".join(wave.entries))
            yield Event("show-books-due", facts={**facts, "place": entries, "now": int(wave.round <= state.round)})
