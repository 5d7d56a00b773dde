"""Words and forms as the operators of one PDF: which glyph has which number in that file's fonts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from companion.printing.box import Box
from companion.printing.fonts import Face, font, writable
from companion.printing.ink import Pattern
from companion.printing.patterns import pattern_lines

# Bytes as they may stand between brackets in a PDF.
_ESCAPES = {code: f"\\{code:03o}" for code in (*range(32), *range(127, 256))} | {
    ord("("): "\\(",
    ord(")"): "\\)",
    ord("\\"): "\\\\",
}
_PATTERN_STEP = 6  # mm; hatchings are made in steps of this size, so that areas of similar size share one


class Encoder:
    """One for each file. The same words are encoded once; what repeats is a form, written once."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._shown: dict[tuple[Face, str], tuple[tuple[str, str], ...]] = {}
        self._forms: set[str] = set()

    def show(self, face: Face, text: str, em: float) -> str:
        """Operators that write a text, with letters of that size in mm."""
        runs = self._shown.get((face, text))
        if runs is None:
            runs = self._shown[face, text] = self._encode(face, text)
        return " ".join([f"{name} {em:.4f} Tf ({letters}) Tj" for name, letters in runs])

    def _encode(self, face: Face, text: str) -> tuple[tuple[str, str], ...]:
        loaded, document = font(face), self._canvas._doc
        return tuple(
            (loaded.getSubsetInternalName(subset, document), letters.decode("latin-1").translate(_ESCAPES))
            for subset, letters in loaded.splitString(writable(face, text), document)
        )

    def has(self, form: str) -> bool:
        return form in self._forms

    def unused_name(self, beginning: str) -> str:
        return f"{beginning}-{len(self._forms)}"

    def define(self, form: str, box: Box, operators: Sequence[str], forms: Iterable[str] = ()) -> None:
        """Keep a drawing under a name; it shows nothing outside of its box."""
        self._forms.add(form)
        self._canvas.beginForm(form, box.x, box.y, box.right, box.bottom)
        self.put(operators, forms)
        self._canvas.endForm()

    def put(self, operators: Sequence[str], forms: Iterable[str]) -> None:
        self._canvas.addLiteral("\n".join(operators))
        self._canvas._formsinuse.extend(forms)

    def form(self, name: str) -> str:
        return f"/{self._canvas._doc.getXObjectName(name)}"

    def hatching(self, pattern: Pattern, width: float, height: float) -> str:
        """The form of a pattern that covers at least this area."""
        wide, high = (int(length / _PATTERN_STEP + 1) * _PATTERN_STEP for length in (width, height))
        name = f"{pattern}-{wide}-{high}"
        if name not in self._forms:
            self.define(name, Box(0, 0, wide, high), [f"{pattern_lines(pattern, wide, high)} S"])
        return name
