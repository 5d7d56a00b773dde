"""Counters to cut out, with backs: discs, special units, generals, influence, actions of the master spy, markers."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import NamedTuple

from companion.games.clockwork.maps.played import Race
from companion.games.clockwork.sheets.aid_words import races_told
from companion.games.clockwork.sheets.icons import draw_icon
from companion.games.clockwork.sheets.look import (
    BACK,
    BRASS,
    DARK_BRASS,
    DOMAIN_KINDS,
    MARK,
    PALE_BRASS,
    RACES,
    SWATCHES,
    card_frame,
    dark,
    draw_wheels,
    light,
)
from companion.games.clockwork.sheets.pads import unit_name
from companion.games.clockwork.sheets.rounds import Age
from companion.games.clockwork.sheets.signs import draw_sign
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.sheets.tracker import GENERALS
from companion.games.clockwork.state import ACTIONS, DISCS, DOMAINS, FIGURES, SEATS, Domain
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.cards import Card, Side, lay_cards
from companion.printing.fonts import POINT
from companion.printing.ink import Swatch
from companion.printing.labels import middle_label
from companion.printing.paper import CardSize
from companion.printing.pieces import Piece, tell_pieces
from companion.printing.prose import prose
from companion.printing.surface import THIN, Surface

COUNTER = CardSize("counter", 20, 20)  # mm; no rulebook says how large they are
ACTION = CardSize("action", 63, 44)  # half a poker card
COURTS = ("rasputin", "pius", "lovelace")
FEW, MANY, OF_EACH = 1, 3, 15  # what influence counters are worth, and how many there are (ledger 2.1)
NUMERALS = dict(zip(Age, ("I", "II", "III"), strict=True))
STRENGTHS = {Race.PUREBREEDS: "+1", Race.TROGLODYTES: "0", Race.RHINOCHS: "", Race.MONGRELS: "+2"}  # ledger 2.3
OF_GENERALS = {"leviathan": "", "guardian": "", "tank": "+3"}  # ledger 2.4
FIGURES_OF = {race: len(FIGURES[seat]) for race, seat in zip(Race, SEATS, strict=True)}


class _Kind(NamedTuple):
    """Pieces of one kind; the first is shown where they are explained."""

    key: str
    cards: list[Card]


def draw_counters(book: Book, subject: MapSubject) -> None:
    kinds, tiles = _kinds(book, subject), _tiles(book)
    lay_cards(book, [card for kind in kinds for card in kind.cards], COUNTER)
    lay_cards(book, [card for kind in tiles for card in kind.cards], ACTION)
    _how(book, kinds, tiles)


def _kinds(book: Book, subject: MapSubject) -> list[_Kind]:
    """As many as the box has, for those races that play."""
    races = races_told(subject)
    discs = {race: Side(partial(_disc, RACES[race])) for race in races}
    scores = {race: Side(partial(_score, race)) for race in races}
    units = {race: Side(partial(_unit, book, race)) for race in races}
    tokens = [Card(Side(partial(_token, domain, age)), _domain_back(domain)) for age, domain in product(Age, DOMAINS)]
    mark, start = (Side(partial(_marker, sign)) for sign in ("round", "start"))
    return [
        _Kind("disc", [Card(side, side) for side in discs.values() for _ in range(DISCS)]),
        _Kind("unit", [Card(side, discs[race]) for race, side in units.items() for _ in range(FIGURES_OF[race])]),
        _Kind("general", [Card(Side(partial(_general, book, name)), Side(_wheels)) for name in GENERALS]),
        _Kind("influence", [card for domain in DOMAINS for card in _influence(domain)]),
        _Kind("token", tokens),
        _Kind("score", [Card(side, discs[race]) for race, side in scores.items()]),
        _Kind("round", [Card(mark, mark)]),
        _Kind("start", [Card(start, start)]),
    ]


def _influence(domain: Domain) -> list[Card]:
    """Face down nobody sees what they are worth: influence is secret (CW-STUDY-05)."""
    back = _domain_back(domain)
    values = [Side(partial(_worth, domain, worth)) for worth in (FEW, MANY)]
    return [Card(side, back) for side in values for _ in range(OF_EACH)]


def _tiles(book: Book) -> list[_Kind]:
    back, court = Side(partial(_action_back, book)), Side(partial(_court_back, book))
    return [
        _Kind("action", [Card(Side(partial(_action, book, action)), back) for action in ACTIONS]),
        _Kind("court", [Card(Side(partial(_court, book, name)), court) for name in COURTS]),
    ]


def _how(book: Book, kinds: list[_Kind], tiles: list[_Kind]) -> None:
    """The last page, so that fronts and backs stay together: how to cut, and what each piece is for."""
    page = book.page(book.say("clockwork-sheet-counters"), book.say("clockwork-sheet-counters-about"), landscape=False)
    page.new_leaf = True
    size, wide, high = (book.ask.number(mm) for mm in (COUNTER.width, ACTION.width, ACTION.height))
    how = book.say("clockwork-counters-how", size=size, wide=wide, high=high, mark=MARK, duplex=int(book.ask.duplex))
    rest = page.body.cut_top(prose(page, page.body, how, 9.5, 7), 4)[1]
    pieces = [_piece(book, kind) for kind in kinds] + [_piece(book, kind, 1.4) for kind in tiles]
    tell_pieces(page, rest, pieces, 11)


def _piece(book: Book, kind: _Kind, wide: float = 1.0) -> Piece:
    return Piece(kind.cards[0].front, len(kind.cards), book.say(f"clockwork-counters-{kind.key}"), wide)


# --- faces of counters ----------------------------------------------------------------------------------------------


def _ring(surface: Surface, box: Box, swatch: Swatch, plate: float) -> None:
    """A disc in a colour and pattern with a light plate; a crooked cut leaves a white edge."""
    radius = box.width * 0.46
    surface.area(box.centred(2 * radius, 2 * radius), swatch, line=DARK_BRASS, width=THIN, radius=radius)
    surface.circle(*box.centre, box.width * plate, fill="paper", line=DARK_BRASS, width=THIN)


def _disc(swatch: Swatch, surface: Surface, box: Box) -> None:
    _ring(surface, box, swatch, 0.2)
    middle_label(surface, box.centre, swatch.letter, box.width * 0.24 / POINT)


def _score(race: Race, surface: Surface, box: Box) -> None:
    _ring(surface, box, RACES[race], 0.3)
    x, y = box.centre
    middle_label(surface, (x, y - box.width * 0.06), RACES[race].letter, box.width * 0.24 / POINT)
    surface.line(x - box.width * 0.16, y + box.width * 0.12, x + box.width * 0.16, y + box.width * 0.12, BRASS, 0.5)


def _unit(book: Book, race: Race, surface: Surface, box: Box) -> None:
    """Square, so that it is told from a disc by hand."""
    _plate(surface, box, RACES[race])
    _named(surface, box, race, unit_name(book.say, race), STRENGTHS[race])


def _general(book: Book, name: str, surface: Surface, box: Box) -> None:
    _plate(surface, box, BACK)
    _named(surface, box, name, book.say(f"clockwork-track-general-{name}"), OF_GENERALS[name])


def _plate(surface: Surface, box: Box, swatch: Swatch) -> None:
    surface.area(box.inset(box.width * 0.05), swatch, line=DARK_BRASS, width=THIN, radius=box.width * 0.08)
    surface.rect(box.inset(box.width * 0.13), fill="paper", line=DARK_BRASS, width=THIN, radius=box.width * 0.05)


def _named(surface: Surface, box: Box, sign: str, name: str, strength: str) -> None:
    inner = box.inset(box.width * 0.15)
    words, room = inner.cut_bottom(inner.height * 0.26)
    x, y = room.centre
    draw_sign(surface, sign, (x - (inner.width * 0.16 if strength else 0), y), room.height * 0.84)
    if strength:
        middle_label(surface, (room.right - inner.width * 0.17, y), strength, box.width * 0.17 / POINT)
    middle_label(surface, words.centre, name, box.width * 0.11 / POINT, room=words.width - 0.4)


def _worth(domain: Domain, worth: int, surface: Surface, box: Box) -> None:
    kind = DOMAIN_KINDS[domain]
    _ring(surface, box, SWATCHES[kind], 0.32)
    x, y = box.centre
    size = box.width * 0.24
    draw_icon(surface, kind, (x - size / 2, y - size * 1.12), size, dark(kind), light(kind))
    middle_label(surface, (x, y + box.width * 0.13), str(worth), box.width * 0.26 / POINT, room=box.width * 0.4)


def _domain_back(domain: Domain) -> Side:
    return Side(partial(_domain, domain))


def _domain(domain: Domain, surface: Surface, box: Box) -> None:
    kind, size = DOMAIN_KINDS[domain], box.width * 0.4
    _ring(surface, box, SWATCHES[kind], 0.34)
    x, y = box.centre
    draw_icon(surface, kind, (x - size / 2, y - size / 2), size, dark(kind), light(kind))


def _token(domain: Domain, age: Age, surface: Surface, box: Box) -> None:
    """Lies on the tile of the discovery: its place in the grid (CW-TOKEN-01)."""
    kind, size = DOMAIN_KINDS[domain], box.width * 0.36
    _plate(surface, box, SWATCHES[kind])
    x, y = box.centre
    draw_icon(surface, kind, (x - size / 2, y - box.width * 0.3), size, dark(kind), light(kind))
    middle_label(surface, (x, y + box.width * 0.2), NUMERALS[age], box.width * 0.2 / POINT)


def _marker(sign: str, surface: Surface, box: Box) -> None:
    _plate(surface, box, BACK)
    draw_sign(surface, sign, box.centre, box.width * 0.5)


def _wheels(surface: Surface, box: Box) -> None:
    _plate(surface, box, BACK)
    draw_wheels(surface, box.centre, box.width * 0.9)


# --- faces of tiles -------------------------------------------------------------------------------------------------


def _action(book: Book, action: str, surface: Surface, box: Box) -> None:
    inner = _framed(surface, box)
    sign, words = inner.cut_left(inner.height * 0.42, inner.height * 0.08)
    draw_sign(surface, action, (sign.centre[0], sign.centre[1]), sign.width)
    _told(surface, words, action_words(book, action))


def action_words(book: Book, action: str) -> str:
    """An action of the master spy as the player aid tells it."""
    key = {"counterintel": "counter", "tacops": "tactical"}.get(action, action)
    return book.say(f"clockwork-aid-spy-{key}")


def _action_back(book: Book, surface: Surface, box: Box) -> None:
    inner = _framed(surface, box)
    words, room = inner.cut_bottom(inner.height * 0.24)
    draw_wheels(surface, room.centre, room.height * 1.3)
    middle_label(surface, words.centre, book.say("clockwork-counters-taken"), box.height * 0.07 / POINT, paint="soft")


def _court(book: Book, court: str, surface: Surface, box: Box) -> None:
    """The bonus of each age for whoever alone has most spies (CW-COURT-06)."""
    inner = _framed(surface, box)
    name, bonuses = book.say(f"clockwork-aid-court-{court}").split(": ", 1)
    head, rest = inner.cut_top(inner.height * 0.24)
    middle_label(surface, head.centre, name.strip("*"), box.height * 0.13 / POINT, room=head.width)
    size = box.height * 0.072 / POINT
    for numeral, words, row in zip(NUMERALS.values(), bonuses.split(" · "), rest.rows(3), strict=True):
        sign, line = row.cut_left(row.height)
        surface.circle(*sign.centre, row.height * 0.36, fill=PALE_BRASS, line=DARK_BRASS, width=THIN)
        middle_label(surface, sign.centre, numeral, size)
        surface.write(line.inset(0.6, 0), words, size, size * 0.5, upright="middle")


def _court_back(book: Book, surface: Surface, box: Box) -> None:
    """Room for the spies."""
    inner = _framed(surface, box)
    head, room = inner.cut_top(inner.height * 0.22)
    middle_label(surface, head.centre, book.say("clockwork-counters-spies"), box.height * 0.09 / POINT, room=head.width)
    for race, place in zip(Race, room.columns(len(Race), 1), strict=True):
        radius = min(place.width, place.height) * 0.38
        surface.area(place.centred(2 * radius, 2 * radius), RACES[race], line=DARK_BRASS, width=THIN, radius=radius)
        surface.circle(*place.centre, radius * 0.5, fill="paper", line=DARK_BRASS, width=THIN)
        middle_label(surface, place.centre, RACES[race].letter, radius * 0.6 / POINT)


def _framed(surface: Surface, box: Box) -> Box:
    edge = box.height * 0.05
    card_frame(surface, box.inset(edge))
    return box.inset(edge * 2.6, edge * 2.2)


def _told(surface: Surface, box: Box, text: str) -> None:
    """A line of the aid: its name in bold, then what it does."""
    name, told = text.split(": ", 1)
    head, rest = box.cut_top(box.height * 0.32, box.height * 0.04)
    size = box.height * 0.125 / POINT
    surface.write(head, name.strip("*"), size * 1.15, size * 0.6, "bold", upright="middle", lines=2)
    surface.write(rest, told[:1].upper() + told[1:], size * 0.85, size * 0.4)
