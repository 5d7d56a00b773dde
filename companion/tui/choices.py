"""What a player can do now, as rows of a list: each row has its words and what happens when it is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace
from rich.cells import cell_len
from textual.content import Content

from companion.games.registry import has_desk
from companion.kernel.game import Decision, Move
from companion.kernel.going_on import next_by_itself
from companion.kernel.parts import Moves, asked_on, gathered, parted
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.text.verdict import says_whose
from companion.tui.hanging import hanging

KEY, GAP = 3, 2  # columns for a number, and between a choice and its note
LOW = 7  # lines of a list below which each of them is needed for a choice
Line = tuple[Content, str]  # and which choice begins there, by its index


class Choice(Struct, frozen=True):
    """One row. `enter` plays the move, `hand-over` opens the curtain, `open` enters face-up cards, `roll` rolls.

    `parts` asks for what is still open of the move; `desk` opens the game's own screen for such a decision; `go-on`
    does all that nobody decides; `final` and `chart` look back on a game that is over.
    """

    kind: Literal["enter", "hand-over", "open", "roll", "type", "parts", "desk", "go-on", "final", "chart"]
    text: str  # what people say
    note: str = ""  # what it would do
    typed: str = ""  # how it is typed, set back, so that people learn it
    move: Move | None = None
    decision: Decision | None = None
    optional: bool = False
    brief: str = ""  # the note, where there is little room
    line: str = ""  # of `type`: what the entry line begins with; of `roll`: what is rolled
    moves: Moves = ()  # of `parts`: all that may be meant
    passes: bool = False  # declines what could be done

    @property
    def listed(self) -> Moves:
        """The moves this row stands for."""
        return self.moves or ((self.move,) if self.move else ())


def choices_now(table: Table[Any], teller: Teller) -> list[Choice]:
    """What is listed with numbers, what has to be decided first."""
    pending = table.pending()
    required = [decision for decision in pending if not decision.optional]
    rows = _one_desk(row for decision in required for row in _rows(table, decision, teller))
    if len([d for d in required if d.secret and not d.typed]) > 1:
        rows.append(Choice("open", teller.language.say("tui-choice-open")))
    if next_by_itself(table) is not None:
        rows.append(Choice("go-on", teller.language.say("tui-choice-go-on")))
    return rows + _optional_rows([d for d in pending if d.optional and not d.rare], table, teller)


def _one_desk(rows: Iterable[Choice]) -> list[Choice]:
    """Where several are asked for the same, they sit at one desk."""
    found: list[Choice] = []
    for row in rows:
        if row.kind != "desk" or all(other.text != row.text for other in found):
            found.append(row)
    return found


def rare_choices(table: Table[Any], teller: Teller) -> list[Choice]:
    """What is offered by a key of its own, so that no number ever means it: also to decide anew, face down."""
    anew = [
        Choice("hand-over", teller.language.say("tui-choice-anew", seat=teller.seat(decision.seat)), decision=decision)
        for decision in table.decided()
    ]
    return anew + _optional_rows([decision for decision in table.pending() if decision.rare], table, teller)


def _optional_rows(optional: Sequence[Decision], table: Table[Any], teller: Teller) -> list[Choice]:
    rows = [row for decision in optional if not decision.typed for row in _rows(table, decision, teller)]
    return rows + list(_typed_rows([decision for decision in optional if decision.typed], table, teller))


def part_choices(table: Table[Any], begun: Choice, teller: Teller) -> list[Choice]:
    """What the next part of a move can be that was begun; the last part enters it."""
    assert begun.decision is not None
    field, rows = parted(table.game.notation, begun.moves)
    return [
        _part_row(table, begun.decision, asked_on(table.game, table.seen_by(None), moves, field), teller, text)
        for moves, text in ((moves, teller.part(moves[0], field)) for moves in rows)
    ]


def each_move(table: Table[Any], row: Choice, teller: Teller) -> list[Choice]:
    """A row for every move that a row stands for."""
    if row.decision is None or row.kind not in ("enter", "parts"):
        return []
    return [_move_row(table, row.decision, move, teller) for move in row.listed]


def _begun_text(table: Table[Any], moves: Moves, teller: Teller) -> str:
    """What is clear of a move that is asked part by part."""
    begun = teller.in_common(moves)
    return f"{teller.seat(moves[0].seat)}: {begun}" if says_whose(table, moves[0]) else begun


def keys_of(choices: Sequence[Choice], pass_key: str, desk_key: str, go_on_key: str = "+") -> list[str]:
    """What takes each of them: the key to pass if nobody else could mean it, its own key, else its number."""
    passing = [choice for choice in choices if choice.passes]
    numbers = iter(range(1, len(choices) + 1))
    own = {"desk": desk_key, "go-on": go_on_key}
    keys = (pass_key if [choice] == passing else own.get(choice.kind, "") for choice in choices)
    return [key or str(next(numbers)) for key in keys]


def looking_back(teller: Teller) -> list[Choice]:
    """What there is to do when nothing is left to decide."""
    return [Choice("final", teller.language.say("tui-choice-final")), Choice("chart", teller.language.say("tui-chart"))]


def _rows(table: Table[Any], decision: Decision, teller: Teller) -> Iterator[Choice]:
    say = teller.language.say
    if decision.secret:
        text = say("tui-choice-hand-over", seat=teller.seat(decision.seat))
        yield Choice("hand-over", text, decision=decision)
        if decision.dice:
            drawn = say("tui-choice-draw", seat=teller.seat(decision.seat))
            yield Choice("roll", drawn, decision=decision, line=decision.dice)
        return
    if has_desk(table.game.id, decision.kind):
        yield Choice("desk", say(f"{table.game.id}-desk-{decision.kind}"), decision=decision)
    if decision.dice:
        spell = partial(table.game.notation.spell, language=teller.language.code)
        verb, typed = decision.dice.partition(" ")[0], " ".join(map(spell, decision.dice.split(" ")))
        yield Choice("roll", teller.by_laptop(decision), typed=typed, decision=decision, line=decision.dice)
        usual = decision.verbs[0]  # what was drawn is typed by another verb than the dice that draw it
        begun = typed.partition("?")[0] if usual == verb else f"{spell(usual)} "
        yield Choice("type", teller.by_hand(decision), typed=begun, decision=decision, line=begun)
    else:
        for alike in gathered(table.game.notation, table.game.choices(table.seen_by(None), decision)):
            moves = asked_on(table.game, table.seen_by(None), alike)
            if len(moves) == 1:
                yield _move_row(table, decision, moves[0], teller)
            else:
                yield _part_row(table, decision, moves, teller, _begun_text(table, moves, teller))
        yield from _begun_rows(table, decision, teller)


def _typed_rows(decisions: list[Decision], table: Table[Any], teller: Teller) -> Iterator[Choice]:
    """What everybody may do alike is one row."""
    for decision in {decision.kind: decision for decision in decisions}.values():
        yield from _begun_rows(table, decision, teller)


def _begun_rows(table: Table[Any], decision: Decision, teller: Teller) -> Iterator[Choice]:
    """Rows that begin the line, to be typed on."""
    for beginning in table.game.beginnings(table.seen_by(None), decision):
        text, begun = teller.event(beginning.said), teller.begun(beginning)
        yield Choice("type", text, "", begun, None, decision, decision.optional, line=f"{begun} ")


def _part_row(table: Table[Any], decision: Decision, moves: Moves, teller: Teller, text: str) -> Choice:
    """A row for one move, or for all that may still be meant."""
    if len(moves) == 1:
        return replace(_move_row(table, decision, moves[0], teller), kind="enter", text=text)
    asked = teller.ask_part(decision, moves[0].verb(), parted(table.game.notation, moves)[0])
    return Choice("parts", text, asked, decision=decision, moves=moves)


def _move_row(table: Table[Any], decision: Decision, move: Move, teller: Teller) -> Choice:
    whose = decision.optional or says_whose(table, move)
    text, typed = teller.sentence(move, whose), teller.move(move, whose)
    hint = None if decision.optional else table.game.hint(table.seen_by(None), move)
    told, brief = (teller.event(hint), teller.short(hint)) if hint else ("", None)
    passes = move.verb() in table.game.passing
    row = Choice("enter", text, told, typed, move, decision, decision.optional, brief or "", passes=passes)
    return replace(row, kind="type", line=f"{typed} ") if _goes_on(table, decision, move) else row


def _goes_on(table: Table[Any], decision: Decision, move: Move) -> bool:
    """A bare verb that is only the beginning of what could be meant: the player goes on typing, or presses enter."""
    notation = table.game.notation
    bare = " " not in notation.write(move, with_seat=False)
    return bare and not decision.complete and notation.says_more(move.verb())


def drawn(choices: Sequence[Choice], keys: Sequence[str], width: int, height: int) -> list[Line]:
    """The choices with their keys, what is to be noted and how they are typed; what may be left alone is set back.

    Notes stand in a column. One that does not fit stands below its choice; but in a low list, where not all could
    be seen at once any more, it is left out: who types the move is told all of it. How a move is typed stands at the
    edge, where there is room for it.
    """
    first = [choice for choice in choices if not choice.optional] or choices
    longest = max((cell_len(choice.text) for choice in first), default=0)
    short = any(cell_len(choice.note) > _room(width, longest) for choice in first)
    rows = [_Row(index, key, choice, short) for index, (key, choice) in enumerate(zip(keys, choices, strict=True))]
    column = _column([row for row in rows if row.choice in first], width)
    everything = [row.lines(width, column, below=True) for row in rows]
    if height < min(sum(map(len, everything)), LOW):
        everything = [row.lines(width, column, below=False) for row in rows]
    edge = _edge(rows, everything, width)
    return [line for row, lines in zip(rows, everything, strict=True) for line in row.taught(lines, edge)]


def _room(width: int, column: int) -> int:
    """What is left for a note."""
    return width - KEY - column - GAP


def _column(rows: list[_Row], width: int) -> int:
    """As wide as the longest choice that leaves room for the notes of all that are no longer."""
    for column in sorted({cell_len(row.choice.text) for row in rows}, reverse=True):
        notes = [row.note for row in rows if cell_len(row.choice.text) <= column]
        if max(map(cell_len, notes)) <= _room(width, column):
            return column
    return 0


def _edge(rows: list[_Row], drawn: list[list[Line]], width: int) -> int:
    """Where typed forms end: as near to the choices as the longest of them allows."""
    longest = max((line.cell_length for lines in drawn for line, _ in lines), default=0)
    return min(width, longest + GAP + max((cell_len(row.choice.typed) for row in rows), default=0))


class _Row:
    """A choice on its way to the screen."""

    def __init__(self, index: int, key: str, choice: Choice, short: bool) -> None:
        self._index, self._key, self.choice = index, key, choice
        self.note = choice.brief if short and choice.brief else choice.note

    def lines(self, width: int, column: int, below: bool) -> list[Line]:
        """Its note in the column or right behind it if there is room, or `below` it, or nowhere."""
        tone = "$muted" if self.choice.optional else "$foreground"
        *above, last = hanging(Content.styled(f"{self._key:{KEY}}", "$accent"), self.choice.text, width, tone)
        under: list[Content] = []
        room = width - last.cell_length - GAP - cell_len(self.note)
        if self.note and room >= 0:
            gap = max(KEY + column - last.cell_length, 0)
            last = last.pad_right(GAP + (gap if gap <= room else 0)) + Content.styled(self.note, "$muted")
        elif self.note and below:
            under = hanging(Content(" " * (KEY + GAP)), self.note, width, "$muted")
        return [(line, "" if nth else str(self._index)) for nth, line in enumerate((*above, last, *under))]

    def taught(self, lines: list[Line], edge: int) -> list[Line]:
        """With how it is typed, at the end of its last line that has room."""
        typed = self.choice.typed
        for nth, (line, item) in reversed(list(enumerate(lines))):
            room = edge - line.cell_length - cell_len(typed)
            if typed and room >= GAP:
                return [*lines[:nth], (line.pad_right(room) + Content.styled(typed, "$muted"), item), *lines[nth + 1 :]]
        return lines
