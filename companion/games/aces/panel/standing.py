"""How the game stands, at a glance: whose turn and which phase, factories to victory, coins and income, the weather."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from companion.games.aces.board.cards import TEAMS, Team
from companion.games.aces.moves.ending import goal
from companion.games.aces.panel.muster import counted
from companion.games.aces.panel.shown import Shown
from companion.games.aces.state import PREPARING, TURN, Phase
from companion.kernel.game import Seat
from companion.tui.widgets.canvas import fitted, spread

TURN_TONE = "bold $background on $seat-"
REST = "bold $seat-"
NOW = "bold $background on $accent"
GAP = 2
SIGNS = 5  # columns around the name of a faction
TEAM_NAMES: tuple[Team, ...] = ("germany", "allies")
OPTIONAL: dict[Phase, str] = {"weather": "weather", "rocket": "v2"}  # phases of one mission alone


class Standing:
    """Drawn in one width."""

    def __init__(self, shown: Shown, width: int) -> None:
        self._shown, self._state, self._signs, self._room = shown, shown.state, shown.signs, width

    def tall(self) -> Iterator[Content]:
        """A line for the phase, for each team, for each faction, for what else there is."""
        yield fitted(self._phases(self._room), self._room)
        for team in TEAM_NAMES:
            yield fitted(self._team(team), self._room)
            yield from (fitted(self._faction(seat), self._room) for seat in self._seats(team))
        yield from (fitted(line, self._room) for line in (self._sky(), self._launcher()) if line is not None)
        yield fitted(counted(self._shown, self._room), self._room)

    def flat(self) -> Iterator[Content]:
        """Two lines: the teams with their factories and coins; the phase, and how many may still act."""
        teams = [self._short(team) for team in TEAM_NAMES]
        yield fitted(Content(" " * GAP).join(teams), self._room)
        sky = self._sky(short=True)
        room = self._room - self._phases(0).cell_length - GAP
        between = Content.styled(" · ", "$muted")
        room -= sky.cell_length + between.cell_length if sky is not None else 0
        count = counted(self._shown, room) if sky is None else sky + between + counted(self._shown, room)
        yield spread(self._phases(self._room - count.cell_length - GAP), count, self._room)

    # --- whose turn, which phase -------------------------------------------------------------------------------------

    def _phases(self, room: int) -> Content:
        """Where the turn is: what was, what is now, what is to come; the phase alone where there is little room."""
        order = self._order()
        if self._state.phase not in order:
            return Content.styled(f" {self._shown.say(f'aces-panel-phase-{self._state.phase}')} ", NOW)
        between = Content.styled(f" {self._signs.more} ", "$muted")
        whole = between.join(self._phase(phase) for phase in order)
        return whole if whole.cell_length <= room else self._phase(self._state.phase)

    def _order(self) -> list[Phase]:
        """Phases of a turn that this table has; those before the first turn one by one."""
        if self._state.phase in PREPARING:
            return []
        mission = self._state.rules.mission
        phases = [phase for phase in TURN if OPTIONAL.get(phase, mission) == mission]
        return [phase for phase in phases if phase != "armies" or self._state.phase == "armies"]

    def _phase(self, phase: Phase) -> Content:
        name = self._shown.say(f"aces-panel-phase-{phase}")
        return Content.styled(f" {name} ", NOW) if phase == self._state.phase else Content.styled(name, "$muted")

    # --- teams -------------------------------------------------------------------------------------------------------

    def _seats(self, team: Team) -> list[Seat]:
        return [seat for seat in self._state.rules.seats if TEAMS[seat] == team]

    def _pips(self, team: Team) -> Content:
        """Factories that it holds of those that win, each in the sign of who holds it."""
        state = self._state
        held = [owner for owner in state.factories.values() if owner and TEAMS[owner] == team]
        parts = [(self._signs.seat(seat), REST + seat) for seat in sorted(held, key=state.rules.seats.index)]
        lacking = max(0, goal(state) - len(held))
        return Content.assemble(*parts, (self._signs.hollow * lacking, "$muted"))

    def _team(self, team: Team) -> Content:
        """How far it is from victory."""
        held, wanted = self._state.team_factories(team), goal(self._state)
        name = Content.styled(self._shown.say(f"aces-panel-team-{team}").upper(), "bold")
        told = Content.styled(self._shown.say("aces-panel-factories", held=held, goal=wanted), "$muted")
        return Content("  ").join((name, self._pips(team), told))

    def _faction(self, seat: Seat) -> Content:
        """Who, the coins, the income, how many units."""
        state, shown = self._state, self._shown
        tone = TURN_TONE if seat == state.seat else REST
        units = sum(state.owner(unit) == seat for unit in state.units)
        purse = shown.say("aces-panel-purse", coins=state.coins[seat], income=len(state.held_by(seat)), units=units)
        fits = len(shown.teller.both(seat)) + len(purse) + SIGNS <= self._room
        name = shown.teller.both(seat) if fits else shown.teller.seat(seat)
        chip = Content.styled(f" {self._signs.seat(seat)} {name} ", tone + seat)
        return Content(" ").join((chip, Content(purse)))

    def _short(self, team: Team) -> Content:
        """In half a line; whoever has the turn stands out."""
        state = self._state
        chips = [
            Content.styled(
                f" {self._signs.seat(seat)} {self._name(seat)} {state.coins[seat]}+{len(state.held_by(seat))} ",
                (TURN_TONE if seat == state.seat else REST) + seat,
            )
            for seat in self._seats(team)
        ]
        held = Content(f" {state.team_factories(team)}/{goal(state)} ")
        return Content("").join((*chips, held, self._pips(team)))

    def _name(self, seat: Seat) -> str:
        """By its own name where there is room for it."""
        if len(self._state.rules.seats) > 2:
            return self._shown.say(f"aces-panel-short-{seat}")
        return self._shown.teller.side(seat)

    # --- missions ----------------------------------------------------------------------------------------------------

    def _sky(self, short: bool = False) -> Content | None:
        if self._state.rules.mission != "weather":
            return None
        told = self._shown.say("aces-panel-weather-short", weather=self._state.weather) if short else self._shown.sky
        return Content.styled(told, "bold")

    def _launcher(self) -> Content | None:
        site = self._state.v2
        if site is None:
            return None
        facts = {"damage": site.damage, "health": self._state.rules.v2_health, "ruins": len(site.ruins)}
        return Content(self._shown.say("aces-panel-launcher", found=int(site.found), **facts))
