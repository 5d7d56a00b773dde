"""Influence by round, for behind each player's screen: it is secret (CW-STUDY-05)."""

from __future__ import annotations

from companion.games.clockwork.maps.played import Player
from companion.games.clockwork.sheets.look import RACES
from companion.games.clockwork.sheets.pads import DOMAINS
from companion.games.clockwork.sheets.rounds import rounds
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.surface import HAIR, LINE, THIN

WIDTH = 88.0  # mm that a player's part needs
GAP = 7.0
NAME = 8.0  # mm
LOWEST_ROW, TALLEST_ROW = 6.0, 10.0  # mm
HEADS = 1.2  # rows
START, EPIC_START = 1, 0  # IP of each domain (CW-SETUP-10, CW-EPIC-03)
SIGNS = ("+", "−", "=")


def draw_influence(book: Book, subject: MapSubject) -> None:
    """As many pages as it takes; on most papers one."""
    rest = list(zip(subject.players, subject.capitals, strict=True))
    least = NAME + LOWEST_ROW * (len(rounds(subject.epic)) + HEADS + 1)
    while rest:
        page = book.page(book.say("clockwork-track-influence"), book.say("clockwork-track-secret"), landscape=False)
        across = max(1, min(2, int((page.body.width + GAP) / (WIDTH + GAP))))
        down = min(max(1, int((page.body.height + GAP) / (least + GAP))), -(-len(rest) // across))
        places = page.body.grid(across, down, GAP)
        for (player, capital), place in zip(rest, places, strict=False):
            _draw_player(page, place, player, capital, subject.epic)
        _cuts(page, places, across)
        rest = rest[len(places) :]


def _cuts(page: Page, places: list[Box], across: int) -> None:
    """Dashed lines halfway between the parts."""
    body = page.body
    if across > 1:
        x = places[1].x - GAP / 2
        page.line(x, body.y, x, body.bottom, "soft", HAIR, "1.5 1.5")
    for place in places[across::across]:
        page.line(body.x, place.y - GAP / 2, body.right, place.y - GAP / 2, "soft", HAIR, "1.5 1.5")


def _draw_player(page: Page, box: Box, player: Player, capital: str, epic: bool) -> None:
    head, rest = box.cut_top(NAME - 1, 1)
    name = head
    if player.race is not None:
        mark, name = head.cut_left(9, 2)
        page.area(mark.centred(9, 5.6), RACES[player.race], radius=1.4)
        page.badge(*mark.centre, 2.2, RACES[player.race].letter)
    who = " · ".join(filter(None, (player.name, capital)))
    page.write(name, who, 10, 6, "bold", upright="middle", lines=1, cut=True)
    game = rounds(epic)
    count = len(game) + HEADS + 1
    table, _ = rest.cut_top(min(TALLEST_ROW * count, rest.height))
    rows = table.rows([HEADS, *([1.0] * (len(game) + 1))])
    _heads(page, rows[0])
    labels = [page.say("clockwork-track-beginning"), *(str(round_.number) for round_ in game)]
    for at, (row, label) in enumerate(zip(rows[1:], labels, strict=True)):
        if at and game[at - 1].scoring:
            page.rect(row, fill="tint", line=None)
        with page.about(capital, f"{page.say('clockwork-track-round')} {label}"):
            _row(page, row, label, f"{capital}-{at}", (EPIC_START if epic else START) if at == 0 else None)
    _rules(page, table, rows)


def _cells(box: Box) -> tuple[Box, list[list[Box]]]:
    label, rest = box.cut_left(11)
    return label, [domain.columns(len(SIGNS)) for domain in rest.columns(len(DOMAINS))]


def _heads(page: Page, box: Box) -> None:
    """The domains, and under each what comes in, what goes out and what is left."""
    _, domains = _cells(box)
    for domain, cells in zip(DOMAINS, domains, strict=True):
        whole = Box(cells[0].x, box.y, cells[-1].right - cells[0].x, box.height)
        up, _ = whole.rows(2)
        page.write(up.inset(0.5, 0.2), page.say(domain), 7.5, 5, "bold", align="centre", upright="middle", lines=1)
        for place, sign in zip(cells, SIGNS, strict=True):
            low = place.rows(2)[1]
            page.write(low, sign, 8, 6, paint="soft", align="centre", upright="middle", lines=1)


def _row(page: Page, box: Box, label: str, name: str, start: int | None) -> None:
    words, domains = _cells(box)
    size = 9 if start is None else 7
    page.write(words.inset(0.6, 0), label, size, 5, "bold", align="centre", upright="middle", lines=1)
    for domain, cells in zip(DOMAINS, domains, strict=True):
        if start is not None:
            page.write(cells[-1], str(start), 9, 6, "bold", align="centre", upright="middle", lines=1)
            continue
        for place, key, sign in zip(cells, ("in", "out", "left"), SIGNS, strict=True):
            page.field(place.inset(0.3), f"{name}-{domain.rpartition('-')[2]}-{key}", f"{page.say(domain)} {sign}")


def _rules(page: Page, table: Box, rows: list[Box]) -> None:
    _, domains = _cells(table)
    page.lines([(table.x, row.y, table.right, row.y) for row in rows[2:]], "faint", THIN)
    inner = [place.x for cells in domains for place in cells[1:]]
    page.lines([(x, rows[1].y, x, table.bottom) for x in inner], "faint", THIN)
    page.lines([(cells[0].x, table.y, cells[0].x, table.bottom) for cells in domains], "soft", THIN)
    page.line(table.x, rows[1].y, table.right, rows[1].y, width=LINE)
    page.rect(table, width=LINE)
