"""The interception desk: who could stop the unit on its way, what each would come to, and where on the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, cast

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.widget import Widget

from companion.games.aces.fights import fight_between, fire_of, prospects
from companion.games.aces.hints import percent
from companion.games.aces.moves.intercepting import Intercept
from companion.games.aces.panel.desk_map import DeskMap
from companion.games.aces.panel.faces import chip_style
from companion.games.aces.panel.layers import DANGER, FAR, WATCHED, Layer
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.sights import Note
from companion.games.aces.state import State
from companion.kernel.game import Facts, Move
from companion.tui.hanging import hanging
from companion.tui.screens.desk import Desk
from companion.tui.widgets.still import Row
from companion.tui.widgets.words import Words

NARROW, ROOMY = 44, 46  # columns for what stands beside the map: all of half a map is seen
NOBODY = -1  # is picked: enter must not answer for somebody who has not looked yet
HEADING = "bold $accent"


class InterceptDesk(Desk):
    """Arrows, a number or a click on a unit pick an answer; enter gives it."""

    CSS = f"""
    #intercept {{ width: 100%; height: 100%; }}
    InterceptDesk #desk-map {{ width: 1fr; height: 100%; }}
    #intercept-side {{ width: {ROOMY}; height: 100%; padding: 0 1; }}
    InterceptDesk.small #intercept-side {{ width: {NARROW}; }}
    InterceptDesk.handwork #hands {{ display: none; }}
    """
    FITTED = f"{Desk.FITTED}, #desk-map, #intercept-side"
    KEYS: ClassVar[tuple[str, ...]] = ("enter_line",)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "pick_next(-1)", show=False),
        Binding("down", "pick_next(1)", show=False),
    ]
    _picked = NOBODY  # which answer, from the top

    def work(self) -> Iterable[Widget]:
        with Row(id="intercept"):
            yield DeskMap()
            yield Words("intercept-side")

    def begin(self) -> None:
        self._picked = NOBODY

    @property
    def _state(self) -> State:
        return cast(State, self.table.seen_by(None))

    @property
    def _shown(self) -> Shown:
        return Shown(self._state, self.teller, self.app.signs)

    @property
    def _answers(self) -> list[Move]:
        """Units that could intercept, then to let it pass."""
        return list(self.table.game.choices(self._state, self.decision))

    @property
    def _mover(self) -> str:
        walk = self._state.walk
        return walk.unit if walk is not None else ""

    # --- what is shown -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        answers = self._answers
        if self._mover not in self._state.units or not answers:
            return
        here = self._state.units[self._mover].hex
        self.query_one(DeskMap).show_layer(self._shown, self._layer(answers, here), here)
        side = self.query_one("#intercept-side", Words)
        side.put(Content("\n").join(self._lines(answers, *side.size)))

    def _layer(self, answers: list[Move], here: str) -> Layer:
        """Who could, each with the dice of the attack to come; whatever is not beside the unit steps back."""
        ground, state = self._state.ground, self._state
        notes = {hex_: FAR for hex_ in ground.hexes if hex_ != here and not ground.beside(hex_, here)}
        for number, answer in enumerate(answers):
            if isinstance(answer, Intercept):
                attack, _ = fire_of(state, fight_between(state, answer.unit, self._mover))
                words = self._shown.say("aces-panel-note-dice", dice=attack.dice, fixed=attack.fixed)
                notes[state.units[answer.unit].hex] = Note(words, DANGER if number == self._picked else WATCHED)
        return Layer(notes)

    def _lines(self, answers: list[Move], width: int, height: int) -> list[Content]:
        """All of it; where there is too little room, in full only what is picked."""
        shown, state = self._shown, self._state
        facts: Facts = {"type": shown.type_of(self._mover), "unit": shown.unit(self._mover)}
        facts |= {"hex": state.units[self._mover].hex}
        head = hanging(Content(""), shown.say("aces-panel-intercept-what", **facts), width, HEADING)
        about = [*hanging(Content(""), shown.say("aces-panel-intercept-then"), width, "$muted"), Content("")]
        rows = [self._row(number, answer, width) for number, answer in enumerate(answers)]
        whole = [*head, *about, *(line for row in rows for line in row)]
        if len(whole) <= height:
            return whole
        picked = self._picked
        return [*head, *(line for number, row in enumerate(rows) for line in (row if number == picked else row[:1]))]

    def _row(self, number: int, answer: Move, width: int) -> list[Content]:
        mark = self._shown.signs.prompt if number == self._picked else " "
        head = Content(f"{mark} {number + 1} ")
        if isinstance(answer, Intercept):
            return [*self._stopped(head, answer.unit, width)]
        told = self.teller.event(self.table.game.said(self.table.state, answer))
        return hanging(head, told, width, "bold" if number == self._picked else "")

    def _stopped(self, head: Content, unit: str, width: int) -> Iterator[Content]:
        """Who attacks in the next turn, and what that does if everybody stands as now."""
        shown, state = self._shown, self._state
        fight = fight_between(state, unit, self._mover)
        odds, seat = prospects(state, fight), state.card(unit).faction
        attack, back = fire_of(state, fight)
        chip = Content.styled(f" {shown.sign(seat)}{shown.unit(unit)} ", chip_style(seat, True))
        yield head + chip + Content(f" {shown.type_of(unit)}, {state.units[unit].hex}")
        done: Facts = {"dice": attack.dice, "fixed": attack.fixed, "red": fight.red.dice}
        done |= {"damage": percent(odds.target.damaged), "destroy": percent(odds.target.destroyed)}
        yield from hanging(Content("    "), shown.say("aces-panel-hits-chance", **done), width)
        suffered: Facts = {"dice": back.dice if back else 0, "fixed": back.fixed if back else 0}
        suffered |= {"damage": percent(odds.own.damaged), "destroy": percent(odds.own.destroyed)}
        yield from hanging(Content("    "), shown.say("aces-panel-intercept-back", **suffered), width, "$muted")

    # --- keys --------------------------------------------------------------------------------------------------------

    def _pick(self, number: int) -> None:
        self._picked = number
        self.write(self._answers[number])
        self.retell()

    def action_pick_next(self, step: int) -> None:
        if count := len(self._answers):
            first = 0 if step > 0 else count - 1
            self._pick(first if self._picked == NOBODY else (self._picked + step) % count)

    def one_back(self) -> bool:
        """Nobody is picked any more."""
        picked = self._picked != NOBODY
        self._picked = NOBODY
        self.write(None)
        self.retell()
        return picked

    def on_key(self, event: Key) -> None:
        letter = event.character or ""
        if not self.line.has_focus and letter.isdecimal() and 1 <= int(letter) <= len(self._answers):
            event.stop()
            self._pick(int(letter) - 1)

    def on_desk_map_pointed(self, event: DeskMap.Pointed) -> None:
        """On somebody who could intercept."""
        for number, answer in enumerate(self._answers):
            if isinstance(answer, Intercept) and self._state.units[answer.unit].hex == event.hex:
                self._pick(number)
