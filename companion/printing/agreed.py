"""What a table has answered in its own way where the rulebook leaves a question open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.kernel.game import Game, Setup
from companion.kernel.rulebook import rulings


class Agreed(NamedTuple):
    """An open question of the rulebook that this table answers in another way than recommended."""

    question: str
    answer: str
    rule: str


def agreed(game: Game[Any], setup: Setup, language: str) -> Iterator[Agreed]:
    texts = rulings(game.id)
    for option in game.options:
        ruling, value = texts.get(option.rule), setup.options.get(option.key)
        if ruling is not None and value is not None and value != ruling.default:
            question = ruling.de if language == "de" else ruling.en
            yield Agreed(question, ruling.values.get(value, {}).get(language, value), option.rule)
