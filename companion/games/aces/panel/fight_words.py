"""A fight in words and bars: the named attacks, where each die comes from, the chances, the dice as they are typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from companion.games.aces.board.cards import HEALTH, Card
from companion.games.aces.fights import (
    Support,
    fight_between,
    fire_at_ground,
    fire_of,
    in_forest,
    supporters,
    victims,
)
from companion.games.aces.hints import percent
from companion.games.aces.odds import Pool, chances, damage_chances, hit_chances
from companion.games.aces.panel.faces import HURT, chip_style
from companion.games.aces.panel.shown import Shown
from companion.games.aces.state import LAUNCHER, Attack
from companion.kernel.game import Facts
from companion.tui.hanging import hanging
from companion.tui.large import block, large

HIT, MISS = "bold $background on $success", "$muted"
HEADING = "bold $accent"
BAR = 24  # columns of a bar of chances
LARGE = 20  # lines from which on there is room for large numbers


class FightWords:
    """Of the attack at hand, in one width."""

    def __init__(self, shown: Shown, width: int, height: int) -> None:
        self._shown, self._state, self._width, self._height = shown, shown.state, width, height

    def lines(self, dice: Sequence[int], back: Sequence[int]) -> Iterator[Content]:
        """All attacks, then the one at hand from its dice to its chances."""
        yield from self._attacks()
        attack = self._state.attacks[0]
        if self._state.in_books or attack.unit not in self._state.units:
            return
        if self._state.card(attack.unit).is_area:
            yield from self._barrage(attack, dice)
        elif attack.target == LAUNCHER or attack.target in self._state.units:
            yield from self._duel(attack, dice, back)

    # --- in their order ----------------------------------------------------------------------------------------------

    def _attacks(self) -> Iterator[Content]:
        """Named attacks, the one at hand first."""
        attacks, line = self._state.attacks, Content("")
        for number, attack in enumerate(attacks, 1):
            mark = f"{self._shown.signs.prompt} " if number == 1 else f"{number} "
            part = Content.styled(mark, HEADING if number == 1 else "$muted") + self._pair(attack)
            if line.cell_length and line.cell_length + part.cell_length + 3 > self._width:
                yield line
                line = Content("")
            line = line + Content("   ") + part if line.cell_length else part
        yield line

    def _pair(self, attack: Attack) -> Content:
        target = self._chip(attack.target) if self._is_piece(attack.target) else Content.styled(attack.target, "bold")
        return self._chip(attack.unit) + Content(f" {self._shown.signs.arrow} ") + target

    def _is_piece(self, target: str) -> bool:
        return target == LAUNCHER or target in self._state.units

    def _chip(self, unit: str) -> Content:
        state = self._state
        if not self._is_piece(unit):
            return Content(self._shown.unit(unit))
        seat = state.card(unit).faction
        hurt = state.hurt(unit)
        name = Content.styled(f" {self._shown.sign(seat)}{self._shown.unit(unit)} ", chip_style(seat, True))
        return name + (Content.styled(f"-{hurt}", HURT) if hurt else Content(""))

    # --- a unit against a unit ---------------------------------------------------------------------------------------

    def _duel(self, attack: Attack, dice: Sequence[int], back: Sequence[int]) -> Iterator[Content]:
        state, fight = self._state, fight_between(self._state, attack.unit, attack.target)
        fire, answer = fire_of(state, fight)
        yield from self._headline(*(pool for pool in (fire, answer) if pool is not None and not pool.fixed))
        yield from self._pool(attack.unit, fire, fight.red, attack.target)
        yield from self._typed(dice, fire)
        if attack.target != LAUNCHER:
            yield from self._chances(fire, state.card(attack.target), state.hurt(attack.target), fight.forest)
        yield from self._return_fire(attack, answer, back)

    def _headline(self, *rolled: Pool) -> Iterator[Content]:
        """Large, for everybody who rolls: how many dice, and what hits."""
        say = self._shown.say
        each = [say("aces-panel-fight-large", dice=pool.dice, hits_on=pool.hits_on) for pool in rolled]
        for words in ("  : ".join(each), *each[:1]):
            drawn = large(words, self._shown.signs, self._width, 6) if self._height >= LARGE else []
            if drawn:
                yield from (Content(""), *block(drawn, HEADING), Content(""))
                return

    def _pool(self, unit: str, pool: Pool, red: Support, target: str) -> Iterator[Content]:
        """Where each die comes from."""
        state, shown = self._state, self._shown
        own = state.units[unit]
        if pool.fixed:
            yield self._chip(unit) + Content(f" {shown.type_of(unit)}: {self._fixed(pool)}")
            return
        white: Facts = {"dice": pool.dice - red.dice, "damage": own.damage, "unit": shown.unit(unit)}
        yield self._chip(unit) + Content(f" {shown.type_of(unit)}: {shown.say('aces-panel-fight-white', **white)}")
        if red.dice:
            yield from self._told(
                shown.say("aces-panel-fight-red", dice=red.dice, parts=self._helpers(unit, red, target)), "bold"
            )
        facts: Facts = {
            "dice": pool.dice,
            "hits_on": pool.hits_on,
            "expected": self._shown.tenths(pool.expected),
            "level": own.level,
        }
        yield from self._told(shown.say("aces-panel-fight-pool", **facts))

    def _fixed(self, pool: Pool) -> str:
        return self._shown.say("aces-panel-fight-fixed", hits=pool.fixed)

    def _helpers(self, unit: str, red: Support, target: str) -> str:
        """Arms, each with the units that have the target in range; or the other aircraft."""
        state, shown = self._state, self._shown
        if not red.arms:
            return shown.say("aces-panel-fight-aircraft", count=red.aircraft)
        there = state.spot(target)
        near = {*supporters(state, unit, there), unit}
        told = []
        for arm in red.arms:
            units = [shown.unit(each) for each in sorted(near) if state.card(each).arm == arm]
            told.append(f"{shown.say(f'aces-panel-arm-{arm}')} ({', '.join(units)})")
        return ", ".join(told)

    def _chances(self, pool: Pool, card: Card, had: int, forest: bool) -> Iterator[Content]:
        """To damage and to destroy, exactly; then how likely each damage is."""
        odds = chances(pool, card, had, forest)
        facts: Facts = {"damage": percent(odds.damaged), "destroy": percent(odds.destroyed), "forest": int(forest)}
        yield from self._told(self._shown.say("aces-panel-fight-chances", **facts), "bold")
        each = damage_chances(hit_chances(pool), card, forest)
        most = HEALTH - had
        shares = [*each[:most], sum(each[most:])]
        for points, chance in enumerate(shares):
            if chance >= 0.005:
                yield self._bar(points, most, chance)

    def _bar(self, points: int, most: int, chance: float) -> Content:
        gone = points == most
        label = (
            self._shown.say("aces-panel-fight-gone")
            if gone
            else self._shown.say("aces-panel-fight-damage", points=points)
        )
        drawn = self._shown.signs.fine_bar(chance, BAR)
        tone = "$error" if gone else "$warning" if points else "$muted"
        return Content.assemble((f"  {label:<14}", ""), (f"{percent(chance):>4} % ", ""), (drawn, tone))

    def _return_fire(self, attack: Attack, pool: Pool | None, back: Sequence[int]) -> Iterator[Content]:
        shown, state = self._shown, self._state
        if pool is None:
            yield from self._told(shown.say("aces-panel-fight-no-return"), "$muted")
            return
        odds = chances(pool, state.card(attack.unit), state.hurt(attack.unit), in_forest=False)
        facts: Facts = {"damage": percent(odds.damaged), "destroy": percent(odds.destroyed)}
        if pool.fixed:
            words = shown.say("aces-panel-fight-fixed-return", hits=pool.fixed, **facts)
        else:
            facts |= {"dice": pool.dice, "hits_on": pool.hits_on, "expected": shown.tenths(pool.expected)}
            words = shown.say("aces-panel-fight-return", **facts)
        yield from hanging(self._chip(attack.target) + Content(" "), words, self._width)
        yield from self._typed(back, pool)

    # --- an area -----------------------------------------------------------------------------------------------------

    def _barrage(self, attack: Attack, dice: Sequence[int]) -> Iterator[Content]:
        """One roll, and what it does to everybody there."""
        state, pool = self._state, fire_at_ground(self._state, attack.unit)
        yield from self._headline(*([] if pool.fixed else [pool]))
        yield from self._pool(attack.unit, pool, Support(), attack.target)
        yield from self._typed(dice, pool)
        for victim in victims(state, attack.target):
            forest = in_forest(state, victim)
            odds = chances(pool, state.card(victim), state.hurt(victim), forest)
            facts: Facts = {"damage": percent(odds.damaged), "destroy": percent(odds.destroyed), "forest": int(forest)}
            yield self._chip(victim) + Content(f" {self._shown.say('aces-panel-fight-chances', **facts)}")

    # --- dice --------------------------------------------------------------------------------------------------------

    def _typed(self, dice: Sequence[int], pool: Pool) -> Iterator[Content]:
        """The dice so far: which of them hit, and how many are still to be typed."""
        if not dice:
            return
        signs = self._shown.signs
        shown = [
            Content.styled(f" {die}{signs.yes if die <= pool.hits_on else ' '} ", HIT if die <= pool.hits_on else MISS)
            for die in dice
        ]
        hits = sum(die <= pool.hits_on for die in dice)
        told = self._shown.say("aces-panel-fight-typed", hits=hits, left=max(0, pool.dice - len(dice)))
        yield Content("").join(shown) + Content.styled(f"  {told}", "bold")

    def _told(self, words: str, tone: str = "") -> Iterator[Content]:
        return iter(hanging(Content("  "), words, self._width, tone))
