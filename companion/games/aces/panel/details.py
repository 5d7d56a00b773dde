"""In words: the hex that somebody looks at, who stands there, and what the key that was pressed shows of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from textual.content import Content

from companion.games.aces.fights import pool, reach, support
from companion.games.aces.hints import percent
from companion.games.aces.interception import interceptors
from companion.games.aces.panel.faces import chip_style
from companion.games.aces.panel.layers import halves, threats, unit_on
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.threats import Threat, supported
from companion.games.aces.reach import stops
from companion.kernel.game import Facts

HEADING = "bold $accent"


class Details:
    """Of one hex, or of the whole map if nobody looks at one."""

    def __init__(self, shown: Shown, hex_: str, layer: str) -> None:
        self._shown, self._state, self._hex, self._layer = shown, shown.state, hex_, layer
        self._unit = unit_on(self._state, hex_)

    def lines(self) -> Iterator[Content]:
        """What the key shows first, then the hex and the unit."""
        if self._layer:
            yield Content.styled(self._shown.say(f"aces-panel-layer-{self._layer}", **self._facts()), HEADING)
            yield from self._of_layer()
        if self._hex:
            yield Content(self._place())
            yield from self._of_unit()

    def _facts(self) -> dict[str, str | int]:
        points = halves(self._shown, self._state.card(self._unit).half_points) if self._unit else ""
        unit = self._shown.unit(self._unit) if self._unit else "none"
        return {"hex": self._hex, "unit": unit, "points": points, "sky": self._shown.sky}

    # --- the hex -----------------------------------------------------------------------------------------------------

    def _place(self) -> str:
        state, shown = self._state, self._shown
        factory = state.ground.factory_at.get(self._hex)
        if factory is None:
            ground = shown.say("aces-panel-terrain", terrain=state.ground.terrain[self._hex])
            return shown.say("aces-panel-hex", hex=self._hex, ground=ground)
        holder = state.factories.get(factory, "")
        owner = f"{shown.sign(holder)} {shown.teller.seat(holder)}" if holder else shown.teller.label("nobody")
        facts: dict[str, str | int] = {"factory": factory, "holder": owner, "ruin": int(factory in state.ruins)}
        return shown.say("aces-panel-hex-factory", hex=self._hex, **facts)

    def _of_unit(self) -> Iterator[Content]:
        if not self._unit:
            return
        state, unit = self._state, self._unit
        own, card = state.units[unit], state.card(unit)
        facts: dict[str, str | int] = {
            "damage": own.damage,
            "xp": own.xp,
            "level": own.level,
            "points": halves(self._shown, card.half_points),
        }
        yield self._chip(unit) + Content(f" {self._shown.type_of(unit)}: {self._shown.say('aces-panel-unit', **facts)}")
        ground, air = (reach(state, unit, at_aircraft=flying) for flying in (False, True))
        fire = pool(state, unit, at_aircraft=not ground and bool(air))
        ranges: dict[str, str | int] = {
            "ground": _range(ground),
            "air": _range(air),
            "dice": fire.dice,
            "hits_on": fire.hits_on,
        }
        yield Content(self._shown.say("aces-panel-fire", **ranges))
        if own.duty in state.units:
            yield Content(self._shown.say("aces-panel-duty", target=self._shown.unit(own.duty)))

    def _chip(self, unit: str) -> Content:
        seat = self._state.card(unit).faction
        return Content.styled(f"{self._shown.sign(seat)}{self._shown.unit(unit)}", chip_style(seat, False))

    # --- what keys show ----------------------------------------------------------------------------------------------

    def _of_layer(self) -> Iterator[Content]:
        match self._layer:
            case "hitters":
                yield from self._listed(threats(self._state, self._hex), self._hitter)
            case "support" if self._unit:
                yield from self._listed(supported(self._state, self._unit), self._supported)
            case "interception" if self._hex:
                yield from self._interceptors()
            case "reach" if self._unit and not stops(self._state, self._unit):
                yield Content(self._shown.say("aces-panel-nowhere"))

    def _listed(self, found: tuple[Threat, ...], tell: Callable[[Threat], str]) -> Iterator[Content]:
        if not found:
            yield Content.styled(self._shown.say("aces-panel-nobody-can"), "$muted")
        for each in found:
            yield self._chip(each.unit) + Content(" ") + Content(tell(each))

    def _hitter(self, threat: Threat) -> str:
        facts: Facts = {"dice": threat.dice, "fixed": threat.fire.fixed, "red": threat.red}
        if threat.chances is None:
            return self._shown.say("aces-panel-hits-with", **facts)
        target = threat.chances.target
        facts |= {"damage": percent(target.damaged), "destroy": percent(target.destroyed)}
        return self._shown.say("aces-panel-hits-chance", **facts)

    def _supported(self, threat: Threat) -> str:
        found = support(self._state, threat.unit, self._unit)
        arms = ", ".join(self._shown.say(f"aces-panel-arm-{arm}") for arm in found.arms)
        return self._shown.say("aces-panel-red-dice", red=found.dice, arms=arms or "none", aircraft=found.aircraft)

    def _interceptors(self) -> Iterator[Content]:
        """Who could intercept on this hex, a ground unit and an aircraft of whoever has the turn."""
        state = self._state
        foes = [seat for seat in state.rules.seats if state.are_enemies(seat, state.seat)]
        for flying in (False, True):
            mover = next((unit for unit in state.of(state.seat) if state.card(unit).flies == flying), None)
            if mover is None or self._hex in state.at:
                continue
            found = [unit for seat in foes for unit in interceptors(state, seat, mover, self._hex)]
            if found:
                chips = Content(" ").join(self._chip(unit) for unit in found)
                yield Content(f"{self._shown.say('aces-panel-intercepts', flying=int(flying))} ") + chips


def _range(limits: tuple[int, ...]) -> str:
    if not limits:
        return "none"
    low, high = limits
    return str(low) if low == high else f"{low}–{high}"
