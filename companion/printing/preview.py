"""A page as a picture, for the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pypdfium2

if TYPE_CHECKING:
    from PIL.Image import Image


def render_page(pdf: bytes, page: int, width: int, height: int) -> Image:
    """A page (counted from 0) as large as fits into so many pixels."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        wide, high = document[page].get_size()
        scale = min(width / wide, height / high)
        picture: Image = document[page].render(scale=scale).to_pil()
        return picture
    finally:
        document.close()


def page_count(pdf: bytes) -> int:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return len(document)
    finally:
        document.close()
