"""A locale looked at closely: its name, room and blocks, its neighbours, and what each approach costs whom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from textual.content import Content

from companion.games.marengo.board.model import Approach
from companion.games.marengo.panel.labels import STAR, symbols
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.picture import blocks_told
from companion.games.marengo.state import SEATS
from companion.games.marengo.summary import numbers
from companion.games.marengo.told import own_faces
from companion.kernel.game import Event, Seat
from companion.tui.widgets.canvas import fitted

WIDE = 37  # columns: not more than half of a small screen
CARD = "$panel"
SYMBOLS = 5  # columns for the symbols of a side


class CloseUp:
    """Lines on a card of their own."""

    def __init__(self, shown: Shown, locale: str) -> None:
        self._shown, self._state, self._board = shown, shown.state, shown.state.board
        self._locale = self._board.locale[locale]
        self._say = shown.say

    def lines(self, width: int, height: int) -> list[Content]:
        """As many as there is room for: the approaches matter more than who stands at them, which the map shows too."""
        blocks = [line for block in self._blocks() for line in block.wrap(width - 2)]
        head, sides = self._head().wrap(width - 2), list(self._approaches())
        room = max(0, height - len(head) - len(sides))
        told = [*head, *blocks[:room], *sides]
        return [fitted(Content(" ") + line, width, CARD) for line in told[:height]]

    def _head(self) -> Content:
        locale, taken = self._locale, max(self._state.room_taken(seat, self._locale.id) for seat in SEATS)
        name = Content.styled(self._shown.teller.label(locale.id), "bold $accent")
        room = Content(self._say("marengo-panel-room", taken=taken, capacity=locale.capacity))
        parts = [name, Content("  "), room]
        if locale.star:
            star = f"  {self._shown.signs.capital}{self._say(f'marengo-panel-star-{locale.star}')}"
            parts.append(Content.styled(star, f"{STAR}{locale.star}"))
        return Content("").join(parts)

    # --- blocks -----------------------------------------------------------------------------------------------------

    def _blocks(self) -> Iterator[Content]:
        for seat in SEATS:
            for place in self._state.places(seat, self._locale.id):
                yield self._position(seat, place)

    def _position(self, seat: Seat, place: str) -> Content:
        """Whoever stands there, with the faces that everybody knows; a side that looks alone reads its own too."""
        facts = blocks_told(self._state.at(seat, place)) | {"place": place}
        if seat == self._shown.eyes and (own := own_faces(self._state, seat, place)):
            facts["faces"] = ", ".join([*(face for face in (str(facts["faces"]),) if face != "none"), *own])
        in_reserve = place == self._locale.id
        standing = Event("panel-reserve", facts=facts) if in_reserve else Event("panel-blocking", facts=facts)
        told = self._shown.teller.event(standing)
        return Content.assemble((f"{self._shown.signs.seat(seat)} ", f"bold $seat-{seat}"), told)

    # --- approaches -------------------------------------------------------------------------------------------------

    def _approaches(self) -> Iterator[Content]:
        """A line for each neighbour: how wide the way is, what weakens who comes in and who goes out, its roads."""
        yield Content.styled(self._row("", "", *self._heads), "$muted")
        for side in self._locale.approaches:
            if side.id in self._board.opposite:
                yield self._approach(side)
        closed = sum(side.impassable for side in self._locale.approaches)
        if closed:
            yield Content.styled(self._say("marengo-panel-closed", count=closed), "$muted")
        for entry in self._board.entries:
            if entry.locale == self._locale.id:
                sign = self._shown.signs.far
                yield Content.styled(f"{sign} {self._shown.teller.label(entry.id)}", f"$seat-{entry.side}")
        yield Content.styled(self._say("marengo-panel-turn-over", sign=self._shown.signs.enter), "$muted")

    @cached_property
    def _heads(self) -> tuple[str, str, str]:
        number = numbers(self._board)[self._locale.id]
        return (
            self._say("marengo-panel-into", of=number),
            self._say("marengo-panel-out-of"),
            self._say("marengo-panel-road"),
        )

    @cached_property
    def _columns(self) -> tuple[int, ...]:
        """Each as wide as its longest words."""
        named = max((len(self._beyond(side)) for side in self._board.ways_out[self._locale.id]), default=0)
        widths = max(len(self._width(width)) for width in ("narrow", "wide"))
        return (named, widths, *(max(len(head), SYMBOLS) for head in self._heads[:2]))

    def _row(self, beyond: str, wide: str, into: str, out_of: str, road: str) -> str:
        named, widths, room, out = self._columns
        return f"{beyond:<{named}}  {wide:<{widths}}  {into:<{room}} {out_of:<{out}} {road}".rstrip()

    def _width(self, width: str) -> str:
        return self._say("marengo-panel-wide" if width == "wide" else "marengo-panel-narrow")

    def _beyond(self, side: str) -> str:
        """`→ 4`, with the letter of its pair if there are two."""
        _, _, there = self._shown.teller.label(side).partition("/")
        return f"{self._shown.signs.arrow} {there}"

    def _approach(self, side: Approach) -> Content:
        opposite = self._board.approach[self._board.opposite[side.id]]
        language, signs = self._shown.teller.language, self._shown.signs
        into, out_of = (symbols(each, language, signs) or "–" for each in (side, opposite))
        row = self._row(self._beyond(side.id), self._width(side.width), into, out_of, self._roads(side.id))
        return Content(row).stylize("bold", 0, len(self._beyond(side.id)))

    def _roads(self, side: str) -> str:
        kinds = {road.kind for road in self._board.roads_over[self._board.pair[side]]}
        return self._say(f"marengo-panel-road-{'both' if len(kinds) > 1 else kinds.pop()}") if kinds else ""
