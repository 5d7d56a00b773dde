"""What the set-up desk says: how far both armies are, who stands in the place that is picked, what still lacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from companion.games.marengo.block_words import write_blocks
from companion.games.marengo.books.deploying import army_size
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.pieces import each, waiting, word
from companion.games.marengo.state import SEATS, WAITING, other
from companion.kernel.game import Objection, Seat
from companion.tui.hanging import hanging
from companion.tui.widgets.canvas import fitted, spread

TURN, REST = "bold $background on $seat-", "bold $seat-"
HERE = "bold $accent"


class DeployWords:
    """The side of the desk, in one width. `seat` puts blocks now, `place` is where."""

    def __init__(self, shown: Shown, seat: Seat, place: str, width: int) -> None:
        self._shown, self._state, self._board = shown, shown.state, shown.state.board
        self._seat, self._place, self._width = seat, place, width
        self._say = shown.say
        self.places: list[str] = []  # that can be clicked, as they are numbered in `pick_row`

    def lines(self, how: str, lacking: Sequence[Objection], complete: str, height: int) -> Iterator[Content]:
        """What is needed most comes first, gaps only where there is room for all of it."""
        armies, here, rest = list(self._armies()), list(self._here()), list(self._displays())
        told, lacks = hanging(Content(""), how, self._width, "$muted"), list(self._lacking(lacking, complete))
        parts = [armies, here, rest, told, lacks] + ([] if self._shown.has_map else [list(self._so_far())])
        roomy = sum(map(len, parts)) + len(parts) <= height
        for part in parts:
            yield from part
            if part and roomy:
                yield Content("")

    def _armies(self) -> Iterator[Content]:
        for seat in SEATS:
            stands = sum(self._state.number(seat, place) for place in self._state.stand[seat])
            name = f" {self._shown.signs.seat(seat)} {self._shown.teller.side(seat).upper()} "
            count = self._say("marengo-deploy-army", count=stands, most=army_size(self._state, seat))
            chip = Content.styled(name, (TURN if seat == self._seat else REST) + seat)
            yield fitted(chip + Content(f"  {count}"), self._width)

    # --- the place that is picked -------------------------------------------------------------------------------------

    def _here(self) -> Iterator[Content]:
        """Its name and its room, then each position with who stands there, reserve first."""
        if self._place.startswith(WAITING):
            return
        locale = self._board.locale_of.get(self._place, self._place)
        capacity = self._board.locale[locale].capacity
        taken = max(self._state.room_taken(seat, locale) for seat in SEATS)
        room = Content(self._say("marengo-panel-room", taken=taken, capacity=capacity))
        yield spread(Content.styled(self._shown.teller.label(locale), HERE), room, self._width)
        for place in positions(self._shown, self._seat, locale):
            yield self._row(place, self._called(place, locale))

    def _called(self, place: str, locale: str) -> str:
        if place == locale:
            return self._say("marengo-deploy-reserve")
        beyond = self._shown.teller.label(place).partition("/")[2]
        enemies = self._state.room_taken(other(self._seat), self._board.beyond[place])
        told = self._say("marengo-deploy-enemies", count=enemies) if enemies else ""
        return f"{self._shown.signs.arrow} {beyond}  {told}".rstrip()

    def _displays(self) -> Iterator[Content]:
        """Who waits, of how many that were printed there."""
        displays = [force for force in self._board.forces if force.side == self._seat and force.entries]
        if displays:
            yield Content.styled(self._say("marengo-deploy-waiting"), "$muted")
        for force in displays:
            place = waiting(force.display)
            yield self._row(place, self._shown.teller.label(place), of=len(force.pieces))

    def _so_far(self) -> Iterator[Content]:
        """Where there is no map: everybody who stands somewhere."""
        for locale in self._board.locale:
            for place in dict.fromkeys(place for seat in SEATS for place in self._state.places(seat, locale)):
                yield self._row(place, self._shown.teller.label(place))

    def _row(self, place: str, called: str, of: int = 0) -> Content:
        picked = place == self._place
        mark = f"{self._shown.signs.prompt} " if picked else "  "
        names = Content.from_markup(f"[@click=screen.pick_row({len(self.places)})]$called[/]", called=mark + called)
        names = names.stylize(HERE if picked else "")
        self.places.append(place)
        stands = [(seat, self._blocks(seat, place)) for seat in SEATS if self._state.number(seat, place)]
        told = Content("  ").join(
            Content.styled(f"{self._shown.signs.seat(seat)} {blocks}", REST + seat) for seat, blocks in stands
        )
        if of:
            told += Content.styled(f" / {of}", "$muted")
        return spread(names, told, self._width)

    def _blocks(self, seat: Seat, place: str) -> str:
        """As they are typed: `2 i3 z`."""
        return write_blocks(tuple(map(word, each(self._state.at(seat, place)))), self._shown.teller.language.code)

    # --- what is wrong ------------------------------------------------------------------------------------------------

    def _lacking(self, lacking: Sequence[Objection], complete: str) -> Iterator[Content]:
        """What speaks against going on from here, each with its rule; or nothing does."""
        signs, teller = self._shown.signs, self._shown.teller
        if not lacking:
            yield from hanging(Content.styled(f"{signs.yes} ", "$success"), complete, self._width)
        for objection in lacking:
            told = f"{teller.objection(objection)}  {objection.rule}"
            yield from hanging(Content.styled(f"{signs.no} ", "$error"), told, self._width)


def positions(shown: Shown, seat: Seat, locale: str) -> list[str]:
    """Where blocks of this side can stand in a locale: in reserve; at approaches, those with enemies beyond first."""
    board, rival = shown.state.board, other(seat)
    open_ = [side for side in board.sides_of[locale] if side in board.opposite]
    return [locale, *sorted(open_, key=lambda side: not shown.state.holds(rival, board.beyond[side]))]
