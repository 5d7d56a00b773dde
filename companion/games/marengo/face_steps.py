"""Faces told by taps: what the blocks of a position can be, picked from what is left of the army."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.games.marengo.moves.telling import Tell
from companion.games.marengo.naming import Naming
from companion.games.marengo.notation import notation
from companion.games.marengo.own import own_blocks
from companion.games.marengo.pieces import ANY, FACES
from companion.kernel.game import Event
from companion.kernel.steps import Group, Row, Steps, Tap, Writing


def face_steps(writing: Writing) -> Steps:
    """How many are asked for, what was named, and every face that the next one can have."""
    sheet = _Sheet(writing)
    faces = tuple(sheet.faces())
    groups = (Group(Event("steps-faces"), faces),) if faces else ()
    return Steps(tuple(sheet.head()), tuple(sheet.rows()), groups)


class _Sheet:
    """The line as far as it is written."""

    def __init__(self, writing: Writing) -> None:
        decision, names = writing.decision, writing.game.names(writing.state)
        self._naming = Naming(writing.state, decision.seat or "", decision.about, writing.language)
        self._verb = notation().spell(Tell.verb(), writing.language)
        begun = notation().verb_of(writing.line, names) in decision.verbs
        self._words = writing.line.split()[int(begun) :]
        self._chosen = self._naming.chosen(self._words)

    def head(self) -> Iterator[Event]:
        """How many blocks there are here, where it goes on, and what was told before."""
        naming = self._naming
        yield Event("tell-asked", facts={"count": naming.missing, "chosen": len(self._chosen)})
        further = ", ".join(f"{place} ({sum(here.values())})" for place, here in naming.further.items())
        if further:
            yield Event("steps-further", facts={"parts": further})
        for own in own_blocks(naming.state, naming.seat):
            if own.known != "open" and len(own.faces) == own.number:
                yield Event("steps-told", facts={"place": own.place, "faces": ", ".join(own.faces)})

    def rows(self) -> Iterator[Row]:
        """Every word that stands on the line, to be taken off."""
        for at, word in enumerate(self._words):
            faces = self._naming.chosen([word])
            if faces:
                others = self._words[:at] + self._words[at + 1 :]
                said = Event("steps-named", facts={"faces": ", ".join(faces)})
                yield Row(said, taps=(Tap(Event("steps-off"), self._line(others)),))

    def faces(self) -> Iterator[Tap]:
        left = self._naming.left(Counter(self._chosen))
        for face in FACES if len(self._chosen) < self._naming.missing else ():
            if left[face] or left[ANY]:
                word = self._naming.next_word(self._chosen, face)
                more = Event("tell-left", facts={"count": left[face]})
                more = more if left[face] else Event("tell-any", facts={"count": left[ANY]})
                yield Tap(Event("steps-face", facts={"face": face}), self._line([*self._words, word]), more=more)

    def _line(self, words: list[str]) -> str:
        return " ".join([self._verb, *words])
