"""The rulings of ledger section 8: each an option, its first value the recommended default."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from companion.kernel.game import Option

FortifiedDefence: TypeAlias = Literal["plus-one", "one", "raises-all"]


class Rulings(Struct, frozen=True, rename="kebab"):
    """How this table reads what the rulebook leaves open. The texts are in assets/games/march/rulings.toml.

    Rulings 21 (neutral-vp) and 31 (hand) take a value of the owner's box and are options of the scenario.
    """

    fortified_defence: FortifiedDefence = "plus-one"  # MP-AMB-01
    occupier_attacks: Literal["edition", "ends", "stays"] = "edition"  # MP-AMB-02
    garrison_against_occupier: Literal["defends", "absent"] = "defends"  # MP-AMB-03
    occupied_garrison: Literal["no-target", "target"] = "no-target"  # MP-AMB-04
    only_fortified: Literal["may-decline", "must-stand-up", "decline-and-discard"] = "may-decline"  # MP-AMB-05
    stand_up_elsewhere: Literal["allowed", "forbidden"] = "allowed"  # MP-AMB-06
    fortify_again: Literal["no", "yes"] = "no"  # MP-AMB-07
    strength_at_six: Literal["reduce", "nothing", "unplayable"] = "reduce"  # MP-AMB-08
    short_stock: Literal["remainder", "nothing"] = "remainder"  # MP-AMB-09
    change: Literal["free", "stock-only"] = "free"  # MP-AMB-10
    score_while_occupied: Literal["cards-return", "cards-stay"] = "cards-return"  # MP-AMB-11
    first_turn_score: Literal["forbidden", "allowed"] = "forbidden"  # MP-AMB-12
    agreed_end: Literal["any-time", "between-turns"] = "any-time"  # MP-AMB-13
    occupier_choice: Literal["attackers", "any-army"] = "attackers"  # MP-AMB-14
    already_occupying: Literal["stays", "swap"] = "stays"  # MP-AMB-15
    unused_fortified: Literal["destroyed", "spared"] = "destroyed"  # MP-AMB-16
    declining: Literal["no", "yes"] = "no"  # MP-AMB-17
    flip: Literal["at-once", "after-actions"] = "at-once"  # MP-AMB-18
    ask_order: Literal["on-request", "always"] = "on-request"  # MP-AMB-19
    discard_moment: Literal["at-attack", "at-reveal"] = "at-attack"  # MP-AMB-20
    enemy_in_home: Literal["anywhere", "capital"] = "anywhere"  # MP-AMB-22
    home_floor: Literal["both", "own"] = "both"  # MP-AMB-23
    both_at_threshold: Literal["tie", "compare"] = "tie"  # MP-AMB-24
    homes_touch: Literal["no", "yes"] = "no"  # MP-AMB-25
    illegal_card: Literal["both-again", "offender-again"] = "both-again"  # MP-AMB-26
    mixed_group: Literal["allowed", "forbidden"] = "allowed"  # MP-AMB-27
    attack_minus_one: Literal["misprint", "own-card"] = "misprint"  # MP-AMB-28
    vp_totals: Literal["public", "private"] = "public"  # MP-AMB-29
    printed_floor: Literal["floor", "ignored"] = "floor"  # MP-AMB-30
    defender_occupies: Literal["no", "yes"] = "no"  # MP-AMB-32

    def attack_ends_occupation(self, edition: str) -> bool:
        """MP-OCC-05, MP-AMB-02."""
        return self.occupier_attacks == "ends" or (self.occupier_attacks == "edition" and edition == "en")


_VALUE_RULINGS = {"neutral-vp": "MP-AMB-21", "hand": "MP-AMB-31"}
_NUMBERS = [n for n in range(1, 33) if f"MP-AMB-{n:02}" not in _VALUE_RULINGS.values()]


def ruling_options() -> tuple[Option, ...]:
    """Every named ruling as an option with the id of its question."""
    hints = get_type_hints(Rulings)
    return tuple(
        Option(field.encode_name, get_args(hints[field.name]), field.default, f"MP-AMB-{number:02}")
        for field, number in zip(fields(Rulings), _NUMBERS, strict=True)
    )
