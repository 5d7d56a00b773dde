"""Time, morale and command tracks to lay beside the board, and the displays of those who come later."""

from __future__ import annotations

from companion.games.marengo.beginning import SAMPLE, named_forces, option
from companion.games.marengo.block_words import write_block
from companion.games.marengo.board.model import AT_START, UNKNOWN, Board, Force, said
from companion.games.marengo.pieces import ANY
from companion.games.marengo.sheets.look import MARK, army_letter, army_strip, board_name, hour, source_notes
from companion.games.marengo.sheets.subject import FieldSubject
from companion.games.marengo.state import BONUS, COMMANDS, SEATS
from companion.games.marengo.summary import numbers
from companion.kernel.game import Seat, Setup
from companion.kernel.notation import Language
from companion.printing.book import Book, Page
from companion.printing.box import Box
from companion.printing.surface import THIN
from companion.printing.tracks import track

FREE_ACTIVATION = 11  # BM-SURP-06
_HOURS, _MORALE = 8, 12  # fields beside each other; on small paper fewer of morale
_TITLE = 6.0  # mm
_NARROW = 175.0  # mm of paper


def draw_tracks(book: Book, subject: FieldSubject) -> None:
    page = book.page(book.say("marengo-sheet-tracks"), board_name(book, subject.board), landscape=False)
    _Tracks(book, page, subject.board, subject.asked.setup).draw()


