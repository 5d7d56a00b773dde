"""Maneuver attacks in the books (BM-MAN): can it be stopped, will it be, and what a stopped group does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias, get_args

from companion.games.marengo.board.check_forces import PIECES_IN_THE_BOX
from companion.games.marengo.board.model import RoadClass
from companion.games.marengo.books.base import BooksMove, kept, with_books
from companion.games.marengo.books.parts import Leaving, Thrust
from companion.games.marengo.moves.answers import not_asked, present
from companion.games.marengo.moves.base import DECLINED, Declined, Pass, Segment, not_now, paid, too_dear
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

Origin: TypeAlias = Literal["reserve", "block", "entry"]  # where the attackers began their turn (BM-MAN-11)
Facing: TypeAlias = Literal["reserve", "blocks"]  # has the enemy anybody in reserve there (BM-MAN-12)?
Settling: TypeAlias = Literal["stay", "block", "split"]  # BM-MAN-14
ORIGINS: tuple[Origin, ...] = get_args(Origin)
FACINGS: tuple[Facing, ...] = get_args(Facing)
SETTLINGS: tuple[Settling, ...] = get_args(Settling)


class Maneuver(BooksMove, frozen=True, tag="maneuver"):
    """A group moves into an enemy-occupied locale over an approach that nobody blocks (BM-MAN-01, -02)."""

    start: Origin
    facing: Facing
    size: int = 1
    road: RoadClass | None = None  # one cavalry in road movement (BM-MAN-06)

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "move")
        if late:
            yield from late
            return
        if not 1 <= self.size <= PIECES_IN_THE_BOX:
            yield no("BM-MAP-11", count=self.size, most=PIECES_IN_THE_BOX)
        if self.road is not None and self.start == "block":
            yield no("BM-BLK-12", seat=state.side)
        if self.road is not None and self.size > 1:
            yield no("BM-CMD-03", seat=state.side, count=self.size)
        if self.start == "entry" and self.road is None:
            yield no("BM-AMB-10", case="road", seat=state.side)
        if self.start == "entry" and state.rules.rulings.entering_attack == "none":
            yield no("BM-AMB-10", case="none", seat=state.side)
        yield from too_dear(state, self._cost())

    def _cost(self) -> int:
        return int(self.road != "main")  # BM-MAN-08, BM-CMD-18

    def _stoppable(self, state: State) -> bool:
        """BM-MAN-10..12."""
        entering = self.start == "entry" and state.rules.rulings.entering_attack == "stoppable"  # BM-AMB-10
        return self.facing == "reserve" and (self.start == "reserve" or entering)

    def effect(self, state: State, story: Story) -> State:
        facts = {"count": self.size, "start": self.start, "road": self.road or "none"}
        story.tell("books-maneuver", "BM-MAN-01", "BM-MAN-08", seat=state.side, rival=state.enemy, **facts)
        state = paid(state, story, self._cost(), "BM-CMD-05", "BM-CMD-19")
        if self._stoppable(state):
            return with_books(state, thrust=Thrust(self.size))
        rule = "BM-MAN-12" if self.facing == "blocks" else "BM-MAN-11"
        story.tell("books-unstoppable", rule, seat=state.enemy, rival=state.side)
        return _yields(state, story)


def _yields(state: State, story: Story) -> State:
    """The other side leaves the locale, then the attackers enter it (BM-MAN-18, -19)."""
    story.tell("books-yields", "BM-MAN-18", "BM-MAN-19", seat=state.enemy, rival=state.side)
    return with_books(state, thrust=None, leaving=Leaving(state.enemy))


def _asked(state: State, stopped: bool) -> Seat | None:
    """First whoever is attacked, after a stop the attackers."""
    thrust = state.books.thrust if state.books is not None else None
    if thrust is None or thrust.stopped != stopped or state.result is not None:
        return None
    return state.side if stopped else state.enemy


class Bar(BooksMove, frozen=True, tag="bar"):
    """Pieces of the reserve go, hidden and for nothing, to block the approach: the attack is stopped (BM-MAN-13)."""

    def objections(self, state: State) -> Iterator[Objection]:
        yield from not_asked(state, self.seat, _asked(state, stopped=False), "BM-MAN-10")

    def effect(self, state: State, story: Story) -> State:
        thrust = present(kept(state).thrust)
        story.tell("books-stopped", "BM-MAN-13", "BM-CMD-08", seat=state.enemy, rival=state.side)
        return with_books(state, thrust=Thrust(thrust.size, stopped=True))


class Settle(BooksMove, frozen=True, tag="settle"):
    """The stopped attackers stay, block their side of the approach, or do both in two groups (BM-MAN-14..17)."""

    how: Settling

    def objections(self, state: State) -> Iterator[Objection]:
        unasked = list(not_asked(state, self.seat, _asked(state, stopped=True), "BM-MAN-14"))
        if unasked:
            yield from unasked
            return
        thrust = kept(state).thrust
        if self.how == "split" and thrust is not None and thrust.size < 2:
            yield no("BM-CMD-20", seat=state.side)
        yield from too_dear(state, int(self.how == "split"))

    def effect(self, state: State, story: Story) -> State:
        story.tell("books-settled", "BM-MAN-14", "BM-MAN-15", "BM-MAN-17", seat=state.side, how=self.how)
        state = paid(state, story, int(self.how == "split"), "BM-CMD-20", "BM-MAN-16")
        return with_books(state, thrust=None)


class ManeuverAttack(Segment):
    """A maneuver attack that can be stopped."""

    chapters = ("BM-MAN",)

    def decisions(self, state: State) -> Iterator[Decision]:
        if _asked(state, stopped=True):
            yield Decision(state.side, "books-stopped", ("settle",), f"{state.turn} {state.commands}")
        elif _asked(state, stopped=False):
            yield Decision(state.enemy, "books-stop", ("bar", "pass"), f"{state.turn} {state.commands}")

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind == "books-stopped":
            yield from legal(state, (Settle(state.side, how) for how in SETTLINGS))
        else:
            yield from (Bar(state.enemy), Pass(state.enemy))


DECLINED.append(Declined(lambda state, seat: _asked(state, stopped=False) == seat, _yields))
PATTERNS: dict[type[Move], str] = {
    Maneuver: "maneuver <start:origin> [of <size:number>] against <facing:facing> [by <road:roadclass>]",
    Bar: "bar",
    Settle: "settle <how:settling>",
}
