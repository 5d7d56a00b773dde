"""A move with several independent parts: from all the moves there are, part by part, to the one that is meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from companion.kernel.game import Game, Move
from companion.kernel.notation import Notation

FEW = 9  # moves that are listed all together, unless they differ in several things that may be left out
Moves: TypeAlias = tuple[Move, ...]


def gathered(notation: Notation, moves: Iterable[Move]) -> list[Moves]:
    """The moves as they are listed first: each by itself, or all that begin alike where they are asked in parts."""
    listed = [(move.verb(), move) for move in moves]
    by_verb: dict[str, list[Move]] = {}
    for verb, move in listed:
        by_verb.setdefault(verb, []).append(move)
    in_parts = {verb for verb, alike in by_verb.items() if _has_parts(notation, alike)}
    rows: dict[object, list[Move]] = {}
    for verb, move in listed:
        begun = (verb, notation.field_text(move, notation.fields(verb)[0])) if verb in in_parts else move
        rows.setdefault(begun, []).append(move)
    return [tuple(row) for row in rows.values()]


def _has_parts(notation: Notation, moves: Sequence[Move]) -> bool:
    """Of one verb: are they many, or do they differ in two or more things that may be left out?"""
    verb, fields = moves[0].verb(), differing_fields(notation, moves)
    left_out = [field for field in fields if notation.may_be_left_out(verb, field)]
    return len(fields) > 1 and (len(moves) > FEW or len(left_out) > 1)


def parted(notation: Notation, moves: Sequence[Move]) -> tuple[str, list[Moves]]:
    """The first field in which these moves of one verb differ, and the moves by what they have there."""
    field, rows = differing_fields(notation, moves)[0], {}  # type: str, dict[str, list[Move]]
    for move in moves:
        rows.setdefault(notation.field_text(move, field), []).append(move)
    return field, [tuple(row) for row in rows.values()]


def asked_on(game: Game[Any], state: Any, moves: Moves, field: str = "") -> Moves:
    """A single move that nobody could list: all that it may be in the next field behind this one that is open.

    A move that is whole, and moves that are asked in parts anyway, stay as they are.
    """
    if len(moves) > 1:
        return moves
    fields = game.notation.fields(moves[0].verb())
    for later in fields[fields.index(field) + 1 if field else 0 :]:
        variants = tuple(game.variants(state, moves[0], later))
        if len(variants) > 1:
            return variants
    return moves


def differing_fields(notation: Notation, moves: Sequence[Move]) -> list[str]:
    """In the order they are typed."""
    return [field for field in notation.fields(moves[0].verb()) if _differ(notation, moves, field)]


def _differ(notation: Notation, moves: Sequence[Move], field: str) -> bool:
    """What is the same in all of them is written alike too: most fields need not be written down to know that."""
    value = getattr(moves[0], field)
    others = [move for move in moves[1:] if getattr(move, field) != value]
    first = notation.field_text(moves[0], field) if others else ""
    return any(notation.field_text(move, field) != first for move in others)


def common_fields(notation: Notation, moves: Sequence[Move]) -> list[str]:
    differing = differing_fields(notation, moves)
    return [field for field in notation.fields(moves[0].verb()) if field not in differing]
