"""A card of Clockwork Wars as its owner reads it off the box: a form, written into his card file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, ClassVar

import msgspec
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input, Static

from companion.games.clockwork.card_words import about
from companion.games.clockwork.cards import Card, Cards, has_mistakes, our_cards, slug
from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.moves.lay import Learn
from companion.games.clockwork.shelf import card_shelf
from companion.games.clockwork.state import AGES, DOMAINS
from companion.games.clockwork.studio.card_parameters import NOTHING
from companion.games.clockwork.studio.effect_fields import EffectFields, value_name
from companion.games.clockwork.vocabulary import TIMINGS
from companion.kernel.trouble import Trouble
from companion.text.teller import Teller
from companion.tui.keys import bind
from companion.tui.screens.base import PlainScreen
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.field import Field
from companion.tui.widgets.form import Form
from companion.tui.widgets.keybar import KeyBar

NEW = "new"
KINDS = ("discovery", "espionage")
USES = ("1", "2", "3", "once_per_game")
OF_DISCOVERIES = ("domain", "age", "uses")


class CardForm(PlainScreen):
    """Gives back the move with which a table learns the card, or none."""

    CSS = """
    CardForm { align-horizontal: center; }
    CardForm.-tall { align-vertical: middle; }
    CardForm > .page { max-width: 92; }
    .effect, .parameters { height: auto; }
    .parameters { padding-left: 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [bind("keep_card"), bind("back")]

    def __init__(self) -> None:
        super().__init__()
        self._unread: Trouble | None = None
        self._known = self._read()
        self._busy = False
        self._richer = ""  # a card that says more than this form can: it is left to the file

    def _read(self) -> Cards:
        try:
            return card_shelf.known_cards()
        except Trouble as trouble:  # the form is shown, and says what is wrong with the file
            self._unread = trouble
            return our_cards()

    # --- the fields -------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Form(classes="page"):
            yield Static(id="title", classes="heading", markup=False)
            yield self._choice("card", (NEW, *self._known))
            yield Field("name_de", partial(self.say, "card-form-name-de"))
            yield Field("name_en", partial(self.say, "card-form-name-en"))
            yield self._choice("kind", KINDS)
            yield self._choice("domain", ("?", *DOMAINS))
            yield self._choice("age", ("?", *AGES))
            yield Field("cost", partial(self.say, "card-form-cost"), lambda: self.say("card-form-cost-empty"))
            yield self._choice("timing", ("?", *(timing for timing in TIMINGS if timing != "?")))
            yield self._choice("also", (NOTHING, *(timing for timing in TIMINGS if timing != "?")))
            yield self._choice("uses", USES)
            yield EffectFields(1)
            yield EffectFields(2)
            yield Field("text", partial(self.say, "card-form-text"), lambda: self.say("card-form-text-empty"))
            yield Static(id="trouble", markup=False)
            yield Static(id="told", markup=False)
        yield KeyBar("keep_card", "back", "help", "language")

    def _choice(self, key: str, values: tuple[str, ...]) -> Choice:
        return Choice(key, values, values[0], lambda: self.say(f"card-form-{key}"), partial(self._named, key))

    def _named(self, key: str, value: str) -> str:
        if key == "card" and value != NEW:
            return self._known[value].name(self.app.words.code)
        return value_name(self.app, value)

    def _chosen(self, key: str) -> str:
        return self.query_one(f"#choice-{key}", Choice).value

    def _typed(self, key: str) -> str:
        return self.query_one(f"#field-{key}", Field).value

    # --- what changes -----------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one("#title", Static).update(self.say("card-form-title"))
        for widget in (*self.query(Choice), *self.query(Field)):
            widget.retell()
        self.query_one(KeyBar).retell()
        self._tell()

    async def on_choice_changed(self, event: Choice.Changed) -> None:
        if event.choice.key == "card":
            await self._show(self._known.get(event.choice.value, Card("", "discovery")))
        if not self.gone:
            self._tell()

    def on_effect_fields_asked(self) -> None:
        self._tell()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._tell()

    async def _show(self, card: Card) -> None:
        """Fill the form with a card."""
        timing = [*card.timing, NOTHING, NOTHING]
        uses = "once_per_game" if card.once_per_game else str(min(card.uses_per_round, 3))
        values = {"kind": card.kind, "domain": card.domain, "age": card.age, "timing": timing[0], "also": timing[1]}
        for key, value in {**values, "uses": uses}.items():
            choice = self.query_one(f"#choice-{key}", Choice)
            choice.value = value
            choice.retell()
        cost = "" if card.cost == "?" else str(card.cost)
        for key, typed in {"name_de": card.name_de, "name_en": card.name_en, "cost": cost, "text": card.text}.items():
            self.query_one(f"#field-{key} Input", Input).value = typed
        effects = [*card.effects, None, None]
        for fields, effect in zip(self.query(EffectFields), effects, strict=False):
            await fields.show(effect)
            if self.gone:
                return
        self._richer = ""
        self._richer = card.id if card.id and self._described()[0] != card else ""

    def _tell(self) -> None:
        """What Companion would do with the card as it is described now, or what is still wrong."""
        for key in OF_DISCOVERIES:
            self.query_one(f"#choice-{key}", Choice).display = self._chosen("kind") == "discovery"
        self.query_one("#field-cost", Field).display = self._chosen("kind") == "discovery"
        card, wrong = self._described()
        teller = Teller(self.app.words, Clockwork())
        told = [teller.event(event) for event in about(card)] if card is not None else []
        self.query_one("#told", Static).update("\n".join(told))
        shown = self.query_one("#trouble", Static)
        shown.update(" ".join(Teller(self.app.words).trouble(self._unread)) if self._unread else wrong)
        shown.display = bool(self._unread or wrong)

    # --- the card ---------------------------------------------------------------------------------------------------

    def _described(self) -> tuple[Card | None, str]:
        """The card, or what is still missing."""
        if self._richer and self._richer == self._chosen("card"):
            return None, self.say("card-form-richer")
        if not slug(self._typed("name_de")) and not slug(self._typed("name_en")):
            return None, self.say("card-form-nameless")
        try:
            card: Card = msgspec.convert(dict(self._values()), Card)
        except msgspec.ValidationError:
            return None, self.say("card-form-wrong")
        return (None, self.say("card-form-targets")) if has_mistakes(card) else (card, "")

    def _values(self) -> Iterator[tuple[str, Any]]:
        name_de, name_en, cost = self._typed("name_de"), self._typed("name_en"), self._typed("cost")
        yield "id", self._chosen("card") if self._chosen("card") != NEW else slug(name_en or name_de)[:40].strip("-")
        yield from (("name_de", name_de), ("name_en", name_en), ("kind", self._chosen("kind")))
        timings = dict.fromkeys((self._chosen("timing"), self._chosen("also")))
        yield "timing", [timing for timing in timings if timing != NOTHING]
        if self._chosen("kind") == "discovery":
            yield from (("domain", self._chosen("domain")), ("age", self._chosen("age")))
            yield "cost", int(cost) if cost.isdecimal() and len(cost) < 5 else cost or "?"
            uses = self._chosen("uses")
            yield "uses_per_round", int(uses) if uses.isdecimal() else 1
            yield "once_per_game", not uses.isdecimal()
        yield "text", self._typed("text")
        effects = (fields.effect() for fields in self.query(EffectFields))
        yield "effects", [msgspec.to_builtins(effect) for effect in effects if effect is not None]

    # --- keeping it -------------------------------------------------------------------------------------------------

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        await self.action_keep_card()

    async def action_keep_card(self) -> None:
        card, wrong = self._described()
        if card is None:
            self.app.notify(wrong, severity="warning", markup=False)
        elif not self._busy:
            await self._keep(card)

    async def _keep(self, card: Card) -> None:
        self._busy = True
        try:
            path = await self.app.in_background(card_shelf.keep, card)
        except Trouble as trouble:
            self.app.tell(trouble)
            return
        finally:
            self._busy = False
        self.app.notify(self.say("card-form-kept", name=card.name(self.app.words.code), path=str(path)), markup=False)
        self.dismiss(Learn(None, card))

    def action_back(self) -> None:
        self.dismiss(None)
