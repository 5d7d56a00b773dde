"""How fair a map is, in a table beside it; and its capitals, the best first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.games.clockwork.maps.fairness import Parts
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.maps.why import fairer_than, title, why, worst_category
from companion.games.clockwork.sheets.look import SWATCHES, heading
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import Face
from companion.printing.surface import HAIR, THIN

MORE, LESS = SWATCHES[Kind.CITADEL].colour, SWATCHES[Kind.TOWER].colour  # right and left of the mean
_FULL = 0.5  # the part of the mean at which a bar is full


def draw_fairness(book: Book, page: Page, subject: MapSubject, box: Box, unit: float) -> None:
    """Its place among random maps, what each capital gets of everything, and a sentence why."""
    fairness = subject.fairness
    rest = heading(page, box, book.say("clockwork-paper-fairness"), unit)
    rest = _place(book, page, subject, rest, unit)
    reason, rest = rest.cut_bottom(9 * unit, 1 * unit)
    page.write(reason, why(fairness, subject.capitals, book.say), 8 * unit, 5 * unit, upright="bottom")
    rows, columns = rest.rows(9), _columns(rest, len(subject.capitals), unit)
    _names(book, page, subject, columns, rows[0].bottom, unit)
    worst = worst_category(fairness)
    worst = worst if worst and round(100 * fairness.spreads[worst]) else None
    got = fairness.access.items()
    lines = [(title(each, book.say), parts, fairness.spreads[each], each is worst) for each, parts in got]
    spread = max(fairness.standing) - min(fairness.standing)
    lines.append((book.say("clockwork-paper-overall"), fairness.standing, spread, True))
    bars: list[tuple[Box, float]] = []
    for row, (name, parts, gap, strong) in zip(rows[1:], lines, strict=False):
        bars += _row(page, columns, row.bottom, name, parts, gap, "bold" if strong else "text", unit)
    last = rows[len(lines)]
    page.line(last.x, last.y, last.right, last.y, "soft", HAIR)
    _bars(page, bars)


def _place(book: Book, page: Page, subject: MapSubject, box: Box, unit: float) -> Box:
    """The percentile in large, on a scale from the least fair of random maps to the fairest."""
    if subject.measured_by is None:
        return box
    top, rest = box.cut_top(11 * unit, 1.5 * unit)
    part = subject.measured_by.fairer_than(subject.fairness.composite)
    large = book.say("clockwork-paper-percent", percent=int(100 * part))
    wide = page.label(top.x, top.y + 7.2 * unit, large, 22 * unit, "bold")
    words = Box(top.x + wide + 3 * unit, top.y, top.width - wide - 3 * unit, 7 * unit)
    sentence = fairer_than(subject.fairness, subject.measured_by, book.say)
    page.write(words, sentence, 8.5 * unit, 5 * unit, upright="middle")
    scale = Box(words.x, top.bottom - 2.6 * unit, words.width, 1.4 * unit)
    page.rect(scale, fill="tint", line="soft", width=HAIR, radius=scale.height / 2)
    filled = Box(scale.x, scale.y, max(scale.height, scale.width * part), scale.height)
    page.rect(filled, fill=MORE, line="ink", width=HAIR, radius=scale.height / 2)
    return rest


class _Columns(NamedTuple):
    """What a row is about, a cell for each capital, and the gap between the best and the worst."""

    name: Box
    cells: list[Box]
    gap: Box


def _columns(table: Box, capitals: int, unit: float) -> _Columns:
    name, rest = table.cut_left(21 * unit, 1 * unit)
    gap, cells = rest.cut_right(9 * unit, 1 * unit)
    return _Columns(name, cells.columns(capitals, 1.5 * unit), gap)


def _names(book: Book, page: Page, subject: MapSubject, columns: _Columns, bottom: float, unit: float) -> None:
    y, gap = bottom - 1.5 * unit, columns.gap
    for cell, id_ in zip(columns.cells, subject.capitals, strict=True):
        page.label(cell.centre[0], y, id_, 8 * unit, "bold", align="centre", room=cell.width)
    page.label(gap.right, y, book.say("clockwork-paper-gap"), 7 * unit, paint="soft", align="right", room=gap.width + 2)


def _row(
    page: Page, columns: _Columns, bottom: float, name: str, parts: Parts, gap: float, face: Face, unit: float
) -> Iterator[tuple[Box, float]]:
    """In words and numbers; the place of each bar and its length come back."""
    y, size = bottom - 1.7 * unit, 7.5 * unit
    page.label(columns.name.x, y, name, size, face, room=columns.name.width, least=5 * unit)
    for cell, part in zip(columns.cells, parts, strict=True):
        page.label(cell.centre[0], y, told(part - 1), size, face, align="centre")
        yield Box(cell.x, bottom - 1.1 * unit, cell.width, 0.8 * unit), part - 1
    page.label(columns.gap.right, y, f"{round(100 * gap)} %", size, face, align="right")


def _bars(page: Page, bars: Sequence[tuple[Box, float]]) -> None:
    """To the right if a capital gets more than the mean, to the left if less."""
    levels = {box.centre[1] for box, _ in bars}
    left, right = min(box.x for box, _ in bars), max(box.right for box, _ in bars)
    page.lines([(left, y, right, y) for y in sorted(levels)], "faint", HAIR)
    for paint, sign in ((MORE, 1), (LESS, -1)):
        if some := [_bar(box, more) for box, more in bars if more * sign > 0.002]:
            page.path(" ".join(some), paint, "ink", HAIR)
    page.lines([(box.centre[0], box.y - 0.1, box.centre[0], box.bottom + 0.1) for box, _ in bars], "ink", THIN)


def _bar(box: Box, more: float) -> str:
    long = box.width / 2 * min(1.0, abs(more) / _FULL)
    x = box.centre[0] - (long if more < 0 else 0)
    return f"{x:.3f} {box.y:.3f} {long:.3f} {box.height:.3f} re"


def told(more: float) -> str:
    """Per cent with a sign."""
    percent = round(100 * more)
    return f"{percent:+d}".replace("-", "−") if percent else "0"


def draw_capitals(book: Book, page: Page, subject: MapSubject, box: Box, unit: float) -> None:
    """The order in which they are worth choosing (CW-MAP-13), and who holds them."""
    rest = heading(page, box, book.say("clockwork-paper-capitals"), unit)
    rows = rest.cut_top(len(subject.capitals) * 5.6 * unit)[0].rows(len(subject.capitals))
    note = Box(rest.x, rows[-1].bottom + 1.6 * unit, rest.width, rest.bottom - rows[-1].bottom - 1.6 * unit)
    page.write(note, book.say("clockwork-paper-choose"), 7 * unit, 4.5 * unit, paint="soft")
    for rank, (row, at) in enumerate(zip(rows, subject.fairness.ranking, strict=True), 1):
        y = row.bottom - 1.4 * unit
        page.label(row.x, y, f"{rank}.", 8 * unit, paint="soft")
        used = 5 * unit + page.label(row.x + 5 * unit, y, subject.capitals[at], 10 * unit, "bold")
        standing = told(subject.fairness.standing[at] - 1) + " %"
        page.label(row.right, y, standing, 8 * unit, align="right")
        line = Box(row.x + used + 2.5 * unit, row.y, row.width - used - 5 * unit - 8 * unit, row.height)
        page.line(line.x, y + 0.6 * unit, line.right, y + 0.6 * unit, "faint", THIN)
        owner = subject.players[at].name
        if owner:
            page.label(line.x, y, owner, 8.5 * unit, room=line.width, least=5 * unit, cut=True)
