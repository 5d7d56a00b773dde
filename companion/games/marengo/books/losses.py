"""Who takes the losses of an assault in the books (BM-ASLT-17..21): the first row first, then the second."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.marengo.books.base import BooksMove, as_typed, kept, no_such_gun, with_books, worn
from companion.games.marengo.books.parts import BookedRow, Fight
from companion.games.marengo.combat import spreads
from companion.games.marengo.moves.answers import not_asked, present
from companion.games.marengo.moves.assault_losses import WHO_CHOOSES
from companion.games.marengo.parts import Loss
from companion.games.marengo.pieces import ANY, FACES, strength, weaker
from companion.games.marengo.state import State, other
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


def under_way(state: State) -> Fight:
    return present(kept(state).fight)


def going_on(state: State, **changes: object) -> State:
    """The same books with the assault changed."""
    return with_books(state, fight=replace(under_way(state), **changes))


def row(state: State, side: Seat) -> BookedRow:
    return under_way(state).attacker if side == state.side else under_way(state).defender


def with_row(state: State, side: Seat, **changes: object) -> State:
    changed = replace(row(state, side), **changes)
    return going_on(state, attacker=changed) if side == state.side else going_on(state, defender=changed)


def without(pieces: tuple[str, ...], faces: tuple[str, ...]) -> tuple[str, ...] | None:
    """What is left of these pieces when some show their faces and step out; None if they cannot be among them."""
    left = list(pieces)
    for face in faces:
        here = face if face in left else ANY
        if here not in left:
            return None
        left.remove(here)
    return tuple(left)


def joins_in_vain(state: State, side: Seat, pieces: tuple[str, ...], face: str) -> Iterator[Objection]:
    """Artillery that cannot be among these: eliminated, shown already, or it has bombarded (BM-BOMB-07)."""
    if face in pieces or not face.startswith("a"):
        return
    yield from no_such_gun(state, side, (face, *row(state, side).second))
    if side == state.side and state.guns[side].bombarded == state.turn:
        yield no("BM-BOMB-07", seat=side)


# --- who takes it ---------------------------------------------------------------------------------------------------


def due(state: State) -> Loss | None:
    """What has to be taken next."""
    fight = state.books.fight if state.books is not None else None
    return next(iter(fight.losses), None) if fight is not None and state.result is None else None


def victims(state: State, loss: Loss) -> tuple[str, ...]:
    """Those who can take it: pursuers for themselves; else the first row, and only after it the second (BM-ASLT-18)."""
    if loss.pursuers:
        return under_way(state).pursuit
    return row(state, loss.side).first or row(state, loss.side).second


def chooser(state: State, loss: Loss) -> Seat:
    """In the first row the opponent decides, in the second the owner (BM-ASLT-19, BM-ASLT-20)."""
    if loss.pursuers:
        return loss.side if state.rules.rulings.pursuit_loss == "owner" else other(loss.side)  # BM-AMB-14
    return other(loss.side) if row(state, loss.side).first else loss.side


def _who_chooses(state: State, loss: Loss) -> str:
    return WHO_CHOOSES["pursuer" if loss.pursuers else "first" if row(state, loss.side).first else "second"]


class Damage(BooksMove, frozen=True, tag="damage"):
    """A piece takes so many of the strength points that are due; one of the second row shows its face for it."""

    face: str
    points: int = 1

    def objections(self, state: State) -> Iterator[Objection]:
        loss = due(state)
        if loss is None:
            yield from not_asked(state, self.seat, None, "BM-ASLT-17")
            return
        unasked = list(not_asked(state, self.seat, chooser(state, loss), _who_chooses(state, loss)))
        if unasked:
            yield from unasked
            return
        here = victims(state, loss)
        if without(here, (self.face,)) is None:
            place = as_typed(under_way(state).home.id)
            yield no("BM-ASLT-18", case="not-there", seat=loss.side, place=place, block=self.face)
        yield from joins_in_vain(state, loss.side, here, self.face)
        if not 1 <= self.points <= loss.points:
            yield no("BM-ASLT-21", case="due", seat=loss.side, points=self.points, due=loss.points)
        if self.points > strength(self.face):
            yield no("BM-ASLT-21", case="strength", seat=loss.side, points=self.points, face=self.face)

    def effect(self, state: State, story: Story) -> State:
        return _taken(state, story, present(due(state)), self.face, self.points)


def _taken(state: State, story: Story, loss: Loss, face: str, points: int) -> State:
    here = victims(state, loss)
    left, after = without(here, (face,)) or (), weaker(face, points)
    rest = tuple(sorted((*left, after))) if after else left
    if loss.pursuers:
        state = going_on(state, pursuit=rest)
    else:
        which = "first" if row(state, loss.side).first else "second"
        state = with_row(state, loss.side, **{which: rest})
    if face.startswith("a") and loss.side == state.side:
        state = with_books(state, stormed={under_way(state).home.id: state.turn})  # BM-BOMB-08
    owed = (replace(loss, points=loss.points - points),) if loss.points > points else ()
    state = going_on(state, losses=(*owed, *under_way(state).losses[1:]))
    return worn(state, story, loss.side, face, points, loss.rule)


def taken_by_itself(state: State, story: Story) -> State:
    """The next loss if it comes to the same whoever chooses, or nobody is left; otherwise the same table."""
    loss = due(state)
    if loss is None:
        return state
    here = victims(state, loss)
    if not here or loss.points <= 0:
        if loss.points > 0:
            story.tell("losses-ignored", "BM-ASLT-21", seat=loss.side, points=loss.points)
        return going_on(state, losses=under_way(state).losses[1:])
    if ANY in here or len(spreads(tuple(sorted(here)), loss.points)) > 1:
        return state
    return _taken(state, story, loss, here[0], min(loss.points, strength(here[0])))


# --- the question ---------------------------------------------------------------------------------------------------


def loss_asked(state: State) -> Iterator[Decision]:
    loss = due(state)
    if loss is not None:
        kind = "books-loss-first" if row(state, loss.side).first else "books-loss-second"
        kind = "books-loss-pursuer" if loss.pursuers else kind
        number = f"{state.turn} {under_way(state).home.id} {loss.rule} {loss.side} {loss.points}"
        yield Decision(chooser(state, loss), kind, ("damage",), number)


def ways_to_lose(state: State) -> Iterator[Damage]:
    loss = due(state)
    if loss is None:
        return
    here = victims(state, loss)
    faces = FACES if ANY in here else sorted(set(here))
    seat = chooser(state, loss)
    yield from legal(
        state,
        (Damage(seat, face, points) for face in faces for points in range(1, min(loss.points, strength(face)) + 1)),
    )


PATTERNS: dict[type[Move], str] = {Damage: "damage <face:face> [<points:number>]"}
