"""The board: victory points, rounds with their ages, the court and the actions of the master spy, to lay markers on."""

from __future__ import annotations

from companion.games.clockwork.sheets.aid_words import races_told
from companion.games.clockwork.sheets.counters import action_words
from companion.games.clockwork.sheets.look import (
    BRASS,
    DARK_BRASS,
    MARK,
    PALE_BRASS,
    RACES,
    in_a_wheel,
)
from companion.games.clockwork.sheets.pads import COURTS
from companion.games.clockwork.sheets.rounds import Round, rounds
from companion.games.clockwork.sheets.signs import draw_sign
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.state import ACTIONS
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.labels import middle_label
from companion.printing.surface import THIN, Surface

WIDE, HIGH = 281.0, 176.0  # mm of lying A4 below its heading: drawn in this size, then scaled
POINTS = 60  # spaces; who goes beyond begins again. Ours: the rulebook does not say how long the track is
ACROSS = 20
_GAP = 3.0


def draw_board(book: Book, subject: MapSubject) -> None:
    note = book.say("clockwork-board-note", epic=int(subject.epic), mark=MARK)
    page = book.page(book.say("clockwork-sheet-board"), note, landscape=True)
    board = _Board(book, subject)
    scale = min(page.body.width / WIDE, page.body.height / HIGH)
    form = book.form("clockwork-board", WIDE, HIGH, board.draw, bleed=1)
    page.show(form, page.body.x + (page.body.width - WIDE * scale) / 2, page.body.y, scale=scale)


class _Board:
    def __init__(self, book: Book, subject: MapSubject) -> None:
        self._book, self._say, self._subject = book, book.say, subject

    def draw(self, surface: Surface) -> None:
        box = Box(0, 0, WIDE, HIGH).inset(0.5)
        points, rest = box.cut_top(56, _GAP)
        self._points(surface, self._part(surface, points, "clockwork-board-points", MARK))
        played, rest = rest.cut_top(38, _GAP)
        self._rounds(surface, self._part(surface, played, "clockwork-board-rounds"))
        actions, court = rest.columns([1.25, 1], 5)
        self._actions(surface, self._part(surface, actions, "clockwork-screen-spy"))
        self._court(surface, self._part(surface, court, "clockwork-track-court"))

    def _part(self, surface: Surface, box: Box, title: str, mark: str = "") -> Box:
        head, rest = box.cut_top(6, 1.4)
        surface.label(head.x, head.bottom - 1.6, self._say(title) + mark, 11, "bold", room=head.width)
        surface.line(head.x, head.bottom, head.right, head.bottom, BRASS, 0.6)
        return rest

    def _points(self, surface: Surface, box: Box) -> None:
        """Every fifth space is a darker one, so that they are counted at a glance."""
        for at, cell in enumerate(box.grid(ACROSS, POINTS // ACROSS, 0.8)):
            surface.rect(cell, PALE_BRASS if at % 5 else "#e5d6ae", DARK_BRASS, THIN, radius=1)
            surface.label(cell.x + 1, cell.y + 3.6, str(at), 9 if at % 5 else 11, "bold")

    def _rounds(self, surface: Surface, box: Box) -> None:
        game = rounds(self._subject.epic)
        for round_, cell in zip(game, box.columns(len(game), 2), strict=True):
            self._round(surface, cell, round_)

    def _round(self, surface: Surface, box: Box, round_: Round) -> None:
        surface.rect(box, PALE_BRASS, DARK_BRASS, 0.7 if round_.scoring else THIN, radius=1.6)
        wheel, words = box.inset(1.4, 1).cut_left(15, 1)
        in_a_wheel(surface, wheel.centre, 14, str(round_.number))
        age, low = words.rows(2)
        surface.write(age, self._say(f"clockwork-age-{round_.age}"), 7.5, 5, upright="middle")
        if round_.scoring:
            surface.write(low, self._say("clockwork-pad-scoring"), 7.5, 4.5, "bold", upright="middle")

    def _actions(self, surface: Surface, box: Box) -> None:
        """Whoever takes one puts a disc on it (CW-SPY-02)."""
        for action, cell in zip(ACTIONS, box.grid(2, 3, 2), strict=True):
            surface.rect(cell, None, BRASS, THIN, radius=1.6)
            sign, words = cell.inset(2, 1).cut_left(12, 2)
            draw_sign(surface, action, sign.centre, 11)
            place, words = words.cut_right(17, 1)
            surface.circle(*place.centre, 7.6, None, "soft", THIN, "1.2 0.8")
            surface.write(words, action_words(self._book, action).replace("*", ""), 8, 5, upright="middle")

    def _court(self, surface: Surface, box: Box) -> None:
        """Which court is in play, and a place for the spies of each player."""
        courts, rest = box.cut_top(7, 1)
        for court, place in zip(COURTS, courts.columns(len(COURTS), 2), strict=True):
            surface.rect(Box(place.x, place.centre[1] - 1.8, 3.6, 3.6), width=THIN)
            surface.label(place.x + 5, place.centre[1] + 1.2, self._say(court), 9, room=place.width - 5)
        races = races_told(self._subject)
        for race, place in zip(races, rest.columns(len(races), 2), strict=True):
            surface.rect(place, None, BRASS, THIN, radius=1.6)
            name, room = place.inset(1.2).cut_bottom(6)
            surface.area(name, RACES[race], line=DARK_BRASS, width=THIN, radius=1)
            surface.badge(*name.centre, 2.4, RACES[race].letter)
            radius = min(room.width, room.height) * 0.42
            surface.circle(*room.centre, radius, None, "soft", THIN, "1.2 0.8")
            middle_label(
                surface, room.centre, self._say("clockwork-board-spies"), 7, "text", "soft", room=2 * radius - 2
            )
