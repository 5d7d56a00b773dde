"""Who may see what (ledger section 8): orders, calls to arms and influence are their owner's secret."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.clockwork.influence import reckoned
from companion.games.clockwork.standing import ally_of, commanders
from companion.games.clockwork.state import Influence, Line, Player, State
from companion.kernel.game import Seat

HIDDEN_ORDERS = (Line("?"),)  # written, but nobody else knows what


def seen_by(state: State, seat: Seat | None) -> State:
    """The table as a player sees it, or as everybody does. Pools are open: anybody can count the other discs."""
    players = {
        other: player if other == seat else _hidden(state, player, other, seat)
        for other, player in state.players.items()
    }
    return replace(state, players=players)


def _hidden(state: State, player: Player, owner: Seat, viewer: Seat | None) -> Player:
    if state.rules.rulings.screens == "hidden":  # CW-A-47
        player = replace(player, ip=None, doubt=reckoned(player))
    if player.orders is not None:
        player = replace(player, orders=HIDDEN_ORDERS)
    if player.sacrifice is not None:  # decided, but nobody else knows how many workers for what
        player = replace(player, sacrifice=Influence())
    if player.call and (state.phase == "call" or ally_of(state, owner) != viewer):  # CW-ALLY-15
        player = replace(player, call="")
    return player


def face_up(state: State) -> State:
    """Without anybody's secrets: orders not written, influence not known where it is behind a screen.

    Whether there was a call to arms nobody else can tell. It matters until orders are revealed, and nothing everybody
    could see has been decided since, so the commanders are where they were asked for it.
    """
    seen = seen_by(state, None)
    players = {seat: replace(player, orders=None, sacrifice=None, call="") for seat, player in seen.players.items()}
    if state.rules.alliance and state.rules.depth == "full" and state.phase in ("call", "deploy"):
        seen = replace(seen, phase="call", waiting=commanders(state))
    return replace(seen, players=players)
