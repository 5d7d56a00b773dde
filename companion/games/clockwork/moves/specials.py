"""Support orders of special units: Hunter, Crasher and Agent (CW-SUP-09, CW-HUNT, CW-CRASH, CW-AGENT)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import force_setattr, replace

from companion.games.clockwork.losses import eliminate
from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.moves.supporting import not_his_battle, out_of_turn
from companion.games.clockwork.pieces import place_figure, settle_tokens
from companion.games.clockwork.spelling import Share, Units
from companion.games.clockwork.standing import opponents, standing
from companion.games.clockwork.state import State, kind_of
from companion.games.clockwork.units import shares_in_order
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

REACH = 2  # CW-HUNT-03
KILLS = 3  # CW-CRASH-04


def on_the_map(state: State, seat: Seat | None, kind: str) -> Iterator[str]:
    """The tiles where this player's special units of a kind stand."""
    figures = state.players[seat].figures if seat in state.players else {}
    return (place for figure, place in figures.items() if kind_of(figure) == kind and place in state.soldiers)


def _use(state: State, seat: Seat, what: str) -> State:
    """It has been used this round."""
    player = state.player(seat)
    return state if what in player.used else state.with_player(seat, replace(player, used=(*player.used, what)))


class Hunt(ClockworkMove, frozen=True, tag="hunt"):
    """The Hunter goes up to two tiles into a battle."""

    to: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = out_of_turn(state, self.seat)
        if wrong is not None:
            yield wrong
            return
        seat = self.seat or ""
        start = next(on_the_map(state, seat, "hunter"), "")
        if not start:
            yield no("CW-HUNT-03", case="none", seat=seat, start="", to=self.to)
            return
        if self.to not in state.battles:
            yield no("CW-HUNT-05", to=self.to)
        if self.to in state.soldiers and not _within_reach(state, start, self.to):
            yield no("CW-HUNT-03", case="there" if start == self.to else "far", seat=seat, start=start, to=self.to)
        yield from not_his_battle(state, seat, self.to)
        if "hunter" in state.player(seat).used and state.rules.rulings.hunter_moves == "once":
            yield no("CW-A-28", seat=seat)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        start, *_ = on_the_map(state, seat, "hunter")
        state = _use(place_figure(state, seat, "hunter", start, self.to), seat, "hunter")
        rules = ("CW-HUNT-03", "CW-HUNT-04") if start in state.battles else ("CW-HUNT-03",)
        story.tell("hunted", *rules, seat=seat, start=start, to=self.to)
        return settle_tokens(state, story)  # CW-TOKEN-14


def _within_reach(state: State, start: str, to: str) -> bool:
    distance = standing(state).board.distance(start, to, state.rules.rulings.distance == "over-tiles")  # CW-A-27
    return distance is not None and 0 < distance <= REACH


class Crash(ClockworkMove, frozen=True, tag="crash"):
    """The Crasher eliminates up to three enemy soldiers and is gone. `tile`: where the soldiers stand."""

    tile: str
    victims: tuple[Share, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "victims", shares_in_order(self.victims))

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = out_of_turn(state, self.seat)
        if wrong is not None:
            yield wrong
            return
        seat = self.seat or ""
        yield from self._against_tile(state, seat)
        if any(share.units.figures for share in self.victims):
            yield no("CW-CRASH-06")
        if sum(share.units.soldiers for share in self.victims) > KILLS:
            yield no("CW-CRASH-04", case="many", most=KILLS)
        yield from self._against_victims(state, seat)

    def _against_tile(self, state: State, seat: Seat) -> Iterator[Objection]:
        crashers = list(on_the_map(state, seat, "crasher"))
        if not crashers:
            yield no("CW-CRASH-03", case="none", seat=seat, tile=self.tile)
        elif self.tile not in crashers and not _reaches_any_battle(state, self.tile):
            yield no("CW-A-32", tile=crashers[0])

    def _against_victims(self, state: State, seat: Seat) -> Iterator[Objection]:
        enemies, there = opponents(state, seat), state.soldiers.get(self.tile, {})
        for share in self.victims:
            if share.seat not in enemies:
                yield no("CW-CRASH-04", case="enemy", victim=share.seat or "nobody")
            elif share.units.soldiers > there.get(share.seat, 0):
                count = there.get(share.seat, 0)
                yield no("CW-CRASH-04", case="fewer", victim=share.seat, tile=self.tile, count=count)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        crashers = list(on_the_map(state, seat, "crasher"))
        start = self.tile if self.tile in crashers else crashers[0]
        count = sum(share.units.soldiers for share in self.victims)
        story.tell("crashed", "CW-CRASH-03", "CW-CRASH-04", seat=seat, tile=self.tile, count=count)
        for share in self.victims:
            state = eliminate(state, story, self.tile, share.seat, share.units, "CW-CRASH-04")
        state = eliminate(state, story, start, seat, Units(0, ("crasher",)), "CW-CRASH-05")
        return settle_tokens(state, story)


