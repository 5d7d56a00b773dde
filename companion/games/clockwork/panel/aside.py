"""What stands beside the map: the players, the court, discoveries, generals and open battles."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from companion.games.clockwork.combat import armies_on
from companion.games.clockwork.panel.players import Players
from companion.games.clockwork.panel.shown import ROOMY, Shown, muted
from companion.games.clockwork.standing import ally_of, commander, standing
from companion.games.clockwork.state import AVAILABLE, DISPLAY, DOMAINS, GENERALS, REMOVED, SLOTS, Discovery
from companion.tui.widgets.canvas import fitted

TITLES = ("alliances", "court", "generals", "battles")
WIDEST_SLOT = 30


def lines_beside(shown: Shown, width: int) -> int:
    """How many lines there are; one for battles stays free as long as there are none."""
    return len(list(BesideMap(shown, width).lines())) + (not shown.state.battles)


class BesideMap:
    """One picture of all that is not on the map."""

    def __init__(self, shown: Shown, width: int) -> None:
        self._shown, self._state, self._room = shown, shown.state, width
        self._here = standing(shown.state)
        self._roomy = width >= ROOMY
        self._side = max(len(self._title(key)) for key in (*TITLES, *DOMAINS)) + (2 if self._roomy else 1)

    def lines(self) -> Iterator[Content]:
        yield from Players(self._shown, self._room).lines()
        if self._roomy:
            yield Content("")
        if self._state.rules.alliance:
            yield self._alliances()
        yield self._court()
        yield from self._discoveries()
        yield self._titled("generals", self._generals())
        if self._state.battles:
            yield self._titled("battles", self._battles())

    def _titled(self, key: str, content: Content) -> Content:
        """A word at the left, what belongs to it behind."""
        return fitted(muted(f"{self._title(key):<{self._side}}") + content, self._room)

    def _title(self, key: str) -> str:
        return self._shown.say(f"clockwork-panel-{key}{'' if self._roomy else '-short'}")

    def _alliances(self) -> Content:
        """Two against two: both sides with the points of both."""
        parts = []
        for seat in (seat for seat in self._state.seats if commander(self._state, seat) == seat):
            ally = ally_of(self._state, seat)
            vp = self._state.player(seat).vp + self._state.player(ally).vp
            points = Content.styled(f" {vp} {self._shown.say('clockwork-panel-vp')}", "bold")
            parts.append(self._shown.sign(seat) + self._shown.sign(ally) + points)
        return self._titled("alliances", Content("   ").join(parts))

    def _court(self) -> Content:
        holder = self._here.court_holder
        spies = [self._shown.sign(seat) + Content(str(self._here.spies(seat))) for seat in self._state.seats]
        name = self._shown.say(f"clockwork-panel-court-{self._state.rules.court}") + "  " if self._roomy else ""
        told = Content(name) + Content(" ").join(spies)
        if not holder:
            return self._titled("court", told)
        words = muted("  " + self._shown.say("clockwork-panel-holds", seat=self._shown.teller.side(holder)))
        sign = muted(f"  {self._shown.signs.arrow} ") + self._shown.sign(holder)
        return self._titled("court", self._that_fits(told + words, told + sign))

    def _that_fits(self, *wordings: Content) -> Content:
        """The first wording that fits behind a title, or the last: fewer words rather than cut ones."""
        return next((each for each in wordings if each.cell_length <= self._room - self._side), wordings[-1])

    # --- research ----------------------------------------------------------------------------------------------------

    def _discoveries(self) -> Iterator[Content]:
        """The grid: a line for each domain, a place for each age."""
        room = min(WIDEST_SLOT, (self._room - self._side) // 3)
        for domain in DOMAINS:
            slots = [slot for slot, (its, _) in SLOTS.items() if its == domain]
            yield self._titled(
                domain, Content(" ").join(fitted(self._slot(slot, room - 1), room - 1) for slot in slots)
            )

    def _slot(self, slot: str, room: int) -> Content:
        """Its number, who owns it and where its token stands, else its price; its name where there is room."""
        discovery = self._state.discoveries[slot]
        told = muted(f"{slot[-1]} ") + self._standing_of(discovery)
        named = told + Content(f" {self._shown.teller.label(discovery.card)}") if discovery.card else told
        return named if named.cell_length <= room else told

    def _standing_of(self, discovery: Discovery) -> Content:
        match discovery.place:
            case "owned":
                return self._shown.sign(discovery.owner) + Content(discovery.token)
            case "neutral":
                return Content(f"{self._shown.signs.token}{discovery.token}")
            case "removed":
                return muted("–")
        if discovery.price is None:
            return muted(self._shown.signs.bullet)
        return muted(self._shown.say("clockwork-panel-price", price=discovery.price))

    def _generals(self) -> Content:
        named, short = (
            Content("  ").join(
                self._general(name, self._shown.say(f"clockwork-panel-{word}-{name}")) for name in GENERALS
            )
            for word in ("figure", "letter")
        )
        return self._that_fits(named, short)

    def _general(self, name: str, word: str) -> Content:
        general = self._state.generals[name]
        if general.place in (AVAILABLE, REMOVED):
            return muted(f"{word} {self._shown.signs.bullet if general.place == AVAILABLE else '–'}")
        place = "" if general.place == DISPLAY else general.place
        return Content(f"{word} ") + self._shown.sign(general.owner) + Content(place)

    # --- battles -----------------------------------------------------------------------------------------------------

    def _battles(self) -> Content:
        """With the strengths as long as all of them fit."""
        told = [self._battle(tile) for tile in self._state.battles]
        tiles = Content.styled(" ".join(self._state.battles), "bold")
        return self._that_fits(*(Content(" " * gap).join(told) for gap in (3, 2, 1)), tiles)

    def _battle(self, tile: str) -> Content:
        """The tile and every army strength, none for a side that has nobody left (CW-SUP-12)."""
        armies = [(army.seats, army.strength) for army in armies_on(self._state, tile)]
        present = {seat for seats, _ in armies for seat in seats}
        armies += [((seat,), 0) for seat in self._state.battles[tile].sides if seat not in present]
        told = [Content("").join(map(self._shown.sign, seats)) + Content(str(total)) for seats, total in armies]
        return Content.styled(f"{tile} ", "bold") + Content(":").join(told)
