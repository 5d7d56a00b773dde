"""What an effect of a card needs to be told, read off its type, and how it is typed into a form."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT
from msgspec.structs import fields

from companion.games.clockwork.vocabulary import EFFECTS, AnyEffect, Effect

NOTHING = "-"  # no word chosen
TWICE = 2  # how many words of a list the form takes; a file takes any number


class Parameter(NamedTuple):
    """One field of an effect."""

    name: str  # as in a card file
    kind: Literal["choice", "words", "number", "text", "switch"]
    words: tuple[str, ...] = ()  # to choose from; of a number: what it may be instead
    default: Any = NODEFAULT


def parameters(type_: str) -> Iterator[Parameter]:
    """None for a type that is none."""
    if type_ not in EFFECTS:
        return
    hints = get_type_hints(EFFECTS[type_])
    for field in fields(EFFECTS[type_]):
        yield Parameter(field.encode_name, *_sort(hints[field.name]), field.default)


def _sort(hint: Any) -> tuple[Literal["choice", "words", "number", "text", "switch"], tuple[str, ...]]:
    parts = list(_parts(hint))
    words = tuple(word for part in parts if get_origin(part) is Literal for word in get_args(part))
    if hint is bool:
        return "switch", ("no", "yes")
    if get_origin(hint) is tuple:
        return "words", words
    if int in parts:
        return "number", words
    return ("choice", words) if words else ("text", ())


def _parts(hint: Any) -> Iterator[Any]:
    """What a type is made of: the sides of a union, the items of a list, and no limits."""
    origin = get_origin(hint)
    if origin is Annotated:
        yield from _parts(get_args(hint)[0])
    elif origin in (Union, types.UnionType, tuple):
        for part in get_args(hint):
            yield from _parts(part)
    else:
        yield hint


def read_number(parameter: Parameter, typed: str, called: Callable[[str], str]) -> Any:
    """A number, or one of the words it may be instead, in the player's language or as in a file; or the text as it is,
    which is no value and will be told."""
    if not typed:
        return NODEFAULT
    if typed.removeprefix("-").isdecimal() and len(typed) < 5:
        return int(typed)
    return next((word for word in parameter.words if typed.casefold() in (word, called(word).casefold())), typed)


def build(type_: str, values: dict[str, Any]) -> Effect:
    """The effect with these values; what was left open is as usual. Raises msgspec.ValidationError."""
    given = {name: value for name, value in values.items() if value is not NODEFAULT}
    effect: Effect = msgspec.convert({"type": type_, **given}, AnyEffect)
    return effect
