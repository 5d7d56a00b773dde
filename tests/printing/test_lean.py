"""Embedded fonts carry outlines and nothing else, and every letter looks and reads as it did."""

from __future__ import annotations

import string
from struct import unpack_from

import pytest
from PIL import ImageChops, ImageStat
from reportlab.pdfbase.ttfonts import TTFont, TTFontFace

from companion.printing.book import Book
from companion.printing.embedded import EmbeddedFont
from companion.printing.fonts import FACES, Face, font
from companion.printing.lean import Outlines
from tests.printing.asks import ask
from tests.printing.content import every_font
from tests.printing.proof import picture, text

LETTERS = [string.ascii_letters, string.digits + string.punctuation, "ÄÖÜäöüßéèçñ „“ – … → ← ✓ × − ° ½"]
MANY = "".join(chr(code) for code in (*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x180)))


def written(face: Face, lines: list[str] = LETTERS) -> bytes:
    book = Book(ask(), "letters")
    page = book.page()
    for row, line in enumerate(lines):
        page.label(20, 30 + 8 * row, line, 11, face)
    return book.finish()


def tables(file: bytes) -> dict[str, bytes]:
    found = {}
    for i in range(unpack_from(">H", file, 4)[0]):
        tag, _, offset, length = unpack_from(">4sLLL", file, 12 + 16 * i)
        found[tag.decode()] = file[offset : offset + length]
    return found


@pytest.mark.parametrize("face", FACES)
def test_letters_look_the_same(face: Face, monkeypatch: pytest.MonkeyPatch) -> None:
    """As fine as a printer prints them, beside those that reportlab embeds."""
    after = written(face)
    monkeypatch.setattr(EmbeddedFont, "addObjects", TTFont.addObjects)
    before = written(face)
    assert ImageStat.Stat(ImageChops.difference(picture(before, 0, 600), picture(after, 0, 600))).mean[0] < 0.01
    assert len(after) < 0.75 * len(before)


def test_text_can_be_copied() -> None:
    assert text(written("text"), 0).splitlines()[: len(LETTERS)] == LETTERS


def test_more_letters_than_one_font_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second font begins, in the middle of a word if it must."""
    known = "".join(sign for sign in MANY if ord(sign) in font("text").face.charToGlyph)
    lines = [known[at : at + 45] for at in range(0, len(known), 45)]
    after = written("text", lines)
    assert len({str(used["/BaseFont"]) for used in every_font(after) if "Regular" in used["/BaseFont"]}) == 2
    assert text(after, 0).splitlines()[: len(lines)] == lines
    monkeypatch.setattr(EmbeddedFont, "addObjects", TTFont.addObjects)
    before = written("text", lines)
    assert ImageStat.Stat(ImageChops.difference(picture(before, 0, 600), picture(after, 0, 600))).mean[0] < 0.01


@pytest.mark.parametrize("face", FACES)
def test_nothing_to_run_is_left(face: Face) -> None:
    codes = [ord(sign) for sign in "ABCüé"]
    loaded = font(face).face
    lean, whole = tables(Outlines(loaded).file(32, codes)), tables(TTFontFace.makeSubset(loaded, codes))
    assert lean.keys() == {"cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"}
    assert lean.keys() < whole.keys()
    assert len(lean["glyf"]) < len(whole["glyf"])
