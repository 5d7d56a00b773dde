"""From maps of Clockwork Wars to a PDF: which sheets, of which map, how it is played and by whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple, TypeVar, get_args

from msgspec.structs import replace

from companion import mapshelf, places
from companion.files import file_name
from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import usual_layout
from companion.games.clockwork.maps.percentile import worked_out
from companion.games.clockwork.maps.played import TILE, Player, Race, Variant, tile_named
from companion.games.clockwork.maps.vectors import PLAYERS
from companion.games.clockwork.sheets import SHEETS
from companion.games.clockwork.sheets.subject import MapSubject
from companion.kernel.trouble import Trouble
from companion.printing.ink import Ink
from companion.printing.job import Ask, Say, Sheet, make_batch, make_pdf
from companion.prints import Listed, chosen, of_game, pressed, together

GAME = mapshelf.GAME
MAP = "map"
K = TypeVar("K", bound=str)
OPTIONS = ("variant", "tile", "players", "names", "races")  # what --set may say


class MapOrder(NamedTuple):
    """What is to be printed of one map, or one sheet of many."""

    ask: Ask
    name: str
    title: str
    maps: tuple[MapSubject, ...]
    sheets: tuple[Sheet[MapSubject], ...]

    def make(self, progress: Callable[[int, int], None] | None = None) -> bytes:
        """The PDF; `progress(done, total)` is told after each sheet or map."""
        maps = list(map(_measured, self.maps))
        if len(maps) == 1:
            return pressed(self.ask, lambda: make_pdf(self.ask, self.title, self.sheets, maps[0], progress))
        named = {f"{at} · {_called(each)}": each for at, each in enumerate(maps, 1)}
        return pressed(self.ask, lambda: make_batch(self.ask, self.title, self.sheets[0], named, progress))


def _measured(subject: MapSubject) -> MapSubject:
    """With random maps of its layout to compare it with; drawing those of a new layout takes a second or two."""
    return replace(subject, yardstick=worked_out(subject.map, places.home() / "games" / GAME / "fairness"))


def listed(say: Say) -> Iterator[Listed]:
    return of_game(say, GAME, SHEETS)


def order(ask: Ask, subject: MapSubject, names: Sequence[str], with_map: bool = True) -> MapOrder:
    """Sheets by their names, or all of them; those that show a map only if there is one."""
    sheets = chosen(GAME, SHEETS, names, with_map, lambda name: Trouble("sheet-of-map", sheet=name))
    title = sheets[0].title(GAME, ask.say) if len(sheets) == 1 else ask.say("clockwork-title")
    shown = _called(subject) if with_map and any(each.of_table for each in sheets) else ""
    return MapOrder(ask, _file_name(ask, together(names), shown), title, (subject,), sheets)


def batch(ask: Ask, designs: Sequence[HexMap]) -> MapOrder:
    """The page of a map, or of many in one file."""
    first = order(ask, subject_of(designs[0]), [MAP])
    if len(designs) == 1:
        return first
    maps = (*first.maps, *map(subject_of, designs[1:]))
    return first._replace(name=_file_name(ask, MAP, str(len(maps))), maps=maps)


# --- what is printed ------------------------------------------------------------------------------------------------


def subject_of(design: HexMap) -> MapSubject:
    """A map, its tiles called as the owner's are."""
    return MapSubject(design, mapshelf.box())


def described(design: HexMap | None, options: Mapping[str, str]) -> MapSubject:
    """A map, or for sheets that show none a number of players; and what is said about the game and who plays it."""
    for key in options:
        if key not in OPTIONS:
            raise Trouble("no-option", option=key[:40], known=", ".join(OPTIONS))
    if design is None:
        players = _one_of("players", options.get("players", "4"), [*map(str, PLAYERS)])
        design = draw(usual_layout(int(players)), dice(GAME))
    return replace(
        subject_of(design),
        variant=_variant(options.get("variant", "base"), design.layout.players),
        tile=tile_named(options["tile"]) if "tile" in options else TILE,
        known=tuple(_players(options.get("names", ""), options.get("races", ""))),
    )


def _variant(word: str, players: int) -> Variant:
    """Two against two takes four."""
    variants: tuple[Variant, ...] = get_args(Variant)
    return _one_of("variant", word, [each for each in variants if players == 4 or not each.endswith("2v2")])


def _players(names: str, races: str) -> Iterator[Player]:
    """In the order of the capitals: "Ada, Jules" and "purebreeds, mongrels"."""
    for name, race in zip_longest(names.split(","), races.casefold().split(","), fillvalue=""):
        yield Player(" ".join(name.split()), Race(_one_of("races", race.strip(), [*Race])) if race.strip() else None)


def _one_of(option: str, word: str, known: Sequence[K]) -> K:
    for each in known:
        if each == word.strip().casefold():
            return each
    raise Trouble("no-value", option=option, value=word[:40], known=", ".join(known))


# --- what it is called ----------------------------------------------------------------------------------------------


def _called(subject: MapSubject) -> str:
    return subject.map.name or subject.code.lines[0]


def _file_name(ask: Ask, *what: str) -> str:
    """Says what is in it: clockwork-map-3a-0k8we-de-a4-saver.pdf."""
    parts = [GAME, *what, ask.language, ask.paper.name, "" if ask.ink is Ink.FULL else ask.ink.value]
    return "-".join(filter(None, map(file_name, parts))) + ".pdf"
