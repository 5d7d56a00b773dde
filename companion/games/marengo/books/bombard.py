"""Bombardment in the books (BM-BOMB): it is announced, carried out or called off, and strikes a typed piece."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias, get_args

from msgspec.structs import replace

from companion.games.marengo.books.base import (
    BooksMove,
    as_typed,
    kept,
    no_such_gun,
    with_books,
    worn,
)
from companion.games.marengo.books.deploying import Deploy, deploying_offered
from companion.games.marengo.combat import bombardment_strength
from companion.games.marengo.moves.answers import not_asked
from companion.games.marengo.moves.base import Segment, next_phase, not_now
from companion.games.marengo.moves.bombard import nothing_announced
from companion.games.marengo.moves.comparing import below_zero
from companion.games.marengo.pieces import FACES, strength
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Facts, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

Target: TypeAlias = Literal["block", "reserve", "side"]  # opposite, in reserve, at another approach (BM-BOMB-18..20)
TARGETS: tuple[Target, ...] = get_args(Target)
GUNS = tuple(face for face in FACES if face.startswith("a"))
_FORCED: dict[Target, str] = {"block": "BM-BOMB-18", "reserve": "BM-BOMB-19", "side": "BM-BOMB-20"}


def _no_artillery(seat: Seat, face: str) -> Iterator[Objection]:
    if face not in GUNS:
        yield no("BM-BOMB-01", seat=seat, face=face)


# --- phase 1 --------------------------------------------------------------------------------------------------------


class Bombard(BooksMove, frozen=True, tag="bombard"):
    """The announced bombardment: how strong the artillery is, whom it fires at, the penalty of their approach."""

    gun: str
    target: Target
    penalty: int = 0

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "bombard") or list(_nothing_announced(state))
        if late:
            yield from late
            return
        yield from _no_artillery(state.side, self.gun)
        if self.penalty and self.target != "block":
            yield no("BM-BOMB-21", seat=state.side, penalty=self.penalty)

    def effect(self, state: State, story: Story) -> State:
        seat, points = state.side, bombardment_strength(self.gun, self.penalty, state.rules.rulings)
        facts: Facts = {"face": self.gun, "target": self.target, "penalty": self.penalty, "points": points}
        forced = (_FORCED[self.target], "BM-BOMB-21", "BM-BOMB-26")
        story.tell("books-bombards", *forced, seat=seat, rival=state.enemy, **facts)
        fired = replace(state.guns[seat], announced=0, bombarded=state.turn, fired=state.round)
        state = with_books(replace(state, guns={**state.guns, seat: fired}), shot=max(0, points))
        if points > 0:
            return state
        if points < 0:
            below = below_zero(story, seat, points, "bombardment")
            return worn(state, story, seat, self.gun, below, "BM-AMB-15")
        rules = ("BM-BOMB-27", "BM-AMB-15") if strength(self.gun) < self.penalty else ("BM-BOMB-27",)
        story.tell("books-no-effect", *rules, seat=seat, rival=state.enemy)
        return state


class Abort(BooksMove, frozen=True, tag="abort"):
    """The announced bombardment is called off: it was no shot (BM-BOMB-15..17)."""

    def objections(self, state: State) -> Iterator[Objection]:
        yield from not_now(state, self.seat, "bombard") or _nothing_announced(state)

    def effect(self, state: State, story: Story) -> State:
        story.tell("books-called-off", "BM-BOMB-15", "BM-BOMB-16", "BM-BOMB-17", seat=state.side)
        return nothing_announced(state, state.side)


def driven_off(state: State, story: Story, seat: Seat) -> State:
    """The same where artillery has to leave its approach: it cannot fire from there any more (BM-BOMB-12)."""
    if state.guns[seat].announced:
        story.tell("books-driven-off", "BM-BOMB-12", "BM-BOMB-16", seat=seat)
    return nothing_announced(state, seat)


def _nothing_announced(state: State) -> Iterator[Objection]:
    if not state.guns[state.side].announced:
        yield no("BM-BOMB-02", case="nothing", seat=state.side)


class Bombardment(Segment):
    """Phase 1: what was announced in the last turn of this side (BM-TURN-03)."""

    chapters = ("BM-BOMB",)

    def decisions(self, state: State) -> Iterator[Decision]:
        if state.guns[state.side].announced:
            yield Decision(state.side, "books-bombard", ("bombard", "abort"), f"{state.turn}", complete=False)
            yield from deploying_offered(state)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind == "books-deploy":
            yield Deploy(None)
            return
        yield from legal(state, (Bombard(state.side, gun, target) for gun in GUNS for target in TARGETS))
        yield from legal(state, (Abort(state.side),))


# --- who is hit -----------------------------------------------------------------------------------------------------


class Struck(BooksMove, frozen=True, tag="struck"):
    """The piece that its owner chooses and shows (BM-BOMB-22). `last`: no enemy of the artillery is left opposite."""

    face: str
    last: bool = False

    def objections(self, state: State) -> Iterator[Objection]:
        shot = state.books.shot if state.books is not None else 0
        unasked = list(not_asked(state, self.seat, state.enemy if shot else None, "BM-BOMB-22"))
        if unasked:
            yield from unasked
            return
        yield from no_such_gun(state, state.enemy, (self.face,))
        if self.last and strength(self.face) > shot:
            yield no("BM-BOMB-09", seat=state.enemy, face=self.face, points=shot)

    def effect(self, state: State, story: Story) -> State:
        points = kept(state).shot
        state = worn(with_books(state, shot=0), story, state.enemy, self.face, points, "BM-BOMB-22", "BM-BOMB-23")
        if self.last:
            story.tell("books-gun-falls-back", "BM-BOMB-09", seat=state.side)
        return state


class UnderFire(Segment):
    """A bombardment has struck: which piece takes it?"""

    chapters = ("BM-BOMB",)

    def decisions(self, state: State) -> Iterator[Decision]:
        if kept(state).shot:
            yield Decision(state.enemy, "books-struck", ("struck",), f"{state.turn}")

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return legal(state, (Struck(state.enemy, face, last) for face in FACES for last in (False, True)))


# --- phase 4 --------------------------------------------------------------------------------------------------------


class Aim(BooksMove, frozen=True, tag="aim"):
    """The artillery, which blocks an approach, is shown: it will bombard in its next turn (BM-BOMB-02, -03, -13)."""

    gun: str

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "announce")
        if late:
            yield from late
            return
        yield from _no_artillery(state.side, self.gun)
        yield from no_such_gun(state, state.side, (self.gun,))
        yield from _has_done(state, state.side)

    def effect(self, state: State, story: Story) -> State:
        gun = replace(state.guns[state.side], announced=state.turn, last_announced=state.turn)
        story.tell("books-announced", "BM-BOMB-02", "BM-BOMB-03", seat=state.side, face=self.gun)
        return replace(state, guns={**state.guns, state.side: gun})


def _has_done(state: State, seat: Seat) -> Iterator[Objection]:
    """What this side's artillery has done, so that it announces nothing now (BM-BOMB-04, -08)."""
    gun = state.guns[seat]
    if gun.announced:
        yield no("BM-BOMB-02", case="announced", seat=seat)
    if gun.bombarded == state.turn:
        yield no("BM-BOMB-04", case="bombarded", seat=seat)
    elif gun.fired == state.round and state.rules.rulings.announce_after_defence == "no":  # BM-AMB-03
        yield no("BM-BOMB-04", case="defended", seat=seat)
    for place, turn in kept(state).stormed.items():
        if turn == state.turn:
            yield no("BM-BOMB-08", seat=seat, place=as_typed(place))


class Announcement(Segment):
    """Phase 4 (BM-TURN-06), unless the artillery has done enough."""

    chapters = ("BM-BOMB",)

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready and next(self._aims(state), None) is not None:
            yield Decision(state.side, "books-aim", ("aim", "next"), f"{state.turn}")

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        yield from self._aims(state)
        yield from next_phase(state)

    def _aims(self, state: State) -> Iterator[Aim]:
        return legal(state, (Aim(state.side, gun) for gun in GUNS))


PATTERNS: dict[type[Move], str] = {
    Bombard: "bombard <gun:gun> <target:target> [penalty <penalty:number>]",
    Abort: "abort",
    Struck: "struck <face:face> [<last:last>]",
    Aim: "aim <gun:gun>",
}
