"""An assault walked through in the books (BM-AS02..BM-AS11): what happens by itself, and what either side is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

from msgspec.structs import replace

from companion.games.marengo.books.answers import (
    Chase,
    Meet,
    Volley,
    abreast,
    held_back,
    may_fire,
    may_pursue,
    name,
    next_is,
    nobody_leads,
    winner,
)
from companion.games.marengo.books.base import with_books, worn
from companion.games.marengo.books.bombard import GUNS, driven_off
from companion.games.marengo.books.losses import (
    due,
    going_on,
    loss_asked,
    row,
    taken_by_itself,
    under_way,
    ways_to_lose,
)
from companion.games.marengo.books.parts import Leaving
from companion.games.marengo.moves.assault_answers import (
    END,
    FIRE,
    FRONT,
    PURSUIT,
    tell_why_no_fire,
    tell_why_no_pursuit,
)
from companion.games.marengo.moves.base import Pass, Segment
from companion.games.marengo.moves.comparing import Led, broken_by_fire, compared
from companion.games.marengo.pieces import ANY, FACES, strength
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Move
from companion.kernel.moves import legal
from companion.kernel.story import Story

# --- what happens by itself -----------------------------------------------------------------------------------------


def _no_gun(state: State, story: Story) -> State:
    if may_fire(state):
        return state
    tell_why_no_fire(state, story)
    return going_on(state, step=FRONT)


def _fire_over(state: State, story: Story) -> State:
    return going_on(state, step=FRONT, broken=broken_by_fire(state, story))


def _no_front(state: State, story: Story) -> State:
    return state if ANY in row(state, state.enemy).second else nobody_leads(state, story)


def led(state: State) -> Led:
    """The attackers' first row as it is now."""
    leaders = under_way(state).attacker
    return Led([strength(face) for face in leaders.first], leaders.arm, leaders.named)


def _compare(state: State, story: Story) -> State:
    fight = under_way(state)
    defenders = [strength(face) for face in fight.defender.first]
    found = compared(state, story, name(state), fight.target, led(state), fight.broken, defenders)
    return going_on(state, step=PURSUIT, result=found.result, losses=found.losses)


def _nobody_pursues(state: State, story: Story) -> State:
    if may_pursue(state):
        return state
    tell_why_no_pursuit(story, winner(state), held_back(state))
    return going_on(state, step=END)


def _end(state: State, story: Story) -> State:
    """Step 11: the players move the pieces, the books say who leaves and who falls back."""
    return _won(state, story) if under_way(state).result > 0 else _failed(state, story)


def _failed(state: State, story: Story) -> State:
    rules = ("BM-AS11-01", "BM-AS11-02", "BM-AS11-07", "BM-ASLT-11", "BM-ASLT-23")
    story.tell("books-failed", *rules, seat=state.side, rival=state.enemy, place=name(state))
    return with_books(replace(state, failed=(*state.failed, under_way(state).home.id)), fight=None)


def _won(state: State, story: Story) -> State:
    fight, seat, rival = under_way(state), state.side, state.enemy
    alive = len(fight.attacker.first) + len(fight.attacker.second) + len(fight.pursuit)
    case = "advance" if alive else state.rules.rulings.dead_winners  # BM-AMB-19
    rules = ("BM-AS11-03", "BM-AS11-04", "BM-ASLT-10", "BM-ASLT-23") if alive else ("BM-AS11-03", "BM-AMB-19")
    story.tell("books-won", *rules, seat=seat, rival=rival, place=name(state), case=case)
    state = with_books(state, fight=None)
    if case == "stays":
        return state
    for face in fight.defender.second:
        if face in GUNS and state.rules.rulings.retreat_artillery == "lost":  # BM-AMB-13
            state = worn(state, story, rival, face, strength(face), "BM-RET-05")
        elif face in GUNS:
            state = driven_off(state, story, rival)
    return with_books(state, leaving=Leaving(rival, beaten=True))


_BY_ITSELF: dict[int, Callable[[State, Story], State]] = {
    FIRE: _no_gun, 3: _fire_over, FRONT: _no_front, 5: _compare, PURSUIT: _nobody_pursues, END: _end,
}  # fmt: skip

# --- what is asked --------------------------------------------------------------------------------------------------


class Walk(Segment):
    """From defensive fire to the end; each step either happens by itself or waits for its answer."""

    chapters = ("BM-AS02", "BM-AS04", "BM-AS07", "BM-AS08", "BM-AS10", "BM-ASLT")

    def step(self, state: State, story: Story) -> State:
        if due(state) is not None:
            return taken_by_itself(state, story)
        by_itself = _BY_ITSELF.get(under_way(state).step)
        return by_itself(state, story) if by_itself is not None else state

    def decisions(self, state: State) -> Iterator[Decision]:
        if due(state) is not None:
            yield from loss_asked(state)
            return
        number = f"{state.turn} {name(state)}"
        if next_is(state, FIRE):
            yield Decision(state.enemy, "books-fire", ("volley", "pass"), number)
        elif next_is(state, FRONT):
            yield Decision(state.enemy, "books-front", ("meet", "pass"), number)
        elif next_is(state, PURSUIT):
            yield Decision(winner(state), "books-pursuit", ("chase", "pass"), number)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        seat = decision.seat
        if decision.kind == "books-fire":
            yield from legal(state, (Volley(seat, gun) for gun in GUNS))
        elif decision.kind == "books-front":
            yield from legal(state, (Meet(seat, faces) for faces in _together(state)))
        elif decision.kind == "books-pursuit":
            yield from legal(state, (Chase(seat, faces) for faces in _together(state)))
        else:
            yield from ways_to_lose(state)
            return
        yield Pass(seat)


def _together(state: State) -> Iterator[tuple[str, ...]]:
    """Any faces side by side, as many as there is room for."""
    for number in range(1, abreast(state) + 1):
        yield from combinations_with_replacement(FACES, number)
