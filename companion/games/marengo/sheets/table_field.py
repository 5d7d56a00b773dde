"""The field of a battle with its blocks, as everybody sees them or as one side does."""

from __future__ import annotations

from companion.games.marengo.block_words import write_blocks
from companion.games.marengo.own import own_blocks
from companion.games.marengo.parts import Blocks
from companion.games.marengo.pieces import each, word
from companion.games.marengo.sheets.field import Field
from companion.games.marengo.sheets.look import draw_block
from companion.games.marengo.sheets.plan import NUMBER
from companion.games.marengo.state import SEATS, WAITING, State
from companion.kernel.game import Seat
from companion.kernel.notation import Language
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.fonts import POINT, text_width
from companion.printing.surface import Surface

BLOCK = 42.0  # the height of a block, in units of the board
BEHIND = 33.0  # from an approach to the blocks that block it


def blocks_in_words(blocks: Blocks, language: Language) -> str:
    """What everybody knows of the blocks of a position, as one would type it: `2 i3`."""
    return write_blocks(tuple(sorted(word(name) for name in each(blocks))), language)


def draw_battle(book: Book, surface: Surface, field: Field, battle: State, own: Seat | None = None) -> None:
    """`own`: the side whose faces are told, too, as far as it has told them itself."""
    field.draw(surface, signs=False)
    language: Language = "de" if book.ask.language == "de" else "en"
    for seat in SEATS:
        told = _told_by_owner(battle, seat, language) if seat == own else _known_to_all(battle, seat, language)
        for place, text in told.items():
            _draw_blocks(surface, field, seat, place, text)


def knows_more(battle: State, seat: Seat) -> bool:
    """Has this side told faces of blocks on the map that nobody else knows?"""
    return _told_by_owner(battle, seat, "en") != _known_to_all(battle, seat, "en")


def _known_to_all(battle: State, seat: Seat, language: Language) -> dict[str, str]:
    """Of each position on the map."""
    there = battle.stand[seat].items()
    return {place: blocks_in_words(blocks, language) for place, blocks in there if not place.startswith(WAITING)}


def _told_by_owner(battle: State, seat: Seat, language: Language) -> dict[str, str]:
    """The same as its owner has told it; where it was not said which of them stand there, only how many."""
    there: dict[str, list[str]] = {}
    for own in (own for own in own_blocks(battle, seat) if not own.place.startswith(WAITING)):
        faces = own.faces if len(own.faces) <= own.number else ()
        there.setdefault(own.place, []).extend([*faces, *[word(own.name)] * (own.number - len(faces))])
    return {place: write_blocks(tuple(sorted(words)), language) for place, words in there.items()}


def _draw_blocks(surface: Surface, field: Field, seat: Seat, place: str, text: str) -> None:
    """Below the number of a locale, or behind the approach they block."""
    high = BLOCK * field.unit
    wide = max(1.7 * high, text_width(text, high * 0.62 / POINT, "bold") + high)
    x, y = _middle(field, place)
    inside = field.box
    left = min(max(x - wide / 2, inside.x), inside.right - wide)
    top = min(max(y - high / 2, inside.y), inside.bottom - high)
    draw_block(surface, Box(left, top, wide, high), seat, text)


def _middle(field: Field, place: str) -> tuple[float, float]:
    if place in field.board.locale:
        (x, y), scale = field.plan.numbers[place]
        return field.at((x, y + NUMBER[1] * scale / 2 + BLOCK / 2 + 3))
    (x, y), (dx, dy) = field.plan.inward[place]
    return field.at((x + dx * BEHIND, y + dy * BEHIND))
