"""What the player aid is about: the rules of one table, and what that table has answered in its own way."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from companion.games.march.beginning import begin, questions
from companion.games.march.combat import Odds
from companion.games.march.picture import MARK
from companion.games.march.sheets.look import in_words
from companion.games.march.sheets.names import short_name
from companion.games.march.state import Card, State
from companion.kernel.game import Question, Setup
from companion.printing.agreed import agreed
from companion.printing.job import Ask, Subject
from companion.printing.notes import Picture


class Example(NamedTuple):
    """A combat, and what the two defending armies are worth in it."""

    odds: Odds
    standing: int
    fortified: int


class Item(NamedTuple):
    """One line of the aid. `lead`: the step of the turn it begins; `example`: the worked example it tells."""

    text: str
    rules: tuple[str, ...] = ()
    lead: str = ""
    example: Example | None = None
    typed: bool = False  # by a player: cut rather than shrunk
    picture: Picture | None = None


class Section(NamedTuple):
    """`spare`: it gives way if the page is too small for everything."""

    title: str
    items: list[Item]
    set_apart: bool = False
    spare: bool = False
    picture: Picture | None = None


class Terms:
    """Scenario, edition and rulings of one set-up; they change numbers and permissions of the aid."""

    def __init__(self, ask: Ask, subject: Subject) -> None:
        self.ask, self.say, self.language, self.setup = ask, ask.say, ask.language, subject.setup
        self.agreed = list(agreed(subject.game, subject.setup, ask.language))
        self.open = questions(subject.setup)
        self.state: State = begin(_usual(subject.setup, self.open))
        self.rules, self.rulings = self.state.rules, self.state.rules.rulings
        self._changed = {ruling.rule for ruling in self.agreed}

    @property
    def scenario(self) -> str:
        return short_name(in_words(self.rules.name, self.language)) + (MARK if "name" in self.rules.sources else "")

    @property
    def homes(self) -> list[Card]:
        return [card for card in self.rules.map.values() if card.owner is not None]

    @property
    def neutrals(self) -> list[Card]:
        return [card for card in self.rules.map.values() if card.owner is None]

    @property
    def home_withheld(self) -> bool:
        """MP-MARL-07, MP-AMB-22."""
        return not self.rules.score_home_with_enemy and self.rulings.enemy_in_home == "anywhere"

    @property
    def tie_at_threshold(self) -> bool:
        """MP-MARL-11, MP-AMB-24."""
        return self.rules.both_at_threshold == "tie" and self.rulings.both_at_threshold == "tie"

    def item(self, text: str, *rule_ids: str, example: Example | None = None) -> Item:
        """Of the rulings only those are named that this table answers in its own way."""
        named = (id_ for id_ in rule_ids if not id_.startswith("MP-AMB-") or id_ in self._changed)
        return Item(text, tuple(named), example=example)

    def of_scenario(self, base: str, *marlborough: str) -> tuple[str, ...]:
        """The rules of the scenario that is played; of a player's own scenario none are known."""
        known = {"tyw": (base,), "marlborough": marlborough or (base,)}
        return tuple(filter(None, known.get(self.rules.scenario, ())))

    def mark(self, option: str) -> str:
        """The mark of a value that the table has still to settle; the usual one is shown."""
        return MARK if any(question.option == option for question in self.open) else ""


def _usual(setup: Setup, open_questions: tuple[Question, ...]) -> Setup:
    """The set-up with the usual answers: the aid holds whatever the answers are, and marks what it shows of them."""
    answers = {question.option: question.suggestion or _any_answer(question) for question in open_questions}
    return Setup({**setup.options, **answers}, setup.seats, setup.files)


def _any_answer(question: Question) -> str:
    """Which cards touch and who plays which home: the aid shows neither."""
    if question.option == "blue-home":
        return str(question.facts["homes"]).partition("/")[0]
    countries = str(question.facts["countries"]).split(", ")
    return " ".join(f"{a}-{b}" for a, b in pairwise(countries))
