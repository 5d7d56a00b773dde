"""What a card can do, in the words of ledger section 9.3: a card file knows these effects and no others.

Values that are only printed on the cards may be `"?"`: then the players judge them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct, field

Unknown: TypeAlias = Literal["?"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Most: TypeAlias = Amount | Unknown
Range: TypeAlias = Number | Literal["any", "?"]
Points: TypeAlias = Literal["magic", "science", "religion"]
TileKind: TypeAlias = Literal[
    "tower", "factory", "shrine", "forest", "lake", "village", "city", "citadel", "barrens", "capital"
]
Per: TypeAlias = Literal[
    "none",
    "tower",
    "factory",
    "shrine",
    "forest",
    "lake",
    "village",
    "city",
    "citadel",
    "barrens",
    "capital",
    "unit",
    "discovery",
]
Destination: TypeAlias = Literal["unoccupied", "controlled", "battle", "adjacent"]
Timing: TypeAlias = Literal[
    "spy.start",
    "spy.end",
    "recruit.start",
    "recruit",
    "deploy.start",
    "deploy.end",
    "support",
    "support.end",
    "battle",
    "battle.end",
    "attrition",
    "study",
    "discovery",
    "activation",
    "scoring.start",
    "scoring.vp",
    "scoring.court",
    "scoring.pollution",
    "scoring.end",
    "round.end",
    "purchase",
    "always",
    "?",
]
TIMINGS: tuple[Timing, ...] = get_args(Timing)


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """One thing a card does."""


# --- on the map ---------------------------------------------------------------------------------------------------


class EliminateSoldiers(Effect, frozen=True, tag="eliminate_soldiers"):
    """Up to so many enemy soldiers; never special units or generals (CW-UNIT-06)."""

    max: Most
    range: Range = "any"  # from the token; of an espionage card from any tile its player controls
    where: Literal["one_tile", "any_tiles"] = "any_tiles"
    only: Literal["any", "battle"] = "any"


class EliminateUnits(Effect, frozen=True, tag="eliminate_units"):
    """Whole tiles are cleared, special units included (CW-UNIT-06)."""

    tiles: Amount = 1
    range: Range = "any"
    who: Literal["all", "enemy"] = "all"
    generals: bool = True


class Relocate(Effect, frozen=True, tag="relocate"):
    """Own units go from tile to tile."""

    max: Most
    to: tuple[Destination, ...]
    what: Literal["soldiers", "units"] = "units"
    start: Literal["any", "citadel", "token"] = field(default="any", name="from")
    range: Range = "any"


class PlaceUnits(Effect, frozen=True, tag="place_units"):
    """Workers become soldiers on the map at once."""

    max: Most
    to: tuple[Destination, ...]
    start: Literal["pool", "supply"] = field(default="pool", name="from")


# --- gains and losses ---------------------------------------------------------------------------------------------


class GainIp(Effect, frozen=True, tag="gain_ip"):
    amount: Amount
    domain: Points | Literal["any"] = "any"
    per: Per = "none"


class GainVp(Effect, frozen=True, tag="gain_vp"):
    amount: Amount
    per: Per = "none"
    max: Amount | None = None


class GainWorkers(Effect, frozen=True, tag="gain_workers"):
    """From the supply into the pool (CW-RECR-06)."""

    amount: Amount
    per: Per = "none"


class DrawEspionage(Effect, frozen=True, tag="draw_espionage"):
    draw: Amount
    keep: Amount | None = None  # none: all of them


class StealOrLose(Effect, frozen=True, tag="steal_or_lose"):
    """One opponent or all of them lose something, never below nothing."""

    what: Literal["ip", "vp", "espionage", "spy"]
    amount: Amount = 1
    target: Literal["one", "all"] = "one"
    domain: Points | Literal["any"] = "any"
    steal: bool = False


class RemoveSpies(Effect, frozen=True, tag="remove_spies"):
    """Spies of opponents go back to their supply."""

    max: Amount
    target: Literal["one", "all"] = "one"


# --- rules that change as long as the card is owned ---------------------------------------------------------------


class Strength(Effect, frozen=True, tag="strength"):
    """Army strength in battle (CW-BATTLE-06)."""

    bonus: Annotated[int, Meta(ge=-99, le=99)]
    when: tuple[Literal["attacking", "defending"] | TileKind, ...] = ()  # none: in every battle
    per: Literal["battle", "unit"] = "battle"


class Price(Effect, frozen=True, tag="price"):
    """Discoveries cost their buyer less or more."""

    delta: Annotated[int, Meta(ge=-99, le=99)]
    domain: Points | Literal["any"] = "any"
    min: Number = 0


class DeployRule(Effect, frozen=True, tag="deploy_rule"):
    """Orders reach further: so many tiles more count as adjacent, or marches are easier."""

    extra_range: Number = 0
    start: tuple[TileKind, ...] = field(default=(), name="from")  # none: from every tile one controls
    allow: tuple[Literal["occupied_waypoint", "empty_waypoint"], ...] = ()


class Immune(Effect, frozen=True, tag="immune"):
    to: tuple[Literal["attrition", "pollution", "elimination", "deploy"], ...]
    where: tuple[TileKind, ...] = ()  # none: everywhere


class ScoreRule(Effect, frozen=True, tag="score_rule"):
    """What a kind of tile pays instead of CW-VP-03 or CW-VP-04."""

    tile: TileKind
    vp: Number
    per: Literal["tile", "unit"] = "tile"
    min_units: Amount = 1
    cap: Number | None = None


class RecruitRule(Effect, frozen=True, tag="recruit_rule"):
    """How many workers a kind of tile gives instead of CW-RECR-02..04."""

    tile: TileKind
    workers: Number


# --- by hand ------------------------------------------------------------------------------------------------------


class Cancel(Effect, frozen=True, tag="cancel"):
    """Stops a card or an order; the players settle what comes of it."""

    what: str = ""


class Manual(Effect, frozen=True, tag="manual"):
    """Anything else: the players carry it out and `adjust` what changes."""

    text: str = ""


AnyEffect: TypeAlias = (
    EliminateSoldiers
    | EliminateUnits
    | Relocate
    | PlaceUnits
    | GainIp
    | GainVp
    | GainWorkers
    | DrawEspionage
    | StealOrLose
    | RemoveSpies
    | Strength
    | Price
    | DeployRule
    | Immune
    | ScoreRule
    | RecruitRule
    | Cancel
    | Manual
)
EFFECTS: dict[str, type[Effect]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyEffect)}
LASTING: tuple[type[Effect], ...] = (Strength, Price, DeployRule, Immune, ScoreRule, RecruitRule)


def type_of(effect: Effect) -> str:
    """The name of an effect in a card file."""
    return str(effect.__struct_config__.tag)


Named: TypeAlias = Literal["", "victims", "tiles", "journeys", "points", "players"]


def named_for(effect: Effect, espionage: bool = False) -> Named:
    """What a player has to name for an effect when using its card; empty: nothing."""
    match effect:
        case EliminateSoldiers():
            return "victims"
        case EliminateUnits() | PlaceUnits():
            return "tiles"
        case Strength():
            return "tiles" if espionage else ""
        case Relocate():
            return "journeys"
        case GainIp(domain="any"):
            return "points"
        case StealOrLose(target="one") | StealOrLose(what="ip", domain="any") | RemoveSpies(target="one"):
            return "players"
    return ""
