"""A PDF: how pages stand in it, and what it says about itself; the same input, the same bytes."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from companion.printing.box import Box
from companion.printing.encoder import PdfEncoder
from companion.printing.fillable import Fillable
from companion.printing.fonts import FILES, POINT, font
from companion.printing.paper import Paper

if TYPE_CHECKING:
    from companion.printing.book import Page
    from companion.printing.job import Ask

rl_config.useA85 = 0  # plain binary streams: a sixth smaller

AUTHOR = "Companion"
VERSION = (1, 7)  # the first that can tell a printer to turn the paper
LANGUAGES = {"en": "en-GB", "de": "de-DE"}
MM = 1 / POINT


class Pdf:
    """Takes page after page; `finish` gives the file."""

    def __init__(self, ask: Ask, title: str) -> None:
        self._file = io.BytesIO()
        font("text")
        self._canvas = Canvas(
            self._file,
            pagesize=(ask.paper.width * MM, ask.paper.height * MM),
            invariant=1,
            pdfVersion=VERSION,
            pageCompression=1,
            lang=LANGUAGES.get(ask.language, ask.language),
            initialFontName=FILES["text"].removesuffix(".ttf"),
        )
        self.encoder = PdfEncoder(self._canvas)
        self._fillable = Fillable(self._canvas)
        self._sheets = 0
        self._canvas.setTitle(title)
        self._canvas.setAuthor(AUTHOR)
        self._canvas.setCreator(AUTHOR)
        self._canvas.setViewerPreference("PrintScaling", "None")

    def two_sided(self) -> None:
        self._canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge")

    def begin_sheet(self, title: str) -> None:
        """An entry in the outline for the page that is written next."""
        self._sheets += 1
        self._canvas.bookmarkPage(f"sheet-{self._sheets}")
        self._canvas.addOutlineEntry(title, f"sheet-{self._sheets}", level=0)

    def write(self, page: Page) -> None:
        canvas, paper = self._canvas, page.paper
        canvas.setPageSize((paper.width * MM, paper.height * MM))
        canvas.setTrimBox(page.cut_lines and _points(page.cut_lines, paper))  # None too: it would stay for what follows
        canvas.setBleedBox(page.bleed and _points(page.bleed, paper))
        canvas.addLiteral(f"{MM:.10f} 0 0 {-MM:.10f} 0 {paper.height * MM:.6f} cm")
        self.encoder.put(page.operators, page.forms)
        self._fillable.add_page([(field, _points(field.box, paper)) for field in page.fields])
        canvas.showPage()

    def finish(self, subject: str) -> bytes:
        self._canvas.setSubject(subject)
        if self._sheets:
            self._canvas.showOutline()
        self._canvas.save()
        return self._file.getvalue()


def _points(box: Box, paper: Paper) -> tuple[float, float, float, float]:
    """Left, bottom, right, top as the PDF counts them."""
    return box.x * MM, (paper.height - box.bottom) * MM, box.right * MM, (paper.height - box.y) * MM
