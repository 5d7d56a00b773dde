"""What comes of a fight (AA-CMB-13..25, AA-KAT, AA-V2-17): damage and experience, and who is gone."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.games.aces.board.cards import HEALTH
from companion.games.aces.fights import Fight, damage, fight_between, fixed_hits, hits_launcher, in_forest, victims
from companion.games.aces.moves.base import named
from companion.games.aces.moves.ending import removed, settled
from companion.games.aces.moves.naming import aim
from companion.games.aces.state import LAUNCHER, MOST_XP, Attack, State
from companion.kernel.game import Facts
from companion.kernel.story import Story


def fought(state: State, hits: int, back: int | None, story: Story) -> State:
    """The fight at hand with these hits, nothing in return if the defender holds its fire; then the next one is at
    hand, unless somebody has won.
    """
    attack = state.attacks[0]
    if answers_itself(state, attack):
        back = fixed_answer(state, attack)
    if state.card(attack.unit).is_area:
        state = shelled(state, attack, hits, list(victims(state, attack.target)), story)
        state = strike(state, hits, story) if hits_launcher(state, attack.target) else state
    elif attack.target == LAUNCHER:
        facts = {**named(state, attack.unit), **aim(state, LAUNCHER), "hits": hits, "back": 0, "returned": 0}
        fight = fight_between(state, attack.unit, LAUNCHER)
        story.tell("fought", "AA-CMB-01", *fight.red.rules, seat=state.seat, forest=0, red=fight.red.dice, **facts)
        state = strike(state, hits, story)
    else:
        state = _duel(state, fight_between(state, attack.unit, attack.target), hits, back, story)
    return fought_out(state, attack.unit, story)


def answers_itself(state: State, attack: Attack) -> bool:
    """Does the Automa shoot back, with fixed hits (AA-AHT-01)?"""
    return attack.target in state.units and state.is_automa(state.owner(attack.target))


def fixed_answer(state: State, attack: Attack) -> int:
    """The hits in return of whoever is attacked, without dice."""
    if fight_between(state, attack.unit, attack.target).defence is None:
        return 0
    return fixed_hits(state, attack.target, state.card(attack.unit).flies)


def fought_out(state: State, unit: str, story: Story) -> State:
    """The next fight is at hand, unless somebody has won."""
    state = fulfilled(state, unit, story)
    return settled(replace(state, attacks=state.attacks[1:], cover=None), story)


def _duel(state: State, fight: Fight, hits: int, returned: int | None, story: Story) -> State:
    """Both results come from the position before the fight (AA-CMB-20), then markers, then experience (AA-AMB-02)."""
    unit, target, back = state.units[fight.unit], state.units[fight.target], returned or 0
    done = damage(state.card(fight.target), target.damage, hits, fight.forest)
    suffered = damage(state.card(fight.unit), unit.damage, back, in_forest=False)  # AA-CMB-15
    rules = ("AA-CMB-01", "AA-CMB-03", *(("AA-CMB-20",) if fight.defence is not None else ()), *fight.red.rules)
    facts = {**named(state, fight.unit), **aim(state, fight.target), "hits": hits, "red": fight.red.dice}
    shot_back = {"returned": int(fight.defence is not None and returned is not None), "back": back}
    story.tell("fought", *rules, seat=state.seat, forest=int(fight.forest), **facts, **shot_back)
    state = _damaged(state, fight.target, done, fight.forest, story)
    state = _damaged(state, fight.unit, suffered, False, story)
    killed, died = target.damage + done >= HEALTH, unit.damage + suffered >= HEALTH
    state = _experienced(state, fight.unit, _earned(done, killed), died, story)
    state = _experienced(state, fight.target, _earned(suffered, died), killed, story)
    for each, gone in ((fight.target, killed), (fight.unit, died)):
        state = removed(state, each, story, "AA-CMB-16", "AA-CMB-25") if gone else state
    return state


def strike(state: State, hits: int, story: Story) -> State:
    """Hits on the launcher by its table (AA-V2-17); where that is not known, the damage has to be told."""
    assert state.v2 is not None
    if not state.rules.v2_table:
        return replace(state, v2=replace(state.v2, struck=True))
    return launcher_damaged(state, state.rules.launcher.damage_of(hits, in_forest=False), story)


def launcher_damaged(state: State, points: int, story: Story) -> State:
    """Markers on its tile, never more than it can take."""
    assert state.v2 is not None
    health = state.rules.v2_health
    done = min(points, health - state.v2.damage)
    total = state.v2.damage + done
    if done:
        story.tell("launcher-damaged", "AA-V2-17", seat=state.rules.controller, points=done, total=total, health=health)
    return replace(state, v2=replace(state.v2, damage=total, struck=False))


def _earned(done: int, killed: bool) -> int:
    """1 for damage, 2 in all for destroying (AA-CMB-17, AA-CMB-18), nothing for hits that did nothing (AA-CMB-23)."""
    return 2 if killed else int(done > 0)


def shelled(
    state: State, attack: Attack, hits: int, units: Sequence[str], story: Story, in_woods: Sequence[str] = ()
) -> State:
    """One roll for every ground unit on seven hexes, friends included (AA-KAT-02..07); `in_woods`: as it was told."""
    seat, unit = state.seat, attack.unit
    facts = {**named(state, unit), "target": attack.target, "hits": hits}
    story.tell("shelled", "AA-KAT-02", "AA-KAT-03", seat=seat, **facts)
    earned, gone = 0, []  # type: int, list[str]
    for victim in units:
        own, card = state.units[victim], state.card(victim)
        forest = victim in in_woods if state.in_books else in_forest(state, victim)
        done = damage(card, own.damage, hits, forest)
        killed = own.damage + done >= HEALTH
        if state.are_enemies(card.faction, seat) or state.rules.rulings.area_experience == "anybody":  # AA-AMB-19
            earned = max(earned, _earned(done, killed))
        state = _damaged(state, victim, done, forest, story)
        gone += [victim] if killed else []
    state = _experienced(state, unit, earned, False, story, "AA-KAT-06" if earned == 2 else "AA-KAT-07")
    for victim in gone:
        state = removed(state, victim, story, "AA-CMB-16", "AA-CMB-25")
    return state


def _damaged(state: State, unit: str, done: int, forest: bool, story: Story) -> State:
    """Grey markers, up to the last but one: with the last the unit is gone (AA-CMB-16)."""
    if not done:
        return state
    had = state.units[unit].damage
    rules = ("AA-CMB-14",) if forest and state.card(unit).damage_forest else ("AA-CMB-13",)
    facts: Facts = {"seat": state.owner(unit), "points": done, "total": had + done}
    story.tell("damaged", *rules, "AA-CMB-16", **facts, **named(state, unit))
    return state.changed(unit, damage=min(had + done, HEALTH - 1))


def _experienced(state: State, unit: str, earned: int, gone: bool, story: Story, rule: str = "") -> State:
    """White, yellow and red markers (AA-CMB-17..21); whoever is destroyed takes them along (AA-AMB-39)."""
    if not earned or gone:
        return state
    own = state.units[unit]
    most = MOST_XP if state.rules.rulings.experience_cap == "five" else own.xp + earned
    xp = max(own.xp, min(own.xp + earned, most))
    if xp == own.xp:
        return state
    rule = rule or ("AA-CMB-18" if earned == 2 else "AA-CMB-17")
    level = replace(own, xp=xp).level
    facts: Facts = {
        "seat": state.owner(unit),
        "points": xp - own.xp,
        "total": xp,
        "level": level,
        "rose": int(level > own.level),
    }
    story.tell("experience", rule, "AA-CMB-19", "AA-CMB-21", **facts, **named(state, unit))
    return state.changed(unit, xp=xp)


def fulfilled(state: State, unit: str, story: Story) -> State:
    """The attack that was owed is made: the arrow goes (AA-INT-06)."""
    if unit not in state.units or not state.units[unit].duty:
        return state
    story.tell("duty-done", "AA-INT-06", seat=state.owner(unit), **named(state, unit))
    return state.changed(unit, duty="")
