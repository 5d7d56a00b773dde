"""Game data files: TOML, checked against a type, with errors that name file, line and field.

A file may carry a ``[sources]`` table that says of each value no rulebook states where it comes from:
``"countries.N.vp_max" = "deduced"``. Screens and sheets show a mark for such values.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from companion.kernel.assets import ASSETS, asset_text
from companion.kernel.trouble import BadData

T = TypeVar("T")
Source: TypeAlias = Literal["deduced", "sample", "community"]

__all__ = ["ASSETS", "Source", "asset_text", "bad", "check", "overlay", "parse", "problem"]

DEEPEST = 20  # tables in tables, or parts of a key
LARGEST = 2**53  # whole numbers up to here are the same everywhere
_QUOTED = re.compile(r'''"""(?:[^\\]|\\.)*?"""|\'{3}.*?\'{3}|"(?:[^"\\\n]|\\.)*+"|\'[^\'\n]*+\'|#[^\n]*+''', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")
_MANY_PARTS = re.compile(rf"(?:\.[ \t]*+[\w-]*+[ \t]*+){{{DEEPEST},}}")
_MANY_DIGITS = re.compile(r"[\d_]{1000}")
_WHERE = re.compile(r" - at (?:`key` in )?`\$\.?(?P<path>[^`]*)`$")
_ANY_KEY = "[...]"  # how msgspec writes the key of a table
_PROBLEMS = {
    "missing": re.compile(r"Object missing required field `(?P<field>[^`]+)`"),
    "unknown": re.compile(r"Object contains unknown field `(?P<field>[^`]+)`"),
    "type": re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`"),
    "range": re.compile(r"Expected `(?P<expected>[^`]+)`(?: (?P<limit>[<>=]+ \S+))"),
    "value": re.compile(r"Invalid (?:enum )?value (?P<got>'[^']*'|\S+)"),
}


def parse(text: str, name: str) -> dict[str, Any]:
    """The file as plain tables; a slip in the TOML itself is told with its line."""
    deep = line_too_deep(text)
    if deep:
        raise BadData("data-deep", file=name, line=deep, field="", limit=DEEPEST)
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise BadData(
            "data-toml", file=name, line=int(line[1]) if line else len(text.splitlines()), field="", detail=str(error)
        ) from None
    except ValueError:  # a number with more digits than Python reads
        digits = _MANY_DIGITS.search(text)
        raise BadData("data-number", file=name, line=_line(text, digits.start() if digits else 0), field="") from None
    large = next(_too_large(table), None)
    if large is not None:
        raise bad("data-number", text, name, large)
    return table


def line_too_deep(text: str) -> int:
    """The line where tables lie in one another deeper than anything a game has, or none.

    Found before the file is read: reading takes ever longer the deeper they lie, and gives up at last.
    """
    bare = _QUOTED.sub(_without_quotes, text)
    dotted = _MANY_PARTS.search(bare)
    if dotted:
        return _line(bare, dotted.start())
    depth = 0
    for bracket in _BRACKET.finditer(bare):
        depth = depth + 1 if bracket[0] in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            return _line(bare, bracket.start())
    return 0


def _without_quotes(quoted: re.Match[str]) -> str:
    """A word instead, on as many lines."""
    return "" if quoted[0].startswith("#") else "x" + "\n" * quoted[0].count("\n")


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _too_large(value: Any, path: str = "") -> Iterator[str]:
    """Where numbers stand that cannot be stored."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _too_large(item, f"{path}.{key}".removeprefix("."))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _too_large(item, f"{path}[{number}]")
    elif isinstance(value, int) and abs(value) > LARGEST:
        yield path


def check(table: Mapping[str, Any], type_: type[T], text: str, name: str) -> T:
    """Turn plain tables into the type they claim to be."""
    try:
        return msgspec.convert(table, type_)
    except msgspec.ValidationError as error:
        raise _explain(str(error), table, type_, text, name) from None


def problem(message: str) -> tuple[str, dict[str, str], str]:
    """What kind of mistake msgspec found, its details, and the dotted path of the field."""
    where = _WHERE.search(message)
    path = where["path"] if where else ""
    for kind, pattern in _PROBLEMS.items():
        found = pattern.match(message)
        if found:
            details = {key: value for key, value in found.groupdict().items() if value}
            field = details.pop("field", "")
            return kind, details, ".".join(part for part in (path, field) if part)
    return "other", {"detail": message.partition(" - at ")[0]}, path


