"""Fields one can type into: an option, since they cost far more bytes than lines on paper.

reportlab's own fields know only the fonts every viewer is supposed to have; ours carry the narrow face, whole, so
that any letter a player may type is there. A pad has hundreds of fields: each is written as one line of text, since
reportlab takes as long for the entries of a field as for everything that is drawn around it.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary

from companion.kernel.assets import ASSETS
from companion.printing.box import Box
from companion.printing.fonts import FILES, font
from companion.printing.objects import Written, add, stream

Kind: TypeAlias = Literal["text", "tick"]
_FACE: Literal["narrow"] = "narrow"
_PRINTED = 4  # the flag of a field that is printed like everything else
_LEFT, _CENTRED = 0, 1
_NARROW = 70.0  # points; in a small cell a number stands in the middle
_LARGEST_TYPE = 11.0
_ESCAPED = str.maketrans({sign: f"\\{sign}" for sign in "\\()"})


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
        self._pictures: dict[tuple[float, float], str] = {}  # of ticks, by their size

    def add(self, name: str, kind: Kind, place: tuple[float, float, float, float]) -> None:
        """A field on the current page; `place` is left, bottom, right and top in points."""
        if not self._fields.sequence:
            self._begin()
        left, bottom, right, top = place
        width, height = right - left, top - bottom
        entries = self._tick(width, height) if kind == "tick" else _text(width, height)
        written = (
            f"<</Type/Annot/Subtype/Widget/Rect[{left:.3f} {bottom:.3f} {right:.3f} {top:.3f}]"
            f"/T{_string(self._unique(name))}/F {_PRINTED}{entries}>>"
        )
        field = self._canvas._doc.Reference(Written(written.encode()))
        self._fields.sequence.append(field)
        self._canvas._annotationrefs.append(field)

    def _unique(self, name: str) -> str:
        """Fields of one name would all show the same; a name that comes again gets a number."""
        self._names[name] = self._names.get(name, 0) + 1
        return name if self._names[name] == 1 else f"{name} ({self._names[name]})"

    def _tick(self, width: float, height: float) -> str:
        """Fields of one size share the pictures of how they look."""
        size = round(width, 2), round(height, 2)
        if size not in self._pictures:
            w, h = size
            cross = f"0 G 1 w {w * 0.2:.2f} {h * 0.2:.2f} m {w * 0.8:.2f} {h * 0.8:.2f} l "
            cross += f"{w * 0.2:.2f} {h * 0.8:.2f} m {w * 0.8:.2f} {h * 0.2:.2f} l S"
            self._pictures[size] = f"/Yes {self._picture(cross, w, h)}/Off {self._picture('q Q', w, h)}"
        return f"/FT/Btn/V/Off/AS/Off/AP<</N<<{self._pictures[size]}>>>>"

    def _picture(self, operators: str, width: float, height: float) -> str:
        about = f"/Type/XObject/Subtype/Form/BBox[0 0 {width:g} {height:g}]/Resources<<>>"
        return add(self._canvas._doc, stream(about, operators.encode()))

    def _begin(self) -> None:
        document = self._canvas._doc
        fonts = f"<</Font<</{_FACE} {self._font()}>>>>"
        document._catalog.AcroForm = PDFDictionary(
            {
                "Fields": self._fields,
                "DR": Written(fonts.encode()),
                "DA": Written(_string(f"/{_FACE} {_LARGEST_TYPE} Tf 0 g").encode()),
            }
        )

    def _font(self) -> str:
        """The whole face under the common Western encoding: a subset could not show what is typed later."""
        document, face = self._canvas._doc, font(_FACE).face
        drawn = (ASSETS / "fonts" / FILES[_FACE]).read_bytes()
        file = add(document, stream(f"/Length1 {len(drawn)}", drawn))
        letters = [bytes([code]).decode("cp1252", "replace") for code in range(32, 256)]
        widths = " ".join([f"{face.charWidths.get(ord(letter), face.defaultWidth):g}" for letter in letters])
        name, box = face.name.decode(), " ".join([f"{edge:g}" for edge in face.bbox])
        described = (
            f"<</Type/FontDescriptor/FontName/{name}/Flags 32/FontBBox[{box}]/ItalicAngle 0/Ascent {face.ascent:g}"
            f"/Descent {face.descent:g}/CapHeight {face.capHeight:g}/StemV {face.stemV:g}/FontFile2 {file}>>"
        )
        written = (
            f"<</Type/Font/Subtype/TrueType/BaseFont/{name}/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255"
            f"/Widths[{widths}]/FontDescriptor {add(document, described.encode())}>>"
        )
        return add(document, written.encode())


def _text(width: float, height: float) -> str:
    """No picture of its own: viewers draw what is typed, and some would draw it into a shared picture."""
    type_ = _string(f"/{_FACE} {min(_LARGEST_TYPE, height * 0.7):.2f} Tf 0 g")
    return f"/FT/Tx/DA{type_}/Q {_CENTRED if width < _NARROW else _LEFT}"


def _string(text: str) -> str:
    """As a PDF writes it: plain letters as they are, others by their numbers."""
    if text.isascii():
        return "(" + text.translate(_ESCAPED) + ")"
    return f"<FEFF{text.encode('utf-16-be').hex()}>"
