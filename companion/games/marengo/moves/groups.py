"""Groups that move without a road: to the next locale, into a block, out of it (BM-CMD, BM-MOVE, BM-BLK)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import force_setattr, replace

from companion.games.marengo.changes import shift, show
from companion.games.marengo.moves.base import Moving, paid, too_dear
from companion.games.marengo.moves.checks import (
    closed,
    entered,
    faces_nobody,
    movers,
    needs_infantry,
    not_these,
    too_full,
)
from companion.games.marengo.moves.routes import Leg, crossed, crossing_key, crossing_taken
from companion.games.marengo.parts import Going, Maneuver
from companion.games.marengo.pieces import Picked, order_of_words, pick
from companion.games.marengo.revealing import tell_shown
from companion.games.marengo.state import STEPS, State, other
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


def blocks_of(picked: list[Picked]) -> list[str]:
    """Their kinds once they have shown what they show."""
    return [block.shown for block in picked]


class March(Moving, frozen=True, tag="move"):
    """A group goes to an adjacent locale. If enemies are there, it is a maneuver attack (BM-MOVE-07)."""

    blocks: tuple[str, ...]
    start: str
    to: str
    via: str = ""  # the approach it leaves by, where two pairs join the locales (BM-CHK-18)

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def over(self, state: State) -> str:
        """The approach it leaves by; nothing if there is none or several."""
        board = state.board
        ways = board.facing(board.locale_of.get(self.start, self.start), self.to)
        if self.via:
            return self.via if self.via in ways else ""
        if self.start in ways:
            return self.start
        return ways[0] if len(ways) == 1 else ""

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        yield from not_these(state, seat, self.start, self.blocks)
        over = self.over(state)
        if not over:
            yield _no_way(state, self)
            return
        if self.start in state.board.approach and over != self.start:
            yield no("BM-BLK-03", seat=seat, place=self.start, to=self.to)
        yield from closed(state, seat, over)
        yield from too_full(state, seat, self.to, len(self.blocks))
        yield from too_dear(state, 1)
        yield from self._road_taken(state, over)
        if state.holds(other(seat), self.to) and needs_infantry(state, over):
            picked = movers(state, seat, self.start, self.blocks) or []
            if not any(block.known.startswith("i") for block in picked):
                yield no("BM-MAN-05", place=state.board.opposite[over])

    def _on_the_road(self, state: State, over: str) -> list[Leg]:
        """Each block takes a step of the road there, where a table counts groups too (BM-AMB-26)."""
        roads = state.board.road_net.through.get(over, ())
        if not roads or state.rules.rulings.offroad_counts == "no":
            return []
        road = min(roads, key=lambda road: not state.board.road[road].main)
        used = state.roads.get(crossing_key(state.board, road, over), ())
        first = used[-1].step + 1 if used else 1
        return [Leg(step, road, over, self.to, False) for step in range(first, first + len(self.blocks))]

    def _road_taken(self, state: State, over: str) -> Iterator[Objection]:
        legs, rulings = self._on_the_road(state, over), state.rules.rulings
        yield from crossing_taken(state.board, rulings, legs[0], state.roads) if legs else ()
        if legs and legs[0].step <= STEPS < legs[-1].step:
            yield no("BM-ROAD-07", place=over, road=legs[0].road)

    def effect(self, state: State, story: Story) -> State:
        seat, over = self.seat or "", self.over(state)
        picked = movers(state, seat, self.start, self.blocks) or pick(state, seat, self.start, self.blocks) or []
        state = paid(state, story, 1, "BM-CMD-05")
        state = show(state, story, seat, self.start, picked)
        group = blocks_of(picked)
        if state.holds(other(seat), self.to):
            tell_shown(story, seat, self.start, picked, "BM-MAN-05")
            story.tell("attacks", "BM-MAN-01", seat=seat, place=self.start, to=self.to, count=len(group))
            return replace(state, going=None, maneuver=Maneuver(self.start, over, _counted(group)))
        state = crossed(state, *self._on_the_road(state, over))
        state, came = shift(state, seat, self.start, self.to, group, "m")
        story.tell("moved", "BM-MOVE-10", seat=seat, place=self.start, to=self.to, count=len(group))
        return replace(entered(state, seat, self.to), going=Going(self.to, came))


def _counted(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in sorted(set(names))}


def _no_way(state: State, move: March) -> Objection:
    """Why there is no approach to leave by."""
    board = state.board
    here = board.locale_of.get(move.start, move.start)
    ways = board.facing(here, move.to)
    if ways and not move.via:
        return no("BM-MAP-17", place=here, to=move.to)
    walls = (board.approach[side] for side in board.sides_of.get(here, ()) if side not in board.opposite)
    for wall in walls:
        if wall.opposite and board.locale_of[wall.opposite] == move.to:
            return no("BM-MOVE-05", place=wall.id)
    return no("BM-MOVE-03", place=here, to=move.to)


# --- into a block ---------------------------------------------------------------------------------------------------


class Block(Moving, frozen=True, tag="block"):
    """Blocks in reserve go to block an approach of their locale (BM-MOVE-11)."""

    blocks: tuple[str, ...]
    over: str

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def start(self, state: State) -> str:
        return state.board.locale_of[self.over]

    def cost(self, state: State, picked: list[Picked]) -> int:
        """Cavalry that shows itself goes on along a main road for nothing (BM-CAV-07)."""
        net = state.board.road_net
        main = any(state.board.road[road].main for road in net.through.get(self.over, ()))
        shown = picked and all(word[-2:-1] == "c" for word in self.blocks)
        return 0 if main and shown else 1

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        start = self.start(state)
        yield from not_these(state, seat, start, self.blocks)
        yield from cannot_block(state, seat, self.over)
        yield from too_dear(state, self.cost(state, movers(state, seat, start, self.blocks) or []))

    def effect(self, state: State, story: Story) -> State:
        seat, start = self.seat or "", self.start(state)
        picked = movers(state, seat, start, self.blocks) or pick(state, seat, start, self.blocks) or []
        cost = self.cost(state, picked)
        state = paid(state, story, cost, "BM-CMD-05")
        state = show(state, story, seat, start, picked)
        state, _ = shift(state, seat, start, self.over, blocks_of(picked), "m")
        rule = "BM-MOVE-11" if cost else "BM-CAV-07"
        tell_shown(story, seat, start, picked, "BM-CAV-07")
        story.tell("blocks", rule, seat=seat, place=self.over, count=len(picked))
        return replace(state, going=None)


def cannot_block(state: State, seat: Seat, over: str) -> Iterator[Objection]:
    """An impassable side is never blocked (BM-MAP-07), any other only against enemies beyond it (BM-BLK-01)."""
    if state.board.approach[over].impassable:
        yield no("BM-MAP-07", place=over)
    elif over not in state.board.beyond or faces_nobody(state, seat, over):
        yield no("BM-BLK-01", place=over, beyond=state.board.beyond.get(over, over))


# --- out of a block -------------------------------------------------------------------------------------------------


class Withdraw(Moving, frozen=True, tag="withdraw"):
    """Blocks at an approach go back into the reserve of their own locale (BM-BLK-03, BM-BLK-07)."""

    blocks: tuple[str, ...]
    over: str

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def goes_first(self, state: State) -> bool:
        return self.is_free(state)

    def is_free(self, state: State) -> bool:
        """With nobody opposite it is, and whoever has moved already may do it too (BM-CMD-13, BM-BLK-09)."""
        return faces_nobody(state, self.seat or "", self.over)

    def cost(self, state: State) -> int:
        return 0 if self.is_free(state) or state.rules.rulings.withdraw_cost == "free" else 1  # BM-AMB-05

    def picked(self, state: State) -> list[Picked] | None:
        seat = self.seat or ""
        find = pick if self.is_free(state) else movers
        return find(state, seat, self.over, self.blocks)

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        if not self.is_free(state):
            yield from not_these(state, seat, self.over, self.blocks)
        elif not self.blocks or self.picked(state) is None:
            there = state.number(seat, self.over)
            yield no("BM-HID-06", seat=seat, place=self.over, count=len(self.blocks), there=there)
        yield from too_dear(state, self.cost(state))

    def effect(self, state: State, story: Story) -> State:
        seat, free = self.seat or "", self.is_free(state)
        picked = self.picked(state) or pick(state, seat, self.over, self.blocks) or []
        state = paid(state, story, self.cost(state), "BM-CMD-27")
        state = show(state, story, seat, self.over, picked)
        to = state.board.locale_of[self.over]
        state, _ = shift(state, seat, self.over, to, blocks_of(picked), "m")
        story.tell("withdrew", "BM-BLK-07" if free else "BM-BLK-03", seat=seat, place=self.over, count=len(picked))
        return replace(state, going=None)
