"""What the fairness of a map means, in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TypeAlias

from companion.games.clockwork.maps.access import CATEGORY_OF, WEIGHTS, WORTH, Category
from companion.games.clockwork.maps.fairness import Fairness
from companion.games.clockwork.maps.percentile import Yardstick

Say: TypeAlias = Callable[..., str]


def why(fairness: Fairness, capitals: Sequence[str], say: Say) -> str:
    """The gap that counts most, who has it and, where a distance explains it, which. `capitals` are their names."""
    category = worst_category(fairness)
    gap = round(100 * fairness.spreads[category]) if category else 0
    if category is None or gap == 0:
        return say("clockwork-why-equal")
    parts = fairness.access[category]
    worst, best = parts.index(min(parts)), parts.index(max(parts))
    capital, other = capitals[worst], capitals[best]
    kind, steps = _farther(fairness, category, worst, best)
    if steps > 0:
        return say("clockwork-why-farther", gap=gap, capital=capital, other=other, kind=kind, steps=steps)
    return say("clockwork-why-less", gap=gap, capital=capital, other=other, category=category)


def worst_category(fairness: Fairness) -> Category | None:
    """Where the gap that counts most is, if there is anything on the map."""
    return max(fairness.spreads, key=lambda each: WEIGHTS[each] * fairness.spreads[each], default=None)


def _farther(fairness: Fairness, category: Category, worst: int, best: int) -> tuple[str, int]:
    """The kind of tile of a category that is most steps farther from one capital than from the other."""
    kinds = [kind for kind in fairness.nearest if CATEGORY_OF[kind] is category and WORTH[kind]]
    steps = [(kind, fairness.nearest[kind][worst] - fairness.nearest[kind][best]) for kind in kinds]
    return max(steps, key=itemgetter(1), default=("", 0))


def fairer_than(fairness: Fairness, yardstick: Yardstick, say: Say) -> str:
    """Its place among random maps of the layout."""
    part = yardstick.fairer_than(fairness.composite)
    if part == 1:
        return say("clockwork-fairer-than-all", maps=yardstick.maps)
    return say("clockwork-fairer-than", percent=int(100 * part))


def title(category: Category, say: Say) -> str:
    """What a row of the fairness panel is called."""
    return say("clockwork-category", category=category)
