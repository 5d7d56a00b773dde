"""The start of a turn in the books: the clock, surprise and activation (BM-TURN, BM-SURP-02..06)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.marengo.books.base import BooksMove
from companion.games.marengo.books.deploying import Deploy, deploying_offered
from companion.games.marengo.books.schedule import hour, tell_due
from companion.games.marengo.moves.base import Segment, next_phase, not_now
from companion.games.marengo.moves.start import FREE_ACTIVATION_HOUR, turned
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

FIRST, LATER = 1, 2  # pieces that may be declared activated (BM-SURP-03, BM-SURP-04)


def may_declare(state: State, entered: bool = False) -> int:
    """How many more pieces the French may declare activated; `entered`: somebody says that BM-SURP-05 holds."""
    if state.side != "french":
        return 0
    if state.round == 1:
        return max(0, FIRST - state.declared)
    allowed = entered or state.entered or hour(state.round) >= FREE_ACTIVATION_HOUR
    return max(0, LATER - state.declared) if allowed else 0


class Declare(BooksMove, frozen=True, tag="declare"):
    """The French declare so many pieces activated. `entered`: Austrians have been in a French start locale."""

    count: int
    entered: bool = False

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "start")
        if late:
            yield from late
            return
        if self.seat == "austrian":
            yield no("BM-SURP-01", case="austrian", seat=self.seat)
            return
        allowed = may_declare(state, self.entered)
        if not 1 <= self.count <= allowed:
            rule = "BM-SURP-03" if state.round == 1 else "BM-SURP-04"
            yield no(rule, seat="french", count=self.count, allowed=allowed)

    def effect(self, state: State, story: Story) -> State:
        if self.entered and not state.entered:
            story.tell("books-entered", "BM-SURP-05", "BM-SURP-15", seat="austrian", rival="french")
        story.tell("books-declared", "BM-SURP-03", "BM-SURP-07", "BM-SURP-14", seat="french", count=self.count)
        declared = state.declared + self.count
        return replace(state, declared=declared, entered=state.entered or self.entered)


class TurnStart(Segment):
    """Whose turn it is and what o'clock; the French are asked for activations if any are allowed (BM-TURN-12)."""

    chapters = ("BM-SURP", "BM-TURN")

    def begin(self, state: State, story: Story) -> State:
        facts = {"seat": state.side, "round": state.round, "hour": hour(state.round)}
        story.tell("books-turn", "BM-TURN-02", "BM-TURN-11", **facts)
        turned(state, story)
        if state.side == "french":
            story.tell("books-alarm", "BM-SURP-02", seat="french", rival="austrian")
        tell_due(state, story)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready and may_declare(state, entered=True):
            kind = "books-activate" if may_declare(state) else "books-entered"
            yield Decision(state.side, kind, ("declare", "next"), f"{state.turn}", complete=False)
            yield from deploying_offered(state)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind == "books-deploy":
            yield Deploy(None)
            return
        claim = not may_declare(state)
        yield from legal(state, (Declare(state.side, count, claim) for count in (LATER, FIRST)))
        yield from next_phase(state)


PATTERNS: dict[type[Move], str] = {Declare: "declare <count:number> [<entered:claim>]"}
