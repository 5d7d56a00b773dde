"""The set-up desk: from the books to the map in the middle of a game, unit by unit, of all factions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, cast

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.widget import Widget

from companion.games.aces.board.maps import LOOSE
from companion.games.aces.books.deploying import Stands
from companion.games.aces.panel.desk_map import DeskMap
from companion.games.aces.panel.faces import chip_style
from companion.games.aces.panel.layers import Layer
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.sights import Note
from companion.games.aces.state import State
from companion.kernel.game import Decision, Seat
from companion.kernel.moves import is_legal
from companion.kernel.once import Latest
from companion.tui.hanging import hanging
from companion.tui.keys import bind
from companion.tui.screens.desk import Desk, Room
from companion.tui.widgets.still import Row
from companion.tui.widgets.words import Words

NARROW, ROOMY = 26, 40  # columns for what stands beside the map
HEAD = 3  # lines above them
HEADING = "bold $accent"


class SetUpDesk(Desk):
    """Arrows, the mouse or a typed name pick a hex; tab the next unit; enter puts it there."""

    CSS = f"""
    #set-up {{ width: 100%; height: 100%; }}
    SetUpDesk #desk-map {{ width: 1fr; height: 100%; }}
    #set-up-side {{ width: {ROOMY}; height: 100%; padding: 0 1; }}
    SetUpDesk.small #set-up-side {{ width: {NARROW}; }}
    SetUpDesk.handwork #hands {{ display: none; }}
    """
    FITTED = f"{Desk.FITTED}, #desk-map, #set-up-side"
    KEYS: ClassVar[tuple[str, ...]] = ("enter_line", "next_unit", "find_hex", "other_faction")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("backspace", "rub_out", show=False),
        bind("next_unit"),
        bind("find_hex"),
        bind("other_faction"),
    ]
    _unit = ""  # who is put now
    _hex = ""  # and where
    _found: str | None = None  # the name of a hex that is being typed

    def __init__(self, room: Room, decision: Decision) -> None:
        super().__init__(room, decision)
        self._layers: Latest[Layer] = Latest()

    def work(self) -> Iterable[Widget]:
        with Row(id="set-up"):
            yield DeskMap()
            yield Words("set-up-side")

    def begin(self) -> None:
        """On with the next unit of the same faction, from where the last one stands."""
        self._found = None
        waiting = self._waiting
        before = self._state.owner(self._unit) if self._unit in self._state.units else self.decision.seat
        if self._unit not in waiting and waiting:
            same = [unit for unit in waiting if self._state.owner(unit) == before]
            self._unit = (same or waiting)[0]
        self._hex = self._hex or next(iter(self._state.ground.start.values()), self._state.ground.hexes[0])
        self._ask()

    @property
    def _state(self) -> State:
        return cast(State, self.table.seen_by(None))

    @property
    def _shown(self) -> Shown:
        return Shown(self._state, self.teller, self.app.signs)

    @property
    def _waiting(self) -> list[str]:
        """All of whom nobody has told yet where they stand."""
        return [unit for unit, own in self._state.units.items() if own.hex in LOOSE]

    def _ask(self) -> None:
        """The question is that of whoever commands the unit."""
        seat = self._state.owner(self._unit) if self._unit in self._state.units else None
        owed = (each for each in self.table.pending() if each.seat == seat and each.kind == "stands")
        self.decision = next(owed, self.decision)

    # --- what is shown -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        if not self.line.value and not self.line.has_focus and self._found is None:
            self._write()
        layer = self._layers.about((self._state, self._unit), self._free)
        self.query_one(DeskMap).show_layer(self._shown, layer, self._hex)
        side = self.query_one("#set-up-side", Words)
        side.put(Content("\n").join(self._lines(side.size.width, side.size.height)))

    def _free(self) -> Layer:
        """Hexes that the unit cannot stand on step back."""
        if self._unit not in self._waiting:
            return Layer()
        state, seat = self._state, self._state.owner(self._unit)
        shut = [hex_ for hex_ in state.ground.hexes if not is_legal(state, Stands(seat, self._unit, hex_))]
        return Layer(dict.fromkeys(shut, Note(far=True)))

    def _lines(self, width: int, height: int) -> Iterator[Content]:
        """What the next keys do; who is still to be put, faction by faction."""
        say, waiting = self._shown.say, self._waiting
        if self._found is not None:
            yield from hanging(Content(""), say("aces-panel-set-up-finding", typed=f"{self._found}_"), width, HEADING)
        else:
            yield from hanging(Content(""), say("aces-panel-set-up-how", count=len(waiting)), width, HEADING)
        yield Content("")
        seats = self._state.rules.seats
        owned = {seat: [unit for unit in waiting if self._state.owner(unit) == seat] for seat in seats}
        in_short = len(waiting) + len(seats) + HEAD > height
        for seat, own in owned.items():
            if own:
                yield from self._in_short(seat, own, width) if in_short else self._faction(seat, own, width)

    def _faction(self, seat: Seat, units: list[str], width: int) -> Iterator[Content]:
        shown = self._shown
        yield Content.styled(f"{shown.sign(seat)} {shown.teller.side(seat)}", f"bold $seat-{seat}")
        for unit in units:
            chosen = unit == self._unit
            mark = shown.signs.prompt if chosen else " "
            chip = Content.styled(shown.unit(unit), chip_style(seat, chosen))
            line, type_ = Content(f"{mark} ") + chip, f" {shown.type_of(unit)}"
            yield line + Content(type_) if line.cell_length + len(type_) <= width else line

    def _in_short(self, seat: Seat, units: list[str], width: int) -> Iterator[Content]:
        """By their names alone, where not all of them have a line."""
        shown = self._shown
        yield Content.styled(f"{shown.sign(seat)} {shown.teller.side(seat)}", f"bold $seat-{seat}")
        chips = [Content.styled(shown.unit(unit), chip_style(seat, unit == self._unit)) for unit in units]
        yield from (Content("  ") + line for line in Content(" ").join(chips).wrap(width - 2))

    # --- who and where -----------------------------------------------------------------------------------------------

    def _pick(self, hex_: str) -> None:
        self._hex = hex_
        self._write()
        self.retell()

    def _write(self) -> None:
        if self._unit in self._waiting:
            self.write(Stands(self._state.owner(self._unit), self._unit, self._hex))

    def action_move(self, across: int, down: int) -> None:
        self._pick(self.query_one(DeskMap).towards(self._hex, across, down))

    def on_desk_map_pointed(self, event: DeskMap.Pointed) -> None:
        self._pick(event.hex)

    def action_next_unit(self) -> None:
        self._next([*self._waiting])

    def action_other_faction(self) -> None:
        """The first that waits of the next faction."""
        seats, here = self._state.rules.seats, self._state.owner(self._unit)
        order = [*seats[seats.index(here) + 1 :], *seats[: seats.index(here) + 1]]
        firsts = ([unit for unit in self._waiting if self._state.owner(unit) == seat][:1] for seat in order)
        self._next([unit for first in firsts for unit in first], from_start=True)

    def _next(self, units: list[str], from_start: bool = False) -> None:
        if units:
            at = 0 if from_start or self._unit not in units else units.index(self._unit) + 1
            self._unit = units[at % len(units)]
            self._ask()
            self._write()
            self.retell()

    # --- a hex by its name -------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the name of a hex every key is a letter."""
        return not (action == "entry" and self._found is not None) and super().check_action(action, parameters)

    def action_find_hex(self) -> None:
        self._found = ""
        self.retell()

    def on_key(self, event: Key) -> None:
        letter = (event.character or "").upper()
        if self.line.has_focus or self._found is None or not letter.isalnum():
            return
        event.stop()
        self._found += letter
        if self._found in self._state.ground.near:
            self._pick(self._found)
        else:
            self.retell()

    def action_rub_out(self) -> None:
        if self._found:
            self._found = self._found[:-1]
            self.retell()

    def one_back(self) -> bool:
        finding, self._found = self._found is not None, None
        if finding:
            self.retell()
        return finding

    def action_enter_line(self) -> None:
        if self._found is not None:
            self._found = None
            self.retell()
        else:
            super().action_enter_line()
