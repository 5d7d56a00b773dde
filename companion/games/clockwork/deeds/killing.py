"""Cards that eliminate soldiers, or clear whole tiles (CW-UNIT-06, CW-GUARD-05, CW-COURT-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.games.clockwork.card_spelling import Target
from companion.games.clockwork.deeds.base import Act, Deed, Targets, against_tile, in_range
from companion.games.clockwork.effects import is_immune
from companion.games.clockwork.losses import eliminate
from companion.games.clockwork.spelling import Units
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import GENERALS, State
from companion.games.clockwork.units import units_on
from companion.games.clockwork.vocabulary import EliminateSoldiers, EliminateUnits
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class KillSoldiers(Deed):
    """`V1:blue:2`: so many soldiers of that player there."""

    def against(self, state: State, act: Act, effect: EliminateSoldiers, targets: Targets) -> Iterator[Objection]:
        for target in targets:
            yield from against_tile(state, act, target.tile, effect.range)
            if effect.only == "battle" and target.tile not in state.battles:
                yield act.refuses("no-battle", tile=target.tile)
            if target.figure:
                yield no("CW-UNIT-06", card=act.card, unit=target.figure)
        for (tile, seat), count in _wanted(targets).items():
            yield from _against_victim(state, act, tile, seat, count)
        number = sum(target.count for target in targets)
        if isinstance(effect.max, int) and number > effect.max:
            yield act.refuses("many", number=effect.max, count=number)
        if effect.where == "one_tile" and len({target.tile for target in targets}) > 1:
            yield act.refuses("one-tile")

    def carry_out(self, state: State, act: Act, effect: EliminateSoldiers, targets: Targets, story: Story) -> State:
        for (tile, seat), count in _wanted(targets).items():
            state = eliminate(state, story, tile, seat, Units(count), act.rule)
        return state

    def samples(self, state: State, act: Act, effect: EliminateSoldiers) -> Iterator[Targets]:
        """As many as possible of one player on one tile."""
        here = standing(state)
        most = effect.max if isinstance(effect.max, int) else 1
        for tile, soldiers in state.soldiers.items():
            for seat, count in soldiers.items():
                if count and not here.are_allies(act.seat, seat) and in_range(state, act, tile, effect.range):
                    yield (Target(tile, seat=seat, count=min(most, count)),)


def _wanted(targets: Targets) -> dict[tuple[str, Seat], int]:
    wanted: Counter[tuple[str, Seat]] = Counter()
    for target in targets:
        wanted[target.tile, target.seat] += target.count
    return wanted


def _against_victim(state: State, act: Act, tile: str, seat: Seat, count: int) -> Iterator[Objection]:
    here = standing(state)
    if tile not in here.board.cells:
        return
    if seat not in state.players or here.are_allies(act.seat, seat):
        yield act.refuses("not-enemy", seat=seat)
    elif not 1 <= count <= here.soldiers(tile, seat):
        yield act.refuses("few", seat=seat, tile=tile, count=count, number=here.soldiers(tile, seat))
    elif is_immune(state, seat, tile, "elimination"):
        yield act.refuses("immune", seat=seat, tile=tile)


class ClearTiles(Deed):
    """`V1`: every unit there, of everybody or of enemies only."""

    def against(self, state: State, act: Act, effect: EliminateUnits, targets: Targets) -> Iterator[Objection]:
        for target in targets:
            found = list(against_tile(state, act, target.tile, effect.range))
            yield from found
            if not found and not _hit(state, act, effect, target.tile):
                yield act.refuses("nobody", tile=target.tile)
            if target.count != 1:
                yield act.refuses("whole", tile=target.tile)
        tiles = {target.tile for target in targets}
        if len(tiles) > effect.tiles or len(tiles) < len(targets):
            yield act.refuses("tiles", number=effect.tiles)

    def carry_out(self, state: State, act: Act, effect: EliminateUnits, targets: Targets, story: Story) -> State:
        for target in targets:
            for seat, units in _hit(state, act, effect, target.tile).items():
                state = eliminate(state, story, target.tile, seat, units, act.rule, "CW-UNIT-06")
        return state

    def samples(self, state: State, act: Act, effect: EliminateUnits) -> Iterator[Targets]:
        here = standing(state)
        struck = [tile for tile in here.units if here.enemies_on(tile, act.seat)]
        return ((Target(tile),) for tile in struck if in_range(state, act, tile, effect.range))


def _hit(state: State, act: Act, effect: EliminateUnits, tile: str) -> dict[Seat, Units]:
    """Whom the card clears off a tile."""
    here = standing(state)
    found: dict[Seat, Units] = {}
    for seat in here.units.get(tile, ()):
        spared = effect.who == "enemy" and here.are_allies(act.seat, seat)
        units = units_on(state, tile, seat)
        figures = tuple(figure for figure in units.figures if effect.generals or figure not in GENERALS)
        units = Units(units.soldiers, figures)
        if not spared and units.count and not is_immune(state, seat, tile, "elimination"):
            found[seat] = units
    return found
