"""What chance decides for the Automa (AA-AUT-06): asked as a question, answered by an entered value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from companion.games.aces.state import State

# what a tie is about
About: TypeAlias = Literal["armies", "cup", "unit", "target", "aim", "hex", "type", "factory"]


class Question(NamedTuple):
    """Candidates that no priority tells apart, in an order that does not depend on any file."""

    about: About
    options: tuple[str, ...]
    unit: str = ""  # whose choice it is


class Undecided(Exception):
    """Nobody can go on before chance has decided."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


def settled_by_lot(state: State, about: About, options: Sequence[str], unit: str = "") -> str:
    """The only candidate, or the one that was drawn."""
    ordered = tuple(sorted(options))
    if len(ordered) == 1:
        return ordered[0]
    drawn = state.automa.lots.get(about, "")
    if drawn in ordered:
        return drawn
    raise Undecided(Question(about, ordered, unit))
