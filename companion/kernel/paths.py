"""Reaching every field of a state by a dotted path, for corrections: ``countries.N.blue.standing = 2``."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect
from msgspec.structs import FieldInfo, fields

from companion.kernel.holding import few, grows, misfit, misfits, type_at
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
    table = plain(state)
    if path != EVERYTHING:
        _put(table, path, value, type(state))
    elif isinstance(value, dict):
        for each, item in value.items():
            _put(table, each, item, type(state))
    else:
        raise misfit(path, "table")
    try:
        changed = msgspec.convert(table, type(state))
        msgspec.msgpack.encode(changed)
    except (msgspec.ValidationError, OverflowError):  # what does not fit, or a number too large to be stored
        raise _what_misfits(type(state), path, value) from None
    return changed


def changes_of(path: str, value: Any) -> dict[str, Any]:
    """What a correction writes where."""
    if path != EVERYTHING:
        return {path.strip(): value}
    return {each.strip(): item for each, item in value.items()} if isinstance(value, dict) else {}


def _what_misfits(kind: type, path: str, value: Any) -> Trouble:
    """The sentence that says what would have fitted."""
    for each, item in changes_of(path, value).items():
        held = type_at(kind, tuple(each.strip().split(".")))
        for trouble in misfits(held, item, each) if held is not None else ():
            return trouble
    return Trouble("senseless", path=path[:80])


def _put(table: Any, path: str, value: Any, kind: type) -> None:
    parts = tuple(path.strip().split("."))
    here = table
    for depth, part in enumerate(parts[:-1]):
        if _comes(here, kind, parts[: depth + 1]) and isinstance(type_at(kind, parts[: depth + 1]), inspect.DictType):
            here[part] = {}
        here = here[_step(here, part, parts[:depth])]
    if _comes(here, kind, parts):
        here[parts[-1]] = value
        return
    last = _step(here, parts[-1], parts[:-1])
    _check_names(here[last], value, parts, kind)
    here[last] = value


def _comes(here: Any, kind: type, parts: tuple[str, ...]) -> bool:
    """Is this an entry that is not there yet, of a table in which entries come and go?"""
    return isinstance(here, dict) and parts[-1] not in here and grows(kind, parts[:-1])


def _check_names(before: Any, after: Any, parts: tuple[str, ...], kind: type) -> None:
    """A table may be replaced as a whole, but nobody sits down or leaves, and no country comes or goes."""
    if not (isinstance(before, dict) and isinstance(after, dict)) or grows(kind, parts):
        return
    if before.keys() != after.keys():
        raise misfit(".".join(parts), "parts" if before else "nothing", list(before))
    for key, value in after.items():
        _check_names(before[key], value, (*parts, key), kind)


def _step(here: Any, part: str, above: tuple[str, ...]) -> str | int:
    """The key or index `part` names in a table or list."""
    if isinstance(here, dict) and part in here:
        return part
    if isinstance(here, list) and part in map(str, range(len(here))):
        return int(part)
    raise no_path(here, part, above)


def no_path(here: Any, part: str, above: tuple[str, ...]) -> Trouble:
    """There is no such part in this table or list; what could have been named there."""
    case, known = _known_parts(here, above)
    return Trouble("no-path", part=part[:40], above=".".join(above)[:80], case=case, values=f"'{known}")


def _known_parts(here: Any, above: tuple[str, ...]) -> tuple[str, str]:
    """What could have been named there."""
    if isinstance(here, dict):
        return "field" if above else "first", ", ".join(few(list(here)))
    if isinstance(here, list):
        return "list" if here else "empty", str(len(here) - 1)
    return "whole", ""
