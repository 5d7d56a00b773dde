"""Tables of Bonaparte at Marengo on the screen, laid out as a test wants them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from companion.games.marengo.state import State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.table import Table
from companion.store import Store
from companion.text.language import CODES
from tests.tui.driving import WIDE
from tests.tui.playing import PlayerScript, in_every_way, sit_down

PEOPLE = {"austrian": "Anna", "french": "Ben"}
STANDS = {
    "austrian": {
        "M01": {"x": 2}, "M02": {"x": 3}, "M03": {"x": 1}, "M03>M09": {"x": 2}, "M04": {"x": 2},
        "M04>M08": {"i3": 1, "x": 3}, "M06": {"x": 1}, "M06>M10": {"x": 2}, "M12": {"x": 2}, "M17": {"c2m": 1},
        "wait:austrian_6am": {"x": 1},
    },
    "french": {
        "M08": {"xz": 1}, "M08>M04": {"i2": 1, "x": 1}, "M09>M03": {"x": 2}, "M10": {"x": 1}, "M10>M06": {"x": 1},
        "M11": {"x": 1}, "M43": {"xz": 3}, "M64": {"xz": 1},
        "wait:french_12pm": {"x": 2}, "wait:french_4pm": {"x": 4}, "wait:french_5pm": {"x": 1},
    },
}  # fmt: skip
LEARNING = {
    "austrian": {"A": {"x": 2}, "C": {"i3": 1, "x": 2}, "C>F": {"x": 2}, "wait:vanguard": {"x": 1}},
    "french": {"F": {"xz": 2}, "F>C": {"c2": 1}, "G": {"x": 1}, "wait:relief": {"x": 2}},
}


def setup(board: str = "marengo") -> Setup:
    return Setup({"board": board} | ({"reinforcements": "sample"} if board == "marengo" else {}), PEOPLE)


def mid_battle(board: str = "marengo", **fields: Any) -> State:
    """Eleven o'clock, the Austrians move; both armies stand on either side of Marengo."""
    stand = STANDS if board == "marengo" else LEARNING
    usual: dict[str, Any] = {"stand": stand, "round": 6 if board == "marengo" else 2, "commands": 2, "phase": "move"}
    morale = {"morale": {"austrian": 14, "french": 12}} if board == "marengo" else {}
    return replace(game("marengo").start(setup(board)), **(usual | morale | fields))


def seated(store: Store, state: State, name: str = "Kitchen") -> str:
    """A table that begins with this position."""
    with store.journal.batch():
        row = store.journal.create(f"{len(store.rows()):06x}", "marengo", name, setup())
        Table(store.journal, game("marengo"), row, start=state)
    return row.id


def at(script: PlayerScript, state: State, size: tuple[int, int] = WIDE, language: str = "en", **settings: Any) -> None:
    """Sit down at a table with this position."""
    store = Store()
    sit_down(script, seated(store, state), store=store, size=size, language=language, **settings)


def in_all(
    script: PlayerScript,
    state: State,
    sizes: Iterable[tuple[int, int]],
    languages: Iterable[str] = CODES,
    **settings: Any,
) -> None:
    """The same at all of these sizes and in all of these languages, at one table."""
    store = Store()
    in_every_way(script, seated(store, state), store=store, sizes=sizes, languages=languages, **settings)
