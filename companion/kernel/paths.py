"""Reaching every field of a state by a dotted path, for corrections: ``countries.N.blue.standing = 2``."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec.structs import FieldInfo, fields

from companion.kernel.data import problem
from companion.kernel.trouble import Trouble

S = TypeVar("S")
EVERYTHING = "*"  # instead of a path: several fields at once, in a table of paths and values


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[FieldInfo, ...]:
    """Worked out once: msgspec reads all annotations again each time."""
    return fields(kind)


def plain(value: Any) -> Any:
    """Structs as plain tables with every field in them, also those an encoder would leave out."""
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        tag = {} if config.tag_field is None else {config.tag_field: config.tag}  # which one of several structs
        return tag | {field.encode_name: plain(getattr(value, field.name)) for field in _fields(type(value))}
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def value_at(state: Any, path: str) -> Any:
    """What a field holds now; nothing if there is no such field in what somebody may see."""
    here = plain(state)
    for part in path.strip().split("."):
        if isinstance(here, list):
            here = dict(zip(map(str, range(len(here))), here, strict=True))
        here = here.get(part) if isinstance(here, dict) else None
    return here


def set_path(state: S, path: str, value: Any) -> S:
    """The same state with a field changed; refuses a path that does not exist and a value that does not fit."""
    table, growing = plain(state), set(_growing(state))
    if path != EVERYTHING:
        _put(table, path, value, growing)
    elif isinstance(value, dict):
        for each, item in value.items():
            _put(table, each, item, growing)
    else:
        raise Trouble("bad-value", path=path, kind="type", expected="{}")
    try:
        changed = msgspec.convert(table, type(state))
        msgspec.msgpack.encode(changed)
    except msgspec.ValidationError as error:
        kind, details, _ = problem(str(error))
        raise Trouble("bad-value", path=path, kind=kind, expected=_expected(details)) from None
    except OverflowError:  # a number too large to be stored
        raise Trouble("bad-value", path=path, kind="range", expected="int") from None
    return changed


def _growing(value: Any, above: str = "") -> Iterator[str]:
    """The paths of tables that begin empty, such as battles: entries come and go there."""
    if isinstance(value, msgspec.Struct):
        for field in _fields(type(value)):
            if field.default_factory is dict:
                yield f"{above}{field.encode_name}"
            yield from _growing(getattr(value, field.name), f"{above}{field.encode_name}.")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _growing(item, f"{above}{key}.")


def _put(table: Any, path: str, value: Any, growing: Container[str]) -> None:
    parts = path.strip().split(".")
    here = table
    for depth, part in enumerate(parts[:-1]):
        here = here[_step(here, part, parts[:depth], path)]
    last = _step(here, parts[-1], parts[:-1], path)
    _check_names(here[last], value, path, growing)
    here[last] = value


def _check_names(before: Any, after: Any, path: str, growing: Container[str]) -> None:
    """A table may be replaced as a whole, but nobody sits down or leaves, and no country comes or goes."""
    if path in growing or not (isinstance(before, dict) and isinstance(after, dict)):
        return
    if before.keys() != after.keys():
        raise Trouble("bad-value", path=path, kind="value", expected=", ".join(before) or "{}")
    for key, value in after.items():
        _check_names(before[key], value, f"{path}.{key}", growing)


def _step(here: Any, part: str, above: list[str], path: str) -> str | int:
    """The key or index `part` names in a table or list."""
    if isinstance(here, dict) and part in here:
        return part
    if isinstance(here, list) and part in map(str, range(len(here))):
        return int(part)
    if isinstance(here, dict):
        known = ", ".join(here)
    elif isinstance(here, list):
        known = f"0-{len(here) - 1}" if here else "-"
    else:
        known = "-"
    raise Trouble("no-path", path=path[:80], part=part[:40], above=".".join(above) or "-", known=known)


def _expected(details: dict[str, str]) -> str:
    if "limit" in details:
        return f"{details.get('expected', '')} {details['limit']}".strip()
    return details.get("expected") or details.get("detail") or details.get("got", "")
