"""A viewer in which the fields of a PDF are clicked."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager

import pypdfium2
import pypdfium2.raw as pdfium


class Viewer:
    def __init__(self, document: pypdfium2.PdfDocument) -> None:
        self._page = document[0]
        self._form = document.formenv

    def told(self) -> list[str]:
        """What the viewer says about each field of the first page."""
        return [self._tip(number) for number in range(pdfium.FPDFPage_GetAnnotCount(self._page))]

    def click(self, tip: str) -> None:
        with self._field(self.told().index(tip)) as field:
            rect = pdfium.FS_RECTF()
            pdfium.FPDFAnnot_GetRect(field, rect)
        place = (rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2
        for act in (pdfium.FORM_OnMouseMove, pdfium.FORM_OnLButtonDown, pdfium.FORM_OnLButtonUp):
            act(self._form, self._page, 0, *place)

    def ticked(self) -> set[str]:
        return {tip for number, tip in enumerate(self.told()) if self._is_ticked(number)}

    def _tip(self, number: int) -> str:
        with self._field(number) as field:
            length = pdfium.FPDFAnnot_GetStringValue(field, b"TU", None, 0)
            told = (ctypes.c_ushort * (length // 2))()
            pdfium.FPDFAnnot_GetStringValue(field, b"TU", told, length)
        return bytes(told).decode("utf-16-le").rstrip("\0")

    def _is_ticked(self, number: int) -> bool:
        with self._field(number) as field:
            return bool(pdfium.FPDFAnnot_IsChecked(self._form, field))

    @contextmanager
    def _field(self, number: int) -> Iterator[pdfium.FPDF_ANNOTATION]:
        field = pdfium.FPDFPage_GetAnnot(self._page, number)
        yield field
        pdfium.FPDFPage_CloseAnnot(field)


@contextmanager
def viewing(pdf: bytes) -> Iterator[Viewer]:
    document = pypdfium2.PdfDocument(pdf)
    document.init_forms()
    try:
        yield Viewer(document)
    finally:
        document.close()
