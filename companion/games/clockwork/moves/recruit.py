"""Recruitment phase: workers from the supply into the pool (CW-RECR-01..09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from companion.games.clockwork.effects import extra_workers, kind_on, recruit_rules
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.moves.base import ClockworkMove, Segment, not_now
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import Count, Phase, State
from companion.kernel.game import Decision, Fact, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

CAPITAL = {"base": 4, "epic": 3}  # CW-RECR-02, CW-EPIC-04
VILLAGE, CITY = 1, 2  # CW-RECR-03, CW-RECR-04


class Sources(Struct, frozen=True):
    """Where a player's workers come from."""

    capital: int
    villages: int
    cities: int

    @property
    def workers(self) -> int:
        return self.capital + self.villages * VILLAGE + self.cities * CITY


def sources(state: State, seat: Seat) -> Sources:
    """What this player controls now that lets him recruit; a shared village counts for its controller (CW-ALLY-12)."""
    here = standing(state)
    held = [tile for tile in here.controlled(seat) if here.board.kinds[tile] is Kind.VILLAGE]
    cities = len(here.cities.intersection(held))
    return Sources(CAPITAL[state.rules.variant], len(held) - cities, cities)


def entitlement(state: State, seat: Seat) -> int:
    """How many workers the player may recruit: the tiles, and what discoveries make of it (CW-RECR-07)."""
    found, rules = sources(state, seat), recruit_rules(state, seat)
    tiles = rules.get("capital", found.capital)
    tiles += found.villages * rules.get("village", VILLAGE)
    tiles += found.cities * rules.get("city", CITY)
    return tiles + _more_workers(state, seat, rules) + extra_workers(state, seat)


def _more_workers(state: State, seat: Seat, rules: dict[str, int]) -> int:
    """What tiles give that give nothing by the rulebook."""
    here, other = standing(state), rules.keys() - {"capital", "village", "city"}
    tiles = [kind_on(here, tile) for tile in here.controlled(seat)] if other else []
    return sum(rules[kind] for kind in tiles if kind in other)


def most(state: State, seat: Seat) -> int:
    """So many can be recruited: nobody has more than 30 discs (CW-RECR-06)."""
    return min(state.entitled[seat], state.player(seat).supply)


class Recruit(ClockworkMove, frozen=True, tag="recruit"):
    """As many workers as there are to be had, or fewer."""

    number: Count | None = None  # none: all of them

    def objections(self, state: State) -> Iterator[Objection]:
        wrong_time = not_now(state, "recruit")
        if wrong_time is not None:
            yield wrong_time
            return
        seat = self.seat or ""
        if seat not in state.entitled:
            yield no("CW-RECR-01", seat=seat or "nobody")
        elif self.number is not None:
            yield from self._against_number(state, seat, self.number)

    def _against_number(self, state: State, seat: Seat, number: int) -> Iterator[Objection]:
        entitled, supply = state.entitled[seat], state.player(seat).supply
        if number > entitled:
            yield no("CW-RECR-02", seat=seat, number=number, entitled=entitled)
        if number > supply:
            yield no("CW-RECR-06", seat=seat, number=number, supply=supply)
        if number < most(state, seat) and state.rules.rulings.recruit_fewer == "forbidden":  # CW-A-14
            yield no("CW-A-14", seat=seat, number=number, most=most(state, seat))

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        count = most(state, seat) if self.number is None else self.number
        _tell(state, seat, count, story)
        player = state.player(seat)
        state = state.with_player(seat, replace(player, supply=player.supply - count, pool=player.pool + count))
        return _done(state, seat)


def _tell(state: State, seat: Seat, count: int, story: Story) -> None:
    found, entitled, player = sources(state, seat), state.entitled[seat], state.player(seat)
    rules = ["CW-RECR-02", "CW-RECR-05"]
    rules += ["CW-EPIC-04"] if state.rules.variant == "epic" else []
    rules += ["CW-RECR-03"] if found.villages else []
    rules += ["CW-RECR-04"] if found.cities else []
    rules += ["CW-RECR-07"] if entitled > found.workers else []
    rules += ["CW-RECR-06"] if count == player.supply < entitled else []
    facts: dict[str, Fact] = {"capital": found.capital, "villages": found.villages, "cities": found.cities}
    facts |= {"more": entitled - found.workers, "entitled": entitled, "pool": player.pool + count}
    story.tell("recruited", *rules, seat=seat, count=count, **facts)


def _done(state: State, seat: Seat) -> State:
    return replace(state, entitled={other: count for other, count in state.entitled.items() if other != seat})


PATTERNS: dict[type[Move], str] = {Recruit: "recruit [<number:number>]"}


class Recruitment(Segment):
    """Everybody recruits at the same time, by the tiles controlled when the phase began (CW-RECR-01, CW-RECR-08)."""

    phase: ClassVar[Phase] = "recruit"
    chapters = ("CW-RECR", "CW-EPIC-04", "CW-ALLY-12")

    def begin(self, state: State, story: Story) -> State:
        return replace(state, entitled={seat: entitlement(state, seat) for seat in state.player_order()})

    def step(self, state: State, story: Story) -> State:
        for seat in state.entitled:
            if most(state, seat) == 0:
                story.tell("recruit-none", "CW-RECR-06", seat=seat)
                return _done(state, seat)
            if "recruit" in state.rules.automatic:
                story.automatic(Recruit(seat))
                return Recruit(seat).effect(state, story)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.entitled:
            yield Decision(seat, "recruit", ("recruit",), f"{state.round}")

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat or ""
        numbers = range(most(state, seat), -1, -1)
        return legal(state, (Recruit(seat, number) for number in (None, *numbers)))
