"""Checks of pieces, stars and tracks: what is printed beside the map, and on it for the whole game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

from companion.games.marengo.board.model import AT_START, STARS, UNKNOWN, Board, Force, Side
from companion.games.marengo.board.page import Page
from companion.kernel.trouble import BadData

PIECES_IN_THE_BOX = 80  # BM-COMP-02
PRINTED_STARS = 8  # BM-COMP-14
PRINTED_DISPLAYS: dict[Side, int] = {"austrian": 1, "french": 3}  # of reinforcements: BM-COMP-13
_KNOWN_PIECE = re.compile("[ica][123]")


def _at_start(force: Force) -> bool:
    """All Austrians enter as reinforcements (BM-SET-08)."""
    return force.display == AT_START and force.side == "french"


def french_starts(page: Page) -> Iterator[BadData]:
    """BM-CHK-07: as many start symbols as pieces at start."""
    symbols = sum(page.board.french_starts.values())
    found = [(f"force[{at}].pieces", force) for at, force in enumerate(page.board.forces) if _at_start(force)]
    path, pieces = (found[0][0], len(found[0][1].pieces)) if found else ("force", 0)
    if symbols != pieces:
        yield page.bad("marengo-board-starts", path, symbols=symbols, pieces=pieces)


def morale(page: Page) -> Iterator[BadData]:
    """BM-CHK-19"""
    track = page.board.morale
    for name, start in (("austrian_start", track.austrian_start), ("french_start", track.french_start)):
        if start < 1:
            yield page.bad("marengo-board-morale", f"morale.{name}", start=start)
    highest = max(track.austrian_start, track.french_start)
    if track.track_max is not None and track.track_max < highest:
        yield page.bad("marengo-board-track", "morale.track_max", start=highest, highest=track.track_max)


# --- stars ----------------------------------------------------------------------------------------------------------


def star_colours(page: Page) -> Iterator[BadData]:
    """BM-CHK-08"""
    for path, locale in page.locales():
        if locale.star is not None and locale.star not in STARS:
            yield page.bad("marengo-board-star", f"{path}.star", word=locale.star, known=", ".join(STARS))


def printed_stars(page: Page) -> Iterator[BadData]:
    """BM-CHK-08: eight on the real board."""
    return _other_number_of_stars(page) if page.board.real else iter(())


def invented_stars(page: Page) -> Iterator[BadData]:
    """BM-CHK-08: another number is only unusual."""
    return iter(()) if page.board.real else _other_number_of_stars(page)


def _other_number_of_stars(page: Page) -> Iterator[BadData]:
    stars = len(page.board.stars)
    if stars != PRINTED_STARS:
        first = next((path for path, locale in page.locales() if locale.star is not None), "locale[0]")
        yield page.bad("marengo-board-stars", f"{first}.star", stars=stars, number=PRINTED_STARS)


# --- pieces ---------------------------------------------------------------------------------------------------------


def piece_codes(page: Page) -> Iterator[BadData]:
    """BM-CHK-15: i1 to i3, c1 to c3, a1 to a3; in a display also a piece that nobody knows yet."""
    for path, pieces in _lists_of_pieces(page.board):
        unknown_too = path.startswith("force")
        for piece in dict.fromkeys(pieces):
            if not (_KNOWN_PIECE.fullmatch(piece) or (piece == UNKNOWN and unknown_too)):
                yield page.bad("marengo-board-piece", path, word=piece)
    for display, pieces in page.board.sample.items():
        number = len(page.board.force[display].pieces)
        if len(pieces) != number:
            yield page.bad("marengo-board-sample", f"sample.{display}", count=len(pieces), number=number)


def _lists_of_pieces(board: Board) -> Iterator[tuple[str, tuple[str, ...]]]:
    yield from ((f"force[{at}].pieces", force.pieces) for at, force in enumerate(board.forces))
    yield from ((f"spares[{at}].pieces", spares.pieces) for at, spares in enumerate(board.spares))
    yield from ((f"sample.{display}", pieces) for display, pieces in board.sample.items())


def too_many_pieces(page: Page) -> Iterator[BadData]:
    """BM-CHK-15: nobody has more than the box."""
    pieces = _in_all(page.board)
    if page.board.real and pieces > PIECES_IN_THE_BOX:
        where = "spares[0].pieces" if page.board.spares else "force[0].pieces"
        yield page.bad("marengo-board-pieces", where, pieces=pieces, number=PIECES_IN_THE_BOX)


def too_few_pieces(page: Page) -> Iterator[BadData]:
    """BM-CHK-15: if somebody has counted the spares, the whole box should be there."""
    pieces = _in_all(page.board)
    if page.board.real and page.board.spares and pieces < PIECES_IN_THE_BOX:
        yield page.bad("marengo-board-pieces", "spares[0].pieces", pieces=pieces, number=PIECES_IN_THE_BOX)


def _in_all(board: Board) -> int:
    return sum(len(force.pieces) for force in board.forces) + sum(len(spares.pieces) for spares in board.spares)


def artillery(page: Page) -> Iterator[BadData]:
    """BM-CHK-14: one for each side; while some are unknown, at most one."""
    sides: tuple[Side, ...] = get_args(Side)
    for side in sides:
        pieces = list(page.board.pieces_of(side))
        guns = sum(piece.startswith("a") for piece in pieces)
        if guns > 1 or (guns == 0 and UNKNOWN not in pieces):
            first = next((at for at, force in enumerate(page.board.forces) if force.side == side), 0)
            yield page.bad("marengo-board-artillery", f"force[{first}].pieces", of_side=side, guns=guns)


def displays(page: Page) -> Iterator[BadData]:
    """BM-CHK-16: what is printed around the real board."""
    board = page.board
    entering = [force.side for force in board.forces if not _at_start(force)]
    starts = len(board.forces) - len(entering)
    if board.real and (starts != 1 or any(entering.count(side) != n for side, n in PRINTED_DISPLAYS.items())):
        facts = {"starts": starts, "austrian": entering.count("austrian"), "french": entering.count("french")}
        yield page.bad("marengo-board-displays", "force", **facts)


def reinforcements(page: Page) -> Iterator[BadData]:
    """BM-CHK-17: when and where they may enter."""
    board = page.board
    for at, force in enumerate(board.forces):
        if _at_start(force):
            continue
        if force.round is None or not 1 <= force.round <= board.time.rounds:
            yield page.bad("marengo-board-round", f"force[{at}].round", word=force.display, rounds=board.time.rounds)
        if not any(board.entry[entry].side == force.side for entry in force.entries):
            yield page.bad("marengo-board-way-in", f"force[{at}].entry", word=force.display)
