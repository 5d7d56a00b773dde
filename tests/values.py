"""Moves of any game, filled in with things of a table: all of them where they can be counted, else a good sample.

Nothing here knows a game. A field that holds a list or free words has no end of values; the choices a game offers are
taken as samples of it, so are variations of them, and made-up values full of nonsense.
"""

from __future__ import annotations

import math
import types
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields, replace

from companion.kernel.game import Game, Move, Names
from companion.kernel.trouble import Trouble

MOST = 5000  # ways to fill in a move; where there are more, so many of them are tried
SAMPLED = 100  # the same for a move with a field that has no end of values
LONGEST = 3  # things in a made-up list


def every_move(game: Game[Any], state: Any, move_type: type[Move], dice: Random, most: int = MOST) -> list[Move]:
    """Each way to fill in the fields of a move with things of this table and small numbers, or some of them."""
    values = _Values(game, state, move_type, dice, min(most, SAMPLED))
    choices = {field: values.of(field) for field in move_type.__struct_fields__}
    most = min(most, SAMPLED) if values.endless else most
    if math.prod(map(len, choices.values())) <= most:
        fillings: Iterator[tuple[Any, ...]] = product(*choices.values())
    else:
        fillings = (tuple(map(dice.choice, choices.values())) for _ in range(most))
    moves = dict.fromkeys(move_type(**dict(zip(choices, filling, strict=True))) for filling in fillings)
    return [move for move in moves if not values.endless or can_be_typed(game, values.names, move)]


def can_be_typed(game: Game[Any], names: Names, move: Move) -> bool:
    """Nobody can enter what has no words, so no rule has to speak of it."""
    try:
        return game.notation.read(game.notation.write(move), names).moves(move.seat)[0] == move
    except (LookupError, Trouble):
        return False


class _Values:
    """What can stand in the fields of one kind of move."""

    def __init__(self, game: Game[Any], state: Any, move_type: type[Move], dice: Random, sampled: int) -> None:
        self.names: Names = game.names(state)
        self.hints = parts_of(move_type)
        self.kinds = game.notation._patterns[move_type.verb()].kinds
        self.dice, self.sampled = dice, sampled
        pending = [d for d in game.pending(state) if move_type.verb() in d.verbs]
        self.seats = [*game.seats, None] if any(d.seat is None for d in pending) else list(game.seats)
        self.defaults = defaults_of(move_type)
        self.endless = {name for name in self.hints if name != "seat" and self._is_endless(name)}
        offers = (move for d in pending if self.endless for move in game.choices(state, d))
        self.offered = [move for move in offers if isinstance(move, move_type)]

    def of(self, field: str) -> list[Any]:
        if field == "seat":
            return self.seats
        found = list(self._samples(field) if field in self.endless else self._all(field))
        default = self.defaults[field]
        return found if default is NODEFAULT or default in found else [*found, default]

    def _named(self, field: str) -> tuple[str, ...] | None:
        return self.names.get(self.kinds[field]) if get_origin(self.hints[field]) is not Literal else None

    def _is_endless(self, field: str) -> bool:
        return has_no_end(self.hints[field]) and not (self.hints[field] in (str, str | None) and self._named(field))

    def _all(self, field: str) -> Iterator[Any]:
        return every_value(self.hints[field], self._named(field), highest=7)

    def _samples(self, field: str) -> Iterator[Any]:
        offered = [getattr(move, field) for move in self.offered]
        yield from offered
        yield from (varied(value, offered, self.names, self.dice) for value in offered)
        yield from (made_up(self.hints[field], field, self.names, self.dice) for _ in range(self.sampled))


@cache
def parts_of(struct: type[Struct]) -> dict[str, Any]:
    """Its fields with their types."""
    return get_type_hints(struct)


@cache
def defaults_of(struct: type[Struct]) -> dict[str, Any]:
    return {field.name: field.default for field in fields(struct)}


# --- all of them ----------------------------------------------------------------------------------------------------


def has_no_end(hint: Any) -> bool:
    """Lists and words have no end of values, and so has whatever is made of them."""
    if get_origin(hint) in (Union, types.UnionType):
        return any(map(has_no_end, get_args(hint)))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return any(map(has_no_end, parts_of(hint).values()))
    return hint is str or get_origin(hint) is tuple


def every_value(hint: Any, named: tuple[str, ...] | None, highest: int) -> Iterator[Any]:
    if get_origin(hint) in (Union, types.UnionType):
        for part in get_args(hint):
            yield from every_value(part, named, highest)
    elif hint is type(None):
        yield None
    elif get_origin(hint) is Literal:
        yield from get_args(hint)
    elif hint is bool:
        yield from (False, True)
    elif hint is int:
        yield from range(highest + 1)
    elif isinstance(hint, type) and issubclass(hint, Struct):
        parts = [list(every_value(part, None, highest=3)) for part in parts_of(hint).values()]
        yield from (hint(*filling) for filling in product(*parts))
    else:
        assert named is not None, f"no values for {hint}"
        yield from named


# --- some of them ---------------------------------------------------------------------------------------------------


def made_up(hint: Any, field: str, names: Names, dice: Random) -> Any:
    """Any value of that type. Words are names of the table: of the kind the field is called by, else of any kind."""
    shape, parts = _shape(hint)
    if shape == "one of":
        return made_up(dice.choice(parts), field, names, dice)
    if shape == "list":
        return tuple([made_up(parts, field, names, dice) for _ in range(dice.randint(0, LONGEST))])
    if shape == "struct":
        return hint(*[made_up(part, name, names, dice) for name, part in parts])
    if shape == "word":
        return dice.choice(("", *(names.get(field) or dice.choice(list(names.values())))))
    return dice.choice(parts)


@cache
def _shape(hint: Any) -> tuple[str, Any]:
    """What a type is made of; to find that out takes longer than to make up a value of it."""
    if get_origin(hint) in (Union, types.UnionType):
        return "one of", get_args(hint)
    if get_origin(hint) is tuple:
        return "list", get_args(hint)[0]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return "struct", list(parts_of(hint).items())
    return ("word", None) if hint is str else ("value", list(every_value(hint, None, highest=7)))


def varied(value: Any, offered: list[Any], names: Names, dice: Random) -> Any:
    """Nearly what was offered: of a list something left out, repeated, added from another one, or changed."""
    if not isinstance(value, tuple) or not value:
        return value
    at = dice.randrange(len(value))
    match dice.randrange(4):
        case 0:
            return value[:at] + value[at + 1 :]
        case 1:
            return (*value, value[at])
        case 2:
            return value + dice.choice(offered)
    return (*value[:at], _changed(value[at], names, dice), *value[at + 1 :])


def _changed(part: Any, names: Names, dice: Random) -> Any:
    """The same with another value in one of its fields."""
    if not isinstance(part, Struct):
        return made_up(type(part), "", names, dice)
    hints = parts_of(type(part))
    field = dice.choice(list(hints))
    return replace(part, **{field: made_up(hints[field], field, names, dice)})
