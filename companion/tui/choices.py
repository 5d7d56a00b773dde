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

KEY, GAP = 3, 2  # columns for a number, and between a choice and its note


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
    line: str = ""  # of `type`: what the entry line begins with


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
        yield Choice("roll", say("tui-choice-roll"), decision.dice, decision=decision)
        begun = decision.dice.partition("?")[0]
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
    alone = len({d.seat for d in table.pending() if not d.optional}) == 1
    text = teller.move(move, with_seat=not alone)
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


def drawn(choices: list[Choice], width: int) -> list[Content]:
    """The rows with their numbers and, in a column, what is to be noted; what may be left alone is set back."""
    first = [choice for choice in choices if not choice.optional] or choices
    column = max((cell_len(choice.text) for choice in first), default=0)
    room = width - KEY - column - GAP
    short = any(cell_len(choice.note) > room for choice in first)
    rows = []
    for number, choice in enumerate(choices, start=1):
        key = str(number) if number < 10 else " "
        tone = "$muted" if choice.optional else "$foreground"
        text = Content.styled(choice.text, tone).pad_right(max(column - cell_len(choice.text), 0) + GAP)
        note = choice.brief if short and choice.brief else choice.note
        rows.append(Content.styled(f"{key:{KEY}}", "$accent") + text + Content.styled(note, "$muted"))
    return rows
