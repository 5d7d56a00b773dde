"""What users may choose, for tests that print in every way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from companion.printing.ink import Ink
from companion.printing.job import Ask
from companion.printing.paper import paper_named
from companion.text.language import CODES, language

PAPERS = ("a4", "letter", "a3", "a5")


def ask(code: str = "en", paper: str = "a4", ink: str = "full", landscape: bool = False, **more: Any) -> Ask:
    return Ask(language(code).say, code, paper_named(paper, landscape), Ink(ink), **more)


def in_pairs(*axes: Sequence[Any]) -> list[ParameterSet]:
    """Every combination of a language, a paper, an ink or a table.

    In make test each of them meets each of the others in some print, in make fuzz also in all the others.
    """
    numbered = product(*(enumerate(axis) for axis in axes))
    return [
        pytest.param(*(value for _, value in way), marks=[pytest.mark.fuzz] * (sum(number for number, _ in way) % 2))
        for way in numbered
    ]


def ask_in_pairs(papers: tuple[str, ...] = PAPERS) -> list[ParameterSet]:
    """The same as wishes."""
    ways = [(ask(*way.values), way.marks) for way in in_pairs(CODES, papers, list(Ink))]
    return [pytest.param(wish, id=named(wish), marks=marks) for wish, marks in ways]


def every_ask(papers: tuple[str, ...] = PAPERS, **more: Any) -> list[Ask]:
    return [ask(code, paper, ink, **more) for code, paper, ink in product(CODES, papers, Ink)]


def named(ask: Ask) -> str:
    """How a test is called that prints this way."""
    return f"{ask.language}-{ask.paper.name}-{ask.ink}"
