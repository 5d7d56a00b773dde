"""How fair a map is, beside it: its place among random maps, a bar for each player and category, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from textual.content import Content

from companion.games.clockwork.maps.fairness import Parts
from companion.games.clockwork.maps.hexmap import warnings
from companion.games.clockwork.maps.tiles import KINDS
from companion.games.clockwork.maps.why import fairer_than, title, why, worst_category
from companion.games.clockwork.studio.drawing_board import Judged
from companion.text.teller import Teller
from companion.tui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

NAME, GAP, NUMBER = 14, 6, 4  # columns for the name of a category, for its gap and for a number
NARROW = NUMBER + 1  # columns of a player who has room for a number and a bar of one character
FULL = 0.5  # more than the mean: what fills a bar; as much less leaves it empty
LOW = 24  # lines, below which nothing is there for beauty alone
WIDEST = 70


class FairnessBars(Canvas):
    """A bar is half full if a player gets as much as all do on average."""

    app: CompanionApp

    def __init__(self, id: str) -> None:  # noqa: A002
        super().__init__(id)
        self._map: Judged | None = None

    def show(self, shown: Judged) -> None:
        self._map = shown
        self.redraw()

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if self._map is None:
            return []
        parts = [list(part) for part in self._parts(self._map, min(width, WIDEST), height >= LOW)]
        parts = [part for part in parts if part]
        if sum(map(len, parts)) + len(parts) > height:
            return [line for part in parts for line in part][:height]
        return [line for part in parts for line in (*part, Content(""))]

    def _parts(self, shown: Judged, width: int, roomy: bool) -> Iterator[Iterator[Content]]:
        yield self._place(shown, width, roomy)
        yield self._table(shown, width)
        yield self._words(shown, width)
        yield self._notes(shown, width)
        yield self._tiles(shown, width)

    # --- numbers ----------------------------------------------------------------------------------------------------

    def _place(self, shown: Judged, width: int, with_bar: bool) -> Iterator[Content]:
        place = fairer_than(shown.fairness, shown.yardstick, self.app.say)
        yield from Content.styled(place, "bold $accent").wrap(width)
        if with_bar:
            yield self._bar(shown.yardstick.fairer_than(shown.fairness.composite), width, "$accent")

    def _table(self, shown: Judged, width: int) -> Iterator[Content]:
        """What each player gets of everything, compared with the mean, and how far best and worst lie apart."""
        fairness, capitals, say = shown.fairness, capitals_of(shown), self.app.say
        gap = GAP if (width - NAME - GAP) // len(capitals) >= NARROW else 0
        each = (width - NAME - gap) // len(capitals)
        names = "".join(_above(name, each) for name in capitals)
        head, apart = say("studio-map-fairness")[:NAME], say("studio-map-gap")[:gap]
        yield Content.styled(f"{head:{NAME}}{names}{apart:>{gap}}", "$muted")
        worst = worst_category(fairness)
        for category, parts in fairness.access.items():
            marked = category is worst and round(100 * fairness.spreads[category]) > 0
            yield self._row(title(category, say), parts, fairness.spreads[category], (each, gap), marked)
        total = max(fairness.standing) - min(fairness.standing)
        yield self._row(say("studio-map-overall"), fairness.standing, total, (each, gap), False).stylize("bold")

    def _row(self, name: str, parts: Parts, gap: float, columns: tuple[int, int], marked: bool) -> Content:
        """The player who gets least of what differs most is marked."""
        row, (each, for_gap) = Content(name).truncate(NAME, ellipsis=True, pad=True), columns
        least = parts.index(min(parts))
        for at, part in enumerate(parts):
            tone = "$warning" if marked and at == least else "$accent"
            number = Content.styled(f"{_signed(part - 1):>{NUMBER}}", tone if marked else "")
            bar = self._player(part, each - NUMBER, tone)
            row += number + bar if each <= NARROW else bar + number
        told = f"{round(100 * gap)} %"[:for_gap].rjust(for_gap)
        return row + Content.styled(told, "$warning" if marked else "$muted")

    def _player(self, part: float, width: int, tone: str) -> Content:
        """Half full: what all get on average."""
        full = max(0.0, (part - 1) / (2 * FULL) + 0.5)
        if width > 1:
            return Content(" ") + self._bar(full, width - 1, tone)
        return Content.styled(self.app.signs.column(round(100 * full), 100) if width == 1 else "", tone)

    def _bar(self, part: float, width: int, tone: str) -> Content:
        return Content.styled(self.app.signs.fine_bar(part, width).ljust(width), f"{tone} on $panel")

    # --- words ------------------------------------------------------------------------------------------------------

    def _words(self, shown: Judged, width: int) -> Iterator[Content]:
        capitals = capitals_of(shown)
        yield from Content(why(shown.fairness, capitals, self.app.say)).wrap(width)
        order = ", ".join(capitals[at] for at in shown.fairness.ranking)
        yield from Content.styled(self.app.say("studio-map-order", capitals=order), "$muted").wrap(width)

    def _tiles(self, shown: Judged, width: int) -> Iterator[Content]:
        """How many of each kind; a number stays with its word."""
        counts = zip(KINDS, shown.design.counts, strict=True)
        bullet, line = f" {self.app.signs.bullet} ", ""
        for told in (f"{self.app.say(f'clockwork-{kind}')} {count}" for kind, count in counts):
            if line and len(line + bullet + told) > width:
                yield Content(line)
                line = ""
            line += f"{bullet if line else ''}{told}"
        yield Content(line)

    def _notes(self, shown: Judged, width: int) -> Iterator[Content]:
        """What leaves the recommendations of the rulebook, and a code too long for the head."""
        for warning in warnings(shown.design):
            yield from Content.styled(" ".join(Teller(self.app.words).trouble(warning)), "$warning").wrap(width)
        if len(shown.code.lines) > 1:
            for line in shown.code.lines:
                yield from Content.styled(line, "$muted").wrap(width)


def capitals_of(shown: Judged) -> list[str]:
    """What is printed on the capitals."""
    return [shown.printed[id_] for id_ in shown.design.capital_ids]


def _above(name: str, each: int) -> str:
    """A name at the end of the number below it."""
    room = NUMBER if each == NARROW else each
    return f"{name[: room - 1]:>{room}}".ljust(each)


def _signed(more: float) -> str:
    percent = round(100 * more)
    return f"{percent:+d}" if percent else "0"
