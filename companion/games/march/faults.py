"""The invariants of ledger section 6: what must hold on every honest table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.games.march.state import SEATS, State, other
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no


def faults(state: State) -> Iterator[Objection]:
    for seat in SEATS:
        yield from _armies(state, seat)
        yield from _cards(state, seat)
        yield from _strength(state, seat)
    yield from _cubes(state)
    yield from _dice(state)
    yield from _capitals(state)
    yield from _turn(state)


def _armies(state: State, seat: Seat) -> Iterator[Objection]:
    """Invariant 1: stock and armies on the cards are all there are, and nobody has fewer than none."""
    side, total = state.side(seat), state.side(seat).stock + state.armies_in_play(seat)
    forces = [country.force(seat) for country in state.countries.values()]
    negative = side.stock < 0 or any(force.standing < 0 or force.fortified < 0 for force in forces)
    if total != state.rules.armies or negative:
        yield no("MP-SETUP-02", seat=seat, count=total, wanted=state.rules.armies)


def _cards(state: State, seat: Seat) -> Iterator[Objection]:
    """Invariants 3, 4 and 5: each card is in one place, SCORE never in the discard pile."""
    side = state.side(seat)
    held = Counter(side.hand) + Counter(side.discard) + Counter([side.played] if side.played else [])
    if held != Counter(state.rules.cards):
        yield no("MP-DRV-01", seat=seat, count=held.total(), wanted=len(state.rules.cards))
    cards_stay = state.rules.rulings.score_while_occupied == "cards-stay"
    if "SCORE" in side.discard and not cards_stay:
        yield no("MP-DRV-02", seat=seat)
    agreed = state.result is not None and state.result.reason == "agreed"  # may end in the middle of a turn
    if side.played and state.phase in ("roll", "over") and not agreed:
        yield no("MP-TURN-09", seat=seat, card=side.played)


def _strength(state: State, seat: Seat) -> Iterator[Objection]:
    """Invariant 6."""
    side = state.side(seat)
    highest = state.rules.map[side.home].strength_max
    if not 1 <= side.strength <= highest:
        yield no("MP-STR-06", case="fault", seat=seat, strength=side.strength, highest=highest)


def _cubes(state: State) -> Iterator[Objection]:
    """Invariants 2, 13 and 15: cubes only change hands, and the game ends in time."""
    piles = [state.stock, *(cubes for seat in SEATS if (cubes := state.side(seat).cubes) is not None)]
    black, white = sum(pile.black for pile in piles), sum(pile.white for pile in piles)
    wanted = state.rules.cubes
    known = len(piles) > len(SEATS)
    if (known and (black, white) != (wanted.black, wanted.white)) or min(
        min(pile.black, pile.white) for pile in piles
    ) < 0:
        yield no("MP-VP-02", black=black, white=white, black_wanted=wanted.black, white_wanted=wanted.white)
    if state.phase == "choose" and not state.hides_vp:
        for seat in SEATS:
            if state.side(seat).vp >= state.rules.threshold:
                yield no("MP-END-01", seat=seat, vp=state.side(seat).vp)


def _dice(state: State) -> Iterator[Objection]:
    """Invariant 7: each VP die stays in the range of its card."""
    lowest_allowed = state.rules.rulings.printed_floor == "floor"
    for id_, country in state.countries.items():
        card = state.rules.map[id_]
        lowest = card.vp_min if lowest_allowed else 0
        if not lowest <= country.vp <= card.vp_max:
            yield no("MP-STR-12", case="fault", country=id_, vp=country.vp, floor=lowest, highest=card.vp_max)


def _capitals(state: State) -> Iterator[Objection]:
    """Invariants 9 and 14: an occupier is an enemy army that is really there, and only on a home."""
    for id_, country in state.countries.items():
        owner = state.rules.map[id_].owner
        if country.occupied is None:
            continue
        if owner is None or getattr(country.force(other(owner)), country.occupied) == 0:
            yield no("MP-OCC-12", country=id_)


def _turn(state: State) -> Iterator[Objection]:
    """Invariant 12: one holder of the initiative after the roll; and who has to act has a card to act with."""
    if state.phase not in ("roll", "over") and state.initiative is None:
        yield no("MP-INIT-13")
    due = {card for card, step in state.rules.steps.items() if state.phase == "discard" or step == state.step}
    for seat in state.acting:
        if state.side(seat).played not in due:
            yield no("MP-TURN-06", case="fault", seat=seat)
    if state.phase == "order" and len(state.acting) < len(SEATS):
        yield no("MP-INIT-12")
