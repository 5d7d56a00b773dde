"""What lies where on the real table (ledger sections 3 and 7): discs, figures, cards, tokens and markers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from companion.games.clockwork.board import board
from companion.games.clockwork.cards import Card, cards_of
from companion.games.clockwork.effects import card_in
from companion.games.clockwork.maps.named import code_of
from companion.games.clockwork.moves.using import BOUGHT, GIVEN
from companion.games.clockwork.state import (
    ACTIONS,
    AVAILABLE,
    COURT,
    DISPLAY,
    DOMAINS,
    FIELD,
    REMOVED,
    RESERVE,
    SLOTS,
    Discovery,
    State,
    kind_of,
)
from companion.games.clockwork.vocabulary import StealOrLose
from companion.kernel.game import Event, Fact, Laying, Seat
from companion.kernel.layout import Thing, Way

# Where more of it comes from: influence is not counted in the bank, espionage cards are drawn from their pile.
RESERVES = {"influence": "bank", "spy-card": "deck"}


def things(state: State) -> Iterator[Thing]:
    """What the viewer may not see is hidden already."""
    yield from _actions(state)
    for seat in state.seats:
        yield from _discs(state, seat)
        yield from _figures(state, seat)
    yield from _generals(state)
    for slot, discovery in state.discoveries.items():
        yield _discovery(slot, discovery.place, discovery.owner, state.seats)
        yield _token(slot, discovery, state.rules.map)
    for seat in state.seats:
        yield from _influence(state, seat)
    yield from _espionage(state)
    for seat, player in state.players.items():
        yield Thing("score", "track", f"players.{seat}.vp", 1, seat, shows=str(player.vp), reads="shows")
    yield Thing("round", "rounds", "round", shows=str(state.round), reads="shows")
    yield Thing("start", f"front:{state.start}", "start", reads="ways", ways=_in_front(state.seats))


@lru_cache(maxsize=64)
def _in_front(seats: tuple[Seat, ...], name: str = "") -> tuple[Way, ...]:
    return tuple(Way(f"front:{seat}", seat, name=name) for seat in seats)


# --- discs and figures --------------------------------------------------------------------------------------------


def _discs(state: State, seat: Seat) -> Iterator[Thing]:
    """One disc is a worker, a soldier or a spy by where it lies (CW-BASE-05)."""
    player = state.player(seat)
    for place, part, count in (
        (f"supply:{seat}", "supply", player.supply),
        (f"pool:{seat}", "pool", player.pool),
        ("court", "spies", player.spies),
    ):
        yield Thing("disc", place, f"players.{seat}.{part}", count, seat)
    for tile, present in state.soldiers.items():
        yield _soldiers(tile, seat, present.get(seat, 0))


@lru_cache(maxsize=4096)
def _soldiers(tile: str, seat: Seat, count: int) -> Thing:
    return Thing("disc", "map" if tile == FIELD else f"tile:{tile}", f"soldiers.{tile}.{seat}", count, seat)


def _figures(state: State, seat: Seat) -> Iterator[Thing]:
    for figure, at in state.player(seat).figures.items():
        yield _figure(figure, at, seat, state.rules.map)


@lru_cache(maxsize=1024)
def _figure(figure: str, at: str, seat: Seat, code: str) -> Thing:
    """Two of a kind are not told apart: nobody at the table could."""
    name = kind_of(figure)
    court = (Way("court", COURT, name=name),) if name == "agent" else ()
    ways = (Way(f"reserve:{seat}", RESERVE, name=name), *court, *_on_tiles(code, name), Way("", REMOVED, name=name))
    place = {RESERVE: f"reserve:{seat}", COURT: "court"}.get(at, f"tile:{at}")
    field = f"players.{seat}.figures.{figure}"
    return Thing("figure", place, field, int(at != REMOVED), seat, name, reads="ways", ways=ways)


@lru_cache(maxsize=64)
def _on_tiles(code: str, name: str) -> tuple[Way, ...]:
    return tuple(Way(f"tile:{tile}", tile, name=name) for tile in board(code).tiles)


# --- generals -----------------------------------------------------------------------------------------------------


def _generals(state: State) -> Iterator[Thing]:
    fights = {battle.leviathan: tile for tile, battle in state.battles.items() if battle.leviathan}
    for name, general in state.generals.items():
        if name == "leviathan" and general.place == DISPLAY and general.owner in fights:
            yield _leviathan(fights[general.owner], general.owner)
        else:
            yield _general(name, general.place, general.owner, state.rules.map)


def _leviathan(tile: str, owner: Seat) -> Thing:
    """In a battle it still belongs to its owner's display (CW-LEV-03)."""
    ways = (Way(f"tile:{tile}", owner, name="leviathan"), Way(f"front:{owner}", "", name="leviathan"))
    field = f"battles.{tile}.leviathan"
    return Thing("general", f"tile:{tile}", field, name="leviathan", reads="ways", ways=ways)


