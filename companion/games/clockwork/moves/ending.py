"""End of the round, end of the game (CW-EOR-01..03, CW-END-01..04, CW-ALLY-28, CW-ALLY-36..38)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.games.clockwork.moves.using import carried_over
from companion.games.clockwork.pieces import settle_tokens
from companion.games.clockwork.standing import ally_of, sides, standing
from companion.games.clockwork.state import Influence, Player, State
from companion.kernel.game import Result, Seat
from companion.kernel.story import Story

IP_FOR_A_VP = 3  # CW-END-01

DECIDED_BY = {  # reason -> the rule, and that of a game of two alliances
    "vp": ("CW-END-02", "CW-ALLY-02"),
    "territories": ("CW-END-03", "CW-ALLY-37"),
    "order": ("CW-END-04", "CW-ALLY-38"),
}

Side = tuple[Seat, ...]  # a player, or two allies with their commander first


def end_round(state: State, story: Story) -> State:
    """After the last segment: the next round, or the end of the game."""
    return _finish(state, story) if state.round >= state.last_round else _next_round(state, story)


# --- end of the round -----------------------------------------------------------------------------------------


def _next_round(state: State, story: Story) -> State:
    start = state.seats[(state.seats.index(state.start) + 1) % len(state.seats)]
    players = {seat: _refreshed(player) for seat, player in state.players.items()}
    after = replace(state, round=state.round + 1, start=start, players=players)
    rules = ("CW-EOR-01", "CW-EOR-02", "CW-EOR-03", "CW-SPY-18")
    story.tell("round-began", *rules, round=after.round, age=after.age, start=start, last=state.last_round)
    if after.age != state.age:
        story.tell("age-began", "CW-EPIC-02" if after.rules.variant == "epic" else "CW-AGE-01", age=after.age)
    return _change_of_command(state, after, story) if after.rules.alliance else after


def _refreshed(player: Player) -> Player:
    """What counts for one round only is over."""
    return replace(player, action="", orders=None, call="", used=carried_over(player.used))


def _change_of_command(before: State, after: State, story: Story) -> State:
    """Shared tiles of equal strength pass to the new commander, with their tokens (CW-ALLY-07, CW-ALLY-28)."""
    first, second = (side[0] for side in sides(after, after.seats))
    story.tell("commanders", "CW-ALLY-05", first=first, second=second)
    old = standing(before).controllers
    for tile, holder in standing(after).controllers.items():
        if old.get(tile) != holder:
            story.tell("control-passed", "CW-ALLY-28", "CW-ALLY-07", tile=tile, seat=holder, ally=old.get(tile, ""))
    return settle_tokens(after, story)


# --- end of the game ------------------------------------------------------------------------------------------


def _finish(state: State, story: Story) -> State:
    state = _convert_influence(state, story)
    result = verdict(state)
    for seat in state.player_order():
        territories = _territories(state, seat)
        story.tell("final-score", "CW-BASE-16", seat=seat, vp=state.player(seat).vp, territories=territories)
    winner = result.winner or ""
    points = sum(state.player(seat).vp for seat in (winner, ally_of(state, winner)) if seat)
    ally = ally_of(state, winner) or "nobody"
    story.tell("game-over", *result.rules, winner=winner, ally=ally, reason=result.reason, vp=points)
    return replace(state, phase="over", result=result, waiting=())


def _convert_influence(state: State, story: Story) -> State:
    """Three points of any domains are one victory point, for each player alone (CW-END-01, CW-A-46)."""
    for seat in state.player_order():
        player = state.player(seat)
        points = (player.ip or Influence()).total
        vp = points // IP_FOR_A_VP
        story.tell("converted", "CW-END-01", "CW-A-46", seat=seat, ip=points, gained=vp, total=player.vp + vp)
        state = state.with_player(seat, replace(player, ip=Influence(), vp=player.vp + vp))
    return state


def verdict(state: State) -> Result:
    """Who has won, or which alliance by its commander (CW-END-02..04, CW-ALLY-36..38)."""
    order = state.player_order()
    rules = ["CW-ALLY-36"] if state.rules.alliance else ["CW-BASE-16"]
    tied, reason = sides(state, state.seats), "vp"
    for reason, value in {
        "vp": lambda side: sum(state.player(seat).vp for seat in side),
        "territories": lambda side: sum(_territories(state, seat) for seat in side),  # CW-A-45
        "order": lambda side: max(order.index(seat) for seat in side),
    }.items():
        tied = _best(tied, value)
        rules.append(DECIDED_BY[reason][state.rules.alliance])
        if len(tied) == 1:
            break
    return Result(tied[0][0], reason, tuple(rules))


def _territories(state: State, seat: Seat) -> int:
    if state.rules.depth == "ledger":
        return state.territories.get(seat, 0)
    return len(standing(state).controlled(seat))


def _best(among: list[Side], value: Callable[[Side], int]) -> list[Side]:
    highest = max(map(value, among))
    return [side for side in among if value(side) == highest]
