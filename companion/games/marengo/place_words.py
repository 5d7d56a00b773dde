"""How players write places: `8` is the reserve of a locale, `8/4` are the blocks there toward 4, `8-11-50` is a route.

A number is the owner's own label of a locale; where it has none, it is that of the id: `8` is `M08`. Where two pairs
join the same locales, `55/56a` tells them apart. On a route `wait` lets a step pass, and a road is named behind the
locale it leads to if several run there: `8-11(lane)`. Records write the ids, people what the board shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, NoReturn

from companion.games.marengo.moves.routes import WAIT
from companion.games.marengo.pieces import waiting
from companion.games.marengo.state import WAITING
from companion.games.marengo.summary import beyond
from companion.kernel.game import Names
from companion.kernel.notation import Kind, Language
from companion.kernel.notation import no_such as unknown

AS_RECORDED: Mapping[str, str] = {}  # no locale is called otherwise than by its id
PAUSE = {"en": "wait", "de": "warte"}
_PAUSES = (*PAUSE.values(), "w")
_ID = re.compile(r"([a-z_]*?)0*(\d+)")
_NODE = re.compile(r"(?P<node>[^()]+)(?:\((?P<road>[^()]*)\))?")
_ON = re.compile(r"->|→|-|,")


class Atlas(NamedTuple):
    """The places that can be named on a table."""

    locales: tuple[str, ...]
    labels: tuple[str, ...]  # what these locales are called, in the same order
    approaches: tuple[str, ...]
    displays: tuple[str, ...]
    roads: tuple[str, ...]

    def locale(self, text: str) -> tuple[str, ...]:
        """The locales that are written so: usually one."""
        spelled = text.casefold()
        return _spelled(self.locales, self.labels).get(spelled) or tuple(self._numbered(spelled))

    def _called(self) -> Iterator[tuple[str, str]]:
        return zip(self.labels, self.locales, strict=True)

    def _numbered(self, spelled: str) -> list[str]:
        """`08` and `m8` are `M08`; without the letter only if it has no label of its own."""
        typed = _ID.fullmatch(spelled)
        if typed is None:
            return []
        known = ((id_, label, _ID.fullmatch(id_.casefold())) for label, id_ in self._called())
        alike = [(id_, label, found[1]) for id_, label, found in known if found and found[2] == typed[2]]
        return [
            id_ for id_, label, letters in alike if typed[1] == letters or (not typed[1] and label in (id_, typed[2]))
        ]

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
        return _by_home(self.approaches).get(home, [])

    def _base(self, beyond: str) -> str:
        """The locale that the second half of an approach's name means, without the letter of its pair."""
        return beyond if beyond in self.locales else beyond[:-1]

    def leads_to(self, side: str) -> str:
        return self._base(side.partition(">")[2])

    def neighbours(self, home: str) -> list[str]:
        numbers = called(self.locales, self.labels)
        return [_call_side(side, numbers) for side in self._sides(home)]


@lru_cache(maxsize=8)
def _spelled(locales: tuple[str, ...], labels: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Which locales are written so: by what they are in a record, else by what they are called."""
    found: dict[str, tuple[str, ...]] = {}
    for names in (labels, locales):
        here: dict[str, tuple[str, ...]] = {}
        for name, id_ in zip(names, locales, strict=True):
            here[name.casefold()] = (*here.get(name.casefold(), ()), id_)
        found |= here
    return found


@lru_cache(maxsize=8)
def _by_home(approaches: tuple[str, ...]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for side in approaches:
        found.setdefault(side.partition(">")[0], []).append(side)
    return found


@lru_cache(maxsize=8)
def _atlas(*names: tuple[str, ...]) -> Atlas:
    return Atlas(*names)


def atlas(names: Names) -> Atlas:
    return _atlas(*(names.get(kind, ()) for kind in ("locale", "label", "approach", "display", "road")))


# --- single places --------------------------------------------------------------------------------------------------


def find_locale(text: str, names: Names, _: Mapping[str, Any]) -> tuple[str, ...]:
    known = atlas(names)
    return known.locale(text) or no_such("locale", text, known.labels)


def find_approach(text: str, names: Names, _: Mapping[str, Any]) -> tuple[str, ...]:
    return _found_approach(atlas(names), text)


def _found_approach(known: Atlas, text: str) -> tuple[str, ...]:
    home = text.partition("/")[0]
    here = known.locale(home) or no_such("locale", home, known.labels)
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


@lru_cache(maxsize=8)
def called(locales: tuple[str, ...], labels: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(locales, labels, strict=True))


def call_place(place: str, _: Language, names: Names) -> str:
    numbers = called(names["locale"], names["label"])
    return _call_side(place, numbers) if ">" in place else numbers.get(place) or write_place(place)


def _call_side(side: str, numbers: Mapping[str, str]) -> str:
    home, _, there = side.partition(">")
    return f"{numbers[home]}/{beyond(there, numbers)}"


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
        yield from ((legs, home) for home in to or no_such("locale", node, known.labels))
    else:
        by = f"@{_road(known, road)}" if road else ""
        for side in _found_approach(known, f"{called(known.locales, known.labels)[here]}/{node}"):
            yield (*legs, side + by), known.leads_to(side)


def _road(known: Atlas, text: str) -> str:
    found = [road for road in known.roads if road.casefold() == text.casefold()]
    return (found or no_such("road", text, known.roads))[0]


def write_route(route: tuple[str, ...], language: Language, numbers: Mapping[str, str] = AS_RECORDED) -> str:
    """With the locale that it begins in."""
    first = next((leg.partition(">")[0] for leg in route if leg != WAIT), "")
    waits = next((number for number, leg in enumerate(route) if leg != WAIT), len(route))
    nodes = list(_nodes(route, language, numbers))
    return "-".join([*nodes[:waits], *([numbers.get(first, first)] if first else []), *nodes[waits:]])


def write_onward(route: tuple[str, ...], language: Language, numbers: Mapping[str, str] = AS_RECORDED) -> str:
    return "-".join(_nodes(route, language, numbers))


def _nodes(route: tuple[str, ...], language: Language, numbers: Mapping[str, str]) -> Iterator[str]:
    for leg in route:
        side, _, road = leg.partition("@")
        node = beyond(side.partition(">")[2], numbers)
        yield PAUSE[language] if leg == WAIT else node + (f"({road})" if road else "")


def call_route(route: tuple[str, ...], language: Language, names: Names) -> str:
    return write_route(route, language, called(names["locale"], names["label"]))


def call_onward(route: tuple[str, ...], language: Language, names: Names) -> str:
    return write_onward(route, language, called(names["locale"], names["label"]))


def _as_it_is(text: str) -> tuple[str, ...]:
    return (text,)


_PLACE = r"[^\s>→-]+"
LOCALE = Kind(_PLACE, _as_it_is, write_place, find=find_locale, call=call_place)
APPROACH = Kind(_PLACE, _as_it_is, write_place, find=find_approach, call=call_place)
PLACE = Kind(_PLACE, _as_it_is, write_place, find=find_place, call=call_place)
ROUTE = Kind(r"\S+", _as_it_is, write_route, find=find_route, call=call_route)
ONWARD = Kind(r"\S+", _as_it_is, write_onward, find=find_route, call=call_onward)
