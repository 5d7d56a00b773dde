"""The set-up desk: from the books to the map in the middle of a game, position by position, both armies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.geometry import Size
from textual.widget import Widget

from companion.games.marengo.block_words import read_blocks
from companion.games.marengo.board.model import Board
from companion.games.marengo.books.deploying import Deployed, Put, Take
from companion.games.marengo.panel.deploy_words import DeployWords, positions
from companion.games.marengo.panel.desk_map import DeskMap, Marks
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.pieces import ASLEEP, each, waiting, word
from companion.games.marengo.place_words import find_place
from companion.games.marengo.state import WAITING, State, other
from companion.kernel.game import Move, Objection, Seat
from companion.kernel.trouble import Trouble
from companion.tui.keys import bind, shown
from companion.tui.screens.desk import Desk
from companion.tui.widgets.still import Row
from companion.tui.widgets.words import Words

ARMS, STRENGTHS, BETWEEN = "icka", "123", " +"
NARROW, ROOMY = 34, 46  # columns for what stands beside the map


class DeployDesk(Desk):
    """Arrows, the mouse or a typed name pick a place; digits and faces, as they are typed, are put there by enter."""

    CSS = f"""
    #deploy {{ width: 100%; height: 100%; }}
    DeployDesk #desk-map {{ width: 1fr; height: 100%; }}
    #deploy-side {{ width: {ROOMY}; height: 100%; padding: 0 1; }}
    DeployDesk.small #deploy-side {{ width: {NARROW}; }}
    DeployDesk.listed #deploy-side {{ width: 100%; max-width: 60; }}
    DeployDesk.handwork #hands {{ display: none; }}
    """
    KEYS: ClassVar[tuple[str, ...]] = (
        "find_place", "next_position", "other_side", "all_stand", "waiting_place", "take_off",
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("backspace", "rub_out", show=False),
        bind("find_place"),
        bind("next_position"),
        bind("waiting_place"),
        bind("other_side"),
        bind("take_off"),
        bind("all_stand"),
    ]

    _seat: Seat = ""  # whose blocks are put now
    _places: Mapping[Seat, str] = {}  # and where, for each army
    _rows: Sequence[str] = ()  # places that can be clicked beside the map
    _typed = ""  # blocks, as they are typed
    _taking = False  # they are taken off again
    _found: str | None = None  # the name of a place that is being typed
    _checked: tuple[State, tuple[Objection, ...]] | None = None

    def work(self) -> Iterable[Widget]:
        with Row(id="deploy"):
            yield DeskMap()
            yield Words("deploy-side")

    def styles_for(self, size: Size) -> dict[str, bool]:
        return super().styles_for(size) | {"listed": not self._shown.has_map}

    def begin(self) -> None:
        self._typed, self._taking, self._found = "", False, None
        self._seat = self._seat or self.decision.seat or self._state.side
        self._places = self._places or dict(_beginning(self._state.board))
        self._ask_this_army()

    @property
    def _state(self) -> State:
        state: State = self.table.seen_by(None)
        return state

    @property
    def _place(self) -> str:
        return self._places[self._seat]

    @property
    def _shown(self) -> Shown:
        return Shown(self._state, self.teller, self.app.signs, {})

    # --- what is shown ------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        self.query_one(DeskMap).show_marks(self._shown, Marks(at=self._place, picked=self._place))
        side = self.query_one("#deploy-side", Words)
        words = DeployWords(self._shown, self._seat, self._place, side.size.width)
        complete = self.say("marengo-deploy-complete", key=shown("all_stand", self.app))
        side.put(Content("\n").join(words.lines(self._how(), self._lacking(), complete, side.size.height)))
        self._rows = words.places

    def _how(self) -> str:
        """What the next keys do."""
        if self._found is not None:
            return self.say("marengo-deploy-finding", typed=f"{self._found}_")
        if self._taking:
            return self.say("marengo-deploy-taking")
        return self.say("marengo-deploy-how", seat_id=self._seat)

    def _lacking(self) -> tuple[Objection, ...]:
        """What speaks against going on with the map; if nothing does, what would be odd about it."""
        state = self._state
        if self._checked is None or self._checked[0] is not state:
            against = tuple(Deployed(None).objections(state))
            if not against:
                against = tuple(self.table.game.faults(self.table.game.play(state, Deployed(None)).state))
            self._checked = (state, against)
        return self._checked[1]

    # --- where --------------------------------------------------------------------------------------------------------

    def _pick(self, place: str) -> None:
        self._places = {**self._places, self._seat: place}
        self._written()

    def action_pick_row(self, row: int) -> None:
        if row < len(self._rows):
            self._pick(self._rows[row])

    def action_move(self, across: int, down: int) -> None:
        """To the next locale on that side; without a map to the next one in the list."""
        board, map_ = self._state.board, self.query_one(DeskMap)
        here = board.locale_of.get(self._place, self._place)
        if map_.has_picture:
            self._pick(map_.towards(here, list(board.locale), across, down))
        else:
            known = list(board.locale)
            at = known.index(here) if here in known else 0
            self._pick(known[(at + across + down) % len(known)])

    def action_next_position(self) -> None:
        """Reserve, then its approaches, those with enemies beyond first; of those who wait, the next display."""
        if self._place.startswith(WAITING):
            self.action_waiting_place()
            return
        board = self._state.board
        here = positions(self._shown, self._seat, board.locale_of.get(self._place, self._place))
        self._pick(here[(here.index(self._place) + 1) % len(here)])

    def action_waiting_place(self) -> None:
        displays = [waiting(f.display) for f in self._state.board.forces if f.side == self._seat and f.entries]
        if displays:
            at = displays.index(self._place) + 1 if self._place in displays else 0
            self._pick(displays[at % len(displays)])

    def on_desk_map_pointed(self, event: DeskMap.Pointed) -> None:
        """A click on the same locale again picks its next position."""
        here = self._state.board.locale_of.get(self._place, self._place)
        if event.place == here:
            self.action_next_position()
        else:
            self._pick(event.place)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the name of a place its key is a letter: `8/4`."""
        return not (action == "entry" and self._found is not None) and super().check_action(action, parameters)

    def action_find_place(self) -> None:
        self._found = ""
        self.draw()

    def _find(self, letter: str) -> None:
        """The place goes along with each letter, as far as there is one of that name."""
        self._found = (self._found or "") + letter
        try:
            (place, *_) = find_place(self._found, self.table.game.names(self._state), {})
        except Trouble:
            self.draw()
        else:
            self._pick(place)

    # --- whose, and how many ------------------------------------------------------------------------------------------

    def action_other_side(self) -> None:
        self._seat = other(self._seat)
        self._ask_this_army()
        self._written()

    def _ask_this_army(self) -> None:
        owed = (each for each in self.table.pending() if each.seat == self._seat and not each.optional)
        self.decision = next(owed, self.decision)

    def on_key(self, event: Key) -> None:
        """Blocks as they are typed: `2`, `i3`, `2z`; or the name of a place."""
        letter = event.character or ""
        if self.line.has_focus or not event.is_printable:
            return
        if self._found is not None:
            event.stop()
            self._found_or_on(letter)
        elif letter.lower() in (*ARMS, ASLEEP) or letter.isdecimal() or (self._typed and letter in BETWEEN):
            event.stop()
            self._type(letter.lower())

    def _found_or_on(self, letter: str) -> None:
        """A blank ends a name."""
        if letter.isspace():
            self._found = None
            self.draw()
        else:
            self._find(letter)

    def _type(self, letter: str) -> None:
        last = self._typed.rpartition(" ")[2]
        if letter in BETWEEN:
            self._typed = f"{self._typed.rstrip()} "
        elif last and last[-1] in ARMS:  # a face waits for its strength
            self._typed += letter if letter in STRENGTHS else ""
        elif last.isdecimal() or not last:  # more digits, or what so many are
            self._typed += letter
        else:
            self._typed += f" {letter}"
        self._written()

    def _written(self) -> None:
        """Onto the line what was picked so far."""
        self.write(self._move())
        self.retell()

    def _move(self) -> Move | None:
        blocks = self._blocks()
        if not blocks:
            return None
        return (Take if self._taking else Put)(self._seat, blocks, self._place)

    def _blocks(self) -> tuple[str, ...]:
        whole = " ".join(part for part in self._typed.split() if part[-1] not in ARMS)
        if self._taking and not whole:
            return tuple(map(word, each(self._state.at(self._seat, self._place))))
        return read_blocks(whole)[0] if whole else ()

    def action_take_off(self) -> None:
        """All that stand here, or as many as are typed."""
        if self._state.number(self._seat, self._place):
            self._taking = not self._taking
            self._written()

    def action_rub_out(self) -> None:
        if self._found is not None:
            self._found = self._found[:-1]
            self.draw()
        elif self._typed:
            self._typed = self._typed[:-1].rstrip()
            self._written()
        else:
            self.action_take_off()

    def one_back(self) -> bool:
        picking = self._found is not None or bool(self._typed) or self._taking or bool(self.line.value)
        self.begin()
        self._written()
        return picking

    def action_all_stand(self) -> None:
        self.begin()
        self.write(Deployed(None))
        self.retell()

    def action_enter_line(self) -> None:
        if self._found is not None:
            self._found = None
            self.draw()
        else:
            super().action_enter_line()


def _beginning(board: Board) -> Iterator[tuple[Seat, str]]:
    """Where each army is likely to stand: the Austrians come in, the French are there at the start."""
    entries = [entry.locale for entry in board.entries if entry.side == "austrian"]
    yield "austrian", next(iter(entries), next(iter(board.locale)))
    yield "french", next(iter(board.french_starts), next(iter(board.locale)))
