"""How fields are spelled that are more than a name: units, influence, order lines, players with numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.games.clockwork.state import DOMAINS, SEATS, Influence, Line
from companion.kernel.notation import Kind, Language, Words, no_such
from companion.kernel.trouble import Unreadable

FIGURES = ("agent", "hunter", "engineer", "crasher", "guardian", "tank")
NOTHING = "-"
_ARROW = re.compile(r"\s*(?:->|→)\s*")


class Units(Struct, frozen=True):
    """Some units of one player: `2`, `2+hunter`, `tank`."""

    soldiers: int = 0
    figures: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        return self.soldiers + len(self.figures)


class Share(Struct, frozen=True):
    """So many units of one player: `blue:2`, `blue:1+tank`."""

    seat: str
    units: Units


class Garrison(Struct, frozen=True):
    """What one player has on one tile: `red F1:2 V1:3+hunter blue C1:1` are three of them."""

    seat: str
    tile: str
    units: Units


class Journey(Struct, frozen=True):
    """One unit from tile to tile, as Gambit moves it: `F1->V1`, `hunter F1->V1`."""

    start: str
    to: str
    figure: str = ""  # none: a soldier


class Loss(Struct, frozen=True):
    """One influence point of a player: `blue:magic`; without a domain the victim chooses (CW-A-12)."""

    seat: str
    domain: str = ""


class Speller:
    """Reads and writes such fields, in both languages."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._forms = {
            key: frozenset(form.casefold() for forms in languages.values() for form in forms)
            for key, languages in words.items()
        }

    def key(self, text: str, among: Iterable[str]) -> str | None:
        """Which of these a player spells like that."""
        spelled = text.casefold()
        for key in among:
            if spelled == key or spelled in self._forms.get(key, ()):
                return key
        return None

    def word(self, key: str, language: Language) -> str:
        forms = self._words.get(key, {}).get(language)
        return forms[0] if forms else key

    def _expect(self, text: str, among: Iterable[str], kind: str) -> str:
        key = self.key(text, among)
        if key is None:
            raise no_such(kind, text, tuple(among))
        return key

    # --- units ---------------------------------------------------------------------------------------------

    def read_unit(self, text: str) -> str:
        """One unit: a soldier or a figure."""
        return self._expect(text, ("soldier", *FIGURES), "figure")

    def read_units(self, text: str) -> Units:
        soldiers, figures = 0, []
        for part in text.split("+"):
            if part.isdecimal():
                soldiers += int(part[:9])
            else:
                figures.append(self._expect(part, FIGURES, "figure"))
        return Units(soldiers, tuple(sorted(figures)))

    def write_units(self, units: Units, language: Language) -> str:
        parts = [str(units.soldiers)] if units.soldiers or not units.figures else []
        return "+".join(parts + [self.word(figure, language) for figure in units.figures])

    def read_shares(self, text: str) -> tuple[Share, ...]:
        """`blue:2 white:1+tank`, `blue`; units without a colour are those of whoever writes."""
        return tuple(self._share(name, units) for name, units in _pairs(text))

    def _share(self, name: str, units: str) -> Share:
        if not units and self.key(name, SEATS) is None:
            return Share("", self.read_units(name))
        return Share(self._expect(name, SEATS, "seat"), self.read_units(units or "1"))

    def write_shares(self, shares: tuple[Share, ...], language: Language) -> str:
        told = ((self.word(s.seat, language), self.write_units(s.units, language)) for s in shares)
        return " ".join(f"{seat}:{units}" if seat else units for seat, units in told) or NOTHING

    def read_garrisons(self, text: str) -> tuple[Garrison, ...]:
        garrisons, seat = [], ""
        for name, units in _pairs(text):
            if units:
                if not seat:
                    raise Unreadable("name", kind="seat", word=name[:40], known=", ".join(SEATS))
                garrisons.append(Garrison(seat, _tile(name), self.read_units(units)))
            else:
                seat = self._expect(name, SEATS, "seat")
        return tuple(garrisons)

    def write_garrisons(self, garrisons: tuple[Garrison, ...], language: Language) -> str:
        words, seat = [], ""
        for garrison in garrisons:
            if garrison.seat != seat:
                seat = garrison.seat
                words.append(self.word(seat, language))
            words.append(f"{garrison.tile}:{self.write_units(garrison.units, language)}")
        return " ".join(words) or NOTHING

    # --- orders --------------------------------------------------------------------------------------------

    def read_lines(self, text: str) -> tuple[Line, ...]:
        """`F1:1 V1:3 via F1 court:2+agent`; commas, and blanks instead of colons, do as well."""
        lines: list[Line] = []
        words = iter(re.sub(r"\s*\+\s*", "+", re.sub(r"[,;:=]", " ", text)).split())
        for word in words:
            if not self.key(word, ("via",)):
                lines += () if self._is_nothing(word) else (self._line(word, next(words, "")),)
                continue
            waypoint = next(words, "")
            if not lines or lines[-1].via or not waypoint:
                raise _no_order(word, waypoint)
            lines[-1] = replace(lines[-1], via=self._place(waypoint))
        return tuple(lines)

    def _is_nothing(self, word: str) -> bool:
        return word == NOTHING or self.key(word, ("nothing",)) is not None

    def _line(self, place: str, text: str) -> Line:
        try:
            units = self.read_units(text)
        except Unreadable:
            raise _no_order(place, text) from None
        if len(units.figures) > 1:
            raise _no_order(place, text)
        return Line(self._place(place), units.soldiers, "".join(units.figures))

    def _place(self, text: str) -> str:
        return self.key(text, ("court",)) or _tile(text)

    def write_lines(self, lines: tuple[Line, ...], language: Language) -> str:
        return " ".join(self._written_line(line, language) for line in lines) or NOTHING

    def _written_line(self, line: Line, language: Language) -> str:
        units = Units(line.workers, (line.figure,) if line.figure else ())
        via = f" {self.word('via', language)} {self.word(line.via, language)}" if line.via else ""
        return f"{self.word(line.to, language)}:{self.write_units(units, language)}{via}"

    # --- influence -----------------------------------------------------------------------------------------

    def read_influence(self, text: str) -> Influence:
        """`magic:2 religion`; a blank before a number does as well."""
        points = dict.fromkeys(DOMAINS, 0)
        for domain, number in _pairs(re.sub(r"(?<=[^\W\d])\s+(?=\d)", ":", text)):
            found = next(d for d in DOMAINS if d == self._expect(domain, DOMAINS, "domain"))
            if number and not number.isdecimal():
                raise Unreadable("name", kind="number", word=number[:40], known="1, 2, 3")
            points[found] += int(number[:9] or 1)
        return Influence(**points)

    def write_influence(self, points: Influence, language: Language) -> str:
        told = (f"{self.word(domain, language)}:{points.of(domain)}" for domain in DOMAINS if points.of(domain))
        return " ".join(told) or NOTHING

    def read_losses(self, text: str) -> tuple[Loss, ...]:
        return tuple(
            Loss(self._expect(seat, SEATS, "seat"), self._expect(domain, DOMAINS, "domain") if domain else "")
            for seat, domain in _pairs(text)
        )

    def write_losses(self, losses: tuple[Loss, ...], language: Language) -> str:
        told = (
            f"{self.word(x.seat, language)}{':' + self.word(x.domain, language) if x.domain else ''}" for x in losses
        )
        return " ".join(told) or NOTHING

    def read_seats(self, text: str) -> tuple[str, ...]:
        return tuple(self._expect(seat, SEATS, "seat") for seat, _ in _pairs(text))

    def write_seats(self, seats: tuple[str, ...], language: Language) -> str:
        return " ".join(self.word(seat, language) for seat in seats) or NOTHING

    # --- journeys ------------------------------------------------------------------------------------------

    def read_journeys(self, text: str) -> tuple[Journey, ...]:
        journeys, figure = [], ""
        for word in _ARROW.sub("->", re.sub(r"[,;]", " ", text)).split():
            if "->" in word:
                journeys.append(self._journey(word, figure))
                figure = ""
            elif figure:
                raise Unreadable("journey", word=word[:40])
            elif word != NOTHING and not self.key(word, ("soldier",)):
                figure = self._expect(word, FIGURES, "figure")
        if figure:
            raise Unreadable("journey", word=figure)
        return tuple(journeys)

    def _journey(self, word: str, figure: str) -> Journey:
        start, _, to = word.partition("->")
        if not (start and to):
            raise Unreadable("journey", word=word[:40])
        return Journey(self._place(start), self._place(to), figure)

    def write_journeys(self, journeys: tuple[Journey, ...], language: Language) -> str:
        return " ".join(self._written_journey(journey, language) for journey in journeys) or NOTHING

    def _written_journey(self, journey: Journey, language: Language) -> str:
        figure = f"{self.word(journey.figure, language)} " if journey.figure else ""
        return f"{figure}{self.word(journey.start, language)}->{self.word(journey.to, language)}"


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """`blue:2 white` as pairs of a name and what follows the colon."""
    for word in tight(text).split():
        if word != NOTHING:
            name, _, rest = word.partition(":")
            yield name, rest


