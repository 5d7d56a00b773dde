"""Clockwork Wars on the screen: the map with all units, and beside it the players and what they own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget

from companion.games.clockwork.panel.aside import BesideMap, lines_beside
from companion.games.clockwork.panel.battles import BattlesScreen
from companion.games.clockwork.panel.hexes import MapWords, draw, grid_for, tile_spots
from companion.games.clockwork.panel.shown import Shown
from companion.games.clockwork.panel.tiles import supply_looks, tile_looks
from companion.games.clockwork.sequence import phases
from companion.games.clockwork.state import AGES, State, age_ends
from companion.games.clockwork.studio.card_form import CardForm
from companion.kernel.game import Move
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.aside import Aside
from companion.tui.widgets.board import BoardCanvas, Place
from companion.tui.widgets.canvas import fitted
from companion.tui.widgets.pointing import Spot

DESK = 46  # columns a desk beside the map needs
LOW = 28  # lines below which the desk is under the map
FOOT = 4  # lines under the map beside a desk: a gap, the rounds, the segments, the signs
FEET = 50  # columns they need
GAP = 2  # columns between the map and what stands beside it


class ClockworkBoard(BoardCanvas):
    """The map, as large as there is room; on a wide screen at the left of everything else."""

    KEYS: ClassVar[tuple[str, ...]] = ("supply", "battles", "cards")

    def __init__(self) -> None:
        super().__init__(id="board")
        self._shown: Shown | None = None
        self._supply = False
        self._beside = False
        self._seats = Seats()
        self._seats_high = 0  # lines

    def asides(self) -> Sequence[Widget]:
        return (self._seats,)

    def lines_of_asides(self) -> int:
        return self._seats_high

    def show(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        before, self._shown = self._shown, Shown(state, teller, signs, people)
        if before is None or not self._shown.looks_like(before):
            self.redraw()
            self._seats.show(self._shown)

    def height_for(self, width: int, height: int) -> int:
        if self._shown is None:
            return 13
        room = width - self.gutter.width
        grid = grid_for(self._shown.state.rules.map, room, 1)
        return max(grid.rows, lines_beside(self._shown, room - grid.width - GAP))

    def place_on(self, width: int, height: int) -> Place:
        return "beside" if self._columns(width, height) else "tight"

    def take_room(self, width: int, height: int) -> None:
        wide = self._columns(width, height)
        self._beside = wide > 0
        self.styles.width = wide + self.gutter.width if wide else "100%"
        self.styles.height = "100%" if wide else self.height_for(width, height)
        self._seats_high = self._seats.lines_for(width - wide - 2 * self.gutter.width) if wide else 0
        self._seats.styles.height = self._seats_high

    def _columns(self, width: int, height: int) -> int:
        """How wide the map is beside a desk; nothing if there is no room for both."""
        if self._shown is None or height < LOW:
            return 0
        room = width - DESK - self.gutter.width
        grid = grid_for(self._shown.state.rules.map, room, height - 2 - FOOT)
        return min(max(grid.width, FEET), room) if grid.width <= room else 0

    def flags(self) -> Sequence[str]:
        return ("clockwork-flag-supply",) if self._supply else ()

    def do(self, key: str, table: Table[Any]) -> Screen[Move | None] | None:
        if key == "supply":
            self._supply = not self._supply
            self.redraw()
            return None
        if key == "cards":
            return CardForm()
        if table.state.battles:
            return BattlesScreen(table)
        if self._shown is not None:
            self.notify(self._shown.say("clockwork-battles-none"), markup=False)
        return None

    # --- the picture -------------------------------------------------------------------------------------------------

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if self._shown is None:
            return []
        if self._beside:
            foot = list(self._foot(width))
            return [*self._map(width, height - len(foot)), *foot]
        grid = grid_for(self._shown.state.rules.map, width, 1)
        blank = Content(" " * grid.width)
        map_ = [*self._map(grid.width, grid.rows), *[blank] * (height - grid.rows)]
        seats = list(BesideMap(self._shown, width - grid.width - GAP).lines())
        seats += [Content("")] * (height - len(seats))
        return [left + Content(" " * GAP) + right for left, right in zip(map_, seats, strict=False)]

    def spots(self) -> Sequence[Spot]:
        if self._shown is None:
            return []
        code, (width, height) = self._shown.state.rules.map, self.size
        if self._beside:
            return list(tile_spots(code, width, height - len(list(self._foot(width)))))
        grid = grid_for(code, width, 1)
        return list(tile_spots(code, grid.width, grid.rows))

    def _map(self, width: int, height: int) -> list[Content]:
        assert self._shown is not None
        looks = dict((supply_looks if self._supply else tile_looks)(self._shown))
        words = MapWords(self._shown.teller.language, self._shown.signs)
        return draw(self._shown.state.rules.map, looks, words, width, height)

    def _foot(self, width: int) -> Iterator[Content]:
        assert self._shown is not None
        state, teller, signs, _ = self._shown
        yield Content("")
        yield fitted(_rounds(state, teller, signs, width), width)
        yield fitted(_segments(state, teller, signs, width), width)
        yield fitted(_cut_off(teller) if self._supply else _legend(teller, signs), width)


class Seats(Aside[Shown]):
    """Players, court, discoveries, generals and battles."""

    def told(self, shown: Shown, width: int) -> Iterator[Content]:
        return BesideMap(shown, width).lines()

    def lines_for(self, width: int) -> int:
        return 0 if self._shown is None else lines_beside(self._shown, width)


# --- rounds and segments ---------------------------------------------------------------------------------------------


def _rounds(state: State, teller: Teller, signs: Signs, width: int) -> Content:
    """The track of rounds by ages: this one stands out, a star is a scoring round."""
    all_named, this_named = (_track(state, teller, signs, ages) for ages in (AGES, (state.age,)))
    return all_named if all_named.cell_length <= width else this_named


def _track(state: State, teller: Teller, signs: Signs, named: Sequence[str]) -> Content:
    first, parts = 1, []
    for age, last in zip(AGES, age_ends(state.rules.variant), strict=True):
        name = f"{teller.language.say(f'clockwork-age-{age}')} " if age in named else ""
        parts.append(Content.styled(name, "$accent" if state.age == age else "$muted"))
        for number in range(first, last + 1):
            star = signs.capital if number == last else ""
            style = "bold $background on $accent" if number == state.round else "$muted"
            parts.append(Content.styled(f" {number}{star} ", style))
        parts.append(Content("  "))
        first = last + 1
    return Content("").join(parts).rstrip()


def _segments(state: State, teller: Teller, signs: Signs, width: int) -> Content:
    """Where the round is: what was, what is now, what is to come, as much as fits around it."""
    order = phases(state)
    if state.phase not in order:
        return Content("")
    at = order.index(state.phase)
    names = [teller.language.say(f"clockwork-panel-segment-{phase}") for phase in order]
    between = f" {signs.more} "
    first, last = max(at - 1, 0), at + 1
    while True:
        wider = [(a, b) for a, b in ((first, last + 1), (first - 1, last)) if a >= 0 and b <= len(names)]
        fits = [(a, b) for a, b in wider if len(between.join(names[a:b])) <= width - 2]
        if not fits:
            break
        first, last = fits[0]
    parts = (Content.styled(names[n], "bold $accent" if n == at else "$muted") for n in range(first, last))
    return Content.styled(between, "$muted").join(parts)


def _cut_off(teller: Teller) -> Content:
    """What the map shows instead while supply is looked at."""
    return Content.styled(f" {teller.language.say('clockwork-flag-supply')} ", "bold $background on $warning")


def _legend(teller: Teller, signs: Signs) -> Content:
    """What the marks on the map mean."""
    known = {"fought": signs.fought, "city": signs.city, "token": signs.token, "first": signs.first}
    words = (f"{sign} {teller.language.say(f'clockwork-panel-sign-{key}')}" for key, sign in known.items())
    return Content.styled("  ".join(words), "$muted")
