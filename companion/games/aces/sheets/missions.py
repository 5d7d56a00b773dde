"""Sheets for missions: the launcher of V2 with its damage and rockets, and the weather with a place for its marker."""

from __future__ import annotations

from typing import get_args

from companion.games.aces.beginning import TYPED
from companion.games.aces.board.cards import HEALTH
from companion.games.aces.board.maps import Terrain
from companion.games.aces.moves.ending import RUINS
from companion.games.aces.sheets.legend import draw_terrain
from companion.games.aces.sheets.look import KHAKI, NARROW, OLIVE, RED, SAND, frame, panel, points
from companion.games.aces.sheets.pictograms import DARK, draw_sign, draw_weather
from companion.games.aces.sheets.subject import AcesSubject
from companion.games.aces.state import Weather
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import POINT
from companion.printing.labels import middle_label
from companion.printing.prose import prose
from companion.printing.surface import HAIR, LINE, THIN

WEATHERS: tuple[Weather, ...] = get_args(Weather)
TURNS = 3  # that a weather lasts (AA-WEA-01)
GROUNDS: tuple[Terrain, ...] = ("road", "standard", "forest", "water")
# Movement points in halves; None: infantry only, the whole move (AA-MOVE-06..08, AA-MOVE-13, AA-WEA-05..07)
USUAL: dict[Terrain, int | None] = {"road": 1, "standard": 2, "forest": 3, "water": None}
CHANGED: dict[Weather, dict[Terrain, int | None]] = {
    "frost": {"water": 2},
    "mud": {"road": 2, "standard": 3, "forest": 4},
    "drought": {"standard": 1},
}
_ROUNDS = 12  # lines for rockets


# --- weather --------------------------------------------------------------------------------------------------------


def draw_weather_sheet(book: Book, subject: AcesSubject) -> None:
    """A row for each weather: its numbers, what it does, what terrain costs, three turns to count."""
    page = book.page(book.say("aces-sheet-weather"), book.say("aces-weather-how"), landscape=False)
    heads, rest = page.body.cut_top(14, 1.5)
    _weather_heads(book, page, heads)
    for number, (weather, row) in enumerate(zip(WEATHERS, rest.rows(len(WEATHERS), 3), strict=True)):
        _weather(book, page, row, weather, number)


def _columns(row: Box) -> tuple[Box, Box, list[Box], Box]:
    """Numbers and picture, words, costs, turns."""
    first, words, costs, turns = row.columns([1.7, 2.9, 3.2, 2.4], 3)
    return first, words, costs.columns(len(GROUNDS), 1), turns


def _weather_heads(book: Book, page: Page, box: Box) -> None:
    die, words, costs, turns = _columns(box)
    for cell, key in ((die, "die"), (words, "effect"), (turns, "turns")):
        page.write(cell, book.say(f"aces-weather-{key}"), 8.5, 5, "bold", OLIVE, upright="bottom", lines=2)
    for cell, terrain in zip(costs, GROUNDS, strict=True):
        name, picture = cell.cut_bottom(5)
        draw_terrain(page, picture.centre, min(8.0, picture.height, cell.width * 0.8), terrain)
        word = book.say(f"aces-weather-on-{terrain}")
        middle_label(page, name.centre, word, 6.5, "narrow", OLIVE, cell.width)


def _weather(book: Book, page: Page, box: Box, weather: Weather, number: int) -> None:
    frame(page, box, "paper", OLIVE)
    inner = box.inset(3, 2)
    first, words, costs, turns = _columns(inner)
    die, picture = first.cut_left(first.width * 0.42)
    text = f"{2 * number + 1}–{2 * number + 2}"
    middle_label(page, die.centre, text, min(20.0, die.width * 0.55 / POINT), room=die.width - 0.5)
    draw_weather(page, weather, picture.centre, min(picture.width, picture.height) * 0.8)
    name, effect = words.cut_top(words.height * 0.36)
    page.write(name, book.say(f"aces-weather-name-{weather}"), 17, 7, "bold", upright="bottom", lines=1)
    page.write(effect.inset(0, 0.8), book.say(f"aces-weather-does-{weather}"), 11.5, 5)
    for cell, terrain in zip(costs, GROUNDS, strict=True):
        changed = terrain in CHANGED.get(weather, {})
        cost = CHANGED.get(weather, {}).get(terrain, USUAL[terrain])
        place = cell.centred(cell.width, min(12.0, cell.height))
        page.rect(place, "#f0dca0" if changed else None, DARK if changed else KHAKI, LINE if changed else THIN)
        word = points(book, cost) if cost is not None else book.say("aces-weather-whole")
        middle_label(
            page,
            place.centre,
            word,
            12 if cost is not None else 8,
            "bold" if changed else "text",
            room=place.width - 0.8,
        )
    for at, cell in enumerate(turns.columns(TURNS, 1.6), 1):
        radius = min(cell.width / 2, inner.height / 2, 9)
        page.circle(*cell.centre, radius, None, "soft", THIN, "1.2 0.8")
        middle_label(page, cell.centre, str(at), 11, "bold", "faint")


# --- the launcher ---------------------------------------------------------------------------------------------------


