"""Simple players of Clockwork Wars: they take land, hold what pays and attack where they are stronger.

All of them play alike, and none uses special units, discoveries or Gambit: so that only the map tells them apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.moves.base import Pass
from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.moves.spy import Conscription, ResearchAndDevelopment, TacticalOperations, Technophilia
from companion.games.clockwork.reach import Way, reach
from companion.games.clockwork.standing import CITY, Standing, standing
from companion.games.clockwork.state import Line, State, age_ends
from companion.kernel.game import Decision, Move, Seat, Setup

GAME = Clockwork()
_ACTIONS = (Conscription, Technophilia, TacticalOperations, ResearchAndDevelopment)
_WORTH = {Kind.VILLAGE: 2.0, Kind.CITADEL: 0.5, Kind.BARRENS: 0.3}  # of the first unit there
_POINT_OF_INFLUENCE = 1 / 3  # in VP (CW-END-01)


def play(setup: Setup, seed: int) -> State:
    """A whole game."""
    dice, state = Random(seed), GAME.start(setup)
    while state.result is None:
        decision = next(decision for decision in GAME.pending(state) if not decision.optional)
        state = GAME.play(state, _decide(state, decision, dice)).state
    return state


def _decide(state: State, decision: Decision, dice: Random) -> Move:
    seat = decision.seat or ""
    if decision.kind == "deploy":
        return Deploy(seat, orders(state, seat, dice))
    for move in _liked(seat, decision, dice):
        if next(GAME.objections(state, move), None) is None:
            return move
    return next(GAME.choices(state, decision))


def _liked(seat: Seat, decision: Decision, dice: Random) -> Iterator[Move]:
    """What a simple player does without thinking, if it is allowed."""
    if decision.kind == "spy":
        yield from (action(seat) for action in dice.sample(_ACTIONS, len(_ACTIONS)))
    if "pass" in decision.verbs:
        yield Pass(seat)


def orders(state: State, seat: Seat, dice: Random) -> tuple[Line, ...]:
    """Worker by worker to wherever one more is worth most; a battle only if it can be won."""
    here, ways = standing(state), reach(state, seat).ways
    left, sent = state.player(seat).pool, dict[str, int]()
    while left:
        plans = [(_gain(here, seat, tile, way, sent, left) + dice.random() * 0.2, tile) for tile, way in ways.items()]
        gain, tile = max(plans, default=(0.0, ""))
        if gain <= 0.2:
            break
        needed = _needed(here, seat, tile, ways[tile], sent)
        for place, number in needed.items():
            sent[place] = sent.get(place, 0) + number
            left -= number
    vias = {tile: way.waypoints[0] for tile, way in ways.items() if way.basis == "march"}
    return tuple(Line(tile, number, "", vias.get(tile, "")) for tile, number in sent.items())


def _needed(here: Standing, seat: Seat, tile: str, way: Way, sent: dict[str, int]) -> dict[str, int]:
    """The workers for the next step there: one more, or enough to beat the defenders; and one on the way."""
    defenders = sum(here.unit_strength(tile, enemy) for enemy in here.enemies_on(tile, seat))
    number = max(1, defenders + 2 - sent.get(tile, 0)) if defenders else 1
    needed = {tile: number}
    if way.basis == "march" and not sent.get(way.waypoints[0]):
        needed[way.waypoints[0]] = 1
    return needed


def _gain(here: Standing, seat: Seat, tile: str, way: Way, sent: dict[str, int], left: int) -> float:
    """What the next step to this tile is worth, for each worker it takes."""
    needed = sum(_needed(here, seat, tile, way, sent).values())
    if needed > left:
        return 0.0
    have = here.units_of(tile, seat) + sent.get(tile, 0)
    return _worth(here, tile, have) / needed


def _worth(here: Standing, tile: str, have: int) -> float:
    """Of one more unit on a tile that holds so many already, in VP until the end of the game."""
    state, kind = here.state, here.board.kinds[tile]
    scorings = sum(end >= state.round for end in age_ends(state.rules.variant))
    soon = 1.0 if state.is_scoring_round else 0.6
    if kind is Kind.FOREST:
        return soon * (scorings if have == 0 else 1.0 if have < 3 else 0.0)
    if kind is Kind.LAKE:
        return soon * {0: 1.0, 1: float(here.board.lake_vp[tile])}.get(have, 0.0)
    if kind is Kind.CAPITAL:
        return 0.0
    if tile in here.board.research:
        return (state.last_round - state.round + 1) * _POINT_OF_INFLUENCE if have == 0 else 0.1
    if kind is Kind.VILLAGE and 0 < have < CITY:
        return 0.4
    return _WORTH.get(kind, 0.0) if have == 0 else 0.1
