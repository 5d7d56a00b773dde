"""Keeping the books only: rounds, actions and numbers are tracked, the map is not (depth `ledger`).

All soldiers of a player stand on one place, the field. Numbers are changed by `adjust`, `next` goes on.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.board import board
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.moves.base import ClockworkMove, Segment
from companion.games.clockwork.moves.ending import IP_FOR_A_VP
from companion.games.clockwork.moves.gambit import Gambit
from companion.games.clockwork.moves.spy import MasterSpy
from companion.games.clockwork.spelling import Garrison, Share, Units
from companion.games.clockwork.standing import allied, sides
from companion.games.clockwork.state import FIELD, REMOVED, State, kind_of
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class Next(ClockworkMove, frozen=True, tag="next"):
    """The table goes on to the next phase."""

    def objections(self, state: State) -> Iterator[Objection]:
        if state.rules.depth == "full":
            yield no("CW-ROUND-02", case="full")
        elif state.phase == "over":
            yield no("CW-END-02", case="over")
        elif state.phase == "spy":
            yield no("CW-SPY-01", case="turn", seat="", turn=state.waiting[0])
        elif state.phase == "count":
            yield no("CW-END-03", case="first")
        elif self.seat is not None:
            yield no("CW-ROUND-02", case="table")

    def effect(self, state: State, story: Story) -> State:
        return replace(state, waiting=())


class CountTerritories(ClockworkMove, frozen=True, tag="count"):
    """Tied on victory points: how many territories everybody controls (CW-END-03)."""

    territories: tuple[Share, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase != "count":
            yield no("CW-END-03", case="not-now")
        elif sorted(share.seat for share in self.territories) != sorted(state.seats):
            yield no("CW-END-03", case="everybody")
        elif any(share.units.figures for share in self.territories):
            yield no("CW-END-03", case="number")
        elif self.seat is not None:
            yield no("CW-ROUND-02", case="table")

    def effect(self, state: State, story: Story) -> State:
        counted = {share.seat: share.units.soldiers for share in self.territories}
        return replace(state, territories=counted, waiting=())


class GoFull(ClockworkMove, frozen=True, tag="full"):
    """From keeping the books to the whole game: where everything stands on the map."""

    garrisons: tuple[Garrison, ...] = ()

    def objections(self, state: State) -> Iterator[Objection]:
        if state.rules.depth == "full" or state.phase != "spy" or state.waiting != state.player_order():
            yield no("CW-ROUND-02", case="books")
            return
        if self.seat is not None:
            yield no("CW-ROUND-02", case="table")
        yield from self._places(state)
        for seat in state.seats:
            yield from self._numbers(state, seat)

    def _places(self, state: State) -> Iterator[Objection]:
        tiles = board(state.rules.map)
        capitals = {player.capital: seat for seat, player in state.players.items()}
        for garrison in self.garrisons:
            if garrison.tile not in tiles.cells:
                yield no("CW-DEPLOY-29", case="unknown", tile=garrison.tile)
            elif not allied(state, capitals.get(garrison.tile, garrison.seat), garrison.seat):
                yield no("CW-CTRL-03", case="attack", tile=garrison.tile)
            rivals = [g for g in self.garrisons if g.tile == garrison.tile]
            if any(not allied(state, garrison.seat, rival.seat) for rival in rivals):
                yield no("CW-CTRL-04", case="books", tile=garrison.tile)

    def _numbers(self, state: State, seat: Seat) -> Iterator[Objection]:
        """Every soldier of the books has to stand somewhere, and no figure twice."""
        own = [garrison for garrison in self.garrisons if garrison.seat == seat]
        soldiers, wanted = sum(g.units.soldiers for g in own), state.soldiers[FIELD][seat]
        if soldiers != wanted:
            yield no("CW-SETUP-02", case="books", seat=seat, count=soldiers, wanted=wanted)
        there = [kind_of(name) for name, place in state.player(seat).figures.items() if place != REMOVED]
        there += [name for name, general in state.generals.items() if general.owner == seat and name != "leviathan"]
        placed = [figure for garrison in own for figure in garrison.units.figures]
        for figure in sorted(set(placed)):
            if placed.count(figure) > there.count(figure):
                yield no("CW-UNIT-02", case="books", seat=seat, figure=figure)
        engineers = [g.tile for g in own if g.units.figures.count("engineer") > 1]
        yield from (no("CW-ENG-03", case="books", tile=tile) for tile in engineers)

    def effect(self, state: State, story: Story) -> State:
        tiles = board(state.rules.map).tiles
        state = replace(
            state,
            rules=replace(state.rules, depth="full"),
            soldiers={tile: dict.fromkeys(state.seats, 0) for tile in tiles},
        )
        for garrison in self.garrisons:
            state = _placed(state, garrison)
        story.tell("books-full", "CW-SETUP-05")
        return state


def _placed(state: State, garrison: Garrison) -> State:
    seat, tile = garrison.seat, garrison.tile
    state = state.with_soldiers(tile, seat, state.soldiers[tile][seat] + garrison.units.soldiers)
    for kind in garrison.units.figures:
        if kind in state.generals:
            state = state.with_general(kind, replace(state.generals[kind], place=tile))
            continue
        player = state.player(seat)
        free = next(
            n for n, at in player.figures.items() if kind_of(n) == kind and at not in (REMOVED, *state.soldiers)
        )
        state = state.with_player(seat, replace(player, figures={**player.figures, free: tile}))
    return state


PATTERNS: dict[type[Move], str] = {
    Next: "next",
    CountTerritories: "count <territories:shares>",
    GoFull: "full <garrisons:garrisons>",
}


class SpyBooks(MasterSpy):
    """The actions are checked as in the whole game; Gambit moves pieces the books do not know."""

    def decisions(self, state: State) -> Iterator[Decision]:
        yield from super().decisions(state)
        if state.waiting == state.player_order():
            yield Decision(None, "full", ("full",), complete=False, optional=True, typed=True, rare=True)

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        if decision.kind == "full":
            yield GoFull(None, tuple(_somewhere(state)))
            return
        for move in super().choices(state, decision):
            if not (isinstance(move, Gambit) and move.journeys):
                yield move


def _somewhere(state: State) -> Iterator[Garrison]:
    """An example of how to type it: every army on one tile of its own."""
    free = (tile for tile, kind in board(state.rules.map).kinds.items() if kind is not Kind.CAPITAL)
    for seat, soldiers in state.soldiers[FIELD].items():
        if soldiers:
            yield Garrison(seat, next(free), Units(soldiers))


class Books(Segment):
    """Players change the numbers and say when they are done."""

    chapters = ("CW-ROUND",)

    def begin(self, state: State, story: Story) -> State:
        return replace(state, waiting=state.player_order())

    def decisions(self, state: State) -> Iterator[Decision]:
        if state.waiting:
            yield Decision(None, "books", ("next",), f"{state.round}.{state.phase}")

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        yield Next(None)

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        yield no("CW-ROUND-02", case="next")


class FinalCount(Books):
    """Only whoever is tied for most victory points needs it (CW-END-03)."""

    def begin(self, state: State, story: Story) -> State:
        return super().begin(state, story) if _tied(state) else state

    def decisions(self, state: State) -> Iterator[Decision]:
        if state.waiting:
            yield Decision(None, "count", ("count",), complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        yield CountTerritories(None, tuple(Share(seat, Units(1)) for seat in state.seats))


def _tied(state: State) -> bool:
    def points(side: tuple[Seat, ...]) -> int:
        players = [state.player(seat) for seat in side]
        return sum(player.vp + (player.ip.total // IP_FOR_A_VP if player.ip else 0) for player in players)

    totals = sorted(map(points, sides(state, state.seats)))
    return totals[-1] == totals[-2]
