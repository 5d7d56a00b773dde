"""The game against an independent judge, on positions that random play leads to."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.aces.board.cards import TEAMS
from companion.games.aces.fights import damage, fight_between
from companion.games.aces.interception import interceptors
from companion.games.aces.moves.movement import March
from companion.games.aces.moves.naming import Name
from companion.games.aces.state import LAUNCHER, State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.moves import is_legal
from companion.kernel.paths import plain
from tests.aces.judge import Judge
from tests.laws import random_move

TABLES = {
    "two": {"players": "2"},
    "two with two sets": {"players": "2", "german": "g2", "allied": "su", "half": "7-12", "sets": "2"},
    "four": {},
    "V2": {"players": "2", "mission": "v2", "v2-table": "1 2 3 4 5 6"},
}


def compared(options: dict[str, str], seed: int, wanted: int) -> int:
    """Play at random and hold every verdict against the judge's; how many there were."""
    rules, dice, verdicts = game("aces"), Random(seed), 0
    state: State = rules.start(Setup(options))
    while verdicts < wanted:
        if rules.result(state) is not None:
            assert Judge(plain(state)).winner(state.rules.short) == TEAMS[rules.result(state).winner or ""]  # type: ignore[union-attr]
            state = rules.start(Setup(options))
        if state.walk is None and state.phase == "move":
            verdicts += movement(state) + interception(state, dice)
        elif state.phase in ("name", "fight"):
            verdicts += attacks(state) if state.phase == "name" else 0
            verdicts += fights(state, dice)
        before = state
        state = rules.play(state, random_move(rules, state, dice)).state
        if before.phase == "name" and state.phase == "money":
            assert state.coins[state.seat] - before.coins[state.seat] == Judge(plain(state)).income()
    return verdicts


def movement(state: State) -> int:
    judge = Judge(plain(state))
    for unit in state.units:
        here = state.units[unit].hex
        legal = {hex_ for hex_ in state.ground.hexes if is_legal(state, March(state.seat, unit, (here, hex_)))}
        assert legal == judge.stops(unit), unit
    return len(state.units) * len(state.ground.hexes)


def interception(state: State, dice: Random) -> int:
    judge, count = Judge(plain(state)), 0
    free = [hex_ for hex_ in state.ground.hexes if hex_ not in state.at and hex_ not in judge.grey]
    for mover in list(state.of(state.seat)):
        for hex_ in dice.sample(free, 8):
            told = {unit for seat in state.rules.seats for unit in interceptors(state, seat, mover, hex_)}
            friends = {unit for unit in told if not state.are_enemies(state.owner(unit), state.seat)}
            assert told - friends == judge.interceptors(mover, hex_)
            count += 1
    return count


def attacks(state: State) -> int:
    judge, count = Judge(plain(state)), 0
    for unit in state.units:
        for target in state.units:
            if not state.card(unit).is_area:
                assert is_legal(state, Name(state.seat, unit, target)) == judge.may_attack(unit, target), (unit, target)
                count += 1
        told = is_legal(state, Name(state.seat, unit, LAUNCHER))
        assert told == judge.may_attack_launcher(unit)
    return count + len(state.units)


def fights(state: State, dice: Random) -> int:
    """Every fight there could be: pools, red dice, who shoots back, and what some number of hits does."""
    judge, count = Judge(plain(state)), 0
    for unit, target in judge.pairs():
        if not judge.within(unit, target):
            continue
        fight = fight_between(state, unit, target)
        base, hits_on = judge.pool(unit, target)
        assert (fight.attack.dice, fight.attack.hits_on) == (base + judge.red(unit, target), hits_on)
        assert (fight.defence is not None) == judge.shoots_back(target, unit)
        if fight.defence is not None:
            assert (fight.defence.dice, fight.defence.hits_on) == judge.pool(target, unit)
        hits = dice.randint(0, 15)
        had, hurt = state.units[target].damage, state.units[unit].damage
        assert damage(state.card(target), had, hits, fight.forest) == judge.damage(target, hits, defending=True)
        assert damage(state.card(unit), hurt, hits, in_forest=False) == judge.damage(unit, hits, defending=False)
        count += 5
    return count


@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
def test_twenty_thousand_verdicts(options: dict[str, str]) -> None:
    assert compared(options, 1, 20_000 // len(TABLES)) >= 20_000 // len(TABLES)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
def test_a_million_verdicts(options: dict[str, str], seed: int) -> None:
    assert compared(options, seed, 34_000) >= 34_000
