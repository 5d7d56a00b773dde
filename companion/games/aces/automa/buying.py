"""What the Automa buys and where it puts it (AA-ABY, AA-APL)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from companion.games.aces.automa.distances import points_to, reaches_next_turn
from companion.games.aces.automa.inquiries import Inquiry, Kind, Unanswered, told
from companion.games.aces.automa.questions import Question, Undecided, settled_by_lot
from companion.games.aces.automa.sifting import Sieve, Sifted, sift
from companion.games.aces.automa.targets import foes
from companion.games.aces.board.cards import Role
from companion.games.aces.moves.money import MOST_OF_A_TYPE, Buy, Repair
from companion.games.aces.state import State, asked_once
from companion.kernel.moves import is_legal

FEW = 2  # infantry (AA-ABY-02)


class Repairing(NamedTuple):
    """A unit that is repaired, where a table lets the Automa do so, and among which (AA-AMB-27)."""

    repair: Repair
    among: tuple[str, ...]
    told: tuple[Sifted, ...]


class Purchase(NamedTuple):
    """A unit that is bought, why this one, and how its factory was found."""

    buy: Buy
    rule: str
    among: tuple[str, ...]
    told: tuple[Sifted, ...]


@asked_once
def next_purchase(state: State) -> Purchase | Repairing | Question | Inquiry | None:
    """What it buys next; None if it cannot pay for what it wants, or has no room: it saves (AA-AMB-28)."""
    try:
        return _repair(state) or _purchase(state)
    except Undecided as open_:
        return open_.question
    except Unanswered as unanswered:
        return unanswered.inquiry


def _repair(state: State) -> Repairing | None:
    """The most damaged unit first."""
    if state.rules.rulings.automa_repairs == "no":
        return None
    able = [unit for unit in state.of(state.seat) if is_legal(state, Repair(state.seat, unit))]
    if not able:
        return None
    left, told = sift(able, (Sieve("hurt", "AA-AMB-27", lambda unit: state.units[unit].damage),))
    return Repairing(Repair(state.seat, settled_by_lot(state, "unit", left)), tuple(sorted(able)), told)


def _purchase(state: State) -> Purchase | None:
    rule, types = wanted(state)
    types = [type_ for type_ in types if _rooms(state, type_)]
    if not types and state.rules.rulings.automa_saves == "no":
        rule, types = "AA-AMB-28", _dearest(state)
    if not types:
        return None
    type_ = settled_by_lot(state, "type", types)
    rooms = _rooms(state, type_)
    left, found = _placed_blind(state, rooms) if state.in_books else sift(rooms, _placing(state, rooms))
    factory = settled_by_lot(state, "factory", left)
    return Purchase(Buy(state.seat, type_, factory), rule, tuple(rooms), found)


def wanted(state: State) -> tuple[str, list[str]]:
    """The types it would buy, and the rule that says so (AA-ABY-02..04)."""
    infantry = sum(state.card(unit).arm == "infantry" for unit in state.of(state.seat))
    if infantry < FEW:
        return "AA-ABY-02", _types(state, "special")
    roles: tuple[tuple[str, Role], ...] = (("AA-ABY-03", "tank"), ("AA-ABY-04", "artillery"))
    for rule, role in roles:
        if types := [type_ for type_ in _types(state, role) if not _is_full(state, type_)]:
            return rule, types
    cards = state.troops.by_seat[state.seat]
    return "AA-ABY-04", [card.id for card in cards if not _is_full(state, card.id)]


def _dearest(state: State) -> list[str]:
    """The most expensive units that it can pay, where a table does not let it save."""
    cards = [card for card in state.troops.by_seat[state.seat] if _rooms(state, card.id)]
    most = max((card.cost for card in cards), default=0)
    return [card.id for card in cards if card.cost == most]


def _types(state: State, role: Role) -> list[str]:
    return [card.id for card in state.troops.by_seat[state.seat] if card.role == role]


def _is_full(state: State, type_: str) -> bool:
    """Are there four of the type already, where that is the limit (AA-BUY-04)?"""
    return state.rules.type_limit and Counter(unit.type for unit in state.units.values())[type_] >= MOST_OF_A_TYPE


def _rooms(state: State, type_: str) -> list[str]:
    """Factories where it may buy that unit now, by the rules of everybody."""
    return [each for each in state.held_by(state.seat) if is_legal(state, Buy(state.seat, type_, each))]


# --- where ----------------------------------------------------------------------------------------------------------


def _placing(state: State, rooms: Sequence[str]) -> Sequence[Sieve]:
    """The priorities of placing, each measured once (AA-APL-01..03)."""
    near = {factory: _distances(state, state.ground.factories[factory]) for factory in rooms}
    nearest = {factory: min(away, default=0) for factory, away in near.items()}
    further = max((len(away) for away in near.values()), default=0)
    return (
        Sieve("a", "AA-APL-01", lambda each: _is_threatened(state, state.ground.factories[each])),
        Sieve("b", "AA-APL-02", lambda each: -nearest[each]),
        Sieve("most", "AA-APL-03", lambda each: near[each].count(nearest[each])),
        *(Sieve(str(at + 1), "AA-APL-03", partial(_nearness, near, at)) for at in range(1, further)),
    )


def _placed_blind(state: State, rooms: Sequence[str]) -> tuple[tuple[str, ...], tuple[Sifted, ...]]:
    """Without a map: first which of them enemy infantry can reach, then which of those enemies are nearest to."""
    found = list[Sifted]()
    left = tuple(sorted(rooms))
    questions: tuple[tuple[Kind, str, str], ...] = (("threatened", "a", "AA-APL-01"), ("nearest", "b", "AA-APL-02"))
    for kind, letter, rule in questions:
        if len(left) > 1:
            kept = told(state, kind, "-".join(left), left) or left
            if kept != left:
                found.append(Sifted(letter, rule, left, kept))
            left = kept
    return left, tuple(found)


def _nearness(near: dict[str, list[int]], at: int, factory: str) -> int:
    """Of the second, third, … enemy."""
    return -near[factory][at]


def _distances(state: State, hex_: str) -> list[int]:
    """How far each enemy unit has to go, by its own costs, the nearest first (AA-AMB-30)."""
    return sorted(
        points_to(state, state.units[foe].type, state.units[foe].hex, (hex_,)) for foe in foes(state, state.seat)
    )


def _is_threatened(state: State, hex_: str) -> bool:
    infantry = (foe for foe in foes(state, state.seat) if state.card(foe).arm == "infantry")
    return any(reaches_next_turn(state, foe, hex_) for foe in infantry)
