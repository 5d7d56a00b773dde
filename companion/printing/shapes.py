"""What a surface draws as elements of SVG: its operators walked through, shape by shape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from companion.printing.paths import Matrix, combined

_HERE: Matrix = (1, 0, 0, 1, 0, 0)
_CAPS, _JOINS = ("butt", "round", "square"), ("miter", "round", "bevel")


class Pen(NamedTuple):
    """How shapes are drawn, in the words of SVG. None: as whoever shows the form draws."""

    fill: str | None
    stroke: str | None
    width: str | None
    dash: str | None
    cap: str | None
    join: str | None


_NAMES = Pen("fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin")
SAID = Pen("none", "none", "1", "none", "butt", "miter")  # by the whole drawing; it needs no second word
OF_A_PAGE = Pen("#000", "#000", "1", "none", "butt", "miter")
OF_A_FORM = Pen(None, None, None, None, None, None)


class Drawn(NamedTuple):
    """Elements, what they leave to whoever shows them, what they take for granted, and the words among them."""

    elements: str
    asks: frozenset[str] = frozenset()
    trusts: frozenset[str] = frozenset()
    words: tuple[str, ...] = ()


class Shelf(Protocol):
    """Where a drawing keeps what its elements only refer to."""

    def clip(self, path: str) -> str:
        """The id of an outline to cut out."""
        ...

    def shown(self, id_: str) -> Drawn: ...

    def written(self, number: str) -> tuple[str, str]:
        """A text: its letters as elements, in thousandths of their size, and what it says."""
        ...


class Shapes:
    """Takes the operators of one surface; `pen` is what they begin with, `wary` what may not be taken for granted."""

    def __init__(self, shelf: Shelf, pen: Pen, wary: frozenset[str] = frozenset()) -> None:
        self._shelf, self._pen, self._wary = shelf, pen, wary
        self._elements: list[str] = []
        self._asks: set[str] = set()
        self._trusts: set[str] = set()
        self._words: list[str] = []
        self._path: list[str] = []
        self._clipping = False
        self._alike: tuple[str, list[str]] = ("", [])  # how lines look, and those that will be one element
        self._matrix = _HERE  # since the last group
        self._right = self._down = 0.0  # of it, for the path in the making
        self._place = (0.0, 0.0)  # of the text that comes next
        self._groups = 0  # since the last `q`
        self._before: list[tuple[Pen, Matrix, int]] = []

    def draw(self, operators: Iterable[str]) -> Drawn:
        operands: list[str] = []
        for line in operators:
            for word in line.split():
                if word[0].isalpha():
                    _DOES[word](self, operands)
                    operands.clear()
                else:
                    operands.append(word)
        self._put("</g>" * self._groups)
        return Drawn("".join(self._elements), frozenset(self._asks), frozenset(self._trusts), tuple(self._words))

    def _put(self, element: str) -> None:
        look, lines = self._alike
        if lines:
            self._elements.append(f'<path{look} d="{"".join(lines)}"/>')
            self._alike = ("", [])
        self._elements.append(element)

    # --- paths ------------------------------------------------------------------------------------------------------

    def _move_to(self, operands: Sequence[str]) -> None:
        if not self._path:
            self._settle()
        self._path.append(f"M{self._points(operands)}")

    def _line_to(self, operands: Sequence[str]) -> None:
        self._path.append(f"L{self._points(operands)}")

    def _curve_to(self, operands: Sequence[str]) -> None:
        self._path.append(f"C{self._points(operands)}")

    def _rectangle(self, operands: Sequence[str]) -> None:
        self._move_to(operands[:2])
        wide, high = map(_short, operands[2:])
        self._path.append(f"h{wide}v{high}h{_short(str(-float(wide)))}z")

    def _close(self, _: Sequence[str]) -> None:
        self._path.append("z")

    def _points(self, operands: Sequence[str]) -> str:
        if not (self._right or self._down):
            return " ".join([_short(number) for number in operands])
        moves = (self._right, self._down) * (len(operands) // 2)
        return " ".join([_short(f"{float(at) + by:.3f}") for at, by in zip(operands, moves, strict=True)])

    def _fill(self, _: Sequence[str]) -> None:
        self._paint(True, False)

    def _stroke(self, _: Sequence[str]) -> None:
        look = self._look(False, True)
        if look != self._alike[0]:
            self._put("")
            self._alike = (look, [])
        self._alike[1].append(self._whole_path())

    def _fill_and_stroke(self, _: Sequence[str]) -> None:
        self._paint(True, True)

    def _paint(self, filled: bool, lined: bool) -> None:
        self._put(f'<path{self._look(filled, lined)} d="{self._whole_path()}"/>')

    def _clip(self, _: Sequence[str]) -> None:
        self._clipping = True

    def _end(self, _: Sequence[str]) -> None:
        path = self._whole_path()
        if self._clipping:
            self._group(f'clip-path="url(#{self._shelf.clip(path)})"')
        self._clipping = False

    def _whole_path(self) -> str:
        path = "".join(self._path)
        self._path.clear()
        return path

    # --- how it looks -----------------------------------------------------------------------------------------------

    def _look(self, filled: bool, lined: bool) -> str:
        fill, stroke, *line = self._pen
        return self._attributes(
            Pen(fill if filled else "none", stroke if lined else "none", *(line if lined else SAID[2:]))
        )

    def _attributes(self, pen: Pen) -> str:
        text, asks, trusts = _attributes(pen, self._wary)
        self._asks |= asks
        self._trusts |= trusts
        return text

    def _set_fill(self, operands: Sequence[str]) -> None:
        self._pen = self._pen._replace(fill=_colour(*operands))

    def _set_stroke(self, operands: Sequence[str]) -> None:
        self._pen = self._pen._replace(stroke=_colour(*operands))

    def _set_width(self, operands: Sequence[str]) -> None:
        self._pen = self._pen._replace(width=_short(operands[0]))

    def _set_dash(self, operands: Sequence[str]) -> None:
        self._pen = self._pen._replace(dash=" ".join(operands[:-1]).strip("[]") or "none")

    def _set_cap(self, operands: Sequence[str]) -> None:
        self._pen = self._pen._replace(cap=_CAPS[int(operands[0])])

    def _set_join(self, operands: Sequence[str]) -> None:
        self._pen = self._pen._replace(join=_JOINS[int(operands[0])])

    # --- places -----------------------------------------------------------------------------------------------------

    def _keep(self, _: Sequence[str]) -> None:
        self._before.append((self._pen, self._matrix, self._groups))
        self._groups = 0

    def _restore(self, _: Sequence[str]) -> None:
        if self._groups:
            self._put("</g>" * self._groups)
        self._pen, self._matrix, self._groups = self._before.pop()

    def _move(self, operands: Sequence[str]) -> None:
        a, b, c, d, e, f = map(float, operands)
        self._matrix = combined((a, b, c, d, e, f), self._matrix)

    def _settle(self) -> None:
        """What is only moved is written where it lies; what is turned or scaled, in a group."""
        if self._matrix[:4] != _HERE[:4]:
            self._group(_transform(self._matrix))
            self._matrix = _HERE
        self._right, self._down = self._matrix[4:]

    def _group(self, how: str) -> None:
        self._put(f"<g {how}>")
        self._groups += 1

    # --- words and forms --------------------------------------------------------------------------------------------

    def _stand(self, operands: Sequence[str]) -> None:
        self._place = float(operands[4]), float(operands[5])

    def _write(self, operands: Sequence[str]) -> None:
        letters, said = self._shelf.written(operands[1])
        scale = float(operands[0]) / 1000
        place = _transform(combined((scale, 0, 0, scale, *self._place), self._matrix))
        self._put(f"<g{self._look(True, False)} {place}>{letters}</g>")
        self._words.append(said)

    def _show(self, operands: Sequence[str]) -> None:
        id_ = operands[0].removeprefix("/")
        drawn = self._shelf.shown(id_)
        wanted = [
            value if name in drawn.asks else said for name, value, said in zip(_NAMES, self._pen, SAID, strict=True)
        ]
        place = "" if self._matrix == _HERE else " " + _transform(self._matrix)
        self._put(f'<use href="#{id_}"{self._attributes(Pen(*wanted))}{place}/>')
        self._words += drawn.words

    def _pass(self, _: Sequence[str]) -> None:
        """Where words begin and end matters to a PDF alone."""


_DOES = {
    "m": Shapes._move_to,
    "l": Shapes._line_to,
    "c": Shapes._curve_to,
    "re": Shapes._rectangle,
    "h": Shapes._close,
    "f": Shapes._fill,
    "S": Shapes._stroke,
    "B": Shapes._fill_and_stroke,
    "W": Shapes._clip,
    "n": Shapes._end,
    "g": Shapes._set_fill,
    "rg": Shapes._set_fill,
    "G": Shapes._set_stroke,
    "RG": Shapes._set_stroke,
    "w": Shapes._set_width,
    "d": Shapes._set_dash,
    "J": Shapes._set_cap,
    "j": Shapes._set_join,
    "q": Shapes._keep,
    "Q": Shapes._restore,
    "cm": Shapes._move,
    "BT": Shapes._pass,
    "Tm": Shapes._stand,
    "Tj": Shapes._write,
    "ET": Shapes._pass,
    "Do": Shapes._show,
}


@lru_cache(maxsize=2_000)
def _attributes(pen: Pen, wary: frozenset[str]) -> tuple[str, set[str], set[str]]:
    """How a pen is told, what of it is left open, and what is not told because the whole drawing says it."""
    told, asks, trusts = "", set(), set()
    for name, value, said in zip(_NAMES, pen, SAID, strict=True):
        if value is None:
            asks.add(str(name))
        elif value == said and name not in wary:
            trusts.add(str(name))
        else:
            told += f' {name}="{value}"'
    return told, asks, trusts


@lru_cache(maxsize=2_000)
def _colour(*parts: str) -> str:
    levels = [round(255 * float(part)) for part in parts] * (3 // len(parts))
    digits = "".join([f"{level:02x}" for level in levels])
    return "#" + (digits[::2] if digits[::2] == digits[1::2] else digits)


def _transform(matrix: Matrix) -> str:
    a, b, c, d, e, f = matrix
    if (a, b, c, d) == _HERE[:4]:
        return f'transform="translate({e:.6g} {f:.6g})"'
    if b == c == 0 and a == d:
        return f'transform="translate({e:.6g} {f:.6g})scale({a:.6g})"'
    return f'transform="matrix({a:.6g} {b:.6g} {c:.6g} {d:.6g} {e:.6g} {f:.6g})"'


def _short(number: str) -> str:
    return number.rstrip("0").rstrip(".") if "." in number else number
