"""What home lists: the tables to go on with, then all else there is, in columns that stand in line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from textual.content import Content

from companion.games.registry import boxes
from companion.kernel.journal import TableRow
from companion.tui.keys import shown
from companion.tui.table_list import TableList

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

Line = tuple[Content, str]  # and what it stands for: a table, a new game, a rulebook, the settings; or nothing
SIDES = ("tui-new", "tui-paper", "tui-workshops", "tui-rules", "tui-settings")
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

    def line(self, titles: int, explained: bool) -> Content:
        line = Content.assemble((f"{self.key:{KEY}}", "$accent"), self.title)
        about = Content.styled(self.about, "$muted").pad_left(titles - cell_len(self.title) + GAP)
        return line + about if explained and self.about else line


def home_lines(app: CompanionApp, first: str, tables: TableList, rows: list[TableRow], width: int) -> Iterator[Line]:
    """Every line of home; `first` names the group of the tables."""
    side_room = max(len(app.say(side)) for side in (first, *SIDES)) + 3
    found = list(offers(app))
    titles = max(cell_len(offer.title) for offer in found)
    room = side_room if width >= NARROW else 0
    indent = Content(" " * KEY if room else "")  # the titles of the games stand in one column
    listed = tables.lines(width - room - indent.cell_length, app.words, titles=titles)
    lines = [(indent + line, f"table {row.id}") for line, row in zip(listed, rows, strict=True)]
    yield from _group(app.say(first), lines, room)
    room = side_room if side_room + KEY + titles <= width else 0
    longest = max(cell_len(offer.about) for offer in found)
    explained = room + KEY + titles + GAP + longest <= width  # all or none
    for side, of_side in groupby(found, key=lambda offer: offer.side):
        lines = [(offer.line(titles, explained), offer.item) for offer in of_side]
        yield from _group(app.say(side), lines, room)


def offers(app: CompanionApp) -> Iterator[Offer]:
    """What there is besides tables; where every game has a line, the first one says what it is for."""
    new, paper, workshops, rules, settings = SIDES
    for number, game in enumerate(boxes(), 1):
        about = app.say("tui-about-new") if number == 1 else ""
        yield Offer(new, f"new {game}", str(number) if number <= KEYS else "", app.say(f"{game}-title"), about)
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
    """Lines with a word beside the first of them, or above it if there is no room, and a gap behind the last."""
    if lines and not room:
        yield Content.styled(side, "$muted"), ""
    for line, item in lines:
        yield Content.styled(f"{side:{room}}", "$muted") + line if room else line, item
        side = ""
    if lines:
        yield Content(""), ""
