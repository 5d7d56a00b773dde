"""What a move would do, told before it is made: judged on the board as it is now, by playing it on paper.

A hint for one player never looks at the card the other one has laid face down (MP-TURN-04).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.march.combat import army_defence
from companion.games.march.moves.attack import Attack, must_attack, owes_card
from companion.games.march.moves.base import MarchMove
from companion.games.march.moves.cards import Pick, pay_at_reveal, without
from companion.games.march.moves.fortify import Fortify
from companion.games.march.moves.movement import LIMITS, MoveArmies
from companion.games.march.moves.nothing import Idle, Nothing, idle
from companion.games.march.moves.recruit import Recruit
from companion.games.march.moves.score import Score, capital_lost, score_worth, scoring_countries
from companion.games.march.moves.steps import ways_to_act
from companion.games.march.moves.strength import Strengthen
from companion.games.march.scenario import SEATS
from companion.games.march.state import State, at_full_strength, controls, other
from companion.kernel.game import Event, Fact, Move, Seat
from companion.kernel.story import Story


def hint(state: State, move: Move) -> Event | None:
    """What the move would do, or why it would do nothing; None if there is nothing to say beyond the move itself."""
    if isinstance(move, Pick) and move.seat is not None:
        return _pick(_about_to_act(state, move.seat, move.card), move.seat)
    if not isinstance(move, MarchMove) or next(move.objections(state), None) is not None:
        return None
    match move:
        case Attack():
            return Event("hint-attack", facts=_combat(state, move))
        case MoveArmies():
            return _movement(state, move)
        case Strengthen():
            return _strengthening(state, move)
        case Fortify():
            return _fortification(state, move)
        case Recruit() | Score():
            return _pick(state, move.seat or "")
        case Nothing() if (why := idle(state, move.seat or "")) is not None:
            return _dead(why)
    return None


def _about_to_act(state: State, seat: Seat, card: str) -> State:
    """The board as it is now, with this player just about to carry the card out."""
    side = state.side(seat)
    player = next(player for player in SEATS if player == seat)
    state = state.with_side(seat, replace(side, played=card, hand=without(side.hand, card), bonus=False))
    paid = seat in pay_at_reveal(state)
    state = state.with_side(seat, replace(state.side(seat), bonus=paid))
    return replace(state, phase="act", step=state.rules.steps.get(card), acting=(player,), ordered=True)


def _pick(state: State, seat: Seat) -> Event | None:
    """What the card this player is about to carry out can do."""
    card = state.side(seat).played or ""
    if card in state.rules.manual:
        return Event("hint-by-hand")
    dead = idle(state, seat)
    if dead is not None:
        return _dead(dead)
    match card:
        case "MOVE1" | "MOVE2":
            reach = dict.fromkeys(way.to for way in ways_to_act(state, seat) if isinstance(way, MoveArmies))
            return Event("hint-movement", facts={"count": LIMITS[card], "countries": ", ".join(reach)})
        case "RECRUIT":
            side = state.side(seat)
            return Event("hint-recruit", facts={"country": side.home, "left": side.stock - 1})
        case "FORTIFY":
            there = dict.fromkeys(way.where for way in ways_to_act(state, seat) if isinstance(way, Fortify))
            return Event("hint-fortifying", facts={"countries": ", ".join(there)})
        case "ATTACK" | "ATTACK+1":
            return _best_attack(state, seat)
        case "STRENGTH":
            return _strength(state, seat)
        case "SCORE":
            return _score(state, seat)
    return None


def _dead(why: Idle) -> Event:
    return Event("hint-idle", why.rules, {"case": why.case})


# --- attack ----------------------------------------------------------------------------------------------------


def _best_attack(state: State, seat: Seat) -> Event | None:
    fights = [_combat(state, way) for way in ways_to_act(state, seat) if isinstance(way, Attack)]
    if not fights:
        return None
    best = max(fights, key=lambda fight: int(fight["attack"]) - int(fight["defence"]))
    elsewhere = len({fight["country"] for fight in fights}) - 1
    cost = int(owes_card(state, seat))
    return Event(
        "hint-attacking",
        facts={**best, "cost": cost, "forced": int(must_attack(state, seat)), "elsewhere": elsewhere},
    )


def _combat(state: State, attack: Attack) -> dict[str, Fact]:
    """The arithmetic and the outcome, as the attack itself would tell them."""
    story = _told(state, attack)
    fight = next(event.facts for event in story if event.kind == "attacked")
    lost = {event.facts["seat"]: event.facts["count"] for event in story if event.kind == "destroyed"}
    verdict = attack.odds(state).verdict
    return {
        **fight,
        "verdict": verdict,
        "lost": lost.get(attack.seat or "", 0),
        "taken": lost.get(other(attack.seat or ""), 0),
        "capital": int(any(event.kind == "occupied" for event in story)),
    }


def _told(state: State, move: MarchMove) -> Story:
    story = Story(lambda _: "")
    move.effect(state, story)
    return story


# --- the other steps -------------------------------------------------------------------------------------------


def _movement(state: State, move: MoveArmies) -> Event:
    seat, after = move.seat or "", move.effect(state, Story(lambda _: ""))
    enemies = after.countries[move.to].force(other(seat)).armies
    card = after.rules.map[move.to]
    guarded = card.owner == other(seat) and after.countries[move.to].occupied is None
    facts: dict[str, Fact] = {
        "seat": seat,
        "count": move.pieces.count,
        "to": move.to,
        "enemies": enemies,
        "garrison": card.garrison if guarded else 0,
        "controls": int(controls(after, seat, move.to)),
        "leaves": int(move.pieces.capital),
    }
    return Event("hint-move", facts=facts)


def _fortification(state: State, move: Fortify) -> Event:
    seat, after = move.seat or "", move.effect(state, Story(lambda _: ""))
    before, then = (army_defence(board, seat, board.countries[move.where].force(seat)) for board in (state, after))
    return Event("hint-fortify", facts={"country": move.where, "before": before, "defence": then})


def _strengthening(state: State, move: Strengthen) -> Event:
    told = next(event for event in _told(state, move) if event.kind == "strengthened")
    return Event("hint-strength", told.rules, told.facts)


def _strength(state: State, seat: Seat) -> Event:
    dice = [way.where for way in ways_to_act(state, seat) if isinstance(way, Strengthen)]
    raised = int(not at_full_strength(state, seat))
    facts: dict[str, Fact] = {
        "parts": ", ".join(f"{where} {state.countries[where].vp}" for where in dice),
        "strength": state.side(seat).strength + raised,
        "raised": raised,
    }
    return Event("hint-strengthening", facts=facts)


def _score(state: State, seat: Seat) -> Event:
    if capital_lost(state, seat):
        return Event("hint-score-nothing", ("MP-SCORE-05",))
    worth = score_worth(state, seat)
    return Event("hint-score", facts={
        "worth": worth,
        "basic": state.rules.basic_vp,
        "parts": " + ".join(_parts(state, seat)) or "none",
        "short": int(worth > state.stock.value),
        "stock": state.stock.value,
        "total": state.side(seat).vp + worth,
        "goal": state.rules.threshold,
    })  # fmt: skip


def _parts(state: State, seat: Seat) -> Iterator[str]:
    return (f"{where} {state.countries[where].vp}" for where in scoring_countries(state, seat))
