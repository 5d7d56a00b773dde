"""Discs, figures and tokens change their place: every move does it through these few functions."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.clockwork.standing import Standing, standing
from companion.games.clockwork.state import GENERALS, REMOVED, Discovery, State, kind_of
from companion.kernel.game import Seat
from companion.kernel.story import Story


def eliminate_soldiers(state: State, tile: str, seat: Seat, count: int) -> State:
    """Soldiers go back to their owner's supply (CW-BASE-06)."""
    if count == 0:
        return state
    player = state.player(seat)
    state = state.with_soldiers(tile, seat, state.soldiers[tile][seat] - count)
    return state.with_player(seat, replace(player, supply=player.supply + count))


def figure_at(state: State, seat: Seat, kind: str, place: str) -> str:
    """The name of a figure of that kind at that place (a tile, reserve, court); empty if there is none."""
    figures = state.player(seat).figures
    return next((name for name, where in figures.items() if where == place and kind_of(name) == kind), "")


def place_figure(state: State, seat: Seat, kind: str, start: str, to: str) -> State:
    """A special unit or general goes from one place to another."""
    if kind in GENERALS:
        return state.with_general(kind, replace(state.generals[kind], place=to))
    player = state.player(seat)
    name = figure_at(state, seat, kind, start)
    return state.with_player(seat, replace(player, figures={**player.figures, name: to}))


def eliminate_figure(state: State, tile: str, seat: Seat, kind: str) -> State:
    """A special unit or general is out of the game (CW-BASE-07, CW-BASE-08)."""
    state = place_figure(state, seat, kind, tile, REMOVED)
    if kind in GENERALS:
        return state.with_general(kind, replace(state.generals[kind], owner=""))
    return state


def move_soldiers(state: State, seat: Seat, start: str, to: str, count: int) -> State:
    state = state.with_soldiers(start, seat, state.soldiers[start][seat] - count)
    return state.with_soldiers(to, seat, state.soldiers[to][seat] + count)


def settle_tokens(state: State, story: Story, waiting: bool = False) -> State:
    """Give every discovery to whoever controls its token's tile now (CW-TOKEN-05..10, CW-TOKEN-14).

    `waiting`: captured cards change hands later (CW-A-35); an emptied tile frees its card all the same.
    """
    for slot, discovery in [(slot, found) for slot, found in state.discoveries.items() if found.token]:
        owner = rightful_owner(standing(state), discovery)
        if owner != discovery.owner and not (waiting and owner):
            state = state.with_discovery(slot, _handed_to(discovery, owner))
            _tell(story, slot, discovery, owner)
    return state


def rightful_owner(here: Standing, discovery: Discovery) -> Seat:
    tile = discovery.token
    if not tile or tile in here.capital_of:  # CW-TOKEN-10
        return discovery.owner
    if here.is_empty(tile):
        return ""  # CW-TOKEN-08
    if tile in here.state.battles or here.is_contested(tile):  # CW-TOKEN-06
        return discovery.owner
    holder = here.controller(tile)
    return discovery.owner if discovery.given == holder else holder


def _handed_to(discovery: Discovery, owner: Seat) -> Discovery:
    return replace(discovery, owner=owner, place="owned" if owner else "neutral", given="")


def _tell(story: Story, slot: str, before: Discovery, owner: Seat) -> None:
    facts = {"slot": slot, "card": before.card or slot, "tile": before.token}
    if not owner:
        story.tell("token-neutral", "CW-TOKEN-08", "CW-TOKEN-14", seat=before.owner, **facts)
    elif before.owner:
        story.tell("token-captured", "CW-TOKEN-05", "CW-TOKEN-07", seat=owner, loser=before.owner, **facts)
    else:
        story.tell("token-gained", "CW-TOKEN-09", seat=owner, **facts)
