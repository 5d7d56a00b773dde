"""Tables of Clockwork Wars on the screen, laid out as a test wants them."""

from __future__ import annotations

from itertools import count, islice
from typing import Any

from msgspec.structs import replace

from companion.games.clockwork.state import DISPLAY, Discovery, General, State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal, TableRow, TableSettings
from companion.kernel.table import Table
from companion.store import Store
from tests.clockwork.tables import begun, position
from tests.tui.driving import WIDE
from tests.tui.playing import PlayerScript, sit_down

PEOPLE = {"red": "Anna", "blue": "Ben", "white": "Cleo", "green": "Dora"}
ARMIES = {
    "red": {"V2": "3+agent", "F1": "1", "F2": "4", "T1": "2", "M1": "1", "T3": "1"},
    "blue": {"V2": "2+engineer", "C2": "2", "L2": "1", "B1": "1", "C4": "1", "V4": "1+tank"},
    "white": {"V4": "2+crasher", "V5": "3", "S4": "2", "F3": "1"},
}


def mid_game(phase: str = "support") -> State:
    """Round 3, three players, two battles; Red's Tower 3 stands alone, and one discovery is nobody's."""
    players = {
        "red": {"vp": 9, "pool": 4, "action": "gambit", "cards": 2},
        "blue": {"vp": 6, "pool": 5, "action": "tacops", "spies": 2},
        "white": {"vp": 12, "pool": 3, "action": "rnd", "cards": 3},
    }
    state = position(options={"players": "3"}, phase=phase, round_=3, players=players, **ARMIES)
    state = replace(
        state,
        start="blue",
        discoveries=state.discoveries
        | {
            "magic1": Discovery(price=2, place="owned", owner="red", token="T1"),
            "science1": Discovery(price=3),
            "religion1": Discovery(price=2, place="neutral", token="S1"),
        },
        generals=state.generals | {"leviathan": General(DISPLAY, "white")},
    )
    return begun(state).state


def writing_orders() -> State:
    """The same round, before anybody has written orders: no battle is open."""
    peaceful = {"red": {"F1": "1", "F2": "4"}, "blue": {"C4": "1", "V4": "1"}, "white": {"V5": "3", "F3": "1"}}
    players = {"red": {"pool": 5}, "blue": {"pool": 4}, "white": {"pool": 3}}
    state = position(options={"players": "3"}, phase="deploy", round_=3, players=players, **peaceful)
    return begun(state).state


def seated(store: Store, state: State, name: str = "Kitchen") -> str:
    """A table that begins with this position."""
    people = {seat: PEOPLE[seat] for seat in state.seats}
    with store.journal.batch():
        row = store.journal.create(f"{len(store.rows()):06x}", "clockwork", name, Setup({}, people))
        Table(store.journal, game("clockwork"), row, start=state)
    return row.id


def on_paper(state: State) -> Table[Any]:
    """The same, on a table that is nowhere stored."""
    row = TableRow("0", "clockwork", "Kitchen", Setup({}, PEOPLE), 0, False, TableSettings(), 0, 0, 0)
    return Table(Journal(":memory:"), game("clockwork"), row, start=state)


def played_out(store: Store) -> Table[Any]:
    """A whole game of three; what is chosen changes, but is the same every time."""
    people = {seat: PEOPLE[seat] for seat in ("red", "blue", "white")}
    table = store.look(store.journal.table(store.create(game("clockwork"), Setup({"players": "3"}, people), "Kitchen")))
    for number in count():
        decision = next((decision for decision in table.pending() if not decision.optional), None)
        if decision is None:
            break
        moves = list(islice(table.game.choices(table.state, decision), 5))
        table.enter(moves[2 * number % len(moves)])
    assert table.result is not None
    return table


def at(script: PlayerScript, state: State, size: tuple[int, int] = WIDE, language: str = "en", **settings: Any) -> None:
    """Sit down at a table with this position."""
    store = Store()
    sit_down(script, seated(store, state), store=store, size=size, language=language, **settings)
