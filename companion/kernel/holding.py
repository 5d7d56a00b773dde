"""What a field of a position may hold, and what is told to whoever writes something else into it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import Meta, inspect

from companion.kernel.trouble import Trouble

MANY = 24  # names that a sentence can still list
LARGEST = 999  # where nothing gives a limit: no table has more of anything
COME_AND_GO = Meta(min_length=0)  # entries of a table inside a table; a table with a field of its own begins empty
Allowed: TypeAlias = Sequence[Any] | None  # only these, of a list at least one; none: what the type allows
Rule: TypeAlias = Callable[[str], Allowed]  # what a game allows at a path


@cache
def type_at(kind: Any, parts: tuple[str, ...]) -> inspect.Type | None:
    """What the field at this path may hold."""
    return _below(_type_of(kind), parts)


@cache
def _type_of(kind: Any) -> inspect.Type:
    """Worked out once for all paths: msgspec reads all annotations again each time."""
    return inspect.type_info(kind)


@cache
def grows(kind: Any, parts: tuple[str, ...]) -> bool:
    """Do entries come and go in the table at this path, such as battles? It begins empty, or its type says so."""
    here = type_at(kind, parts)
    if not isinstance(here, inspect.DictType):
        return False
    above = type_at(kind, parts[:-1])
    holder = None if above is None else without_none(above)
    named = holder.fields if isinstance(holder, inspect.StructType) else ()
    return here.min_length == 0 or any(f.encode_name == parts[-1] and f.default_factory is dict for f in named)


def _below(kind: inspect.Type, parts: tuple[str, ...]) -> inspect.Type | None:
    if not parts:
        return kind
    match kind:
        case inspect.UnionType():
            inner = without_none(kind)
            return None if inner is None else _below(inner, parts)
        case inspect.StructType():
            found = next((field.type for field in kind.fields if field.encode_name == parts[0]), None)
            return None if found is None else _below(found, parts[1:])
        case inspect.DictType():
            return _below(kind.value_type, parts[1:])
        case inspect.VarTupleType() | inspect.ListType():
            return _below(kind.item_type, parts[1:])
    return None


def without_none(kind: inspect.Type) -> inspect.Type | None:
    """What it may hold besides nothing; none where that is one of several things."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    inner = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
    return inner[0] if len(inner) == 1 else None


def misfit(
    path: str, case: str, values: Sequence[Any] = (), low: int = 0, high: int = 0, besides: str = "no"
) -> Trouble:
    """The sentence that says what would fit; `besides`: it may also be none, or empty."""
    named = "'" + ", ".join(str(value) for value in values if value != "")  # as they are typed
    return Trouble("bad-value", path=path[:80], case=case, values=named, low=low, high=high, besides=besides)


def misfits(kind: inspect.Type, value: Any, path: str, allows: Rule = lambda _: None) -> Iterator[Trouble]:
    """Everything in a value that does not fit, each with what would."""
    inner, allowed = without_none(kind), allows(path)
    besides = "none" if isinstance(kind, inspect.UnionType) and kind.includes_none else "no"
    if allowed == ():
        yield misfit(path, "settled")
    elif inner is not None and (value is not None or besides == "no"):
        yield from _inside(inner, value, path, allows)
        if not _fits(inner, value, allowed):
            yield _told(inner, path, allowed, besides)


def _inside(kind: inspect.Type, value: Any, path: str, allows: Rule) -> Iterator[Trouble]:
    """What does not fit in the parts of a value."""
    match kind, value:
        case ((inspect.VarTupleType() | inspect.ListType()), list()):
            for at, item in enumerate(value):
                yield from misfits(kind.item_type, item, f"{path}.{at}", allows)
        case inspect.DictType(), dict():
            for key, item in value.items():
                yield from misfits(kind.value_type, item, f"{path}.{key}", allows)
        case inspect.StructType(), dict():
            for field in kind.fields:
                if field.encode_name in value:
                    yield from misfits(field.type, value[field.encode_name], f"{path}.{field.encode_name}", allows)


def _fits(kind: inspect.Type, value: Any, allowed: Allowed) -> bool:
    """Is it of the right type, and one of those that are allowed?"""
    match kind:
        case inspect.BoolType():
            return isinstance(value, bool) and (allowed is None or value in allowed)
        case inspect.IntType():
            low, high = limits(kind) if allowed is None else (allowed[0], allowed[-1])
            return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        case inspect.LiteralType():
            return isinstance(value, str) and value in kind.values
        case inspect.StrType():
            return isinstance(value, str) and (allowed is None or value in allowed)
        case inspect.VarTupleType() | inspect.ListType():
            return isinstance(value, list) and (allowed is None or bool(value))
        case inspect.StructType():
            needed = {field.encode_name for field in kind.fields if field.required}
            return isinstance(value, dict) and needed <= value.keys()
        case inspect.DictType():
            return isinstance(value, dict) and (allowed is None or value.keys() <= set(allowed))
    return True


def _told(kind: inspect.Type, path: str, allowed: Allowed, besides: str) -> Trouble:
    """What should stand there instead."""
    match kind:
        case inspect.BoolType():
            return misfit(path, "yes-or-no" if allowed is None else "yes" if allowed[0] else "no")
        case inspect.IntType():
            low, high = limits(kind) if allowed is None else (allowed[0], allowed[-1])
            return misfit(path, "number", low=low, high=high, besides=besides)
        case inspect.LiteralType():
            return misfit(path, "one-of", kind.values, besides=besides)
        case inspect.StrType() if allowed is not None:
            return misfit(path, "one-of", allowed, besides="empty" if "" in allowed else besides)
        case inspect.StrType():
            return misfit(path, "text", besides=besides)
        case inspect.StructType():
            return misfit(path, "parts", [field.encode_name for field in kind.fields], besides=besides)
        case inspect.DictType() if allowed is not None:
            return misfit(path, "entries", few(allowed), besides=besides)
        case inspect.DictType():
            return misfit(path, "table", besides=besides)
    return misfit(path, "some-of" if allowed else "list", allowed or (), besides=besides)


def few(names: Sequence[Any]) -> list[str]:
    """The first of them, where a sentence would become too long with all."""
    shown = [str(name) for name in names[:MANY]]
    return shown if len(names) <= MANY else [*shown, "…"]


def limits(kind: inspect.IntType) -> tuple[int, int]:
    """The least and the most a number may be."""
    return kind.ge or 0, LARGEST if kind.le is None else kind.le
