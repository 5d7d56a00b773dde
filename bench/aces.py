"""Aces & Armor: verified moves, how far units come, the exact chances of fights, and a whole turn of the Automa."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from inspect import unwrap
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from bench.measure import Ratio, side_by_side
from bench.moves import against_chess
from companion.games.aces import reach
from companion.games.aces.fights import Fight, Support, prospects
from companion.games.aces.moves.movement import can_set_out, moves_of
from companion.games.aces.odds import Pool, hit_chances
from companion.games.aces.reach import stops, ways
from companion.games.registry import game
from companion.kernel.game import Game, Setup
from companion.kernel.moves import legal
from companion.kernel.reading import Reader

MOVES, TIMES = 1000, 20
TEAMS = (("g1", "g2"), ("us", "su"))
FOUR = Path(__file__).with_name("aces_four.txt")  # entries that lead to the middle of a game of four, all units afield


def ratios() -> Iterator[Ratio]:
    rules = game("aces")
    for name, options in (("two players", {"players": "2"}), ("four players", {})):
        yield from against_chess(rules, rules.start(Setup(options)), f"Aces & Armor, {name}", MOVES)
    state = _four(rules)
    yield _reach(state)
    yield _chances(state)
    yield _automa(rules, state)


def _four(rules: Game[Any]) -> Any:
    state = rules.start(Setup({"automatic": "off"}))
    for line in FOUR.read_text(encoding="utf-8").splitlines():
        state = rules.play(state, Reader(rules, state, rules.pending(state)).move(line)).state
    return state


def _reach(state: Any) -> Ratio:
    """Each unit in a position that nobody has looked at yet, and without what is remembered of others like it.

    The floor goes over the same hexes and counts nothing.
    """
    units = list(state.units)
    over = [(state.units[unit].hex, ways(state, unit).keys()) for unit in units]

    anew = unwrap(stops)

    def ours() -> None:
        for _ in range(TIMES):
            for unit in units:
                anew(replace(state, units=state.units.copy()), unit)

    def bare() -> None:
        for _ in range(TIMES):
            for start, hexes in over:
                breadth_first(state.ground.near, start, hexes)

    with patch.object(reach, "_found", unwrap(reach._found)):
        mine, theirs, ratio = side_by_side(ours, bare)
    each = sum(len(hexes) for _, hexes in over) / len(over)
    spent = f"{mine / TIMES / len(units) * 1e6:.0f} µs : {theirs / TIMES / len(units) * 1e6:.0f} µs"
    detail = f"{len(units)} units, {each:.0f} hexes each, {spent}"
    return Ratio("reachable hexes of a unit : bare breadth-first search", ratio, "≤ 3", detail)


def breadth_first(near: Mapping[str, Sequence[str]], start: str, hexes: Collection[str]) -> dict[str, int]:
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for hex_ in near[here]:
            if hex_ in hexes and hex_ not in steps:
                steps[hex_] = steps[here] + 1
                waiting.append(hex_)
    return steps


def _chances(state: Any) -> Ratio:
    """Every pool there is, both ways and each worked out anew; the floor adds die after die and reads no card."""
    one, other = "t1", "t4"
    pools = [(Pool(dice, on), Pool(16 - dice, on)) for dice, on in product(range(1, 16), range(3, 11))]
    fights = [Fight(one, other, attack, Support(), back, False) for attack, back in pools]

    def ours() -> None:
        hit_chances.cache_clear()
        for fight in fights:
            prospects(state, fight)

    def bare() -> None:
        for attack, back in pools:
            convolution(attack)
            convolution(back)

    mine, theirs, ratio = side_by_side(ours, bare)
    detail = f"{len(fights)} fights, {mine / len(fights) * 1e6:.0f} µs : {theirs / len(fights) * 1e6:.0f} µs"
    return Ratio("exact chances of a fight : bare binomial convolution", ratio, "≤ 3", detail)


def _automa(rules: Game[Any], four: Any) -> Ratio:
    """A turn to its end, entry by entry; the floor lists the moves of the same units once, each held against its rules.

    Both in positions that nobody has looked at yet. Ties go to the first candidate, nobody intercepts.
    """
    state = _against_twelve(rules, four)
    human = replace(state, rules=replace(state.rules, automa=None))
    entries, listed = whole_turn(rules, anew(state)), len(all_moves(anew(human)))

    def ours() -> None:
        for _ in range(TIMES):
            whole_turn(rules, anew(state))

    def bare() -> None:
        for _ in range(TIMES):
            all_moves(anew(human))

    mine, theirs, ratio = side_by_side(ours, bare)
    spent = f"{mine / TIMES * 1e3:.1f} ms : {theirs / TIMES * 1e3:.1f} ms"
    detail = f"12 units, {entries} entries : {listed} moves, {spent}"
    return Ratio("a turn of the Automa : listing all legal moves of its units", ratio, "≤ 3", detail)


def _against_twelve(rules: Game[Any], four: Any) -> Any:
    """Two together on the whole map: everybody stands where the four armies stood, or beside."""
    state = rules.start(Setup({"players": "coop", "half": "whole", "difficulty": "easy"}))
    near, units, seat = state.ground.near, dict(state.units), state.rules.automa.seat
    for team in TEAMS:
        there = [four.units[unit].hex for unit in four.units if four.card(unit).faction in team]
        free = (
            hex_
            for here in there
            for hex_ in near[here]
            if hex_ not in four.at and state.ground.terrain[hex_] == "standard"
        )
        places = iter(dict.fromkeys((*there, *free)))
        for id_ in [id_ for id_ in units if state.card(id_).faction in team]:
            units[id_] = replace(units[id_], army=1, hex=next(places))
    return replace(state, units=units, phase="move", seat=seat, first=seat, round=3)


def whole_turn(rules: Game[Any], state: Any) -> int:
    """How many entries it takes."""
    entries, seat = 0, state.seat
    while state.seat == seat and rules.result(state) is None:
        asked = next(decision for decision in rules.pending(state) if not decision.optional)
        moves = rules.choices(state, asked)
        wanted = (move for move in moves if move.verb() in ("step", "lot", "replied", "pass"))
        state, entries = rules.play(state, next(wanted)).state, entries + 1
    return entries


def all_moves(state: Any) -> list[Any]:
    own = [unit for unit in state.of(state.seat) if can_set_out(state, unit)]
    return list(legal(state, (march for unit in own for march in moves_of(state, unit))))


def anew(state: Any) -> Any:
    """The same position, of which nobody has asked anything."""
    return replace(state, units=state.units.copy())


def convolution(pool: Pool) -> list[float]:
    good, chances = pool.hits_on / pool.sides, [1.0]
    for _ in range(pool.dice):
        hits, misses = (
            [0.0, *(chance * good for chance in chances)],
            [*(chance * (1 - good) for chance in chances), 0.0],
        )
        chances = [one + other for one, other in zip(hits, misses, strict=True)]
    return chances
