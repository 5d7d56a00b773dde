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
LESS = (("spies",), ("spies", "supply"))  # what is left out first: the court tells of spies too
FEW = 3  # players; more have one line each where there is little room


class Players:
    """Drawn in one width."""

    def __init__(self, shown: Shown, width: int) -> None:
        self._shown, self._room = shown, width
        self._seats = shown.state.seats
        self._roomy = width >= ROOMY
        self._two_lines = self._roomy or len(self._seats) <= FEW

    def lines(self) -> Iterator[Content]:
        head, *rows = self._columns()
        rest = self._room - head.cell_length
        names = NAMES if rest - NAMES > BAR else rest
        yield Content(" " * names) + head.stylize("$muted")
        for seat, row in zip(self._seats, rows, strict=True):
            yield fitted(self._name(seat), names) + row + self._bar(seat, rest - names)
            if self._two_lines:
                yield fitted(self._doing(seat).pad_left(INDENT), self._room)
        if not self._two_lines:
            yield from self._actions()

    def _columns(self) -> list[Content]:
        """The numbers under their words: the most that leave room for every name."""
        longest = max(self._name(seat).cell_length for seat in self._seats)
        numbers = [self._numbers(seat) for seat in self._seats]
        table: list[Content] = []
        for left_out, roomy in ((), True), ((), False), *((keys, False) for keys in LESS):
            if roomy <= self._roomy:
                table = self._table([key for key in COLUMNS if key not in left_out], numbers, roomy)
                if table[0].cell_length + longest <= self._room:
                    break
        return table

    def _table(self, keys: list[str], counted: list[dict[str, str]], roomy: bool) -> list[Content]:
        words = [self._shown.say(f"clockwork-panel-{key}{'' if roomy else '-short'}") for key in keys]
        numbers = [[each[key] for key in keys] for each in counted]
        widths = [max(map(len, column)) for column in zip(words, *numbers, strict=True)]
        gap = "  " if roomy else " "
        head, *rows = (
            Content("".join(f"{gap}{cell:>{wide}}" for cell, wide in zip(row, widths, strict=True)))
            for row in (words, *numbers)
        )
        return [head, *(row.stylize("bold $accent", 0, len(gap) + widths[0]) for row in rows)]

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
        cells = [fitted(self._shown.sign(seat) + Content(f" {self._brief_action(seat)}"), room) for seat in self._seats]
        for first in range(0, len(cells), 2):
            yield Content("").join(cells[first : first + 2])

    def _brief_action(self, seat: Seat) -> str:
        action = self._shown.state.player(seat).action
        key = f"clockwork-panel-action-{action}"
        return self._shown.teller.language.attribute(key, "label") or self._shown.say(key) if action else "–"

    def _name(self, seat: Seat) -> Content:
        signs = self._shown.signs
        flag = f" {signs.first}" if self._shown.state.start == seat else ""
        name = f"{signs.seat(seat)} {self._shown.teller.side(seat).upper()}"
        return Content.assemble((name, f"bold $seat-{seat}"), (flag, "$accent"))

    def _numbers(self, seat: Seat) -> dict[str, str]:
        player = self._shown.state.player(seat)
        ip = "?" if player.ip is None else "/".join(str(player.ip.of(domain)) for domain in DOMAINS)
        counts = {"vp": player.vp, "pool": player.pool, "supply": player.supply, "cards": player.cards}
        spies = standing(self._shown.state).spies(seat)
        return {"ip": ip, "spies": str(spies), **{key: str(count) for key, count in counts.items()}}

    def _doing(self, seat: Seat) -> Content:
        """Who it is, this round's action tile, and the figures that are not on the map; all but the first may go."""
        person, action = [Content(self._shown.people[seat])] if self._shown.people.get(seat) else [], self._action(seat)
        figures, taken = [muted(words) for words in self._figures(seat)], self._shown.state.player(seat).action
        brief = [Content(self._brief_action(seat))] if taken else []
        between = muted(f" {self._shown.signs.bullet} ")
        wordings = (*person, action, *figures), (*person, *brief, *figures), (*person, action)
        told = [between.join(parts) for parts in wordings]
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
