"""Attacks without a map: the distance is told when they are named, support and forest before they are fought."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.books.moving import BooksMove
from companion.games.aces.fights import area_pool, distance_between, fixed_hits, reach
from companion.games.aces.moves.base import Segment, idle, named, not_now, not_yours
from companion.games.aces.moves.combat import Fighting, is_lost, needs_telling, wants_damage
from companion.games.aces.moves.naming import Unname, aim, cannot_attack, named_units
from companion.games.aces.moves.outcomes import fought_out, shelled, strike
from companion.games.aces.moves.turn import Next, nothing_but_next
from companion.games.aces.state import LAUNCHER, Attack, Cover, State
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.moves import is_legal, legal, no
from companion.kernel.story import Story

AREA = "area"  # the target of a barrage, wherever it lies
MOST_ARMS = 4
MOST_AIRCRAFT = 9


class Aim(BooksMove, frozen=True, tag="aim"):
    """A unit will attack an enemy unit, so many hexes away."""

    unit: str
    target: str
    distance: int = 1

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = [*not_now(state, self.seat, "name"), *not_yours(state, self.seat, self.unit)]
        yield from wrong
        if wrong:
            return
        if self.unit in named_units(state):
            yield no("AA-NAME-11", **named(state, self.unit))
        yield from idle(state, self.unit)
        if state.card(self.unit).is_area:
            yield no("AA-KAT-01", case="hex", **named(state, self.unit), **aim(state, self.target))
        else:
            yield from cannot_attack(state, self.unit, self.target, self.distance)

    def effect(self, state: State, story: Story) -> State:
        number = len(state.attacks) + 1
        facts = {"seat": self.player, "number": number, **named(state, self.unit), **aim(state, self.target)}
        story.tell("named", "AA-NAME-01", "AA-NAME-02", **facts)
        return replace(state, attacks=(*state.attacks, Attack(self.unit, self.target, self.distance)))


class Barrage(BooksMove, frozen=True, tag="barrage"):
    """A unit that attacks areas will do so, at a hex within its range."""

    unit: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = [*not_now(state, self.seat, "name"), *not_yours(state, self.seat, self.unit)]
        yield from wrong
        if wrong:
            return
        if self.unit in named_units(state):
            yield no("AA-NAME-11", **named(state, self.unit))
        yield from idle(state, self.unit)
        if not state.card(self.unit).is_area:
            facts = {"target": "none", "target_type": "none"}
            yield no("AA-NAME-09", case="hex", **named(state, self.unit), **facts)
        if state.stands_on_water(self.unit):
            yield no("AA-NAME-12", case="water", **named(state, self.unit))

    def effect(self, state: State, story: Story) -> State:
        facts = {"number": len(state.attacks) + 1, **named(state, self.unit)}
        story.tell("named", "AA-NAME-01", "AA-KAT-01", seat=self.player, target=AREA, target_type="none", **facts)
        return replace(state, attacks=(*state.attacks, Attack(self.unit, AREA)))


class BooksNaming(Segment):
    """All attacks are announced before the first is fought."""

    chapters = ("AA-NAME", "AA-BON")

    def step(self, state: State, story: Story) -> State:
        return state if state.attacks else nothing_but_next(state, namings_in_books(state), story)

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready:
            verbs = ("aim", "barrage", "next", "unname", "reorder") if state.attacks else ("aim", "barrage", "next")
            yield Decision(state.seat, "aim", verbs, occasion=str(len(state.attacks)), complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        yield from namings_in_books(state)
        done = Next(state.seat)
        if is_legal(state, done):
            yield done
        yield from legal(state, (Unname(state.seat, attack.unit) for attack in state.attacks))


def namings_in_books(state: State) -> Iterator[Aim | Barrage]:
    """Each possible target at the least distance that is possible."""
    for unit in state.of(state.seat):
        if unit in named_units(state) or not state.units[unit].hex:
            continue
        if state.card(unit).is_area:
            yield from legal(state, (Barrage(state.seat, unit),))
            continue
        aims = (
            Aim(state.seat, unit, target, limits[0])
            for target in (*state.units, *((LAUNCHER,) if state.v2 is not None and state.v2.found else ()))
            if (limits := reach(state, unit, state.card(target).flies))
        )
        yield from legal(state, aims)


# --- the fight at hand ----------------------------------------------------------------------------------------------


class Terms(BooksMove, frozen=True, tag="terms"):
    """Who supports the attack at hand, and whether its target stands in the forest."""

    arms: int
    forest: bool = False

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "fight"))
        yield from wrong
        if wrong:
            return
        if not state.attacks or state.cover is not None or state.card(state.attacks[0].unit).is_area:
            yield no("AA-CMB-01", case="told")
            return
        if self.arms not in _arms(state):
            yield no("AA-BON-01", arms=self.arms, low=_arms(state)[0], high=_arms(state)[-1])
        if self.forest and not _may_be_in_forest(state):
            yield no("AA-AMB-06", **aim(state, state.attacks[0].target))

    def effect(self, state: State, story: Story) -> State:
        facts = {"arms": self.arms, "forest": int(self.forest)}
        story.tell("told", "AA-BON-01", "AA-CMB-14", seat=self.player, **facts)
        return replace(state, cover=Cover(self.arms, self.forest))


def _arms(state: State) -> range:
    """How many arms can have the target in range, the attacker's own among them; in the air, other aircraft."""
    head = state.attacks[0]
    unit, target = state.card(head.unit), state.card(head.target)
    if distance_between(state, head.unit, head.target) != 1 or (target.flies and not unit.flies):
        return range(1)
    return range(MOST_AIRCRAFT + 1) if target.flies else range(1, MOST_ARMS + 1)


