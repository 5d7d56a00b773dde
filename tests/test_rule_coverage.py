"""Every rule of a ledger is named by a test, or waived in writing."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.registry import boxes
from companion.kernel.rulebook import rulebook

HERE = Path(__file__).parent
WAIVERS = tomllib.loads((HERE / "waivers.toml").read_text(encoding="utf-8"))


def marks() -> Iterator[tuple[str, bool]]:
    """Every (rule id, breaks) in a `pytest.mark.rule(...)` of any test file."""
    for path in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                breaks = any(keyword.arg == "breaks" for keyword in node.keywords)
                for argument in node.args:
                    yield ast.literal_eval(argument), breaks


MARKED = set(marks())
KEPT = {rule for rule, breaks in MARKED if not breaks}
BROKEN = {rule for rule, breaks in MARKED if breaks}


@pytest.mark.parametrize("game", boxes())
def test_every_rule_is_tested_or_waived(game: str) -> None:
    missing = [rule for rule in rulebook(game) if rule not in KEPT | BROKEN and rule not in WAIVERS["all"]]
    assert missing == []


@pytest.mark.parametrize("game", boxes())
def test_every_rule_on_what_is_allowed_is_broken_once_and_just_kept_once(game: str) -> None:
    enforced = [id_ for id_, rule in rulebook(game).items() if rule.kind == "legality" and id_ not in WAIVERS["all"]]
    assert [rule for rule in enforced if rule not in KEPT] == []
    assert [rule for rule in enforced if rule not in BROKEN and rule not in WAIVERS["breaks"]] == []


def test_no_test_names_a_rule_that_does_not_exist_and_no_waiver_is_idle() -> None:
    known = {rule for game in boxes() for rule in rulebook(game)}
    assert (KEPT | BROKEN) - known == set()
    waived = {**WAIVERS["all"], **WAIVERS["breaks"]}
    assert set(waived) - known == set()
    assert set(WAIVERS["all"]) & (KEPT | BROKEN) == set()
    assert set(WAIVERS["breaks"]) & BROKEN == set()
    assert all(len(reason) > 20 for reason in waived.values())
