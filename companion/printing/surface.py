"""What one draws on: shapes and measured text in millimetres, written straight as PDF operators."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, TypeAlias

from companion.printing.box import Box, Overflow, Point, around
from companion.printing.encoder import Encoder
from companion.printing.fonts import CAP_HEIGHT, DROP, POINT, RISE, Face, text_width
from companion.printing.ink import RGB, Ink, Paint, Pattern, Swatch, fill_operator, stroke_operator
from companion.printing.paths import Matrix, Outline, circle_path, combined, outline_path, rounded_path, through, turned
from companion.printing.patterns import PATTERN_WIDTH, period
from companion.printing.text import LEADING, Setting, fit, shorten

HAIR, THIN, LINE, BOLD = 0.1, 0.2, 0.35, 0.7  # line widths in mm
SMALLEST_TYPE = 5.0  # points; below that nobody reads it at a table
SLACK = 0.05  # mm by which the measured box of a text may stick out: letters hardly ever fill it

Align: TypeAlias = Literal["left", "centre", "right"]
Upright: TypeAlias = Literal["top", "middle", "bottom"]
_SHARE: dict[str, float] = {"left": 0.0, "centre": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


class Surface:
    """A page, or a form that is drawn once and shown on many pages. `live` is where text may stand."""

    def __init__(self, box: Box, live: Box, ink: Ink, encoder: Encoder) -> None:
        self.box = box
        self.live = live
        self.ink = ink
        self.operators: list[str] = []
        self.forms: dict[str, None] = {}  # names of the forms shown here, in order
        self._encoder = encoder
        self._matrix: Matrix | None = None
        self._forget()

    def _forget(self) -> None:
        self._fill = self._stroke = self._line = ""

    # --- shapes -------------------------------------------------------------------------------------------------

    def rect(
        self,
        box: Box,
        fill: Paint | None = None,
        line: Paint | None = "ink",
        width: float = THIN,
        radius: float = 0,
        dash: str = "",
    ) -> None:
        self._paint(self._rect_path(box, radius), fill, line, width, dash)

    def polygon(
        self,
        points: Sequence[Point],
        fill: Paint | None = None,
        line: Paint | None = "ink",
        width: float = THIN,
        dash: str = "",
    ) -> None:
        self._paint(outline_path(points), fill, line, width, dash)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Paint | None = None,
        line: Paint | None = "ink",
        width: float = THIN,
        dash: str = "",
    ) -> None:
        self._paint(circle_path(x, y, radius), fill, line, width, dash)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, paint: Paint = "ink", width: float = THIN, dash: str = ""
    ) -> None:
        self._paint(f"{x1:.3f} {y1:.3f} m {x2:.3f} {y2:.3f} l", None, paint, width, dash)

    def lines(
        self,
        segments: Sequence[tuple[float, float, float, float]],
        paint: Paint = "ink",
        width: float = THIN,
        dash: str = "",
    ) -> None:
        """Many lines alike, in one stroke."""
        if segments:
            path = " ".join([f"{a:.3f} {b:.3f} m {c:.3f} {d:.3f} l" for a, b, c, d in segments])
            self._paint(path, None, paint, width, dash)

    def path(
        self,
        operators: str,
        fill: Paint | None = None,
        line: Paint | None = None,
        width: float = THIN,
        dash: str = "",
    ) -> None:
        """A path in PDF operators (`x y m`, `l`, `c`, `re`, `h`), in mm: for what is hot or odd."""
        self._paint(operators, fill, line, width, dash)

    def area(
        self, outline: Outline, swatch: Swatch, line: Paint | None = "ink", width: float = THIN, radius: float = 0
    ) -> None:
        """An owner's or terrain's area: ground and pattern as the ink mode wants them."""
        path = self._rect_path(outline, radius) if isinstance(outline, Box) else outline_path(outline)
        self._set_fill(self.ink.area(swatch))
        self.operators.append(f"{path} f")
        if swatch.pattern is not Pattern.PLAIN:
            self._hatch(path, outline if isinstance(outline, Box) else around(outline), swatch)
        if line is not None:
            self._paint(path, None, line, width, "")

    def areas(self, path: str, box: Box, swatch: Swatch, pattern: Paint | None = None) -> None:
        """Many areas alike as one path in PDF operators, all in the box: their pattern has no seams.

        `pattern`: the paint of its lines, where the swatch itself is too light for lines.
        """
        self._set_fill(self.ink.area(swatch))
        self.operators.append(f"{path} f")
        if swatch.pattern is not Pattern.PLAIN:
            self._hatch(path, box, swatch, pattern)

    def _hatch(self, path: str, box: Box, swatch: Swatch, paint: Paint | None = None) -> None:
        step = period(swatch.pattern)  # areas that touch share one pattern: it does not break where they meet
        x, y = math.floor(box.x / step) * step, math.floor(box.y / step) * step
        form = self._encoder.hatching(swatch.pattern, box.right - x, box.bottom - y)
        self.forms[form] = None
        stroke = stroke_operator(self.ink.pattern(swatch) if paint is None else self.ink.line(paint))
        self.operators.append(
            f"q {path} W n 1 0 0 1 {x:.3f} {y:.3f} cm {stroke} {PATTERN_WIDTH} w [] 0 d {self._encoder.form(form)} Do Q"
        )

    def badge(self, x: float, y: float, radius: float, letter: str, line: Paint = "ink") -> None:
        """A letter in a white disc: readable on any ground."""
        self.circle(x, y, radius, fill="paper", line=line, width=THIN)
        size = radius * 1.35 / POINT / max(1.0, len(letter) * 0.72)
        self.label(x, y + size * POINT * CAP_HEIGHT / 2, letter, size, "bold", align="centre", room=2 * radius)

    def _rect_path(self, box: Box, radius: float) -> str:
        if not radius:
            return f"{box.x:.3f} {box.y:.3f} {box.width:.3f} {box.height:.3f} re"
        return rounded_path(box, min(radius, box.width / 2, box.height / 2))

    def _paint(self, path: str, fill: Paint | None, line: Paint | None, width: float, dash: str) -> None:
        if fill is not None:
            self._set_fill(self.ink.area(fill))
        if line is not None:
            self._set_line(self.ink.line(line), width, dash)
        self.operators.append(f"{path} {_PAINTING[fill is not None, line is not None]}")

    def _set_fill(self, colour: RGB) -> None:
        operator = fill_operator(colour)
        if operator != self._fill:
            self._fill = operator
            self.operators.append(operator)

    def _set_line(self, colour: RGB, width: float, dash: str) -> None:
        operator = stroke_operator(colour)
        if operator != self._stroke:
            self._stroke = operator
            self.operators.append(operator)
        style = f"{width:.3g} w [{dash}] 0 d"
        if style != self._line:
            self._line = style
            self.operators.append(style)

    # --- text ---------------------------------------------------------------------------------------------------

    def label(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 9,
        face: Face = "text",
        paint: Paint = "ink",
        align: Align = "left",
        room: float | None = None,
        least: float | None = None,
        cut: bool = False,
    ) -> float:
        """One line standing on y. With `room` it shrinks down to `least` points; returns its width in mm."""
        if room is not None:
            size, text = _shrunk(text, size, least_of(size, least), face, room, cut)
        wide = text_width(text, size, face)
        self._set_fill(self.ink.line(paint))
        self._text(x - wide * _SHARE[align], y, text, size, face, wide)
        return wide

    def write(
        self,
        box: Box,
        text: str,
        size: float = 9,
        least: float | None = None,
        face: Face = "text",
        paint: Paint = "ink",
        align: Align = "left",
        upright: Upright = "top",
        lines: int = 0,
        leading: float = LEADING,
        cut: bool = False,
    ) -> float:
        """Text in a box: wrapped, shrunk down to `least` points if it must be. Returns the height it took."""
        setting = fit(text, box.width, box.height, size, least_of(size, least), face, lines, leading, cut)
        self.set_lines(box, setting, face, paint, align, upright)
        return setting.height

    def set_lines(
        self,
        box: Box,
        setting: Setting,
        face: Face,
        paint: Paint = "ink",
        align: Align = "left",
        upright: Upright = "top",
    ) -> None:
        """Lines that `fit` has found, in their box."""
        em = setting.size * POINT
        y = box.y + (box.height - setting.height) * _SHARE[upright] + RISE * em
        share = _SHARE[align]
        self._set_fill(self.ink.line(paint))
        for line in setting.lines:
            wide = text_width(line, setting.size, face)
            self._text(box.x + (box.width - wide) * share, y, line, setting.size, face, wide)
            y += setting.leading * em

    def _text(self, x: float, y: float, text: str, size: float, face: Face, wide: float) -> None:
        if not text:
            return
        em = size * POINT
        self._keep_inside(x, y - RISE * em, x + wide, y + DROP * em, text)
        self.operators.append(f"BT 1 0 0 -1 {x:.3f} {y:.3f} Tm {self._encoder.show(face, text, em)} ET")

    def _keep_inside(self, left: float, top: float, right: float, bottom: float, text: str) -> None:
        """Text that leaves the part of the page a printer reaches is refused where it is drawn."""
        if self._matrix is not None:
            corners = [self._seen(point) for point in ((left, top), (right, top), (right, bottom), (left, bottom))]
            left, top, right, bottom = (pick(c[i] for c in corners) for pick, i in _EXTREMES)
        live = self.live
        if left < live.x - SLACK or right > live.right + SLACK or top < live.y - SLACK or bottom > live.bottom + SLACK:
            raise Overflow(f"{text!r} leaves the page: {left:.1f}–{right:.1f} × {top:.1f}–{bottom:.1f} mm")

    # --- places -------------------------------------------------------------------------------------------------

    @contextmanager
    def at(self, x: float, y: float, turn: float = 0) -> Iterator[None]:
        """Inside, (0, 0) is this point and everything is turned clockwise by so many degrees."""
        cos, sin = turned(turn)
        before = self._matrix
        self._matrix = combined((cos, sin, -sin, cos, x, y), before)
        self.operators.append(f"q {cos:.6g} {sin:.6g} {-sin:.6g} {cos:.6g} {x:.3f} {y:.3f} cm")
        self._forget()
        yield
        self._matrix = before
        self.operators.append("Q")
        self._forget()

    @contextmanager
    def clipped(self, outline: Outline, radius: float = 0) -> Iterator[None]:
        """Inside, nothing is drawn beyond the outline."""
        path = self._rect_path(outline, radius) if isinstance(outline, Box) else outline_path(outline)
        with self._apart(f"{path} W n"):
            yield

    @contextmanager
    def within(self, path: str) -> Iterator[None]:
        """Inside, nothing is drawn beyond a path in PDF operators."""
        with self._apart(f"{path} W n"):
            yield

    @contextmanager
    def round_ends(self) -> Iterator[None]:
        """Inside, lines have round ends and round corners."""
        with self._apart("1 J 1 j"):
            yield

    @contextmanager
    def _apart(self, operators: str) -> Iterator[None]:
        """Inside, these operators hold."""
        self.operators.append(f"q {operators}")
        self._forget()
        yield
        self.operators.append("Q")
        self._forget()

    def show(self, form: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1) -> None:
        """A form of the book (see Book.form) with its (0, 0) at this point."""
        cos, sin = (part * scale for part in turned(turn))
        self.forms[form] = None
        self.operators.append(
            f"q {cos:.6g} {sin:.6g} {-sin:.6g} {cos:.6g} {x:.3f} {y:.3f} cm {self._encoder.form(form)} Do Q"
        )

    def _seen(self, point: Point) -> Point:
        """Where on the page a point of the current place lies."""
        return through(self._matrix, point) if self._matrix is not None else point


_PAINTING = {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}
_EXTREMES = ((min, 0), (min, 1), (max, 0), (max, 1))


def least_of(size: float, least: float | None) -> float:
    """How small a text may become if nobody says: seven tenths, but never unreadable."""
    return least if least is not None else min(size, max(SMALLEST_TYPE, size * 0.7))


def _shrunk(text: str, size: float, least: float, face: Face, room: float, cut: bool) -> tuple[float, str]:
    wide = text_width(text, size, face)
    if wide <= room + 0.001:
        return size, text
    fitting = math.floor(size * room / wide * 20) / 20
    if fitting >= least:
        return fitting, text
    if cut:
        return least, shorten(text, room / (least * POINT), face)
    raise Overflow(f"{text!r} is wider than {room:.1f} mm, even at {least} points")
