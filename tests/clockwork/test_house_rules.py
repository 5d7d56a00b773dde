"""What a table decides against the rules, or sees otherwise: nobody loses a turn by it, and the game goes on."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.moves.battle import Resolve
from companion.games.clockwork.state import DISPLAY
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.record import export_record, import_record, read_record
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from tests.clockwork.lands import CROSS

SPIES = ("red technophilia", "blue tacops", "white rnd")


def at_orders(**options: str) -> Table[Any]:
    """Three players who write their orders."""
    setup = Setup({"players": "3", "map": CROSS, **{key.replace("_", "-"): value for key, value in options.items()}})
    table = Table.create(Journal(":memory:"), Clockwork(), setup)
    for line in SPIES:
        table.enter(line)
    assert owing(table) == ["red", "blue", "white"]
    return table


def owing(table: Table[Any]) -> list[str | None]:
    return [decision.seat for decision in table.pending() if not decision.optional]


@pytest.mark.parametrize(
    "line",
    [
        *("red conscription", "blue gambit", "red place F1", "blue drive M1", "red buy magic1 for 1 on H1"),
        *("red hire leviathan", "blue claim", "red bonus magic:3", "white punish red", "blue acquire magic1 on H2"),
    ],
)
def test_a_move_out_of_time_takes_nobodys_turn(line: str) -> None:
    table = at_orders()
    table.correct("generals.guardian", {"place": DISPLAY, "owner": "red"})
    table.correct("generals.tank", {"place": "F1", "owner": "blue"})
    table.correct("players.red.ip", {"magic": 9, "science": 9, "religion": 9})
    table.enter("red deploy F1:1")
    table.force(line, "we play it so")
    assert owing(table) == ["blue", "white"]
    assert table.state.phase == "deploy"


def test_sealed_orders_lie_in_the_order_they_were_laid_also_after_going_back_and_forth() -> None:
    table = at_orders()
    table.enter("white deploy -")
    table.enter("red deploy F1:1")
    assert [seal.seat for seal in table.sealed()] == ["white", "red"]
    table.undo()
    table.redo()
    assert [seal.seat for seal in table.sealed()] == ["white", "red"]


def test_if_nobody_else_is_left_to_decide_the_last_one_to_seal_is_asked_again() -> None:
    """White and blue have sealed when the table finds that red has nobody to send."""
    table = at_orders()
    table.enter("white deploy T1:1")
    table.enter("blue deploy L1:1")
    table.correct("players.red.figures.agent", "removed")
    table.correct("players.red.pool", 0)
    assert [seal.seat for seal in table.sealed()] == ["white"]
    assert owing(table) == ["blue"]
    table.enter("blue deploy L1:2")
    assert table.state.soldiers["T1"]["white"] == 1
    assert table.state.soldiers["L1"]["blue"] == 2


@pytest.mark.parametrize("orders", ["L1:1", "L1:2"])
def test_such_a_game_is_exported_whichever_orders_the_last_one_enters(orders: str) -> None:
    """The same ones again, or others."""
    table = at_orders()
    for line in ("white deploy T1:1", "blue deploy L1:1"):
        table.enter(line)
    table.correct("players.red.figures.agent", "removed")
    table.correct("players.red.pool", 0)
    table.enter(f"blue deploy {orders}")
    text = export_record(table)
    assert text.count("blue deploy") == 1
    again = import_record(Journal(":memory:"), table.game, read_record(text.encode()))
    assert again.state == table.state
    assert export_record(again) == text


def test_a_battle_in_a_capital_that_a_correction_made_is_resolved_like_any_other() -> None:
    table = at_orders()
    table.correct("soldiers.H2.red", 2)
    table.correct("players.red.supply", table.state.players["red"].supply - 2)
    table.correct("battles", {"H2": {"sides": ["red", "blue"]}})
    table.correct("phase", "battle")
    offered = [move for _, moves in table.choices() for move in moves if isinstance(move, Resolve)]
    assert offered == [Resolve("red", "H2")]
    table.enter(offered[0])
    assert table.state.battles == {}


def test_battles_can_be_corrected_like_everything_else() -> None:
    table = at_orders()
    table.correct("battles", {"M1": {"sides": ["red", "blue"]}})
    assert table.state.battles["M1"].sides == ("red", "blue")
    table.correct("battles.M1.keep", 1)
    table.correct("battles", {})
    assert table.state.battles == {}
    with pytest.raises(Trouble):
        table.correct("battles", {"X9": {"sides": ["red", "blue"]}})
    with pytest.raises(Trouble):
        table.correct("players", {})


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players.red.capital", ""),
        ("players.red.capital", "X9"),
        ("waiting", ["M1"]),
        ("start", "nobody"),
        ("due", [{"seat": "red", "tile": "X9"}]),
        ("generals.tank.owner", "nobody"),
        ("discoveries.magic1.owner", "nobody"),
        ("battles", {"M1": {"sides": ["red", "nobody"]}}),
        ("battles", {"M1": {"sides": ["red", "blue"], "winner": "nobody"}}),
    ],
)
def test_a_correction_names_nobody_and_nothing_that_is_not_at_the_table(path: str, value: object) -> None:
    table = at_orders()
    before = table.state
    with pytest.raises(Trouble):
        table.correct(path, value)
    assert table.state == before


def test_a_house_rule_takes_no_soldier_from_where_none_is() -> None:
    """The discs would still add up: one on the map less than none, one in the supply too many."""
    table = Table.create(Journal(":memory:"), Clockwork(), Setup())
    with pytest.raises(Trouble, match="force-impossible"):
        table.force("red lose F1 soldier")
    assert table.state.soldiers["F1"]["red"] == 0


def test_a_house_rule_places_no_figure_twice() -> None:
    table = Table.create(Journal(":memory:"), Clockwork(), Setup({"depth": "ledger"}))
    before = table.state
    with pytest.raises(Trouble, match="force-impossible"):
        table.force("full red F1:agent V1:agent blue F2:1")
    assert table.state == before
