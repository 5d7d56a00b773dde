"""Screens to fold and stand up, with phases and costs inside; and a card for each race."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.games.clockwork.maps.played import Player, Race
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.sheets.aid_words import Words, phases, races_told
from companion.games.clockwork.sheets.cards import EDGE, draw_keyhole
from companion.games.clockwork.sheets.counters import FIGURES_OF, STRENGTHS, action_words
from companion.games.clockwork.sheets.icons import draw_icon
from companion.games.clockwork.sheets.look import (
    BACK,
    BRASS,
    DARK_BRASS,
    PALE_BRASS,
    RACES,
    card_frame,
    dark,
    draw_wheels,
    light,
)
from companion.games.clockwork.sheets.pads import race_words, unit_name
from companion.games.clockwork.sheets.rounds import recruits
from companion.games.clockwork.sheets.signs import draw_sign
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.state import ACTIONS, DISCS
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.cards import Card, Draw, Side, lay_cards
from companion.printing.faces import fitted, plate
from companion.printing.ink import Swatch
from companion.printing.labels import middle_label
from companion.printing.legend import Sample, draw_samples
from companion.printing.paper import POKER, CardSize
from companion.printing.prose import prose
from companion.printing.surface import THIN, Surface

WINGS = (1.0, 2.0, 1.0)  # the parts of a screen, in proportion
WIDE = 281.0  # mm of lying A4 between its margins: the inside is drawn in this width, then scaled
_TITLE = 7.0  # mm over a part
_LARGEST = 13.0  # points
_APART = 3.6  # mm from one line of a list to the next: more than between the rows of one


def draw_screens(book: Book, subject: MapSubject) -> None:
    """For each player the outside and, behind it, the inside."""
    races = races_told(subject)
    known = [player for player in subject.players if player.race is not None]
    players = known if len(known) == len(subject.players) else [Player("", race) for race in races]
    for player in players:
        assert player.race is not None
        _outside(book, player.name, player.race)
        _inside(book, subject, player.race)


def _outside(book: Book, name: str, race: Race) -> None:
    """What the others see: the race, large, and who plays it."""
    page, swatch = book.page(landscape=True), RACES[race]
    page.new_leaf = True
    for part in _parts(page):
        page.area(part.inset(1), swatch, line=DARK_BRASS, width=THIN, radius=2)
        card_frame(page, part.inset(3.5))
    left, middle, right = _parts(page)
    for wing in (left, right):
        _badge(page, wing, race, min(wing.width, wing.height) * 0.5)
    size = min(middle.width, middle.height) * 0.5
    _badge(page, middle, race, size)
    title = Box(middle.x, middle.centre[1] + size * 0.62, middle.width, 0).inset(16, -6)
    words = " · ".join(filter(None, (name, race_words(book.say, race))))
    page.rect(title, fill="paper", line=DARK_BRASS, width=THIN, radius=3)
    page.write(title.inset(4, 1), words, 20, 7, "bold", align="centre", upright="middle", lines=1, cut=True)
    _folds(page)


def _badge(surface: Surface, box: Box, race: Race, size: float) -> None:
    """The sign of the race's special unit in a light wheel's place."""
    surface.circle(*box.centre, size * 0.5, fill=PALE_BRASS, line=DARK_BRASS, width=0.5)
    draw_sign(surface, race, box.centre, size * 0.6)


def _parts(page: Page) -> list[Box]:
    return page.body.columns(WINGS)


def _folds(page: Page) -> None:
    """Where the wings bend back so that the screen stands."""
    for wing in _parts(page)[1:]:
        page.line(wing.x, page.body.y, wing.x, page.body.bottom, "soft", THIN, "2 1.2")


# --- inside ---------------------------------------------------------------------------------------------------------


def _inside(book: Book, subject: MapSubject, race: Race) -> None:
    page = book.page(landscape=True)
    scale = page.body.width / WIDE
    form = book.form(
        f"clockwork-screen-{race}",
        WIDE,
        page.body.height / scale,
        lambda surface: _draw_inside(book, surface, subject, race),
    )
    page.show(form, page.body.x, page.body.y, scale=scale)
    _folds(page)


def _draw_inside(book: Book, page: Surface, subject: MapSubject, race: Race) -> None:
    say = book.say
    left, middle, right = (part.inset(3, 1.5) for part in page.box.columns(WINGS))
    costs, orders = middle.columns(2, 5)
    lists = [
        (left, "clockwork-screen-round", list(_round(book, subject))),
        (costs, "clockwork-screen-costs", list(_costs(book, subject))),
        (orders, "clockwork-screen-rules", list(_rules(book))),
        (right, "clockwork-screen-spy", [*_actions(book), *_own(book, race)]),
    ]
    for box, title, samples in lists:
        head, rest = box.cut_top(_TITLE, 1.5)
        page.label(head.x, head.bottom - 2, say(title), 12, "bold", room=head.width)
        page.line(head.x, head.bottom, head.right, head.bottom, BRASS, 0.6)
        sign = min(9.0, box.width * 0.16)
        draw_samples(page, rest, samples, CardSize("sign", sign, sign), _LARGEST, _APART)


def _round(book: Book, subject: MapSubject) -> Iterator[Sample]:
    """The phases with their numbers."""
    for number, item in enumerate(phases(Words(book.say, subject)), start=1):
        yield Sample(partial(_number, str(number)), _plain(item.text))


def _costs(book: Book, subject: MapSubject) -> Iterator[Sample]:
    say = book.say
    yield Sample(_tile(Kind.CAPITAL), _plain(say("clockwork-aid-recruit-numbers", capital=recruits(subject.epic))))
    for kind, key in ((Kind.TOWER, "income"), (Kind.FACTORY, "sacrifice")):
        yield Sample(_tile(kind), _plain(say(f"clockwork-aid-study-{key}")))
    for general in ("leviathan", "guardian", "tank"):
        told = _plain(say(f"clockwork-aid-generals-{general}")).split(": ", 1)[0]
        yield Sample(_sign(general), told)
    yield Sample(_keyhole, _plain(say("clockwork-aid-espionage-how")))
    yield Sample(_tile(Kind.FOREST), _plain(say("clockwork-aid-scoring-forest")))
    yield Sample(_sign("round"), _plain(say("clockwork-aid-end-convert")))


def _rules(book: Book) -> Iterator[Sample]:
    say = book.say
    for letter, key in zip("abc", ("own", "beside", "march"), strict=True):
        yield Sample(partial(_number, letter), _plain(say(f"clockwork-aid-deploy-{key}")).rstrip(","))
    yield Sample(_keyhole, _plain(say("clockwork-aid-deploy-court")))
    for sign, key in (("tacops", "battle-strength"), ("tacops", "battle-win"), ("tacops", "battle-keep")):
        yield Sample(_sign(sign), _plain(say(f"clockwork-aid-{key}")))
    yield Sample(_tile(Kind.VILLAGE), _plain(say("clockwork-aid-attrition-line")))


def _actions(book: Book) -> Iterator[Sample]:
    for action in ACTIONS:
        yield Sample(_sign(action), _plain(action_words(book, action)))


def _own(book: Book, race: Race) -> Iterator[Sample]:
    yield Sample(_sign(race), _plain(book.say(f"clockwork-aid-special-{race}")))


def _plain(text: str) -> str:
    return text.replace("*", "").replace("\n", ": ")


def _number(text: str, surface: Surface, box: Box) -> None:
    surface.circle(*box.centre, box.height * 0.42, fill=PALE_BRASS, line=DARK_BRASS, width=THIN)
    middle_label(surface, box.centre, text, box.height * 1.3)


def _sign(sign: str) -> Draw:
    return lambda surface, box: draw_sign(surface, sign, box.centre, box.height * 0.9)


def _tile(kind: Kind) -> Draw:
    def draw(surface: Surface, box: Box) -> None:
        draw_icon(surface, kind, (box.x, box.y), box.height * 0.95, dark(kind), light(kind))

    return draw


def _keyhole(surface: Surface, box: Box) -> None:
    draw_keyhole(surface, box.centre, box.height * 0.9)


# --- race cards -----------------------------------------------------------------------------------------------------


def draw_races(book: Book, subject: MapSubject) -> None:
    """To draw a race from, or to lie beside the screen."""
    back = Side(fitted(book, partial(_race_back, book), POKER))
    fronts = [Side(fitted(book, partial(_race, book, race), POKER)) for race in races_told(subject)]
    lay_cards(book, [Card(front, back) for front in fronts])


def _race(book: Book, race: Race, surface: Surface, box: Box) -> None:
    swatch, say = RACES[race], book.say
    card_frame(surface, box.inset(EDGE - 1.2))
    inner = box.inset(EDGE + 1.6)
    head, rest = inner.cut_top(10, 2)
    surface.area(head, swatch, line=DARK_BRASS, width=THIN, radius=1.2)
    plate(surface, head.inset(2, 1.6), race_words(say, race), size=10)
    picture, rest = rest.cut_top(24, 2)
    _race_picture(surface, picture, race, swatch)
    unit, rest = rest.cut_top(6, 1)
    strength = STRENGTHS[race]
    words = say("clockwork-race-unit", unit=unit_name(say, race), count=FIGURES_OF[race], strength=strength or "none")
    surface.write(unit, words, 9, 6, "bold", upright="middle", lines=1)
    told = [say(f"clockwork-aid-special-{race}"), say("clockwork-race-start", discs=DISCS)]
    prose(surface, rest, "\n".join(told), 8, 5)


def _race_picture(surface: Surface, box: Box, race: Race, swatch: Swatch) -> None:
    surface.rect(box, fill=PALE_BRASS, line=BRASS, width=THIN, radius=1.2)
    draw_sign(surface, race, box.centre, box.height * 0.78)
    surface.badge(box.right - 5, box.y + 5, 3, swatch.letter)


def _race_back(book: Book, surface: Surface, box: Box) -> None:
    """Alike for all: they can be drawn blind."""
    ground = box.inset(EDGE)
    surface.area(ground, BACK, line=DARK_BRASS, width=THIN, radius=2)
    room = ground.inset(ground.width * 0.12, ground.height * 0.16)
    surface.rect(room, fill=PALE_BRASS, line=DARK_BRASS, width=THIN, radius=2)
    for race, place in zip(Race, room.grid(2, 2), strict=True):
        draw_sign(surface, race, place.centre, min(place.width, place.height) * 0.5)
    draw_wheels(surface, room.centre, min(room.width, room.height) * 0.3)
    plate(surface, ground.inset(3, 2).cut_bottom(6)[0], book.say("clockwork-title"))
