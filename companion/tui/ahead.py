"""A line while it is typed: the move the cursor is in, and the table as it will be when that one is entered."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from companion.kernel.game import Seat
from companion.kernel.notation import Language
from companion.kernel.several import BETWEEN, Typed, moves_on, others_decide
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.teller import Teller
from companion.text.verdict import Verdict, judge
from companion.tui.widgets.entry import EntryLine


class Spot(Struct, frozen=True):
    """A move on a line, with what is typed before and behind it."""

    before: str
    move: str
    behind: str


class Foreseen(Struct, frozen=True):
    """A table after the first moves of a line, and whose moves they were."""

    table: Table[Any]
    player: Seat | None


class Ahead:
    """Looks along the line that is typed at a table. What was found out stays until something happens there."""

    def __init__(self) -> None:
        self._known: tuple[Any, Language] = (None, "")
        self._foreseen: dict[tuple[str, ...], Foreseen | None] = {}
        self._held: tuple[str, Seat | None] = ("", None)

    def hold(self, line: str, player: Seat | None) -> None:
        """The rest of a line, until somebody else has decided."""
        self._held = line, player

    def complete(self, entry: EntryLine, table: Table[Any], language: Language) -> None:
        """How the move that the cursor is in may go on; a secret line is masked and says nothing."""
        spot = spot_in(entry.value, entry.cursor_position)
        entry.password = self._is_secret(table, entry.value, language)
        foreseen = self._after(table, moves_before(spot), language) if spot.move and not entry.password else None
        lines = foreseen.table.open_reader(language).complete(spot.move) if foreseen is not None else []
        entry.offer([spot.before + line for line in lines], spot.behind)

    def verdict(self, table: Table[Any], entry: EntryLine, teller: Teller, entered: bool = False) -> Verdict:
        """On the move that the cursor is in; but what is wrong before it is told first, as it would be if entered."""
        line, code = entry.value, teller.language.code
        if BETWEEN not in line:
            return self._waiting(table, line, teller) or judge(table, line, teller, entered)
        if self._is_secret(table, line, code):
            return Verdict("unreadable", " ".join(teller.trouble(Trouble("secret-among-several"))))
        if entered:
            return judge(table, moves_on(line)[0], teller, entered)
        return self._waiting(table, line, teller) or self._further(table, line, entry.cursor_position, teller)

    def _further(self, table: Table[Any], line: str, cursor: int, teller: Teller) -> Verdict:
        spot = spot_in(line, cursor)
        earlier = moves_before(spot)
        if any("?" in move for move in earlier):  # nobody knows yet what these dice will show
            return Verdict()
        for at, move in enumerate((*earlier, spot.move)):
            foreseen = self._after(table, earlier[:at], teller.language.code)
            if foreseen is not None and at and others_decide(foreseen.table, foreseen.player):
                return _waits(foreseen.table, teller)
            if foreseen is not None and (at == len(earlier) or self._refuses(table, earlier[: at + 1], teller)):
                spoken = teller if not at else Teller.at(foreseen.table, teller.language)
                return judge(foreseen.table, move, spoken, entered=at < len(earlier))
        return Verdict()

    def _refuses(self, table: Table[Any], moves: tuple[str, ...], teller: Teller) -> bool:
        return self._after(table, moves, teller.language.code) is None

    def _waiting(self, table: Table[Any], line: str, teller: Teller) -> Verdict | None:
        held, player = self._held
        return _waits(table, teller) if held and line == held and others_decide(table, player) else None

    def _is_secret(self, table: Table[Any], line: str, language: Language) -> bool:
        """Is any move on it one that nobody else may read?"""
        if BETWEEN not in line:
            return table.is_secret(line)
        moves = moves_on(line)
        for at, move in enumerate(moves):
            foreseen = self._after(table, tuple(moves[:at]), language)
            if table.is_secret(move) or (foreseen is not None and foreseen.table.is_secret(move)):
                return True
        return False

    def _after(self, table: Table[Any], moves: tuple[str, ...], language: Language) -> Foreseen | None:
        """The table after these moves, by what everybody knows; nothing where one of them is refused."""
        if not moves:
            return Foreseen(table, None)
        if self._known[0] is not table.state or self._known[1] != language:
            self._known, self._foreseen = (table.state, language), {}
        if moves not in self._foreseen:
            before = self._after(table, moves[:-1], language)
            self._foreseen[moves] = _entered(before, moves[-1], language) if before is not None else None
        return self._foreseen[moves]


def spot_in(line: str, cursor: int) -> Spot:
    start, end = line.rfind(BETWEEN, 0, cursor) + 1, line.find(BETWEEN, cursor)
    end = end if end >= 0 else len(line)
    start += len(line[start:end]) - len(line[start:end].lstrip())
    return Spot(line[:start], line[start:end], line[end:])


def moves_before(spot: Spot) -> tuple[str, ...]:
    return tuple(move for move in moves_on(spot.before) if move)


def _entered(before: Foreseen, move: str, language: Language) -> Foreseen | None:
    sketch = before.table.sketch()
    typed = Typed(sketch, move, language=language)
    try:
        entry = typed.enter()
    except Trouble:
        return None
    return Foreseen(sketch, before.player or entry.seat)


def _waits(table: Table[Any], teller: Teller) -> Verdict:
    """Somebody else decides before the line goes on."""
    asked = [decision for decision in table.pending() if not decision.optional]
    told = "  ".join(f"{teller.seat(decision.seat)}: {teller.ask(decision)}" for decision in asked)
    return Verdict("unreadable", teller.language.say("tui-line-waits", asked=told))
