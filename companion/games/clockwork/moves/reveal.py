"""Orders are shown and carried out: units placed, tiles controlled or contested (CW-DEPLOY-24..28, ledger 6.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec.structs import replace

from companion.games.clockwork.pieces import place_figure, settle_tokens
from companion.games.clockwork.special_units import at_hand, where_agent_is
from companion.games.clockwork.standing import Standing, standing
from companion.games.clockwork.state import COURT, RESERVE, Battle, Line, State
from companion.kernel.game import Fact, Seat
from companion.kernel.story import Story

Orders: TypeAlias = Mapping[Seat, tuple[Line, ...]]


def reveal(state: State, story: Story) -> State:
    """Everybody is ready: all orders become known and are carried out in player order."""
    orders = {seat: state.player(seat).orders or () for seat in state.player_order()}
    players = {seat: replace(player, orders=None) for seat, player in state.players.items()}
    story.tell("orders-revealed", "CW-DEPLOY-24", "CW-DEPLOY-25", parts=", ".join(orders))
    return carry_out(replace(state, players=players, waiting=()), orders, story)


def carry_out(state: State, orders: Orders, story: Story) -> State:
    """Agents are lifted first, then everybody's units placed, then every tile is looked at."""
    before = standing(state)
    valid = {seat: _valid(state, seat, lines, story) for seat, lines in orders.items()}
    for seat, lines in valid.items():
        state = _lift_agent(state, seat, lines, story)
    for seat, lines in valid.items():
        state = _place(state, seat, lines, story)
    state = _look_at_tiles(before, state, story)
    return settle_tokens(state, story)


# --- orders that cannot be carried out with the pieces there are ----------------------------------------------------


def _valid(state: State, seat: Seat, lines: tuple[Line, ...], story: Story) -> tuple[Line, ...]:
    """Only a house rule or a correction can bring such an order about: its units stay where they are (CW-A-19)."""
    valid: list[Line] = []
    void: list[Line] = []
    left, figures = state.player(seat).pool, at_hand(state.player(seat))
    for line in lines:
        if line.workers > left or not _has_place(state, line) or line.figure not in ("", *figures):
            void.append(line)
            continue
        valid.append(line)
        left -= line.workers
        figures = figures[1:] if line.figure else figures
    lost = {line.to for line in void} - {line.to for line in valid}
    void += [line for line in valid if line.via in lost]
    for line in void:
        story.tell("order-void", "CW-A-19", place=line.to, **_facts(seat, line))
    return tuple(line for line in valid if line.via not in lost)


def _has_place(state: State, line: Line) -> bool:
    return line.to in state.soldiers or (line.to == COURT and line.figure in ("", "agent"))


# --- placing --------------------------------------------------------------------------------------------------------


def _lift_agent(state: State, seat: Seat, lines: tuple[Line, ...], story: Story) -> State:
    """An Agent with a new order leaves his place; without one he stays (CW-AGENT-03)."""
    start = where_agent_is(state.player(seat))
    if not start or not any(line.figure == "agent" for line in lines):
        return state
    story.tell("agent-lifted", "CW-AGENT-03", seat=seat, place=start)
    state = place_figure(state, seat, "agent", start, RESERVE)
    relieved = any(line.to == start for line in lines)  # others of his take over the tile in the same moment
    return state if relieved else settle_tokens(state, story)


def _place(state: State, seat: Seat, lines: tuple[Line, ...], story: Story) -> State:
    if not lines:
        story.tell("deployed-nothing", "CW-DEPLOY-06", seat=seat)
    for line in lines:
        state = _place_line(state, seat, line)
        rules, facts = _rules(line), _facts(seat, line)
        if line.to == COURT:
            story.tell("deployed-court", *rules, **facts)
        else:
            story.tell("deployed", *rules, tile=line.to, via=line.via or "none", **facts)
    return state


def _place_line(state: State, seat: Seat, line: Line) -> State:
    """Workers become soldiers or spies (CW-DEPLOY-26); a special unit never was in the pool (CW-A-26)."""
    player = state.player(seat)
    player = replace(player, pool=player.pool - line.workers)
    if line.to == COURT:
        player = replace(player, spies=player.spies + line.workers)
    else:
        state = state.with_soldiers(line.to, seat, state.soldiers[line.to].get(seat, 0) + line.workers)
    state = state.with_player(seat, player)
    return place_figure(state, seat, line.figure, RESERVE, line.to) if line.figure else state


def _rules(line: Line) -> tuple[str, ...]:
    court = ("CW-DEPLOY-19", "CW-COURT-02") if line.to == COURT else ()
    agent = ("CW-AGENT-02",) if line.to == COURT and line.figure else ()
    march = ("CW-DEPLOY-10", "CW-DEPLOY-12") if line.via else ()
    special = ("CW-DEPLOY-20", "CW-DEPLOY-21", "CW-UNIT-01") if line.figure else ()
    return ("CW-DEPLOY-26", *court, *agent, *march, *special)


def _facts(seat: Seat, line: Line) -> dict[str, Fact]:
    return {"seat": seat, "workers": line.workers, "figure": line.figure or "none"}


# --- looking at the tiles -------------------------------------------------------------------------------------------


def _look_at_tiles(before: Standing, state: State, story: Story) -> State:
    """Sole presence is control, several sides are a battle (CW-DEPLOY-27, CW-SUP-12)."""
    here = standing(state)
    for seat in state.player_order():
        gained = [tile for tile in here.controlled(seat) if before.controller(tile) != seat]
        if gained:
            story.tell("control-gained", "CW-DEPLOY-27", "CW-CTRL-01", seat=seat, parts=", ".join(gained))
    battles = dict(state.battles)
    for tile in here.board.tiles if here.contested else ():
        if here.is_contested(tile) and tile not in battles:
            sides = tuple(seat for seat in state.player_order() if here.units_of(tile, seat))
            battles[tile] = Battle(sides, holder=before.controller(tile))
            story.tell("contested", "CW-DEPLOY-27", "CW-CTRL-04", "CW-SUP-12", tile=tile, parts=", ".join(sides))
    return replace(state, battles=battles)
