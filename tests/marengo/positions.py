"""Small boards and positions, written down in a few words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from companion.games.marengo.beginning import begin
from companion.games.marengo.state import State
from companion.kernel.game import Objection, Setup
from companion.kernel.moves import GameMove
from companion.kernel.story import Story


def board_text(
    pairs: Iterable[str],
    roads: dict[str, str] | None = None,
    symbols: dict[str, str] | None = None,
    capacity: dict[str, int] | None = None,
    walls: Iterable[str] = (),
    junctions: dict[str, tuple[str, ...]] | None = None,
    entries: str = "",
) -> str:
    """A board with locales of one letter: pairs `A-B` (wide: `A=B`), roads `main:ABCD` or `secondary:BE`.

    `symbols`: `{"A>B": "inf = 1"}`; `walls`: `A-E` faces each other across impassable terrain.
    """
    sides: dict[str, list[str]] = {}
    for pair, wall in [*((pair, False) for pair in pairs), *((pair, True) for pair in walls)]:
        one, two = pair[0], pair[2]
        for here, there in ((one, two), (two, one)):
            id_ = f"{here}>{there}"
            width = "wide" if pair[1] == "=" else "narrow"
            more = "\nimpassable = true" if wall else f"\n{(symbols or {}).get(id_, '')}"
            sides.setdefault(here, []).append(
                f'[[locale.approach]]\nid = "{id_}"\nopposite = "{there}>{here}"\nwidth = "{width}"{more}\n'
            )
    text = HEAD
    first = sorted(sides)[0]
    for locale, approaches in sorted(sides.items()):
        room, start = (capacity or {}).get(locale, 6), int(locale == first)
        text += f'\n[[locale]]\nid = "{locale}"\ncapacity = {room}\nfrench_start = {start}\n' + "".join(approaches)
    for name, course in (roads or {}).items():
        class_, _, nodes = course.partition(":")
        steps = [nodes[0]] + [part for a, b in pairwise(nodes) for part in (f"{a}>{b}", b)]
        text += f'\n[[road]]\nid = "{name}"\nclass = "{class_}"\ncourse = {steps!r}\n'.replace("'", '"')
    for locale, joined in (junctions or {}).items():
        text += f'\n[[junction]]\nlocale = "{locale}"\nroads = {list(joined)!r}\n'.replace("'", '"')
    return text + entries + TAIL


HEAD = """schema = "bm-map/1"
name = "Sample"
source = "invented"
[time]
rounds = 16
first_hour = 6
[morale]
austrian_start = 10
french_start = 10
"""
TAIL = """
[[force]]
side = "french"
display = "at_start"
pieces = ["i2"]
"""

ARMY = {"a1": 1, "i1": 9, "i2": 9, "i3": 9, "c1": 9, "c2": 9, "c3": 9}


def position(board: str, austrian: dict[str, str], french: dict[str, str], **fields: Any) -> State:
    """What stands where: `{"A": "i3 x x", "A>B": "c2m"}`; each army has whatever it shows."""
    state = begin(Setup({"board": "own"}, {}, {"board": board}))
    stand = {seat: {place: _counted(blocks) for place, blocks in sorted(here.items())} for seat, here in
             (("austrian", austrian), ("french", french))}  # fmt: skip
    usual: dict[str, Any] = {"phase": "move", "stand": stand, "muster": {seat: dict(ARMY) for seat in stand}}
    return replace(state, **(usual | fields))


def _counted(blocks: str) -> dict[str, int]:
    kinds = blocks.split()
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}


def rules_against(state: State, move: GameMove[State]) -> set[str]:
    return {objection.rule for objection in objections(state, move)}


def objections(state: State, move: GameMove[State]) -> list[Objection]:
    return list(move.objections(state))


def after(state: State, *moves: GameMove[State]) -> State:
    """The position after moves that must be legal; nothing goes on by itself."""
    for move in moves:
        assert rules_against(state, move) == set(), move
        state = move.effect(state, Story(str))
    return state


def ruled(state: State, **rulings: str) -> State:
    """The same position at a table that reads something differently."""
    return replace(state, rules=replace(state.rules, rulings=replace(state.rules.rulings, **rulings)))
