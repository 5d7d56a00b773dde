"""Step a: MOVE 1 and MOVE 2 (MP-MOVE-01..19)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from companion.games.march.moves.base import MarchMove, action_done, carried_out, not_now
from companion.games.march.state import Force, State
from companion.kernel.game import Fact, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

LIMITS = {"MOVE1": 1, "MOVE2": 2}  # MP-MOVE-13


class Pieces(Struct, frozen=True):
    """Which armies move: standing ones, fortified ones, and whether the one on the capital goes along."""

    standing: int = 0
    fortified: int = 0
    capital: bool = False

    @property
    def count(self) -> int:
        return self.standing + self.fortified + self.capital


class MoveArmies(MarchMove, frozen=True, tag="move"):
    """One group of armies goes one step."""

    pieces: Pieces
    start: str
    to: str

    def objections(self, state: State) -> Iterator[Objection]:
        if not state.is_acting(self.seat, *LIMITS):
            done = carried_out(state, self.seat, *LIMITS)
            yield from self._second_group(state) if done else (not_now(state, self.seat, "MOVE1"),)
            return
        seat, count = self.seat or "", self.pieces.count
        if count == 0:
            yield no("MP-MOVE-08", case="none")
        limit = LIMITS[state.side(seat).played or ""]
        if count > limit:
            yield no("MP-MOVE-13", card=state.side(seat).played or "", limit=limit)
        if self.start == self.to:
            yield no("MP-MOVE-15", country=self.to)
        elif self.to not in state.rules.map[self.start].touches:
            yield no("MP-MOVE-12", start=self.start, to=self.to)
        if not self._has_pieces(state, seat):
            yield self._missing(state, seat)
        elif self._mixed(state, seat) and state.rules.rulings.mixed_group == "forbidden":
            yield no("MP-AMB-27")

    def _second_group(self, state: State) -> Iterator[Objection]:
        """One army with MOVE 1, one group with MOVE 2: nobody moves after that."""
        seat = self.seat or ""
        if state.side(seat).played == "MOVE1":
            yield no("MP-MOVE-13", card="MOVE1", limit=1)
        else:
            yield from (no(rule, seat=seat) for rule in ("MP-MOVE-05", "MP-MOVE-06", "MP-MOVE-07"))

    def _has_pieces(self, state: State, seat: Seat) -> bool:
        free = state.off_capital(seat, self.start)
        on_capital = state.on_capital(seat, self.start) is not None
        enough = self.pieces.standing <= free.standing and self.pieces.fortified <= free.fortified
        return enough and (on_capital or not self.pieces.capital)

    def _missing(self, state: State, seat: Seat) -> Objection:
        force = state.countries[self.start].force(seat)
        return no(
            "MP-MOVE-14",
            seat=seat,
            country=self.start,
            count=self.pieces.count,
            standing=force.standing,
            fortified=force.fortified,
            case="none" if force.armies == 0 else "stock" if force.armies < self.pieces.count else "kind",
        )

    def _mixed(self, state: State, seat: Seat) -> bool:
        fortified = self.pieces.fortified
        fortified += self.pieces.capital and state.on_capital(seat, self.start) == "fortified"
        return 0 < fortified < self.pieces.count

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        leaving, entered = state.countries[self.start], state.countries[self.to]
        posture = state.on_capital(seat, self.start) if self.pieces.capital else None
        stood_up = self.pieces.fortified + (posture == "fortified")  # MP-MOVE-11
        walking = self.pieces.count - stood_up
        force = leaving.force(seat)
        leaving = leaving.with_force(seat, Force(force.standing - walking, force.fortified - stood_up))
        force = entered.force(seat)
        entered = entered.with_force(seat, Force(force.standing + self.pieces.count, force.fortified))
        rules = ["MP-MOVE-01" if state.side(seat).played == "MOVE1" else "MP-MOVE-02"]
        rules += ["MP-MOVE-11"] if stood_up else []
        facts: dict[str, Fact] = {"seat": seat, "count": self.pieces.count, "start": self.start, "to": self.to}
        story.tell("moved", *rules, **facts, stood_up=stood_up)
        if self.pieces.capital:
            leaving = replace(leaving, occupied=None)
            story.tell("occupation-ended", "MP-OCC-04", "MP-OCC-09", case="left", country=self.start, seat=seat)
        state = state.with_country(self.start, leaving).with_country(self.to, entered)
        return action_done(state, seat)


def army_moves(state: State, seat: Seat) -> Iterator[MoveArmies]:
    """Every group this card could move, single armies after pairs."""
    limit = LIMITS[state.side(seat).played or ""]
    for start in state.countries:
        groups = list(_groups(state, seat, start, limit))
        for to in state.rules.map[start].touches:
            for pieces in groups:
                yield MoveArmies(seat, pieces, start, to)


def _groups(state: State, seat: Seat, start: str, limit: int) -> Iterator[Pieces]:
    force = state.off_capital(seat, start)
    capitals = (False, True) if state.on_capital(seat, start) else (False,)
    for capital in capitals:
        for fortified in range(min(force.fortified, limit) + 1):
            for standing in range(min(force.standing, limit), -1, -1):
                if 0 < standing + fortified + capital <= limit:
                    yield Pieces(standing, fortified, capital)
