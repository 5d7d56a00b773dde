"""Cards that move units on the map, or put workers on it at once."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.card_spelling import Target
from companion.games.clockwork.deeds.base import Act, Deed, Targets, against_destination, against_open
from companion.games.clockwork.effects import near
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.pieces import move_soldiers, place_figure
from companion.games.clockwork.spelling import Units
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import State
from companion.games.clockwork.units import told
from companion.games.clockwork.vocabulary import Destination, PlaceUnits, Relocate
from companion.kernel.game import Facts, Objection
from companion.kernel.moves import no
from companion.kernel.story import Story


class MoveUnits(Deed):
    """`V1->C1:3`, `hunter V1->C1`: own units from tile to tile, one after the other."""

    def against(self, state: State, act: Act, effect: Relocate, targets: Targets) -> Iterator[Objection]:
        number = sum(target.count for target in targets)
        if isinstance(effect.max, int) and number > effect.max:
            yield act.refuses("many", number=effect.max, count=number)
        for target in targets:
            found = list(_against_journey(state, act, effect, target))
            yield from found
            if not found:
                state = _moved(state, act, target)

    def carry_out(self, state: State, act: Act, effect: Relocate, targets: Targets, story: Story) -> State:
        for target in targets:
            state = _moved(state, act, target)
            units = told(Units(0, (target.figure,)) if target.figure else Units(target.count))
            facts: Facts = {"units": units, "start": target.tile, "to": target.to}
            story.tell("relocated", act.rule, "CW-BASE-09", seat=act.seat, card=act.card, **facts)
        return state

    def samples(self, state: State, act: Act, effect: Relocate) -> Iterator[Targets]:
        """As many soldiers as possible, or one figure, on one way."""
        here = standing(state)
        most = effect.max if isinstance(effect.max, int) else 1
        for start in [tile for tile in here.units if here.units_of(tile, act.seat)]:
            soldiers = min(most, here.soldiers(start, act.seat))
            for to in here.board.cells:
                if soldiers:
                    yield (Target(start, to, count=soldiers),)
                for figure in dict.fromkeys(here.figures_of(start, act.seat)):
                    yield (Target(start, to, figure=figure),)


def _moved(state: State, act: Act, target: Target) -> State:
    if target.figure:
        return place_figure(state, act.seat, target.figure, target.tile, target.to)
    return move_soldiers(state, act.seat, target.tile, target.to, target.count)


def _against_journey(state: State, act: Act, effect: Relocate, target: Target) -> Iterator[Objection]:
    here, start, to = standing(state), target.tile, target.to
    if start not in here.board.cells:
        yield act.refuses("no-tile", tile=start)
        return
    there = target.figure in here.figures_of(start, act.seat) if target.figure else False
    if not there and (target.figure or not 1 <= target.count <= here.soldiers(start, act.seat)):
        yield act.refuses("absent", seat=act.seat, tile=start)
    if start == to:
        yield act.refuses("same", tile=to)
    if target.figure and effect.what == "soldiers":
        yield act.refuses("soldiers", unit=target.figure)
    if effect.start == "citadel" and here.board.kinds[start] is not Kind.CITADEL:
        yield act.refuses("from-citadel", tile=start)
    if effect.start == "token" and start not in act.origins:
        yield act.refuses("from-token", tile=start)
    if isinstance(effect.range, int) and to in here.board.cells and not near(state, start, to, effect.range):
        yield act.refuses("range", tile=to, number=effect.range)
    yield from against_open(state, act, start)
    yield from against_destination(state, act, to, _may_go(state, act, start, to, effect.to))
    yield from _against_standing(state, act, target)


def _against_standing(state: State, act: Act, target: Target) -> Iterator[Objection]:
    """Two figures have rules about where they may stand (CW-A-11)."""
    here = standing(state)
    if target.figure == "engineer" and "engineer" in here.figures_of(target.to, act.seat):
        yield no("CW-ENG-03", case="gambit", tile=target.to)
    if target.figure == "tank" and here.guardian_on(target.to):
        yield no("CW-TANK-05", tile=target.to, owner=here.guardian_on(target.to))


def _may_go(state: State, act: Act, start: str, to: str, allowed: tuple[Destination, ...]) -> bool:
    """Is the tile of one of these kinds? Adjacent means: to where the units come from, or to a tile one controls."""
    here = standing(state)
    bases = (start,) if start else here.controlled(act.seat)
    is_ = {
        "unoccupied": here.is_empty(to) and to not in here.capital_of,
        "controlled": here.controls(act.seat, to),
        "battle": to in state.battles,
        "adjacent": any(to in here.board.around[base] for base in bases),
    }
    return any(is_[kind] for kind in allowed)


class PutUnits(Deed):
    """`V1:2`: so many workers to that tile, from the pool or the supply."""

    def against(self, state: State, act: Act, effect: PlaceUnits, targets: Targets) -> Iterator[Objection]:
        number, player = sum(target.count for target in targets), state.player(act.seat)
        if isinstance(effect.max, int) and number > effect.max:
            yield act.refuses("many", number=effect.max, count=number)
        held: int = getattr(player, effect.start)
        if number > held or not all(target.count for target in targets):
            yield act.refuses("discs", seat=act.seat, number=held, count=number)
        for target in targets:
            yield from against_destination(state, act, target.tile, _may_go(state, act, "", target.tile, effect.to))

    def carry_out(self, state: State, act: Act, effect: PlaceUnits, targets: Targets, story: Story) -> State:
        for target in targets:
            player = state.player(act.seat)
            taken = {effect.start: getattr(player, effect.start) - target.count}
            state = state.with_player(act.seat, replace(player, **taken))
            state = state.with_soldiers(target.tile, act.seat, state.soldiers[target.tile][act.seat] + target.count)
            facts: Facts = {"tile": target.tile, "count": target.count, "start": effect.start}
            story.tell("card-placed", act.rule, "CW-BASE-05", seat=act.seat, card=act.card, **facts)
        return state

    def samples(self, state: State, act: Act, effect: PlaceUnits) -> Iterator[Targets]:
        held: int = getattr(state.player(act.seat), effect.start)
        most = min(held, effect.max if isinstance(effect.max, int) else 1)
        return ((Target(tile, count=most),) for tile in standing(state).board.cells if most)
