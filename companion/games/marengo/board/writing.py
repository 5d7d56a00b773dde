"""A board as a file: the same TOML that is read, in the order of the shipped ones."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from companion.games.marengo.board.model import Approach, Board, Locale

HEAD = "# A board of Bonaparte at Marengo, written by the board editor, which keeps no comments of your own here."
WIDEST = 118  # characters of a line
_FIRST: tuple[str, ...] = ("id", "opposite", "width")
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_board(board: Board) -> str:
    """What `read_board` reads the very same board from."""
    return "\n".join(_lines(board)) + "\n"


def _lines(board: Board) -> Iterator[str]:
    yield HEAD
    yield ""
    yield from _values(_told(board, "schema", "name", "source", "language", "size"))
    for name in ("time", "morale"):
        yield from ("", f"[{name}]")
        yield from _values(_all_told(getattr(board, name)))
    for locale in board.locales:
        yield from ("", "[[locale]]")
        yield from _locale(locale)
    for name, listed in (("road", board.roads), ("junction", board.junctions), ("entry", board.entries)):
        yield from _tables(name, listed)
    yield from _tables("force", board.forces)
    yield from _tables("spares", board.spares)
    for name, table in (("sample", board.sample), ("sources", board.sources), ("notes", board.notes)):
        if table:
            yield from ("", f"[{name}]")
            yield from _values(table)


def _locale(locale: Locale) -> Iterator[str]:
    yield from _values(_told(locale, "id", "name", "label", "capacity", "french_start", "star", "x", "y", "area"))
    if locale.approaches:
        yield "approach = ["
        yield from (f"    {_value(_row(side))}," for side in locale.approaches)
        yield "]"


def _row(side: Approach) -> dict[str, Any]:
    """Where somebody can cross, symbols are told even if there are none."""
    told = _all_told(side)
    arms = {} if side.impassable or side.edge else {"inf": side.inf, "cav": side.cav, "art": side.art}
    first = {name: told.pop(name) for name in _FIRST if name in told}
    return {**first, **arms, **{name: value for name, value in told.items() if name not in arms}}


def _tables(name: str, listed: Iterable[Any]) -> Iterator[str]:
    for thing in listed:
        yield from ("", f"[[{name}]]")
        yield from _values(_all_told(thing))


def _all_told(thing: Any) -> dict[str, Any]:
    return _told(thing, *_usual(thing.__class__))


def _told(thing: Any, *names: str) -> dict[str, Any]:
    """The fields of these names; what is as usual is left out."""
    usual = _usual(thing.__class__)
    values = ((name, usual[name][1], getattr(thing, usual[name][0])) for name in names)
    return {name: value for name, default, value in values if value != default}


@cache
def _usual(kind: type[Struct]) -> dict[str, tuple[str, Any]]:
    """The fields of a kind as a file calls them, with what they are called here and what they are as a rule."""
    return {
        field.encode_name: (field.name, {} if field.default_factory is dict else field.default)
        for field in fields(kind)
    }


# --- values ---------------------------------------------------------------------------------------------------------


def _values(table: Mapping[str, Any]) -> Iterator[str]:
    for name, value in table.items():
        line = f"{_key(name)} = {_value(value)}"
        if len(line) <= WIDEST or not isinstance(value, tuple):
            yield line
            continue
        yield f"{_key(name)} = ["
        yield from _wrapped(value)
        yield "]"


def _wrapped(words: tuple[Any, ...]) -> Iterator[str]:
    """Ten on a line, as one counts pieces or follows a road."""
    for at in range(0, len(words), 10):
        yield f"    {', '.join(map(_value, words[at : at + 10]))},"


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _value(name)


def _value(value: Any) -> str:
    """TOML escapes texts as JSON does."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    table = value if isinstance(value, Mapping) else _all_told(value)
    return f"{{ {', '.join(f'{_key(name)} = {_value(each)}' for name, each in table.items())} }}" if table else "{}"
