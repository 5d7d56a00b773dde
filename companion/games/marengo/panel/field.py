"""The battlefield as lines of the screen: the ground, tinted by who is there, and over it what stands there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from textual.content import Content, Span
from textual.geometry import Region

from companion.games.marengo.board.model import Board
from companion.games.marengo.panel.chips import CHIP, WAITS, Wanted, chips, comes_in, wanted
from companion.games.marengo.panel.ground import BORDER, HIGHWAY, LANE, WALL, Ground, ground_of
from companion.games.marengo.panel.labels import Labels
from companion.games.marengo.panel.rooms import Rooms, Written
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.state import SEATS, WAITING, State
from companion.kernel.game import Seat
from companion.kernel.once import Latest
from companion.text.language import Language
from companion.tui.signs import Signs

INKS = {"": "", BORDER: "$muted", WALL: "bold $foreground", LANE: "$warning", HIGHWAY: "bold $warning"}
SHADES = ("on $panel 10%", "on $panel 30%", "on $panel 50%", "on $panel 70%")  # no two areas that touch have the same
LOOKS_KEPT = 3  # of each line: whoever moves the cursor on, or takes a move back, sees it as it was
STANDS_OUT = "on $accent 40%"
HELD = "on $seat-{} 25%"

Cell: TypeAlias = tuple[str, str, str]  # sign, style, and whose area gives it its tint; nobody's: it has its own
Run: TypeAlias = tuple[str, str, str]  # the same for several signs side by side


class Sheet(NamedTuple):
    """All that is printed: every character of the ground with its ink, and what is written over it."""

    ground: Ground
    cells: tuple[tuple[Cell, ...], ...]  # line by line
    labels: tuple[Written, ...]
    owners: tuple[tuple[str, ...], ...]  # line by line: which areas there are on it


@lru_cache(maxsize=6)
def sheet_of(board: Board, width: int, height: int, language: Language, signs: Signs) -> Sheet:
    ground = ground_of(board, width, height)
    cells = tuple(
        tuple((ground.dots.sign(x, row, signs), INKS[ground.dots.ink(x, row)], owner) for x, owner in enumerate(line))
        for row, line in enumerate(ground.owners)
    )
    owners = tuple(tuple(dict.fromkeys(line)) for line in ground.owners)
    return Sheet(ground, cells, tuple(Labels(ground, language, signs).written()), owners)


class Field:
    """Draws windows of one picture, and remembers its lines and chips as long as nothing about them changes."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._lines: dict[int, Latest[Content]] = defaultdict(lambda: Latest(LOOKS_KEPT))
        self._runs: dict[int, Latest[list[Run]]] = defaultdict(lambda: Latest(LOOKS_KEPT))
        self._chips: dict[str, tuple[list[Wanted], tuple[Written, ...]]] = {}
        self._tints: dict[str, str] = {}
        self._shown: Shown | None = None
        self._rooms = Rooms(sheet.ground, sheet.labels)
        self._over = _by_row(sheet.labels)
        self.stands: tuple[Written, ...] = ()  # what stands or waits on it now

    def show(self, shown: Shown) -> None:
        """What stands on it from now on."""
        if self._shown is None or not shown.looks_like(self._shown):
            self._shown = shown
            board, held = shown.state.board, holders(shown.state)
            here = {*held, *comes_in(board)}
            self.stands = tuple(chip for locale in board.locale if locale in here for chip in self._on(locale, shown))
            self._over = _by_row((*self.sheet.labels, *self.stands))
            self._tints = {"": "", **shades(board), **{locale: HELD.format(seat) for locale, seat in held.items()}}

    def _on(self, locale: str, shown: Shown) -> tuple[Written, ...]:
        """The chips on one area; it is nobody else's, so nothing but what is wanted there matters."""
        ground, wishes = self.sheet.ground, list(wanted(shown, self.sheet.ground, locale))
        kept = self._chips.get(locale)
        if kept is None or kept[0] != wishes:
            written = chips(shown, ground, self._rooms.copy(), locale, wishes) if wishes else ()
            kept = self._chips[locale] = (wishes, written)
        return kept[1]

    def lines(self, window: Region, tints: Mapping[str, str], marks: Sequence[Written] = ()) -> list[Content]:
        """That part of it; some locales may have colours of their own, and marks lie over everything else."""
        over = self._over
        if tints or marks:
            over = _by_row((*self.sheet.labels, *(self._readable(chip, tints) for chip in self.stands), *marks))
        tints = {**self._tints, **tints}
        return [self._line(row, over.get(row, []), tints, window) for row in range(window.y, window.bottom)]

    def _readable(self, chip: Written, tints: Mapping[str, str]) -> Written:
        """Whoever waits is written in a colour of its own, which not every tint lets through."""
        tinted = self.sheet.cells[chip.row][chip.x][2] in tints
        return chip._replace(style=chip.style.replace(WAITS, CHIP)) if tinted and WAITING in chip.place else chip

    def _line(self, row: int, over: Sequence[Written], tints: Mapping[str, str], window: Region) -> Content:
        if not 0 <= row < self.sheet.ground.height:
            return Content(" " * window.width)
        looks = (over, [tints[owner] for owner in self.sheet.owners[row]], window.x, window.width)
        return self._lines[row].about(looks, lambda: _drawn(self._written(row, over), tints, window))

    def _written(self, row: int, over: Sequence[Written]) -> list[Run]:
        """A whole line, before the areas are tinted: that may change with every key."""
        return self._runs[row].about((over,), lambda: list(_runs(self.sheet.cells[row], over)))


