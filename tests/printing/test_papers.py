"""Papers, cards, inks and offsets by name: exact sizes, and one clear sentence for anything else."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.kernel.trouble import Trouble
from companion.printing.ink import Ink, ink_named
from companion.printing.job import offset_of
from companion.printing.paper import card_named, paper_named
from companion.text.language import CODES, language
from companion.text.teller import Teller


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("a4", (210, 297)),
        ("A4 ", (210, 297)),
        ("letter", (215.9, 279.4)),
        ("a3", (297, 420)),
        ("a5", (148, 210)),
        ("200x300", (200, 300)),
        ("215,9 × 355.6 mm", (215.9, 355.6)),
    ],
)
def test_papers_have_exact_sizes(name: str, size: tuple[float, float]) -> None:
    paper = paper_named(name)
    assert (paper.width, paper.height) == size
    turned = paper_named(name, landscape=True)
    assert (turned.width, turned.height) == (max(size), min(size))


@pytest.mark.parametrize(("name", "size"), [("poker", (63, 88)), ("original", (105, 75)), ("70x120", (70, 120))])
def test_cards_have_exact_sizes(name: str, size: tuple[float, float]) -> None:
    card = card_named(name)
    assert (card.width, card.height) == size


@pytest.mark.parametrize("text", ["0.5 -1", "0,5; -1", "0.5,-1", "0.5, -1", "0,5 / −1", "+0.5 -1.0", " 0,5 -1 "])
def test_offsets_as_people_type_them(text: str) -> None:
    assert offset_of(text) == (0.5, -1.0)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("ask", "key"),
    [
        (lambda: paper_named("a44"), "no-paper"),
        (lambda: paper_named(""), "no-paper"),
        (lambda: paper_named("10x10"), "size-range"),
        (lambda: paper_named("9000x200"), "size-range"),
        (lambda: paper_named("0x0"), "size-range"),
        (lambda: card_named("tarot"), "no-card"),
        (lambda: card_named("5x5"), "size-range"),
        (lambda: ink_named("red"), "no-ink"),
        (lambda: offset_of("left"), "no-offset"),
        (lambda: offset_of("1"), "no-offset"),
        (lambda: offset_of("11 22"), "no-offset"),
        (lambda: offset_of("x1 2"), "no-offset"),
        (lambda: offset_of("01 :2"), "no-offset"),
        (lambda: offset_of("1 2 3"), "no-offset"),
        (lambda: offset_of("11 0"), "no-offset"),
    ],
)
def test_wrong_words_get_one_sentence(ask, key: str, code: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(Trouble) as trouble:
        ask()
    assert trouble.value.key == key
    (sentence,) = Teller(language(code)).trouble(trouble.value)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert sentence != f"trouble-{key}"


@given(st.text(max_size=30))
@settings(deadline=None)
def test_no_text_breaks_the_reading(text: str) -> None:
    for read in (paper_named, card_named, ink_named, offset_of):
        with suppress(Trouble):  # nothing else may come out
            assert read(text) is not None


@pytest.mark.parametrize("ink", list(Ink))
def test_inks_have_names(ink: Ink) -> None:
    assert ink_named(f" {ink.upper()}") is ink
