"""The roads of a board as a net: where each of them leads from a place, and how to change inside a locale."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

Spot: TypeAlias = tuple[str, str]  # a locale or an entry, and a road there
Joins: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]


class RoadStep(NamedTuple):
    """One step along a road: over which approach of the place that is left (or "@entry"), and into which locale."""

    road: str
    approach: str
    to: str


class Change(NamedTuple):
    """Another road that can be reached inside a locale; `main` if the way there is on main roads (BM-AMB-07)."""

    road: str
    main: bool


class RoadNet:
    """Made once for each board; all of it are dicts."""

    def __init__(
        self, courses: Mapping[str, tuple[str, ...]], main: frozenset[str], joins: Joins, opposite: Mapping[str, str]
    ) -> None:
        steps: dict[Spot, list[RoadStep]] = {}
        through: dict[str, list[str]] = {}
        at: dict[str, list[str]] = {}
        for road, course in courses.items():
            for node in dict.fromkeys(course[::2]):
                steps[node, road] = []
                at.setdefault(node, []).append(road)
            for place, step in _both_ways(road, course, opposite):
                steps[place, road].append(step)
                through.setdefault(step.approach, []).append(road)
        self.steps = {spot: tuple(found) for spot, found in steps.items()}
        """From a locale or an entry along a road. Nothing leads off the map."""
        self.through = {approach: tuple(roads) for approach, roads in through.items()}
        """The roads that run through an approach (BM-MAP-20), or lead in at "@entry"."""
        self.at = {node: tuple(roads) for node, roads in at.items()}
        """The roads that visit a locale or begin at an entry."""
        self.changes = {spot: tuple(_changes(spot, joins, main)) for spot in self.steps}
        """The roads one can change to, without the road itself."""


def _both_ways(road: str, course: tuple[str, ...], opposite: Mapping[str, str]) -> Iterator[tuple[str, RoadStep]]:
    """Each step of a course and the way back; at an entry only the way in."""
    for at in range(1, len(course), 2):
        before, crossing, after = course[at - 1 : at + 2]
        if crossing.startswith("@"):
            entry, locale = (before, after) if crossing == f"@{before}" else (after, before)
            yield entry, RoadStep(road, crossing, locale)
        else:
            yield before, RoadStep(road, crossing, after)
            yield after, RoadStep(road, opposite[crossing], before)


def _changes(spot: Spot, joins: Joins, main: frozenset[str]) -> Iterator[Change]:
    """Also over a third road that joins both of them there."""
    locale, road = spot
    here = [frozenset(roads) for at, roads in joins if at == locale]
    reached = _reached(road, here)
    freely = _reached(road, [roads & main for roads in here]) if road in main else frozenset()
    return (Change(other, other in freely) for other in sorted(reached - {road}))


def _reached(road: str, joins: list[frozenset[str]]) -> frozenset[str]:
    reached = frozenset({road})
    while True:
        further = reached.union(*(roads for roads in joins if roads & reached))
        if further == reached:
            return reached
        reached = further
