"""Cavalry goes on from the reserve it has just reached to a block (BM-CAV-01..16, BM-ASLT-13, -14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import force_setattr, replace

from companion.games.marengo.changes import shift, show
from companion.games.marengo.moves.answers import present
from companion.games.marengo.moves.base import MarengoMove, not_now, paid, too_dear
from companion.games.marengo.moves.ground import rivals_of
from companion.games.marengo.moves.groups import blocks_of, cannot_block
from companion.games.marengo.parts import Going
from companion.games.marengo.pieces import Picked, impossible, kind, order_of_words, pick, possible_faces, shown_as
from companion.games.marengo.state import State, asked_once
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class Continue(MarengoMove, frozen=True, tag="continue"):
    """Cavalry of the group that moved last goes on to block an approach there, and shows itself (BM-CAV-10)."""

    blocks: tuple[str, ...]
    over: str

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def picked(self, state: State) -> list[Picked] | None:
        return _who(state, self.seat or "", self.blocks)

    def cost(self, state: State) -> int:
        going = state.going
        if going is None:
            return 0
        if going.road:  # one piece: free as long as all of it is on main roads (BM-CAV-06)
            return int(going.free and not self._by_main_road(state, going))
        if going.stormed and state.rules.rulings.free_split == "main-road" and self._by_main_road(state, going):
            return 0  # BM-AMB-22
        if self.over in going.parted:
            return 0
        return int(sum(going.group.values()) > len(self.blocks))  # the last part of a group pays nothing (BM-CAV-16)

    def _by_main_road(self, state: State, going: Going) -> bool:
        roads = state.board.road_net.through.get(self.over, ())
        used = [road for road in roads if state.board.road[road].main]
        return going.road in used if going.road else bool(used)

    def objections(self, state: State) -> Iterator[Objection]:
        seat, going = self.seat or "", state.going
        late = not_now(state, seat, "move", "assault")
        if late:
            yield from late
            return
        if going is None or state.board.locale_of[self.over] != going.place:
            yield no("BM-CAV-01", case="place", seat=seat, place=self.over)
            return
        yield from _not_these(state, seat, self.blocks, self.over)
        yield from _not_there(state, seat, self.over)
        yield from too_dear(state, self.cost(state))

    def effect(self, state: State, story: Story) -> State:
        seat, going = self.seat or "", present(state.going)
        picked = self.picked(state) or []
        cost = self.cost(state)
        state = paid(state, story, cost, "BM-CMD-22" if going.stormed else "BM-CMD-21")
        state = show(state, story, seat, going.place, picked)
        state, _ = shift(state, seat, going.place, self.over, blocks_of(picked))
        story.tell("continued", "BM-CAV-01", "BM-CAV-10", seat=seat, place=self.over, count=len(picked))
        left = dict(going.group)
        for block in picked:
            left[block.kind] -= 1
        left = {name: count for name, count in left.items() if count}
        any_left = {name: count for name, count in left.items() if not kind(name).face or kind(name).arm == "c"}
        parted = (*going.parted, self.over)
        return replace(state, going=replace(going, group=left, parted=parted) if any_left else None)


def continuations(state: State, seat: Seat) -> Iterator[Continue]:
    """Every single block of the group that could be cavalry, into each block that it could go on to.

    Who goes is asked once for all of them, and so is where.
    """
    going = state.going
    if going is None:
        return
    beyond, enemies = state.board.beyond, rivals_of(state, seat).enemies
    facing = [over for over in state.board.ways_out[going.place] if beyond[over] in enemies]
    open_ = [over for over in facing if not _not_there(state, seat, over)]
    for name in going.group if open_ else ():
        for face in possible_faces(state, seat, name):
            blocks = (shown_as(name, face),)
            if face[0] == "c" and not _not_these(state, seat, blocks, open_[0]):
                every = (Continue(seat, blocks, over) for over in open_)
                yield from (move for move in every if not too_dear(state, move.cost(state)))


@asked_once
def _who(state: State, seat: Seat, blocks: tuple[str, ...]) -> list[Picked] | None:
    """Those of the group that these words mean."""
    going = state.going
    if going is None:
        return None
    found = pick(state, seat, going.place, blocks, lambda parts: parts.done)
    taken = [block.kind for block in found or ()]
    return None if any(taken.count(name) > going.group.get(name, 0) for name in taken) else found


def _not_these(state: State, seat: Seat, blocks: tuple[str, ...], over: str) -> Sequence[Objection]:
    """Why these blocks of the group do not go on: the same wherever they go."""
    picked = _who(state, seat, blocks)
    if not blocks or picked is None:
        return (no("BM-CAV-01", case="who", seat=seat, place=present(state.going).place),)
    cannot_be = impossible(state, seat, picked)
    if not all(block.known.startswith("c") for block in picked):
        return (*cannot_be, no("BM-CAV-03", place=over))
    return cannot_be


@asked_once
def _not_there(state: State, seat: Seat, over: str) -> list[Objection]:
    """Why nobody goes on to block this approach: the same for all of the group."""
    against = list[Objection]()
    for objection in cannot_block(state, seat, over):
        against.append(no("BM-CAV-02", **objection.facts) if objection.rule == "BM-BLK-01" else objection)
    going = present(state.going)
    if going.road and not _on_the_road(state, going, over):
        against.append(no("BM-CAV-05", place=over, road=going.road))
    return against


def _on_the_road(state: State, going: Going, over: str) -> bool:
    net = state.board.road_net
    roads = {going.road}
    if state.rules.rulings.continue_roads == "joined":  # BM-AMB-37
        roads |= {change.road for change in net.changes.get((going.place, going.road), ())}
    return not roads.isdisjoint(net.through.get(over, ()))
