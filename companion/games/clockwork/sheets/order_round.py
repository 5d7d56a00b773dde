"""One round of an order pad (ledger 10.1): orders, court, pool, special unit, Steam Tank, sacrifice, ready."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.clockwork.maps.played import Race
from companion.games.clockwork.sheets.pads import DOMAINS, Pad, cell, cross_out, seat_signs, tick, unit_name
from companion.games.clockwork.sheets.rounds import Round
from companion.printing.book import Page
from companion.printing.box import Box
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.surface import BOLD, LINE, THIN

USUAL = 94.0  # mm of width at which everything has its usual size
LARGEST = 1.7  # times that, at most
HEADER, HEADS, FOOT, GAP = 8.0, 4.4, 8.6, 1.2  # mm, heights of the parts
ROW = 6.0  # mm that a pencil needs
FEWEST, MOST = 8, 10  # rows of orders
LOWEST = 0.84  # how much of their height header and foot keep at least, if the rows need the rest
_BASES = ("own", "next", "march")  # CW-DEPLOY-08, -09, -10


class _Columns(NamedTuple):
    """The cells of a row."""

    number: Box
    tile: Box
    workers: Box
    special: Box
    over: Box
    bases: list[Box]
    note: Box


class RoundBlock:
    """Draws one round into its box; a larger box gets larger type and higher rows."""

    def __init__(self, page: Page, box: Box, pad: Pad, round_: Round) -> None:
        self._page, self._box, self._pad, self._round = page, box, pad, round_
        self._say = page.say
        self._scale = max(1.0, min(LARGEST, box.width / USUAL, box.height / 95))
        self._name = f"{pad.key}-round{round_.number}"

    def draw(self) -> None:
        with self._page.about(f"{self._say('clockwork-pad-round')} {self._round.number}"):
            self._draw()

    def _draw(self) -> None:
        s, low = self._scale, self._lowered()
        header, rest = self._box.cut_top(HEADER * low * s)
        foot, rest = rest.cut_bottom(2 * FOOT * low * s + GAP, GAP)
        heads, rows = rest.cut_top(HEADS * s)
        count = max(FEWEST, min(MOST, int(rows.height / ROW / s) - 1))
        self._header(header)
        self._heads(heads)
        places = rows.rows(count + 1)
        for number, row in enumerate(places[:-1], start=1):
            self._order(number, row)
        self._court(places[-1])
        self._rules(rest, heads, places)
        pool, below = foot.rows(2, GAP)
        self._pool(pool)
        self._below(below)

    def _lowered(self) -> float:
        """The part of their usual height that header and foot have, so that every row is high enough."""
        for_rows = HEADS + (FEWEST + 1) * ROW
        left = (self._box.height - 2 * GAP) / self._scale - for_rows
        return max(LOWEST, min(1.0, left / (HEADER + 2 * FOOT)))

    # --- round, age, start player ---------------------------------------------------------------------------------

    def _header(self, box: Box) -> None:
        page, s, say = self._page, self._scale, self._say
        number, rest = box.cut_left(box.height, 1.5 * s)
        page.rect(number, fill="ink", line="ink", radius=0.8)
        size = 15 * s
        middle = number.centre[1] + size * POINT * CAP_HEIGHT / 2
        page.label(number.centre[0], middle, str(self._round.number), size, "bold", page.ink.on("ink"), "centre")
        words, right = rest.cut_left(rest.width * (0.33 if self._pad.subject.allied else 0.42), 1)
        up, down = words.rows([1, 1.1])
        used = page.label(up.x, up.bottom - 1 * s, say("clockwork-pad-round"), 6.5 * s, paint="soft")
        age = say(f"clockwork-age-{self._round.age}")
        page.label(down.x, down.bottom - 1.3 * s, age, 9.5 * s, "bold", room=down.width)
        if self._round.scoring:
            self._scoring(up.cut_left(used, 2 * s)[1])
        self._start(right)

    def _scoring(self, box: Box) -> None:
        """Printed, because it changes what one orders."""
        page, s = self._page, self._scale
        tag = Box(box.x, box.y, min(box.width, 15 * s), box.height - 0.3 * s)
        page.rect(tag, fill="tint", line="ink", width=THIN, radius=tag.height / 2)
        baseline = tag.centre[1] + 6.5 * s * POINT * CAP_HEIGHT / 2
        word = self._say("clockwork-pad-scoring")
        page.label(tag.centre[0], baseline, word, 6.5 * s, "bold", align="centre", room=tag.width - 1.5)

    def _start(self, box: Box) -> None:
        page, s = self._page, self._scale
        if self._pad.subject.allied:
            commander, box = box.cut_right(17 * s, 1.5)
            label, square = commander.rows([1, 1.7])
            word = self._say("clockwork-pad-commander")
            page.write(label, word, 5.8 * s, 4.2, paint="soft", align="centre", upright="middle", lines=1)
            tick(page, square, 4 * s, f"{self._name}-commander", word)
        signs = seat_signs(self._pad.subject)
        label, boxes = box.rows([1, 1.7])
        start = self._say("clockwork-pad-start")
        page.write(label, start, 5.8 * s, 4.2, paint="soft", align="right", upright="middle")
        side = min(6.6 * s, (boxes.width - len(signs) * 0.8) / len(signs))
        x = boxes.right - len(signs) * (side + 0.8) + 0.8
        for at, sign in enumerate(signs):
            place = Box(x + at * (side + 0.8), boxes.y + 0.2, side, boxes.height - 0.6)
            cross_out(page, place, sign, f"{self._name}-start", f"{start} {sign}", 7.5 * s, "choice")

    # --- orders -----------------------------------------------------------------------------------------------------

    def _columns(self, box: Box) -> _Columns:
        s = self._scale
        special = 12.0 if self._pad.race is not None else 19.0
        widths = [4.6, 13.5, 12.5, special, 13.5]
        cells = []
        for width in widths:
            part, box = box.cut_left(width * s)
            cells.append(part)
        bases, note = box.cut_left(19.5 * s)
        return _Columns(cells[0], cells[1], cells[2], cells[3], cells[4], bases.columns(3), note)

    def _heads(self, box: Box) -> None:
        columns, say = self._columns(box), self._say
        race = self._pad.race
        special = unit_name(say, race) if race is not None else say("clockwork-pad-special")
        heads = [
            (columns.tile, say("clockwork-pad-tile")),
            (columns.workers, say("clockwork-pad-workers")),
            (columns.special, special),
            (columns.over, say("clockwork-pad-over")),
            (columns.note, say("clockwork-pad-note")),
        ]
        for place, word in heads:
            self._head(place, word, 7, 4.8)
        for place, basis in zip(columns.bases, _BASES, strict=True):
            self._head(place, say(f"clockwork-pad-basis-{basis}"), 5.8, 4.4)

    def _head(self, box: Box, word: str, size: float, least: float) -> None:
        s = self._scale
        y = box.bottom - 1.2 * s
        self._page.label(box.centre[0], y, word, size * s, "bold", align="centre", room=box.width - 0.6, least=least)

    def _order(self, number: int, box: Box) -> None:
        page, s, columns = self._page, self._scale, self._columns(box)
        name, say = f"{self._name}-{number}", self._say
        baseline = box.centre[1] + 6.5 * s * POINT * CAP_HEIGHT / 2
        page.label(columns.number.centre[0], baseline, str(number), 6.5 * s, paint="soft", align="centre")
        with page.about(str(number)):
            page.field(columns.tile.inset(0.4), f"{name}-tile", say("clockwork-pad-tile"))
            page.field(columns.workers.inset(0.4), f"{name}-workers", say("clockwork-pad-workers"))
            self._special(columns.special, f"{name}-special")
            page.field(columns.over.inset(0.4), f"{name}-via", say("clockwork-pad-over"))
            for place, basis in zip(columns.bases, _BASES, strict=True):
                tick(page, place, 3.4 * s, f"{name}-basis", say(f"clockwork-pad-basis-{basis}"), "choice")
            page.field(columns.note.inset(0.4), f"{name}-note", say("clockwork-pad-note"))

    def _special(self, box: Box, name: str) -> None:
        """The race's own unit to tick; on a pad for anybody, the first letters of all four."""
        s = self._scale
        if self._pad.race is not None:
            tick(self._page, box, 3.8 * s, name, unit_name(self._say, self._pad.race))
            return
        for race in Race:
            self._letter(box, race, name)

    def _letter(self, box: Box, race: Race, name: str) -> None:
        s = self._scale
        place = box.inset(0.6 * s, 0).columns(len(Race), 0.5)[tuple(Race).index(race)]
        letter = self._say(f"clockwork-unit-letter-{race}")
        square = place.centred(place.width, min(4.4 * s, box.height - 1))
        cross_out(self._page, square, letter, name, unit_name(self._say, race), 6 * s, "choice")

    def _court(self, box: Box) -> None:
        """Always a legal target for workers, and for the Agent (CW-DEPLOY-19, CW-AGENT-02)."""
        page, s, columns = self._page, self._scale, self._columns(box)
        page.rect(box, fill="tint", line=None)
        baseline = box.centre[1] + 8.5 * s * POINT * CAP_HEIGHT / 2
        left = columns.number.x + 1 * s
        word = self._say("clockwork-pad-court-id")
        page.label(left, baseline, word, 8.5 * s, "bold", room=columns.tile.right - left - 1)
        workers, noted = (f"{word} · {self._say(f'clockwork-pad-{key}')}" for key in ("workers", "note"))
        page.field(columns.workers.inset(0.4), f"{self._name}-court-workers", workers)
        name = f"{self._name}-court-special"
        with page.about(word):
            if self._pad.race is Race.PUREBREEDS:
                tick(page, columns.special, 3.8 * s, name, unit_name(self._say, self._pad.race))
            elif self._pad.race is None:
                self._letter(columns.special, Race.PUREBREEDS, name)
        note = Box(columns.over.x, box.y, columns.bases[-1].right - columns.over.x, box.height)
        page.write(note, self._say("clockwork-pad-always"), 6.5 * s, 5, paint="soft", align="centre", upright="middle")
        page.field(columns.note.inset(0.4), f"{self._name}-court-note", noted)

    def _rules(self, table: Box, heads: Box, rows: list[Box]) -> None:
        page = self._page
        columns = self._columns(table)
        whole = Box(table.x, heads.y, table.width, rows[-1].bottom - heads.y)
        page.lines([(table.x, row.y, table.right, row.y) for row in rows[1:-1]], "faint", THIN)
        court = rows[-1].y
        faint = [(columns.special.x, whole.bottom), (columns.bases[0].x, court), (columns.note.x, whole.bottom)]
        page.lines([(x, whole.y, x, bottom) for x, bottom in faint], "faint", THIN)
        clear = [(columns.tile.x, court), (columns.workers.x, whole.bottom), (columns.over.x, whole.bottom)]
        page.lines([(x, whole.y, x, bottom) for x, bottom in clear], "soft", THIN)
        page.line(table.x, heads.bottom, table.right, heads.bottom, width=LINE)
        page.line(table.x, court, table.right, court, width=LINE)
        page.rect(whole, width=LINE)

    # --- pool, sacrifice, special unit, Steam Tank, ready -----------------------------------------------------------

    def _pool(self, box: Box) -> None:
        """In the pool less ordered is left (CW-DEPLOY-05, -06); what is left may be sacrificed (CW-STUDY-06)."""
        page, s, say = self._page, self._scale, self._say
        sums, sacrifices = box.columns([1, 0.95], 2 * s)
        sign = 3.2 * s
        cells = sums.columns(3, sign)
        words = ("clockwork-pad-pool", "clockwork-pad-ordered", "clockwork-pad-left")
        for place, word in zip(cells, words, strict=True):
            cell(page, place, say(word), f"{self._name}-{word.rpartition('-')[2]}", s)
        for place, operator in zip(cells[:2], ("−", "="), strict=True):
            y = place.centre[1] + 10 * s * POINT * CAP_HEIGHT / 2
            page.label(place.right + sign / 2, y, operator, 10 * s, "bold", align="centre")
        for place, domain in zip(sacrifices.columns(3, 0.8), DOMAINS, strict=True):
            word = say("clockwork-pad-sacrifice", domain=say(domain)) if domain is DOMAINS[0] else say(domain)
            cell(page, place, word, f"{self._name}-sacrifice-{domain.rpartition('-')[2]}", s)

    def _below(self, box: Box) -> None:
        page, s, say = self._page, self._scale, self._say
        unit, tank, ready = box.columns([1, 1, 0.42], 1.2 * s)
        self._unit(unit)
        self._from_to(tank, say("clockwork-pad-tank"), f"{self._name}-tank")
        page.rect(ready, line="ink", width=BOLD, radius=0.8)
        label, square = ready.inset(0.6, 0.4).cut_top(2.8 * s)
        page.write(label, say("clockwork-pad-ready"), 6.5 * s, 5, "bold", align="centre", upright="middle", lines=1)
        tick(page, square, min(4.4 * s, square.height - 0.4), f"{self._name}-ready", say("clockwork-pad-ready"))

    def _from_to(self, box: Box, label: str, name: str) -> None:
        page, s = self._page, self._scale
        place = cell(page, box, label, "", s)
        one, other = place.columns(2, 4 * s)
        y = place.centre[1] + 8 * s * POINT * CAP_HEIGHT / 2
        page.label(place.centre[0], y, "→", 8 * s, paint="soft", align="centre")
        page.field(one.inset(0.4, 0.2), f"{name}-from", f"{label} ①")
        page.field(other.inset(0.4, 0.2), f"{name}-to", f"{label} ②")

    def _unit(self, box: Box) -> None:
        """Where the special unit is, or how many are left (5.20)."""
        say = self._say
        match self._pad.race:
            case Race.PUREBREEDS:
                self._from_to(box, say("clockwork-pad-agent"), f"{self._name}-agent")
            case Race.TROGLODYTES:
                self._choice(box, say("clockwork-pad-engineers"), ["2", "1", "0"], "engineers")
            case Race.RHINOCHS:
                self._choice(box, say("clockwork-pad-crashers"), ["2", "1", "0"], "crashers")
            case Race.MONGRELS:
                where = [say(f"clockwork-pad-hunter-{place}") for place in ("reserve", "map", "out")]
                self._choice(box, say("clockwork-pad-hunter"), where, "hunter")
            case None:
                self._from_to(box, say("clockwork-pad-unit-from"), f"{self._name}-unit")

    def _choice(self, box: Box, label: str, answers: list[str], name: str) -> None:
        place = cell(self._page, box, label, "", self._scale).inset(1, 0.6)
        for part, answer in zip(place.columns(len(answers), 1), answers, strict=True):
            cross_out(self._page, part, answer, f"{self._name}-{name}", answer, 7 * self._scale, "choice")
