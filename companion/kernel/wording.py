"""Completion of moves that nobody could list: word by word along their patterns, as far as a legal move can follow."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from companion.kernel.game import Decision, Game, Names, Seat
from companion.kernel.notation import Language

DEEPEST = 4  # words that are looked ahead
TRIES = 30  # lines that are tried before a word is taken for one that leads nowhere
_HALF = re.compile(r"(.+(?:->|[:>]))(.*)")  # of a word in two parts: `F1:2`

LegalLine = Callable[[Sequence[str], Seat | None], bool | None]  # none: it cannot be read yet


class Wording:
    """How lines may go on at one position; each word that is offered leads to a legal move."""

    def __init__(
        self, game: Game[Any], names: Names, pending: Sequence[Decision], language: Language, is_legal: LegalLine
    ) -> None:
        self._notation, self._names, self._language = game.notation, names, language
        self._open = [decision for decision in pending if not decision.complete]
        self._judge = is_legal
        self._judged: dict[tuple[Seat | None, tuple[str, ...]], bool | None] = {}  # many searches meet the same lines
        self._leads: dict[tuple[Seat | None, tuple[str, ...]], bool] = {}

    def complete(self, typed: Sequence[str], seat: Seat | None) -> Iterator[str]:
        """Every line with one more word, the last one of what is typed being half of it."""
        *before, half = typed
        if parts := _HALF.fullmatch(half):  # its second part may follow without a blank
            glued = self._words([*before, parts[1]], parts[2], seat)
            yield from (" ".join([*before, parts[1] + word]) for word in glued)
        yield from (" ".join([*before, word]) for word in self._words(before, half, seat))

    def _words(self, before: list[str], half: str, seat: Seat | None) -> Iterator[str]:
        for word in dict.fromkeys(self._following(before, seat)):
            if word.casefold().startswith(half.casefold()) and self._leads_on([*before, word], seat):
                yield word

    def _following(self, typed: list[str], seat: Seat | None) -> Iterator[str]:
        """A side or a verb first, then what the verb's pattern says."""
        whose, words = self._notation.split(typed, self._names)
        if words:
            verb = self._notation.verb_of(words[0], self._names)
            if verb in self._verbs(whose or seat):
                yield from self._notation.goes_on(verb or "", words, self._names, self._language)
            return
        yield from (self._notation.spell(verb, self._language) for verb in self._verbs(whose or seat))
        if whose is None and seat is None:
            seats = (decision.seat for decision in self._open if decision.seat is not None)
            yield from (self._notation.spell(each, self._language) for each in seats)

    def _verbs(self, seat: Seat | None) -> dict[str, None]:
        wanted = (decision for decision in self._open if seat is None or decision.seat in (seat, None))
        return {verb: None for decision in wanted for verb in decision.verbs}

    def _leads_on(self, words: list[str], seat: Seat | None) -> bool:
        known = (seat, tuple(words))
        if known not in self._leads:
            self._leads[known] = self._search(words, seat, [TRIES], DEEPEST)
        return self._leads[known]

    def _search(self, words: list[str], seat: Seat | None, tries: list[int], deep: int) -> bool:
        """Is there a legal move that begins like this? Looked for only so long: a word too few does no harm.

        The way to one that is found is kept, so that every word on it is offered in its turn.
        """
        tries[0] -= 1
        legal = self._is_legal(words, seat)
        verb = self._verb(words)
        found = legal and not (verb and self._notation.breaks_off(verb, words[-1]))
        hopeless = legal is False and verb is not None and not self._notation.grows(verb)
        further = self._following(words, seat) if deep and not (found or hopeless) else ()
        if found or any(tries[0] > 0 and self._search([*words, word], seat, tries, deep - 1) for word in further):
            self._leads[seat, tuple(words)] = True
            return True
        return False

    def _is_legal(self, words: list[str], seat: Seat | None) -> bool | None:
        line = (seat, tuple(words))
        if line not in self._judged:
            self._judged[line] = self._judge(words, seat)
        return self._judged[line]

    def _verb(self, words: list[str]) -> str | None:
        _, typed = self._notation.split(words, self._names)
        return self._notation.verb_of(typed[0], self._names) if typed else None
