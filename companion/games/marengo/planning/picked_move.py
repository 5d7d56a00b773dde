"""A move that is put together part by part: which position, which of its blocks, where to."""

from __future__ import annotations

from typing import Literal, TypeAlias

from companion.games.marengo.moves.base import MarengoMove, Next
from companion.games.marengo.pieces import FACES
from companion.games.marengo.planning.destinations import (
    Against,
    Group,
    Option,
    can_do_something,
    doors,
    options,
    refusals,
)
from companion.games.marengo.planning.posts import Post, heaps, posts, whole
from companion.games.marengo.planning.road_plan import Plan, RoadRow, rows
from companion.games.marengo.state import State
from companion.kernel.game import Seat

Stage: TypeAlias = Literal["post", "group", "to", "road", "next"]


class PickedMove:
    """What is picked so far, and what can be picked now. Each step can be taken back."""

    def __init__(self, state: State, seat: Seat, against: Against) -> None:
        self.state, self.seat, self._against = state, seat, against
        self.posts = posts(state, seat)
        self._able = {post: self._can_do_something(post) for post in self.posts}
        self.stage: Stage = "post"
        self.post = next((post for post in self.posts if self._able[post]), self.posts[0] if self.posts else None)
        self.counts: dict[str, int] = {}  # of each heap, and of each face that is shown now
        self.heap = 0  # the one that is counted now
        self._whole = True  # nobody has counted yet: a number begins anew
        self.target = ""  # the locale somebody points at
        self._which = 0  # of the ways there
        self.plan: Plan | None = None
        self.row = 0  # of the roads
        self._options: dict[tuple[str, ...], list[Option]] = {}

    def _can_do_something(self, post: Post) -> bool:
        everybody, found = whole(self.state, self.seat, post), heaps(self.state, self.seat, post)
        groups = [everybody, *((named,) for named in found)] if everybody or post.goes_on else []
        return can_do_something(self.state, (Group(self.seat, post, words) for words in groups if words), self._against)

    def able(self, post: Post) -> bool:
        """May anybody of it still do something?"""
        return self._able[post]

    # --- the position ------------------------------------------------------------------------------------------------

    def point_at(self, post: Post) -> None:
        self.stage, self.post = "post", post

    def choose(self) -> None:
        """The position is picked: its blocks are next, unless there is nothing to choose."""
        if self.post is None or not self.heaps:
            return
        words = whole(self.state, self.seat, self.post)
        self.counts = {named: words.count(named) for named in self.heaps}
        self.heap, self._whole = 0, True
        self.stage = "group"
        if self._only_these:
            self.settle()

    @property
    def _only_these(self) -> bool:
        """Is there nothing to choose? One block, or equal ones that come in one by one."""
        found = self.heaps
        return len(found) == 1 and (sum(found.values()) == 1 or (self.post is not None and self.post.waits))

    @property
    def heaps(self) -> dict[str, int]:
        return {} if self.post is None else heaps(self.state, self.seat, self.post)

    # --- its blocks --------------------------------------------------------------------------------------------------

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(named for named, count in self.counts.items() for _ in range(count))

    def count(self, number: int) -> None:
        """So many of this heap; then the next one is counted, or all are."""
        self._begin_to_count()
        named = list(self.heaps)[self.heap]
        self.counts[named] = min(number, self.heaps[named])
        if self.heap + 1 < len(self.heaps):
            self.heap += 1
        elif self.words:
            self.settle()

    def add(self, number: int) -> None:
        """One more of this heap, or one fewer."""
        named = list(self.heaps)[self.heap]
        self._whole = False
        self.counts[named] = max(0, min(self.counts.get(named, 0) + number, self.heaps[named]))

    def show(self, face: str) -> None:
        """One that has this face goes along, and shows it if nobody knows it yet."""
        if face in FACES:
            self._begin_to_count()
            self.counts[face] = self.counts.get(face, 0) + 1

    def _begin_to_count(self) -> None:
        if self._whole:
            self._whole, self.counts = False, {}

    def next_heap(self, by: int) -> None:
        self.heap = (self.heap + by) % max(1, len(self.heaps))

    def settle(self) -> None:
        """These go: where to is next. If there is one way only, it is that one."""
        if self.words:
            self.stage, self.target, self._which = "to", "", 0
            if len(self.options) == 1:
                self.target = self.options[0].to

    # --- where to ----------------------------------------------------------------------------------------------------

    @property
    def group(self) -> Group | None:
        return Group(self.seat, self.post, self.words) if self.post is not None and self.words else None

    @property
    def options(self) -> list[Option]:
        """Everything the group may do."""
        group = self.group
        if group is None or self.stage not in ("group", "to", "road"):
            return []
        if group.words not in self._options:
            self._options = {group.words: options(self.state, group, self._against)}
        return self._options[group.words]

    def aim(self, locale: str) -> None:
        self.stage, self.target, self._which = "to", locale, 0

    def next_option(self, by: int) -> None:
        """Through all ways to all places."""
        found, now = self.options, self.option
        if found:
            at = found.index(now) + by if now in found else (0 if by > 0 else -1)
            chosen = found[at % len(found)]
            self.stage, self.target = "to", chosen.to
            self._which = self.ways.index(chosen)

    @property
    def ways(self) -> list[Option]:
        """The ways to where somebody points."""
        return [each for each in self.options if each.to == self.target]

    @property
    def refused(self) -> list[Option]:
        """Where the group may not go: each move that could be meant, with the rules against it."""
        group = self.group
        if group is None or not self.target or self.ways:
            return []
        return refusals(self.state, group, self.target, self._against)

    @property
    def option(self) -> Option | None:
        ways = self.ways if self.target else []
        return ways[self._which] if self._which < len(ways) else next(iter(self.refused), None)

    # --- along the roads ---------------------------------------------------------------------------------------------

    def open_plan(self) -> bool:
        """Plan the way of one piece; whether it could go by road at all."""
        if self.post is None or self.post.place in self.state.board.approach or not self.heaps:
            return False
        if self.stage == "post" or not self.counts:
            self.choose()
        block = (self.words or tuple(self.heaps))[0]
        ways_in = self._ways_in if self.post.waits else [""]
        if not ways_in:
            return False
        self.counts, self._whole = {block: 1}, False
        self.plan, self.row, self.stage = Plan(self.seat, self.post, block, ways_in[0]), 0, "road"
        return True

    @property
    def roads(self) -> list[RoadRow]:
        return [] if self.plan is None else rows(self.state, self.plan, self._against)

    def next_road(self, by: int) -> None:
        self.row = (self.row + by) % max(1, len(self.roads))

    def step(self) -> None:
        """Along this road, or wait."""
        if self.plan is not None and self.row < len(self.roads):
            self.plan, self.row = self.plan._replace(route=self.roads[self.row].cells[0].route), 0

    def step_to(self, locale: str) -> None:
        """As far as a road that leads on from here goes straight there."""
        cells = [cell for row in self.roads if row.road for cell in row.cells if cell.to == locale]
        if self.plan is not None and cells:
            self.plan, self.row = self.plan._replace(route=cells[0].route), 0

    def step_back(self) -> None:
        if self.plan is not None:
            self.plan, self.row = self.plan.shorter, 0

    @property
    def _ways_in(self) -> list[str]:
        """The entries of those who wait."""
        return [] if self.post is None else [entry.id for entry in doors(self.state, self.seat, self.post)]

    def next_door(self, by: int) -> None:
        """Another way in, or the next of the picked position's blocks."""
        if self.plan is None:
            return
        known = self._ways_in if self.plan.entry else list(self.heaps)
        now = self.plan.entry or self.plan.block
        other = known[(known.index(now) + by) % len(known)] if now in known else known[0]
        self.plan = self.plan._replace(entry=other, route=()) if self.plan.entry else self.plan._replace(block=other)
        self.counts, self.row = {self.plan.block: 1}, 0

    # --- all of it ---------------------------------------------------------------------------------------------------

    @property
    def move(self) -> MarengoMove | Next | None:
        """The move as it is picked now; nothing if it is none yet."""
        if self.stage == "next":
            return Next(self.seat)
        if self.stage == "road" and self.plan is not None:
            return self.plan.move() if self.plan.is_move else None
        if self.stage == "to" and self.option is not None:
            return self.option.move
        return None

    def back(self) -> bool:
        """The last part is open again; False if nothing is picked."""
        if self.stage == "road" and self.plan is not None and self.plan.route:
            self.plan = self.plan._replace(route=())
        elif self.stage in ("to", "road") and not self._only_these:
            self.stage, self.target, self.heap, self.plan = "group", "", 0, None
        elif self.stage != "post":
            self.stage, self.target, self.plan, self.counts = "post", "", None, {}
        else:
            return False
        return True
