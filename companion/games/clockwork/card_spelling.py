"""How the moves of cards are spelled: names of cards, what a card is aimed at, what changes by hand, what is given."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from companion.games.clockwork.cards import Card, find_card, our_cards, slug
from companion.games.clockwork.spelling import FIGURES, NOTHING, Speller, tight
from companion.games.clockwork.state import (
    AVAILABLE,
    COURT,
    DISPLAY,
    DOMAINS,
    GENERALS,
    REMOVED,
    RESERVE,
    SEATS,
    SLOTS,
    SPECIAL,
    Influence,
)
from companion.kernel.notation import Kind, Language, Words
from companion.kernel.trouble import Unreadable

COUNTED = ("vp", *DOMAINS, "pool", "spies", "soldiers", "cards")
PLACED = (*SPECIAL, *GENERALS, *SLOTS)
PLACES = (COURT, RESERVE, REMOVED, DISPLAY, AVAILABLE)
PIECES = ("worker", "spy", "soldier", *FIGURES)
_NUMBER = re.compile(r"[+\-−]?\d{1,9}")
_RESERVED = ("on", "pay")  # what may follow the name of a card
_TWO_PLACES = re.compile(r"(?:->|→|>)")


class Target(Struct, frozen=True):
    """What a card is aimed at: `V1:blue:2`, `V1`, `hunter V1->C1`, `V1->C1:3`, `magic:2`, `blue:magic`."""

    tile: str = ""
    to: str = ""
    seat: str = ""
    domain: str = ""
    figure: str = ""
    count: int = 1

    @property
    def named(self) -> str:
        """What kind of thing this is, as effects ask for it."""
        if self.to:
            return "journeys"
        if self.tile:
            return "victims" if self.seat else "tiles"
        return "players" if self.seat else "points"


class Change(Struct, frozen=True):
    """One change by hand: `vp +2: Alchemy`, `soldiers -1 V1`, `agent V1>court`, `science1 M1`."""

    what: str
    amount: int = 0
    place: str = ""
    start: str = ""
    reason: str = ""


class Gift(Struct, frozen=True):
    """What one player hands to another: `magic:3 science1 card:2`; pieces can be named, but not given (CW-NEG-03)."""

    influence: Influence = Influence()
    slots: tuple[str, ...] = ()
    cards: int = 0
    pieces: tuple[str, ...] = ()


class CardSpeller(Speller):
    """Reads and writes such fields, in both languages."""

    def _spot(self, text: str) -> str:
        return self.key(text, PLACES) or text.upper()[:40]

    # --- names of cards ------------------------------------------------------------------------------------

    def read_name(self, text: str) -> str:
        word = slug(text)[:40].strip("-")
        if not word:
            raise Unreadable("card-name", word=text[:40])
        known = find_card(our_cards(), word)
        return known.id if known else word

    def write_name(self, id_: str, language: Language) -> str:
        card = our_cards().get(id_)
        return slug(card.name(language)) if card else id_

    # --- targets -------------------------------------------------------------------------------------------

    def read_targets(self, text: str) -> tuple[Target, ...]:
        return tuple(self._aims(text))

    def _aims(self, text: str) -> Iterator[Target]:
        figure = ""
        for word in re.sub(r"\s*(?:->|→)\s*", "->", tight(text)).split():
            if "->" in word:
                yield self._way(word, figure)
                figure = ""
            elif figure:
                break
            elif found := self.key(word, FIGURES):
                figure = found
            elif word != NOTHING:
                yield self._aim(word)
        if figure:
            raise Unreadable("target", word=figure)

    def _way(self, word: str, figure: str) -> Target:
        start, _, rest = word.partition("->")
        to, _, more = rest.partition(":")
        if more and (figure or not more.isdigit()):
            raise Unreadable("target", word=word[:40])
        return Target(self._spot(start), self._spot(to), figure=figure, count=_count(more))

    def _aim(self, word: str) -> Target:
        first, *more = word.split(":")
        domain, seat = self.key(first, DOMAINS), self.key(first, SEATS)
        target = Target(domain=domain) if domain else Target(seat=seat) if seat else Target(self._spot(first))
        for part in more:
            target = self._aim_with(target, part, word)
        return target

    def _aim_with(self, target: Target, part: str, word: str) -> Target:
        if part.isdigit():
            return msgspec.structs.replace(target, count=_count(part))
        found = {"seat": SEATS, "domain": DOMAINS, "figure": FIGURES}
        for name, among in found.items():
            key = self.key(part, among)
            if key and not getattr(target, name):
                return msgspec.structs.replace(target, **{name: key})
        raise Unreadable("target", word=word[:40])

    def write_targets(self, targets: tuple[Target, ...], language: Language) -> str:
        return " ".join(self._written_aim(target, language) for target in targets) or NOTHING

    def _written_aim(self, target: Target, language: Language) -> str:
        count = [str(target.count)] if target.count != 1 else []
        if target.to:
            figure = f"{self.word(target.figure, language)} " if target.figure else ""
            ends = "->".join(self.word(place, language) for place in (target.tile, target.to))
            return figure + ":".join([ends, *count])
        names = (target.tile, target.seat, target.domain, target.figure)
        return ":".join([self.word(name, language) for name in names if name] + count)

    # --- changes by hand -----------------------------------------------------------------------------------

    def read_change(self, text: str) -> Change:
        body, _, reason = text.partition(":")
        first, *words = body.split() or ("",)
        first, words = _discs_moved(self, first, words)
        what = self._expect(first, (*COUNTED, *PLACED), "change")
        amount, place, start = 0, "", ""
        for word in words:
            if _NUMBER.fullmatch(word) and not amount:
                amount = int(word.replace("−", "-"))
            elif not place:
                *before, after = _TWO_PLACES.split(word, maxsplit=1)
                place, start = self._spot(after), self._spot(before[0]) if before else ""
            else:
                raise Unreadable("change", word=word[:40])
        return Change(what, amount, place, start, _one_line(reason))

    def write_change(self, change: Change, language: Language) -> str:
        words = [self.word(change.what, language)]
        words += [f"{change.amount:+}"] if change.amount else []
        places = [self.word(place, language) for place in (change.start, change.place) if place]
        words += [">".join(places)] if places else []
        return " ".join(words) + (f": {change.reason}" if change.reason else "")

    # --- gifts ---------------------------------------------------------------------------------------------

    def read_gift(self, text: str) -> Gift:
        points, slots, cards, pieces = Influence(), [], 0, []  # type: Influence, list[str], int, list[str]
        for word in tight(text).split():
            if word == NOTHING:
                continue
            name, _, number = word.partition(":")
            key = self._expect(name, (*DOMAINS, *SLOTS, "card", *PIECES), "gift")
            if number and not number.isdigit():
                raise Unreadable("name", kind="number", word=number[:40], known="1, 2, 3")
            if key in DOMAINS:
                points = points.plus(Influence(**{key: _count(number)}))
            elif key in SLOTS:
                slots.append(key)
            elif key == "card":
                cards += _count(number)
            else:
                pieces.append(key)
        return Gift(points, tuple(slots), cards, tuple(pieces))

    def write_gift(self, gift: Gift, language: Language) -> str:
        words = [self.write_influence(gift.influence, language)] if gift.influence.total else []
        words += [self.word(name, language) for name in (*gift.slots, *gift.pieces)]
        words += [f"{self.word('card', language)}:{gift.cards}"] if gift.cards else []
        return " ".join(words) or NOTHING


def _count(text: str) -> int:
    return int(text[:9]) if text else 1


def _one_line(text: str) -> str:
    """A reason as it fits into a record, where # begins a comment."""
    return " ".join(text.replace("#", " ").split())


