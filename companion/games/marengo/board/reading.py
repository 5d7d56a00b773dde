"""Boards from their files: TOML in the ledger's map schema. What is wrong is told with file, line and field."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from companion.games.marengo.board.checks import mistakes, oddities
from companion.games.marengo.board.model import Board
from companion.games.marengo.board.page import Page, line_of
from companion.kernel import data
from companion.kernel.trouble import BadData

if TYPE_CHECKING:
    from companion.games.box import Findings

GAME = "marengo"
OURS = ("marengo", "training")  # the printed board, and a small field of our own to learn on


@cache
def read_board(text: str, file: str) -> Board:
    """The board of a file. Raises BadData for the first mistake."""
    page = read_page(text, file)
    for mistake in mistakes(page):
        raise mistake
    return page.board


def our_board(id_: str) -> Board:
    file = f"{id_}.toml"
    return read_board(data.asset_text("games", GAME, "boards", file), file)


def read_page(text: str, file: str) -> Page:
    """The file as what it claims to be; nothing is checked but fields and types."""
    try:
        return Page(data.check(data.parse(text, file), Board, text, file), text, file)
    except BadData as mistake:
        field, line = str(mistake.facts["field"]), str(mistake.facts["line"])
        raise BadData(mistake.key, **{**mistake.facts, "line": line_of(text, field) if field else line}) from None


def check_file(text: str, path: Path) -> Findings:
    """For `companion data check`: what is wrong with a file, else what is only unusual."""
    page = read_page(text, path.name)
    found = mistakes(page)
    return (found, ()) if found else ((), oddities(page))
