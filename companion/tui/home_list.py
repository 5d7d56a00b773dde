"""What home lists: the tables to go on with, then all else there is, in columns that stand in line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from textual.content import Content

from companion.games.registry import boxes
from companion.kernel.journal import TableRow
from companion.tui.hanging import hanging
from companion.tui.keys import shown
from companion.tui.table_list import TableList

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

Line = tuple[Content, str]  # and what it stands for: a table, a new game, a rulebook, the settings; or nothing
TABLES = (RESUME := "tui-resume", FINISHED := "tui-finished", ARCHIVED := "tui-archived")
SIDES = (NEW := "tui-new", "tui-paper", "tui-workshops", "tui-rules", "tui-settings")
KEY = 3  # columns for a key
KEYS = 9  # games with a key of their own
GAP = 4  # columns between a title and what it is for
NARROW = 90  # columns; below that tables need all of them, and what they are stands above


class Offer(NamedTuple):
    """A line that is no table."""

    side: str  # the group it belongs to
    item: str
    key: str
    title: str
    about: str = ""

    def lines(self, titles: int, explained: bool, width: int) -> list[Content]:
        """What it is for stands behind its title, if all titles leave room for that."""
        head = Content.assemble((f"{self.key:{KEY}}", "$accent"), self.title)
        if not explained or not self.about:
            return [head]
        return hanging(head.pad_right(titles - cell_len(self.title) + GAP), self.about, width, "$muted")

    def told_below(self, width: int) -> list[Content]:
        """Where there is little room, in lines of its own."""
        below = hanging(Content(" " * KEY), self.about, width, "$muted") if self.about else []
        return [*self.lines(0, False, width), *below]


def home_lines(app: CompanionApp, archive: bool, tables: TableList, rows: list[TableRow], width: int) -> Iterator[Line]:
    """Every line of home, with a gap between groups but none at the end: on a small screen each line counts."""
    groups = _groups(app, archive, tables, rows, width)
    yield from next(groups)
    for group in groups:
        yield Content(""), ""
        yield from group


def _groups(
    app: CompanionApp, archive: bool, tables: TableList, rows: list[TableRow], width: int
) -> Iterator[list[Line]]:
    """Finished games stand apart from those to go on with, unless all are in the archive."""
    side_room = max(len(app.say(side)) for side in (*TABLES, *SIDES)) + 3
    found = list(offers(app))
    titles = max(cell_len(offer.title) for offer in found)
    room = side_room if width >= NARROW else 0
    indent = Content(" " * KEY if room else "")  # the titles of the games stand in one column
    listed = tables.lines(width - room - indent.cell_length, app.words, titles=titles)
    groups: dict[str, list[Line]] = {side: [] for side in TABLES}
    for line, row in zip(listed, rows, strict=True):
        side = ARCHIVED if archive else FINISHED if tables.is_over(row) else RESUME
        groups[side].append((indent + line, f"table {row.id}"))
    for side, lines in groups.items():
        if lines:
            yield list(_group(app.say(side), lines, room))
    room = side_room if side_room + KEY + titles <= width else 0
    longest = max(cell_len(offer.about) for offer in found if offer.side != NEW)
    explained = room + KEY + titles + GAP + longest <= width  # all or none
    for side, of_side in groupby(found, key=lambda offer: offer.side):
        yield list(_group(app.say(side), list(_offered(of_side, titles, explained, width - room)), room))


def _offered(offers: Iterable[Offer], titles: int, explained: bool, width: int) -> Iterator[Line]:
    """Whoever has never played a game finds out what it is on any screen, if need be below its title."""
    for offer in offers:
        short = not explained and offer.side == NEW
        lines = offer.told_below(width) if short else offer.lines(titles, explained, width)
        yield from ((line, "" if below else offer.item) for below, line in enumerate(lines))


def offers(app: CompanionApp) -> Iterator[Offer]:
    """What there is besides tables; where every game has a line, the first one says what it is for."""
    new, paper, workshops, rules, settings = SIDES
    for number, game in enumerate(boxes(), 1):
        title, about = app.say(f"{game}-title"), app.say(f"{game}-about") if app.words.has(f"{game}-about") else ""
        yield Offer(new, f"new {game}", str(number) if number <= KEYS else "", title, about)
    printed = [id_ for id_, box in boxes().items() if box.prints]
    yield from _for_each_game(app, printed, paper, "print", shown("print", app), app.say("tui-about-print"))
    for game, box in boxes().items():
        for workshop in box.workshops:
            title, about = (app.say(f"{game}-workshop-{workshop.id}{more}") for more in ("", "-about"))
            yield Offer(workshops, f"workshop {game} {workshop.id}", shown(workshop.id, app), title, about)
    yield from _for_each_game(app, boxes(), rules, "rules", shown("rulebook", app), app.say("tui-about-rules"))
    yield Offer(settings, "settings", shown("settings", app), _settings(app))


def _for_each_game(
    app: CompanionApp, games: Iterable[str], side: str, item: str, key: str, about: str
) -> Iterator[Offer]:
    """A line for each game; the key stands before the first."""
    for game in games:
        yield Offer(side, f"{item} {game}", key, app.say(f"{game}-title"), about)
        key = about = ""


def _settings(app: CompanionApp) -> str:
    settings = app.settings
    language, theme = app.say(f"tui-language-{settings.language}"), app.say(f"tui-theme-{settings.theme}")
    return f"{language} {app.signs.bullet} {theme}"


def _group(side: str, lines: list[Line], room: int) -> Iterator[Line]:
    """Lines with a word beside the first of them, or above it if there is no room."""
    if not room:
        yield Content.styled(side, "$muted"), ""
    for line, item in lines:
        yield Content.styled(f"{side:{room}}", "$muted") + line if room else line, item
        side = ""
