"""How players write places: `8` is the reserve of a locale, `8/4` are the blocks there toward 4, `8-11-50` is a route.

A number is the owner's own label of a locale; on a board without labels it is that of the id: `8` is `M08`. Where two
pairs join the same locales, `55/56a` tells them apart. On a route `wait` lets a step pass, and a road is named behind
the locale it leads to if several run there: `8-11(lane)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, NoReturn

from companion.games.marengo.moves.routes import WAIT
from companion.games.marengo.pieces import waiting
from companion.games.marengo.state import WAITING
from companion.kernel.game import Names
from companion.kernel.notation import Kind, Language
from companion.kernel.notation import no_such as unknown

PAUSE = {"en": "wait", "de": "warte"}
_PAUSES = (*PAUSE.values(), "w")
_ID = re.compile(r"([a-z_]*?)0*(\d+)")
_NODE = re.compile(r"(?P<node>[^()]+)(?:\((?P<road>[^()]*)\))?")
_ON = re.compile(r"->|→|-|,")


class Atlas(NamedTuple):
    """The places that can be named on a table."""

    locales: tuple[str, ...]
    labels: tuple[str, ...]  # of these locales, in the same order; none: the board has no labels
    approaches: tuple[str, ...]
    displays: tuple[str, ...]
    roads: tuple[str, ...]

    def locale(self, text: str) -> tuple[str, ...]:
        """The locales that are written so: usually one."""
        spelled = text.casefold()
        exact = [id_ for id_ in self.locales if id_.casefold() == spelled]
        labelled = zip(self.labels, self.locales, strict=False)
        called = [id_ for label, id_ in labelled if label.casefold() == spelled]
        return tuple(exact or called or self._numbered(spelled))

    def _numbered(self, spelled: str) -> list[str]:
        """`8`, `08` and `m8` are all `M08`."""
        typed = _ID.fullmatch(spelled)
        if typed is None or (self.labels and not typed[1]):
            return []
        known = ((id_, _ID.fullmatch(id_.casefold())) for id_ in self.locales)
        return [id_ for id_, found in known if found and found[2] == typed[2] and typed[1] in ("", found[1])]

    def approach(self, text: str) -> tuple[str, ...]:
        """The sides of locales that are written so: one, or two where two pairs join the same locales."""
        here, _, there = text.partition("/")
        return tuple(side for home in self.locale(here) for side in self._toward(home, there))

    def _toward(self, home: str, there: str) -> Iterator[str]:
        plain, lettered = self.locale(there), self.locale(there[:-1])
        for side in self._sides(home):
            beyond = side.partition(">")[2]
            with_letter = beyond[:-1] in lettered and beyond[-1:] == there[-1:].casefold()
            if beyond.casefold() == there.casefold() or self._base(beyond) in plain or with_letter:
                yield side

    def _sides(self, home: str) -> list[str]:
        return [side for side in self.approaches if side.startswith(f"{home}>")]

    def _base(self, beyond: str) -> str:
        """The locale that the second half of an approach's name means, without the letter of its pair."""
        return beyond if beyond in self.locales else beyond[:-1]

    def leads_to(self, side: str) -> str:
        return self._base(side.partition(">")[2])

    def neighbours(self, home: str) -> list[str]:
        return [write_place(side) for side in self._sides(home)]


@lru_cache(maxsize=8)
def _atlas(*names: tuple[str, ...]) -> Atlas:
    return Atlas(*names)


def atlas(names: Names) -> Atlas:
    return _atlas(*(names.get(kind, ()) for kind in ("locale", "label", "approach", "display", "road")))


# --- single places --------------------------------------------------------------------------------------------------


def find_locale(text: str, names: Names, _: Mapping[str, Any]) -> tuple[str, ...]:
    known = atlas(names)
    return known.locale(text) or no_such("locale", text, known.locales)


def find_approach(text: str, names: Names, _: Mapping[str, Any]) -> tuple[str, ...]:
    return _found_approach(atlas(names), text)


def _found_approach(known: Atlas, text: str) -> tuple[str, ...]:
    home = text.partition("/")[0]
    here = known.locale(home) or no_such("locale", home, known.locales)
    return known.approach(text) or no_such("approach", text, known.neighbours(here[0]))


def find_place(text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[str, ...]:
    """A locale, an approach, or a display where blocks wait."""
    if "/" in text:
        return find_approach(text, names, so_far)
    shown = [display for display in atlas(names).displays if display.casefold() == text.casefold()]
    return tuple(waiting(display) for display in shown) or find_locale(text, names, so_far)


def no_such(kind: str, text: str, known: Sequence[str]) -> NoReturn:
    """What somebody has typed is no name of this kind."""
    raise unknown(kind, text, known)


def write_place(place: str, _: Language = "en") -> str:
    return place.removeprefix(WAITING).replace(">", "/")


# --- routes ---------------------------------------------------------------------------------------------------------


def find_route(text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """Crossings and waits from node to node; `start`, if the move has named it, is where it begins."""
    known, start = atlas(names), str(so_far.get("start", "")).partition(">")[0]
    ways: list[tuple[tuple[str, ...], str]] = [((), start if start in known.locales else "")]
    for part in _ON.split(text):
        ways = [further for legs, here in ways for further in _further(known, legs, here, part)]
    return tuple(legs for legs, _ in ways)


def _further(known: Atlas, legs: tuple[str, ...], here: str, part: str) -> Iterator[tuple[tuple[str, ...], str]]:
    found = _NODE.fullmatch(part)
    node, road = (found["node"], found["road"]) if found else (part, None)
    to = known.locale(node)
    if not to and node.casefold() in _PAUSES:
        yield (*legs, WAIT), here
    elif not here or (here in to and all(leg == WAIT for leg in legs)):  # where it begins
        yield from ((legs, home) for home in to or no_such("locale", node, known.locales))
    else:
        by = f"@{_road(known, road)}" if road else ""
        for side in _found_approach(known, f"{here}/{node}"):
            yield (*legs, side + by), known.leads_to(side)


def _road(known: Atlas, text: str) -> str:
    found = [road for road in known.roads if road.casefold() == text.casefold()]
    return (found or no_such("road", text, known.roads))[0]


def write_route(route: tuple[str, ...], language: Language) -> str:
    """With the locale that it begins in."""
    first = next((leg.partition(">")[0] for leg in route if leg != WAIT), "")
    waits = next((number for number, leg in enumerate(route) if leg != WAIT), len(route))
    return "-".join([*_nodes(route[:waits], language), *([first] if first else []), *_nodes(route[waits:], language)])


def write_onward(route: tuple[str, ...], language: Language) -> str:
    return "-".join(_nodes(route, language))


def _nodes(route: tuple[str, ...], language: Language) -> Iterator[str]:
    for leg in route:
        side, _, road = leg.partition("@")
        yield PAUSE[language] if leg == WAIT else side.partition(">")[2] + (f"({road})" if road else "")


def _as_it_is(text: str) -> tuple[str, ...]:
    return (text,)


_PLACE = r"[^\s>→-]+"
LOCALE = Kind(_PLACE, _as_it_is, write_place, find=find_locale)
APPROACH = Kind(_PLACE, _as_it_is, write_place, find=find_approach)
PLACE = Kind(_PLACE, _as_it_is, write_place, find=find_place)
ROUTE = Kind(r"\S+", _as_it_is, write_route, find=find_route)
ONWARD = Kind(r"\S+", _as_it_is, write_onward, find=find_route)