def tight(text: str) -> str:
    """Words apart by blanks alone, and no blank around a colon: `blue : 2, white` is `blue:2 white`."""
    return re.sub(r"\s*:\s*", ":", re.sub(r"[,;]", " ", text))


def _no_order(*words: str) -> Unreadable:
    return Unreadable("order-line", word=" ".join(word[:40] for word in words).strip())


def _tile(text: str) -> str:
    return text.upper()[:40]


def kinds(words: Words) -> dict[str, Kind]:
    """The kinds of fields a pattern of this game may name, besides plain names."""
    speller = Speller(words)

    def kind(read: Callable[[str], Any], write: Callable[[Any, Language], str], shape: str = r"\S.*?") -> Kind:
        return Kind(shape, lambda text: (read(text),), write)

    return {
        "unit": kind(speller.read_unit, speller.word, r"\S+"),
        "units": kind(speller.read_units, speller.write_units, r"\S+"),
        "shares": kind(speller.read_shares, speller.write_shares),
        "lines": kind(speller.read_lines, speller.write_lines),
        "influence": kind(speller.read_influence, speller.write_influence),
        "losses": kind(speller.read_losses, speller.write_losses),
        "seats": kind(speller.read_seats, speller.write_seats),
        "garrisons": kind(speller.read_garrisons, speller.write_garrisons),
        "journeys": kind(speller.read_journeys, speller.write_journeys),
        "words": kind(str, lambda text, _: str(text)),
    }
