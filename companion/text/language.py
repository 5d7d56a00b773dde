"""One language: messages by key, from assets/locale/<code>/*.ftl (Project Fluent)."""

from __future__ import annotations

import locale
import os
import re
from functools import cache
from typing import TYPE_CHECKING

from companion.kernel.assets import ASSETS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from companion.kernel.game import Fact

CODES = ("en", "de")
LONGEST = 1500  # characters of one fact in a sentence
# A message of one line without variables needs no Fluent: `companion --help` starts 70 ms faster for it.
_PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = ([^{}\n]+)$(?!\n +\S)", re.MULTILINE)


class Language:
    """Says things in one language."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._texts = [path.read_text(encoding="utf-8") for path in sorted((ASSETS / "locale" / code).glob("*.ftl"))]
        self._plain = {key: text for file in self._texts for key, text in _PLAIN.findall(file)}
        self._fluent: FluentBundle | None = None

    def say(self, key: str, /, **facts: Fact) -> str:
        """The message for a key; the key itself if there is none, so that a gap is seen and nothing breaks."""
        plain = self._plain.get(key)
        return plain if plain is not None else self._format(key, None, facts)

    def attribute(self, key: str, name: str, /, **facts: Fact) -> str | None:
        """An attribute of a message, such as the hand instruction of a log line."""
        bundle = self._bundle()
        if not bundle.has_message(key) or name not in bundle.get_message(key).attributes:
            return None
        return self._format(key, name, facts)

    def has(self, key: str) -> bool:
        return key in self._plain or self._bundle().has_message(key)

    def _format(self, key: str, attribute: str | None, facts: dict[str, Fact]) -> str:
        bundle = self._bundle()
        if not bundle.has_message(key):
            return key
        message = bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{key} has attributes only"
        text, _ = bundle.format_pattern(pattern, {name: _cut(fact) for name, fact in facts.items()})
        return str(text)

    def _bundle(self) -> FluentBundle:
        if self._fluent is None:
            from fluent.runtime import FluentBundle, FluentResource

            self._fluent = FluentBundle([self.code], use_isolating=False)
            for text in self._texts:
                self._fluent.add_resource(FluentResource(text))
        return self._fluent


def _cut(fact: Fact) -> Fact:
    """Fluent gives up on very long parts; what a player typed may be one."""
    return f"{fact[: LONGEST - 1]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


@cache
def language(code: str) -> Language:
    return Language(code)


def preferred() -> str:
    """The language of this laptop: COMPANION_LANG, else the locale, else English."""
    wanted = os.environ.get("COMPANION_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    if not wanted:
        wanted = locale.getlocale()[0] or ""
    return "de" if wanted.casefold().startswith(("de", "german")) else "en"