@lru_cache(maxsize=1024)
def _general(name: str, at: str, owner: Seat, code: str) -> Thing:
    display = (Way(f"front:{owner}", DISPLAY, name=name),) if owner else ()
    ways = (Way("beside", AVAILABLE, name=name), *display, *_on_tiles(code, name), Way("", REMOVED, name=name))
    place = {AVAILABLE: "beside", DISPLAY: f"front:{owner}"}.get(at, f"tile:{at}")
    return Thing("general", place, f"generals.{name}.place", int(at != REMOVED), name=name, reads="ways", ways=ways)


# --- discoveries --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _discovery(slot: str, place: str, owner: Seat, seats: tuple[Seat, ...]) -> Thing:
    """A card that somebody owns lies in front of that player, a neutral one beside the map (CW-TOKEN-08)."""
    if place == "owned":
        field, ways = f"discoveries.{slot}.owner", _in_front(seats, slot)
        return Thing("discovery", f"front:{owner}", field, name=slot, reads="ways", ways=ways)
    ways = (Way("grid", "available", name=slot), Way("beside", "neutral", name=slot), Way("", "removed", name=slot))
    lies = "beside" if place == "neutral" else "grid"
    field, count = f"discoveries.{slot}.place", int(place != "removed")
    return Thing("discovery", lies, field, count, name=slot, reads="ways", ways=ways)


def _token(slot: str, discovery: Discovery, code: str) -> Thing:
    return _token_at(slot, discovery.token, not discovery.token and discovery.place == "removed", code)


@lru_cache(maxsize=1024)
def _token_at(slot: str, tile: str, boxed: bool, code: str) -> Thing:
    """On its card until that is bought, then on a tile for good (CW-SETUP-08, CW-TOKEN-01)."""
    here, domain = board(code), SLOTS[slot][0]
    tiles = (*(tile for tile, of in here.research.items() if of == domain), *here.capitals)
    ways = (Way("" if boxed else "cards", "", name=slot), *(Way(f"tile:{at}", at, name=slot) for at in tiles))
    place, field = f"tile:{tile}" if tile else "cards", f"discoveries.{slot}.token"
    return Thing("token", place, field, int(not boxed), name=slot, reads="ways", ways=ways)


# --- influence ----------------------------------------------------------------------------------------------------


def _influence(state: State, seat: Seat) -> Iterator[Thing]:
    """Behind the screen, unless the table plays with open ones (CW-A-47)."""
    points = state.player(seat).ip
    if points is None:
        return
    hidden = state.rules.rulings.screens == "hidden"
    doubt = _doubt(state, seat) if hidden else ""
    for domain in DOMAINS:
        field, count = f"players.{seat}.ip.{domain}", points.of(domain)
        yield Thing("influence", f"screen:{seat}", field, count, name=domain, unseen=hidden, doubt=doubt)


def _doubt(state: State, seat: Seat) -> str:
    """Differs whenever points of this player may have come or gone in secret: of domains that others cannot tell, or
    as many as there were of those that Counter-Intelligence or a card takes away.
    """
    doubt = state.player(seat).doubt
    spied = any(player.action == "counterintel" for other, player in state.players.items() if other != seat)
    return f"{doubt.magic} {doubt.science} {doubt.religion} {spied} {' '.join(_robberies(state))}"


