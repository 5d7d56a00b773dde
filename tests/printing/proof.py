"""What must hold for every PDF we print: the file is opened again and measured, page by page."""

from __future__ import annotations

import ctypes
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import pypdfium2
import pypdfium2.raw as pdfium
import zxingcpp
from PIL import Image, ImageChops

from companion.printing.fonts import FACES, font
from companion.printing.frame import CHECK_BAR
from companion.printing.job import Ask
from companion.printing.paper import CUT_MARGIN, MARGIN
from tests.printing.content import MM, Rect, Segment, every_font, pages, reader

EXACT = 0.01  # mm
DPI = 150
SQUARE = 3  # mm, about as large as a letter
COARSE = 100  # dpi, enough to see that nothing is there


def check_pdf(pdf: bytes, ask: Ask, covered: tuple[int, ...] = ()) -> None:
    """Everything that any sheet on any paper, in any ink and language, has to keep.

    `covered`: pages where letters rightly lie under something opaque, such as the plan of a poster.
    """
    check_file(pdf, ask)
    check_fonts(pdf)
    for page in range(page_count(pdf)):
        check_size(pdf, page, ask)
        if is_blank(pdf, page):
            check_blank_back(pdf, page)
            continue
        check_bar(pdf, page)
        check_margin(pdf, page)
        if page not in covered:
            check_no_overprint(pdf, page)
        if ask.ink == "grey":
            assert is_grey(picture(pdf, page, COARSE, colour=True)), f"page {page + 1} has colour in it"


def page_count(pdf: bytes) -> int:
    return len(pages(pdf))


def is_blank(pdf: bytes, page: int) -> bool:
    """Nothing at all is drawn on it, not even a footer."""
    return next(opened_page(pdf, page).get_objects(), None) is None


