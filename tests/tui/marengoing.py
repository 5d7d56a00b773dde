"""Tables of Bonaparte at Marengo on the screen, laid out as a test wants them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from msgspec.structs import replace

from companion.games.marengo.books.deploying import Deploy, Put
from companion.games.marengo.state import State, Told
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


def deploying(board: str = "marengo") -> State:
    """A table without a map that gets one now: some of the Austrians stand on it."""
    options = {"board": board, "depth": "ledger", "austrian-morale": "14", "french-morale": "12"}
    state = game("marengo").start(Setup(options, PEOPLE))
    places = ("M04", "M04>M08") if board == "marengo" else ("C", "C>F")
    moves = (Deploy(None), Put("austrian", ("x", "x"), places[0]), Put("austrian", ("i3", "x", "x"), places[1]))
    for move in moves:
        state = game("marengo").play(state, move).state
    return state


def private(board: str = "training") -> State:
    """Faces are told unseen: those of the Austrians are, those of the French are asked for now."""
    start, faces, told = mid_battle(board), iter(("c2", "i2", "i3", "i2", "a1", "c2", "i2", "i3")), []
    for place, here in start.stand["austrian"].items():
        for name, count in here.items():
            if name == "x":
                told.append(Told(tuple(sorted(islice(faces, count))), {f"{place} {name}": count}))
    rules = replace(start.rules, faces="private")
    return replace(start, rules=rules, told={"austrian": tuple(told), "french": ()}, phase="tell")


def seated(store: Store, state: State, name: str = "Kitchen") -> str:
    """A table that begins with this position."""
    with store.journal.batch():
        row = store.journal.create(f"b{len(store.rows()):05x}", "marengo", name, setup())
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
