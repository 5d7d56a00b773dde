"""The back of a locale's card: who of a side could come there in its next turn, over what, at what cost."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from companion.games.marengo.panel.close_up import CARD
from companion.games.marengo.panel.names import post_name
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.planning.reaching import Arrival, arrivals, next_turn
from companion.kernel.game import Seat
from companion.tui.widgets.canvas import fitted

WIDE = 44  # columns


class ReachCard:
    """Lines on a card of their own."""

    def __init__(self, shown: Shown, locale: str, seat: Seat) -> None:
        self._shown, self._state, self._locale, self._seat, self._say = shown, shown.state, locale, seat, shown.say

    def lines(self, width: int, height: int) -> list[Content]:
        """What was not considered is told whatever else there is room for."""
        name = self._shown.teller.label(self._locale)
        head = Content.styled(self._say("marengo-reach-title", place=name), "bold $accent").wrap(width - 2)
        told = [line for part in self._told() for line in part.wrap(width - 2)]
        foot = Content.styled(self._say("marengo-reach-but"), "$muted").wrap(width - 2)
        room = max(0, height - len(head) - len(foot))
        if len(told) > room:
            left_out = self._say("marengo-reach-more", count=len(told) - room + 1)
            told = [*told[: max(0, room - 1)], Content.styled(left_out, "$muted")][:room]
        return [fitted(Content(" ") + line, width, CARD) for line in (*head, *told, *foot)][:height]

    def _told(self) -> Iterator[Content]:
        seat = self._seat
        later, side = next_turn(self._state, seat), self._shown.teller.side(seat)
        sign = (f"{self._shown.signs.seat(seat)} ", f"bold $seat-{seat}")
        if later is None:
            yield Content.assemble(sign, self._say("marengo-reach-over", side=side))
            return
        hour = self._state.board.hour(later.round)
        found: dict[str, list[str]] = {}
        for each in arrivals(later, seat, self._locale):
            found.setdefault(self._how(each), []).append(self._who(each))
        key = "marengo-reach-turn" if found else "marengo-reach-nobody"
        yield Content.assemble(sign, (self._say(key, side=side, hour=hour), "bold"))
        for how, who in found.items():
            yield Content(f"{how}: {', '.join(who)}")

    def _how(self, each: Arrival) -> str:
        """What it costs, over which approach or entry they come, in what way; and what would have to be shown."""
        signs = self._shown.signs
        cost = signs.pip if each.option.cost else signs.hollow
        attack = each.option.sets_off == "attack"
        how = self._say("marengo-reach-attack" if attack else f"marengo-move-way-{each.option.sets_off}")
        arm = f", {self._say(f'marengo-reach-as-{each.as_arm}')}" if each.as_arm else ""
        return f"{cost} {self._shown.teller.label(each.over)} {how}{arm}"

    def _who(self, each: Arrival) -> str:
        """From where, and how many at once if it is more than one."""
        name = post_name(self._shown, each.post)
        return f"{name} ({each.blocks})" if each.blocks > 1 else name