def _discs_moved(speller: Speller, first: str, words: list[str]) -> tuple[str, list[str]]:
    """`supply>pool 2` is the same as `pool +2`, and `pool>supply 2` as `pool -2`."""
    start, arrow, to = first.partition(">")
    ends = speller.key(start, ("supply", "pool", "spies")), speller.key(to, ("supply", "pool", "spies"))
    if not arrow or ends.count("supply") != 1 or None in ends:
        return first, words
    sign = "+" if ends[0] == "supply" else "-"
    place = str(ends[1] if ends[0] == "supply" else ends[0])
    return place, [sign + word.lstrip("+") if word.lstrip("+").isdigit() else word for word in words]


# --- a whole card on one line -------------------------------------------------------------------------------------


def read_card(text: str) -> Card:
    try:
        return msgspec.json.decode(text, type=Card)
    except (msgspec.MsgspecError, RecursionError):
        raise Unreadable("card-text", word=text[:40]) from None


def write_card(card: Card) -> str:
    """As JSON, in which no sign means anything to whoever reads moves: # is a comment there, ? a die, blanks melt."""
    text = msgspec.json.encode(card).decode()
    return re.sub(r"[#?]|(?! )\s|(?<=\s) ", lambda sign: f"\\u{ord(sign[0]):04x}", text)


def card_kinds(words: Words) -> dict[str, Kind]:
    """The kinds of fields that patterns of card moves may name."""
    speller = CardSpeller(words)
    kept = "|".join(form for key in _RESERVED for forms in words.get(key, {}).values() for form in forms)

    def kind(read: Callable[[str], Any], write: Callable[[Any, Language], str], shape: str = r"\S.*?") -> Kind:
        return Kind(shape, lambda text: (read(text),), write)

    return {
        "name": kind(speller.read_name, speller.write_name, rf"(?!(?:{kept})(?:\s|$))\S.*?"),
        "targets": kind(speller.read_targets, speller.write_targets),
        "change": kind(speller.read_change, speller.write_change),
        "gift": kind(speller.read_gift, speller.write_gift),
        "cardtext": kind(read_card, lambda card, _: write_card(card), r"\{.*\}"),
    }
