"""The map studio: draw maps of Clockwork Wars, see how fair they are, change, keep and print them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Size

from companion.games.clockwork.maps.generate import Counts
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import Layout, usual_layout
from companion.games.clockwork.maps.search import MODES, Mode
from companion.games.clockwork.maps.tiles import KINDS, LAKE
from companion.games.clockwork.maps.vectors import PLAYERS
from companion.games.clockwork.shelf import map_shelf
from companion.games.clockwork.studio.drawing_board import changed, drawn, drawn_anew, fairer
from companion.games.clockwork.studio.fairness_bars import FairnessBars
from companion.games.clockwork.studio.map_board import FIRST, MapBoard
from companion.games.clockwork.studio.map_counts import MapCounts
from companion.games.clockwork.studio.map_words import MapWords
from companion.kernel.trouble import Trouble
from companion.tui.keys import bind, shown
from companion.tui.screens.dialogs import PickOne
from companion.tui.widgets.canvas import spread
from companion.tui.widgets.hex_map import HexPicture
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.words import Words

CHANGES = ("new_map", "fairer", "lock", "swap", "edit", "undo")
KINDS_OF_MAP = ("players", "layout", "counts", "mode")
CHOICES = (*KINDS_OF_MAP, "open_map", "save_map", "print", "play_map")
FIRST_KEYS = ("new_map", "fairer", "back", "help")
KEYS_HERE = (*FIRST_KEYS, *CHANGES[2:], "print", "play_map", "save_map", "open_map", *KINDS_OF_MAP)
ROOMY = (100, 30)


class MapStudio(MapBoard):
    """The cursor on the map says which tile is meant."""

    CSS = """
    #map-head { height: 1; padding: 0 2; background: $surface; }
    #map-studio { height: 1fr; }
    #map { width: 1fr; height: 100%; margin-left: 1; }
    #map-fairness { width: 36%; min-width: 54; height: 100%; padding: 1 2 0 2; }
    #map-foot { height: 1; padding: 0 2; }
    .small #map { margin-left: 0; }
    .small #map-fairness { width: 37; min-width: 37; padding: 0 1; }
    """
    FITTED = "#map-head"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(bind(action) for action in (*CHANGES, *CHOICES, "back")),
        bind("leave"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._mode: Mode = "fair"
        self._swapping: int | None = None  # the first of two places
        self._head = Words("map-head")
        self._picture = HexPicture("map")
        self._bars = FairnessBars("map-fairness")
        self._foot = Words("map-foot")

    def compose(self) -> ComposeResult:
        yield self._head
        with Horizontal(id="map-studio"):
            yield self._picture
            yield self._bars
        yield self._foot
        yield KeyBar(*KEYS_HERE)

    def on_mount(self) -> None:
        self._picture.focus()
        self.start(self._lay(partial(drawn, usual_layout(FIRST), self._mode)))

    def styles_for(self, size: Size) -> dict[str, bool]:
        return {"small": size.width < ROOMY[0] or size.height < ROOMY[1]}

    def fit(self) -> None:
        self.retell()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a map is being found only leaving makes sense."""
        if action in (*CHANGES, *CHOICES) and (self._board.now is None or self._is_busy):
            return False
        return super().check_action(action, parameters)

    @property
    def _is_busy(self) -> bool:
        return any(worker.node is self and not worker.is_finished for worker in self.app.workers)

    def about(self, action: str) -> str:
        return self.say(f"studio-map-{action}") if action in (*CHANGES, *CHOICES) else super().about(action)

    @property
    def _place(self) -> int:
        """The place under the cursor."""
        return self._design.layout.cells.index(self._picture.cursor)

    # --- what is seen -----------------------------------------------------------------------------------------------

    @property
    def _words(self) -> MapWords:
        return MapWords(self._now, self.app)

    def retell(self) -> None:
        self.query_one(KeyBar).retell()
        if self._board.now is not None:
            self._head.put(self._words.head(self._head.size.width, not self.has_class("small")))
            tiles = dict(self._words.tiles(self._swapping))
            self._picture.show(tiles, self._design.layout.cells, self.app.signs)
            self._bars.show(self._map)
            self._tell()

    def _tell(self) -> None:
        """What is going on, or the tile under the cursor; and how the next map is drawn."""
        self._foot.put(spread(self._about(), self._words.draws(self._mode), self._foot.size.width))

    def _about(self) -> Content:
        if self._swapping is not None:
            press, back = shown("swap", self.app), shown("back", self.app)
            told = self.say("studio-map-swapping", id=self._words.id(self._swapping), press=press, back=back)
            return Content.styled(told, "$warning")
        return self._words.about(self._place)

    def on_hex_picture_moved(self, event: HexPicture.Moved) -> None:
        if event.clicked and self._swapping is not None:
            self.action_swap()
        else:
            self._tell()

    # --- changing the map -------------------------------------------------------------------------------------------

    def action_new_map(self) -> None:
        self._draw_with(self._now.counts)

    def _draw_with(self, counts: Counts) -> None:
        self.start(self._lay(partial(drawn_anew, self._design, self._mode, self._locked, counts), self._locked, counts))

    def action_fairer(self) -> None:
        self._change(partial(fairer, self._design, self._locked))

    def _change(self, make: Callable[[], HexMap]) -> None:
        """Something else about this map; what is locked and how many there are to be stays as it is."""
        self.start(self._lay(make, self._locked, self._now.counts))

    def action_lock(self) -> None:
        self._put(self._now._replace(locked=self._locked ^ {self._place}))

    def action_swap(self) -> None:
        """The first time it takes one tile, the second time it lays it in the place of another."""
        first, place = self._swapping, self._place
        if first is None or first == place:
            self._swapping = place if first is None else None
            self.retell()
            return
        swapped = {first: place, place: first}
        locked = frozenset(swapped.get(at, at) for at in self._locked)  # a lock goes with its tile
        self.start(self._lay(partial(self._design.swapped, first, place), locked, self._now.counts))

    def action_edit(self) -> None:
        """Which kind of tile lies there, or a lake of fire."""
        place = self._place

        def lay(row: int | None) -> None:
            if row is not None:
                kind, fire = (row, False) if row < len(KINDS) else (LAKE, True)
                self._change(partial(changed, self._design, place, kind, fire))

        question = partial(self.say, "studio-map-which-kind", id=self._words.id(place))
        self.app.push_screen(PickOne(question, lambda: self._words.kinds(place)), lay)

    def action_undo(self) -> None:
        if not self._board.undo():
            self.app.tell(Trouble("nothing-to-undo"))
        self._rest()

    def _rest(self) -> None:
        self._swapping = None
        super()._rest()

    # --- another kind of map ----------------------------------------------------------------------------------------

    def action_players(self) -> None:
        at = PLAYERS.index(self._design.layout.players)
        self._begin(usual_layout(PLAYERS[(at + 1) % len(PLAYERS)]))

    def _begin(self, layout: Layout) -> None:
        self.start(self._lay(partial(drawn, layout, self._mode)))

    def action_layout(self) -> None:
        layouts = {}
        for name in map_shelf.layout_names():
            try:
                layouts[name] = map_shelf.find_layout(name)
            except Trouble as trouble:  # a file with a mistake: the others can still be had
                self.app.tell(trouble)

        def take(row: int | None) -> None:
            if row is not None:
                self._begin(list(layouts.values())[row])

        def lines() -> Iterator[Content]:
            for name, layout in layouts.items():
                tiles = self.say("studio-map-of-layout", players=layout.players, tiles=len(layout.cells))
                mark = self.app.signs.prompt if layout == self._design.layout else ""
                yield Content.assemble((f" {mark:2}{name:6}", "$accent"), tiles)

        self.app.push_screen(PickOne(lambda: self.say("studio-map-which-layout"), lines), take)

    def action_mode(self) -> None:
        self._mode = MODES[(MODES.index(self._mode) + 1) % len(MODES)]
        self._tell()

    def action_counts(self) -> None:
        """So many tiles of a kind: a new map has them at once."""
        held = bytes(self._design.kinds[place] for place in self._locked)

        def draw(counts: dict[int, int] | None) -> None:
            if counts is not None:
                self._draw_with(counts)

        held_of = tuple(map(held.count, range(len(KINDS))))
        self.app.push_screen(MapCounts(self._design.layout, self._now.counts, held_of), draw)

    # --- printing ---------------------------------------------------------------------------------------------------

    def action_print(self) -> None:
        """Every sheet that shows this map, and those that need none."""
        from companion.tui.screens.print_studio import PrintStudio

        self.app.push_screen(PrintStudio(map_shelf.GAME, made=self._design))

    # --- playing ----------------------------------------------------------------------------------------------------

    def action_play_map(self) -> None:
        """A new table on this map: only who plays is left to be said."""
        from companion.tui.screens.new_table import NewTableScreen

        given = {"map": self._map.code.qr, "players": str(self._design.layout.players)}
        self.app.push_screen(NewTableScreen(map_shelf.GAME, given), self._open)

    def _open(self, id_: str | None) -> None:
        if id_ is not None:
            self.app.open_table(id_)

    def action_back(self) -> None:
        if self._swapping is not None:
            self._rest()
        else:
            self.action_leave()

    def action_leave(self) -> None:
        self.dismiss()
