"""The words the code can ask for, found by reading it, and the words the locale files have."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

import companion
from companion.games.registry import boxes
from companion.text.language import word_files

CODE = Path(companion.__file__).parent
RULE = re.compile(r"[A-Z]{2}-[A-Z]+\d*-\d+")
KEY = re.compile(r"[a-z]+(-[a-z]+)+")
TROUBLES = ("Trouble", "Unreadable", "NeedsConsent", "BadData")


# --- what the locale files have ---------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: BaseNode | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


@cache
def messages(code: str) -> dict[str, Message]:
    """Every message of a language by its key; a key that is there twice or a slip in a file is an error."""
    found: dict[str, Message] = {}
    for path in word_files(code):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert type(entry).__name__ != "Junk", f"{path}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def shape(message: Message) -> dict[str, set[str]]:
    """The variables of a message and of each of its attributes."""
    return {"": variables(message.value)} | {a.id.name: variables(a.value) for a in message.attributes}


# --- what the code can ask for ----------------------------------------------------------------------------------


class Call(NamedTuple):
    """A call in the code: of what, with which first words, in which function."""

    path: Path
    name: str
    node: ast.Call
    inside: ast.AST

    def texts(self, at: int = 0) -> list[str]:
        """What the argument can be, if it is a text or one of several texts."""
        return list(_texts(self.node.args[at])) if len(self.node.args) > at else []

    def beginnings(self) -> list[str]:
        """How the first argument begins, if it is put together from a text and something else."""
        match self.node.args:
            case [ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]), *_]:
                return [text]
        return []

    @property
    def facts(self) -> set[str] | None:
        """The facts given by name; None if more come from elsewhere."""
        names = {keyword.arg for keyword in self.node.keywords}
        return None if None in names else {name for name in names if name}


def _texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _texts(body)
            yield from _texts(orelse)


@cache
def calls() -> list[Call]:
    """Without games that are not listed yet: their words are not loaded either, and their own tests look at both."""
    waiting = {folder for folder in (CODE / "games").iterdir() if folder.is_dir() and folder.name not in boxes()}
    read = [path for path in sorted(CODE.rglob("*.py")) if waiting.isdisjoint(path.parents)]
    return [call for path in read for call in _calls_of(path)]


@cache
def _tree(path: Path) -> ast.Module:
    """A file is read once, whatever is looked for in it."""
    return ast.parse(path.read_text(encoding="utf-8"))


def _calls_of(path: Path) -> Iterator[Call]:
    tree = _tree(path)

    def walk(node: ast.AST, inside: ast.AST) -> Iterator[Call]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                yield Call(path, _name(child.func), child, inside)
            function = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef))
            yield from walk(child, child if function else inside)

    return walk(tree, tree)


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def called(*names: str, under: str = "") -> list[Call]:
    return [call for call in calls() if call.name in names and (CODE / under) in (call.path, *call.path.parents)]


def texts_inside(node: ast.AST, pattern: re.Pattern[str]) -> set[str]:
    """Every text of that kind anywhere in a piece of code."""
    constants = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
    return {text for text in constants if isinstance(text, str) and pattern.fullmatch(text)}


def texts_under(folder: str, pattern: re.Pattern[str]) -> set[str]:
    found: set[str] = set()
    for path in _python_under(folder):
        found |= texts_inside(_tree(path), pattern)
    return found


def _python_under(place: str) -> list[Path]:
    """The modules of a folder, or the one that is named; not every game has every one."""
    return [
        path
        for path in (CODE / place, *sorted((CODE / place).rglob("*.py")))
        if path.suffix == ".py" and path.is_file()
    ]


def places_named_in(module: str) -> set[str]:
    """The places that a layout puts together, such as `country:` and an id, also those where nothing lies at first."""
    trees = (_tree(path) for path in _python_under(module))
    joined = (part.values[0] for tree in trees for part in ast.walk(tree) if isinstance(part, ast.JoinedStr))
    texts = (part.value for part in joined if isinstance(part, ast.Constant) and isinstance(part.value, str))
    return {text.rstrip(":") for text in texts if re.fullmatch("[a-z-]+:", text)}


def names_inside(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


@cache
def functions(under: str) -> dict[str, ast.FunctionDef]:
    found = {}
    for path in sorted((CODE / under).rglob("*.py")):
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.FunctionDef):
                found[node.name] = node
    return found


def troubles() -> set[str]:
    """The key of every Trouble the code can raise."""
    found = set()
    for call in called(*TROUBLES):
        named = set(call.texts())
        found |= named if named or not _is_name(call) else texts_inside(call.inside, KEY)
    found |= {key for call in called("__init__", under="kernel/trouble.py") for key in call.texts()}
    found |= {key for call in called("bad", under="games") for key in call.texts() if _is_attribute(call)}
    return found | {
        f"scenario-{key}" for call in called("bad", under="games") for key in call.texts() if _is_local(call)
    }


def _is_name(call: Call) -> bool:
    """Is the key a variable of the function the call stands in (but not one of its parameters)?"""
    first = call.node.args[0] if call.node.args else None
    if not (isinstance(first, ast.Name) and isinstance(call.inside, ast.FunctionDef)):
        return False
    return first.id not in [argument.arg for argument in call.inside.args.args]


def _is_attribute(call: Call) -> bool:
    return isinstance(call.node.func, ast.Attribute)


def _is_local(call: Call) -> bool:
    return isinstance(call.node.func, ast.Name)


def event_kinds(game: str) -> set[str]:
    """The kind of every event that the kernel or a game tells."""
    under = f"games/{game}"
    found = {kind for call in called("tell", "explain", under=under) for kind in call.texts()}
    found |= {kind for call in called("whisper", under=under) for kind in call.texts(1)}
    found |= {f"show-{kind}" for call in called("_line", under=under) for kind in call.texts()}
    found |= {kind for call in called("Event", under=under) for kind in call.texts()}
    found |= {kind for call in called("Event", "tell", under="kernel") for kind in call.texts()}
    return found | {kind for call in called("_go", under="kernel") for kind in call.texts()}


def entry_kinds() -> set[str]:
    """The kind of every entry a table writes."""
    found = {kind for call in called("_append", "_play", "_go", under="kernel") for kind in call.texts()}
    return found | {"start"}


def objecting_rules(game: str) -> set[str]:
    """Every rule that some objection can name, also where the rule is picked by a table or a function."""
    found: set[str] = set()
    for call in called("no", "Objection", under=f"games/{game}"):
        named = set(call.texts())
        found |= named or _rules_named_by(call, game)
    return found | _rules_handed_over(game)


def _rules_handed_over(game: str) -> set[str]:
    """Rules given to a function that objects with the rule it is given: not_your_turn(state, seat, "CW-SPY-01")."""
    under, found = f"games/{game}", set()
    for name, function in functions(under).items():
        places = [at for at, argument in enumerate(function.args.args) if argument.arg == "rule"]
        objects = function.returns is not None and "Objection" in ast.unparse(function.returns)
        for call in called(name, under=under) if places and objects and name != "no" else ():
            found |= {text for text in call.texts(places[0]) if RULE.fullmatch(text)} or _tables_named_in(call)
    return found


def _rules_named_by(call: Call, game: str) -> set[str]:
    if call.inside is functions(f"games/{game}").get("no") or not call.node.args:
        return set()
    found, known = texts_inside(call.inside, RULE), functions(f"games/{game}")
    waiting, seen = [call.inside], set[str]()
    while waiting:  # functions that pick a rule say so in their names
        here = waiting.pop()
        asked = names_inside(here) | {part.attr for part in ast.walk(here) if isinstance(part, ast.Attribute)}
        for name in {name for name in asked & known.keys() if name.endswith(("rule", "rules"))} - seen:
            seen.add(name)
            waiting.append(known[name])
            found |= texts_inside(known[name], RULE)
    return found | _tables_named_in(call)


def _tables_named_in(call: Call) -> set[str]:
    """Rules in a table of the module (DUTY) that the function looks them up in."""
    names = names_inside(call.inside)
    found: set[str] = set()
    for node in ast.parse(call.path.read_text(encoding="utf-8")).body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if any(isinstance(target, ast.Name) and target.id in names for target in targets):
            found |= texts_inside(node, RULE)
    return found
