"""What lies where on the real table, and how it is set up in the order of the rulebook (MP-SETUP-01..20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.games.march.state import HIDDEN, SEATS, Player, State, other
from companion.kernel.game import Event, Laying, Seat
from companion.kernel.layout import Thing, Way


def _laying(name: str, *rules: str, kinds: tuple[str, ...] = ()) -> Laying:
    return Laying(Event(f"setup-{name}", tuple(f"MP-SETUP-{rule}" for rule in rules)), kinds)


LAYINGS = (
    _laying("countries", "01", "03", "04"),
    _laying("cards", "02", "05", "06", "07", kinds=("card",)),
    _laying("cubes", "08", "09", "20", kinds=("cube",)),
    _laying("initiative", "10", "11", "12", kinds=("initiative",)),
    _laying("vp", "13", "14", "15", kinds=("vp-die",)),
    _laying("strength", "16", kinds=("strength-die",)),
    _laying("armies", "17", "18", "19", kinds=("army",)),
)
RESERVES = {"cube": "stock"}  # where they come from when nobody shows theirs (MP-AMB-29)


def things(state: State, viewer: Seat | None) -> Iterator[Thing]:
    for seat in SEATS:
        yield from _armies(state, seat)
    for id_ in state.countries:
        yield _vp_die(state, id_)
    for seat in SEATS:
        yield _strength_die(state, seat)
    yield _initiative(state)
    yield from _cubes(state, viewer)
    for seat in SEATS:
        yield from _cards(state, seat, viewer)


# --- cards --------------------------------------------------------------------------------------------------------


def _cards(state: State, seat: Player, viewer: Seat | None) -> Iterator[Thing]:
    """A hand is held so that others see only backs."""
    side, place, field = state.side(seat), f"hand:{seat}", f"sides.{seat}.hand"
    every = tuple(dict.fromkeys((*state.rules.cards, *side.hand, *side.discard)))
    if viewer == seat:
        yield from _listed(side.hand, every, place, field, seat)
    else:
        down = int(side.played == HIDDEN)  # which one lies face down is not known, so it is listed with the others
        yield Thing("card", place, field, len(side.hand) - down, seat, reads="list", besides=down)
    yield from _listed(side.discard, every, f"discard:{seat}", f"sides.{seat}.discard", seat)
    yield _played(state, seat, every)


def _listed(cards: tuple[str, ...], every: tuple[str, ...], place: str, field: str, seat: Seat) -> Iterator[Thing]:
    counts = Counter(cards)
    return (Thing("card", place, field, counts[card], seat, card, reads="list") for card in every)


def _played(state: State, seat: Player, every: tuple[str, ...]) -> Thing:
    card, front = state.side(seat).played, f"front:{seat}"
    side = "down" if state.phase == "choose" or card == HIDDEN else "up"
    under = (Way(front, HIDDEN, "down"),) if card == HIDDEN else ()
    ways = (*(Way(front, each, side, each) for each in every), *under, Way("", None))
    name, shows = ("", "") if card is None else ("" if card == HIDDEN else card, side)
    field = f"sides.{seat}.played"
    return Thing("card", front, field, int(card is not None), seat, name, shows, reads="ways", ways=ways)


# --- cubes and the initiative card --------------------------------------------------------------------------------


def _cubes(state: State, viewer: Seat | None) -> Iterator[Thing]:
    private = state.hides_vp
    for colour in ("black", "white"):
        if not private:
            yield Thing("cube", "stock", f"stock.{colour}", getattr(state.stock, colour), name=colour)
        for seat in SEATS:
            cubes = state.side(seat).cubes
            if cubes is not None and (seat == viewer or not private):
                count = getattr(cubes, colour)
                field = f"sides.{seat}.cubes.{colour}"
                yield Thing("cube", f"cubes:{seat}", field, count, name=colour, unseen=private)


def _initiative(state: State) -> Thing:
    ways = (*(Way("table", seat, seat) for seat in SEATS), Way("", None))
    shows = state.initiative or ""
    return Thing("initiative", "table", "initiative", int(bool(shows)), shows=shows, reads="ways", ways=ways)


# --- countries ----------------------------------------------------------------------------------------------------


def _vp_die(state: State, id_: str) -> Thing:
    """At 0 it has been removed (MP-STR-04)."""
    vp, owner = state.countries[id_].vp, state.rules.map[id_].owner or ""
    shows = str(vp) if vp else ""
    return Thing("vp-die", f"country:{id_}", f"countries.{id_}.vp", int(vp > 0), owner, shows=shows, reads="shows")


def _strength_die(state: State, seat: Player) -> Thing:
    home, shows = state.home(seat), str(state.side(seat).strength)
    return Thing("strength-die", f"country:{home}", f"sides.{seat}.strength", 1, seat, shows=shows, reads="shows")


def _armies(state: State, seat: Player) -> Iterator[Thing]:
    for id_, country in state.countries.items():
        on_capital = state.on_capital(seat, id_)
        for posture, count in (
            ("standing", country.force(seat).standing),
            ("fortified", country.force(seat).fortified),
        ):
            besides = int(on_capital == posture)
            field = f"countries.{id_}.{seat}.{posture}"
            yield Thing("army", f"country:{id_}", field, count - besides, seat, shows=posture, besides=besides)
        if state.rules.map[id_].owner == other(seat):
            yield _on_capital(seat, id_, on_capital or "")
    yield Thing("army", f"stock:{seat}", f"sides.{seat}.stock", state.side(seat).stock, seat)


def _on_capital(seat: Player, id_: str, posture: str) -> Thing:
    place, field = f"capital:{id_}", f"countries.{id_}.occupied"
    ways = (Way(place, "standing", "standing"), Way(place, "fortified", "fortified"), Way("", None))
    return Thing("army", place, field, int(bool(posture)), seat, shows=posture, reads="ways", ways=ways)
