"""Discoveries and espionage cards: those somebody has described, and blank ones to write on; with backs."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork.beginning import own_cards
from companion.games.clockwork.card_words import about
from companion.games.clockwork.cards import Card, cards_of, source_of
from companion.games.clockwork.sheets.icons import draw_icon
from companion.games.clockwork.sheets.look import (
    BACK,
    BRASS,
    DARK_BRASS,
    DOMAIN_KINDS,
    MARK,
    PALE_BRASS,
    SLATE,
    SWATCHES,
    card_frame,
    dark,
    draw_wheels,
    in_a_wheel,
    light,
)
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.state import AGES, DOMAINS, State
from companion.kernel.game import Event
from companion.printing import cards as kit
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.faces import fitted, plate
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.ink import Swatch
from companion.printing.labels import middle_label
from companion.printing.paper import POKER
from companion.printing.prose import prose
from companion.printing.surface import HAIR, THIN, Surface
from companion.text.language import language
from companion.text.teller import Teller

DISCOVERIES, ESPIONAGE = 45, 15  # cards of the box (ledger 2.1)
A_FEW = {"discovery": 6, "espionage": 3}
NUMERALS = ("I", "II", "III")  # of the ages
EDGE = 3.0  # mm that stay free along the cuts
_HEAD, _PICTURE, _LINE = 9.0, 23.0, 5.5  # mm
_BY_HAND = {"reason": "none"}  # an effect that says nothing more


def draw_cards(book: Book, subject: MapSubject) -> None:
    known = sorted(known_cards(subject), key=_order)
    cards = [*known, *_blanks(subject, known)]
    backs = {pile: _back(book, card) for card in cards if (pile := (card.kind, card.domain, card.age))}
    laid = [kit.Card(_front(book, subject, card), backs[card.kind, card.domain, card.age]) for card in cards]
    kit.lay_cards(book, laid)


def known_cards(subject: MapSubject) -> list[Card]:
    """What the table knows, or what the owner has described; ours where nobody has."""
    asked = subject.asked
    if asked is None:
        return list(cards_of(()).values())
    state: State | None = asked.table.state if asked.table is not None else None
    return list(cards_of(own_cards(asked.setup) if state is None else state.rules.cards).values())


def _order(card: Card) -> tuple[int, int, int, str]:
    """By pile, as the grid is laid; what is not known of a card comes last."""
    return card.kind == "espionage", _at(card.domain, DOMAINS), _at(card.age, AGES), card.id


def _at(word: str, words: tuple[str, ...]) -> int:
    return words.index(word) if word in words else len(words)


def _blanks(subject: MapSubject, known: list[Card]) -> Iterator[Card]:
    """A few; as many as the box has more than are known; or none."""
    wanted = subject.blanks
    for kind, box in (("discovery", DISCOVERIES), ("espionage", ESPIONAGE)):
        missing = max(0, box - sum(card.kind == kind for card in known))
        count = {"few": min(A_FEW[kind], missing), "box": missing}.get(wanted, 0)
        yield from [Card("", "discovery" if kind == "discovery" else "espionage")] * count


# --- fronts ---------------------------------------------------------------------------------------------------------


def _front(book: Book, subject: MapSubject, card: Card) -> kit.Side:
    face = _Face(book, subject, card)
    return kit.Side(fitted(book, face.draw, POKER))


def swatch_of(card: Card) -> Swatch:
    """The colour of its domain; brass as long as nobody knows it."""
    if card.kind == "espionage":
        return SLATE
    return BACK if card.domain == "?" else SWATCHES[DOMAIN_KINDS[card.domain]]


class _Face:
    """The front of a card."""

    def __init__(self, book: Book, subject: MapSubject, card: Card) -> None:
        self._book, self._say, self._card = book, book.say, card
        self._game = subject.asked.game if subject.asked is not None else None

    def draw(self, surface: Surface, box: Box) -> None:
        card_frame(surface, box.inset(EDGE - 1.2))
        inner = box.inset(EDGE + 1.6)
        head, rest = inner.cut_top(_HEAD, 1.6)
        self._head(surface, head)
        picture, rest = rest.cut_top(_PICTURE, 1.6)
        self._picture(surface, picture)
        foot, rest = rest.cut_bottom(5.6, 0.8)
        self._foot(surface, foot)
        self._words(surface, rest)

    def _head(self, surface: Surface, box: Box) -> None:
        """Its name on a light plate, its price in a wheel; espionage costs a spy (CW-ESP-04)."""
        swatch = swatch_of(self._card)
        surface.area(box, swatch, line=DARK_BRASS, width=THIN, radius=1.2)
        wheel, words = box.cut_right(box.height, 0.8)
        card = self._card
        price = "" if card.cost == "?" else f"{card.cost}{self._mark('cost')}"
        if card.kind == "discovery":
            in_a_wheel(surface, wheel.centre, wheel.height + 3, price)
        else:
            surface.circle(*wheel.centre, wheel.height * 0.4, fill="paper", line=DARK_BRASS, width=THIN)
            surface.circle(*wheel.centre, wheel.height * 0.28, line=DARK_BRASS, width=THIN)
            middle_label(surface, wheel.centre, "1", wheel.height * 0.4 / POINT)
        ground = words.inset(1, 1.2)
        surface.rect(ground, fill="paper", line=DARK_BRASS, width=HAIR, radius=0.8)
        name = card.name(self._book.ask.language) if card.id else ""
        surface.write(ground.inset(1, 0), name, 11, 6, "bold", align="centre", upright="middle", lines=2, cut=True)

    def _picture(self, surface: Surface, box: Box) -> None:
        """The sign of the domain between wheels, and the age; where they are not known, all to tick."""
        card = self._card
        surface.rect(box, fill=PALE_BRASS, line=BRASS, width=THIN, radius=1.2)
        line, room = box.cut_bottom(5.4)
        x, y = room.centre
        if card.kind == "espionage":
            draw_keyhole(surface, (x, y + 0.6), room.height * 0.86)
            words = self._say("clockwork-card-spy")
            surface.write(line.inset(1, 0), words, 7, 5, align="centre", upright="middle", lines=1)
            return
        if card.domain == "?":
            self._domains(surface, room)
        else:
            kind, size = DOMAIN_KINDS[card.domain], room.height * 0.88
            draw_icon(surface, kind, (x - size / 2, y - size / 2 + 0.8), size, dark(kind), light(kind))
            middle_label(
                surface, (room.x + 8, y), self._say(f"clockwork-domain-{card.domain}"), 6.5, room=14, least=4.5
            )
            if self._mark("domain"):
                surface.label(room.right - 1.5, room.y + 4, MARK, 8, "bold", align="right")
        self._ages(surface, line)

    def _domains(self, surface: Surface, box: Box) -> None:
        for domain, place in zip(DOMAINS, box.inset(2, 1.4).columns(3, 2), strict=True):
            kind, size = DOMAIN_KINDS[domain], place.height * 0.62
            x = place.centre[0] - size / 2
            draw_icon(surface, kind, (x, place.y), size, dark(kind), light(kind))
            tick = Box(place.centre[0], place.bottom - 1.8, 0, 0).inset(-1.4)
            surface.rect(tick, fill="paper", width=HAIR)

    def _ages(self, surface: Surface, box: Box) -> None:
        """Three small wheels: the age of the card is the filled one."""
        x, y = box.centre
        for at, (age, numeral) in enumerate(zip(AGES, NUMERALS, strict=True)):
            filled = self._card.age == age
            middle = x + (at - 1) * 8, y - 0.4
            surface.circle(*middle, 2.1, BRASS if filled else "paper", DARK_BRASS, THIN)
            paint = surface.ink.on(BRASS) if filled else "ink"
            middle_label(surface, middle, numeral, 6.5, paint=paint)
        if self._card.age != "?":
            told = self._say(f"clockwork-age-{self._card.age}") + self._mark("age")
            surface.label(box.right - 1.5, y + 0.6, told, 6.5, paint="soft", align="right", room=box.width / 2 - 12)

    def _words(self, surface: Surface, box: Box) -> None:
        """What its owner has written down, else what Companion does with it; lines for what nobody has said."""
        told = "\n".join(self._text())
        if told:
            box = box.cut_top(prose(surface, box, told, 8, 4.5))[1]
        lines = range(1, int(box.height / _LINE) + 1)
        surface.lines([(box.x, box.y + at * _LINE, box.right, box.y + at * _LINE) for at in lines], "faint")

    def _text(self) -> list[str]:
        card = self._card
        if not card.id:
            return []
        teller = Teller(language(self._book.ask.language), self._game)
        moment, *effects = (_plain(teller.event(event)) for event in about(card) if _on_paper(event))
        said = [_plain(line) for line in card.text.splitlines() if line.strip()]
        return [*([f"*{moment}*"] if card.timing != ("?",) else []), *(said or effects)]

    def _foot(self, surface: Surface, box: Box) -> None:
        """How often it is used, and what is a guess of ours."""
        surface.line(box.x, box.y, box.right, box.y, BRASS, HAIR)
        guessed = any(self._mark(part) for part in Card.__struct_fields__)
        note = self._say("clockwork-card-deduced", mark=MARK) if guessed else self._say("clockwork-title")
        up, low = box.cut_top(0.5)[1].rows(2)
        card = self._card
        if card.kind == "discovery":
            uses = 0 if card.once_per_game else card.uses_per_round
            told = self._say("clockwork-card-uses", uses=uses) if card.id else self._say("clockwork-card-blank")
        else:
            told = self._say("clockwork-card-keep")
        surface.write(up, told, 6, 4.5, "bold", upright="middle", lines=1)
        surface.label(
            low.x, low.centre[1] + 5 * POINT * CAP_HEIGHT / 2, note, 5, "narrow", "soft", room=low.width, least=4
        )

    def _mark(self, part: str) -> str:
        return MARK if self._card.id and source_of(self._card, part) else ""


def _on_paper(event: Event) -> bool:
    """Neither that something is done by hand, which all is here, nor what the foot of the card says."""
    return event.kind != "effect-deduced" and event.facts != _BY_HAND


def _plain(line: str) -> str:
    """A star would set what follows in bold, a dash at the beginning make it a point of a list."""
    return line.replace("*", " ").lstrip("- ")


def draw_keyhole(surface: Surface, middle: tuple[float, float], size: float) -> None:
    """The sign of espionage: a lock plate with a keyhole."""
    x, y = middle
    surface.rect(Box(x, y, 0, 0).inset(-size * 0.32, -size * 0.5), SLATE.colour, DARK_BRASS, THIN, radius=size * 0.3)
    on = surface.ink.on(SLATE.colour)
    surface.circle(x, y - size * 0.12, size * 0.13, fill=on, line=None)
    foot = size * 0.26
    surface.polygon([(x, y - size * 0.12), (x + size * 0.11, y + foot), (x - size * 0.11, y + foot)], on, None)


# --- backs ----------------------------------------------------------------------------------------------------------


def _back(book: Book, card: Card) -> kit.Side:
    """Cards of a pile look alike from behind: by domain and age, or all of espionage (CW-SETUP-06, CW-ESP-02)."""
    swatch = swatch_of(card)

    def draw(surface: Surface, box: Box) -> None:
        ground = box.inset(EDGE)
        surface.area(ground, swatch, line=DARK_BRASS, width=THIN, radius=2)
        room = ground.inset(ground.width * 0.12, ground.height * 0.16)
        surface.rect(room, fill=PALE_BRASS, line=DARK_BRASS, width=THIN, radius=2)
        (x, y), size = room.centre, min(room.width, room.height)
        if card.kind == "espionage":
            draw_keyhole(surface, (x, y), size * 0.7)
        elif card.domain == "?":
            draw_wheels(surface, (x, y), size * 1.1)
        else:
            kind, sign = DOMAIN_KINDS[card.domain], size * 0.66
            draw_icon(surface, kind, (x - sign / 2, y - sign / 2), sign, dark(kind), light(kind))
        if card.age != "?":
            in_a_wheel(surface, (x, room.y), 12, NUMERALS[AGES.index(card.age)])
        plate(surface, ground.inset(3, 2).cut_bottom(6)[0], book.say("clockwork-title"))

    return kit.Side(fitted(book, draw, POKER))
