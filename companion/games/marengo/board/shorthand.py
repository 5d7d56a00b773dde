"""Roads and joins as they are typed: a course by its places alone, where that is clear; joins as groups of roads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from companion.games.marengo.board.model import Board, Junction

BETWEEN_JOINS = "|"


def course_in_short(board: Board, course: Sequence[str]) -> str:
    """Without the crossings that go without saying."""
    words = list(course)
    for at in reversed(range(1, len(words) - 1)):
        before, crossing, after = words[at - 1 : at + 2]
        if not _is_crossing(before) and not _is_crossing(after) and crossing == _crossing(board, before, after):
            del words[at]
    return " ".join(words)


def read_course(board: Board, text: str) -> tuple[str, ...]:
    """Places by id or label; between two of them stands a crossing, ours if nobody has typed one."""
    words = [board.called.get(word, word) for word in text.replace(",", " ").split()]
    return tuple(_with_crossings(board, words))


def _with_crossings(board: Board, words: Sequence[str]) -> Iterator[str]:
    for word, following in pairwise((*words, "")):
        yield word
        if following and not _is_crossing(word) and not _is_crossing(following):
            yield _crossing(board, word, following)


def _is_crossing(word: str) -> bool:
    return word.startswith("@") or ">" in word


def _crossing(board: Board, before: str, after: str) -> str:
    """The way between two places; if there is none or more than one, a name that a check will find fault with."""
    for place in (before, after):
        if place in board.entry:
            return f"@{place}"
    locale = board.locale.get(before)
    sides = [] if locale is None else [side.id for side in locale.approaches if _beyond(board, side.opposite) == after]
    return sides[0] if len(sides) == 1 else f"{before}>{after}"


def _beyond(board: Board, opposite: str | None) -> str:
    return board.locale_of.get(opposite or "", "")


# --- joins ----------------------------------------------------------------------------------------------------------


def roads_in(board: Board, locale: str) -> tuple[str, ...]:
    """The roads that visit a locale."""
    return tuple(road.id for road in board.roads if locale in road.nodes)


def joins_in_short(board: Board, locale: str) -> str:
    """The roads of a locale that meet; what does not touch is kept apart."""
    groups = (" ".join(junction.roads) for junction in board.junctions if junction.locale == locale)
    return f" {BETWEEN_JOINS} ".join(groups)


def with_joins(board: Board, locale: str, text: str) -> Board:
    """Other joins inside one locale; those of all others stay, in the order of the locales."""
    groups = [tuple(group.replace(",", " ").split()) for group in text.split(BETWEEN_JOINS)]
    joins = [junction for junction in board.junctions if junction.locale != locale]
    joins += [Junction(locale, group) for group in groups if group]
    order = {each.id: at for at, each in enumerate(board.locales)}
    return replace(board, junctions=tuple(sorted(joins, key=lambda join: order.get(join.locale, len(order)))))
