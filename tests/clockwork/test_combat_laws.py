"""The combat phase of crowded boards, played at random: the laws hold at every step, and no disc is ever lost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.moves import attrition, battle, leviathan, support
from companion.games.clockwork.moves.base import Pass
from companion.games.clockwork.state import DISCS, DISPLAY, FIGURES, SEATS, General, kind_of
from companion.kernel.game import decision_for
from tests.clockwork.tables import Play, begun, position, small_map
from tests.laws import check_notation, check_position, check_views, checked_play, random_move
from tests.values import every_move

MAP = small_map(
    "H1 1,0  H2 5,-2  H3 5,2  H4 3,4  C1 2,-1  V1 2,1  F1 3,-2  C2 3,0  M1 3,2  V2 4,-1  C3 4,1  T1 4,3  B1 2,3"
)
TILES = ("C1", "V1", "F1", "C2", "M1", "V2", "C3", "T1", "B1")
TABLES: dict[str, dict[str, str]] = {
    "usual": {},
    "alliances": {"alliance": "yes"},
    "lenient": {
        "citadel-units": "all-units",
        "crasher-reach": "any-battle",
        "agent-kills": "again",
        "attrition-beside-immune": "immune-may-go",
    },
    "strict": {
        "citadel-split": "one-battle",
        "support-others": "forbidden",
        "lone-side": "against-zero",
        "agent-beside-figures": "forbidden",
        "token-transfer": "end-of-segment",
    },
    "strict alliances": {
        "alliance": "yes",
        "allied-leviathan": "reduced",
        "allied-attrition": "one-a-player",
        "ally-supply": "line-only",
        "automatic": "off",
    },
}


def crowded(options: dict[str, str], dice: Random) -> Play:
    """Four players, soldiers and figures all over the map, and the Leviathan in somebody's display."""
    armies: dict[str, Any] = {}
    for seat in SEATS:
        army = {tile: str(dice.randint(1, 4)) for tile in dice.sample(TILES, 4)}
        army[dice.choice(list(army))] += f"+{kind_of(FIGURES[seat][0])}"
        armies[seat] = army
    tank = dice.choice(SEATS)
    armies[tank][dice.choice(list(armies[tank]))] += "+tank"
    players = {seat: {"cards": 0} for seat in SEATS} | {dice.choice(SEATS): {"cards": 0, "action": "tacops"}}
    state = position(MAP, "support", options=options, players=players, **armies)
    state = replace(state, deck=state.deck + len(SEATS))  # nobody has an espionage card
    return begun(state.with_general("leviathan", General(DISPLAY, dice.choice(SEATS))))


def discs(play: Play) -> set[int]:
    """All discs of each player together."""
    return {
        player.supply + player.pool + player.spies + sum(present[seat] for present in play.state.soldiers.values())
        for seat, player in play.state.players.items()
    }


def check_offers(play: Play, dice: Random) -> None:
    """Law 1: what is legal is offered. As tests.laws has it, but for the moves of this phase only."""
    pending = play.game.pending(play.state)
    offered = {decision: set(play.game.choices(play.state, decision)) for decision in pending if decision.complete}
    for move_type in (*support.PATTERNS, *leviathan.PATTERNS, *battle.PATTERNS, *attrition.PATTERNS, Pass):
        for move in every_move(play.game, play.state, move_type, dice, most=100):
            if not list(play.game.objections(play.state, move)):
                decision = decision_for(pending, move)
                assert decision is not None
                assert move in offered[decision]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_a_crowded_board_is_fought_over_by_the_rules(table: str, seed: int) -> None:
    dice = Random(f"{table} {seed}")
    play = crowded(TABLES[table], dice)
    steps = 0
    while play.state.phase in ("support", "leviathan", "battle", "attrition"):
        check_position(play.game, play.state)
        if steps % 3 == 0:
            check_offers(play, dice)
            check_views(play.game, play.state)
        move = random_move(play.game, play.state, dice)
        check_notation(play.game, play.state, [move])
        play.state = checked_play(play.game, play.state, move).state
        assert discs(play) == {DISCS}
        steps += 1
    assert play.state.battles == {}
    assert steps > 5
