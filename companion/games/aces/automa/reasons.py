"""Why the Automa does what it does (ledger 7.4): told on demand, each reason with its rule."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.aces.automa.actions import best_action
from companion.games.aces.automa.aiming import Aim
from companion.games.aces.automa.blind import BlindPlan
from companion.games.aces.automa.buying import Purchase, Repairing
from companion.games.aces.automa.hexes import LETTERS_OF
from companion.games.aces.automa.plans import Plan, Shot
from companion.games.aces.automa.sifting import Sifted
from companion.games.aces.fights import HURT, attack_value, fixed_hits
from companion.games.aces.moves.base import named
from companion.games.aces.state import State
from companion.kernel.game import Facts
from companion.kernel.story import Story

# Actions in their order, for infantry and for the others, as their rules are called.
INFANTRY = ("AA-AIN-01", "AA-AIN-02", "AA-AIN-04", "AA-AIN-05", "AA-AIN-06", "AA-AGU-01", "AA-AGU-02")
OTHERS = ("AA-AGU-01", "AA-AGU-02")


def explain_plan(state: State, plan: Plan, story: Story) -> None:
    """Which unit, which action and why not an earlier one, which target, which hex, and how many hits."""
    _unit(state, plan, story)
    _action(state, plan, story)
    if plan.shot is not None:
        explain_shot(state, plan.unit, plan.shot, story)
    _sifted("hex", state, plan.unit, plan.among, plan.told, plan.hex, story)


def _unit(state: State, plan: Plan, story: Story) -> None:
    facts: Facts = {**named(state, plan.unit), "count": len(plan.waiting), "action": plan.action.number}
    story.explain("why-unit", "AA-AUT-02", parts=_listed(plan.waiting), **facts)
    later = [unit for unit in plan.waiting if best_action(state, unit).number > plan.action.number]
    if later:
        story.explain("why-first", "AA-AUT-09", parts=_listed(later), **facts)


def _action(state: State, plan: Plan, story: Story) -> None:
    """Those before it cannot be done."""
    infantry = state.card(plan.unit).arm == "infantry" and not state.units[plan.unit].duty
    for number, rule in enumerate((INFANTRY if infantry else OTHERS)[: plan.action.number - 1], 1):
        story.explain("why-not", rule, action=number, rule=rule, **named(state, plan.unit))
    facts: Facts = {"action": plan.action.number, "rule": plan.action.rule, "goal_parts": _listed(plan.action.goals)}
    sixth = ("AA-AIN-07",) if infantry and plan.action.number > 5 else ()  # infantry does as tanks do
    story.explain("why-action", plan.action.rule, *sixth, **facts, **named(state, plan.unit))


def explain_shot(state: State, unit: str, shot: Shot, story: Story) -> None:
    """Whom it attacks, and the hits that this makes."""
    _sifted("target", state, unit, shot.among or (shot.target,), shot.told, shot.target, story)
    if shot.aim != shot.target or state.card(unit).is_area:
        facts: Facts = {**named(state, unit), "target": shot.target, "hex": shot.aim}
        story.explain("why-aim", "AA-KAT-08", "AA-KAT-09", **facts)
        for each in shot.aims:
            story.explain("why-letter", each.rule, about="aim", letter=each.letter, **_lists(each))
    _hits(state, unit, shot.target, story)


def _hits(state: State, unit: str, target: str, story: Story) -> None:
    own, flying = state.units[unit], state.card(target).flies
    rules = ("AA-AHT-02", "AA-AHT-03") if own.damage < HURT else ("AA-AHT-04", "AA-AHT-05")
    facts: Facts = {"value": attack_value(state, unit, flying), "damage": own.damage, "level": own.level}
    story.explain("why-hits", "AA-AHT-01", *rules, hits=fixed_hits(state, unit, flying), **facts, **named(state, unit))


def explain_aim(state: State, unit: str, aim: Aim, story: Story) -> None:
    """The same without a map: the hexes are the players' to find."""
    _sifted("target", state, unit, aim.among, aim.told, aim.target, story)
    _hits(state, unit, aim.target, story)


def explain_blind(state: State, plan: BlindPlan, story: Story) -> None:
    """Which unit, which action, whom it attacks, and by which letters its hex is found."""
    facts: Facts = {**named(state, plan.unit), "count": len(plan.waiting), "action": plan.number}
    story.explain("why-unit", "AA-AUT-02", parts=_listed(plan.waiting), **facts)
    story.explain("why-action", plan.rule, rule=plan.rule, goal_parts=_listed((plan.goal,) * bool(plan.goal)), **facts)
    if plan.aim is not None:
        explain_aim(state, plan.unit, plan.aim, story)
    letters = LETTERS_OF[state.card(plan.unit).arm]
    rules = tuple(f"AA-AMV-{'abcdefg'.index(letter) + 1:02}" for letter in letters)
    story.explain("why-letters", *rules, letters=", ".join(letters), **named(state, plan.unit))


def _sifted(
    about: str, state: State, unit: str, among: Iterable[str], told: tuple[Sifted, ...], chosen: str, story: Story
) -> None:
    """All candidates, then each letter that has removed some, then what chance has decided."""
    candidates = sorted(among)
    facts: Facts = {"about": about, "count": len(candidates), "option": chosen}
    rule = "AA-AUT-04" if about in ("hex", "target") else "AA-APL-01"
    story.explain("why-among", rule, parts=_listed(candidates), **facts)
    for each in told:
        story.explain("why-letter", each.rule, "AA-AUT-05", about=about, letter=each.letter, **_lists(each))
    left = told[-1].kept if told else candidates
    if len(left) > 1:
        story.explain("why-lot", "AA-AUT-06", parts=_listed(left), **facts)


def explain_purchase(state: State, purchase: Purchase, story: Story) -> None:
    """What it buys, and on which factory."""
    story.explain("why-buy", "AA-ABY-01", purchase.rule, type=purchase.buy.type, rule=purchase.rule)
    _sifted("factory", state, "", purchase.among, purchase.told, purchase.buy.factory, story)


def explain_repair(state: State, step: Repairing, story: Story) -> None:
    """Which unit, among all that could be repaired."""
    story.explain("why-repair", "AA-AMB-27", parts=_listed(step.among), **named(state, step.repair.unit))
    if len(left := step.told[-1].kept if step.told else step.among) > 1:
        chosen: Facts = {"about": "unit", "count": len(left), "option": step.repair.unit}
        story.explain("why-lot", "AA-AUT-06", parts=_listed(left), **chosen)


def _lists(each: Sifted) -> Facts:
    return {"parts": _listed(each.kept), "gone_parts": _listed(sorted({*each.before} - {*each.kept}))}


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"
