"""Labels for blocks, of both armies and with every spare that losses can call for; all backs of an army are alike.

A back is covered with one pattern from rim to rim, so that no face can be told from behind, nor seen against the light.
"""

from __future__ import annotations

from collections import Counter
from functools import partial

from companion.games.marengo.beginning import named_forces
from companion.games.marengo.block_words import write_block
from companion.games.marengo.board.model import Board
from companion.games.marengo.pieces import ANY, FACES, strength
from companion.games.marengo.sheets.look import ARMIES, MARK, army_strip, draw_face, source_notes
from companion.games.marengo.sheets.subject import FieldSubject
from companion.games.marengo.state import SEATS
from companion.kernel.game import Seat
from companion.kernel.notation import Language
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.cards import Card, Side, lay_cards
from companion.printing.paper import CardSize
from companion.printing.prose import prose
from companion.printing.surface import THIN, Surface
from companion.printing.tables import Cell, Column, Drawn, table

_SAMPLE_HIGH = 9.0  # mm of a face in the table


def draw_labels(book: Book, subject: FieldSubject) -> None:
    sets = {seat: labels_of(subject, seat) for seat in SEATS}
    _how(book, subject, sets)
    cards = []
    for seat, counts in sets.items():
        back = Side(partial(_back, seat=seat))
        for face, count in counts.items():
            front = Side(partial(_front, seat=seat, face=face))
            cards += [Card(front, back)] * count
    lay_cards(book, cards, CardSize("block", subject.block.width, subject.block.height))


def labels_of(subject: FieldSubject, seat: Seat) -> dict[str, int]:
    """How many of each face: as many as can ever be needed at once. `x`: to be drawn in by hand.

    Whoever loses strength is exchanged for a weaker one of its arm (BM-ASLT-25), so of each strength there are as many
    as begin with it or with more.
    """
    known = _faces(subject, seat)
    counts: Counter[str] = Counter()
    for face, count in known.items():
        if face == ANY:
            counts[ANY] += 2 * count  # itself, and a weaker one
            continue
        for left in range(strength(face), 0, -1):
            counts[f"{face[0]}{left}"] += count
    return {face: counts[face] for face in (*FACES, ANY) if counts[face]}


def _faces(subject: FieldSubject, seat: Seat) -> Counter[str]:
    """What the board's displays hold, as far as the board or the table says."""
    forces = named_forces(subject.board, subject.asked.setup)
    return Counter(face for force in subject.board.forces if force.side == seat for face in forces[force.display])


# --- faces ----------------------------------------------------------------------------------------------------------


def _front(surface: Surface, box: Box, seat: Seat, face: str) -> None:
    inside = box.inset(0.5)  # a crooked cut leaves a white edge, not a stripe of the neighbour
    if face != ANY:
        draw_face(surface, inside, seat, face)
        return
    surface.area(inside, ARMIES[seat], width=THIN, radius=inside.height * 0.1)
    surface.rect(inside.inset(min(inside.width, inside.height) * 0.12), "paper", "ink", THIN / 2)


def _back(surface: Surface, box: Box, seat: Seat) -> None:
    """With a white rim: where printer or knife are a little off, they are for all labels alike."""
    surface.area(box.inset(1), ARMIES[seat], line=None)


# --- words ----------------------------------------------------------------------------------------------------------


def _how(book: Book, subject: FieldSubject, sets: dict[Seat, dict[str, int]]) -> None:
    page = book.page(book.say("marengo-sheet-labels"), _size(book, subject), landscape=False)
    page.new_leaf = True
    rest = page.body
    used = prose(page, rest, book.say("marengo-labels-how", duplex=int(book.ask.duplex)), 9.5, 7)
    rest = rest.cut_top(used, 4)[1]
    note = source_notes(book, subject.board, subject.asked.setup)
    if note:
        words, rest = rest.cut_bottom(9, 2)
        page.write(words, note, 7, 5, paint="soft", upright="bottom")
    for seat, half in zip(SEATS, rest.columns(2, 6), strict=True):
        _counts(book, page, half, seat, sets[seat], subject.board)


def _counts(book: Book, page: Page, box: Box, seat: Seat, counts: dict[str, int], board: Board) -> None:
    total = book.say("marengo-labels-total", side=book.say(f"marengo-{seat}"), count=sum(counts.values()))
    strip, rest = box.cut_top(5.5, 1.5)
    army_strip(book, page, strip, seat, total)
    language: Language = "de" if book.ask.language == "de" else "en"
    mark = "" if board.source == "owner" else MARK
    rows: list[list[Cell]] = []
    for face, count in counts.items():
        shown = Drawn(_SAMPLE_HIGH, partial(_shown, seat=seat, face=face))
        word = book.say("marengo-labels-blank") if face == ANY else book.say(f"marengo-face-{face}")
        sign = "" if face == ANY else write_block(face, language)
        rows.append([shown, f"{count}×{mark}", sign, word])
    table(page, rest, [Column("", 2), Column("", 1.3), Column("", 1, face="mono"), Column("", 4)], rows, stripes=False)


def _shown(surface: Surface, box: Box, seat: Seat, face: str) -> None:
    _front(surface, Box(box.x, box.y, min(box.width, 1.8 * box.height), box.height), seat, face)


def _size(book: Book, subject: FieldSubject) -> str:
    width, height, sample = subject.block
    return book.say(
        "marengo-labels-size",
        width=book.ask.number(width),
        height=book.ask.number(height),
        sample=int(sample),
        mark=MARK,
    )
