"""The map studio: draw maps of Clockwork Wars, see how fair they are, change, keep and print them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import ClassVar

from msgspec.structs import replace
from textual.app import ComposeResult, SystemCommand
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Resize

from companion import mapshelf
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import Layout, usual_layout
from companion.games.clockwork.maps.search import MODES, Mode
from companion.games.clockwork.maps.tiles import KINDS, LAKE
from companion.games.clockwork.maps.vectors import PLAYERS
from companion.kernel.trouble import Trouble
from companion.tui.drawing_board import (
    DrawingBoard,
    Judged,
    Step,
    changed,
    drawn,
    drawn_anew,
    fairer,
    judged,
)
from companion.tui.keys import bind, shown
from companion.tui.map_words import MapWords
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.dialogs import Ask, PickOne, TypeIn
from companion.tui.widgets.canvas import spread
from companion.tui.widgets.fairness_bars import FairnessBars
from companion.tui.widgets.hex_map import HexPicture
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.words import Words

CHANGES = ("new_map", "fairer", "lock", "swap", "edit", "undo")
CHOICES = ("layout", "players", "mode", "open_map", "save_map", "print")
KEYS_HERE = ("new_map", "fairer", "help", *CHANGES[2:], "print", "save_map", "open_map", "players", "layout", "mode")
FIRST = 3  # players of the map that lies there at first
ROOMY = (100, 30)


class MapStudio(PlainScreen):
    """The cursor on the map says which tile is meant."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(bind(action) for action in (*CHANGES, *CHOICES, "back")),
        bind("quit", "back"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._board = DrawingBoard()
        self._mode: Mode = "fair"
        self._swapping: int | None = None  # the first of two places
        self._printed: Path | None = None
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
        self.start(self._lay(partial(drawn, usual_layout(FIRST), self._mode), frozenset()))

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width < ROOMY[0] or event.size.height < ROOMY[1], "small")
        self.call_after_refresh(self.retell)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a map is being found only leaving makes sense."""
        if action in (*CHANGES, *CHOICES) and (self._board.now is None or self._is_busy):
            return False
        return super().check_action(action, parameters)

    @property
    def _is_busy(self) -> bool:
        return any(worker.node is self and not worker.is_finished for worker in self.app.workers)

    def palette(self) -> Iterable[SystemCommand]:
        for action in (*CHANGES, *CHOICES) if self._board.now else ():
            yield SystemCommand(self.say(f"key-{action}"), self.say(f"studio-map-{action}"), partial(self._do, action))

    async def _do(self, action: str) -> None:
        await self.run_action(f"screen.{action}")

    @property
    def _map(self) -> Judged:
        assert self._board.now is not None
        return self._board.now.map

    @property
    def _locked(self) -> frozenset[int]:
        assert self._board.now is not None
        return self._board.now.locked

    @property
    def _design(self) -> HexMap:
        return self._map.design

    @property
    def _place(self) -> int:
        """The place under the cursor."""
        return self._design.layout.cells.index(self._picture.cursor)

    # --- what is seen -----------------------------------------------------------------------------------------------

    @property
    def _words(self) -> MapWords:
        assert self._board.now is not None
        return MapWords(self._board.now, self.app)

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
        mode = self.say("studio-map-draws", mode=self.say(f"studio-map-mode-{self._mode}"))
        self._foot.put(spread(self._about(), Content.styled(mode, "$muted"), self._foot.size.width))

    def _about(self) -> Content:
        signs = self.app.signs
        if self._printed is not None:
            where = self.say("studio-map-printed", path=str(self._printed))
            return Content.assemble((f"{signs.yes} ", "$success"), where)
        if self._swapping is not None:
            press, back = shown("swap", self.app), shown("back", self.app)
            told = self.say("studio-map-swapping", id=self._words.id(self._swapping), press=press, back=back)
            return Content.styled(told, "$warning")
        return self._words.about(self._place)

    def on_hex_picture_moved(self, event: HexPicture.Moved) -> None:
        self._printed = None
        if event.clicked and self._swapping is not None:
            self.action_swap()
        else:
            self._tell()

    # --- changing the map -------------------------------------------------------------------------------------------

    async def _lay(self, make: Callable[[], HexMap], locked: frozenset[int]) -> bool:
        """Put a map on the board as soon as it is found and measured, or say why not."""
        try:
            found = await self.app.in_background(make)
            known = await self.app.in_background(judged, found)
        except Trouble as trouble:
            self.app.tell(trouble)
            return False
        self._put(Step(known, locked))
        return True

    def _put(self, step: Step) -> None:
        self._board.put(step)
        self._rest()

    def _rest(self) -> None:
        """Nothing is going on any more; show the map."""
        self._swapping = self._printed = None
        self.retell()

    def action_new_map(self) -> None:
        self.start(self._lay(partial(drawn_anew, self._design, self._mode, self._locked), self._locked))

    def action_fairer(self) -> None:
        self.start(self._lay(partial(fairer, self._design, self._locked), self._locked))

    def action_lock(self) -> None:
        self._put(Step(self._map, self._locked ^ {self._place}))

    def action_swap(self) -> None:
        """The first time it takes one tile, the second time it lays it in the place of another."""
        first, place = self._swapping, self._place
        if first is None or first == place:
            self._swapping = place if first is None else None
            self._printed = None
            self.retell()
            return
        swapped = {first: place, place: first}
        locked = frozenset(swapped.get(at, at) for at in self._locked)  # a lock goes with its tile
        self.start(self._lay(partial(self._design.swapped, first, place), locked))

    def action_edit(self) -> None:
        """Which kind of tile lies there, or a lake of fire."""
        place = self._place

        def lay(row: int | None) -> None:
            if row is not None:
                kind, fire = (row, False) if row < len(KINDS) else (LAKE, True)
                self.start(self._lay(partial(changed, self._design, place, kind, fire), self._locked))

        question = partial(self.say, "studio-map-which-kind", id=self._words.id(place))
        self.app.push_screen(PickOne(question, lambda: self._words.kinds(place)), lay)

    def action_undo(self) -> None:
        if not self._board.undo():
            self.app.tell(Trouble("nothing-to-undo"))
        self._rest()

    # --- another kind of map ----------------------------------------------------------------------------------------

    def action_players(self) -> None:
        at = PLAYERS.index(self._design.layout.players)
        self._begin(usual_layout(PLAYERS[(at + 1) % len(PLAYERS)]))

    def _begin(self, layout: Layout) -> None:
        self.start(self._lay(partial(drawn, layout, self._mode), frozenset()))

    def action_layout(self) -> None:
        layouts = {}
        for name in mapshelf.layout_names():
            try:
                layouts[name] = mapshelf.find_layout(name)
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
        self._printed = None
        self._tell()

    # --- keeping ----------------------------------------------------------------------------------------------------

    def action_save_map(self, typed: str = "") -> None:
        async def save(name: str | None) -> None:
            if name:
                await self._save(name, replace=False)

        name = typed or self._design.name
        self.app.push_screen(TypeIn(lambda: self.say("studio-map-which-name"), name), save)

    async def _save(self, name: str, replace: bool) -> None:
        try:
            path = await self.app.in_background(mapshelf.keep, self._design, name, replace)
        except Trouble as trouble:
            if trouble.key == "map-kept":
                question = partial(self.say, "studio-map-replace", name=name)
                self.app.push_screen(Ask(question), lambda yes: self._answered(name, bool(yes)))
            else:
                self.app.tell(trouble)
                self.action_save_map(name)
            return
        named = self._map._replace(design=_named(self._design, name))
        self._put(Step(named, self._locked))
        self.app.notify(self.say("studio-map-saved", path=str(path)), markup=False)

    def _answered(self, name: str, replace: bool) -> None:
        if replace:
            self.start(self._save(name, replace=True))
        else:
            self.action_save_map(name)

    def action_open_map(self) -> None:
        """A kept map, or a code; an empty place of a printed map is there to be filled."""
        code = self.app.settings.language
        kept = mapshelf.kept_maps(code)

        def take(row: int | None) -> None:
            if row == 0:
                self._ask_code()
            elif row is not None and kept[row - 1].empty:
                self._fill(kept[row - 1])
            elif row is not None:
                self.start(self._lay(partial(mapshelf.find_map, kept[row - 1].id), frozenset()))

        def lines() -> Iterator[Content]:
            yield Content.styled(self.say("studio-map-type-code"), "$accent")
            for each in mapshelf.kept_maps(self.app.settings.language):
                empty = self.say("studio-map-empty", players=each.players or 0) if each.empty else ""
                yield Content.assemble(f"{each.name}  ", (empty, "$muted"))

        self.app.push_screen(PickOne(lambda: self.say("studio-map-which-map"), lines), take)

    def _ask_code(self, typed: str = "") -> None:
        async def read(words: str | None) -> None:
            if words and not await self._lay(partial(mapshelf.find_map, words), frozenset()):
                self._ask_code(words)

        self.app.push_screen(TypeIn(lambda: self.say("studio-map-which-code"), typed), read)

    def _fill(self, slot: mapshelf.Kept) -> None:
        """A map to begin with; edited until it is the printed one, it is saved under its name."""
        layout = usual_layout(slot.players or FIRST)
        self.start(self._lay(lambda: _named(drawn(layout, "random"), slot.name), frozenset()))
        told = self.say("studio-map-fill", name=slot.name, press=shown("save_map", self.app))
        self.app.notify(told, timeout=10, markup=False)

    # --- printing ---------------------------------------------------------------------------------------------------

    def action_print(self) -> None:
        self.start(self._print())

    async def _print(self) -> None:
        settings, code, design = self.app.settings.prints, self.app.settings.language, self._design

        def make() -> Path:
            from companion import map_prints, prints  # all that draws is loaded only now, beside the keys

            order = map_prints.batch(prints.ask_for(settings, code), [design])
            return prints.save_in(settings.where, order.name, order.make())

        try:
            self._printed = await self.app.in_background(make)
        except Trouble as trouble:
            self.app.tell(trouble)
        self._tell()

    def action_back(self) -> None:
        if self._swapping is not None:
            self._rest()
        else:
            self.dismiss()


def _named(design: HexMap, name: str) -> HexMap:
    return replace(design, name=name)
