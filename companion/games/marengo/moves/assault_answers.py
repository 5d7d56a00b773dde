"""What is answered within an assault: defensive fire (BM-AS02), who leads the defence (BM-AS04), pursuit (BM-AS08)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import force_setattr, replace

from companion.games.marengo.board.model import Approach
from companion.games.marengo.changes import show
from companion.games.marengo.combat import ABREAST, defence_strength, penalty
from companion.games.marengo.moves.answers import not_asked, present
from companion.games.marengo.moves.base import DECLINED, Declined, MarengoMove
from companion.games.marengo.moves.comparing import pursued
from companion.games.marengo.moves.rows import (
    Showing,
    abreast,
    attacked,
    could_show,
    going_on,
    next_is,
    not_shown,
    participants,
    pick_among,
    position,
    row,
    row_of,
    second_row,
    side_by_side,
    under_way,
)
from companion.games.marengo.parts import Loss
from companion.games.marengo.pieces import Picked, impossible, kind, order_of_words, strength
from companion.games.marengo.state import State, asked_once, other
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

FIRE, FRONT, PURSUIT, END = 2, 4, 8, 11  # the steps at which somebody is asked, and the last one

# --- step 2: defensive fire -----------------------------------------------------------------------------------------


def silenced(state: State) -> Iterator[Objection]:
    """Why the defender's artillery may not fire, wherever it is (BM-AS02-02, BM-AS02-03)."""
    seat, gun = state.enemy, state.guns[state.enemy]
    own_last = state.turn - 1
    if state.rules.rulings.defensive_round == "round":  # BM-AMB-02
        own_last = state.turn - 1 if seat == "french" else state.turn - 3
    if own_last > 0 and own_last in (gun.announced, gun.last_announced, gun.bombarded):
        yield no("BM-AS02-02", seat=seat)
    if gun.fired == state.round:
        yield no("BM-AS02-03", seat=seat, round=state.round)


_SILENT = {"BM-AS02-01": "nobody", "BM-AS02-02": "announced", "BM-AS02-03": "fired"}


def tell_why_no_fire(state: State, story: Story) -> None:
    """Everybody knows that no artillery can fire: nobody is asked, and this is why."""
    rule = next((against.rule for against in silenced(state)), "BM-AS02-01")
    story.tell("cannot-fire", rule, seat=state.enemy, case=_SILENT[rule])


def guns_that_could_fire(state: State) -> list[Showing]:
    return _guns_at(state, position(state, state.enemy))


def _guns_at(state: State, place: str) -> list[Showing]:
    if next(silenced(state), None) is not None:
        return []
    return could_show(state, state.enemy, state.at(state.enemy, place), "a")


@asked_once
def strongest_gun(state: State, place: str) -> int:
    """What defensive fire can take from whoever storms this approach, as far as everybody knows."""
    return max((strength(gun.face) for gun in _guns_at(state, place)), default=0)


class Cannonade(MarengoMove, frozen=True, tag="cannonade"):
    """The defender shows his artillery, and it fires at the attackers."""

    block: str

    def objections(self, state: State) -> Iterator[Objection]:
        asked = next_is(state, FIRE)
        yield from not_asked(state, self.seat, state.enemy if asked else None, "BM-AS02-01")
        if not asked:
            return
        yield from silenced(state)
        seat, place, picked = state.enemy, position(state, state.enemy), self._picked(state)
        if picked is None or any(block.known[:1] not in ("a", "") for block in picked):
            yield no("BM-AS02-01", case="no-artillery", seat=seat, place=place)
            return
        yield from not_shown(picked, "BM-AS02-01", seat)
        yield from impossible(state, seat, picked)

    def _picked(self, state: State) -> list[Picked] | None:
        return pick_among(state, state.enemy, participants(state, state.enemy), (self.block,))

    def effect(self, state: State, story: Story) -> State:
        seat, picked = state.enemy, present(self._picked(state))
        gun, place = picked[0], position(state, seat)
        points = strength(gun.known)
        state = show(state, story, seat, place, (gun,))
        state = replace(state, guns={**state.guns, seat: replace(state.guns[seat], fired=state.round)})
        rules = ("BM-AS02-01", "BM-AS03-01", "BM-AS03-02", "BM-DEM-11")
        story.tell("cannonade", *rules, seat=seat, rival=state.side, place=place, face=gun.known, points=points)
        return going_on(state, step=3, losses=(Loss(state.side, points, "BM-AS03-01"),))


