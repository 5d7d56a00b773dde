"""Phase 2: assaults over approaches that the enemy blocks (BM-ASLT, BM-AS01)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import TypeAlias

from msgspec.structs import force_setattr, replace

from companion.games.marengo.board.model import Approach
from companion.games.marengo.changes import shift, show
from companion.games.marengo.combat import ABREAST, LEAST_TO_LEAD, penalty
from companion.games.marengo.moves.assault_steps import MANY, AssaultSteps
from companion.games.marengo.moves.base import MarengoMove, Segment, is_now, next_phase, not_now, paid, too_dear
from companion.games.marengo.moves.checks import not_into, too_full
from companion.games.marengo.moves.continuing import continuations
from companion.games.marengo.moves.rows import Showing, begun, could_show, side_by_side
from companion.games.marengo.parts import Blocks
from companion.games.marengo.pieces import (
    Picked,
    face_of,
    impossible,
    kind,
    name_of,
    order_of_words,
    pick,
    strength,
    word,
)
from companion.games.marengo.state import State, asked_once
from companion.kernel.game import Decision, Fact, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

__all__ = ["Assault", "AssaultSteps", "Assaults"]


class Assault(MarengoMove, frozen=True, tag="assault"):
    """Blocks of one approach storm the opposite one. Those that lead show their faces; the others stay hidden."""

    over: str
    blocks: tuple[str, ...]
    leading: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))
        force_setattr(self, "leading", order_of_words(self.leading))

    # --- what speaks against it -------------------------------------------------------------------------------------

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "assault")
        if late or self.over not in state.board.opposite:
            yield from late or (no("BM-MAP-06", seat=state.side, place=self.over),)
            return
        yield from closed(state, self.over)
        if state.rules.rulings.surplus == "refused":  # whatever they lose on the way, all have to fit (BM-AMB-33)
            yield from too_full(state, state.side, state.board.beyond[self.over], len(self.blocks), "BM-AS11-08")
        picked = self._picked(state)
        if picked is None:
            done = pick(state, state.side, self.over, self.blocks) is not None
            rule = "BM-ASLT-09" if done else "BM-ASLT-07"
            yield no(rule, seat=state.side, place=self.over, count=len(self.blocks))
            return
        yield from impossible(state, state.side, picked)
        if state.guns[state.side].bombarded == state.turn and any(block.known[:1] == "a" for block in picked):
            yield no("BM-BOMB-07", seat=state.side)
        yield from self._row(state, picked)

    def _picked(self, state: State) -> list[Picked] | None:
        return pick(state, state.side, self.over, self.blocks, lambda parts: not parts.done)

    def _row(self, state: State, picked: list[Picked]) -> Iterator[Objection]:
        """Who leads, and who is behind (BM-AS01-02..10)."""
        seat, target = state.side, state.board.approach[state.board.opposite[self.over]]
        leaders, behind = self._leaders(picked)
        if not self.leading:
            yield no("BM-AS01-02", seat=seat)
        shown = [said for said in self.leading if face_of(said)]
        if len(shown) < len(self.leading):
            yield no("BM-AS01-01", seat=seat, count=len(self.leading) - len(shown))
        if len(leaders) < len(shown):
            yield no("BM-ASLT-06", case="leader", seat=seat, place=self.over)
        if len(self.leading) > ABREAST[target.width]:
            most = ABREAST[target.width]
            yield no("BM-AS01-03", seat=seat, place=target.id, count=len(self.leading), most=most)
        for block in behind:
            if block.face:
                yield no("BM-AS01-10", seat=seat, face=block.face)
        if len({block.known[0] for block in leaders}) > 1:
            yield no("BM-AS01-06", seat=seat)
        for face in sorted({block.known for block in leaders}):
            yield from unfit(state, target, face)

    def _leaders(self, picked: list[Picked]) -> tuple[list[Picked], list[Picked]]:
        """Those of the participants that lead, as far as they are among them, and the others."""
        leaders, behind = [], sorted(picked, key=lambda block: not block.face)  # who shows a face shows it to lead
        for said in self.leading:
            found = next((block for block in behind if face_of(said) and block.known == face_of(said)), None)
            if found is not None:
                behind.remove(found)
                leaders.append(found)
        return leaders, behind

    # --- what it does -----------------------------------------------------------------------------------------------

    def effect(self, state: State, story: Story) -> State:
        seat, picked = state.side, self._picked(state) or []
        leaders, _ = self._leaders(picked)
        state = paid(replace(state, going=None), story, 1, "BM-CMD-06", "BM-ASLT-05")
        facts: dict[str, Fact] = {"seat": seat, "rival": state.enemy, "place": self.over, "count": len(picked)}
        faces = ", ".join(sorted(block.known for block in leaders))
        story.tell("assault", "BM-ASLT-01", "BM-AS01-01", target=state.board.opposite[self.over], faces=faces, **facts)
        state = show(state, story, seat, self.over, picked)
        state, _ = shift(state, seat, self.over, self.over, [block.shown for block in picked], "s")
        first = [name_of(kind(block.shown)._replace(stormed=True)) for block in leaders]
        return replace(state, assaulted=(*state.assaulted, self.over), assault=begun(self.over, first))


def closed(state: State, over: str) -> Iterator[Objection]:
    """Why nobody can storm over this approach now, whoever it is (BM-ASLT-01, -04, -08, -24)."""
    seat, board = state.side, state.board
    if state.demoralized(seat):
        yield no("BM-DEM-09", seat=seat)
    if not state.at(state.enemy, board.opposite[over]):
        yield no("BM-ASLT-01", seat=seat, place=over, target=board.opposite[over])
    if over in state.assaulted:
        yield no("BM-ASLT-04", seat=seat, place=over)
    yield from not_into(state, seat, board.beyond[over])
    yield from too_dear(state, 1)


def unfit(state: State, target: Approach, face: str) -> Iterator[Objection]:
    """Why a block with this face cannot lead an assault on this approach (BM-AS01-04, -05, -07, -08)."""
    seat, arm = state.side, face[0]
    if arm == "a":
        yield no("BM-AS01-07", seat=seat, face=face)
        return
    if strength(face) < LEAST_TO_LEAD:
        yield no("BM-AS01-04", seat=seat, face=face)
    if strength(face) <= penalty(target, arm):
        yield no("BM-AS01-05", seat=seat, face=face, place=target.id, terrain=penalty(target, arm))
    if arm == "c" and target.obstacle:
        yield no("BM-AS01-08", seat=seat, face=face, place=target.id)


# --- which assaults there are ---------------------------------------------------------------------------------------

Company: TypeAlias = Callable[[Blocks], Iterator[tuple[str, ...]]]  # words for those who join the leaders


@asked_once
def assaults(state: State) -> tuple[list[Assault], bool]:
    """Those to offer, and whether they are all: where they are too many, fewer kinds of company for the leaders."""
    offered: list[Assault] = []
    for company in (_any, _all_or_nobody, _all):
        offered = list(islice(legal(state, _with(state, company)), MANY + 1))
        if len(offered) <= MANY:
            return offered, company is _any
    return offered[:MANY], False


def _with(state: State, company: Company) -> Iterator[Assault]:
    for over in state.stand[state.side]:
        if over in state.board.opposite and next(closed(state, over), None) is None:
            yield from _over(state, over, company)


def _over(state: State, over: str, company: Company) -> Iterator[Assault]:
    """Whoever could lead here, with such company of those left."""
    seat, target, here = state.side, state.board.approach[state.board.opposite[over]], ready(state, over)
    for leaders in side_by_side(here, could_lead(state, over), ABREAST[target.width]):
        leading = tuple(leader.word for leader in leaders)
        for others in dict.fromkeys(company(_without(here, leaders))):
            yield Assault(seat, over, (*leading, *others), leading)


def ready(state: State, over: str) -> Blocks:
    """Blocks of this approach that have neither moved nor stormed this turn (BM-ASLT-09)."""
    return {name: count for name, count in state.at(state.side, over).items() if not kind(name).done}


def could_lead(state: State, over: str) -> list[Showing]:
    """What any of them could show and lead with here, as far as everybody knows."""
    target = state.board.approach[state.board.opposite[over]]
    shown = could_show(state, state.side, ready(state, over), "ic")
    return [one for one in shown if next(unfit(state, target, one.face), None) is None]


def _without(here: Blocks, leaders: tuple[Showing, ...]) -> Blocks:
    names = [leader.name for leader in leaders]
    return {name: count - names.count(name) for name, count in here.items()}


def _any(rest: Blocks) -> Iterator[tuple[str, ...]]:
    for counts in product(*(range(count + 1) for count in rest.values())):
        yield tuple(word(name) for name, count in zip(rest, counts, strict=True) for _ in range(count))


def _all(rest: Blocks) -> Iterator[tuple[str, ...]]:
    yield tuple(word(name) for name, count in rest.items() for _ in range(count))


def _all_or_nobody(rest: Blocks) -> Iterator[tuple[str, ...]]:
    yield from _all(rest)
    yield ()


# --- the segment ----------------------------------------------------------------------------------------------------


class Assaults(Segment):
    """Phase 2 (BM-TURN-04): one assault after the other, and what cavalry does after a won one (BM-ASLT-13)."""

    chapters = ("BM-ASLT", "BM-AS01")

    def decisions(self, state: State) -> Iterator[Decision]:
        if state.ready or not is_now(state, state.side, "assault"):
            return
        offered, all_of_them = assaults(state)
        rides_on = next(_going_on(state), None) is not None  # two of them at once can only be typed
        if offered or rides_on:
            verbs = (*(("assault",) if offered else ()), *(("continue",) if rides_on else ()), "next")
            number, some = f"{state.turn} {len(state.assaulted)}", rides_on or not all_of_them
            yield Decision(state.side, "assault", verbs, number, complete=not some, typed=some)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        yield from _going_on(state)
        yield from assaults(state)[0]
        yield from next_phase(state)


def _going_on(state: State) -> Iterator[Move]:
    """Cavalry of the group that has just taken a locale."""
    return continuations(state, state.side)
