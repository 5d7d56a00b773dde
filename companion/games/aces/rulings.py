"""The rulings of ledger section 8 that have alternatives: each an option, its first value the recommended default."""

from __future__ import annotations

from typing import Literal, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from companion.kernel.game import Option


class Rulings(Struct, frozen=True, rename="kebab"):
    """How this table reads what the rulebook leaves open. The texts are in assets/games/aces/rulings.toml."""

    water_entry: Literal["whole-move", "last-step"] = "whole-move"  # AA-AMB-04
    water_setup: Literal["anybody", "infantry"] = "anybody"  # AA-AMB-05
    allied_factories: Literal["open", "closed"] = "open"  # AA-AMB-07
    second_interception: Literal["both", "round", "duty"] = "both"  # AA-AMB-08
    lost_duty: Literal["lapses", "stays"] = "lapses"  # AA-AMB-09
    interceptors: Literal["one", "all"] = "one"  # AA-AMB-10
    last_hex: Literal["asked", "skipped"] = "asked"  # AA-AMB-11
    idle_armies: Literal["react", "nothing"] = "react"  # AA-AMB-12
    one_person: Literal["apart", "germany", "allies"] = "apart"  # AA-AMB-13
    both_beaten: Literal["factories", "active", "draw"] = "factories"  # AA-AMB-14
    lost_fee: Literal["bank", "captor", "owner"] = "bank"  # AA-AMB-16
    money_order: Literal["free", "repairs-first", "purchases-first"] = "free"  # AA-AMB-17
    single_coin: Literal["allowed", "forbidden"] = "allowed"  # AA-AMB-18
    area_experience: Literal["enemies", "anybody"] = "enemies"  # AA-AMB-19
    return_fire: Literal["always", "if-wanted"] = "always"  # AA-AMB-20
    attack_value: Literal["recruit", "current"] = "recruit"  # AA-AMB-37
    experience_cap: Literal["none", "five"] = "none"  # AA-AMB-38
    occupier_supports: Literal["yes", "no"] = "yes"  # AA-AMB-41
    other_half: Literal["closed", "open"] = "closed"  # AA-AMB-44
    all_destroyed: Literal["wins", "goals-only"] = "wins"  # AA-AMB-58
    automa_attacks: Literal["whenever", "as-ordered"] = "whenever"  # AA-AMB-26
    automa_saves: Literal["yes", "no"] = "yes"  # AA-AMB-28
    reaching: Literal["beside", "into"] = "beside"  # AA-AMB-29
    overkill: Literal["as-listed", "cumulative"] = "as-listed"  # AA-AMB-48
    harmless: Literal["stay", "approach"] = "stay"  # AA-AMB-56
    blockers: Literal["count", "ignored"] = "count"  # AA-AMB-57
    automa_intercepts: Literal["never", "aggressive"] = "never"  # AA-AMB-25
    automa_repairs: Literal["no", "yes"] = "no"  # AA-AMB-27
    automa_faction: Literal["drawn", "named"] = "drawn"  # AA-AMB-35
    coop_armies: Literal["own-sets", "divided"] = "own-sets"  # AA-AMB-36


_NUMBERS = (
    4,
    5,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    16,
    17,
    18,
    19,
    20,
    37,
    38,
    41,
    44,
    58,
    26,
    28,
    29,
    48,
    56,
    57,
    25,
    27,
    35,
    36,
)


def ruling_options() -> tuple[Option, ...]:
    """Every named ruling as an option with the id of its question."""
    hints = get_type_hints(Rulings)
    return tuple(
        Option(field.encode_name, get_args(hints[field.name]), field.default, f"AA-AMB-{number:02}")
        for field, number in zip(fields(Rulings), _NUMBERS, strict=True)
    )
