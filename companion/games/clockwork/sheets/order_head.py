"""The head of an order pad: who plays what, the ids of all tiles by type, the map with the own capital marked."""

from __future__ import annotations

from companion.games.clockwork.maps.played import Race
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.sheets.look import RACES
from companion.games.clockwork.sheets.pads import COURTS, VARIANTS, Pad, race_words, unit_name
from companion.games.clockwork.sheets.small_map import draw_small_map, show_sign
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.fonts import CAP_HEIGHT, POINT, text_width
from companion.printing.forms import blank, choices, ruled
from companion.printing.prose import prose
from companion.printing.qr import least_size, qr, qr_with_text
from companion.printing.surface import LINE, Surface
from companion.printing.text import shorten

WIDE = 175.0  # mm from which fields, ids and map stand side by side
LINE_OF_IDS = 4.5  # mm
REMINDER = 17.0  # mm
CODE, LOWEST_FIELD = 14.0, 8.5  # mm of the code for cameras, and of a field beside it
SHORT_NAME = 9.0  # mm that the name of a map keeps at least
TALL = 78.0  # mm from which a corner has its ids below the map
ID, NAME = 7.5, 17.0  # points of an id, mm for the name of a kind
READABLE = 6.5  # points
LARGE = 1.28  # times the usual type


def ids_by_kind(subject: MapSubject) -> dict[Kind, list[str]]:
    """What is printed on the tiles of this map, type by type, in order."""
    found: dict[Kind, list[str]] = {}
    for at, id_ in enumerate(subject.map.ids):
        found.setdefault(subject.map.kind(at), []).append(subject.ids[id_])
    ordered = {kind: sorted(found[kind], key=_by_number) for kind in Kind if kind in found}
    return ordered | {Kind.CAPITAL: list(subject.capitals)}


def _by_number(id_: str) -> tuple[int, str]:
    return len(id_), id_


