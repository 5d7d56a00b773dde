"""The map painter: hex by hex with keys and mouse, factories and start numbers, all of it turned or mirrored."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import MouseDown, MouseMove, MouseUp
from textual.geometry import Size

from companion.games.aces.board import map_checks, painting
from companion.games.aces.board.files import File
from companion.games.aces.board.maps import Map, column_and_row
from companion.games.aces.board.reading import GAME, draft_map
from companion.games.aces.shelf.own import MAPS, carry_away, text_of
from companion.games.aces.studio.map_words import BRUSHES, MapWords, all_cells
from companion.kernel.trouble import BadData, Trouble
from companion.tui.keys import bind
from companion.tui.screens.dialogs import PickOne, TypeIn
from companion.tui.widgets.canvas import spread
from companion.tui.widgets.hex_map import SHAPES, HexPicture
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.words import Words
from companion.tui.workshop.screen import WorkshopScreen

WORDS = "aces-painter"
ONE = ("paint", "pen", "start_number", "mission_mark", "next_doubt", "undo")
ALL = ("turn_map", "map_size", "map_halves", "map_name", "new_field", "open_field", "take_along", "fetch_field")
OUT = ("print", "play_field")
KEYS_HERE = ("paint", "pen", "back", "help", "start_number", "undo", *ALL[:2], *OUT, *ONE[3:5], *ALL[2:])
ROOMY = (100, 30)


class PaintedPicture(HexPicture):
    """Space paints; with the button down the mouse paints wherever it goes.

    Three letters are enough for each hex, and the more of a wide map is seen the better.
    """

    SHAPES = ((4, (2, 1)), *SHAPES)
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number % 8), f"screen.brush({number})", show=False) for number in range(1, 9)),
        Binding("delete", "screen.brush(8)", show=False),
    ]
    _down = False

    def on_mouse_down(self, event: MouseDown) -> None:
        self._down = True
        self.capture_mouse()
        self._go_to(event.x, event.y)

    def on_mouse_move(self, event: MouseMove) -> None:
        if self._down:
            self._go_to(event.x, event.y)

    def on_mouse_up(self, event: MouseUp) -> None:
        self._down = False
        self.release_mouse()

    def on_click(self, event: object) -> None:
        """The button has done it already when it went down."""

    def _go_to(self, x: int, y: int) -> None:
        cell = self.at(x, y)
        if cell is not None:
            self.put_cursor(cell, clicked=True)


class MapPainter(WorkshopScreen[Map]):
    """The cursor on the map says which hex is meant; a digit paints it and is the brush from then on."""

    WORDS, GAME, OPTION = WORDS, GAME, "map"
    CSS = """
    #field-head { height: 1; padding: 0 2; background: $surface; }
    #field-painter { height: 1fr; }
    #field { width: 1fr; height: 100%; margin-left: 1; }
    #field-beside { width: 38; height: 100%; padding: 1 1 0 1; }
    #field-foot { height: 1; padding: 0 2; }
    .small #field { margin-left: 0; }
    .small #field-beside { width: 28; padding: 0 1; }
    """
    FITTED = "#field-head, #field-beside"
    BINDINGS: ClassVar[list[BindingType]] = [*(bind(action) for action in (*ONE, *ALL, *OUT, "back")), bind("leave")]

    def __init__(self) -> None:
        super().__init__(MAPS)
        self._brush = BRUSHES[0]
        self._pen = False  # whatever the cursor comes to is painted
        self._head, self._foot = Words("field-head"), Words("field-foot")
        self._picture, self._beside = PaintedPicture("field"), Lines("field-beside")
        self._beside.can_focus = False

    def compose(self) -> ComposeResult:
        yield self._head
        with Horizontal(id="field-painter"):
            yield self._picture
            yield self._beside
        yield self._foot
        yield KeyBar(*KEYS_HERE)

    def on_mount(self) -> None:
        self._picture.focus()
        super().on_mount()
        self.retell()

    def styles_for(self, size: Size) -> dict[str, bool]:
        return {"small": size.width < ROOMY[0] or size.height < ROOMY[1]}

    def fit(self) -> None:
        self.retell()

    def about(self, action: str) -> str:
        return self.say(f"aces-painter-{action}") if action in (*ONE, *ALL, *OUT) else super().about(action)

    # --- what lies there --------------------------------------------------------------------------------------------

    def name_of(self, map_: Map) -> str:
        return map_.de if self.app.words.code == "de" else map_.en

    def begun(self, name: str) -> Map:
        return painting.new_map(MAPS.name_for(name), name)

    def laid(self) -> None:
        self.retell()

    def changed(self) -> None:
        self.retell()

    def found(self) -> list[tuple[BadData, bool]]:
        """Mistakes, or what is only unusual."""
        wrong = map_checks.mistakes(self.now, File("", ""))
        odd = () if wrong else map_checks.oddities(self.now, File("", ""))
        return [(bad, bool(wrong)) for bad in (*wrong, *odd)]

    @property
    def _hex(self) -> str:
        """The place under the cursor."""
        return all_cells(self.now)[self._picture.cursor]

    # --- what is seen -----------------------------------------------------------------------------------------------

    def retell(self) -> None:
        self.query_one(KeyBar).retell()
        words = MapWords(self.app, self.now, self.found())
        title = Content.assemble((f"{self.say('aces-painter-title')}  ", "b $accent"), words.name)
        whose = Content.styled(self.owner, "$muted")
        self._head.put(spread(title, whose, self._head.size.width))
        cells = list(all_cells(self.now))
        self._picture.show(dict(words.tiles()), cells, self.app.signs)
        self._beside.show(list(words.beside(self._brush, max(self._beside.size.width - 3, 1))))
        self._tell()

    def _tell(self) -> None:
        words = MapWords(self.app, self.now, [])
        pen = Content.styled(self.say("aces-painter-pen-down"), "$warning") if self._pen else Content("")
        self._foot.put(spread(Content(words.about(self._hex)), pen, self._foot.size.width))

    def on_hex_picture_moved(self, event: HexPicture.Moved) -> None:
        if event.clicked or self._pen:
            self.action_paint()
        self._tell()

    # --- one hex ----------------------------------------------------------------------------------------------------

    def action_brush(self, number: int) -> None:
        self._brush = BRUSHES[number - 1]
        self.action_paint()
        self.retell()

    def action_paint(self) -> None:
        self.change(painting.painted(self.now, self._hex, self._brush))

    def action_pen(self) -> None:
        self._pen = not self._pen
        self._tell()

    def action_start_number(self) -> None:
        hex_ = self._hex

        def put(typed: str) -> Map:
            if typed and not (typed.isascii() and typed.isdecimal() and len(typed) < 3):
                raise Trouble("aces-painter-number")
            return painting.numbered(self.now, hex_, int(typed) if typed else None)

        if hex_ in self.now.grid:
            self._ask("ask-number", put, hex=hex_)

    def action_mission_mark(self) -> None:
        if self._hex in self.now.grid:
            self.change(painting.marked(self.now, self._hex))

    def action_next_doubt(self) -> None:
        """The cursor goes to the next hex that a check finds fault with."""
        cells = {hex_: cell for cell, hex_ in all_cells(self.now).items()}
        hexes = sorted({str(bad.facts.get("hex")) for bad, _ in self.found()} & cells.keys(), key=column_and_row)
        if not hexes:
            self.app.notify(self.say("workshop-sound"), markup=False)
            return
        behind = [hex_ for hex_ in hexes if column_and_row(hex_) > column_and_row(self._hex)]
        pen, self._pen = self._pen, False
        self._picture.put_cursor(cells[(behind or hexes)[0]])
        self._pen = pen

    # --- all of it --------------------------------------------------------------------------------------------------

    def _ask(self, key: str, put: Callable[[str], Map], **facts: str | int) -> None:
        """Something typed that changes the map; what cannot be is told."""

        def take(typed: str | None) -> None:
            if typed is None:
                return
            try:
                self.change(put(typed.strip()))
            except Trouble as trouble:
                self.app.tell(trouble)

        self.app.push_screen(TypeIn(lambda: self.say(f"aces-painter-{key}", **facts)), take)

    def action_turn_map(self) -> None:
        ways: list[Callable[[], Map]] = [
            *((lambda how=how: painting.turned(self.now, how)) for how in painting.TURNS),
            lambda: painting.completed(self.now),
        ]
        names = [*painting.TURNS, "complete"]

        def turn(row: int | None) -> None:
            if row is not None:
                try:
                    self.change(ways[row]())
                except Trouble as trouble:
                    self.app.tell(trouble)

        titles = [f"aces-painter-turn-{name}" for name in names]
        self.app.push_screen(PickOne(lambda: self.say("aces-painter-ask-turn"), lambda: map(self.say, titles)), turn)

    def action_map_size(self) -> None:
        def put(typed: str) -> Map:
            numbers = typed.casefold().replace("×", "x").split("x")
            if len(numbers) != 2 or not all(word.strip().isdecimal() and len(word) < 4 for word in numbers):
                raise Trouble("aces-painter-size", most=map_checks.LARGEST)
            return painting.resized(self.now, int(numbers[0]), int(numbers[1]))

        self._ask("ask-size", put, columns=len(self.now.rows[0]), rows=len(self.now.rows))

    def action_map_halves(self) -> None:
        def put(typed: str) -> Map:
            if not typed:
                return painting.split(self.now, None)
            letters = typed.upper()
            known = letters.isascii() and letters.isalpha() and len(letters) <= 2
            return painting.split(self.now, column_and_row(f"{letters}1")[0] if known else 0)

        self._ask("ask-halves", put)

    def action_map_name(self) -> None:
        def put(typed: str) -> Map:
            return replace(painting.own(self.now), de=typed[:60], en=typed[:60]) if typed else self.now

        self._ask("ask-name", put)

    def action_new_field(self) -> None:
        self.begin_new()

    def action_open_field(self) -> None:
        self.open_other()

    # --- out of the house -------------------------------------------------------------------------------------------

    def action_take_along(self) -> None:
        """A copy of the file where prints go, to be given to somebody."""
        self.start(self._take_along())

    async def _take_along(self) -> None:
        path = await self.app.in_background(carry_away, self._draft.id, self.now)
        self.app.notify(self.say("aces-painter-taken", path=str(path)), markup=False)

    def action_fetch_field(self) -> None:
        def fetch(typed: str | None) -> None:
            if typed:
                self.start(self._fetch(Path(typed.strip()).expanduser()))

        self.app.push_screen(TypeIn(lambda: self.say("aces-painter-ask-file")), fetch)

    async def _fetch(self, path: Path) -> None:
        """Somebody's file: a copy of it lies here, under a name of its own."""
        text = await self.app.in_background(text_of, path)
        self._lay_new(path.stem, draft_map(text, path.name))

    def action_print(self) -> None:
        self._once(self._print())

    async def _print(self) -> None:
        from companion.tui.screens.print_studio import PrintStudio

        await self._keep()
        self.app.push_screen(PrintStudio(GAME, options={"map": self._draft.id}))

    def action_play_field(self) -> None:
        self.play_it()

    def action_back(self) -> None:
        """First the pen is lifted."""
        if self._pen:
            self.action_pen()
        else:
            self.action_leave()
