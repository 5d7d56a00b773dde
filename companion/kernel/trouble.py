"""What can go wrong in a player's hands: always one sentence, told in the player's language by its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from companion.kernel.game import Fact, Game, Move, Objection, Question
    from companion.kernel.layout import Thing


class Trouble(Exception):
    """Something the player can mend. `key` names the sentence (`trouble-<key>`), `facts` fill it in.

    One that takes long to find out may be given as a function: while a line is typed, most trouble is never told.
    """

    def __init__(self, key: str, **facts: Fact | Callable[[], Fact]) -> None:
        super().__init__(key, facts)
        self.key = key
        self._facts = facts

    @property
    def facts(self) -> dict[str, Fact]:
        return {name: fact() if callable(fact) else fact for name, fact in self._facts.items()}


class Unreadable(Trouble):
    """Reading failed: this text is no move."""

    def telling(self, **facts: Fact | Callable[[], Fact]) -> Unreadable:
        """The same with these facts instead."""
        return Unreadable(self.key, **self._facts | facts)


class NotAllowed(Trouble):
    """Reading worked, but a rule forbids the move."""

    def __init__(self, move: Move, objections: Sequence[Objection]) -> None:
        super().__init__("not-allowed")
        self.move = move
        self.objections = tuple(objections)


class NotAsEntered(Trouble):
    """Something speaks against the move that only one player may hear."""

    def __init__(self, move: Move, objections: Sequence[Objection]) -> None:
        super().__init__("not-as-entered", seat=move.seat or "")
        self.move = move
        self.objections = tuple(objections)


class Impossible(Trouble):
    """Not even a house rule does it: these things would have to lie on the table, and do not."""

    def __init__(self, lacking: Sequence[Thing]) -> None:
        super().__init__("force-impossible")
        self.lacking = tuple(lacking)


class WhichOne(Trouble):
    """Reading worked in several ways, all of them legal."""

    def __init__(self, candidates: Sequence[Move]) -> None:
        super().__init__("which-one")
        self.candidates = tuple(candidates)


class BadLine(Trouble):
    """A line of a record cannot be played; what it rests on is told with the names of the table as it stood there."""

    def __init__(self, line: int, word: str, game: Game[Any], state: Any, people: Mapping[str, str]) -> None:
        super().__init__("record-line", line=line, word=word)
        self.game = game
        self.state = state
        self.people = people


class NeedsConsent(Trouble):
    """Undoing would take back dice or secrets that everybody has seen."""


class Unsettled(Trouble):
    """The game cannot start before these questions are answered."""

    def __init__(self, questions: Sequence[Question]) -> None:
        super().__init__("unsettled", options=", ".join(q.option for q in questions))
        self.questions = tuple(questions)


class BadData(Trouble):
    """A data file is wrong: which file, which line, which field."""
