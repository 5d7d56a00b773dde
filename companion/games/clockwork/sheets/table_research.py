"""What lies beside the map of a running game: the court, discoveries, generals, espionage cards, open battles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from companion.games.clockwork.combat import armies_on
from companion.games.clockwork.sheets.look import heading, show_player
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import AVAILABLE, DISPLAY, DOMAINS, GENERALS, REMOVED, SLOTS, Discovery, State
from companion.games.clockwork.summary import labels
from companion.kernel.game import Seat
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.surface import THIN

SLOT, HEADS, ROW = 11.0, 4.0, 4.6  # mm at the size of A4: a place of the grid, the domains above it, a line of words
Part: TypeAlias = tuple[tuple[Seat, ...], str]  # players by their marks, and words behind them
TITLE = 6.8  # mm: a heading and the gap below it
BATTLES = 4  # that are named one by one


class Research:
    """Drawn in parts, so that a page can put them where it has room."""

    def __init__(self, book: Book, page: Page, state: State, unit: float) -> None:
        self._book, self._page, self._state, self._unit = book, page, state, unit
        self._say, self._names = book.say, labels(state, book.ask.language)

    @property
    def discoveries_height(self) -> float:
        return (TITLE + HEADS + 3 * SLOT) * self._unit

    @property
    def others_height(self) -> float:
        return (TITLE + ROW * len(list(self._others()))) * self._unit

    @property
    def height(self) -> float:
        """Of both parts side by side."""
        return max(self.discoveries_height, self.others_height)

    # --- discoveries ------------------------------------------------------------------------------------------------

    def draw_discoveries(self, box: Box) -> None:
        """The grid: a column for each domain, a row for each age (CW-SETUP-07)."""
        page, unit = self._page, self._unit
        rest = heading(page, box, self._say("clockwork-table-discoveries"), unit)
        heads, rest = rest.cut_top(HEADS * unit)
        columns = rest.columns(len(DOMAINS), 1.2 * unit)
        for domain, head, column in zip(DOMAINS, heads.columns(len(DOMAINS), 1.2 * unit), columns, strict=True):
            word = self._say(f"clockwork-domain-{domain}")
            page.write(head, word, 7 * unit, 4.5 * unit, "bold", "soft", "centre", "middle", lines=1)
            slots = [slot for slot, (its, _) in SLOTS.items() if its == domain]
            for slot, place in zip(slots, column.rows(len(slots), 0.8 * unit), strict=True):
                self._slot(slot, place)

    def _slot(self, slot: str, box: Box) -> None:
        """Its age and name; below who owns it and where its token stands, else its price."""
        page, unit, discovery = self._page, self._unit, self._state.discoveries[slot]
        out = discovery.place == "removed"
        page.rect(box, None, "faint" if out else "soft", THIN, radius=0.8 * unit, dash="1 0.8" if out else "")
        inner = box.inset(0.9 * unit, 0.7 * unit)
        upper, lower = inner.rows([1.25, 1])
        age, name = upper.cut_left(2.2 * unit, 0.6 * unit)
        page.write(age, slot[-1], 7 * unit, 5 * unit, "bold", "soft", lines=1)
        if discovery.card:
            page.write(name, self._names[slot], 6.5 * unit, 4.5 * unit, "narrow", lines=2, leading=1.05, cut=True)
        if discovery.owner:
            mark, lower = lower.cut_left(min(lower.height, 4 * unit), 0.8 * unit)
            show_player(page, mark, discovery.owner)
        page.write(lower, self._where(discovery), 7 * unit, 4.5 * unit, "bold", upright="middle", lines=1, cut=True)

    def _where(self, discovery: Discovery) -> str:
        match discovery.place:
            case "owned" if discovery.spent:
                return self._say("clockwork-table-spent", tile=discovery.token)
            case "owned":
                return discovery.token
            case "neutral":
                return self._say("clockwork-table-neutral", tile=discovery.token)
            case "removed":
                return self._say("clockwork-panel-removed")
        return "" if discovery.price is None else self._say("clockwork-panel-price", price=discovery.price)

    # --- everything else --------------------------------------------------------------------------------------------

    def draw_others(self, box: Box) -> None:
        """Court, generals, cards, battles: a line each, the players by their marks."""
        page, unit = self._page, self._unit
        rest = heading(page, box, self._say("clockwork-table-beside"), unit)
        for title, parts in self._others():
            row, rest = rest.cut_top(ROW * unit)
            left, right = row.cut_left(min(22 * unit, row.width * 0.4), 1 * unit)
            page.write(left, title, 7.5 * unit, 5 * unit, "bold", upright="middle", lines=1, cut=True)
            for part in parts:
                right = self._part(right, *part)

    def _part(self, box: Box, seats: tuple[Seat, ...], words: str) -> Box:
        """Whose it is, and where or how much; returns what is left of the line."""
        page, unit = self._page, self._unit
        for seat in seats:
            mark, box = box.cut_left(3.6 * unit, 0.8 * unit)
            show_player(page, mark.centred(3.6 * unit, 3.6 * unit), seat)
        foot = box.centre[1] + 7.5 * unit * POINT * CAP_HEIGHT / 2
        used = page.label(box.x, foot, words, 7.5 * unit, room=box.width, least=4.5 * unit, cut=True)
        return box.cut_left(min(used + 1.2 * unit, box.width))[1]

    def _others(self) -> Iterator[tuple[str, list[Part]]]:
        state, say = self._state, self._say
        holder = standing(state).court_holder
        whose = say("clockwork-panel-holds", seat=say(f"clockwork-{holder}")) if holder else say("clockwork-nobody")
        yield say(f"clockwork-panel-court-{state.rules.court}"), [((holder,) if holder else (), whose)]
        for name in GENERALS:
            yield say(f"clockwork-panel-figure-{name}"), [self._general(name)]
        deck = say("clockwork-table-deck", deck=state.deck, discard=len(state.discard))
        yield say("clockwork-table-cards"), [((), deck)]
        for tile in list(state.battles)[:BATTLES]:
            yield say("clockwork-table-battle", tile=tile), list(self._battle(tile))
        left = len(state.battles) - BATTLES
        if left > 0:
            yield "", [((), say("clockwork-table-battles-more", count=left))]

    def _general(self, name: str) -> Part:
        general = self._state.generals[name]
        owner = (general.owner,) if general.owner else ()
        known = {AVAILABLE: "clockwork-table-available", DISPLAY: "clockwork-table-display"}
        known[REMOVED] = "clockwork-panel-removed"
        return owner, self._say(known[general.place]) if general.place in known else general.place

    def _battle(self, tile: str) -> Iterator[Part]:
        """Army strengths as they are now, none for a side that has nobody left (CW-SUP-12); the Leviathan."""
        battle = self._state.battles[tile]
        armies = [(army.seats, str(army.strength)) for army in armies_on(self._state, tile)]
        present = {seat for seats, _ in armies for seat in seats}
        yield from armies
        yield from (((seat,), "0") for seat in battle.sides if seat not in present)
        if battle.leviathan:
            yield (), self._say("clockwork-panel-figure-leviathan")
