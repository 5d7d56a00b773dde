"""A game is one folder: nothing outside names it, and what its box says can be had."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion
from companion.games.registry import boxes, load
from companion.kernel.assets import ASSETS
from companion.text.language import CODES

CODE = Path(companion.__file__).parent
OUTSIDE = [path for path in sorted(CODE.rglob("*.py")) if "games" not in path.relative_to(CODE).parts]
NAMES = re.compile(r"clockwork|marlborough|marengo|\baces\b|\bmarch\b", re.IGNORECASE)
SHARED = {"companion.games", *(f"companion.games.{each}" for each in ("registry", "box", "phone"))}  # they know no game


def imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def docstrings(tree: ast.Module) -> Iterator[range]:
    """The lines they take."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(
            node
        ):
            first = node.body[0]
            yield range(first.lineno, (first.end_lineno or first.lineno) + 1)


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(CODE)))
def test_nothing_outside_imports_or_names_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    assert {name for name in imports(tree) if name.startswith("companion.games")} <= SHARED
    examples = {line for lines in docstrings(tree) for line in lines}
    named = [line for number, line in enumerate(text.splitlines(), 1) if NAMES.search(line) and number not in examples]
    assert named == []


def test_no_style_and_no_key_of_the_frame_belongs_to_a_game() -> None:
    for file in (CODE / "tui" / "companion.tcss", ASSETS / "keys.toml"):
        assert not NAMES.search(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("code", CODES)
def test_no_word_of_the_frame_names_a_game(code: str) -> None:
    for file in (ASSETS / "locale" / code).glob("*.ftl"):
        assert not NAMES.search(file.read_text(encoding="utf-8")), file.name


@pytest.mark.parametrize("id_", boxes())
def test_everything_a_box_names_is_there(id_: str) -> None:
    box = boxes()[id_]
    named = [box.game, box.board, box.prints, *box.desks.values(), *box.commands.values()]
    named += [workshop.screen for workshop in box.workshops]
    named += [file.check for file in box.files] + [kind.knows for kind in box.codes]
    assert all(callable(load(place)) or place == box.prints for place in filter(None, named))  # some may be missing
    assert load(box.game).id == id_
    for name in ("rules.toml", *(f"locale/{code}" for code in CODES), *filter(None, [box.demo])):
        assert (box.assets / name).exists()


def test_listing_the_games_loads_none_of_them() -> None:
    program = (
        "import sys; from companion.games.registry import boxes; print(*boxes());"
        "print(*(name for name in sys.modules if name.startswith('companion.games.')));"
        "print(*({'textual', 'reportlab', 'click', 'msgspec', 'importlib.metadata'} & set(sys.modules)))"
    )
    games, loaded, heavy = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split("\n")[:3]
    assert games.split() == list(boxes())
    assert {name.rpartition(".")[2] for name in loaded.split()} == {"registry", "box", *boxes()}
    assert heavy == ""
