"""Phase 3 in the books: moves are paid for, maneuver attacks answered, roads and entries counted (BM-TURN-05)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.books.commands import spendings
from companion.games.marengo.books.deploying import Deploy, deploying_offered
from companion.games.marengo.books.maneuver import FACINGS, ORIGINS, Maneuver
from companion.games.marengo.books.roads import ENTRY, Arrive, Bridge, Cross
from companion.games.marengo.moves.base import Segment, next_phase
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Move
from companion.kernel.moves import legal


class Movement(Segment):
    """Whatever was moved on the table; also free moves can be entered, for the record."""

    chapters = ("BM-CMD", "BM-ROAD", "BM-MAN", "BM-REIN", "BM-PONT")

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready:
            verbs = ("spend", "maneuver", "cross", "arrive", "bridge", "next")
            yield Decision(state.side, "books-move", verbs, f"{state.turn}", complete=False, typed=True)
            yield from deploying_offered(state)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        """Every kind of action, an example of each line that has a name in it, and the end of the phase."""
        if decision.kind == "books-deploy":
            yield Deploy(None)
            return
        seat = state.side
        yield from spendings(state)
        yield from legal(state, (Maneuver(seat, start, facing) for start in ORIGINS for facing in FACINGS))
        yield from legal(state, (Maneuver(seat, "reserve", facing, road="main") for facing in FACINGS))
        yield from legal(state, (Cross(seat, road) for road in state.roads or ("8/4",) if not road.startswith(ENTRY)))
        entries = dict.fromkeys(each for wave in state.rules.schedule for each in wave.entries) or ("west",)
        yield from legal(state, (Arrive(seat, entry, "open", "main") for entry in entries))
        yield from legal(state, (Bridge(seat, "open"),))
        yield from next_phase(state)
