"""Checks of roads, junctions and entries."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.board.model import Entry, Road
from companion.games.marengo.board.page import Page
from companion.kernel.trouble import BadData


def courses(page: Page) -> Iterator[BadData]:
    """BM-CHK-09: node, crossing, node, without a gap; told once for each road, where it breaks first."""
    for at, road in enumerate(page.board.roads):
        path = f"road[{at}].course"
        if not _alternates(page, road):
            yield page.bad("marengo-board-course", path, word=road.id)
        else:
            yield from list(_breaks(page, road, path))[:1]


def _alternates(page: Page, road: Road) -> bool:
    """Places and crossings in turn; entries only at the ends, each with its own crossing beside it."""
    board, places = page.board, page.board.locale.keys() | page.board.entry.keys()
    if len(road.course) % 2 == 0 or not board.locale.keys().isdisjoint(road.crossings):
        return False
    return all(node in places for node in road.nodes) and all(node in board.locale for node in _inner(road))


def _inner(road: Road) -> tuple[str, ...]:
    """The nodes that can be no entries; of a road that never leaves its place, all of them."""
    return road.nodes[1:-1] if len(road.nodes) > 1 else road.nodes


def _breaks(page: Page, road: Road, path: str) -> Iterator[BadData]:
    """Where a course does not lead on."""
    board = page.board
    for at, (before, crossing, after) in enumerate(zip(road.nodes, road.crossings, road.nodes[1:], strict=False)):
        if crossing.startswith("@"):
            enters = at == 0 and crossing == f"@{before}" and after in board.locale
            leaves = at == len(road.crossings) - 1 and crossing == f"@{after}" and before in board.locale
            if not (enters or leaves):
                yield page.bad("marengo-board-course-entry", path, word=crossing, road=road.id)
            continue
        side = board.approach.get(crossing)
        if side is not None and side.impassable:
            yield page.bad("marengo-board-course-impassable", path, word=crossing, road=road.id)
        elif (
            side is None
            or side.opposite is None
            or (board.locale_of[side.id], board.locale_of[side.opposite]) != (before, after)
        ):
            yield page.bad("marengo-board-course-gap", path, word=crossing, road=road.id, place=before, other=after)


def pairs_used_twice(page: Page) -> Iterator[BadData]:
    """BM-CHK-10"""
    for at, road in enumerate(page.board.roads):
        seen: set[str] = set()
        for crossing in road.crossings:
            pair = page.board.pair.get(crossing, crossing)
            if pair in seen:
                yield page.bad("marengo-board-road-twice", f"road[{at}].course", word=crossing, road=road.id)
            seen.add(pair)


def junctions(page: Page) -> Iterator[BadData]:
    """BM-CHK-11: two roads or more, all of which come there."""
    for at, junction in enumerate(page.board.junctions):
        path = f"junction[{at}].roads"
        if len(set(junction.roads)) < 2:
            yield page.bad("marengo-board-junction", path, place=junction.locale)
        for road in dict.fromkeys(junction.roads):
            if junction.locale not in page.board.road[road].nodes:
                yield page.bad("marengo-board-junction-road", path, place=junction.locale, road=road)


def entries(page: Page) -> Iterator[BadData]:
    """BM-CHK-12: a road that begins or ends at the entry, with the entry locale beside it."""
    for at, entry in enumerate(page.board.entries):
        if entry.pontoon:
            continue
        if entry.road is None:
            yield page.bad("marengo-board-entry", f"entry[{at}].road", word=entry.id)
        elif not _leads_in(page.board.road[entry.road], entry):
            facts = {"word": entry.id, "road": entry.road, "place": entry.locale}
            yield page.bad("marengo-board-entry-road", f"entry[{at}].road", **facts)


def _leads_in(road: Road, entry: Entry) -> bool:
    return (entry.id, entry.locale) in (road.nodes[:2], road.nodes[:-3:-1])


def pontoons(page: Page) -> Iterator[BadData]:
    """BM-CHK-13: one at most, of the Austrians."""
    bridges = [(at, entry) for at, entry in enumerate(page.board.entries) if entry.pontoon]
    for number, (at, entry) in enumerate(bridges):
        if entry.side != "austrian":
            yield page.bad("marengo-board-pontoon-side", f"entry[{at}].side", word=entry.id)
        elif number:
            yield page.bad("marengo-board-pontoons", f"entry[{at}].pontoon", word=entry.id, other=bridges[0][1].id)
