"""Every rule of a ledger is named by a test, or waived in writing."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
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
            if not (isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "rule"):
                continue  # before the name is spelled out, which takes long
            if ast.unparse(node.func) == "pytest.mark.rule":
                breaks = any(keyword.arg == "breaks" for keyword in node.keywords)
                for argument in node.args:
                    yield ast.literal_eval(argument), breaks


@cache
def kept_and_broken() -> tuple[set[str], set[str]]:
    """Found out when it is asked for: every process knows all tests, but only one of them runs these."""
    marked = set(marks())
    return {rule for rule, breaks in marked if not breaks}, {rule for rule, breaks in marked if breaks}


@pytest.mark.parametrize("game", boxes())
def test_every_rule_is_tested_or_waived(game: str) -> None:
    kept, broken = kept_and_broken()
    missing = [rule for rule in rulebook(game) if rule not in kept | broken and rule not in WAIVERS["all"]]
    assert missing == []


@pytest.mark.parametrize("game", boxes())
def test_every_rule_on_what_is_allowed_is_broken_once_and_just_kept_once(game: str) -> None:
    kept, broken = kept_and_broken()
    enforced = [id_ for id_, rule in rulebook(game).items() if rule.kind == "legality" and id_ not in WAIVERS["all"]]
    assert [rule for rule in enforced if rule not in kept] == []
    assert [rule for rule in enforced if rule not in broken and rule not in WAIVERS["breaks"]] == []


def test_no_test_names_a_rule_that_does_not_exist_and_no_waiver_is_idle() -> None:
    kept, broken = kept_and_broken()
    known = {rule for game in boxes() for rule in rulebook(game)}
    assert (kept | broken) - known == set()
    waived = {**WAIVERS["all"], **WAIVERS["breaks"]}
    assert set(waived) - known == set()
    assert set(WAIVERS["all"]) & (kept | broken) == set()
    assert set(WAIVERS["breaks"]) & broken == set()
    assert all(len(reason) > 20 for reason in waived.values())
