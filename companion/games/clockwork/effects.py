"""What owned discoveries change by themselves (ledger 9.3): the rules of a segment ask here and get plain answers.

Only cards that somebody has described count; a card nobody has named is carried out by hand. The benefit is the
owner's at that very moment (CW-DISC-13); where a card contradicts the rulebook, the card wins (CW-BASE-12).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from companion.games.clockwork.cards import Card, cards_of
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.standing import Standing, standing
from companion.games.clockwork.state import SLOTS, Influence, State
from companion.games.clockwork.vocabulary import (
    DeployRule,
    Effect,
    GainIp,
    GainWorkers,
    Immune,
    Per,
    Price,
    RecruitRule,
    ScoreRule,
    Strength,
    Timing,
)
from companion.kernel.game import Seat

E = TypeVar("E", bound=Effect)


def card_in(state: State, slot: str) -> Card | None:
    """The card that lies there, if somebody has named one that is described."""
    return cards_of(state.rules.cards).get(state.discoveries[slot].card)


def owned(state: State, seat: Seat) -> Iterator[tuple[str, Card]]:
    """Every described card this player owns, with its slot."""
    for slot, discovery in state.discoveries.items():
        if discovery.owner == seat and discovery.card:
            card = card_in(state, slot)
            if card is not None:
                yield slot, card


def _of_type(state: State, seat: Seat, kind: type[E]) -> Iterator[tuple[str, E]]:
    for slot, card in owned(state, seat):
        yield from ((slot, effect) for effect in card.effects if isinstance(effect, kind))


def _at(state: State, seat: Seat, kind: type[E], timing: Timing) -> Iterator[tuple[str, E]]:
    """What happens by itself at a moment of the round."""
    for slot, card in owned(state, seat):
        if timing in card.timing:
            yield from ((slot, effect) for effect in card.effects if isinstance(effect, kind))


# --- counting -----------------------------------------------------------------------------------------------------


def kind_on(here: Standing, tile: str) -> str:
    """What a tile counts as: a village that is a city counts as a city only (CW-CTRL-07)."""
    return "city" if here.is_city(tile) else str(here.board.kinds[tile])


def times(state: State, seat: Seat, per: Per) -> int:
    """How often a gain is made: once, or for each tile, unit or discovery of its owner."""
    here = standing(state)
    if per == "none":
        return 1
    if per == "unit":
        return sum(present.get(seat, 0) for present in here.units.values())
    if per == "discovery":
        return sum(discovery.owner == seat for discovery in state.discoveries.values())
    return sum(kind_on(here, tile) == per for tile in here.controlled(seat))


# --- combat -------------------------------------------------------------------------------------------------------


def strength_bonuses(state: State, seat: Seat, tile: str) -> Iterator[tuple[str, int]]:
    """What cards add to a player's army strength on a tile, by slot of the grid or `card` (CW-BATTLE-06)."""
    battle = state.battles.get(tile)
    if battle is not None and battle.bonus.get(seat):
        yield "card", battle.bonus[seat]
    for slot, effect in _of_type(state, seat, Strength):
        if _fights_so(state, seat, tile, effect):
            units = standing(state).units_of(tile, seat) if effect.per == "unit" else 1
            if effect.bonus * units:
                yield slot, effect.bonus * units


def _fights_so(state: State, seat: Seat, tile: str, effect: Strength) -> bool:
    """All tile kinds named are possible places, and the role has to fit."""
    roles = [role for role in effect.when if role in ("attacking", "defending")]
    kinds = [kind for kind in effect.when if kind not in ("attacking", "defending")]
    battle = state.battles.get(tile)
    role = "defending" if battle is not None and battle.holder == seat else "attacking"
    kind = standing(state).board.kinds[tile]
    return (not roles or role in roles) and (not kinds or kind in kinds or (kind is Kind.VILLAGE and "city" in kinds))


def is_immune(state: State, seat: Seat, tile: str, to: str) -> bool:
    """Do this player's units on the tile not suffer that: attrition, pollution, elimination, deploy?"""
    kind = kind_on(standing(state), tile)
    return any(
        to in effect.to and (not effect.where or kind in effect.where) for _, effect in _of_type(state, seat, Immune)
    )


# --- recruitment and deployment -----------------------------------------------------------------------------------


def extra_workers(state: State, seat: Seat) -> int:
    """What discoveries add to recruitment (CW-RECR-07)."""
    gains = _at(state, seat, GainWorkers, "recruit")
    return sum(effect.amount * times(state, seat, effect.per) for _, effect in gains)


def workers_from(state: State, seat: Seat, kind: str, usual: int) -> int:
    """How many workers a tile of that kind (capital, village, city, any other) gives."""
    rules = [effect.workers for _, effect in _of_type(state, seat, RecruitRule) if effect.tile == kind]
    return max(rules, default=usual)


def more_workers(state: State, seat: Seat) -> int:
    """What tiles give beyond what the rulebook lets them give."""
    here = standing(state)
    ruled = {effect.tile for _, effect in _of_type(state, seat, RecruitRule)} - {"capital", "village", "city"}
    tiles = (kind_on(here, tile) for tile in here.controlled(seat))
    return sum(workers_from(state, seat, kind, 0) for kind in tiles if kind in ruled)


def widened_reach(state: State, seat: Seat) -> frozenset[str]:
    """The tiles that count as adjacent to a controlled one thanks to a card."""
    here, found = standing(state), set[str]()
    for _, effect in _of_type(state, seat, DeployRule):
        bases = [t for t in here.controlled(seat) if not effect.start or kind_on(here, t) in effect.start]
        for base in bases if effect.extra_range else ():
            found.update(tile for tile in here.board.cells if near(state, base, tile, 1 + effect.extra_range))
    return frozenset(found)


def may_march(state: State, seat: Seat, how: str) -> bool:
    """May marches pass an occupied waypoint, or leave it empty, thanks to a card?"""
    return any(how in effect.allow for _, effect in _of_type(state, seat, DeployRule))


# --- research and scoring -----------------------------------------------------------------------------------------


def study_income(state: State, seat: Seat) -> Influence:
    """Influence that discoveries bring by themselves in the study segment."""
    points = Influence()
    for _, effect in _at(state, seat, GainIp, "study"):
        if effect.domain != "any":
            points = points.plus(Influence(**{effect.domain: effect.amount * times(state, seat, effect.per)}))
    return points


def price_for(state: State, seat: Seat, slot: str, usual: int) -> int:
    """What a discovery costs this player."""
    domain = SLOTS[slot][0]
    for _, effect in _of_type(state, seat, Price):
        if effect.domain in ("any", domain):
            usual = max(usual + effect.delta, min(effect.min, usual))
    return max(usual, 0)


def tile_vp(state: State, seat: Seat, tile: str, units: int, usual: int) -> int:
    """What a tile pays its controller (CW-VP-02)."""
    kind = kind_on(standing(state), tile)
    rules = [effect for _, effect in _of_type(state, seat, ScoreRule) if effect.tile == kind]
    return max((_paid(effect, units) for effect in rules), default=usual)


def _paid(effect: ScoreRule, units: int) -> int:
    if units < effect.min_units:
        return 0
    paid = effect.vp * (units if effect.per == "unit" else 1)
    return paid if effect.cap is None else min(paid, effect.cap)


# --- distances ----------------------------------------------------------------------------------------------------


def near(state: State, one: str, other: str, most: int) -> bool:
    """Are two tiles at most so far apart (CW-A-27)?"""
    apart = standing(state).board.distance(one, other, state.rules.rulings.distance == "over-tiles")
    return apart is not None and apart <= most
