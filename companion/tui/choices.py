"""What a player can do now, as rows of a list: each row has its words and what happens when it is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct
from rich.cells import cell_len
from textual.content import Content

from companion.kernel.game import Decision, Move
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui.hanging import hanging
from companion.tui.verdict import says_whose

KEY, GAP = 3, 2  # columns for a number, and between a choice and its note
LOW = 7  # lines of a list below which each of them is needed for a choice
Line = tuple[Content, str]  # and which choice begins there, by its index


class Choice(Struct, frozen=True):
    """One row. `enter` plays the move, `hand-over` opens the curtain, `open` enters face-up cards, `roll` rolls.

    `final` and `chart` look back on a game that is over.
    """

    kind: Literal["enter", "hand-over", "open", "roll", "type", "final", "chart"]
    text: str
    note: str = ""
    move: Move | None = None
    decision: Decision | None = None
    optional: bool = False
    brief: str = ""  # the note, where there is little room
    line: str = ""  # of `type`: what the entry line begins with; of `roll`: what is rolled


def choices_now(table: Table[Any], teller: Teller) -> list[Choice]:
    """Every choice, what has to be decided first."""
    pending = table.pending()
    required = [decision for decision in pending if not decision.optional]
    rows = [row for decision in required for row in _rows(table, decision, teller)]
    if len([d for d in required if d.secret]) > 1:
        rows.append(Choice("open", teller.language.say("tui-choice-open")))
    optional = [decision for decision in pending if decision.optional]
    rows += [row for decision in optional if not decision.typed for row in _rows(table, decision, teller)]
    return rows + list(_typed_rows([decision for decision in optional if decision.typed], table, teller))


def looking_back(teller: Teller) -> list[Choice]:
    """What there is to do when nothing is left to decide."""
    return [Choice("final", teller.language.say("tui-choice-final")), Choice("chart", teller.language.say("tui-chart"))]


def _rows(table: Table[Any], decision: Decision, teller: Teller) -> Iterator[Choice]:
    say = teller.language.say
    if decision.secret:
        text = say("tui-choice-hand-over", seat=teller.seat(decision.seat))
        yield Choice("hand-over", text, decision=decision)
    elif decision.dice:
        verb, _, rest = decision.dice.partition(" ")
        spelled = table.game.notation.spell(verb, teller.language.code)
        yield Choice("roll", say("tui-choice-roll"), f"{spelled} {rest}", decision=decision, line=decision.dice)
        begun = f"{spelled} {rest}".partition("?")[0]
        yield Choice("type", say("tui-choice-type"), begun, decision=decision, line=begun)
    else:
        for move in table.game.choices(table.seen_by(None), decision):
            yield _move_row(table, decision, move, teller)


def _typed_rows(decisions: list[Decision], table: Table[Any], teller: Teller) -> Iterator[Choice]:
    """One row for everybody who may do such a thing: it begins the line that they type."""
    for decision in {decision.kind: decision for decision in decisions}.values():
        begun = table.game.notation.spell(decision.verbs[0], teller.language.code)
        yield Choice("type", teller.ask(decision), begun, decision=decision, optional=True, line=f"{begun} ")


def _move_row(table: Table[Any], decision: Decision, move: Move, teller: Teller) -> Choice:
    if decision.optional:
        return Choice("enter", teller.ask(decision), teller.move(move), move, decision, optional=True)
    text = teller.move(move, with_seat=says_whose(table, move))
    hint = table.game.hint(table.seen_by(None), move)
    told, brief = (teller.event(hint), teller.short(hint)) if hint else ("", None)
    if _goes_on(table, decision, move):
        return Choice("type", text, told, move, decision, brief=brief or "", line=f"{text} ")
    return Choice("enter", text, told, move, decision, brief=brief or "")


def _goes_on(table: Table[Any], decision: Decision, move: Move) -> bool:
    """A bare verb that is only the beginning of what could be meant: the player goes on typing, or presses enter."""
    notation = table.game.notation
    bare = " " not in notation.write(move, with_seat=False)
    return bare and not decision.complete and notation.says_more(move.verb())


def drawn(choices: list[Choice], width: int, height: int) -> list[Line]:
    """The choices with their numbers and what is to be noted; what may be left alone is set back.

    Notes stand in a column. One that does not fit stands below its choice; but in a low list, where not all could
    be seen at once any more, it is left out: who types the move is told all of it.
    """
    first = [choice for choice in choices if not choice.optional] or choices
    longest = max((cell_len(choice.text) for choice in first), default=0)
    short = any(cell_len(choice.note) > _room(width, longest) for choice in first)
    rows = [_Row(number, choice, short) for number, choice in enumerate(choices)]
    column = _column([row for row in rows if row.choice in first], width)
    everything = [line for row in rows for line in row.lines(width, column, below=True)]
    if height >= min(len(everything), LOW):
        return everything
    return [line for row in rows for line in row.lines(width, column, below=False)]


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


class _Row:
    """A choice on its way to the screen."""

    def __init__(self, index: int, choice: Choice, short: bool) -> None:
        self._index, self.choice = index, choice
        self.note = choice.brief if short and choice.brief else choice.note

    def lines(self, width: int, column: int, below: bool) -> Iterator[Line]:
        """Its note in the column or right behind it if there is room, or `below` it, or nowhere."""
        key = str(self._index + 1) if self._index < 9 else " "
        tone = "$muted" if self.choice.optional else "$foreground"
        *above, last = hanging(Content.styled(f"{key:{KEY}}", "$accent"), self.choice.text, width, tone)
        under: list[Content] = []
        room = width - last.cell_length - GAP - cell_len(self.note)
        if self.note and room >= 0:
            gap = max(KEY + column - last.cell_length, 0)
            last = last.pad_right(GAP + (gap if gap <= room else 0)) + Content.styled(self.note, "$muted")
        elif self.note and below:
            under = hanging(Content(" " * (KEY + GAP)), self.note, width, "$muted")
        for nth, line in enumerate((*above, last, *under)):
            yield line, "" if nth else str(self._index)