def draw_launcher_sheet(book: Book, subject: AcesSubject) -> None:
    page = book.page(book.say("aces-sheet-v2"), book.say("aces-v2-how"), landscape=False)
    unit = page.body.height / 100
    top, rest = page.body.cut_top(27 * unit, 2.5 * unit)
    ruins, track = top.columns([1, 1], 4)
    _ruins(book, page, ruins)
    _track(book, page, track, subject)
    course, rockets = rest.cut_top(34 * unit, 2.5 * unit)
    _course(book, page, course)
    _rockets(book, page, rockets)


def _track(book: Book, page: Page, box: Box, subject: AcesSubject) -> None:
    """Damage to the launcher, and the hits that each needs: from the option, or to be written in."""
    room = panel(page, box, book.say("aces-v2-damage"))
    health, hits = _launcher(subject)
    words, room = room.cut_bottom(room.height * 0.3, 1)
    told = book.say("aces-v2-table", known=int(bool(hits)))
    page.write(words, told, 9.5, 5, paint="soft", upright="middle")
    across = min(health, HEALTH)
    down = -(-health // across)
    cells = room.grid(across, down, 1.4)
    for damage, cell in zip(range(1, health + 1), cells, strict=False):
        number, need = cell.rows([1, 1])
        last = damage == health
        page.rect(cell, None, RED if last else DARK, LINE if last else THIN)
        middle_label(
            page, number.centre, str(damage), min(12.0, number.height * 0.6 / POINT), paint=RED if last else "ink"
        )
        page.line(cell.x, need.y, cell.right, need.y, "faint", HAIR)
        page.field(need.inset(0.4), f"v2-hits-{damage}", f"{book.say('aces-v2-damage')} {damage}")
        if damage <= len(hits):
            middle_label(page, need.centre, str(hits[damage - 1]), min(10.0, need.height * 0.6 / POINT), "text")


def _launcher(subject: AcesSubject) -> tuple[int, tuple[int, ...]]:
    """The damage that destroys it, and the hits for each as far as somebody has read them."""
    state = subject.state
    if state is not None:
        return state.rules.v2_health, state.rules.v2_table
    health, table = subject.option("v2-health"), subject.option("v2-table")
    numbers = table.replace(",", " ").replace("-", " ").split() if table != TYPED else []
    return (
        int(health) if health.isdecimal() and 1 <= int(health) <= 2 * HEALTH else HEALTH,
        tuple(int(number) for number in numbers if number.isdecimal())[:HEALTH],
    )


def _ruins(book: Book, page: Page, box: Box) -> None:
    """Five factories to strike out: then the Germans have won (AA-V2-19)."""
    room = panel(page, box, book.say("aces-v2-ruins"))
    words, room = room.cut_bottom(room.height * 0.3, 1)
    page.write(words, book.say("aces-v2-wins"), 9.5, 5, paint="soft", upright="middle")
    for number, cell in enumerate(room.columns(RUINS, 1.6), 1):
        place, name = cell.cut_top(cell.height * 0.62)
        page.rect(place, SAND, KHAKI, THIN)
        draw_sign(page, "factory", place.centre, min(place.width, place.height) * 0.72)
        page.line(name.x, name.bottom - 0.6, name.right, name.bottom - 0.6, "soft", THIN)
        page.field(name.inset(0, 0.6), f"v2-ruin-{number}", f"{book.say('aces-v2-ruins')} {number}")


def _course(book: Book, page: Page, box: Box) -> None:
    """What happens when, in three columns."""
    narrow = page.paper.width < NARROW
    for cell, key in zip(box.columns(3, 3), ("before", "search", "found"), strict=True):
        room = panel(page, cell, book.say(f"aces-v2-{key}"), 8.5 if narrow else 9.5)
        prose(page, room, book.say(f"aces-v2-{key}-told"), 12.5, 5)


def _rockets(book: Book, page: Page, box: Box) -> None:
    """A line for each round: which factory, the die, whether it was destroyed."""
    room = panel(page, box, book.say("aces-v2-rockets"))
    rule, room = room.cut_top(5, 1)
    page.write(rule, book.say("aces-v2-rocket-rule"), 9.5, 5, upright="middle", lines=1)
    for column, half in enumerate(room.columns(2, 6)):
        heads, rows = half.cut_top(4.5)
        shares = [1, 2.2, 1.2, 1.6]
        for cell, key in zip(heads.columns(shares, 2), ("round", "factory", "die", "hit"), strict=True):
            page.write(cell, book.say(f"aces-v2-{key}"), 7.5, 5, "bold", OLIVE, upright="middle", lines=1)
        for at, row in enumerate(rows.rows(_ROUNDS // 2), 1):
            number, factory, die, hit = row.columns(shares, 2)
            turn = at + column * (_ROUNDS // 2)
            middle_label(page, (number.x + 3, number.centre[1]), str(turn), 9, "bold", "soft")
            for cell, key in ((factory, "factory"), (die, "die")):
                page.line(cell.x, cell.bottom - 1, cell.right, cell.bottom - 1, "soft", THIN)
                tip = f"{book.say('aces-v2-round')} {turn} · {book.say(f'aces-v2-{key}')}"
                page.field(cell.inset(0, 0.8), f"v2-rocket-{turn}-{key}", tip)
            square = Box(hit.x, hit.centre[1] - 1.9, 3.8, 3.8)
            page.rect(square, None, DARK, THIN)
            tip = f"{book.say('aces-v2-round')} {turn} · {book.say('aces-v2-hit')}"
            page.field(square, f"v2-rocket-{turn}-hit", tip, "tick")
