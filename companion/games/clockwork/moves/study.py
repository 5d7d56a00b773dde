"""The study segment: influence from research tiles, and from workers given up in secret (CW-STUDY-01..07)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.influence import income, research_order, take, take_in_secret, told
from companion.games.clockwork.moves.base import ClockworkMove, Segment, not_now
from companion.games.clockwork.state import DOMAINS, Influence, Phase, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import is_legal, no
from companion.kernel.story import Story

LISTED = 6  # workers: their 84 ways to be shared out can still be offered one by one


class Sacrifice(ClockworkMove, frozen=True, tag="study"):
    """Workers of the pool go back to the supply, each for one influence point of any domain."""

    points: Influence

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, "study")
        if late is not None:
            yield late
            return
        player = state.players.get(self.seat or "")
        if player is None or self.seat not in state.waiting:
            yield no("CW-STUDY-06", case="no-workers", seat=self.seat or "nobody")
        elif player.sacrifice is not None:
            yield no("CW-STUDY-06", case="already", seat=self.seat or "")
        elif self.points.total > player.pool:
            yield no("CW-STUDY-06", case="too-many", seat=self.seat or "", wanted=self.points.total, pool=player.pool)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        story.whisper((seat,), "sacrifice-chosen", "CW-STUDY-06", seat=seat, points=told(self.points))
        return state.with_player(seat, replace(state.player(seat), sacrifice=self.points))


class Study(Segment):
    """Income for everybody, then one secret choice of each player who has workers left in the pool."""

    phase: ClassVar[Phase] = "study"
    chapters = ("CW-STUDY", "CW-ENG-04", "CW-ALLY-25", "CW-ALLY-33")

    def begin(self, state: State, story: Story) -> State:
        order = research_order(state)
        for seat, points in [(seat, income(state, seat)) for seat in order]:
            state = _earn(state, seat, points, story)
        return replace(state, waiting=tuple([seat for seat in order if state.players[seat].pool]))

    def step(self, state: State, story: Story) -> State:
        """Everybody has chosen: the workers go back to the supply."""
        if not state.waiting or next(self.decisions(state), None) is not None:
            return state
        story.tell("studied", "CW-STUDY-06")
        for seat in state.waiting:
            state = _give_up(state, seat, story)
        return replace(state, waiting=())

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.waiting:
            player = state.players[seat]
            if player.sacrifice is None:
                listed = player.pool <= LISTED
                yield Decision(seat, "study", ("study",), str(state.round), complete=listed, secret=True)

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat or ""
        if is_legal(state, Sacrifice(seat, Influence())):
            yield from (Sacrifice(seat, points) for points in _ways(state.player(seat).pool))


def _earn(state: State, seat: Seat, points: Influence, story: Story) -> State:
    """CW-STUDY-05: what the tiles yield is open, what is behind the screen in all is not."""
    if not points.total:
        return state
    rules = ("CW-STUDY-01", "CW-STUDY-02", "CW-STUDY-03")
    cited = [rule for rule, domain in zip(rules, DOMAINS, strict=True) if points.of(domain)]
    story.tell("income", *cited, "CW-STUDY-05", seat=seat, points=told(points))
    return take(state, seat, points, story)


def _give_up(state: State, seat: Seat, story: Story) -> State:
    """How many workers go back to the supply is for all to see, what they were given up for is not."""
    player = state.player(seat)
    points = player.sacrifice or Influence()
    if points.total:
        story.tell("sacrificed", "CW-STUDY-06", seat=seat, count=points.total)
    player = replace(player, pool=player.pool - points.total, supply=player.supply + points.total, sacrifice=None)
    return take_in_secret(state.with_player(seat, player), seat, points, story)


def _ways(workers: int) -> Iterator[Influence]:
    """Ways to give up workers, few of them first; of many workers only those all for one domain or shared evenly."""
    for total in range(min(workers, LISTED) + 1):
        yield from splits(total)
    for total in range(LISTED + 1, workers + 1):
        yield from (Influence(**{domain: total}) for domain in DOMAINS)
        third, rest = divmod(total, 3)
        yield Influence(third + (rest > 0), third + (rest > 1), third)


@cache
def splits(total: int) -> tuple[Influence, ...]:
    """Every way to share out so many points among the domains."""
    shares = ((magic, science) for magic in range(total, -1, -1) for science in range(total - magic, -1, -1))
    return tuple(Influence(magic, science, total - magic - science) for magic, science in shares)


PATTERNS: dict[type[Move], str] = {Sacrifice: "study <points:influence>"}
