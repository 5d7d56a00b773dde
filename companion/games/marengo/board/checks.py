"""What can be wrong with a board: the ledger's checks BM-CHK-01 to -20, each told with its id, line and field.

The modules beside this one have them, in the ledger's words: `check_sides`, `check_roads`, `check_forces`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from companion.games.marengo.board import check_forces, check_roads, check_sides

if TYPE_CHECKING:
    from companion.games.marengo.board.page import Page
    from companion.kernel.trouble import BadData

Check: TypeAlias = "Callable[[Page], Iterator[BadData]]"

# Each stage can rely on the ones before it, so that one slip is not told five times.
STAGES: tuple[tuple[tuple[str, Check], ...], ...] = (
    (("BM-CHK-01", check_sides.ids_and_references),),
    (
        ("BM-CHK-02", check_sides.pairs),
        ("BM-CHK-03", check_sides.lonely_sides),
        ("BM-CHK-04", check_sides.impassable_halves),
        ("BM-CHK-06", check_sides.numbers),
    ),
    (("BM-CHK-09", check_roads.courses),),
    (
        ("BM-CHK-07", check_forces.french_starts),
        ("BM-CHK-08", check_forces.star_colours),
        ("BM-CHK-08", check_forces.printed_stars),
        ("BM-CHK-10", check_roads.pairs_used_twice),
        ("BM-CHK-11", check_roads.junctions),
        ("BM-CHK-12", check_roads.entries),
        ("BM-CHK-13", check_roads.pontoons),
        ("BM-CHK-15", check_forces.piece_codes),
        ("BM-CHK-15", check_forces.too_many_pieces),
        ("BM-CHK-17", check_forces.reinforcements),
        ("BM-CHK-18", check_sides.names_of_approaches),
        ("BM-CHK-19", check_forces.morale),
    ),
)
UNUSUAL: tuple[tuple[str, Check], ...] = (
    ("BM-CHK-05", check_sides.widths),
    ("BM-CHK-08", check_forces.invented_stars),
    ("BM-CHK-14", check_forces.artillery),
    ("BM-CHK-15", check_forces.too_few_pieces),
    ("BM-CHK-16", check_forces.displays),
    ("BM-CHK-20", check_sides.connected),
)


def mistakes(page: Page) -> list[BadData]:
    """What is wrong: all of it that can be told at once."""
    for stage in STAGES:
        found = _found(page, stage)
        if found:
            return found
    return []


def oddities(page: Page) -> list[BadData]:
    """What is only unusual, on a board without mistakes."""
    return _found(page, UNUSUAL)


def _found(page: Page, checks: tuple[tuple[str, Check], ...]) -> list[BadData]:
    return [mistake for id_, check in checks for mistake in check(page._replace(check=id_))]
