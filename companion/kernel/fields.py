"""What can be corrected: every field of a position, what it may hold, and what a thing on the table makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, inspect

from companion.kernel.game import Game, Seat
from companion.kernel.holding import limits, type_at, without_none
from companion.kernel.layout import Layout, Thing
from companion.kernel.paths import plain, value_at

SETTLED = ("rules", "result")  # before the game, or by its end; the command line reaches them
Value = str | int | bool | None


class Field(Struct, frozen=True):
    """One field: a number within limits, or one of a few values. Neither: only the command line can write it."""

    path: str
    value: Any
    low: int | None = None
    high: int | None = None
    choices: tuple[Value, ...] = ()

    @property
    def is_number(self) -> bool:
        return self.low is not None


def fields_of(game: Game[Any], state: Any) -> dict[str, Field]:
    """Every field people can fill in, by its path; also those of things that could lie somewhere, and do not yet."""
    seats = game.names(state)["seat"]
    could = {thing.field: 0 for thing in game.layout(state, None) if not thing.count and thing.reads == "count"}
    values = could | dict(paths(plain(state)))
    known = ((path, value, type_at(game.state_type, tuple(path.split(".")))) for path, value in values.items())
    found = [_field(path, value, kind, seats) for path, value, kind in known if kind is not None]
    return {field.path: field for field in found if field.is_number or field.choices}


def paths(value: Any, above: str = "") -> Iterator[tuple[str, Any]]:
    """Every field of a position by its path."""
    if isinstance(value, dict):
        for key, item in value.items():
            if above or key not in SETTLED:
                yield from paths(item, f"{above}.{key}" if above else key)
    else:
        yield above, value


def _field(path: str, value: Any, kind: inspect.Type, seats: tuple[Seat, ...]) -> Field:
    empty: tuple[Value, ...] = ()
    if isinstance(kind, inspect.UnionType):
        inner = without_none(kind)
        if inner is None or isinstance(inner, inspect.IntType):
            return Field(path, value)
        kind, empty = inner, (None,)
    match kind:
        case inspect.BoolType():
            return Field(path, value, choices=(True, False))
        case inspect.IntType():
            return Field(path, value, *limits(kind))
        case inspect.LiteralType():
            return Field(path, value, choices=(*kind.values, *empty))
        case inspect.StrType() if value in seats:
            return Field(path, value, choices=(*seats, *empty))
    return Field(path, value)


def known_things(game: Game[Any], state: Any) -> Layout:
    """What lies where as far as everybody may know: a hand card by card, where that can be told from what lies open."""
    found: list[Thing] = []
    for thing in game.layout(state, None):
        found += (_named(game, state, thing) if thing.reads == "list" and not thing.name else ()) or (thing,)
    return tuple(found)


def _named(game: Game[Any], state: Any, backs: Thing) -> Layout:
    if value_at(game.seen_by(state, None), backs.field) != value_at(state, backs.field):
        return ()
    return tuple(thing for thing in game.layout(state, backs.owner) if thing.field == backs.field)


def put(state: Any, thing: Thing, count: int) -> Any:
    """What the field of a thing holds when there are so many of it, or when it shows that number."""
    if thing.reads != "list":
        return count + thing.besides
    listed = list(value_at(state, thing.field))
    at = listed.index(thing.name) if thing.name in listed else len(listed)
    others = [name for name in listed if name != thing.name]
    return [*others[:at], *[thing.name] * count, *others[at:]]
