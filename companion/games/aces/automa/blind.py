"""The Automa's next step at a table without a map: which unit, which action, whom it attacks (ledger 7.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.games.aces.automa.aiming import Aim, aim_at, ever, in_reach, in_reach_here, wanted
from companion.games.aces.automa.inquiries import GOALS, NEVER, Inquiry, Unanswered, asks_once, interceptor, told
from companion.games.aces.automa.plans import ATTACKING_ON_THE_WAY, group
from companion.games.aces.automa.questions import Question, Undecided, settled_by_lot
from companion.games.aces.books.moving import catches
from companion.games.aces.reach import is_taken
from companion.games.aces.state import State, asked_once

ATTACKS = ("AA-AIN-05", "AA-AGU-01")
WHOEVER = "whoever"  # is in range when the unit has moved


class BlindPlan(NamedTuple):
    """One step: a unit, its action, and whom it attacks, if that is settled before it moves."""

    unit: str
    waiting: tuple[str, ...]
    number: int
    rule: str
    goal: str = ""  # a factory that it occupies; or how near to one it comes
    aim: Aim | None = None


@asked_once
def next_blind_plan(state: State) -> BlindPlan | Question | Inquiry | None:
    """The next step; or what has to be told or drawn first; None if every unit has acted."""
    units = group(state)
    try:
        return _plan(state, units) if units else None
    except Undecided as open_:
        return open_.question
    except Unanswered as unanswered:
        return unanswered.inquiry


def _plan(state: State, units: tuple[str, ...]) -> BlindPlan:
    plans = {unit: _action(state, unit) for unit in units}
    first = min(plan.number for plan in plans.values())  # AA-AUT-09
    unit = settled_by_lot(state, "unit", [unit for unit in units if plans[unit].number == first])
    plan = plans[unit]._replace(waiting=units)
    if plan.rule not in ATTACKS:
        return plan
    can = in_reach(state, unit)
    return plan._replace(aim=aim_at(state, unit, can if plan.rule == "AA-AGU-01" else wanted(state, unit, can)))


def _action(state: State, unit: str) -> BlindPlan:
    """The first action that is possible, in the order of the table (AA-AUT-03)."""
    infantry = state.card(unit).arm == "infantry" and not state.units[unit].duty
    goal = _goal(state, unit) if infantry else ""
    if goal and goal != "towards":
        number, rule = {"beside": (2, "AA-AIN-02"), "soon": (3, "AA-AIN-04")}.get(goal, (1, "AA-AIN-01"))
        return BlindPlan(unit, (), number, rule, goal)
    can, after = in_reach(state, unit), 5 if infantry else 0
    if infantry and wanted(state, unit, can):
        return BlindPlan(unit, (), 4, "AA-AIN-05")
    if goal:
        return BlindPlan(unit, (), 5, "AA-AIN-06", goal)
    if can:
        return BlindPlan(unit, (), after + 1, "AA-AGU-01")
    if ever(state, unit) and not state.units[unit].duty:
        return BlindPlan(unit, (), after + 2, "AA-AGU-02")
    return BlindPlan(unit, (), after + 3, "AA-AMB-56")


def _goal(state: State, unit: str) -> str:
    seeks = [factory for factory in state.factories if is_taken(state, unit, factory)]
    options = (*seeks, *GOALS) if seeks else ()
    answer = told(state, "goal", unit, options, unit)
    if not answer and options and asks_once(state) and state.automa.told[f"goal {unit}"]:
        raise Unanswered(Inquiry("goal", unit, options, unit))  # another unit has taken that factory
    return answer[0] if answer else ""


def attacks_on_the_way(state: State, plan: BlindPlan) -> bool:
    """Does infantry attack after this action, too (AA-AMB-26)?"""
    infantry = state.card(plan.unit).arm == "infantry"
    return infantry and plan.number in ATTACKING_ON_THE_WAY and state.rules.rulings.automa_attacks == "whenever"


# --- after the move -------------------------------------------------------------------------------------------------


@asked_once
def next_blind_shot(state: State) -> Aim | Question | Inquiry | None:
    """Whom the unit that has moved attacks: as planned, or from where it was stopped or stands now."""
    unit = state.automa.unit
    try:
        return _shot(state, unit) if unit in state.units and not state.units[unit].occupied else None
    except Undecided as open_:
        return open_.question
    except Unanswered as unanswered:
        return unanswered.inquiry


def _shot(state: State, unit: str) -> Aim | None:
    target, orders = state.automa.target, state.automa
    if f"caught {unit}" not in orders.told:
        told(state, "caught", unit, _stoppers(state, unit), unit)
    if interceptor(state, unit):
        return aim_at(state, unit, in_reach_here(state, unit))
    if target in state.units:
        return Aim(target, (target,), ())
    if target != WHOEVER:
        return None
    before = orders.told.get(f"range {unit}")
    return aim_at(state, unit, in_reach_here(state, unit, before.split() if before is not None else None))


def _stoppers(state: State, unit: str) -> Iterator[str]:
    """Who could intercept it somewhere, unless nobody wants to this turn."""
    if NEVER in state.automa.told or state.units[unit].duty:  # who has intercepted stays where it is (AA-INT-04)
        return
    seats = (seat for seat in state.rules.seats if not state.is_automa(seat))
    able = sorted({catch.unit for seat in seats for catch in catches(state, seat) if catch.target == unit})
    yield from (*able, NEVER) if able else ()
