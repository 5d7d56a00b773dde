"""An assault step by step (BM-AS02..BM-AS11): what happens by itself, and what either side is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.marengo.moves.advancing import ADVANCE, advance_asked, advances
from companion.games.marengo.moves.assault_answers import (
    END,
    FIRE,
    FRONT,
    PURSUIT,
    Cannonade,
    Front,
    Pursue,
    could_lead,
    could_pursue,
    guns_that_could_fire,
    held_back,
    nobody_leads,
    tell_why_no_fire,
    tell_why_no_pursuit,
    winner,
)
from companion.games.marengo.moves.assault_end import advance, driven_out_or_back
from companion.games.marengo.moves.assault_losses import due, loss_asked, sufferings, taken_by_itself
from companion.games.marengo.moves.base import Pass, Segment
from companion.games.marengo.moves.comparing import Led, broken_by_fire, compared
from companion.games.marengo.moves.rows import (
    Showing,
    abreast,
    attacked,
    going_on,
    participants,
    second_row,
    side_by_side,
    strengths,
    under_way,
)
from companion.games.marengo.parts import Blocks
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Move
from companion.kernel.moves import legal
from companion.kernel.story import Story

MANY = 200  # answers that are still listed one by one

# --- what happens by itself -----------------------------------------------------------------------------------------


def _no_gun(state: State, story: Story) -> State:
    if guns_that_could_fire(state):
        return state
    tell_why_no_fire(state, story)
    return going_on(state, step=FRONT)


def _fire_over(state: State, story: Story) -> State:
    return going_on(state, step=FRONT, broken=broken_by_fire(state, story))


def _no_front(state: State, story: Story) -> State:
    if could_lead(state) or "pass" not in state.rules.automatic:
        return state
    story.automatic(Pass(state.enemy))
    return nobody_leads(state, story)


def led(state: State) -> Led:
    """The attackers' first row as it is now."""
    leaders = under_way(state).attacker
    return Led(strengths(leaders.first), leaders.arm, leaders.named)


def _compare(state: State, story: Story) -> State:
    assault, place = under_way(state), attacked(state)
    found = compared(state, story, place.id, place, led(state), assault.broken, strengths(assault.defender.first))
    return going_on(state, step=PURSUIT, result=found.result, losses=found.losses)


def _nobody_pursues(state: State, story: Story) -> State:
    if could_pursue(state):
        return state
    tell_why_no_pursuit(story, winner(state), held_back(state))
    return going_on(state, step=END)


_BY_ITSELF: dict[int, Callable[[State, Story], State]] = {
    FIRE: _no_gun, 3: _fire_over, FRONT: _no_front, 5: _compare, PURSUIT: _nobody_pursues,
    END: driven_out_or_back, ADVANCE: advance,
}  # fmt: skip

# --- what is asked --------------------------------------------------------------------------------------------------


class AssaultSteps(Segment):
    """From defensive fire to the advance; each step either happens by itself or waits for its answer."""

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
        step, number = under_way(state).step, f"{state.turn} {under_way(state).over}"
        if step == FIRE:
            yield Decision(state.enemy, "fire", ("cannonade", "pass"), number, complete=False)
        elif step == FRONT:
            some = not _all_listed(_fronts(state))
            yield Decision(state.enemy, "front", ("front", "pass"), number, complete=False, typed=some)
        elif step == PURSUIT:
            some = not _all_listed(_pursuits(state))
            yield Decision(winner(state), "pursuit", ("pursue", "pass"), number, complete=False, typed=some)
        elif step == ADVANCE:
            yield from advance_asked(state)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        seat = decision.seat
        if decision.kind == "advance":
            yield from advances(state, decision)
            return
        if decision.kind == "fire":
            yield from legal(state, (Cannonade(seat, word) for word in _words(guns_that_could_fire(state))))
        elif decision.kind == "front":
            yield from legal(state, (Front(seat, words) for words in _listed(_fronts(state))))
        elif decision.kind == "pursuit":
            yield from legal(state, (Pursue(seat, words) for words in _listed(_pursuits(state))))
        else:
            yield from sufferings(state)
            return
        yield Pass(seat)


def _words(could: list[Showing]) -> list[str]:
    return list(dict.fromkeys(showing.word for showing in could))


def _fronts(state: State) -> list[tuple[str, ...]]:
    return _together(participants(state, state.enemy), could_lead(state), abreast(state))


def _pursuits(state: State) -> list[tuple[str, ...]]:
    return _together(second_row(state, winner(state)), could_pursue(state), abreast(state))


def _together(blocks: Blocks, could: list[Showing], most: int) -> list[tuple[str, ...]]:
    words = (tuple(sorted(showing.word for showing in together)) for together in side_by_side(blocks, could, most))
    return list(dict.fromkeys(words))


def _all_listed(answers: list[tuple[str, ...]]) -> bool:
    return len(answers) <= MANY


def _listed(answers: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """All of them; where they are too many, only single blocks."""
    return answers if _all_listed(answers) else [words for words in answers if len(words) == 1]
