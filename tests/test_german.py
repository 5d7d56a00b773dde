"""German as players say it: what was once said like a translation stays away, in every German file there is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement
from fluent.syntax.visitor import Visitor

from companion.games.registry import game

ROOT = Path(__file__).parent.parent
FOLDERS = (ROOT / "assets", ROOT / "tests" / "fifth_game" / "fog_ferry" / "assets")
LIKE_A_TRANSLATION = {
    r"\bStellt? [^.;]*\bnach\b": "setze",
    r"\b[Aa]uf de[mn] Hof\b": "am Hof, an den Hof",
    r"Zwangsläufig": "Züge ohne Wahl",
    r"\bBiete an\b": "Spielende anbieten",
    r"verschiebt es|es zu verschieben": "später",
    r"\bTeil (seines|des) Namens": "suchen",
    r"Kartenwerkstatt|Kartencode|Zufallskarte": "Landkarte, wo es auch Karten gibt",
    r"\bgerecht(e[nr]?|est\w+|igkeit)?\b": "fair",
    r"\b[Mm]iete\b": "einen General kauft man",
}
UNTYPOGRAPHIC = {r"“[^”“„]*”": "„“", r"\w'\w|\w' ": "’", r"\.\.\.": "…"}
REPLACED = {
    ("march", "order"): ("zuerst", "reihenfolge"),
    ("clockwork", "rnd"): ("f&e", "fue"),
    ("clockwork", "forfeit"): ("abgeben", "verzichte"),
    ("clockwork", "study"): ("opfere", "studiere"),
    ("clockwork", "hire"): ("anwerben", "miete"),
    ("clockwork", "punish"): ("bestrafe", "strafe"),
    ("clockwork", "claim"): ("nimm", "beanspruche"),
}


class Text(Visitor):
    """What a message says, with a gap where a fact stands."""

    def __init__(self) -> None:
        self.said = ""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.said += node.value

    def visit_VariableReference(self, _: object) -> None:  # noqa: N802
        self.said += "▢"


def said(pattern: Pattern) -> str:
    text = Text()
    text.visit(pattern)
    return text.said


def told(message: Message) -> Iterator[str]:
    if message.value is not None:
        yield said(message.value)
    yield from (said(part.value) for part in message.attributes if part.id.name != "hand")


def german(value: Any) -> Iterator[str]:
    """Every German text in the tables of a file, not the words people type."""
    for key, inside in value.items() if isinstance(value, dict) else enumerate(value):
        if key == "de" and isinstance(inside, str):
            yield inside
        elif isinstance(inside, (dict, list)):
            yield from german(inside)


@cache
def sentences() -> list[tuple[str, str]]:
    return list(_sentences())


def _sentences() -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for path in sorted(folder.rglob("locale/de/*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message):
                    yield from ((entry.id.name, text) for text in told(entry))
        for path in sorted(folder.rglob("*.toml")):
            texts = german(tomllib.loads(path.read_text(encoding="utf-8")))
            yield from ((path.name, text) for text in texts)


def test_the_german_of_every_game_is_read() -> None:
    named = {name.partition("-")[0] for name, _ in sentences()}
    assert {"tui", "march", "clockwork", "ferry", "MP", "CW", "FF", "rules.toml", "rulings.toml"} <= named


@pytest.mark.parametrize("phrase", LIKE_A_TRANSLATION)
def test_nothing_sounds_like_a_translation(phrase: str) -> None:
    found = [(name, text) for name, text in sentences() if re.search(phrase, text)]
    assert found == [], f"say: {LIKE_A_TRANSLATION[phrase]}"


@pytest.mark.parametrize("sign", UNTYPOGRAPHIC)
def test_signs_are_those_a_german_book_has(sign: str) -> None:
    found = [(name, text) for name, text in sentences() if re.search(sign, text)]
    assert found == [], f"write: {UNTYPOGRAPHIC[sign]}"


@pytest.mark.parametrize(("id_", "key"), REPLACED)
def test_a_better_word_is_written_and_the_old_one_still_read(id_: str, key: str) -> None:
    better, old = REPLACED[id_, key]
    spellings = game(id_).notation.words[key]["de"]
    assert spellings[0] == better
    assert old in spellings
