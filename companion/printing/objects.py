"""Objects of a PDF written as they stand, without what no viewer needs: what reportlab writes is a good deal longer."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFObject

_SMALLEST = 9  # of zlib's levels


class Written(PDFObject):  # type: ignore[misc]  # reportlab carries no types
    """An object of the file whose bytes are known."""

    __RefOnly__ = 1  # reportlab's word for an object that others only refer to

    def __init__(self, content: bytes) -> None:
        self._content = content

    def format(self, document: Any) -> bytes:
        return self._content


def add(document: Any, content: bytes, name: str | None = None) -> str:
    """Put an object into the file; returns how others refer to it."""
    reference: bytes = document.Reference(Written(content), name).format(document)
    return reference.decode()


def stream(about: str, content: bytes) -> bytes:
    """A compressed stream, and what its dictionary says about it."""
    packed = _packed(content)
    return f"<<{about}/Filter/FlateDecode/Length {len(packed)}>>stream\n".encode() + packed + b"\nendstream"


@lru_cache(maxsize=256)
def _packed(content: bytes) -> bytes:
    """Kept, because what is drawn once in a file (a tile, a hatching) is drawn in the next one too."""
    return zlib.compress(content, _SMALLEST)
