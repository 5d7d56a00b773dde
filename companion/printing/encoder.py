"""Words and forms as the operators of one file; in a PDF: which glyph has which number in that file's fonts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from reportlab.pdfbase.pdfdoc import BasicFonts, PDFObjectReference

from companion.printing.box import Box
from companion.printing.fonts import Face, font, writable
from companion.printing.ink import Pattern
from companion.printing.objects import add, stream
from companion.printing.patterns import pattern_lines

# Bytes as they may stand between brackets in a PDF.
_ESCAPES = {code: f"\\{code:03o}" for code in (*range(32), *range(127, 256))} | {
    ord("("): "\\(",
    ord(")"): "\\)",
    ord("\\"): "\\\\",
}
_PATTERN_STEP = 6  # mm; hatchings are made in steps of this size, so that areas of similar size share one


class _Letters(dict[str, tuple[str, str]]):
    """The letters of a face in one file: the name of their font, and their code as it stands between brackets."""

    def __init__(self, face: Face, document: Any) -> None:
        super().__init__()
        self._font, self._document = font(face), document
        self._font.begin(document)

    def __missing__(self, sign: str) -> tuple[str, str]:
        ((subset, code),) = self._font.splitString(sign, self._document)
        name: str = self._font.getSubsetInternalName(subset, self._document)
        self[sign] = name, code.decode("latin-1").translate(_ESCAPES)
        return self[sign]


class Encoder(ABC):
    """One for each file. What repeats is a form, written once."""

    def __init__(self) -> None:
        self._forms: set[str] = set()

    @abstractmethod
    def show(self, face: Face, text: str, em: float) -> str:
        """Operators that write a text, with letters of that size in mm."""

    @abstractmethod
    def define(self, form: str, box: Box, operators: Sequence[str], forms: Iterable[str] = ()) -> None:
        """Keep a drawing under a name; it shows nothing outside of its box."""

    @abstractmethod
    def form(self, name: str) -> str:
        """What a form is called among the operators."""

    def has(self, form: str) -> bool:
        return form in self._forms

    def unused_name(self, beginning: str) -> str:
        return f"{beginning}-{len(self._forms)}"

    def hatching(self, pattern: Pattern, width: float, height: float) -> str:
        """The form of a pattern that covers at least this area."""
        wide, high = (int(length / _PATTERN_STEP + 1) * _PATTERN_STEP for length in (width, height))
        name = f"{pattern}-{wide}-{high}"
        if name not in self._forms:
            self.define(name, Box(0, 0, wide, high), [pattern_lines(pattern, wide, high)])
        return name


class PdfEncoder(Encoder):
    """The same words are encoded once."""

    def __init__(self, canvas: Any) -> None:
        super().__init__()
        self._canvas = canvas
        self._letters: dict[Face, _Letters] = {}
        self._shown: dict[tuple[Face, str], tuple[tuple[str, str], ...]] = {}

    def show(self, face: Face, text: str, em: float) -> str:
        runs = self._shown.get((face, text))
        if runs is None:
            runs = self._shown[face, text] = self._encode(face, text)
        return " ".join([f"{name} {em:.4f} Tf ({letters}) Tj" for name, letters in runs])

    def _encode(self, face: Face, text: str) -> tuple[tuple[str, str], ...]:
        if face not in self._letters:
            self._letters[face] = _Letters(face, self._canvas._doc)
        letters = self._letters[face]
        coded = [letters[sign] for sign in writable(face, text)]
        return tuple((name, "".join([code for _, code in run])) for name, run in groupby(coded, itemgetter(0)))

    # --- forms ------------------------------------------------------------------------------------------------------

    def define(self, form: str, box: Box, operators: Sequence[str], forms: Iterable[str] = ()) -> None:
        content, document = "\n".join(operators), self._canvas._doc
        shown = "".join([f"{self.form(each)} {self._reference(document.getXObjectName(each))}" for each in forms])
        resources = f"/XObject<<{shown}>>" if shown else ""
        if " Tf " in content:
            resources += f"/Font {self._reference(BasicFonts)}"
        edges = " ".join([f"{edge:.3f}" for edge in (box.x, box.y, box.right, box.bottom)])
        about = f"/Type/XObject/Subtype/Form/BBox[{edges}]/Resources<<{resources}>>"
        self._forms.add(form)
        add(document, stream(about, content.encode("ascii")), document.getXObjectName(form))

    def _reference(self, name: str) -> str:
        reference: bytes = PDFObjectReference(name).format(self._canvas._doc)
        return reference.decode()

    def put(self, operators: Sequence[str], forms: Iterable[str]) -> None:
        """Write them on the page that is being made."""
        self._canvas.addLiteral("\n".join(operators))
        self._canvas._formsinuse.extend(forms)

    def form(self, name: str) -> str:
        return f"/{self._canvas._doc.getXObjectName(name)}"
