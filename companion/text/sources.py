"""Where a rule comes from, in words: the rules ledger has its own short ones."""

from __future__ import annotations

import re

from companion.text.language import Language

# the ledger's words -> their message; line numbers, rule ids and option names stay as they are
WORDS = {
    r"derived(?: from|:|;)": "cli-source-from",
    r"derived": "cli-source-derived",
    r"implied by": "cli-source-from",
    r"ruling": "cli-source-ruling",
    r"option": "cli-source-option",
    r"vs": "cli-source-against",
    r"none": "cli-source-nothing",
    r"names": "cli-source-names",
    r"cards": "cli-source-cards",
}
_WORD = re.compile("|".join(rf"(?<![\w-])({word})(?![\w-])" for word in WORDS))


def tell_source(source: str, language: Language) -> str:
    keys = list(WORDS.values())
    return _WORD.sub(lambda found: language.say(keys[(found.lastindex or 1) - 1]), source)
