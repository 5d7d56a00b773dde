"""One of a thing is called by its singular, in every message that counts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import BaseNode, Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from companion.text.language import CODES, language
from tests.words import messages, variables

# What can be counted. In German the one soldier that is sent or lost is “1 Soldaten” as well.
SEVERAL = {
    "en": r"armies|soldiers|workers|discs|cards|tiles|units|points|entries|countries|cubes|spies|discoveries|pages|"
    r"columns|ids|rules",
    "de": r"Armeen|Scheiben|Karten|Handkarten|Spionagekarten|Einheiten|Punkte|Einflusspunkte|Einträge|Länder|Spione|"
    r"Entdeckungen|Seiten|Spalten|Zeilen|Plätze|Kennungen",
}
KINDS = "(?:black|white|neutral|special|influence|espionage|random|schwarze|weiße|neutrale|besondere)"
THERE_ARE = {"en": r"[Tt]here are (?:only )?1(?! \w+ and)", "de": r"(?:sind|stehen) (?:nur noch )?1 [A-ZÄÖÜ][a-zäöü]+"}
# Hundreds of rules, cubes in two colours, places and tiles of a map.
NEVER_ONE = {"cli-coverage", "MP-VP-02", "trouble-layout-too-many", "clockwork-paper-map-about"}
ATTRIBUTES_OF_SEVERAL = {"several"}


class Cases(Visitor):
    """What the messages tell apart."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)]
            self.found.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def said(code: str, message: Message, attribute: str, pattern: BaseNode) -> Iterator[str]:
    """The message where everything there is one of, in each of its cases."""
    cases = Cases()
    cases.visit(pattern)
    told = {name: [key for key in keys if key not in ("one", "other")] for name, keys in cases.found.items()}
    usual = dict.fromkeys(variables(pattern), 1)
    for changed in [{}, *({name: key} for name, keys in told.items() for key in keys)]:
        facts = usual | changed
        if attribute:
            yield language(code).attribute(message.id.name, attribute, **facts) or ""
        else:
            yield language(code).say(message.id.name, **facts)


@pytest.mark.parametrize("code", CODES)
def test_one_of_a_thing_is_not_called_several(code: str) -> None:
    several = re.compile(rf"(?<![\d.,/’'])\b1 (?:{KINDS} )?(?:{SEVERAL[code]})\b|\b{THERE_ARE[code]}")
    wrong = {}
    for key, message in messages(code).items():
        parts = {"": message.value} | {each.id.name: each.value for each in message.attributes}
        for attribute, pattern in parts.items():
            if pattern is None or key in NEVER_ONE or attribute in ATTRIBUTES_OF_SEVERAL or not variables(pattern):
                continue
            for sentence in said(code, message, attribute, pattern):
                if several.search(sentence):
                    wrong[f"{key}.{attribute}"] = sentence
    assert wrong == {}
