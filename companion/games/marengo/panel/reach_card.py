"""The back of a locale's card: who could come there in the next turn of each side, over what, at what cost."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from companion.games.marengo.panel.close_up import CARD
from companion.games.marengo.panel.names import post_name
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.planning.reaching import Arrival, arrivals, next_turn
from companion.games.marengo.state import SEATS
from companion.kernel.game import Seat
from companion.tui.widgets.canvas import fitted

WIDE = 46  # columns


class ReachCard:
    """Lines on a card of their own."""

    def __init__(self, shown: Shown, locale: str) -> None:
        self._shown, self._state, self._locale, self._say = shown, shown.state, locale, shown.say

    def lines(self, width: int, height: int) -> list[Content]:
        """What was not considered is told whatever else there is room for."""
        name = self._shown.teller.label(self._locale)
        head = Content.styled(self._say("marengo-reach-title", place=name), "bold $accent").wrap(width - 2)
        told = [line for seat in SEATS for line in self._of(seat)]
        foot = Content.styled(self._say("marengo-reach-but"), "$muted").wrap(width - 2)
        room = max(0, height - len(head) - len(foot))
        if len(told) > room:
            left_out = self._say("marengo-reach-more", count=len(told) - room + 1)
            told = [*told[: max(0, room - 1)], Content.styled(left_out, "$muted")][:room]
        return [fitted(Content(" ") + line, width).stylize_before(CARD) for line in (*head, *told, *foot)][:height]

    def _of(self, seat: Seat) -> Iterator[Content]:
        later, side = next_turn(self._state, seat), self._shown.teller.side(seat)
        sign = (f"{self._shown.signs.seat(seat)} ", f"bold $seat-{seat}")
        if later is None:
            yield Content.assemble(sign, self._say("marengo-reach-over", side=side))
            return
        hour = self._state.board.hour(later.round)
        yield Content.assemble(sign, (self._say("marengo-reach-turn", side=side, hour=hour), "bold"))
        found = arrivals(later, seat, self._locale)
        for each in found:
            yield self._arrival(each)
        if not found:
            yield Content.styled(self._say("marengo-reach-nobody"), "$muted")

    def _arrival(self, each: Arrival) -> Content:
        """How many from where, what it costs, how they come and over what; and what would have to be shown."""
        signs = self._shown.signs
        cost = signs.pip if each.option.cost else signs.hollow
        attack = each.option.sets_off == "attack"
        how = self._say("marengo-reach-attack" if attack else f"marengo-move-way-{each.option.sets_off}")
        arm = f", {self._say(f'marengo-reach-as-{each.as_arm}')}" if each.as_arm else ""
        name, over = post_name(self._shown, each.post), self._shown.teller.label(each.over)
        return Content(f"{each.blocks:>2} {name:<6} {cost} {over:<6} {how}{arm}")
