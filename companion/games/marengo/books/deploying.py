"""From the books to the whole game: where everybody stands is entered, and the table goes on with the map."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import force_setattr, replace

from companion.games.marengo.board.model import UNKNOWN, Board
from companion.games.marengo.books.base import BooksMove, no_such_gun, with_books
from companion.games.marengo.moves.base import Segment
from companion.games.marengo.moves.checks import idle_blocks, too_full
from companion.games.marengo.moves.start import alarmed
from companion.games.marengo.parts import Blocks, Stand, Told
from companion.games.marengo.pieces import ANY, ASLEEP, FACES, each, kind, order_of_words, pick, waiting, word
from companion.games.marengo.state import COMMANDS, SEATS, WAITING, State, other
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import is_legal, legal, no
from companion.kernel.story import Story


def at_the_start(state: State) -> bool:
    """Has nothing happened yet in this turn, and is nothing asked?"""
    if state.result is not None or state.books is None or state.books.question or state.phase in ("announce", "over"):
        return False
    untouched = state.commands == COMMANDS and not (state.assaulted or state.roads or state.pontoon)
    return untouched and state.guns[state.side].bombarded != state.turn


def deploying_offered(state: State) -> Iterator[Decision]:
    """Beside what is asked at the start of a turn."""
    if at_the_start(state):
        yield Decision(None, "books-deploy", ("deploy",), f"{state.turn}", optional=True, rare=True)


class Deploy(BooksMove, frozen=True, tag="deploy"):
    """The table will go on with the map: positions are entered next."""

    def objections(self, state: State) -> Iterator[Objection]:
        if self.seat is not None or not at_the_start(state):
            yield no("BM-TURN-12", case="deploy", seat=state.side)

    def effect(self, state: State, story: Story) -> State:
        story.tell("books-deploy", "BM-TURN-12")
        return with_books(replace(state, phase="start", ready=False), deploying=True)


def _deploying(state: State) -> bool:
    return state.books is not None and state.books.deploying and state.result is None


# --- block by block -------------------------------------------------------------------------------------------------


def _named(word: str) -> str:
    """The kind of block that a word for one means."""
    return f"{ANY}{ASLEEP}" if word == ASLEEP else word


class Put(BooksMove, frozen=True, tag="put"):
    """Blocks of one side stand in this position: `x` unknown, `z` asleep, or the face that everybody has seen."""

    blocks: tuple[str, ...]
    place: str

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        if not _deploying(state) or seat not in SEATS:
            yield no("BM-TURN-12", case="put", seat=seat or "nobody")
            return
        if not self.blocks or any(word not in (ANY, ASLEEP, *FACES) for word in self.blocks):
            yield no("BM-CMD-02", case="nobody", seat=seat, place=self.place)
        if seat == "austrian" and ASLEEP in self.blocks:
            yield no("BM-SURP-01", case="austrian", seat=seat)
        yield from self._number(state, seat)
        if self.place.startswith(WAITING):
            yield from _no_display(state.board, seat, self.place)
        else:
            yield from self._room(state, seat)

    def _number(self, state: State, seat: Seat) -> Iterator[Objection]:
        """No more than the army has, and no second artillery (BM-COMP-06)."""
        all_of = _army(state.stand[seat]) + [_named(word) for word in self.blocks]
        most = army_size(state, seat)
        if len(all_of) > most:
            yield no("BM-MAP-14", seat=seat, count=len(all_of), wanted=most)
        yield from no_such_gun(state, seat, (kind(name).face for name in all_of))

    def _room(self, state: State, seat: Seat) -> Iterator[Objection]:
        board = state.board
        locale = board.locale_of.get(self.place, self.place)
        if locale not in board.locale:
            yield no("BM-MAP-15", seat=seat, place=self.place)
            return
        if self.place != locale and self.place not in board.opposite:
            yield no("BM-MAP-07", seat=seat, place=self.place)
        if state.holds(other(seat), locale):
            yield no("BM-MAN-25", seat=seat, rival=other(seat), place=locale)
        yield from too_full(state, seat, locale, len(self.blocks), "BM-MOVE-04")

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        here = dict(state.at(seat, self.place))
        for name in map(_named, self.blocks):
            here[name] = here.get(name, 0) + 1
        story.tell("books-placed", "BM-HID-06", seat=seat, place=self.place, count=len(self.blocks))
        return state.with_stand(seat, self.place, here)


class Take(BooksMove, frozen=True, tag="take"):
    """Blocks that were put here by mistake are taken off again."""

    blocks: tuple[str, ...]
    place: str

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        if not _deploying(state) or seat not in SEATS:
            yield no("BM-TURN-12", case="put", seat=seat or "nobody")
        elif not self.blocks or pick(state, seat, self.place, self.blocks) is None:
            there = state.number(seat, self.place)
            yield no("BM-HID-06", seat=seat, place=self.place, count=len(self.blocks), there=there)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        here = dict(state.at(seat, self.place))
        for block in pick(state, seat, self.place, self.blocks) or ():
            here[block.kind] -= 1
        story.tell("books-taken-off", "BM-HID-06", seat=seat, place=self.place, count=len(self.blocks))
        return state.with_stand(seat, self.place, here)


def army_size(state: State, seat: Seat) -> int:
    """How many blocks a side has at the beginning: how many of them are left, the books do not know."""
    return sum(len(force.pieces) for force in state.board.forces if force.side == seat)


def _army(stand: Stand) -> list[str]:
    return [name for here in stand.values() for name in each(here)]


def _no_display(board: Board, seat: Seat, place: str) -> Iterator[Objection]:
    if place not in [waiting(force.display) for force in board.forces if force.side == seat]:
        yield no("BM-MAP-22", seat=seat, place=place)


# --- and that is all ------------------------------------------------------------------------------------------------


class Deployed(BooksMove, frozen=True, tag="deployed"):
    """Everybody stands where they are on the table: from now on the map is followed."""

    def objections(self, state: State) -> Iterator[Objection]:
        against = list(self._lacking(state)) if _deploying(state) else []
        if not against and (self.seat is not None or not _deploying(state)):
            yield no("BM-TURN-12", case="put", seat=state.side)
        yield from against

    def _lacking(self, state: State) -> Iterator[Objection]:
        for seat in SEATS:
            if not state.stand[seat]:
                yield no("BM-SET-08", seat=seat)
        for seat in SEATS:
            if state.guns[seat].announced and not _gun_blocks(state, seat):
                yield no("BM-BOMB-03", seat=seat)
        for place in idle_blocks(state, state.enemy):  # whoever has the turn gives up his own in it (BM-BLK-05)
            yield no("BM-BLK-13", seat=state.enemy, place=place)

    def effect(self, state: State, story: Story) -> State:
        forces = {force.display: tuple(map(_piece, force.pieces)) for force in state.board.forces}
        rules = replace(state.rules, depth="full", forces=forces)
        muster = {seat: _muster(state.stand[seat]) for seat in SEATS}
        story.tell("books-full", "BM-TURN-12")
        known: dict[Seat, tuple[Told, ...]] = dict.fromkeys(SEATS, ()) if rules.faces == "private" else {}
        state = replace(state, rules=rules, books=None, muster=muster, told=known, roads={}, pontoon=False)
        return alarmed(state, story) if state.side == "french" else state


def _gun_blocks(state: State, seat: Seat) -> bool:
    """Does an artillery that lies face up block an approach?"""
    at_approaches = (here for place, here in state.stand[seat].items() if place in state.board.opposite)
    return any(kind(name).arm == "a" for here in at_approaches for name in here)


def _piece(printed: str) -> str:
    return ANY if printed == UNKNOWN else printed


def _muster(stand: Stand) -> Blocks:
    """Faces that are known; of all others nobody knows how strong they still are."""
    faces = [kind(name).face or ANY for name in _army(stand)]
    return {face: faces.count(face) for face in sorted(set(faces))}


class Deployment(Segment):
    """Positions are entered one by one, of both sides in any order."""

    chapters = ("BM-MAP", "BM-SET")

    def decisions(self, state: State) -> Iterator[Decision]:
        done = is_legal(state, Deployed(None))
        for seat in SEATS:
            if next(_changes(state, seat), None) is not None:
                yield Decision(seat, "books-put", ("put", "take"), complete=False, optional=done, typed=True)
        if done:
            yield Decision(None, "books-deployed", ("deployed",))

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return legal(state, (Deployed(None),)) if decision.seat is None else _changes(state, decision.seat)


def _changes(state: State, seat: Seat) -> Iterator[Move]:
    yield from _puttings(state, seat)
    kinds = ((place, name) for place, here in state.stand[seat].items() for name in here)
    yield from legal(state, dict.fromkeys(Take(seat, (word(name),), place) for place, name in kinds))


def _puttings(state: State, seat: Seat) -> Iterator[Put]:
    """One hidden block anywhere, as examples."""
    places = (*state.board.locale, *state.board.opposite, *(waiting(force.display) for force in state.board.forces))
    return legal(state, (Put(seat, (ANY,), place) for place in places))


PATTERNS: dict[type[Move], str] = {
    Deploy: "deploy",
    Put: "put <blocks:pieces> <place:place>",
    Take: "take <blocks:pieces> <place:place>",
    Deployed: "deployed",
}
