"""A board in words: its parts as lines of a list, and what can be typed about one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from textual.content import Content

from companion.games.marengo.board.compared import is_compared, is_doubtful, source_of
from companion.games.marengo.board.model import Approach, Board, said
from companion.games.marengo.board.parts import Part, get, id_of, key_of, parts
from companion.tui.workshop.words import BenchWords

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp
    from companion.tui.signs import Signs
    from companion.tui.workshop.slot import Finding

HEADS = {
    "locale": "locales",
    "approach": "locales",
    "road": "roads",
    "entry": "entries",
    "force": "forces",
    "spares": "spares",
}
WORDS = "marengo-editor"  # what its messages begin with


class Row(NamedTuple):
    """A line of the list; a heading stands for no part."""

    words: Content
    part: Part | None


class Drawn(NamedTuple):
    """A line as it was drawn before, and all that it depends on."""

    of: object
    sign: str
    code: str
    signs: Signs
    row: Row


def order(board: Board, doubtful_first: bool) -> list[Part]:
    """Every part; what is doubtful before everything else, if somebody wants it so."""
    return sorted(parts(board), key=lambda part: not (doubtful_first and is_doubtful(board, part)))


class BoardWords(BenchWords[Part]):
    """Says what a board is made of, with what is wrong about it. Lines of parts that stay as they are, are `drawn`."""

    def __init__(
        self, app: CompanionApp, board: Board, findings: Iterable[Finding[Part]], drawn: dict[Part, Drawn]
    ) -> None:
        super().__init__(app, WORDS, findings)
        self._board = board
        self._drawn = drawn

    # --- the list ---------------------------------------------------------------------------------------------------

    def rows(self, doubtful_first: bool) -> Iterator[Row]:
        """Every part under its heading."""
        before = ""
        for part in order(self._board, doubtful_first):
            doubtful = doubtful_first and is_doubtful(self._board, part)
            head = "doubtful" if doubtful else HEADS.get(part.kind, "")
            if head and head != before:
                yield self._head(head)
            before = head
            yield self._row(part)

    def _head(self, key: str) -> Row:
        return Row(Content.styled(self.own(f"head-{key}"), "$muted"), None)

    def _row(self, part: Part) -> Row:
        sign, style = self._sign(part)
        now = (get(self._board, part), sign, self._app.words.code, self._signs)
        before = self._drawn.get(part)
        if before is None or any(old is not new for old, new in zip(before, now, strict=False)):
            row = Row(Content.assemble((f"{sign:2} ", style), self._line(part)), part)
            before = self._drawn[part] = Drawn(*now, row)
        return before.row

    def _sign(self, part: Part) -> tuple[str, str]:
        signs = self._signs
        if part in self._wrong:
            return signs.no, "$error"
        if is_doubtful(self._board, part):
            return "?", "$warning"
        if part in self._odd:
            return "!", "$warning"
        return (signs.yes, "$success") if is_compared(self._board, part) else ("", "")

    def _line(self, part: Part) -> Content:
        thing, words = get(self._board, part), self._named(part)
        match part.kind:
            case "board" | "time" | "morale":
                return Content(self.own(f"{part.kind}"))
            case "locale":
                star = f" {self._signs.capital}" if thing.star else ""
                label = f" ({thing.label})" if thing.label else ""
                return Content.assemble((thing.id, "b"), f"{label} {words}".rstrip(), f"{star} {thing.capacity}")
            case "approach":
                towards = f"{self._signs.arrow} {thing.id.partition('>')[2]}"
                return Content.assemble("  ", (towards, "$accent"), f"  {self.side(thing)}")
            case "spares":
                return Content(self.value(thing.side))
            case _:
                return Content(words or id_of(self._board, part))

    def _named(self, part: Part) -> str:
        name = getattr(get(self._board, part), "name", "")
        return said(name, self._app.words.code) if part.kind != "board" else ""

    def side(self, side: Approach) -> str:
        """An approach in few letters: narrow I1 A1 O."""
        if side.impassable:
            return self.own("closed")
        arms = (("inf", side.inf), ("cav", side.cav), ("art", side.art))
        symbols = [f"{self.own(f'letter-{arm}')}{number}" for arm, number in arms if number]
        obstacle = [self.own("letter-obstacle")] if side.obstacle else []
        edge = [self.own("at-edge")] if side.edge else []
        return " ".join([self.value(side.width), *symbols, *obstacle, *edge])

    # --- one part ---------------------------------------------------------------------------------------------------

    def title(self, part: Part) -> str:
        """What a part is, in full."""
        thing = get(self._board, part)
        if part.kind in ("board", "time", "morale"):
            return self.own(f"{part.kind}")
        if part.kind == "spares":
            return self.own("title-spares", side=self.value(thing.side))
        if part.kind != "approach":
            return self.own(f"title-{part.kind}", what=self._called(part))
        here, beyond = self._called(part.locale), self._beyond(thing)
        return self.own("title-approach", what=here, other=beyond) if beyond else self.own("title-side", what=here)

    def _called(self, part: Part) -> str:
        id_, name = id_of(self._board, part), self._named(part)
        return f"{id_} ({name})" if name else id_

    def _beyond(self, side: Approach) -> str:
        """The locale on the other side, if there is one."""
        id_ = self._board.locale_of.get(side.opposite or "", "")
        found = (Part("locale", at) for at, locale in enumerate(self._board.locales) if locale.id == id_)
        return next(map(self._called, found), "")

    def note(self, part: Part) -> str:
        """What to look at when it is compared."""
        return said(self._board.notes.get(key_of(self._board, part), ""), self._app.words.code)

    def mark(self, part: Part, key: str) -> tuple[str, str]:
        """What was held against the printed board."""
        owned = self._board.real and part.kind != "board" and source_of(self._board, part, key) == "owner"
        return (self._signs.yes if owned else "", "$success")
