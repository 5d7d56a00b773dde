"""Puts events, objections and troubles into sentences, with the names of the table in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from companion.kernel.game import Decision, Event, Fact, Facts, Game, Move, Objection, Seat
from companion.kernel.trouble import NotAllowed, Trouble, WhichOne
from companion.text.language import Language

_ID = re.compile(r"[^\s,()/]+")
_LISTS = {"parts", "cards", "countries"}  # facts that list ids
_VERBATIM = {"word", "reason", "path", "value", "part", "table", "case"}  # typed by a player, or never shown
_PHRASE = re.compile(r"@(?P<kind>[a-z-]+)(?P<parts>(?: \w+=\d+)*) ?")


class Teller:
    """Speaks one language; with a game and a state it knows what things are called there."""

    def __init__(self, language: Language, game: Game[Any] | None = None, state: Any = None) -> None:
        self.language = language
        self._game = game
        self._state = state
        self._labels = self._find_labels(state) if game is not None else {}

    def _find_labels(self, state: Any) -> dict[str, str]:
        assert self._game is not None
        labels = {"nobody": self.language.say(f"{self._game.id}-nobody")}
        labels |= {seat: self.language.say(f"{self._game.id}-{seat}") for seat in self._game.seats}
        if state is not None:
            names = self._game.names(state)
            labels |= {card: self._card(card) for card in names.get("card", ())}
            labels |= self._game.labels(state, self.language.code)
        return labels

    def _card(self, card: str) -> str:
        key = f"{self._game.id if self._game else ''}-card-{card.replace('+', 'plus')}"
        return self.language.say(key) if self.language.has(key) else card

    def speaks_of(self, language: Language, state: Any) -> bool:
        """Would a new teller for this say the same?"""
        return self.language is language and self._state is state

    def label(self, id_: str) -> str:
        return self._labels.get(id_, id_)

    def seat(self, seat: Seat | None) -> str:
        return self.label(seat) if seat else ""

    def event(self, event: Event) -> str:
        """A log line."""
        return self.language.say(self._event_key(event), **self._event_facts(event))

    def hand(self, event: Event) -> str | None:
        """What to do with the hands, if something moves on the table."""
        return self.language.attribute(self._event_key(event), "hand", **self._event_facts(event))

    def short(self, event: Event) -> str | None:
        """In few words: the label of a line of numbers, or what is told where there is little room."""
        return self.language.attribute(self._event_key(event), "label", **self._event_facts(event))

    def _event_key(self, event: Event) -> str:
        own = f"{self._game.id}-{event.kind}" if self._game else event.kind
        return own if self.language.has(own) else f"event-{event.kind}"

    def _event_facts(self, event: Event) -> Facts:
        facts = self.facts(event.facts)
        return facts | {"rules": ", ".join(event.rules) or "none"}

    def objection(self, objection: Objection) -> str:
        return self.language.say(objection.rule, **self.facts(objection.facts))

    def ask(self, decision: Decision) -> str:
        return self.language.say(f"{self._game.id if self._game else ''}-ask-{decision.kind}")

    def move(self, move: Move, with_seat: bool = True) -> str:
        assert self._game is not None
        return self._game.notation.write(move, self.language.code, with_seat)

    def trouble(self, trouble: Trouble) -> Iterator[str]:
        """The sentence, then what it rests on: objections with their rules, candidates, an inner cause."""
        if isinstance(trouble, NotAllowed):
            yield from self._refusal(trouble)
        elif isinstance(trouble, WhichOne):
            moves = "  |  ".join(self.move(move) for move in trouble.candidates[:8])
            yield f"{self.language.say('trouble-which-one')} {moves}"
        else:
            yield self.language.say(f"trouble-{trouble.key}", **self._trouble_facts(trouble))
        if isinstance(trouble.__cause__, Trouble):
            yield from self.trouble(trouble.__cause__)

    def _trouble_facts(self, trouble: Trouble) -> Facts:
        """What has no such name is called as the game calls it: a card, a tile."""
        facts = self.facts(trouble.facts)
        if trouble.key == "name":
            kind, own = trouble.facts["kind"], self._game.id if self._game else ""
            keys = (f"{own}-kind-{kind}", f"kind-{kind}", "kind-thing")
            facts["kind"] = self.language.say(next(key for key in keys if self.language.has(key)))
        return facts

    def _refusal(self, refused: NotAllowed) -> Iterator[str]:
        for objection in refused.objections:
            yield f"{self.objection(objection)} [{objection.rule}]"
        instead = dict.fromkeys(move for objection in refused.objections for move in objection.instead)
        if instead:
            yield self.language.say("cli-instead") + "  |  ".join(self.move(move) for move in instead)

    def facts(self, facts: Facts) -> Facts:
        """Ids become names; `x_id` keeps the id for a message that has to tell cases apart."""
        told: dict[str, Fact] = {}
        for key, value in facts.items():
            if isinstance(value, str):
                told[f"{key}_id"] = value
                told[key] = self._told(key, value)
            else:
                told[key] = value
        return told

    def _told(self, key: str, value: str) -> str:
        if key in _VERBATIM:
            return value
        if key == "of_game":
            return self.language.say(f"{value}-title") if self.language.has(f"{value}-title") else value
        if phrase := _PHRASE.fullmatch(value):
            return self._phrase(phrase)
        if key == "move":
            return self._respelled(value)
        if key == "known":  # what could be typed instead
            return ", ".join(self._spelled(word) for word in value.split(", "))
        if value.startswith("'"):  # an id that is to be shown as such
            return value[1:]
        if key in _LISTS:
            return _ID.sub(lambda match: self.label(match[0]), value)
        return self._labels.get(value, value)

    def _respelled(self, text: str) -> str:
        """A move kept in its canonical spelling, in the words of this language."""
        if self._game is None or self._state is None:
            return text
        try:
            reading = self._game.notation.read(text, self._game.names(self._state))
        except Trouble:  # written by a version that spelled it differently
            return text
        return self.move(reading.moves(reading.seat)[0])

    def _spelled(self, word: str) -> str:
        return self._game.notation.spell(word, self.language.code) if self._game else word

    def _phrase(self, phrase: re.Match[str]) -> str:
        parts = (part.partition("=") for part in phrase["parts"].split())
        numbers = {key: int(number) for key, _, number in parts}
        return self.language.say(f"{self._game.id if self._game else ''}-{phrase['kind']}", **numbers)
