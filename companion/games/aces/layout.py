"""What lies where on the real table, and how it is set up in the order of the rulebook (AA-SET)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from companion.games.aces.board.maps import FIELD, LOOSE, Ground
from companion.games.aces.moves.ending import FEE
from companion.games.aces.state import GONE, Site, State, Unit, asked_once
from companion.kernel.game import Event, Laying, Seat
from companion.kernel.layout import Thing, Way

MOST_TILES = 12
_MARKERS = (("white", 0, 2), ("yellow", 2, 4), ("red", 4, 999))  # experience: from, to (AA-CMB-21)


def _laying(name: str, *rules: str, kinds: tuple[str, ...] = ()) -> Laying:
    return Laying(Event(f"setup-{name}", tuple(f"AA-SET-{rule}" for rule in rules)), kinds)


GREY = Laying(Event("setup-grey", ("AA-V2-05", "AA-V2-15")), ("grey", "ruin"))  # of mission V2
LAYINGS = (
    _laying("map", "14", "15", "29"),
    _laying("units", "02", "15", "28", kinds=("unit",)),
    _laying("tiles", "16", "17", kinds=("tile",)),
    _laying("flags", "27", kinds=("flag",)),
    _laying("coins", "30", kinds=("coin",)),
)


@asked_once
def things(state: State) -> tuple[Thing, ...]:
    """The same for everybody: what is secret is hidden in the position already."""
    return tuple(_things(state))


def _things(state: State) -> Iterator[Thing]:
    for id_, unit in state.units.items():
        yield _miniature(state, id_, unit)
        yield from _markers(id_, unit)
        yield _arrow(state, id_, unit)
    for seat in state.rules.seats if not used_up(state) else ():
        for army, number in state.tiles[seat].items():
            yield _tile(seat, army, number)
    if state.v2 is not None:
        yield from _site(state, state.v2)
    for factory, owner in state.factories.items():
        yield _flag(factory, owner, state.rules.seats)
    for seat in state.rules.seats:
        yield Thing("coin", f"purse:{seat}", f"coins.{seat}", state.coins[seat])


def _miniature(state: State, id_: str, unit: Unit) -> Thing:
    """On its hex; before that on a tile, or beside the troop card."""
    owner = state.owner(id_)
    ready = f"army:{owner}{unit.army}" if unit.army else f"card:{owner}"
    place = _where(state.ground, unit.hex) if unit.hex else ready
    return Thing(
        "unit", place, f"units.{id_}.hex", 1, owner, id_, reads="ways", ways=_anywhere(state.ground, id_, ready)
    )


@lru_cache(maxsize=512)
def _anywhere(ground: Ground, id_: str, ready: str) -> tuple[Way, ...]:
    places = dict.fromkeys((*ground.hexes, *LOOSE))  # these also while a table goes on from the books
    return (*(Way(_where(ground, hex_), hex_, name=id_) for hex_ in places), Way(ready, "", name=id_))


def _where(ground: Ground, hex_: str) -> str:
    """A hex as a place; without a map a factory, the water or the field."""
    if ground.map is not None and hex_ not in LOOSE:
        return f"hex:{hex_}"
    return f"factory:{hex_}" if hex_ in ground.factory_at else hex_


def _markers(id_: str, unit: Unit) -> Iterator[Thing]:
    """On the rods of the miniature: damage, experience; and the coins under it."""
    place = f"unit:{id_}"
    yield Thing("damage", place, f"units.{id_}.damage", unit.damage)
    for colour, above, upto in _MARKERS:
        count = max(0, min(unit.xp, upto) - above)
        yield Thing("experience", place, f"units.{id_}.xp", count, name=colour, besides=unit.xp - count)
    ways = (Way(place, True), Way("", False))
    yield Thing("coin", place, f"units.{id_}.repair", FEE * unit.repair, reads="ways", ways=ways)


def _arrow(state: State, id_: str, unit: Unit) -> Thing:
    """Between a unit and the one it has intercepted (AA-INT-03)."""
    place = f"unit:{id_}"
    shows, ways = unit.duty, _arrows(tuple(state.units), id_)
    return Thing("arrow", place, f"units.{id_}.duty", int(bool(shows)), shows=shows, reads="ways", ways=ways)


@lru_cache(maxsize=512)
def _arrows(units: tuple[str, ...], id_: str) -> tuple[Way, ...]:
    others = (*(other for other in units if other != id_), GONE)
    return (*(Way(f"unit:{id_}", other, other) for other in others), Way("", ""))


def _tile(seat: Seat, army: str, number: int) -> Thing:
    """Face down until its army is placed (AA-SET-17)."""
    place = f"army:{seat}{army}"
    down = Way(place, 0, "down")
    ways = (down, *(Way(place, each, "up", str(each)) for each in range(1, MOST_TILES + 1)))
    name, shows = (str(number), "up") if number else ("", "down")
    return Thing("tile", place, f"tiles.{seat}.{army}", 1, name=name, shows=shows, reads="ways", ways=ways)


def used_up(state: State) -> bool:
    """In mission V2 start tiles lie about the map after the units have been placed (AA-V2-05)."""
    return state.v2 is not None and (bool(state.v2.tiles) or state.v2.found)


def _site(state: State, site: Site) -> Iterator[Thing]:
    """Grey tiles face down or turned, the launcher once it is found with its damage, and ruins. Which tile is the
    launcher cannot be seen.
    """
    for hex_, turned in site.tiles.items():
        place = f"hex:{hex_}"
        ways = (Way(place, False, "down"), Way(place, True, "up"))
        shows = "up" if turned else "down"
        yield Thing("grey", place, f"v2.tiles.{hex_}", shows=shows, reads="ways", ways=ways)
    place = _where(state.ground, site.hex or FIELD) if site.found else "launcher"
    ways = (Way(place, True, "launcher"), Way("", False))
    yield Thing("grey", place, "v2.found", int(site.found), shows="launcher", reads="ways", ways=ways)
    yield Thing("damage", "launcher", "v2.damage", site.damage)
    for factory in state.factories:
        yield Thing("ruin", f"factory:{factory}", "v2.ruins", int(factory in site.ruins), name=factory, reads="list")


def _flag(factory: str, owner: str, seats: tuple[Seat, ...]) -> Thing:
    place = f"factory:{factory}"
    ways = (*(Way(place, seat, name=seat) for seat in seats), Way("", ""))
    return Thing("flag", place, f"factories.{factory}", int(bool(owner)), name=owner, reads="ways", ways=ways)
