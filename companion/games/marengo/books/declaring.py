"""An assault in the books asked field by field: what each field may be, so that nobody has to know how it is typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import Any, get_args

from msgspec.structs import replace

from companion.games.marengo.board.model import Width
from companion.games.marengo.books.assault import Attack
from companion.games.marengo.combat import ABREAST
from companion.games.marengo.pieces import FACES
from companion.games.marengo.state import State
from companion.kernel.moves import legal


def variants(state: State, move: Attack, field: str) -> Iterator[Attack]:
    """Every legal one that differs in this field; who lead take part, whatever was said of their number."""
    found = (replace(move, **{field: value}) for value in _values(state, move, field))
    return legal(state, (replace(each, number=max(each.number, len(each.leading))) for each in found))


def _values(state: State, move: Attack, field: str) -> Iterable[Any]:
    """Numbers as large as anywhere on the board of this table."""
    most = max(locale.capacity for locale in state.board.locales)
    match field:
        case "width":
            return get_args(Width)
        case "leading":
            rows = range(1, ABREAST[move.width] + 1)
            return (row for abreast in rows for row in combinations_with_replacement(FACES, abreast))
        case "number":
            return range(len(move.leading), most + 1)
        case "enemies":
            return range(1, most + 1)
        case "inf":
            return range(max(side.inf for side in state.board.approach.values()) + 1)
        case "cav" | "home_cav":
            return range(max(side.cav for side in state.board.approach.values()) + 1)
        case "obstacle" | "home_obstacle":
            return (False, True)
    return ()
