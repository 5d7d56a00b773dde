"""The cover of a kit: what is in it, on what paper it is printed, what to cut in which order, and what was left out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.printing.book import Book, Extent
from companion.printing.box import Box
from companion.printing.fonts import POINT
from companion.printing.prose import lay_out, prose, prose_height
from companion.printing.tables import Column, long_table

if TYPE_CHECKING:
    from companion.printing.job import Sheet
    from companion.printing.kits import LeftOut

FINISHES = ("cut", "fold", "glue")  # in the order of the work
_SIZE = 9.5  # points


class Cover(NamedTuple):
    title: str
    left_out: tuple[LeftOut, ...]

    def draw(self, book: Book, sheets: Sequence[Sheet[Any]]) -> None:
        """Before the sheets, of which all pages are in the book by now."""
        start, parts = len(book.pages), book.extents()
        for pages in count(1):  # its own pages count: those of the sheets come after them
            _Cover(self, book, sheets, parts, pages).draw()
            if len(book.pages) - start <= pages:
                break
            del book.pages[start:]
        book.move_to_front(start)


class _Cover:
    """A cover that takes so many pages."""

    def __init__(
        self, cover: Cover, book: Book, sheets: Sequence[Sheet[Any]], parts: Sequence[Extent], pages: int
    ) -> None:
        self._cover, self._book, self._sheets = cover, book, sheets
        self.say = book.say
        before = pages * (2 if book.turns_paper else 1)
        self._parts = [each._replace(first=each.first + before, last=each.last + before) for each in parts]
        self._leaves = pages

    def draw(self) -> None:
        book, told = self._book, self._how()
        book.begin(self.say("paper-kit-cover"), look=self._sheets[0].look if self._sheets else None)
        room = self._table() if self._sheets else book.page(self._cover.title, landscape=False).body
        lines = lay_out(told, room.width / (_SIZE * POINT))
        if lines is None or prose_height(lines, _SIZE) > room.height:
            room = book.page(self._cover.title, landscape=False).body
        prose(book.pages[-1], room, told, _SIZE, 6)

    def _table(self) -> Box:
        """What is in the kit; returns the room below it."""
        say = self.say
        heads = [
            Column(say("paper-kit-sheet"), 4, face="bold"),
            Column(say("paper-kit-pages"), 1.4),
            Column(say("paper-kit-leaves"), 1.1),
            Column(say("paper-kit-on"), 2.6),
            Column(say("paper-kit-then"), 2.6),
        ]
        rows = [self._row(sheet, part) for sheet, part in zip(self._sheets, self._parts, strict=True)]
        return long_table(self._book, self._cover.title, heads, rows, size=_SIZE, landscape=False)

    def _row(self, sheet: Sheet[Any], part: Extent) -> list[str]:
        two = self._book.turns_paper and sheet.two_sided
        on = self.say(f"paper-kit-{sheet.stock}", sides=2 if two else 1)
        return [part.title, _pages(part), str(part.leaves), on, self._then(sheet)]

    def _then(self, sheet: Sheet[Any]) -> str:
        if not sheet.finish:
            return "–"
        return self.say(f"paper-kit-{self._finish(sheet)}")

    def _finish(self, sheet: Sheet[Any]) -> str:
        """Backs that are not printed behind their fronts lie beside them, to be folded."""
        return "fold" if sheet.finish == "cut" and sheet.two_sided and not self._book.turns_paper else sheet.finish

    # --- what to do -------------------------------------------------------------------------------------------------

    def _how(self) -> str:
        say, told = self.say, [self._paper()]
        told.append(say("paper-kit-turned" if self._book.turns_paper else "paper-kit-one-sided"))
        told.append(say("paper-kit-measure"))
        for finish in FINISHES:
            named = [part.title for sheet, part in self._finished(finish)]
            if named:
                told.append(say(f"paper-kit-{finish}-how", sheets=", ".join(named)))
        how = "\n".join(f"- {line}" for line in told)
        if not self._cover.left_out:
            return how
        left = "\n".join(f"- {each.titles}: {each.why}" for each in self._cover.left_out)
        return f"{how}\n*{say('paper-kit-left-out')}*\n{left}"

    def _finished(self, finish: str) -> list[tuple[Sheet[Any], Extent]]:
        both = zip(self._sheets, self._parts, strict=True)
        return [(sheet, part) for sheet, part in both if sheet.finish and self._finish(sheet) == finish]

    def _paper(self) -> str:
        card = [part for sheet, part in zip(self._sheets, self._parts, strict=True) if sheet.stock == "card"]
        every, stiff = self._leaves + sum(part.leaves for part in self._parts), sum(part.leaves for part in card)
        told = self.say("paper-kit-paper", leaves=every, card=stiff, paper=self._book.ask.paper.name.upper())
        return f"{told} {self.say('paper-kit-card-pages', pages=', '.join(_joined(card)))}" if card else told


def _pages(part: Extent) -> str:
    return str(part.first) if part.first == part.last else f"{part.first}–{part.last}"


def _joined(parts: Sequence[Extent]) -> list[str]:
    """As the dialogue of a printer takes them: sheets that follow each other are one span of pages."""
    spans: list[Extent] = []
    for part in parts:
        if spans and spans[-1].last + 1 == part.first:
            spans[-1] = spans[-1]._replace(last=part.last)
        else:
            spans.append(part)
    return list(map(_pages, spans))
