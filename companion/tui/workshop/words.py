"""A part of a file in words: every value with its mark, and below it the sentence of a check that fails there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from textual.content import Content

from companion.kernel.game import Facts
from companion.tui.hanging import hanging
from companion.tui.workshop.slot import Finding, Slot

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

P = TypeVar("P")
LABEL = 19  # columns for what a value is called


class BenchWords(Generic[P]):
    """`words`: what the messages of this workshop begin with."""

    def __init__(self, app: CompanionApp, words: str, findings: Iterable[Finding[P]]) -> None:
        self._app, self._words = app, words
        self._signs = app.signs
        self._findings = list(findings)
        self._wrong = {finding.part for finding in self._findings if finding.wrong}
        self._odd = {finding.part for finding in self._findings} - self._wrong

    def say(self, key: str, **facts: str | int) -> str:
        return self._app.say(key, **facts)

    def own(self, key: str, **facts: str | int) -> str:
        """Said by this workshop alone."""
        return self._app.say(f"{self._words}-{key}", **facts)

    # --- what a workshop says of a part -----------------------------------------------------------------------------

    def title(self, part: P) -> str:
        """What a part is, in full."""
        raise NotImplementedError

    def note(self, part: P) -> str:
        """What there is to say of it."""
        return ""

    def mark(self, part: P, key: str) -> tuple[str, str]:
        """The sign beside a value and its colour: where it comes from."""
        return "", ""

    # --- values -----------------------------------------------------------------------------------------------------

    def label(self, slot: Slot[Any]) -> str:
        return self.own(f"field-{slot.called}")

    def hint(self, slot: Slot[Any]) -> str:
        """How it is typed, where that needs to be said."""
        key = f"{self._words}-hint-{slot.called}"
        return self._app.say(key) if self._app.words.has(key) else ""

    def value(self, word: str) -> str:
        """A word of the file as players say it."""
        key = f"{self._words}-value-{word}"
        return self._app.say(key) if self._app.words.has(key) else word

    def shown(self, slot: Slot[Any]) -> str:
        """A value as it is read and typed."""
        return self.value(slot.value) if slot.choices else slot.value

    def fields(self, part: P, found: list[Slot[Any]], here: str, width: int) -> Iterator[tuple[Content, str]]:
        """The whole part; each line with the value that it stands for."""
        for line in hanging(Content(""), self.title(part), width, "b"):
            yield line, ""
        yield Content(""), ""
        for slot in found:
            for line in self._field(part, slot, slot.key == here, width):
                yield line, slot.key
            for line in self._told(part, slot.key, width):
                yield line, ""
        known = {slot.key for slot in found}
        for key in dict.fromkeys(finding.key for finding in self._findings if finding.part == part):
            if key not in known:
                for line in self._told(part, key, width):
                    yield line, ""
        if self.note(part):
            yield Content(""), ""
            for line in hanging(Content(""), self.note(part), width, "$muted"):
                yield line, ""

    def _field(self, part: P, slot: Slot[Any], here: bool, width: int) -> list[Content]:
        sign, style = self.mark(part, slot.key)
        head = Content.assemble(
            (f"{self._signs.prompt if here else '':2}", "$accent"),
            (f"{self.label(slot):{LABEL}}", "b $accent" if here else "$muted"),
            (f"{sign:3}", style),
        )
        return hanging(head, self.shown(slot) or self._signs.bullet, width, "b" if here else "")

    def _told(self, part: P, key: str, width: int) -> Iterator[Content]:
        for finding in self._findings:
            if (finding.part, finding.key) == (part, key):
                sign = self._signs.no if finding.wrong else "!"
                yield from hanging(Content(f"  {sign:2} "), self.sentence(finding), width, "$warning")

    def called(self, facts: Facts) -> Facts:
        """With what players call the things that the file names by their ids."""
        return facts

    def sentence(self, finding: Finding[P]) -> str:
        """What is wrong, without file and line: it stands beside the value."""
        key, facts = f"trouble-{finding.told.key}", self.called(finding.told.facts)
        return self._app.words.attribute(key, "beside", **facts) or self._app.say(key, **facts)
