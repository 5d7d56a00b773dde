"""Fields one can type into: an option, since they cost far more bytes than lines on paper.

reportlab's own fields know only the fonts every viewer is supposed to have; ours carry the narrow face, whole, so
that any letter a player may type is there.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFStream, PDFString, PDFZCompress

from companion.kernel.assets import ASSETS
from companion.printing.box import Box
from companion.printing.fonts import FILES, font

Kind: TypeAlias = Literal["text", "tick"]
_FACE: Literal["narrow"] = "narrow"
_PRINTED = 4  # the flag of a field that is printed like everything else
_LEFT, _CENTRED = 0, 1
_NARROW = 70.0  # points; in a small cell a number stands in the middle
_LARGEST_TYPE = 11.0


class Field(NamedTuple):
    box: Box
    name: str
    kind: Kind = "text"


class Fillable:
    """The fields of one file. Nothing is written, not even the font, unless a field is added."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._fields = PDFArray([])
        self._names: dict[str, int] = {}
        self._pictures: dict[tuple[str, float, float], Any] = {}

    def add(self, name: str, kind: Kind, place: tuple[float, float, float, float]) -> None:
        """A field on the current page; `place` is left, bottom, right and top in points."""
        if not self._fields.sequence:
            self._begin()
        left, bottom, right, top = place
        entries = {
            "Type": PDFName("Annot"),
            "Subtype": PDFName("Widget"),
            "Rect": PDFArray([round(edge, 3) for edge in place]),
            "T": PDFString(self._unique(name)),
            "F": _PRINTED,
        }
        entries |= self._tick(right - left, top - bottom) if kind == "tick" else self._text(right - left, top - bottom)
        field = self._canvas._doc.Reference(PDFDictionary(entries))
        self._fields.sequence.append(field)
        self._canvas._annotationrefs.append(field)

    def _unique(self, name: str) -> str:
        """Fields of one name would all show the same; a name that comes again gets a number."""
        self._names[name] = self._names.get(name, 0) + 1
        return name if self._names[name] == 1 else f"{name} ({self._names[name]})"

    def _text(self, width: float, height: float) -> dict[str, Any]:
        """No picture of its own: viewers draw what is typed, and some would draw it into a shared picture."""
        return {
            "FT": PDFName("Tx"),
            "DA": PDFString(f"/{_FACE} {min(_LARGEST_TYPE, height * 0.7):.2f} Tf 0 g"),
            "Q": _CENTRED if width < _NARROW else _LEFT,
        }

    def _tick(self, width: float, height: float) -> dict[str, Any]:
        w, h = width, height
        cross = f"0 G 1 w {w * 0.2:.2f} {h * 0.2:.2f} m {w * 0.8:.2f} {h * 0.8:.2f} l "
        cross += f"{w * 0.2:.2f} {h * 0.8:.2f} m {w * 0.8:.2f} {h * 0.2:.2f} l S"
        looks = {"Yes": self._picture(cross, w, h), "Off": self._picture("q Q", w, h)}
        return {
            "FT": PDFName("Btn"),
            "V": PDFName("Off"),
            "AS": PDFName("Off"),
            "AP": PDFDictionary({"N": PDFDictionary(looks)}),
        }

    def _picture(self, operators: str, width: float, height: float) -> Any:
        """How a field looks; fields of one size share it."""
        key = (operators, round(width, 2), round(height, 2))
        if key not in self._pictures:
            about = {
                "Type": PDFName("XObject"),
                "Subtype": PDFName("Form"),
                "BBox": PDFArray([0, 0, key[1], key[2]]),
                "Resources": PDFDictionary({}),
            }
            self._pictures[key] = self._canvas._doc.Reference(PDFStream(PDFDictionary(about), operators))
        return self._pictures[key]

    def _begin(self) -> None:
        document = self._canvas._doc
        fonts = PDFDictionary({_FACE: document.Reference(self._font())})
        document._catalog.AcroForm = PDFDictionary(
            {
                "Fields": self._fields,
                "DR": PDFDictionary({"Font": fonts}),
                "DA": PDFString(f"/{_FACE} {_LARGEST_TYPE} Tf 0 g"),
            }
        )

    def _font(self) -> Any:
        """The whole face under the common Western encoding: a subset could not show what is typed later."""
        document, face = self._canvas._doc, font(_FACE).face
        letters_drawn = (ASSETS / "fonts" / FILES[_FACE]).read_bytes()
        file = PDFStream(PDFDictionary({"Length1": len(letters_drawn)}), letters_drawn, [PDFZCompress])
        letters = [bytes([code]).decode("cp1252", "replace") for code in range(32, 256)]
        name = PDFName(face.name.decode())
        describes = {
            "Type": PDFName("FontDescriptor"),
            "FontName": name,
            "Flags": 32,
            "FontBBox": PDFArray(face.bbox),
            "ItalicAngle": 0,
            "Ascent": face.ascent,
            "Descent": face.descent,
            "CapHeight": face.capHeight,
            "StemV": face.stemV,
            "FontFile2": document.Reference(file),
        }
        return PDFDictionary(
            {
                "Type": PDFName("Font"),
                "Subtype": PDFName("TrueType"),
                "BaseFont": name,
                "Encoding": PDFName("WinAnsiEncoding"),
                "FirstChar": 32,
                "LastChar": 255,
                "Widths": PDFArray([face.charWidths.get(ord(letter), face.defaultWidth) for letter in letters]),
                "FontDescriptor": document.Reference(PDFDictionary(describes)),
            }
        )
