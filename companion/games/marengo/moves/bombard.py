"""Phase 1: the bombardment that was announced is fired or called off (BM-TURN-03, BM-BOMB-09..27)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from companion.games.marengo.changes import shift, show
from companion.games.marengo.combat import bombardment_strength
from companion.games.marengo.losing import lose, needs_a_spare
from companion.games.marengo.moves.answers import by_itself, not_asked, not_there, present
from companion.games.marengo.moves.base import MarengoMove, Segment, not_now
from companion.games.marengo.moves.comparing import below_zero
from companion.games.marengo.parts import Hit
from companion.games.marengo.pieces import Picked, impossible, kind, pick, possible_faces, shown_as, strength
from companion.games.marengo.state import State, other
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

# --- the artillery and its target -----------------------------------------------------------------------------------


def artillery(state: State, seat: Seat) -> tuple[str, str] | None:
    """Where the artillery that everybody knows of is, and its kind; one that blocks before one in reserve."""
    found = [(place, name) for place, here in state.stand[seat].items() for name in here if kind(name).arm == "a"]
    return min(found, key=lambda gun: gun[0] not in state.board.opposite, default=None)


def targets(state: State, seat: Seat) -> list[str]:
    """Who can be fired at: whoever blocks opposite, else the reserve, else any other position (BM-BOMB-18..20)."""
    gun = artillery(state, seat)
    if gun is None or gun[0] not in state.board.opposite:
        return []
    opposite = state.board.opposite[gun[0]]
    there = state.places(other(seat), state.board.locale_of[opposite])  # reserve first
    if opposite in there:
        return [opposite]
    return there[:1] if there and there[0] in state.board.locale else there


def _forcing_rule(state: State, target: str) -> str:
    """The rule that leaves no other target."""
    gun = artillery(state, state.side)
    if gun is not None and state.board.opposite.get(gun[0]) == target:
        return "BM-BOMB-18"
    return "BM-BOMB-19" if target in state.board.locale else "BM-BOMB-20"


# --- phase 1 --------------------------------------------------------------------------------------------------------


class Fire(MarengoMove, frozen=True, tag="fire"):
    """The announced bombardment is carried out. A target is named only where there is a choice (BM-BOMB-20)."""

    target: str = ""

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "bombard") or list(_nothing_announced(state))
        if late:
            yield from late
            return
        gun, found = artillery(state, state.side), targets(state, state.side)
        if state.guns[state.side].fired == state.round:
            yield no("BM-BOMB-11", seat=state.side)
        if gun is None or gun[0] not in state.board.opposite:
            yield no("BM-BOMB-12", seat=state.side)
        elif not found:
            yield no("BM-BOMB-14", seat=state.side, place=state.board.beyond[gun[0]])
        elif len(found) == 1 and self.target:
            yield no(_forcing_rule(state, found[0]), case="forced", seat=state.side, place=found[0])
        elif len(found) > 1 and self.target not in found:
            yield no("BM-BOMB-20", case="choice", seat=state.side, place=state.board.beyond[gun[0]])

    def effect(self, state: State, story: Story) -> State:
        seat, (place, name) = state.side, present(artillery(state, state.side))
        face = kind(name).face
        target = self.target or targets(state, seat)[0]
        opposite = state.board.opposite[place]
        penalty = state.board.approach[opposite].art if target == opposite else 0  # BM-BOMB-21
        points = bombardment_strength(face, penalty, state.rules.rulings)
        story.tell(
            "bombards", _forcing_rule(state, target), "BM-BOMB-21",
            seat=seat, rival=state.enemy, face=face, gun=place, place=target, penalty=penalty, points=points,
        )  # fmt: skip
        fired = replace(state.guns[seat], announced=0, bombarded=state.turn, fired=state.round)
        state = replace(state, guns={**state.guns, seat: fired})
        if points > 0:
            return replace(state, hit=Hit(target, points))
        if points < 0:
            below = below_zero(story, seat, points, "bombardment")
            return lose(state, story, seat, place, name, below, "BM-AMB-15")
        rules = ("BM-BOMB-27", "BM-AMB-15") if strength(face) < penalty else ("BM-BOMB-27",)
        story.tell("no-effect", *rules, seat=seat, rival=state.enemy, place=target)
        return state


class CallOff(MarengoMove, frozen=True, tag="calloff"):
    """The announced bombardment is not carried out: it was no shot (BM-BOMB-15..17)."""

    def objections(self, state: State) -> Iterator[Objection]:
        yield from not_now(state, self.seat, "bombard") or _nothing_announced(state)

    def effect(self, state: State, story: Story) -> State:
        why = "wish" if _can_fire(state) else "target"
        story.tell("called-off", "BM-BOMB-15", "BM-BOMB-16", seat=state.side, case=why)
        return nothing_announced(state, state.side)


def nothing_announced(state: State, seat: Seat) -> State:
    return replace(state, guns={**state.guns, seat: replace(state.guns[seat], announced=0)})


def driven_off(state: State, story: Story, seat: Seat) -> State:
    """Artillery that has to leave its approach will not fire from there (BM-BOMB-12), so nothing is announced."""
    if state.guns[seat].announced:
        story.tell("called-off", "BM-BOMB-12", "BM-BOMB-16", seat=seat, case="driven")
    return nothing_announced(state, seat)


def _nothing_announced(state: State) -> Iterator[Objection]:
    if not state.guns[state.side].announced:
        yield no("BM-BOMB-02", case="nothing", seat=state.side)


def _shots(state: State) -> Iterator[Fire]:
    found = targets(state, state.side)
    return legal(state, (Fire(state.side, target) for target in ([""] if len(found) == 1 else found)))


def _can_fire(state: State) -> bool:
    return next(_shots(state), None) is not None


class Bombardment(Segment):
    """Phase 1: what was announced in the last turn of this side (BM-TURN-03)."""

    chapters = ("BM-BOMB",)

    def step(self, state: State, story: Story) -> State:
        """Without a target it is called off (BM-BOMB-15)."""
        only = () if state.ready or _can_fire(state) else legal(state, (CallOff(state.side),))
        return by_itself(state, story, only)

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready and state.guns[state.side].announced:
            yield Decision(state.side, "bombard", ("fire", "calloff"), f"{state.turn}")

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return chain(_shots(state), legal(state, (CallOff(state.side),)))


# --- who is hit -----------------------------------------------------------------------------------------------------


class TakeHit(MarengoMove, frozen=True, tag="hit"):
    """The owner of the target chooses one of its blocks and shows it; it alone takes the loss (BM-BOMB-22)."""

    block: str

    def picked(self, state: State) -> Picked | None:
        place = state.hit.place if state.hit is not None else ""
        found = pick(state, self.seat or "", place, (self.block,))
        return found[0] if found else None

    def objections(self, state: State) -> Iterator[Objection]:
        seat, hit = self.seat or "", state.hit
        unasked = list(not_asked(state, seat, state.enemy if hit is not None and hit.strength else None, "BM-BOMB-22"))
        if unasked or hit is None:
            yield from unasked
            return
        picked = self.picked(state)
        if picked is None:
            yield not_there(state, seat, hit.place, (self.block,))
        elif not picked.known:
            yield no("BM-BOMB-23", seat=seat, place=hit.place)
        else:
            yield from impossible(state, seat, (picked,))
            known = [kind(name).face for name in state.at(seat, hit.place) if kind(name).face]
            others = ((face, hit.strength) for face in known)
            yield from needs_a_spare(state, seat, picked.known, hit.strength, others)

    def effect(self, state: State, story: Story) -> State:
        seat, hit, picked = self.seat or "", present(state.hit), present(self.picked(state))
        state = show(state, story, seat, hit.place, (picked,))
        if picked.face:
            story.tell("shown", "BM-BOMB-23", seat=seat, place=hit.place, faces=picked.face, count=1)
        state = lose(state, story, seat, hit.place, picked.shown, hit.strength, "BM-BOMB-22")
        return _fallen_back(replace(state, hit=replace(hit, strength=0)), story)


def _fallen_back(state: State, story: Story) -> State:
    """With no enemy left opposite, the artillery goes into reserve, whatever it wants (BM-BOMB-09)."""
    gun = artillery(state, state.side)
    if gun is None or gun[0] not in state.board.beyond or targets(state, state.side):
        return state
    place, name = gun
    to = state.board.locale_of[place]
    story.tell("gun-falls-back", "BM-BOMB-09", seat=state.side, place=place, to=to)
    return shift(state, state.side, place, to, (name,))[0]


class UnderFire(Segment):
    """A bombardment has struck: which block takes it?"""

    chapters = ("BM-BOMB",)

    def step(self, state: State, story: Story) -> State:
        return by_itself(state, story, self._hits(state))

    def decisions(self, state: State) -> Iterator[Decision]:
        if state.hit is not None and state.hit.strength and state.at(state.enemy, state.hit.place):
            yield Decision(state.enemy, "hit", ("hit",), f"{state.turn}", complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return self._hits(state)

    def _hits(self, state: State) -> Iterator[TakeHit]:
        seat, place = state.enemy, state.hit.place if state.hit is not None else ""
        words = (shown_as(name, face) for name in state.at(seat, place) for face in possible_faces(state, seat, name))
        return legal(state, (TakeHit(seat, block) for block in dict.fromkeys(words)))
