"""How a table stands, in one line for a list of tables."""

from __future__ import annotations

from companion.kernel.game import Facts, Seat
from companion.kernel.journal import TableRow
from companion.text.language import Language
from companion.text.teller import plain_name


def headline(words: Language, row: TableRow, facts: Facts) -> str:
    """Whose turn it is by the name of who plays there, else of the side."""
    seat = facts.get("seat")
    whose = {"seat": who_plays(words, row, seat)} if isinstance(seat, str) and seat else {}
    return words.say(f"{row.game}-headline", **{**facts, **whose})


def who_plays(words: Language, row: TableRow, seat: Seat) -> str:
    """The person, else the side."""
    return plain_name(row.setup.seats.get(seat, "")) or words.say(f"{row.game}-{seat}")
