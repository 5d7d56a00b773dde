"""The rulings of ledger section 11 that a table may settle otherwise; the first value is the recommended one."""

from __future__ import annotations

from typing import Literal, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from companion.kernel.game import Option


class Rulings(Struct, frozen=True, rename="kebab"):
    """How this table reads what the rulebook leaves open. The texts are in assets/games/clockwork/rulings.toml."""

    card_sources: Literal["court-too", "rnd-only"] = "court-too"  # CW-A-03
    citadel_units: Literal["soldiers", "all-units"] = "soldiers"  # CW-A-07
    citadel_split: Literal["several-battles", "one-battle"] = "several-battles"  # CW-A-08
    support_others: Literal["allowed", "forbidden"] = "allowed"  # CW-A-09
    lone_side: Literal["keeps-all", "against-zero"] = "keeps-all"  # CW-A-10
    gambit: Literal["one-by-one", "together"] = "one-by-one"  # CW-A-11
    counterintel_domain: Literal["actor", "victim"] = "actor"  # CW-A-12
    spy_action: Literal["must", "may"] = "must"  # CW-A-13
    recruit_fewer: Literal["allowed", "forbidden"] = "allowed"  # CW-A-14
    contested_tile: Literal["reinforce", "literal"] = "reinforce"  # CW-A-15
    waypoint_unit: Literal["any", "soldiers"] = "any"  # CW-A-18
    agent_from_court: Literal["may-leave", "stays"] = "may-leave"  # CW-A-20
    agent_beside_figures: Literal["allowed", "forbidden"] = "allowed"  # CW-A-22
    agent_kills: Literal["once", "again"] = "once"  # CW-A-23
    distance: Literal["over-tiles", "straight"] = "over-tiles"  # CW-A-27
    hunter_moves: Literal["once", "again"] = "once"  # CW-A-28
    attrition_beside_immune: Literal["affected-goes", "immune-may-go"] = "affected-goes"  # CW-A-30
    agent_supply: Literal["himself", "his-tile"] = "himself"  # CW-A-31
    crasher_reach: Literal["own-tile", "any-battle"] = "own-tile"  # CW-A-32
    discovery_uses: Literal["once-a-round", "once-a-segment"] = "once-a-round"  # CW-A-34
    token_transfer: Literal["at-once", "end-of-segment"] = "at-once"  # CW-A-35
    guardian_strength: Literal["none", "one"] = "none"  # CW-A-36
    rasputin_ally: Literal["spared", "included"] = "spared"  # CW-A-39
    court_moment: Literal["before-pollution", "after-pollution"] = "before-pollution"  # CW-A-40
    ip_limit: Literal["soft", "hard"] = "soft"  # CW-A-44
    screens: Literal["hidden", "open"] = "hidden"  # CW-A-47
    ally_waypoint: Literal["unit-needed", "free"] = "unit-needed"  # CW-A-52
    allied_city: Literal["controller", "together"] = "controller"  # CW-A-53
    ally_supply: Literal["source", "line-only"] = "source"  # CW-A-54
    allied_attrition: Literal["one-a-tile", "one-a-player"] = "one-a-tile"  # CW-A-55
    allied_pollution: Literal["one-a-tile", "one-a-player"] = "one-a-tile"  # CW-A-56
    allied_spies: Literal["nobody", "commander"] = "nobody"  # CW-A-57
    ally_capital: Literal["allowed", "forbidden"] = "allowed"  # CW-A-59
    freed_citadel: Literal["contested", "free"] = "contested"  # CW-A-62
    allied_leviathan: Literal["spared", "reduced"] = "spared"  # CW-A-64
    tank_to_ally: Literal["allowed", "forbidden"] = "allowed"  # CW-A-65
    given_discovery: Literal["token-stays", "barred"] = "token-stays"  # CW-A-66


_NUMBERS = (
    *(3, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 20, 22, 23, 27, 28, 30, 31, 32, 34, 35, 36, 39, 40, 44, 47),
    *(52, 53, 54, 55, 56, 57, 59, 62, 64, 65, 66),
)


def ruling_options() -> tuple[Option, ...]:
    """Every ruling as an option with the id of its question."""
    hints = get_type_hints(Rulings)
    return tuple(
        Option(field.encode_name, get_args(hints[field.name]), field.default, f"CW-A-{number:02}")
        for field, number in zip(fields(Rulings), _NUMBERS, strict=True)
    )
