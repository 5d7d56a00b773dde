"""Checks of locales and their sides, and that everything a file names is there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from companion.games.marengo.board.model import Approach
from companion.games.marengo.board.page import Page
from companion.kernel.trouble import BadData

Named: TypeAlias = tuple[str, str]  # where it stands, and the name
_ID = re.compile(r"[A-Za-z0-9_]+")


def ids_and_references(page: Page) -> Iterator[BadData]:
    """BM-CHK-01: no name twice, and none of something that is not there."""
    board = page.board
    places = [(f"{path}.id", locale.id) for path, locale in page.locales()]
    labels = list(_labels(page))
    entries = [(f"entry[{at}].id", entry.id) for at, entry in enumerate(board.entries)]
    roads = [(f"road[{at}].id", road.id) for at, road in enumerate(board.roads)]
    displays = [(f"force[{at}].display", force.display) for at, force in enumerate(board.forces)]
    for path, name in (*places, *labels, *entries, *roads, *displays):
        if not _ID.fullmatch(name):
            yield page.bad("marengo-board-id", path, word=name)
    sides = [(f"{path}.id", side.id) for path, _, side in page.approaches()]
    for names in ([*places, *entries, *labels], sides, roads, displays):
        yield from _twice(page, names)
    known = {name for _, name in (*places, *entries, *sides)} | {entry.crossing for entry in board.entries}
    yield from _strangers(page, _named_sides(page), board.approach)
    yield from _strangers(page, _named_nodes(page), known)
    yield from _strangers(page, _named_locales(page), board.locale)
    yield from _strangers(page, _named_roads(page), board.road)
    yield from _strangers(page, _named_entries(page), board.entry)
    yield from _strangers(page, ((f"sample.{display}", display) for display in board.sample), board.force)


def _labels(page: Page) -> Iterator[Named]:
    """Numbers of the owner's own, which may repeat ours of the same locale."""
    for path, locale in page.locales():
        if locale.label is not None and locale.label != locale.id:
            yield f"{path}.label", locale.label


def _twice(page: Page, names: Iterable[Named]) -> Iterator[BadData]:
    seen: set[str] = set()
    for path, name in names:
        if name in seen:
            yield page.bad("marengo-board-twice", path, word=name)
        seen.add(name)


def _strangers(page: Page, names: Iterable[Named], known: Iterable[str]) -> Iterator[BadData]:
    there = set(known)
    return (page.bad("marengo-board-unknown", path, word=name) for path, name in names if name not in there)


def _named_sides(page: Page) -> Iterator[Named]:
    for path, _, side in page.approaches():
        if side.opposite is not None:
            yield f"{path}.opposite", side.opposite


def _named_nodes(page: Page) -> Iterator[Named]:
    for at, road in enumerate(page.board.roads):
        yield from ((f"road[{at}].course", word) for word in dict.fromkeys(road.course))


def _named_locales(page: Page) -> Iterator[Named]:
    yield from ((f"junction[{at}].locale", junction.locale) for at, junction in enumerate(page.board.junctions))
    yield from ((f"entry[{at}].locale", entry.locale) for at, entry in enumerate(page.board.entries))


def _named_roads(page: Page) -> Iterator[Named]:
    for at, junction in enumerate(page.board.junctions):
        yield from ((f"junction[{at}].roads", road) for road in junction.roads)
    for at, entry in enumerate(page.board.entries):
        if entry.road is not None:
            yield f"entry[{at}].road", entry.road


def _named_entries(page: Page) -> Iterator[Named]:
    for at, force in enumerate(page.board.forces):
        yield from ((f"force[{at}].entry", entry) for entry in force.entries)


# --- pairs ----------------------------------------------------------------------------------------------------------


