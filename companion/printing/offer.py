"""What a game can print: its sheets, what of, and what can be said about a print."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from companion.kernel.trouble import Trouble
from companion.printing.job import Sheet, Subject


class Things(NamedTuple):
    """What a workshop makes and keeps, e.g. maps. `<game>-thing-<id>` is what the print studio calls one."""

    id: str
    kept: Callable[[str], Mapping[str, str]]  # in a language: what is kept -> its name
    find: Callable[[str], Any]  # by its name, its code or its file; or Trouble
    of_table: Callable[[Any], Any]  # what a table (its state) is played on; or None
    called: Callable[[Any], str]  # in the name of a file


class Detail(NamedTuple):
    """Something that is said for a print alone, e.g. who plays; `<game>-detail-<key>` is what it is called.

    Its values are `<game>-detail-<key>-<value>`; what can be typed is told by `<game>-detail-<key>-none`.
    """

    key: str
    values: tuple[str, ...] = ()  # none: it is typed
    default: str = ""
    fits: Callable[[Subject], bool] = lambda subject: True  # of any use for this
    parts: Callable[[Subject], Sequence[str]] | None = None  # one value for each of these, joined by commas
    most: int = 0  # parts there can be
    remembered: bool = False  # until something else is said
    names: bool = False  # of people, joined by commas
    reads: Callable[[str], object] = str  # raises Trouble if what is typed cannot be read


class Prints(NamedTuple):
    """All that a game can print."""

    sheets: tuple[Sheet[Any], ...]
    of: Callable[[Subject], Any] = lambda subject: subject  # what its sheets are drawn of; Trouble if a detail is wrong
    details: tuple[Detail, ...] = ()
    things: Things | None = None
    cards: bool = False  # some are cut into cards, whose size can be chosen

    def lacking(self, game: str, sheet: Sheet[Any]) -> Trouble:
        """Nobody has said which table, or which map, the sheet is to show."""
        things = self.things if sheet.of == "made" else None
        kind = f"{game}-sheet-of-{things.id}" if things else "sheet-of-table"
        return Trouble(kind, sheet=sheet.id)
