"""The victory point segment: what forests and lakes are worth (CW-VP-01..06, CW-MAP-14, CW-ALLY-34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.effects import kind_on, paid_by, score_rules
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.moves.activation import CardTurns
from companion.games.clockwork.moves.base import not_your_turn
from companion.games.clockwork.standing import Standing, standing
from companion.games.clockwork.state import Phase, State
from companion.kernel.game import Objection, Seat
from companion.kernel.story import Story

FOREST_MOST = 3  # CW-VP-03
LAKE_UNITS = 2  # CW-VP-04


def forest_worth(units: int) -> int:
    return min(units, FOREST_MOST)


def lake_worth(units: int, vp: int) -> int:
    """`vp`: 3, but 4 in the lake of fire (CW-MAP-14)."""
    return vp if units >= LAKE_UNITS else 0


def _usual_worth(here: Standing, tile: str, units: int) -> int:
    """Only forests and lakes pay, unless a card says otherwise."""
    match here.board.kinds[tile]:
        case Kind.FOREST:
            return forest_worth(units)
        case Kind.LAKE:
            return lake_worth(units, here.board.lake_vp[tile])
    return 0


def scoring_tiles(here: Standing, seat: Seat) -> dict[str, int]:
    """The tiles that pay this player now, with their VP, by the player's own units (CW-VP-02, CW-ALLY-34)."""
    rules = score_rules(here.state, seat)
    found: dict[str, int] = {}
    for tile in here.controlled(seat):
        units = here.units_of(tile, seat)
        by_cards = [paid_by(rule, units) for rule in rules if rule.tile == kind_on(here, tile)]
        found[tile] = max(by_cards, default=_usual_worth(here, tile, units))
    return {tile: vp for tile, vp in found.items() if vp}


class Scoring(CardTurns):
    """Everybody in player order; then whoever has a card that pays in this segment (CW-VP-05)."""

    phase: ClassVar[Phase] = "score"
    chapters = ("CW-VP", "CW-MAP-14", "CW-ALLY-34")
    moment: ClassVar[str] = "scoring.vp"

    def begin(self, state: State, story: Story) -> State:
        for seat in state.player_order():
            state = _score(state, seat, story)
        return replace(state, waiting=state.player_order())

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        early = not_your_turn(state, seat, "CW-VP-01")
        if early is not None:
            yield early


def _score(state: State, seat: Seat, story: Story) -> State:
    here = standing(state)
    paying = scoring_tiles(here, seat)
    player, gained = state.player(seat), sum(paying.values())
    if not gained:
        story.tell("scored-nothing", "CW-VP-01", "CW-VP-02", seat=seat, total=player.vp)
        return state
    player = replace(player, vp=player.vp + gained)
    kinds = {here.board.kinds[tile] for tile in paying}
    rules = [rule for kind, rule in ((Kind.FOREST, "CW-VP-03"), (Kind.LAKE, "CW-VP-04")) if kind in kinds]
    parts = " + ".join(f"{tile} {vp}" for tile, vp in paying.items())
    story.tell("scored", "CW-VP-01", *rules, "CW-VP-06", seat=seat, parts=parts, gained=gained, total=player.vp)
    return state.with_player(seat, player)
