"""What a move would do, beside the choices: the cost of a way, and the exact chances of an attack."""

from __future__ import annotations

from collections.abc import Collection

from companion.games.aces.automa.aiming import harm
from companion.games.aces.automa.inquiries import without_name
from companion.games.aces.automa.telling import Tell, open_inquiry
from companion.games.aces.board.cards import HEALTH
from companion.games.aces.fights import (
    fight_between,
    fire,
    fire_at_ground,
    fire_of,
    fixed_hits,
    in_forest,
    prospects,
    victims,
)
from companion.games.aces.interception import watched_hexes
from companion.games.aces.moves.intercepting import Intercept
from companion.games.aces.moves.money import Buy
from companion.games.aces.moves.movement import March
from companion.games.aces.moves.naming import Name
from companion.games.aces.odds import Chances, Pool, chances, of_any
from companion.games.aces.reach import route_through, way_to
from companion.games.aces.state import LAUNCHER, State
from companion.kernel.game import Event, Facts, Move


def hint(state: State, move: Move) -> Event | None:
    match move:
        case March():
            return _march(state, move)
        case Name() if move.unit in state.units:
            return _area(state, move) if state.card(move.unit).is_area else _attack(state, move.unit, move.target)
        case Intercept() if state.walk is not None and move.unit in state.units:
            return _attack(state, move.unit, state.walk.unit)  # in the next turn, if all stand as now
        case Tell(words=words):
            return _hit(state, words)
        case Buy(seat=seat) if seat in state.coins:
            card = state.troops.cards[move.type]
            return Event("hint-buy", facts={"coins": card.cost, "left": state.coins[seat] - card.cost})
    return None


def _hit(state: State, words: tuple[str, ...]) -> Event | None:
    """What the fixed hits of an Automa unit would do to a target it asks about, in the open (ledger 7.3)."""
    asked = open_inquiry(state)
    if asked is None or asked.kind not in ("range", "here"):
        return None
    match without_name(asked, words):
        case (target,) if target in asked.options:
            return _what_hits_do(state, asked.unit, target)
    return None


def _what_hits_do(state: State, unit: str, target: str) -> Event:
    done = harm(state, unit, target, forest=False)
    hits = fixed_hits(state, unit, state.card(target).flies)
    destroyed = int(state.units[target].damage + done >= HEALTH)
    return Event("hint-tell", facts={"hits": hits, "damage": done, "destroyed": destroyed})


def halves(points: int) -> str:
    """Half points as players count them; the language says how a half is written."""
    return f"{points / 2:g}"


def _march(state: State, move: March) -> Event | None:
    if state.units[move.unit].hex not in state.ground.near:  # it is not on the map yet
        return None
    path = move.named_hexes(state)
    way = way_to(state, move.unit, path[0]) if len(path) == 1 else route_through(state, move.unit, path)
    if way is None:
        return None
    card = state.card(move.unit)
    seen = sum(hex_ in watched_hexes(state, card.faction, card.flies) for hex_ in way.route)
    facts: Facts = {"halves": way.cost, "whole": way.cost // 2, "half": way.cost % 2, "watched": seen}
    return Event("hint-move", facts=facts)


def percent(chance: float) -> str:
    """As exact as it can be read: never 0 or 100 where it is not."""
    rounded = round(100 * chance)
    if rounded in (0, 100) and 0 < chance < 1:
        return "<1" if rounded == 0 else ">99"
    return str(rounded)


def shots(pool: Pool) -> Facts:
    """Dice and what hits; or fixed hits, where nobody rolls."""
    return {"dice": pool.dice, "hits_on": pool.hits_on, "fixed": pool.fixed, **expected(pool)}


def expected(pool: Pool) -> Facts:
    """Hits to one decimal; the language says how that is written."""
    about, tenth = divmod(round(10 * pool.expected), 10)
    return {"about": about, "tenth": tenth}


def _attack(state: State, unit: str, target: str) -> Event | None:
    if target == LAUNCHER and state.v2 is not None and state.v2.found:
        return _launcher(state, unit)
    if target not in state.units or not state.units[target].hex:
        return None
    fight = fight_between(state, unit, target)
    each, (attack, back) = prospects(state, fight), fire_of(state, fight)
    facts: Facts = {
        **shots(attack),
        "red": fight.red.dice,
        "arms": ", ".join(fight.red.arms) or "none",
        "damage": percent(each.target.damaged),
        "destroy": percent(each.target.destroyed),
        "back": back.dice if back else 0,
        "back_fixed": back.fixed if back else 0,
        "suffer": percent(each.own.damaged),
        "lose": percent(each.own.destroyed),
    }
    return Event("hint-attack", facts=facts)


def _launcher(state: State, unit: str) -> Event:
    """What becomes of the hits says a table that may not be known (AA-V2-17)."""
    attack, site = fight_between(state, unit, LAUNCHER), state.v2
    rolled = fire(state, unit, attack.attack, at_aircraft=False)
    facts = shots(rolled) | {"red": attack.red.dice, "known": int(bool(state.rules.v2_table))}
    health, had = state.rules.v2_health, site.damage if site is not None else 0
    done = chances(rolled, state.rules.launcher, had, in_forest=False, health=health)
    return Event("hint-launcher", facts=facts | {"damage": percent(done.damaged), "destroy": percent(done.destroyed)})


def _area(state: State, move: Name) -> Event | None:
    if move.target not in state.ground.near:
        return None
    pool, hit = fire_at_ground(state, move.unit), list(victims(state, move.target))
    friends = [unit for unit in hit if not state.are_enemies(state.owner(unit), move.seat or "")]
    enemy, own = _of_all(state, pool, set(hit).difference(friends)), _of_all(state, pool, friends)
    facts = shots(pool)
    facts |= {"units": len(hit), "enemies": len(hit) - len(friends), "friends": len(friends)}
    facts |= {"damage": percent(enemy.damaged), "destroy": percent(enemy.destroyed)}
    return Event("hint-area", facts=facts | {"suffer": percent(own.damaged), "lose": percent(own.destroyed)})


def _of_all(state: State, pool: Pool, units: Collection[str]) -> Chances:
    """What one roll against all of them does to at least one (AA-KAT-03)."""
    cards = ((state.card(unit), state.units[unit].damage, in_forest(state, unit)) for unit in units)
    return of_any(chances(pool, *each) for each in cards)
