"""Card files: the discoveries and espionage cards somebody has described (ledger section 9).

We ship the cards the rulebook names, with `"?"` for whatever is only printed on them. The owner of a box describes
the real ones in a file of his own, card by card; his win over ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from companion.games.clockwork.vocabulary import (
    LASTING,
    Amount,
    AnyEffect,
    Number,
    Points,
    Timing,
    Unknown,
    named_for,
)
from companion.kernel import data
from companion.kernel.data import Source, asset_text
from companion.kernel.trouble import BadData

FILE = "cards"  # of the owner: games/clockwork/cards.toml in the data folder
_SLUG = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
AgeName: TypeAlias = Literal["early", "middle", "late"]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """One card as its owner describes it."""

    id: str
    kind: Literal["discovery", "espionage"]
    name_de: str = ""
    name_en: str = ""
    domain: Points | Unknown = "?"
    age: AgeName | Unknown = "?"
    cost: Number | Unknown = "?"
    timing: tuple[Timing, ...] = ("?",)
    uses_per_round: Amount = 1
    once_per_game: bool = False
    text: str = ""
    effects: tuple[AnyEffect, ...] = ()

    def name(self, language: str) -> str:
        """In that language, rather in the other one than not at all."""
        names = (self.name_de, self.name_en) if language == "de" else (self.name_en, self.name_de)
        return next(filter(None, names), self.id)

    @property
    def spellings(self) -> tuple[str, ...]:
        """How the card may be typed."""
        return tuple(dict.fromkeys(filter(None, (self.id, slug(self.name_en), slug(self.name_de)))))


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cards. `sources` marks what no rulebook states: `"titan.domain" = "deduced"`."""

    card: tuple[Card, ...] = ()
    sources: dict[str, Source] = {}


Cards: TypeAlias = Mapping[str, Card]


@lru_cache(maxsize=256)
def slug(words: str) -> str:
    """A name as one word: `Dragon Flame` is typed dragon-flame, or with a blank."""
    return "-".join(re.findall(r"[^\W_]+", words.casefold()))


# --- reading ------------------------------------------------------------------------------------------------------


@cache
def read_cards(text: str, name: str) -> CardFile:
    """The cards of a file. Raises BadData for the first mistake."""
    file = data.check(data.parse(text, name), CardFile, text, name)
    for mistake in mistakes(file, text, name):
        raise mistake
    return file


def mistakes(file: CardFile, text: str, name: str) -> Iterator[BadData]:
    """What a type cannot say."""
    seen: set[str] = set()
    for at, card in enumerate(file.card):
        yield from _card_mistakes(card, text, name, f"card[{at}]")
        if card.id in seen:
            yield data.bad("card-twice", text, name, f"card[{at}].id", word=card.id[:40])
        seen.add(card.id)
    for path in file.sources:
        id_, _, part = path.partition(".")
        if id_ not in seen or part not in Card.__struct_fields__:
            yield data.bad("card-source", text, name, f"sources.{path}", word=path[:60])


def _card_mistakes(card: Card, text: str, name: str, at: str) -> Iterator[BadData]:
    word = card.id[:40]
    if not _SLUG.fullmatch(card.id) or card.id != card.id.casefold() or len(card.id) > 40:
        yield data.bad("card-id", text, name, f"{at}.id", word=word)
    if not slug(card.name_de) and not slug(card.name_en):
        yield data.bad("card-nameless", text, name, f"{at}.name_en", word=word)
    if card.kind == "espionage":
        for part in ("domain", "age", "cost"):
            if getattr(card, part) != "?":
                yield data.bad("card-espionage", text, name, f"{at}.{part}", word=word, part=part)
    if not card.timing:
        yield data.bad("card-timing", text, name, f"{at}.timing", word=word)
    asked = _asked_for(card)
    if len(set(asked)) < len(asked):
        yield data.bad("card-targets", text, name, f"{at}.effects", word=word)


def has_mistakes(card: Card) -> bool:
    return next(mistakes(CardFile((card,)), "", ""), None) is not None


def _asked_for(card: Card) -> list[str]:
    """What a player names when using the card, effect by effect: two that ask for the same cannot be told apart."""
    return [kind for effect in card.effects if (kind := named_for(effect, card.kind == "espionage"))]


# --- ours and the owner's -----------------------------------------------------------------------------------------


@cache
def our_file() -> CardFile:
    """The cards the rulebook names (ledger 9.1, 9.2)."""
    return read_cards(asset_text("games", "clockwork", "cards.toml"), "cards.toml")


@cache
def our_cards() -> Cards:
    return {card.id: card for card in our_file().card}


_last: tuple[tuple[Card, ...], Cards] | None = None


def cards_of(own: tuple[Card, ...]) -> Cards:
    """All cards a table knows; worked out once as long as the same table asks."""
    global _last
    last = _last  # another thread may ask about another table meanwhile
    if last is None or last[0] is not own:
        described = {spelling for card in own for spelling in card.spellings}
        ours = {id_: card for id_, card in our_cards().items() if not described.intersection(card.spellings)}
        last = _last = own, {**ours, **{card.id: card for card in own}}
    return last[1]


def find_card(cards: Cards, word: str) -> Card | None:
    """The card somebody calls so, by its id or its name in either language."""
    if word in cards or not word:
        return cards.get(word)
    return next((card for card in cards.values() if word in card.spellings), None)


def source_of(card: Card, part: str) -> Source | None:
    """Where a value comes from that the rulebook does not state; none for what it states or the owner wrote."""
    return our_file().sources.get(f"{card.id}.{part}") if our_cards().get(card.id) is card else None


def is_lasting(card: Card) -> bool:
    """Does the card work by itself as long as somebody owns it, with nothing to be used?"""
    return bool(card.effects) and all(isinstance(effect, LASTING) for effect in card.effects)
