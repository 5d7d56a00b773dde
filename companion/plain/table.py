"""The linear mode: prints what happened, hears a line, and does what it says."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import TypeVar

import click

from companion.dice import roll
from companion.kernel.game import Move
from companion.kernel.going_on import go_on, looked_ahead, next_by_itself
from companion.kernel.journal import Entry
from companion.kernel.several import Typed, as_line
from companion.kernel.trouble import NeedsConsent, NotAllowed, Trouble, WhichOne
from companion.plain.clock import PlainClock
from companion.plain.offers import PlainOffers
from companion.plain.phones import PlainPhones
from companion.plain.voice import number_typed
from companion.room import Room
from companion.text.handwork import tasks_from_box
from companion.text.language import CODES, Language, language
from companion.text.things import value_typed

T = TypeVar("T")


class PlainTable(PlainOffers, PlainPhones):
    """Prints what happened and who decides what, reads a line, and so on until somebody leaves."""

    def __init__(self, room: Room, words: Language) -> None:
        super().__init__(room.table, words)
        self._room = room
        self._heard_of = room.table.last.n  # the last entry that was told
        self._left = ""  # of a line with several moves that came to a stop
        self._clock = PlainClock(room)

    def run(self) -> None:
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        self._print(self._words.say(f"{self._table.game.id}-title"))
        if self._table.settings.lay_out:
            self._tell(self._table.entry(self._table.head).events)
            self._tell_hands(tasks_from_box(self._table, self._teller))
        else:
            self._tell_entry(self._table.last)
        self._print(self._words.say("plain-welcome"))
        self._bring_phones_back()
        self._offer()
        try:
            while True:
                line = self._heard()
                self._tell_phones()
                if not self._overtaken(line):
                    self._take(line)
        except (click.Abort, KeyboardInterrupt):  # quit, the end of the input: everything entered is stored already
            self._clock.keep()
            self._print("")
            self._print(self._words.say("plain-goodbye"))
        finally:
            self._let_phones_go()

    def _heard(self) -> str:
        """What is typed next; whoever should have decided meanwhile is told so."""
        typed, over = self._clock.hear(lambda: self._ask(self._words.say("plain-prompt")))
        if over is not None:
            told = self._words.say("tui-clock-over", name=self._who(over.seat), minutes=over.seconds // 60)
            self._print(f"{told} [{over.rule}]")
        return typed

    # --- others in the same room -----------------------------------------------------------------------------

    def _do(self, step: Callable[[], T], after: int | None = None) -> T:
        """Take a step while nobody else at the table does; `after`: only if that entry is still the last one."""
        return self._room.do(lambda _: step(), after)

    def _tell_new(self) -> bool:
        """What was entered since, here and elsewhere; was there anything?"""
        before, self._heard_of = self._heard_of, self._table.last.n
        for n in range(before + 1, self._heard_of + 1):
            self._tell_entry(self._table.entry(n))
        return self._heard_of > before

    def _overtaken(self, line: str) -> bool:
        """What was typed while others changed the table was meant for another one: first that is told."""
        if not self._tell_new():
            return False
        if spellings().get(line.partition(" ")[0].casefold()) in LOOKING:
            return False
        if line:
            self._print(self._words.say("plain-overtaken"))
        self._offer()
        return True

    # --- what is typed ---------------------------------------------------------------------------------------

    def _take(self, line: str) -> None:
        """A number, a word of ours, or a move; whatever is wrong with it is told, and nothing else happens."""
        word, _, rest = line.partition(" ")
        command = spellings().get(word.casefold())
        try:
            if not line:
                self._just_enter()
            elif line.isdecimal():
                self._chosen(line).does()
            elif command is not None:
                COMMANDS[command](self, rest.strip())
            elif self._is_secret(line):
                self._print(self._words.say("plain-secret"))
            else:
                self._enter_line(line)
        except NotAllowed as refused:
            self._refuse(refused)
        except WhichOne as unclear:
            self._print(self._words.say("trouble-which-one"))
            self._list_moves(unclear.candidates)
        except Trouble as trouble:
            for sentence in self._teller.trouble(trouble):
                self._print(sentence)

    def _just_enter(self) -> None:
        """Enter alone: on to the curtain if somebody has to decide in secret, else the choices once more."""
        secret = self._first_secret()
        if secret is None:
            self._offer()
        else:
            self._decide_unseen(secret)

    def _refuse(self, refused: NotAllowed) -> None:
        """Each objection with its rule, what would be legal instead, and the two ways around a rule."""
        for sentence in dict.fromkeys(f"{self._teller.objection(o)} [{o.rule}]" for o in refused.objections):
            self._print(sentence)
        instead = dict.fromkeys(move for objection in refused.objections for move in objection.instead)
        if instead:
            self._print(self._words.say("plain-instead"))
            self._list_moves(instead)
        self._print(self._words.say("plain-around", move=self._teller.move(refused.move)))

    def _list_moves(self, moves: Iterable[Move]) -> None:
        for move in moves:
            self._print(f"- {self._teller.lesson(move)}")

    def _enter_line(self, line: str) -> None:
        """One move after the other; who decides then is told when the line has come to its end, or to a stop."""
        typed, before = Typed(self._table, line, language=self._words.code), self._table.head
        try:
            entry = self._do(typed.enter)
            while typed.goes_on:
                self._tell_news()
                before, entry = entry.n, self._do(typed.enter)
            self._came(entry, before)
        finally:
            if typed.is_several or line == self._left:  # a rest stays until somebody goes on with it
                self._left = as_line(typed.rest)
                if self._left and not self._table.is_secret(self._left):
                    self._print(self._words.say("plain-rest", moves=self._left))

    def _rest(self, _: str) -> None:
        if self._left:
            self._enter_line(self._left)
        else:
            self._print(self._words.say("plain-no-rest"))

    def _enter(self, move: Move, anew: bool = False) -> None:
        before = self._table.head
        self._came(self._do(lambda: self._table.enter(move, language=self._words.code, anew=anew)), before)

    def _came(self, entry: Entry, before: int) -> None:
        """What came of a move; nothing new if it had happened by itself."""
        if entry.n == before:
            self._print(self._words.say("cli-already"))
        else:
            self._news()

    def _enter_if_sure(self, move: Move) -> None:
        """What ends the game or takes something away."""
        if self._agreed(self._words.say("plain-sure", move=self._teller.move(move))):
            self._enter(move)
        else:
            self._offer()

    def _roll(self, text: str) -> None:
        self._do(lambda: roll(self._table, text))
        self._news()

    def _news(self) -> None:
        self._tell_news()
        self._offer()

    def _tell_news(self) -> None:
        self._do(lambda: self._table.to_be_laid_out(False))
        self._tell_new()
        self._warn()

    # --- words of ours ---------------------------------------------------------------------------------------

    def _help(self, word: str) -> None:
        """What can be typed; or how one kind of move is."""
        game, say = self._table.game.id, self._words.say
        verb = self._table.game.notation.verb_of(word, self._table.game.names(self._table.state)) if word else None
        if verb is not None:
            for line in self._teller.how_to_type(verb):
                self._print(line)
            return
        examples = {"rule": say(f"{game}-example-word"), "change": say(f"{game}-example-change")}
        for line in say("plain-help", **examples).splitlines():
            self._print(line)

    def _pass(self, _: str) -> None:
        """The one way to decline what could be done now, whoever has it."""
        game, seen = self._table.game, self._table.seen_by(None)
        asked = [decision for decision in self._table.pending() if not (decision.optional or decision.secret)]
        moves = [move for d in asked for move in game.choices(seen, d) if move.verb() in game.passing]
        if len(moves) == 1:
            self._enter(moves[0])
        else:
            self._print(self._words.say("tui-pass-which" if moves else "tui-pass-none"))

    def _go_on(self, _: str = "") -> None:
        """Until somebody has to decide."""
        if next_by_itself(self._table) is None:
            raise Trouble("nothing-by-itself")
        steps = go_on(self._table)
        while self._do(lambda: next(steps, None)) is not None:
            self._tell_news()
        self._offer()

    def _look_ahead(self, line: str) -> None:
        """What a faction that nobody plays would do, after these moves; nothing is entered."""
        for event in looked_ahead(self._table, line, self._words.code):
            self._print(self._teller.event(event))

    def _undo(self, count: str) -> None:
        self._go(partial(self._table.undo, number_typed(count, 1)))

    def _jump(self, number: str) -> None:
        self._go(partial(self._table.jump, number_typed(number, self._table.head)))

    def _go(self, step: Callable[[bool], Entry]) -> None:
        """Back, quietly if possible; what everybody has seen is taken back only if all agree."""
        seen = self._heard_of
        try:
            self._do(lambda: step(False), after=seen)
        except NeedsConsent:
            if not self._agreed(self._words.say("tui-consent")):
                self._print(self._words.say("plain-not-undone"))
                return
            self._do(lambda: step(True), after=seen)
        self._news()

    def _redo(self, count: str) -> None:
        steps = number_typed(count, 1)
        self._do(lambda: self._table.redo(steps), after=self._heard_of)
        self._news()

    def _force(self, text: str) -> None:
        move, _, reason = text.partition("#")
        if self._is_secret(move):
            self._print(self._words.say("plain-secret"))
        else:
            self._force_move(move.strip(), reason)

    def _force_move(self, move: Move | str, reason: str, anew: bool = False) -> None:
        why = " ".join(reason.split())
        self._do(lambda: self._table.force(move, why, language=self._words.code, anew=anew))
        self._news()

    def _set(self, text: str) -> None:
        path, _, value = text.partition("=")
        value, _, reason = value.partition(" #")
        meant = value_typed(value, path, self._table.game)
        self._do(lambda: self._table.correct(path.strip(), meant, " ".join(reason.split())))
        self._news()

    def _speak(self, code: str, _: str) -> None:
        self._words = language(code)
        self._print(self._words.say("plain-welcome"))
        self._offer()

    def _quit(self, _: str) -> None:
        raise click.Abort


LOOKING = (  # enter nothing
    "help", "ahead", "rules", "why", "show", "inventory", "log", "phones", "english", "german", "quit",
)  # fmt: skip
COMMANDS: dict[str, Callable[[PlainTable, str], None]] = {
    "help": PlainTable._help,
    "more": PlainTable._more,
    "pass": PlainTable._pass,
    "go-on": PlainTable._go_on,
    "ahead": PlainTable._look_ahead,
    "rules": PlainTable._rules,
    "why": PlainTable._why,
    "show": PlainTable._show,
    "inventory": PlainTable._inventory,
    "log": PlainTable._log,
    "undo": PlainTable._undo,
    "redo": PlainTable._redo,
    "jump": PlainTable._jump,
    "force": PlainTable._force,
    "set": PlainTable._set,
    "open": PlainTable._lay_open,
    "phones": PlainTable._on_phones,
    "english": lambda table, rest: table._speak("en", rest),
    "german": lambda table, rest: table._speak("de", rest),
    "rest": PlainTable._rest,
    "quit": PlainTable._quit,
}


@cache
def spellings() -> dict[str, str]:
    """Every spelling of every word, in both languages."""
    return {
        spelling: command
        for code in CODES
        for command in COMMANDS
        for spelling in language(code).say(f"plain-word-{command}").split()
    }
