"""The board of the map studio: the map that lies there, how maps get onto it, and where they are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace
from textual.content import Content

from companion.games.clockwork.maps.generate import FREE, Counts
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import usual_layout
from companion.games.clockwork.shelf import map_shelf
from companion.games.clockwork.studio.drawing_board import DrawingBoard, Judged, Step, drawn, judged
from companion.kernel.trouble import Trouble
from companion.tui.keys import shown
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.dialogs import Ask, PickOne, TypeIn

FIRST = 3  # players of the map that lies there at first


class MapBoard(PlainScreen):
    """Whatever is put on the board can be taken back."""

    def __init__(self) -> None:
        super().__init__()
        self._board = DrawingBoard()

    @property
    def _now(self) -> Step:
        assert self._board.now is not None
        return self._board.now

    @property
    def _map(self) -> Judged:
        return self._now.map

    @property
    def _locked(self) -> frozenset[int]:
        return self._now.locked

    @property
    def _design(self) -> HexMap:
        return self._map.design

    async def _lay(
        self, make: Callable[[], HexMap], locked: frozenset[int] = frozenset(), counts: Counts = FREE
    ) -> bool:
        """Put a map on the board as soon as it is found and measured, or say why not."""
        try:
            found = await self.app.in_background(make)
            known = await self.app.in_background(judged, found)
        except Trouble as trouble:
            self.app.tell(trouble)
            return False
        self._put(Step(known, locked, counts))
        return True

    def _put(self, step: Step) -> None:
        self._board.put(step)
        self._rest()

    def _rest(self) -> None:
        """Nothing is going on any more; show the map."""
        self.retell()

    # --- keeping ----------------------------------------------------------------------------------------------------

    def action_save_map(self, typed: str = "") -> None:
        async def save(name: str | None) -> None:
            if name:
                await self._save(name, replace=False)

        name = typed or self._design.name
        self.app.push_screen(TypeIn(lambda: self.say("studio-map-which-name"), name), save)

    async def _save(self, name: str, replace: bool) -> None:
        try:
            path = await self.app.in_background(map_shelf.keep, self._design, name, replace)
        except Trouble as trouble:
            if trouble.key == "map-kept":
                question = partial(self.say, "studio-map-replace", name=name)
                self.app.push_screen(Ask(question), lambda yes: self._answered(name, bool(yes)))
            else:
                self.app.tell(trouble)
                self.action_save_map(name)
            return
        named = self._map._replace(design=_named(self._design, name))
        self._put(self._now._replace(map=named))
        self.app.notify(self.say("studio-map-saved", path=str(path)), markup=False)

    def _answered(self, name: str, replace: bool) -> None:
        if replace:
            self.start(self._save(name, replace=True))
        else:
            self.action_save_map(name)

    def action_open_map(self) -> None:
        """A kept map, or a code; an empty place of a printed map is there to be filled."""
        code = self.app.settings.language
        kept = map_shelf.kept_maps(code)

        def take(row: int | None) -> None:
            if row == 0:
                self._ask_code()
            elif row is not None and kept[row - 1].empty:
                self._fill(kept[row - 1])
            elif row is not None:
                self.start(self._lay(partial(map_shelf.find_map, kept[row - 1].id)))

        def lines() -> Iterator[Content]:
            yield Content.styled(self.say("studio-map-type-code"), "$accent")
            for each in map_shelf.kept_maps(self.app.settings.language):
                empty = self.say("studio-map-empty", players=each.players or 0) if each.empty else ""
                yield Content.assemble(f"{each.name}  ", (empty, "$muted"))

        self.app.push_screen(PickOne(lambda: self.say("studio-map-which-map"), lines), take)

    def _ask_code(self, typed: str = "") -> None:
        async def read(words: str | None) -> None:
            if words and not await self._lay(partial(map_shelf.find_map, words)):
                self._ask_code(words)

        self.app.push_screen(TypeIn(lambda: self.say("studio-map-which-code"), typed), read)

    def _fill(self, slot: map_shelf.Kept) -> None:
        """A map to begin with; edited until it is the printed one, it is saved under its name."""
        layout = usual_layout(slot.players or FIRST)
        self.start(self._lay(lambda: _named(drawn(layout, "random"), slot.name)))
        told = self.say("studio-map-fill", name=slot.name, press=shown("save_map", self.app))
        self.app.notify(told, timeout=10, markup=False)


def _named(design: HexMap, name: str) -> HexMap:
    return replace(design, name=name)