def _explain(message: str, table: Mapping[str, Any], type_: type[Any], text: str, name: str) -> BadData:
    kind, details, path = problem(message)
    return bad(f"data-{kind}", text, name, _with_keys(path, table, type_, message), **details)


def _with_keys(path: str, table: Mapping[str, Any], type_: type[Any], message: str) -> str:
    """The path with its real keys: the entry that alone gives the same message is the wrong one."""
    before, any_key, after = path.partition(_ANY_KEY)
    if not any_key:
        return path
    entries = list((_at(table, before) if before else table).items())

    def only(some: Sequence[tuple[str, Any]]) -> Mapping[str, Any]:
        return _put(table, before.split("."), dict(some)) if before else dict(some)

    while len(entries) > 1:  # halved again and again: trying each one would take too long for a large file
        half = entries[: len(entries) // 2]
        entries = half if _message(only(half), type_) == message else entries[len(half) :]
    if not entries or _message(only(entries), type_) != message:
        return path.replace(_ANY_KEY, "")
    return _with_keys(f"{before}.{entries[0][0]}{after}".removeprefix("."), only(entries), type_, message)


def _message(table: Mapping[str, Any], type_: type[Any]) -> str:
    try:
        msgspec.convert(table, type_)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _at(table: Mapping[str, Any], path: str) -> Mapping[str, Any]:
    here: Any = table
    for part in path.split("."):
        here = here.get(part) if isinstance(here, Mapping) else None
    return here if isinstance(here, Mapping) else {}


def _put(table: Mapping[str, Any], path: Sequence[str], value: Any) -> dict[str, Any]:
    first, *rest = path
    return {**table, first: _put(table[first], rest, value) if rest else value}


def bad(key: str, text: str, name: str, path: str, **facts: str | int) -> BadData:
    """A mistake at `path` of the file, with the line a player has to look at."""
    return BadData(key, file=name, line=line_of(text, path), field=path, **facts)


def line_of(text: str, path: str) -> int:
    """The line where a dotted path is set, else the nearest table above it, else the first below it, else 1."""
    wanted = [(step[1], int(step[2]) if step[2] else None) for step in _STEP.finditer(path)]
    best, best_depth, below, table = 1, 0, 1, []  # type: int, int, int, list[_Step]
    rows: dict[_Place, int] = {}  # how many of each [[table]] have begun
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]", line)
        key = re.match(r"\s*([\w.\-\"']+)\s*=", line)
        if header:
            table = _table(_parts(header[2]), header[1] == "[[", rows)
        here = table if header else table + [(part, None) for part in _parts(key[1])] if key else []
        depth = len(here)
        if depth > best_depth and _is_there(here, wanted[:depth]):
            best, best_depth = number, depth
        if below == 1 and wanted and _is_there(here[: len(wanted)], wanted):
            below = number
    return best if best_depth else below


_Step: TypeAlias = tuple[str, int | None]  # a name and, in a [[table]], which one of them
_Place: TypeAlias = tuple[_Step | str, ...]  # the steps above a name, and the name
_STEP = re.compile(r"([^.\[\]]+)(?:\[(\d+)\])?")


def _table(names: list[str], another: bool, rows: dict[_Place, int]) -> list[_Step]:
    """Where a header leads; `another` begins one more [[table]] of its kind, whose own ones are counted anew."""
    steps: list[_Step] = []
    for depth, name in enumerate(names, start=1):
        path: _Place = (*steps, name)
        if another and depth == len(names):
            rows[path] = rows.get(path, -1) + 1
        steps.append((name, rows.get(path)))
    return steps


def _is_there(here: list[_Step], wanted: list[_Step]) -> bool:
    return len(here) == len(wanted) and all(
        name == named and (None in (at, which) or at == which)
        for (name, at), (named, which) in zip(here, wanted, strict=True)
    )


def _parts(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]


def overlay(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """`base` with `changes` laid over it, table by table."""
    merged = dict(base)
    for key, value in changes.items():
        below = merged.get(key)
        merged[key] = overlay(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return merged
