"""The units of a faction on the page of a table: a line each, with damage, experience and what it is bound to."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.aces.board.cards import HEALTH
from companion.games.aces.sheets.look import EXPERIENCE, faction_strip, named
from companion.games.aces.sheets.pictograms import DARK, ROLES, draw_sign
from companion.games.aces.sheets.subject import AcesSubject
from companion.games.aces.spelling import spelled
from companion.games.aces.state import GONE, State, Unit
from companion.kernel.game import Seat
from companion.kernel.notation import Language
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import POINT
from companion.printing.surface import HAIR

_STRIP, _UNDER = 6.0, 5.0  # mm: the bar of a faction, what is told under it


def lines_of(state: State, faction: Seat) -> list[tuple[str, Unit]]:
    """Units of a faction itself, in the order of its cards."""
    cards = state.troops.cards
    own = [(id_, unit) for id_, unit in state.units.items() if cards[unit.type].faction == faction]
    return sorted(own, key=lambda each: ROLES.index(cards[each[1].type].role))


def draw_faction(book: Book, page: Page, subject: AcesSubject, faction: Seat, box: Box, line: float) -> None:
    """Its bar with the player's name, its coins and factories, then its units."""
    state = subject.state
    assert state is not None
    strip, rest = box.cut_top(_STRIP)
    table = subject.table
    name = table.players.get(faction, "") if table is not None else ""
    side = book.say(f"aces-{faction}")
    faction_strip(book, page, strip, faction, f"{side}: {name}" if name else side)
    under, rest = rest.cut_top(_UNDER)
    if faction in state.coins:
        told = book.say(
            "aces-table-faction", coins=state.coins[faction], factories=", ".join(state.held_by(faction)) or "–"
        )
        page.write(under.inset(0, 0.5), told, 8, 5, "bold", upright="middle", lines=1, cut=True)
    y = rest.y
    for id_, unit in lines_of(state, faction):
        _unit(book, page, state, Box(rest.x, y, rest.width, line), id_, unit)
        y += line


def _unit(book: Book, page: Page, state: State, row: Box, id_: str, unit: Unit) -> None:
    """Sign, name, type, where it stands, damage, experience, and what hands have to know."""
    language: Language = "de" if book.ask.language == "de" else "en"
    sign, name, type_, place, damage, xp, notes = row.columns([0.7, 1.15, 2.6, 0.95, 1.7, 1.55, 1.6], 0.8)
    size = min(8.0, row.height * 0.62 / POINT)
    foot = row.centre[1] + size * POINT * 0.35
    card = state.card(id_)
    draw_sign(page, card.role, sign.centre, min(sign.width, row.height * 0.88))
    page.label(name.x, foot, spelled(id_, language), size, "bold", room=name.width, least=4)
    page.label(type_.x, foot, named(book, card), size * 0.92, "narrow", room=type_.width, least=4, cut=True)
    page.label(place.x, foot, _place(book, unit), size, room=place.width, least=3.5, cut=True)
    _damage(page, damage, unit)
    _experience(page, xp, unit, size)
    told = " ".join(_notes(book, unit, language))
    page.label(notes.x, foot, told, size * 0.85, "narrow", room=notes.width, least=3.5, cut=True)
    page.line(row.x, row.bottom, row.right, row.bottom, "faint", HAIR)


def _place(book: Book, unit: Unit) -> str:
    if not unit.hex:
        return book.say("aces-table-army", army=unit.army) if unit.army else "–"
    return book.say(f"aces-table-{unit.hex}") if unit.hex in ("field", "water") else unit.hex


def _damage(page: Page, box: Box, unit: Unit) -> None:
    """Five boxes: a sixth damage destroys."""
    side = min(box.width / (HEALTH - 1) - 0.4, box.height * 0.6)
    for at in range(HEALTH - 1):
        square = Box(box.x + at * (side + 0.4), box.centre[1] - side / 2, side, side)
        page.rect(square, "mark" if at < unit.damage else None, DARK, HAIR * 1.5)


def _experience(page: Page, box: Box, unit: Unit, size: float) -> None:
    """Discs in the colours of the markers; above five a number."""
    side = min(box.width / (len(EXPERIENCE) + 0.6) - 0.3, box.height * 0.6)
    for at, paint in enumerate(EXPERIENCE[: unit.xp]):
        page.circle(box.x + side / 2 + at * (side + 0.3), box.centre[1], side / 2, paint, DARK, HAIR * 1.5)
    if unit.xp > len(EXPERIENCE):
        x, foot = box.x + len(EXPERIENCE) * (side + 0.3), box.centre[1] + size * POINT * 0.3
        page.label(x, foot, f"+{unit.xp - len(EXPERIENCE)}", size * 0.8, "bold", room=box.right - x, least=3)


def _notes(book: Book, unit: Unit, language: Language) -> Iterator[str]:
    if unit.duty and unit.duty != GONE:
        yield f"→{spelled(unit.duty, language)}"
    if unit.repair:
        yield book.say("aces-table-repair")
    if unit.moved:
        yield book.say("aces-table-moved")
