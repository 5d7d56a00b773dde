"""Moves as the players say them, for lists and the log: what their message needs besides names."""

from __future__ import annotations

from companion.games.marengo.books import sayings as books
from companion.games.marengo.moves.base import Next, Pass
from companion.games.marengo.moves.routes import WAIT
from companion.games.marengo.pieces import ANY, ASLEEP, face_of
from companion.games.marengo.state import State
from companion.kernel.game import Facts, Move


def more_facts(state: State | None, move: Move) -> Facts:
    """Blocks and routes in words; and what a player has done with or says no to, if the table is known."""
    facts: Facts = {}
    if isinstance(move, Next):
        facts["phase"] = "none" if state is None else state.phase
    if isinstance(move, Pass):
        facts["step"] = 0 if state is None or state.assault is None else state.assault.step
    for field in ("blocks", "leading"):
        facts |= _group(getattr(move, field, ()), "" if field == "blocks" else "leading_")
    if block := getattr(move, "block", ""):
        facts |= _group((block,), "")
    if (route := getattr(move, "route", None)) is not None:
        facts["parts"] = _route(route, bool(getattr(move, "start", "")))
    return facts | books.more_facts(move)


def _group(words: tuple[str, ...], before: str) -> Facts:
    """How many; the faces that are named; how many are shown now or sleep; the shuffle they are of, if it is one."""
    if not words:
        return {}
    shuffles = {_shuffle(word) for word in words}
    return {
        f"{before}count": len(words),
        f"{before}faces": ", ".join(face for word in words if (face := face_of(word))) or "none",
        f"{before}new": sum("=" in word for word in words),
        f"{before}asleep": sum(ASLEEP in word for word in words),
        f"{before}shuffle": shuffles.pop() if len(shuffles) == 1 else 0,
    }


def _shuffle(word: str) -> int:
    """`x2` is one of shuffle 2."""
    number = word.partition("=")[0].removeprefix(ANY)
    return int(number) if number.isdecimal() else 0


def _route(route: tuple[str, ...], started: bool) -> str:
    """Locale by locale, a wait as a gap; the first one too, unless the move has named it already."""
    nodes: list[str] = []
    for leg in route:
        side, _, road = leg.partition("@")
        here, _, beyond = side.partition(">")
        if leg != WAIT and not started:
            nodes.append(here)
            started = True
        nodes.append("…" if leg == WAIT else beyond + (f" ({road})" if road else ""))
    return " – ".join(nodes) or "none"