def hold_fire(state: State, story: Story) -> State:
    story.tell("no-fire", "BM-AS02-04", seat=state.enemy)
    return going_on(state, step=FRONT)


# --- step 4: the defender's first row -------------------------------------------------------------------------------


def arms_to_lead(state: State) -> str:
    """Artillery never leads, cavalry not behind an obstacle to it (BM-AS04-05, BM-AS04-06)."""
    return _arms_at(attacked(state))


def _arms_at(target: Approach) -> str:
    return "i" if target.obstacle else "ic"


def could_lead(state: State) -> list[Showing]:
    return could_show(state, state.enemy, participants(state, state.enemy), arms_to_lead(state))


@asked_once
def strongest_front(state: State, place: str) -> int:
    """How strong this approach can be defended, as far as everybody knows."""
    target, here = state.board.approach[place], state.at(state.enemy, place)
    rows = side_by_side(here, could_show(state, state.enemy, here, _arms_at(target)), ABREAST[target.width])
    faces = [[one.face for one in row] for row in rows if not _contradicts(state, row)]
    shaken = state.demoralized(state.enemy)
    return max((defence_strength([strength(face) for face in row], shaken) for row in faces), default=0)


def _contradicts(state: State, row: tuple[Showing, ...]) -> bool:
    """Can the army not have all of them at once?"""
    unseen = [Picked(one.name, one.face) for one in row if not kind(one.name).face]
    return bool(impossible(state, state.enemy, unseen))


class Front(MarengoMove, frozen=True, tag="front"):
    """The defender shows who leads; nobody is another answer (BM-AS04-02)."""

    blocks: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def objections(self, state: State) -> Iterator[Objection]:
        asked = next_is(state, FRONT)
        yield from not_asked(state, self.seat, state.enemy if asked else None, "BM-AS04-01")
        if not asked:
            return
        seat, place, picked = state.enemy, position(state, state.enemy), self._picked(state)
        if not self.blocks:
            yield no("BM-AS04-02", seat=seat)
        if len(self.blocks) > abreast(state):
            yield no("BM-AS04-03", seat=seat, place=place, count=len(self.blocks), most=abreast(state))
        if picked is None:
            yield no("BM-ASLT-22", seat=seat, place=place)
            return
        yield from not_shown(picked, "BM-AS04-01", seat)
        yield from impossible(state, seat, picked)
        yield from self._arms(state, {block.known[:1] for block in picked})

    def _arms(self, state: State, arms: set[str]) -> Iterator[Objection]:
        seat, place = state.enemy, position(state, state.enemy)
        if {"i", "c"} <= arms:
            yield no("BM-AS04-04", seat=seat)
        if "a" in arms:
            yield no("BM-AS04-05", seat=seat)
        if "c" in arms and attacked(state).obstacle:
            yield no("BM-AS04-06", seat=seat, place=place)

    def _picked(self, state: State) -> list[Picked] | None:
        return pick_among(state, state.enemy, participants(state, state.enemy), self.blocks)

    def effect(self, state: State, story: Story) -> State:
        seat, picked = state.enemy, self._picked(state) or []
        place, faces = position(state, seat), ", ".join(sorted(block.known for block in picked))
        state = show(state, story, seat, place, picked)
        story.tell("front", "BM-AS04-01", seat=seat, place=place, faces=faces, count=len(picked))
        return going_on(state, step=5, defender=row_of(block.shown for block in picked))


