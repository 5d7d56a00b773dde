"""The words for data files, in both languages, while the game is not listed yet."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import companion
from companion.kernel.assets import ASSETS
from tests.words import _calls_of, shape

FOLDER = Path(companion.__file__).parent / "games" / "aces"


def words(code: str) -> dict[str, Message]:
    texts = [path.read_text(encoding="utf-8") for path in (ASSETS / "games" / "aces" / "locale" / code).glob("*.ftl")]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    assert not [entry for entry in entries if type(entry).__name__ == "Junk"]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def test_both_languages_tell_every_mistake_with_the_same_facts() -> None:
    english, german = ({key: shape(message) for key, message in words(code).items()} for code in ("en", "de"))
    assert english == german
    bad = [call for path in FOLDER.rglob("*.py") for call in _calls_of(path) if call.name == "bad"]
    keys = {key for call in bad for key in call.texts()}
    assert {f"trouble-{key}" for key in keys} - english.keys() == set()
