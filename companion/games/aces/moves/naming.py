"""Phase 2 (AA-NAME): every attack of the turn is announced, in the order in which it will be fought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from msgspec.structs import replace

from companion.games.aces.fights import covered, in_range, reach
from companion.games.aces.moves.base import AcesMove, Segment, idle, named, not_now, not_yours
from companion.games.aces.moves.turn import Next, nothing_but_next
from companion.games.aces.state import LAUNCHER, Attack, State, asked_once
from companion.kernel.game import Decision, Facts, Move, Objection
from companion.kernel.moves import is_legal, legal, no
from companion.kernel.remembering import for_the_same
from companion.kernel.story import Story


class Name(AcesMove, frozen=True, tag="name"):
    """A unit will attack an enemy unit; one that attacks areas, a hex."""

    unit: str
    target: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = [*not_now(state, self.seat, "name"), *not_yours(state, self.seat, self.unit)]
        yield from wrong
        if wrong:
            return
        if self.unit in named_units(state):
            yield no("AA-NAME-11", **named(state, self.unit))
        yield from idle(state, self.unit)
        yield from cannot_attack(state, self.unit, self.target)

    def effect(self, state: State, story: Story) -> State:
        number = len(state.attacks) + 1
        facts = {"seat": self.player, "number": number, **named(state, self.unit), **aim(state, self.target)}
        story.tell("named", "AA-NAME-01", "AA-NAME-02", **facts)
        return replace(state, attacks=(*state.attacks, Attack(self.unit, self.target)))


def aim(state: State, target: str) -> Facts:
    """What is attacked as facts: a unit with its type, or a hex."""
    if target == LAUNCHER:
        return {"target": target, "target_type": "launcher"}
    unit = state.units.get(target)
    return {"target": target, "target_type": unit.type if unit is not None else "none"}


def named_units(state: State) -> list[str]:
    return [attack.unit for attack in state.attacks]


def cannot_attack(state: State, unit: str, target: str, distance: int | None = None) -> Iterator[Objection]:
    """Why a unit cannot attack that target from where it stands; `distance`: as it was told, where there is no map."""
    own, card = state.units[unit], state.card(unit)
    facts = {**named(state, unit), **aim(state, target)}
    if state.stands_on_water(unit):
        yield no("AA-NAME-12", case="water", **facts)
    if own.occupied:
        yield no("AA-NAME-12", case="occupied", **facts)
    if card.is_area:
        if target not in state.ground.near:
            yield no("AA-KAT-01", case="hex", **facts)
        elif not in_range(state, unit, target, at_aircraft=False):
            yield no("AA-KAT-01", case="range", **facts)
        elif own.duty and (own.duty not in state.units or state.units[own.duty].hex not in covered(state, target)):
            yield no("AA-NAME-13", duty=own.duty, **facts)
        return
    if target == LAUNCHER and (state.v2 is None or not state.v2.found):
        yield no("AA-V2-18", **named(state, unit))
        return
    if target not in state.units and target != LAUNCHER:
        yield no("AA-NAME-09", case="hex", **facts)
        return
    if not state.are_enemies(state.owner(target), card.faction):
        yield no("AA-NAME-09", case="friend", **facts)
    if own.duty and own.duty != target:
        yield no("AA-NAME-13", duty=own.duty, **facts)
    yield from _out_of_range(state, unit, target, distance, facts)


def _out_of_range(state: State, unit: str, target: str, told: int | None, facts: Facts) -> Iterator[Objection]:
    card, flying, there = state.card(unit), state.card(target).flies, state.spot(target)
    if not there:
        yield no("AA-SET-21", case="off", **named(state, target))
        return
    if not card.reach(flying):
        if not flying:
            yield no("AA-NAME-06", case="never", low=0, high=0, distance=0, **facts)
        elif "no_air_attack" in card.abilities:
            yield no("AA-B17-01", **facts)
        elif card.arm == "tank":
            yield no("AA-NAME-15", **facts)
        elif card.role == "special":
            yield no("AA-NAME-16", **facts)
        else:
            yield no("AA-NAME-08", **facts)
        return
    low, high = reach(state, unit, flying) or (0, 0)
    distance = state.ground.distance(state.units[unit].hex, there) if told is None else told
    if low and not low <= distance <= high:
        rule = "AA-NAME-14" if high == 1 else "AA-NAME-07" if distance < low else "AA-NAME-06"
        yield no(rule, case="range", low=low, high=high, distance=distance, **facts)


def duties_left(state: State) -> Iterator[str]:
    """Units that must attack what they have intercepted, could, and are not named yet (AA-INT-05, AA-NAME-13)."""
    beside = 1 if state.in_books else None
    for unit in state.of(state.seat):
        duty = state.units[unit].duty
        due = duty in state.units and unit not in named_units(state) and state.may_act(unit)
        if due and next(cannot_attack(state, unit, duty, beside), None) is None:
            yield unit


def _targets(state: State, unit: str) -> Iterator[str]:
    """All that a unit could be named against."""
    card = state.card(unit)
    if card.is_area:
        low, high = reach(state, unit, at_aircraft=False)
        rings = state.ground.rings(state.units[unit].hex)[low : high + 1]
        on_ground = [hex_ for hex_, other in state.at.items() if not state.card(other).flies]
        near = {hex_ for stands in (*on_ground, *_launcher_found(state)) for hex_ in covered(state, stands)}
        candidates: Iterator[str] = (hex_ for ring in rings for hex_ in ring if hex_ in near)
    else:
        candidates = _enemies_in_range(state, unit)
    return (target for target in candidates if next(cannot_attack(state, unit, target), None) is None)


def _launcher_found(state: State) -> tuple[str, ...]:
    """Where it stands, once it is a target (AA-V2-17)."""
    return (state.v2.hex,) if state.v2 is not None and state.v2.found else ()


def _enemies_in_range(state: State, unit: str) -> Iterator[str]:
    """As far as its longest range."""
    here, card = state.units[unit].hex, state.card(unit)
    if card.fights_beside:
        hexes: Iterable[str] = state.ground.near[here]
    else:
        farthest = max((*reach(state, unit, at_aircraft=False), *reach(state, unit, at_aircraft=True)))
        hexes = chain.from_iterable(state.ground.rings(here)[1 : farthest + 1])
    near = state.enemies(card.faction).intersection(map(state.at.get, hexes))
    targets = [other for other in state.units if other in near] if near else []
    return iter([*targets, LAUNCHER] if _launcher_found(state) else targets)


@asked_once
def namings(state: State) -> tuple[Name, ...]:
    """Every attack that could be named; areas where somebody would be hit, the rest can be typed."""
    if next(not_now(state, state.seat, "name"), None) is not None:
        return ()
    done = named_units(state)
    return tuple([name for name in _all_namings(state) if name.unit not in done])


@for_the_same(lambda state: (state.seat, state.active, state.units, state.rules, state.weather, state.v2))
def _all_namings(state: State) -> tuple[Name, ...]:
    """Those of all units that may act; which are named already makes no difference to the others."""
    able = [unit for unit in state.of(state.seat) if state.units[unit].hex and state.may_act(unit)]
    return tuple([Name(state.seat, unit, target) for unit in able for target in _targets(state, unit)])


class Unname(AcesMove, frozen=True, tag="unname"):
    """Take a named attack back, as long as attacks are being named."""

    unit: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "name"))
        yield from wrong
        if not wrong and self.unit not in named_units(state):
            yield no("AA-NAME-04", case="unnamed", **named(state, self.unit))

    def effect(self, state: State, story: Story) -> State:
        unit = state.units.get(self.unit)  # a correction may have taken it off the map
        type_ = unit.type if unit is not None else "none"
        story.tell("unnamed", "AA-NAME-04", seat=self.player, unit=self.unit, type=type_)
        return replace(state, attacks=tuple(attack for attack in state.attacks if attack.unit != self.unit))


class Reorder(AcesMove, frozen=True, tag="reorder"):
    """Another order of the named attacks, as long as attacks are being named."""

    units: tuple[str, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "name"))
        yield from wrong
        if not wrong and sorted(self.units) != sorted(named_units(state)):
            yield no("AA-NAME-02", count=len(state.attacks), parts=", ".join(named_units(state)) or "none")
        elif not wrong and list(self.units) == named_units(state):
            yield no("AA-NAME-02", count=len(state.attacks), parts=", ".join(self.units) or "none")

    def effect(self, state: State, story: Story) -> State:
        story.tell("reordered", "AA-NAME-02", seat=self.player, parts=", ".join(self.units))
        by_unit = {attack.unit: attack for attack in state.attacks}
        return replace(state, attacks=tuple(by_unit[unit] for unit in self.units))


def other_orders(state: State) -> Iterator[Reorder]:
    """One attack before all others, as examples."""
    units = named_units(state)
    first = ((unit, *(other for other in units if other != unit)) for unit in units)
    return legal(state, (Reorder(state.seat, order) for order in first))


class Naming(Segment):
    """All attacks are announced before the first is fought."""

    chapters = ("AA-NAME", "AA-BON")

    def step(self, state: State, story: Story) -> State:
        return state if state.attacks else nothing_but_next(state, iter(namings(state)), story)

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready:
            verbs = ("name", "next", "unname", "reorder") if state.attacks else ("name", "next")
            yield Decision(state.seat, "name", verbs, occasion=str(len(state.attacks)), complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        yield from namings(state)
        done = Next(state.seat)
        if is_legal(state, done):
            yield done
        yield from legal(state, (Unname(state.seat, attack.unit) for attack in state.attacks))
