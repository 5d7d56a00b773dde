"""The workbench: the parts of a file, the values of one of them, and a line to type one in.

Every value that can be read is taken at once, checked, and on its way to the disk.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Input

from companion.kernel.trouble import Trouble
from companion.own_files import Shelf
from companion.text.teller import Teller
from companion.tui.widgets.canvas import spread
from companion.tui.widgets.keybar import KeyBar
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.menu import Menu
from companion.tui.widgets.words import Words
from companion.tui.workshop.screen import WorkshopScreen
from companion.tui.workshop.slot import Finding, Slot
from companion.tui.workshop.value_line import PartList, ValueLine
from companion.tui.workshop.words import BenchWords

D = TypeVar("D")
P = TypeVar("P")
ROOMY = 100  # columns


class Bench(WorkshopScreen[D], Generic[D, P]):
    """What is seen and typed; the keys of a workshop come on top of it."""

    CSS = """
    #bench-head { height: 2; padding: 0 2; background: $surface; }
    #bench { height: 1fr; }
    #bench-parts { width: 48; height: 100%; padding: 0 1; }
    #bench-fields { width: 1fr; height: 100%; padding: 0 2 0 1; }
    #bench-typing { height: 1; padding: 0 2; background: $surface; }
    #bench-label { width: 24; height: 1; background: $surface; }
    #bench-line { width: 1fr; }
    #bench-told { height: 2; padding: 0 2; }
    .small #bench-parts { width: 35; padding: 0 0 0 1; }
    """
    FITTED = "#bench-head, #bench-fields"

    def __init__(self, shelf: Shelf[D], whole: P) -> None:
        super().__init__(shelf)
        self._whole = whole  # the part that every file has: what is true of all of it
        self._part = whole
        self._slot = ""  # the key of the value that is typed
        self._base: D = self.now  # before this value was typed
        self._unread = ""  # why what is typed is no value
        self._found: list[Finding[P]] = []
        self._checked: D | None = None
        self._head, self._label, self._told = Words("bench-head"), Words("bench-label"), Words("bench-told")
        self._parts, self._fields, self._line = self.part_list("bench-parts"), Menu("bench-fields"), self.value_line()
        self._fields.can_focus = False  # the line below is where it is typed

    # --- what a workshop says of its files --------------------------------------------------------------------------

    def part_list(self, id_: str) -> PartList:
        return PartList(id_)

    def value_line(self) -> ValueLine:
        return ValueLine("bench-line")

    def listed(self) -> list[P]:
        """Every part in the order of the list."""
        raise NotImplementedError

    def rows(self) -> Iterable[tuple[Content, P | None]]:
        """The lines of the list; a heading stands for no part."""
        raise NotImplementedError

    def slots(self, thing: D, part: P) -> list[Slot[D]]:
        """Everything that can be typed about a part, what is printed first."""
        raise NotImplementedError

    def find(self, thing: D) -> list[Finding[P]]:
        """What is wrong with it, or unusual."""
        raise NotImplementedError

    def words(self) -> BenchWords[P]:
        raise NotImplementedError

    def progress(self) -> str:
        """How much of it is done."""
        raise NotImplementedError

    # --- what is seen -----------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield self._head
        with Horizontal(id="bench"):
            yield self._parts
            yield self._fields
        with Horizontal(id="bench-typing"):
            yield self._label
            yield self._line
        yield self._told
        yield KeyBar()

    def styles_for(self, size: Size) -> dict[str, bool]:
        return {"small": size.width < ROOMY}

    def fit(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one(KeyBar).retell()
        self._show_list()
        self._show_part()

    def findings(self) -> list[Finding[P]]:
        """Checked once for each change."""
        if self._checked is not self.now:
            self._checked, self._found = self.now, self.find(self.now)
        return self._found

    def _show_list(self) -> None:
        self._parts.offer([(words, _item(part)) for words, part in self.rows()], _item(self._part))
        self._tell_head()

    def _tell_head(self) -> None:
        width = self._head.size.width
        title = Content.assemble((f"{self.say(f'{self.WORDS}-title')}  ", "b $accent"), self.name_of(self.now))
        wrong = sum(finding.wrong for finding in self.findings())
        state = (
            Content.styled(self.say("workshop-mistakes", count=wrong), "$error")
            if wrong
            else Content(self.say("workshop-sound"))
        )
        whose = Content.styled(self.owner, "$muted")
        self._head.put(
            Content("\n").join([spread(title, whose, width), spread(Content(self.progress()), state, width)])
        )

    def _show_part(self) -> None:
        """The values of the part under the cursor, the one that is typed among them, and what is to be said of it."""
        words, found = self.words(), self.slots(self.now, self._part)
        here = self._here(found)
        width = max(self._fields.size.width - 1, 1)
        self._fields.offer(list(words.fields(self._part, found, here.key, width)), here.key)
        self._label.put(Content.styled(words.label(here), "$muted"))
        self._told.put(Content.styled(self._unread or words.hint(here), "$warning" if self._unread else "$muted"))

    def _here(self, found: list[Slot[D]]) -> Slot[D]:
        return next((slot for slot in found if slot.key == self._slot), found[0])

    # --- going from part to part, and from value to value -----------------------------------------------------------

    def go_to(self, part: P, slot: str = "") -> None:
        """This part is looked at now."""
        self._part = part
        self._take(slot)
        self._show_list()

    def _take(self, slot: str) -> None:
        """This value is typed now; what was typed before is a step of its own."""
        found = self.slots(self.now, self._part)
        self._slot = next((each.key for each in found if each.key == slot), found[0].key)
        self._base, self._unread = self.now, ""
        self._draft.rest()
        self._show_value()
        self._show_part()

    def _show_value(self) -> None:
        here = self._here(self.slots(self.now, self._part))
        self._line.show(self.words().shown(here), chosen=bool(here.choices), counted=here.number)

    def on_part_list_moved(self) -> None:
        part = next((part for part in self.listed() if _item(part) == self._parts.item), self._part)
        if part != self._part:
            self._part = part
            self._take("")

    def on_lines_chosen(self, event: Lines.Chosen) -> None:
        """By mouse: a part, or a value to type."""
        event.stop()
        if event.lines is self._parts:
            self.on_part_list_moved()
        elif self._fields.item:
            self._take(self._fields.item)
            self._line.focus()

    def on_value_line_other(self, event: ValueLine.Other) -> None:
        keys = [slot.key for slot in self.slots(self.now, self._part)]
        self._take(keys[(keys.index(self._slot) + event.steps) % len(keys)])

    def action_next_mistake(self) -> None:
        listed = self.listed()
        found = sorted(self.findings(), key=lambda finding: listed.index(finding.part))
        if not found:
            self.app.notify(self.say("workshop-sound"), markup=False)
            return
        here = (listed.index(self._part), self._slot)
        behind = [each for each in found if (listed.index(each.part), each.key) > here]
        self.go_to((behind or found)[0].part, (behind or found)[0].key)

    # --- typing -----------------------------------------------------------------------------------------------------

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.input is self._line and not self._slot_before.choices:
            self._type(event.value)

    @property
    def _slot_before(self) -> Slot[D]:
        """The value as it was before it was typed."""
        return self._here(self.slots(self._base, self._part))

    def _type(self, words: str) -> None:
        """Take it, if it is a value; if not, the one that was there stays."""
        try:
            thing, self._unread = self._slot_before.put(words), ""
        except Trouble as trouble:
            thing, self._unread = self._base, " ".join(Teller(self.app.words).trouble(trouble))
        self.change(thing, (self._part, self._slot))
        self._show_part()

    def on_value_line_stepped(self, event: ValueLine.Stepped) -> None:
        here = self._here(self.slots(self.now, self._part))
        if here.choices:
            at = here.choices.index(here.value) if here.value in here.choices else -event.steps
            self._pick(here.choices[(at + event.steps) % len(here.choices)])
        elif here.number:
            self._type(str(max(0, int(here.value or 0) + event.steps)))
            self._show_value()

    def on_value_line_picked(self, event: ValueLine.Picked) -> None:
        """The next of the words that begins with this letter."""
        here, letter = self._here(self.slots(self.now, self._part)), event.letter.casefold()
        at = here.choices.index(here.value) + 1 if here.value in here.choices else 0
        choices = (*here.choices[at:], *here.choices[:at])
        value = self.words().value
        word = next((word for word in choices if value(word).casefold().startswith(letter)), "")
        if word:
            self._pick(word)

    def _pick(self, word: str) -> None:
        self._type(word)
        self._show_value()

    # --- changing ---------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        self._part = self._part if self._part in self.listed() else self._whole
        self._show_list()

    def taken_back(self) -> None:
        self.go_to(self._part if self._part in self.listed() else self._whole)

    def laid(self) -> None:
        self.go_to(self._whole)


def _item(part: object) -> str:
    """What the list calls a part by."""
    return "" if part is None else f"part {part}"
