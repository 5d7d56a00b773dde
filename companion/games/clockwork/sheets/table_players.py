"""The players of a running game side by side: points, discs, influence, this round's action, figures not on the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.games.clockwork.sheets.look import RACE_OF, show_player
from companion.games.clockwork.standing import ally_of, commander, standing
from companion.games.clockwork.state import COURT, DOMAINS, REMOVED, RESERVE, Influence, State, kind_of
from companion.kernel.game import Seat
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import text_width
from companion.printing.surface import LINE, THIN

HEAD, NUMBERS, LINE_HEIGHT, PAD = 8.5, 8.0, 3.7, 1.4  # mm at the size of A4
APART = 0.8  # mm between head and numbers
PLACES = {RESERVE: "clockwork-panel-reserve", COURT: "clockwork-panel-on-court", REMOVED: "clockwork-panel-removed"}
GAP = 3.0


def draw_players(book: Book, page: Page, box: Box, state: State, people: Mapping[Seat, str], unit: float) -> None:
    """As many rows of panels as are `rows_for`."""
    rows = rows_for(state, box.width, unit)
    across = -(-len(state.seats) // rows)
    for seat, place in zip(state.seats, box.grid(across, rows, GAP * unit), strict=False):
        _Panel(book, page, state, seat, unit).draw(place, people.get(seat, ""))


def rows_for(state: State, width: float, unit: float) -> int:
    """Two, where four panels side by side would be too narrow."""
    narrowest = 44 * unit
    return 1 if (width + GAP * unit) / len(state.seats) - GAP * unit >= narrowest else 2


def players_height(book: Book, page: Page, state: State, width: float, unit: float) -> float:
    """All panels are as high as the fullest one."""
    rows = rows_for(state, width, unit)
    return rows * max(_Panel(book, page, state, seat, unit).height for seat in state.seats) + (rows - 1) * GAP * unit


class _Panel:
    def __init__(self, book: Book, page: Page, state: State, seat: Seat, unit: float) -> None:
        self._book, self._page, self._say = book, page, book.say
        self._state, self._seat, self._player, self._unit = state, seat, state.player(seat), unit

    @property
    def height(self) -> float:
        numbers = NUMBERS + APART if self._player.ip is None else 2 * (NUMBERS + APART)
        return (HEAD + APART + numbers + LINE_HEIGHT * len(list(self._lines())) + 2 * PAD) * self._unit

    def draw(self, box: Box, person: str) -> None:
        page, unit = self._page, self._unit
        page.rect(box, None, "soft", THIN, radius=1.5 * unit)
        head, rest = box.inset(PAD * unit).cut_top(HEAD * unit, APART * unit)
        self._head(head, person)
        numbers, rest = rest.cut_top(NUMBERS * unit, APART * unit)
        self._cells(numbers, self._numbers())
        if self._player.ip is not None:
            influence, rest = rest.cut_top(NUMBERS * unit, APART * unit)
            self._cells(influence, self._influence(self._player.ip))
        for words in self._lines():
            line, rest = rest.cut_top(LINE_HEIGHT * unit)
            page.write(line, words, 7 * unit, 5 * unit, upright="middle", lines=1, cut=True)

    def _head(self, box: Box, person: str) -> None:
        """Colour and letter, the colour's name and who plays it; race, capital, start player."""
        page, unit = self._page, self._unit
        mark, words = box.cut_left(box.height, 1.6 * unit)
        show_player(page, mark, self._seat)
        upper, lower = words.rows([1.2, 1])
        name = " · ".join(filter(None, (self._say(f"clockwork-{self._seat}"), person)))
        page.write(upper, name, 10 * unit, 7 * unit, "bold", upright="middle", lines=1, cut=True)
        told = [self._say(f"clockwork-race-{RACE_OF[self._seat]}"), self._player.capital]
        if self._state.start == self._seat:
            told.append(self._say("clockwork-panel-sign-first"))
        page.write(lower, " · ".join(told), 7 * unit, 4.6 * unit, paint="soft", upright="middle", lines=1, cut=True)

    # --- numbers ----------------------------------------------------------------------------------------------------

    def _numbers(self) -> dict[str, str]:
        player = self._player
        standing_there = sum(present.get(self._seat, 0) for present in self._state.soldiers.values())
        counts = {
            "clockwork-panel-vp": player.vp,
            "clockwork-panel-pool": player.pool,
            "clockwork-panel-supply": player.supply,
            "clockwork-table-soldiers": standing_there,
            "clockwork-panel-spies": standing(self._state).spies(self._seat),
            "clockwork-panel-cards": player.cards,
        }
        return {self._say(key): str(count) for key, count in counts.items()}

    def _influence(self, ip: Influence) -> dict[str, str]:
        return {self._say(f"clockwork-domain-{domain}"): str(ip.of(domain)) for domain in DOMAINS}

    def _cells(self, box: Box, numbers: Mapping[str, str]) -> None:
        """Each number under its word, as wide as the word needs; victory points stand out."""
        page, unit = self._page, self._unit
        wide = [text_width(word, 6 * unit, "narrow") + 2 for word in numbers]
        for place, (word, number) in zip(box.columns(wide, 0.6), numbers.items(), strict=True):
            points = word == self._say("clockwork-panel-vp")
            page.rect(place, "tint" if points else None, "soft", LINE if points else THIN, radius=0.8 * unit)
            upper, lower = place.inset(0.4, 0.5).rows([1, 1.7])
            page.write(upper, word, 6 * unit, 4.5, "narrow", "soft", "centre", "middle", lines=1)
            page.write(lower, number, 11 * unit, 6 * unit, "bold", "ink", "centre", "middle", lines=1)

    # --- words ------------------------------------------------------------------------------------------------------

    def _lines(self) -> Iterator[str]:
        say, state, seat = self._say, self._state, self._seat
        if self._player.ip is None:  # nobody else may know it (CW-A-47)
            yield say("clockwork-table-behind-screen")
        action = self._player.action
        yield say(f"clockwork-panel-action-{action}") if action else say("clockwork-panel-no-action")
        if self._player.orders is not None:
            yield say("clockwork-panel-orders")
        ally = ally_of(state, seat)
        if ally:
            leads = int(commander(state, seat) == seat)
            yield say("clockwork-table-ally", ally=say(f"clockwork-{ally}"), commander=leads)
        aside = " · ".join(self._aside())
        if aside:
            yield aside

    def _aside(self) -> Iterator[str]:
        """Figures that are not on the map."""
        for where, words in PLACES.items():
            kinds = [kind_of(figure) for figure, place in self._player.figures.items() if place == where]
            if kinds:
                number = f" ×{len(kinds)}" if len(kinds) > 1 else ""
                yield f"{self._say(f'clockwork-panel-figure-{kinds[0]}')}{number} {self._say(words)}"
