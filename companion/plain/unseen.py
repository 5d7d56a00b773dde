"""The linear mode: what one player decides while nobody else looks."""

from __future__ import annotations

import shutil
import sys
from abc import abstractmethod
from collections.abc import Callable
from functools import partial

from companion.kernel.game import Decision, Move, decision_for
from companion.kernel.trouble import Trouble
from companion.plain.voice import PlainVoice, is_word


class PlainUnseen(PlainVoice):
    """Hands the keyboard over, and says nothing of what is typed then."""

    _face_up = False  # the secret cards of this round lie open on the table anyway

    @abstractmethod
    def _offer(self) -> None:
        """Who has to decide what, with every choice and its number."""

    @abstractmethod
    def _tell_new(self) -> bool:
        """What was entered since, here and elsewhere; was there anything?"""

    @abstractmethod
    def _enter(self, move: Move, anew: bool = False) -> None: ...

    @abstractmethod
    def _force_move(self, move: Move | str, reason: str, anew: bool = False) -> None: ...

    @abstractmethod
    def _move_text(self, decision: Decision, move: Move, alone: bool) -> str:
        """What it says, what it would do, and how it is typed."""

    def _first_secret(self) -> Decision | None:
        """Whom the laptop goes to next."""
        owed = (decision for decision in self._table.pending() if decision.secret and not self._face_up)
        return next(owed, None)

    def _is_secret(self, line: str) -> bool:
        game, state = self._table.game, self._table.state
        verb = game.notation.verb_of(line, game.names(state))
        return not self._face_up and any(d.secret and verb in d.verbs for d in self._table.pending())

    def _hand_over(self, decision: Decision) -> None:
        self._print(self._words.say("plain-hand-over", seat=self._who(decision.seat)))
        if self._ask(self._words.say("plain-nobody-sees")):
            self._offer()  # somebody had second thoughts
        else:
            self._decide_unseen(decision)

    def _decide_unseen(self, decision: Decision) -> None:
        """One player decides. What is typed is never printed, not even to say that it cannot be."""
        moves, owed = list(self._table.game.choices(self._table.state, decision)), decision in self._table.pending()
        for number, move in enumerate(moves, start=1):
            self._print(f"{number}. {self._move_text(decision, move, alone=True)}")
        decided = self._decided(decision, moves)
        self._cover()
        if owed and decision not in self._table.pending():
            self._tell_new()
            self._print(self._words.say("tui-decided-elsewhere", seat=self._who(decision.seat)))
            decided = None
        if decided is None:
            self._offer()
        else:
            decided()

    def _decided(self, decision: Decision, moves: list[Move]) -> Callable[[], None] | None:
        """What is to be entered; nothing if it is put off."""
        while typed := self._ask(self._words.say("plain-unseen"), hidden=True):
            word, _, rest = typed.partition(" ")
            line, _, reason = rest.partition("#")
            forced = is_word(word, "force")
            move = self._meant_by_force(line, decision) if forced else self._meant(typed, decision, moves)
            if move is not None:
                done = partial(self._force_move, move, reason) if forced else partial(self._enter, move)
                return partial(done, anew=True)
            self._print(self._words.say("plain-unseen-again"))
        return None

    def _meant(self, typed: str, decision: Decision, moves: list[Move]) -> Move | None:
        if typed.isdecimal():
            return moves[int(typed) - 1] if typed in map(str, range(1, len(moves) + 1)) else None
        try:
            move = self._table.reader(self._words.code, anew=True).answer(typed, decision)
        except Trouble:
            return None
        return move if decision_for((decision,), move) is not None else None

    def _meant_by_force(self, line: str, decision: Decision) -> Move | None:
        try:
            move = self._table.check_force(line.strip(), decision.seat, self._words.code, anew=True)
        except Trouble:
            return None
        return move if decision_for((decision,), move) is not None else None

    def _cover(self) -> None:
        """Push what one player has read out of sight of the next one."""
        if sys.stdout.isatty():
            self._print("\n" * shutil.get_terminal_size().lines)

    def _lay_open(self, _: str = "") -> None:
        """The cards lie on the table already: from here on this round's picks are typed like any other move."""
        self._face_up = True
        self._offer()
