"""Law 5, over everything that leaves a table: nobody learns what somebody else has decided unseen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel import handwork, openness
from companion.kernel.game import Facts, Game, Setup
from companion.kernel.journal import Journal
from companion.kernel.layout import Step, own_hands
from companion.kernel.past import state_digest
from companion.kernel.seals import Seals
from companion.kernel.table import Table
from companion.text.language import CODES, Language, language
from tests.aces.test_v2 import before_hiding
from tests.outlets import LONG, Outlets, compared, copied, outlets
from tests.test_laws import SETUPS, march, opening

TABLES = {
    name: SETUPS[name]
    for name in ("march tyw en", "march marlborough en", "clockwork 2", "clockwork 3", "clockwork 4", "clockwork 2v2")
} | {"march private": ("march", march(vp_totals="private"))}
TABLES |= {"marengo private": ("marengo", Setup({"board": "training", "faces": "private"}))}
TABLES |= {"aces secret units": ("aces", Setup({"players": "2", "sets": "1-4"}))}
TABLES |= {"aces V2": ("aces", Setup({"mission": "v2", "players": "2"}))}
TWINS = {name: {"march": 100, "clockwork": 75, "marengo": 300}.get(game_id, 0) for name, (game_id, _) in TABLES.items()}
TWINS |= {"aces secret units": 220, "aces V2": 80}  # pairs a table, 300 a game; fewer where they take longer
MANY = {"march": 834, "clockwork": 625, "marengo": 2500, "aces": 1250}  # in make fuzz, over four seeds: 10,000 a game
LONGEST = {"aces": 2}  # entries at a table of a game that decides all its secrets at once


def begun(game_id: str, setup: Setup) -> Table[Any]:
    if setup.options.get("mission") == "v2":
        return copied(launcher_to_hide())
    table = Table.create(Journal(":memory:"), game(game_id), setup)
    for line in opening(game_id, setup):
        table.enter(line)
    return table


@cache
def launcher_to_hide() -> Table[Any]:
    return before_hiding()


def held_against(name: str, dice: Random, wanted: int, words: Callable[[], Language], shown: Outlets = outlets) -> int:
    game_id, setup = TABLES[name]
    return compared(lambda: begun(game_id, setup), dice, wanted, words, LONGEST.get(game_id, LONG), shown)


@pytest.mark.parametrize("name", TABLES)
def test_nothing_that_leaves_a_table_tells_what_was_decided_unseen(name: str) -> None:
    dice, wanted = Random(5), TWINS[name]
    assert held_against(name, dice, wanted, lambda: language(dice.choice(CODES))) >= wanted


# --- a leak would be found ----------------------------------------------------------------------------------------


def tells_everything(*_: object) -> bool:
    """No choice is a secret, so every move is in the record."""
    return False


def hands_of_all(rules: Game[Any], before: Any, after: Any, begun: Any = None) -> tuple[Step, ...]:
    """Everybody hears what each player lays behind a screen."""
    return tuple(step for seat in rules.names(after)["seat"] for step in own_hands(rules, before, after, seat))


def headline_with_digest(rules: Game[Any], state: Any) -> Facts:
    """A digest of all that is known tells whoever tries out what it could be of."""
    return {"turn": state_digest(state).hex()}


def turned_over(*_: object) -> bool:
    """Orders are checked while they still lie face down."""
    return True


IN_SECRET, FACE_DOWN = "clockwork 2v2", "clockwork 2"
LEAKS: dict[str, tuple[str, Any, str, Any]] = {
    "record": (IN_SECRET, openness, "hides", tells_everything),
    "laid out": (IN_SECRET, handwork, "open_hands", hands_of_all),
    "headline": (IN_SECRET, type(game("clockwork")), "headline", headline_with_digest),
    "checks": (FACE_DOWN, Seals, "is_known", turned_over),
}


@pytest.mark.parametrize("outlet", LEAKS)
def test_a_leak_is_found(outlet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, *leak = LEAKS[outlet]
    monkeypatch.setattr(*leak)
    with pytest.raises(AssertionError, match=f"law 5: .*'{outlet}'"):
        held_against(name, Random(5), TWINS[name], lambda: language("en"))


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", TABLES)
def test_so_it_is_for_many_more(name: str, seed: int) -> None:
    dice, wanted = Random(seed), MANY[TABLES[name][0]]
    assert held_against(name, dice, wanted, lambda: language(dice.choice(CODES))) >= wanted
