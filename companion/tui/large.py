"""Words, numbers, signs and dice so large that they can be read from across the table.

Each letter is drawn from squares. A square is half a character high, so that a word takes three lines, or a whole
character high and two wide, five lines, or twice that. A plain terminal has no halves: there a word is made of `#` and
takes five lines at least.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest

from textual.content import Content, Span

from companion.tui.signs import Signs

Block = list[Content]  # lines of the same width
SIZES = (4, 2, 1)  # columns of a square, the largest first

_DRAWN = """
A .##. #..# #### #..# #..#
B ###. #..# ###. #..# ###.
C .### #... #... #... .###
D ###. #..# #..# #..# ###.
E #### #... ###. #... ####
F #### #... ###. #... #...
G .### #... #.## #..# .###
H #..# #..# #### #..# #..#
I # # # # #
J ...# ...# ...# #..# .##.
K #..# #.#. ##.. #.#. #..#
L #... #... #... #... ####
M #...# ##.## #.#.# #...# #...#
N #...# ##..# #.#.# #..## #...#
O .##. #..# #..# #..# .##.
P ###. #..# ###. #... #...
Q .##. #..# #..# #.#. .#.#
R ###. #..# ###. #.#. #..#
S .### #... .##. ...# ###.
T ##### ..#.. ..#.. ..#.. ..#..
U #..# #..# #..# #..# .##.
V #...# #...# .#.#. .#.#. ..#..
W #...# #...# #.#.# ##.## #...#
X #...# .#.#. ..#.. .#.#. #...#
Y #...# .#.#. ..#.. ..#.. ..#..
Z #### ...# .##. #... ####
0 .##. #..# #..# #..# .##.
1 .# ## .# .# .#
2 ###. ...# .##. #... ####
3 ###. ...# .##. ...# ###.
4 #..# #..# #### ...# ...#
5 #### #... ###. ...# ###.
6 .##. #... ###. #..# .##.
7 #### ...# ..#. .#.. .#..
8 .##. #..# .##. #..# .##.
9 .##. #..# .### ...# .##.
: . # . # .
. . . . . #
, .. .. .. .# #.
- ... ... ### ... ...
+ ... .#. ### .#. ...
' # # . . .
? ###. ...# .##. .... .#..
& .#.. #.#. .#.. #.#. .#.#
( .# #. #. #. .#
) #. .# .# .# #.
/ ..# ..# .#. #.. #..
[ ## #. #. #. ##
] ## .# .# .# ##
× ... #.# .#. #.# ...
◆ ..#.. .###. ##### .###. ..#..
▲ ..#.. ..#.. .###. .###. #####
● .###. ##### ##### ##### .###.
■ ##### ##### ##### ##### #####
"""
_LETTERS = {letter: rows for letter, *rows in (line.split() for line in _DRAWN.split("\n") if line)}
_LETTERS[" "] = [".."] * 5
_DOTS = "\u0308"  # an umlaut
_ABOVE = 230  # the class of accents above a letter

_PIPS = ("       ", " o     ", "   o   ", "     o ", " o   o ")
_FACES = ((), (0, 2, 0), (1, 0, 3), (1, 2, 3), (4, 0, 4), (4, 2, 4), (4, 4, 4))


def large(text: str, signs: Signs, width: int, height: int) -> list[str]:
    """The text as large as there is room for it; nothing if there is not, or if one of its letters cannot be drawn."""
    for columns in SIZES:
        lines = _written(text, columns, signs.full, signs.upper_half, signs.lower_half)
        if lines and len(lines) <= height and len(lines[0]) <= width:
            return list(lines)
    return []


def large_die(value: int, signs: Signs, style: str) -> Block:
    """The face of a die; a number that no die shows stands in its middle."""
    known = 0 < value < len(_FACES)
    inner = [_PIPS[row].replace("o", signs.pip) for row in _FACES[value]] if known else ["", str(value), ""]
    return [Content.styled(f" {line:^7} ", style) for line in ("", *inner, "")]


def block(lines: Sequence[str], style: str) -> Block:
    """Large words in one style."""
    return [Content.styled(line, style) for line in lines]


def beside(blocks: Iterable[Block], gap: int) -> Block:
    """Blocks side by side, each on the same lowest line."""
    found = [each for each in blocks if each]
    height = max(map(len, found), default=0)
    filled = [[_blank(each[0].cell_length)] * (height - len(each)) + each for each in found]
    return [_in_a_row(line, " " * gap) for line in zip(*filled, strict=True)]


def _blank(wide: int) -> Content:
    return Content(" " * wide, strip_control_codes=False)


def _in_a_row(parts: Iterable[Content], gap: str) -> Content:
    """As `Content.join` would do it, by a shorter way."""
    words, spans, at = [], [], 0  # type: list[str], list[Span], int
    for part in parts:
        words.append(part.plain)
        spans += (Span(start + at, end + at, style) for start, end, style in part.spans)
        at += len(part.plain) + len(gap)
    return Content(gap.join(words), spans, strip_control_codes=False)


def wide(blocks: Block) -> int:
    return blocks[0].cell_length if blocks else 0


# --- squares ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _written(text: str, columns: int, full: str, upper: str, lower: str) -> tuple[str, ...]:
    """The same few words and numbers are drawn again and again."""
    rows = _squares(text)
    if not rows or (columns == 1 and upper):
        return tuple(_in_halves(rows, full, upper, lower))
    drawn = ("".join((full if square == "#" else " ") * columns for square in row) for row in rows)
    return tuple(line for line in drawn for _ in range(max(1, columns // 2)))


def _in_halves(rows: Sequence[str], full: str, upper: str, lower: str) -> Iterator[str]:
    signs = {"##": full, "#.": upper, ".#": lower, "..": " "}
    for top, bottom in zip_longest(rows[::2], rows[1::2]):
        yield "".join(signs[a + b] for a, b in zip(top, bottom or "." * len(top), strict=True))


def _squares(text: str) -> list[str]:
    """Row by row, `#` for a square; the dots of an umlaut are a row above all others."""
    letters = [_letter(each) for each in _composed(text)]
    if not letters or not all(letters):
        return []
    rows = [".".join(row) for row in zip(*letters, strict=True)]
    return rows if "#" in rows[0] else rows[1:]


def _composed(text: str) -> Iterator[str]:
    """Letter by letter, each with its accents."""
    letter = ""
    for each in unicodedata.normalize("NFD", text.strip().upper()):
        if letter and not unicodedata.combining(each):
            yield letter
            letter = ""
        letter += each
    if letter:
        yield letter


def _letter(letter: str) -> list[str]:
    rows, marks = _LETTERS.get(letter[:1], []), letter[1:]
    if not rows or any(unicodedata.combining(mark) != _ABOVE for mark in marks):
        return []
    across = len(rows[0])
    above = "#" + "." * (across - 2) + "#" if _DOTS in marks and across > 1 else f"{'#':.^{across}}"
    return [above if marks else "." * across, *rows]
