"""Commands left and what they could buy, as a notice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from textual.content import Content

from companion.games.marengo.panel.names import post_name
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.planning.buying import BEFORE_ASSAULTS, Offer, offers
from companion.games.marengo.state import COMMANDS
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.screens.dialogs import Notice


class Spending(Notice):
    """As the table stands when it is asked for; whoever switches the language reads it in that one."""

    def __init__(self, table: Table[Any]) -> None:
        super().__init__(lambda: self.say("marengo-buy-title"), self._told)
        self._table, self._seen = table, table.seen_by(None)

    def _told(self) -> Iterator[Content]:
        return told(Shown(self._seen, Teller.at(self._table, self.app.words), self.app.signs, {}))


def told(shown: Shown) -> Iterator[Content]:
    """The pips; what costs one, thing by thing; what is free anyway; what else has to be known."""
    state, signs = shown.state, shown.signs
    left = state.commands
    pips = " ".join([signs.pip] * left + [signs.hollow] * (COMMANDS - left))
    yield Content.assemble((pips, f"bold $seat-{state.side}"), f"  {shown.say('marengo-buy-left', count=left)}")
    found = offers(state)
    for key, cost in (("marengo-buy-paid", 1), ("marengo-buy-free", 0)):
        yield Content("")
        yield Content.styled(shown.say(key), "bold $accent")
        rows = [offer for offer in found if offer.cost == cost]
        yield from (_row(shown, offer) for offer in rows)
        if not rows:
            yield Content.styled(shown.say("marengo-buy-nothing"), "$muted")
    yield Content("")
    key = "marengo-buy-both" if state.phase in BEFORE_ASSAULTS else "marengo-buy-moves"
    yield Content.styled(shown.say(key), "$muted")


def _row(shown: Shown, offer: Offer) -> Content:
    places = ", ".join(post_name(shown, post) for post in offer.posts)
    return Content.assemble(f"{shown.say(f'marengo-move-way-{offer.what}')}: ", (places, "bold"))
