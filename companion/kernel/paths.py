"""Reaching every field of a state by a dotted path, for corrections: ``countries.N.blue.standing = 2``."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec.structs import fields

from companion.kernel.data import problem
from companion.kernel.trouble import Trouble

S = TypeVar("S")
EVERYTHING = "*"  # instead of a path: several fields at once, in a table of paths and values


def plain(value: Any) -> Any:
    """Structs as plain tables with every field in them, also those an encoder would leave out."""
    if isinstance(value, msgspec.Struct):
        return {field.encode_name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def set_path(state: S, path: str, value: Any) -> S:
    """The same state with a field changed; refuses a path that does not exist and a value that does not fit."""
    table = plain(state)
    if path != EVERYTHING:
        _put(table, path, value)
    elif isinstance(value, dict):
        for each, item in value.items():
            _put(table, each, item)
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


def _put(table: Any, path: str, value: Any) -> None:
    parts = path.strip().split(".")
    here = table
    for depth, part in enumerate(parts[:-1]):
        here = here[_step(here, part, parts[:depth], path)]
    last = _step(here, parts[-1], parts[:-1], path)
    _check_names(here[last], value, path)
    here[last] = value


def _check_names(before: Any, after: Any, path: str) -> None:
    """A table may be replaced as a whole, but nobody sits down or leaves, and no country comes or goes."""
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return
    if before.keys() != after.keys():
        raise Trouble("bad-value", path=path, kind="value", expected=", ".join(before) or "{}")
    for key, value in after.items():
        _check_names(before[key], value, f"{path}.{key}")


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
