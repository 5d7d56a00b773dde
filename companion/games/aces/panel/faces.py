"""What is written on a hex, in as many lines and letters as it has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from companion.games.aces.board.maps import Terrain
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.sights import LETTERS, Piece, Sight
from companion.kernel.game import Seat

Part: TypeAlias = tuple[str, str]  # words, style; no style: that of the ground
Line: TypeAlias = tuple[Part, ...]

INCOME = 1  # coin for each factory (AA-MON-01)
GROUND: dict[Terrain, tuple[str, str]] = {  # ink and tint
    "standard": ("$foreground", "$surface"),
    "road": ("$foreground", "$panel"),
    "forest": ("$tile-ink", "$tile-forest"),
    "water": ("$tile-ink", "$tile-lake"),
    "sea": ("$tile-ink", "$tile-lake"),
    "factory": ("$tile-ink", "$tile-factory"),
    "mountain": ("$tile-ink", "$tile-barrens"),
}
FAR = ("$muted", "$background")
LOOKED_AT = ("$background", "$accent")
HURT = "bold $background on $error"
SKILLED = "bold $background on $warning"
LEVELS = ("", "+", "*")  # recruit, veteran, hero


def ground_of(sight: Sight) -> tuple[str, str]:
    """Ink and tint of a hex."""
    if sight.stands_out:
        return LOOKED_AT
    return FAR if sight.note.far else GROUND[sight.terrain]


def chip_style(seat: Seat, acts: bool) -> str:
    """Who may still act stands out; everybody else is written in their colour."""
    return f"bold $background on $seat-{seat}" if acts else f"$seat-{seat} on $background"


class Faces:
    """Writes on hexes, in one language and one set of signs."""

    def __init__(self, shown: Shown, widths: tuple[int, ...]) -> None:
        self._shown, self._signs, self._widths = shown, shown.signs, widths

    def lines(self, sight: Sight) -> tuple[Line, ...]:
        """A line for each that the hex has."""
        if len(self._widths) == 2:
            return self._tiny(sight) if self._widths[0] < 7 else self._small(sight)
        return self._large(sight)

    # --- two lines ---------------------------------------------------------------------------------------------------

    def _tiny(self, sight: Sight) -> tuple[Line, ...]:
        """Only what is there: a factory and whose, or the letter of the ground; who stands there."""
        factory = f"F{self._holder(sight)}" if sight.factory else LETTERS[sight.terrain]
        piece = sight.piece
        if piece is None:
            return ((factory, ""),), self._note(sight) or ((self._grey(sight), ""),)
        hurt = str(piece.damage or "")
        chip = f"{self._shown.sign(piece.seat)}{self._shown.unit(piece.id)[0].upper()}"
        return ((factory, ""),), ((chip, chip_style(piece.seat, piece.acts)), (hurt, HURT))

    def _small(self, sight: Sight) -> tuple[Line, ...]:
        """The hex with its ground, and marks; below it who stands there, or what else is there."""
        width, piece = self._widths[0], sight.piece
        marks = self._marks(piece) if piece is not None else ()
        note = self._note(sight)
        if piece is not None and note:
            marks = note
        head = self._head(sight, width - _wide(marks))
        line = ((head, ""), (" " * (width - len(head) - _wide(marks)), ""), *marks)
        return line, self._chip(piece) if piece is not None else note or self._else(sight)

    def _head(self, sight: Sight, room: int) -> str:
        """The hex, the letter of its ground or the factory with its holder: as much as there is room for."""
        if not sight.factory:
            return f"{sight.hex}{LETTERS[sight.terrain]}"[:room]
        holder = self._holder(sight)
        heads = (f"{sight.hex}{sight.factory}{holder}", f"{sight.hex}F{holder}", f"F{holder}")
        return next((head for head in heads if len(head) <= room), heads[-1][:room])

    # --- more lines --------------------------------------------------------------------------------------------------

    def _large(self, sight: Sight) -> tuple[Line, ...]:
        """The hex; who stands there; the state they are in; what the ground is."""
        piece, count, widest = sight.piece, len(self._widths), max(self._widths)
        lines: list[Line] = [((f"{sight.hex} {LETTERS[sight.terrain]}".rstrip(), ""),)]
        if piece is not None:
            lines.append(self._chip(piece))
            lines.append(self._marks(piece))
            named = self._shown.type_of(piece.id)
            if count > 4 and len(named) <= widest:
                lines.append(((named, ""),))
        lines += [line for line in (self._note(sight), self._place(sight)) if line]
        lines = [line for line in lines if line][:count]
        above = (count - len(lines)) // 2 if count > 4 else 0
        blank: Line = ()
        return (*[blank] * above, *lines, *[blank] * (count - len(lines) - above))

    def _place(self, sight: Sight) -> Line:
        """A factory with holder and income, a grey tile, or a start number."""
        if sight.factory:
            return ((self._factory(sight), ""),)
        return () if sight.piece is not None and not sight.grey else self._else(sight)

    def _factory(self, sight: Sight) -> str:
        holder = self._holder(sight)
        return f"{sight.factory}{holder}" if sight.ruin else f"{sight.factory}{holder}+{INCOME}"

    # --- parts -------------------------------------------------------------------------------------------------------

    def _else(self, sight: Sight) -> Line:
        if sight.grey:
            return ((self._grey(sight), "bold $background on $muted"),)
        if sight.factory and len(self._widths) == 2:
            return ((f"+{INCOME}", "") if not sight.ruin else (self._signs.no, ""),)
        return ((f"#{sight.start}", "$muted" if not sight.note.far else ""),) if sight.start else ()

    def _grey(self, sight: Sight) -> str:
        return {"down": " ? ", "up": " - ", "launcher": " V2 "}.get(sight.grey, "")

    def _holder(self, sight: Sight) -> str:
        return self._signs.no if sight.ruin else self._shown.sign(sight.holder)

    def _chip(self, piece: Piece) -> Line:
        name = f"{self._shown.sign(piece.seat)}{self._shown.unit(piece.id)}"
        room = max(self._widths) - len(name)
        mark = self._signs.near if piece.acts and room > 0 else ""
        return ((f"{name}{mark}", chip_style(piece.seat, piece.acts)),)

    def _marks(self, piece: Piece) -> Line:
        """Damage, experience, whether it is in repair or owes an attack."""
        return tuple(self._each_mark(piece))

    def _each_mark(self, piece: Piece) -> Iterator[Part]:
        if piece.damage:
            yield f"-{piece.damage}", HURT
        if piece.level:
            yield LEVELS[piece.level], SKILLED
        if piece.repair:
            yield self._shown.say("aces-panel-mark-repair"), "bold"
        elif piece.duty:
            yield "!", "bold"

    def _note(self, sight: Sight) -> Line:
        return ((sight.note.words, sight.note.tone),) if sight.note.words else ()


def _wide(line: Line) -> int:
    return sum(len(words) for words, _ in line)
