"""Embedded fonts carry outlines and nothing else, and every letter looks as it did."""

from __future__ import annotations

import string

import pytest
from PIL import ImageChops, ImageStat
from reportlab.pdfbase.ttfonts import TTFontFace

from companion.printing.book import Book
from companion.printing.fonts import FACES, Face, font
from companion.printing.lean import _tables, lean
from tests.printing.asks import ask
from tests.printing.proof import picture

LETTERS = [string.ascii_letters, string.digits + string.punctuation, "ÄÖÜäöüßéèçñ „“ – … → ← ✓ × − ° ½"]


def written(face: Face) -> bytes:
    book = Book(ask(), "letters")
    page = book.page()
    for row, line in enumerate(LETTERS):
        page.label(20, 30 + 12 * row, line, 14, face)
    return book.finish()


@pytest.mark.parametrize("face", FACES)
def test_letters_look_the_same(face: Face, monkeypatch: pytest.MonkeyPatch) -> None:
    """As fine as a printer prints them."""
    after = written(face)
    loaded = font(face).face
    monkeypatch.setattr(loaded, "makeSubset", lambda letters: TTFontFace.makeSubset(loaded, letters))
    before = written(face)
    assert ImageStat.Stat(ImageChops.difference(picture(before, 0, 600), picture(after, 0, 600))).mean[0] < 0.01
    assert len(after) < 0.85 * len(before)


@pytest.mark.parametrize("face", FACES)
def test_nothing_to_run_is_left(face: Face) -> None:
    whole = TTFontFace.makeSubset(font(face).face, [ord(sign) for sign in "ABCüé"])
    tables = dict(_tables(lean(whole)))
    assert {"glyf", "loca", "hmtx", "head", "maxp"} <= tables.keys()
    assert not {"fpgm", "prep", "cvt ", "name"} & tables.keys()
    assert len(tables["glyf"]) < len(dict(_tables(whole))["glyf"])
