"""A board in words: its parts as lines of a list, and what can be typed about one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from textual.content import Content

from companion.games.marengo.board.compared import is_compared, is_doubtful, source_of
from companion.games.marengo.board.model import Approach, Board, said
from companion.games.marengo.board.parts import Part, get, id_of, key_of, parts
from companion.games.marengo.studio.slots import Slot
from companion.tui.hanging import hanging

if TYPE_CHECKING:
    from companion.games.marengo.studio.findings import Finding
    from companion.tui.app import CompanionApp
    from companion.tui.signs import Signs

HEADS = {
    "locale": "locales",
    "approach": "locales",
    "road": "roads",
    "entry": "entries",
    "force": "forces",
    "spares": "spares",
}
LABEL = 19  # columns for what a value is called


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


class BoardWords:
    """Says what a board is made of, with what is wrong about it. Lines of parts that stay as they are, are `drawn`."""

    def __init__(
        self, app: CompanionApp, board: Board, findings: Iterable[Finding], drawn: dict[Part, Drawn] | None = None
    ) -> None:
        self._app = app
        self._signs = app.signs
        self._board = board
        self._findings = list(findings)
        self._wrong = {finding.part for finding in self._findings if finding.wrong}
        self._odd = {finding.part for finding in self._findings} - self._wrong
        self._drawn = {} if drawn is None else drawn

    def say(self, key: str, **facts: str | int) -> str:
        return self._app.say(key, **facts)

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
        return Row(Content.styled(self.say(f"marengo-editor-head-{key}"), "$muted"), None)

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
                return Content(self.say(f"marengo-editor-{part.kind}"))
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
            return self.say("marengo-editor-closed")
        arms = (("inf", side.inf), ("cav", side.cav), ("art", side.art))
        symbols = [f"{self.say(f'marengo-editor-letter-{arm}')}{number}" for arm, number in arms if number]
        obstacle = [self.say("marengo-editor-letter-obstacle")] if side.obstacle else []
        edge = [self.say("marengo-editor-at-edge")] if side.edge else []
        return " ".join([self.value(side.width), *symbols, *obstacle, *edge])

    def value(self, word: str) -> str:
        """A word of the file as players say it."""
        key = f"marengo-editor-value-{word}"
        return self._app.say(key) if self._app.words.has(key) else word

    # --- one part ---------------------------------------------------------------------------------------------------

    def title(self, part: Part) -> str:
        """What a part is, in full."""
        thing = get(self._board, part)
        if part.kind in ("board", "time", "morale"):
            return self.say(f"marengo-editor-{part.kind}")
        if part.kind == "spares":
            return self.say("marengo-editor-title-spares", side=self.value(thing.side))
        if part.kind != "approach":
            return self.say(f"marengo-editor-title-{part.kind}", what=self._called(part))
        here, beyond = self._called(part.locale), self._beyond(thing)
        return (
            self.say("marengo-editor-title-approach", what=here, other=beyond)
            if beyond
            else self.say("marengo-editor-title-side", what=here)
        )

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

    def label(self, slot: Slot) -> str:
        return self.say(f"marengo-editor-field-{slot.called}")

    def shown(self, slot: Slot) -> str:
        """A value as it is read and typed."""
        return self.value(slot.value) if slot.choices else slot.value

    def fields(self, part: Part, found: list[Slot], here: str, width: int) -> Iterator[tuple[Content, str]]:
        """Every value with its mark, and below it the sentence of a check that fails there."""
        for line in hanging(Content(""), self.title(part), width, "b"):
            yield line, ""
        yield Content(""), ""
        for slot in found:
            for line in self._field(part, slot, slot.key == here, width):
                yield line, slot.key
            for line in self._told(part, slot.key, width):
                yield line, ""
        known = {slot.key for slot in found}
        for key in dict.fromkeys(finding.key for finding in self._findings if finding.part == part):
            if key not in known:
                for line in self._told(part, key, width):
                    yield line, ""
        if self.note(part):
            yield Content(""), ""
            for line in hanging(Content(""), self.note(part), width, "$muted"):
                yield line, ""

    def _field(self, part: Part, slot: Slot, here: bool, width: int) -> list[Content]:
        signs = self._signs
        owned = self._board.real and part.kind != "board" and source_of(self._board, part, slot.key) == "owner"
        head = Content.assemble(
            (f"{signs.prompt if here else '':2}", "$accent"),
            (f"{self.label(slot):{LABEL}}", "b $accent" if here else "$muted"),
            (f"{signs.yes if owned else '':3}", "$success"),
        )
        return hanging(head, self.shown(slot) or signs.bullet, width, "b" if here else "")

    def _told(self, part: Part, key: str, width: int) -> Iterator[Content]:
        for finding in self._findings:
            if (finding.part, finding.key) == (part, key):
                sign = self._signs.no if finding.wrong else "!"
                yield from hanging(Content(f"  {sign:2} "), self.sentence(finding), width, "$warning")

    def sentence(self, finding: Finding) -> str:
        """What is wrong, without file and line: it stands beside the value."""
        key, facts = f"trouble-{finding.told.key}", finding.told.facts
        return self._app.words.attribute(key, "beside", **facts) or self._app.say(key, **facts)
