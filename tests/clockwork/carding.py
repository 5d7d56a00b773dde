"""Cards on the tables of tests/clockwork/tables.py: who owns which one, and cards an owner has described."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.clockwork.cards import Card
from companion.games.clockwork.state import Discovery, State
from companion.games.clockwork.vocabulary import AnyEffect, Timing
from tests.clockwork.tables import small_map

# A row of tiles, each beside the next: distances can be counted on the fingers.
ROW = small_map("H1 1,0  V1 2,1  F1 3,2  C1 4,3  T1 5,4  L1 6,5  M1 7,6  S1 8,7  H2 9,8  V2 2,3  B1 3,4  H3 3,6")


def owning(state: State, seat: str, slot: str, token: str, card: str = "") -> State:
    """The same table, where that player owns a discovery with its token there."""
    return state.with_discovery(slot, Discovery(card, None, "owned", seat, token))


def described(state: State, *cards: Card) -> State:
    """The same table, whose owner has described these cards."""
    return replace(state, rules=replace(state.rules, cards=(*state.rules.cards, *cards)))


def discovery(id_: str, *effects: AnyEffect, timing: tuple[Timing, ...] = ("activation",), **fields: object) -> Card:
    return Card(id_, "discovery", name_en=id_.title(), timing=timing, effects=effects, **fields)  # type: ignore[arg-type]


def espionage(id_: str, *effects: AnyEffect, timing: tuple[Timing, ...] = ("support",)) -> Card:
    return Card(id_, "espionage", name_en=id_.title(), timing=timing, effects=effects)


def holding(state: State, seat: str, slot: str, token: str, *effects: AnyEffect, **fields: object) -> State:
    """A described discovery with these effects in somebody's hands."""
    card = discovery(f"{slot}-card", *effects, **fields)  # type: ignore[arg-type]
    return owning(described(state, card), seat, slot, token, card.id)
