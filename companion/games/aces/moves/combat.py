"""Phase 3 (AA-CMB, AA-KAT): the named attacks are fought one after the other, in their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from companion.games.aces.fights import area_pool, fight_between, fixed_hits
from companion.games.aces.moves.base import AcesMove, Segment, named, not_now
from companion.games.aces.moves.ending import settled
from companion.games.aces.moves.naming import aim
from companion.games.aces.moves.outcomes import answers_itself, fought, fought_out, fulfilled, launcher_damaged
from companion.games.aces.odds import Pool
from companion.games.aces.state import LAUNCHER, Attack, State, asked_once
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.moves import is_legal, legal, no
from companion.kernel.story import Story


def needs_telling(state: State) -> bool:
    """Without a map the players say first who supports the attack, whether there is forest, or whom a barrage hits."""
    return state.in_books and (state.cover is None or state.card(state.attacks[0].unit).is_area)


def wants_damage(state: State) -> bool:
    """The launcher is hit, and nobody has told its table: the damage is typed (AA-V2-17)."""
    if state.v2 is None or state.rules.v2_table:
        return False
    return state.v2.struck or (bool(state.attacks) and state.attacks[0].target == LAUNCHER)


@asked_once
def dice_of(state: State) -> tuple[int, int]:
    """How many dice both sides roll in the fight at hand."""
    attack, back = pools(state, state.attacks[0])
    return attack.dice, 0 if back is None or answers_itself(state, state.attacks[0]) else back.dice


def pools(state: State, attack: Attack) -> tuple[Pool, Pool | None]:
    if state.card(attack.unit).is_area:
        return area_pool(state, attack.unit), None
    fight = fight_between(state, attack.unit, attack.target)
    return fight.attack, fight.defence


class _Fought(AcesMove, frozen=True):
    """The outcome of the fight at hand. Naming it again guards against a mix-up."""

    def _wrong(self, state: State, unit: str, target: str) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "fight"))
        yield from wrong
        if wrong:
            return
        if not state.attacks:
            yield no("AA-CMB-01", case="none")
            return
        if wants_damage(state):
            yield no("AA-V2-17", case="typed", points=0, most=0)
            return
        if needs_telling(state):
            yield no("AA-CMB-03")
            return
        head = state.attacks[0]
        if unit and (unit, target) != (head.unit, head.target):
            yield no("AA-NAME-03", **named(state, head.unit), **aim(state, head.target))
        if state.rules.hits == "fixed" and not (isinstance(self, Hits) and may_hold_fire(state, head)):
            yield no("AA-DLS-01")
        if getattr(self, "back", None) and answers_itself(state, head):
            yield no("AA-AHT-01", **named(state, head.target))


class Roll(_Fought, frozen=True, tag="roll"):
    """The dice as they lie: those of the attacker, then those of the defender who shoots back."""

    dice: tuple[int, ...]
    unit: str = ""
    target: str = ""
    back: tuple[int, ...] = ()

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(self._wrong(state, self.unit, self.target))
        yield from wrong
        if not wrong:
            wanted, returned = dice_of(state)
            if len(self.dice) != wanted:
                yield no("AA-CMB-09", case="attack", count=len(self.dice), wanted=wanted)
            if self.back or not may_hold_fire(state, state.attacks[0]):
                yield from _back(len(self.back), returned, "dice")
            for die in (*self.dice, *self.back):
                if not 1 <= die <= state.troops.die_sides:
                    yield no("AA-CMB-11", die=die, sides=state.troops.die_sides)

    def effect(self, state: State, story: Story) -> State:
        attack, back = pools(state, state.attacks[0])
        shown = {"dice": " ".join(map(str, self.dice)), "back_dice": " ".join(map(str, self.back)) or "none"}
        story.tell("dice", "AA-CMB-10", "AA-CMB-11", seat=self.player, **shown)
        return fought(state, _hits(self.dice, attack), _hits(self.back, back) if self.back else None, story)


def _hits(dice: Sequence[int], pool: Pool | None) -> int:
    """AA-CMB-11, AA-BON-15."""
    return 0 if pool is None else sum(die <= pool.hits_on for die in dice)


def _back(count: int, wanted: int, what: str) -> Iterator[Objection]:
    if count and not wanted:
        yield no("AA-CMB-04", count=count)
    elif what == "dice" and count != wanted:
        yield no("AA-CMB-09", case="back", count=count, wanted=wanted)


class Hits(_Fought, frozen=True, tag="hits"):
    """Hits as they were counted at the table, instead of dice."""

    hits: int
    unit: str = ""
    target: str = ""
    back: int = 0

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(self._wrong(state, self.unit, self.target))
        yield from wrong
        if not wrong:
            wanted, returned = dice_of(state)
            if state.rules.hits == "fixed":
                yield from self._not_fixed(state)
                return
            if self.hits > wanted:
                yield no("AA-CMB-09", case="hits", count=self.hits, wanted=wanted)
            yield from _back(self.back, returned, "hits")
            if self.back > returned > 0:
                yield no("AA-CMB-09", case="back-hits", count=self.back, wanted=returned)

    def _not_fixed(self, state: State) -> Iterator[Objection]:
        """Without dice the defender only says whether it shoots back (AA-AMB-20)."""
        hits, back = _without_dice(state, state.attacks[0])
        if self.hits != hits or self.back not in (0, back):
            yield no("AA-DLS-01")

    def effect(self, state: State, story: Story) -> State:
        held = not self.back and may_hold_fire(state, state.attacks[0])
        return fought(state, self.hits, None if held else self.back, story)


def may_hold_fire(state: State, attack: Attack) -> bool:
    """Does the defender decide whether it shoots back (AA-AMB-20)?"""
    asked = state.rules.rulings.return_fire == "if-wanted" and not answers_itself(state, attack)
    return asked and pools(state, attack)[1] is not None


class Harm(AcesMove, frozen=True, tag="harm"):
    """So much damage to the launcher, as the table of the mission says, where Companion does not know it."""

    points: int

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "fight"))
        yield from wrong
        if wrong:
            return
        if not wants_damage(state) or state.v2 is None:
            yield no("AA-V2-17", case="none", points=self.points, most=0)
        elif self.points > (left := state.rules.v2_health - state.v2.damage):
            yield no("AA-V2-17", case="many", points=self.points, most=left)

    def effect(self, state: State, story: Story) -> State:
        assert state.v2 is not None
        if state.v2.struck:  # by a barrage, which is over
            return settled(launcher_damaged(state, self.points, story), story)
        attack = state.attacks[0]
        facts = {**named(state, attack.unit), **aim(state, LAUNCHER), "points": self.points}
        story.tell("launcher-attacked", "AA-CMB-01", "AA-V2-17", seat=self.player, **facts)
        return fought_out(launcher_damaged(state, self.points, story), attack.unit, story)


def is_lost(state: State, attack: Attack) -> bool:
    """The target or the attacker is gone (AA-NAME-05, AA-AMB-03); a hex is always there (AA-AMB-19)."""
    if attack.unit not in state.units:
        return True
    if attack.target == LAUNCHER:
        return state.v2 is None or not state.v2.found  # only a correction leads there
    return not state.card(attack.unit).is_area and attack.target not in state.units


class Fighting(Segment):
    """Fight after fight, in the order in which the attacks were named."""

    chapters = ("AA-CMB", "AA-BON", "AA-KAT", "AA-B17")

    def step(self, state: State, story: Story) -> State:
        if not state.attacks or (state.v2 is not None and state.v2.struck):
            return state
        head = state.attacks[0]
        if is_lost(state, head):
            story.tell("attack-lost", "AA-NAME-05", "AA-AMB-03", seat=state.seat, unit=head.unit, target=head.target)
            state = replace(state, attacks=state.attacks[1:], cover=None)
            return fulfilled(state, head.unit, story)
        if state.rules.hits == "fixed" and not wants_damage(state) and not may_hold_fire(state, head):
            return fought(state, *_without_dice(state, head), story)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        if wants_damage(state):
            yield Decision(state.seat, "harm", ("harm",), occasion=str(len(state.attacks)))
        elif state.attacks:
            head = state.attacks[0]
            attack, back = dice_of(state)
            marks = ["roll", *("?" * attack), *(["back", *("?" * back)] if back else [])]
            about, dice = f"{head.unit} {head.target}", " ".join(marks)
            occasion = f"{about} {len(state.attacks)}"
            if state.rules.hits == "fixed":  # only whether the defender shoots back (AA-AMB-20)
                yield Decision(state.seat, "fight", ("hits",), occasion, about=head.unit)
                return
            yield Decision(
                state.seat, "fight", ("roll", "hits"), occasion, complete=False, typed=True, about=head.unit, dice=dice
            )

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        """Every number of hits; dice are typed. As many as there are dice can be: whether any can is asked once."""
        if decision.kind == "harm":
            most = state.rules.v2_health - (state.v2.damage if state.v2 is not None else 0)
            yield from legal(state, (Harm(state.seat, points) for points in range(most + 1)))
            return
        attack, back = dice_of(state)
        if state.rules.hits == "fixed":
            hits, back = _without_dice(state, state.attacks[0])
            yield from legal(state, (Hits(state.seat, hits, back=returned) for returned in dict.fromkeys((0, back))))
        elif is_legal(state, Hits(state.seat, 0)):
            every = product(range(attack + 1), range(back + 1))
            yield from [Hits(state.seat, hits, back=returned) for hits, returned in every]

    def end(self, state: State, story: Story) -> State:
        """Whoever could not attack what it had intercepted is free again; or waits for its army (AA-AMB-09)."""
        waits = state.rules.rulings.lost_duty == "stays"
        for unit in state.of(state.seat):
            state = fulfilled(state, unit, story) if state.may_act(unit) or not waits else state
        return state


def _without_dice(state: State, attack: Attack) -> tuple[int, int]:
    """Fixed hits of both sides (AA-DLS-01, AA-AHT-01..05); no bonus (AA-AMB-40)."""
    if state.card(attack.unit).is_area:
        return fixed_hits(state, attack.unit, at_aircraft=False), 0
    fight = fight_between(state, attack.unit, attack.target)
    hits = fixed_hits(state, attack.unit, state.card(attack.target).flies)
    back = fixed_hits(state, attack.target, state.card(attack.unit).flies) if fight.defence is not None else 0
    return hits, back
