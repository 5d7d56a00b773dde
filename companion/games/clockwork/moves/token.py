"""Discovery tokens: where one may be placed, and what can be taken at all (CW-TOKEN-01..04, CW-DISC-09..12)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.standing import ally_of, standing
from companion.games.clockwork.state import SLOTS, State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no


def against_slot(state: State, slot: str) -> Iterator[Objection]:
    """Why this discovery is not to be had."""
    discovery = state.discoveries.get(slot)
    if discovery is None:
        yield no("CW-DISC-09", case="unknown", slot=slot, owner="")
    elif discovery.place == "neutral":
        yield no("CW-TOKEN-13", slot=slot, tile=discovery.token)
    elif discovery.place != "available":
        yield no("CW-DISC-09", case=discovery.place, slot=slot, owner=discovery.owner or "nobody")


def against_token(state: State, seat: Seat, slot: str, tile: str) -> Iterator[Objection]:
    """Why its token cannot stand there."""
    if not has_token_place(state, seat, slot):
        yield no("CW-DISC-12", seat=seat, slot=slot)
    if not _suits(state, seat, slot, tile):
        here, domain = standing(state), SLOTS[slot][0]
        if here.board.research.get(tile) == domain and here.controller(tile) == ally_of(state, seat) != "":
            yield no("CW-ALLY-26", tile=tile, ally=ally_of(state, seat))
        else:
            yield no("CW-TOKEN-02", tile=tile, slot=slot, domain=domain)
    elif tile in _taken(state):
        yield no("CW-TOKEN-03", tile=tile)


def token_places(state: State, seat: Seat, slot: str) -> Iterator[str]:
    """Every tile that may take the token, research tiles first: the capital is safe but holds only one."""
    here, domain = standing(state), SLOTS[slot][0]
    taken, research = _taken(state), here.board.research
    yield from (tile for tile in here.controlled(seat) if research.get(tile) == domain and tile not in taken)
    if state.player(seat).capital not in taken:
        yield state.player(seat).capital


def has_token_place(state: State, seat: Seat, slot: str) -> bool:
    return state.players[seat].capital not in _taken(state) or any(token_places(state, seat, slot))


def _suits(state: State, seat: Seat, slot: str, tile: str) -> bool:
    """The own capital, or a controlled research tile of the card's domain (CW-TOKEN-02)."""
    if tile == state.player(seat).capital:
        return True
    here = standing(state)
    return here.controls(seat, tile) and here.board.research.get(tile) == SLOTS[slot][0]


def _taken(state: State) -> list[str]:
    """Where tokens stand; one token a tile (CW-TOKEN-03)."""
    return [discovery.token for discovery in state.discoveries.values() if discovery.token]


def place_token(state: State, seat: Seat, slot: str, tile: str) -> State:
    """The card is the player's, its token stands on the tile for good (CW-TOKEN-04)."""
    return state.with_discovery(slot, replace(state.discoveries[slot], place="owned", owner=seat, token=tile))
