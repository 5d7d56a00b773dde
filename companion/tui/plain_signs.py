"""On a plain ASCII terminal every sign in a sentence becomes the nearest one there is; letters stay."""

from __future__ import annotations

from functools import cache

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

_NEAREST = dict(zip("×·°…–—“”„‚‘’→▔▁▂▃▄▅▆▇█▌╭╮╰╯─│", 'x-~.--""",\'\'>-_      #|++++-|', strict=True))
_NEAREST |= dict(zip("−←↑↓•§\N{NO-BREAK SPACE}", "-<^v*# ", strict=True))


class PlainSigns(LineFilter):
    """Goes over what is about to be drawn; nothing becomes wider or narrower."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(plain(text), style, control) for text, style, control in segments]


PLAIN_SIGNS = PlainSigns()


@cache
def _plain(character: str) -> str:
    if character.isascii() or character.isalpha():
        return character
    return _NEAREST.get(character, "?" * cell_len(character))


def plain(text: str) -> str:
    return text if text.isascii() else "".join(map(_plain, text))
