"""Long words beside a short head: what does not fit goes on below, in line with its beginning."""

from __future__ import annotations

import textwrap

from rich.cells import cell_len
from textual.content import Content

NARROWEST = 20  # on a screen too small for it, words are cut rather than stacked


def hanging(head: Content, text: str, width: int, tone: str = "") -> list[Content]:
    room = width - head.cell_length
    if len(text) <= room and "\n" not in text and cell_len(text) <= room:  # the usual case, by the shortest way
        return [head + Content.styled(text, tone)]
    indent = Content(" " * head.cell_length)
    parts = textwrap.wrap(text, max(room, NARROWEST), break_on_hyphens=False) or [""]
    return [(indent if below else head) + Content.styled(part, tone) for below, part in enumerate(parts)]
