"""Fields one can type into: an option, since they cost far more bytes than lines on paper.

reportlab's own fields know only the fonts every viewer is supposed to have; ours carry the narrow face, whole, so
that any letter a player may type is there. A pad has hundreds of fields: each is written as one line of text, since
reportlab takes as long for the entries of a field as for everything that is drawn around it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypeAlias

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFObject

from companion.kernel.assets import ASSETS
from companion.printing.box import Box
from companion.printing.fonts import FILES, font
from companion.printing.objects import Written, add, stream

Place: TypeAlias = tuple[float, float, float, float]
Kind: TypeAlias = Literal["text", "tick", "choice"]
_FACE: Literal["narrow"] = "narrow"
_PRINTED = 4  # the flag of a field that is printed like everything else
_LEFT, _CENTRED = 0, 1
_NARROW = 70.0  # points; in a small cell a number stands in the middle
_LARGEST_TYPE = 11.0
_WESTERN = re.compile(r"[ -~¡-¬®-ÿ]*")  # the same numbers in a PDF as everywhere
_ESCAPED = {ord(sign): f"\\{sign}" for sign in "\\()"} | {code: f"\\{code:03o}" for code in range(0xA1, 0x100)}


class Field(NamedTuple):
    """`tip` is what a viewer says about it.

    Choices of one name on a page exclude each other; `about` is what they decide.
    """

    box: Box
    name: str
    about: str
    tip: str
    kind: Kind = "text"


class _Choice(PDFObject):  # type: ignore[misc]  # reportlab carries no types
    """Boxes of which one may be ticked; a box may also be emptied again, which no viewer allows with round buttons."""

    __RefOnly__ = 1  # reportlab's word for an object that others only refer to

    def __init__(self, name: str, about: str) -> None:
        self._head, self._boxes = f"/FT/Btn/V/Off/T{_string(name)}/TU{_string(about)}", list[str]()

    def add(self, box: str) -> None:
        self._boxes.append(box)

    def __len__(self) -> int:
        return len(self._boxes)

    def format(self, document: Any) -> bytes:
        return f"<<{self._head}/Kids[{' '.join(self._boxes)}]>>".encode()


class Fillable:
    """The fields of one file. Nothing is written, not even the font, unless a field is added."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._fields = PDFArray([])
        self._names: dict[str, int] = {}
        self._pictures: dict[tuple[float, float], tuple[str, str]] = {}  # of boxes by their size: ticked, empty

    def add_page(self, fields: Iterable[tuple[Field, Place]]) -> None:
        """The fields of the current page; a place is left, bottom, right and top in points."""
        choices: dict[str, tuple[str, _Choice]] = {}
        for field, place in fields:
            if not self._fields.sequence:
                self._begin()
            if field.kind == "choice":
                self._choose(field, place, choices)
            else:
                self._fields.sequence.append(self._widget(field.tip, place, self._alone(field, place)))

    def _alone(self, field: Field, place: Place) -> str:
        named = f"/T{_string(self._unique(field.name))}"
        if field.kind == "text":
            return named + _text(place)
        return f"{named}/FT/Btn/V/Off{self._box(place, 'Yes')}"

    def _choose(self, field: Field, place: Place, choices: dict[str, tuple[str, _Choice]]) -> None:
        """One box more of a choice; with its first box the choice itself."""
        document = self._canvas._doc
        if field.name not in choices:
            choice = _Choice(self._unique(field.name), field.about)
            reference = document.Reference(choice)
            self._fields.sequence.append(reference)
            choices[field.name] = reference.format(document).decode(), choice
        parent, choice = choices[field.name]
        box = self._widget(field.tip, place, f"/Parent {parent}{self._box(place, str(len(choice) + 1))}")
        choice.add(box.format(document).decode())

    def _widget(self, tip: str, place: Place, entries: str) -> Any:
        rect = " ".join([f"{edge:.3f}" for edge in place])
        written = f"<</Type/Annot/Subtype/Widget/Rect[{rect}]/TU{_string(tip)}/F {_PRINTED}{entries}>>"
        reference = self._canvas._doc.Reference(Written(written.encode()))
        self._canvas._annotationrefs.append(reference)
        return reference

    def _unique(self, name: str) -> str:
        """Fields of one name would all show the same; a name that comes again gets a number."""
        self._names[name] = self._names.get(name, 0) + 1
        return name if self._names[name] == 1 else f"{name} ({self._names[name]})"

    def _box(self, place: Place, ticked: str) -> str:
        """How a box looks, and what it is called when it is ticked; boxes of one size share their pictures."""
        left, bottom, right, top = place
        size = w, h = round(right - left, 2), round(top - bottom, 2)
        if size not in self._pictures:
            cross = f"0 G 1 w {w * 0.2:.2f} {h * 0.2:.2f} m {w * 0.8:.2f} {h * 0.8:.2f} l "
            cross += f"{w * 0.2:.2f} {h * 0.8:.2f} m {w * 0.8:.2f} {h * 0.2:.2f} l S"
            self._pictures[size] = self._picture(cross, w, h), self._picture("q Q", w, h)
        full, empty = self._pictures[size]
        return f"/AS/Off/AP<</N<</{ticked} {full}/Off {empty}>>>>"

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


def _text(place: Place) -> str:
    """No picture of its own: viewers draw what is typed, and some would draw it into a shared picture."""
    left, bottom, right, top = place
    width, height = right - left, top - bottom
    type_ = _string(f"/{_FACE} {min(_LARGEST_TYPE, height * 0.7):.2f} Tf 0 g")
    return f"/FT/Tx/DA{type_}/Q {_CENTRED if width < _NARROW else _LEFT}"


def _string(text: str) -> str:
    """As a PDF writes it: the letters of Western Europe as they are, others by their numbers."""
    if _WESTERN.fullmatch(text):
        return "(" + text.translate(_ESCAPED) + ")"
    return f"<FEFF{text.encode('utf-16-be').hex()}>"
