"""The form of the print studio: what is printed, on which paper, in which ink and language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input

from companion.kernel.trouble import Trouble
from companion.printing.ink import Ink
from companion.printing.paper import CARDS, PAPERS, CardSize, Paper, card_named, paper_named
from companion.text.language import CODES
from companion.tui.settings import PrintSettings
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.field import Field
from companion.tui.widgets.form import Form

if TYPE_CHECKING:
    from companion.printing.job import Ask
    from companion.tui.app import CompanionApp

SIDES = ("two", "one")
FILL_IN = ("hand", "screen")
NO_OFFSET = PrintSettings().offset
LABEL = 14  # columns: beside the page there are fewer than on a form of its own


class PrintForm(Form):
    """How to print is the same for every game. What is remembered of it is remembered at once."""

    app: CompanionApp

    class Changed(Message):
        """Something else is wanted, or in another way."""

    def __init__(self) -> None:
        super().__init__()
        self._spoken = ""
        self.ready = False

    @property
    def has_cards(self) -> bool:
        """Can anything be cut into cards?"""
        raise NotImplementedError

    def what(self) -> Iterator[Widget]:
        """The fields that say what is printed."""
        raise NotImplementedError

    # --- the fields -------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Put the fields up, as soon as all that prints is loaded."""
        await self.mount_all(self._fields())
        self.ready = True
        self._show_remembered()
        self._show_options()

    def _fields(self) -> Iterator[Widget]:
        prints, self._spoken = self.app.settings.prints, self.app.settings.language
        yield from self.what()
        yield self._choice(
            "paper", _with(PAPERS, prints.paper), prints.paper, lambda name: self._measured(paper_named(name))
        )
        yield self._choice("ink", list(Ink), prints.ink, lambda ink: self.say(f"studio-ink-{ink}"))
        yield self._choice("language", CODES, self._spoken, lambda code: self.say(f"tui-language-{code}"))
        if self.has_cards:
            yield self._choice("card", ["", *_with(CARDS, prints.card)], prints.card, self._card_name)
        yield self._choice("sides", SIDES, SIDES[not prints.two_sided], lambda side: self.say(f"studio-sides-{side}"))
        yield self._choice("fill", FILL_IN, FILL_IN[0], lambda way: self.say(f"studio-fill-{way}"))
        yield self._field("offset", lambda: self.say("studio-offset-none"))

    def say(self, key: str, **facts: str | int) -> str:
        return self.app.say(key, **facts)

    def _choice(self, key: str, values: Sequence[str], value: str, name_of: Callable[[str], str]) -> Choice:
        value = value if value in values else values[0]
        return Choice(key, values, value, lambda: self.say(f"studio-{key}"), name_of, room=LABEL)

    def _field(self, key: str, placeholder: Callable[[], str]) -> Field:
        return Field(key, lambda: self.say(f"studio-{key}"), placeholder, room=LABEL)

    def _card_name(self, name: str) -> str:
        return self._measured(card_named(name)) if name else self.say("studio-card-suitable")

    def _measured(self, size: Paper | CardSize) -> str:
        """By name if it has one, with its millimetres."""
        known = size.name in PAPERS or size.name in CARDS
        name = self.say(f"studio-size-{size.name}" if known else "studio-size-own")
        return f"{name}  {size.width:.0f} {self.app.signs.times} {size.height:.0f} mm"

    def _show_remembered(self) -> None:
        offset = self.app.settings.prints.offset
        self._type("offset", "" if offset == NO_OFFSET else offset)

    def _type(self, key: str, text: str) -> None:
        """Put into a field what it had before, which changes nothing."""
        with self.prevent(Input.Changed):
            self.query_one(f"#field-{key} Input", Input).value = text

    def _show_options(self) -> None:
        """Hide what makes no sense for what was chosen."""
        raise NotImplementedError

    def retell(self) -> None:
        """In another language; paper speaks as the screen does, unless somebody chose otherwise."""
        if not self.ready:
            return
        before, self._spoken = self._spoken, self.app.settings.language
        paper = self.query_one("#choice-language", Choice)
        if paper.value == before != self._spoken:
            paper.value = self._spoken
        for part in (*self.query(Choice), *self.query(Field)):
            part.retell()

    # --- what was chosen --------------------------------------------------------------------------------------------

    def _value(self, key: str) -> str:
        return self.query_one(f"#choice-{key}", Choice).value

    def _typed(self, key: str) -> str:
        return self.query_one(f"#field-{key}", Field).value

    def ask(self) -> Ask:
        from companion import prints

        settings = replace(self.app.settings.prints, offset=self._typed_offset())
        return prints.ask_for(settings, self._value("language"), self._value("fill") == FILL_IN[1])

    def _typed_offset(self) -> str:
        return self._typed("offset") or NO_OFFSET

    # --- changing it ------------------------------------------------------------------------------------------------

    def on_choice_changed(self, event: Choice.Changed) -> None:
        event.stop()
        key, value = event.choice.key, event.choice.value
        if key in ("paper", "ink", "card"):
            self._remember(**{key: value})
        elif key == "sides":
            self._remember(two_sided=value == SIDES[0])
        else:
            self._show_options()
        self.post_message(self.Changed())

    def on_input_changed(self, event: Input.Changed) -> None:
        """Only what can be read is remembered; the studio tells about the rest."""
        from companion.printing.job import offset_of

        event.stop()
        with suppress(Trouble):
            offset_of(self._typed_offset())
            self._remember(offset=self._typed_offset())
        self._show_options()
        self.post_message(self.Changed())

    def _remember(self, **changes: Any) -> None:
        self.app.change(prints=replace(self.app.settings.prints, **changes))


def _with(known: dict[str, Any], remembered: str) -> list[str]:
    """The usual sizes, and one of the player's own if it can be read."""
    try:
        (paper_named if known is PAPERS else card_named)(remembered)
    except Trouble:
        return list(known)
    return list(dict.fromkeys((*known, remembered)))
