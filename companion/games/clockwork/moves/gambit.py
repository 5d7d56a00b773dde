"""Gambit: up to two units on the map change their place (CW-SPY-06..11, CW-A-11)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from companion.games.clockwork.moves.action import SpyAction
from companion.games.clockwork.pieces import move_soldiers, place_figure, settle_tokens
from companion.games.clockwork.spelling import Journey
from companion.games.clockwork.standing import Standing, allied, standing
from companion.games.clockwork.state import COURT, State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

UNITS = 2  # CW-SPY-06
EXAMPLES = 3


class Gambit(SpyAction, frozen=True, tag="gambit"):
    """Relocate none, one or two of your units to tiles you control."""

    journeys: tuple[Journey, ...] = ()

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        if len(self.journeys) > UNITS:
            yield no("CW-SPY-06", case="many", count=len(self.journeys))
        now = state
        for journey in self.journeys:
            found = list(against_journey(state, now, seat, journey))
            yield from found
            if not found:
                now = moved(now, seat, journey)

    def carry_out(self, state: State, seat: Seat, story: Story) -> State:
        for journey in self.journeys:
            state = moved(state, seat, journey)
            rules = ("CW-SPY-06", "CW-SPY-07", *_LET_BY.get(journey.figure, ()))
            unit = journey.figure or "soldier"
            story.tell("gambit-moved", *rules, seat=seat, unit=unit, start=journey.start, to=journey.to)
            if one_by_one(state):  # CW-SPY-11
                state = settle_tokens(state, story)
        return settle_tokens(state, story)


_LET_BY = {"hunter": ("CW-SPY-09",), "guardian": ("CW-SPY-10",)}


def one_by_one(state: State) -> bool:
    return state.rules.rulings.gambit == "one-by-one"  # CW-A-11


def moved(state: State, seat: Seat, journey: Journey) -> State:
    if journey.figure:
        return place_figure(state, seat, journey.figure, journey.start, journey.to)
    return move_soldiers(state, seat, journey.start, journey.to, 1)


def against_journey(before: State, now: State, seat: Seat, journey: Journey) -> Iterator[Objection]:
    """What speaks against one unit's way; `before` is the table without the other unit's move."""
    start, to = journey.start, journey.to
    nowhere = [tile for tile in (start, to) if tile not in now.soldiers and tile != COURT]
    for tile in nowhere:
        yield no("CW-SPY-07", case="no-tile", tile=tile)
    if start == COURT:
        yield no("CW-SPY-08", seat=seat)
    if to == COURT:
        yield no("CW-SPY-07", case="court", tile=to)
    if nowhere or COURT in (start, to):
        return
    if start == to:
        yield no("CW-SPY-07", case="same", tile=to)
    yield from _against_leaving(standing(now), seat, journey)
    yield from _against_entering(standing(now), seat, journey)
    yield from _against_destination(before, now, seat, to)


def _against_leaving(here: Standing, seat: Seat, journey: Journey) -> Iterator[Objection]:
    figure, start = journey.figure, journey.start
    if not (figure in here.figures_of(start, seat) if figure else here.soldiers(start, seat)):
        yield no("CW-SPY-06", case="absent", seat=seat, unit=figure or "soldier", tile=start)


def _against_entering(here: Standing, seat: Seat, journey: Journey) -> Iterator[Objection]:
    """CW-A-11: two figures have rules about where they may stand."""
    to = journey.to
    if journey.figure == "engineer" and "engineer" in here.figures_of(to, seat):
        yield no("CW-ENG-03", tile=to)
    if journey.figure == "tank" and here.guardian_on(to):
        yield no("CW-TANK-05", tile=to, owner=here.guardian_on(to))


def _against_destination(before: State, now: State, seat: Seat, to: str) -> Iterator[Objection]:
    """Only tiles you control, or in 2v2 your ally (CW-SPY-07, CW-ALLY-10)."""
    at_first = _is_ours(before, seat, to)
    if _is_ours(now, seat, to) if one_by_one(now) else at_first:
        return
    if at_first:
        yield no("CW-SPY-11", tile=to)
        return
    yield no("CW-SPY-07", case="control", tile=to, holder=standing(now).controller(to) or "nobody")
    if now.rules.alliance:
        yield no("CW-ALLY-10", seat=seat, tile=to)


def _is_ours(state: State, seat: Seat, tile: str) -> bool:
    holder = standing(state).controller(tile)
    return bool(holder) and allied(state, seat, holder)


def gambits(state: State, seat: Seat) -> Iterator[Gambit]:
    """Nothing, and a few units to the next best tile as examples; everything else is typed."""
    yield Gambit(seat)
    here = standing(state)
    for journey in islice(_journeys(state, seat), EXAMPLES):
        if not any(_against_entering(here, seat, journey)):
            yield Gambit(seat, (journey,))


def _journeys(state: State, seat: Seat) -> Iterator[Journey]:
    """Every unit to one tile of ours beside the one it stands on, or else the capital."""
    here, capital = standing(state), state.player(seat).capital
    for start, present in here.units.items():
        if seat not in present or start not in here.board.around:  # the field of the books is no tile
            continue
        near = (tile for tile in here.board.around[start] if here.controls(seat, tile))
        to = next(near, capital)
        if to != start:
            soldier = ("",) if here.soldiers(start, seat) else ()
            yield from (
                Journey(start, to, figure) for figure in (*soldier, *dict.fromkeys(here.figures_of(start, seat)))
            )
