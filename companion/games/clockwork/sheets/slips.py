"""Call-to-arms slips for two against two (CW-ALLY-15): a round, from whom to whom, one tile; nothing else."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.clockwork.sheets.look import RACES
from companion.games.clockwork.sheets.pads import cell, cross_out
from companion.games.clockwork.sheets.rounds import rounds
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.cards import cut_marks, grid_for
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.frame import footer_height
from companion.printing.surface import LINE

HIGHEST = 36.0  # mm of a slip
LOWEST = 20.0
WIDE = 175.0  # mm of paper that has room for two slips side by side
ALLIANCES = 2


class Slip(NamedTuple):
    alliance: int  # from 1
    round: int
    allies: tuple[str, str] | None  # what they are called in a small box, if that is known


def slips(subject: MapSubject, across: int) -> list[Slip]:
    """As they lie on the page: the alliances side by side, or one after the other."""
    numbers = [round_.number for round_ in rounds(subject.epic)]
    pairs = [(alliance, number) for alliance in range(1, ALLIANCES + 1) for number in numbers]
    if across == ALLIANCES:
        pairs.sort(key=lambda pair: (pair[1], pair[0]))
    return [Slip(alliance, number, _allies(subject, alliance)) for alliance, number in pairs]


def _allies(subject: MapSubject, alliance: int) -> tuple[str, str] | None:
    """Every second player is of the same alliance (CW-ALLY-04)."""
    races = [player.race for player in subject.players][alliance - 1 :: ALLIANCES]
    if len(races) != 2 or races[0] is None or races[1] is None:
        return None
    return RACES[races[0]].letter, RACES[races[1]].letter


def draw_slips(book: Book, subject: MapSubject) -> None:
    paper = book.ask.paper.upright
    room = paper.printable.cut_bottom(footer_height(paper), 2)[1]
    across = ALLIANCES if paper.width >= WIDE else 1
    height = max(LOWEST, min(HIGHEST, room.height / len(rounds(subject.epic))))
    grid = grid_for(paper, room.width / across, height)
    wanted = slips(subject, across)
    for start in range(0, len(wanted), grid.places):
        batch = wanted[start : start + grid.places]
        page = book.page(paper=paper)
        cut_marks(page, grid, len(batch))
        for index, slip in enumerate(batch):
            _draw_slip(page, grid.place(index).inset(3, 2), slip)


def _draw_slip(page: Page, box: Box, slip: Slip) -> None:
    say, name = page.say, f"slip-{slip.alliance}-{slip.round}"
    head, rest = box.cut_top(6, 1.5)
    number, words = head.cut_left(6, 2)
    page.rect(number, fill="ink", radius=0.8)
    foot = number.centre[1] + 11 * POINT * CAP_HEIGHT / 2
    page.label(number.centre[0], foot, str(slip.round), 11, "bold", page.ink.on("ink"), "centre")
    used = page.label(words.x, foot, say("clockwork-slip-title"), 10, "bold")
    about = f"{say('clockwork-slip-round', round=slip.round)} · {say('clockwork-slip-alliance', number=slip.alliance)}"
    page.label(words.right, foot, about, 7, paint="soft", align="right", room=words.width - used - 3)
    sender, receiver, tile = rest.columns([1, 1, 0.9], 2)
    with page.about(about):
        _who(page, sender, say("clockwork-slip-from"), slip, f"{name}-from")
        _who(page, receiver, say("clockwork-slip-to"), slip, f"{name}-to")
        cell(page, tile, say("clockwork-slip-tile"), f"{name}-tile")
    page.rect(tile, line="ink", width=LINE * 1.6, radius=0.8)


def _who(page: Page, box: Box, label: str, slip: Slip, name: str) -> None:
    """One of two allies to tick, or a name to write."""
    if slip.allies is None:
        cell(page, box, label, name)
        return
    place = cell(page, box, label, "").inset(1, 0.8)
    for part, sign in zip(place.columns(2, 1), slip.allies, strict=True):
        square = part.centred(part.width, min(part.height, 8))
        cross_out(page, square, sign, name, f"{label} {sign}", 10, "choice")
