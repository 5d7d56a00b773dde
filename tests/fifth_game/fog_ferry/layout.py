"""What lies where on the real table: the coin, which is the ferry, and the dice."""

from __future__ import annotations

from collections.abc import Iterator

from companion.kernel.game import Event, Laying, Seat
from companion.kernel.layout import Thing, Way
from fog_ferry.state import SEATS, WAYS, State

LAYINGS = (Laying(Event("setup-river", ("FF-SETUP-01", "FF-SETUP-02")), ("ferry", "side")),)
RESERVES = {"die": "crew"}  # before the first haul it lies beside its crew


def things(state: State) -> Iterator[Thing]:
    stones = tuple(Way(f"stone:{number}", number) for number in range(1, state.rules.river.stones + 1))
    yield Thing("ferry", f"stone:{state.stone}", "stone", reads="ways", ways=stones)
    sides = tuple(Way("ferry", seat, shows=seat) for seat in SEATS)
    yield Thing("side", "ferry", "coin", shows=state.coin, reads="ways", ways=sides)
    for seat, way in (state.dice | state.hands).items():
        yield _die(seat, way, "hand" if seat in state.hands else "front")


def _die(seat: Seat, way: str, place: str) -> Thing:
    """Under somebody else's hand it shows nothing."""
    shown: dict[str, str] = dict(zip(WAYS, "123", strict=True)) if way in WAYS else {way: ""}
    ways = tuple(Way(f"{place}:{seat}", each, shows) for each, shows in shown.items())
    field = f"{'hands' if place == 'hand' else 'dice'}.{seat}"
    return Thing("die", f"{place}:{seat}", field, 1, seat, shows=shown[way], reads="ways", ways=ways)
