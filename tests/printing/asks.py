"""What users may choose, for tests that print in every way."""

from __future__ import annotations

from itertools import product
from typing import Any

from companion.printing.ink import Ink
from companion.printing.job import Ask
from companion.printing.paper import paper_named
from companion.text.language import CODES, language

PAPERS = ("a4", "letter", "a3", "a5")


def ask(code: str = "en", paper: str = "a4", ink: str = "full", landscape: bool = False, **more: Any) -> Ask:
    return Ask(language(code).say, code, paper_named(paper, landscape), Ink(ink), **more)


def every_ask(papers: tuple[str, ...] = PAPERS, **more: Any) -> list[Ask]:
    return [ask(code, paper, ink, **more) for code, paper, ink in product(CODES, papers, Ink)]


def named(ask: Ask) -> str:
    """How a test is called that prints this way."""
    return f"{ask.language}-{ask.paper.name}-{ask.ink}"
