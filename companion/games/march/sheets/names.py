"""What cards and scenarios are called, also those that players have made themselves; and what players typed."""

from __future__ import annotations

from companion.games.march.scenario import STEPS
from companion.games.march.sheets.look import in_words
from companion.games.march.state import Rules
from companion.printing.job import Ask

LONGEST_NAME, LONGEST_WORD = 48, 24  # letters that a column can hold


def card_label(ask: Ask, rules: Rules, card: str) -> str:
    """As the edition of this language prints it; a card of a player's own has its own name."""
    if card in rules.manual:
        return short_name(in_words(rules.manual[card], ask.language))
    return ask.say(f"march-card-{card.replace('+', 'plus')}") if card in STEPS else card


def short_name(name: str) -> str:
    """What a player called something, so short that a column can hold it; `*` would set it in bold."""
    words = [_shortened(word, LONGEST_WORD) for word in name.replace("*", " ").split()]
    return _shortened(" ".join(words), LONGEST_NAME)


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
