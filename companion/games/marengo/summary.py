"""A table in few words, and a battle looked back on: read off the events, so it needs no replay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from string import ascii_lowercase

from companion.games.marengo.board.model import Board, Road, said
from companion.games.marengo.pieces import FACES, waiting
from companion.games.marengo.state import SEATS, State
from companion.kernel.game import Event, Fact, Facts, Names, Seat

LOSSES = ("reduced", "reduced-by-note", "eliminated", "books-reduced", "books-eliminated")  # with a map and without


@cache
def names(board: Board) -> Names:
    """What can be named on a board; what locales are called stands in their order."""
    return {
        "seat": SEATS,
        "locale": tuple(board.locale),
        "label": tuple(numbers(board).values()),
        "approach": tuple(board.approach),
        "display": tuple(board.force),
        "entry": tuple(board.entry),
        "road": tuple(board.road),
        "face": FACES,
    }


@cache
def numbers(board: Board) -> dict[str, str]:
    """How players call each locale in short: the owner's label, or the number of its id if no other is called so."""
    short = {locale.id: locale.label or _number(locale.id) for locale in board.locales}
    taken = Counter(short.values())
    return {
        locale.id: short[locale.id] if locale.label or taken[short[locale.id]] == 1 else locale.id
        for locale in board.locales
    }


@cache
def labels(board: Board, language: str) -> dict[str, str]:
    """Places by number and name: `11 Marengo`, an approach `11/52`; roads, entries and displays by name.

    On a way a locale that two pairs lead to has the letter of its pair: `56a`.
    """
    known = numbers(board)
    found = {locale.id: f"{known[locale.id]} {said(locale.name, language)}".strip() for locale in board.locales}
    for side, home in board.locale_of.items():
        there = side.partition(">")[2]
        found[side] = f"{known[home]}/{beyond(there, known)}"
        found.setdefault(there, beyond(there, known))
    ends = [_ends(road, known) for road in board.roads]
    for at, road in enumerate(board.roads):
        letter = ascii_lowercase[ends[:at].count(ends[at])] if ends.count(ends[at]) > 1 else ""
        found[road.id] = said(road.name, language) or ends[at] + letter
    for entry in board.entries:
        found[entry.id] = found[entry.crossing] = said(entry.name, language) or entry.id
    for force in board.forces:
        found[force.display] = found[waiting(force.display)] = said(force.name, language) or force.display
    return found | {"board": said(board.name, language)}


def _ends(road: Road, known: dict[str, str]) -> str:
    """A road without a name, by where it leads: `2–55`; several have letters."""
    ends = [known[node] for node in road.nodes if node in known]
    return "–".join(dict.fromkeys((ends[0], ends[-1]))) if ends else road.id


def _number(id_: str) -> str:
    """`8` for `M08`: the letter before a number says nothing."""
    digits = id_.lstrip("M")
    return str(int(digits)) if digits.isdecimal() else id_


def beyond(text: str, known: Mapping[str, str]) -> str:
    """The second half of an approach's name, with the letter of its pair if it has one."""
    return known.get(text) or (known[text[:-1]] + text[-1] if text[:-1] in known else text)


def headline(state: State) -> Facts:
    """What a list of tables says of this one."""
    return {
        "turn": state.turn,
        "hour": state.board.hour(state.round),
        "side": state.side,
        "phase": state.phase,
        **score(state),
    }


def score(state: State) -> dict[Seat, int]:
    """Morale is what everybody plays for, and lies open."""
    return dict(state.morale)


# --- looking back ---------------------------------------------------------------------------------------------------


def timeline(events: Iterable[Event]) -> dict[Seat, list[int]]:
    """The morale of both armies after each round; the last one is the round that is being played."""
    points: dict[Seat, list[int]] = {seat: [] for seat in SEATS}
    now: dict[Seat, int] = {}
    for event in events:
        if event.kind in ("morale", "bonus"):
            now[str(event.facts["seat"])] = int(event.facts["morale"])
        elif event.kind == "round-over":
            for seat, series in points.items():
                series.append(int(event.facts[seat]))
                now.pop(seat, None)
    if now:
        for seat, series in points.items():
            series.extend([now[seat]] if seat in now else series[-1:])  # it has not changed
    return points if any(points.values()) else {}


def summary(events: Sequence[Event]) -> tuple[Event, ...]:
    """How the battle went: a fact for both sides is a line of two numbers."""
    over = tuple(event for event in events if event.kind in ("over", "conceded"))
    rounds = sum(event.kind == "round-over" for event in events)
    return (
        *over[-1:],
        Event("summary-length", facts={"rounds": rounds}),
        Event("summary-lost", facts=_both(events, LOSSES, "points")),
        Event("summary-eliminated", facts=_both(events, ("eliminated", "books-eliminated"))),
        Event("summary-assaults", facts=_both(events, ("assault", "books-attack"))),
        Event("summary-retreats", facts=_both(events, ("retreat", "books-retreat"))),
    )


def _both(events: Iterable[Event], kinds: tuple[str, ...], fact: str = "") -> dict[str, Fact]:
    """How often something happened to each side, or how much of it."""
    counted: dict[str, Fact] = dict.fromkeys(SEATS, 0)
    for event in events:
        if event.kind in kinds:
            seat = str(event.facts["seat"])
            counted[seat] = int(counted[seat]) + (int(event.facts[fact]) if fact else 1)
    return counted
