"""What is answered within an assault in the books: defensive fire (BM-AS02), who leads (BM-AS04), pursuit (BM-AS08)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import force_setattr, replace

from companion.games.marengo.books.base import BooksMove, as_typed
from companion.games.marengo.books.losses import going_on, joins_in_vain, row, under_way, with_row, without
from companion.games.marengo.books.parts import BookedRow
from companion.games.marengo.combat import ABREAST, penalty
from companion.games.marengo.moves.answers import not_asked
from companion.games.marengo.moves.assault_answers import END, FIRE, FRONT, PURSUIT, silenced
from companion.games.marengo.moves.base import DECLINED, Declined
from companion.games.marengo.moves.comparing import pursued
from companion.games.marengo.parts import Loss
from companion.games.marengo.pieces import ANY, strength
from companion.games.marengo.state import State, other
from companion.kernel.game import Facts, Move, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


def next_is(state: State, step: int) -> bool:
    """Is this step the next thing to do, all losses before it taken?"""
    fight = state.books.fight if state.books is not None else None
    return fight is not None and state.result is None and not fight.losses and fight.step == step


def abreast(state: State) -> int:
    """BM-AMB-29: the approach under attack says it for everybody."""
    return ABREAST[under_way(state).target.width]


def name(state: State) -> str:
    """What the players call the approach."""
    return as_typed(under_way(state).home.id)


# --- step 2: defensive fire -----------------------------------------------------------------------------------------


def may_fire(state: State) -> bool:
    """Could the defender's artillery be here, and has it not done enough (BM-AS02-01..03)?"""
    free = next(silenced(state), None) is None
    return free and ANY in row(state, state.enemy).second and not state.guns[state.enemy].lost


class Volley(BooksMove, frozen=True, tag="volley"):
    """The defender shows his artillery, and it fires at the attackers."""

    gun: str

    def objections(self, state: State) -> Iterator[Objection]:
        unasked = list(not_asked(state, self.seat, state.enemy if next_is(state, FIRE) else None, "BM-AS02-01"))
        if unasked:
            yield from unasked
            return
        yield from silenced(state)
        seat, second = state.enemy, row(state, state.enemy).second
        if not self.gun.startswith("a") or without(second, (self.gun,)) is None:
            yield no("BM-AS02-01", case="no-artillery", seat=seat, place=name(state))
        yield from joins_in_vain(state, seat, second, self.gun)

    def effect(self, state: State, story: Story) -> State:
        seat, points = state.enemy, strength(self.gun)
        hidden = without(row(state, seat).second, (self.gun,)) or ()
        rules = ("BM-AS02-01", "BM-AS03-01", "BM-AS03-02", "BM-DEM-11")
        facts: Facts = {"place": name(state), "face": self.gun, "points": points}
        story.tell("cannonade", *rules, seat=seat, rival=state.side, **facts)
        state = with_row(state, seat, second=tuple(sorted((*hidden, self.gun))))
        state = replace(state, guns={**state.guns, seat: replace(state.guns[seat], fired=state.round)})
        return going_on(state, step=3, losses=(Loss(state.side, points, "BM-AS03-01"),))


def hold_fire(state: State, story: Story) -> State:
    story.tell("no-fire", "BM-AS02-04", seat=state.enemy)
    return going_on(state, step=FRONT)


# --- step 4: the defender's first row -------------------------------------------------------------------------------


