"""The players in a table: points, discs, influence, cards, this round's action, figures."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from companion.games.clockwork.panel.shown import ROOMY, Shown, muted
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import COURT, DOMAINS, FIELD, REMOVED, RESERVE, kind_of
from companion.kernel.game import Seat
from companion.tui.widgets.canvas import fitted

NAMES = 16  # columns for the name where there are more than enough of them
WORTH = 30  # VP of a full bar, unless somebody has more
INDENT = 2
BAR = 12  # columns that are worth a bar
PLACES = {RESERVE: "clockwork-panel-reserve", COURT: "clockwork-panel-on-court", REMOVED: "clockwork-panel-removed"}
COLUMNS = ("vp", "pool", "supply", "spies", "ip", "cards")
FEW = 3  # players; more have one line each where there is little room


class Players:
    """Drawn in one width."""

    def __init__(self, shown: Shown, width: int) -> None:
        self._shown, self._room = shown, width
        self._seats = shown.state.seats
        self._roomy = width >= ROOMY
        self._two_lines = self._roomy or len(self._seats) <= FEW

    def lines(self) -> Iterator[Content]:
        words = [self._shown.say(f"clockwork-panel-{key}{'' if self._roomy else '-short'}") for key in COLUMNS]
        numbers = [self._numbers(seat) for seat in self._seats]
        widths = [max(map(len, column)) for column in zip(words, *numbers, strict=True)]
        head, *rows = (self._in_columns(row, widths) for row in (words, *numbers))
        rest = self._room - head.cell_length
        names = NAMES if rest - NAMES > BAR else rest
        yield Content(" " * names) + head.stylize("$muted")
        for seat, row in zip(self._seats, rows, strict=True):
            line = fitted(self._name(seat), names) + row.stylize("bold $accent", 0, widths[0] + 2)
            yield line + self._bar(seat, rest - names)
            if self._two_lines:
                yield fitted(self._doing(seat).pad_left(INDENT), self._room)
        if not self._two_lines:
            yield from self._actions()

    def _in_columns(self, row: list[str], widths: list[int]) -> Content:
        gap = "  " if self._roomy else " "
        return Content("".join(f"{gap}{cell:>{wide}}" for cell, wide in zip(row, widths, strict=True)))

    def _bar(self, seat: Seat, room: int) -> Content:
        """How far everybody is, where there is room for it."""
        if room < BAR:
            return Content("")
        vp = {each: self._shown.state.player(each).vp for each in self._seats}
        bar = self._shown.signs.bar(vp[seat], max(WORTH, *vp.values()), room - 3)
        filled = bar.rstrip(self._shown.signs.empty)
        return Content.assemble("   ", (filled, f"$seat-{seat}"), (bar[len(filled) :], "$muted"))

    def _actions(self) -> Iterator[Content]:
        """Two players a line."""
        room = self._room // 2
        cells = [fitted(self._shown.sign(seat) + Content(" ") + self._action(seat), room) for seat in self._seats]
        for first in range(0, len(cells), 2):
            yield Content("").join(cells[first : first + 2])

    def _name(self, seat: Seat) -> Content:
        signs = self._shown.signs
        flag = f" {signs.first}" if self._shown.state.start == seat else ""
        name = f"{signs.seat(seat)} {self._shown.teller.seat(seat).upper()}"
        return Content.assemble((name, f"bold $seat-{seat}"), (flag, "$accent"))

    def _numbers(self, seat: Seat) -> list[str]:
        player = self._shown.state.player(seat)
        ip = "?" if player.ip is None else "/".join(str(player.ip.of(domain)) for domain in DOMAINS)
        spies = standing(self._shown.state).spies(seat)
        return [*map(str, (player.vp, player.pool, player.supply, spies)), ip, str(player.cards)]

    def _doing(self, seat: Seat) -> Content:
        """Who it is, this round's action tile, and the figures that are not on the map; the first or last may go."""
        person, action = [Content(self._shown.people[seat])] if self._shown.people.get(seat) else [], self._action(seat)
        figures = [muted(words) for words in self._figures(seat)]
        between = muted(f" {self._shown.signs.bullet} ")
        told = [between.join(parts) for parts in ((*person, action, *figures), (action, *figures), (*person, action))]
        return next((each for each in told if each.cell_length <= self._room - INDENT), told[-1])

    def _action(self, seat: Seat) -> Content:
        action = self._shown.state.player(seat).action
        if not action:
            return muted(self._shown.say("clockwork-panel-no-action"))
        return Content(self._shown.say(f"clockwork-panel-action-{action}"))

    def _figures(self, seat: Seat) -> Iterator[str]:
        """Where they are besides on the map; and all soldiers, as long as only the books are kept."""
        figures, books = self._shown.state.player(seat).figures, self._shown.state.soldiers.get(FIELD)
        if books is not None:
            yield self._shown.say("clockwork-panel-on-map", count=books[seat])
        for where, words in PLACES.items():
            kinds = [kind_of(figure) for figure, place in figures.items() if place == where]
            if kinds:
                number = f" {self._shown.signs.times}{len(kinds)}" if len(kinds) > 1 else ""
                yield f"{self._shown.figure(kinds[0])}{number} {self._shown.say(words)}"
