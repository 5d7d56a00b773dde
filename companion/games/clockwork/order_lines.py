"""Deployment orders as a line of text: read as far as it goes, and written again."""

from __future__ import annotations

from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.notation import notation
from companion.games.clockwork.state import Line
from companion.kernel.game import Names, Seat
from companion.kernel.notation import Language
from companion.kernel.trouble import Trouble

UNFINISHED = 3  # words at the end of a line that may still become an order


def read_orders(text: str, names: Names, language: Language) -> tuple[Line, ...]:
    """The orders of a line, as the pad has them or as a whole move. Raises Trouble."""
    known = notation()
    whole = text if known.verb_of(text, names) == Deploy.verb() else f"{Deploy.verb()} {text}"
    (filling,) = known.read(whole, names, language).fillings
    lines: tuple[Line, ...] = filling["lines"]
    return lines


def orders_so_far(text: str, names: Names, language: Language) -> tuple[Line, ...]:
    """What can be read of a line that is still being typed."""
    words = text.split()
    for end in range(len(words), max(len(words) - UNFINISHED, 0), -1):
        try:
            return read_orders(" ".join(words[:end]), names, language)
        except Trouble:
            continue
    return ()


def write_orders(seat: Seat, lines: tuple[Line, ...], language: Language) -> str:
    """As the whole move is typed."""
    return notation().write(Deploy(seat, lines), language, with_seat=False)


def write_order(line: Line, language: Language) -> str:
    """One of them, as the pad has it."""
    return write_orders("", (line,), language).partition(" ")[2]
