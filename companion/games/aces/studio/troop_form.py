"""The troop-card form: the owner reads the cards off the box, one after the other, and types what they say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input

from companion.games.aces.board import card_checks
from companion.games.aces.board.cards import SEATS, Troops
from companion.games.aces.board.files import File
from companion.games.aces.board.own_cards import CHART, PRINTED, left_of, progress, read_off
from companion.games.aces.board.reading import GAME, troops_of
from companion.games.aces.shelf.own import TROOPS
from companion.games.aces.studio.troop_slots import WHOLE, Slot, slots
from companion.games.aces.studio.troop_words import WORDS, TroopWords
from companion.tui.keys import bind
from companion.tui.widgets.keybar import KeyBar
from companion.tui.workshop.bench import Bench
from companion.tui.workshop.slot import Finding
from companion.tui.workshop.value_line import ValueLine

HERE = ("as_printed", "card_as_printed", "value_after", "card_after", "card_before", "wrong_value", "take_back_value")
FILES = ("other_cards", "new_cards", "play_cards")
KEYS_HERE = ("as_printed", "value_after", "back", "help", "card_after", "card_as_printed", *HERE[4:], *FILES)
_UNIT = re.compile(r"unit\[(\d+)\]\.?(\w*)")


class CardLine(ValueLine):
    """Tab leads from value to value, in the order of the card."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "other(1)", show=False),
        Binding("shift+tab", "other(-1)", show=False),
    ]


class TroopForm(Bench[Troops, str]):
    """Enter: it is printed so, and on to the next; what is typed instead takes the place of the sample."""

    WORDS, GAME, OPTION = WORDS, GAME, "troop"
    BINDINGS: ClassVar[list[BindingType]] = [bind(action) for action in (*HERE, *FILES, "back")]

    def __init__(self) -> None:
        super().__init__(TROOPS, WHOLE)
        self._parts.can_focus = False  # whoever types cards stays on the line

    def on_mount(self) -> None:
        self._line.focus()
        self.query_one(KeyBar).offer(KEYS_HERE)
        super().on_mount()
        self.laid()

    def about(self, action: str) -> str:
        return self.say(f"aces-form-{action}") if action in (*HERE, *FILES) else super().about(action)

    # --- what lies on the bench -------------------------------------------------------------------------------------

    def value_line(self) -> ValueLine:
        return CardLine("bench-line")

    def name_of(self, troops: Troops) -> str:
        return self.say("aces-form-own" if troops.origin == "box" else "aces-form-sample")

    def begun(self, name: str) -> Troops:
        """Once more from our samples."""
        return troops_of("sample")

    def laid(self) -> None:
        """Where somebody goes on."""
        self.go_to(*self._next(WHOLE, ""))

    def listed(self) -> list[str]:
        return [WHOLE, *(card.id for seat in SEATS for card in self.now.by_seat[seat])]

    def rows(self) -> Iterator[tuple[Content, str | None]]:
        return self.words().rows()

    def slots(self, troops: Troops, part: str) -> list[Slot]:
        return slots(troops, part)

    def find(self, troops: Troops) -> list[Finding[str]]:
        """Mistakes; if there are none, what is unusual, such as a value that an example of the rulebook contradicts."""
        file = File("", "")
        wrong = card_checks.mistakes(troops, file)
        found = wrong or card_checks.oddities(troops, file)
        return [Finding(*_where(troops, str(bad.facts["field"])), bad, bool(wrong)) for bad in found]

    def words(self) -> TroopWords:
        return TroopWords(self.app, self.now, self.findings())

    def progress(self) -> str:
        return self.say("aces-form-progress", **progress(self.now)._asdict())

    # --- going on ---------------------------------------------------------------------------------------------------

    def _next(self, part: str, after: str) -> tuple[str, str]:
        """The next value that nobody has read yet, behind one of a card; where all are read, the next of the card."""
        listed = self.listed()
        at = listed.index(part)
        keys = [slot.key for slot in slots(self.now, part)]
        behind = keys[keys.index(after) + 1 :] if after in keys else keys
        here = [key for key in behind if key in left_of(self.now, part)]
        if here:
            return part, here[0]
        for card in (*listed[at + 1 :], *listed[: at + 1]):
            if left := left_of(self.now, card):
                return card, left[0]
        return (part, behind[0]) if behind else (listed[(at + 1) % len(listed)], "")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.action_as_printed()

    def action_as_printed(self) -> None:
        if self._unread:  # what stands in the line is not what would be agreed with
            self.app.notify(self._unread, severity="warning", markup=False)
            return
        self._agree(self._slot)
        self.go_to(*self._next(self._part, self._slot))

    def _agree(self, *fields: str) -> None:
        complete = progress(self.now)
        self.change(read_off(self.now, self._part, *fields))
        after = progress(self.now)
        if after.values == after.of_values != complete.values:
            self.app.notify(self.say("aces-form-complete"), markup=False)

    def action_card_as_printed(self) -> None:
        """All of this card is as it stands there."""
        self._agree(*(PRINTED if self._part else CHART))
        self.go_to(*self._next(self._part, ""))

    def action_value_after(self) -> None:
        self._line.action_other(1)

    def action_card_after(self) -> None:
        self._leap(1)

    def action_card_before(self) -> None:
        self._leap(-1)

    def _leap(self, steps: int) -> None:
        listed = self.listed()
        self.go_to(listed[(listed.index(self._part) + steps) % len(listed)])

    def action_wrong_value(self) -> None:
        self.action_next_mistake()

    def action_take_back_value(self) -> None:
        self.action_undo()

    # --- other cards ------------------------------------------------------------------------------------------------

    def action_other_cards(self) -> None:
        self.open_other()

    def action_new_cards(self) -> None:
        self.begin_new()

    def action_play_cards(self) -> None:
        self.play_it()

    def action_back(self) -> None:
        self.action_leave()


def _where(troops: Troops, path: str) -> tuple[str, str]:
    """The card and the value that a mistake is about."""
    found = _UNIT.match(path)
    if found is None:
        return WHOLE, path
    return troops.unit[int(found[1])].id, found[2]
