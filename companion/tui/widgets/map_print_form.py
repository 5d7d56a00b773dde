"""What the print studio prints of Clockwork Wars: of which map, how it is played, and by whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from msgspec import MsgspecError
from textual.app import ComposeResult
from textual.widgets import Input

from companion import mapshelf
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.mapcode import read_map
from companion.games.clockwork.maps.named import code_of
from companion.games.clockwork.maps.played import TILE, Race, tile_named
from companion.games.clockwork.maps.tiles import IDS
from companion.games.clockwork.maps.vectors import PLAYERS
from companion.kernel.trouble import Trouble
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.print_form import LABEL, PrintForm

if TYPE_CHECKING:
    from companion.printing.job import Job
    from companion.prints import Listed

HERE, NO_MAP = "here", "none"
VARIANTS = ("base", "epic")
ALLIES = ("alone", "allied")
ANY_RACE = "open"
CAPITALS = range(1, max(PLAYERS) + 1)


class MapPrintForm(PrintForm):
    """A map on the board of the map studio, a kept one, or whatever is typed; some sheets need none."""

    def __init__(self, design: HexMap | None = None, table: str = "") -> None:
        """`table`: one that is played on a map, unless that is given."""
        super().__init__()
        self._here = design
        self._table = table
        self._capitals = IDS[-1]  # what is printed on them
        self._read: tuple[str, HexMap] | None = None  # what was looked up last

    # --- the fields -------------------------------------------------------------------------------------------------

    def what(self) -> ComposeResult:
        if self._here is None and self._table:
            self._here = self._map_of_table()
        with suppress(Trouble):  # a slip in that file is told where the pages would be
            self._capitals = mapshelf.box().capital
        kept = [each.id for each in mapshelf.kept_maps(self._spoken) if not each.empty]
        maps = [*([HERE] if self._here is not None else []), NO_MAP, *kept]
        yield self._choice("of-map", maps, maps[0], self._map_name)
        yield self._field("code", lambda: self.say("studio-code-none"))
        yield self._choice("players", list(map(str, PLAYERS)), str(max(PLAYERS)), str)
        yield self._choice("variant", VARIANTS, VARIANTS[0], lambda variant: self.say(f"studio-variant-{variant}"))
        yield self._choice("allies", ALLIES, ALLIES[0], lambda allies: self.say(f"studio-allies-{allies}"))
        yield self._field("names", lambda: self.say("studio-names-none"))
        yield from map(self._race, CAPITALS)

    def _map_of_table(self) -> HexMap | None:
        store = self.app.store
        try:
            return read_map(code_of(store.look(store.journal.table(self._table)).state.rules.map))
        except (Trouble, MsgspecError, LookupError, TypeError, ValueError):  # a table that this Companion cannot read
            return None

    def _race(self, capital: int) -> Choice:
        def named(race: str) -> str:
            return self.say("studio-race-open") if race == ANY_RACE else self.say(f"clockwork-people-{race}")

        races, id_ = [ANY_RACE, *Race], self._capitals[capital - 1]
        label = partial(self.say, "studio-race", capital=id_)
        return Choice(f"race-{capital}", races, ANY_RACE, label, named, room=LABEL)

    def sizes(self) -> ComposeResult:
        yield self._field("tile", lambda: self.say("studio-tile-none", size=round(TILE)))

    def on_mount(self) -> None:  # besides that of every form
        self._type("tile", self.app.settings.prints.tile)

    def _map_name(self, id_: str) -> str:
        if id_ == HERE and self._here is not None:
            return self._here.name or self.say("studio-of-map-here")
        kept = {each.id: each.name for each in mapshelf.kept_maps(self.app.words.code)}
        return kept.get(id_, self.say("studio-of-map-none"))

    def _show_options(self) -> None:
        """A map has its players; a side of two takes four."""
        players = self._players()
        self._display("players", not self.complete)
        self._display("allies", players == max(PLAYERS))
        for capital in CAPITALS:
            self._display(f"race-{capital}", capital <= players)

    def _players(self) -> int:
        try:
            design = self._design()
        except Trouble:  # it is told where the pages would be
            design = None
        return design.layout.players if design is not None else int(self._value("players"))

    def on_input_changed(self, event: Input.Changed) -> None:  # besides that of every form
        tile = self._typed("tile")
        with suppress(Trouble):
            if not tile or tile_named(tile):
                self._remember(tile=tile)

    # --- what was chosen --------------------------------------------------------------------------------------------

    def listed(self) -> Iterator[Listed]:
        from companion import map_prints, prints

        yield from map_prints.listed(self.app.words.say)
        yield prints.of_no_game(self.app.words.say)

    @property
    def complete(self) -> bool:
        return bool(self._typed("code")) or self._value("of-map") != NO_MAP

    def _design(self) -> HexMap | None:
        """What is typed goes before what is chosen."""
        words = self._typed("code") or self._value("of-map")
        if words == NO_MAP:
            return None
        if words == HERE and self._here is not None:
            return self._here
        if self._read is None or self._read[0] != words:
            self._read = words, mapshelf.find_map(words)
        return self._read[1]

    def lacking(self) -> Trouble:
        return Trouble("studio-needs-map")

    def ordered(self, names: Sequence[str]) -> Job:
        from companion import map_prints

        design = self._design()
        subject = map_prints.described(design, self._options())
        return map_prints.order(self.ask(), subject, names, design is not None)

    def _options(self) -> dict[str, str]:
        """As the command line says them."""
        players, variant = self._players(), self._value("variant")
        if players == max(PLAYERS) and self._value("allies") == ALLIES[1]:
            variant = "2v2" if variant == VARIANTS[0] else f"{variant}-2v2"
        races = [self._value(f"race-{capital}") for capital in CAPITALS[:players]]
        told = {"players": str(players), "variant": variant, "names": self._typed("names"), "tile": self._typed("tile")}
        told["races"] = ",".join("" if race == ANY_RACE else race for race in races)
        return {key: value for key, value in told.items() if value}
