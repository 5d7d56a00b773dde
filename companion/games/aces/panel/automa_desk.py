"""The Automa's turn as a stack of cards: one step at a time, what to do with one's hands, and why on a key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content
from textual.events import Key

from companion.games.aces.automa.steps import Step, lots, open_question
from companion.games.aces.panel.automa_words import STEPS, card, in_short, upcoming
from companion.games.aces.panel.staying import StayingDesk, View
from companion.games.aces.state import LAUNCHER
from companion.kernel.game import Decision, Event, Move, Seat
from companion.tui.hanging import hanging
from companion.tui.keys import bind, shown
from companion.tui.screens.desk import Room

HEADING = "bold $accent"


class AutomaDesk(StayingDesk):
    """Enter turns the next card over; where chance decides, its number is typed or the laptop rolls."""

    KEYS: ClassVar[tuple[str, ...]] = ("enter_line", "why_step", "laptop_rolls")
    BINDINGS: ClassVar[list[BindingType]] = [bind("why_step"), bind("laptop_rolls")]
    _typed = ""  # which candidate
    _asks_why = False

    def __init__(self, room: Room, decision: Decision) -> None:
        super().__init__(room, decision)
        self._stack: dict[int, list[Event]] = {}  # what each entry at this desk told

    def begin(self) -> None:
        self._typed, self._asks_why = "", False
        if any(event.kind in STEPS for event in self.told()):
            self._stack[self.table.last.n] = self.told()
        self._stack = {n: told for n, told in self._stack.items() if n <= self.table.head}

    def _move(self) -> Move | None:
        if self.decision.kind == "step":
            return Step(None)
        asked = open_question(self.state)
        if asked is None or not self._typed:
            return None
        options = list(lots(asked))
        number = int(self._typed)
        return options[number - 1] if 1 <= number <= len(options) else None

    @property
    def _is_left_to_chance(self) -> bool:
        return self.decision.verbs == ("lot",)

    @property
    def _automa(self) -> Seat:
        automa = self.state.rules.automa
        return automa.seat if automa is not None else LAUNCHER

    # --- what is shown -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        if not self.over and not self.line.value and not self.line.has_focus:  # the next step stands on the line
            self.write(self._move())
        view = self.query_one(View)
        width, height = view.size
        view.put((self._why(width) if self._asks_why else self._cards(width, height))[:height])

    def _cards(self, width: int, height: int) -> list[Content]:
        """What comes next, the last card large, those before it line by line."""
        *before, last = list(self._stack.values()) or [[]]
        lines = [*self._next(width), Content("")]
        if last:
            lines += card(self.shown, last, self._automa, width, height)
        elif self.decision.kind == "step":
            lines += upcoming(self.shown, width, height)
        told = [line for events in reversed(before) for line in in_short(self.shown, events, width)]
        return [*lines, Content(""), *told]

    def _next(self, width: int) -> list[Content]:
        say = self.shown.say
        if self.over:
            waits = self.state.result is None and self.state.is_automa(self.state.seat)
            key = "aces-panel-card-waits" if waits else "aces-panel-card-over"
            return [Content.styled(say(key, key=shown("enter_line", self.app)), HEADING)]
        if self.decision.kind == "step":
            about = self.teller.event(self.table.game.said(self.table.state, Step(None)))
            head = Content.styled(f"{say('aces-panel-card-next', key=shown('enter_line', self.app))} ", HEADING)
            return hanging(head, about, width, "bold")
        told = say("aces-panel-card-lot", typed=self._typed or "–", key=shown("enter_line", self.app))
        return [*hanging(Content(""), told, width, HEADING), Content(""), *self._candidates()]

    def _candidates(self) -> Iterator[Content]:
        """A line for each, with the number that stands for it."""
        asked = open_question(self.state)
        for number, option in enumerate(asked.options if asked is not None else (), 1):
            picked = self._typed == str(number)
            mark = self.shown.signs.prompt if picked else " "
            called = self._called(option, asked is not None and asked.about == "armies")
            yield Content.assemble((f"{mark} {number:>2}  ", "$accent"), (called, "bold" if picked else ""))

    def _called(self, option: str, armies: bool) -> str:
        """A unit with what it is and where; armies together; a hex or a factory by its name."""
        state, shown = self.state, self.shown
        if armies:
            return shown.say("aces-panel-card-armies", armies=option.replace(" ", "+"))
        if option not in state.units:
            return self.teller.label(option)
        where = state.units[option].hex
        told = f"{shown.type_of(option)} {shown.unit(option)}"
        return f"{told}, {where}" if shown.has_map and where else told

    def _why(self, width: int) -> list[Content]:
        """Reasons for the step that is about to be taken; else for the last one."""
        head = Content.styled(self.shown.say("aces-panel-card-why"), HEADING)
        lines = [head]
        for event in self._reasons():
            rules = Content.styled(f"  {' '.join(event.rules)}", "$muted")
            *above, last = hanging(Content("  "), self.teller.event(event), width)
            fits = last.cell_length + rules.cell_length <= width
            lines += [*above, last + rules] if fits else [*above, last]
        return lines

    def _reasons(self) -> list[Event]:
        if not self.over and self.decision.kind == "step":
            return list(self.table.game.reasons(self.table.state, Step(None)))
        return [event for event in self.table.why(self.table.head) if event.visible_to(None)]

    # --- keys --------------------------------------------------------------------------------------------------------

    def action_why_step(self) -> None:
        self._asks_why = not self._asks_why
        self.draw()

    def on_key(self, event: Key) -> None:
        letter = event.character or ""
        if self.line.has_focus or self.over or not self._is_left_to_chance or not letter.isdecimal():
            return
        event.stop()
        self._typed = (self._typed + letter)[-3:]
        self.write(self._move())
        self.retell()

    def action_enter_line(self) -> None:
        """One key a step: where chance decides and nothing is typed, the laptop rolls."""
        if not self.over and self._is_left_to_chance and not self.line.value.strip():
            self.action_laptop_rolls()
        else:
            super().action_enter_line()

    def one_back(self) -> bool:
        picked = bool(self._typed) or self._asks_why
        self._typed, self._asks_why = "", False
        self.retell()
        return picked

    def action_laptop_rolls(self) -> None:
        if not self.over and self._is_left_to_chance:
            self.start(self.roll())
