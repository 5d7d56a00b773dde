"""A retreat on the screen: what leaving each position costs; where they may go, and where not and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.cells import cell_len
from textual.content import Content
from textual.geometry import Size

from companion.games.marengo.moves.retreat import neighbours, no_refuge, refuges
from companion.games.marengo.moves.retreat_losses import charged_by, hidden, leaving, pays, under_way
from companion.games.marengo.panel.block_rows import short
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.panel.walk import LOST
from companion.games.marengo.pieces import each, kind
from companion.kernel.game import Event
from companion.kernel.table import Table
from companion.tui.hanging import hanging
from companion.tui.widgets.canvas import Canvas, fitted

CHIP = "bold $background on $seat-"
RULE = 10  # columns for the name of a rule
PLACE = 30  # columns for that of a place at most, and never more than a third of all


def told_of_retreat(table: Table[Any]) -> list[Event]:
    """All that happened since the latest retreat began, in order."""
    found, n = list[Event](), table.head  # type: list[Event], int | None
    while n is not None:
        entry = table.entry(n)
        for event in reversed(entry.events):
            if event.kind == "retreat":
                return found[::-1]
            found.append(event)
        n = entry.parent
    return []


class RetreatView(Canvas):
    """Draws a retreat as everybody may see it."""

    def __init__(self) -> None:
        super().__init__()
        self._what: tuple[Shown, Sequence[Event]] | None = None

    def put(self, shown: Shown, told: Sequence[Event]) -> None:
        self._what = (shown, told)
        if self.get_content_height(self.size, self.size, self.size.width) != self.size.height:
            self.refresh(layout=True)
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as all that is told; the map has the rest."""
        return len(list(RetreatLines(*self._what, max(width, 1)).told())) if self._what is not None else 0

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return RetreatLines(*self._what, width).lines(height) if self._what is not None else []


class RetreatLines:
    """In one width."""

    def __init__(self, shown: Shown, told: Sequence[Event], width: int) -> None:
        self._shown, self._state, self._told, self._width = shown, shown.state, told, width
        self._retreat = under_way(shown.state)
        names = [self._name(place) for place in self._positions()]
        names += [shown.teller.label(to) for to in neighbours(shown.state)]
        self._wide = min(max(map(cell_len, names)), PLACE, width // 3)

    def lines(self, height: int) -> list[Content]:
        """Without gaps where there is little room; what is left out is not left out in secret."""
        lines = list(self.told())
        if len(lines) > height:
            lines = [line for line in lines if line.cell_length]
        return [*lines[: height - 1], Content.styled("…", "$muted")] if len(lines) > height else lines

    def told(self) -> Iterator[Content]:
        seat, label = self._retreat.side, self._shown.teller.label
        chip = Content.styled(f" {self._shown.signs.seat(seat)} {self._shown.teller.side(seat).upper()} ", CHIP + seat)
        facts = {"place": label(self._retreat.locale), "away": label(self._retreat.away_from)}
        yield fitted(chip + Content.styled(f" {self._shown.say('marengo-leave-title', **facts)}", "bold"), self._width)
        yield Content("")
        yield self._heading("marengo-leave-positions")
        for place in self._positions():
            yield from self._position(place)
        yield Content("")
        yield self._heading("marengo-leave-neighbours")
        for to in neighbours(self._state):
            yield from self._neighbour(to)

    def _heading(self, key: str) -> Content:
        return fitted(Content.styled(self._shown.say(key), "bold $accent"), self._width)

    # --- what leaving costs ------------------------------------------------------------------------------------------

    def _positions(self) -> list[str]:
        """Those that are or were held."""
        locale, board = self._retreat.locale, self._state.board
        told = [str(event.facts.get("place", "")) for event in self._told]
        held = [place for place in told if board.locale_of.get(place, place) == locale]
        every = (locale, *board.sides_of[locale])
        return [place for place in every if place in leaving(self._state) or place in held]

    def _position(self, place: str) -> Iterator[Content]:
        """Who stands there, and what leaving costs: what is lost already, what is due, or nothing and why."""
        here = self._state.at(self._retreat.side, place)
        known = [short(self._shown, kind(name).face) for name in each(here) if kind(name).face]
        unseen = sum(hidden(self._state, place).values())
        blocks = [*known, *([self._shown.say("marengo-leave-hidden", count=unseen)] if unseen else [])]
        head = fitted(Content.styled(self._name(place), f"$seat-{self._retreat.side}"), self._wide)
        (first, rule), *more = self._costs(place, bool(unseen))
        yield from self._row(head, ", ".join(filter(None, (" ".join(blocks), first))), rule)
        for text, rule_of_it in more:
            yield from self._row(Content(" " * self._wide), text, rule_of_it)

    def _name(self, place: str) -> str:
        where = "reserve" if place == self._retreat.locale else "beaten" if place == self._retreat.beaten else "side"
        return self._shown.say(f"marengo-leave-{where}", place=self._shown.teller.label(place))

    def _costs(self, place: str, unseen: bool) -> list[tuple[str, str]]:
        lost = [event for event in self._told if event.kind in LOST and event.facts["place"] == place]
        told = [(self._loss(event), event.rules[0]) for event in lost]
        charge = charged_by(self._retreat, place)
        if unseen:
            told.append((self._shown.say("marengo-leave-show-first"), "BM-RET-04"))
        elif pays(self._state, place) if self._retreat.stage == "show" else place in self._retreat.due:
            told.append((self._shown.say("marengo-leave-due"), charge))
        elif not lost:
            told.append((self._shown.say("marengo-leave-free"), "BM-RET-07" if charge == "BM-RET-06" else charge))
        return told

    def _loss(self, event: Event) -> str:
        face, after = short(self._shown, str(event.facts["face"])), str(event.facts["after"])
        left = self._shown.signs.no if after == "none" else f"{self._shown.signs.arrow}{short(self._shown, after)}"
        return f"−{event.facts['points']} {face}{left}"

    # --- where they may go -------------------------------------------------------------------------------------------

    def _neighbour(self, to: str) -> Iterator[Content]:
        against = list(no_refuge(self._state, to, 1))
        head = fitted(Content.styled(self._shown.teller.label(to), "" if against else "bold"), self._wide)
        if not against:
            came = sum(self._state.retreated.get(to, {}).values())
            room = self._shown.say("marengo-leave-room", room=refuges(self._state)[to], came=came)
            yield from self._row(head, room, "", "$success")
        for nth, objection in enumerate(against):
            name = Content(" " * self._wide) if nth else head
            why = self._shown.say("marengo-leave-against", rule=objection.rule)
            yield from self._row(name, why, objection.rule, "$muted")

    def _row(self, head: Content, text: str, rule: str, tone: str = "") -> Iterator[Content]:
        room = self._width - RULE - 1
        for nth, line in enumerate(hanging(head + Content(" "), text, room, tone)):
            yield fitted(line, room) + Content.styled(f" {rule}" if nth == 0 else "", "$muted")
