"""How the moves of this game are typed: ``move 2 BH->N``, ``attack N stand 1 discard MOVE2``."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

from companion.games.march.moves.attack import Attack, Raised
from companion.games.march.moves.cards import Discard, Pick, Repick
from companion.games.march.moves.ending import AgreeEnd
from companion.games.march.moves.fortify import Fortify
from companion.games.march.moves.initiative import AskOrder, Order
from companion.games.march.moves.movement import MoveArmies, Pieces
from companion.games.march.moves.nothing import ByHand, Nothing
from companion.games.march.moves.recruit import Recruit
from companion.games.march.moves.score import Score
from companion.games.march.moves.setup import Roll
from companion.games.march.moves.strength import Strengthen
from companion.games.march.moves.telling import Hold
from companion.kernel.data import asset_text, parse
from companion.kernel.game import Move
from companion.kernel.notation import Kind, Language, Notation, Words

PATTERNS: dict[type[Move], str] = {
    Roll: "roll <blue:number> <orange:number>",
    Pick: "pick <card:card>",
    Repick: "repick",
    Discard: "discard <card:card>",
    Order: "order <first:seat>",
    AskOrder: "ask",
    MoveArmies: "move <pieces:pieces> <start:country>-><to:country>",
    Recruit: "recruit",
    Fortify: "fortify <where:country> [<capital:capital>]",
    Attack: "attack <where:country> [stand <stand:raised>] [discard <discard:card>] [place <place:posture>]",
    Strengthen: "strength <where:country>",
    Score: "score",
    Nothing: "nothing [discard <discard:card>]",
    ByHand: "done",
    AgreeEnd: "end",
    Hold: "hold <black:number> <white:number>",
}
MOVES = tuple(PATTERNS)

# 2 · 1f · 1+1f · c · c+1 · c+1f (German: b for befestigt, h for Hauptstadt)
_LETTERS = {"en": ("f", "c"), "de": ("b", "h")}
_PIECES = re.compile(r"(?P<capital>[ch])?\+?(?P<standing>\d+)?(?:\+?(?P<fortified>\d+)[fb])?", re.IGNORECASE)


def _read_pieces(text: str) -> tuple[Pieces, ...]:
    """A bare number means standing armies, but may be any armies if there are not enough of those."""
    if text.isdigit():
        return _any_armies(int(text))
    found = _PIECES.fullmatch(text.replace(" ", ""))
    if found is None:
        return (Pieces(),)
    return (Pieces(int(found["standing"] or 0), int(found["fortified"] or 0), found["capital"] is not None),)


def _any_armies(count: int) -> tuple[Pieces, ...]:
    groups = [
        Pieces(count - fortified - capital, fortified, capital)
        for capital, fortified in product((False, True), range(min(count, 3) + 1))
        if fortified + capital <= count
    ]
    return tuple(groups)


def _write_pieces(pieces: Pieces, language: Language) -> str:
    lying, capital = _LETTERS[language]
    parts = [capital] if pieces.capital else []
    parts += [str(pieces.standing)] if pieces.standing or pieces.count == 0 else []
    parts += [f"{pieces.fortified}{lying}"] if pieces.fortified else []
    return "+".join(parts)


def _read_raised(text: str) -> tuple[Raised, ...]:
    capital, _, armies = text.lower().partition("+")
    if capital.isdigit():
        return (Raised(int(capital)), *((Raised(int(capital) - 1, True),) if int(capital) else ()))
    return (Raised(int(armies or 0), True),)


def _write_raised(raised: Raised, language: Language) -> str:
    capital = [_LETTERS[language][1]] if raised.capital else []
    armies = [str(raised.armies)] if raised.armies or not raised.capital else []
    return "+".join(capital + armies)


@cache
def notation() -> Notation:
    words: Words = parse(asset_text("games", "march", "words.toml"), "words.toml")

    def spell(key: str, language: Language) -> str:
        return words[key][language][0]

    def spell_card(card: str, language: Language) -> str:
        return words[card][language][0] if card in words else card

    def keyword(*keys: str) -> str:
        return "|".join(re.escape(form) for key in keys for forms in words[key].values() for form in forms)

    def read_posture(text: str) -> tuple[str, ...]:
        forms = [form for forms in words["fortified"].values() for form in forms]
        return ("fortified" if text.casefold() in forms else "standing",)

    kinds = {
        "card": Kind(r"\S+", lambda text: (text,), spell_card),  # ATTACK-1 has a sign that parts countries
        "pieces": Kind(r"(?=[\dch])[ch]?(?:\+?\d{1,4})?(?:\+?\d{1,4}[fb])?", _read_pieces, _write_pieces),
        "raised": Kind(r"\d{1,4}|[ch](?:\+\d{1,4})?", _read_raised, _write_raised),
        "capital": Kind(keyword("capital"), lambda _: (True,), lambda _, language: spell("capital", language)),
        "posture": Kind(keyword("standing", "fortified"), read_posture, spell),
    }
    return Notation(PATTERNS, words, named=("country", "card", "seat"), kinds=kinds)