def check_blank_back(pdf: bytes, page: int) -> None:
    """Blank pages are there only as backs: behind a front of their size, in a file for two-sided printing."""
    document = reader(pdf)
    assert page % 2 == 1, f"page {page + 1} is a blank front"
    assert document.root_object["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipLongEdge"
    assert not is_blank(pdf, page - 1), f"pages {page} and {page + 1} are a blank leaf"
    assert pages(pdf)[page].mediabox == pages(pdf)[page - 1].mediabox
    assert trim(pdf, page) is None


def check_file(pdf: bytes, ask: Ask) -> None:
    document = reader(pdf)
    assert document.metadata is not None
    assert document.metadata.title
    assert document.metadata.author == "Companion"
    assert document.metadata.subject
    root = document.root_object
    assert str(root["/Lang"]).startswith(ask.language)
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert document.outline, "no outline"


def check_fonts(pdf: bytes) -> None:
    """All embedded, all ours."""
    ours = {font(face).face.name.decode() for face in FACES}
    fonts = list(every_font(pdf))
    assert fonts
    for used in fonts:
        name = str(used["/BaseFont"]).removeprefix("/").rpartition("+")[2]
        assert any(name.startswith(our) for our in ours), f"{name} is not our font"
        assert "/FontFile2" in used["/FontDescriptor"].get_object(), f"{name} is not embedded"


def check_size(pdf: bytes, page: int, ask: Ask) -> None:
    box = pages(pdf)[page].mediabox
    size = float(box.width) / MM, float(box.height) / MM
    paper = ask.paper
    allowed = [(paper.width, paper.height), (paper.height, paper.width)]
    fits = [max(abs(a - b) for a, b in zip(size, wanted, strict=True)) <= EXACT for wanted in allowed]
    assert any(fits), f"page {page + 1} measures {size[0]:.3f} × {size[1]:.3f} mm"


def check_bar(pdf: bytes, page: int) -> None:
    """The bar at the foot of the page is 100 mm long."""
    foot = (line for line in _lines_at_the_foot(pdf, page) if line.level)
    assert any(abs(bar.length - CHECK_BAR) <= EXACT and abs(bar.x1 - MARGIN) <= EXACT for bar in foot), "no check bar"


def _lines_at_the_foot(pdf: bytes, page: int) -> Iterator[Segment]:
    """Straight lines of the paths that lie just above the lower margin; what is drawn last comes first."""
    sheet = opened_page(pdf, page)
    height = sheet.get_height() / MM
    _, bottom, _, top = edges = [ctypes.c_float() for _ in range(4)]
    for index in reversed(range(pdfium.FPDFPage_CountObjects(sheet))):
        path = pdfium.FPDFPage_GetObject(sheet, index)
        if pdfium.FPDFPageObj_GetType(path) == pdfium.FPDF_PAGEOBJ_PATH:
            pdfium.FPDFPageObj_GetBounds(path, *edges)
            if top.value / MM > MARGIN and bottom.value / MM < MARGIN + 2:
                lines = _lines(pypdfium2.PdfObject(path, page=sheet), height)
                yield from (line for line in lines if height - MARGIN - 2 < line.y1 < height - MARGIN)


@lru_cache(maxsize=4)
def _opened(pdf: bytes) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(pdf)


@lru_cache(maxsize=256)
def opened_page(pdf: bytes, page: int) -> pypdfium2.PdfPage:
    """A page is looked at in many ways, but read once."""
    return _opened(pdf)[page]


def _lines(path: pypdfium2.PdfObject, height: float) -> Iterator[Segment]:
    matrix, x, y, last = path.get_matrix(), ctypes.c_float(), ctypes.c_float(), (0.0, 0.0)
    for index in range(pdfium.FPDFPath_CountSegments(path)):
        part = pdfium.FPDFPath_GetPathSegment(path, index)
        pdfium.FPDFPathSegment_GetPoint(part, x, y)
        right, up = matrix.on_point(x.value, y.value)
        here = right / MM, height - up / MM
        if pdfium.FPDFPathSegment_GetType(part) == pdfium.FPDF_SEGMENT_LINETO:
            yield Segment(*last, *here)
        last = here


def trim(pdf: bytes, page: int) -> Rect | None:
    """Where something is cut out of the page."""
    sheet = pages(pdf)[page]
    if "/TrimBox" not in sheet:
        return None
    box, height = sheet.trimbox, float(sheet.mediabox.height)
    left, bottom, right, top = (float(edge) for edge in (box.left, box.bottom, box.right, box.top))
    return Rect(left / MM, (height - top) / MM, right / MM, (height - bottom) / MM)


def check_margin(pdf: bytes, page: int) -> None:
    """Nothing outside 8 mm; on pages to be cut, marks may reach to 5 mm. Measured on the picture of the page."""
    margin = MARGIN if trim(pdf, page) is None else CUT_MARGIN
    image = picture(pdf, page, COARSE)
    inset = int(margin / 25.4 * COARSE) - 1  # a line on the margin may colour the pixel beside it
    image.paste(255, (inset, inset, image.width - inset, image.height - inset))
    assert image.getextrema() == (255, 255), f"page {page + 1}: ink in the margin at {_where(image)}"


def _where(image: Image.Image) -> tuple[int, ...]:
    box = ImageChops.invert(image).getbbox()
    return tuple(round(pixel / COARSE * 25.4) for pixel in box or ())


def picture(pdf: bytes, page: int, dpi: int, colour: bool = False) -> Image.Image:
    image = opened_page(pdf, page).render(scale=dpi / 72, grayscale=not colour).to_pil()
    return image.convert("RGB" if colour else "L")


def is_grey(image: Image.Image) -> bool:
    red, green, blue = image.split()
    return all(ImageChops.difference(red, other).getbbox() is None for other in (green, blue))


def darkness(pdf: bytes, page: int) -> float:
    """How much ink a page takes, 0 to 1."""
    histogram = picture(pdf, page, DPI).histogram()
    return sum((255 - level) * count for level, count in enumerate(histogram)) / 255 / sum(histogram)


def text(pdf: bytes, page: int) -> str:
    return str(opened_page(pdf, page).get_textpage().get_text_range()).replace("\r\n", "\n")


def letters(pdf: bytes, page: int) -> Iterator[tuple[str, Rect]]:
    """Every visible character with its box in mm from the top left."""
    sheet = opened_page(pdf, page)
    height, words = sheet.get_height(), sheet.get_textpage()
    left, right, bottom, top = edges = [ctypes.c_double() for _ in range(4)]
    for index in range(words.count_chars()):
        sign = chr(pdfium.FPDFText_GetUnicode(words.raw, index))
        if not sign.isspace() and sign.isprintable():
            pdfium.FPDFText_GetCharBox(words.raw, index, *edges)
            yield sign, Rect(left.value / MM, (height - top.value) / MM, right.value / MM, (height - bottom.value) / MM)


def check_no_overprint(pdf: bytes, page: int) -> None:
    """No letter stands on another one or in the margin. Letters a poster hides beyond its cuts are free."""
    box, cut = pages(pdf)[page].mediabox, trim(pdf, page)
    live = Rect(MARGIN, MARGIN, float(box.width) / MM - MARGIN, float(box.height) / MM - MARGIN)
    found = list(letters(pdf, page))
    outside = [(sign, place) for sign, place in found if not _holds(live, place)]
    if outside:
        seen = [sign for sign, place in outside if cut is None or _holds(cut, place)]
        assert not seen, f"page {page + 1}: {seen} outside of the margin"
        return
    clashes = [f"{a!r} and {b!r} at {at.left:.0f}, {at.top:.0f} mm" for a, b, at in _overlapping(found)]
    assert not clashes, f"page {page + 1}: {clashes[:5]}"


def _holds(box: Rect, place: Rect) -> bool:
    return box.left <= place.left and place.right <= box.right and box.top <= place.top and place.bottom <= box.bottom


def _overlapping(found: list[tuple[str, Rect]]) -> Iterator[tuple[str, str, Rect]]:
    """Pairs of letters of which one covers a quarter of the other."""
    squares: dict[tuple[int, int], list[tuple[str, Rect]]] = {}
    for sign, place in found:
        left, top, right, bottom = place
        across = range(int(left // SQUARE), int(right // SQUARE) + 1)
        down = range(int(top // SQUARE), int(bottom // SQUARE) + 1)
        for square in product(across, down):  # those of a grid over the page that it touches
            near = squares.setdefault(square, [])
            for other, beside in near:
                if left < beside[2] and beside[0] < right and top < beside[3] and beside[1] < bottom:
                    width = min(right, beside.right) - max(left, beside.left)
                    height = min(bottom, beside.bottom) - max(top, beside.top)
                    if width * height > 0.25 * min(_area(place), _area(beside)):
                        yield sign, other, place
            near.append((sign, place))


def _area(place: Rect) -> float:
    return (place.right - place.left) * (place.bottom - place.top)


def qr_codes(pdf: bytes, page: int) -> list[str]:
    """What a phone reads off the page, printed at 150 dpi."""
    found = zxingcpp.read_barcodes(picture(pdf, page, DPI), formats=zxingcpp.BarcodeFormat.QRCode)
    return [code.text for code in found]


def check_backs(pdf: bytes, front: int, ask: Ask) -> None:
    """The page behind a page of cards has its cuts exactly behind, moved by the printer's offset."""
    before, behind = trim(pdf, front), trim(pdf, front + 1)
    assert before is not None
    assert behind is not None
    width = float(pages(pdf)[front].mediabox.width) / MM
    wanted = before.mirrored(width).moved(*ask.offset)
    assert max(abs(a - b) for a, b in zip(wanted, behind, strict=True)) <= EXACT


def digest_in_a_new_process(program: str, hash_seed: str) -> str:
    """The digest of the bytes that a program assigns to `pdf`, in an interpreter with that hash seed."""
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport hashlib\nprint(hashlib.sha256(pdf).hexdigest())"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def check_same_bytes(program: str, pdf: bytes | None = None) -> None:
    """Two runs under different hash seeds write the same file; one of them is this one, if its file is given."""
    one, other = ("2", "1") if os.environ.get("PYTHONHASHSEED") == "1" else ("1", "2")
    here = digest_in_a_new_process(program, other) if pdf is None else hashlib.sha256(pdf).hexdigest()
    assert digest_in_a_new_process(program, one) == here
