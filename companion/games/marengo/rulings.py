"""The rulings of ledger section 10 that have alternatives: each an option, its first value the recommended default."""

from __future__ import annotations

from typing import Literal, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from companion.kernel.game import Option

# Rulings that are a slip of the book or a matter of notation, or whose readings all come to the same (BM-AMB-04: each
# side has one turn a round; BM-AMB-20: only first rows are added up, and no block has less than 1 point). They are
# cited where they apply.
_WITHOUT_OPTION = (4, 12, 20, 29, 30, 31, 34)


class Rulings(Struct, frozen=True, cache_hash=True, rename="kebab"):
    """How this table reads what the rulebook leaves open. The texts are in assets/games/marengo/rulings.toml."""

    penalty_per_piece: Literal["once", "each"] = "once"  # BM-AMB-01
    defensive_round: Literal["turn", "round"] = "turn"  # BM-AMB-02
    announce_after_defence: Literal["yes", "no"] = "yes"  # BM-AMB-03
    withdraw_cost: Literal["one", "free"] = "one"  # BM-AMB-05
    obstacle_side: Literal["target", "either"] = "target"  # BM-AMB-06
    road_change: Literal["junctions", "one-road"] = "junctions"  # BM-AMB-07
    road_direction: Literal["crossing", "road"] = "crossing"  # BM-AMB-08
    full_locales: Literal["closed", "passable"] = "closed"  # BM-AMB-09
    entering_attack: Literal["stoppable", "unstoppable", "none"] = "stoppable"  # BM-AMB-10
    reinforcements_active: Literal["yes", "no"] = "yes"  # BM-AMB-11
    retreat_artillery: Literal["lost", "spared"] = "lost"  # BM-AMB-13
    pursuit_loss: Literal["owner", "opponent"] = "owner"  # BM-AMB-14
    below_zero: Literal["zero", "counts"] = "zero"  # BM-AMB-15
    stop_with_retreated: Literal["yes", "no"] = "yes"  # BM-AMB-16
    shuffle_scope: Literal["position", "locale"] = "position"  # BM-AMB-17
    second_attack: Literal["yes", "no"] = "yes"  # BM-AMB-18
    dead_winners: Literal["empty", "open", "stays"] = "empty"  # BM-AMB-19
    block_release: Literal["end", "at-once"] = "end"  # BM-AMB-21
    free_split: Literal["no", "main-road"] = "no"  # BM-AMB-22
    broken_leaders: Literal["survivors", "named"] = "survivors"  # BM-AMB-23
    partial_retreat: Literal["choose", "all-lost"] = "choose"  # BM-AMB-24
    morale_cap: Literal["none", "track"] = "none"  # BM-AMB-25
    offroad_counts: Literal["no", "yes"] = "no"  # BM-AMB-26
    no_spare: Literal["count-on", "another"] = "count-on"  # BM-AMB-27
    attack_from: Literal["last", "start"] = "last"  # BM-AMB-28
    impassable_neighbours: Literal["no", "yes"] = "no"  # BM-AMB-32
    surplus: Literal["refused", "stays"] = "refused"  # BM-AMB-33
    stopped_counts_entered: Literal["no", "yes"] = "no"  # BM-AMB-35
    part_stays: Literal["no", "yes"] = "no"  # BM-AMB-36
    continue_roads: Literal["used", "joined"] = "used"  # BM-AMB-37
    bonus_every_round: Literal["once", "every"] = "once"  # BM-AMB-38


_NUMBERS = [n for n in range(1, 39) if n not in _WITHOUT_OPTION]


def ruling_options() -> tuple[Option, ...]:
    """Every named ruling as an option with the id of its question."""
    hints = get_type_hints(Rulings)
    return tuple(
        Option(field.encode_name, get_args(hints[field.name]), field.default, f"BM-AMB-{number:02}")
        for field, number in zip(fields(Rulings), _NUMBERS, strict=True)
    )
