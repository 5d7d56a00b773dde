"""Retreats in the books (BM-RET): position by position the owner says who was there, the books what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias, get_args

from msgspec.structs import force_setattr, replace

from companion.games.marengo.books.base import BooksMove, kept, no_such_gun, with_books, worn
from companion.games.marengo.books.bombard import driven_off
from companion.games.marengo.moves.answers import not_asked, present
from companion.games.marengo.moves.base import DECLINED, Declined, Pass, Segment
from companion.games.marengo.pieces import FACES, strength
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Facts, Move, Objection, Seat, phrase
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

Position: TypeAlias = Literal["reserve", "side", "beaten"]  # `beaten`: the approach that has lost the assault
POSITIONS: tuple[Position, ...] = get_args(Position)
_NOT_HIM: dict[Position, Objection] = {
    "reserve": no("BM-RET-07"),
    "side": no("BM-RET-08", place=phrase("books-this-approach")),
    "beaten": no("BM-RET-09", case="free"),
}
_CHARGED: dict[Position, str] = {"reserve": "BM-RET-06", "side": "BM-RET-08", "beaten": "BM-RET-09"}


def payers(where: Position, faces: tuple[str, ...]) -> tuple[str, ...]:
    """Who could take the one strength point that a position costs (BM-RET-06..10); nobody: it costs none."""
    arms = {"reserve": "i", "side": "ic", "beaten": ""}[where]
    return tuple(sorted(face for face in faces if face[0] in arms))


def _asked(state: State) -> Seat | None:
    leaving = state.books.leaving if state.books is not None else None
    return leaving.side if leaving is not None and state.result is None else None


class Leave(BooksMove, frozen=True, tag="leave"):
    """The pieces of one position leave it. `loser`: who takes its loss, named where there is a choice."""

    where: Position
    faces: tuple[str, ...]
    loser: str = ""

    def __post_init__(self) -> None:
        force_setattr(self, "faces", tuple(sorted(self.faces)))

    def objections(self, state: State) -> Iterator[Objection]:
        unasked = list(not_asked(state, self.seat, _asked(state), "BM-RET-12"))
        leaving = state.books.leaving if state.books is not None else None
        if unasked or leaving is None:
            yield from unasked
            return
        seat, could = leaving.side, payers(self.where, self.faces)
        if not self.faces:
            yield no("BM-RET-01", seat=seat)
        if self.where == "reserve" and leaving.reserve:
            yield no("BM-RET-06", seat=seat)
        if self.where == "beaten" and not leaving.beaten:
            yield no("BM-RET-09", case="no-assault", seat=seat)
        yield from no_such_gun(state, seat, self.faces)
        if self.loser and self.loser not in could:
            yield _NOT_HIM[self.where]
        if not self.loser and len(set(could)) > 1:
            yield no("BM-RET-11", seat=seat, faces=", ".join(could))

    def effect(self, state: State, story: Story) -> State:
        leaving, could = present(kept(state).leaving), payers(self.where, self.faces)
        rule = _CHARGED[self.where]
        facts: Facts = {"where": self.where, "faces": ", ".join(self.faces), "count": len(self.faces)}
        story.tell("books-leaves", "BM-RET-02", "BM-RET-04", seat=leaving.side, **facts)
        left = replace(leaving, reserve=leaving.reserve or self.where == "reserve")
        state = with_books(state, leaving=left)
        spared = self.where == "beaten" and state.rules.rulings.retreat_artillery == "spared"  # BM-AMB-13
        for face in self.faces:
            if face.startswith("a") and spared:
                state = driven_off(state, story, leaving.side)
            elif face.startswith("a"):
                state = worn(state, story, leaving.side, face, strength(face), "BM-RET-05", "BM-RET-22")
        if could:
            return worn(state, story, leaving.side, self.loser or could[0], 1, rule, "BM-RET-22")
        if spared or not any(face.startswith("a") for face in self.faces):
            free = "BM-RET-09" if self.where == "beaten" else "BM-RET-07"
            story.tell("books-no-loss", free, seat=leaving.side)
        return state


class Stranded(BooksMove, frozen=True, tag="stranded"):
    """Pieces that find no locale to retreat to are eliminated (BM-RET-19)."""

    faces: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "faces", tuple(sorted(self.faces)))

    def objections(self, state: State) -> Iterator[Objection]:
        unasked = list(not_asked(state, self.seat, _asked(state), "BM-RET-12"))
        yield from unasked
        if not unasked and not self.faces:
            yield no("BM-RET-19", seat=_asked(state) or "nobody")
        if not unasked:
            yield from no_such_gun(state, _asked(state) or "", self.faces)

    def effect(self, state: State, story: Story) -> State:
        seat = _asked(state) or ""
        for face in self.faces:
            state = worn(state, story, seat, face, strength(face), "BM-RET-19", "BM-RET-22")
        return state


def _gone(state: State, story: Story) -> State:
    """All have left, to locales that the players know (BM-RET-12..18)."""
    story.tell("books-gone", "BM-RET-12", "BM-RET-18", seat=_asked(state) or "nobody")
    return with_books(state, leaving=None)


class Retreating(Segment):
    """A side leaves a locale, whoever has the turn."""

    chapters = ("BM-RET",)

    def begin(self, state: State, story: Story) -> State:
        story.tell("books-retreat", "BM-RET-01", "BM-RET-02", seat=_asked(state) or "nobody")
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        seat = _asked(state)
        if seat is not None:
            verbs = ("leave", "stranded", "pass")
            yield Decision(seat, "books-retreat", verbs, f"{state.turn}", complete=False, typed=True)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        """A single piece anywhere, as examples, and that all have gone."""
        yield from legal(state, (Leave(decision.seat, where, (face,)) for where in POSITIONS for face in FACES))
        yield Pass(decision.seat)


DECLINED.append(Declined(lambda state, seat: _asked(state) == seat, _gone))
PATTERNS: dict[type[Move], str] = {
    Leave: "leave <where:position> <faces:faces> [loses <loser:face>]",
    Stranded: "stranded <faces:faces>",
}
