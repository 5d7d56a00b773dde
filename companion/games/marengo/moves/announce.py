"""Phase 4: a bombardment is announced for the next turn (BM-TURN-06, BM-BOMB-01..08, BM-BOMB-13)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from companion.games.marengo.changes import show
from companion.games.marengo.moves.answers import not_there, present
from companion.games.marengo.moves.base import MarengoMove, Segment, next_phase, not_now
from companion.games.marengo.pieces import Picked, impossible, kind, pick, possible_faces, shown_as
from companion.games.marengo.state import State, asked_once
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


class Announce(MarengoMove, frozen=True, tag="announce"):
    """The artillery is shown: it will bombard in the next turn of its side (BM-BOMB-02, -03)."""

    place: str
    block: str

    def picked(self, state: State) -> Picked | None:
        """One that has not stormed, if there is one (BM-BOMB-08)."""
        seat = self.seat or ""
        fresh = pick(state, seat, self.place, (self.block,), lambda parts: not parts.stormed)
        found = fresh or pick(state, seat, self.place, (self.block,))
        return found[0] if found else None

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        late = not_now(state, seat, "announce")
        if late:
            yield from late
            return
        yield from _gun_has_done(state, seat)
        if self.place not in state.board.approach:
            yield no("BM-BOMB-13", seat=seat, place=self.place)
        picked = self.picked(state)
        if picked is None:
            yield not_there(state, seat, self.place, (self.block,))
            return
        if not picked.known.startswith("a"):
            yield no("BM-BOMB-01", seat=seat, place=self.place, face=picked.known or "none")
        if kind(picked.kind).stormed:
            yield no("BM-BOMB-08", seat=seat, place=self.place)
        yield from impossible(state, seat, (picked,))

    def effect(self, state: State, story: Story) -> State:
        seat, picked = self.seat or "", present(self.picked(state))
        state = show(state, story, seat, self.place, (picked,))
        gun = replace(state.guns[seat], announced=state.turn, last_announced=state.turn)
        story.tell("announced", "BM-BOMB-02", "BM-BOMB-03", seat=seat, place=self.place, face=picked.known)
        return replace(state, guns={**state.guns, seat: gun})


def _gun_has_done(state: State, seat: Seat) -> Iterator[Objection]:
    """What this side's artillery has done, so that it announces nothing now."""
    gun = state.guns[seat]
    if gun.announced:
        yield no("BM-BOMB-02", case="announced", seat=seat)
    if gun.bombarded == state.turn:
        yield no("BM-BOMB-04", case="bombarded", seat=seat)
    elif gun.fired == state.round and state.rules.rulings.announce_after_defence == "no":  # BM-AMB-03
        yield no("BM-BOMB-04", case="defended", seat=seat)


class Announcement(Segment):
    """Phase 4 (BM-TURN-06). Only where anybody must reckon with an artillery at an approach."""

    chapters = ("BM-BOMB",)

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready and announcements(state):
            yield Decision(state.side, "announce", ("announce", "next"), f"{state.turn}", complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return chain(announcements(state), next_phase(state))


@asked_once
def announcements(state: State) -> list[Announce]:
    seat = state.side
    shown = (
        Announce(seat, place, shown_as(name, face))
        for place, here in state.stand[seat].items() if place in state.board.approach
        for name in here
        for face in possible_faces(state, seat, name) if face[0] == "a"
    )  # fmt: skip
    return list(legal(state, dict.fromkeys(shown)))
