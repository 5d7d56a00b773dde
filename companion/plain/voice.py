"""What the linear mode says and hears: it looks at a table and changes nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import click

from companion.kernel.fields import known_things
from companion.kernel.game import Event, Seat
from companion.kernel.journal import Entry
from companion.kernel.rulebook import Rule, rulebook, search
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.handwork import Task, in_lines, tasks_after
from companion.text.language import CODES, Language, language
from companion.text.teller import Teller
from companion.text.things import inventory

LONGEST_NUMBER = 9  # digits of an entry or of steps


class PlainVoice:
    """Speaks about one table, sentence by sentence."""

    def __init__(self, table: Table[Any], words: Language) -> None:
        self._table = table
        self._words = words
        self._spoke: Teller | None = None

    # --- speaking and listening ------------------------------------------------------------------------------

    @property
    def _teller(self) -> Teller:
        """The same for all sentences about a position: to find out what everything is called there takes long."""
        if self._spoke is None or not self._spoke.speaks_of(self._words, self._table.state):
            self._spoke = Teller.at(self._table, self._words)
        return self._spoke

    def _print(self, sentence: str) -> None:
        click.echo(sentence)

    def _ask(self, prompt: str, hidden: bool = False) -> str:
        keyboard = sys.stdin.isatty()
        typed: str = click.prompt(
            prompt, default="", show_default=False, prompt_suffix=" ", hide_input=hidden and keyboard
        )
        if not keyboard:  # nobody pressed enter on the screen
            self._print("")
        return typed.strip()

    def _agreed(self, question: str) -> bool:
        return is_word(self._ask(f"{question} {self._words.say('plain-yes-or-no')}"), "yes")

    def _who(self, seat: Seat | None) -> str:
        return self._teller.both(seat)

    def _tell(self, events: Iterable[Event]) -> None:
        """What happened."""
        teller = self._teller
        for event in events:
            if event.visible_to(None):
                self._print(teller.event(event))

    def _tell_entry(self, entry: Entry) -> None:
        """What happened, and what to do with one's hands."""
        self._tell(entry.events)
        self._tell_hands(tasks_after(self._table, entry, self._teller))

    def _tell_hands(self, tasks: Iterable[Task]) -> None:
        for line in in_lines(tasks, self._teller):
            self._print(self._words.say("plain-hand", hand=line))

    def _warn(self) -> None:
        for fault in self._table.faults():
            self._print(f"{self._words.say('cli-warning')} {self._teller.objection(fault)} [{fault.rule}]")

    # --- what people look up ---------------------------------------------------------------------------------

    def _rules(self, words: str) -> None:
        """The rules that apply now, or those with these words."""
        game, code = self._table.game, self._words.code
        if words:
            found = list(search(game.id, words, code))
        else:
            chapters = game.chapters(self._table.state)
            found = [rule for id_, rule in rulebook(game.id).items() if id_.startswith(chapters)]
        if not found:
            raise Trouble("no-rule", word=words[:60])
        for rule in found:
            self._print(_rule_text(rule, code))

    def _why(self, number: str) -> None:
        """The rules behind an entry; without a number, the last one."""
        entry, rules = number_typed(number, self._table.head), rulebook(self._table.game.id)
        for event in self._table.why(entry):
            if event.visible_to(None):
                self._print(self._teller.event(event))
                for rule in event.rules:
                    self._print(_rule_text(rules[rule], self._words.code) if rule in rules else rule)

    def _show(self, _: str) -> None:
        for line in self._table.game.picture(self._table.state, None):
            self._print(self._teller.event(line).strip())
        self._warn()
        for seal in self._table.sealed():
            self._print(self._words.say("event-sealed", seat=self._teller.seat(seal.seat), digest=seal.digest))

    def _inventory(self, _: str) -> None:
        """What should lie where."""
        for place, things in inventory(known_things(self._table.game, self._table.state), self._teller):
            self._print(f"{place}: {things}")

    def _log(self, count: str) -> None:
        """Every entry of the game as it stands, or the last few."""
        line = self._table.line()
        for entry in line[max(0, len(line) - number_typed(count, len(line))) :]:
            self._print(f"{entry.n}. {self._words.say(f'cli-entry-{entry.kind}')}")
            self._tell_entry(entry)


def is_word(typed: str, word: str) -> bool:
    """Is this one of our words, in whatever language?"""
    return any(typed.casefold() in language(code).say(f"plain-word-{word}").split() for code in CODES)


def _rule_text(rule: Rule, code: str) -> str:
    return f"{rule.id}: {rule.text(code)}"


def number_typed(text: str, otherwise: int) -> int:
    """A number as people type it; nothing typed means the usual one."""
    if not text:
        return otherwise
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Trouble("record-count", word=text[:40])
    return int(text)
