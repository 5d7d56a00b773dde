"""How the battle stands, at a glance: both armies' morale, the hours with what arrives when, the command points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rich.cells import cell_len
from textual.content import Content

from companion.games.marengo.board.model import STARS
from companion.games.marengo.moves.ending import stars_held
from companion.games.marengo.panel.labels import STAR
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.picture import under_way
from companion.games.marengo.pieces import waiting
from companion.games.marengo.state import COMMANDS, SEATS
from companion.kernel.game import Event, Seat
from companion.tui.signs import Signs
from companion.tui.widgets.canvas import fitted, spread

NOW = "bold $background on $accent"
TURN = "bold $background on $seat-"
REST = "bold $seat-"
LOST = "$error"
NUMBERS = 8  # columns for the number before a bar and the loss behind it
GAP = 3  # columns between parts of a line


def last_losses(events: Iterable[Event]) -> dict[Seat, int]:
    """The morale that each army has lost in the latest turn in which anybody lost some; events come newest first."""
    lost: dict[Seat, int] = {}
    for event in events:
        if event.kind == "morale":
            seat = str(event.facts["seat"])
            lost[seat] = lost.get(seat, 0) + int(event.facts["points"])
        elif event.kind == "turn-begins" and lost:
            break
    return lost


class Signature:
    """Drawn in one width."""

    def __init__(self, shown: Shown, width: int) -> None:
        self._shown, self._state, self._signs, self._room = shown, shown.state, shown.signs, width

    def tall(self) -> Iterator[Content]:
        """A line for each army, then the hours, the command points and the stars, and what is under way."""
        for seat in SEATS:
            yield self._army(seat, self._room)
        yield from self._hours(self._room)
        yield fitted(self._commands() + Content(" " * GAP) + self._stars(), self._room)
        told = list(self.under_way())
        yield fitted(told[0] if told else Content(""), self._room)

    def flat(self) -> Iterator[Content]:
        """Two lines: both armies side by side; the hours with the command points."""
        half = (self._room - GAP) // 2
        yield fitted(Content(" " * GAP).join(self._army(seat, half) for seat in SEATS), self._room)
        pips = self._pips()
        first, *_ = self._hours(self._room - pips.cell_length - GAP)
        yield spread(first, pips, self._room)

    def under_way(self) -> Iterator[Content]:
        """What has to be settled before the turn goes on."""
        if self._state.books is None:
            yield from (Content.styled(self._in_a_line(each), "bold") for each in under_way(self._state))

    def _in_a_line(self, event: Event) -> str:
        """In as many words as there is room for."""
        whole, teller = self._shown.teller.event(event), self._shown.teller
        return whole if cell_len(whole) <= self._room else teller.short(event) or whole

    # --- morale -----------------------------------------------------------------------------------------------------

    def _army(self, seat: Seat, room: int) -> Content:
        """Whose turn it is stands out; the bar has a piece for each point, and those that were lost last differ."""
        name = f" {self._signs.seat(seat)} {self._shown.teller.side(seat).upper()} "
        chip = Content.styled(name, (TURN if seat == self._state.side else REST) + seat)
        wide = max(len(self._shown.teller.side(each)) for each in SEATS) + 4
        number = Content.styled(f"{self._state.morale[seat]:>3} ", "bold")
        fell = self._shown.fell.get(seat, 0)
        loss = Content.styled(f" {self._shown.say('marengo-panel-loss', points=fell)}" if fell else "", f"bold {LOST}")
        if self._state.demoralized(seat):
            return fitted(
                fitted(chip, wide) + number + Content.styled(self._shown.say("marengo-panel-broken"), LOST), room
            )
        return fitted(fitted(chip, wide) + number + self._bar(seat, room - wide - NUMBERS) + loss, room)

    def _bar(self, seat: Seat, room: int) -> Content:
        printed, morale, fell = self._state.board.morale, self._state.morale, self._shown.fell.get(seat, 0)
        top = max(printed.track_max or 0, printed.austrian_start, printed.french_start, *morale.values())
        piece = max(1, room // top) if room >= top else room / top
        left, before = int(morale[seat] * piece), int(min(top, morale[seat] + fell) * piece)
        signs = self._signs
        return Content.assemble(
            (signs.full * left, f"$seat-{seat}"),
            (signs.empty * (before - left), LOST),
            (signs.bullet * (int(top * piece) - before), "$muted"),
        )

    # --- the hours --------------------------------------------------------------------------------------------------

    def _hours(self, room: int) -> Iterator[Content]:
        """All of them in as few lines as can be; this one stands out."""
        board, rounds = self._state.board, range(1, self._state.rules.rounds + 1)
        hours = tuple(str(board.hour(number)) for number in rounds)
        return iter(_hours(hours, self._state.round - 1, tuple(self._arrivals()), self._signs, room))

    def _arrivals(self) -> Iterator[tuple[int, Seat, int]]:
        """Who still waits to come in: from which hour on, whose, and how many."""
        for force in self._state.board.forces:
            count = self._state.number(force.side, waiting(force.display))
            if count and force.round is not None:
                yield force.round - 1, force.side, count

    # --- commands and stars -----------------------------------------------------------------------------------------

    def _pips(self) -> Content:
        left = self._state.commands
        pips = [self._signs.pip] * left + [self._signs.hollow] * (COMMANDS - left)
        return Content.styled(" ".join(pips), f"{REST}{self._state.side}")

    def _commands(self) -> Content:
        return Content.styled(f"{self._shown.say('marengo-panel-commands')} ", "$muted") + self._pips()

    def _stars(self) -> Content:
        """Which colours the Austrians hold (BM-VIC-03); the books know no places."""
        if self._state.books is not None:
            return Content("")
        held = set(stars_held(self._state).values())
        parts = [Content.styled(self._shown.say("marengo-panel-stars"), "$muted")]
        for colour in STARS:
            star = f"{self._signs.capital}{self._shown.say(f'marengo-panel-star-{colour}')}"
            holder = (self._signs.seat("austrian"), f"{REST}austrian") if colour in held else ("–", "$muted")
            parts.append(Content.assemble((star, STAR + colour), " ", holder))
        return Content(" ").join(parts)


@lru_cache(maxsize=16)
def _hours(
    hours: tuple[str, ...], now: int, arrivals: tuple[tuple[int, Seat, int], ...], signs: Signs, room: int
) -> list[Content]:
    """Most moves leave them as they are."""
    lines, line = [], Content("")  # type: list[Content], Content
    for number, hour in enumerate(hours):
        told = Content.styled(f" {hour} " if number == now else hour, _tone(number, now))
        chips = [(f"{signs.seat(seat)}{count}", REST + seat) for at, seat, count in arrivals if at == number]
        part = told + Content.assemble(*chips, "" if number == now and not chips else " ")
        if line.cell_length + part.cell_length > room and line.cell_length:
            lines.append(fitted(line, room))
            line = Content("")
        line += part
    return [*lines, fitted(line, room)]


def _tone(number: int, now: int) -> str:
    return NOW if number == now else "$muted" if number < now else ""
