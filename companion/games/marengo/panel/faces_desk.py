"""Faces told unseen: what the blocks of a position can be is picked or typed, with what is left of the army."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.widget import Widget

from companion.games.marengo.naming import Naming
from companion.games.marengo.own import own_blocks
from companion.games.marengo.pieces import ANY, FACES
from companion.tui.hanging import hanging
from companion.tui.screens.typed_unseen import TypedUnseen
from companion.tui.widgets.numbered import Numbered
from companion.tui.widgets.words import Words

NAME = 16  # columns for a face in words


class FacesDesk(TypedUnseen):
    """A number adds a face to the line, backspace takes the last one off; enter when all blocks have theirs."""

    CSS = """
    #faces-places { height: auto; max-height: 6; margin-bottom: 1; }
    #faces { height: auto; max-height: 9; margin-bottom: 1; }
    FacesDesk #unseen-offers { display: none; }
    FacesDesk #unseen-verdict { height: 2; }
    """
    FITTED = f"{TypedUnseen.FITTED}, #faces-places"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("backspace", "rub_out", show=False),
        Binding("space", "pick", show=False),
        Binding("enter", "enter", show=False, priority=True),  # not for the list: it says that all are named
    ]

    def work(self) -> Iterable[Widget]:
        yield Words("faces-places")
        yield Numbered("faces")

    def begin(self) -> None:
        """Where only one answer is left it stands there already: nobody else reads it."""
        pool = self._naming.left(Counter())
        if len(self._naming.asked) == 1 and not pool[ANY] and sum(pool.values()) == self._naming.missing:
            self.line.value = " ".join(self._spelled(face) for face in pool.elements())
        self.query_one(Numbered).focus()

    def unfinished(self, text: str) -> bool:
        return len(self._chosen(text)) < self._naming.missing

    def hint(self) -> str:
        return self.say("marengo-tell-hint")

    def completions(self, text: str) -> list[str]:
        """Faces that are left and go on with the last word."""
        before, _, last = text.rpartition(" ")
        left = self._naming.left(Counter(self._chosen(before)))
        fits = [self._spelled(face) for face in FACES if left[face] or left[ANY]]
        return [f"{before} {face}".strip() for face in fits if face.startswith(last.casefold())]

    # --- what is asked, and what is left ------------------------------------------------------------------------------

    @property
    def _naming(self) -> Naming:
        return Naming(self._state, self.seat, self._decision.about, self.app.words.code)

    def _chosen(self, text: str) -> list[str]:
        """The faces that stand on the line."""
        verb = self._table.game.notation.verb_of(text, self._table.game.names(self._state))
        return self._naming.chosen(text.split()[1:] if verb in self._decision.verbs else text.split())

    def _spelled(self, face: str) -> str:
        return self._naming.spelled(face)

    # --- picking ------------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """A digit picks; anything else that can be typed goes onto the line."""
        if self.line.has_focus:
            return
        self.query_one(Numbered).take_key(event)
        if event.is_printable and event.character and event.character.isalpha():
            event.stop()
            self._put([*self.line.value.split(), event.character])
            self.line.focus()

    def action_pick(self) -> None:
        self.query_one(Numbered).action_choose()

    def on_lines_chosen(self) -> None:
        chosen = self._chosen(self.line.value)
        if len(chosen) < self._naming.missing:
            word = self._naming.next_word(chosen, self.query_one(Numbered).item)
            self._put([*self.line.value.split(), word])

    def _put(self, words: list[str]) -> None:
        self.line.value = " ".join(words)
        self.line.action_end()

    def action_rub_out(self) -> None:
        self._put(self.line.value.split()[:-1])

    def action_enter(self) -> None:
        self.enter()

    # --- what is shown ------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        chosen = Counter(self._chosen(self.line.value))
        left, faces = self._naming.left(chosen), self.query_one(Numbered)
        offered = [face for face in FACES if left[face] or chosen[face] or left[ANY]]
        rows = [(self._row(number, face, left, chosen), face) for number, face in enumerate(offered, start=1)]
        faces.offer_numbered(rows, offered, faces.item)
        places = self.query_one("#faces-places", Words)
        places.put(Content("\n").join(self._places(chosen, max(places.size.width, 1))))

    def _row(self, number: int, face: str, left: Counter[str], chosen: Counter[str]) -> Content:
        dots = self.app.signs.pip * chosen[face]
        rest = self.say("marengo-tell-left", count=left[face]) if left[face] else ""
        rest = rest or (self.say("marengo-tell-any", count=left[ANY]) if left[ANY] else "")
        named = f"{self.teller.label(face)}".ljust(NAME)
        tone = "bold" if rest else "$muted"
        spelled = self._spelled(face)
        return Content.assemble(
            (f"{number:<3}", "$accent"), (named, tone), (f"{spelled:<5}", "$muted"), (f"{rest:<16}", "$muted"),
            (dots, "bold $accent"),
        )  # fmt: skip

    def _places(self, chosen: Counter[str], width: int) -> Iterator[Content]:
        """How many blocks are asked for here, where it goes on, and what was told before."""
        asked = self.say("marengo-tell-asked", count=self._naming.missing, chosen=sum(chosen.values()))
        yield from hanging(Content(""), asked, width, "bold")
        further = self._naming.further
        if further:
            named = ", ".join(f"{self.teller.label(place)} ({sum(here.values())})" for place, here in further.items())
            yield from hanging(Content(""), self.say("marengo-tell-further", places=named), width, "$muted")
        told = [
            own for own in own_blocks(self._state, self.seat) if own.known != "open" and len(own.faces) == own.number
        ]
        if told:
            named = ", ".join(f"{self.teller.label(o.place)} {' '.join(map(self._spelled, o.faces))}" for o in told)
            yield from hanging(Content(""), self.say("marengo-tell-told", places=named), width, "$muted")
