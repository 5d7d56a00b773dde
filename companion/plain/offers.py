"""The linear mode: who decides what, with every choice and its number."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from msgspec import Struct

from companion.kernel.game import Decision, Move
from companion.kernel.going_on import next_by_itself
from companion.kernel.parts import Moves, asked_on, gathered, parted
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.plain.clock import PlainClock
from companion.plain.unseen import PlainUnseen
from companion.text.language import Language


class Choice(Struct, frozen=True):
    """A numbered line: what it says, and what happens when its number is typed."""

    text: str
    does: Callable[[], None]


class PlainOffers(PlainUnseen):
    """Lists what can be done; what is done then is up to the table."""

    _clock: PlainClock

    def __init__(self, table: Table[Any], words: Language) -> None:
        super().__init__(table, words)
        self._choices: list[Choice] = []

    @abstractmethod
    def _enter_if_sure(self, move: Move) -> None:
        """What ends the game or takes something away."""

    @abstractmethod
    def _roll(self, text: str) -> None: ...

    @abstractmethod
    def _go_on(self, _: str = "") -> None:
        """Until somebody has to decide."""

    def _offer(self) -> None:
        """Who has to decide what, with every choice and its number."""
        self._choices = []
        if self._table.result is not None:
            self._over()
        pending = self._table.pending()
        self._face_up = self._face_up and any(decision.secret for decision in pending)
        required = [decision for decision in pending if not decision.optional]
        for decision in required:
            asked = self._teller.ask(decision)
            self._print(f"{self._who(decision.seat)}: {asked}" if decision.seat else asked)
            self._number(self._ways(decision, alone=len(required) == 1))
            self._begin(decision)
        limit = self._clock.limit
        if limit is not None:
            self._print(f"{self._who(limit.seat)}: {self._words.say('tui-clock-left', time=self._clock.left)}")
        if self._table.result is None and not required:
            self._print(self._words.say("table-halted", steps=self._table.halted()))
        if next_by_itself(self._table) is not None:
            self._number([Choice(self._words.say("tui-choice-go-on"), self._go_on)])
        secret = self._first_secret()
        if secret is not None:
            self._number([Choice(self._words.say("plain-lie-open"), self._lay_open)])
        optional = [decision for decision in pending if decision.optional and not decision.rare]
        if optional:
            self._print(self._words.say("plain-if-you-like"))
            self._offer_optional(optional)
        self._mention([decision for decision in pending if decision.rare])
        if secret is not None:
            self._print(self._words.say("plain-hand-over", seat=self._who(secret.seat)))

    def _offer_optional(self, decisions: list[Decision]) -> None:
        self._number(choice for decision in decisions if not decision.typed for choice in self._ways(decision))
        for decision in {decision.kind: decision for decision in decisions if decision.typed}.values():
            self._begin(decision)

    def _mention(self, rare: list[Decision]) -> None:
        """What is seldom done has no number here; a word lists it."""
        offers = [*(choice.text for choice in self._anew()), *(self._teller.ask(decision) for decision in rare)]
        if offers:
            self._print(self._words.say("plain-rare", offers="; ".join(dict.fromkeys(offers))))

    def _anew(self) -> list[Choice]:
        """Whoever has decided face down may do so again."""
        say, who = self._words.say, self._who
        return [
            Choice(say("tui-choice-anew", seat=who(d.seat)), partial(self._hand_over, d)) for d in self._table.decided()
        ]

    def _begin(self, decision: Decision) -> None:
        """What is typed to its end, and how."""
        usage = self._table.game.notation.usage(decision.verbs[0], self._words.code)
        for beginning in self._table.game.beginnings(self._table.seen_by(None), decision):
            typed = usage if decision.typed else f"{self._teller.begun(beginning)} …"
            self._print(f"{typed}: {self._teller.event(beginning.said)}")

    def _over(self) -> None:
        """Who won, and how the game went as far as the last entry has not told it."""
        self._print(self._teller.outcome(self._table.winners))
        events = [event for entry in self._table.line() for event in entry.events]
        told = self._table.entry(self._table.head).events
        self._tell(event for event in self._table.game.summary(events) if event not in told)

    def _number(self, choices: Iterable[Choice]) -> None:
        for choice in choices:
            self._choices.append(choice)
            self._print(f"{len(self._choices)}. {choice.text}")

    def _ways(self, decision: Decision, alone: bool = False) -> Iterator[Choice]:
        if decision.secret and not self._face_up:
            text = self._words.say("tui-choice-hand-over", seat=self._who(decision.seat))
            yield Choice(text, partial(self._hand_over, decision))
        elif decision.dice:
            yield Choice(self._teller.by_laptop(decision), partial(self._roll, decision.dice))
        else:
            moves = self._table.game.choices(self._table.seen_by(None), decision)
            for each in gathered(self._table.game.notation, moves):
                alike = asked_on(self._table.game, self._table.seen_by(None), each)
                yield self._way(decision, alike, alone, self._teller.in_common(alike) if len(alike) > 1 else "")

    def _way(self, decision: Decision, moves: Moves, alone: bool, part: str) -> Choice:
        """One move, asked about first if it is a rare one; or several that begin alike: what is meant is asked then."""
        if len(moves) > 1:
            return Choice(part, partial(self._ask_part, decision, moves))
        does = partial(self._enter_if_sure if decision.rare else self._enter, moves[0])
        return Choice(self._move_text(decision, moves[0], alone), does)

    def _ask_part(self, decision: Decision, moves: Moves) -> None:
        """The next part of a move; only enter goes back to all choices."""
        field, rows = parted(self._table.game.notation, moves)
        self._print(self._teller.ask_part(decision, moves[0].verb(), field))
        self._choices = []
        told = [(row, self._teller.part(row[0], field)) for row in rows]
        further = [(asked_on(self._table.game, self._table.seen_by(None), row, field), text) for row, text in told]
        self._number(self._way(decision, row, True, text) for row, text in further)

    def _move_text(self, decision: Decision, move: Move, alone: bool) -> str:
        """What it says, what it would do, and how it is typed."""
        whose = decision.optional or not alone
        text, typed = self._teller.sentence(move, whose), self._teller.move(move, whose)
        hint = self._table.game.hint(self._table.seen_by(decision.seat if decision.secret else None), move)
        told = f"{text}: {self._teller.event(hint)}" if hint and not decision.optional else text
        return f"{told} ({typed})"

    # --- the choices by their numbers ------------------------------------------------------------------------

    def _chosen(self, number: str) -> Choice:
        if number not in map(str, range(1, len(self._choices) + 1)):
            raise Trouble("no-number", word=number[:40], count=len(self._choices))
        return self._choices[int(number) - 1]

    def _more(self, _: str) -> None:
        """What is seldom done, with numbers until the choices are listed again."""
        rare, anew = [decision for decision in self._table.pending() if decision.rare], self._anew()
        self._print(self._words.say("plain-if-you-like" if rare or anew else "tui-offers-none"))
        self._choices = []
        self._number(anew)
        self._offer_optional(rare)
