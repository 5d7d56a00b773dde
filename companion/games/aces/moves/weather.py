"""Mission weather (AA-WEA): it changes every three turns, one die decides how."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.moves.base import AcesMove, Segment
from companion.games.aces.moves.setup import wrong_phase
from companion.games.aces.state import State, Weather
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

LASTS = 3  # turns (AA-WEA-01)
KINDS: tuple[Weather, ...] = ("normal", "frost", "mud", "drought", "storm", "fog")  # two numbers each (AA-WEA-04..09)
SIDES = 2 * len(KINDS)


def weather_of(die: int) -> Weather:
    return KINDS[(die - 1) // 2]


def is_due(state: State) -> bool:
    """Before the first turn, and after every third (AA-AMB-22)."""
    return state.rules.mission == "weather" and state.weather_left == 0


class NewWeather(AcesMove, frozen=True, tag="weather"):
    """One die for the weather of the next three turns."""

    die: int

    def objections(self, state: State) -> Iterator[Objection]:
        yield from wrong_phase(state, "weather")
        if state.phase == "weather" and self.seat is not None:
            yield no("AA-WEA-02", case="all", die=self.die)
        if not 1 <= self.die <= SIDES:
            yield no("AA-WEA-02", case="die", die=self.die)

    def effect(self, state: State, story: Story) -> State:
        weather = weather_of(self.die)
        rule = f"AA-WEA-{KINDS.index(weather) + 4:02}"
        story.tell("weather", "AA-WEA-01", "AA-WEA-02", rule, die=self.die, weather=weather)
        return replace(state, weather=weather, weather_left=LASTS)


class WeatherChange(Segment):
    """Between two turns, where the mission is played."""

    chapters = ("AA-WEA",)

    def decisions(self, state: State) -> Iterator[Decision]:
        if is_due(state):
            yield Decision(None, "weather", ("weather",), dice="weather ?")

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return legal(state, (NewWeather(None, die) for die in range(1, SIDES + 1)))
