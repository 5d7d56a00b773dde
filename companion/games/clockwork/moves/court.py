"""The court dominance segment: whoever controls the court gets the bonus of the age (CW-COURT-06..17)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.espionage import draw
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.moves import favours
from companion.games.clockwork.moves.base import ClockworkMove, Pass, Segment, not_your_turn
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import AVAILABLE, Court, Phase, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

LATE_VP: dict[Court, tuple[int, str]] = {  # ledger 2.5
    "rasputin": (3, "CW-COURT-09"),
    "pius": (4, "CW-COURT-13"),
    "lovelace": (5, "CW-COURT-17"),
}


class CourtDominance(Segment):
    """What leaves nothing to choose happens at once; otherwise the holder of the court is asked."""

    phase: ClassVar[Phase] = "court"
    chapters = ("CW-COURT", "CW-CTRL-09", "CW-CTRL-10", "CW-ALLY-35")

    def begin(self, state: State, story: Story) -> State:
        court, age, holder = state.rules.court, state.age, standing(state).court_holder
        if not holder:
            story.tell("court-nobody", "CW-COURT-06", court=court)
            return state
        alliance = ("CW-ALLY-35",) if state.rules.alliance else ()
        story.tell("court-held", "CW-COURT-06", *alliance, seat=holder, court=court, age=age)
        match court, age:
            case _, "late":
                return _points(state, holder, story)
            case "rasputin", "early":
                return _cards(state, holder, story)
            case "pius", "early":
                return _workers(state, holder, story)
            case "pius", "middle" if state.generals["guardian"].place == AVAILABLE:
                return favours.take_guardian(state, holder, story)
        return _ask(state, holder, story)

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.waiting[:1]:
            match state.rules.court, state.age:
                case "rasputin", _:
                    yield Decision(seat, "punish", ("punish", "pass"))
                case "pius", _:
                    yield Decision(seat, "claim", ("claim", "pass"))
                case _, "early":
                    hidden = state.rules.rulings.screens == "hidden"  # what is behind a screen is its owner's business
                    yield Decision(seat, "bonus", ("bonus",), str(state.round), secret=hidden)
                case _:
                    yield Decision(seat, "acquire", ("acquire", "pass"))

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat or ""
        return legal(state, chain(favours.candidates(state, seat), (Pass(seat),)))

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        early = not_your_turn(state, seat, "CW-COURT-06")
        if early is not None:
            yield early
        elif (state.rules.court, state.age) == ("lovelace", "early"):
            yield no("CW-COURT-14", case="pass", number=0)

    def passed(self, state: State, seat: Seat, story: Story) -> State:
        story.tell("court-declined", "CW-COURT-06", seat=seat)
        return super().passed(state, seat, story)


def _ask(state: State, seat: Seat, story: Story) -> State:
    """Let the holder choose, if there is anything to choose (CW-A-37, CW-A-38)."""
    asked = replace(state, waiting=(seat,))
    if next(legal(asked, favours.candidates(asked, seat)), None) is not None:
        return asked
    guardian = state.rules.court == "pius"
    rule, case = ("CW-A-37", "guardian") if guardian else ("CW-A-38", "discovery")
    story.tell("court-nothing", rule, seat=seat, case=case)
    return state


def _points(state: State, seat: Seat, story: Story) -> State:
    """Late Age: VP at all three courts."""
    gained, rule = LATE_VP[state.rules.court]
    player = state.player(seat)
    story.tell("court-points", rule, seat=seat, gained=gained, total=player.vp + gained)
    return state.with_player(seat, replace(player, vp=player.vp + gained))


def _cards(state: State, seat: Seat, story: Story) -> State:
    """Rasputin, Early Age (CW-A-61)."""
    if state.rules.rulings.card_sources == "rnd-only":
        story.tell("court-nothing", "CW-A-03", seat=seat, case="sources")
        return state
    state, drawn = draw(state, seat, 2, story)
    if drawn:
        story.tell("court-cards", "CW-COURT-07", "CW-ESP-02", seat=seat, count=drawn)
    else:
        story.tell("court-nothing", "CW-COURT-07", "CW-A-61", seat=seat, case="cards")
    return state


def _workers(state: State, seat: Seat, story: Story) -> State:
    """Pius, Early Age: from the supply, so never more than it holds."""
    here, player = standing(state), state.player(seat)
    shrines = sum(here.board.kinds[tile] is Kind.SHRINE for tile in here.controlled(seat))
    count = min(shrines, player.supply)
    if not count:
        story.tell("court-nothing", "CW-COURT-10", seat=seat, case="shrines" if player.supply else "supply")
        return state
    story.tell("court-workers", "CW-COURT-10", seat=seat, shrines=shrines, count=count)
    return state.with_player(seat, replace(player, supply=player.supply - count, pool=player.pool + count))


PATTERNS: dict[type[Move], str] = favours.PATTERNS
