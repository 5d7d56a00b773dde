"""What the Automa has to ask at a table without a map (ledger 7.3): each thing once, only if something hangs on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from companion.games.aces.state import State

# goal: how near to a factory infantry comes; range: who can be attacked; here: the same from where the unit stands now;
# facts: what is true of a target; caught: who intercepts; hit, woods: of an area attack; threatened, nearest: factories
Kind: TypeAlias = Literal["goal", "range", "here", "facts", "caught", "hit", "woods", "threatened", "nearest"]
GOALS = ("beside", "soon", "towards")  # AA-AIN-02, AA-AIN-04, AA-AIN-06; a factory by its name: it is occupied
FLAGS = ("forest", "far", "beside", "near", "driven")  # AA-CMB-14, AA-AAT-04, AA-AAT-03, AA-AAT-06, AA-AAT-07
NEVER = "never"  # nobody intercepts this turn
ONE_ANSWER = ("goal", "caught")


class Inquiry(NamedTuple):
    """A question: what it is about, and what may be told; `unit` acts."""

    kind: Kind
    about: str
    options: tuple[str, ...]
    unit: str = ""

    @property
    def key(self) -> str:
        return f"{self.kind} {self.about}"


class Unanswered(Exception):
    """Nobody can go on before somebody has told it."""

    def __init__(self, inquiry: Inquiry) -> None:
        super().__init__(inquiry)
        self.inquiry = inquiry


def told(state: State, kind: Kind, about: str, options: Iterable[str], unit: str = "") -> tuple[str, ...]:
    """What was told, as far as it is still so; nothing is asked where there is nothing to tell."""
    known = tuple(options)
    if not known:
        return ()
    inquiry = Inquiry(kind, about, known, unit)
    answer = state.automa.told.get(inquiry.key)
    if answer is None:
        raise Unanswered(inquiry)
    return tuple(word for word in answer.split() if word in known)


def flag_key(name: str, unit: str, target: str) -> str:
    """From how far an attack can be made depends on who attacks."""
    return f"{name} {unit} {target}" if name == "far" else f"{name} {target}"


def flag(state: State, name: str, unit: str, target: str) -> bool | None:
    """None: nobody has told it yet."""
    answer = state.automa.told.get(flag_key(name, unit, target))
    return None if answer is None else answer == "yes"


def with_answer(state: State, inquiry: Inquiry, words: tuple[str, ...]) -> State:
    known = dict(state.automa.told)
    if inquiry.kind == "facts":
        known |= {
            flag_key(name, inquiry.unit, inquiry.about): "yes" if name in words else "no" for name in inquiry.options
        }
    elif words == (NEVER,):
        known[NEVER] = "yes"
    else:
        known[inquiry.key] = " ".join(words)
    return replace(state, automa=replace(state.automa, told=known))
