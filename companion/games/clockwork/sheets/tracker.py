"""The tracker: points, discoveries, generals and court for the table; influence for behind the screens."""

from __future__ import annotations

from companion.games.clockwork.maps.played import Player
from companion.games.clockwork.sheets.look import RACES
from companion.games.clockwork.sheets.pads import COURTS, DOMAINS, cell, cross_out, seat_signs, tick
from companion.games.clockwork.sheets.rounds import Age, Round, rounds
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.sheets.tracker_influence import draw_influence
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.forms import choices
from companion.printing.surface import HAIR, LINE, THIN

TITLE = 6.0  # mm over each part
GAP = 3.5
NARROW = 175.0  # mm of paper
CARDS = 5  # of each domain and age, of which one is in play (CW-SETUP-06, -07)
# What a general costs: much of one domain and a little of another (ledger 2.4).
GENERALS = {
    "leviathan": (5, "clockwork-domain-magic", 2, "clockwork-domain-religion"),
    "guardian": (5, "clockwork-domain-religion", 2, "clockwork-domain-science"),
    "tank": (5, "clockwork-domain-science", 2, "clockwork-domain-magic"),
}


def draw_tracker(book: Book, subject: MapSubject) -> None:
    """Small paper needs two pages for what lies open."""
    title, note = book.say("clockwork-sheet-tracker"), book.say("clockwork-track-open")
    first = _Tracker(book.page(title, note, landscape=False), subject)
    if book.ask.paper.upright.width < NARROW:
        first.draw_points()
        _Tracker(book.page(title, note, landscape=False), subject).draw_research()
    else:
        first.draw()
    draw_influence(book, subject)


