"""The table in words, top to bottom: for the command line, screen readers and tests."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork import influence, units
from companion.games.clockwork.standing import ally_of, commander, standing
from companion.games.clockwork.state import (
    COURT,
    REMOVED,
    RESERVE,
    SLOTS,
    Player,
    State,
    kind_of,
)
from companion.kernel.game import Event, Fact, Seat, phrase

_ASIDE = (RESERVE, REMOVED)


def picture(state: State, viewer: Seat | None) -> Iterator[Event]:
    """What this viewer may see; whoever asks has hidden the rest already."""
    yield _line("round", round=state.round, last=state.last_round, age=state.age, phase=phrase(f"phase-{state.phase}"))
    for seat in state.player_order():
        yield from _player(state, seat)
    yield from _court(state)
    if state.rules.depth == "full":
        yield from _map(state)
    yield from _research(state)


def _line(kind: str, **facts: Fact) -> Event:
    return Event(f"show-{kind}", facts=facts)


# --- players ------------------------------------------------------------------------------------------------------


def _player(state: State, seat: Seat) -> Iterator[Event]:
    player = state.player(seat)
    yield _line(
        "player",
        seat=seat,
        start=int(seat == state.start),
        capital=player.capital,
        vp=player.vp,
        pool=player.pool,
        supply=player.supply,
        action=player.action or "none",
    )
    if state.rules.alliance:
        yield _line("ally", ally=ally_of(state, seat), commander=int(commander(state, seat) == seat))
    if player.ip is not None:
        yield _line("influence", points=influence.told(player.ip))
    yield from _figures(player)
    yield _line("cards", count=player.cards)
    if player.orders is not None:
        yield _line("orders")
    if player.call not in ("", "?"):
        yield _line("call", tile=player.call)


def _figures(player: Player) -> Iterator[Event]:
    """Those on the map are told with their tiles, the Agent on the court with its spies."""
    places = {place: [kind_of(figure) for figure, at in player.figures.items() if at == place] for place in _ASIDE}
    for place, figures in places.items():
        if figures:
            yield _line("figures", place=place, parts=", ".join(figures))


def _court(state: State) -> Iterator[Event]:
    here = standing(state)
    spies = ", ".join(f"{seat} {here.spies(seat)}" for seat in state.seats)
    yield _line("court", court=state.rules.court, parts=spies, holder=here.court_holder or "nobody")
    for seat, player in state.players.items():
        if player.figures.get("agent") == COURT:
            yield _line("agent", seat=seat)


# --- the map ------------------------------------------------------------------------------------------------------


def _map(state: State) -> Iterator[Event]:
    here = standing(state)
    tokens = {discovery.token: slot for slot, discovery in state.discoveries.items() if discovery.token}
    for tile, kind in here.board.kinds.items():
        if tile in here.units or tile in tokens or tile in state.battles:
            terrain = phrase("city") if here.is_city(tile) else phrase(kind)
            yield _line("tile", tile=tile, terrain=terrain, holder=here.controller(tile) or "nobody")
            for seat in here.units.get(tile, ()):
                yield _line("units", seat=seat, units=units.told(units.units_on(state, tile, seat)))
            if tile in tokens:
                yield _line("token", slot=tokens[tile])
    for tile, battle in state.battles.items():
        yield _line("battle", tile=tile, parts=", ".join(battle.sides), leviathan=battle.leviathan or "nobody")


# --- research -----------------------------------------------------------------------------------------------------


def _research(state: State) -> Iterator[Event]:
    for slot, discovery in state.discoveries.items():
        price = -1 if discovery.price is None else discovery.price
        facts: dict[str, Fact] = {"domain": SLOTS[slot][0], "price": price, "token": discovery.token or "none"}
        if discovery.place != "available" or discovery.card or price >= 0:
            owner = discovery.owner or "nobody"
            yield _line("discovery", slot=slot, place=discovery.place, owner=owner, **facts)
    for name, general in state.generals.items():
        yield _line("general", general=name, place=general.place, owner=general.owner or "nobody")
