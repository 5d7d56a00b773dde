"""The invariants of ledger section 7: what must hold on every honest table."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.board.check_forces import PIECES_IN_THE_BOX
from companion.games.marengo.moves.checks import idle_blocks
from companion.games.marengo.moves.rows import astray
from companion.games.marengo.pieces import kind, not_in_the_army
from companion.games.marengo.state import BONUS, SEATS, State, other
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no


def faults(state: State) -> Iterator[Objection]:
    for seat in SEATS:
        yield from _morale(state, seat)
    if state.books is not None:  # nobody knows more
        return
    for seat in SEATS:
        yield from _too_many(state, seat)
        yield from _at_walls(state, seat)
        yield from _gun(state, seat)
        yield from _army(state, seat)
    yield from _box(state)
    yield from _mixed_up(state)
    yield from _idle(state)
    yield from astray(state)
    yield from _attackers_astray(state)


def _too_many(state: State, seat: Seat) -> Iterator[Objection]:
    """Invariant 1: no locale holds more of one colour than its capacity."""
    for locale in state.board.locales:
        count = state.room_taken(seat, locale.id)
        if count > locale.capacity:
            yield no("BM-MAP-09", seat=seat, place=locale.id, count=count, capacity=locale.capacity)


def _mixed_up(state: State) -> Iterator[Objection]:
    """Invariant 2: both colours share a locale only while an attack is being resolved."""
    if any(dialogue is not None for dialogue in (state.maneuver, state.retreat, state.assault, state.hit)):
        return
    for locale in state.board.locale:
        if all(state.holds(seat, locale) for seat in SEATS):
            yield no("BM-MAN-25", place=locale)


def _attackers_astray(state: State) -> Iterator[Objection]:
    """Attackers whom a correction, or a house rule in the enemy's turn, has torn away from what stands there."""
    attack = state.maneuver
    if attack is not None:
        here = state.at(state.side, attack.origin)
        if any(count > here.get(name, 0) for name, count in attack.group.items()):
            yield no("BM-MAN-19", seat=state.side, place=attack.origin)


def _idle(state: State) -> Iterator[Objection]:
    """Invariant 3: after its movement a side blocks only approaches with enemies beyond them."""
    if state.phase == "announce":
        for place in idle_blocks(state, state.side):
            yield no("BM-BLK-13", seat=state.side, place=place)


def _at_walls(state: State, seat: Seat) -> Iterator[Objection]:
    """Invariant 4: nobody blocks a side that nobody can cross."""
    for place in state.stand[seat]:
        if place in state.board.approach and place not in state.board.opposite and state.number(seat, place):
            yield no("BM-MAP-07", place=place)


def _morale(state: State, seat: Seat) -> Iterator[Objection]:
    """Invariant 5, as far as it can be seen: losses cost morale, and whoever has none left is demoralized.

    A bid has lowered the start, so only too much morale is odd.
    """
    if (state.morale[seat] == 0) != state.demoralized(seat):
        yield no("BM-DEM-03", seat=seat, morale=state.morale[seat])
    board = state.board.morale
    printed = {"austrian": board.austrian_start, "french": board.french_start, **state.rules.morale}[seat]
    often = state.round if state.rules.rulings.bonus_every_round == "every" else 1
    most = printed + (BONUS * often if state.demoralized(other(seat)) else 0) - state.lost[seat]
    if state.morale[seat] > max(0, most):
        yield no("BM-DEM-01", seat=seat, morale=state.morale[seat], most=max(0, most), lost=state.lost[seat])


def _gun(state: State, seat: Seat) -> Iterator[Objection]:
    """Invariant 7: whoever has announced a bombardment has an artillery that blocks an approach."""
    here = (name for place, blocks in state.stand[seat].items() if place in state.board.opposite for name in blocks)
    if state.guns[seat].announced and not any(kind(name).arm == "a" for name in here):
        yield no("BM-BOMB-03", seat=seat)


def _army(state: State, seat: Seat) -> Iterator[Objection]:
    """Invariant 8: blocks on the map and in the displays are all that the army still has."""
    count, wanted = sum(state.number(seat, place) for place in state.stand[seat]), sum(state.muster[seat].values())
    if count != wanted:
        yield no("BM-MAP-14", seat=seat, count=count, wanted=wanted)
    for face in not_in_the_army(state, seat):
        yield no("BM-SET-03", case="army", seat=seat, face=face, count=state.muster[seat].get(face, 0))


def _box(state: State) -> Iterator[Objection]:
    """No two armies have more blocks than the box (BM-COMP-02)."""
    count = sum(sum(state.muster[seat].values()) for seat in SEATS)
    if state.board.real and count > PIECES_IN_THE_BOX:
        yield no("BM-SET-03", case="box", count=count, most=PIECES_IN_THE_BOX)
