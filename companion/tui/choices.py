"""What a player can do now, as rows of a list: each row has its words and what happens when it is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct
from textual.content import Content

from companion.kernel.game import Decision, Move
from companion.kernel.table import Table
from companion.text.teller import Teller


class Choice(Struct, frozen=True):
    """One row. `enter` plays the move, `hand-over` opens the curtain, `open` enters face-up cards, `roll` rolls."""

    kind: Literal["enter", "hand-over", "open", "roll", "type"]
    text: str
    note: str = ""
    move: Move | None = None
    decision: Decision | None = None
    optional: bool = False


def choices_now(table: Table[Any], teller: Teller) -> list[Choice]:
    """Every choice, what has to be decided first."""
    pending = table.pending()
    required = [decision for decision in pending if not decision.optional]
    rows = [row for decision in required for row in _rows(table, decision, teller)]
    if len([d for d in required if d.secret]) > 1:
        rows.append(Choice("open", teller.language.say("tui-choice-open")))
    optional = [decision for decision in pending if decision.optional]
    return rows + [row for decision in optional for row in _rows(table, decision, teller)]


def _rows(table: Table[Any], decision: Decision, teller: Teller) -> Iterator[Choice]:
    say = teller.language.say
    if decision.secret:
        text = say("tui-choice-hand-over", seat=teller.seat(decision.seat))
        yield Choice("hand-over", text, decision=decision)
    elif decision.dice:
        yield Choice("roll", say("tui-choice-roll"), decision.dice, decision=decision)
        yield Choice("type", say("tui-choice-type"), decision.dice.partition("?")[0], decision=decision)
    else:
        for move in table.game.choices(table.state, decision):
            yield _move_row(table, decision, move, teller)


def _move_row(table: Table[Any], decision: Decision, move: Move, teller: Teller) -> Choice:
    if decision.optional:
        return Choice("enter", teller.ask(decision), teller.move(move), move, decision, optional=True)
    alone = len({d.seat for d in table.pending() if not d.optional}) == 1
    text = teller.move(move, with_seat=not alone)
    hint = table.game.hint(table.state, move)
    return Choice("enter", text, teller.event(hint) if hint else "", move, decision)


def drawn(choices: list[Choice]) -> list[Content]:
    """The rows with their numbers; what may be left alone is set back."""
    rows = []
    for number, choice in enumerate(choices, start=1):
        key = str(number) if number < 10 else " "
        tone = "$muted" if choice.optional else "$foreground"
        rows.append(Content.assemble((key, "$accent"), "  ", (choice.text, tone), "  ", (choice.note, "$muted")))
    return rows
