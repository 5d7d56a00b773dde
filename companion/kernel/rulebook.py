"""Rule texts by id, in both languages, from the rules.toml of each game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

from msgspec import Struct, convert

from companion.kernel.assets import assets_of
from companion.kernel.data import check, parse


class Rule(Struct, frozen=True):
    """One rule: where the rulebook has it, and what it says in our words."""

    id: str
    kind: Literal["setup", "legality", "effect", "bookkeeping", "victory", "ruling"]
    source: str
    en: str
    de: str

    def text(self, language: str) -> str:
        return self.de if language == "de" else self.en


class Ruling(Struct, frozen=True):
    """A question the rulebook leaves open, as an option with named answers."""

    option: str
    default: str
    en: str
    de: str
    why: dict[str, str]
    values: dict[str, dict[str, str]]

    def as_rule(self, id_: str) -> Rule:
        return Rule(id_, "ruling", f"option {self.option}", self._told("en"), self._told("de"))

    def _told(self, language: str) -> str:
        question = self.de if language == "de" else self.en
        answers = "; ".join(f"{key}: {value[language]}" for key, value in self.values.items())
        return f"{question} ({answers}.) {self.why[language]}"


class Difference(Struct, frozen=True):
    """Where two editions of a rulebook say different things, and the option that decides it (none: both play alike)."""

    number: int
    topic: dict[str, str]
    edition: dict[str, dict[str, str]]
    source: str
    effect: dict[str, str]
    option: str = ""


@cache
def differences(game: str) -> tuple[Difference, ...]:
    return convert(_table(game, "editions.toml").get("difference", ()), tuple[Difference, ...])


@cache
def rulings(game: str) -> dict[str, Ruling]:
    return convert(_table(game, "rulings.toml"), dict[str, Ruling])


@cache
def rulebook(game: str) -> dict[str, Rule]:
    """Every rule of a game by its id, the rulings behind the rules. BadData if a plug-in's file has a slip."""
    entries = {id_: {"id": id_, **entry} for id_, entry in _table(game, "rules.toml").items()}
    rules = check(entries, dict[str, Rule], _text(game, "rules.toml"), "rules.toml")
    return rules | {id_: ruling.as_rule(id_) for id_, ruling in rulings(game).items()}


def _table(game: str, name: str) -> dict[str, Any]:
    """A file among the assets of a game; not every game has every one."""
    return parse(_text(game, name), name)


def _text(game: str, name: str) -> str:
    path = assets_of(game) / name
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


def search(game: str, words: str, language: str) -> Iterator[Rule]:
    """Rules whose id begins with the query, else those whose text or source has every word of it."""
    rules = rulebook(game)
    by_id = [rule for id_, rule in rules.items() if id_.startswith(words.strip().upper())] if words else []
    if by_id:
        yield from by_id
        return
    wanted = words.casefold().split()
    for rule in rules.values():
        text = f"{rule.text(language)} {rule.kind}".casefold()
        if all(word in text for word in wanted):
            yield rule
