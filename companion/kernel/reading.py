"""From what a player types to one move, with the legal moves as context; and completion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any

from companion.kernel.game import Decision, Game, Move, Names, Seat, decision_for
from companion.kernel.notation import Language, Reading
from companion.kernel.shown import Shown, shown
from companion.kernel.trouble import NotAllowed, Trouble, Unreadable, WhichOne
from companion.kernel.typeable import Typeable
from companion.kernel.wording import Wording

LANGUAGES = ("en", "de")


class Reader:
    """Reads text at one position of one game. `offered`: the languages in which it completes lines."""

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        pending: Sequence[Decision],
        language: Language = "en",
        offered: Sequence[Language] = LANGUAGES,
    ) -> None:
        self._game = game
        self._state = state
        self._pending = pending
        self._language = language
        self._offered = sorted(offered, key=lambda each: each != language)
        self._names: Names = game.names(state)
        self._labels: Shown | None = None  # found when somebody types one
        self._typeable: dict[tuple[Seat | None, bool], Typeable] = {}
        self._completed: dict[tuple[str, Seat | None], list[str]] = {}  # a line and its verdict both ask
        self._further = Wording(game, self._names, pending, language, self._is_legal_line)

    def move(self, text: str, seat: Seat | None = None) -> Move:
        """The one legal move this text means. Raises Unreadable, NotAllowed or WhichOne."""
        try:
            reading = self._read(text)
        except Unreadable as unreadable:
            return self._unfinished(text, seat, unreadable)
        if reading.seat is not None and seat is not None and reading.seat != seat:
            raise Trouble("wrong-seat", seat=seat, named=reading.seat)
        return self._judge(reading, seat)

    def answer(self, text: str, decision: Decision) -> Move:
        """The answer to one question; where it is typed to its end, the word that is asked for need not be repeated."""
        begun = not decision.typed or self._game.notation.verb_of(text, self._names) in decision.verbs
        spelled = self._game.notation.spell(decision.verbs[0], self._language)
        return self.move(text if begun else f"{spelled} {text}", decision.seat)

    def meant(self, text: str, seat: Seat | None = None) -> Move:
        """What the text says, legal or not: for a house rule."""
        reading = self._read(text)
        seats = self._seats(reading, seat)
        if len(seats) > 1:
            raise Unreadable("no-seat", known=", ".join(str(s) for s in seats))
        return reading.moves(seats[0])[0]

    def _read(self, text: str) -> Reading:
        """What a text says, with names as they are typed or as the screen shows them."""
        try:
            return self._game.notation.read(text, self._names, self._language, self._shown)
        except Unreadable as unreadable:
            if unreadable.key not in ("verb", "no-verb"):
                raise
            raise unreadable.telling(known=self._verbs) from None

    def _verbs(self) -> str:
        """What is possible now; what has to be decided comes first."""
        asked = sorted(self._pending, key=lambda decision: decision.optional)
        return ", ".join(dict.fromkeys(verb for decision in asked for verb in decision.verbs)) or "none"

    def _shown(self, text: str) -> str:
        if self._labels is None:
            known = {*chain.from_iterable(self._names.values()), *(move.verb() for move in self._game.moves)}
            self._labels = shown(tuple((id_, name) for id_, name in self._called() if id_ in known))
        return self._labels.typed(text)

    def _called(self) -> Iterator[tuple[str, str]]:
        """Everything by what it is called, as it is typed and as it is shown."""
        for id_, spellings in self._game.notation.words.items():
            yield from ((id_, spelling) for forms in spellings.values() for spelling in forms)
        for code in LANGUAGES:
            yield from self._game.labels(self._state, code).items()

    def _judge(self, reading: Reading, seat: Seat | None) -> Move:
        """The likeliest reading that is legal; the objections to the likeliest one if none is."""
        legal = self._legal(reading, seat)
        if len(legal) > 1:
            raise WhichOne(legal)
        if legal:
            return legal[0]
        first = reading.moves(self._seats(reading, seat)[0])[0]
        raise NotAllowed(first, tuple(self._game.objections(self._state, first)))

    def _legal(self, reading: Reading, seat: Seat | None) -> list[Move]:
        readings = [reading.moves(candidate) for candidate in self._seats(reading, seat)]
        likeliest = [moves[0] for moves in readings if self._is_legal(moves[0])]
        return likeliest or [move for moves in readings for move in moves if self._is_legal(move)]

    def _seats(self, reading: Reading, seat: Seat | None) -> list[Seat | None]:
        """Who may be meant: the one named, else those who owe such a move, else anybody who decides now."""
        verb = reading.move_type.verb()
        if any(d.seat is None and verb in d.verbs for d in self._pending):  # the table as a whole, whoever types it
            return [None]
        if reading.seat is not None or seat is not None:
            return [reading.seat or seat]
        owing: list[Seat | None] = [d.seat for d in self._pending if verb in d.verbs]
        deciding: list[Seat | None] = [d.seat for d in self._pending if not d.optional and d.seat is not None]
        return list(dict.fromkeys(owing or deciding)) or list(self._names["seat"])

    def _is_legal(self, move: Move) -> bool:
        return next(self._game.objections(self._state, move), None) is None

    def _unfinished(self, text: str, seat: Seat | None, unreadable: Unreadable) -> Move:
        """A text that breaks off: fine if only one legal move begins like it, and that is more than an example."""
        begun = self._matching(text, seat) or self._matching(self._shown(text), seat, recorded=True)
        candidates = (move for move in dict.fromkeys(move for _, move in begun) if not self._is_example(move))
        unique = list(candidates if unreadable.key == "shape" else islice(candidates, 2))  # two are too many already
        if len(unique) == 1:
            return unique[0]
        if unique and unreadable.key == "shape":
            raise WhichOne(unique)
        raise unreadable

    def _is_example(self, move: Move) -> bool:
        decision = decision_for(self._pending, move)
        return decision is not None and decision.typed

    def make_ready(self) -> None:
        """What any first letter asks for is found before somebody types it, and what follows whoever is named first."""
        self._shown("")
        for recorded in (False, True):
            self._matching("", None, recorded=recorded)
        seats = dict.fromkeys(decision.seat for decision in self._pending if decision.seat is not None)
        for begun in ("", *(f"{self._game.notation.spell(seat, self._language)} " for seat in seats)):
            self.complete(begun)

    def complete(self, text: str, seat: Seat | None = None) -> list[str]:
        """How the line can go on, up to its next word; each continuation leads to a legal move."""
        if (text, seat) not in self._completed:
            self._completed[text, seat] = self._complete(text, seat)
        return self._completed[text, seat]

    def _complete(self, text: str, seat: Seat | None) -> list[str]:
        typed = text.split()
        if text.endswith(" ") or not typed:
            typed = [*typed, ""]
        found: dict[str, None] = {}
        listed = self._matching(text, seat, whole_words=False)
        for line, _ in listed or self._matching(text, seat, whole_words=False, recorded=True):
            found[" ".join(line.split(" ", len(typed))[: len(typed)])] = None
        return list(found | dict.fromkeys([*self._dice(typed, seat), *self._further.complete(typed, seat)]))

    def _dice(self, typed: list[str], seat: Seat | None) -> Iterator[str]:
        """Dice that nobody could list: as many as are rolled, typed as they lie or with a `?` each."""
        *before, half = typed
        whose, words = self._game.notation.split(before, self._names)
        for decision in self._pending:
            asked = decision.typed and not decision.secret and decision.seat in (whose or seat or decision.seat, None)
            following = self._game.notation.dice_go_on(decision.dice, words, self._language) if asked else ""
            if following and following.startswith(half.casefold()):
                yield " ".join([*before, following])

    def _is_legal_line(self, words: Sequence[str], seat: Seat | None) -> bool | None:
        """Do these words mean one legal move as they are? None if they mean nothing yet."""
        try:
            reading = self._game.notation.read(" ".join(words), self._names, self._language)
        except Unreadable:
            return None
        return reading.seat in (None, seat or reading.seat) and len(self._legal(reading, seat)) == 1

    def _matching(
        self, text: str, seat: Seat | None, whole_words: bool = True, recorded: bool = False
    ) -> list[tuple[str, Move]]:
        """Legal moves whose text begins with what was typed, in either language, the player's first.

        `recorded`: as records write them, else as people at this table do.
        """
        typed, recorded = " ".join(text.casefold().split()), recorded and self._game.notation.has_other_names
        if (seat, recorded) not in self._typeable:
            every = self._lines(self._legal_moves(seat), seat, None if recorded else self._names)
            self._typeable[seat, recorded] = Typeable(every)
        begun = f"{typed} " if typed and (whole_words or text.endswith(" ")) else typed
        return self._typeable[seat, recorded].beginning(begun)

    def _lines(self, moves: list[Move], seat: Seat | None, names: Names | None) -> Iterator[tuple[str, Move]]:
        """Every way to type these moves; without the seat only where that leaves no doubt whose move it is."""
        notation = self._game.notation
        for language in self._offered:
            lines = [notation.write(move, language, with_seat=False, names=names) for move in moves]
            short = Counter(lines)
            for line, move in zip(lines, moves, strict=True):
                if short[line] == 1 and (seat is not None or self._is_nobody_elses(move)):
                    yield from self._shorter(line, move, language)
            for line, move in zip(lines, moves, strict=True):
                for each, _ in self._shorter(line, move, language):
                    yield notation.signed(each, move.seat, language), move

    def _shorter(self, line: str, move: Move, language: Language) -> Iterator[tuple[str, Move]]:
        """A line, and the same without a verb that goes without saying."""
        yield line, move
        if brief := self._game.notation.brief(line, move, language):
            yield brief, move

    def _is_nobody_elses(self, move: Move) -> bool:
        """Where not every legal move is offered, somebody else may have the same one without a word of it here."""
        others = (d for d in self._pending if d.seat != move.seat and move.verb() in d.verbs)
        return all(decision.complete for decision in others)

    def _legal_moves(self, seat: Seat | None) -> list[Move]:
        return [
            move
            for decision in self._pending
            if seat is None or decision.seat in (seat, None)
            for move in self._game.ways(self._state, decision)
        ]
