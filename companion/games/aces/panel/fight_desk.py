"""The combat desk: attack after attack in their order, the dice typed as they lie, and what came of them."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key

from companion.games.aces.automa.steps import Replied, Reply
from companion.games.aces.moves.combat import Harm, Hits, Roll, dice_of
from companion.games.aces.panel.fight_words import HEADING, FightWords
from companion.games.aces.panel.staying import StayingDesk, View
from companion.kernel.game import Facts, Move
from companion.tui.hanging import hanging
from companion.tui.keys import bind, shown

SIDES = 12
UNFINISHED = "1"  # may become 10, 11 or 12


class FightDesk(StayingDesk):
    """Digits are dice, or hits after the key for them; a die of the laptop is rolled by another key."""

    KEYS: ClassVar[tuple[str, ...]] = ("enter_line", "laptop_rolls", "count_hits")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("backspace", "rub_out", show=False),
        bind("laptop_rolls"),
        bind("count_hits"),
    ]
    _words: tuple[str, ...] = ()  # dice or hits, as they are typed
    _counting = False  # hits, not dice

    def begin(self) -> None:
        self._words = ()
        self._counting = bool(self.decision.verbs) and self.decision.verbs[0] in ("hits", "harm", "replied")

    # --- what is shown -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        view = self.query_one(View)
        width, height = view.size
        view.put([*self._lines(width, height)])

    def _lines(self, width: int, height: int) -> list[Content]:
        before = self._outcome(width)
        if self.over:
            return [*before, Content(""), Content.styled(self._say_over(), HEADING)]
        state = self.state
        dice, back = self._split()
        lines = list(FightWords(self.shown, width, height).lines(*((), ()) if self._counting else (dice, back)))
        lines += [Content(""), *self._how(width)]
        if state.attacks and before and len(lines) + len(before) < height:
            lines += [Content(""), *before]
        return lines

    def _say_over(self) -> str:
        return self.shown.say("aces-panel-fight-over", key=shown("enter_line", self.app))

    def _how(self, width: int) -> list[Content]:
        """What the next keys do; with all dice typed, what comes of them."""
        move = self._move()
        if move is None:
            return hanging(Content(""), self._asked(), width, "$muted")
        if next(iter(self.table.game.objections(self.table.state, move)), None) is not None:
            return []
        told = [event for event in self.table.game.play(self.table.state, move).events if event.visible_to(None)]
        head = Content.styled(f"{self.shown.say('aces-panel-fight-would')} ", HEADING)
        return [head, *(line for event in told for line in hanging(Content("  "), self.teller.event(event), width))]

    def _asked(self) -> str:
        """Whose dice are to be typed, or whose hits."""
        typed = " ".join(self._words) or "–"
        if self.decision.kind == "harm":
            return self.shown.say("aces-panel-fight-harm", typed=typed)
        (wanted, returned), attack = self._wanted(), self.state.attacks[0]
        sides = [self.shown.unit(unit) for unit in (attack.unit, attack.target)]
        unit, target = reversed(sides) if self.decision.kind == "reply" else sides
        facts: Facts = {"dice": wanted, "back": returned, "unit": unit, "target": target}
        key = "aces-panel-fight-counting" if self._counting else "aces-panel-fight-typing"
        return self.shown.say(key, typed=typed, **facts)

    def _outcome(self, width: int) -> list[Content]:
        """What the last entry did, if it was a fight."""
        told = self.told()
        if not any(event.kind in ("fought", "shelled", "launcher-attacked") for event in told):
            return []
        head = Content.styled(self.shown.say("aces-panel-fight-last"), HEADING)
        return [head, *(line for event in told for line in hanging(Content("  "), self.teller.event(event), width))]

    # --- what is typed -----------------------------------------------------------------------------------------------

    def _wanted(self) -> tuple[int, int]:
        """Dice of the attacker and of whoever shoots back."""
        if self.decision.kind == "reply":
            return len(self.decision.dice.split()) - 1, 0
        return dice_of(self.state) if self.state.attacks and self.decision.kind == "fight" else (0, 0)

    def _split(self) -> tuple[list[int], list[int]]:
        numbers = self._numbers()
        wanted, _ = self._wanted()
        if self.decision.kind == "reply":
            return [], numbers
        return numbers[:wanted], numbers[wanted:]

    def _numbers(self) -> list[int]:
        return [int(word) for word in self._words if word]

    def _move(self) -> Move | None:
        """As soon as everything is typed."""
        numbers, seat = self._numbers(), self.decision.seat
        wanted, returned = self._wanted()
        if not numbers:
            return None
        match self.decision.kind:
            case "harm":
                return Harm(seat, numbers[0])
            case "reply" if self._counting:
                return Replied(seat, numbers[0])
            case "reply":
                return Reply(seat, tuple(numbers)) if len(numbers) >= wanted else None
        if self._counting:
            return Hits(seat, numbers[0], back=numbers[1] if len(numbers) > 1 else 0)
        if len(numbers) < wanted + returned:
            return None
        return Roll(seat, tuple(numbers[:wanted]), back=tuple(numbers[wanted:]))

    def on_key(self, event: Key) -> None:
        letter = event.character or ""
        if self.line.has_focus or self.over or not (letter.isdecimal() or letter == " "):
            return
        event.stop()
        self._type(letter)
        self._written()

    def _type(self, letter: str) -> None:
        """A die from 2 to 9 is whole at once, a 1 may become 10, 11 or 12; of hits all digits belong together."""
        if letter == " ":
            self._words = (*self._words, "") if self._words and self._words[-1] else self._words
            return
        last = self._words[-1] if self._words else ""
        joins = not last or (self._counting and len(last) < 2) or (last == UNFINISHED and int(last + letter) <= SIDES)
        before = self._words[:-1] if joins and self._words else self._words
        self._words = (*before, last + letter if joins else letter)

    def action_rub_out(self) -> None:
        *before, last = self._words or ("",)
        self._words = (*before, last[:-1]) if len(last) > 1 else tuple(before)
        self._written()

    def _written(self) -> None:
        self._words = tuple(word for nth, word in enumerate(self._words) if word or nth == len(self._words) - 1)
        self.write(self._move())
        self.retell()

    def one_back(self) -> bool:
        typed = bool(self._words) or bool(self.line.value)
        self.begin()
        self.line.value = ""
        self.retell()
        return typed

    def action_count_hits(self) -> None:
        """Hits instead of dice, or dice again."""
        if not self.over and len(self.decision.verbs) > 1:
            self.begin()
            self._counting = not self._counting
            self._written()

    def action_laptop_rolls(self) -> None:
        if not self.over:
            self.start(self.roll())