def nobody_leads(state: State, story: Story) -> State:
    story.tell("no-front", "BM-AS04-02", seat=state.enemy, place=position(state, state.enemy))
    return going_on(state, step=5)


# --- step 8: pursuit ------------------------------------------------------------------------------------------------


def winner(state: State) -> Seat:
    """BM-AS06-02."""
    return state.side if under_way(state).result > 0 else state.enemy


def held_back(state: State) -> Iterator[Objection]:
    """Why the winner may not pursue, whatever cavalry is there (BM-AS08-02, BM-AS08-05)."""
    seat, rival = winner(state), other(winner(state))
    if row(state, rival).arm == "c":
        yield no("BM-AS08-02", seat=seat, rival=rival)
    for place in (position(state, state.side), position(state, state.enemy)):
        if state.board.approach[place].obstacle:
            yield no("BM-AS08-05", seat=seat, place=place)


_HELD_BACK = {"BM-AS08-01": "nobody", "BM-AS08-02": "cavalry", "BM-AS08-05": "obstacle"}


def tell_why_no_pursuit(story: Story, seat: Seat, held: Iterable[Objection]) -> None:
    """Everybody knows that no cavalry can pursue: nobody is asked, and this is why."""
    rule = next((against.rule for against in held), "BM-AS08-01")
    story.tell("cannot-pursue", rule, seat=seat, rival=other(seat), case=_HELD_BACK[rule])


def could_pursue(state: State) -> list[Showing]:
    if next(held_back(state), None) is not None:
        return []
    return could_show(state, winner(state), second_row(state, winner(state)), "c")


class Pursue(MarengoMove, frozen=True, tag="pursue"):
    """Cavalry of the winner's second row is shown and pursues (BM-AS08-06: free, and never compulsory)."""

    blocks: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def objections(self, state: State) -> Iterator[Objection]:
        asked = next_is(state, PURSUIT)
        yield from not_asked(state, self.seat, winner(state) if asked else None, "BM-AS08-01")
        if not asked:
            return
        seat, picked = winner(state), self._picked(state)
        yield from held_back(state)
        if not self.blocks:
            yield no("BM-AS08-03", case="nobody", seat=seat)
        if len(self.blocks) > abreast(state):
            place = position(state, state.enemy)
            yield no("BM-AS08-04", seat=seat, place=place, count=len(self.blocks), most=abreast(state))
        if picked is None:
            yield no("BM-AS08-07", seat=seat, place=position(state, seat))
            return
        yield from not_shown(picked, "BM-AS08-03", seat)
        yield from impossible(state, seat, picked)
        for block in picked:
            if block.known[:1] in ("i", "a"):
                yield no("BM-AS08-01", case="no-cavalry", seat=seat, face=block.known)

    def _picked(self, state: State) -> list[Picked] | None:
        return pick_among(state, winner(state), second_row(state, winner(state)), self.blocks)

    def effect(self, state: State, story: Story) -> State:
        seat, rival, picked = winner(state), other(winner(state)), self._picked(state) or []
        state = show(state, story, seat, position(state, seat), picked)
        pursuers = tuple(sorted(block.shown for block in picked))
        terrain = penalty(state.board.approach[position(state, rival)], "c")
        losses = pursued(state, story, seat, [block.known for block in picked], terrain)
        return going_on(state, step=END, pursuit=pursuers, losses=losses)


def no_pursuit(state: State, story: Story) -> State:
    story.tell("no-pursuit", "BM-AS08-06", seat=winner(state))
    return going_on(state, step=END)


DECLINED += [
    Declined(lambda state, seat: next_is(state, FIRE) and seat == state.enemy, hold_fire),
    Declined(lambda state, seat: next_is(state, FRONT) and seat == state.enemy, nobody_leads),
    Declined(lambda state, seat: next_is(state, PURSUIT) and seat == winner(state), no_pursuit),
]
