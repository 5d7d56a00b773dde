"""The laws of the kernel over tables of every size, and what is conserved at every step."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.aces.state import State
from companion.games.registry import game
from companion.kernel.game import Move, Setup
from companion.kernel.journal import Journal
from companion.kernel.record import export_everything, import_record, read_record
from companion.kernel.table import Table
from tests.laws import random_move, verified_moves

OFF = {"automatic": "off"}
OTHER = {
    "water-entry": "last-step",
    "water-setup": "infantry",
    "allied-factories": "closed",
    "second-interception": "duty",
    "lost-duty": "stays",
    "interceptors": "all",
    "last-hex": "skipped",
    "idle-armies": "nothing",
    "one-person": "allies",
    "both-beaten": "draw",
    "lost-fee": "captor",
    "money-order": "repairs-first",
    "single-coin": "forbidden",
    "area-experience": "anybody",
    "return-fire": "if-wanted",
    "attack-value": "current",
    "experience-cap": "five",
    "occupier-supports": "no",
    "other-half": "open",
    "all-destroyed": "goals-only",
}
MANY = 1950  # moves at each table in make fuzz
BUY_FIRST = {"money-order": "purchases-first"}
TABLES = {
    "two": {"players": "2"},
    "two with two sets, by hand": {"players": "2", "german": "g2", "allied": "su", "half": "7-12", "sets": "2", **OFF},
    "two without dice": {"players": "2", "hits": "fixed", "length": "short"},
    "two with other rulings": {"players": "2", "allied": "su", **OTHER},
    "two without dice, with other rulings": {"players": "2", "hits": "fixed", **OTHER, **BUY_FIRST},
    "two with secret units": {"players": "2", "sets": "1-4"},
    "two in the weather": {"players": "2", "mission": "weather"},
    "two in the mountains": {"players": "2", "mission": "mountains", **OFF},
    "two without a map": {"players": "2", "depth": "ledger"},
    "two without a map or dice": {"players": "2", "depth": "ledger", "hits": "fixed", "mission": "weather"},
    "two and the V2": {"players": "2", "mission": "v2"},
    "two and the V2 with its table": {"players": "2", "mission": "v2", "v2-table": "1 2 3 4 5 6", **OTHER},
    "two and the V2 without a map": {"players": "2", "mission": "v2", "depth": "ledger"},
    "three": {"players": "3", "length": "short"},
    "four": {},
    "four in the Ardennes": {"mission": "ardennes", "last-round": "4"},
    "four without a map": {"depth": "ledger"},
}
MOVES = {name: 450 if name.startswith("two") else 320 for name in TABLES}  # fewer where positions are larger
LOOKS = 60  # moves between two positions looked at from all sides


@pytest.mark.parametrize("name", TABLES)
def test_random_play_keeps_the_laws(name: str) -> None:
    assert verified_moves(game("aces"), Setup(TABLES[name]), 1, MOVES[name], every=LOOKS) == MOVES[name]


def test_that_were_five_thousand_moves() -> None:
    assert sum(MOVES.values()) >= 5_000


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 104))
@pytest.mark.parametrize("name", TABLES)
def test_much_random_play_keeps_the_laws(name: str, seed: int) -> None:
    assert verified_moves(game("aces"), Setup(TABLES[name]), seed, MANY, every=LOOKS) == MANY


def test_that_would_be_a_hundred_thousand() -> None:
    assert 4 * len(TABLES) * MANY >= 100_000


# --- what is conserved ----------------------------------------------------------------------------------------------


def balance(before: State, after: State, told: list[tuple[str, dict[str, object]]]) -> None:
    """Coins, units and damage change only as the log says."""

    def total(kind: str, *facts: str) -> int:
        return sum(int(str(said[fact])) for name, said in told for fact in facts if name == kind)

    def under(state: State) -> int:
        return 2 * sum(unit.repair for unit in state.units.values())

    purse = [sum(state.coins.values()) + under(state) for state in (before, after)]
    spent = total("bought", "coins") + sum(name == "gave" for name, _ in told) + total("repaired", "coins")
    lost = sum(2 for name, said in told if name == "fee-lost" and said["to"] == "bank")
    assert purse[1] - purse[0] == total("income", "coins") - spent - lost
    came, went = sum(name == "bought" for name, _ in told), sum(name == "destroyed" for name, _ in told)
    assert len(after.units) - len(before.units) == came - went
    assert len(after.factories) == len(before.factories)
    assert len(after.ruins) - len(before.ruins) == total("rocket", "hit")
    stayed = before.units.keys() & after.units.keys()
    hurt = sum(int(str(said["points"])) for name, said in told if name == "damaged" and said["unit"] in stayed)
    healed = total("repaired", "points")
    assert sum(after.units[unit].damage - before.units[unit].damage for unit in stayed) == hurt - healed


@pytest.mark.parametrize(
    "options", [TABLES["two"], TABLES["four"], TABLES["two and the V2"]], ids=["two", "four", "V2"]
)
def test_coins_units_and_damage_are_conserved(options: dict[str, str]) -> None:
    rules, dice = game("aces"), Random(7)
    state = rules.start(Setup(options))
    for _ in range(400):
        if rules.result(state) is not None:
            break
        outcome = rules.play(state, random_move(rules, state, dice))
        balance(state, outcome.state, [(event.kind, dict(event.facts)) for event in outcome.events])
        state = outcome.state
    assert state.round > 1


# --- whole games ----------------------------------------------------------------------------------------------------


def played_out(options: dict[str, str], seed: int) -> Table[State]:
    """A table that chance has played."""
    dice, table = Random(seed), Table.create(Journal(":memory:"), game("aces"), Setup(options))
    for _ in range(900):
        if table.result is not None:
            break
        move: Move = random_move(table.game, table.state, dice)
        table.enter(table.game.notation.write(move))
    return table


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_ends_and_its_record_leads_to_the_same_end(seed: int) -> None:
    table = played_out({"players": "2", "length": "short"}, seed)
    assert table.result is not None
    record = read_record(export_everything(table).encode())
    again = import_record(Journal(":memory:"), table.game, record)
    assert again.state == table.state
