"""The faces we print with (IBM Plex, SIL Open Font License), their widths, and what they cannot write."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Literal, TypeAlias, get_args

from reportlab.pdfbase.pdfmetrics import registerFont

from companion.kernel.assets import ASSETS
from companion.printing.embedded import EmbeddedFont

Face: TypeAlias = Literal["text", "bold", "italic", "narrow", "mono"]
FACES: tuple[Face, ...] = get_args(Face)
FILES: dict[Face, str] = {
    "text": "IBMPlexSans-Regular.ttf",
    "bold": "IBMPlexSans-SemiBold.ttf",
    "italic": "IBMPlexSans-Italic.ttf",
    "narrow": "IBMPlexSansCondensed-Medium.ttf",
    "mono": "IBMPlexMono-Medium.ttf",
}
POINT = 25.4 / 72  # mm
# In parts of the size; all five faces share them.
CAP_HEIGHT = 0.698
RISE, DROP = 0.80, 0.22  # how far letters reach above and below the line they stand on (Ä; g)
_SOFT_HYPHEN = "\u00ad"
_SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
UNKNOWN = "?"  # stands for a character that a face does not have


@cache
def font(face: Face) -> EmbeddedFont:
    """The font as reportlab knows it, registered on first use."""
    loaded = EmbeddedFont(FILES[face].removesuffix(".ttf"), str(ASSETS / "fonts" / FILES[face]), asciiReadable=False)
    registerFont(loaded)
    return loaded


@cache
def _advances(face: Face) -> dict[int, float]:
    widths: dict[int, float] = font(face).face.charWidths
    return widths


@lru_cache(maxsize=50_000)
def writable(face: Face, text: str) -> str:
    """The text as this face can write it: a letter it lacks loses its accent or becomes a question mark."""
    known = _advances(face)
    text = unicodedata.normalize("NFC", " ".join(text.split(" ")))
    if not text.isascii():
        text = "".join(sign for sign in text if sign == _SOFT_HYPHEN or not without_width(sign))
    if all(ord(sign) in known for sign in text):
        return text
    return "".join(sign if ord(sign) in known else _nearest(sign, known) for sign in text)


def without_width(sign: str) -> bool:
    """Joiners, marks of direction, variation selectors: what only tells how other signs look."""
    return unicodedata.category(sign) == "Cf" or sign in _SELECTORS


def lacks(face: Face, sign: str) -> bool:
    """Would it become a question mark, or vanish?"""
    known = _advances(face)
    return without_width(sign) or (ord(sign) not in known and _nearest(sign, known) in (UNKNOWN, ""))


def _nearest(sign: str, known: dict[int, float]) -> str:
    if sign.isspace() or not sign.isprintable():
        return " " if sign.isspace() else ""
    plain = "".join(part for part in unicodedata.normalize("NFKD", sign) if ord(part) in known)
    return plain or UNKNOWN


@lru_cache(maxsize=50_000)
def width(face: Face, text: str) -> float:
    """How wide a text is, in parts of its size; kept, because the same words are set again and again."""
    advances = _advances(face)
    return sum([advances[ord(sign)] for sign in writable(face, text)]) / 1000


def text_width(text: str, size: float, face: Face = "text") -> float:
    """In mm, for a size in points."""
    return width(face, text) * size * POINT