class Head:
    """The three parts of the head and their arrangements: a band over the page, a corner of it."""

    def __init__(self, book: Book, page: Page, pad: Pad, large: bool = False) -> None:
        self._book, self._page, self._pad, self._say = book, page, pad, page.say
        self._scale = LARGE if large else 1.0

    def band(self, box: Box) -> None:
        """On the first page."""
        if box.width >= WIDE:
            fields, ids, map_ = box.columns([1, self._scale, 1.28], 5)
            self._fields(fields)
            below, ids = ids.cut_bottom(REMINDER * self._scale, 1)
            self._ids(ids, named=True)
            self._reminder(below)
            self._map(map_)
            return
        top, below = box.cut_top(box.height * 0.62, 2)
        fields, map_ = top.columns([1, 1.1], 3)
        coded = self._fields(fields)
        self._map(map_)
        reminder, ids = below.cut_right(below.width * 0.24, 3)
        if not coded and least_size(self._pad.subject.code.qr) <= CODE <= ids.height:
            code, ids = ids.cut_right(CODE, 2)
            qr(self._page, code.x, code.y, CODE, self._pad.subject.code.qr)
        self._ids(ids, named=False, across=2)
        self._reminder(reminder)

    def corner(self, box: Box) -> None:
        """On the pages after the first."""
        title, rest = box.cut_top(7, 1.5)
        self._title(title)
        reminder, rest = rest.cut_bottom(6.5 if self._pad.race is not None else 9.5, 1)
        prose(self._page, reminder, "\n".join(filter(None, (self._via(), self._letters()))), 6.8, 5)
        if rest.height >= TALL:
            ids, map_ = rest.cut_bottom(LINE_OF_IDS * 5, 1.5)
            self._ids(ids, named=False, across=2)
        else:
            ids, map_ = rest.columns([1, 1.75], 2)
            self._ids(ids, named=False)
        self._map(map_)

    def strip(self, box: Box) -> None:
        """Over a page that is all for one round."""
        self._title(box)

    def notes(self, box: Box) -> None:
        page = self._page
        page.label(box.x, box.y + 3, self._say("clockwork-pad-notes"), 7, "bold", "soft")
        ruled(page, box.cut_top(4)[1], self._say("clockwork-pad-notes"), f"{self._pad.key}-notes")

    # --- who plays ------------------------------------------------------------------------------------------------

    def _title(self, box: Box) -> None:
        page, pad = self._page, self._pad
        used = page.label(box.x, box.y + 5.2, self._say("clockwork-pad-title"), 15, "bold")
        if pad.race is not None:
            used += 2
            swatch = RACES[pad.race]
            page.area(Box(box.x + used, box.y + 0.6, 9, 5.6), swatch, radius=1.4)
            page.badge(box.x + used + 4.5, box.y + 3.4, 2.2, swatch.letter)
            used += 9
        who = " · ".join(filter(None, (pad.name, pad.capital_id)))
        room = box.width - used - 3
        page.label(box.right, box.y + 5, who, 10, "bold", align="right", room=room, least=6, cut=True)
        page.line(box.x, box.bottom, box.right, box.bottom, width=LINE)

    def _fields(self, box: Box) -> bool:
        """Returns whether there was room for the code of the map."""
        page, pad, say, subject = self._page, self._pad, self._say, self._pad.subject
        title, rest = box.cut_top(7, 1.2)
        self._title(title)
        note, rest = rest.cut_top(3.4, 0.5)
        page.label(note.x, note.y + 2.4, say(VARIANTS[subject.variant]), 7.5 * self._scale, room=note.width)
        courts, rest = rest.cut_bottom(7.4, 1.4)
        count = 4 if subject.allied else 3
        coded = rest.height - CODE - 1 >= count * LOWEST_FIELD and least_size(subject.code.qr) <= CODE
        if coded:
            code, rest = rest.cut_bottom(CODE, 1)
            qr_with_text(page, code, subject.code.qr, say("clockwork-pad-code"))
        rows = rest.rows(count)
        player, date = rows[0].columns([1.7, 1], 3)
        self._blank(player, "clockwork-pad-player", "player", pad.name)
        self._blank(date, "clockwork-pad-date", "date", "")
        race, capital = rows[1].columns([1.7, 1], 3)
        self._blank(race, "clockwork-pad-race", "race", race_words(say, pad.race) if pad.race is not None else "")
        self._blank(capital, "clockwork-pad-capital", "capital", pad.capital_id)
        self._blank(rows[2], "clockwork-pad-map", "map", self._map_name(rows[2].width))
        if subject.allied:
            ally, alliance = rows[3].columns([1.7, 1], 3)
            self._blank(ally, "clockwork-pad-ally", "ally", self._ally())
            self._blank(alliance, "clockwork-pad-alliance", "alliance", self._alliance())
        label, ticks = courts.cut_top(3)
        page.label(label.x, label.y + 2.2, say("clockwork-pad-court"), 6.5 * self._scale, paint="soft")
        with page.about(say("clockwork-pad-court")):
            choices(page, ticks, [say(court) for court in COURTS], f"{pad.key}-court", 3.4)
        return coded

    def _blank(self, box: Box, label: str, name: str, known: str) -> None:
        """A line to write on; what is known stands there already."""
        page = self._page
        high = min(box.height, 11.0)
        box = Box(box.x, box.bottom - high - (box.height - high) / 2, box.width, high)
        if not known:
            blank(page, box, self._say(label), f"{self._pad.key}-{name}", 6.5 * self._scale)
            return
        y = box.bottom - 3
        page.line(box.x, y, box.right, y)
        page.label(box.x, box.bottom - 0.4, self._say(label), 6.5 * self._scale, paint="soft", room=box.width)
        page.label(box.x, y - 1, known, 9.5 * self._scale, "bold", room=box.width, least=5.5, cut=True)

    def _map_name(self, room: float) -> str:
        """With its code where that can be read: half a code is worse than none. A long name makes room for it."""
        design, code = self._pad.subject.map, self._pad.subject.code
        named = design.name or self._say("clockwork-pad-layout", layout=design.layout.id)
        coded = f" · {code.lines[0]}"
        left = room - text_width(coded, READABLE, "bold")
        if len(code.lines) > 1 or left < SHORT_NAME:
            return named
        return shorten(named, left / (READABLE * POINT), "bold") + coded

    def _ally(self) -> str:
        ally, capital = self._pad.ally, self._pad.capital
        if ally is None or capital is None:
            return ""
        race = self._say(f"clockwork-people-{ally.race}") if ally.race is not None else ""
        return " · ".join(filter(None, (ally.name or race, self._pad.subject.capitals[(capital + 2) % 4])))

    def _alliance(self) -> str:
        return "" if self._pad.ally is None or self._pad.capital is None else str(self._pad.capital % 2 + 1)

    # --- ids, reminder, map ---------------------------------------------------------------------------------------

    def _ids(self, box: Box, named: bool, across: int = 1) -> None:
        """All tiles of the map by type, the own capital in a ring; the court; what is hatched on the map."""
        entries = list(ids_by_kind(self._pad.subject).items())
        down = -(-(len(entries) + 1) // across)
        high = min(LINE_OF_IDS * 1.35 * self._scale, box.height / down)
        places = [row for column in box.columns(across, 2.5) for row in column.cut_top(high * down)[0].rows(down)]
        for place, (kind, ids) in zip(places, entries, strict=False):
            self._line_of_ids(place, kind, ids, named)
        self._line_of_court(places[len(entries)], named)

    def _line_of_ids(self, box: Box, kind: Kind, ids: list[str], named: bool) -> None:
        page, s, y = self._page, self._scale, box.centre[1]
        show_sign(self._book, page, kind, (box.x + 2.1 * s, y), min(4.2 * s, box.height))
        x, foot = box.x + 5.2 * s, y + ID * s * POINT * CAP_HEIGHT / 2
        if named:
            page.label(x, foot, self._say(f"clockwork-{kind}"), 7 * s, paint="soft", room=(NAME - 0.5) * s, least=5)
            x += NAME * s
        step = min(7.4 * s, (box.right - x) / max(len(ids), 1))
        for at, id_ in enumerate(ids):
            if kind is Kind.CAPITAL and at == self._pad.capital:
                ring = Box(x + at * step - 0.9, y - 2 * s, min(step, text_width(id_, ID * s, "bold") + 1.8), 4 * s)
                page.rect(ring, line="ink", width=LINE, radius=1.4)
            page.label(x + at * step, foot, id_, ID * s, "bold", room=step - 0.6, least=4.5, cut=True)

    def _line_of_court(self, box: Box, named: bool) -> None:
        """The court, and what is hatched on the map if anything is."""
        page, s = self._page, self._scale
        x, y = box.x + (5.2 + (NAME if named else 0)) * s, box.centre[1] + ID * s * POINT * CAP_HEIGHT / 2
        used = page.label(x, y, self._say("clockwork-pad-court-id"), ID * s, "bold")
        if self._pad.subject.map.layout.blanks:
            hatched = f"/// {self._say('clockwork-pad-blank')}"
            page.label(x + used + 2, y, hatched, 6.5 * s, paint="soft", room=box.right - x - used - 2, least=4.5)

    def _via(self) -> str:
        """What tired players forget (CW-DEPLOY-10, -12; CW-ALLY-14)."""
        return self._say("clockwork-pad-via", allied=int(self._pad.subject.allied))

    def _letters(self) -> str:
        """What the letters of special units stand for, on a pad for any race."""
        if self._pad.race is not None:
            return ""
        units = [(self._say(f"clockwork-unit-letter-{race}"), unit_name(self._say, race)) for race in Race]
        return " · ".join(f"*{letter}* {unit}" for letter, unit in units)

    def _reminder(self, box: Box) -> None:
        page = self._page
        page.rect(box, line="ink", width=LINE, radius=1.2)
        text = "\n".join(filter(None, (self._via(), self._say("clockwork-pad-bases"), self._letters())))
        prose(page, box.inset(1.6, 1.2), text, 6.8 * self._scale, 4.5)

    def _map(self, box: Box) -> None:
        subject, own = self._pad.subject, self._pad.capital
        name = f"clockwork-pad-map-{subject.code.qr}-{own}-{box.width:.1f}-{box.height:.1f}"

        def draw(surface: Surface) -> None:
            draw_small_map(self._book, surface, Box(0, 0, box.width, box.height).inset(0.6), subject, own)

        self._page.show(self._book.form(name, box.width, box.height, draw), box.x, box.y)
