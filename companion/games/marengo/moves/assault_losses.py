"""Who takes the losses of an assault (BM-ASLT-17..21): the first row, as the opponent likes; then the second."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.marengo.changes import show
from companion.games.marengo.combat import spreads
from companion.games.marengo.losing import needs_a_spare
from companion.games.marengo.moves.answers import not_asked, present
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.moves.rows import (
    could_show,
    going_on,
    hurt,
    not_shown,
    pick_among,
    position,
    row,
    second_row,
    under_way,
)
from companion.games.marengo.parts import Blocks, Loss
from companion.games.marengo.pieces import ARMS, Picked, each, impossible, kind, possible_faces, strength
from companion.games.marengo.revealing import tell_shown
from companion.games.marengo.state import State, other
from companion.kernel.game import Decision, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


def due(state: State) -> Loss | None:
    """What has to be taken next."""
    if state.assault is None or state.retreat is not None or state.result is not None:
        return None
    return next(iter(state.assault.losses), None)


def victims(state: State, loss: Loss) -> Blocks:
    """Those who can take it: pursuers for themselves; else the first row, and only after it the second (BM-ASLT-18)."""
    leading = under_way(state).pursuit if loss.pursuers else row(state, loss.side).first
    return dict(Counter(leading)) if leading or loss.pursuers else second_row(state, loss.side)


def among(state: State, loss: Loss) -> str:
    """Whom it falls on now."""
    return "pursuer" if loss.pursuers else "first" if row(state, loss.side).first else "second"


def chooser(state: State, loss: Loss) -> Seat:
    """In the first row the opponent decides, in the second and among pursuers the owner (BM-ASLT-19, BM-ASLT-20)."""
    opponent = among(state, loss) == "first"
    if loss.pursuers:
        opponent = state.rules.rulings.pursuit_loss == "opponent"  # BM-AMB-14
    return other(loss.side) if opponent else loss.side


WHO_CHOOSES = {"first": "BM-ASLT-19", "second": "BM-ASLT-20", "pursuer": "BM-AMB-14"}


class Suffer(MarengoMove, frozen=True, tag="suffer"):
    """A block takes so many of the strength points that are due."""

    block: str
    points: int = 1

    def objections(self, state: State) -> Iterator[Objection]:
        loss = due(state)
        if loss is None:
            yield from not_asked(state, self.seat, None, "BM-ASLT-17")
            return
        yield from not_asked(state, self.seat, chooser(state, loss), WHO_CHOOSES[among(state, loss)])
        picked = self._picked(state, loss)
        if picked is None:
            yield no("BM-ASLT-18", case="not-there", seat=loss.side, place=position(state, loss.side), block=self.block)
            return
        yield from not_shown(picked, "BM-ASLT-20", loss.side)
        yield from impossible(state, loss.side, picked)
        face = picked[0].known
        yield from self._too_much(loss, face)
        if face:
            yield from needs_a_spare(state, loss.side, face, self.points, _known_ways(state, loss))

    def _too_much(self, loss: Loss, face: str) -> Iterator[Objection]:
        if not 1 <= self.points <= loss.points:
            yield no("BM-ASLT-21", case="due", seat=loss.side, points=self.points, due=loss.points)
        if face and self.points > strength(face):
            yield no("BM-ASLT-21", case="strength", seat=loss.side, points=self.points, face=face)

    def _picked(self, state: State, loss: Loss) -> list[Picked] | None:
        return pick_among(state, loss.side, victims(state, loss), (self.block,))

    def effect(self, state: State, story: Story) -> State:
        loss = present(due(state))
        return _taken(state, story, loss, present(self._picked(state, loss))[0], self.points)


def _known_ways(state: State, loss: Loss) -> Iterator[tuple[str, int]]:
    """Who can take how much of it, as far as everybody knows."""
    for face in {kind(name).face for name in victims(state, loss)} - {""}:
        yield from ((face, points) for points in range(1, min(loss.points, strength(face)) + 1))


def _taken(state: State, story: Story, loss: Loss, block: Picked, points: int) -> State:
    tell_shown(story, loss.side, position(state, loss.side), (block,), "BM-HID-03")
    state = show(state, story, loss.side, position(state, loss.side), (block,))
    state = hurt(state, story, loss, block.shown, points)
    rest = (replace(loss, points=loss.points - points),) if loss.points > points else ()
    return going_on(state, losses=(*rest, *under_way(state).losses[1:]))


# --- what leaves nothing to choose ----------------------------------------------------------------------------------


def taken_by_itself(state: State, story: Story) -> State:
    """The next loss if everybody knows what it comes to, whoever chooses; otherwise the same table."""
    loss = due(state)
    if loss is None:
        return state
    here = victims(state, loss)
    if not here or loss.points <= 0:
        return _ignored(state, story, loss)
    blocks = [_known_to_all(state, loss.side, name) for name in each(here)]
    known = all(block.known for block in blocks)
    if not known or len(spreads(tuple(sorted(block.shown for block in blocks)), loss.points)) > 1:
        return state
    return _taken(state, story, loss, blocks[0], min(loss.points, strength(blocks[0].known)))


def _known_to_all(state: State, side: Seat, name: str) -> Picked:
    """A block of this kind with its face, if it can have but one."""
    faces = possible_faces(state, side, name)
    return Picked(name, faces[0]) if len(faces) == 1 else Picked(name)


def _ignored(state: State, story: Story, loss: Loss) -> State:
    """Nobody is left to take the rest (BM-ASLT-21)."""
    if loss.points > 0:
        story.tell("losses-ignored", "BM-ASLT-21", seat=loss.side, points=loss.points)
    return going_on(state, losses=under_way(state).losses[1:])


# --- the question ---------------------------------------------------------------------------------------------------


def loss_asked(state: State) -> Iterator[Decision]:
    loss = due(state)
    if loss is not None:
        number = f"{state.turn} {under_way(state).over} {loss.rule} {loss.side} {loss.points}"
        kinds = {"first": "loss-first", "second": "loss-second", "pursuer": "loss-pursuer"}
        yield Decision(chooser(state, loss), kinds[among(state, loss)], ("suffer",), number, complete=False)


def sufferings(state: State) -> Iterator[Suffer]:
    """Every way to take some of the next loss; a block that is alone takes all it can."""
    loss = due(state)
    if loss is None:
        return
    here = victims(state, loss)
    alone = sum(here.values()) == 1
    words = dict.fromkeys((showing.word, showing.face) for showing in could_show(state, loss.side, here, "".join(ARMS)))
    for word, face in words:
        most = min(loss.points, strength(face))
        for points in range(most if alone else 1, most + 1):
            yield from legal(state, (Suffer(chooser(state, loss), word, points),))
