"""How the longer fields of a move go on, word by word: what completion offers, whether or not the rules allow it.

Nothing is offered twice in one list, so every line comes to an end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from companion.games.clockwork.card_spelling import COUNTED, PLACED, PLACES, CardSpeller
from companion.games.clockwork.cards import our_cards
from companion.games.clockwork.spelling import FIGURES, NOTHING
from companion.games.clockwork.state import COURT, DOMAINS, SLOTS, SPECIAL
from companion.kernel.game import Names
from companion.kernel.notation import ARROW, Kind, Language, Words

SoFar: TypeAlias = Sequence[str]
NUMBERS = tuple(map(str, range(1, 10)))
GROWING = ("lines", "losses", "shares", "garrisons", "change")  # half of it may be against the rules
CHANGES = ("+1", "-1", "+2", "-2", "+3", "-3", "+4", "-4", "+5", "-5")


class Completing:
    """Each method: the words of a field so far, the names of the table, the language; then every next word."""

    def __init__(self, words: Words) -> None:
        self._speller = CardSpeller(words)

    def _spelled(self, keys: Iterable[str], language: Language) -> list[str]:
        return [self._speller.word(key, language) for key in keys]

    def _pairs(self, so_far: SoFar, keys: Iterable[str], after: Iterable[str], language: Language) -> Iterable[str]:
        """`name:` and then what belongs behind the colon, each name once."""
        if so_far and so_far[-1].endswith(":"):
            return after
        named = {word.partition(":")[0].casefold() for word in so_far}
        return [f"{name}:" for name in self._spelled(keys, language) if name.casefold() not in named]

    # --- orders and journeys -----------------------------------------------------------------------------------------

    def lines(self, so_far: SoFar, names: Names, language: Language) -> Iterator[str]:
        """`F1: 2 via V1 court: 1`."""
        via = self._speller.word("via", language)
        if so_far and self._speller.key(so_far[-1], ("via",)):
            yield from names["tile"]
            return
        yield from self._pairs(so_far, (*names["tile"], COURT), (*NUMBERS, *self._spelled(SPECIAL, language)), language)
        if not so_far:
            yield NOTHING
        elif not so_far[-1].endswith(":") and not self._speller.key((so_far[-2:-1] or ("",))[0], ("via",)):
            yield via

    def journeys(self, so_far: SoFar, names: Names, language: Language) -> Iterator[str]:
        """`F1-> V1 hunter V1-> C1`."""
        if so_far and so_far[-1].endswith(ARROW):
            yield from names["tile"]
            return
        yield from (f"{tile}{ARROW}" for tile in names["tile"])
        if not so_far or not self._speller.key(so_far[-1], FIGURES):
            yield from self._spelled(FIGURES, language)

    # --- players and what they have ----------------------------------------------------------------------------------

    def influence(self, so_far: SoFar, names: Names, language: Language) -> Iterator[str]:
        yield from self._pairs(so_far, DOMAINS, NUMBERS, language)
        if not so_far:
            yield NOTHING

    def losses(self, so_far: SoFar, names: Names, language: Language) -> Iterator[str]:
        """A player, and a domain where whoever acts chooses it."""
        yield from self._pairs(so_far, names["seat"], self._spelled(DOMAINS, language), language)
        named = {word.partition(":")[0].casefold() for word in so_far}
        if not so_far or not so_far[-1].endswith(":"):
            yield from (seat for seat in self._spelled(names["seat"], language) if seat.casefold() not in named)

    def shares(self, so_far: SoFar, names: Names, language: Language) -> Iterable[str]:
        return self._pairs(so_far, names["seat"], ("0", *NUMBERS), language)

    def garrisons(self, so_far: SoFar, names: Names, language: Language) -> Iterator[str]:
        """`red F1: 2 V1: 3 blue C1: 1`; each player and each tile once."""
        if not so_far:
            yield NOTHING
        if so_far and so_far[-1].endswith(":"):
            yield from (*NUMBERS, *self._spelled(FIGURES, language))
            return
        named = [word.casefold() for word in so_far]
        yield from (seat for seat in self._spelled(names["seat"], language) if seat.casefold() not in named)
        if so_far:
            yield from self._pairs(so_far, names["tile"], (), language)

    def gift(self, so_far: SoFar, names: Names, language: Language) -> Iterator[str]:
        yield from self._pairs(so_far, (*DOMAINS, "card"), NUMBERS, language)
        if not so_far or not so_far[-1].endswith(":"):
            yield from (slot for slot in self._spelled(SLOTS, language) if slot not in so_far)

    # --- cards and changes by hand -----------------------------------------------------------------------------------

    def name(self, so_far: SoFar, names: Names, language: Language) -> Iterable[str]:
        return () if so_far else [self._speller.write_name(card, language) for card in our_cards()]

    def change(self, so_far: SoFar, names: Names, language: Language) -> Iterable[str]:
        """What changes, by how much if it is counted, and where if it has a place."""
        if not so_far:
            return self._spelled((*COUNTED, *PLACED), language)
        what = self._speller.key(so_far[0], (*COUNTED, *PLACED))
        places = (*self._spelled(PLACES, language), *names.get("tile", ()))
        match len(so_far):
            case 1:
                return CHANGES if what in COUNTED else places
            case 2 if what == "soldiers":
                return places
        return ()


def completing(kinds: Mapping[str, Kind], words: Words) -> dict[str, Kind]:
    """These kinds, those that are more than a name with how they go on."""
    found = Completing(words)
    known: dict[str, Callable[[SoFar, Names, Language], Iterable[str]]] = {
        "lines": found.lines,
        "journeys": found.journeys,
        "influence": found.influence,
        "losses": found.losses,
        "shares": found.shares,
        "garrisons": found.garrisons,
        "gift": found.gift,
        "name": found.name,
        "change": found.change,
    }
    return {
        name: replace(kind, words=known[name], grows=name in GROWING) if name in known else kind
        for name, kind in kinds.items()
    }
