"""What is printed on the map: numbers, rooms, stars, names, symbols of approaches; as much as there is room for."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.board.areas import Point
from companion.games.marengo.board.model import Approach, Locale, said
from companion.games.marengo.panel.ground import Ground
from companion.games.marengo.panel.rooms import Part, Rooms, Written
from companion.games.marengo.summary import numbers
from companion.kernel.outside import as_text
from companion.text.language import Language
from companion.tui.signs import Signs

NUMBER, FAINT, FAINTEST = "bold $foreground", "$muted", "$muted 75%"
STAR = "bold $seat-"  # stars have colours that seats of other games have
ROOMY, LARGE = 70, 150  # characters for each locale from which symbols and names are written
ABOVE = 0.3  # of the height of an area: how far above its middle its number stands
NEAR = 0.8  # of the way to the border: where the symbols of an approach stand


class Labels:
    """Writes them once for a size, a language and a set of signs."""

    def __init__(self, ground: Ground, language: Language, signs: Signs) -> None:
        self._ground, self._language, self._signs = ground, language, signs
        self._room = ground.width * ground.height / len(ground.board.locales)

    def written(self) -> Iterator[Written]:
        rooms = Rooms(self._ground)
        for locale in self._ground.board.locales:
            parts = rooms.write(locale.id, list(self._label(locale)), self._above(locale.id))
            if parts:  # on the smallest pictures there is no room for some numbers
                number, *rest = parts
                yield from (number._replace(place=locale.id), *rest)
        if self._room >= ROOMY:
            for side in self._ground.board.approach.values():
                yield from self._symbols(rooms, side)
        if self._room >= LARGE:
            yield from self._names(rooms)

    def _above(self, locale: str) -> Point:
        x, y = self._ground.middle[locale]
        return x, y - ABOVE * len(self._ground.runs[locale])

    def _label(self, locale: Locale) -> Iterator[list[Part]]:
        """Its number, its star and how many blocks of a side have room there."""
        number = (numbers(self._ground.board)[locale.id], NUMBER)
        star = [(self._star(locale.star), f"{STAR}{locale.star}")] if locale.star else []
        yield [number, *star, (f" [{locale.capacity}]", FAINT)]
        yield [number, *star, (f"[{locale.capacity}]", FAINT)]
        yield [number, *star]
        yield [number]

    def _star(self, colour: str) -> str:
        """Its letter too: colours alone tell nothing."""
        return f"{self._signs.capital}{self._language.say(f'marengo-panel-star-{colour}')}"

    def _symbols(self, rooms: Rooms, side: Approach) -> Iterator[Written]:
        words, border = symbols(side, self._language, self._signs), self._ground.areas.border.get(side.id)
        if words and border is not None and not side.impassable:
            home = self._ground.board.locale_of[side.id]
            (x, y), (to_x, to_y) = self._ground.middle[home], self._ground.place(border.middle)
            yield from rooms.write(home, [[(words, FAINTEST)]], (x + NEAR * (to_x - x), y + NEAR * (to_y - y)))

    def _names(self, rooms: Rooms) -> Iterator[Written]:
        for locale in self._ground.board.locales:
            name = as_text(said(locale.name, self._language.code))
            if name:
                yield from rooms.write(locale.id, [[(name, FAINT)]], self._ground.middle[locale.id])


def symbols(side: Approach, language: Language, signs: Signs) -> str:
    """What weakens attackers across it into its locale (BM-MAP-03..05), each arm as often as it counts; an obstacle."""
    arms = (("i", side.inf), ("c", side.cav), ("a", side.art))
    letters = "".join(language.say(f"marengo-panel-arm-{arm}") * count for arm, count in arms)
    return letters + (signs.fought if side.obstacle else "")
