"""What the Automa has to ask at a table without a map (ledger 7.3): each thing once, only if something hangs on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from companion.games.aces.board.maps import FIELD
from companion.games.aces.state import State

# goal: how near to a factory infantry comes; range: who can be attacked; here: the same from where the unit stands now;
# facts: what is true of a target; caught: who intercepts; hit, woods: of an area attack; threatened, nearest: factories
Kind: TypeAlias = Literal["goal", "range", "here", "facts", "caught", "hit", "woods", "threatened", "nearest"]
GOALS = ("beside", "soon", "towards")  # AA-AIN-02, AA-AIN-04, AA-AIN-06; a factory by its name: it is occupied
FLAGS = ("forest", "far", "beside", "near", "driven")  # AA-CMB-14, AA-AAT-04, AA-AAT-03, AA-AAT-06, AA-AAT-07
NEVER = "never"  # nobody intercepts this turn
# An answer that names whom it is about tells all of it: from then on nothing is asked in pieces this turn. Records of
# before name nobody; there each answer says what was needed at that moment, and a later unit may need more.
NAMED = "named"
ONE_ANSWER = ("goal", "caught")


class Inquiry(NamedTuple):
    """A question: what it is about, and what may be told; `unit` acts, and needs some of it at once."""

    kind: Kind
    about: str
    options: tuple[str, ...]
    unit: str = ""
    needed: tuple[str, ...] = ()

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


def asks_once(state: State) -> bool:
    """Is all of it told at once, this turn?"""
    return NAMED in state.automa.told


def interceptor(state: State, unit: str) -> str:
    """Who has stopped it on its way, as was told."""
    return state.automa.told.get(f"caught {unit}", "")


def flag_key(state: State, name: str, unit: str, target: str) -> str:
    """From how far an attack can be made depends on who attacks, and on where it was stopped."""
    if name != "far":
        return f"{name} {target}"
    stopped = " stopped" if asks_once(state) and interceptor(state, unit) else ""
    return f"far {unit} {target}{stopped}"


def flag(state: State, name: str, unit: str, target: str) -> bool | None:
    """None: nobody has told it yet."""
    answer = state.automa.told.get(flag_key(state, name, unit, target))
    if answer is not None:
        return answer == "yes"
    return False if asks_once(state) and _is_plain(state, name, unit, target) else None


def _is_plain(state: State, name: str, unit: str, target: str) -> bool:
    """No forest grows in a factory or on water; whoever has intercepted stands beside (AA-INT-01)."""
    bare = name == "forest" and state.units[target].hex != FIELD
    return bare or (name == "far" and interceptor(state, unit) == target)


def with_answer(state: State, inquiry: Inquiry, words: tuple[str, ...]) -> State:
    """What is told, after the name of whom it is about, if that is said."""
    answer = without_name(inquiry, words)
    known = dict(state.automa.told)
    if answer != words:
        known[NAMED] = "yes"
    state = replace(state, automa=replace(state.automa, told=known))
    if inquiry.kind == "facts":
        known |= _facts_told(state, inquiry, answer)
    elif answer == (NEVER,):
        known[NEVER] = "yes"
    else:
        known[inquiry.key] = " ".join(answer)
    return replace(state, automa=replace(state.automa, told=known))


def without_name(inquiry: Inquiry, words: tuple[str, ...]) -> tuple[str, ...]:
    return words[1:] if words and words[0] == inquiry.about else words


def _facts_told(state: State, inquiry: Inquiry, true: tuple[str, ...]) -> dict[str, str]:
    """Infantry beside a factory can reach it next turn (AA-AMB-29)."""
    if asks_once(state):
        names, true = inquiry.options, (*true, "near") if "beside" in true else true
    else:
        names = inquiry.needed
    return {flag_key(state, name, inquiry.unit, inquiry.about): "yes" if name in true else "no" for name in names}
