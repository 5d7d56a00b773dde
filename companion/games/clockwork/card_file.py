"""Writing a card into a file of cards; everything else in the file stays as it is, comments too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from companion.games.clockwork.cards import Card, read_cards
from companion.games.clockwork.vocabulary import Effect, type_of
from companion.kernel.toml_writing import value as value_of
from companion.kernel.trouble import BadData, Trouble

_CARD = re.compile(r"\s*\[\[\s*card\s*\]\]")
_OTHER_TABLE = re.compile(r"\s*\[(?!\[?\s*card\s*\.)")
NEW_FILE = "# Cards of Clockwork Wars as they are printed in my box.\n"


def with_card(text: str, name: str, card: Card) -> str:
    """The file with this card in it: in the place of one with the same id, else at the end."""
    before = {known.id: known for known in read_cards(text, name).card} if text.strip() else {}
    lines = (text or NEW_FILE).rstrip("\n").split("\n")  # and at no other sign: texts may hold it
    start, end = _block(lines, list(before).index(card.id)) if card.id in before else (len(lines), len(lines))
    gap = [""] if start == len(lines) and lines[-1].strip() else []
    written = "\n".join([*lines[:start], *gap, *card_lines(card), *lines[end:]]) + "\n"
    try:
        after = {known.id: known for known in read_cards(written, name).card}
    except BadData:  # e.g. all cards stand in one array
        after = {}
    if after != {**before, card.id: card}:
        raise Trouble("cards-by-hand", file=name)
    return written


def _block(lines: list[str], number: int) -> tuple[int, int]:
    """Where the lines of a card begin and end; what is written above the next one belongs to that."""
    starts = [at for at, line in enumerate(lines) if _CARD.match(line)]
    if number >= len(starts):
        return len(lines), len(lines)
    start = starts[number]
    after = (at for at in range(start + 1, len(lines)) if _OTHER_TABLE.match(lines[at]))
    end = next(after, len(lines))
    while end > start + 1 and (not lines[end - 1].strip() or lines[end - 1].lstrip().startswith("#")):
        end -= 1
    return start, end


def card_lines(card: Card) -> Iterator[str]:
    """The card as a table of its own; what is as usual is left out."""
    yield "[[card]]"
    for key, value in _changed(card):
        if key == "effects":
            yield "effects = ["
            yield from (f"  {_effect(effect)}," for effect in value)
            yield "]"
        else:
            yield f"{key} = {value_of(value)}"


def _changed(thing: Struct) -> Iterator[tuple[str, Any]]:
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.required or value != field.default:
            yield field.encode_name, value


def _effect(effect: Effect) -> str:
    parts = [f'type = "{type_of(effect)}"', *(f"{key} = {value_of(value)}" for key, value in _changed(effect))]
    return f"{{ {', '.join(parts)} }}"