def pairs(page: Page) -> Iterator[BadData]:
    """BM-CHK-02: two sides face each other, and belong to two locales; a wrong pair is told at one of its halves."""
    board, told = page.board, set[str]()
    for path, locale, side in page.approaches():
        if side.opposite is None or side.opposite in told:
            continue
        other = board.approach[side.opposite]
        if board.locale_of[other.id] == locale.id:
            told.add(side.id)
            yield page.bad("marengo-board-own-opposite", f"{path}.opposite", word=side.id)
        elif other.opposite != side.id and not _is_lonely(other):
            told.add(side.id)
            yield page.bad("marengo-board-one-sided", f"{path}.opposite", word=side.id, other=other.id)


def lonely_sides(page: Page) -> Iterator[BadData]:
    """BM-CHK-03: only impassable sides and the edge of the map face nothing."""
    for path, _, side in page.approaches():
        if _is_lonely(side):
            yield page.bad("marengo-board-lonely", f"{path}.opposite", word=side.id)
        if side.opposite is not None and side.edge:
            yield page.bad("marengo-board-edge", f"{path}.edge", word=side.id)


def _is_lonely(side: Approach) -> bool:
    return side.opposite is None and not (side.impassable or side.edge)


def impassable_halves(page: Page) -> Iterator[BadData]:
    """BM-CHK-04: what cannot be crossed one way cannot be crossed the other way; told once, at the open half."""
    for path, _, side in page.approaches():
        if side.opposite and not side.impassable and page.board.approach[side.opposite].impassable:
            yield page.bad("marengo-board-half", f"{path}.impassable", word=side.id, other=side.opposite)


def widths(page: Page) -> Iterator[BadData]:
    """BM-CHK-05: both halves are as wide; told once, at the second half."""
    seen: set[str] = set()
    for path, _, side in page.approaches():
        seen.add(side.id)
        if side.opposite in seen and page.board.approach[side.opposite].width != side.width:
            yield page.bad("marengo-board-width", f"{path}.width", word=side.id, other=side.opposite)


def names_of_approaches(page: Page) -> Iterator[BadData]:
    """BM-CHK-18: X>Y is the side of X towards Y; if there are several, each has small letters behind."""
    board = page.board
    for path, locale, side in page.approaches():
        if side.opposite is None:
            if not re.fullmatch(rf"{locale.id}>{_ID.pattern}", side.id):
                yield page.bad("marengo-board-side-name", f"{path}.id", word=side.id, locale=locale.id, other="…")
            continue
        other = board.locale_of[side.opposite]
        faces = [each.id for each in locale.approaches if each.opposite and board.locale_of[each.opposite] == other]
        if not re.fullmatch(rf"{locale.id}>{other}[a-z]*", side.id):
            yield page.bad("marengo-board-side-name", f"{path}.id", word=side.id, locale=locale.id, other=other)
        elif len(faces) > 1 and side.id == f"{locale.id}>{other}":
            yield page.bad("marengo-board-suffix", f"{path}.id", word=side.id, locale=locale.id, other=other)


# --- the rest -------------------------------------------------------------------------------------------------------


def numbers(page: Page) -> Iterator[BadData]:
    """BM-CHK-06: penalties, capacities and start symbols."""
    for path, locale in page.locales():
        if locale.capacity < 1:
            yield page.bad("marengo-board-capacity", f"{path}.capacity", word=locale.id)
        elif not 0 <= locale.french_start <= locale.capacity:
            yield page.bad("marengo-board-room", f"{path}.french_start", word=locale.id, capacity=locale.capacity)
    for path, _, side in page.approaches():
        for arm, penalty in (("inf", side.inf), ("cav", side.cav), ("art", side.art)):
            if penalty < 0:
                yield page.bad("marengo-board-penalty", f"{path}.{arm}", word=side.id)


def connected(page: Page) -> Iterator[BadData]:
    """BM-CHK-20: every locale can be reached from every other one; told at the first that cannot."""
    board = page.board
    reached, waiting = {board.locales[0].id}, [board.locales[0].id]
    while waiting:
        further = set(board.adjacent[waiting.pop()]) - reached
        reached |= further
        waiting += further
    for path, locale in page.locales():
        if locale.id not in reached:
            yield page.bad("marengo-board-apart", f"{path}.id", word=locale.id, other=board.locales[0].id)
            return
