"""One language: messages by key, from locale/<code>/*.ftl (Project Fluent): ours, and those of every game."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from companion.games.registry import boxes
from companion.kernel.assets import ASSETS
from companion.kernel.outside import as_text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

    from companion.kernel.game import Fact

CODES = ("en", "de")
LONGEST = 1500  # characters of one fact in a sentence
REMEMBERED = 2000  # sentences: most of what a screen says it has said before
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =.*(?:\n(?: +\S|\}).*)*", re.MULTILINE)
# A message of one line without variables needs no Fluent: `companion --help` starts 70 ms faster for it.
_PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = ([^{}\n]+)$(?!\n +\S)", re.MULTILINE)
_REFERS = re.compile(r"\{ ([a-zA-Z][\w-]*)(?:\.[\w-]+)? \}")  # to another message


class Language:
    """Says things in one language."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._texts = [path.read_text(encoding="utf-8", errors="replace") for path in word_files(code)]
        self._plain = {key: text for file in reversed(self._texts) for key, text in _PLAIN.findall(file)}
        self._said = lru_cache(REMEMBERED)(self._say)

    def say(self, key: str, /, **facts: Fact) -> str:
        """The message for a key; the key itself if there is none, so that a gap is seen and nothing breaks."""
        plain = self._plain.get(key)
        return plain if plain is not None else self._said(key, None, *facts.items())

    def attribute(self, key: str, name: str, /, **facts: Fact) -> str | None:
        """An attribute of a message, such as the hand instruction of a log line."""
        message = self._message(key)
        return None if message is None or name not in message.attributes else self._said(key, name, *facts.items())

    def together(self, names: Sequence[str]) -> str:
        """Several names in one sentence: *Ada, Ben and Cleo*."""
        *others, last = names
        return self.say("together", others=", ".join(others), last=last) if others else last

    def has(self, key: str) -> bool:
        return key in self._plain or key in self._sources

    def _say(self, key: str, attribute: str | None, *facts: tuple[str, Fact]) -> str:
        return self._format(key, attribute, dict(facts))

    def _format(self, key: str, attribute: str | None, facts: dict[str, Fact]) -> str:
        message = self._message(key)
        if message is None:
            return key
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:  # it has attributes only
            return key
        text, _ = self._bundle.format_pattern(pattern, {name: _told(fact) for name, fact in facts.items()})
        return str(text)

    @cached_property
    def _sources(self) -> dict[str, str]:
        return {found[1]: found[0] for file in reversed(self._texts) for found in _MESSAGE.finditer(file)}

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.code], use_isolating=False)

    def _message(self, key: str) -> Message | None:
        """Read when it is first said: reading all of them takes a quarter of a second, and most are for paper."""
        if not self._bundle.has_message(key):
            if key not in self._sources:
                return None
            self._read(key)
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None  # a slip in a plug-in's file

    def _read(self, key: str) -> None:
        """With all that its words are taken from, whether or not these were ever said by themselves."""
        from fluent.runtime import FluentResource

        source = self._sources[key]
        self._bundle.add_resource(FluentResource(source))
        for other in _REFERS.findall(source):
            if other in self._sources and not self._bundle.has_message(other):
                self._read(other)


def word_files(code: str) -> Iterator[Path]:
    for folder in (ASSETS, *(box.assets for box in boxes().values())):
        yield from sorted((folder / "locale" / code).glob("*.ftl"))


def _told(fact: Fact) -> Fact:
    """As text on one line. Fluent gives up on very long parts; what a player typed may be one."""
    if not isinstance(fact, str):
        return fact
    return as_text(fact if len(fact) <= LONGEST else f"{fact[: LONGEST - 1]}…")


@cache
def language(code: str) -> Language:
    return Language(code)


def preferred() -> str:
    """The language of this laptop: COMPANION_LANG, else the locale, else English."""
    wanted = os.environ.get("COMPANION_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    if not wanted:
        wanted = locale.getlocale()[0] or ""
    return "de" if wanted.casefold().startswith(("de", "german")) else "en"
