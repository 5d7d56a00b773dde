"""Data files as text: what a file says, written so that the very same is read from it again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

WIDEST = 118  # characters of a line
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def tables(name: str, listed: Iterable[Struct]) -> Iterator[str]:
    """A list of tables, each under its own heading."""
    for thing in listed:
        yield from ("", f"[[{name}]]")
        yield from values(all_told(thing))


def table(name: str, entries: Mapping[Any, Any]) -> Iterator[str]:
    """One table under its heading, if there is anything in it."""
    if entries:
        yield from ("", f"[{name}]")
        yield from values(entries)


def all_told(thing: Struct) -> dict[str, Any]:
    return told(thing, *_usual(thing.__class__))


def told(thing: Struct, *names: str) -> dict[str, Any]:
    """The fields of these names; what is as usual is left out."""
    usual = _usual(thing.__class__)
    found = ((name, usual[name][1], getattr(thing, usual[name][0])) for name in names)
    return {name: value for name, default, value in found if value != default}


@cache
def _usual(kind: type[Struct]) -> dict[str, tuple[str, Any]]:
    """The fields of a kind as a file calls them, with what they are called here and what they are as a rule."""
    return {field.encode_name: (field.name, _default(field)) for field in fields(kind)}


def _default(field: Any) -> Any:
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


# --- values ---------------------------------------------------------------------------------------------------------


def values(entries: Mapping[Any, Any]) -> Iterator[str]:
    """One line each; a list that is too long for one goes over several."""
    for name, entry in entries.items():
        line = f"{_key(name)} = {value(entry)}"
        if len(line) <= WIDEST or not isinstance(entry, tuple):
            yield line
            continue
        yield f"{_key(name)} = ["
        yield from _wrapped(entry)
        yield "]"


def _wrapped(words: tuple[Any, ...]) -> Iterator[str]:
    """Ten on a line, as one counts pieces or follows a road."""
    for at in range(0, len(words), 10):
        yield f"    {', '.join(map(value, words[at : at + 10]))},"


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else value(name)


def value(entry: Any) -> str:
    """TOML escapes texts as JSON does."""
    if isinstance(entry, str):
        return json.dumps(entry, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(entry, tuple):
        return f"[{', '.join(map(value, entry))}]"
    if isinstance(entry, bool):
        return str(entry).lower()
    if isinstance(entry, int | float):
        return str(entry)
    inside = entry if isinstance(entry, Mapping) else all_told(entry)
    return f"{{ {', '.join(f'{_key(name)} = {value(each)}' for name, each in inside.items())} }}" if inside else "{}"
