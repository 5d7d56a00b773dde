"""A face in a file: the letters that were used, numbered as they came, in as few bytes as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from reportlab.pdfbase.ttfonts import SUBSETN, TTFont

from companion.printing.lean import Outlines
from companion.printing.objects import Written, add, stream

_SPACE = 32  # reportlab's code of the blank in every file
_SYMBOLIC = 4  # the flag of a font with an encoding of its own
_MEANINGS = (
    "/CIDInit/ProcSet findresource begin 12 dict begin begincmap"
    "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n"
    "1 begincodespacerange<00><FF>endcodespacerange\n"
    "1 beginbfrange<{first:02X}><{last:02X}>[{letters}]endbfrange\n"
    "endcmap CMapName currentdict/CMap defineresource pop end end"
)


class EmbeddedFont(TTFont):  # type: ignore[misc]  # reportlab carries no types
    """reportlab's font, which knows the letters of each file; how they are written there is ours."""

    @cached_property
    def _outlines(self) -> Outlines:
        return Outlines(self.face)

    def begin(self, document: Any) -> None:
        """Codes begin behind the blank: those before it would need four characters each in a page."""
        state = self._assignState(document)
        state.nextCode = max(state.nextCode, _SPACE + 1)

    def addObjects(self, doc: Any) -> None:  # noqa: N802  # reportlab calls it
        """A font for each 256 letters."""
        state = self.state.pop(doc)
        for number, codes in enumerate(state.subsets):
            first = _SPACE if number == 0 else 0
            font = Written(self._font(doc, number, first, codes[first:]))
            name = f"{state.internalName}+{number}"
            doc.Reference(font, name)
            doc.idToObject["BasicFonts"].dict[name] = font

    def _font(self, doc: Any, number: int, first: int, letters: Sequence[int]) -> bytes:
        name = f"{SUBSETN(number).decode()}+{self.face.name.decode()}"
        widths = " ".join([f"{self.face.getCharWidth(letter):.0f}" for letter in letters])
        return (
            f"<</Type/Font/Subtype/TrueType/BaseFont/{name}/FirstChar {first}/LastChar {first + len(letters) - 1}"
            f"/Widths[{widths}]/ToUnicode {add(doc, stream('', _meanings(first, letters)))}"
            f"/FontDescriptor {add(doc, self._descriptor(doc, name, first, letters))}>>"
        ).encode()

    def _descriptor(self, doc: Any, name: str, first: int, letters: Sequence[int]) -> bytes:
        face, file = self.face, self._outlines.file(first, letters)
        box = " ".join([f"{edge:.0f}" for edge in face.bbox])
        height = f"/Ascent {face.ascent:.0f}/Descent {face.descent:.0f}/CapHeight {face.capHeight:.0f}"
        return (
            f"<</Type/FontDescriptor/FontName/{name}/Flags {_SYMBOLIC}/FontBBox[{box}]{height}"
            f"/ItalicAngle {face.italicAngle:g}/StemV {face.stemV:.0f}"
            f"/FontFile2 {add(doc, stream(f'/Length1 {len(file)}', file))}>>"
        ).encode()


def _meanings(first: int, letters: Sequence[int]) -> bytes:
    """Which letter each code stands for, so that text can be copied and searched."""
    told = "".join([f"<{letter:04X}>" for letter in letters])
    return _MEANINGS.format(first=first, last=first + len(letters) - 1, letters=told).encode()
