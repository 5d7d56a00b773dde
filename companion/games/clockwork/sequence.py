"""The phases and segments of a round in their order (CW-ROUND-01..05)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.moves.activation import Activation
from companion.games.clockwork.moves.attrition import Attrition
from companion.games.clockwork.moves.base import BOOKS, SEGMENTS, Segment
from companion.games.clockwork.moves.battle import Battles
from companion.games.clockwork.moves.books import Books, FinalCount, SpyBooks
from companion.games.clockwork.moves.call import CallToArms
from companion.games.clockwork.moves.court import CourtDominance
from companion.games.clockwork.moves.deploy import Deployment
from companion.games.clockwork.moves.discovery import DiscoverySegment
from companion.games.clockwork.moves.ending import end_round
from companion.games.clockwork.moves.guardian import GuardianPlacement
from companion.games.clockwork.moves.leviathan import LeviathanMoment
from companion.games.clockwork.moves.pollution import Pollution
from companion.games.clockwork.moves.recruit import Recruitment
from companion.games.clockwork.moves.score import Scoring
from companion.games.clockwork.moves.spy import MasterSpy
from companion.games.clockwork.moves.study import Study
from companion.games.clockwork.moves.support import Support
from companion.games.clockwork.moves.tank import TankStep
from companion.games.clockwork.state import Phase, State
from companion.kernel.sequence import SequenceOfPlay
from companion.kernel.story import Story

_IN_ORDER: tuple[Segment, ...] = (
    MasterSpy(),
    GuardianPlacement(),
    Recruitment(),
    TankStep(),
    CallToArms(),
    Deployment(),
    Support(),
    LeviathanMoment(),
    Battles(),
    Attrition(),
    Study(),
    DiscoverySegment(),
    Activation(),
    Scoring(),
    CourtDominance(),
    Pollution(),
)
SEGMENTS.update({segment.phase: segment for segment in _IN_ORDER})

_EVERY_ROUND: tuple[Phase, ...] = tuple(SEGMENTS)[:-3]
_SCORING: tuple[Phase, ...] = tuple(SEGMENTS)[-3:]
_BOOKED: tuple[Phase, ...] = ("recruit", "deploy", "battle", "study", "discovery", "score", "court")
BOOKS.update({"spy": SpyBooks(), **dict.fromkeys(_BOOKED, Books()), "count": FinalCount()})


def phases(state: State) -> tuple[Phase, ...]:
    """The segments of this round (CW-ROUND-02..05).

    A scoring phase that has begun is played to its end, though somebody has corrected the number of the round.
    """
    scoring_round = state.is_scoring_round or state.phase in _SCORING
    if state.rules.depth == "ledger":
        booked = _BOOKED if scoring_round else _BOOKED[:-2]
        last = state.round == state.last_round or state.phase == "count"
        return ("spy", *booked, "count") if last else ("spy", *booked)
    if not scoring_round:
        return _EVERY_ROUND
    court_first = state.rules.rulings.court_moment == "before-pollution"  # CW-A-40
    scoring: tuple[Phase, ...] = ("score", "court", "pollution") if court_first else ("score", "pollution", "court")
    return _EVERY_ROUND + scoring


class Over(Segment):
    """Nobody has anything to decide any more."""

    phase: ClassVar[Phase] = "over"
    chapters = ("CW-END",)


_UNDER_WAY = {
    depth: {phase: (segment,) for phase, segment in {**segments, "over": Over()}.items()}
    for depth, segments in (("full", SEGMENTS), ("ledger", BOOKS))
}


class Round(SequenceOfPlay[State]):
    """Round after round, until the last one is over."""

    def under_way(self, state: State) -> tuple[Segment]:
        return _UNDER_WAY[state.rules.depth][state.phase]

    def following(self, state: State, story: Story) -> State:
        if state.phase == "over":
            return state
        order = phases(state)
        at = order.index(state.phase) + 1
        if at < len(order):
            return replace(state, phase=order[at], waiting=())
        state = end_round(state, story)
        return state if state.phase == "over" else replace(state, phase="spy")


ROUND = Round()
