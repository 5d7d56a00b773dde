"""The invariants of ledger section 7.2: what must hold on every honest table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.games.clockwork.beginning import ESPIONAGE_CARDS
from companion.games.clockwork.effects import is_immune
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.pieces import rightful_owner
from companion.games.clockwork.standing import Standing, standing
from companion.games.clockwork.state import (
    AVAILABLE,
    COURT,
    DISCS,
    DISPLAY,
    FIELD,
    FIGURES,
    REMOVED,
    RESERVE,
    SLOTS,
    Discovery,
    Phase,
    State,
    age_ends,
)
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no

FIGHTING: tuple[Phase, ...] = ("tank", "call", "deploy", "support", "leviathan", "battle")  # tiles may be contested


def faults(state: State) -> Iterator[Objection]:
    here = standing(state)
    _look_up(here)
    if not 1 <= state.round <= state.last_round:
        yield no("CW-ROUND-01", round=state.round, last=state.last_round)
    for seat in state.seats:
        yield from _discs(here, seat)
        yield from _figures(here, seat)
    yield from _actions(state)
    yield from _espionage(state)
    yield from _tiles(here)
    yield from _tokens(here)
    yield from _generals(here)
    if _just_polluted(state):
        yield from _pollution(here)


def _look_up(here: Standing) -> None:
    """Who or what is named must be at this table; the kernel refuses a correction that fails here."""
    state = here.state
    seats = {state.start, *state.waiting, *state.entitled, *state.territories, *(due.seat for due in state.due)}
    perhaps = {general.owner for general in state.generals.values()}
    perhaps |= {discovery.owner for discovery in state.discoveries.values()}
    for battle in state.battles.values():
        seats |= {*battle.sides, *battle.bonus}
        perhaps |= {battle.winner, battle.holder, battle.leviathan}
    tiles = {*state.battles, *here.capital_of, *(due.tile for due in state.due if due.tile)}
    unknown = ((seats | perhaps - {""}) - state.players.keys()) | (tiles - here.board.cells.keys())
    if unknown:
        raise LookupError(unknown)


# --- players --------------------------------------------------------------------------------------------------


def _discs(here: Standing, seat: Seat) -> Iterator[Objection]:
    """Invariant 1; that nothing is below 0 (invariant 9) is in the types."""
    player = here.state.player(seat)
    count = player.supply + player.pool + player.spies + here.soldiers_on_map[seat]
    if count != DISCS:
        yield no("CW-SETUP-02", case="discs", seat=seat, count=count, wanted=DISCS)


def _figures(here: Standing, seat: Seat) -> Iterator[Objection]:
    """Invariant 2: each figure is somewhere, and only the Agent goes to the court."""
    figures = here.state.player(seat).figures
    if set(figures) != set(FIGURES[seat]):
        yield no("CW-SETUP-02", case="figures", seat=seat, count=len(figures), wanted=len(FIGURES[seat]))
    for figure, place in figures.items():
        at_court = place == COURT and figure == "agent"
        if not (at_court or place in (RESERVE, REMOVED) or place in here.board.cells):
            yield no("CW-SETUP-02", case="nowhere", seat=seat, count=0, wanted=0)


def _actions(state: State) -> Iterator[Objection]:
    """Invariant 13."""
    held = Counter(player.action for player in state.players.values() if player.action)
    for action, count in held.items():
        if count > 1:
            yield no("CW-SPY-02", case="fault", action=action, holder="nobody")


def _espionage(state: State) -> Iterator[Objection]:
    """Invariant 12."""
    count = state.deck + len(state.discard) + sum(player.cards for player in state.players.values())
    if count != ESPIONAGE_CARDS:
        yield no("CW-SETUP-14", count=count, wanted=ESPIONAGE_CARDS)


# --- the map --------------------------------------------------------------------------------------------------


def _tiles(here: Standing) -> Iterator[Objection]:
    """Invariants 4 to 8: who may not stand where, or not now."""
    phase = here.state.phase
    for tile, present in here.units.items():
        if tile == FIELD:  # where the books keep everybody's soldiers
            continue
        figures = here.figures.get(tile, {})
        owner = here.capital_of.get(tile)
        if owner and any(not here.are_allies(owner, seat) for seat in present):
            yield no("CW-CTRL-03", case="capital", tile=tile, owner=owner)
        if here.is_contested(tile) and phase not in FIGHTING:
            yield no("CW-CTRL-04", tile=tile)
        if any(kinds.count("engineer") > 1 for kinds in figures.values()):
            yield no("CW-ENG-03", tile=tile)
        if any("crasher" in kinds for kinds in figures.values()) and phase not in ("deploy", "support"):
            yield no("CW-CRASH-05", tile=tile)
    for tile in here.state.battles:
        if here.board.kinds[tile] is Kind.CAPITAL:
            yield no("CW-BATTLE-18", tile=tile)
        if here.guardian_on(tile):
            yield no("CW-GUARD-04", tile=tile)


def _tokens(here: Standing) -> Iterator[Objection]:
    """Invariants 3, 10 and 11: nine discoveries, each in one state, its token where it may stand."""
    state, research = here.state, here.board.research
    if set(state.discoveries) != set(SLOTS):
        yield no("CW-SETUP-07", case="nine", slot="", count=len(state.discoveries))
    for slot, discovery in state.discoveries.items():
        tile = discovery.token
        if not _is_settled(discovery):
            yield no("CW-SETUP-07", case="place", slot=slot, count=0)
        if tile and tile not in here.capital_of and research.get(tile) != SLOTS[slot][0]:
            yield no("CW-TOKEN-02", tile=tile, slot=slot, domain=SLOTS[slot][0])
        if rightful_owner(here, discovery) != discovery.owner and not _transfer_waits(state):
            yield no("CW-TOKEN-05", slot=slot, tile=tile, owner=rightful_owner(here, discovery) or "nobody")
    for tile, count in Counter(discovery.token for discovery in state.discoveries.values()).items():
        if tile and count > 1:
            yield no("CW-TOKEN-03", tile=tile)


def _is_settled(discovery: Discovery) -> bool:
    """Is it bought or not, with an owner and a token accordingly?"""
    owner, token = bool(discovery.owner), bool(discovery.token)
    return (owner, token) == {"owned": (True, True), "neutral": (False, True)}.get(discovery.place, (False, False))


def _transfer_waits(state: State) -> bool:
    """Some tables hand captured discoveries over at the end of the battle segment (CW-A-35)."""
    return state.phase == "battle" and state.rules.rulings.token_transfer == "end-of-segment"


def _generals(here: Standing) -> Iterator[Objection]:
    """Invariant 10: a general is for sale, out of the game, or somebody's; the Leviathan never stands on the map."""
    for name, general in here.state.generals.items():
        on_map = general.place in here.board.cells and name != "leviathan"
        if on_map or (general.place == DISPLAY and name != "tank"):
            settled = general.owner in here.state.seats
        else:
            settled = general.place in (AVAILABLE, REMOVED) and not general.owner
        if not settled:
            yield no("CW-SETUP-09", general=name)


# --- after pollution ------------------------------------------------------------------------------------------


def _just_polluted(state: State) -> bool:
    """The game is over, or an age has ended and nobody has acted since."""
    if state.phase == "over":
        return True
    return state.phase == "spy" and state.round - 1 in age_ends(state.rules.variant) and _nobody_acted(state)


def _nobody_acted(state: State) -> bool:
    return state.waiting == state.player_order()


def _pollution(here: Standing) -> Iterator[Objection]:
    """Invariant 14; what allies may keep together is CW-A-56. Some discoveries protect their owner's units."""
    state = here.state
    each = state.rules.rulings.allied_pollution == "one-a-player"
    for tile in here.board.resources:
        units = here.units.get(tile, {}).items()
        present = [count for seat, count in units if not is_immune(state, seat, tile, "pollution")]
        count = max(present, default=0) if each else sum(present)
        if count > 1:
            yield no("CW-POLL-01", tile=tile, count=count)
