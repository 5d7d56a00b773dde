"""Reaching every field of a state by a dotted path, for corrections: ``countries.N.blue.standing = 2``."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from companion.kernel.data import problem
from companion.kernel.trouble import Trouble

S = TypeVar("S")


def set_path(state: S, path: str, value: Any) -> S:
    """The same state with one field changed; refuses a path that does not exist and a value that does not fit."""
    plain = msgspec.to_builtins(state)
    parts = path.strip().split(".")
    here = plain
    for depth, part in enumerate(parts[:-1]):
        here = here[_step(here, part, parts[:depth], path)]
    here[_step(here, parts[-1], parts[:-1], path)] = value
    try:
        return msgspec.convert(plain, type(state))
    except msgspec.ValidationError as error:
        kind, details, _ = problem(str(error))
        raise Trouble("bad-value", path=path, kind=kind, expected=_expected(details)) from None


def _step(here: Any, part: str, above: list[str], path: str) -> str | int:
    """The key or index `part` names in a table or list."""
    if isinstance(here, dict) and part in here:
        return part
    if isinstance(here, list) and part.isdigit() and int(part) < len(here):
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
