"""Bonaparte at Marengo on the screen: the battlefield with every block, and how the battle stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from textual.content import Content
from textual.geometry import Region
from textual.screen import Screen
from textual.widget import Widget

from companion.games.marengo.panel.battlefield import Battlefield
from companion.games.marengo.panel.chips import ANNOUNCED, ASLEEP
from companion.games.marengo.panel.close_up import WIDE, CloseUp
from companion.games.marengo.panel.field import STANDS_OUT
from companion.games.marengo.panel.following import action
from companion.games.marengo.panel.reach_card import WIDE as BACK
from companion.games.marengo.panel.reach_card import ReachCard
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.panel.signature import Signature, last_losses
from companion.games.marengo.panel.spending import Spending
from companion.games.marengo.picture import picture
from companion.games.marengo.state import SEATS, State
from companion.kernel.game import Event, Move, Seat
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.signs import Signs
from companion.tui.widgets.aside import Aside
from companion.tui.widgets.board import Place
from companion.tui.widgets.canvas import fitted, laid_over

DESK = 48  # columns a desk beside the map needs
MAP = 60  # and the map beside it
LOW = 30  # lines below which the desk is under the map
UNDER = 11  # lines that the rest of such a screen needs
HEAD = 2  # lines above a map that has the desk under it
FOOT = 2  # lines under a map that has the desk beside it: a gap, what the signs mean


class MarengoBoard(Battlefield):
    """The map, at the left of everything else where there is room; a table without one is told in lines."""

    KEYS: ClassVar[tuple[str, ...]] = (*Battlefield.KEYS, "spend")

    def __init__(self) -> None:
        super().__init__(id="board")
        self._fell: dict[Seat, int] = {}
        self._beside = False
        self._turned = 0  # the card of a locale: how often, each time it tells of another side who could come there
        self._standing = Standing()
        self._standing_high = 0  # lines
        self._followed: State | None = None  # where the window is

    def asides(self) -> Sequence[Widget]:
        return (self._standing,)

    def lines_of_asides(self) -> int:
        return self._standing_high

    def look_back(self, events: Iterator[Event]) -> None:
        self._fell = last_losses(events)

    def show(self, state: State, teller: Teller, signs: Signs, people: dict[str, str]) -> None:
        before, self._shown = self._shown, Shown(state, teller, signs, self._fell, self.viewer)
        if before is not None and self._shown.looks_like(before):
            return
        self.redraw()
        self._standing.show(self._shown)

    # --- its room ---------------------------------------------------------------------------------------------------

    def keys_now(self) -> Sequence[str]:
        return self.KEYS if self._shown is None or self.has_picture else ()

    def place_on(self, width: int, height: int) -> Place:
        if not self.has_picture:
            return "above"
        return "beside" if height >= LOW and width >= DESK + MAP else "tight"

    def height_for(self, width: int, height: int) -> int:
        """Above the desk: never more than leaves room for the play."""
        if self.has_picture:
            return max(HEAD + 1, height - UNDER)
        return max(1, min(HEAD + len(self._told()), height // 2))

    def take_room(self, width: int, height: int) -> None:
        self._beside = self.place_on(width, height) == "beside"
        columns = width - max(DESK, width // 3) if self._beside else 0
        self.styles.width = columns if self._beside else "100%"
        self.styles.height = "100%" if self._beside else self.height_for(width, height)
        self._standing_high = self._standing.lines_for(width - columns - self.gutter.width) if self._beside else 0
        self._standing.styles.height = self._standing_high

    def room(self) -> Region:
        width, height = self.size
        if self._beside:
            return Region(0, 0, width, max(1, height - FOOT))
        return Region(0, HEAD, width, max(1, height - HEAD))

    def _follow(self) -> None:
        """Once for each position: from then on the window is where somebody moves it."""
        if self._followed is not self._state:
            ground = self._map().sheet.ground
            x, y = action(self._followed, self._state, ground)
            self.follow(x / ground.width, y / ground.height)
            self._followed = self._state

    # --- the picture ------------------------------------------------------------------------------------------------

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        if self._shown is None:
            return []
        signature = Signature(self._shown, width)
        if not self.has_picture:
            return [*signature.flat(), *(fitted(Content(line), width) for line in self._told())][:height]
        self._follow()
        locale = self._locale_standing_out()
        map_ = self._with_card(self._map().lines(self.window(), {locale: STANDS_OUT} if locale else {}))
        if self._beside:
            return [*map_, Content(""), fitted(self._legend(width), width)]
        under_way = list(signature.under_way())[:1]
        map_[len(map_) - len(under_way) :] = [fitted(line, width, "$panel") for line in under_way]
        return [*signature.flat(), *map_]

    def _told(self) -> list[str]:
        """Everything in words, without the line that stands above the board already."""
        if self._shown is None:
            return []
        _, *lines = picture(self._state, None)
        return [self._shown.teller.event(line) for line in lines]

    def _legend(self, width: int) -> Content:
        """What the marks on the map mean, as many as fit."""
        assert self._shown is not None
        signs = self._shown.signs
        marks = {"room": "[4]", "come": signs.far, "asleep": ASLEEP, "star": signs.capital, "announced": ANNOUNCED}
        told = ""
        for key, mark in marks.items():
            more = f"{told}   {mark} {self._shown.say(f'marengo-panel-sign-{key}')}".strip()
            told = more if len(more) <= width else told
        return Content.styled(told, "$muted")

    # --- looking closer ---------------------------------------------------------------------------------------------

    def _locale_standing_out(self) -> str:
        spot = self.standing_out
        kind, _, name = spot.places[0].partition(":") if spot is not None else ("", "", "")
        return name if kind == "locale" else ""

    def _with_card(self, lines: list[Content]) -> list[Content]:
        """A card with everything about the locale that somebody looks at, on the side where it is not."""
        locale = self._locale_standing_out()
        if not locale or self._shown is None:
            return lines
        sides = (self._state.enemy, self._state.side)
        back = ReachCard(self._shown, locale, sides[self._turned - 1]) if self._turned else None
        widest = BACK if back else WIDE
        card = (back or CloseUp(self._shown, locale)).lines(min(widest, self.size.width), len(lines))
        wide, room = card[0].cell_length, self.room().width
        x = self._map().sheet.ground.middle[locale][0] - self.window().x
        left = 0 if x > room / 2 else room - wide
        for row, line in enumerate(card):
            lines[row] = laid_over(fitted(lines[row], room), line, left)
        return lines

    def action_choose(self) -> None:
        """Whoever looks turns the card of the locale over, for the enemy of whoever has the turn and then for them."""
        if self.looking and self.has_picture:
            self._turned = (self._turned + 1) % (1 + len(SEATS))
            self.redraw()
        else:
            super().action_choose()

    def do(self, key: str, table: Table[Any]) -> Screen[Move | None] | None:
        if key == "spend" and self._shown is not None and self._shown.state.books is None:
            self.app.push_screen(Spending(table))
        elif not self.has_picture:
            if self._shown is not None:
                self.notify(self._shown.say("marengo-panel-no-map"), markup=False)
        elif key == "look":
            self.look()
        else:
            self.next_size()
        return None


class Standing(Aside[Shown]):
    """How the battle stands."""

    def told(self, shown: Shown, width: int) -> Iterator[Content]:
        return Signature(shown, width).tall()