def _may_be_in_forest(state: State) -> bool:
    return bool(state.card(state.attacks[0].target).damage_forest)


class Shelled(BooksMove, frozen=True, tag="shelled"):
    """A barrage: how many hits it has made, whom it has hit, and who of them stands in the forest."""

    hits: int
    units: tuple[str, ...] = ()
    forest: tuple[str, ...] = ()
    launcher: bool = False  # that of mission V2 is hit too

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "fight"))
        yield from wrong
        if wrong:
            return
        if not state.attacks or not state.card(state.attacks[0].unit).is_area:
            yield no("AA-CMB-01", case="told")
            return
        unit = state.attacks[0].unit
        fixed = state.rules.hits == "fixed"
        most = fixed_hits(state, unit, at_aircraft=False) if fixed else area_pool(state, unit).dice
        if self.hits > most or (fixed and self.hits != most):
            yield no("AA-CMB-09", case="hits", count=self.hits, wanted=most)
        hit = (*self.units, *self.forest)
        if self.launcher and (state.v2 is None or not state.v2.found):
            yield no("AA-V2-18", **named(state, unit))
        for each in dict.fromkeys(hit):
            if state.card(each).flies or each == unit or hit.count(each) > 1:
                yield no("AA-KAT-04", **named(state, each))

    def effect(self, state: State, story: Story) -> State:
        head = state.attacks[0]
        state = shelled(state, head, self.hits, (*self.units, *self.forest), story, self.forest)
        state = strike(state, self.hits, story) if self.launcher else state
        return fought_out(state, head.unit, story)


class BooksFighting(Fighting):
    """Fight after fight; before each the players tell what a map would show."""

    def step(self, state: State, story: Story) -> State:
        if not state.attacks or is_lost(state, state.attacks[0]) or wants_damage(state):
            return super().step(state, story)
        if not needs_telling(state):
            return super().step(state, story)
        if state.card(state.attacks[0].unit).is_area or len(_arms(state)) > 1 or _may_be_in_forest(state):
            return state
        return replace(state, cover=Cover())  # nothing to tell

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.attacks or wants_damage(state) or not needs_telling(state):
            yield from super().decisions(state)
            return
        head = state.attacks[0]
        occasion = f"{head.unit} {head.target} {len(state.attacks)}"
        if state.card(head.unit).is_area:
            yield Decision(state.seat, "shelled", ("shelled",), occasion, complete=False, typed=True, about=head.unit)
        else:
            yield Decision(state.seat, "terms", ("terms",), occasion, about=head.unit)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        seat = decision.seat
        if decision.kind == "terms":
            return legal(state, (Terms(seat, arms, forest) for arms in _arms(state) for forest in (False, True)))
        if decision.kind == "shelled":
            return legal(state, _barrages(state))
        return super().choices(state, decision)


def _barrages(state: State) -> Iterator[Shelled]:
    """Examples: nobody or one unit hit, by any number of hits."""
    pool = area_pool(state, state.attacks[0].unit)
    units = [unit for unit in state.units if not state.card(unit).flies and unit != state.attacks[0].unit]
    for hits in range(max(pool.dice, 20) + 1):
        yield Shelled(state.seat, hits)
        yield from (Shelled(state.seat, hits, (unit,)) for unit in units[:6])
