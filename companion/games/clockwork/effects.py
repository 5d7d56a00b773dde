"""What owned discoveries change by themselves (ledger 9.3): the rules of a segment ask here and get plain answers.

Only cards that somebody has described count; a card nobody has named is carried out by hand. The benefit is the
owner's at that very moment (CW-DISC-13); where a card contradicts the rulebook, the card wins (CW-BASE-12).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, TypeVar

from companion.games.clockwork.cards import Card, cards_of
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.standing import Standing, standing
from companion.games.clockwork.state import SLOTS, Discovery, Influence, Rules, State
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


Owned: TypeAlias = tuple[tuple[str, Card | None], ...]


_last: tuple[dict[str, Discovery], Rules | None, dict[Seat, Owned]] = {}, None, {}


def owners(state: State) -> dict[Seat, Owned]:
    """Who owns which discoveries; worked out once as long as no card changes hands, for nearly every rule asks."""
    global _last
    discoveries, rules, found = _last  # another thread may ask about another table meanwhile
    if discoveries is not state.discoveries or rules is not state.rules:
        found = {}
        for slot, discovery in state.discoveries.items():
            if discovery.owner:
                found[discovery.owner] = (*found.get(discovery.owner, ()), (slot, card_in(state, slot)))
        _last = state.discoveries, state.rules, found
    return found


def owned(state: State, seat: Seat) -> Owned:
    """The slots of this player's discoveries, each with its card if it is described."""
    return owners(state).get(seat, ())


def _of_type(state: State, seat: Seat, kind: type[E]) -> list[tuple[str, E]]:
    found: list[tuple[str, E]] = []
    for slot, card in owned(state, seat):
        if card is not None:
            found += [(slot, effect) for effect in card.effects if isinstance(effect, kind)]
    return found


def _at(state: State, seat: Seat, kind: type[E], timing: Timing) -> list[E]:
    """What happens by itself at a moment of the round."""
    found: list[E] = []
    for _, card in owned(state, seat):
        if card is not None and timing in card.timing:
            found += [effect for effect in card.effects if isinstance(effect, kind)]
    return found


# --- counting -----------------------------------------------------------------------------------------------------


def kind_on(here: Standing, tile: str) -> str:
    """What a tile counts as: a village that is a city counts as a city only (CW-CTRL-07)."""
    return "city" if here.is_city(tile) else str(here.board.kinds[tile])


def times(state: State, seat: Seat, per: Per) -> int:
    """How often a gain is made: once, or for each tile, unit or discovery of its owner."""
    if per == "none":
        return 1
    here = standing(state)
    if per == "unit":
        return sum(present.get(seat, 0) for present in here.units.values())
    if per == "discovery":
        return len(owned(state, seat))
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
    return any(
        to in effect.to and (not effect.where or kind_on(standing(state), tile) in effect.where)
        for _, effect in _of_type(state, seat, Immune)
    )


def is_guarded(state: State, seat: Seat, against: str) -> bool:
    """Is there any tile on which this player's units do not suffer that?"""
    return any(against in effect.to for _, effect in _of_type(state, seat, Immune))


# --- recruitment and deployment -----------------------------------------------------------------------------------


def extra_workers(state: State, seat: Seat) -> int:
    """What discoveries add to recruitment (CW-RECR-07)."""
    gains = _at(state, seat, GainWorkers, "recruit")
    return sum(effect.amount * times(state, seat, effect.per) for effect in gains)


def recruit_rules(state: State, seat: Seat) -> dict[str, int]:
    """How many workers each tile of a kind (capital, village, city, any other) gives, where a card says so."""
    found: dict[str, int] = {}
    for _, effect in _of_type(state, seat, RecruitRule):
        found[effect.tile] = max(effect.workers, found.get(effect.tile, 0))
    return found


def deploy_rules(state: State, seat: Seat) -> list[DeployRule]:
    return [effect for _, effect in _of_type(state, seat, DeployRule)]


def widened_reach(state: State, seat: Seat, rule: DeployRule) -> Iterator[str]:
    """The tiles that count as adjacent to a controlled one thanks to a card."""
    here = standing(state)
    bases = [tile for tile in here.controlled(seat) if not rule.start or kind_on(here, tile) in rule.start]
    for base in bases if rule.extra_range else ():
        yield from (tile for tile in here.board.cells if near(state, base, tile, 1 + rule.extra_range))


# --- research and scoring -----------------------------------------------------------------------------------------


def study_income(state: State, seat: Seat) -> Influence:
    """Influence that discoveries bring by themselves in the study segment."""
    points = Influence()
    for effect in _at(state, seat, GainIp, "study"):
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


def score_rules(state: State, seat: Seat) -> list[ScoreRule]:
    """What cards say of the worth of tiles (CW-VP-02)."""
    return [effect for _, effect in _of_type(state, seat, ScoreRule)]


def paid_by(rule: ScoreRule, units: int) -> int:
    if units < rule.min_units:
        return 0
    paid = rule.vp * (units if rule.per == "unit" else 1)
    return paid if rule.cap is None else min(paid, rule.cap)


# --- distances ----------------------------------------------------------------------------------------------------


def near(state: State, one: str, other: str, most: int) -> bool:
    """Are two tiles at most so far apart (CW-A-27)?"""
    apart = standing(state).board.distance(one, other, state.rules.rulings.distance == "over-tiles")
    return apart is not None and apart <= most
