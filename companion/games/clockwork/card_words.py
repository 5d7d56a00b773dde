"""What Companion will do with a card, effect by effect, as events to be told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from companion.games.clockwork.cards import Card, source_of
from companion.games.clockwork.vocabulary import (
    TIMINGS,
    Cancel,
    DeployRule,
    Destination,
    DrawEspionage,
    Effect,
    EliminateSoldiers,
    EliminateUnits,
    GainIp,
    GainVp,
    GainWorkers,
    Immune,
    Manual,
    Per,
    PlaceUnits,
    Price,
    RecruitRule,
    Relocate,
    RemoveSpies,
    ScoreRule,
    StealOrLose,
    Strength,
    TileKind,
)
from companion.kernel.game import Event, Facts, phrase
from companion.kernel.story import Story

_LISTED = (
    *get_args(TileKind),
    *get_args(Destination),
    *("attacking", "defending", "attrition", "pollution", "elimination", "deploy"),
    *("occupied_waypoint", "empty_waypoint"),
)


def listed(words: Iterable[str]) -> str:
    """Words of the vocabulary as a phrase."""
    places = _places(_LISTED, set(words))
    return phrase("listed", any=int(not any(places.values())), **places)


def listed_moments(timings: Iterable[str]) -> str:
    places = _places([timing for timing in TIMINGS if timing != "?"], set(timings))
    named = {timing.replace(".", "_"): place for timing, place in places.items()}
    return phrase("moments", unknown=int(not any(places.values())), **named)


def _places(known: Sequence[str], wanted: set[str]) -> dict[str, int]:
    """In the order of the sentence: 1 begins the list, 2 has a comma before it, 0 is not there."""
    first = next((word for word in known if word in wanted), "")
    return {word: (1 if word == first else 2) if word in wanted else 0 for word in known}


def tell_effects(card: Card, story: Story) -> None:
    story.extend(about(card))


def about(card: Card) -> Iterator[Event]:
    """The card in sentences: when, then what; what was only deduced says so."""
    yield Event("effect-moment", (), {"moments": listed_moments(card.timing)})
    yield from map(tell, card.effects)
    if any(source_of(card, part) for part in Card.__struct_fields__):
        yield Event("effect-deduced", (), {"card": card.id})


def _per(per: str) -> str:
    return phrase("per", number=get_args(Per).index(per))


def _known(value: int | str) -> int | str:
    return "unknown" if value == "?" else value


def tell(effect: Effect) -> Event:
    """One effect."""
    facts: Facts
    match effect:
        case EliminateSoldiers():
            facts = {
                "most": _known(effect.max),
                "range": _known(effect.range),
                "where": effect.where,
                "only": effect.only,
            }
            return Event("effect-eliminate-soldiers", ("CW-UNIT-06",), facts)
        case EliminateUnits():
            facts = {
                "count": effect.tiles,
                "range": _known(effect.range),
                "who": effect.who,
                "generals": int(effect.generals),
            }
            return Event("effect-eliminate-units", ("CW-UNIT-06",), facts)
        case Relocate():
            facts = {"most": _known(effect.max), "to": listed(effect.to), "what": effect.what, "start": effect.start}
            return Event("effect-relocate", ("CW-BASE-09",), {**facts, "range": _known(effect.range)})
        case PlaceUnits():
            facts = {"most": _known(effect.max), "to": listed(effect.to), "start": effect.start}
            return Event("effect-place-units", (), facts)
        case GainIp():
            facts = {"count": effect.amount, "domain": effect.domain, "per": _per(effect.per)}
            return Event("effect-gain-ip", (), facts)
        case GainVp():
            facts = {"count": effect.amount, "per": _per(effect.per), "most": effect.max or 0}
            return Event("effect-gain-vp", ("CW-VP-05",), facts)
        case GainWorkers():
            return Event("effect-gain-workers", ("CW-RECR-07",), {"count": effect.amount, "per": _per(effect.per)})
        case DrawEspionage():
            return Event(
                "effect-draw-espionage", ("CW-ESP-08",), {"count": effect.draw, "keep": effect.keep or effect.draw}
            )
        case StealOrLose():
            facts = {"what": effect.what, "count": effect.amount, "target": effect.target, "domain": effect.domain}
            return Event("effect-steal-or-lose", (), {**facts, "steal": int(effect.steal)})
        case RemoveSpies():
            return Event("effect-remove-spies", (), {"most": effect.max, "target": effect.target})
    return _tell_lasting(effect)


def _tell_lasting(effect: Effect) -> Event:
    facts: Facts
    match effect:
        case Strength():
            facts = {"bonus": effect.bonus, "when": listed(effect.when), "per": effect.per}
            return Event("effect-strength", ("CW-BATTLE-06",), facts)
        case Price():
            return Event("effect-price", (), {"delta": effect.delta, "domain": effect.domain, "least": effect.min})
        case DeployRule():
            facts = {"range": effect.extra_range, "start": listed(effect.start), "allow": listed(effect.allow)}
            return Event("effect-deploy-rule", (), {**facts, "allowed": len(effect.allow)})
        case Immune():
            return Event("effect-immune", (), {"to": listed(effect.to), "where": listed(effect.where)})
        case ScoreRule():
            facts = {"tile": listed((effect.tile,)), "vp": effect.vp, "per": effect.per, "least": effect.min_units}
            return Event("effect-score-rule", (), {**facts, "most": -1 if effect.cap is None else effect.cap})
        case RecruitRule():
            return Event("effect-recruit-rule", (), {"tile": listed((effect.tile,)), "count": effect.workers})
        case Cancel():
            return Event("effect-cancel", (), {"reason": effect.what or "none"})
    return Event("effect-manual", (), {"reason": (isinstance(effect, Manual) and effect.text) or "none"})
