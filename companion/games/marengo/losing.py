"""What a loss does: a weaker block takes the place of the one that is hit, as long as the box has one; morale falls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.games.marengo.pieces import ANY, FACES, kind, name_of, strength, weaker
from companion.games.marengo.state import State, asked_once, other
from companion.kernel.game import Fact, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

# --- spares ---------------------------------------------------------------------------------------------------------


@asked_once
def spares_left(state: State, seat: Seat, face: str) -> int | None:
    """How many blocks with this face a side has beside the map (BM-COMP-07); None: nobody has counted them."""
    spares = [piece for each in state.board.spares if each.side == seat for piece in each.pieces]
    army = [piece for force in state.board.forces if force.side == seat
            for piece in state.rules.forces.get(force.display, (ANY,))]  # fmt: skip
    if not spares or any(piece not in FACES for piece in (*spares, *army)):
        return None
    return (*spares, *army).count(face) - state.muster[seat].get(face, 0)


def lacks_spare(state: State, seat: Seat, face: str, points: int) -> bool:
    """Is no block left that could take the place of this one (BM-HID-04)?"""
    after = weaker(face, points)
    left = spares_left(state, seat, after) if after else None
    return left is not None and left < 1


def needs_a_spare(
    state: State, seat: Seat, face: str, points: int, others: Iterable[tuple[str, int]]
) -> Iterator[Objection]:
    """Without a spare another block has to take the loss, where a table wants it so (BM-AMB-27).

    `others`: who else could, as far as everybody knows, and how much of it; if nobody can, it is counted on.
    """
    if state.rules.rulings.no_spare == "count-on" or not lacks_spare(state, seat, face, points):
        return
    if not all(lacks_spare(state, seat, *other) for other in others):
        yield no("BM-AMB-27", seat=seat, face=face, after=weaker(face, points))


# --- losing strength ------------------------------------------------------------------------------------------------


def lose(state: State, story: Story, seat: Seat, place: str, name: str, points: int, *rules: str) -> State:
    """A block whose face everybody knows loses strength, its army as much morale (BM-DEM-01..03, BM-ASLT-25)."""
    parts = kind(name)
    points = min(points, strength(parts.face))
    after, no_spare = weaker(parts.face, points), lacks_spare(state, seat, parts.face, points)
    if parts.arm == "a" and not after:
        gun = replace(state.guns[seat], announced=0, lost=True)
        state = replace(state, guns={**state.guns, seat: gun})
    here = dict(state.at(seat, place))
    here[name] -= 1
    if after:
        reduced = name_of(parts._replace(face=after))
        here[reduced] = here.get(reduced, 0) + 1
    state = state.with_stand(seat, place, here)
    army = dict(state.muster[seat])
    taken = parts.face if army.get(parts.face) else ANY  # a display whose types nobody has named
    army[taken] = army.get(taken, 0) - 1
    if after:
        army[after] = army.get(after, 0) + 1
    army = {face: army[face] for face in sorted(army) if army[face] > 0}
    state = replace(state, muster={**state.muster, seat: army}, lost={**state.lost, seat: state.lost[seat] + points})
    facts: dict[str, Fact] = {"seat": seat, "face": parts.face, "place": place, "points": points}
    cited = (*rules, "BM-ASLT-25", "BM-AMB-27") if no_spare else (*rules, "BM-ASLT-25")
    facts["after"] = after or "none"
    story.tell("reduced-by-note" if no_spare else "reduced" if after else "eliminated", *cited, **facts)
    return lower_morale(state, story, seat, points)


def lower_morale(state: State, story: Story, seat: Seat, points: int) -> State:
    """BM-DEM-01, BM-DEM-03, BM-DEM-04."""
    before = state.morale[seat]
    after = max(0, before - points)
    state = replace(state, morale={**state.morale, seat: after})
    story.tell("morale", "BM-DEM-01", seat=seat, points=points, morale=after)
    if after == 0 and not state.demoralized(seat):
        state = replace(state, broke={**state.broke, seat: state.round})
        story.tell("demoralized", "BM-DEM-03", seat=seat, rival=other(seat))
    return state
