"""The end of a battle in the books: where morale does not decide, the players count stars (BM-VIC-02..04)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.board.model import STARS
from companion.games.marengo.books.base import BooksMove
from companion.games.marengo.moves.base import Segment
from companion.games.marengo.moves.ending import decided, judged
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

MOST_STARS = 8  # BM-COMP-14


class Stars(BooksMove, frozen=True, tag="stars"):
    """How many star locales of each colour Austrian pieces occupy at the end (BM-VIC-03, BM-VIC-07)."""

    red: int
    green: int
    blue: int

    def objections(self, state: State) -> Iterator[Objection]:
        if state.result is not None:
            yield no("BM-TURN-10", seat=self.seat or "nobody")
        elif state.books is None or state.phase != "over":
            yield no("BM-VIC-07", case="early")
        elif self.seat is not None:
            yield no("BM-VIC-07", case="table", seat=self.seat)
        elif self.red + self.green + self.blue > MOST_STARS:
            yield no("BM-VIC-03", count=self.red + self.green + self.blue, most=MOST_STARS)

    def effect(self, state: State, story: Story) -> State:
        facts = {"red": self.red, "green": self.green, "blue": self.blue}
        story.tell("books-stars", "BM-VIC-02", "BM-VIC-07", seat="austrian", **facts)
        held = [colour for colour in STARS for _ in range(facts[colour])]
        return decided(state, story, judged(state, held))


class StarCount(Segment):
    """After the last round, if none or both of the armies are demoralized."""

    chapters = ("BM-VIC",)

    def decisions(self, state: State) -> Iterator[Decision]:
        yield Decision(None, "books-stars", ("stars",))

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        some = range(MOST_STARS + 1)
        return legal(state, (Stars(None, red, green, blue) for red in some for green in some for blue in some))


PATTERNS: dict[type[Move], str] = {Stars: "stars <red:number> <green:number> <blue:number>"}