def _reaches_any_battle(state: State, tile: str) -> bool:
    return tile in state.battles and state.rules.rulings.crasher_reach == "any-battle"  # CW-A-32


class Kill(ClockworkMove, frozen=True, tag="kill"):
    """The Agent eliminates the only enemy soldier where he stands."""

    tile: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = out_of_turn(state, self.seat)
        if wrong is not None:
            yield wrong
            return
        seat = self.seat or ""
        if self.tile not in on_the_map(state, seat, "agent"):
            yield no("CW-AGENT-05", case="none", seat=seat, tile=self.tile, count=0)
            return
        if self.tile not in state.battles:
            yield no("CW-AGENT-05", case="battle", seat=seat, tile=self.tile, count=0)
        enemies = standing(state).enemies_on(self.tile, seat)
        soldiers = sum(state.soldiers[self.tile][enemy] for enemy in enemies)
        if soldiers != 1:  # two enemies with one soldier each are two (CW-A-22)
            yield no("CW-AGENT-05", case="soldiers", seat=seat, tile=self.tile, count=soldiers)
        figures = any(standing(state).figures_of(self.tile, enemy) for enemy in enemies)
        if figures and state.rules.rulings.agent_beside_figures == "forbidden":
            yield no("CW-A-22", tile=self.tile)
        if "agent" in state.player(seat).used and state.rules.rulings.agent_kills == "once":
            yield no("CW-A-23", seat=seat)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        victim, *_ = (enemy for enemy in opponents(state, seat) if state.soldiers[self.tile][enemy])
        story.tell("killed", "CW-AGENT-05", seat=seat, tile=self.tile, victim=victim)
        state = eliminate(state, story, self.tile, victim, Units(1), "CW-AGENT-05")
        return settle_tokens(_use(state, seat, "agent"), story)


def special_orders(state: State, seat: Seat) -> Iterator[ClockworkMove]:
    """What this player's special units can do in support."""
    for figure, place in state.player(seat).figures.items():
        if place in state.soldiers:
            yield from legal(state, _ways_to_use(state, seat, kind_of(figure), place))


def _ways_to_use(state: State, seat: Seat, kind: str, place: str) -> Iterator[ClockworkMove]:
    match kind:
        case "agent":
            yield Kill(seat, place)
        case "hunter":
            yield from (Hunt(seat, to) for to in state.battles)
        case "crasher":
            for tile in (place, *(to for to in state.battles if to != place and _reaches_any_battle(state, to))):
                yield from (Crash(seat, tile, victims) for victims in _victims(state, seat, tile))


def _victims(state: State, seat: Seat, tile: str) -> Iterator[tuple[Share, ...]]:
    """Every way to spread the losses, most of them first."""
    soldiers = {enemy: state.soldiers[tile][enemy] for enemy in opponents(state, seat)}
    spreads = product(*(range(min(count, KILLS), -1, -1) for count in soldiers.values()))
    for spread in sorted((spread for spread in spreads if sum(spread) <= KILLS), key=sum, reverse=True):
        yield tuple(Share(enemy, Units(count)) for enemy, count in zip(soldiers, spread, strict=True) if count)
