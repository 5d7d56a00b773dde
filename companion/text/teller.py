"""Puts events, objections and troubles into sentences, with the names of the table in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from companion.kernel.game import Beginning, Decision, Event, Fact, Facts, Game, Move, Objection, Seat
from companion.kernel.outside import as_text
from companion.kernel.parts import common_fields
from companion.kernel.table import Table
from companion.kernel.trouble import BadLine, Impossible, NotAllowed, Trouble, WhichOne
from companion.text.language import Language
from companion.text.things import correction, lacking_told

_ID = re.compile(r"[^\s,()/]+")
_LISTS = {"parts", "cards", "countries", "faces"}  # facts that list ids
_WORDED = ("card", "face")  # kinds of names that have words of their own, as in `<game>-card-<name>`
_VERBATIM = {"word", "reason", "path", "value", "before", "part", "table", "case"}  # typed by a player, or never shown
_PHRASE = re.compile(r"@(?P<kind>[a-z-]+)(?P<parts>(?: \w+=\d+)*) ?")


class Teller:
    """Speaks one language; with a game and a state it knows what things are called there.

    `people`: who plays which side. A side is called by its player where there is one, and by its own name (`side`,
    `$seat_side` in a message) where its pieces are meant.
    """

    def __init__(
        self,
        language: Language,
        game: Game[Any] | None = None,
        state: Any = None,
        people: Mapping[Seat, str] | None = None,
    ) -> None:
        self.language = language
        self._game = game
        self._state = state
        self._names = game.names(state) if game is not None and state is not None else None
        self._sides = {seat: language.say(f"{game.id}-{seat}") for seat in game.seats} if game is not None else {}
        self._labels = self._find_labels(state, players(self._sides, people or {})) if game is not None else {}

    @classmethod
    def at(cls, table: Table[Any], language: Language) -> Teller:
        """Who speaks of this table as it stands now."""
        return cls(language, table.game, table.state, table.setup.seats)

    @property
    def game_id(self) -> str:
        return self._game.id if self._game else ""

    def _find_labels(self, state: Any, names: dict[Seat, str]) -> dict[str, str]:
        assert self._game is not None
        labels = {"nobody": self.language.say(f"{self._game.id}-nobody"), **names}
        if state is not None:
            labels |= {id_: self._worded(kind, id_) for kind in _WORDED for id_ in self._named_there(kind)}
            given = self._game.labels(state, self.language.code)
            labels |= {id_: as_text(name) for id_, name in given.items()}
        return labels

    def _named_there(self, kind: str) -> Sequence[str]:
        return self._names.get(kind, ()) if self._names is not None else ()

    def _worded(self, kind: str, id_: str) -> str:
        key = f"{self._game.id if self._game else ''}-{kind}-{id_.replace('+', 'plus')}"
        return self.language.say(key) if self.language.has(key) else id_

    def speaks_of(self, language: Language, state: Any) -> bool:
        """Would a new teller for this say the same?"""
        return self.language is language and self._state is state

    @cached_property
    def turn(self) -> str:
        """Where in the game this position is: the first line of the table in words."""
        assert self._game is not None
        return self.event(self._game.top_line(self._state))

    def label(self, id_: str) -> str:
        return self._labels.get(id_, id_)

    def seat(self, seat: Seat | None) -> str:
        """Who plays there: the person, else the side."""
        return self.label(seat) if seat else ""

    def side(self, seat: Seat | None) -> str:
        """What the side itself is called: its colour, its crew."""
        return self._sides.get(seat or "", seat or "")

    def both(self, seat: Seat | None) -> str:
        """The person and the side, where one has to be found by the other."""
        name, side = self.seat(seat), self.side(seat)
        return name if name == side or name.endswith(f" ({side})") else f"{name} ({side})"

    def event(self, event: Event) -> str:
        """A log line."""
        return self.language.say(self._event_key(event), **self._event_facts(event))

    def hand(self, event: Event) -> str | None:
        """What is to be done besides that moves nothing in view, if anything: to shuffle, to look at a card."""
        return self.language.attribute(self._event_key(event), "hand", **self._event_facts(event)) or None

    def short(self, event: Event) -> str | None:
        """In few words: the label of a line of numbers, or what is told where there is little room."""
        return self.language.attribute(self._event_key(event), "label", **self._event_facts(event))

    def _event_key(self, event: Event) -> str:
        own = f"{self._game.id}-{event.kind}" if self._game else event.kind
        return own if self.language.has(own) else f"event-{event.kind}"

    def _event_facts(self, event: Event) -> Facts:
        """Everybody's name is at hand as `$<seat>_name`, for messages that list all sides."""
        facts: Facts = {f"{seat}_name": self.label(seat) for seat in self._sides}
        facts |= self.facts(event.facts)
        if event.kind == "corrected":
            facts["what"] = self._corrected(event.facts)
        return facts | {"rules": ", ".join(event.rules) or "none"}

    def _corrected(self, facts: Facts) -> str:
        """In the players' words: no path, no value as a computer writes it."""
        if self._game is None or self._state is None:
            return str(facts["path"])
        before = msgspec.json.decode(str(facts["before"])) if "before" in facts else ...
        value, layout = msgspec.json.decode(str(facts["value"])), self._game.layout(self._state, None)
        return correction(str(facts["path"]), before, value, layout, self)

    def outcome(self, winners: Sequence[Seat]) -> str:
        """Who has won; nobody of a tie."""
        who = self.language.together([self.seat(seat) for seat in winners]) if winners else ""
        return self.language.say("cli-result", who=who, count=len(winners))

    def objection(self, objection: Objection) -> str:
        return self.language.say(objection.rule, **self.facts(objection.facts))

    def ask(self, decision: Decision) -> str:
        return self.language.say(self._ask_key(decision), **self._asked_about(decision))

    def ask_in_short(self, decision: Decision) -> str:
        """In few words, if there are such."""
        short = self.language.attribute(self._ask_key(decision), "label", **self._asked_about(decision))
        return short or self.ask(decision)

    def _asked_about(self, decision: Decision) -> Facts:
        return {"about": self._named(decision.about)} if decision.about else {}

    def _ask_key(self, decision: Decision) -> str:
        return f"{self._game.id if self._game else ''}-ask-{decision.kind}"

    def by_laptop(self, decision: Decision) -> str:
        """That the laptop rolls; or does what else is left to chance here, such as turning a tile."""
        own = self.language.attribute(self._ask_key(decision), "roll")
        return own or self.language.say("tui-choice-roll")

    def by_hand(self, decision: Decision) -> str:
        """That somebody types what the real dice show; or what else is left to chance."""
        own = self.language.attribute(self._ask_key(decision), "type")
        return own or self.language.say("tui-choice-type")

    def _named(self, about: str) -> str:
        """A name as it is said; or each of several in a row."""
        return self._labels.get(about) or " ".join(self._labels.get(word, word) for word in about.split(" "))

    def move(self, move: Move, with_seat: bool = True) -> str:
        """As it is typed at this table."""
        assert self._game is not None
        return self._game.notation.write(move, self.language.code, with_seat, self._names)

    def begun(self, beginning: Beginning) -> str:
        """As its line is typed."""
        return " ".join(map(self._spelled, beginning.line.split()))

    def sentence(self, move: Move, with_seat: bool = False) -> str:
        """As people say it: the label of a list."""
        return self._by(move, self.event(self._said(move)), with_seat)

    def brief(self, move: Move) -> str:
        """In few words: the name of the card, where a move is little more."""
        return self.short(self._said(move)) or self.sentence(move)

    def lesson(self, move: Move, with_seat: bool = True) -> str:
        """The sentence, and how it is typed."""
        return f"{self.sentence(move, with_seat)} ({self.move(move, with_seat)})"

    def _said(self, move: Move) -> Event:
        assert self._game is not None
        return self._game.said(self._state, move)

    def _by(self, move: Move, said: str, with_seat: bool) -> str:
        return f"{self.seat(move.seat)}: {said}" if with_seat and move.seat else said

    # --- moves that are asked part by part ----------------------------------------------------------------------

    def in_common(self, moves: Sequence[Move]) -> str:
        """What these moves have in common, as far as the first part that tells them apart."""
        assert self._game is not None
        move, key = moves[0], f"{self._game.id}-part-{moves[0].verb()}"
        common = common_fields(self._game.notation, moves)
        if self.language.has(key):
            return self.language.say(key, **{field: self.part(move, field) for field in common})
        return _beginning([self.sentence(each) for each in moves]) or self.sentence(move)

    def ask_part(self, decision: Decision, verb: str, field: str) -> str:
        """The question after one part of a move."""
        key = self._part_key(verb, field)
        return self.language.say(key) if key else self.ask(decision)

    def part(self, move: Move, field: str) -> str:
        """What a move has for one of its parts, in a list of all that it could have."""
        assert self._game is not None
        value, key = getattr(move, field), self._part_key(move.verb(), field)
        text = self._game.notation.field_text(move, field, self.language.code, self._names)
        if not text:
            return (self.language.attribute(key, "none") if key else None) or self.language.say("part-none")
        if key and isinstance(value, Struct):  # a message may put each of its numbers into words
            facts = {name: int(number) for name, number in asdict(value).items() if isinstance(number, int)}
            return self.language.attribute(key, "value", **facts, count=sum(facts.values())) or text
        if key and value is True:
            return self.language.attribute(key, "value") or text
        return self._labels.get(value, text) if isinstance(value, str) else text

    def _part_key(self, verb: str, field: str) -> str:
        """The message of a part: that of its move, or one for all moves that have such a part."""
        game = self._game.id if self._game else ""
        keys = (f"{game}-part-{verb}-{field}", f"{game}-part-{field}")
        return next((key for key in keys if self.language.has(key)), "")

    def trouble(self, trouble: Trouble) -> Iterator[str]:
        """The sentence, then what it rests on: objections with their rules, candidates, an inner cause."""
        if isinstance(trouble, NotAllowed):
            yield from self._refusal(trouble)
        elif isinstance(trouble, WhichOne):
            moves = "  |  ".join(self.lesson(move) for move in trouble.candidates[:8])
            yield f"{self.language.say('trouble-which-one')} {moves}"
        else:
            yield self.language.say(f"trouble-{trouble.key}", **self._trouble_facts(trouble))
        if trouble.key == "shape":
            yield from self._signs_of(str(trouble.facts["verb"]))
        if isinstance(trouble, Impossible) and trouble.lacking:
            lacking = ", ".join(lacking_told(thing, self) for thing in trouble.lacking)
            yield self.language.say("trouble-lacking", what=lacking)
        if isinstance(trouble.__cause__, Trouble):
            yield from self._at(trouble).trouble(trouble.__cause__)

    def _at(self, trouble: Trouble) -> Teller:
        """Who knows the table that trouble arose at: an imported one is nobody's yet."""
        if isinstance(trouble, BadLine):
            return Teller(self.language, trouble.game, trouble.state, trouble.people)
        return self

    def how_to_type(self, verb: str) -> Iterator[str]:
        """The pattern of a move, and what the signs in it mean where they are no words."""
        assert self._game is not None
        yield self._game.notation.usage(verb, self.language.code)
        yield from self._signs_of(verb)

    def _signs_of(self, verb: str) -> Iterator[str]:
        key = f"{self.game_id}-typed-{verb}"
        if self.language.has(key):
            yield self.language.say(key)

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
            yield self.language.say("cli-instead") + "  |  ".join(self.lesson(move) for move in instead)

    def facts(self, facts: Facts) -> Facts:
        """Ids become names; `x_id` keeps the id for a message that has to tell cases apart.

        Of somebody at the table `x_side` is the side alone, `x_full` the person with the side.
        """
        told: dict[str, Fact] = {}
        for key, value in facts.items():
            if isinstance(value, str):
                told[f"{key}_id"] = value
                told[key] = self._told(key, value)
                if value in self._sides:
                    told |= {f"{key}_side": self.side(value), f"{key}_full": self.both(value)}
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
            return value if value == "none" else ", ".join(self._spelled(word) for word in value.split(", "))
        if value.startswith("'"):  # an id that is to be shown as such
            return value[1:]
        if key.rpartition("_")[2] in _LISTS:
            return _ID.sub(lambda match: self.label(match[0]), value)
        return self._labels.get(value, value)

    def _respelled(self, text: str) -> str:
        """A move kept in its canonical spelling, in the words of this language and without where it was made."""
        if self._game is None or self._names is None:
            return text
        try:
            reading = self._game.notation.read(text, self._names)
        except Trouble:  # written by a version that spelled it differently
            return text
        move = reading.moves(reading.seat)[0]
        return self._by(move, self.event(self._game.said(None, move)), with_seat=True)

    def _spelled(self, word: str) -> str:
        return self._game.notation.spell(word, self.language.code) if self._game else word

    def _phrase(self, phrase: re.Match[str]) -> str:
        parts = (part.partition("=") for part in phrase["parts"].split())
        numbers = {key: int(number) for key, _, number in parts}
        return self.language.say(f"{self._game.id if self._game else ''}-{phrase['kind']}", **numbers)


def _beginning(sentences: Sequence[str]) -> str:
    """The words with which all of them begin."""
    words = zip(*(sentence.split() for sentence in sentences), strict=False)
    return " ".join(word for word, *_ in takewhile(lambda same: len(set(same)) == 1, words)).rstrip(" ,:")


def players(sides: Mapping[Seat, str], people: Mapping[Seat, str]) -> dict[Seat, str]:
    """What to call everybody: the person, with the side where two people or a side could be meant; else the side."""
    names = {seat: name for seat in sides if (name := plain_name(people.get(seat, "")))}
    taken = [name.casefold() for name in (*names.values(), *sides.values())]
    told = {}
    for seat, side in sides.items():
        name = names.get(seat, side)
        others = taken.count(name.casefold()) - (seat in names) - (name.casefold() == side.casefold())
        told[seat] = f"{name} ({side})" if seat in names and others else name
    return told


def plain_name(name: str) -> str:
    """A name as it was given, without what moves a cursor or hides letters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