class Meet(BooksMove, frozen=True, tag="meet"):
    """The defender shows who leads; nobody is another answer (BM-AS04-02)."""

    faces: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "faces", tuple(sorted(self.faces)))

    def objections(self, state: State) -> Iterator[Objection]:
        unasked = list(not_asked(state, self.seat, state.enemy if next_is(state, FRONT) else None, "BM-AS04-01"))
        if unasked:
            yield from unasked
            return
        seat, arms = state.enemy, {face[0] for face in self.faces}
        if not self.faces:
            yield no("BM-AS04-02", seat=seat)
        if len(self.faces) > abreast(state):
            yield no("BM-AS04-03", seat=seat, place=name(state), count=len(self.faces), most=abreast(state))
        if without(row(state, seat).second, self.faces) is None:
            yield no("BM-AS04-08", seat=seat, place=name(state))
        if {"i", "c"} <= arms:
            yield no("BM-AS04-04", seat=seat)
        if "a" in arms:
            yield no("BM-AS04-05", seat=seat)
        if "c" in arms and under_way(state).target.obstacle:
            yield no("BM-AS04-06", seat=seat, place=name(state))

    def effect(self, state: State, story: Story) -> State:
        seat, behind = state.enemy, without(row(state, state.enemy).second, self.faces) or ()
        facts: Facts = {"place": name(state), "faces": ", ".join(self.faces), "count": len(self.faces)}
        story.tell("front", "BM-AS04-01", seat=seat, **facts)
        return going_on(state, step=5, defender=BookedRow(self.faces, behind, self.faces[0][0], len(self.faces)))


def nobody_leads(state: State, story: Story) -> State:
    story.tell("no-front", "BM-AS04-02", seat=state.enemy, place=name(state))
    return going_on(state, step=5)


# --- step 8: pursuit ------------------------------------------------------------------------------------------------


def winner(state: State) -> Seat:
    """BM-AS06-02."""
    return state.side if under_way(state).result > 0 else state.enemy


def held_back(state: State) -> Iterator[Objection]:
    """Why the winner may not pursue, whatever cavalry is there (BM-AS08-02, BM-AS08-05)."""
    seat, rival, fight = winner(state), other(winner(state)), under_way(state)
    if row(state, rival).arm == "c":
        yield no("BM-AS08-02", seat=seat, rival=rival)
    if fight.target.obstacle or fight.home.obstacle:
        yield no("BM-AS08-05", seat=seat, place=name(state))


def may_pursue(state: State) -> bool:
    could = any(piece[0] in (ANY, "c") for piece in row(state, winner(state)).second)
    return could and next(held_back(state), None) is None


class Chase(BooksMove, frozen=True, tag="chase"):
    """Cavalry of the winner's second row is shown and pursues (BM-AS08-06: free, and never compulsory)."""

    faces: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "faces", tuple(sorted(self.faces)))

    def objections(self, state: State) -> Iterator[Objection]:
        asked = next_is(state, PURSUIT)
        unasked = list(not_asked(state, self.seat, winner(state) if asked else None, "BM-AS08-01"))
        if unasked:
            yield from unasked
            return
        seat = winner(state)
        yield from held_back(state)
        if not self.faces:
            yield no("BM-AS08-03", case="nobody", seat=seat)
        if len(self.faces) > abreast(state):
            yield no("BM-AS08-04", seat=seat, place=name(state), count=len(self.faces), most=abreast(state))
        if without(row(state, seat).second, self.faces) is None:
            yield no("BM-AS08-07", seat=seat, place=name(state))
        for face in self.faces:
            if face[0] != "c":
                yield no("BM-AS08-01", case="no-cavalry", seat=seat, face=face)

    def effect(self, state: State, story: Story) -> State:
        seat, rival, fight = winner(state), other(winner(state)), under_way(state)
        terrain = penalty(fight.target if rival == state.enemy else fight.home, "c")
        losses = pursued(state, story, seat, self.faces, terrain)
        state = with_row(state, seat, second=without(row(state, seat).second, self.faces) or ())
        return going_on(state, step=END, pursuit=self.faces, losses=losses)


def no_pursuit(state: State, story: Story) -> State:
    story.tell("no-pursuit", "BM-AS08-06", seat=winner(state))
    return going_on(state, step=END)


DECLINED += [
    Declined(lambda state, seat: next_is(state, FIRE) and seat == state.enemy, hold_fire),
    Declined(lambda state, seat: next_is(state, FRONT) and seat == state.enemy, nobody_leads),
    Declined(lambda state, seat: next_is(state, PURSUIT) and seat == winner(state), no_pursuit),
]
PATTERNS: dict[type[Move], str] = {
    Volley: "volley <gun:gun>",
    Meet: "meet <faces:faces>",
    Chase: "chase <faces:faces>",
}