def _robberies(state: State) -> Iterator[str]:
    """How often cards that take influence away have been used this round, or played."""
    known, used = cards_of(state.rules.cards), [mark for player in state.players.values() for mark in player.used]
    for slot in state.discoveries:
        if _robs(card_in(state, slot)):
            times = [mark for mark in used if mark.startswith(f"{slot}@") and not mark.endswith((BOUGHT, GIVEN))]
            yield f"{slot} {state.round} {len(times)}"
    yield from (name for name in state.discard if _robs(known.get(name)))


def _robs(card: Card | None) -> bool:
    effects = card.effects if card is not None else ()
    return any(isinstance(effect, StealOrLose) and effect.what == "ip" for effect in effects)


# --- cards and tiles of the spies ---------------------------------------------------------------------------------


def _espionage(state: State) -> Iterator[Thing]:
    """Of cards in the pile and in hands everybody sees how many there are, of the discards which."""
    yield Thing("spy-card", "deck", "deck", state.deck)
    for seat, player in state.players.items():
        yield Thing("spy-card", f"hand:{seat}", f"players.{seat}.cards", player.cards)
    for name, count in (Counter(state.discard) or {"": 0}).items():
        yield Thing("spy-card", "discard", "discard", count, name=name, shows="up", reads="list")


def _actions(state: State) -> Iterator[Thing]:
    """Each master-spy tile lies in front of whoever took it this round, else on the board (CW-SPY-02)."""
    taken = {player.action: seat for seat, player in state.players.items() if player.action}
    free = next((seat for seat in state.player_order() if not state.players[seat].action), state.start)
    for action in ACTIONS:
        seat = taken.get(action, free)
        yield _action(action, seat, state.players[seat].action)


@lru_cache(maxsize=1024)
def _action(action: str, seat: Seat, holds: str) -> Thing:
    """`seat` has it, or could take it next."""
    front, rest = Way(f"front:{seat}", action, name=action), Way("board", "" if holds == action else holds, name=action)
    place = (front if holds == action else rest).place
    return Thing("action", place, f"players.{seat}.action", name=action, reads="ways", ways=(front, rest))


# --- setting up ---------------------------------------------------------------------------------------------------


def layings(state: State) -> tuple[Laying, ...]:
    """In the order of the rulebook (ledger section 3); what the epic variant does otherwise is told instead."""
    rules, epic = state.rules, state.rules.variant == "epic"
    capitals = ", ".join(f"{player.capital} {seat}" for seat, player in state.players.items())
    none, first = (("CW-EPIC-03",), ("CW-EPIC-01",)) if epic else ((), ())
    return (
        _laying("races", "CW-SETUP-01", "CW-SETUP-02", "CW-SETUP-03", "CW-SETUP-04", kinds=("figure",)),
        *_alliances(state),
        _laying("map", "CW-SETUP-05", "CW-MAP-13", code=code_of(rules.map), parts=capitals),
        _laying("discoveries", "CW-SETUP-06", "CW-SETUP-07", "CW-SETUP-08", kinds=("discovery", "token")),
        _laying("generals", "CW-SETUP-09", kinds=("general",)),
        _laying("bank", "CW-SETUP-10", *none, variant=rules.variant),
        _laying("influence", "CW-SETUP-10", kinds=("influence",)),
        _laying("board", "CW-SETUP-11", *first, variant=rules.variant),
        _laying("markers", "CW-SETUP-12", "CW-SETUP-13", kinds=("action", "round", "score")),
        _laying("espionage", "CW-SETUP-14", kinds=("spy-card",)),
        _laying("court", "CW-SETUP-15", kinds=("disc",), court=rules.court),
        _laying("start", "CW-SETUP-16", kinds=("start",)),
    )


def _laying(name: str, *rules: str, kinds: tuple[str, ...] = (), **facts: Fact) -> Laying:
    return Laying(Event(f"setup-{name}", rules, facts), kinds)


def _alliances(state: State) -> Iterator[Laying]:
    """Allies sit opposite each other."""
    if state.rules.alliance:
        first, second, ally, other = state.seats
        yield _laying("alliances", "CW-ALLY-01", "CW-ALLY-04", first=first, ally=ally, second=second, other=other)
