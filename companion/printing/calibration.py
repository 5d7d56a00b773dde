"""The duplex calibration page: two numbers read off it move this printer's back pages exactly behind their fronts."""

from __future__ import annotations

from companion.printing.book import Book, Page
from companion.printing.box import Box, Point
from companion.printing.forms import blank
from companion.printing.ink import Paint
from companion.printing.job import Ask
from companion.printing.prose import prose
from companion.printing.surface import LINE, THIN

REACH = 10  # mm to each side of a target that its scale covers
_NEEDLE = 0.4  # mm, the width of the lines that must shine through
_BLANK = 11.0
EXAMPLE = (1.5, 3.0)
_EXAMPLE_ROOM = 90.0  # mm; on a smaller page the words have to do


def calibration_pdf(ask: Ask) -> bytes:
    book = Book(ask, ask.say("paper-calibration"))
    book.begin(ask.say("paper-calibration"), backs=True)
    book.two_sided()
    draw_calibration(book)
    return book.finish(ask.say("paper-calibration"))


def draw_calibration(book: Book) -> None:
    """The front: what to do, and scales. The back: needles that show through where the printer really puts them."""
    front = book.page(book.say("paper-calibration"), landscape=False)
    room = _instructions(front)
    first, second, middle = targets(room)
    back = book.page(landscape=False)
    back.write(back.body.cut_top(20)[0], book.say("paper-calibration-back"), 9)
    for letter, place in (("A", first), ("B", second)):
        _scales(front, *place)
        front.badge(place[0] - REACH - 8, place[1], 3, letter)
        _needles(back, *behind(back, place))
    if book.ask.offset != (0, 0):
        _check(book, front, back, middle)
    elif room.height >= _EXAMPLE_ROOM:
        _example(front, *middle)


def targets(room: Box) -> tuple[Point, Point, Point]:
    """Two far apart, so that crooked feeding shows, and the middle between them."""
    reach = REACH + 13
    return (room.x + reach, room.y + reach), (room.right - reach, room.bottom - reach), room.centre


def behind(page: Page, place: Point) -> Point:
    """Where a point of the front lies on the back, once the paper is turned over its long edge."""
    return page.paper.width - place[0], place[1]


def _instructions(page: Page) -> Box:
    """Returns the room that is left for the targets."""
    used = prose(page, page.body, page.say("paper-calibration-how"), 9.5, 7)
    _, rest = page.body.cut_top(used, 4)
    answers, rest = rest.cut_top(_BLANK, 2)
    across, down, _ = answers.columns([1, 1, 0.6], gap=6)
    blank(page, across, page.say("paper-calibration-across"), "across")
    blank(page, down, page.say("paper-calibration-down"), "down")
    return rest


def _scales(page: Page, x: float, y: float) -> None:
    """Two scales that name the correction itself: what is read is what is entered."""
    ticks = []
    for mm in range(-REACH, REACH + 1):
        long = 2.4 if mm % 5 == 0 else 1.4
        ticks += [(x + mm, y - long, x + mm, y), (x, y + mm, x + long, y + mm)]
        if mm % 5 == 0 and mm:
            number = f"{mm:+d}".replace("-", "−")
            page.label(x + mm, y + 2.9, number, 6.5, align="centre")
            page.label(x - 1.2, y - mm + 0.8, number, 6.5, align="right")
    page.lines([(x - REACH, y, x + REACH, y), (x, y - REACH, x, y + REACH), *ticks], width=THIN)


def _needles(page: Page, x: float, y: float, paint: Paint = "ink") -> None:
    reach = REACH + 3
    page.lines([(x - reach, y, x + reach, y), (x, y - reach, x, y + reach)], paint, _NEEDLE)


def _example(page: Page, x: float, y: float) -> None:
    """How a reading looks, with the cross of the back in grey."""
    right, up = EXAMPLE
    frame = Box(x - 43, y - 18, 86, 36)
    page.rect(frame, fill="tint", line=None, radius=2)
    x = frame.x + 20
    _needles(page, x + right, y - up, "faint")
    _scales(page, x, y)
    numbers = [page.number(mm, signed=True) for mm in EXAMPLE]
    words = page.say("paper-calibration-example", first=numbers[0], second=numbers[1])
    page.write(frame.inset(4).cut_left(34)[1], words, 8, 6, upright="middle")


def _check(book: Book, front: Page, back: Page, middle: Point) -> None:
    """With an offset set: a ring, and on the back a cross that must lie in it now."""
    (x, y), (right, down) = middle, book.ask.offset
    front.circle(x, y, 4, width=LINE)
    front.circle(x, y, 2, width=LINE)
    numbers = [book.ask.number(mm, signed=True) for mm in book.ask.offset]
    words = book.say("paper-calibration-check", first=numbers[0], second=numbers[1])
    front.write(Box(x - 30, y + 6, 60, 12), words, 8, 6, paint="soft", align="centre")
    x, y = behind(back, middle)
    x, y = x + right, y + down
    back.lines([(x - 6, y, x + 6, y), (x, y - 6, x, y + 6)], width=_NEEDLE)
