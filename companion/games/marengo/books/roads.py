"""Road crossings, entries and the pontoon bridge in the books (BM-ROAD-07..13, BM-REIN-03..07, BM-PONT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias, get_args

from msgspec.structs import force_setattr, replace

from companion.games.marengo.board.model import RoadClass
from companion.games.marengo.books.base import BooksMove, as_typed
from companion.games.marengo.books.schedule import come_in, not_due
from companion.games.marengo.moves.base import not_now, paid, too_dear
from companion.games.marengo.parts import Crossing
from companion.games.marengo.state import STEPS, State
from companion.kernel.game import Facts, Move, Objection, phrase
from companion.kernel.moves import no
from companion.kernel.story import Story

Entrance: TypeAlias = Literal["open", "full", "held"]  # the entry locale: room for one, no room, enemies in it
ENTRANCES: tuple[Entrance, ...] = get_args(Entrance)
ENTRY = "@"  # before the name of an entry, which is no crossing
THERE, BACK = "there", "back"  # the two directions over a crossing


def next_step(state: State, where: str) -> int:
    """The first step with which another piece can cross here this turn (BM-ROAD-10); 4: nobody can any more."""
    used = state.roads.get(where, ())
    return used[-1].step + 1 if used else 1


def _crossed(state: State, where: str, step: int, direction: str) -> State:
    used = (*state.roads.get(where, ()), Crossing(step, direction))
    return replace(state, roads=dict(sorted({**state.roads, where: used}.items())))


def _told(state: State, where: str, step: int) -> Facts:
    """Which step that was, how far the piece can still go, and with which step the next one can follow."""
    following = next_step(state, where)
    return {"where": as_typed(where.removeprefix(ENTRY)), "step": step, "further": STEPS - step, "following": following}


class Cross(BooksMove, frozen=True, tag="cross"):
    """A piece crosses an approach by a road. `road`: as the players call that road at that approach."""

    road: str
    step: int = 0  # none named: the next that is free
    back: bool = False  # the other way

    def __post_init__(self) -> None:
        force_setattr(self, "road", self.road.casefold())

    def _step(self, state: State) -> int:
        return self.step or next_step(state, self.road)

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "move")
        if late:
            yield from late
            return
        road = as_typed(self.road)
        used, step, direction = state.roads.get(self.road, ()), self._step(state), BACK if self.back else THERE
        if next_step(state, self.road) > STEPS:
            yield no("BM-ROAD-07", place=road, road=road)
        elif step > STEPS:
            yield no("BM-ROAD-01", steps=step)
        elif step < next_step(state, self.road):
            rule = "BM-ROAD-08" if any(crossing.step == step for crossing in used) else "BM-ROAD-09"
            yield no(rule, place=road, road=road, step=step, after=used[-1].step)
        if any(crossing.over != direction for crossing in used):
            yield no("BM-ROAD-11", place=road, road=road)

    def effect(self, state: State, story: Story) -> State:
        step = self._step(state)
        state = _crossed(state, self.road, step, BACK if self.back else THERE)
        rules = ("BM-ROAD-08", "BM-ROAD-10", "BM-ROAD-12")
        story.tell("books-crossed", *rules, seat=state.side, **_told(state, self.road, step))
        return state


class Arrive(BooksMove, frozen=True, tag="arrive"):
    """A reinforcement enters by road: at which entry, is its locale open, along what kind of road (BM-REIN-01)."""

    entry: str
    entrance: Entrance
    road: RoadClass

    def __post_init__(self) -> None:
        force_setattr(self, "entry", self.entry.casefold())

    @property
    def _way_in(self) -> str:
        return f"{ENTRY}{self.entry}"

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "move")
        if late:
            yield from late
            return
        if self.entrance != "open":  # BM-REIN-05, BM-REIN-06
            yield no("BM-REIN-07", case=self.entrance, seat=state.side, entry=as_typed(self.entry))
        yield from not_due(state, state.side, self.entry, as_typed(self.entry))
        if next_step(state, self._way_in) > STEPS:
            yield no("BM-REIN-04", seat=state.side, entry=as_typed(self.entry))
        yield from too_dear(state, self._cost())

    def _cost(self) -> int:
        return int(self.road != "main")  # BM-REIN-10

    def effect(self, state: State, story: Story) -> State:
        step = next_step(state, self._way_in)
        state = paid(state, story, self._cost(), "BM-REIN-10")
        state = come_in(_crossed(state, self._way_in, step, THERE), state.side, self.entry)
        rules = ("BM-REIN-01", "BM-REIN-03")
        story.tell("books-arrived", *rules, seat=state.side, **_told(state, self._way_in, step))
        return state


class Bridge(BooksMove, frozen=True, tag="bridge"):
    """An Austrian piece comes over the pontoon bridge (BM-PONT-01..05)."""

    entrance: Entrance

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "move")
        if late:
            yield from late
            return
        if self.seat == "french":
            yield no("BM-PONT-01", case="none", seat=self.seat)
        else:
            yield from not_due(state, state.side, "", phrase("books-bridge-name"))
        if state.pontoon:
            yield no("BM-PONT-01", case="used", seat=state.side)
        if self.entrance != "open":
            yield no("BM-PONT-02", place=phrase("books-entry-locale"))
        yield from too_dear(state, 1)

    def effect(self, state: State, story: Story) -> State:
        state = paid(state, story, 1, "BM-CMD-26", "BM-PONT-03")
        story.tell("books-bridge", "BM-PONT-01", "BM-PONT-04", seat=state.side)
        return replace(come_in(state, state.side, ""), pontoon=True)


PATTERNS: dict[type[Move], str] = {
    Cross: "cross <road:label> [step <step:number>] [<back:back>]",
    Arrive: "arrive <entry:label> <entrance:entrance> by <road:roadclass>",
    Bridge: "bridge <entrance:entrance>",
}
