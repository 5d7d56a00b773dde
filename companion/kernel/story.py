"""What happens while a move is carried out."""

from __future__ import annotations

from collections.abc import Callable

from companion.kernel.game import Event, Fact, Move, Seat


class Story(list[Event]):
    """What happened while a move was carried out, in order."""

    def __init__(self, write: Callable[[Move], str]) -> None:
        self._write = write
        self.reasons: list[Event] = []
        self.revealed = False  # has somebody seen what nobody can unsee?

    def automatic(self, move: Move) -> None:
        """This move left nothing to decide and happened by itself."""
        self.tell("by-itself", move=self._write(move))

    def tell(self, kind: str, *rules: str, **facts: Fact) -> None:
        self.append(Event(kind, rules, facts))

    def reveal(self) -> None:
        """Somebody sees now what nobody can unsee, whatever is told of it."""
        self.revealed = True

    def explain(self, kind: str, *rules: str, **facts: Fact) -> None:
        """Why something was done by itself: nobody is told unless they ask."""
        self.reasons.append(Event(kind, rules, facts))

    def whisper(self, listeners: tuple[Seat, ...], kind: str, *rules: str, **facts: Fact) -> None:
        """Told to these players only."""
        self.append(Event(kind, rules, facts, listeners))
