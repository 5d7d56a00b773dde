"""How the tiles of a table look: as they lie, by supply, and while orders are written."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork.panel.hexes import DIM, Chip, Look
from companion.games.clockwork.panel.shown import Shown
from companion.games.clockwork.reach import reach
from companion.games.clockwork.standing import Standing, standing
from companion.games.clockwork.state import Line
from companion.kernel.game import Seat
from companion.text.language import Language
from companion.tui.signs import Signs


def tile_looks(shown: Shown) -> Iterator[tuple[str, Look]]:
    """The table as it lies."""
    here, signs = standing(shown.state), shown.signs
    for tile, kind in here.board.kinds.items():
        name = f"{signs.capital}{tile}" if tile in here.capital_of else tile
        word = _word(here, tile, shown.teller.language)
        yield tile, Look(kind, name, _marks(here, tile, signs), _chips(here, tile), word)


def supply_looks(shown: Shown) -> Iterator[tuple[str, Look]]:
    """Only tiles with units keep their colour; units that no line of supply reaches carry a mark (CW-ATTR-01).

    Where a battle is open nobody has the tile yet, so nothing is marked there.
    """
    here = standing(shown.state)
    reached = {seat: here.supplied(seat) for seat in shown.state.seats}
    for tile, look in tile_looks(shown):
        open_ = here.is_contested(tile)
        chips = tuple(c if open_ or tile in reached[c.seat] else c._replace(mark="!") for c in look.chips)
        yield tile, look._replace(kind=look.kind if chips else DIM, chips=chips)


def order_looks(shown: Shown, seat: Seat, lines: tuple[Line, ...]) -> Iterator[tuple[str, Look]]:
    """Each tile with how it is reached (CW-DEPLOY-08..10), and what was ordered there behind what stands there."""
    ways, signs = reach(shown.state, seat).ways, shown.signs
    for tile, look in tile_looks(shown):
        way = ways.get(tile)
        ordered = sum(line.units for line in lines if line.to == tile)
        sign = "" if way is None else signs.far if way.basis == "march" else signs.near
        kind = look.kind if way is not None or ordered else DIM
        yield tile, look._replace(kind=kind, id=f"{sign}{look.id}", chips=_with_orders(look.chips, seat, ordered))


def _with_orders(chips: tuple[Chip, ...], seat: Seat, ordered: int) -> tuple[Chip, ...]:
    if not ordered:
        return chips
    mark = f"+{ordered}"
    if any(chip.seat == seat for chip in chips):
        return tuple(chip._replace(mark=mark) if chip.seat == seat else chip for chip in chips)
    return (*chips, Chip(seat, 0, (), mark))


# --- one tile --------------------------------------------------------------------------------------------------------


def _word(here: Standing, tile: str, language: Language) -> str:
    return language.say("clockwork-panel-city" if here.is_city(tile) else f"clockwork-{here.board.kinds[tile]}")


def _chips(here: Standing, tile: str) -> tuple[Chip, ...]:
    """Who stands there; on a capital its owner, even without a unit."""
    present, soldiers = here.units.get(tile, {}), here.state.soldiers.get(tile, {})  # none where only books are kept
    owner = here.capital_of.get(tile)
    seats = [seat for seat in here.state.seats if seat in present or seat == owner]
    return tuple(Chip(seat, soldiers.get(seat, 0), here.figures_of(tile, seat)) for seat in seats)


def _marks(here: Standing, tile: str, signs: Signs) -> str:
    """What is to be known of a tile besides its units: a battle, a city, a token, a lake with points of its own."""
    fought = tile in here.state.battles or here.is_contested(tile)
    token = any(discovery.token == tile for discovery in here.state.discoveries.values())
    marks = (signs.fought if fought else "") + (signs.city if here.is_city(tile) else "")
    return marks + (signs.token if token else "")