class _Tracks:
    def __init__(self, book: Book, page: Page, board: Board, setup: Setup) -> None:
        self._book, self._page, self._board, self._setup, self._say = book, page, board, setup, book.say
        self._faces = named_forces(board, setup)
        self._mark = "" if board.source == "owner" else MARK

    def draw(self) -> None:
        page, board = self._page, self._board
        note = source_notes(self._book, board, self._setup)
        rest = page.body
        if note:
            words, rest = rest.cut_bottom(4.4, 1.5)
            page.write(words, note, 6.5, 5, paint="soft", lines=2)
        unit = rest.height / 100
        time, rest = rest.cut_top(21 * unit, 2 * unit)
        self._time(time)
        for seat in SEATS:
            morale, rest = rest.cut_top(19 * unit, 2 * unit)
            self._morale(morale, seat)
        commands, displays = rest.cut_top(9 * unit, 2 * unit)
        for seat, half in zip(SEATS, commands.columns(2, 6), strict=True):
            self._commands(half, seat)
        self._displays(displays)

    def _titled(self, box: Box, title: str) -> Box:
        head, rest = box.cut_top(_TITLE, 0.5)
        self._page.label(head.x, head.bottom - 1.6, title, 10, "bold", room=head.width)
        return rest

    # --- time -------------------------------------------------------------------------------------------------------

    def _time(self, box: Box) -> None:
        """Each hour with who may come in and what begins (BM-COMP-09, BM-REIN-02, BM-SURP-06)."""
        rest = self._titled(box, self._say("marengo-tracks-time"))
        board = self._board
        rounds = range(1, board.time.rounds + 1)
        notes: dict[str, list[str]] = {}
        for force in board.forces:
            if force.display != AT_START and force.round is not None:
                notes.setdefault(hour(self._book, board, force.round), []).append(self._arrival(force))
        if board.time.first_hour < FREE_ACTIVATION <= board.hour(board.time.rounds):
            free = hour(self._book, board, FREE_ACTIVATION - board.time.first_hour + 1)
            notes.setdefault(free, []).append(self._say("marengo-tracks-free"))
        spaces = [hour(self._book, board, round_) for round_ in rounds]
        told = {space: "\n".join(lines) for space, lines in notes.items()}
        track(self._page, rest, spaces, min(_HOURS, len(spaces)), told, [spaces[0]])

    def _arrival(self, force: Force) -> str:
        locales = dict.fromkeys(self._board.entry[entry].locale for entry in force.entries)
        at = ", ".join(numbers(self._board)[locale] for locale in locales)
        letter = army_letter(self._book, force.side)
        return self._say("marengo-tracks-arrival", letter=letter, count=len(force.pieces), locale=at) + self._mark

    # --- armies -----------------------------------------------------------------------------------------------------

    def _morale(self, box: Box, seat: Seat) -> None:
        """From 0 up to the start and what the other army's collapse may bring (BM-DEM-05, BM-AMB-25)."""
        head, rest = box.cut_top(_TITLE - 0.6, 1)
        title = self._say("marengo-tracks-morale", side=self._say(f"marengo-{seat}"))
        army_strip(self._book, self._page, head, seat, title)
        printed = self._board.morale
        starts = {"austrian": printed.austrian_start, "french": printed.french_start}
        spaces = [str(number) for number in range(max(starts.values()) + BONUS + 1)]
        start = str(starts[seat])
        across = _MORALE if self._page.paper.width >= _NARROW else _HOURS
        notes = {"0": self._say("marengo-tracks-broken"), start: self._say("marengo-tracks-start") + self._mark}
        track(self._page, rest, spaces, across, notes, ["0", start])

    def _commands(self, box: Box, seat: Seat) -> None:
        """Three fields to lay markers on (BM-COMP-11)."""
        title = self._say("marengo-tracks-commands", side=self._say(f"marengo-{seat}"))
        rest = self._titled(box, title)
        side = min(rest.height, rest.width / COMMANDS - 3)
        for at in range(COMMANDS):
            x, y = rest.x + side / 2 + at * (side + 4), rest.centre[1]
            self._page.circle(x, y, side / 2, None, "ink", THIN)
            self._page.write(Box(x, y, 0, 0).inset(-side / 2), str(at + 1), 12, 6, "bold", "soft", "centre", "middle")

    # --- displays ---------------------------------------------------------------------------------------------------

    def _displays(self, box: Box) -> None:
        """A place for the blocks of each display, with what they are and where they come in."""
        forces = self._board.forces
        rest = self._titled(box, self._say("marengo-tracks-displays"))
        shares = [max(len(force.pieces), 5) for force in forces]
        across = 3 if len(forces) > 3 else len(forces)
        rows = [forces[at : at + across] for at in range(0, len(forces), across)]
        for row, place in zip(rows, rest.rows(len(rows), 2) if rows else [], strict=True):
            parts = place.columns([shares[forces.index(force)] ** 0.5 for force in row], 3)
            for force, part in zip(row, parts, strict=True):
                self._display(force, part)

    def _display(self, force: Force, box: Box) -> None:
        page, language = self._page, self._book.ask.language
        page.rect(box, None, "soft", THIN, 1.5, "1.4 1")
        strip, rest = box.cut_top(5)
        name = said(force.name, language) or force.display
        army_strip(self._book, page, strip, force.side, name)
        page.write(rest.inset(1.4, 0.8), self._told(force), 7.5, 5, paint="soft", cut=True)

    def _told(self, force: Force) -> str:
        """`3× i3, 10× i2`; those of unknown type as `?`, those whose type is our sample with its mark."""
        language: Language = "de" if self._book.ask.language == "de" else "en"
        faces = [UNKNOWN if face == ANY else write_block(face, language) for face in self._faces[force.display]]
        invented = UNKNOWN in force.pieces and option(self._setup, "reinforcements").strip() == SAMPLE
        mark = MARK if invented else self._mark
        pieces = ", ".join(f"{faces.count(face)}× {face}" for face in dict.fromkeys(faces)) + mark
        unknown = f" {self._say('marengo-tracks-unknown')}" if UNKNOWN in faces else ""
        entries = [self._board.entry[id_] for id_ in force.entries]
        called = numbers(self._board)
        places = ", ".join(f"{said(entry.name, language) or entry.id} ({called[entry.locale]})" for entry in entries)
        return pieces + unknown + (f"\n{places}" if places else "")
