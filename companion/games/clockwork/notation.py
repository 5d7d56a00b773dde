"""How the moves of this game are typed: ``deploy F1:1 V1:3 via F1 court:2``, ``support C1->V1 2``."""

from __future__ import annotations

from functools import cache

from companion.games.clockwork.card_spelling import card_kinds
from companion.games.clockwork.completing import completing
from companion.games.clockwork.moves import (
    adjust,
    attrition,
    base,
    battle,
    books,
    call,
    cards,
    court,
    deploy,
    discovery,
    give,
    guardian,
    lay,
    leviathan,
    pollution,
    recruit,
    spy,
    study,
    support,
    tank,
    telling,
)
from companion.games.clockwork.spelling import kinds
from companion.kernel.data import asset_text, parse
from companion.kernel.game import Move
from companion.kernel.notation import Notation, Words

# Each module of moves knows how its own are typed.
PATTERNS: dict[type[Move], str] = {
    base.Pass: "pass",
    **spy.PATTERNS,
    **guardian.PATTERNS,
    **recruit.PATTERNS,
    **tank.PATTERNS,
    **call.PATTERNS,
    **deploy.PATTERNS,
    **support.PATTERNS,
    **leviathan.PATTERNS,
    **battle.PATTERNS,
    **attrition.PATTERNS,
    **study.PATTERNS,
    **discovery.PATTERNS,
    **court.PATTERNS,
    **pollution.PATTERNS,
    **cards.PATTERNS,
    **give.PATTERNS,
    **lay.PATTERNS,
    **adjust.PATTERNS,
    **books.PATTERNS,
    **telling.PATTERNS,
}
MOVES = tuple(PATTERNS)


@cache
def notation() -> Notation:
    words: Words = parse(asset_text("games", "clockwork", "words.toml"), "words.toml")
    named = ("tile", "seat", "domain", "slot", "general", "figure")
    return Notation(PATTERNS, words, named=named, kinds=completing({**kinds(words), **card_kinds(words)}, words))