class _Tracker:
    """The open page."""

    def __init__(self, page: Page, subject: MapSubject) -> None:
        self._page, self._subject, self._say = page, subject, page.say
        self._signs = seat_signs(subject)

    def draw(self) -> None:
        points, below = self._page.body.rows([len(rounds(self._subject.epic)) + 5.2, 18], GAP)
        self._points(self._part(points, "clockwork-track-rounds"))
        self._research(below)

    def draw_points(self) -> None:
        self._points(self._part(self._page.body, "clockwork-track-rounds"))

    def draw_research(self) -> None:
        self._research(self._page.body)

    def _research(self, box: Box) -> None:
        discoveries, below = box.rows([2, 1], GAP)
        self._discoveries(self._part(discoveries, "clockwork-track-discoveries", "clockwork-track-cards"))
        generals, court = below.columns([1.5, 1], 5)
        self._generals(self._part(generals, "clockwork-track-generals"))
        self._court(self._part(court, "clockwork-track-court"))

    def _part(self, box: Box, title: str, note: str = "") -> Box:
        """The title of a part, and a note beside it; returns the rest."""
        page, (head, rest) = self._page, box.cut_top(TITLE)
        used = page.label(head.x, head.y + 4, self._say(title), 10.5, "bold", room=head.width)
        if note:
            page.label(head.x + used + 3, head.y + 4, self._say(note), 7, paint="soft", room=head.width - used - 3)
        return rest

    def _owners(self, box: Box, name: str, about: str, one: bool = True) -> None:
        """A small box for each player; `one`: only one of them can be it."""
        side = min(6.0, box.height, (box.width - 0.8 * len(self._signs)) / len(self._signs))
        for at, sign in enumerate(self._signs):
            place = Box(box.x + at * (side + 0.8), box.centre[1] - min(side, 4.6) / 2, side, min(side, 4.6))
            if one:
                cross_out(self._page, place, sign, name, f"{about} · {sign}", 6.5, "choice")
            else:
                cross_out(self._page, place, sign, f"{name}-{sign}", f"{about} · {sign}", 6.5)

    # --- victory points -------------------------------------------------------------------------------------------

    def _points(self, box: Box) -> None:
        page, say, game = self._page, self._say, rounds(self._subject.epic)
        keys = ["clockwork-track-ip", "clockwork-track-total", "clockwork-track-tiles"]  # CW-END-01, -02, -03
        if self._subject.allied:
            keys.insert(2, "clockwork-track-both")  # CW-ALLY-36
        rows = box.rows([1.25, *([1.0] * (len(game) + len(keys)))])
        for row, round_ in zip(rows[1:], game, strict=False):
            self._round(row, round_)
        for row, key in zip(rows[len(game) + 1 :], keys, strict=True):
            left, cells = self._row(row)
            strong = key == "clockwork-track-total"
            page.write(left.inset(1.2, 0.3), say(key), 8, 5.5, "bold" if strong else "text", upright="middle", lines=1)
            for at, place in enumerate(cells):
                tip = f"{say(key)} · {self._signs[at]}"
                page.field(place.inset(0.4), f"points-{key.rpartition('-')[2]}-{self._signs[at]}", tip)
        self._heads(rows[0])
        page.lines([(box.x, row.y, box.right, row.y) for row in rows[1:]], "faint", THIN)
        _, cells = self._row(box)
        page.lines([(place.x, box.y, place.x, box.bottom) for place in cells], "soft", THIN)
        page.line(box.x, rows[1].y, box.right, rows[1].y, width=LINE)
        page.line(box.x, rows[len(game) + 1].y, box.right, rows[len(game) + 1].y, width=LINE)
        page.rect(box, width=LINE)

    def _row(self, box: Box) -> tuple[Box, list[Box]]:
        left, rest = box.cut_left(max(52.0, box.width * 0.3))
        return left, rest.columns(len(self._signs))

    def _heads(self, box: Box) -> None:
        page, say = self._page, self._say
        left, cells = self._row(box)
        number, rest = left.cut_left(12)
        start = rest.cut_right(27)[0]
        page.write(number.inset(0.6), say("clockwork-track-round"), 7, 5, "bold", upright="middle", align="centre")
        page.write(start.inset(0.6), say("clockwork-track-start"), 7, 5, "bold", upright="middle", lines=1)
        for place, player, capital in zip(cells, self._subject.players, self._subject.capitals, strict=True):
            self._player(place, player, capital)

    def _player(self, box: Box, player: Player, capital: str) -> None:
        """Colour, letter and name as far as they are known, else room to write them."""
        page, inner = self._page, box.inset(1, 0.8)
        if player.race is not None:
            mark, inner = inner.cut_left(min(7.5, inner.width / 3), 1.2)
            page.area(mark, RACES[player.race], radius=1.2)
            page.badge(*mark.centre, min(mark.height / 2 - 0.4, 2.4), RACES[player.race].letter)
        elif player.name:  # the boxes of the rows below say only where a player sits
            mark, inner = inner.cut_left(min(6.5, inner.width / 3), 1.2)
            page.write(mark, capital, 6.5, 5, upright="middle", align="centre", paint="soft", lines=1)
        if player.name:
            page.write(inner, player.name, 9, 5.5, "bold", upright="middle", lines=1, cut=True)
        else:
            page.label(inner.x, inner.y + 2, capital, 6, paint="soft")
            page.field(inner.cut_left(4)[1], f"name-{capital}", capital)

    def _round(self, row: Box, round_: Round) -> None:
        page, say = self._page, self._say
        if round_.scoring:
            page.rect(row, fill="tint", line=None)
        left, cells = self._row(row)
        number, rest = left.cut_left(12)
        start, words = rest.cut_right(27)
        page.write(number, str(round_.number), 11, 7, "bold", align="centre", upright="middle", lines=1)
        up, down = words.inset(0.3, 0.5).rows(2) if round_.scoring else (words, words)
        page.write(up, say(f"clockwork-age-{round_.age}"), 7, 5, upright="middle", lines=1)
        if round_.scoring:
            page.write(down, say("clockwork-pad-scoring"), 7, 5, "bold", upright="middle", lines=1)
        with page.about(f"{say('clockwork-track-round')} {round_.number}"):
            self._owners(start, f"round{round_.number}-start", say("clockwork-track-start"))
            for sign, place in zip(self._signs, cells, strict=True):
                page.field(place.inset(0.4), f"round{round_.number}-points-{sign}", sign)

    # --- discoveries ----------------------------------------------------------------------------------------------

    def _discoveries(self, box: Box) -> None:
        """Nine cards are in play, one of five for each domain and age (CW-SETUP-06, -07)."""
        page, say = self._page, self._say
        heads, rest = box.cut_top(4.6)
        left = 7.0
        for column, domain in zip(heads.cut_left(left)[1].columns(len(DOMAINS), 2), DOMAINS, strict=True):
            page.label(column.centre[0], column.y + 3.2, say(domain), 8, "bold", align="centre", room=column.width)
        for age, row in zip(Age, rest.rows(len(Age), 1.6), strict=True):
            side, cells = row.cut_left(left)
            with page.at(side.x + 3.6, side.centre[1], 270):
                page.label(0, 0, say(f"clockwork-age-{age}"), 8, "bold", align="centre", room=row.height)
            for domain, place in zip(DOMAINS, cells.columns(len(DOMAINS), 2), strict=True):
                with page.about(say(domain), say(f"clockwork-age-{age}")):
                    self._card(place, f"{domain.rpartition('-')[2]}-{age}")

    def _card(self, box: Box, name: str) -> None:
        """Which of the five it is, its name and price, who has it, and where its token stands."""
        page, say = self._page, self._say
        page.rect(box, line="soft", width=THIN, radius=1)
        top, middle, low = box.inset(1.2, 1).rows([0.8, 1.15, 1.15], 0.8)
        boxes = top.columns(CARDS, 0.8)
        for number, place in enumerate(boxes, start=1):
            cross_out(page, place, str(number), f"{name}-card", str(number), 6.5, "choice")
        title, price = middle.columns([3, 1], 0.8)
        cell(page, title, say("clockwork-track-name"), f"{name}-name")
        cell(page, price, say("clockwork-track-price"), f"{name}-price")
        token, owners = low.cut_right(min(13.0, low.width * 0.3), 1)
        self._owners(owners, f"{name}-owner", say("clockwork-track-owner"), one=False)
        cell(page, token, say("clockwork-track-tile"), f"{name}-token")

    # --- generals and court ---------------------------------------------------------------------------------------

    def _generals(self, box: Box) -> None:
        page, say = self._page, self._say
        for (general, cost), row in zip(GENERALS.items(), box.rows(len(GENERALS), 1.2), strict=True):
            much, first, little, second = cost
            words, rest = row.cut_left(row.width * 0.36, 1)
            up, down = words.rows(2)
            page.write(up, say(f"clockwork-track-general-{general}"), 8.5, 6, "bold", upright="bottom", lines=1)
            told = say("clockwork-track-cost", much=much, first=say(first), little=little, second=say(second))
            page.write(down, told, 6.5, 4.6, paint="soft", lines=1)
            out, rest = rest.cut_right(10, 1)
            place, owners = rest.cut_right(17, 1)
            with page.about(say(f"clockwork-track-general-{general}")):
                self._owners(owners, f"{general}-owner", say("clockwork-track-owner"))
                cell(page, place, say("clockwork-track-place"), f"{general}-tile")
                cell(page, out, say("clockwork-track-gone"), "")
                tick(page, out.cut_top(2.4)[1], 3.6, f"{general}-out", say("clockwork-track-gone"))

    def _court(self, box: Box) -> None:
        """Which one is in play, and who had its bonus at the end of each age (CW-COURT-06)."""
        page, say = self._page, self._say
        rows = box.rows(1 + len(Age), 1.2)
        with page.about(say("clockwork-track-court")):
            choices(page, rows[0], [say(court) for court in COURTS], "court", 3.4)
        for age, row in zip(Age, rows[1:], strict=True):
            page.line(row.x, row.y - 0.6, row.right, row.y - 0.6, "faint", HAIR)
            words, owners = row.cut_left(row.width * 0.48, 1)
            told = say("clockwork-track-bonus", age=say(f"clockwork-age-{age}"))
            foot = row.centre[1] + 7.5 * POINT * CAP_HEIGHT / 2
            page.label(words.x, foot, told, 7.5, room=words.width, least=5)
            self._owners(owners, f"court-{age}", told)
