"""What lies where; and if the table shows something else: the place, the thing, the number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from textual.content import Content
from textual.widgets import Input, Static

from companion.kernel.fields import Field, fields_of, known_things, put
from companion.kernel.game import Objection
from companion.kernel.layout import Thing
from companion.kernel.paths import EVERYTHING
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.teller import Teller
from companion.text.things import (
    by_place,
    correction,
    field_called,
    how_it_lies,
    inventory,
    place_name,
    thing_called,
    value_told,
)
from companion.tui.hanging import hanging
from companion.tui.screens.search import SearchDialog
from companion.tui.widgets.offered import Offered

Change = tuple[str, Any, str]
LONGEST_NUMBER = 9  # digits
WIDTH = 80  # cells of the list before it is drawn
MANY = 24  # empty places: more would push everything else out of sight
KEEP, GAME = "keep", "game"  # what a line of the list may stand for besides a place


class Slot(Struct, frozen=True):
    """Something that can be corrected: a thing on the table, or a field that nothing lies there for."""

    called: str
    lies: str
    field: Field
    thing: Thing | None = None


class CorrectScreen(SearchDialog[Change]):
    """The table place by place; enter goes from a place to what lies there, and from that to how many.

    Typing a part of a name finds it right away. What no longer fits together is said before it is kept.
    """

    FITTED = "Offered"

    def __init__(self, table: Table[Any], places: tuple[str, ...] = (), typed: Callable[[], str] = str) -> None:
        """`places`: somebody has pointed at them; `typed`: or has begun to look for something in words."""
        super().__init__()
        self._table = table
        self._begin, self._typed = places, typed
        self._seen = table.seen_by(None)
        self._layout = known_things(table.game, table.state)
        self._fields = fields_of(table.game, self._seen)
        self._teller = Teller.at(table, self.app.words)
        self._here = places
        self._slot: Slot | None = None
        self._changes: dict[str, Any] = {}
        self._refused = ""
        self._rows: list[Any] = []

    def on_mount(self) -> None:
        self.query_one(Input).value = self._typed()
        super().on_mount()

    def retell(self) -> None:
        super().retell()
        self._teller = Teller.at(self._table, self.app.words)
        entry = self.query_one(Input)
        entry.placeholder = self.say("tui-correct-search", example=self.say(f"{self._table.game.id}-example-part"))
        self.query_one(".title", Static).update(self._title())
        self.look_for(entry.value)

    def fit(self) -> None:
        self.look_for(self.query_one(Input).value)

    def _title(self) -> str:
        if self._slot is None:
            named = [name for place, name in self._places().items() if place in self._here]
            return ", ".join(named) or self.say("tui-correct")
        field = self._slot.field
        limits = {"low": field.low or 0, "high": field.high or 0}
        key = "tui-correct-number" if field.is_number else "tui-correct-value"
        return self.say(key, what=self._slot.called, **(limits if field.is_number else {}))

    # --- what can be chosen ----------------------------------------------------------------------------------

    def _places(self) -> dict[str, str]:
        return {place.id: place.name for place in by_place(self._layout, self._teller)} | {
            GAME: self.say("tui-correct-game")
        }

    def _slots(self) -> Iterator[tuple[str, Slot]]:
        """Everything that can be corrected, with its place."""
        on_table = set()
        for place in by_place(self._layout, self._teller):
            for thing in place.things:
                on_table.add(thing.field)
                field = self._field(thing)
                if field is not None:
                    called = f"{place.name} {self.app.signs.bullet} {thing_called(thing, self._teller)}"
                    yield place.id, Slot(called, how_it_lies(thing, self._teller), field, thing)
        for path, field in self._fields.items():
            if path not in on_table:
                called = field_called(path, None, self._teller)
                yield GAME, Slot(called, value_told(field.value, path, self._teller), field)

    def _field(self, thing: Thing) -> Field | None:
        """How a thing is filled in: as a number, or as one of the ways in which it can lie."""
        if thing.reads == "ways":
            return Field(thing.field, None, choices=tuple(way.value for way in thing.ways))
        if thing.reads == "list":
            return Field(thing.field, None, 0, 9) if thing.name else None
        return self._fields.get(thing.field)

    # --- the list --------------------------------------------------------------------------------------------

    def look_for(self, text: str) -> None:
        wanted, lines = text.casefold().split(), []  # type: list[str], list[Content]
        if self._slot is not None:
            self._rows, lines = self._values(self._slot, wanted)
        elif self._here or wanted:
            self._rows, lines = self._found(wanted)
        else:
            self._rows, lines = self._overview()
        self.query_one(Offered).show([*lines, *self._warnings()])

    def _overview(self) -> tuple[list[Any], list[Content]]:
        """What is about to be kept, then what should lie where; many empty places are found by their names only."""
        rows, lines = [], []  # type: list[Any], list[Content]
        if self._changes:
            rows, lines = [KEEP], [Content.styled(self.say("tui-correct-keep", what=self._told_changes()), "$accent")]
        lying, width = dict(inventory(self._layout, self._teller)), self.query_one(Offered).line_width() or WIDTH
        empty = {id_ for id_, name in self._places().items() if name not in lying and id_ != GAME}
        for id_, name in self._places().items():
            if id_ in empty and len(empty) > MANY:
                continue
            told = hanging(Content.styled(f"{name}  ", "b"), lying.get(name, ""), width)
            rows += [id_] * len(told)
            lines += told
        return rows, lines

    def _found(self, wanted: list[str]) -> tuple[list[Any], list[Content]]:
        """Things of a place, or whatever is called so; what lies there now before what could."""
        slots = [slot for place, slot in self._slots() if place in self._here or not self._here]
        found = [
            slot for slot in slots if all(word in f"{slot.called} {slot.field.path}".casefold() for word in wanted)
        ]
        found.sort(key=lambda slot: -len(set(wanted) & set(slot.field.path.casefold().split("."))))
        lines = [Content.assemble(slot.called, (f"  {slot.lies}", "$accent")) for slot in found]
        return list(found), lines or [Content.styled(self.say("tui-correct-none"), "$muted")]

    def _values(self, slot: Slot, wanted: list[str]) -> tuple[list[Any], list[Content]]:
        """What it can be, where that is no number."""
        choices = slot.field.choices
        named = [(value, self._way(slot, at)) for at, value in enumerate(choices)]
        fitting = [(value, name) for value, name in named if all(word in name.casefold() for word in wanted)]
        return [(value,) for value, _ in fitting], [Content(name) for _, name in fitting]

    def _way(self, slot: Slot, at: int) -> str:
        if slot.thing is None or not slot.thing.ways:
            return value_told(slot.field.choices[at], slot.field.path, self._teller)
        way = slot.thing.ways[at]
        if not way.place:
            return self.say("tui-correct-nowhere")
        so = replace(slot.thing, place=way.place, name=way.name or slot.thing.name, shows=way.shows, count=1)
        lies = f"{thing_called(so, self._teller)} {how_it_lies(so, self._teller)}".strip()
        return lies if way.place == slot.thing.place else f"{place_name(way.place, '', self._teller)}, {lies}"

    def _warnings(self) -> Sequence[Content]:
        told = [self._refused] if self._refused else []
        told += [f"{self._teller.objection(fault)} [{fault.rule}]" for fault in self._faults()]
        return [Content.styled(f"! {sentence}", "$warning") for sentence in told]

    # --- choosing --------------------------------------------------------------------------------------------

    def take(self, row: int) -> None:
        if row >= len(self._rows):
            return
        chosen = self._rows[row]
        if chosen == KEEP:
            self._keep()
        elif isinstance(chosen, str):
            self._go((chosen,))
        elif isinstance(chosen, Slot):
            self._go(self._here, chosen)
        else:
            self._note(chosen[0])

    def entered(self, text: str) -> None:
        if self._slot is None or not self._slot.field.is_number:
            super().entered(text)
        elif text.strip().isdecimal() and len(text.strip()) <= LONGEST_NUMBER:
            thing = self._slot.thing
            self._note(int(text) if thing is None else put(self._state(), thing, int(text)))
        else:
            self._refuse(self.say("tui-correct-digits"))

    def _go(self, places: tuple[str, ...] = (), slot: Slot | None = None) -> None:
        """Show a place, a thing, or the whole table."""
        self._here, self._slot, self._refused = places, slot, ""
        entry = self.query_one(Input)
        entry.value = slot.lies if slot is not None and slot.field.is_number else ""
        self.retell()
        entry.action_select_all()  # a number typed now takes its place

    def _note(self, value: Any) -> None:
        """Take it down; if all fits together, that is all."""
        assert self._slot is not None, "something is being filled in"
        changes = self._changes | {self._slot.field.path: value}
        try:
            self._table.corrected(EVERYTHING, changes)
        except Trouble as trouble:
            called = Trouble(trouble.key, **trouble.facts | {"path": self._slot.called})
            self._refuse(" ".join(self._teller.trouble(called)))
            return
        self._changes = changes
        self._layout = known_things(self._table.game, self._state())
        if self._faults():
            self._go()
        else:
            self._keep()

    def _refuse(self, sentence: str) -> None:
        self._refused = sentence
        self.look_for(self.query_one(Input).value)

    def _state(self) -> Any:
        return self._table.corrected(EVERYTHING, self._changes) if self._changes else self._table.state

    def _faults(self) -> list[Objection]:
        """What does not fit together any more with these corrections."""
        known = self._table.faults()
        return (
            [fault for fault in self._table.game.faults(self._state()) if fault not in known] if self._changes else []
        )

    def _told_changes(self) -> str:
        layout = self._table.game.layout(self._table.state, None)
        told = [correction(path, ..., value, layout, self._teller) for path, value in self._changes.items()]
        return "; ".join(told)

    def _keep(self) -> None:
        path, value = next(iter(self._changes.items())) if len(self._changes) == 1 else (EVERYTHING, self._changes)
        self.dismiss((path, value, ""))

    def action_leave(self) -> None:
        """One step back; from where it began, away."""
        if self._slot is not None:
            self._go(self._here)
        elif self._here == self._begin and (self._begin or not self.query_one(Input).value):
            self.dismiss(None)
        else:
            self._go(self._begin)
