"""A new table of one game: a short form, ready to start as it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input, Static

from companion.games.registry import game as find_game
from companion.kernel.game import Event, Game, Option, Question, Seat, Setup
from companion.kernel.rulebook import Ruling, rulings
from companion.kernel.trouble import Trouble
from companion.store import file_choices, likely, own_files
from companion.text.teller import Teller
from companion.tui.keys import bind
from companion.tui.screens.base import PlainScreen
from companion.tui.screens.dialogs import Ask
from companion.tui.widgets.choice import Choice
from companion.tui.widgets.field import Field
from companion.tui.widgets.form import Form
from companion.tui.widgets.keybar import KeyBar

FOLD = "rulings"  # the line that opens and closes the list of rulings


class NewTableScreen(PlainScreen):
    """Gives back the id of the table it made, or none."""

    BINDINGS: ClassVar[list[BindingType]] = [bind("start"), bind("back")]

    def __init__(self, game_id: str, given: Mapping[str, str] | None = None) -> None:
        """`given`: options somebody has settled already, e.g. the map of the studio."""
        super().__init__()
        self._given = given or {}
        self._game: Game[Any] = find_game(game_id)
        self._rulings = rulings(game_id)
        self._questions: tuple[Question, ...] = ()
        self._unfit: Trouble | None = None  # what is wrong with the chosen files
        self._busy = False

    # --- the fields -------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Form(classes="page"):
            yield Static(id="title", classes="heading", markup=False)
            for seat in self._game.seats:
                yield Field(seat, partial(self.say, f"{self._game.id}-{seat}"), lambda: self.say("tui-new-person"))
            for option in sorted(self._game.options, key=self._is_file, reverse=True):
                if option.default is not None and option.rule not in self._rulings:
                    yield self._choice(option) if option.values or self._is_file(option) else self._text(option)
            yield Static(id="trouble", markup=False)
            yield Vertical(id="questions")
            yield Choice(FOLD, ("shut", "open"), "shut", lambda: self.say("tui-new-rulings"), self._fold_name)
            yield Vertical(id="rulings")
        yield KeyBar("start", "back", "help", "language")

    def _choice(self, option: Option) -> Choice:
        label = partial(self.say, f"{self._game.id}-option-{option.key}")
        value = self._given.get(option.key, likely(option, self.app.words.code))
        if self._is_file(option):
            files = tuple(file_choices(self._game, option.key, self.app.words.code))
            return Choice(option.key, files, value, label, partial(self._file_title, option.key))
        return Choice(option.key, option.values, value, label, partial(self._value_name, option.key))

    def _text(self, option: Option) -> Field:
        """Typed rather than chosen; left empty, what the line says in grey is taken."""
        key = f"{self._game.id}-option-{option.key}"
        value = self._given.get(option.key, "")
        return Field(option.key, partial(self.say, key), partial(self.say, f"{key}-empty"), value=value)

    def _is_file(self, option: Option) -> bool:
        return option.key in self._game.file_options

    def _file_title(self, option: str, value: str) -> str:
        return file_choices(self._game, option, self.app.words.code).get(value, value)

    def _value_name(self, option: str, value: str) -> str:
        return self.say(f"{self._game.id}-option-{option}-{value}")

    def _fold_name(self, value: str) -> str:
        changed = sum(
            choice.value != self._default(choice.key) for choice in self.query("#rulings Choice").results(Choice)
        )
        changed += sum(bool(field.value) for field in self.query("#rulings Field").results(Field))
        return self.say("tui-new-rulings-open" if value == "open" else "tui-new-rulings-shut", changed=changed)

    def _default(self, key: str) -> str:
        return next(option.default or "" for option in self._game.options if option.key == key)

    def _ruling_fields(self) -> Iterator[Choice | Field]:
        for option in self._game.options:
            ruling = self._rulings.get(option.rule)
            if ruling is None or option.default is None:
                continue
            if option.values:
                yield self._ruling(option, ruling)
            else:
                answer = partial(self._answer, ruling, option.default)
                yield Field(option.key, partial(self._asked, ruling), answer, stacked=True)

    def _ruling(self, option: Option, ruling: Ruling) -> Choice:
        return Choice(
            option.key,
            option.values,
            option.default or "",
            partial(self._asked, ruling),
            partial(self._answer, ruling),
            stacked=True,
        )

    def _asked(self, ruling: Ruling) -> str:
        return ruling.de if self.app.words.code == "de" else ruling.en

    def _answer(self, ruling: Ruling, value: str) -> str:
        return ruling.values[value][self.app.words.code]

    # --- what changes -----------------------------------------------------------------------------------------------

    async def on_mount(self) -> None:
        self.retell()
        await self._ask_what_is_open()

    def retell(self) -> None:
        self.query_one("#title", Static).update(f"{self.say('tui-new')}  {self.say(f'{self._game.id}-title')}")
        for widget in (*self.query(Choice), *self.query(Field)):
            widget.retell()
        self._tell_unfit()
        self.query_one(KeyBar).retell()

    async def on_choice_changed(self, event: Choice.Changed) -> None:
        if event.choice.key == FOLD:
            await self._fold(event.choice.value == "open")
        elif not event.choice.has_class("stacked"):
            await self._ask_what_is_open()
        else:
            self._show_what_matters()
            self.query_one(f"#choice-{FOLD}", Choice).retell()

    async def _fold(self, unfold: bool) -> None:
        folder = self.query_one("#rulings", Vertical)
        if unfold and not folder.children:
            await folder.mount_all(self._ruling_fields())
        folder.display = unfold

    async def _ask_what_is_open(self) -> None:
        """Show a field for all that the chosen scenario leaves to the players."""
        questions: tuple[Question, ...] = ()
        try:
            self._show_what_matters()
            chosen = self._chosen()
            questions, self._unfit = self._game.questions(chosen), None
            self._seat(self._game.seated(chosen))
        except Trouble as trouble:
            self._unfit = trouble
        self._tell_unfit()
        if questions != self._questions:
            self._questions = questions
            folder = self.query_one("#questions", Vertical)
            await folder.remove_children()
            await folder.mount_all(
                Field(
                    question.option,
                    partial(self._question, question),
                    partial(self._suggested, question),
                    suggestion=question.suggestion,
                    stacked=True,
                )
                for question in questions
            )

    def _show_what_matters(self) -> None:
        """What changes nothing as the rest is chosen is not asked."""
        moot = self._game.moot(self._chosen(every=True))
        for line in (*self.query(Choice), *self.query(Field)):
            if line.key not in (FOLD, *self._game.seats):
                line.display = line.key not in moot

    def _seat(self, seated: tuple[Seat, ...]) -> None:
        """A line for the name of everybody who plays."""
        for seat in self._game.seats:
            self.query_one(f"#field-{seat}", Field).display = seat in seated

    def _question(self, question: Question) -> str:
        return self.say(f"{self._game.id}-option-{question.option}", **question.facts)

    def _suggested(self, question: Question) -> str:
        value = question.suggestion
        return self.say("tui-new-suggested", value=value, key=self.app.signs.arrow) if value else ""

    def _tell_unfit(self) -> None:
        shown = self.query_one("#trouble", Static)
        shown.update(" ".join(Teller(self.app.words).trouble(self._unfit)) if self._unfit else "")
        shown.display = self._unfit is not None

    # --- starting ---------------------------------------------------------------------------------------------------

    def _chosen(self, every: bool = False) -> Setup:
        """The set-up as the form has it, without the answers to open questions; `every`: with what is not asked."""
        choices = [choice for choice in self.query(Choice) if choice.key != FOLD and (every or choice.display)]
        options = {choice.key: choice.value for choice in choices if choice.value != self._default(choice.key)}
        fields = [field for field in self.query(Field) if field.parent is not self.query_one("#questions")]
        typed = {field.key: field.value for field in fields if field.value and (every or field.display)}
        seats = {seat: typed.pop(seat) for seat in self._game.seats if seat in typed}
        options |= typed
        return Setup(options, seats, own_files(self._game, Setup(options)))

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        await self.action_start()

    async def action_start(self) -> None:
        fields = list(self.query("#questions Field").results(Field))
        missing = [field for field in fields if not field.value]
        if missing:
            sentence = self.say("tui-new-missing", count=len(missing), question=missing[0].asks.rstrip(":"))
            self.app.notify(sentence, severity="warning", markup=False)
            missing[0].put_cursor_in()
        elif not self._busy:
            await self._start({field.key: field.value for field in fields})

    async def _start(self, answers: dict[str, str]) -> None:
        """What is hardly meant is asked about first."""
        try:
            chosen = self._chosen()
            setup = Setup({**chosen.options, **answers}, chosen.seats, chosen.files)
            doubts = self._game.doubts(setup)
        except Trouble as trouble:
            self.app.tell(trouble, Teller(self.app.words, self._game))
            return
        if doubts:
            await self.app.push_screen(Ask(lambda: self._doubted(doubts)), partial(self._create_if, setup))
        else:
            await self._create(setup)

    def _doubted(self, doubts: Sequence[Event]) -> str:
        teller = Teller(self.app.words, self._game)
        return self.say("tui-new-doubtful", doubts=" ".join(map(teller.event, doubts)))

    async def _create_if(self, setup: Setup, agreed: bool | None) -> None:
        if agreed:
            await self._create(setup)

    async def _create(self, setup: Setup) -> None:
        self._busy = True
        try:
            id_ = await self.app.in_background(self.app.store.create, self._game, setup)
            self.app.clear_notifications()  # what was missing is answered; it would lie over what hands have to do
            self.dismiss(id_)
        except Trouble as trouble:
            self.app.tell(trouble, Teller(self.app.words, self._game))
        finally:
            self._busy = False

    def action_back(self) -> None:
        self.dismiss(None)