def _by_row(written: Iterable[Written]) -> dict[int, list[Written]]:
    """What is written, line by line."""
    rows: dict[int, list[Written]] = {}
    for each in written:
        rows.setdefault(each.row, []).append(each)
    return rows


def holders(state: State) -> dict[str, Seat]:
    """Who is in an area, and gives it its colour."""
    around = state.board.around
    return {
        around[place]: seat
        for seat in reversed(SEATS)
        for place, blocks in state.stand[seat].items()
        if place in around and any(blocks.values())
    }


@cache
def shades(board: Board) -> dict[str, str]:
    """So that areas are told apart: whoever has the most neighbours chooses first."""
    found: dict[str, str] = {}
    for locale in sorted(board.locale, key=lambda id_: -len(board.adjacent[id_])):
        near = [found.get(other) for other in board.adjacent[locale]]
        found[locale] = min(SHADES, key=near.count)
    return found


def _runs(cells: Sequence[Cell], over: Sequence[Written]) -> Iterator[Run]:
    """The ground with what is written over it; signs that look alike together, a blank in any ink."""
    looks = list(cells)
    for written in over:
        for x, letter in zip(written.columns, written.words, strict=True):
            looks[x] = (letter, written.style, "" if " on " in written.style else cells[x][2])
    run, ink, of_whom = [], "", ""  # type: list[str], str, str
    for sign, style, owner in looks:
        alike = style == ink or (sign == " " and not style and " on " not in ink)
        if run and not (alike and owner == of_whom):
            yield "".join(run), ink, of_whom
            run = []
        if not run:
            ink, of_whom = style, owner
        run.append(sign)
    if run:
        yield "".join(run), ink, of_whom


def _drawn(runs: Sequence[Run], tints: Mapping[str, str], window: Region) -> Content:
    """A line of the window, blank beyond the picture."""
    before, width = max(0, -window.x), window.width
    text, spans, at = [" " * before], [], -window.x  # type: list[str], list[Span], int
    for signs, style, owner in runs:
        start, at = at, at + len(signs)
        if at <= 0 or start >= width:
            continue
        if start < 0 or at > width:
            signs = signs[max(0, -start) : width - start]
        text.append(signs)
        if look := f"{style} {tints[owner]}".strip():
            spans.append(Span(start if start > 0 else 0, at if at < width else width, look))
    text.append(" " * (width - at))
    return Content("".join(text), spans, cell_length=width, strip_control_codes=False)
