"""One effect of a card on a form: its type, and a line for whatever that type needs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import NODEFAULT
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message

from companion.games.clockwork.studio.card_parameters import NOTHING, TWICE, Parameter, build, parameters, read_number
from companion.games.clockwork.vocabulary import EFFECTS, Effect, type_of
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.field import Field

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp


def value_name(app: CompanionApp, word: str) -> str:
    """A word of the card file as players say it."""
    spelled = {"?": "unknown", NOTHING: "nothing"}.get(word, word).replace(".", "-").replace("_", "-")
    return app.say(f"card-value-{spelled}")


class EffectFields(Vertical):
    """`number` tells the first effect of a card from the second."""

    app: CompanionApp

    class Asked(Message):
        """The lines of another type of effect are there."""

    def __init__(self, number: int) -> None:
        super().__init__(id=f"effect-{number}", classes="effect")
        self._number = number
        self._parameters: tuple[Parameter, ...] = ()
        self._asking = asyncio.Lock()

    def compose(self) -> ComposeResult:
        yield Choice(f"type{self._number}", (NOTHING, *EFFECTS), NOTHING, self._asked, self._type_name)
        yield Vertical(classes="parameters")

    def _asked(self) -> str:
        return self.app.say("card-form-effect" if self._number == 1 else "card-form-second")

    def _label(self, parameter: Parameter) -> str:
        return self.app.say(f"card-label-{parameter.name}")

    def _type_name(self, type_: str) -> str:
        return self.app.say("card-value-nothing") if type_ == NOTHING else self.app.say(f"card-effect-{type_}")

    @property
    def _type(self) -> str:
        return self.query_one(f"#choice-type{self._number}", Choice).value

    async def on_choice_changed(self, event: Choice.Changed) -> None:
        if event.choice.key == f"type{self._number}":
            await self._ask({})

    async def show(self, effect: Effect | None) -> None:
        """Fill the lines with an effect."""
        choice = self.query_one(f"#choice-type{self._number}", Choice)
        choice.value = NOTHING if effect is None else type_of(effect)
        choice.retell()
        names = {} if effect is None else {p.name: _field(p.name) for p in parameters(type_of(effect))}
        await self._ask({name: getattr(effect, field) for name, field in names.items()})

    async def _ask(self, values: dict[str, Any]) -> None:
        """One after the other: a card may be shown while somebody chooses another type."""
        async with self._asking:
            folder, found = self.query_one(".parameters", Vertical), tuple(parameters(self._type))
            self._parameters = ()  # until their lines are there
            await folder.remove_children()
            known = [(parameter, values.get(parameter.name, parameter.default)) for parameter in found]
            await folder.mount_all([line for parameter, value in known for line in self._lines(parameter, value)])
            self._parameters = found
        self.post_message(self.Asked())

    # --- one parameter ----------------------------------------------------------------------------------------------

    def _key(self, parameter: Parameter, which: int = 1) -> str:
        return f"{self._number}-{parameter.name}-{which}"

    def _lines(self, parameter: Parameter, value: Any) -> Iterator[Choice | Field]:
        label, name = partial(self._label, parameter), partial(value_name, self.app)
        match parameter.kind:
            case "switch":
                yield Choice(self._key(parameter), parameter.words, "yes" if value is True else "no", label, name)
            case "choice":
                chosen = parameter.words[0] if value is NODEFAULT else value
                yield Choice(self._key(parameter), parameter.words, chosen, label, name)
            case "words":
                chosen = [*(value if isinstance(value, tuple) else ()), *[NOTHING] * TWICE]
                for which in range(1, TWICE + 1):
                    words = (NOTHING, *parameter.words)
                    yield Choice(self._key(parameter, which), words, chosen[which - 1], label, name)
            case _:
                typed = "" if value in (NODEFAULT, None) else self._typed(parameter, value)
                yield Field(self._key(parameter), label, partial(self._asks, parameter), value=typed)

    def _typed(self, parameter: Parameter, value: Any) -> str:
        return value_name(self.app, value) if value in parameter.words else str(value)

    def _asks(self, parameter: Parameter) -> str:
        if parameter.kind == "text":
            return ""
        words = ", ".join(value_name(self.app, word) for word in parameter.words)
        return self.app.say("card-form-number-or", words=words) if words else self.app.say("card-form-number")

    def _value(self, parameter: Parameter) -> Any:
        if parameter.kind in ("number", "text"):
            typed = self.query_one(f"#field-{self._key(parameter)}", Field).value
            return typed if parameter.kind == "text" else read_number(parameter, typed, partial(value_name, self.app))
        chosen = [c.value for c in self.query(Choice) if c.key.startswith(f"{self._number}-{parameter.name}-")]
        if parameter.kind == "words":
            return list(dict.fromkeys(word for word in chosen if word != NOTHING))
        return chosen[0] == "yes" if parameter.kind == "switch" else chosen[0]

    def effect(self) -> Effect | None:
        """What the lines say; none if no type was chosen. Raises msgspec.ValidationError."""
        if self._type == NOTHING:
            return None
        return build(self._type, {parameter.name: self._value(parameter) for parameter in self._parameters})


def _field(name: str) -> str:
    """What a field of a card file is called in code, where `from` means something else."""
    return "start" if name == "from" else name
