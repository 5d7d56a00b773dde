"""What is wrong with a board while it is written, part by part and value by value."""

from __future__ import annotations

import re
from collections.abc import Iterator

from companion.games.marengo.board.checks import mistakes, oddities
from companion.games.marengo.board.model import Board
from companion.games.marengo.board.page import Page
from companion.games.marengo.board.parts import BOARD, Kind, Part, parts
from companion.tui.workshop.slot import Finding

_SIDE = re.compile(r"locale\[(\d+)\]\.approach\[(\d+)\]\.?(\w*)")
_LISTED = re.compile(r"(locale|road|entry|force|spares)\[(\d+)\]\.?(\w*)")
_ONE = re.compile(r"(time|morale)\.(\w+)")
_JOIN = re.compile(r"junction\[(\d+)\]")
_SAMPLE = re.compile(r"sample\.(.+)")


def findings(board: Board) -> list[Finding[Part]]:
    """Mistakes; if there are none, what is unusual."""
    page, there = Page(board, "", ""), set(parts(board))
    wrong = mistakes(page)
    found = wrong or oddities(page)
    return [Finding(*_where(board, str(bad.facts["field"]), there), bad, bool(wrong)) for bad in found]


def _where(board: Board, path: str, there: set[Part]) -> tuple[Part, str]:
    """What is said of a part that is missing is said of the board."""
    return next((place for place in _places(board, path) if place[0] in there), (BOARD, ""))


def _places(board: Board, path: str) -> Iterator[tuple[Part, str]]:
    if found := _SIDE.match(path):
        yield Part("approach", int(found[1]), int(found[2])), found[3]
    if found := _LISTED.match(path):
        kinds: dict[str, Kind] = {"locale": "locale", "road": "road", "entry": "entry", "force": "force"}
        yield Part(kinds.get(found[1], "spares"), int(found[2])), found[3]
    if found := _ONE.match(path):
        yield Part("time" if found[1] == "time" else "morale"), found[2]
    if found := _JOIN.match(path):
        name = board.junctions[int(found[1])].locale
        yield from ((Part("locale", at), "roads") for at, each in enumerate(board.locales) if each.id == name)
    if found := _SAMPLE.match(path):
        yield from ((Part("force", at), "pieces") for at, each in enumerate(board.forces) if each.display == found[1])
