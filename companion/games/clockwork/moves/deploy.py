"""Deployment: everybody writes orders in secret, then all are shown and carried out (CW-DEPLOY-01..31)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.moves.base import ClockworkMove, Segment, not_now
from companion.games.clockwork.moves.reveal import carry_out, reveal
from companion.games.clockwork.orders import against_orders, has_anybody, verdicts
from companion.games.clockwork.proposals import proposals
from companion.games.clockwork.state import Line, Phase, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

OFFERED = 12  # of countless possible orders


class Deploy(ClockworkMove, frozen=True, tag="deploy"):
    """All orders of one player for this round; none at all leaves everybody in the pool."""

    lines: tuple[Line, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        refused = not_now(state, "deploy") or _not_asked(state, self.seat)
        if refused is not None:
            yield refused
            return
        yield from against_orders(state, self.seat or "", self.lines)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        player, lines = state.player(seat), tuple(verdict.line for verdict in verdicts(state, seat, self.lines))
        if seat not in state.waiting or state.phase != "deploy":  # a house rule: late, so everybody sees it
            return carry_out(state, {seat: lines}, story)
        workers = sum(line.workers for line in lines)
        left = player.pool - workers
        story.whisper((seat,), "orders-written", "CW-DEPLOY-02", "CW-DEPLOY-24", seat=seat, workers=workers, left=left)
        return state.with_player(seat, replace(player, orders=lines))


PATTERNS: dict[type[Move], str] = {Deploy: "deploy <lines:lines>"}


def _not_asked(state: State, seat: Seat | None) -> Objection | None:
    """Why this player writes no orders now."""
    if seat is None or seat not in state.seats:
        return no("CW-DEPLOY-02", seat=seat or "nobody")
    if seat not in state.waiting or state.player(seat).orders is not None:
        return no("CW-DEPLOY-24", case="ready", seat=seat)
    if not has_anybody(state, seat):
        return no("CW-DEPLOY-24", case="nobody", seat=seat)
    return None


def still_writing(state: State) -> Iterator[Seat]:
    """Who owes orders; whoever has nobody to send is skipped."""
    for seat in state.waiting:
        if state.player(seat).orders is None and has_anybody(state, seat):
            yield seat


class Deployment(Segment):
    """`state.waiting` holds everybody until the reveal."""

    phase: ClassVar[Phase] = "deploy"
    chapters = ("CW-DEPLOY", "CW-AGENT", "CW-HUNT", "CW-ENG", "CW-CRASH", "CW-COURT-0")

    def begin(self, state: State, story: Story) -> State:
        return replace(state, waiting=state.player_order())

    def step(self, state: State, story: Story) -> State:
        if state.waiting and next(still_writing(state), None) is None:
            return reveal(state, story)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in still_writing(state):
            yield Decision(seat, "deploy", ("deploy",), f"{state.round}", complete=False, secret=True)

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat or ""
        if not_now(state, "deploy") is None and _not_asked(state, seat) is None:
            yield from (Deploy(seat, lines) for lines in islice(proposals(state, seat), OFFERED))
